"""Records of every kind that make sense."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Deal, Vulnerability, shuffled
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import Card
from strohmann.formats.model import (
    BoardRecord,
    Comment,
    RecordedAuction,
    RecordedPlay,
    Remark,
    Row,
    Table,
)
from strohmann.seats import SEATS, Seat

_LETTERS = st.characters(codec="utf-8", categories=("L", "N", "P", "S"), exclude_characters="|#?")
texts = st.lists(st.text(_LETTERS, min_size=1, max_size=8), max_size=4).map(" ".join)
said = texts.map(lambda text: text.replace("{", "(").replace("}", ")").lstrip("%;[")).filter(
    lambda text: bool(text.strip()) and text == text.strip()
)
names = texts.map(lambda text: text.replace(",", "").strip())
_TAGS = st.sampled_from(["Annotator", "Round", "Room", "Stage", "HomeTeam", "Generator"])


def _auction(rng: Random, dealer: Seat) -> Auction:
    auction = Auction(dealer)
    while not auction.is_over:
        legal = auction.legal
        often = rng.random() < 0.7
        auction = auction.call(legal.at(0 if often else rng.randrange(len(legal))))
    return auction


def played(deal: Deal, contract: Contract, rng: Random, count: int) -> tuple[RecordedPlay, int]:
    """So many cards at random among the legal ones, and the tricks that declarer won."""
    play = CardPlay.start(contract, deal.masks, (0, 0, 0, 0))
    rows: list[Row] = []
    row: list[Card | None] = [None] * 4
    for number in range(count):
        seat = play.turn
        assert seat is not None
        card = rng.choice(list(play.legal(seat)))
        row[(seat.index - contract.leader.index) % 4] = card
        play = play.play(seat, card)
        if number % 4 == 3 or number == count - 1:
            rows.append((row[0], row[1], row[2], row[3]))
            row = [None] * 4
    return RecordedPlay(contract.leader, tuple(rows), ending="" if count == 52 else "*"), play.won


@st.composite
def _remarks(draw: st.DrawFn, places: list[int], *, glyphs: bool) -> tuple[Remark, ...]:
    chosen = draw(st.lists(st.sampled_from(places), unique=True, max_size=4)) if places else []
    marks = []
    for at in sorted(chosen):
        note, after = draw(said | st.just("")), tuple(draw(st.lists(said, max_size=2)))
        alert = bool(note) or draw(st.booleans())
        glyph = tuple(draw(st.lists(st.integers(14, 255), max_size=1))) if glyphs else ()
        if alert or after or glyph:
            marks.append(Remark(at, note, alert, glyph, after=after))
    return tuple(marks)


@st.composite
def records(draw: st.DrawFn, *, rich: bool = True) -> BoardRecord:
    """A record; ``rich`` ones have what LIN has no place for."""
    rng = Random(draw(st.integers(0, 2**32)))
    dealer = draw(st.sampled_from(SEATS))
    deal = Deal.of_pack(shuffled(rng), dealer)
    auction = _auction(rng, dealer)
    contract = auction.contract
    play, tricks = None, None
    if contract is not None:
        count = draw(st.sampled_from([0, 1, 5, 30, 52]))
        recorded, won = played(deal, contract, rng, count)
        places = [4 * i + j for i, row in enumerate(recorded.rows)
                  for j, card in enumerate(row) if card is not None]  # fmt: skip
        marks = draw(_remarks(places, glyphs=rich)) if rich else ()
        play = RecordedPlay(recorded.leader, recorded.rows, marks, recorded.ending)
        play = play if count else None
        tricks = won if count == 52 else rng.randint(won, won + 13 - (count + 3) // 4)
    marks = draw(_remarks(list(range(len(auction))), glyphs=rich))
    tags = draw(st.dictionaries(_TAGS, names, max_size=4)) if rich else {}
    tables: tuple[Table, ...] = ()
    if rich and draw(st.booleans()):
        cells = st.lists(texts, min_size=2, max_size=2).map(tuple)
        rows = tuple(draw(st.lists(cells, max_size=3)))
        tables = (Table("ActionTable", ("Action\\4R", "Score\\3L"), rows),)
    comments = draw(st.lists(said, max_size=2)) if rich else []
    return BoardRecord(
        str(draw(st.integers(1, 40))),
        dealer,
        draw(st.sampled_from(Vulnerability)),
        tuple(deal[seat] for seat in SEATS),  # type: ignore[arg-type]
        RecordedAuction(dealer, auction.calls, marks),
        contract,
        contract is None,
        tricks,
        play,
        draw(names) if rich else "",
        draw(names) if rich else "",
        "2026.01.15" if rich else "",
        "IMP" if rich else "",
        (draw(names), draw(names), draw(names), draw(names)),
        tuple(sorted(tags.items())),
        tables,
        tuple(Comment("Event", text) for text in comments),
    )

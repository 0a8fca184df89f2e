"""What we write is read equal by another program: endplay."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from endplay.parsers import lin as peer_lin
from endplay.parsers import pbn as peer_pbn
from hypothesis import given, settings

from strohmann.bridge.calls import Call
from strohmann.cards import Card
from strohmann.formats import lin, pbn
from strohmann.formats.model import BoardRecord
from strohmann.seats import SEATS
from tests.formats.files import load
from tests.formats.strategies import records

_RANKS = {"RA": "A", "RK": "K", "RQ": "Q", "RJ": "J", "RT": "T"}


def _card(card: Any) -> Card:
    rank = _RANKS.get(card.rank.name, card.rank.name[-1])
    return Card.parse(card.suit.name[0].upper() + rank)


def _call(call: Any) -> Call:
    if hasattr(call, "level"):
        return Call.parse(f"{call.level}{'N' if call.denom.name == 'nt' else call.denom.name[0]}")
    return Call.parse({"passed": "P", "doubled": "X", "redoubled": "XX"}[call.penalty.name])


def _compare(record: BoardRecord, board: Any) -> None:
    assert str(board.board_num) == record.board
    assert board.dealer.name[0].upper() == str(record.dealer)
    assert record.vulnerability is not None
    assert board.vul.name == record.vulnerability.value
    for seat in SEATS:
        hand = getattr(
            board.deal, {"N": "north", "E": "east", "S": "south", "W": "west"}[str(seat)]
        )
        assert {_card(card) for card in hand} == set(record.hands[seat.index] or ())
    assert record.auction is not None
    assert tuple(map(_call, board.auction)) == record.auction.calls
    if record.contract is not None:
        assert board.contract.declarer.name[0].upper() == str(record.contract.declarer)
        assert board.contract.level == record.contract.level
    if record.play is not None and record.contract is not None:
        ours = [card for _, cards in record.play.tricks(record.contract.strain.suit)
                for card in cards]  # fmt: skip
        assert [_card(card) for card in board.play] == ours


def _without_commentary(record: BoardRecord) -> BoardRecord:
    assert record.auction is not None
    marks = tuple(replace(mark, after=()) for mark in record.auction.remarks)
    return replace(record, auction=replace(record.auction, remarks=marks))


def test_endplay_reads_a_complete_board() -> None:
    document = load("complete.pbn")
    for boards in (peer_pbn.loads(pbn.dumps(document)), peer_lin.loads(lin.dumps(document))):
        (board,) = boards
        _compare(document.records[0], board)
    contract: Any = peer_pbn.loads(pbn.dumps(document))[0].contract
    assert contract.result == -3


@pytest.mark.parametrize("name", ["pbn", "lin"])
def test_endplay_reads_any_record(name: str) -> None:
    @settings(max_examples=60)
    @given(records(rich=False))
    def check(record: BoardRecord) -> None:
        ours, peer = {"pbn": (pbn, peer_pbn), "lin": (lin, peer_lin)}[name]
        record = _without_commentary(record)  # endplay takes it for calls
        boards = peer.loads(ours.dumps([record, record]))
        assert len(boards) == 2
        for board in boards:
            _compare(record, board)

    check()


def test_the_two_boards_of_a_file_are_not_mixed_up() -> None:
    first = load("complete.pbn").records[0]
    texts = [pbn.dumps([first] * count) for count in (1, 2, 3)]
    counts = [len(peer_pbn.loads(text)) for text in texts]
    assert all(b == a + 1 for a, b in pairwise(counts))

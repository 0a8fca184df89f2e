"""Does a record make sense? One place for every format.

52 different cards; an auction by the Laws; contract and declarer that agree with it; cards
that were held, in turn and following suit; a result and a score that agree (Laws 1, 17-22,
44, 77). Double dummy tables are looked at only for signs that they were never computed.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from strohmann.bridge.auction import Auction
from strohmann.cards import Hand
from strohmann.errors import IllegalCall
from strohmann.formats.diagnostics import Severity
from strohmann.formats.doubledummy import table_state
from strohmann.formats.model import BoardRecord, RecordedAuction, RecordedPlay
from strohmann.formats.teller import Place, Teller
from strohmann.scoring.points import points
from strohmann.seats import SEATS, Seat, Side
from strohmann.tricks import winning

__all__ = ["check", "expected_score", "score_of_ns"]

Where = Callable[[str], Place]

_SCORE = re.compile(r"\s*(NS|EW)?\s*([+-]?\d{1,5})(?:\s+(?:NS|EW)\s*[+-]?\d{1,5})?\s*")
_SUIT = 0x1FFF
_OTHER_POINTS = ("rubber", "chicago")


def check(record: BoardRecord, teller: Teller, where: Where) -> None:
    """Report what does not make sense."""
    _check_deal(record, teller, where)
    if record.auction is not None:
        _check_auction(record, record.auction, teller, where)
    if record.play is not None:
        _check_play(record, record.play, teller, where)
    if record.contract is not None or record.passed_out:
        _check_score(record, teller, where)
    if record.tables or record.tags:
        state = table_state(record)
        if state in {"dd-empty", "dd-clipped"}:
            tag = "OptimumResultTable" if record.tables else "DoubleDummyTricks"
            teller.tell(state, Severity.NOTE, where(tag), tag)


# --- The deal --------------------------------------------------------------------


def _check_deal(record: BoardRecord, teller: Teller, where: Where) -> None:
    seen = twice = known = 0
    for seat, hand in zip(SEATS, record.hands, strict=True):
        if hand is None:
            continue
        known += 1
        twice |= seen & hand.mask
        seen |= hand.mask
        count = len(hand)
        if count != 13:
            teller.tell("hand-not-thirteen", Severity.ERROR, where("Deal"), "Deal",
                        seat=seat.value, count=count)  # fmt: skip
    if twice:
        cards = " ".join(card.text for card in Hand.of_mask(twice))
        teller.tell("card-in-two-hands", Severity.ERROR, where("Deal"), "Deal", cards=cards)
    if 0 < known < 4:
        teller.tell("hands-missing", Severity.NOTE, where("Deal"), "Deal", count=4 - known)


# --- The auction -----------------------------------------------------------------


def _check_auction(
    record: BoardRecord, recorded: RecordedAuction, teller: Teller, where: Where
) -> None:
    auction = Auction(recorded.dealer)
    flaws = {remark.at: remark.flaw for remark in recorded.remarks if remark.flaw}
    for place, call in enumerate(recorded.calls):
        if not flaws:
            try:
                auction.check(call)
            except IllegalCall as error:
                teller.tell("illegal-call", Severity.ERROR, where("Auction"), "Auction",
                            call=call.text, number=place + 1, reason=error.code,
                            rule=error.rule or "")  # fmt: skip
                return
        auction = auction.after(call)
    if recorded.unread:
        return
    if not auction.is_over:
        teller.tell("auction-unfinished", Severity.NOTE, where("Auction"), "Auction",
                    calls=str(auction))  # fmt: skip
    elif not flaws:
        _compare_contract(record, auction, teller, where)


def _compare_contract(record: BoardRecord, auction: Auction, teller: Teller, where: Where) -> None:
    """Contract and declarer as recorded against those that the auction gives (C-17 to C-19)."""
    by_auction, recorded = auction.contract, record.contract
    if recorded is None:
        _compare_partly(record, auction, teller, where)
        return
    if by_auction is None:
        teller.tell("contract-differs", Severity.ERROR, where("Contract"), "Contract",
                    recorded=f"{recorded.bid}{recorded.doubling}", auction="pass")  # fmt: skip
        return
    found, given = f"{by_auction.bid}{by_auction.doubling}", f"{recorded.bid}{recorded.doubling}"
    if found != given:
        teller.tell("contract-differs", Severity.ERROR, where("Contract"), "Contract",
                    recorded=given, auction=found)  # fmt: skip
    if by_auction.declarer is not recorded.declarer:
        _tell_declarer(record, recorded.declarer, by_auction.declarer, teller, where)


def _compare_partly(record: BoardRecord, auction: Auction, teller: Teller, where: Where) -> None:
    """A record that has the contract without declarer, or the other way round, or a pass."""
    by_auction = auction.contract
    found = "pass" if by_auction is None else f"{by_auction.bid}{by_auction.doubling}"
    given = "pass" if record.passed_out else record.tag("Contract")
    if given and given != found:
        teller.tell("contract-differs", Severity.ERROR, where("Contract"), "Contract",
                    recorded=given, auction=found)  # fmt: skip
    declarer = record.tag("Declarer")
    if declarer and by_auction is not None and declarer != by_auction.declarer.value:
        _tell_declarer(record, Seat(declarer), by_auction.declarer, teller, where)


def _tell_declarer(
    record: BoardRecord, recorded: Seat, auction: Seat, teller: Teller, where: Where
) -> None:
    """Where the file itself says that declarer was another (``^``), that is only a note."""
    severity = Severity.NOTE if record.tag("DeclarerIrregular") else Severity.ERROR
    values = {"recorded": recorded.value, "auction": auction.value}
    teller.tell("declarer-differs", severity, where("Declarer"), "Declarer", **values)


# --- The play --------------------------------------------------------------------


def _check_play(record: BoardRecord, play: RecordedPlay, teller: Teller, where: Where) -> None:
    _check_cards_once(play, teller, where)
    contract = record.contract
    if contract is None:
        if play.rows:
            teller.tell("play-without-contract", Severity.NOTE, where("Play"), "Play")
        return
    if play.leader is not contract.leader:
        teller.tell("lead-not-by-leader", Severity.ERROR, where("Play"), "Play",
                    seat=play.leader.value, leader=contract.leader.value)  # fmt: skip
        return
    won = _follow(record, play, teller, where)
    if won is None or record.tricks is None or record.tag("ResultIrregular"):
        return
    declarer = contract.declarer.side
    if sum(won.values()) == 13 and won[declarer] != record.tricks:
        teller.tell("result-differs", Severity.ERROR, where("Result"), "Result",
                    recorded=record.tricks, play=won[declarer])  # fmt: skip
    elif won[declarer] > record.tricks or won[declarer.opponents] > 13 - record.tricks:
        teller.tell("result-impossible", Severity.ERROR, where("Result"), "Result",
                    recorded=record.tricks, play=won[declarer],
                    rest=13 - sum(won.values()))  # fmt: skip


def _check_cards_once(play: RecordedPlay, teller: Teller, where: Where) -> None:
    seen = 0
    for row in play.rows:
        for card in row:
            if card is not None:
                if seen & card.bit:
                    teller.tell("card-played-twice", Severity.ERROR, where("Play"), "Play",
                                card=card.text)  # fmt: skip
                seen |= card.bit


def _follow(
    record: BoardRecord, play: RecordedPlay, teller: Teller, where: Where
) -> dict[Side, int] | None:
    """Replay the cards; the tricks won by each side, None after something impossible."""
    assert record.contract is not None
    held = [-1 if hand is None else hand.mask for hand in record.hands]
    flaws = {remark.at: remark.flaw for remark in play.remarks if remark.flaw}
    won = {Side.NS: 0, Side.EW: 0}
    trump = record.contract.strain.suit
    leader = play.leader.index
    tricks = play.tricks(trump)
    for number, (column, cards) in enumerate(tricks):
        led = cards[0].suit
        for i, card in enumerate(cards):
            at = (column + i) % 4
            seat = (leader + at) % 4
            hand = held[seat]
            if hand >= 0:
                problem = ""
                if not hand & card.bit:
                    problem = "card-not-held"
                elif card.suit is not led and hand & _SUIT << 13 * led.index:
                    problem = "" if flaws.get(4 * number + at) == "R" else "revoke"
                if problem:
                    teller.tell(problem, Severity.ERROR, where("Play"), "Play",
                                seat=SEATS[seat].value, card=card.text,
                                trick=number + 1)  # fmt: skip
                    return None
                held[seat] = hand & ~card.bit
        if len(cards) == 4:
            winner = (leader + column + winning(cards, trump)) % 4
            won[SEATS[winner].side] += 1
    return won


# --- The score -------------------------------------------------------------------


def score_of_ns(record: BoardRecord) -> int | None:
    """The recorded score as points of North-South; without a side it is declarer's."""
    match = _SCORE.fullmatch(record.tag("Score"))
    if match is None:
        return None
    amount = int(match[2])
    if match[1] is None:
        if record.contract is None:
            return amount if amount == 0 else None
        return amount if record.contract.declarer.side is Side.NS else -amount
    return amount if match[1] == "NS" else -amount


def expected_score(record: BoardRecord) -> int | None:
    """Points of North-South by Law 77; None when something is not known."""
    contract = record.contract
    if contract is None:
        return 0 if record.passed_out else None
    if record.tricks is None or record.vulnerability is None:
        return None
    vulnerable = contract.declarer in record.vulnerability
    expected = points(contract, record.tricks, vulnerable=vulnerable)
    return expected if contract.declarer.side is Side.NS else -expected


def _check_score(record: BoardRecord, teller: Teller, where: Where) -> None:
    """The score by Law 77; rubber and Chicago count in other ways."""
    recorded = score_of_ns(record)
    if recorded is None or record.scoring.lower().startswith(_OTHER_POINTS):
        return
    expected = expected_score(record)
    if expected is not None and recorded != expected:
        teller.tell("score-differs", Severity.ERROR, where("Score"), "Score",
                    recorded=recorded, computed=expected)  # fmt: skip

"""Hands, lines of travellers and participants from their elements."""

from __future__ import annotations

import re

from strohmann.bridge.contract import Contract
from strohmann.cards import Card, Hand
from strohmann.errors import NotationError
from strohmann.formats.deals import read_deal
from strohmann.formats.diagnostics import Severity
from strohmann.formats.model import Hands
from strohmann.formats.teller import Teller
from strohmann.formats.traveller import TravellerLine, read_bid
from strohmann.formats.usebio.markup import Element
from strohmann.formats.usebio.names import PARTICIPANT, SUIT_NAMES
from strohmann.seats import Seat

__all__ = ["read_hands", "read_line", "read_participant"]

_NUMBER = re.compile(r"[+-]?\d{1,5}")
_AWARD = re.compile(r"(NS|EW)_(\w*POINTS\w*|\w*IMPS?\w*)")
_PASSED = frozenset({"P", "PASS", "PASSED", "PASSEDOUT", "PASS OUT", "AP", "ALLPASS"})
_PLAIN = {
    "NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "CONTRACT", "PLAYED_BY", "TRICKS", "LEAD", "SCORE",
    "NOTES", "TABLE_NUMBER", "ROUND_NUMBER",
}  # fmt: skip


def read_hands(board: Element, teller: Teller, lost: dict[str, int]) -> Hands:
    """The four hands of a board of a hand set."""
    words = ["-"] * 4
    for each in board.children:
        if each.name != "HAND":
            if each.name != "BOARD_NUMBER" and each.text:
                lost[each.name] = lost.get(each.name, 0) + 1
            continue
        seat = teller.seat(each.value("DIRECTION")[:1].upper() or "-", each.place, "HAND")
        holdings = [each.value(name).replace("-", "").replace(" ", "") for name in SUIT_NAMES]
        if seat is not None and any(holdings):
            words[seat.index] = ".".join(holdings)
    hands, wrong = read_deal("N:" + " ".join(words))
    for code, text in wrong:
        teller.tell(code, Severity.ERROR, board.place, "HAND", text=text[:80])
    return hands


def read_line(
    line: Element, section: str, number: str, teller: Teller, lost: dict[str, int]
) -> TravellerLine:
    """A line of a traveller; ``number`` is the round's."""
    awards: dict[str, str] = {}
    unit = ""
    for each in line.children:
        match = _AWARD.fullmatch(each.name)
        if match is not None and match[1] not in awards:
            awards[match[1]] = each.text
            unit = "IMP" if "IMP" in match[2] or "BUTLER" in match[2] else "MP"
        elif each.name not in _PLAIN and each.text:
            lost[each.name] = lost.get(each.name, 0) + 1
    contract, passed = _contract(line, teller)
    score = line.value("SCORE")
    is_number = bool(_NUMBER.fullmatch(score))
    used = any(awards.values())
    return TravellerLine(
        line.value("NS_PAIR_NUMBER"),
        line.value("EW_PAIR_NUMBER"),
        contract,
        passed,
        _tricks(line, teller),
        _lead(line, teller),
        int(score) if is_number else None,
        awards.get("NS", ""),
        awards.get("EW", ""),
        unit if used else "",
        section,
        line.value("TABLE_NUMBER"),
        line.value("ROUND_NUMBER") or number,
        "" if is_number else score,
        line.value("NOTES"),
    )


def _contract(line: Element, teller: Teller) -> tuple[Contract | None, bool]:
    text = line.value("CONTRACT")
    if text.upper().replace(" ", "") in _PASSED:
        return None, True
    if text in {"", "-"}:
        return None, False
    bid = read_bid(text)
    seat = teller.seat(line.value("PLAYED_BY")[:1].upper(), line.place, "PLAYED_BY")
    if bid is None:
        teller.tell("unreadable-contract", Severity.ERROR, line.place, "CONTRACT", text=text[:40])
    elif seat is not None:
        return Contract(*bid, seat), False
    else:
        teller.tell("declarer-missing", Severity.ERROR, line.place, "PLAYED_BY", text=text[:40])
    return None, False


def _tricks(line: Element, teller: Teller) -> int | None:
    text = line.value("TRICKS")
    if text in {"", "-"}:
        return None
    if _NUMBER.fullmatch(text) and int(text) in range(14):
        return int(text)
    teller.tell("unreadable-result", Severity.ERROR, line.place, "TRICKS", text=text[:40])
    return None


def _lead(line: Element, teller: Teller) -> Card | None:
    """A card, suit or rank first."""
    text = line.value("LEAD").upper().replace("10", "T")
    if text in {"", "-"}:
        return None
    for spelled in (text, text[::-1]):
        try:
            return Card.parse(spelled)
        except NotationError:
            continue
    teller.tell("unreadable-card", Severity.ERROR, line.place, "LEAD", text=text[:40])
    return None


def read_participant(element: Element, section: str, lost: dict[str, int]) -> list[dict[str, str]]:
    """Rows of TotalScoreTable: a pair, a player, or a team and its pairs."""
    row = {"Section": section}
    if element.name == "TEAM":
        row |= {"TeamId": element.attributes.get("TEAM_ID", "")}
        row |= {"Team": element.attributes.get("TEAM_NAME", "")}
    rows = [row]
    players = 0
    for each in element.children:
        if each.name == "PLAYER":
            players += 1
            _add_player(row, each, players, lost)
        elif each.name == "PAIR":
            inner = read_participant(each, section, lost)
            rows += [{**found, "TeamId": row.get("TeamId", "")} for found in inner]
        elif each.name == "MASTER_POINTS":
            for part in each.children:
                _add(row, part, lost)
        else:
            _add(row, each, lost)
    if element.name == "PLAYER":
        _add_player(row, element, 1, lost)
    return rows


def _add(row: dict[str, str], element: Element, lost: dict[str, int]) -> None:
    column = PARTICIPANT.get(element.name)
    if column is not None:
        row[column] = element.text
    elif element.name not in {"PLAYER_NAME", "NATIONAL_ID_NUMBER"}:
        lost[element.name] = lost.get(element.name, 0) + 1


def _add_player(row: dict[str, str], player: Element, number: int, lost: dict[str, int]) -> None:
    row[f"Player{number}"] = player.value("PLAYER_NAME")
    row[f"MemberID{number}"] = player.value("NATIONAL_ID_NUMBER")
    for each in player.children:
        if each.name not in {"PLAYER_NAME", "NATIONAL_ID_NUMBER", *PARTICIPANT} and each.text:
            lost[each.name] = lost.get(each.name, 0) + 1


def hand_words(hand: Hand) -> tuple[str, ...]:
    """Spades, hearts, diamonds, clubs; a dash for a void."""
    return tuple(holding or "-" for holding in str(hand).split("."))


def seat_word(seat: Seat) -> str:
    """``North`` and so on, as a hand set has them."""
    return {"N": "North", "E": "East", "S": "South", "W": "West"}[seat.value]

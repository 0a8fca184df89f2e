"""Rules of thumb with all hands seen, by which layouts are played to their end."""

from __future__ import annotations

from strohmann.bots.openhands import leads
from strohmann.bots.playout import tricks_of
from strohmann.cards import PACK, Hand
from strohmann.seats import NORTH, SEATS, SOUTH, Seat

HANDS = {"N": "32...AQJ", "S": "AK...432", "E": "QJT...76", "W": "54...K98"}


def masks(hands: dict[str, str]) -> list[int]:
    return [Hand.parse(hands[seat.value]).mask for seat in SEATS]


def first(hands: dict[str, str], seat: Seat) -> str:
    return str(PACK[leads(masks(hands), seat.index, 0, declaring=True)[0].bit_length() - 1])


def test_a_finesse_is_taken_from_the_other_hand() -> None:
    assert first(HANDS, SOUTH) == "C2"
    assert first(HANDS, NORTH).startswith("S")


def test_a_finesse_that_cannot_work_is_not_sought() -> None:
    offside = HANDS | {"E": "QJT...K7", "W": "54...986"}
    assert first(offside, NORTH) == "CA"


def test_a_finesse_is_repeated_as_often_as_it_works() -> None:
    assert tricks_of(masks(HANDS), SOUTH.index, [], 0, 0, 0) == 5
    offside = HANDS | {"E": "QJ...K76", "W": "T54...98"}
    assert tricks_of(masks(offside), SOUTH.index, [], 0, 0, 0) < 5

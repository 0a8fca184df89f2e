"""The break between two deals: going on, and breaking a rubber off (C-40). Alike in all forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from strohmann.errors import IllegalAction
from strohmann.games import actions as act
from strohmann.games import events as ev
from strohmann.games.draw.state import DrawState
from strohmann.games.protocol import Event
from strohmann.games.state import BreakOff, BridgeState, Phase
from strohmann.seats import Seat

__all__ = [
    "answer_facts",
    "answered",
    "check_answer",
    "check_proposal",
    "check_ready",
    "ended",
    "others_between",
    "proposed",
    "readied",
    "require",
]

S = TypeVar("S", BridgeState, DrawState)


def require(state: BridgeState | DrawState, phase: Phase) -> None:
    """Raise `IllegalAction` in any other phase."""
    if state.phase is not phase:
        raise IllegalAction("wrong-phase", where=state.phase.value, needed=phase.value)


def check_ready(state: BridgeState | DrawState, action: act.Ready) -> None:
    """Raise `IllegalAction` if this seat cannot say that it wants to go on."""
    require(state, Phase.BETWEEN)
    if state.break_off is not None:
        raise IllegalAction("break-off-pending", where=action.seat.value)
    if action.seat in state.ready:
        raise IllegalAction("already-ready", where=action.seat.value)


def check_proposal(state: BridgeState | DrawState, action: act.ProposeBreakOff) -> None:
    """Raise `IllegalAction` if the match cannot be broken off now (C-40)."""
    require(state, Phase.BETWEEN)
    if not state.sheet.can_break_off:
        raise IllegalAction("cannot-break-off", rule="C-40", where=action.seat.value)
    if state.break_off is not None:
        raise IllegalAction("break-off-pending", rule="C-40", where=action.seat.value)


def check_answer(state: BridgeState | DrawState, action: act.AnswerBreakOff) -> None:
    """Raise `IllegalAction` if this seat has no proposal to answer (C-40)."""
    require(state, Phase.BETWEEN)
    if state.break_off is None or action.seat not in state.break_off.waiting:
        raise IllegalAction("no-break-off-to-answer", rule="C-40", where=action.seat.value)


def answer_facts(state: BridgeState | DrawState, action: act.AnswerBreakOff) -> tuple[Event, ...]:
    """What follows from an answer: the end of the match when all have agreed."""
    answer = ev.BreakOffAnswered(action.seat, action.accept)
    assert state.break_off is not None
    if action.accept and state.break_off.waiting == {action.seat}:
        return (answer, ev.MatchEnded(broken_off=True))
    return (answer,)


def readied(state: S, event: ev.Readied) -> S:
    """The state after a seat wanted to go on; the table deals when all do."""
    ready = state.ready | {event.seat}
    phase = Phase.DEALING if len(ready) == len(state.seating) else Phase.BETWEEN
    return replace(state, phase=phase, ready=ready)


def proposed(state: S, event: ev.BreakOffProposed) -> S:
    """The state after a proposal to break off: all others must answer."""
    others = frozenset(state.seating) - {event.seat}
    return replace(state, break_off=BreakOff(event.seat, others))


def answered(state: S, event: ev.BreakOffAnswered) -> S:
    """The state after an answer to the proposal."""
    assert state.break_off is not None
    if not event.accept:
        return replace(state, break_off=None)
    waiting = state.break_off.waiting - {event.seat}
    return replace(state, break_off=replace(state.break_off, waiting=waiting))


def ended(state: S, event: ev.MatchEnded) -> S:
    """The state after the end of the match."""
    sheet = state.sheet.break_off() if event.broken_off else state.sheet
    return replace(
        state, phase=Phase.OVER, sheet=sheet, break_off=None, broken_off=event.broken_off
    )


def others_between(state: BridgeState | DrawState, seat: Seat) -> Iterator[act.SeatAction]:
    """What a seat may do in the break."""
    if state.break_off is not None:
        if seat in state.break_off.waiting:
            yield act.AnswerBreakOff(seat, True)
            yield act.AnswerBreakOff(seat, False)
        return
    if seat not in state.ready:
        yield act.Ready(seat)
    if state.sheet.can_break_off:
        yield act.ProposeBreakOff(seat)

"""Events to JSON and back.

A document is the fields of an event in ASCII notation: cards ``SA``, calls ``1H``, hands
``AKQ2.J3.T984.KQ2``, deals as PBN, seats ``N``. The type is the class name in snake case.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from strohmann.bridge.board import Deal
from strohmann.bridge.calls import Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Card, Hand
from strohmann.errors import NotationError, UnknownName
from strohmann.games.bismarck.events import BISMARCK_EVENTS
from strohmann.games.draw.events import DRAW_EVENTS
from strohmann.games.events import BRIDGE_EVENTS
from strohmann.games.protocol import Event
from strohmann.seats import RING, Ring, Seat

__all__ = [
    "EVENT_TYPES",
    "NOTATION",
    "decode",
    "encode",
    "notation_of",
    "plain",
    "snake",
    "type_name",
]

NOTATION: Mapping[type, Callable[[str], object]] = {
    Bid: Bid.of,
    Call: Call.parse,
    Card: Card.parse,
    Deal: Deal.parse,
    Hand: Hand.parse,
}
"""Values that are written as their notation, and how it is read."""


def snake(name: str) -> str:
    """A class name as it is stored and sent: ``DummyExposed`` is ``dummy_exposed``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def type_name(event: type[Event]) -> str:
    """The stable name of a class of events."""
    return snake(event.__name__)


EVENT_TYPES: Mapping[str, type[Event]] = {
    type_name(cls): cls for cls in (*BRIDGE_EVENTS, *DRAW_EVENTS, *BISMARCK_EVENTS)
}
"""Every class of events by its stored name."""


def encode(event: Event) -> tuple[str, str]:
    """The type and the document of an event."""
    return type_name(type(event)), _ENCODER.encode(event).decode()


def decode(name: str, document: str) -> Event:
    """The event of a type and a document.

    Raises `UnknownName` for a type that this version does not know, `NotationError` for a
    document that is no event of this type; neither quotes the document.
    """
    decoder = _DECODERS.get(name)
    if decoder is None:
        raise UnknownName("unknown-event", name=name, known=" ".join(EVENT_TYPES))
    try:
        event: Event = decoder.decode(document)
    except msgspec.MsgspecError:
        # The cause would quote cards.
        raise NotationError("unreadable-event", where=name) from None
    return event


def plain(event: Event) -> dict[str, Any]:
    """The event as it goes over the wire: its ``type`` and its fields."""
    fields = msgspec.to_builtins(event, enc_hook=notation_of)
    return {"type": type_name(type(event)), **fields}


class _ContractFields(msgspec.Struct, omit_defaults=True):
    """A contract as it is stored; the ring only where it is not that of bridge."""

    bid: Bid
    doubling: Doubling
    declarer: Seat
    ring: str | None = None


def notation_of(value: object) -> object:
    """The notation of a card, call, hand or deal, or the fields of a contract, for msgspec."""
    if type(value) in NOTATION:
        return str(value)
    if isinstance(value, Contract):
        ring = None if value.ring == RING else str(value.ring)
        return _ContractFields(value.bid, value.doubling, value.declarer, ring)
    raise NotImplementedError(type(value).__name__)


def _parse_notation(wanted: type, text: object) -> object:
    if wanted is Contract:
        read = msgspec.convert(text, _ContractFields, dec_hook=_parse_notation)
        ring = RING if read.ring is None else Ring.parse(read.ring)
        return Contract(read.bid, read.doubling, read.declarer, ring)
    parse = NOTATION.get(wanted)
    if parse is None or not isinstance(text, str):
        raise NotImplementedError(wanted.__name__)
    return parse(text)


_ENCODER = msgspec.json.Encoder(enc_hook=notation_of)
_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(cls, dec_hook=_parse_notation) for name, cls in EVENT_TYPES.items()
}

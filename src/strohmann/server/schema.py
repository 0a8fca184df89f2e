"""The JSON schema of the messages of the socket, made from their types."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from strohmann.bridge.board import Deal
from strohmann.bridge.calls import CALLS, Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import PACK, Card, Hand
from strohmann.seats import RING, SEATS
from strohmann.server.messages import ClientMessage, ServerMessage, WireAction
from strohmann.store.codec import EVENT_TYPES

__all__ = ["NOTATION_SCHEMAS", "socket_schema"]

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_HAND = "[AKQJT2-9]*(\\.[AKQJT2-9]*){3}"
NOTATION_SCHEMAS: dict[type, dict[str, Any]] = {
    Card: {"type": "string", "enum": [card.text for card in PACK]},
    Call: {"type": "string", "enum": [call.text for call in CALLS]},
    Bid: {"type": "string", "pattern": "^[1-7]([CDHS]|NT)$"},
    Hand: {"type": "string", "pattern": f"^{_HAND}$"},
    Deal: {"type": "string", "pattern": f"^N:{_HAND}( {_HAND}){{3}}$"},
}
_CONTRACT = {
    "type": "object",
    "properties": {
        "bid": NOTATION_SCHEMAS[Bid],
        "doubling": {"enum": [each.value for each in Doubling]},
        "declarer": {"enum": [seat.value for seat in SEATS]},
        "ring": {"type": "string", "default": str(RING)},
    },
    "required": ["bid", "doubling", "declarer"],
}


@cache
def socket_schema() -> dict[str, Any]:
    """``$defs`` with ``ClientMessage``, ``ServerMessage``, ``Action``, ``Event`` and all parts."""
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "Action": WireAction}
    schemas, parts = msgspec.json.schema_components(
        (*unions.values(), *EVENT_TYPES.values()),
        schema_hook=_schema_of,
        ref_template="#/$defs/{name}",
    )
    definitions: dict[str, Any] = dict(parts)
    definitions.update(zip(unions, schemas, strict=False))
    for name, event in EVENT_TYPES.items():
        definition = definitions[event.__name__]
        definition["properties"] = {"type": {"const": name}, **definition["properties"]}
        definition["required"] = ["type", *definition["required"]]
    events = [{"$ref": f"#/$defs/{event.__name__}"} for event in EVENT_TYPES.values()]
    definitions["Event"] = {"title": "Event", "anyOf": events}
    definitions["Update"]["properties"]["events"]["items"] = {"$ref": "#/$defs/Event"}
    both = [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}]
    schema = {
        "$schema": _DIALECT,
        "title": "Messages of the socket of a table",
        "anyOf": both,
        "$defs": definitions,
    }
    # With lists for tuples, as whoever fetches it gets it.
    return msgspec.json.decode(msgspec.json.encode(schema), type=dict[str, Any])


def _schema_of(kind: type) -> dict[str, Any]:
    if kind is Contract:
        return _CONTRACT
    if kind not in NOTATION_SCHEMAS:
        raise NotImplementedError(kind.__name__)
    return NOTATION_SCHEMAS[kind]

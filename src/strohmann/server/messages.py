"""The messages of the socket, both ways, and the JSON they are."""

from __future__ import annotations

from typing import Any

import msgspec

from strohmann.bismarck.contracts import ContractName
from strohmann.bridge.calls import Call
from strohmann.cards import Card, Suit
from strohmann.errors import NotationError
from strohmann.seats import Seat
from strohmann.server.bismarck_wire import BismarckView
from strohmann.server.wire import SeatView, View
from strohmann.store.codec import NOTATION, notation_of, snake

__all__ = [
    "MESSAGE_LIMIT",
    "Ack",
    "Act",
    "AnnounceHonours",
    "AnswerBreakOff",
    "AnswerClaim",
    "AnyView",
    "ChooseDummyPlay",
    "Claim",
    "ClientMessage",
    "Concede",
    "Current",
    "DeclineHonours",
    "Discard",
    "ErrorBody",
    "ErrorMessage",
    "ErrorReply",
    "Language",
    "MakeCall",
    "NameContract",
    "Pace",
    "Ping",
    "PlayCard",
    "Pong",
    "Presence",
    "ProposeBreakOff",
    "Ready",
    "ServerMessage",
    "Update",
    "ViewMessage",
    "WireAction",
    "decode_message",
    "parse_notation",
    "to_json",
]

MESSAGE_LIMIT = 64 * 1024
"""Bytes of the longest message that is read."""


class _Tagged(
    msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=False
):
    """A message or action, told apart by ``type``."""


# --- what a player wants -----------------------------------------------------------


class MakeCall(_Tagged, frozen=True, tag="call"):
    """Make a call."""

    call: Call


class PlayCard(_Tagged, frozen=True, tag="play"):
    """Play a card from a hand: one's own, or dummy's."""

    seat: Seat
    card: Card


class Claim(_Tagged, frozen=True):
    """Claim all remaining tricks."""


class Concede(_Tagged, frozen=True):
    """Concede all remaining tricks."""


class AnswerClaim(_Tagged, frozen=True):
    """Agree to a claim or concession, or play on."""

    accept: bool


class AnnounceHonours(_Tagged, frozen=True):
    """Announce the honours in one's hand."""


class DeclineHonours(_Tagged, frozen=True):
    """Leave honours unclaimed."""


class Ready(_Tagged, frozen=True):
    """Go on to the next deal."""


class ProposeBreakOff(_Tagged, frozen=True):
    """Propose to break the rubber off."""


class AnswerBreakOff(_Tagged, frozen=True):
    """Agree to break the rubber off, or go on."""

    accept: bool


class ChooseDummyPlay(_Tagged, frozen=True):
    """Choose whether one plays one's own cards as dummy."""

    own: bool


class NameContract(_Tagged, frozen=True):
    """Name the contract in Bismarck; ``trump`` where it is to be chosen."""

    contract: ContractName
    trump: Suit | None = None


class Discard(_Tagged, frozen=True):
    """Lay four cards away in Bismarck."""

    cards: tuple[Card, ...]


WireAction = (
    MakeCall
    | PlayCard
    | Claim
    | Concede
    | AnswerClaim
    | AnnounceHonours
    | DeclineHonours
    | Ready
    | ProposeBreakOff
    | AnswerBreakOff
    | ChooseDummyPlay
    | NameContract
    | Discard
)


# --- from the client ---------------------------------------------------------------


class Act(_Tagged, frozen=True):
    """An action, decided by who saw this version of the table; ``id`` comes back."""

    id: str
    version: int
    action: WireAction


class Language(_Tagged, frozen=True):
    """Speak another language from now on."""

    lang: str


class Pace(_Tagged, frozen=True):
    """Let the bots act at another pace: ``slow``, ``normal``, ``fast``, ``instant``."""

    pace: str


class Ping(_Tagged, frozen=True):
    """Ask for a `Pong`."""


ClientMessage = Act | Language | Pace | Ping


# --- from the server ---------------------------------------------------------------


class ErrorBody(msgspec.Struct, frozen=True):
    """The one shape of every error."""

    code: str
    message: str
    where: str | None
    hint: str | None


class ErrorReply(msgspec.Struct, frozen=True):
    """The body of an HTTP answer that is an error."""

    error: ErrorBody


class Current(_Tagged, frozen=True):
    """Nothing happened since the client's version."""

    version: int


AnyView = View | BismarckView
"""The view of a table of any game."""


class Update(_Tagged, frozen=True):
    """What happened, as the viewer is told it, and the view it leads to."""

    events: tuple[dict[str, Any], ...]
    view: AnyView


class ViewMessage(_Tagged, frozen=True, tag="view"):
    """The whole view."""

    view: AnyView


class Ack(_Tagged, frozen=True):
    """The action is on the disk; ``version`` is the table's version with it."""

    id: str
    version: int


class ErrorMessage(_Tagged, frozen=True, tag="error"):
    """Something was wrong with a message; ``id`` is that of the action, if it had one."""

    error: ErrorBody
    id: str | msgspec.UnsetType = msgspec.UNSET


class Presence(_Tagged, frozen=True):
    """Somebody came, went, sat down, took another name, changed the pace or went on."""

    seats: dict[Seat, SeatView]
    pace: str
    next_table: str | None
    """Where the same people went on after the end."""


class Pong(_Tagged, frozen=True):
    """The answer to a `Ping`."""


ServerMessage = Current | Update | ViewMessage | Ack | ErrorMessage | Presence | Pong


# --- JSON --------------------------------------------------------------------------


def parse_notation(wanted: type, text: object) -> object:
    """Read a card or call, for msgspec."""
    if not isinstance(text, str):
        raise NotationError("wrong-type")
    return NOTATION[wanted](text)


_ENCODER = msgspec.json.Encoder(enc_hook=notation_of)
_DECODER = msgspec.json.Decoder(ClientMessage, dec_hook=parse_notation)


def to_json(message: object) -> bytes:
    """A message of the server, or part of one, as JSON."""
    return _ENCODER.encode(message)


def decode_message(text: str | bytes) -> ClientMessage:
    """Read a message of a client. Raises `msgspec.MsgspecError`."""
    return _DECODER.decode(text)

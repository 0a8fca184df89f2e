"""The error tree: every error is data, its text lives in the catalogue.

StrohmannError
├── NotationError       text that is no card, call, contract, hand, deal, ...
├── InvalidValue        values that cannot form one, such as a hand with 14 cards
├── IllegalAction       an action that the rules forbid now
│   ├── IllegalCall     auction (Laws 17-22, 35-39)
│   └── IllegalPlay     play of the cards (Law 44)
├── UnknownName         no profile, form, system, ... of this name
└── SheetError          a line of a score sheet that cannot be used
"""

from __future__ import annotations

__all__ = [
    "IllegalAction",
    "IllegalCall",
    "IllegalPlay",
    "InvalidValue",
    "NotationError",
    "SheetError",
    "StrohmannError",
    "UnknownName",
]


class StrohmannError(Exception):
    """Base of all errors of the library.

    ``code`` is stable and names the text in the catalogue (``error-<code>``),
    ``where`` the place (line, seat, card, field), ``rule`` the Law or rule id,
    ``values`` what the text quotes.
    """

    def __init__(
        self,
        code: str,
        *,
        where: str | None = None,
        rule: str | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.where = where
        self.rule = rule
        self.values: dict[str, str | int] = values

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        place = f" at {self.where}" if self.where else ""
        quoted = ", ".join(f"{key}={value!r}" for key, value in self.values.items())
        return f"{self.code}{rule}{place}" + (f": {quoted}" if quoted else "")

    def __reduce__(self) -> tuple[object, ...]:
        state = {"where": self.where, "rule": self.rule, "values": self.values}
        return (type(self), (self.code,), state)


class NotationError(StrohmannError, ValueError):
    """Text that cannot be read as what was asked for."""


class InvalidValue(StrohmannError, ValueError):  # noqa: N818 - a noun of the field
    """Values that cannot be put together."""


class IllegalAction(StrohmannError):  # noqa: N818
    """The rules forbid this action in this state."""


class IllegalCall(IllegalAction):
    """A call that the Laws of the auction forbid."""


class IllegalPlay(IllegalAction):
    """A card that may not be played now."""


class UnknownName(StrohmannError, LookupError):  # noqa: N818
    """A name that is not known; ``values['known']`` lists those that are."""


class SheetError(StrohmannError, ValueError):
    """A line of a score sheet that cannot be used."""

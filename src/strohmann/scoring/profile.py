"""What a named set of rules is made of: its form, its rules, the options it leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from strohmann.errors import InvalidValue, UnknownName
from strohmann.seats import RING, Ring

__all__ = ["Form", "Option", "Profile"]


class Form(Enum):
    """The form of a match."""

    SINGLE = "single"
    CHICAGO = "chicago"
    RUBBER = "rubber"
    DUPLICATE = "duplicate"
    DRAW = "draw"
    BISMARCK = "bismarck"

    def __str__(self) -> str:
        return self.value

    @classmethod
    def parse(cls, text: str) -> Form:
        """Read ``single``, ``chicago`` and so on. Raises `UnknownName`."""
        try:
            return cls(text.strip().lower())
        except ValueError:
            known = " ".join(form.value for form in cls)
            raise UnknownName("unknown-form", where="form", name=text, known=known) from None


@dataclass(frozen=True, slots=True)
class Option:
    """A choice for one table: its name, the values allowed and the one taken unasked."""

    name: str
    values: tuple[str, ...]
    default: str

    def checked(self, value: str) -> str:
        """The value itself. Raises `InvalidValue` when it is not allowed."""
        if value not in self.values:
            raise InvalidValue(
                "bad-option", where=self.name, option=self.name, value=value,
                known=" ".join(self.values),
            )  # fmt: skip
        return value


@dataclass(frozen=True, slots=True)
class Profile:
    """A named set of rules for a form.

    ``rules`` answers the questions of section X (``honours``, ``tie``, ``chicago_vul``,
    ``board_vul``, ``unfinished``, ``rubber_winner``, ``players``, ``redraw``, ``dealer``),
    as far as the form asks them; ``options`` is what the players still choose.
    """

    name: str
    form: Form
    rules: Mapping[str, str] = field(hash=False)
    options: tuple[Option, ...]
    is_default: bool = False
    ring: Ring = RING
    """The seats of the game, clockwise."""

    def option(self, name: str) -> Option:
        """The option of this name. Raises `UnknownName`."""
        for option in self.options:
            if option.name == name:
                return option
        known = " ".join(option.name for option in self.options)
        raise UnknownName(
            "unknown-option", where=name, name=name, profile=self.name, known=known
        )  # fmt: skip

    def settled(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, chosen or default.

        Raises `UnknownName` for an option that the profile has not, `InvalidValue` for a
        value that is not allowed.
        """
        values = {option.name: option.default for option in self.options}
        for name, value in chosen.items():
            values[name] = self.option(name).checked(value)
        return values

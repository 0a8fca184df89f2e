"""Frozen values that are built as quickly as plain objects.

``@dataclass(frozen=True)`` writes every field through ``object.__setattr__``, which costs
more than all else when a state is built for each card. A class decorated with `value` is
built as an ordinary object and frozen at the end, by giving it its frozen class.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, NoReturn, TypeVar, cast, dataclass_transform

__all__ = ["value"]

T = TypeVar("T")


class _Frozen(type):
    """Class of the frozen classes: calling one fills a draft and freezes it."""

    draft: type[Any]

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        new = cls.draft(*args, **kwargs)
        new.__class__ = cls
        return new


def _refuse(self: object, name: str, *_: object) -> NoReturn:
    raise AttributeError(f"{type(self).__name__}.{name} is frozen")


def _reduce(self: Any) -> tuple[object, ...]:
    return (type(self), tuple(getattr(self, field.name) for field in fields(self)))


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """As ``@dataclass(frozen=True, slots=True)``, but quick to build; no subclasses."""
    draft = dataclass(slots=True, unsafe_hash=True)(cls)
    body = {
        "__slots__": (),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__reduce__": _reduce,
    }
    frozen = _Frozen(cls.__name__, (draft,), body)
    frozen.draft = draft
    return cast("type[T]", frozen)

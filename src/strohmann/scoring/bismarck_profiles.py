"""The named sets of rules of Bismarck (P-10) and the options of each (B-20 to B-24, X-22, X-23).

Each profile offers only what can be combined with it, so no unlawful combination has a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from strohmann.bismarck.rules import THREE, Choice, ClassicOrder, OpenCards, Rules, Variant
from strohmann.scoring.profile import Form, Option, Profile

__all__ = ["BISMARCK_PROFILES", "rules_of"]

_FIRST_DEALER = Option("first_dealer", ("random", "E", "S", "W"), "random")


def _switch(name: str, default: str = "off") -> Option:
    return Option(name, ("off", "on"), default)


def _open_cards(default: str = "first4") -> Option:
    return Option("open_cards", tuple(each.value for each in OpenCards), default)


def _profile(name: str, variant: Variant, *options: Option, is_default: bool = False) -> Profile:
    rules = {"players": "3", "honours": "off", "tie": "shared", "dealer": "rotation"}
    variants = MappingProxyType(rules | {"variant": variant.value})
    return Profile(name, Form.BISMARCK, variants, (*options, _FIRST_DEALER), is_default, THREE)


def _free(
    name: str,
    *,
    see_all: str = "off",
    open_cards: str = "first4",
    must_trump: str = "off",
    is_default: bool = False,
) -> Profile:
    return _profile(
        name,
        Variant.FREE,
        _switch("see_all", see_all),
        _open_cards(open_cards),
        _switch("must_trump", must_trump),
        is_default=is_default,
    )


BISMARCK_PROFILES: tuple[Profile, ...] = (
    _free("bismarck", is_default=True),
    _free("bismarck-see-all", see_all="on"),
    _free("bismarck-other-cards", open_cards="last4"),
    _free("bismarck-must-trump", must_trump="on"),
    _profile(
        "bismarck-classic",
        Variant.CLASSIC,
        _switch("must_trump"),
        Option("classic_order", tuple(each.value for each in ClassicOrder), "trumf-first"),
    ),
    _profile(
        "bismarck-british",
        Variant.BRITISH,
        _switch("must_trump"),
        Option("british_choose", ("after_20", "after_discard", "before_deal"), "after_20"),
    ),
)
"""In the order to list them."""


def rules_of(profile: Profile, options: Mapping[str, str]) -> Rules:
    """The rules of a profile of Bismarck with these options.

    Raises `UnknownName` for an option that it has not, `InvalidValue` for a bad value.
    """
    chosen = profile.settled(options)
    return Rules(
        variant=Variant(profile.rules["variant"]),
        see_all=chosen.get("see_all") == "on",
        open_cards=OpenCards(chosen.get("open_cards", "first4")),
        must_trump=chosen["must_trump"] == "on",
        classic_order=ClassicOrder(chosen.get("classic_order", "trumf-first")),
        british_choice=Choice(chosen.get("british_choose", "after_20")),
    )

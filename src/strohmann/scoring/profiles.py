"""Named sets of rules (P-1 to P-11) and what players choose with each.

A profile fixes the rules where the sources differ (section X); its options are what is
chosen for one table. Both are data, so that every client can list them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from strohmann.bridge.board import Vulnerability
from strohmann.errors import InvalidValue, UnknownName
from strohmann.scoring.bismarck_profiles import BISMARCK_PROFILES
from strohmann.scoring.chicago import ChicagoDuplicateSheet, ChicagoSheet
from strohmann.scoring.profile import Form, Option, Profile
from strohmann.scoring.rubber import RubberSheet, WonBy
from strohmann.scoring.sheet import Sheet
from strohmann.scoring.single import BoardCycle, BoardSheet, SingleSheet
from strohmann.seats import NORTH, PAIR, Seat

__all__ = ["PROFILES", "Form", "Option", "Profile", "default_profile", "profile", "sheet_for"]

_BOARDS = 36
"""Boards that a set has; their numbers can be chosen."""


_SEATING = Option("seating", ("fixed", "draw"), "fixed")
_FIRST_DEALER = Option("first_dealer", ("N", "E", "S", "W"), "N")
_HONOURS_CLAIM = Option("honours_claim", ("auto", "announce"), "auto")
_DUMMY_PLAY = Option("dummy_play", ("declarer", "own"), "declarer")
_VULNERABILITY = Option("vulnerability", ("none", "ns", "ew", "both"), "none")
_BOARD = Option("board", tuple(str(number) for number in range(1, _BOARDS + 1)), "1")


def _rules(**rules: str) -> Mapping[str, str]:
    return MappingProxyType({"players": "4", **rules})


def _match(name: str, form: Form, *, is_default: bool = False, **rules: str) -> Profile:
    honours = (_HONOURS_CLAIM,) if rules["honours"] == "on" else ()
    options = (_SEATING, _FIRST_DEALER, *honours, _DUMMY_PLAY)
    return Profile(name, form, _rules(tie="draw", **rules), options, is_default)


def _chicago(name: str, *, is_default: bool = False, **rules: str) -> Profile:
    dealer = {"dealer": "rotation", "scoring": "carried", "chicago_vul": "dealer", "redraw": "ask"}
    return _match(name, Form.CHICAGO, is_default=is_default, **(dealer | rules))


def _rubber(name: str, *, is_default: bool = False, **rules: str) -> Profile:
    return _match(name, Form.RUBBER, is_default=is_default, dealer="rotation", **rules)


def _boards(name: str, cycle: str, *, is_default: bool = False) -> Profile:
    rules = _rules(honours="off", dealer="board", board_vul=cycle)
    return Profile(name, Form.DUPLICATE, rules, (_BOARD, _DUMMY_PLAY), is_default)


def _single(name: str) -> Profile:
    rules = _rules(honours="off", dealer="S")
    return Profile(name, Form.SINGLE, rules, (_VULNERABILITY, _DUMMY_PLAY), is_default=True)


def _draw(name: str) -> Profile:
    rules = {"players": "2", "honours": "off", "tie": "draw", "dealer": "rotation"}
    scoring = {"unfinished": "off", "rubber_winner": "games"}
    options = (
        Option("draw_follow", ("off", "on"), "off"),
        Option("draw_first_lead", ("non_dealer", "dealer"), "non_dealer"),
        Option("both_pass", ("next_dealer", "redeal"), "next_dealer"),
        Option("draw_use", ("hand", "aside"), "hand"),
        Option("first_dealer", ("draw", "random"), "draw"),
    )
    return Profile(
        name, Form.DRAW, MappingProxyType(rules | scoring), options, is_default=True, ring=PAIR
    )


PROFILES: Mapping[str, Profile] = MappingProxyType(
    {
        profile.name: profile
        for profile in (
            _chicago("chicago-000", honours="on", is_default=True),
            _chicago("chicago-001", honours="off", redraw="never"),
            _chicago("chicago-swapped", honours="on", chicago_vul="non_dealer"),
            _chicago(
                "chicago-swapped-001", honours="off", redraw="never", chicago_vul="non_dealer"
            ),
            _chicago("chicago-duplicate", honours="off", scoring="duplicate"),
            _rubber(
                "rubber-laws",
                honours="on",
                unfinished="on",
                rubber_winner="points",
                is_default=True,
            ),
            _rubber("rubber-000", honours="on", unfinished="on", rubber_winner="games"),
            _rubber("rubber-001", honours="off", unfinished="off", rubber_winner="games"),
            _single("single-deal"),
            _boards("duplicate-wbf", "wbf16", is_default=True),
            _boards("duplicate-002", "simple4"),
            _draw("draw-bridge"),
            *BISMARCK_PROFILES,
        )
    }
)
"""All profiles by name, in the order to list them."""


def profile(name: str) -> Profile:
    """The profile of this name. Raises `UnknownName`."""
    try:
        return PROFILES[name]
    except KeyError:
        known = " ".join(PROFILES)
        raise UnknownName("unknown-profile", where="profile", name=name, known=known) from None


def default_profile(form: Form) -> Profile:
    """The profile that a form has unasked."""
    return next(each for each in PROFILES.values() if each.form is form and each.is_default)


def sheet_for(
    profile: Profile,
    *,
    first_dealer: Seat = NORTH,
    vulnerability: Vulnerability = Vulnerability.NONE,
    board: int = 1,
    redeal: bool = False,
) -> Sheet:
    """An empty sheet by the rules of a profile.

    ``first_dealer`` counts in Chicago and rubber, ``vulnerability`` in the single deal (where
    South deals, X-14), ``board`` in duplicate, ``redeal`` in Draw Bridge (X-11). Raises
    `InvalidValue` for a board below 1 and for Bismarck, which has a sheet of its own.
    """
    rules = profile.rules
    honours = rules["honours"] == "on"
    match profile.form:
        case Form.SINGLE:
            return SingleSheet(vulnerability)
        case Form.DUPLICATE:
            return BoardSheet(board, BoardCycle(rules["board_vul"]))
        case Form.RUBBER:
            unfinished, won_by = rules["unfinished"] == "on", WonBy(rules["rubber_winner"])
            return RubberSheet(first_dealer, honours, unfinished, won_by)
        case Form.DRAW:
            return RubberSheet(
                first_dealer, honours, unfinished=False, won_by=WonBy(rules["rubber_winner"]),
                ring=profile.ring, redeal=redeal,
            )  # fmt: skip
        case Form.CHICAGO:
            swapped = rules["chicago_vul"] == "non_dealer"
            if rules["scoring"] == "duplicate":
                return ChicagoDuplicateSheet(first_dealer, swapped)
            return ChicagoSheet(first_dealer, swapped, honours)
        case _:
            raise InvalidValue("no-form-of-bridge", where="profile", name=profile.name)

"""The locale parser of score pads: what each language writes for seats, strains, headers.

ASCII notation is read in every language; German and Danish add their own words and
letters (X-21). Letters collide between languages, so a text says which one it is in.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from strohmann.bridge.calls import Bid
from strohmann.bridge.contract import Doubling
from strohmann.cards import Strain
from strohmann.errors import UnknownName
from strohmann.seats import Seat

__all__ = ["LANGUAGES", "LANG_HEADERS", "PadWords", "folded", "pad_words"]

LANG_HEADERS = frozenset({"lang", "sprache", "sprog"})
"""The header that names the language, in any of them."""


@dataclass(frozen=True, slots=True)
class PadWords:
    """One language: folded words and what they mean, and examples to show.

    ``headers`` and ``vulnerabilities`` lead to their ASCII names, ``ambiguous`` from a
    letter that stands for two suits to what to write instead.
    """

    lang: str
    seats: dict[str, Seat]
    strains: dict[str, Strain]
    doublings: dict[str, Doubling]
    passes: frozenset[str]
    broken_off: frozenset[str]
    honours: frozenset[str]
    headers: dict[str, str]
    vulnerabilities: dict[str, str]
    ambiguous: dict[str, str]
    seat_letters: str
    contracts: str
    line: str

    def seat(self, word: str) -> Seat | None:
        """The seat that a word names."""
        return self.seats.get(folded(word))

    def bid(self, word: str) -> tuple[Bid, Doubling] | None:
        """Bid and doubling of a contract such as ``4HX``, ``3SA``, ``2♠``."""
        level, rest = word[:1], folded(word[1:])
        if level not in set("1234567"):
            return None
        for ending, doubling in self.doublings.items():
            strain = self.strains.get(rest.removesuffix(ending)) if rest.endswith(ending) else None
            if strain is not None:
                return Bid(int(level), strain), doubling
        return None

    def ambiguity(self, word: str) -> str | None:
        """What to write instead of a letter that stands for two suits."""
        rest = folded(word[1:])
        stems = (rest.removesuffix(end) for end in self.doublings if rest.endswith(end))
        return next((self.ambiguous[stem] for stem in stems if stem in self.ambiguous), None)


def folded(text: str) -> str:
    """Text to compare: one form of each letter, lower case, no emoji selector."""
    return unicodedata.normalize("NFC", text).replace("\ufe0f", "").casefold()


_N, _E, _S, _W = Seat
_C, _D, _H, _SP, _NT = Strain
_HEADERS = ("dealer", "vulnerability", "board", "players", "both_pass", "classic_order")
_SYMBOLS = {"♣": _C, "♧": _C, "♦": _D, "♢": _D, "♥": _H, "♡": _H, "♠": _SP, "♤": _SP}

_ENGLISH = PadWords(
    lang="en",
    seats={"n": _N, "north": _N, "e": _E, "east": _E, "s": _S, "south": _S, "w": _W, "west": _W},
    strains={"c": _C, "d": _D, "h": _H, "s": _SP, "n": _NT, "nt": _NT} | _SYMBOLS,
    # Longest first: an ending is tried before those that it ends with.
    doublings={"xx": Doubling.REDOUBLED, "x": Doubling.DOUBLED, "": Doubling.UNDOUBLED},
    passes=frozenset({"pass", "p", "passed out"}),
    broken_off=frozenset({"broken off"}),
    honours=frozenset({"honours", "honors"}),
    headers=dict.fromkeys(LANG_HEADERS, "lang") | {name: name for name in _HEADERS},
    vulnerabilities={value: value for value in ("none", "ns", "ew", "both")},
    ambiguous={},
    seat_letters="N E S W",
    contracts="4H 3NT 2SX",
    line="E 4H 10",
)
_GERMAN = PadWords(
    lang="de",
    seats=_ENGLISH.seats | {"o": _E, "nord": _N, "ost": _E, "süd": _S},
    strains=_ENGLISH.strains
    | {"t": _C, "kr": _C, "kreuz": _C, "treff": _C, "ka": _D, "karo": _D}
    | {"herz": _H, "cœur": _H, "coeur": _H, "p": _SP, "pik": _SP, "sa": _NT, "ut": _NT},
    doublings=_ENGLISH.doublings,
    passes=_ENGLISH.passes | {"passe", "ausgepasst", "durchgepasst"},
    broken_off=_ENGLISH.broken_off | {"abgebrochen"},
    honours=_ENGLISH.honours | {"honneurs"},
    headers=_ENGLISH.headers
    | {"geber": "dealer", "gefahr": "vulnerability"}
    | {"gefahrenlage": "vulnerability", "spieler": "players"},
    vulnerabilities=_ENGLISH.vulnerabilities
    | {"keiner": "none", "niemand": "none", "ow": "ew", "alle": "both", "beide": "both"},
    ambiguous={"k": "Kr Ka"},
    seat_letters="N O S W",
    contracts="4H 3SA 2PX",
    line="O 4H 10",
)
_DANISH = PadWords(
    lang="da",
    seats=_ENGLISH.seats | {"ø": _E, "v": _W, "nord": _N, "øst": _E, "syd": _S, "vest": _W},
    strains=_ENGLISH.strains
    | {"k": _C, "kl": _C, "klør": _C, "r": _D, "ru": _D, "ruder": _D}
    | {"hj": _H, "hjerter": _H, "sp": _SP, "spar": _SP, "ut": _NT, "sa": _NT, "sans": _NT},
    doublings={"rd": Doubling.REDOUBLED, "d": Doubling.DOUBLED} | _ENGLISH.doublings,
    passes=_ENGLISH.passes | {"pas", "alle pas"},
    broken_off=_ENGLISH.broken_off | {"afbrudt"},
    honours=_ENGLISH.honours | {"honnører"},
    headers=_ENGLISH.headers
    | {"giver": "dealer", "kortgiver": "dealer", "zone": "vulnerability"}
    | {"zonestilling": "vulnerability", "mappe": "board", "spillere": "players"},
    vulnerabilities=_ENGLISH.vulnerabilities
    | {"ingen": "none", "n/s": "ns", "ø/v": "ew", "øv": "ew", "alle": "both", "begge": "both"},
    ambiguous={},
    seat_letters="N Ø S V",
    contracts="4H 3UT 2SD",
    line="Ø 4H 10",
)
_BY_LANG = {words.lang: words for words in (_GERMAN, _DANISH, _ENGLISH)}

LANGUAGES = tuple(_BY_LANG)
"""Languages that a pad can be written in."""


def pad_words(lang: str) -> PadWords:
    """The words of a language. Raises `UnknownName`."""
    try:
        return _BY_LANG[folded(lang)]
    except KeyError:
        raise UnknownName(
            "unknown-language", where="lang", name=lang, known=" ".join(LANGUAGES)
        ) from None

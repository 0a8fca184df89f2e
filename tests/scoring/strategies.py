"""Hypothesis strategies for results of deals, and short ways to write them down."""

from __future__ import annotations

from hypothesis import strategies as st

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import BIDS
from strohmann.bridge.contract import Contract, Doubling
from strohmann.scoring.honours import Honours, honours_points
from strohmann.scoring.padfile import parse
from strohmann.scoring.profiles import PROFILES, Profile, profile
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.scoring.sheet import Sheet
from strohmann.seats import RING, SEATS, Side

seats = st.sampled_from(SEATS)
vulnerabilities = st.sampled_from(Vulnerability)
contracts = st.builds(Contract, st.sampled_from(BIDS), st.sampled_from(Doubling), seats)
tricks = st.integers(0, 13)
FOUR = {name: each for name, each in PROFILES.items() if each.ring == RING}
"""The profiles of the games for four."""
profiles = st.sampled_from(tuple(FOUR.values()))


@st.composite
def results(draw: st.DrawFn, *, honours: bool = True, passed_out: bool = True) -> DealResult:
    """Any deal, passed out now and then, with honours or without."""
    if passed_out and draw(st.integers(0, 7)) == 0:
        return PASSED_OUT
    contract = draw(contracts)
    held: tuple[Honours, ...] = ()
    if honours and draw(st.booleans()):
        points = draw(st.sampled_from(honours_points(contract.strain)))
        held = (Honours(draw(seats), points),)
    # Near the contract, so that games and part scores come up often.
    near = st.integers(max(0, contract.tricks - 2), min(13, contract.tricks + 2))
    return DealResult(contract, draw(st.one_of(near, tricks)), held)


def read(text: str, name: str = "chicago-000", **headers: str) -> Sheet:
    """A sheet from lines separated by ``/``: ``N 4H 11 / pass``; the text must have no fault."""
    header = "".join(f"{key}: {value}\n" for key, value in headers.items())
    pad = parse(header + text.replace("/", "\n"), profile(name))
    assert pad.diagnostics == ()
    return pad.sheet


def totals(sheet: Sheet) -> tuple[int, int]:
    """Points of NS and of EW."""
    return sheet.totals[Side.NS], sheet.totals[Side.EW]


def row_totals(sheet: Sheet) -> list[tuple[int, int]]:
    """Points that NS and EW write with each deal."""
    return [
        (
            sum(part.points for part in row.parts if part.side is Side.NS),
            sum(part.points for part in row.parts if part.side is Side.EW),
        )
        for row in sheet.rows
    ]


def kinds(sheet: Sheet, row: int = -1) -> list[tuple[str, str, int]]:
    """Side, kind and points of the parts of a row."""
    return [(str(part.side), str(part.kind), part.points) for part in sheet.rows[row].parts]


def grow(chosen: Profile, deals: list[DealResult], sheet: Sheet) -> Sheet:
    """Add deals until the match is over, without honours where none are scored."""
    for deal in deals:
        if sheet.is_over:
            break
        plain = deal.honours and not sheet.scores_honours
        sheet = sheet.add(DealResult(deal.contract, deal.tricks) if plain else deal)
    return sheet

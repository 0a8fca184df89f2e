"""Running a script: deal, keep what fits, do what is to be done."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from strohmann.hands.dealer.dealing import dealing, wanted_by
from strohmann.hands.dealer.evaluator import Evaluator, Par
from strohmann.hands.dealer.reports import Report, reports
from strohmann.hands.dealer.tree import Average, Csv, Frequency, Script
from strohmann.hands.measures import Tricks

__all__ = ["run"]

_GENERATE = 1_000_000
_PRODUCE_PRINTED, _PRODUCE_COUNTED = 40, 100_000


def run(
    script: Script, seed: int, *, tricks: Tricks | None = None, par: Par | None = None
) -> Iterator[str]:
    """The output, piece by piece; the same seed gives the same.

    ``tricks`` finds the double-dummy table of a deal, ``par`` the par score of one. Where
    the script does not say how many deals to generate, shapes and points that its condition
    wants are drawn directly, which is faster and changes nothing else.

    Raises `InvalidValue` at once for a script about tricks or par without these functions,
    `OrderError` for predealt cards that cannot be, `ScriptError` for what cannot be computed.
    """
    evaluator = Evaluator(
        script.counts,
        Random(f"strohmann script rnd {seed}"),
        tricks,
        par,
        script.vulnerability,
        script.dealer,
    )
    bind = evaluator.binder()
    fits = bind(script.condition)
    actions = reports(script, bind, seed)
    directly = script.generate is None and bool(wanted_by(script))
    deal = dealing(script, Random(f"strohmann script {seed}"), directly=directly)
    most = _GENERATE if script.generate is None else script.generate
    wanted = _wanted(script)
    generated = produced = 0
    while generated < most and produced < wanted:
        masks = deal()
        generated += 1
        if not fits(masks):
            continue
        produced += 1
        yield from _texts(actions, masks, produced)
    yield from filter(None, (action.end() for action in actions))
    if script.title is not None:
        yield f"\n{script.title}\n"
    yield f"Generated {generated} hands\nProduced {produced} hands\nInitial random seed {seed}\n"


def _wanted(script: Script) -> int:
    """How many deals that fit; fewer where they are printed."""
    if script.produce is not None:
        return script.produce
    counted = all(isinstance(each, Average | Frequency | Csv) for each in script.actions)
    return _PRODUCE_COUNTED if counted else _PRODUCE_PRINTED


def _texts(actions: list[Report], masks: tuple[int, int, int, int], number: int) -> Iterator[str]:
    for action in actions:
        if text := action.each(masks, number):
            yield text

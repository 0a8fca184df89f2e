"""A sample of published truth; ``python -m tests.solver.truth`` checks all of it."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

from strohmann.solver import Solver
from tests.solver.truth import check, list_truths, truths

CORPUS = Path(os.environ["STROHMANN_CORPUS"])


def test_D_01_tables_par_leads_and_traces_are_as_published() -> None:
    solver = Solver()
    sample = list(list_truths(CORPUS / "dd-truth" / "dds__hands__list10.txt"))
    slow = ("thomas", "largest", "list")
    others = (each for each in truths(CORPUS) if not any(word in each.source for word in slow))
    sample += islice(others, 0, None, 60)
    assert len(sample) > 20
    found = solver.tricks_of(truth.deal for truth in sample)
    for truth, table in zip(sample, found, strict=True):
        assert list(check(truth, table, solver)) == []

"""Double dummy: what best play comes to when all four hands are open.

>>> from strohmann.solver import Solver
>>> Solver().tricks(deal)[SOUTH, Strain.SPADES]  # doctest: +SKIP
9
"""

from strohmann.solver.analysis import Analysis, PlayedCard
from strohmann.solver.errors import SolverError
from strohmann.solver.par import Par, ParContract, makeable, par
from strohmann.solver.position import Position
from strohmann.solver.questions import (
    Backend,
    CanReach,
    CardsReaching,
    EveryCard,
    OneBest,
    Question,
    Scored,
)
from strohmann.solver.solver import Solver, solve, tricks
from strohmann.solver.tables import TrickTable

__all__ = [
    "Analysis",
    "Backend",
    "CanReach",
    "CardsReaching",
    "EveryCard",
    "OneBest",
    "Par",
    "ParContract",
    "PlayedCard",
    "Position",
    "Question",
    "Scored",
    "Solver",
    "SolverError",
    "TrickTable",
    "makeable",
    "par",
    "solve",
    "tricks",
]

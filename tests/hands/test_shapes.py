"""Sets of hand patterns."""

from __future__ import annotations

import doctest
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.cards import PACK, Hand
from strohmann.errors import NotationError
from strohmann.hands import shapes
from strohmann.hands.shapes import Shapes

hands = st.permutations(PACK).map(lambda cards: Hand(cards[:13]))
TEXTS = [
    "balanced", "any", "5+ 4 x x", "(5+ 4+ x x)", "5431", "(4432)", "5(431)", "x x 2- 2-4",
    "10 x x x", "balanced - 4xxx", "54xx | 45xx", "(5+ x x x) & x x x 0",
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("any", 560), ("xxxx", 560), ("balanced", 28), ("semibalanced", 52), ("4333", 1),
        ("(4333)", 4), ("(5431)", 24), ("5 (431)", 6), ("5+ 4 x x", 15), ("13 0 0 0", 1),
        ("(4432) - 4xxx", 6), ("balanced & 5xxx", 3), ("54xx | 45xx", 10), ("9999", 0),
        ("(10 1 1 1)", 4),
    ],
)  # fmt: skip
def test_how_many_patterns(text: str, count: int) -> None:
    assert len(Shapes.parse(text)) == count


@pytest.mark.parametrize(
    "text",
    ["", "5", "543", "54321", "5 4 x", "((5431)", "(54)31)", "5++ x x x", "five", "|", "x" * 600],
)
def test_what_is_no_shape(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        Shapes.parse(text)
    assert raised.value.code == "unreadable-shape"


@given(hands, st.sampled_from(TEXTS), st.sampled_from(TEXTS))
def test_the_algebra_is_that_of_sets(hand: Hand, first: str, second: str) -> None:
    a, b = Shapes.parse(first), Shapes.parse(second)
    assert (hand in a | b) is (hand in a or hand in b)
    assert (hand in a & b) is (hand in a and hand in b)
    assert (hand in a - b) is (hand in a and hand not in b)
    assert (hand in ~a) is (hand not in a)
    # From the left, without precedence:
    assert Shapes.parse(f"{first} - 4xxx & 5- x x x") == (a - Shapes.parse("4xxx")) & Shapes.parse(
        "5- x x x"
    )


@given(st.sampled_from(TEXTS))
def test_shapes_are_values(text: str) -> None:
    found = Shapes.parse(text)
    assert eval(repr(found), {"Shapes": Shapes}) == found
    assert pickle.loads(pickle.dumps(found)) == found
    assert hash(found) == hash(Shapes.parse(text))
    with pytest.raises(AttributeError):
        found.patterns = frozenset()


def test_examples_of_the_documentation() -> None:
    assert doctest.testmod(shapes).failed == 0
    assert doctest.testmod(shapes).attempted > 2

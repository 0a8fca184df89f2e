"""What scripts can be read, and what is said of others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Vulnerability
from strohmann.cards import Hand
from strohmann.hands.dealer import ScriptError, read_script, run
from strohmann.hands.dealer.words import RESERVED
from strohmann.seats import SOUTH, WEST


def _value(expression: str) -> str:
    script = f"produce 1 action printes({expression})"
    return "".join(run(read_script(script), 1)).split("Generated")[0]


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("1 ? 0 ? 3 : 2 : 1", "2"),
        ("0 ? 3 : 1 ? 2 : 1", "2"),
        ("1 ? 0 : 1 || 1", "0"),
        ("1 || 0 && 0", "1"),
        ("0 || 0 || 1 && 0 && 0", "0"),
        ("2 == 2 != 0", "1"),
        ("4 > 3 < 1", "0"),
        ("1 < 1 == 0", "1"),
        ("1 + 0 < 1", "0"),
        ("1 - 1 + 1", "1"),
        ("3 * 3 % 2", "1"),
        ("10 % 8 / 2", "1"),
        ("1 + 2 * 3", "7"),
        ("!0 * 2", "2"),
        ("-1 - 2", "-3"),
        ("2 - -1", "3"),
        ("-7 / 2", "-3"),
        ("(0 - 7) % 3", "-1"),
        ("7 % -3", "1"),
        ("not 1 or 1 and 1", "1"),
        ("2 and 3", "1"),
        ("18.25", "1825"),
        ("score(vul, x3N, 9)", "600"),
        ("score(nv, x7C, 13)", "1440"),
        ("score(vul, x1S, 0)", "-700"),
        ("score(vul, z2Hxx, 8)", "840"),
        ("imps(420)", "9"),
        ("imps(0 - 3000)", "-22"),
        ("imps(10)", "0"),
        ("imps(20)", "1"),
    ],
)
def test_expressions_bind_as_in_c(expression: str, value: str) -> None:
    assert _value(expression) == value


def test_comments_of_all_kinds() -> None:
    text = "# one\nproduce 3 // two // three\n/* four\n # five */ condition 1 # six\n"
    assert read_script(text).produce == 3


def test_commands() -> None:
    script = read_script("""
        title "T" seed = 7 generate 10 produce 5 dealer west vulnerable EW
        predeal south SAQ542, HKJ87, D32 west,C2 spades(north) == 1
        pointcount 5 4 altcount 9 1 1
        x = hcp(north) condition x > 3 condition x > 4 action printall, printew
    """)
    assert (script.title, script.seed, script.generate, script.produce) == ("T", 7, 10, 5)
    assert (script.dealer, script.vulnerability) == (WEST, Vulnerability.EW)
    fixed = ((SOUTH, Hand.parse("AQ542.KJ87.32.")), (WEST, Hand.parse("...2")))
    assert script.fixed == fixed
    assert script.counts[0] == (5, 4) + (0,) * 11
    assert script.counts[10] == (1, 1) + (0,) * 11
    assert len(script.actions) == 2


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("hcp(north) >", "script-expression-expected", (1, 13)),
        ("produce 3\n  foo(north)", "script-unknown-name", (2, 3)),
        ("hcp(up)", "script-expected", (1, 5)),
        ("(1 + 2", "script-expected", (1, 7)),
        ("(1 ? 2)", "script-expected", (1, 7)),
        ("produce many", "script-number-expected", (1, 9)),
        ("title 3", "script-text-expected", (1, 7)),
        ("hascard(north, SA)", "script-card-expected", (1, 16)),
        ("shape(north, 4444)", "script-shape-expected", (1, 14)),
        ("score(vul, 3N, 9)", "script-contract-expected", (1, 12)),
        ("predeal north SAA", "script-holding-expected", (1, 15)),
        ("predeal north SA south SA", "script-card-twice", (1, 24)),
        ("predeal south SAQ542, HKJ87, D32, CAK2", "script-hand-too-long", (1, 35)),
        ("hcp = 3", "script-reserved-name", (1, 1)),
        ("x = 1\nx = 2", "script-name-twice", (2, 1)),
        ("altcount 10 1", "script-count-out-of-range", (1, 10)),
        ("pointcount 1 2 3 4 5 6 7 8 9 1 2 3 4 5", "script-too-many-points", (1, 38)),
        ("action frequency (hcp(north), 5, 3)", "script-bad-range", (1, 34)),
        ("produce 12345678901", "script-number-too-large", (1, 9)),
        ('title "never', "script-not-closed", (1, 7)),
        ("/* never", "script-not-closed", (1, 1)),
        ("hcp(north) & 3", "script-unexpected", (1, 12)),
        ("x" * 1_000_001, "script-too-long", (1, 1)),
        ("1" + "+1" * 1000, "script-too-deep", (1, 600)),
        ("!" * 100_000 + "1", "script-too-deep", (1, 99_701)),
    ],
)
def test_errors_tell_line_and_column(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(ScriptError) as raised:
        read_script(text)
    assert raised.value.code == code
    assert (raised.value.values["line"], raised.value.values["column"]) == place


def test_an_error_tells_what_was_expected() -> None:
    with pytest.raises(ScriptError) as raised:
        read_script("dealer up")
    assert raised.value.values["text"] == "up"
    assert raised.value.values["known"] == "north east south west"


def test_parentheses_may_be_nested_as_deeply_as_anybody_likes() -> None:
    deep = 100_000
    assert _value("(" * deep + "7" + ")" * deep) == "7"
    with pytest.raises(ScriptError, match="script-expected"):
        read_script("(" * deep + "7")


def test_names_cannot_nest_without_end() -> None:
    chain = "x0 = 1\n" + "".join(f"x{i} = x{i - 1} + 1\n" for i in range(1, 5000))
    with pytest.raises(ScriptError, match="script-too-deep"):
        read_script(chain)


def test_a_name_is_found_once_for_each_deal() -> None:
    """Otherwise this would take 2 ** 60 steps."""
    chain = "x0 = hcp(north) * 0\n" + "".join(f"x{i} = x{i - 1} + x{i - 1}\n" for i in range(1, 60))
    script = read_script(f"{chain} produce 1 action printes(x59)")
    assert "".join(run(script, 1)).startswith("0Generated 1 hands")


@pytest.mark.parametrize(
    ("expression", "code"),
    [
        ("1 / (hcp(north) * 0)", "script-division-by-zero"),
        ("1 % 0", "script-division-by-zero"),
        ("999999999 * 999999999 * 999999999", "script-result-too-large"),
        ("score(nv, x1C, 14)", "script-bad-tricks"),
        ("rnd(0)", "script-bad-rnd"),
    ],
)
def test_what_cannot_be_computed(expression: str, code: str) -> None:
    with pytest.raises(ScriptError, match=code):
        _value(expression)


_WORDS = st.sampled_from([
    *sorted(RESERVED), "(", ")", ",", "+", "-", "!", "?", ":", "==", "=", "&&", "<", "x", "1", "13",
    "4333", "5xxx", "AS", "SAK", "x3N", '"t"', "\\n", "NS", "deal", "trix", "\n",
])  # fmt: skip


@given(st.lists(_WORDS, max_size=30).map(" ".join) | st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert _place_of_error(text) > (0, 0)


def _place_of_error(text: str) -> tuple[int, int]:
    try:
        read_script(text)
    except ScriptError as error:
        return int(error.values["line"]), int(error.values["column"])
    return (1, 1)

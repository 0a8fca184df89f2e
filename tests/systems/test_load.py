"""Reading system files: what is wrong is named with file, line and node."""

from __future__ import annotations

import pytest

from strohmann.errors import InvalidValue, UnknownName
from strohmann.i18n import LANGUAGES, Catalogue
from strohmann.i18n.notation import error_text
from strohmann.systems import load, system_names
from strohmann.systems.load import parse, read

HEAD = """
[needs]
suit = [16, 20, 23, 25, 28, 33, 37]
notrump = [18, 22, 25, 28, 30, 33, 37]
"""

NODE = """
[[node]]
id = "open"
rule = "E-O1"
at = ""
for = { x = "any" }
call = "1x"
shows = { hcp = [12, 21], x = 4 }
priority = 1
"""


def fault(text: str) -> InvalidValue:
    with pytest.raises(InvalidValue) as raised:
        parse("mine", HEAD, [("mine/first.toml", text)])
    assert raised.value.code == "bad-system"
    return raised.value


def test_a_faultless_file_is_read() -> None:
    data = parse("mine", HEAD, [("mine/first.toml", NODE)])
    assert [node.id for node in data.nodes] == ["open"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('at = ""', 'at = "1q 9z"', "not a pattern: 9z"),
        ('call = "1x"', 'call = "one"', "not a call: one"),
        ('call = "1x"', 'call = "1y"', "not a suit or a letter of this node: y"),
        ("x = 4 }", "z = 4 }", "not a known key: z"),
        ("hcp = [12, 21]", "hcp = [21, 12]", "not a lowest and a highest value: [21, 12]"),
        ("hcp = [12, 21]", 'total = ["gme", 33]', "not an amount of points: gme"),
        ("hcp = [12, 21]", 'shape = "square"', "not a known word: shape = square"),
        ("hcp = [12, 21]", "aces = [5]", "not a list of numbers of aces: [5]"),
        ('for = { x = "any" }', 'for = { x = "all" }', "not a set of suits: all"),
        ('for = { x = "any" }', 'for = { x = "any >y" }', "not a set of suits: >y"),
        ("priority = 1", "", "not given as a number: priority"),
        ("priority = 1", "priority = 1\nbeyond = 1", "not true or false: beyond"),
        ("priority = 1", "priority = 1\ncolour = 1", "not a known key: colour"),
        ("priority = 1", 'priority = 1\nif = { role = "judge" }', "role = judge"),
        ("priority = 1", "priority = 1\nif = { moon = true }", "moon = True"),
        ('rule = "E-O1"', "", "not given as text: rule"),
    ],
)
def test_a_faulty_node_is_named_with_its_line(old: str, new: str, reason: str) -> None:
    assert old in NODE
    error = fault("# a comment\n" + NODE.replace(old, new))
    assert error.where == "mine/first.toml:3"
    assert error.values["node"] == "open"
    assert reason in str(error.values["reason"])


def test_toml_that_cannot_be_read_is_named_with_its_line() -> None:
    error = fault(NODE + "\n[[node]\n")
    assert error.where == "mine/first.toml:11"


def test_an_id_may_be_used_once() -> None:
    error = fault(NODE + NODE)
    assert error.where == "mine/first.toml:11"
    assert error.values["node"] == "open"


def test_needs_are_seven_numbers_each() -> None:
    with pytest.raises(InvalidValue) as raised:
        parse("mine", HEAD.replace("16, ", ""))
    assert raised.value.where == "mine.toml:1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_in_every_language(language: str) -> None:
    message, hint = error_text(
        fault(NODE.replace('call = "1x"', 'call = "one"')), Catalogue(language)
    )
    assert "mine/first.toml:2" in message
    assert "open" in message
    assert "one" in message
    assert hint


def test_an_unknown_system_says_which_there_are() -> None:
    with pytest.raises(UnknownName) as raised:
        load("sayc-2099")
    assert raised.value.values["known"] == "einsteiger"
    assert system_names() == ("einsteiger",)


def test_every_node_of_the_package_is_read_once() -> None:
    nodes = read("einsteiger").nodes
    assert len({node.id for node in nodes}) == len(nodes) > 150
    assert list(nodes) == sorted(nodes, key=lambda node: -node.priority)


def test_every_note_has_a_text() -> None:
    notes = {node.text for node in read("einsteiger").nodes if node.text}
    assert notes
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        assert all(catalogue.text(f"meaning-note-{note}") for note in notes)


def test_artificial_calls_are_alerted() -> None:
    nodes = read("einsteiger").nodes
    assert {node.id for node in nodes if node.artificial} == {n.id for n in nodes if n.alert}

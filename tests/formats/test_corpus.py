"""Real files: every one is read, counted as others counted it, and written back equal."""

from __future__ import annotations

import csv
import tarfile
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest

from strohmann.formats import lin, pbn
from strohmann.formats.model import Document
from strohmann.formats.registry import FORMATS, counted

pytestmark = pytest.mark.corpus

# Counts that differ from the list, and why (also in docs/formats.md): our boards with a number,
# auctions, plays.
_OTHER_COUNTS = {
    "F3ITAIND.PBN": (24, 24, 24),  # long commentary between the games
    "nov22_match_bad.pbn": (63, 63, 63),  # commentary whose closing brace is missing
    "Baker-Bridge__Package__Eliminations.pbn": (25, 25, 25),  # the lead is on the tag's line
    "Baker-Bridge__Package__Finesse.pbn": (20, 20, 20),
    "Baker-Bridge__Package__SecondHand.pbn": (20, 20, 20),
    "Baker-Bridge__Package__Squeeze.pbn": (20, 20, 20),
    "Baker-Bridge__Package__ThirdHand.pbn": (20, 20, 20),
    "Challenges__pav_first120.pbn": (120, 0, 0),  # auctions that begin with "any call"
    "41284.lin": (32, 32, 32),  # doubled bars before commands
}

_CODES = {
    "partial deal (hand given as -)": {"hands-missing"},
    "deal not 52 distinct cards": {
        "hand-not-thirteen", "card-in-two-hands", "card-twice-in-hand"},
    "line starts with [ but is no tag pair": {
        "tag-spacing", "unreadable-tag", "tag-without-quotes"},
    "Contract differs from auction": {"contract-differs"},
    "Declarer differs from auction": {"declarer-differs"},
    "auction not finished": {"auction-unfinished"},
    "illegal auction": {"illegal-call"},
    "unknown call token": {"unreadable-call", "unusual-call"},
    "Score does not follow from Contract/Result/Vulnerable": {"score-differs"},
    "mc tricks differ from rs": {"result-list-differs"},
}  # fmt: skip
_LAYOUT = "line starts with [ but is no tag pair"

# The list took calls that stand on a line with commentary for missing ones.
_COMMENTED_AUCTIONS = "12th_Cap_Gemini_World_Top_Tournament-ANNOTATED__Cap98bu"
# Irregular, and not in the list: a result by sides, doubles written as Dbl and Rdbl.
_UNLISTED = {
    ("1998-12th_Cap_Gemini_World_Top_Tournament__ROUND05.PBN", "11", "score-differs"),
    ("Baker-Bridge__Package__ThirdHand.pbn", "18", "unusual-call"),
}


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def _load(path: Path) -> Document:
    return FORMATS[path.suffix.lower()[1:]].load(path)


def _is_ours(name: str) -> bool:
    return Path(name).suffix.lower()[1:] in {"pbn", "lin"}


def test_every_file_is_read(corpus: Path) -> None:
    files = [path for path in sorted(corpus.rglob("*")) if _is_ours(path.name)]
    assert len(files) > 900
    for path in files:
        signs = (
            (b"[Deal", b"[Board", b"[Opt") if path.suffix.lower() == ".pbn" else (b"md|", b"mb|")
        )
        has_boards = any(sign in path.read_bytes() for sign in signs)
        assert bool(_load(path).records) == has_boards, path.name


def test_counts_are_those_of_the_list(corpus: Path) -> None:
    wrong: dict[str, object] = {}
    for row in _rows(corpus / "QUIRKS.tsv"):
        if not _is_ours(row["file"]):
            continue
        document = _load(corpus / row["file"])
        counts = counted(document.records)
        numbered = sum(record.board != "" for record in document.records)
        boards = numbered if document.format == "pbn" else counts.boards
        found = (boards, counts.auctions, counts.plays)
        wanted = tuple(int(row[key]) for key in ("boards", "auctions", "plays"))
        other = [counts for end, counts in _OTHER_COUNTS.items() if row["file"].endswith(end)]
        if found != (other[0] if other else wanted):
            wrong[row["file"]] = (found, wanted)
        scores = sum(len(table.rows) for record in document.records for table in record.tables
                     if table.name == "ScoreTable")  # fmt: skip
        if scores != int(row["scoretable_rows"] or 0):
            wrong[row["file"]] = (scores, row["scoretable_rows"])
    assert wrong == {}


def test_every_known_irregularity_is_found_and_nothing_else_is_called_irregular(
    corpus: Path,
) -> None:
    known = {
        (row["file"], row["board"], row["problem"])
        for row in _rows(corpus / "KNOWN_IRREGULARITIES.tsv")
        if _is_ours(row["file"])
    }
    assert len(known) > 400
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    files = {row["file"] for row in _rows(corpus / "QUIRKS.tsv") if _is_ours(row["file"])}
    for file in files:
        for each in _load(corpus / file).diagnostics:
            found[file, each.board].add(each.code)
    missed = [
        (file, board, problem)
        for file, board, problem in known
        if not (found[file, board] | found[file, ""]) & _CODES[problem]
        and _COMMENTED_AUCTIONS not in file
    ]
    assert missed == []
    problems = {code: problem for problem, codes in _CODES.items() for code in codes}
    places = {(file, problem) for file, _, problem in known}
    unlisted = [
        (file, board, code)
        for (file, board), codes in found.items()
        for code in codes & problems.keys()
        if (file, board, problems[code]) not in known
        and problems[code] != _LAYOUT
        and not (not board and (file, problems[code]) in places)
        and not file.startswith("pbn-spec/")  # the reference checker's own collection of errors
        and not any(file.endswith(end) and (board, code) == rest for end, *pair in _UNLISTED
                    for rest in [tuple(pair)])
    ]  # fmt: skip
    assert unlisted == []


def test_the_reference_files_of_the_standard(corpus: Path) -> None:
    """Correct ones have no error or warning but for what contradicts itself on purpose."""
    for version in ("10", "21"):
        (path,) = (corpus / "pbn-spec").glob(f"*correct_{version}.pbn")
        assert [str(each) for each in _load(path).diagnostics
                if each.severity.value != "note"] == []  # fmt: skip
        (path,) = (corpus / "pbn-spec").glob(f"*errors_{version}.pbn")
    (path,) = (corpus / "pbn-spec").glob("*errors_10.pbn")
    document = _load(path)
    assert len({each.code for each in document.diagnostics}) > 30


@pytest.mark.slow
def test_what_is_written_is_read_back_equal(corpus: Path) -> None:
    different = []
    for path in sorted(corpus.rglob("*")):
        if not _is_ours(path.name):
            continue
        document = _load(path)
        again = (
            pbn.loads(pbn.dumps(document))
            if document.format == "pbn"
            else lin.loads(lin.dumps(document))
        )
        if again.records != document.records:
            different.append(path.name)
    assert different == []


@pytest.mark.slow
def test_the_whole_of_vugraph(corpus: Path) -> None:
    files = records = boards = both = 0
    codes: Counter[str] = Counter()
    with tarfile.open(corpus / "lin-vugraph" / "vugraph_open.tar.xz") as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content is None:
                continue
            document = lin.loads(content.read())
            files += 1
            records += len(document.records)
            rooms: dict[str, set[str]] = defaultdict(set)
            for record in document.records:
                rooms[record.board].add(record.tag("Room"))
            boards += len(rooms)
            both += sum(len(each) == 2 for each in rooms.values())
            codes.update(each.code for each in document.diagnostics)
    assert files == 5508
    assert records > 109_000
    assert both / boards > 0.82
    assert {"unreadable-call", "unreadable-card", "stray-text"}.isdisjoint(codes)

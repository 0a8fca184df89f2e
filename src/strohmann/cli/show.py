"""``strohmann show``: a board in the terminal, with its auction and play."""

from __future__ import annotations

from typing import Annotated, Any, BinaryIO

import typer
from rich.table import Table
from rich.text import Text

from strohmann.bridge.contract import Contract
from strohmann.cards import SUITS, Hand
from strohmann.cli.boardfiles import (
    FORMAT_NAMES,
    diagnostic_document,
    format_for,
    open_file,
    wrong_lines,
)
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS, BadContent, WrongUsage
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.cli.travellers import traveller_table
from strohmann.formats.deals import deal_text
from strohmann.formats.diagnostics import Diagnostic, Severity
from strohmann.formats.model import BoardRecord, RecordedAuction, RecordedPlay, Remark
from strohmann.formats.registry import Format
from strohmann.formats.traveller import traveller_of
from strohmann.i18n.notation import (
    call_text,
    card_text,
    contract_text,
    rank_letter,
    result_text,
    seat_letter,
    seat_name,
)
from strohmann.seats import NORTH, SEATS, Seat

__all__ = ["show"]

_SYMBOLS = "♣♦♥♠"
_WIDTH = 18
_MOST_FINDINGS = 20
_MOST_RECORDS = 1_000_000
_Read = tuple[BoardRecord, list[Diagnostic]]


def show(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-show-file")],
    board: Annotated[
        str | None, typer.Option("--board", metavar="N", help="cli-show-board")
    ] = None,
    record: Annotated[
        int, typer.Option("--record", metavar="K", min=1, max=_MOST_RECORDS, help="cli-show-record")
    ] = 1,
    read_as: Annotated[
        str | None, typer.Option("--from", metavar=FORMAT_NAMES, help="cli-read-from")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Show one board (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    with open_file(file) as opened:
        read = _read(format_for(file, read_as, opened), opened)
    if not read:
        raise BadContent("no-deals", where=file)
    found = _records_of(read, board)
    if not found:
        numbers = list(dict.fromkeys(each.board for each, _ in read if each.board))
        known = " ".join(numbers[:40]) or str(len(read))
        raise BadContent("no-such-board", where=file, board=board or "", known=known)
    if len(found) < record:
        raise BadContent("no-such-record", where=file, number=record, count=len(found))
    shown, diagnostics = found[record - 1]
    if as_json:
        findings = [diagnostic_document(each, terminal) for each in diagnostics]
        document = _document(shown) | {"records": len(found), "diagnostics": findings}
        terminal.show_json(document)
    else:
        _draw(shown, terminal)
        if len(found) > 1:
            terminal.err.print(Text(terminal.text("cli-show-more", count=len(found))))
        for line in wrong_lines(diagnostics, terminal, _MOST_FINDINGS):
            terminal.err.print(line)
    wrong = any(each.severity is Severity.ERROR for each in diagnostics)
    raise typer.Exit(INPUT_HAS_ERRORS if wrong else DONE)


def _read(form: Format, file: BinaryIO) -> list[_Read]:
    """All records, each with what was found while it was read."""
    diagnostics: list[Diagnostic] = []
    read: list[_Read] = []
    for record in form.iterload(file, diagnostics.append):
        read.append((record, diagnostics.copy()))
        diagnostics.clear()
    if read:
        read[-1][1].extend(diagnostics)  # after the last there is none to take them
    return read


def _records_of(read: list[_Read], board: str | None) -> list[_Read]:
    """The records of a board; without a number those of the first."""
    if board is None:
        board = read[0][0].board
        if not board:
            return read[:1]
    if not board.strip():
        raise WrongUsage("not-a-number", where="--board", text=board)
    return [each for each in read if each[0].board == board.strip()]


# --- For people --------------------------------------------------------------------


def _draw(record: BoardRecord, terminal: Terminal) -> None:
    catalogue = terminal.catalogue
    title = terminal.text("cli-show-title", board=record.board or "–")
    facts = [title, record.event, record.tag("Room")]
    terminal.show(Text(" · ".join(filter(None, facts)), style="bold"))
    if record.dealer is not None:
        dealer = seat_name(record.dealer, catalogue)
        terminal.show(Text(terminal.text("cli-show-dealer", seat=dealer)))
    if record.vulnerability is not None:
        shown = terminal.text(f"vul-{record.vulnerability}")
        terminal.show(Text(f"{terminal.text('vulnerability')}: {shown}"))
    terminal.show(Text(""))
    for line in _diagram(record, terminal):
        terminal.show(Text(line))
    if record.auction is not None:
        terminal.show(Text(""))
        terminal.show(_auction(record.auction, terminal))
        for line in _notes(record.auction):
            terminal.show(Text(line))
    if record.contract is not None or record.passed_out:
        terminal.show(Text(""))
        terminal.show(Text(_result(record, terminal), style="bold"))
    if record.play is not None and record.play.rows:
        terminal.show(Text(""))
        terminal.show(_play(record.play, record.contract, terminal))
    traveller = traveller_of(record)
    if traveller is not None and traveller.lines:
        terminal.show(Text(""))
        terminal.show(traveller_table(traveller, terminal))


def _hand(hand: Hand | None, terminal: Terminal) -> list[str]:
    """Four lines, spades first."""
    if hand is None:
        return ["?", "", "", ""]
    lines = []
    for suit in reversed(SUITS):
        ranks = " ".join(rank_letter(rank, terminal.catalogue) for rank in hand.holding(suit))
        lines.append(f"{_SYMBOLS[suit.index]} {ranks or '–'}")
    return lines


def _diagram(record: BoardRecord, terminal: Terminal) -> list[str]:
    blocks = {}
    for seat, hand, player in zip(SEATS, record.hands, record.players, strict=True):
        name = seat_name(seat, terminal.catalogue)
        head = f"{name}: {player}" if player else name
        blocks[seat] = [head[: 2 * _WIDTH], *_hand(hand, terminal)]
    north, east, south, west = (blocks[seat] for seat in SEATS)
    width = max(_WIDTH, *(len(line) + 2 for line in west))
    lines = [" " * width + line for line in north]
    lines += [left.ljust(2 * width) + right for left, right in zip(west, east, strict=True)]
    lines += [" " * width + line for line in south]
    return [line.rstrip() for line in lines]


def _auction(auction: RecordedAuction, terminal: Terminal) -> Table:
    """Four columns from north (D-15)."""
    catalogue = terminal.catalogue
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for seat in SEATS:
        table.add_column(Text(seat_letter(seat, catalogue)))
    marked = {remark.at: i for i, remark in enumerate(_explained(auction), 1)}
    alerted = {remark.at for remark in auction.remarks if remark.alert}
    cells = [""] * auction.dealer.index
    for i, call in enumerate(auction.calls):
        mark = f" ({marked[i]})" if i in marked else "!" if i in alerted else ""
        cells.append(call_text(call, catalogue) + mark)
    if auction.unread or auction.ending == "+":
        cells.append("…")
    for start in range(0, len(cells), 4):
        table.add_row(*(Text(cell) for cell in cells[start : start + 4]))
    return table


def _explained(auction: RecordedAuction) -> list[Remark]:
    return [remark for remark in auction.remarks if remark.note]


def _notes(auction: RecordedAuction) -> list[str]:
    lines = []
    for i, remark in enumerate(_explained(auction), 1):
        clean = "".join(char for char in remark.note if char.isprintable())
        lines.append(f"({i}) {clean}")
    return lines


def _result(record: BoardRecord, terminal: Terminal) -> str:
    contract = contract_text(record.contract, terminal.catalogue)
    if record.contract is None or record.tricks is None:
        return contract
    result = result_text(record.contract, record.tricks)
    return terminal.text("cli-show-result", contract=contract, result=result,
                         tricks=record.tricks)  # fmt: skip


def _play(play: RecordedPlay, contract: Contract | None, terminal: Terminal) -> Table:
    """A line for each trick in order of play, beginning with who led."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    trump = None if contract is None else contract.strain.suit
    for number, (column, cards) in enumerate(play.tricks(trump), 1):
        leader = SEATS[(play.leader.index + column) % 4]
        shown = [f"{number:2}", seat_letter(leader, terminal.catalogue)]
        shown += [card_text(card, terminal.catalogue) for card in cards]
        table.add_row(*(Text(cell) for cell in shown))
    return table


# --- For programs --------------------------------------------------------------------


def _document(record: BoardRecord) -> dict[str, Any]:
    contract, auction, play = record.contract, record.auction, record.play
    known = any(hand is not None for hand in record.hands)
    return {
        "board": record.board or None,
        "dealer": _letter(record.dealer),
        "vulnerability": None if record.vulnerability is None else record.vulnerability.value,
        "deal": deal_text(record.hands, NORTH) if known else None,
        "players": {seat.value: name for seat, name in zip(SEATS, record.players, strict=True)},
        "auction": None if auction is None else _auction_document(auction),
        "contract": None if contract is None else f"{contract.bid}{contract.doubling}",
        "declarer": None if contract is None else contract.declarer.value,
        "passed_out": record.passed_out,
        "tricks": record.tricks,
        "play": None if play is None else _play_document(play, contract),
        "event": record.event,
        "site": record.site,
        "date": record.date,
        "tags": dict(record.tags),
    }


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else seat.value


def _auction_document(auction: RecordedAuction) -> dict[str, Any]:
    notes = {str(remark.at + 1): remark.note for remark in auction.remarks if remark.note}
    calls = [call.text for call in auction.calls]
    return {"dealer": auction.dealer.value, "calls": calls, "notes": notes}


def _play_document(play: RecordedPlay, contract: Contract | None) -> list[dict[str, Any]]:
    trump = None if contract is None else contract.strain.suit
    return [
        {
            "leader": SEATS[(play.leader.index + column) % 4].value,
            "cards": [card.text for card in cards],
        }
        for column, cards in play.tricks(trump)
    ]

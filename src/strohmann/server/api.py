"""The HTTP interface: guests, tables, records, score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from litestar import Response, get, post, route
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

import strohmann
from strohmann.bots.registry import levels
from strohmann.games.registry import GAMES, game
from strohmann.scoring.profiles import PROFILES, Form, Profile, profile
from strohmann.seats import Seat
from strohmann.server import answers as ans
from strohmann.server.club import Club
from strohmann.server.errors import not_found
from strohmann.server.faults import ERROR_RESPONSES
from strohmann.server.guests import Guest
from strohmann.server.kinds.kind import AnyRecord
from strohmann.server.opening import Opening
from strohmann.server.pads import scored
from strohmann.server.schema import socket_schema
from strohmann.store.rows import TableRow

__all__ = ["HANDLERS"]

TheClub = NamedDependency[Club]
TheGuest = NamedDependency[Guest]
TheLanguage = NamedDependency[str]
TheOpening = NamedDependency[Opening]


@get("/healthz", tags=["server"], responses=ERROR_RESPONSES)
async def healthz(club: TheClub) -> ans.Health:
    """Whether the server and its database answer."""
    await club.store.tables.get("")
    return ans.Health("ok", strohmann.__version__)


@get("/api/schema", tags=["socket"], responses=ERROR_RESPONSES, sync_to_thread=False)
def schema() -> dict[str, Any]:
    """The JSON schema of the messages of the socket."""
    return socket_schema()


@get("/api/me", tags=["guests"], responses=ERROR_RESPONSES)
async def me(club: TheClub, guest: TheGuest, language: TheLanguage) -> ans.Me:
    """Who I am here."""
    return ans.Me(await club.store.players.name(guest.id), language)


@post("/api/me", tags=["guests"], responses=ERROR_RESPONSES, status_code=200)
async def rename(
    data: JSONBody[ans.NameRequest],
    opening: TheOpening,
    guest: TheGuest,
    language: TheLanguage,
) -> ans.Me:
    """Take a name."""
    return ans.Me(await opening.rename(guest.id, data.name), language)


@get("/api/forms", tags=["tables"], responses=ERROR_RESPONSES, sync_to_thread=False)
def forms() -> ans.Forms:
    """What can be played: forms, their rule profiles, the options of each."""
    playable = [PROFILES[name] for name in GAMES]
    listed = {form: tuple(_profile(p) for p in playable if p.form is form) for form in Form}
    return ans.Forms(
        tuple(
            ans.FormView(f.value, profiles, levels(f)) for f, profiles in listed.items() if profiles
        )
    )


@post("/api/tables", tags=["tables"], responses=ERROR_RESPONSES)
async def open_table(
    data: JSONBody[ans.NewTable], opening: TheOpening, guest: TheGuest
) -> ans.OpenedTable:
    """Open a table; I sit South, bots elsewhere."""
    table = await opening.open(
        guest.id,
        data.profile,
        data.options,
        data.pace,
        data.names,
        data.seats,
        data.level,
    )
    return ans.OpenedTable(table)


@get("/api/tables", tags=["tables"], responses=ERROR_RESPONSES)
async def my_tables(club: TheClub, guest: TheGuest) -> Sequence[ans.TableEntry]:
    """The tables where I sit, the last used first."""
    return [_entry(row) for row in await club.store.tables.of_player(guest.id)]


@get("/api/tables/{table:str}", tags=["tables"], responses=ERROR_RESPONSES)
async def table_summary(
    table: FromPath[str], club: TheClub, language: TheLanguage
) -> ans.TableSummary:
    """What is played at a table, and who sits there."""
    live = await club.live(table)
    return ans.TableSummary(
        table=table,
        form=live.row.form,
        profile=live.row.profile,
        options=dict(live.row.options),
        phase=live.state.phase.value,
        finished=live.game.result(live.state) is not None,
        records=len(live.state.records),
        seats=club.seats(live, language),
        next_table=live.row.successor,
    )


@post(
    "/api/tables/{table:str}/seats/{seat:str}",
    tags=["tables"],
    responses=ERROR_RESPONSES,
    status_code=200,
)
async def take_seat(
    table: FromPath[str],
    seat: FromPath[str],
    opening: TheOpening,
    guest: TheGuest,
) -> ans.OpenedTable:
    """Take the seat of a bot."""
    await opening.sit(table, guest.id, Seat.parse(seat))
    return ans.OpenedTable(table)


@post("/api/tables/{table:str}/again", tags=["tables"], responses=ERROR_RESPONSES)
async def again(
    table: FromPath[str],
    data: JSONBody[ans.AgainRequest],
    opening: TheOpening,
    guest: TheGuest,
) -> ans.OpenedTable:
    """Go on after the end with the same people, drawing for partners anew or not."""
    opened = await opening.again(table, guest.id, redraw=data.partners == "new")
    return ans.OpenedTable(opened)


@get("/api/tables/{table:str}/deals/{deal:int}", tags=["records"], responses=ERROR_RESPONSES)
async def deal_record(
    table: FromPath[str],
    deal: FromPath[int],
    club: TheClub,
    guest: TheGuest,
    language: TheLanguage,
) -> AnyRecord:
    """A finished deal, 1 for the first."""
    return club.record(await club.live(table), guest.id, deal, language)


@get("/api/tables/{table:str}/deals/{deal:int}/opened", tags=["records"], responses=ERROR_RESPONSES)
async def opened_deal(
    table: FromPath[str],
    deal: FromPath[int],
    club: TheClub,
    guest: TheGuest,
) -> Response[ans.Opened]:
    """What opens the commitment of a finished deal, as a file for ``strohmann verify``."""
    opened = club.opened(await club.live(table), guest.id, deal)
    name = f'attachment; filename="strohmann-deal-{deal}.json"'
    return Response(opened, headers={"Content-Disposition": name})


@post(
    "/api/sheet", tags=["records"], responses=ERROR_RESPONSES, status_code=200, sync_to_thread=True
)
def score_pad(
    data: JSONBody[ans.SheetRequest], language: TheLanguage
) -> ans.SheetAnswer | ans.BismarckSheetAnswer:
    """The score sheet of a match played with real cards, from its lines."""
    return scored(data.text, profile(data.profile), language)


@route(
    "/api/{path:path}",
    http_method=["GET", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
    sync_to_thread=False,
)
def no_such_path(path: FromPath[str]) -> None:
    """Everything else under ``/api`` does not exist."""
    raise not_found("not-found", "path", f"/api{path}"[:80])


HANDLERS = (
    healthz,
    schema,
    me,
    rename,
    forms,
    open_table,
    my_tables,
    table_summary,
    take_seat,
    again,
    deal_record,
    opened_deal,
    score_pad,
    no_such_path,
)


def _profile(rules: Profile) -> ans.ProfileView:
    options = tuple(ans.OptionView(o.name, o.values, o.default) for o in rules.options)
    return ans.ProfileView(rules.name, rules.is_default, tuple(game(rules.name).ring), options)


def _entry(row: TableRow) -> ans.TableEntry:
    updated = datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(timespec="seconds")
    return ans.TableEntry(row.id, row.form, row.profile, row.phase, updated, row.finished)

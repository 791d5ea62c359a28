"""What a host may do while the server runs, with the token of the settings: `noctuary admin` asks for it here.

Nothing of it goes past the running server, so nothing is done behind the back of a table that people sit at.
"""

import hmac
import logging
from typing import TYPE_CHECKING, Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.errors import Closed
from noctuary.server.limits import Limits
from noctuary.server.settings import Settings
from noctuary.server.store.bans import MARK, Ban
from noctuary.server.store.lines import Listed
from noctuary.server.table import wire
from noctuary.server.table.announcements import STOCK
from noctuary.server.table.hub import Hub
from noctuary.server.table.seating import hashed
from noctuary.server.table.table import Table
from noctuary.server.web.api import Body
from noctuary.server.web.security import address_of

if TYPE_CHECKING:
    from noctuary.server.web.handlers import Handlers

LISTED = 200
PRUNED = 50
"""So many tables are deleted by one request: the command asks again until nothing is left."""
COUNTED = 100_000

log = logging.getLogger("noctuary.admin")

Days = Annotated[float, msgspec.Meta(ge=0, le=36_500)]
Phase = ("lobby", "playing", "over", "closed")


class BanWanted(Body, frozen=True, kw_only=True):
    """Keep a device (by its mark), an address or a range out, for some days or for good (0)."""

    what: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    days: Days = 0
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LiftBan(Body, frozen=True, kw_only=True):
    """Let somebody in again."""

    what: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Announce(Body, frozen=True, kw_only=True):
    """Tell all tables a sentence: one of the house's own by its code, or any text; neither takes the last one back."""

    code: Annotated[str, msgspec.Meta(max_length=16)] = ""
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 0


class Prune(Body, frozen=True, kw_only=True):
    """Delete tables at which nobody plays and nothing has changed for so many days."""

    days: Days
    dry_run: bool = False


class AdminTable(msgspec.Struct, frozen=True):
    """A table in the host's list."""

    table: str
    code: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    host: str
    touched: int
    here: int
    """How many look at it now."""
    log: str
    """What it is called in the log."""


class AdminSeat(msgspec.Struct, frozen=True):
    """A seat, as the host sees it."""

    seat: int
    name: str
    bot: str
    person: bool
    online: bool
    device: str
    """The mark by which this device can be banned."""


class AdminShown(msgspec.Struct, frozen=True):
    """One table, as the host sees it."""

    about: AdminTable
    rounds: int
    lines: int
    seated: tuple[AdminSeat, ...]


class Told(msgspec.Struct, frozen=True):
    """How many tables and people heard it."""

    tables: int
    people: int


class Pruned(msgspec.Struct, frozen=True):
    """How many tables were deleted, or would be; and how many are left to be."""

    tables: int
    left: int


def check_token(settings: Settings, limits: Limits, request: Request) -> None:
    """Let the host in. Who has tried too often waits; where no token is set nobody finds anything."""
    wanted = settings.admin_token
    if not wanted:
        raise Closed("not_found")
    address = address_of(request)
    if not limits.allow("admin", address=address):
        raise Closed("too_many")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), wanted.encode()):
        log.warning("a wrong admin token", extra={"from_": address})
        raise Closed("admin")
    limits.give_back("admin", address=address)


async def tables(house: "Handlers", request: Request) -> Response:
    """All tables, the last changed first; of one phase (`phase=playing`), or of all."""
    phase = request.query_params.get("phase", "")
    if phase and phase not in Phase:
        raise Closed("request", why="phase")
    found = await house.hub.database.listed(phase, LISTED)
    return answered([row_of(house.hub, each) for each in found])


async def show(house: "Handlers", request: Request) -> Response:
    """One table: who sits there, and the marks of their devices."""
    listed = await wanted_table(house, request)
    table = await house.hub.find(listed.listing.id)
    state = table.state
    online = table.online()
    seats = tuple(
        AdminSeat(seat, place.name, place.bot, place.person, seat in online, place.device[:MARK])
        for seat, place in enumerate(state.places)
    )
    return answered(AdminShown(row_of(house.hub, listed), state.round, state.seq, seats))


async def close(house: "Handlers", request: Request, _: Body) -> Response:
    """Nobody plays at a table any more; what was played there stays to be read."""
    table = await house.hub.find((await wanted_table(house, request)).listing.id)
    await house.hub.shut(table)
    done("close", table.id)
    return answered({})


async def delete(house: "Handlers", request: Request, _: Body) -> Response:
    """Delete a table and all there is of it."""
    id = (await wanted_table(house, request)).listing.id
    try:
        await house.hub.forget(await house.hub.find(id))
    except Closed as closed:
        if closed.code != "unreadable":
            raise
        await house.hub.store.forget_table(id)
    done("delete", id)
    return answered({})


async def bans(house: "Handlers", _: Request) -> Response:
    """Who may not come in."""
    return answered(sorted(house.bans.all.values(), key=lambda ban: (ban.since, ban.what)))


async def ban(house: "Handlers", _: Request, body: BanWanted) -> Response:
    """Keep somebody out, and send them away if they are here."""
    made = await house.bans.add(body.what, body.days, body.why, house.settings.clock())
    send_banned_away(house)
    if house.node is not None:
        house.node.bans_changed()
    done(f"ban {made.kind}")
    return answered(made)


def send_banned_away(house: "Handlers") -> None:
    """Nobody stays who may not come in."""
    house.sockets.send_away(lambda address, device: house.bans.banned(address, device, house.settings.clock()))


async def reread_bans(house: "Handlers") -> None:
    """The host has changed them at another node."""
    await house.bans.load()
    send_banned_away(house)


async def unban(house: "Handlers", _: Request, body: LiftBan) -> Response:
    """Let somebody in again."""
    lifted = await house.bans.lift(body.what)
    if house.node is not None:
        house.node.bans_changed()
    done(f"unban {lifted.kind}")
    return answered(lifted)


async def announce(house: "Handlers", _: Request, body: Announce) -> Response:
    """Tell all tables something."""
    if body.code and (body.code not in STOCK or body.text):
        raise Closed("request", why="code")
    text = "".join(sign if sign.isprintable() else " " for sign in body.text).strip()
    told = house.hub.announce(body.code, text, body.minutes)
    if house.node is not None:
        house.node.announced(body.code, text, body.minutes)
    done("announce")
    return answered(Told(*told))


async def prune(house: "Handlers", _: Request, body: Prune) -> Response:
    """Delete old tables, some at a time."""
    assert house.retention is not None, "only a host's house has a host"
    pruned = 0 if body.dry_run else await house.retention.prune(body.days, PRUNED)
    left = await house.retention.count(body.days, COUNTED)
    if not body.dry_run:
        log.info("by the host", extra={"action": "prune", "count": pruned})
    return answered(Pruned(left if body.dry_run else pruned, 0 if body.dry_run or pruned < PRUNED else left))


async def wanted_table(house: "Handlers", request: Request) -> Listed:
    """The table that was named by its id or its code."""
    name = str(request.path_params["table"])
    if not name.isascii() or not name.isprintable():
        raise Closed("request", why="table")
    id = await house.hub.store.by_code(name.upper()) if len(name) <= 8 else name
    found = await house.hub.database.listing(id) if id else None
    if found is None:
        raise Closed("not_found")
    return found


def row_of(hub: Hub, listed: Listed) -> AdminTable:
    """A table in the list."""
    each = listed.listing
    summary = msgspec.json.decode(each.summary)
    table: Table | None = hub.tables.get(each.id)
    return AdminTable(
        each.id,
        each.code or "",
        each.game,
        each.phase,
        each.public,
        summary.get("seats", 0),
        summary.get("taken", 0),
        summary.get("host", ""),
        listed.touched,
        len(table.connections) if table is not None else 0,
        hashed(each.id)[:8],
    )


def done(action: str, table: str = "") -> None:
    """What the host did stands in the log, without a name that opens anything."""
    log.info("by the host", extra={"action": action, **({"table": hashed(table)[:8]} if table else {})})


def answered(what: object) -> Response:
    """Plain data as JSON."""
    return Response(wire.encode(what), 200, media_type="application/json")


BanList = list[Ban]
TableList = list[AdminTable]

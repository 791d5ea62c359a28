"""What the hall shows: tables that are open to all, the tables one sits at, and what the host of the house says."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.store.lines import Listed
from noctuary.server.table.projections import Summary, listing_of
from noctuary.server.table.wire import DAYS
from noctuary.server.web import api
from noctuary.server.web.handlers import Handlers, reply

MINE = 12
"""So many of one's own tables are shown."""
LOOKED_AT = 60
"""So many are looked at for that, the last changed first: games against bots alone are among them."""


async def open_tables(house: Handlers, _: Request) -> Response:
    """Public tables that wait for people."""
    return reply(await open_to_all(house))


async def hall(house: Handlers, request: Request) -> Response:
    """All of it, for whoever stands there."""
    said = house.hub.announcements
    return reply(
        api.Hall(
            await open_to_all(house),
            await tables_of(house, await house.devices(request)),
            said.frame() if said.lasts else None,
            house.drawing.progress() if house.drawing is not None else None,
        )
    )


async def open_to_all(house: Handlers) -> list[api.OpenTable]:
    """Public tables with a seat that is free."""
    found = []
    for each in await house.hub.open_tables():
        about = msgspec.json.decode(each.summary, type=Summary)
        if each.code and about.taken < about.seats:
            found.append(api.OpenTable(each.code, each.game, about.seats, about.taken, about.host, about.preset))
    return found


async def tables_of(house: Handlers, devices: tuple[str, ...]) -> list[api.MyTable]:
    """The tables at which somebody sits with other people, until the game is over; first those that wait for them."""
    found = []
    for listed, seats in await house.hub.database.tables_at(devices, LOOKED_AT) if devices else []:
        mine = my_table(house, listed, seats)
        if mine is not None:
            found.append(mine)
    return sorted(found, key=lambda each: (not each.yours, -each.touched, each.table))[:MINE]


def my_table(house: Handlers, listed: Listed, seats: tuple[int, ...]) -> api.MyTable | None:
    """One of them, as it stands in memory if it is there; nothing if it was given up, or nobody else is there."""
    table = house.hub.tables.get(listed.listing.id)
    listing = listed.listing if table is None else listing_of(table.id, table.state)
    about = msgspec.json.decode(listing.summary, type=Summary)
    mine = [seat for seat in seats if seat < len(about.people) and about.people[seat]]
    others = tuple(name for seat, name in enumerate(about.people) if name and seat not in mine)
    if not mine or not others or listing.phase not in ("lobby", "playing"):
        return None
    return api.MyTable(
        table=listing.id,
        code=listing.code or "",
        game=listing.game,
        phase=listing.phase,  # type: ignore[arg-type]
        pace=about.pace,
        people=others,
        waiting=tuple(about.people[seat] for seat in about.waiting if about.people[seat] and seat not in mine),
        yours=any(seat in about.asked for seat in mine),
        # When somebody answered a sealed question is nobody's business, not even the day.
        touched=0 if about.pace == DAYS else listed.touched,
    )

"""Which processes serve this house, and whose each table is: for the host."""

import socket
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.store.lines import Listed
from noctuary.server.table.seating import hashed
from noctuary.server.web.admin import LISTED, answered

if TYPE_CHECKING:
    from noctuary.server.web.handlers import Handlers


class AdminNode(msgspec.Struct, frozen=True):
    """A process of the house."""

    node: str
    about: str
    """Its machine and port."""
    here: bool
    """Whether it is the one that answers."""
    tables: int
    """How many it owns."""
    sockets: int | None
    """How many end there, whoever owns their tables; None if it is not heard on the bus."""
    until: int
    """Seconds since 1970, by the database's clock; 0 if it is alone and needs no lease."""
    in_force: bool


class OwnedTable(msgspec.Struct, frozen=True):
    """Whose a table is."""

    node: str
    table: str
    code: str
    game: str
    phase: str
    log: str
    """What it is called in the log."""


class AdminNodes(msgspec.Struct, frozen=True):
    """All nodes, and the tables that changed last; so many are `left` out."""

    nodes: tuple[AdminNode, ...]
    tables: tuple[OwnedTable, ...]
    left: int


async def nodes(house: "Handlers", _: Request) -> Response:
    """The processes that serve this house, and the tables of each."""
    return answered(await (alone(house) if house.node is None else of_many(house)))


async def alone(house: "Handlers") -> AdminNodes:
    """A house of one process: what it has in its memory is its own."""
    name = house.hub.leases.node
    own = house.hub.tables
    about = f"{socket.gethostname()}:{house.settings.port}"
    listed = [await house.hub.database.listing(id) for id in list(own)[:LISTED]]
    tables = tuple(row_of(name, each) for each in listed if each is not None)
    node = AdminNode(name, about, True, len(own), len(house.sockets), 0, True)
    return AdminNodes((node,), tables, len(own) - len(listed))


async def of_many(house: "Handlers") -> AdminNodes:
    """What the database says of all, and the bus of those who are heard."""
    from noctuary.server.store.database_leases import everybody, owned_tables

    here = house.node
    assert here is not None
    found = await everybody(house.hub.database)
    tables = await owned_tables(house.hub.database, LISTED)
    rows = tuple(
        AdminNode(
            each.node,
            each.about,
            each.node == here.name,
            each.tables,
            here.sockets_of(each.node),
            round(each.until),
            each.left > 0,
        )
        for each in found
    )
    left = max(0, sum(each.tables for each in found) - len(tables))
    return AdminNodes(rows, tuple(row_of(node, listed) for node, listed in tables), left)


def row_of(node: str, listed: Listed) -> OwnedTable:
    """A table of a node."""
    each = listed.listing
    return OwnedTable(node, each.id, each.code or "", each.game, each.phase, hashed(each.id)[:8])

"""How a process becomes one of the nodes of a house, and what keeps it from that."""

import secrets
import socket
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from noctuary.core.refusal import BadInput
from noctuary.server.net.bus import Bus, BusDown, NoResponders
from noctuary.server.net.versions import outdated, rules_here
from noctuary.server.settings import Settings, database_of
from noctuary.server.store.leases import Leases

if TYPE_CHECKING:
    from noctuary.server.store.database import Store

HOUSE = "noctuary.house"
"""Asked on the bus, every node says whose it is."""
VERSIONS = "noctuary.versions"
"""Asked on the bus, every node says which rules it has."""
CLOCKS = 30.0
"""Seconds that a machine's clock may differ from the database's: games over days go by the wall."""


class Joined(NamedTuple):
    """What a node has in common with the others."""

    bus: Bus
    leases: Leases
    house: str
    about: str


async def join(settings: Settings, store: "Store") -> Joined:
    """Connect to the bus, and see that those who are there serve the same house."""
    check(settings)
    from noctuary.server.net.nats_bus import NatsBus
    from noctuary.server.store.database_leases import DatabaseLeases, clock_of, house_of

    about = f"{socket.gethostname()}:{settings.port}"[:128]
    bus = await NatsBus.open(settings.bus, about)
    house = await house_of(store)
    try:
        await check_house(bus, house)
        await check_versions(bus)
        check_clock(await clock_of(store))
    except BaseException:
        await bus.close()
        raise
    return Joined(bus, DatabaseLeases(store, secrets.token_hex(8), about), house, about)


def check(settings: Settings) -> None:
    """Several nodes need a database that they all reach, and what speaks with a bus."""
    if not database_of(settings.data).startswith("postgresql"):
        raise BadInput("bus-sqlite")
    try:
        import nats  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput("extra-missing", name="nats-py", extra="bus") from None


async def check_house(bus: Bus, house: str) -> None:
    """Refuse a bus on which another house is at home."""
    try:
        found = await bus.request(HOUSE, b"", 2.0)
    except NoResponders:
        return
    if found != house.encode():
        raise BadInput("bus-house")


async def check_versions(bus: Bus) -> None:
    """Refuse to be older than whoever is there: games that went on by newer rules could not go on here."""
    try:
        found = msgspec.json.decode(await bus.request(VERSIONS, b"", 2.0), type=dict[str, int])
    except BusDown:
        return
    ours = rules_here()
    if game := outdated(ours, found):
        raise BadInput("bus-older", game=game, given=ours[game], known=found[game])


def check_clock(seconds: float) -> None:
    """Refuse a clock that is far from the database's."""
    if (apart := abs(time.time() - seconds)) > CLOCKS:
        raise BadInput("bus-clock", seconds=round(apart))


async def try_bus(settings: Settings, store: "Store") -> None:
    """Join and leave again, so that whatever is wrong is said in one line before anything starts."""
    if settings.bus:
        await (await join(settings, store)).bus.close()

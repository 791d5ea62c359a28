"""Who may not come in: devices, addresses, ranges. In memory for every request, in the database for good."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any

import msgspec

from noctuary.server.errors import Closed
from noctuary.server.store.lines import HouseLog, as_database

if TYPE_CHECKING:
    from noctuary.server.store.database import Store

DAY = 24 * 3600
MARK = 12
"""So many signs of a device's hash are shown, and are enough to name it."""
MOST = 10_000


class Ban(msgspec.Struct, frozen=True):
    """Somebody who may not come in."""

    what: str
    """A range of addresses, or the hash by which a device is known."""
    kind: str
    why: str
    since: int
    until: int | None
    """Seconds since 1970; None: for good."""


class Bans:
    """All bans."""

    def __init__(self, store: HouseLog) -> None:
        self.log = store
        self.all: dict[str, Ban] = {}
        self.networks: dict[tuple[int, int], dict[int, Ban]] = {}
        """By version and length of the prefix, then by the prefix: one look for each length, however many bans."""

    @property
    def store(self) -> "Store":
        """The database. A house in a browser bans nobody, and has none."""
        return as_database(self.log)

    async def load(self) -> None:
        """Read them from the database."""
        import sqlalchemy as sa

        from noctuary.server.store.schema import BANS

        rows = await self.store.rows(sa.select(BANS))
        self._set({row.what: Ban(row.what, row.kind, row.why, row.since, row.until) for row in rows})

    def _set(self, bans: dict[str, Ban]) -> None:
        self.all = bans
        self.networks = {}
        for ban in bans.values():
            if ban.kind == "address":
                network = ip_network(ban.what)
                alike = self.networks.setdefault((network.version, network.prefixlen), {})
                alike[int(network.network_address)] = ban

    def banned(self, address: str, device: str, now: float) -> bool:
        """Whether somebody may not come in. `device` is the hash, or nothing."""
        if not self.all:
            return False
        ban = self.all.get(device)
        return (ban is not None and holds(ban, now)) or self._from(address, now)

    def _from(self, address: str, now: float) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        for (version, length), alike in self.networks.items():
            if version == found.version:
                shift = found.max_prefixlen - length
                ban = alike.get(int(found) >> shift << shift)
                if ban is not None and holds(ban, now):
                    return True
        return False

    async def add(self, given: str, days: float, why: str, now: float) -> Ban:
        """Ban a device (by its mark), an address or a range."""
        from noctuary.server.store.schema import BANS

        what, kind = await self._named(given)
        if what not in self.all and len(self.all) >= MOST:
            raise Closed("too_many")
        ban = Ban(what, kind, why, int(now), int(now + days * DAY) if days else None)

        async def work(connection: Any) -> None:
            await connection.execute(BANS.delete().where(BANS.c.what == what))
            await connection.execute(BANS.insert(), [msgspec.structs.asdict(ban)])

        await self.store.errand(work)
        self._set({**self.all, what: ban})
        return ban

    async def lift(self, given: str) -> Ban:
        """Let somebody in again."""
        from noctuary.server.store.schema import BANS

        network = network_of(given)
        names = [str(network)] if network is not None else [each for each in self.all if each.startswith(given)]
        found = [self.all[name] for name in names if name in self.all]
        if len(found) != 1 or (network is None and len(given) < 8):
            raise Closed("ban", given=given)
        await self.store.errand(
            lambda connection: connection.execute(BANS.delete().where(BANS.c.what == found[0].what))
        )
        self._set({what: ban for what, ban in self.all.items() if what != found[0].what})
        return found[0]

    async def _named(self, given: str) -> tuple[str, str]:
        """What is meant, and what kind of thing it is."""
        import sqlalchemy as sa

        from noctuary.server.store.schema import DEVICES

        network = network_of(given)
        if network is not None:
            return str(network), "address"
        if 8 <= len(given) <= 64 and set(given) <= set("0123456789abcdef"):
            alike = (
                sa.select(DEVICES.c.device).distinct().where(DEVICES.c.device >= given, DEVICES.c.device < given + "g")
            )
            found = await self.store.rows(alike.limit(2))
            if len(found) == 1:
                return found[0].device, "device"
        raise Closed("ban", given=given)


def holds(ban: Ban, now: float) -> bool:
    """Whether a ban is not over yet."""
    return ban.until is None or now < ban.until


def network_of(given: str) -> IPv4Network | IPv6Network | None:
    """The range that was written, if it is one; an address is a range of one."""
    try:
        return ip_network(given, strict=False)
    except ValueError:
        return None

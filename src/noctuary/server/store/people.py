"""Who a browser belongs to: the keys that prove it, and the browsers that have shown one.

Nobody needs any of this to play. A browser is known by the hash of its cookie; whoever makes a key becomes a person
with one browser, and every browser that shows the key belongs to the same person. Only hashes are stored, and a key is
so long that nobody finds one by trying: it is looked up by its hash, and how long that takes tells nothing about it.
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.lines import HouseLog, as_database
from noctuary.server.store.schema import BROWSERS, KEYS

if TYPE_CHECKING:
    from noctuary.server.store.database import Store

MOST = 8
"""Keys of one person, and passkeys among them."""


class Found(msgspec.Struct, frozen=True):
    """A key that is known: whose it is, since when, and what checks it if it is a passkey."""

    person: str
    made: int
    passkey: str


class Browser(msgspec.Struct, frozen=True):
    """A browser whose person is known."""

    person: str
    signed_out: bool


class People:
    """The persons of a house. A person is no more than a name that nobody sees, made by chance."""

    def __init__(self, store: HouseLog) -> None:
        self.log = store

    @property
    def store(self) -> "Store":
        """The database. A house in a browser knows nobody, and has none."""
        return as_database(self.log)

    # Reading -----------------------------------------------------------------------------------------------------

    async def browser(self, device: str) -> Browser | None:
        """Whose browser it is; nothing for one that no key was ever shown in."""

        async def work(connection: AsyncConnection) -> Browser | None:
            row = (await connection.execute(sa.select(BROWSERS).where(BROWSERS.c.device == device))).one_or_none()
            return None if row is None else Browser(row.person, row.signed_out)

        return await self.store.ask(work)

    async def devices(self, device: str) -> tuple[str, ...]:
        """The marks of all browsers of this one's person, itself first; none if it was signed out."""
        if not device:
            return ()
        found = await self.browser(device)
        if found is None:
            return (device,)
        if found.signed_out:
            return ()
        others = await self.browsers_of(found.person)
        return (device, *(each for each in others if each != device))

    async def browsers_of(self, person: str, signed_in: bool = False) -> tuple[str, ...]:
        """All browsers a person ever had, or those that are not signed out."""

        async def work(connection: AsyncConnection) -> tuple[str, ...]:
            rows = await connection.execute(sa.select(BROWSERS).where(BROWSERS.c.person == person))
            return tuple(sorted(row.device for row in rows if not (signed_in and row.signed_out)))

        return await self.store.ask(work)

    async def keys_of(self, person: str) -> list[Found]:
        """All keys and passkeys of a person."""

        async def work(connection: AsyncConnection) -> list[Found]:
            rows = await connection.execute(sa.select(KEYS).where(KEYS.c.person == person))
            return [Found(row.person, row.made, row.passkey) for row in rows]

        return await self.store.ask(work)

    async def open(self, key: str) -> Found | None:
        """What a key's hash opens."""

        async def work(connection: AsyncConnection) -> Found | None:
            row = (await connection.execute(sa.select(KEYS).where(KEYS.c.key == key))).one_or_none()
            return None if row is None else Found(row.person, row.made, row.passkey)

        return await self.store.ask(work)

    # Changing ----------------------------------------------------------------------------------------------------

    async def add_key(self, person: str, device: str, key: str, passkey: str = "", instead_of: str = "") -> None:
        """One key more for a person, perhaps in the place of another; their first browser, if it is the first key."""
        row = {"key": key, "person": person, "made": time.time_ns() // 1000, "passkey": passkey}

        async def work(connection: AsyncConnection) -> None:
            if instead_of:
                await connection.execute(KEYS.delete().where(KEYS.c.key == instead_of, KEYS.c.person == person))
            await connection.execute(KEYS.insert().values(row))
            await _belongs(connection, device, person)

        await self.store.errand(work)

    async def used(self, key: str, passkey: str) -> None:
        """Store a passkey anew after a sign-in by it: the counter in it has moved, and an older one is a copy."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(KEYS.update().where(KEYS.c.key == key).values(passkey=passkey))

        await self.store.errand(work)

    async def sign_in(self, device: str, person: str) -> None:
        """One browser more for a person."""

        async def work(connection: AsyncConnection) -> None:
            await _belongs(connection, device, person)

        await self.store.errand(work)

    async def sign_out_all_but(self, device: str, person: str, since: int) -> None:
        """This browser alone is still theirs; keys that were made after `since` open nothing any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(BROWSERS.update().where(BROWSERS.c.person == person).values(signed_out=True))
            await _belongs(connection, device, person)
            await connection.execute(KEYS.delete().where(KEYS.c.person == person, KEYS.c.made > since))

        await self.store.errand(work)

    async def forget(self, devices: Sequence[str]) -> None:
        """Delete all that is known of the person these browsers belong to."""

        async def work(connection: AsyncConnection) -> None:
            whose = sa.select(BROWSERS.c.person).where(BROWSERS.c.device.in_(devices))
            found = [row.person for row in await connection.execute(whose)]
            await connection.execute(KEYS.delete().where(KEYS.c.person.in_(found)))
            await connection.execute(BROWSERS.delete().where(BROWSERS.c.person.in_(found)))

        await self.store.errand(work)


async def _belongs(connection: AsyncConnection, device: str, person: str) -> None:
    """A browser is a person's from now on, whatever it was before."""
    await connection.execute(BROWSERS.delete().where(BROWSERS.c.device == device))
    await connection.execute(BROWSERS.insert().values(device=device, person=person, signed_out=False))

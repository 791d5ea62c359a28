"""Coming back after a cookie was lost: keys, browsers, seats; and what must never work."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.server_for_tests import House, go, house

from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.schema import BROWSERS, KEYS
from noctuary.server.table.state import hashed

KEY = "ABCDE-FGHJK-MNPQR-STVWX-YZ012"
OTHER = "99999-FGHJK-MNPQR-STVWX-YZ012"


def cookies(text: str) -> dict[str, str]:
    """Cookies by name."""
    return dict(each.split("=", 1) for each in text.split("; ") if each)


def only(cookie: str, name: str) -> str:
    """One cookie of several."""
    return f"{name}={cookies(cookie)[name]}"


async def refused(url: str, body: Any, cookie: str = "") -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as told:
        await ask(url, body, cookie)
    return told.value.code


async def rows(server: House, table: sa.Table) -> list[Any]:
    """All rows of a table of the database."""

    async def work(connection: Any) -> list[Any]:
        return list((await connection.execute(sa.select(table))).all())

    return await server.hub.database.ask(work)


async def with_key(server: House, client: Client, key: str = KEY) -> str:
    """Make a key for somebody who sits at a table; their device cookie."""
    await ask(f"{server.base}/api/me/key", {"key": key}, client.cookie)
    return only(client.cookie, "device")


@pytest.mark.parametrize("typed", [KEY, KEY.lower(), "abcdefghjkmnpqrstvwxyzoi2", KEY.replace("-", " ")])
def test_a_lost_cookie_loses_no_seat(tmp_path: Path, typed: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            await with_key(server, people[1])
            table = f"{server.base}/t/{people[1].table}"
            # Another browser, which knows nothing: it looks on, and has no seat to take back.
            assert (await ask(f"{table}/mine"))[0] == {"seat": None, "name": ""}
            assert await refused(f"{table}/back", {}) == "not_yours"
            _, device = await ask(f"{server.base}/api/me/enter", {"key": typed})
            assert (await ask(f"{table}/mine", None, device))[0] == {"seat": 1, "name": "Bea"}
            async with people[1] as before:
                taken, seat = await ask(f"{table}/back", {}, device)
                assert taken == {"seat": 1}
                # The browser that held it is told, and can do nothing more there.
                await before.until(lambda: before.bye == "moved")
            assert await refused(f"{table}/move", {}, before.cookie) == "token"
            again = Client(server.base, people[1].table, f"{device}; {seat}")
            async with again:
                assert again.info["you"] == 1
                assert again.info["seats"][1]["name"] == "Bea"
            # Who holds the seat already keeps it.
            assert (await ask(f"{table}/back", {}, again.cookie))[0] == {"seat": 1}

    go(work)


def test_no_key_is_stored_or_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", seats=3)
            device = await with_key(server, ann)
            (key,), (browser,) = await rows(server, KEYS), await rows(server, BROWSERS)
            assert key.key == hashed("key " + KEY.replace("-", ""))
            assert browser.device == hashed(cookies(device)["device"])
            assert (await ask(f"{server.base}/api/me", None, device))[0] == {
                "keys": 1,
                "passkeys": 0,
                "browsers": 1,
                "passkeys_offered": False,
            }
        raw = (tmp_path / "tables.db").read_bytes()
        assert KEY.encode() not in raw
        assert KEY.replace("-", "").encode() not in raw

    go(work)


WRONG = ["", "A" * 24, "A" * 26, "U" * 25, "ABCDE-FGHJK-MNPQR-STVWX-YZ01é", OTHER]


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_key_opens_nothing(tmp_path: Path, key: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            device = await with_key(server, await Client.create(server.base, "lanterns", seats=3))
            assert await refused(f"{server.base}/api/me/enter", {"key": key}) == "key"
            if key:
                assert await refused(f"{server.base}/api/me/sign_out", {"key": key}, device) == "key"
                assert await refused(f"{server.base}/api/me/key", {"key": OTHER, "old": key}, device) == "key"

    go(work)


def test_guesses_are_counted_and_right_keys_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=True, now=lambda: 0.0) as server:
            await with_key(server, await Client.create(server.base, "lanterns", seats=3))
            for _ in range(8):
                await ask(f"{server.base}/api/me/enter", {"key": KEY})
            told = [await refused(f"{server.base}/api/me/enter", {"key": OTHER}) for _ in range(7)]
            assert told == ["key"] * 5 + ["too_many"] * 2
            # No cookie of theirs makes it more.
            assert await refused(f"{server.base}/api/me/enter", {"key": OTHER}, f"device={'x' * 32}") == "too_many"

    go(work)


def test_everybody_together_guesses_no_faster(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=True, now=lambda: 0.0) as server:
            while server.application.limits.allow("guess", token="keys"):
                pass
            assert await refused(f"{server.base}/api/me/enter", {"key": OTHER}) == "too_many"

    go(work)


def test_a_key_takes_the_place_of_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            base = server.base
            device = await with_key(server, await Client.create(base, "lanterns", seats=3))
            await ask(f"{base}/api/me/key", {"key": KEY}, device)  # The answer was lost: once is enough.
            await ask(f"{base}/api/me/key", {"key": OTHER, "old": KEY}, device)
            assert await refused(f"{base}/api/me/enter", {"key": KEY}) == "key"
            await ask(f"{base}/api/me/enter", {"key": OTHER})
            # Nobody takes over somebody else's key, by making the same one or by naming it as their old one.
            _, stranger = await ask(f"{base}/api/me/key", {"key": KEY})
            assert await refused(f"{base}/api/me/key", {"key": OTHER}, stranger) == "key_taken"
            third = "8" * 25
            assert await refused(f"{base}/api/me/key", {"key": third, "old": OTHER}, stranger) == "key"
            for number in range(7):
                await ask(f"{base}/api/me/key", {"key": f"{number}" * 25}, device)
            assert await refused(f"{base}/api/me/key", {"key": third}, device) == "keys_full"

    go(work)


def test_games_of_both_browsers_are_one_persons(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            base = server.base
            ann = await Client.create(base, "lanterns", seats=3)
            await with_key(server, ann)
            there = await Client.create(base, "lanterns", seats=3)  # In another browser, before it knew the key.
            other = only(there.cookie, "device")
            _, given = await ask(f"{base}/api/me/enter", {"key": KEY}, other)
            assert given == ""  # It keeps its mark, and with it what was played there.
            taken, _ = await ask(f"{base}/t/{there.table}/back", {}, only(ann.cookie, "device"))
            assert taken == {"seat": 0}
            assert (await ask(f"{base}/api/me", None, other))[0]["browsers"] == 2
            # A browser that was somebody else's gets a new mark, and what was played there stays theirs.
            bea = await Client.create(base, "lanterns", seats=3)
            await with_key(server, bea, OTHER)
            _, given = await ask(f"{base}/api/me/enter", {"key": KEY}, only(bea.cookie, "device"))
            assert given.startswith("device=")
            assert await refused(f"{base}/t/{bea.table}/back", {}, given) == "not_yours"

    go(work)


def test_a_stolen_cookie_can_be_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            base = server.base
            people = await server.lanterns()
            ann = people[0]
            stolen = ann.cookie
            await with_key(server, ann)
            # The thief makes a key of their own with it, and enters with that elsewhere.
            await ask(f"{base}/api/me/key", {"key": OTHER}, stolen)
            _, elsewhere = await ask(f"{base}/api/me/enter", {"key": OTHER})
            async with Client(base, ann.table, stolen) as thief:
                assert thief.info["you"] == 0
                _, fresh = await ask(f"{base}/api/me/sign_out", {"key": KEY}, ann.cookie)
                await thief.until(lambda: thief.bye == "moved")
            table = f"{base}/t/{ann.table}"
            assert await refused(f"{table}/move", {}, stolen) == "token"
            for cookie in (only(stolen, "device"), elsewhere):
                assert await refused(f"{table}/back", {}, cookie) == "not_yours"
                assert (await ask(f"{base}/api/me/data", None, cookie))[0]["tables"] == []
                assert (await ask(f"{base}/api/mine", None, cookie))[0]["games"] == []
            # What they play with the old mark is nobody's, and the key they made opens nothing.
            _, given = await ask(f"{base}/api/tables", {"game": "lanterns", "seats": 3}, only(stolen, "device"))
            assert cookies(given)["device"] != cookies(stolen)["device"]
            assert await refused(f"{base}/api/me/enter", {"key": OTHER}) == "key"
            # Whoever signed out has it all, the seat at once.
            async with Client(base, ann.table, fresh) as owner:
                assert owner.info["you"] == 0
            assert [each["table"] for each in (await ask(f"{base}/api/me/data", None, fresh))[0]["tables"]] == [
                ann.table
            ]

    go(work)


def test_an_older_key_outlives_a_younger_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            base = server.base
            ann = await Client.create(base, "lanterns", seats=3)
            await with_key(server, ann)
            await ask(f"{base}/api/me/key", {"key": OTHER}, ann.cookie)
            await ask(f"{base}/api/me/sign_out", {"key": OTHER}, ann.cookie)
            # A thief who signs out with a key of their own does not shut the owner out.
            _, back = await ask(f"{base}/api/me/enter", {"key": KEY})
            _, fresh = await ask(f"{base}/api/me/sign_out", {"key": KEY}, back)
            assert await refused(f"{base}/api/me/enter", {"key": OTHER}) == "key"
            assert (await ask(f"{base}/t/{ann.table}/mine", None, only(fresh, "device")))[0]["seat"] == 0

    go(work)


def test_a_moving_link_made_before_opens_nothing_after(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", seats=3)
            device = await with_key(server, ann)
            word = (await ann.post("move"))["link"].split("#move=")[1]
            await ask(f"{server.base}/t/{ann.table}/back", {}, device)
            assert await refused(f"{server.base}/t/{ann.table}/claim", {"word": word}) == "word"

    go(work)


def test_a_seat_that_was_given_up_is_nobodys(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            device = await with_key(server, people[2])
            await people[2].post("leave")
            assert await refused(f"{server.base}/t/{people[2].table}/back", {}, device) == "not_yours"

    go(work)


def test_two_who_come_at_once_hold_one_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", seats=3)
            await with_key(server, ann)
            entered = [await ask(f"{server.base}/api/me/enter", {"key": KEY}) for _ in range(2)]
            url = f"{server.base}/t/{ann.table}/back"
            given = await asyncio.gather(*(ask(url, {}, device) for _, device in entered), return_exceptions=True)
            held = [each[1] for each in given if isinstance(each, tuple)]
            opens = [server.hub.tables[ann.table].state.seat_of(cookies(each)["seat"]) for each in held]
            assert opens.count(0) == 1

    go(work)


def test_other_sites_ask_for_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            device = await with_key(server, await Client.create(server.base, "lanterns", seats=3))
            for path, body in (("enter", {"key": KEY}), ("sign_out", {}), ("delete", {"sure": True})):
                with pytest.raises(Refused) as told:
                    await ask(f"{server.base}/api/me/{path}", body, device, {"Origin": "http://elsewhere.test"})
                assert told.value.code == "origin"

    go(work)

"""People are told when it is their turn, if they want that and do not look; with a real push service of our own."""

import asyncio
import base64
import ipaddress
import json
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.push_service import Browser, Delivery, PushService, push_service
from support.server_for_tests import House, go, house, seated, until_turn_of_one

from noctuary.core.refusal import BadInput
from noctuary.server.client import Client, Refused, ask
from noctuary.server.net import push
from noctuary.server.settings import Settings
from noctuary.server.store.calls import CallStore, Subscription
from noctuary.server.store.lines import as_database
from noctuary.server.store.schema import CALLS, DUE
from noctuary.server.table import calls, turns

HOUSE: dict[str, Any] = {"push_contact": "mailto:host@example.org", "push_loopback": True, "call_after": 0.0}


async def wants(client: Client, service: PushService, name: str, lang: str = "en") -> Browser:
    """Somebody wants to be told."""
    browser = Browser(service, name)
    await client.post("call", **browser.subscription, lang=lang)
    return browser


async def next_of(service: PushService) -> Delivery:
    """What is pushed next."""
    return await asyncio.to_thread(service.next)


async def rows(server: House) -> list[Any]:
    """What is stored of those who want to be told."""
    return list(await server.hub.database.rows(sa.select(CALLS)))


def test_whoever_does_not_look_is_told_of_their_turn_in_their_language(tmp_path: Path) -> None:
    """The message can be read by that browser alone, names table and game, and is signed by the house."""

    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **HOUSE) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                key = (await people[first].get("call"))["key"]
                assert not (await people[first].get("call"))["on"]
                browser = await wants(people[first], service, "ann", "fr")
                assert (await people[first].get("call"))["on"]
                came = await next_of(service)
                said = browser.read(came.body)
                assert said.pop("pad").strip(".") == ""
                assert said == {
                    "table": people[0].table,
                    "game": "occulto",
                    "title": "Occulto",
                    "text": "C’est à vous de jouer.",
                    "mute": "Mettre cette table en sourdine",
                }
                token, _, shown = came.headers["authorization"].removeprefix("vapid t=").partition(",k=")
                assert shown == key
                claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
                assert claims["sub"] == "mailto:host@example.org"
                assert claims["aud"] == f"http://127.0.0.1:{service.port}"
            async with house(tmp_path, **HOUSE) as server:  # The key is made once.
                people[first].base = server.base
                assert (await people[first].get("call"))["key"] == key

    go(work)


def test_whoever_looks_is_not_told_and_is_once_they_look_away(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **HOUSE) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                    table = server.hub.tables[people[0].table]
                    assert table.looking() == {0, 1, 2}
                    await wants(people[first], service, "ann")
                    assert server.hub.calls is not None
                    while not server.hub.calls.wanted[table.id][first].seen:
                        await asyncio.sleep(0.01)
                    assert service.came.empty()
                    assert (await rows(server))[0].times == 0
                    # The phone goes dark: its socket stays for a while, and nobody looks.
                    await people[first].send({"do": "look", "visible": False})
                    while table.looking() == {0, 1, 2}:
                        await asyncio.sleep(0.01)
                    assert table.online() == {0, 1, 2}
                    assert (await next_of(service)).name == "ann"
                    assert (await rows(server))[0].times == 1

    go(work)


def test_a_turn_is_told_of_twice_and_no_more_even_after_a_restart(tmp_path: Path) -> None:
    """The second time also if the table has left the memory meanwhile, and the house was down."""

    async def work() -> None:
        with push_service() as service:
            again = {**HOUSE, "call_again": 2.0}
            async with house(tmp_path, **again) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                await wants(people[first], service, "ann")
                await next_of(service)
            async with house(tmp_path, **again) as server:
                assert not server.hub.tables
                await next_of(service)
                while (await rows(server))[0].times < 2:
                    await asyncio.sleep(0.01)
            async with house(tmp_path, **again) as server:
                await server.hub.find(people[0].table)
                await asyncio.sleep(0.2)
                assert service.came.empty()

    go(work)


def test_the_second_time_counts_from_the_first_however_late_that_was() -> None:
    """Somebody looked for two hours: they are not told twice when they look away."""
    settings = Settings(call_after=10.0, call_again=3600.0)
    turn = calls.Turn("1.4", 1000.0)
    assert turn.next(settings) == 1010.0
    turn.seen = 8200.0
    assert turn.next(settings) == 8210.0
    turn.told(8210.0, settings)
    assert turn.next(settings) == 11_800.0
    turn.told(11_800.0, settings)
    assert turn.next(settings) is None


def test_every_message_is_of_one_size() -> None:
    sizes = {
        len(calls.message("t" * length, game, lang))
        for length in (24, 64)
        for game in ("occulto", "obscurio", "nobody-knows-it")
        for lang in ("en", "fr", "tlh")
    }
    assert sizes == {calls.SIZE}


def test_nobody_is_called_while_eyes_are_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, **HOUSE) as server:
            people = await seated(server.base, "obscurio", 4)
            async with people[0], people[1], people[2], people[3]:
                state = server.hub.tables[people[0].table].state
                while not state.veiled():
                    assert set(calls.keys_of(state)) <= set(turns.waited_for(state))
                    seat, *_ = turns.asked(state)
                    asked = next(each for each in state.playing().game.asks() if each.who == seat and each.must)
                    await people[seat].play(asked.options[0].text, asked.n)
                assert calls.keys_of(state) == {}

    go(work)


def test_a_browser_that_its_push_service_forgot_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            service.gone.add("ann")
            async with house(tmp_path, **HOUSE) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                await wants(people[first], service, "ann")
                await next_of(service)
                while await rows(server):
                    await asyncio.sleep(0.01)
                assert not (await people[first].get("call"))["on"]

    go(work)


def test_a_muted_table_and_a_seat_that_was_left_say_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **{**HOUSE, "call_after": 3600.0}) as server:
                people = await seated(server.base, "occulto", 3)
                for seat, person in enumerate(people):
                    await wants(person, service, str(seat))
                assert len(await rows(server)) == 3
                await people[0].post("call/off")
                await people[1].post("leave")
                assert [row.seat for row in await rows(server)] == [2]

    go(work)


def test_what_is_stored_goes_with_my_data_and_with_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **{**HOUSE, "call_after": 3600.0}) as server:
                people = await seated(server.base, "occulto", 3)
                for seat, person in enumerate(people):
                    await wants(person, service, str(seat))
                mine = (await ask(f"{server.base}/api/me/data", None, people[1].cookie))[0]
                assert mine["called"] == [people[0].table]
                await ask(f"{server.base}/api/me/delete", {"sure": True}, people[1].cookie)
                assert [row.seat for row in await rows(server)] == [0, 2]
                await ask(f"{server.base}/api/forget", {}, people[2].cookie)
                assert [row.seat for row in await rows(server)] == [0]
                await people[0].post("delete")
                assert await rows(server) == []

    go(work)


def test_a_seat_that_went_to_somebody_elses_browser_is_not_told_on_the_old_one(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **{**HOUSE, "call_after": 2.0}) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                await wants(people[first], service, "old")
                link = (await people[first].post("move"))["link"]
                await ask(f"{server.base}/t/{people[0].table}/claim", {"word": link.partition("=")[2]})
                while await rows(server):
                    await asyncio.sleep(0.02)
                assert service.came.empty()

    go(work)


def test_a_house_that_was_not_set_up_for_it_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path) as server:
                people = await seated(server.base, "occulto", 3)
                info = await people[0].get("call")
                assert (info["key"], info["on"], info["mail"]) == ("", False, False)
                with pytest.raises(Refused, match="no_calls"):
                    await wants(people[0], service, "ann")

    go(work)


def test_strange_subscriptions_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **{**HOUSE, "push_loopback": False}) as server:
                people = await seated(server.base, "occulto", 3)
                good = Browser(service, "ann").subscription
                for endpoint in STRANGE:
                    with pytest.raises(Refused, match="endpoint"):
                        await people[0].post("call", **{**good, "endpoint": endpoint})
                here = {**good, "endpoint": "https://push.example.org/1"}
                for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}):
                    with pytest.raises(Refused, match="request"):
                        await people[0].post("call", **{**here, **wrong})
                stranger = Client(server.base, people[0].table)
                with pytest.raises(Refused, match="not_seated"):
                    await stranger.post("call", **here)
                assert await rows(server) == []

    go(work)


STRANGE = (
    "http://push.example.org/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://[::ffff:10.0.0.1]/1",
    "https://169.254.169.254/latest",
    "https://push.example.org:8443/1",
    "https://user@push.example.org/1",
    "ftp://push.example.org/1",
    "https:///1",
    "nothing",
)


def test_when_somebody_is_to_be_told_is_stored_with_every_line(tmp_path: Path) -> None:
    """A house that is killed finds it again, at any pace."""

    now = [1000.0]

    async def due(server: House) -> list[int]:
        store = as_database(server.hub.store)
        return [row.at for row in await store.rows(sa.select(DUE))]

    async def work() -> None:
        with push_service() as service:
            async with house(tmp_path, **{**HOUSE, "call_after": 600.0, "clock": lambda: now[0]}) as server:
                people = await seated(server.base, "occulto", 3)
                async with people[0], people[1], people[2]:
                    first = await until_turn_of_one(server, people, lambda _: True)
                    assert await due(server) == []
                    await wants(people[first], service, "ann")
                    while await due(server) != [1600]:
                        await asyncio.sleep(0.01)
                    now[0] = 2000.0
                    ask = next(each for each in people[first].asks() if each["must"])
                    await people[first].play(ask["options"][0]["text"], ask["n"])
                    assert await due(server) == [2600]

    go(work)


def test_a_name_that_nobody_answers_for_holds_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = threading.Event()
    monkeypatch.setattr(push, "PATIENCE", 0.05)

    def lookup(*_: Any, **__: Any) -> list[Any]:
        hangs.wait(60)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    try:
        with pytest.raises(TimeoutError):
            push.looked_up("push.example.org", 443)
    finally:
        hangs.set()


@pytest.mark.parametrize("name", ["localhost"])
def test_a_name_that_means_this_machine_is_not_connected_to(name: str) -> None:
    """What counts is the address that is connected to, not what the name looked like."""
    line = push.Checked(push.endpoint_of(f"https://{name}/1"), loopback=False)
    with pytest.raises(push.Unreachable):
        line.connect()


@pytest.mark.parametrize(
    ("address", "open_to_all"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("fd00::1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_only_addresses_of_the_open_internet_are_reached(address: str, open_to_all: bool) -> None:
    assert push.reachable(ipaddress.ip_address(address), loopback=False) is open_to_all


def test_a_host_who_wants_calls_without_what_sends_them_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(push_contact="mailto:host@example.org")
    push.check(settings)
    monkeypatch.setattr(push, "installed", lambda: False)
    with pytest.raises(BadInput, match="push-missing"):
        push.check(settings)
    push.check(Settings())
    with pytest.raises(BadInput, match="setting"):
        push.check(Settings(push_contact="host@example.org"))


def test_calls_are_stored_on_both_databases(url: str) -> None:
    from support.databases import own_database

    from noctuary.server.store.database import Store

    async def work() -> None:
        store = await Store.open(await own_database(url))
        kept = CallStore(store)
        mine = Subscription(table_id="t", device="d", seat=1, endpoint="https://e", p256dh="p", auth="a", lang="fr")
        assert await kept.add(mine)
        assert await kept.add(mine)
        await kept.told("t", 1, "1.4", 1, 99)
        (found,) = await kept.at("t")
        assert (found.turn, found.times, found.last) == ("1.4", 1, 99)
        assert await kept.secret("vapid", "one") == "one"
        assert await kept.secret("vapid", "two") == "one"
        await kept.gone("https://e")
        assert await kept.of(["d"]) == []
        await store.close()

    go(work)

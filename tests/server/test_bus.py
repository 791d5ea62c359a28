"""What nodes say to each other: the promises of every bus."""

import asyncio

import pytest
from support.server_for_tests import go

from noctuary.server.net.bus import BusDown, LocalBus, Message, NoResponders, Silent, Switchboard


def pair() -> tuple[LocalBus, LocalBus]:
    board = Switchboard()
    return LocalBus(board), LocalBus(board)


def test_all_who_listen_hear_it_once_and_in_order() -> None:
    async def work() -> None:
        one, two = pair()
        heard: list[tuple[str, bytes]] = []
        await one.subscribe("a", lambda message: heard.append(("one", message.data)))
        await two.subscribe("a", lambda message: heard.append(("two", message.data)))
        await two.subscribe("b", lambda message: heard.append(("b", message.data)))
        for number in range(3):
            one.publish("a", b"%d" % number)
        one.publish("b", b"3")
        await asyncio.sleep(0.01)
        assert [data for who, data in heard if who != "one"] == [b"0", b"1", b"2", b"3"]
        assert [data for who, data in heard if who == "one"] == [b"0", b"1", b"2"]

    go(work)


def test_a_request_is_answered_or_it_is_said_why_not() -> None:
    async def work() -> None:
        one, two = pair()
        with pytest.raises(NoResponders):
            await one.request("a", b"?", 1)

        def twice(message: Message) -> None:
            message.answer(message.data + b"!")
            message.answer(b"too late")

        ear = await two.subscribe("a", twice)
        assert await one.request("a", b"?", 1) == b"?!"
        await two.subscribe("quiet", lambda _: None)
        with pytest.raises(Silent):
            await one.request("quiet", b"?", 0.01)
        await ear.end()
        await ear.end()
        with pytest.raises(NoResponders):
            await one.request("a", b"?", 1)

    go(work)


def test_who_has_left_hears_and_says_nothing() -> None:
    async def work() -> None:
        one, two = pair()
        heard: list[bytes] = []
        await two.subscribe("a", lambda message: heard.append(message.data))
        one.publish("a", b"1")
        await two.close()
        await asyncio.sleep(0)
        assert (heard, one.up, two.up) == ([], True, False)
        two.publish("a", b"2")
        for wrong in (two.request("a", b"", 1), two.subscribe("a", lambda _: None)):
            with pytest.raises(BusDown):
                await wrong
        with pytest.raises(NoResponders):
            await one.request("a", b"", 1)

    go(work)

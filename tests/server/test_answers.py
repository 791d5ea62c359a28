"""Every command is answered once: a repeat gets the same answer, whatever has happened since, and does nothing."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from support.server_for_tests import go, house, process, seated, until_the_vote

from noctuary.server.client import Client
from noctuary.server.limits import RATES
from noctuary.server.table.hub import Hub


def of_kind(lines: list[str], kind: str) -> list[Any]:
    """The lines of a ledger that are of one kind."""
    return [line for line in map(json.loads, lines) if line["is"] == kind]


async def again(client: Client, answered: dict[str, Any], choice: str = "vote 0") -> dict[str, Any]:
    """The answer to the same command, sent once more from another window."""
    async with Client(client.base, client.table, client.cookie) as other:
        return await other.play(choice, 0, id=answered["id"])


def test_what_was_refused_stays_refused_after_a_crash(tmp_path: Path) -> None:
    with process(tmp_path) as server:

        async def work() -> None:
            people = await seated(server.base, "lanterns", 3)
            async with people[0], people[1], people[2]:
                early = await people[1].play("vote 0", 0, id="early")
                assert early["code"] == "not_your_turn"
                await until_the_vote(people)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                assert await again(people[1], early) == early
                # It is hers to vote now, and with a new id she does.
                assert (await again(people[1], {"id": "now"}))["is"] == "ok"

        go(work)


def test_what_was_refused_stays_refused_when_the_table_has_left_the_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            hub: Hub = server.hub
            people = await server.lanterns()
            async with people[0], people[1], people[2]:
                early = await people[1].play("vote 0", 0, id="early")
                assert early["is"] == "no"
                await until_the_vote(people)
            while people[0].table in hub.tables:
                await asyncio.sleep(0.005)
                await hub._let_go(0)
            assert await again(people[1], early) == early

    go(work)


def test_a_refusal_is_remembered_however_many_follow(tmp_path: Path) -> None:
    """A seat's own, and those of people who look on, which are kept nowhere."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            onlooker = Client(server.base, people[0].table)
            async with people[0], people[1], people[2], onlooker:
                early = await people[1].play("vote 0", 0, id="early")
                assert early["is"] == "no"
                for each in (people[1], onlooker):
                    for number in range(1001):
                        await each.send({"do": "play", "id": f"q{number}", "choice": "x"})
                    await each.until(lambda each=each: "q1000" in each.answers)
                await until_the_vote(people)
                assert await again(people[1], early) == early
                refused = of_kind(await server.hub.store.read(people[0].table), "refused")
                assert len(refused) == 1002
                assert {line["seat"] for line in refused} == {1}

    go(work)


def test_nobody_fills_the_log_with_refusals(tmp_path: Path) -> None:
    """Who is refused too often is told so; the others are not slowed, and what was not looked at can be sent again."""

    async def work() -> None:
        size, rate = RATES["refused"]
        clock = [1000.0]
        async with house(tmp_path, limits=True, now=lambda: clock[0]) as server:
            people = await server.lanterns()
            async with people[0], people[1], people[2]:
                codes: list[str] = []
                for number in range(int(size) + 20):
                    clock[0] += 0.06  # As quickly as a socket may send.
                    codes.append((await people[1].play("x", 0, id=f"q{number}"))["code"])
                many = codes.count("too_many")
                assert size <= len(codes) - many <= size + rate * 0.06 * len(codes) + 1
                assert many
                refused = of_kind(await server.hub.store.read(people[0].table), "refused")
                assert len(refused) == len(codes) - many
                assert (await people[2].play("x", 0))["code"] == codes[0]
                clock[0] += 60
                last = f"q{len(codes) - 1}"
                assert (await again(people[1], {"id": last}, "x"))["code"] == codes[0]

    go(work)


def test_a_wish_for_a_pause_counts_once(tmp_path: Path) -> None:
    """A repeat that comes late does not ask for another pause, not even after a crash."""
    with process(tmp_path) as server:

        async def work() -> None:
            people = await seated(server.base, "lanterns", 3, pace="normal")
            ann, bea, cid = people
            async with ann, bea, cid:
                for each in people:
                    assert (await each.command("pause", f"p{each.seat}", paused=True))["is"] == "ok"
                await ann.until(lambda: ann.info["paused"])
                for each in people:
                    assert (await each.command("pause", f"q{each.seat}", paused=False))["is"] == "ok"
                await ann.until(lambda: not ann.info["paused"])
                for _ in range(2):
                    for each in people:
                        async with Client(each.base, each.table, each.cookie) as other:
                            assert (await other.command("pause", f"p{each.seat}", paused=True))["is"] == "ok"
                            assert not other.info["paused"]
                            assert not any(seat["pause"] for seat in other.info["seats"])
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)

        go(work)


def test_a_repeat_is_no_second_word(tmp_path: Path) -> None:
    """Words and wishes are counted, repeats of them are not: who asks again is answered."""

    async def work() -> None:
        now = time.monotonic()
        async with house(tmp_path, limits=True, now=lambda: now) as server:
            ann, bea, _ = await server.lanterns()
            async with ann, bea:
                for kind, more in (("say", {"text": "hello"}), ("pause", {"paused": True})):
                    most = int(RATES[kind][0])
                    answers = [await ann.command(kind, f"{kind} {number}", **more) for number in range(most + 1)]
                    assert [answer["is"] for answer in answers] == ["ok"] * most + ["no"]
                    assert answers[-1]["code"] == "too_many"
                    async with Client(server.base, ann.table, ann.cookie) as other:
                        assert (await other.command(kind, f"{kind} 0", **more))["is"] == "ok"

    go(work)


def test_those_who_look_on_have_ids_of_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, _, _ = await server.lanterns()
            one, two = (Client(server.base, ann.table, f"device={sign * 20}") for sign in "ab")
            async with one, two:
                assert (await one.command("play", "1", choice="x"))["code"] == "not_seated"
                assert (await two.command("say", "1", text="hello"))["is"] == "ok"
                assert (await one.command("say", "2", text=" "))["code"] == "not_an_option"
                assert (await two.command("say", "2", text="you there?"))["is"] == "ok"
                await one.until(lambda: len(one.said) == 2)
                for client, do, id, more in ((one, "play", "1", {"choice": "x"}), (one, "say", "2", {"text": " "})):
                    async with Client(server.base, ann.table, client.cookie) as other:
                        assert (await other.command(do, id, **more))["is"] == "no"

    go(work)


def test_a_message_that_is_too_long_is_answered_by_its_id(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, _, _ = await server.lanterns()
            async with ann:
                assert (await ann.play("\N{GRINNING FACE}" * 1000, id="long"))["code"] == "too_long"

    go(work)


def test_a_gesture_that_comes_twice_is_seen_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with ann, bea:
                bea.keeping = True
                for _ in range(3):
                    await ann.send({"do": "point", "id": "there", "target": "door 1", "x": 50, "y": 50})
                assert (await ann.command("point", target="door 2", x=1, y=1))["is"] == "ok"
                await bea.until(lambda: any(frame.get("target") == "door 2" for frame in bea.frames))
                seen = [frame["target"] for frame in bea.frames if frame["is"] == "pointed"]
                assert seen == ["door 1", "door 2"]

    go(work)


def test_a_hint_is_given_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "oubliette")
            await ann.post("start")
            async with ann:
                hint = await ann.command("hint", "what now")
                assert hint["is"] == "hint"
                await ann.play(hint["choice"])
                async with Client(ann.base, ann.table, ann.cookie) as other:
                    assert await other.command("hint", "what now") == hint

    go(work)

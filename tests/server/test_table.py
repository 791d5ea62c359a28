"""One table, closely: exactly once, durable before told, resume, slow clients, time, absent people, closed eyes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.bench import Paper, received, seated, table_at
from support.lanterns import SPEC, Lanterns
from support.server_for_tests import go, house, play_out

from noctuary.core.effects import CLOCK
from noctuary.core.record import Chosen, Journal
from noctuary.core.refusal import Refusal
from noctuary.occulto import SPEC as OCCULTO
from noctuary.server.client import Client
from noctuary.server.settings import Settings
from noctuary.server.store.lines import Conflict, Down
from noctuary.server.table import ledger
from noctuary.server.table.bots import Inline
from noctuary.server.table.clock import GRACE, Sand
from noctuary.server.table.connection import BEAT_SIZE, QUEUE, Connection
from noctuary.server.table.state import State
from noctuary.server.table.table import Table
from noctuary.server.table.wire import LineData, LinesFrame, OkFrame, Play, Say, encode
from noctuary.testing import journal_of, rule
from noctuary.testing.occulto import village


def kinds(frames: list[bytes]) -> list[str]:
    return [msgspec.json.decode(frame)["is"] for frame in frames]


def at_vote(seed: int = 1) -> Journal:
    """The first vote of a game."""
    journal = journal_of(SPEC, seed)
    while journal.game.asks()[0].kind != "vote":
        ask = journal.game.asks()[0]
        journal.play(ask.who, ask.options[0])
    return journal


def paper_of(table: Table) -> Paper:
    paper: Any = table.store
    assert isinstance(paper, Paper)
    return paper


def test_a_command_counts_once_and_gets_the_same_answer() -> None:
    async def work() -> None:
        table = table_at(journal := at_vote(), journal.game)
        chair = await seated(table, 0)
        received(chair)
        for _ in range(3):
            await table.serve(chair, Play("same", "vote 1"))
        answers = [frame for frame in received(chair) if kinds([frame]) != ["state"]]
        assert answers == [b'{"is":"ok","id":"same"}'] * 3
        for choice in ("vote 2", "vote 0"):
            await table.serve(chair, Play("late", choice))
        first, second = received(chair)
        assert first == second
        assert msgspec.json.decode(first)["code"] == "not_your_turn"
        recorded = [ledger.read(body) for body in paper_of(table).bodies if "vote" in body]
        assert len(recorded) == 1
        await table.close("gone")

    go(work)


@pytest.mark.parametrize("failure", [Conflict("x"), Down("x"), RuntimeError("x")])
def test_what_was_not_stored_was_not_told(failure: Exception) -> None:
    """Nobody hears of a choice that failed to reach the log, and the table goes on from what the log says."""

    async def work() -> None:
        table, paper = await loaded(full_ledger(at_vote()))
        chairs = [await seated(table, viewer) for viewer in (0, 1, None)]
        for chair in chairs:
            received(chair)
        paper.failing = failure
        await table.serve(chairs[0], Play("a", "vote 1"))
        assert [received(chair) for chair in chairs[1:]] == [[], []]
        assert b'"code":"busy"' in received(chairs[0])[-1]
        paper.failing = None
        await table.serve(chairs[0], Play("a", "vote 1"))
        assert b'{"is":"ok","id":"a"}' in received(chairs[0])
        assert table.state.playing().past[-1].choice == "vote 1"
        await table.close("gone")

    go(work)


def test_what_is_refused_half_way_leaves_the_refusal_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule should refuse so late. If one does, the log has no gap and no trace of what was begun."""

    def late(self: State, *_: Any) -> list[ledger.AnyEntry]:
        self.do(ledger.Muted(1, True))
        raise Refusal("not_an_option")

    async def work() -> None:
        table, paper = await loaded(full_ledger(at_vote()))
        chair = await seated(table, 0)
        before = list(paper.bodies)
        monkeypatch.setattr(State, "play", late)
        await table.serve(chair, Play("a", "vote 1"))
        assert b'"code":"not_an_option"' in received(chair)[-1]
        assert paper.bodies == [*before, ledger.write(ledger.Refused(0, "a", "not_an_option"))]
        assert table.state.seq == len(paper.bodies)
        assert not table.state.places[1].muted
        await table.close("gone")

    go(work)


async def loaded(bodies: list[str]) -> tuple[Table, Paper]:
    """The table that a ledger tells of."""
    paper: Any = Paper()
    paper.bodies = bodies
    table = await Table.load("table", paper, Inline(), Settings(now=lambda: 0.0, away=3600.0))
    assert table is not None
    return table, paper


def full_ledger(journal: Journal) -> list[str]:
    """The ledger of a table at this point of a game."""
    opened = ledger.Opened(game="lanterns", seats=3, code="ABCDE")
    entries: list[ledger.AnyEntry] = [opened]
    for seat in range(3):
        entries.append(ledger.Seated(seat=seat, name=f"P{seat}", colour="", token=f"{seat}" * 64))
    entries.append(ledger.Started(journal.header))
    entries += [ledger.Recorded(line) for line in journal.past]
    return [ledger.write(entry) for entry in entries]


def test_somebody_who_comes_back_hears_what_was_missed() -> None:
    async def work() -> None:
        table = table_at(journal := at_vote(), journal.game)
        chair = await seated(table, 0)
        for seat in (0, 1, 2):
            assert await table.answer_for(seat, "vote 1", 0)
        heard = table.state.heard[0]
        assert heard
        late = await seated(table, 0, since=len(heard) - 1)
        lines = [msgspec.json.decode(frame) for frame in received(late)]
        assert next(frame for frame in lines if frame["is"] == "lines")["from"] == len(heard) - 1
        eager = await seated(table, 0, since=10_000)
        assert "lines" not in kinds(received(eager))
        received(chair)
        await table.close("gone")

    go(work)


def test_a_drift_is_noticed_and_mended() -> None:
    async def work() -> None:
        table = table_at(journal := at_vote(), journal.game)
        chair = await seated(table, 0)
        digest = next(msgspec.json.decode(frame) for frame in received(chair) if kinds([frame]) == ["state"])["hash"]
        table.mend(chair, digest)
        await asyncio.gather(*table.tasks)
        assert received(chair) == []
        table.mend(chair, "0" * 16)
        await asyncio.gather(*table.tasks)
        assert kinds(received(chair)) == ["state"]
        await table.close("gone")

    go(work)


def test_a_slow_client_is_let_go_and_nobody_waits() -> None:
    async def work() -> None:
        table = table_at(journal := at_vote(), journal.game)
        slow, quick = await seated(table, None), await seated(table, 0)
        for at in range(QUEUE + 5):
            await table.serve(quick, Say(f"{at}", "hello"))
            received(quick)
        assert slow.closing == "slow"
        assert kinds(received(slow)) == ["bye"]
        assert not quick.closing
        await table.close("gone")

    go(work)


class TestTime:
    def test_the_clock_answers_when_the_window_is_over(self) -> None:
        async def work() -> None:
            journal = at_vote()
            table = table_at(journal, journal.game)
            now = [0.0]
            table.time.now = lambda: now[0]
            chair = await seated(table, 0)
            assert msgspec.json.decode(received(chair)[-1])["clock"] == [
                {"name": "vote", "left_ms": 10_000, "whole_ms": 10_000, "running": True}
            ]
            await table.driver._ring("vote")
            assert journal.game.asks()[0].kind == "vote"
            now[0] = 11.0
            await table.driver._ring("vote")
            assert table.state.playing().past[-1].seat == CLOCK
            assert table.state.playing().past[-1].at == 11_000
            await table.close("gone")

        go(work)

    def test_the_clock_asks_again_whether_time_is_up_when_the_log_was_read_meanwhile(self) -> None:
        """It rang while nobody knew what was stored. Whoever comes back after that has the grace of any reading."""

        async def work() -> None:
            bodies = full_ledger(at_vote())
            table, _ = await loaded(bodies)
            now = [0.0]
            table.settings = msgspec.structs.replace(table.settings, now=lambda: now[0])
            table.time.now = table.settings.now
            await seated(table, 0)
            now[0] = 11.0
            table.stale = True
            before = len(table.state.playing().past)
            await table.driver._ring("vote")
            assert not table.stale
            assert len(table.state.playing().past) == before
            assert table.state.sand.next(table.state.playing().game, table.time.ms()) == ("vote", GRACE)
            now[0] += 11.0
            await table.driver._ring("vote")
            assert table.state.playing().past[-1].seat == CLOCK
            await table.close("gone")

        go(work)

    def test_time_stands_still_while_nobody_looks(self) -> None:
        """The last phone goes dark: no window runs out meanwhile, and there is a grace for whoever comes back."""

        async def work() -> None:
            now = [0.0]
            journal = at_vote()
            table = table_at(journal, journal.game, now=lambda: now[0])
            ann, looker = await seated(table, 0), await seated(table, None)
            now[0] = 2.0
            table.disconnect(ann)
            now[0] = 6.0
            assert table.time.ms() == 6_000  # Somebody still looks.
            table.disconnect(looker)
            await asyncio.sleep(0)
            assert table.driver.timer is None
            now[0] = 600.0
            assert table.time.ms() == 6_000
            await seated(table, 0)
            assert table.driver.timer is not None
            assert table.state.sand.next(journal.game, table.time.ms()) == ("vote", GRACE)
            now[0] = 601.0
            assert table.state.sand.next(journal.game, table.time.ms()) == ("vote", GRACE - 1_000)
            assert table.state.playing().past == journal.past
            await table.close("gone")

        go(work)

    def test_after_a_restart_the_sand_is_as_it_was_with_a_grace(self) -> None:
        async def work() -> None:
            journal = at_vote()
            bodies = full_ledger(journal)
            table, _ = await loaded(bodies)
            assert table.state.sand.next(table.state.playing().game, table.time.ms()) == ("vote", 10_000)
            late = ledger.Recorded(Chosen(0, "vote 1", 9_500))
            table, _ = await loaded([*bodies, ledger.write(late)])
            left = table.state.sand.next(table.state.playing().game, table.time.ms())
            assert left == ("vote", GRACE)

        go(work)

    def test_a_pause_needs_everybody_and_stops_the_sand(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with house(tmp_path) as server:
                ann, bea = await server.lanterns("Ann Bea -")
                async with ann, bea:
                    assert (await ann.command("pause", paused=True))["is"] == "ok"
                    assert not ann.info["paused"]
                    assert (await bea.command("pause", paused=True))["is"] == "ok"
                    await ann.until(lambda: ann.info["paused"])
                    assert (await ann.play("anything"))["code"] == "paused"
                    for each in (ann, bea):
                        await each.command("pause", paused=False)
                    await ann.until(lambda: not ann.info["paused"])

        go(work)

    def test_somebody_who_answers_at_last_sets_the_clock_again(self) -> None:
        """Their time was over and a bot was thinking for them; theirs came first. The next window still has an end."""

        async def work() -> None:
            journal = at_vote()
            table = table_at(journal, journal.game)
            chair = await seated(table, 0)
            driver = table.driver
            driver.overdue = driver._moment()
            driver.reschedule()
            assert driver.hurried
            table.state.round += 1
            assert not driver.hurried  # In another round the same number of lines is another moment.
            table.state.round -= 1
            assert driver.timer is None
            await table.serve(chair, Play("at last", "vote 1"))
            assert not driver.hurried
            assert driver.timer is not None
            await table.close("gone")

        go(work)

    def test_without_a_clock_nobody_is_hurried(self) -> None:
        journal = at_vote()
        table_game = journal.game
        for pace, left in (("normal", 10_000), ("relaxed", 30_000), ("off", None)):
            sand = Sand(pace)
            sand.follow(table_game, 0)
            following = sand.next(table_game, 0)
            assert (following[1] if following else None) == left
            # Where all who are asked wait for the sand themselves, it runs.
            patient = sand.next(table_game, 0, [ask.who for ask in table_game.asks()])
            assert patient == ("vote", left or 10_000)


@rule("C-55")
def test_a_quick_answer_about_a_shield_tells_nothing() -> None:
    """With a Shield or without, raised or not: nobody hears anything before the window's floor has passed."""

    def heard(hands: str, answer: str) -> tuple[int, int]:
        """Frames that the attacker gets before the floor, and after it."""
        clock = Ticking()

        async def work() -> tuple[int, int]:
            scene = village(f"hands: a=thief b={hands} | deck: 30")
            journal = Journal(OCCULTO, journal_of(OCCULTO, 1).header)
            table = table_at(journal, scene("a play thief b").g, now=clock, speed=1000.0)
            attacker, victim = await seated(table, 0), await seated(table, 1)
            received(attacker)
            [ask] = scene.g.asks()
            text = answer if answer == "decline" else ask.options[1].text
            work = asyncio.create_task(table.serve(victim, Play("mine", text, ask.n)))
            clock.seconds = 0.0019
            await asyncio.sleep(0.05)
            before = len(received(attacker))
            clock.seconds = 0.0031
            await work
            return before, len(received(attacker))

        return asyncio.run(work())

    for hands, answer in (("red1", "decline"), ("shield", "decline"), ("shield", "raise")):
        before, after = heard(hands, answer)
        assert not before
        assert after


def test_a_hush_holds_nothing_else_up() -> None:
    """Who sends the same answer twice is answered once; a wrong one is refused at once; talk goes on."""
    clock = Ticking()

    async def work() -> None:
        scene = village("hands: a=thief b=red1 | deck: 30")("a play thief b")
        table = table_at(Journal(OCCULTO, journal_of(OCCULTO, 1).header), scene.g, now=clock, speed=1000.0)
        victim = await seated(table, 1)
        [ask] = scene.g.asks()
        answers = [table.spawn(table.serve(victim, Play("same", "decline", ask.n))) for _ in range(2)]
        await asyncio.sleep(0)
        await table.serve(await seated(table, 2), Play("wrong", "decline", ask.n))
        received(victim)
        await table.serve(victim, Say("word", "ouch"))
        assert kinds(received(victim)) == ["said", "ok"]
        clock.seconds = 0.0031
        await asyncio.gather(*answers)
        assert kinds(received(victim)).count("ok") == 2
        assert sum("decline" in body for body in paper_of(table).bodies) == 1

    asyncio.run(work())


class Ticking:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.seconds


class Dark(Lanterns):
    """Lanterns in which everybody's eyes are closed during a vote."""

    def veiled(self) -> bool:
        return any(ask.kind == "vote" for ask in self.asks())

    def may_speak(self, seat: int) -> str:
        return "T-1" if self.veiled() else ""


def test_while_eyes_are_closed_every_beat_has_the_same_size() -> None:
    """Whoever acts, and whatever is answered: one frame of one size to everybody at each beat."""

    async def work() -> None:
        journal = at_vote()
        dark = Dark(journal.game.chance)
        light = journal.game.copy()
        assert isinstance(light, Lanterns)
        light.copy_onto(dark)
        dark.deck, dark.hands, dark.pile, dark.lights, dark.turn = (
            light.deck, light.hands, light.pile, light.lights, light.turn,
        )  # fmt: skip
        table = table_at(journal, dark, beat=3600.0)
        chairs = {viewer: await seated(table, viewer) for viewer in (0, 1, 2, None)}
        await table.serve(chairs[1], Play("a", "vote 2"))
        await table.serve(chairs[1], Play("b", "vote 2"))
        await table.serve(chairs[2], Say("c", "psst"))
        assert all(not chair.queue for chair in chairs.values())
        texts = dict.fromkeys(chairs, "")
        for _ in range(3):
            for viewer, chair in chairs.items():
                chair.beat()
                (frame,) = received(chair)
                assert len(frame) == BEAT_SIZE
                texts[viewer] += msgspec.json.decode(frame)["text"]
        told = {viewer: [msgspec.json.decode(line) for line in text.splitlines()] for viewer, text in texts.items()}
        assert [frame["is"] for frame in told[0]] == ["table", "state"]
        assert [frame["is"] for frame in told[1]] == ["table", "state", "state", "ok", "no"]
        assert told[2][-1]["code"] == "silence"
        assert told[2][-1]["rule"] == "T-1"
        # Eyes open: what was held back comes at once, and frames are ordinary again.
        for seat in (0, 2):
            assert await table.answer_for(seat, "vote 1", 0)
        assert "lines" in kinds(received(chairs[0]))
        await table.close("gone")

    go(work)


def test_a_frame_that_was_begun_when_eyes_open_comes_again_whole() -> None:
    async def work() -> None:
        chair = Connection(0)
        chair.veil(True)
        long = LinesFrame(0, (LineData("x", {"text": "é" * 6000}),))
        chair.send(long)
        chair.send(OkFrame("a"))
        chair.beat()
        received(chair)
        chair.veil(False)
        assert received(chair) == [encode(long), encode(OkFrame("a"))]

    go(work)


def test_the_gallery_is_silent_to_players_until_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann, Client(server.base, ann.table) as one, Client(server.base, ann.table) as two:
                await one.command("say", text="psst")
                await two.until(lambda: two.said)
                await ann.command("say", text="hello")
                await one.until(lambda: len(one.said) == 2)
                assert [said["text"] for said in ann.said] == ["hello"]
                assert (await one.play("vote 1"))["code"] == "not_seated"
                await play_out(ann, "gallery")
                await one.command("say", text="well played")
                await ann.until(lambda: ann.said[-1]["text"] == "well played")
                async with Client(server.base, ann.table, ann.cookie) as back:
                    await back.until(lambda: len(back.said) == 3)

    go(work)

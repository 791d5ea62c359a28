"""Why did you do that? A bot's own reason for any choice of a finished game, in both languages, from its knowledge."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server_for_tests import go, house, play_out

from noctuary.catalog import game
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.reasons import reasons_for
from noctuary.core.record import Chosen, Header, Journal
from noctuary.lab.simulate import next_ask
from noctuary.server.client import Client, Refused
from noctuary.server.table.bots import BotJob, Inline
from noctuary.server.table.study import TOLD, StudyJob, ToldReasons, studied
from noctuary.text import words


def played(name: str, bots: tuple[str, ...], options: dict[str, Any], seed: str) -> Journal:
    """A whole game of bots, with its record."""
    spec = game(name)
    header = Header(
        game=name,
        rules=spec.rules,
        seats=tuple(f"bot:{bot}" for bot in bots),
        seed=seed_of(seed).hex(),
        options=options,
        data=dict(spec.data),
    )
    lines: list[Any] = [header]
    journal = Journal(spec, header, lines.append)
    luck, hesitant = Stream(seed_of(f"{seed}/luck")), set[int]()
    players = [spec.bots[bot] for bot in bots]
    while asks := journal.game.asks():
        ask = next_ask(journal.game, asks, players, hesitant)
        choice = ask.options[0] if ask.who == CLOCK else players[ask.who](journal.game.knowledge(ask.who), ask, luck)
        if choice is None:
            hesitant.add(ask.who)
        else:
            journal.play(ask.who, choice)
            hesitant.clear()
    return journal


def record_of(journal: Journal) -> str:
    """Its record, as a house hands it out."""
    return b"\n".join(map(msgspec.json.encode, [journal.header, *journal.lines])).decode() + "\n"


def told(record: str, step: int) -> ToldReasons:
    """Why the choice of a step was made."""
    return TOLD.decode(studied(StudyJob("why", record, ((step, ""),))))


GAMES = [
    ("oubliette", ("careful",), {"preset": "merciful"}),
    ("oubliette", ("hasty",), {}),
    ("oubliette", ("patient",), {}),
    ("occulto", ("healer", "apprentice", "alchemist", "random"), {}),
    ("obscurio", ("novice", "steady", "wise", "steady", "wise"), {}),
]


@pytest.mark.parametrize(("name", "bots", "options"), GAMES)
def test_every_choice_of_a_bot_has_a_reason_that_can_be_said(
    name: str, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    journal = played(name, bots, options, "why")
    record = record_of(journal)
    steps = [step for step, line in enumerate(journal.past, start=1) if line.seat != CLOCK]
    every = max(1, len(steps) // 25)
    seen: set[str] = set()
    for step in steps[::every]:
        why = told(record, step)
        assert why.bot == bots[why.seat]
        assert why.lines
        for lang in ("en", "fr"):
            said = [words(lang).line(name, (line[0], line[1])) for line in (*why.lines, why.chosen)]
            assert all("{" not in text and text for text in said)
        seen.update(id for id, _ in why.lines)
    assert len(seen) >= 3, seen


def test_a_reason_is_a_function_of_what_the_seat_knew() -> None:
    """Two deals that the seat cannot tell apart give the same reason, word for word."""
    spec = game("occulto")
    journal = played("occulto", ("alchemist",) * 3, {}, "why")
    again = Journal(spec, journal.header)
    compared = 0
    for line in journal.past:
        ask, choice = again.game.meant(line.seat, line.choice)
        if len(ask.options) > 1:
            known = again.game.knowledge(line.seat)
            other = spec.from_knowledge(known, Chance(seed_of("another")))
            theirs = next(each for each in other.asks() if each.who == line.seat and each.kind == ask.kind)
            first = reasons_for(spec, known, ask, choice, "alchemist")
            assert first == reasons_for(spec, other.knowledge(line.seat), theirs, choice, "alchemist")
            compared += 1
        again.replay([Chosen(line.seat, line.choice)])
    assert compared > 10


def test_a_game_is_explained_to_those_who_played_it_once_it_is_over(tmp_path: Path) -> None:
    async def refused(client: Client, what: str) -> str:
        try:
            await client.get(what)
        except Refused as wrong:
            return wrong.code
        return ""

    async def work() -> Any:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "oubliette", deal=7)
            await ann.post("start")
            early = await refused(ann, "why?step=1")
            async with ann:
                await play_out(ann, "lost")
            steps = len((await ann.get("replay?seat=0"))["steps"])
            stranger = Client(server.base, ann.table)
            codes = [await refused(ann, f"why?step={step}") for step in (0, steps, "x")]
            return early, await refused(stranger, "why?step=1"), codes, await ann.get("why?step=1")

    early, stranger, codes, why = go(work)
    assert early == "not_over"
    assert stranger == "not_seated"
    assert codes == ["request"] * 3
    assert (why["seat"], why["bot"], why["step"]) == (0, "", 1)
    assert why["lines"]


@pytest.mark.parametrize(("name", "seats", "bot"), [("occulto", 3, "healer"), ("obscurio", 4, "steady")])
def test_who_plays_alone_against_bots_is_advised(tmp_path: Path, name: str, seats: int, bot: str) -> None:
    """And nobody is advised against people."""
    asked: list[BotJob] = []

    class Listening(Inline):
        async def think(self, job: BotJob) -> tuple[str, Any]:
            if not job.bot:
                asked.append(job)
            return await super().think(job)

    async def work() -> tuple[bool, dict[str, Any], dict[str, Any]]:
        async with house(tmp_path, thinker=Listening()) as server:
            ann = await Client.create(server.base, name, seats=seats, bots=[bot] * (seats - 1))
            await ann.post("start")
            async with ann:
                await ann.until(lambda: bool(ann.asks()))
                alone, hint = ann.state["hints"], await ann.command("hint")
            bea = await Client.create(server.base, name, "Bea", seats=seats, bots=["", *[bot] * (seats - 2)])
            cid = await Client.join(server.base, bea.table, "Cid")
            await cid.post("ready", ready=True)
            await bea.post("start")
            async with bea, cid:
                await bea.until(lambda: bool(bea.asks() or cid.asks()))
                assert not bea.state["hints"]
                refused = await (bea if bea.asks() else cid).command("hint")
            return alone, hint, refused

    alone, hint, refused = go(work)
    assert alone
    assert hint["is"] == "hint"
    assert words("fr").line(name, (hint["why"], hint["args"]))
    assert (refused["is"], refused["code"]) == ("no", "no_hint")
    assert len(asked) == 1

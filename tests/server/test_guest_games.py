"""Games of other packages at the server: written by `noctuary new-game`, brought in by entry point, played out."""

import asyncio
from pathlib import Path

import pytest
from support.guest_package import announce, with_path, write_guest
from support.server_for_tests import ROOT, Process, go, play_out, process

from noctuary.server.client import Client, Refused, ask

TESTS = ROOT / "tests"


def test_a_guest_is_opened_over_http_and_played_to_the_end_over_a_socket(tmp_path: Path) -> None:
    src = write_guest(tmp_path)

    async def work() -> None:
        with process(tmp_path, PYTHONPATH=with_path(src, TESTS)) as server:
            offered = {each["name"]: each for each in (await ask(f"{server.base}/api/games"))[0]}
            assert offered["glow"]["seats"] == [2, 4]
            assert offered["glow"]["bots"]
            ann = await Client.create(server.base, "glow", seats=3, bots=["", "bold"], options={"cards": 4})
            bea = await Client.join(server.base, ann.table, "Bea")
            await bea.post("ready", ready=True)
            await ann.post("start")
            async with ann, bea, Client(server.base, ann.table) as spectator:
                assert all(await asyncio.gather(*(play_out(each, "glow") for each in (ann, bea))))
                await spectator.until(lambda: spectator.state.get("result"))
                assert ann.state["result"]["reason"] == "lamps"
                assert not ann.doubled
                story = await ann.get("story?seat=0&round=1")
                assert sum(line["id"] == "glow-lamp" for line in story["lines"]) == 4
                assert await ann.get("replay?round=1&seat=0")
            for lang, name in (("en", "Glow"), ("fr", "Glow")):
                words = (await ask(f"{server.base}/locale/{lang}.ftl"))[0].decode()
                assert f"glow-name = {name}" in words
                assert "**T-03**" in (await ask(f"{server.base}/rules/glow.{lang}.md"))[0].decode()
            with pytest.raises(Refused, match="not_found"):
                await ask(f"{server.base}/rules/glow.de.md")
            await survives(server, ann)

    go(work)


async def survives(server: Process, ann: Client) -> None:
    """A table of a guest is there again after the server was killed."""
    server.kill()
    server.start()
    async with Client(server.base, ann.table, ann.cookie) as back:
        assert back.state["result"]["reason"] == "lamps"


BROKEN = {
    "rules that fail": ("rules.py", "1 / 0\n"),
    "a syntax error": ("pieces.py", "def\n"),
    "a missing module": ("bot.py", "import no_such_module\n"),
    "no Spec": ("__init__.py", "SPEC = 7\n"),
    "nothing": ("__init__.py", ""),
    "another name": ("__init__.py", "from noctuary.template import SPEC\n"),
}


def lines_of(folder: Path, path: str, **environment: str) -> list[str]:
    """What the server complains of while it starts, serves its own games and stops."""
    made = Process(str(folder / "tables.db"), PYTHONPATH=path, **environment)
    with (folder / "complaints").open("w+") as complaints:
        made.start(complaints)
        try:
            go(lambda: works(made))
        finally:
            assert made.stop() == 0
        complaints.seek(0)
        return [line for line in complaints.read().splitlines() if line.startswith("noctuary:")]


async def works(server: Process) -> None:
    """The house's own games are there and the broken one is not."""
    assert "glow" not in [each["name"] for each in (await ask(f"{server.base}/api/games"))[0]]
    with pytest.raises(Refused, match="game"):
        await Client.create(server.base, "glow", seats=2)
    ann = await Client.create(server.base, "oubliette", deal=7)
    await ann.post("start")
    async with ann:
        assert ann.asks()


@pytest.mark.parametrize("fault", BROKEN)
def test_a_guest_that_cannot_be_opened_costs_one_line(fault: str, tmp_path: Path) -> None:
    src = write_guest(tmp_path)
    file, text = BROKEN[fault]
    (src / "glow" / file).write_text(text, "utf-8")
    [line] = lines_of(tmp_path, with_path(src, TESTS))
    assert "glow" in line


def test_an_entry_point_that_leads_nowhere_costs_one_line(tmp_path: Path) -> None:
    announce(tmp_path / "src", "glow", "[noctuary.games]\nglow = no_such_package:SPEC\n")
    [line] = lines_of(tmp_path, with_path(tmp_path / "src", TESTS))
    assert "glow" in line


@pytest.mark.parametrize("module", ["no_such_module", "json", "noctuary.nothing"])
def test_a_module_of_the_environment_that_is_no_game_costs_one_line(module: str, tmp_path: Path) -> None:
    [line] = lines_of(tmp_path, with_path(TESTS), NOCTUARY_GAMES=f"{module},support.lanterns")
    assert module in line


def test_a_guest_cannot_take_the_place_of_a_game_of_the_house(tmp_path: Path) -> None:
    announce(tmp_path / "src", "thief", "[noctuary.games]\noubliette = support.lanterns:SPEC\n")

    async def work() -> None:
        with process(tmp_path, PYTHONPATH=with_path(tmp_path / "src", TESTS)) as server:
            offered = {each["name"]: each for each in (await ask(f"{server.base}/api/games"))[0]}
            assert offered["oubliette"]["seats"] == [1, 1]

    go(work)

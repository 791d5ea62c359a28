"""The house in a page, without the page: requests and frames over its port, and what its shelf keeps."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from noctuary.browser.house import House, thought
from noctuary.browser.port import Cookies, Port
from noctuary.browser.shelf import Shelf
from noctuary.server.settings import Settings
from noctuary.server.store.lines import Append, Conflict, Down
from noctuary.server.table.bots import Inline
from noctuary.server.web.app import application
from noctuary.testing.keeper import Memory

FAST = Settings(limits=False, bot_pace=0, speed=1000)


def still() -> float:
    """A clock that stands still: a record tells when a choice was made."""
    return 1.0


async def think(job: str) -> str:
    return thought(job)


class Page:
    """The other end of the port."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.port: Port | None = None
        self.fresh = asyncio.Event()

    def post(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.fresh.set()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        assert self.port is not None
        answer = await self.port.ask(method, path, json.dumps(body or {}) if method == "POST" else "")
        return answer.status, json.loads(answer.body) if answer.kind == "application/json" else answer.body

    async def sit(self, **wish: Any) -> str:
        status, made = await self.ask("POST", "/api/tables", {"name": "Maren", "colour": "4", **wish})
        assert status == 201, made
        assert (await self.ask("POST", f"/t/{made['table']}/start"))[0] == 200
        return str(made["table"])

    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for each in self.told for frame in each.get("frames") or ()]

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first frame from now on that is wanted."""
        seen = len(self.frames())
        async with asyncio.timeout(60):
            while True:
                for frame in self.frames()[seen:]:
                    if wanted(frame):
                        return frame
                seen = len(self.frames())
                self.fresh.clear()
                await self.fresh.wait()

    async def play_out(self, table: str, limit: int = 3000) -> None:
        """Answer everything with the first choice, until the game is over."""
        assert self.port is not None
        self.port.open(1, f"/t/{table}/ws")
        self.port.take(1, json.dumps({"do": "hello", "since": 0, "lang": "en", "version": "1"}))
        last = 0
        for number in range(limit):
            state = await self.until(lambda frame: frame["is"] == "state" and (frame["result"] or mine(frame) > last))  # noqa: B023
            if state["result"]:
                return
            ask = next(each for each in state["asks"] if each["must"] and each["options"] and each["n"] > last)
            last = ask["n"]
            choice = ask["options"][0]["text"]
            self.port.take(1, json.dumps({"do": "play", "id": f"{number}", "choice": choice, "n": last}))
        raise AssertionError("the game does not end")


def mine(frame: dict[str, Any]) -> int:
    return max((ask["n"] for ask in frame["asks"] if ask["must"] and ask["options"]), default=0)


async def in_a_page(keeper: Memory | None = None, settings: Settings = FAST) -> tuple[Page, House]:
    page = Page()
    house = House(keeper or Memory(), think, page.post, settings)
    page.port = await house.start()
    return page, house


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


@pytest.mark.parametrize("deal", [1, 7, 2026])
def test_a_record_is_the_same_in_a_page_and_on_a_server(deal: int, tmp_path: Path) -> None:
    async def both() -> None:
        page, house = await in_a_page(settings=Settings(limits=False, now=still))
        table = await page.sit(game="oubliette", deal=deal)
        await page.play_out(table)
        here = await page.ask("GET", f"/t/{table}/record?round=1")
        await house.stop()

        server = application(Settings(data=str(tmp_path / "tables.db"), limits=False, now=still, draw=False), Inline())
        other = Page()
        cookies = Cookies(Memory())
        async with server.router.lifespan_context(server):
            other.port = Port(server, cookies, other.post)
            table = await other.sit(game="oubliette", deal=deal)
            await other.play_out(table)
            there = await other.ask("GET", f"/t/{table}/record?round=1")
        assert here == there
        assert here[0] == 200

    run(both)


@pytest.mark.parametrize(("game", "seats", "bot"), [("occulto", 3, "healer"), ("obscurio", 4, "")])
def test_whole_games_with_bots(game: str, seats: int, bot: str) -> None:
    """To the end, and its story can be read."""

    async def play() -> None:
        page, house = await in_a_page()
        _, games = await page.ask("GET", "/api/games")
        best = bot or next(each["best_bot"] for each in games if each["name"] == game)
        table = await page.sit(game=game, seats=seats, bots=[best] * (seats - 1), pace="off")
        await page.play_out(table)
        assert (await page.ask("GET", f"/t/{table}/story?round=1&seat=0"))[0] == 200
        assert (await page.ask("GET", "/api/mine"))[1]["games"]
        await house.stop()

    run(play)


def test_a_house_that_was_closed_in_the_middle_goes_on() -> None:
    async def twice() -> None:
        keeper = Memory()
        page, house = await in_a_page(keeper)
        table = await page.sit(game="oubliette", deal=7)
        assert page.port is not None
        page.port.open(1, f"/t/{table}/ws")
        page.port.take(1, json.dumps({"do": "hello", "since": 0, "lang": "en", "version": "1"}))
        state = await page.until(lambda frame: frame["is"] == "state")
        del house  # A closed tab says nothing to anybody.

        again, second = await in_a_page(keeper)
        assert again.port is not None
        again.port.open(1, f"/t/{table}/ws")
        again.port.take(1, json.dumps({"do": "hello", "since": 0, "lang": "en", "version": "1"}))
        assert (await again.until(lambda frame: frame["is"] == "state"))["view"] == state["view"]
        await second.stop()

    run(twice)


def test_what_is_wrong_is_answered() -> None:
    async def wrong() -> None:
        page, house = await in_a_page()
        assert (await page.ask("GET", "/t/aaaaaaaaaaaaaaaaaaaaaaaa/replay"))[0] == 404
        assert (await page.ask("POST", "/api/tables", {"game": "chess"}))[0] == 400
        assert (await page.ask("GET", "/api/tables"))[1] == []
        assert page.port is not None
        page.port.open(9, "/t/aaaaaaaaaaaaaaaaaaaaaaaa/ws")
        assert (await page.until(lambda frame: frame["is"] == "bye"))["code"] == "not_found"
        page.port.take(12, "nobody is there")
        page.port.close(12)
        await house.stop()

    run(wrong)


# The shelf ------------------------------------------------------------------------------------------------------------


class Full(Memory):
    """A device without room."""

    full = True

    async def put(self, append: str) -> str:
        if self.full:
            raise OSError("QuotaExceededError")
        return await super().put(append)


def test_a_line_is_written_once() -> None:
    async def two_tabs() -> None:
        keeper = Memory()
        one, other = Shelf(keeper), Shelf(keeper)
        await one.append(Append(table="t", seq=1, bodies=("a", "b")))
        with pytest.raises(Conflict):
            await other.append(Append(table="t", seq=2, bodies=("c",)))
        assert await other.read("t") == ["a", "b"]
        assert await other.read("t", 1) == ["b"]
        assert await other.read("t", 0, 1) == ["a"]

    run(two_tabs)


def test_what_cannot_be_kept_is_said_and_heals() -> None:
    async def fill() -> None:
        keeper = Full()
        shelf = Shelf(keeper)
        with pytest.raises(Down, match="Quota"):
            await shelf.append(Append(table="t", seq=1, bodies=("a",)))
        assert "Quota" in shelf.trouble
        keeper.full = False
        assert await shelf.ready() == ""
        assert shelf.trouble == ""
        await shelf.append(Append(table="t", seq=1, bodies=("a",)))
        await shelf.close()

    run(fill)


def test_cookies_stay_where_they_belong() -> None:
    async def jar() -> None:
        keeper = Memory()
        cookies = Cookies(keeper)
        await cookies.take([(b"set-cookie", b"device=d; Path=/"), (b"Set-Cookie", b"seat=s; Path=/t/abc; HttpOnly")])
        assert cookies.header("/api/games") == "device=d"
        assert cookies.header("/t/abc/ws") == "device=d; seat=s"
        assert cookies.header("/t/abcd") == "device=d"
        again = Cookies(keeper)
        await again.load()
        assert again.header("/t/abc") == "device=d; seat=s"
        await again.take([(b"set-cookie", b"seat=; Path=/t/abc; Max-Age=0")])
        assert again.header("/t/abc") == "device=d"

    run(jar)

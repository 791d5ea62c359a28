"""What the page's worker runs: a house that is up, and a port to it."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec

from noctuary.art.hidden import TURNS
from noctuary.browser.alone import Alone
from noctuary.browser.port import Cookies, Port, Post
from noctuary.browser.shelf import Keeper, Shelf
from noctuary.core.events import Line
from noctuary.core.spec import Picture
from noctuary.server.settings import Settings
from noctuary.server.store.lines import HouseLog
from noctuary.server.table.bots import BotJob, choose
from noctuary.server.table.study import StudyJob, studied
from noctuary.server.web.app import application
from noctuary.server.web.picture_files import sheet_of

Think = Callable[[str], Awaitable[str]]
"""Hands a job to the worker in which bots think; both as JSON."""

JOB: msgspec.json.Decoder[BotJob | StudyJob] = msgspec.json.Decoder(BotJob | StudyJob)
THOUGHT = msgspec.json.Decoder(tuple[str, Line])


class Beside:
    """Thinks in a worker of its own, so that the board never stutters."""

    def __init__(self, think: Think) -> None:
        self.ask = think

    async def think(self, job: BotJob) -> tuple[str, Line]:
        return THOUGHT.decode(await self.ask(msgspec.json.encode(job).decode()))

    async def study(self, job: StudyJob) -> str:
        """Ask the same one, in parts: bots come in between."""
        return await self.ask(msgspec.json.encode(job).decode())

    def close(self) -> None:
        """The page ends its workers."""


def described(picture: Picture, _: str) -> bytes:
    """Which card under which sheets: the page lays them over it itself."""
    sheet, turn = (None, 0) if picture.mist is None else sheet_of(picture.mist)
    return msgspec.json.encode({"card": picture.card, "red": picture.red, "sheet": sheet, "turn": turn / TURNS})


def thought(job: str) -> str:
    """What the worker of the bots does."""
    wanted = JOB.decode(job)
    if isinstance(wanted, StudyJob):
        return studied(wanted)
    return msgspec.json.encode(choose(wanted)).decode()


class House:
    """The house in this browser."""

    def __init__(self, keeper: Keeper, think: Think, post: Post, settings: Settings | None = None) -> None:
        self.keeper = keeper
        # One person, on their own device: there is nobody to be protected from.
        self.settings = settings or Settings(limits=False, idle=600.0)
        self.app = application(self.settings, Beside(think), self._open, described)
        self.cookies = Cookies(keeper)
        self.port = Port(self.app, self.cookies, post)
        self.stack = AsyncExitStack()

    async def _open(self) -> HouseLog:
        return Shelf(self.keeper)

    async def start(self) -> Port:
        """Up, and answering."""
        await self.cookies.load()
        await self.stack.enter_async_context(self.app.router.lifespan_context(self.app))
        self.app.state.application.up().people = Alone()
        return self.port

    async def stop(self) -> None:
        """Down, in order."""
        await self.stack.aclose()


async def start(keeper: Keeper, think: Think, post: Post, settings: str = "{}") -> Port:
    """For the worker: a house that is up."""
    made = msgspec.json.decode(settings, type=dict[str, object])
    return await House(keeper, think, post, Settings(**{"limits": False, "idle": 600.0, **made})).start()  # type: ignore[arg-type]

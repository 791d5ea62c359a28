"""A server for tests: in this process, or one of its own that can be killed.

Not named `test_server.py`: pytest would collect it.
"""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

os.environ.setdefault("NOCTUARY_GAMES", "support.lanterns")

from noctuary.core.chance import Stream, seed_of
from noctuary.server import run as server_run
from noctuary.server.client import Client
from noctuary.server.net.door import Door
from noctuary.server.net.sockets import Sockets
from noctuary.server.settings import Settings
from noctuary.server.table import turns
from noctuary.server.table.bots import Inline, Thinker
from noctuary.server.table.hub import Hub
from noctuary.server.table.state import State
from noctuary.server.web.app import Application

T = TypeVar("T")
ROOT = Path(__file__).parents[2]


def go(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a test that waits for things."""
    return asyncio.run(asyncio.wait_for(work(), 7200 if "NOCTUARY_CRASH" in os.environ else 170))


class House:
    """A running server."""

    def __init__(self, base: str, application: Application, door: Door) -> None:
        self.base = base
        self.application = application
        self.door = door

    @property
    def hub(self) -> Hub:
        """Its tables."""
        return self.application.up().hub

    @property
    def sockets(self) -> Sockets:
        """Its sockets."""
        return self.application.up().sockets

    async def lanterns(self, names: str = "Ann Bea Cid", **body: Any) -> list[Client]:
        """A table of the toy game with everybody seated and the game begun."""
        return await lanterns(self.base, names, **body)


@asynccontextmanager
async def house(data: Path | str, thinker: Thinker | None = None, **settings: Any) -> AsyncIterator[House]:
    """A server in this process."""
    url = str(data / "tables.db") if isinstance(data, Path) else data
    plain: dict[str, Any] = {"limits": False, "bot_pace": 0.0, "away": 3600.0, "draw": False}
    config = server_run.config(Settings(data=url, **{**plain, **settings}), thinker or Inline())
    server = server_run.Server(config)
    listener = server_run.take_port("127.0.0.1", 0)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        yield House(f"http://127.0.0.1:{listener.getsockname()[1]}", config.app.state.application, config.http.door)  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        await task
        listener.close()


async def lanterns(base: str, names: str = "Ann Bea Cid", **body: Any) -> list[Client]:
    """A table of the toy game: people by name, `-` for a bot."""
    first, *rest = names.split()
    bots = ["random" if name == "-" else "" for name in rest]
    host = await Client.create(base, "lanterns", first, seats=3, bots=bots, **body)
    people = [host]
    for name in rest:
        if name != "-":
            people.append(await Client.join(base, host.table, name))
            await people[-1].post("ready", ready=True)
    await host.post("start")
    return people


async def seated(base: str, kind: str, seats: int, pace: str = "off") -> list[Client]:
    """A table of any game with a person in every seat, begun; without a clock unless told otherwise."""
    host = await Client.create(base, kind, seats=seats, pace=pace)
    people = [host, *[await Client.join(base, host.table, f"P{seat}") for seat in range(1, seats)]]
    for each in people[1:]:
        await each.post("ready", ready=True)
    await host.post("start")
    return people


async def until_the_vote(people: list[Client]) -> Any:
    """Play on until the second player is asked to vote; that question."""
    while True:
        for asked in people[1].asks():
            if asked["kind"] == "vote":
                return asked
        for person in people:
            for asked in person.asks():
                if asked["must"] and asked["kind"] != "vote":
                    await person.play(asked["options"][0]["text"], asked["n"])
        await asyncio.sleep(0.005)


def some(luck: Stream, ask: Any) -> str:
    """One of an ask's options."""
    return str(ask["options"][luck.below(len(ask["options"]))]["text"])


async def play_out(client: Client, luck: str, send: Callable[[Client, str, int], Any] | None = None) -> int:
    """Answer everything this seat is asked until the game is over; how many answers were taken."""
    stream = Stream(seed_of(f"{luck}/{client.seat}"))
    taken = 0
    done: set[int] = set()

    def pressing() -> bool:
        return bool(client.state.get("result")) or any(ask["must"] and ask["n"] not in done for ask in client.asks())

    while True:
        await client.until(pressing)
        if client.state.get("result"):
            return taken
        ask = next(ask for ask in client.asks() if ask["must"] and ask["n"] not in done)
        answer = await (send or Client.play)(client, some(stream, ask), ask["n"])
        taken += answer["is"] == "ok"
        done.add(ask["n"])


class Process:
    """A server process that can be killed at any moment and started again on the same database and port."""

    def __init__(self, data: str, **environment: str) -> None:
        self.data = data
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.within: list[str] = []
        """What runs the command, if something does: a disk of its own, say."""
        self.log: Path | None = None

    def start(self, complaints: IO[str] | None = None) -> None:
        """Start it and wait until it says where it is."""
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([*(path for path in sys.path if path), str(ROOT / "tests")]),
            "NOCTUARY_GAMES": "support.lanterns",
            "NOCTUARY_LIMITS": "no",
            "NOCTUARY_BOT_PACE": "0.01",
            "NOCTUARY_DRAW": "no",
            "LANG": "C.UTF-8",
            **self.environment,
        }
        command = [sys.executable, "-m", "noctuary", "--lang", "en", "serve", "--host", "127.0.0.1", "--no-open"]
        with Path(self.log or os.devnull).open("a") as log:
            self.process = subprocess.Popen(
                [*self.within, *command, "--port", str(self.port), "--data", self.data],
                stdout=subprocess.PIPE,
                stderr=complaints or log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r":(\d+)/", first)
        assert found, f"the server did not start: {first!r}"
        self.port = int(found[1])

    @property
    def base(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """`kill -9`: no goodbye, no flush."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> int:
        """The polite way; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> int:
        """Wait for it."""
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(30)
        self.process.stdout.close()
        self.process = None
        return code


@contextlib.contextmanager
def process(
    data: Path | str, within: Sequence[str] = (), log: Path | None = None, **environment: Any
) -> Iterator[Process]:
    """A server process; the environment's values are text."""
    made = Process(str(data / "tables.db") if isinstance(data, Path) else data, **environment)
    made.within, made.log = list(within), log
    made.start()
    try:
        yield made
    finally:
        if made.process is not None:
            made.kill()


async def until_turn_of_one(server: House, people: list[Client], done: Callable[[State], bool]) -> int:
    """Play on until everybody waits for one person alone; their seat."""
    state = server.hub.tables[people[0].table].state
    while not (done(state) and len(turns.called(state)) == 1):
        seat, *_ = turns.asked(state)
        asked = next(each for each in state.playing().game.asks() if each.who == seat and each.must)
        await people[seat].play(asked.options[0].text, asked.n)
    return turns.called(state)[0]

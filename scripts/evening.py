"""One evening: many tables play, the house is upgraded in the middle, nobody loses a move.

    evening.py [--tables 60] [--moves 20]

A real server process with tables of every game of the house, a person on a real socket in every seat, playing at
random. When every table has made its moves, the server is stopped in order and started again as tomorrow's version, in
which the number of every game's rules is raised. Nobody touches a client: each comes back by itself, sends again what
was not answered, and plays on until its table has made as many moves again. Then the log is read: every acknowledged
choice must be in it once, none taken back by the upgrade, no game closed. What is found is printed; the exit status is
1 if anything was lost.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from noctuary.catalog import GAMES, HOUSE
from noctuary.server.client import Client, Refused
from noctuary.server.table import ledger
from noctuary.server.table.ledger import Recorded, Upgraded

PEOPLE = 4
"""At a table, or as many as its game takes."""
PAUSE = 0.3
"""Seconds that a person thinks, at most."""
PATIENCE = 300.0
"""Seconds after which the evening is given up."""
TOMORROW = """import msgspec
from noctuary.catalog import GAMES
from noctuary.core.upgrade import Upgrades
TODAY = GAMES[{name!r}]
WAY = Upgrades({name!r}, {{TODAY.rules: dict}})
SPEC = msgspec.structs.replace(TODAY, rules=TODAY.rules + 1, upgrade=WAY)
"""


class House:
    """The server process, today's and tomorrow's, on one database and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "tables.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        for name in HOUSE:
            (folder / f"tomorrow_{name}.py").write_text(TOMORROW.format(name=name))

    @property
    def base(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self, raised: bool) -> None:
        """Open, by today's rules or by tomorrow's."""
        paths = [str(self.folder), os.environ.get("PYTHONPATH", "")]
        changed = {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "NOCTUARY_GAMES": ",".join(f"tomorrow_{name}" for name in HOUSE) if raised else "",
            "NOCTUARY_LIMITS": "no",
        }
        command = [
            "-m",
            "noctuary",
            "--lang",
            "en",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--no-open",
        ]
        self.process = subprocess.Popen(
            [sys.executable, *command, "--port", str(self.port), "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **changed},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+?:(\d+)", await asyncio.to_thread(self.process.stdout.readline))
        assert found, "the server did not start"
        self.port = int(found[1])

    async def stop(self) -> None:
        """In order, as a host does."""
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(process.wait, 30)
            if process.stdout is not None:
                process.stdout.close()


class Guest(Client):
    """A person who notes how long they were alone."""

    def __init__(self, base: str, table: str, cookie: str = "") -> None:
        super().__init__(base, table, cookie)
        self.left = 0.0
        self.away: list[float] = []
        """Seconds from each goodbye until the table was before them again."""

    def note(self, kind: str, frame: dict[str, Any]) -> None:
        """Remember it."""
        super().note(kind, frame)
        if kind == "bye":
            self.left = time.perf_counter()
        elif kind == "table" and self.left:
            self.away.append(time.perf_counter() - self.left)
            self.left = 0.0


class Table:
    """A game and its people."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.game = HOUSE[number % len(HOUSE)]
        low, high = GAMES[self.game].seats
        self.seats = max(low, min(high, PEOPLE))
        self.people: list[Guest] = []
        self.taken: set[str] = set()
        """Ids of choices that were acknowledged."""
        self.sent = 0

    async def open(self, base: str) -> None:
        """Everybody sits down, and it begins."""
        host = await Guest.create(base, self.game, seats=self.seats, pace="off")
        others = [await Guest.join(base, host.table, f"P{seat}") for seat in range(1, self.seats)]
        for each in others:
            await each.post("ready", ready=True)
        await host.post("start")
        self.people = [host, *others]  # type: ignore[list-item]
        for each in self.people:
            await each.__aenter__()

    async def play(self, person: Guest, enough: asyncio.Event) -> None:
        """Answer now and then, until the evening is over. Where nobody must, somebody may."""
        luck = random.Random(f"{self.number} {person.seat}")
        done: set[tuple[int, int]] = set()
        while not enough.is_set():
            await asyncio.sleep(luck.random() * PAUSE)
            if person.info["phase"] != "playing":
                await self._again(person)
                continue
            round = person.info["round"]
            asks = [ask for ask in person.asks() if (round, ask["n"]) not in done or not ask["must"]]
            asks = [ask for ask in asks if ask["must"]] or asks
            if asks:
                ask = luck.choice(asks)
                self.sent += 1
                id = f"{self.number}-{person.seat}-{self.sent}"
                answer = await person.play(luck.choice(ask["options"])["text"], ask["n"], id)
                if answer["is"] == "ok":
                    self.taken.add(id)
                    done.add((round, ask["n"]))

    async def _again(self, person: Guest) -> None:
        """Another round: the host asks for it, everybody is ready at once."""
        if person.seat == 0:
            with contextlib.suppress(Refused, OSError):  # The house may be closed just now: next time, then.
                if person.info["phase"] == "over":
                    await person.post("rematch")
                for each in self.people[1:]:
                    await each.post("ready", ready=True)
                await person.post("start")


async def evening(tables: int, moves: int) -> dict[str, Any]:
    """Play, upgrade, play on, count."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        await house.start(raised=False)
        found = [Table(number) for number in range(tables)]
        enough = asyncio.Event()
        tasks: list[asyncio.Task[None]] = []
        try:
            for table in found:
                await table.open(house.base)
            tasks = [asyncio.create_task(table.play(each, enough)) for table in found for each in table.people]
            await until(found, {table.number: moves for table in found}, tasks)
            wanted = {table.number: len(table.taken) + moves for table in found}
            await house.stop()
            await house.start(raised=True)
            await until(found, wanted, tasks)
        finally:
            enough.set()
            await asyncio.wait(tasks, timeout=10) if tasks else None
            for table in found:
                for each in table.people:
                    await each.stop()
            await house.stop()
        return judged(found, lines_of(house.data))


async def until(tables: list[Table], wanted: dict[int, int], tasks: "list[asyncio.Task[None]]") -> None:
    """Wait until every table has made its moves, but not for ever, and not for somebody who fell over."""
    end = time.monotonic() + PATIENCE
    while idle := [table for table in tables if len(table.taken) < wanted[table.number]]:
        for task in tasks:
            if task.done():
                task.result()
        if time.monotonic() > end:
            stuck = [(table.game, len(table.taken), table.people[0].info["phase"]) for table in idle]
            raise SystemExit(f"these tables do not play: {stuck}")
        await asyncio.sleep(0.05)


def lines_of(data: Path) -> dict[str, list[Any]]:
    """The log of every table."""
    found: dict[str, list[Any]] = {}
    with contextlib.closing(sqlite3.connect(data)) as database:
        for table, body in database.execute("SELECT table_id, body FROM log ORDER BY table_id, seq"):
            found.setdefault(table, []).append(ledger.read(body))
    return found


def judged(tables: list[Table], log: dict[str, list[Any]]) -> dict[str, Any]:
    """What became of every choice."""
    lost, twice, taken_back, closed = [], [], 0, 0
    for table in tables:
        entries = log[table.people[0].table]
        ids = Counter(entry.id for entry in entries if isinstance(entry, Recorded) and entry.id)
        lost += [id for id in table.taken if not ids[id]]
        twice += [id for id in table.taken if ids[id] > 1]
        raised = [entry for entry in entries if isinstance(entry, Upgraded)]
        taken_back += sum(entry.back for entry in raised)
        closed += any(person.info.get("shelved") == "closed" for person in table.people)
    people = [each for table in tables for each in table.people]
    away = sorted(seconds for each in people for seconds in each.away)
    upgraded = sum(any(isinstance(each, Upgraded) for each in log[table.people[0].table]) for table in tables)
    return {
        "tables": len(tables),
        "people": len(people),
        "acknowledged": sum(len(table.taken) for table in tables),
        "lost": lost,
        "twice": twice,
        "answered_in_two_ways": [id for each in people for id in each.doubled],
        "games_upgraded": upgraded,
        "choices_taken_back": taken_back,
        "games_closed": closed,
        "came_back": sum(bool(each.away) for each in people),
        "away_seconds": {"middle": round(away[len(away) // 2], 2), "longest": round(away[-1], 2)} if away else {},
        "load_average": round(os.getloadavg()[0], 1),
    }


def well(found: dict[str, Any]) -> bool:
    """Whether nobody lost anything."""
    wrong = ("lost", "twice", "answered_in_two_ways", "choices_taken_back", "games_closed")
    return not any(found[name] for name in wrong) and found["came_back"] == found["people"]


def main() -> None:
    """Spend it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=20)
    options = parser.parse_args()
    found = asyncio.run(evening(options.tables, options.moves))
    print(json.dumps(found, indent=1))
    sys.exit(0 if well(found) else 1)


if __name__ == "__main__":
    main()

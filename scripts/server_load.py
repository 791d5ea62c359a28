"""Load: many tables with a socket for every seat, real games by random players, against a real server process.

    server_load.py [--game occulto] [--tables 200] [--seats 5] [--seconds 10] [--rate 50 0]

`--rate` is commands a second over all tables; 0: every table goes on as soon as it can. Without it both are measured, a
human pace (each table a command every four seconds) and full speed, each with a fresh server. Printed are JSON objects:
commands, their latency from sending to the last view anybody at the table gets of it, CPU of the server process
per command (its workers are idle: nobody is a bot), memory per table. Everything is durable before it is told. While
eyes are closed (Obscurio's night) answers come with the next beat, once a second, so that nobody can tell who acts:
those commands are counted, their latency is not.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from noctuary.server.client import ask


class Frame(msgspec.Struct):
    """As much of a frame as the load needs."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    text: str = ""
    asks: list[dict[str, Any]] = []
    result: Any = None


_frame = msgspec.json.Decoder(Frame).decode


class Seat:
    """One socket."""

    def __init__(self, table: "Table", address: str, cookie: str) -> None:
        self.table = table
        self.address = address
        self.cookie = cookie
        self.asks: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.held = ""

    async def run(self) -> None:
        """Take everything in."""
        headers = {"Cookie": self.cookie}
        async with connect(
            self.address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        ) as socket:
            self.socket = socket
            await socket.send('{"do":"hello"}')
            async for raw in socket:
                self.take(_frame(raw))

    def take(self, frame: Frame) -> None:
        """Note what matters."""
        table = self.table
        if frame.kind == "beat":
            table.veiled = True
            *whole, self.held = (self.held + frame.text).split("\n")
            for line in whole:
                self.note(_frame(line))
        else:
            table.veiled = False
            self.held = ""
            self.note(frame)

    def note(self, frame: Frame) -> None:
        """An ordinary frame."""
        table = self.table
        if frame.kind == "state":
            self.asks = frame.asks
            table.last_view = time.perf_counter()
            table.over = frame.result is not None
        if frame.kind in ("ok", "no") and frame.id == table.waiting:
            table.answered.set()
        if frame.kind == "ping" and self.socket is not None:
            asyncio.get_running_loop().create_task(self.socket.send('{"do":"pong"}'))


class Table:
    """A table and its players, one command at a time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[Seat] = []
        self.waiting = ""
        self.answered = asyncio.Event()
        self.last_view = 0.0
        self.over = False
        self.luck = random.Random(number)
        self.latencies: list[float] = []
        self.commands = 0
        self.veiled = False
        self.base = ""
        self.id = ""
        self.cookie = ""

    async def open(self, base: str, game: str, seats: int) -> None:
        """Seat everybody and begin."""
        # Without time, because the hush of a Shield window is not what is measured.
        timeless = {"options": {"timeouts": "off"}} if game == "occulto" else {}
        made, self.cookie = await ask(f"{base}/api/tables", {"game": game, "seats": seats, "pace": "off", **timeless})
        self.base, self.id = base, made["table"]
        cookies = [self.cookie]
        for seat in range(1, seats):
            _, cookie = await ask(f"{base}/t/{self.id}/join", {"name": f"P{seat}"})
            await ask(f"{base}/t/{self.id}/ready", {"ready": True}, cookie)
            cookies.append(cookie)
        await ask(f"{base}/t/{self.id}/start", {}, self.cookie)
        address = base.replace("http", "ws", 1) + f"/t/{self.id}/ws"
        self.seats = [Seat(self, address, cookie) for cookie in cookies]

    async def command(self) -> bool:
        """One choice of whoever must choose; False if nobody has been asked yet."""
        if self.over:
            await ask(f"{self.base}/t/{self.id}/rematch", {}, self.cookie)
            for seat in self.seats:
                await ask(f"{self.base}/t/{self.id}/ready", {"ready": True}, seat.cookie)
            self.over = False
            await ask(f"{self.base}/t/{self.id}/start", {}, self.cookie)
            return False
        asked_of = [(seat, each) for seat in self.seats for each in seat.asks]
        waiting = [(seat, each) for seat, each in asked_of if each["must"]] or asked_of
        if not waiting:
            return False
        seat, asked = self.luck.choice(waiting)
        option = self.luck.choice(asked["options"])
        self.commands += 1
        self.waiting = f"{self.number}-{self.commands}"
        veiled = self.veiled
        self.answered.clear()
        seat.asks = []
        began = time.perf_counter()
        assert seat.socket is not None
        message = {"do": "play", "id": self.waiting, "choice": option["text"], "n": asked["n"]}
        await seat.socket.send(msgspec.json.encode(message).decode())
        await self.answered.wait()
        done = time.perf_counter()
        if not veiled and not self.veiled:
            self.latencies.append(max(done, self.last_view) - began)
        return True


async def load(base: str, options: argparse.Namespace, rate: float, server: int) -> dict[str, Any]:
    """Open the tables, play for a while, count."""
    tables = [Table(number) for number in range(options.tables)]
    memory = resident(server)
    for table in tables:
        await table.open(base, options.game, options.seats)
    runners = [asyncio.create_task(seat.run()) for table in tables for seat in table.seats]
    while any(not any(seat.asks for seat in table.seats) for table in tables):
        await asyncio.sleep(0.1)
    grown = resident(server) - memory
    end = time.perf_counter() + options.seconds
    began, cpu, mine = time.perf_counter(), cpu_of(server), cpu_of(os.getpid())

    async def drive(table: Table) -> None:
        pause = options.tables / rate if rate else 0.0
        due = time.perf_counter() + table.luck.random() * pause
        while time.perf_counter() < end:
            if pause:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pause
            if not await table.command():
                await asyncio.sleep(0.001)

    await asyncio.gather(*(drive(table) for table in tables))
    seconds = time.perf_counter() - began
    used, spent = cpu_of(server) - cpu, cpu_of(os.getpid()) - mine
    for runner in runners:
        runner.cancel()
    await asyncio.gather(*runners, return_exceptions=True)
    latencies = sorted(each for table in tables for each in table.latencies)
    count = sum(table.commands for table in tables)

    def worst(share: float) -> float:
        return round(latencies[int((len(latencies) - 1) * share)] * 1000, 1)

    return {
        "game": options.game,
        "tables": options.tables,
        "sockets": len(runners),
        "asked_per_second": rate,
        "commands": count,
        "per_second": round(count / seconds, 1),
        "p50_ms": worst(0.5),
        "p99_ms": worst(0.99),
        "p999_ms": worst(0.999),
        "cpu_us_per_command": round(used / count * 1e6),
        "server_cpu_percent": round(100 * used / seconds, 1),
        "client_cpu_percent": round(100 * spent / seconds, 1),
        "kb_per_table": round(grown / options.tables),
        "load_average": round(os.getloadavg()[0], 1),
    }


def cpu_of(pid: int) -> float:
    """Seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Kilobytes of memory a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1])


def main() -> None:
    """Start a server and load it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="occulto")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, nargs="+")
    parser.add_argument("--data", default="")
    options = parser.parse_args()
    for rate in options.rate or (options.tables / 4, 0.0):
        print(json.dumps(measured(options, rate)), flush=True)


def measured(options: argparse.Namespace, rate: float) -> dict[str, Any]:
    """What a fresh server bears at this rate."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "noctuary", "--lang", "en", "serve", "--host", "127.0.0.1", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--no-open", "--data", options.data or str(Path(folder) / "tables.db")],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NOCTUARY_LIMITS": "no", "NOCTUARY_DRAW": "no", "NOCTUARY_HEARTBEAT": "30"},
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+?:(\d+)", server.stdout.readline())
            assert found
            return asyncio.run(load(f"http://127.0.0.1:{found[1]}", options, rate, server.pid))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()

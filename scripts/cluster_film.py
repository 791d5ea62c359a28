"""A browser plays on while the node of its table is killed: pictures before, during and after.

    cluster_film.py [--to build/cluster-film] [--front 8485] [--strip FILE]

It starts what `make cluster` starts, with a front if there is one, plays Oubliette in Chromium as a phone, and ends the
table's owner with kill -9. The game goes on at another node, on the same page, which nobody reloads.
"""

import argparse
import base64
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from cluster import Running, house
from cluster_page import told
from playwright.sync_api import sync_playwright
from support.chromium import Chromium
from support.nats_server import free_port

ROOT = Path(__file__).resolve().parent.parent
GLOWING = ".slot:has(.legal):not([aria-pressed=true])"
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "reduced_motion": "reduce"}
PATIENCE = 90.0
STRIP = """body { margin: 0; padding: 12px; display: flex; gap: 12px; background: #0d0b12 }
img { display: block; width: 308px; margin-bottom: 12px }"""


def tap(page: Any, luck: random.Random) -> bool:
    """One step of the game, if there is one; whether there was."""
    for found in ("footer .brass:enabled", GLOWING, "footer .btn:enabled:not([aria-label])"):
        places = page.locator(found)
        if places.count():
            places.nth(luck.randrange(places.count())).click(timeout=3000)
            page.wait_for_timeout(400)
            return True
    page.wait_for_timeout(100)
    return False


def owner(running: Running, table: str) -> tuple[int, str]:
    """The number of the node that owns a table, and what it is called; -1: nobody in force."""
    found = told(
        [node for node, each in zip(running.nodes, running.processes, strict=False) if each.poll() is None],
        running.token,
    )
    force = {each["node"]: each["about"] for each in found["nodes"] if each["in_force"]}
    about = next((force.get(each["node"], "") for each in found["tables"] if each["table"] == table), "")
    ports = [node.rstrip("/").rsplit(":", 1)[1] for node in running.nodes]
    return (ports.index(about.rsplit(":", 1)[1]) if about else -1), about


class Film:
    """The page, the page of owners, and pictures of both."""

    def __init__(self, running: Running, folder: Path, chromium: Chromium) -> None:
        self.running = running
        self.folder = folder
        self.frames: list[Path] = []
        self.context = chromium.new_context(**PHONE)
        self.page = self.context.new_page()
        self.owners = chromium.new_context(viewport={"width": 900, "height": 420}).new_page()
        self.heard = 0
        self.sockets = 0
        self.page.on("websocket", self._line)
        folder.mkdir(parents=True, exist_ok=True)

    def _line(self, socket: Any) -> None:
        self.sockets += 1
        socket.on("framereceived", self._frame)

    def _frame(self, frame: Any) -> None:
        self.heard += '"is":"ok"' in str(frame)

    def snap(self, name: str) -> None:
        """A picture of both pages."""
        self.owners.wait_for_timeout(1100)  # It asks once a second.
        for page, what in ((self.page, name), (self.owners, f"{name}-owners")):
            path = self.folder / f"{what}.png"
            page.screenshot(path=str(path))
            self.frames.append(path)
        print(f"picture: {name}", flush=True)

    def play(self, luck: random.Random, answers: int) -> None:
        """Tap until so many taps more were answered by the table."""
        wanted, end = self.heard + answers, time.monotonic() + PATIENCE
        while self.heard < wanted:
            if time.monotonic() > end:
                self.snap("stuck")
                raise SystemExit(f"Nobody answers; see {self.folder}.")
            tap(self.page, luck)


def film(running: Running, folder: Path, chromium: Chromium) -> dict[str, Any]:
    """Play, kill, play on; what was seen."""
    luck = random.Random(7)
    it = Film(running, folder, chromium)
    it.owners.goto(running.owners)
    made = it.context.request.post(f"{running.front}api/tables", data={"game": "oubliette", "seats": 1, "deal": 7})
    assert made.ok, made.text()
    table = made.json()["table"]
    it.context.request.post(f"{running.front}t/{table}/start", data={})
    it.page.goto(f"{running.front}t/{table}")
    it.page.wait_for_selector(".board[aria-busy=false]")
    it.play(luck, 4)
    number, about = owner(running, table)
    it.snap("1-before")
    lines = it.sockets
    os.kill(running.processes[number].pid, signal.SIGKILL)
    began = time.monotonic()
    print(f"kill -9 of {about}, which owns the table", flush=True)
    answered = it.heard
    it.page.wait_for_timeout(1500)
    it.snap("2-during")
    end = time.monotonic() + PATIENCE
    while it.heard == answered:
        assert time.monotonic() < end, "the game does not go on"
        tap(it.page, luck)
    away = time.monotonic() - began
    it.play(luck, 3)
    after, heir = owner(running, table)
    it.snap("3-after")
    assert after not in (-1, number)
    return {
        "owner": about,
        "heir": heir,
        "seconds": round(away, 1),
        "lines": it.sockets - lines + 1,
        "frames": it.frames,
    }


def strip(frames: list[Path], to: Path, chromium: Chromium) -> None:
    """The pictures of the game in a row, small, and under each what the page of owners showed."""

    def image(path: Path) -> str:
        return f'<img src="data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}">'

    pairs = zip(frames[::2], frames[1::2], strict=True)
    body = "".join(f"<div>{image(game)}{image(owners)}</div>" for game, owners in pairs)
    page = chromium.new_context(viewport={"width": 972, "height": 840}).new_page()
    page.set_content(f"<style>{STRIP}</style>{body}")
    page.wait_for_timeout(300)
    page.screenshot(path=str(to), type="jpeg", quality=75)


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "cluster-film")
    parser.add_argument("--front", type=int, default=0, help="its port")
    parser.add_argument("--strip", type=Path)
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="cluster") as folder, ExitStack() as stack:
        running = house(stack, Path(folder), 3, options.front or free_port())
        with sync_playwright() as play:
            chromium = Chromium(play, "/usr/bin/chromium")
            found = film(running, options.to, chromium)
            if options.strip is not None:
                strip(found["frames"], options.strip, chromium)
            chromium.stop()
    print({name: value for name, value in found.items() if name != "frames"})
    sys.exit(0)


if __name__ == "__main__":
    main()

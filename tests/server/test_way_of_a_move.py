"""Through which modules of the server a move goes: those that docs/how-it-works.md names, and no others."""

import asyncio
import re
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from support.server_for_tests import ROOT, go, house, seated

MARK = f"{Path('noctuary') / 'server'}/"
BESIDE = {"client.py", "net/heartbeat.py"}
"""The client of this test, and what happens by the clock."""
MOST = 10


def test_a_move_goes_through_the_modules_that_the_page_names(tmp_path: Path) -> None:
    """Helpers included, and the thread that writes: a reader follows ten modules at most."""
    page = (ROOT / "docs" / "how-it-works.md").read_text("utf-8")
    steps = page.split("### On the server")[1].split("### On several nodes")[0]
    named = set(re.findall(r"^\| \d+ \| `([a-z/_]+\.py)`", steps, re.MULTILINE))
    assert go(lambda: modules_of_a_move(tmp_path)) == named
    assert len(named) <= MOST


async def modules_of_a_move(folder: Path) -> set[str]:
    found: set[str] = set()
    tracing = False

    def note(frame: FrameType, event: str, _: Any) -> None:
        if tracing and event == "call" and MARK in frame.f_code.co_filename:
            found.add(frame.f_code.co_filename.split(MARK)[1])

    threading.setprofile(note)  # For the thread that writes, which begins with the house.
    sys.setprofile(note)
    try:
        async with house(folder, limits=True) as server:
            people = await seated(server.base, "occulto", 5)
            for person in people:
                await person.__aenter__()
            for move in range(2):
                tracing = move == 1
                person, ask = next((each, ask) for each in people for ask in each.asks() if ask["must"])
                answer = await person.play(ask["options"][0]["text"], ask["n"])
                assert answer["is"] == "ok"
                await asyncio.sleep(0.05)
            tracing = False
            for person in people:
                await person.stop()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return found - BESIDE

"""How soon Oubliette can be played where there is no server: a cold visit at 20 Mbit/s, and a visit from the cache.

    python scripts/web_start.py build/static [another folder to compare with]

The folders take turns, so that both meet the same machine. Seconds from the first request to a board that answers, by
a hand that clicks at once; the browser's CPU seconds beside them tell what a busy machine hides. Nothing is asserted.
"""

import http.server
import os
import shutil
import statistics
import sys
import threading
import time
from functools import partial
from typing import Any

from playwright.sync_api import Browser, sync_playwright

TURNS = 5
RATE = 20e6 / 8
"""Bytes a second."""
CHUNK = 16 * 1024


class Slow(http.server.SimpleHTTPRequestHandler):
    """A plain file server behind a line that all its answers share."""

    protocol_version = "HTTP/1.1"
    line = threading.Lock()
    free = 0.0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Each piece takes its time on the line."""
        while piece := source.read(CHUNK):
            with Slow.line:
                Slow.free = max(Slow.free, time.monotonic()) + len(piece) / RATE
                wait = Slow.free - time.monotonic()
            time.sleep(max(0.0, wait))
            outputfile.write(piece)

    def log_message(self, *_: object) -> None:
        """Not a word."""


def spent(session: Any) -> float:
    """CPU seconds of all the browser's processes so far."""
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in found))


def begin(page: Any, base: str) -> float:
    """Open the house and sit down; seconds until the board answers."""
    began = time.monotonic()
    page.goto(base)
    page.locator(".alcove.oubliette .picture").click()
    page.locator(".alcove.oubliette .act .btn").first.click()
    page.wait_for_selector(".board[aria-busy=false]", timeout=180_000)
    return time.monotonic() - began


def visits(browser: Browser, session: Any, base: str) -> list[tuple[float, float]]:
    """One cold visit and one from the cache: wall and CPU seconds of each."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    found = []
    for _ in range(2):
        page = context.new_page()
        before = spent(session)
        wall = begin(page, base)
        found.append((wall, spent(session) - before))
        page.close()
    context.close()
    return found


def main() -> None:
    """Print a line for each visit, and the medians."""
    folders = sys.argv[1:]
    taken: dict[tuple[str, str], list[tuple[float, float]]] = {}
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        session = browser.new_browser_cdp_session()
        for _ in range(TURNS):
            for folder in folders:
                with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=folder)) as server:
                    threading.Thread(target=server.serve_forever, daemon=True).start()
                    both = visits(browser, session, f"http://127.0.0.1:{server.server_port}/")
                    server.shutdown()
                for visit, (wall, cpu) in zip(("cold", "cached"), both, strict=True):
                    taken.setdefault((folder, visit), []).append((wall, cpu))
                    print(f"{folder} {visit}: {wall:.1f} s, CPU {cpu:.1f} s, load {os.getloadavg()[0]:.1f}", flush=True)
        browser.close()
    for (folder, visit), all_of_them in taken.items():
        wall, cpu = (statistics.median(each) for each in zip(*all_of_them, strict=True))
        print(f"median of {len(all_of_them)}, {folder} {visit}: {wall:.1f} s, CPU {cpu:.1f} s")


if __name__ == "__main__":
    main()

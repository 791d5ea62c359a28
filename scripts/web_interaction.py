"""How soon the page answers a finger or a key: `make interaction` plays the real client in Chromium and prints it.

Measured from the event to the end of the frame after the next one, by the page's own clock: what a person waits until
something is to be seen. Printed, never asserted: a busy machine is slow, and that is nobody's bug.
"""

import os
import shutil
import statistics
from typing import Any

from gallery import Guest, serving
from playwright import sync_api

TIMES = 15
WATCH = """() => {
    const first = !window.waits;
    window.waits = [];
    if (first) for (const kind of ['click', 'keydown']) {
        addEventListener(kind, (event) => requestAnimationFrame(() => requestAnimationFrame(() => {
            window.waits.push(performance.now() - event.timeStamp);
        })), {capture: true});
    }
}"""


def measured(page: Any, *does: Any) -> list[float]:
    """The waits of doing these things over and over, in milliseconds."""
    page.evaluate(WATCH)
    for _ in range(TIMES):
        for do in does:
            do()
            page.wait_for_timeout(60)
    waits: list[float] = page.evaluate("window.waits")
    return waits


def key(page: Any, name: str) -> Any:
    """Press this key."""
    return lambda: page.keyboard.press(name)


def tap(page: Any, selector: str) -> Any:
    """Press this thing."""
    return page.locator(selector).first.click


def told(place: str, what: str, waits: list[float]) -> None:
    """One row."""
    print(f"| {place} | {what} | {statistics.median(waits):.0f} | {max(waits):.0f} | {len(waits)} |", flush=True)


def hall(guest: Guest) -> None:
    """The hall: another alcove, the other language, a sheet."""
    page = guest.page
    guest.open()
    page.wait_for_selector(".act .btn")
    alcoves = [tap(page, f".alcove.{name} .picture") for name in ("occulto", "oubliette", "obscurio")]
    told("hall", "choose a game", measured(page, *alcoves))
    told("hall", "change the language", measured(page, tap(page, ".lang [lang=fr]"), tap(page, ".lang [lang=en]")))
    told("hall", "open and close a sheet", measured(page, tap(page, ".me"), key(page, "Escape")))


def board(guest: Guest, game: str, seats: int, **wish: Any) -> None:
    """A board: take up and let go, the story, the rulebook."""
    page = guest.page
    guest.sit(game, seats, **wish)
    page.wait_for_selector("main")
    told(game, "choose and let go", measured(page, key(page, "1"), key(page, "Escape")))
    told(game, "open and close the story", measured(page, key(page, "l"), key(page, "Escape")))
    told(game, "open and close the rulebook", measured(page, key(page, "r"), key(page, "Escape")))


def main() -> None:
    """As called from the command line."""
    chromium = os.environ.get("NOCTUARY_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        raise SystemExit("This needs Chromium.")
    print("| where | what | median ms | worst ms | of |\n|---|---|---|---|---|")
    with serving() as base, sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        guest = Guest(browser, base, "phone", "en")
        hall(guest)
        board(guest, "oubliette", 1, deal=4127)
        board(guest, "occulto", 3, pace="off")
        board(guest, "obscurio", 4, pace="off")
        browser.close()


if __name__ == "__main__":
    main()

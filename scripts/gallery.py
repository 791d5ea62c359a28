"""The gallery: `make gallery` starts the real server, visits every screen and writes docs/gallery.md with its pictures.

Phone and desktop, English and French; small JPEGs in docs/pictures/gallery. A game is shown on whatever board the
client has for it. `gallery.py hall oubliette` takes only the pictures of these chapters and leaves the others alone;
`gallery.py boards` takes the README's, which the whole gallery takes as well.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gallery_page import gallery_page
from playwright import sync_api

from noctuary.catalog import game as spec_of
from noctuary.core.effects import Seat
from noctuary.testing.oubliette import oubliette

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "gallery.md"
PICTURES = ROOT / "docs" / "pictures" / "gallery"
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
WIDE = {"tablet": (820, 1180), "screen": (1920, 1080)}
LANGS = ("en", "fr")
NAMES = ("Maren", "Odile", "Tiago", "Wanda", "Ilse", "Bruno", "Noor", "Vera")

OPEN_ALCOVE = ".alcove.on .act .btn"
"""The buttons of the game that is looked at; on a phone those of the others are there and hidden."""
PATIENCE = 60_000
"""Milliseconds that anything may take before the gallery gives up, saying where."""

POST = """async ([path, body]) => {
    const answer = await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body});
    const text = await answer.text();
    if (!answer.ok) throw new Error(path + ' ' + text);
    return text ? JSON.parse(text) : null;
}"""

ALONE = """([table, limit, patience]) => new Promise((done) => {
    setTimeout(() => done(-1), patience);
    const line = new WebSocket(location.origin.replace('http', 'ws') + '/t/' + table + '/ws');
    const send = (frame) => line.send(JSON.stringify(frame));
    let luck = 11, played = 0, last = 0;
    line.onopen = () => send({do: 'hello', since: 0, lang: 'en', version: '1'});
    line.onmessage = (event) => {
        const frame = JSON.parse(event.data);
        if (frame.is === 'ping') send({do: 'pong', t: frame.t});
        if (frame.is !== 'state') return;
        const ask = frame.asks.find((each) => each.must && each.options.length);
        if (frame.result || (played >= limit && ask)) {
            line.onclose = null;
            line.close();
            done(played);
            return;
        }
        if (!ask || ask.n === last) return;
        last = ask.n;
        luck = (luck * 1103515245 + 12345) % 2147483648;
        played += 1;
        // The others may have the rest of the turn for themselves: then nothing more is asked here.
        if (played >= limit) setTimeout(() => done(played), 3000);
        send({do: 'play', id: 'alone-' + Math.random(), choice: ask.options[luck % ask.options.length].text, n: ask.n});
    };
})"""


@contextmanager
def serving() -> Iterator[str]:
    """A server with a database of its own, which lets tables begin from a position."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "noctuary", "serve", "--positions", "--no-open", "--port", str(port)]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NOCTUARY_BOT_PACE": "0.02"}
        server = subprocess.Popen(
            [*command, "--data", f"sqlite:///{Path(folder) / 'tables.db'}"], env=env, stdout=subprocess.DEVNULL
        )
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(300):
                try:
                    urllib.request.urlopen(address + "/healthz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait(20)


class Guest:
    """A browser of one size and language that takes pictures."""

    def __init__(
        self, browser: Any, base: str, size: str, lang: str, folder: Path = PICTURES, scale: float | None = None
    ) -> None:
        width, height = {**SIZES, **WIDE}[size]
        self.base, self.size, self.lang = base, size, lang
        self.folder = folder
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale or (0.8 if size in ("phone", "tablet") else 0.5),
            locale=lang,
            reduced_motion="reduce",
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()

    def open(self, path: str = "/", wait: str = "main, .board") -> None:
        """Go there and wait until it is drawn."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector(wait)

    def post(self, path: str, body: Any = None) -> Any:
        """Ask the server for something."""
        if not self.page.url.startswith(self.base):
            self.open()
        return self.page.evaluate(POST, [path, json.dumps(body or {})])

    def table(self, game: str, seats: int, *, start: bool = True, seat: Seat = 0, **wish: Any) -> dict[str, Any]:
        """A table with bots in the other seats."""
        bot = spec_of(game).best_bot
        body = {"game": game, "seats": seats, "name": NAMES[0], "colour": "4", "bots": [bot] * (seats - 1), **wish}
        made: dict[str, Any] = self.post("/api/tables", body)
        if start:
            self.post(f"/t/{made['table']}/start")
        return made

    def sit(self, game: str, seats: int, **wish: Any) -> dict[str, Any]:
        """The same, and look at the board."""
        made = self.table(game, seats, **wish)
        self.open(f"/t/{made['table']}")
        self.page.wait_for_timeout(900)
        return made

    def play_on(self, table: str, moves: int) -> None:
        """Let somebody without a plan play so many moves for this seat, or to the end."""
        if self.page.evaluate(ALONE, [table, moves, PATIENCE]) < 0:
            raise TimeoutError(f"{moves} moves at {table} took too long")

    def take(self, chapter: str, name: str) -> None:
        """One picture."""
        self.page.wait_for_timeout(350)
        self.page.evaluate("document.fonts.ready.then(() => true)")
        path = self.folder / f"{chapter}-{name}-{self.size}-{self.lang}.jpg"
        self.page.screenshot(path=str(path), type="jpeg", quality=60)


# The chapters --------------------------------------------------------------------------------------------------------


def hall(guest: Guest) -> None:
    """The hall, a name, a table, its lobby."""
    page = guest.page
    guest.open()
    page.wait_for_selector(OPEN_ALCOVE)
    guest.take("hall", "1-hall")
    page.locator(".me").click()
    guest.take("hall", "2-name")
    page.keyboard.press("Escape")
    page.locator(".alcove.on .act .btn").nth(1).click()
    page.wait_for_selector("summary")
    guest.take("hall", "3-set-table")
    made = guest.table("occulto", 4, start=False, bots=["healer", "", ""])
    guest.open(f"/t/{made['table']}", ".seats")
    guest.take("hall", "4-lobby")
    page.locator(".talk-button").click()
    page.wait_for_selector("#say")
    page.locator(".quick button").first.click()
    page.wait_for_selector(".talk li img")
    guest.take("hall", "5-talk")


def lesson(guest: Guest) -> None:
    """The guided first game."""
    guest.open()
    guest.page.locator(".alcove.oubliette .picture").click()
    guest.page.locator(".alcove.oubliette .learn").last.click()
    guest.page.wait_for_selector(".note")
    guest.take("lesson", "1-welcome")
    for number, game in enumerate(("occulto", "obscurio"), 2):
        guest.open()
        guest.page.locator(f".alcove.{game} .picture").click()
        guest.page.locator(f".alcove.{game} .learn").last.click()
        guest.page.wait_for_selector(".lesson")
        guest.page.wait_for_timeout(900)
        guest.take("lesson", f"{number}-{game}")


OUBLIETTE = {
    "2-combat": "slots: 7D(5) 5C(2) 2C QS | equipped: 3S | path: 10C 9D | deck: KH",
    "3-trap": "slots: 8S(5) 5C(2) 2C QS | equipped: 3S | path: 10C 9D 8D | deck: 5H",
}
OUT = "slots: 7D(5) 5C(2) 4C QS | equipped: 3S | path: 10C 9D 8D 7H 6C 5S 4D 3D | deck: 2H KH 5H"


def oubliette_(guest: Guest) -> None:
    """Oubliette: a quiet room, a fight, a trap, the story, the rulebook, the night outside, the grating."""
    page = guest.page
    made = guest.table("oubliette", 1, deal=7)
    guest.play_on(made["table"], 12)
    guest.open(f"/t/{made['table']}", ".board")
    guest.take("oubliette", "1-room")
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open]")
    guest.take("oubliette", "4-story")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_selector("dialog .here")
    guest.take("oubliette", "5-rulebook")
    page.keyboard.press("Escape")
    page.locator("header .ib").last.click()
    page.wait_for_selector("dialog[open]")
    guest.take("oubliette", "6-menu")
    for name, literal in OUBLIETTE.items():
        guest.sit("oubliette", 1, position=spec_of("oubliette").write(oubliette(literal)))
        guest.take("oubliette", name)
    guest.sit("oubliette", 1, position=spec_of("oubliette").write(oubliette(OUT)))
    page.locator("footer .brass").first.click()
    page.wait_for_selector(".end")
    guest.take("oubliette", "7-escaped")
    guest.play_on(made["table"], 3000)
    guest.open(f"/t/{made['table']}", ".end")
    guest.take("oubliette", "8-lost")


def company(game: str, seats: int, steps: tuple[int, ...]) -> Callable[[Guest], None]:
    """A game for several: its beginning, some way on, and its end, on its own board."""

    def chapter(guest: Guest) -> None:
        made = guest.sit(game, seats, pace="off")
        guest.take(game, "1-beginning")
        for number, step in enumerate(steps, 2):
            guest.play_on(made["table"], step)
            guest.open(f"/t/{made['table']}")
            guest.page.wait_for_timeout(900)
            guest.take(game, f"{number}-middle")

    return chapter


def obscurio_(guest: Guest) -> None:
    """Obscurio, step by step: the desk, the clue, closed eyes, the doors, what they cost, the accusation, both ends."""
    sys.path.insert(0, str(ROOT / "tests"))
    from support.scenes import Seated, at_doors, night, play, room, written
    from support.steps import CALM, accused, stand, touch_page

    def sit(name: str, seat: Seat, position: Any, awaited: str, act: Callable[[Any], None] | None = None) -> None:
        Seated({seat: guest}, position)
        guest.page.wait_for_selector(f".table.{awaited}")
        if act is not None:
            act(guest)
        guest.page.wait_for_timeout(700)
        guest.take("obscurio", name)

    def press(selector: str, at: int = 0) -> Callable[[Any], None]:
        return lambda visitor: visitor.page.locator(selector).nth(at).click()

    def end(act: Callable[[Any], None]) -> Callable[[Any], None]:
        def do(visitor: Any) -> None:
            act(visitor)
            visitor.page.wait_for_selector(".end")

        return do

    wrong = at_doors(room("concealed_door dangerous_room", 5, **CALM), 1)
    for seat in range(1, 5):
        play(wrong, seat, f"place {3 if seat % 2 else 5}", "confirm")
    play(wrong, -1, "call")
    hands = accused(5)
    for seat in range(1, 5):
        play(hands, seat, f"vote {4 if seat < 4 else 1}", "lock")
    free = at_doors(room("no_effect", 5, progress=6, result_seconds=5, **CALM), 1, 4)
    for seat in (2, 3, 4):
        play(free, seat, "commit 3")
    lost = at_doors(room("dangerous_room", light=0, dark=2, last_call=1, result_seconds=5, **CALM), 1)
    for seat in (1, 2):
        play(lost, seat, "place 5", "confirm")
    play(lost, 3, "place 3")

    desk = room("plus_two united_butterflies", **CALM)
    sit("1-desk", 0, desk, "riddle", lambda visitor: touch_page(visitor, 0, 0.5, 0.4))
    sit("2-reading", 1, written(room("magical_mist", 5, **CALM)), "read")
    sit("3-eyes-loyal", 1, night(room("espionage", 6, **CALM)), "night")
    sit("4-eyes-traitor", 5, night(room("espionage", 6, **CALM)), "night")
    sit("5-doors", 1, at_doors(room("concealed_door", 6, **CALM), 1), "open", press(".door", 2))
    sit("6-doors-open", 2, wrong, "resolve")
    sit("7-accusation", 2, accused(5), "accuse", press(".sus", 1))
    sit("8-hands", 1, hands, "accused")
    sit("9-escape", 1, free, "watch", end(lambda visitor: stand(visitor, 3)))
    sit("A-loss", 3, lost, "open", end(press("footer .brass")))


def after(guest: Guest) -> None:
    """Finished games, and one of them again."""
    page = guest.page
    for game, seats, wish in (("oubliette", 1, {"deal": 7}), ("occulto", 3, {"pace": "off"})):
        made = guest.table(game, seats, **wish)
        guest.play_on(made["table"], 3000)
    guest.open("/games")
    page.wait_for_selector("li button")
    guest.take("after", "1-games")
    page.locator("li button").first.click()
    page.wait_for_selector(".bar")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    guest.take("after", "2-replay")
    page.locator(".more").click()
    page.wait_for_selector("small.good")
    guest.take("after", "3-eyes")


def without(guest: Guest) -> None:
    """When something is missing: no such table, no network."""
    guest.open("/t/nothing-here")
    guest.page.wait_for_selector("h1")
    guest.take("without", "1-gone")
    guest.open("/offline.html")
    guest.take("without", "2-offline")


def large(browser: Any, base: str, folder: Path) -> None:
    """The screen for everybody and the tablet: one size each."""
    host = Guest(browser, base, "phone", "en", folder)
    made = host.table("occulto", 4, start=False, bots=["healer", "healer", ""])
    screen = Guest(browser, base, "screen", "fr", folder)
    screen.open(f"/screen/{made['code']}", ".letters")
    screen.take("large", "1-screen-lobby")
    host.post(f"/t/{made['table']}/bot", {"seat": 3, "bot": "healer"})
    host.post(f"/t/{made['table']}/start")
    screen.page.wait_for_selector(".told")
    screen.page.wait_for_timeout(900)
    screen.take("large", "2-screen-occulto")
    for number, (game, seats, moves) in enumerate((("obscurio", 4, 1), ("oubliette", 1, 12)), 3):
        made = host.table(game, seats, **({"pace": "off"} if seats > 1 else {"deal": 7}))
        host.play_on(made["table"], moves)
        screen.open(f"/screen/{made['code']}", ".told")
        screen.page.wait_for_timeout(2500)
        screen.take("large", f"{number}-screen-{game}")
    tablet = Guest(browser, base, "tablet", "en", folder)
    tablet.open()
    tablet.page.wait_for_selector(OPEN_ALCOVE)
    tablet.take("large", "5-tablet-hall")
    tablet.sit("oubliette", 1, deal=7)
    tablet.take("large", "6-tablet-oubliette")
    tablet.sit("occulto", 4, pace="off")
    tablet.take("large", "7-tablet-occulto")
    tablet.sit("obscurio", 4, pace="off")
    tablet.take("large", "8-tablet-obscurio")
    for guest in (host, screen, tablet):
        guest.context.close()


PRETTY = {
    "obscurio": "boards-b",
    "occulto": "hands: a=metamorphosis.red,oubliettes.violet,lucidity.blue,shield.green,gust "
    "b=barter.orange,thief.blue c=tornado,chameleon d=shield.blue e=crystal_ball.violet,reaper,sabotage "
    "| bench: a=red2,blue3,green1,orange1 b=yellow2,violet1,orange3 c=red3,blue1,orange2 d=green2,violet3,yellow1 "
    "e=red1,blue2,green3 | protected: b | turn: a",
    "oubliette": "slots: 8S(5) 5C(2) 2C QS | equipped: 3S | path: 10C 9D 8D 7H 6C | deck: 5H",
}
"""What the README's picture shows: a seed for the Library's pictures, and positions, so that it can be taken again."""


def boards(browser: Any, base: str, folder: Path) -> None:
    """The picture of the README: the three boards side by side."""
    sys.path.insert(0, str(ROOT / "tests"))
    from support.scenes import Seated, room
    from support.steps import CALM, touch_page

    from noctuary.testing.occulto import village

    guest = Guest(browser, base, "desktop", "en", folder, scale=1)
    page = guest.page
    Seated({0: guest}, room("no_effect", 5, seed=PRETTY["obscurio"], **CALM))
    page.wait_for_selector(".table.riddle")
    touch_page(guest, 0, 0.62, 0.38)
    touch_page(guest, 1, 0.45, 0.5)
    shots = [shot(page)]
    set_up = village(PRETTY["occulto"], 5, timeouts="off")
    guest.sit("occulto", 5, position=spec_of("occulto").write(set_up.g))
    shots.append(shot(page))
    guest.sit("oubliette", 1, position=spec_of("oubliette").write(oubliette(PRETTY["oubliette"])))
    shots.append(shot(page))
    page.set_viewport_size({"width": 2170, "height": 900})
    pictures = "".join(f'<img src="data:image/png;base64,{one}">' for one in shots)
    page.set_content(f"<!doctype html><style>{SIDE_BY_SIDE}</style>{pictures}")
    page.wait_for_timeout(500)
    page.screenshot(path=str(folder / "boards.jpg"), type="jpeg", quality=72)
    guest.context.close()


SIDE_BY_SIDE = """html { background: #000; }
    body { margin: 0; display: grid; grid-template: 445px 445px / 1440px 720px; gap: 10px; }
    img { width: 100%; height: 100%; object-fit: cover; } img:first-child { grid-row: 1 / 3; }"""


def shot(page: Any) -> str:
    """A table as it is now, as text."""
    page.wait_for_timeout(1500)
    return b64encode(page.screenshot()).decode()


CHAPTERS: dict[str, tuple[str, Callable[[Guest], None] | None]] = {
    "hall": ("The hall and a lobby", hall),
    "lesson": ("The guided first game", lesson),
    "oubliette": ("Oubliette", oubliette_),
    "occulto": ("Occulto", company("occulto", 3, (3, 3000))),
    "obscurio": ("Obscurio", obscurio_),
    "after": ("After the game", after),
    "without": ("When something is missing", without),
    "large": ("A screen for everybody, and the tablet", None),
}
README = "boards"
"""The picture that stands in the README, asked for as a chapter is."""


def visit(browser: Any, base: str, chapter: str, folder: Path) -> None:
    """All pictures of a chapter."""
    if chapter == README:
        boards(browser, base, folder)
        return
    walk = CHAPTERS[chapter][1]
    if walk is None:
        large(browser, base, folder)
        return
    for size in SIZES:
        for lang in LANGS:
            print(f"  {size}, {lang}", flush=True)
            guest = Guest(browser, base, size, lang, folder)
            try:
                walk(guest)
            finally:
                guest.context.close()


def hang(chapter: str, folder: Path) -> None:
    """New pictures in the place of the old ones."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob(f"{chapter}-*.jpg"):
        old.unlink()
    for new in sorted(folder.iterdir()):
        shutil.move(new, (PICTURES.parent if chapter == README else PICTURES) / new.name)


def main() -> None:
    """As called from the command line. A chapter that fails keeps its old pictures, and the others are taken."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("chapters", nargs="*", choices=[*CHAPTERS, README, []], help="only these")
    wanted = asked.parse_args().chapters or [*CHAPTERS, README]
    chromium = os.environ.get("NOCTUARY_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        raise SystemExit("The gallery needs Chromium.")
    failed = []
    with serving() as base, sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for chapter in wanted:
            print(chapter, flush=True)
            with tempfile.TemporaryDirectory() as place:
                try:
                    visit(browser, base, chapter, Path(place))
                except (sync_api.Error, TimeoutError) as error:
                    print(f"  failed: {error}", file=sys.stderr, flush=True)
                    failed.append(chapter)
                else:
                    hang(chapter, Path(place))
        browser.close()
    titles = {chapter: title for chapter, (title, _) in CHAPTERS.items()}
    PAGE.write_text(gallery_page(titles, PICTURES), encoding="utf-8")
    if failed:
        raise SystemExit(f"No new pictures of: {', '.join(failed)}")


if __name__ == "__main__":
    main()

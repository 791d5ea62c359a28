"""The house in the page: a folder on a plain file server, no server of ours, and in the end no network either."""

import contextlib
import http.server
import json
import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright import sync_api

from noctuary.catalog import HOUSE
from noctuary.server.table import ledger
from noctuary.server.table.state import State

Visit = Callable[..., Any]
STATIC = Path(__file__).resolve().parent.parent.parent / "build" / "static"
KILLS = int(os.environ.get("NOCTUARY_KILLS", "2"))
"""How often the tab of a game is killed; `make kills` does it twenty times for each."""
GAMES = HOUSE if "NOCTUARY_KILLS" in os.environ else HOUSE[:2]
WAKING = 120_000
"""Milliseconds that Python may take to come up in a browser on a busy machine."""

if not (STATIC / "python" / "pack.json").is_file():
    pytest.skip("the folder for file servers is not built (web_build.py --static)", allow_module_level=True)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A file server under a path of its own, as cheap hosts are: no headers, nothing packed, no second chances."""

    def translate_path(self, path: str) -> str:
        """Everything lies under `/a/house/`."""
        return super().translate_path(path.removeprefix("/a/house")) if path.startswith("/a/house/") else "/nowhere"

    def log_message(self, *_: object) -> None:
        """Not a word."""


@pytest.fixture(scope="module")
def anywhere() -> Iterator[str]:
    """Where the folder is served."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(STATIC))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/a/house"
        server.shutdown()


def sit_down(visitor: Any, game: str) -> None:
    """Play alone, with bots where there are other seats."""
    visitor.page.locator(f".alcove.{game} .picture").click()
    visitor.page.locator(f".alcove.{game} .act .btn").first.click()
    visitor.page.wait_for_url("**/#/t/here-*", timeout=WAKING)


def at_board(visitor: Any) -> str:
    """The deal as the page tells it, once the board answers."""
    visitor.page.wait_for_selector(".board[aria-busy=false]", timeout=WAKING)
    return str(visitor.page.locator(".board").inner_text())


def go_on(visitor: Any) -> None:
    """One step, where a button is enough for it."""
    move = visitor.page.locator(".board .btn:visible:not([disabled])")
    if move.count():
        move.last.click()


def test_oubliette_is_played_and_found_again_after_a_reload(visit: Visit, anywhere: str) -> None:
    visitor = visit("phone", "fr", at=anywhere)
    visitor.open("/")
    visitor.look("alone-hall")
    sit_down(visitor, "oubliette")
    before = at_board(visitor)
    visitor.look("alone-oubliette")
    visitor.page.reload()
    assert at_board(visitor) == before
    visitor.page.locator("header .ib, .ib").first.click()
    visitor.page.wait_for_selector(".resume")
    assert visitor.errors == []


@pytest.mark.parametrize("game", ["occulto", "obscurio"])
def test_bots_take_the_other_seats(visit: Visit, anywhere: str, game: str) -> None:
    visitor = visit("phone", "en", at=anywhere)
    visitor.open("/")
    sit_down(visitor, game)
    # Something was told: bots have answered, or the person is asked.
    visitor.page.wait_for_function("document.querySelectorAll('[role=log] p').length > 0", timeout=WAKING)
    assert visitor.errors == []


HANDS = """(() => {
  const told = (what) => console.debug('told ' + JSON.stringify(what));
  let answered = 0, asked = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        for (const text of data.frames ?? []) this.heard(data.line, JSON.parse(text));
      });
    }
    heard(line, frame) {
      if (frame.is === 'lines') told({ from: frame.from, lines: frame.lines });
      if (frame.is === 'ok') told({ ok: frame.id });
      if (frame.is !== 'state') return;
      told({ seq: frame.seq, over: frame.result !== null });
      const ask = frame.asks.find((each) => each.must && each.options.length);
      if (!ask || frame.result || ask.n === asked) return;
      asked = ask.n;
      const [choice, id] = [ask.options[ask.n % ask.options.length].text, `hand-${answered++}-${Math.random()}`];
      const text = JSON.stringify({ do: 'play', id, choice, n: ask.n });
      setTimeout(() => this.postMessage({ is: 'say', number: line, text }), 40 * Math.random());
    }
  };
})()"""
"""Quick hands: they answer whatever the page is asked, and say at once what the page was told."""


class Told:
    """What a page was told until the moment it was killed."""

    def __init__(self) -> None:
        self.lines: list[Any] = []
        self.answered: list[str] = []
        self.seq = -1
        self.over = False

    def listen(self, message: Any) -> None:
        """Something came from the page."""
        if not message.text.startswith("told "):
            return
        what = json.loads(message.text.removeprefix("told "))
        if "from" in what:
            self.lines[what["from"] :] = what["lines"]
        elif "ok" in what:
            self.answered.append(what["ok"])
        else:
            self.seq, self.over = what["seq"], what["over"]


def told_of(page: Any, go: Callable[[], object]) -> Told:
    """Go to a table, until the page was told how it stands."""
    told = Told()
    page.on("console", told.listen)
    with page.expect_console_message(lambda _: told.seq >= 0, timeout=WAKING):
        go()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_tab_killed_at_any_moment_loses_nothing_that_was_told(visit: Visit, anywhere: str, game: str) -> None:
    """While it stores, while bots think, before the answer is drawn: what the page was told is there again."""
    luck = Random(f"kills {game}")
    visitor = visit("desktop", "en", at=anywhere)
    context = visitor.page.context
    context.add_init_script(HANDS)
    told = Told()
    answered = 0
    for _ in range(KILLS):
        if told.over or told.seq < 0:
            visitor.open("/")
            told = told_of(visitor.page, lambda: sit_down(visitor, game))
        address = visitor.page.url
        visitor.page.wait_for_timeout(luck.choice((0, 20, 100, 300, 1000)))
        # The whole process of the page ends, and its workers with it, in the middle of whatever they do.
        with visitor.page.expect_event("crash"), contextlib.suppress(sync_api.Error):
            visitor.page.goto("chrome://crash")
        visitor.page.close()
        visitor.page = context.new_page()
        again = told_of(visitor.page, partial(visitor.page.goto, address))
        assert again.lines[: len(told.lines)] == told.lines
        kept = "".join(visitor.page.evaluate(LINES))
        assert [each for each in told.answered if f'"id":"{each}"' not in kept] == []
        answered += len(told.answered)
        told = again
    assert answered


def test_without_network_for_good(visit: Visit, anywhere: str) -> None:
    """After one visit that took the house along: hall, a game, the rulebook."""
    visitor = visit("phone", "fr", at=anywhere, service_workers="allow")
    visitor.open("/")
    visitor.page.get_by_role("button", name="Emporter les jeux").click()
    with_you = visitor.page.get_by_role("button", name="Avec vous")
    sync_api.expect(with_you).to_be_visible(timeout=WAKING)
    visitor.page.context.set_offline(True)
    visitor.page.goto(anywhere + "/")
    visitor.page.wait_for_selector("main")
    sync_api.expect(with_you).to_be_visible()
    sit_down(visitor, "oubliette")
    at_board(visitor)
    visitor.page.reload()
    at_board(visitor)
    # The week's puzzles were taken along as well, with their answers.
    visitor.page.goto(anywhere + "/#/p/occulto")
    visitor.page.locator(".puzzle.occulto .bar li button").first.click(timeout=WAKING)
    visitor.page.wait_for_selector(".puzzle footer", timeout=WAKING)


def test_a_house_that_was_taken_along_outlives_its_server(visit: Visit, house: Any) -> None:
    """On a server's page: while it is there it is asked, and when it is gone one plays on alone."""
    visitor = visit("phone", "en", at=house.address, service_workers="allow")
    visitor.open("/")
    visitor.page.get_by_role("button", name="Take it with you").click()
    sync_api.expect(visitor.page.get_by_role("button", name="With you")).to_be_visible(timeout=WAKING)
    visitor.page.reload()
    visitor.page.wait_for_selector("main")
    house.stop()
    visitor.page.goto(house.address + "/")
    visitor.page.locator(".alcove.oubliette .picture").click()
    visitor.page.locator(".alcove.oubliette .act .btn").first.click()
    visitor.page.wait_for_url("**/t/here-*", timeout=WAKING)
    at_board(visitor)
    visitor.page.reload()
    at_board(visitor)


def test_what_cannot_run_says_so(visit: Visit, anywhere: str) -> None:
    """A package that was fetched by half: one sentence, and a way out."""
    visitor = visit("phone", "en", at=anywhere)
    half = (STATIC / "python" / "house.zip.packed").read_bytes()[:5000]
    visitor.page.route("**/python/house.zip.packed", lambda route: route.fulfill(body=half))
    visitor.open("/")
    visitor.page.locator(".alcove.oubliette .picture").click()
    visitor.page.locator(".alcove.oubliette .act .btn").first.click()
    sync_api.expect(visitor.page.locator(".trouble").first).to_contain_text("cannot run the house", timeout=WAKING)
    # The next try fetches it whole.
    visitor.page.unroute("**/python/house.zip.packed")
    sit_down(visitor, "oubliette")
    at_board(visitor)


def test_a_browser_that_keeps_nothing_plays_on(visit: Visit, anywhere: str) -> None:
    visitor = visit("phone", "en", at=anywhere)
    visitor.page.route("**/assets/house.worker*", forget_everything)
    visitor.open("/")
    sit_down(visitor, "oubliette")
    sync_api.expect(visitor.page.get_by_text("This browser keeps nothing")).to_be_visible(timeout=WAKING)
    at_board(visitor)


def forget_everything(route: Any) -> None:
    """The worker's script, in a browser whose database does not open."""
    script = route.fetch().text()
    route.fulfill(
        body="Object.defineProperty(self, 'indexedDB', {value: {open() { throw new Error('refused'); }}});" + script,
        content_type="text/javascript",
    )


def test_what_is_kept_is_what_a_server_writes(visit: Visit, anywhere: str) -> None:
    """The lines of a table in the page, byte for byte: a server reads them, finds the same game, and writes them so."""
    visitor = visit("desktop", "en", at=anywhere)
    visitor.open("/")
    sit_down(visitor, "oubliette")
    at_board(visitor)
    go_on(visitor)
    at_board(visitor)
    bodies = visitor.page.evaluate(LINES)
    entries = [ledger.read(body) for body in bodies]
    assert [ledger.write(entry) for entry in entries] == bodies
    state = State.of(entries)
    assert state.phase == "playing"
    assert state.journal is not None


LINES = """() => new Promise((done, fail) => {
    const opening = indexedDB.open('noctuary');
    opening.onerror = fail;
    opening.onsuccess = () => {
        const asked = opening.result.transaction('lines').objectStore('lines').getAll();
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""


def once_opened(script: str) -> Callable[[Any], None]:
    """The worker's script, in a browser in which something is otherwise."""

    def serve(route: Any) -> None:
        route.fulfill(body=script + route.fetch().text(), content_type="text/javascript")

    return serve


def test_a_browser_without_wasm_says_so_and_leads_back(visit: Visit, anywhere: str) -> None:
    visitor = visit("phone", "fr", at=anywhere)
    visitor.page.route("**/assets/house.worker*", once_opened("delete self.WebAssembly;"))
    visitor.open("/")
    visitor.page.locator(".alcove.oubliette .picture").click()
    visitor.page.locator(".alcove.oubliette .act .btn").first.click()
    sync_api.expect(visitor.page.locator(".trouble").first).to_contain_text("WebAssembly", timeout=WAKING)


SPOIL = """() => new Promise((done, fail) => {
    const opening = indexedDB.open('noctuary');
    opening.onerror = fail;
    opening.onsuccess = () => {
        const writing = opening.result.transaction(['lines', 'snapshots'], 'readwrite');
        writing.objectStore('snapshots').clear();
        const lines = writing.objectStore('lines');
        const asked = lines.openCursor();
        asked.onsuccess = () => asked.result && asked.result.update('{"is":"started","hea') && asked.result.continue();
        writing.oncomplete = () => { opening.result.close(); done(); };
    };
})"""
"""Every line of every table as a disk might leave it."""


def test_a_table_whose_lines_are_spoilt_says_so_and_the_house_plays_on(visit: Visit, anywhere: str) -> None:
    visitor = visit("phone", "en", at=anywhere)
    visitor.open("/")
    sit_down(visitor, "oubliette")
    at_board(visitor)
    # Nobody writes to it meanwhile: the house is let go with its page.
    address = visitor.page.url
    visitor.page.goto(anywhere + "/owl.svg")
    visitor.page.evaluate(SPOIL)
    visitor.page.goto(address)
    sync_api.expect(visitor.page.locator("main")).to_contain_text("cannot be read", timeout=WAKING)
    visitor.look("alone-spoilt")
    visitor.page.goto(anywhere + "/")
    sit_down(visitor, "oubliette")
    at_board(visitor)

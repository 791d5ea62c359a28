"""A server, a browser and the tools to look at a page. Skipped where the client is not built or there is no browser.

The server is the real one on a database of its own, or any other by NOCTUARY_BASE. Pictures of every screen are kept in
build/screens.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.chromium import Chromium
from support.guest_package import with_path, write_guest
from support.pages import ask, keep

ROOT = Path(__file__).resolve().parent.parent.parent
SCREENS = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = os.environ.get("NOCTUARY_CHROMIUM") or shutil.which("chromium") or ""
PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine before it counts as not happening."""
SIZES = {
    "phone": (390, 844),
    "narrow": (360, 640),
    "small": (320, 568),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "tv": (1920, 1080),
    # A desktop at 200 %: half as many pixels of the page.
    "zoomed": (720, 450),
}

sync_api = pytest.importorskip("playwright.sync_api")
sync_api.expect.set_options(timeout=PATIENCE)
for name in ("starlette", "uvicorn", "sqlalchemy"):
    pytest.importorskip(name)
if not CHROMIUM or not AXE.is_file() or not (ROOT / "src" / "noctuary" / "web" / "index.html").is_file():
    pytest.skip("no browser, or the client is not built (make web)", allow_module_level=True)

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    given = os.environ.get("NOCTUARY_BASE")
    if given:
        yield given
        return
    house = House(tmp_path_factory.mktemp("data") / "tables.db")
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots are quick."""
    house = House(tmp_path_factory.mktemp("data") / "tables.db", NOCTUARY_BOT_PACE="0.2")
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session")
def swift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for whole games: its bots are quick, and the tables' time runs three times as fast."""
    pace = {"NOCTUARY_BOT_PACE": "0.1", "NOCTUARY_SPEED": "3", "NOCTUARY_BEAT": "0.3"}
    house = House(tmp_path_factory.mktemp("data") / "tables.db", **pace)
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session")
def headlong(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for games that nobody watches: what is looked at comes after them."""
    pace = {"NOCTUARY_BOT_PACE": "0.02", "NOCTUARY_SPEED": "20"}
    house = House(tmp_path_factory.mktemp("data") / "tables.db", **pace)
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which one browser may open any number of tables."""
    house = House(tmp_path_factory.mktemp("data") / "tables.db", NOCTUARY_LIMITS="no")
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session")
def guest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a game of somebody else's package."""
    folder = tmp_path_factory.mktemp("guest")
    house = House(folder / "tables.db", PYTHONPATH=with_path(write_guest(folder)), NOCTUARY_BOT_PACE="0.1")
    house.start()
    yield house.address
    house.stop()


class House:
    """A server that can be stopped and started again, at the same address and with the same database."""

    def __init__(self, data: Path, **settings: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        # Where its invitations lead: this test's machine may have no network.
        self.settings = {"NOCTUARY_ADDRESS": f"http://club.test:{self.port}", **settings}
        self.data = f"sqlite:///{data}"
        self.server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Up, and answering."""
        paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "noctuary", "serve", "--positions", "--no-open"]
        # Games that other tests brought to the house are theirs.
        env = {**os.environ, "PYTHONPATH": paths, "NOCTUARY_GAMES": "", **self.settings}
        self.server = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", self.data], env=env, stdout=subprocess.DEVNULL
        )
        wait_for(self.address)

    def stop(self) -> None:
        """Down."""
        if self.server is not None:
            self.server.terminate()
            self.server.wait(20)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(address + "/api/games", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may stop it and start it again."""
    made = House(tmp_path / "tables.db")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def renewable(tmp_path: Path) -> Iterator[tuple[House, Path]]:
    """A server for one test, and the folder of its client: a copy, which the test may renew."""
    package = tmp_path / "src" / "noctuary"
    package.mkdir(parents=True)
    for part in (ROOT / "src" / "noctuary").iterdir():
        if part.name == "web":
            shutil.copytree(part, package / part.name)
        else:
            (package / part.name).symlink_to(part)
    made = House(tmp_path / "tables.db", PYTHONPATH=str(package.parent))
    made.start()
    yield made, package / "web"
    made.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for all tests."""
    with sync_api.sync_playwright() as play:
        browser = Chromium(play, CHROMIUM)
        yield browser
        browser.stop()


POST = """async ([path, body]) => {
    const answer = await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body});
    const text = await answer.text();
    if (!answer.ok) throw new Error(path + ' ' + text);
    return text ? JSON.parse(text) : null;
}"""

ALONE = """([table, limit]) => new Promise((done, fail) => {
    const line = new WebSocket(location.origin.replace('http', 'ws') + '/t/' + table + '/ws');
    const send = (frame) => line.send(JSON.stringify(frame));
    const stop = (end) => { clearTimeout(patience); line.onclose = null; line.close(); end(); };
    const give_up = (why) => stop(() => fail(new Error(why + ' after ' + played + ' answers: ' + heard)));
    let luck = 7, played = 0, last = 0, answer = null, heard = '', patience = 0;
    line.onopen = () => send({do: 'hello', since: 0, lang: 'en', version: '1'});
    line.onclose = () => give_up('the line broke');
    line.onmessage = (event) => {
        const frame = JSON.parse(event.data);
        if (frame.is === 'ping') return send({do: 'pong', t: frame.t});
        heard = event.data.slice(0, 300);
        clearTimeout(patience);
        patience = setTimeout(() => give_up('nothing more came'), 60000);
        // Whoever answers quicker than a hand can is told to send it again.
        if (frame.is === 'no' && ['too_many', 'busy'].includes(frame.code)) setTimeout(() => send(answer), 200);
        if (frame.is !== 'state') return;
        if (frame.result || played >= limit) return stop(() => done(frame.result ? frame.result.reason : ''));
        const ask = frame.asks.find((each) => each.must && each.options.length);
        if (!ask || ask.n === last) return;
        last = ask.n;
        luck = (luck * 1103515245 + 12345) % 2147483648;
        const choice = ask.options[luck % ask.options.length].text;
        answer = {do: 'play', id: 'alone-' + (played += 1) + '-' + Math.random(), choice, n: ask.n};
        send(answer);
    };
})"""


HARMS = """() => axe.run(document, {
    iframes: false,
    // What is right is not written down: that takes longer than finding what is wrong.
    resultTypes: ['violations'],
    // With forced colours contrast is the system's own; the page's styles still tell colours that are not used.
    rules: {'color-contrast': {enabled: !matchMedia('(forced-colors: active)').matches}},
})"""


KEEP_NOTHING = """if (self.ServiceWorkerContainer)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('nothing is kept here'));
"""
"""As in a private window. Keeping the shell for a next visit costs as much as the visit: those who come again say so.

Playwright's own way lets the page believe that it was kept.
"""


class Visitor:
    """A person at a page: opens it, looks at it, and complains about errors in it."""

    def __init__(self, page: Any, base: str, size: str, lang: str) -> None:
        self.page = page
        self.base = base
        self.size = size
        self.lang = lang
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.listen)

    def listen(self, message: Any) -> None:
        """An error in the console is an error; a page that is not there, or a network that is not, was asked for."""
        asked_for = ("404", "WebSocket", "ERR_INTERNET_DISCONNECTED")
        if message.type == "error" and not any(each in message.text for each in asked_for):
            self.errors.append(message.text)

    def open(self, path: str = "/") -> None:
        """Go there and wait for the page to be drawn."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector("main")
        self.page.evaluate("document.fonts.ready")

    def alcove(self, game: str = "oubliette") -> Any:
        """Stand before a game in the hall."""
        self.open()
        found = self.page.locator(f".alcove.{game}")
        found.locator(".picture").click()
        found.locator(".act .btn").first.wait_for()
        return found

    def deal(self, number: int, **wish: Any) -> None:
        """Sit down at a new Oubliette table with this deal."""
        body = {"game": "oubliette", "seats": 1, "name": "Maren", "colour": "4", **wish}
        made = self.post("/api/tables", body if "position" in wish else {**body, "deal": number})
        self.post(f"/t/{made['table']}/start")
        self.open(f"/t/{made['table']}")
        # For a moment after it has changed, a board answers nobody.
        self.page.wait_for_selector(".board[aria-busy=false]")

    def post(self, path: str, body: Any = None) -> Any:
        """Ask the server for something: as the page does, if one is open, and otherwise as this browser."""
        if self.page.url.startswith(self.base):
            return self.page.evaluate(POST, [path, json.dumps(body or {})])
        return ask(self.page.context, self.base + path, body)

    def play_by_itself(self, table: str, limit: int = 2000) -> str:
        """Answer everything this seat is asked, by chance, until the game is over; how it ended."""
        if not self.page.url.startswith(self.base):
            self.open()
        return str(self.page.evaluate(ALONE, [table, limit]))

    def look(self, name: str) -> None:
        """Keep a picture, and find nothing that keeps anybody out; nothing may stick out sideways either."""
        self.page.wait_for_timeout(80)
        keep(self.page, SCREENS / f"{name}-{self.size}-{self.lang}.png")
        found = []
        for frame in self.page.frames:
            if not frame.evaluate("'axe' in window"):
                frame.evaluate(AXE.read_text("utf-8"))
            found += frame.evaluate(HARMS)["violations"]
        said = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
        assert said == [], f"{name}: {said}"
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} is {wide} px too wide"
        assert self.errors == [], f"{name}: {self.errors}"

    def tell(self, name: str) -> None:
        """Say what was on the page when a test failed, and keep a picture of it."""
        text = self.page.evaluate("document.body?.innerText ?? ''")
        print(f"{self.page.url} ({self.size}, {self.lang}) {self.errors}\n{text[:1500]}")
        keep(self.page, SCREENS / f"{name.replace('/', '-')}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the visitors of a test know that it failed, before they leave."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def visit(base: str, chromium: Chromium, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Make a visitor of a size and a language."""
    visitors: list[Visitor] = []

    def make(size: str = "phone", lang: str = "en", at: str = base, **more: Any) -> Visitor:
        width, height = SIZES[size]
        settings = {"reduced_motion": "reduce", "service_workers": "block", **more}
        keeps = settings.pop("service_workers") == "allow"
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=lang, **settings)
        if not keeps:
            context.add_init_script(KEEP_NOTHING)
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context.new_page(), at, size, lang))
        return visitors[-1]

    yield make
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            visitor.tell(f"failed-{request.node.name}-{number}")
        chromium.leave(visitor.page.context)

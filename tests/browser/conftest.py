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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCREENS = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = os.environ.get("NOCTUARY_CHROMIUM") or shutil.which("chromium") or ""
SIZES = {"phone": (390, 844), "desktop": (1440, 900), "narrow": (360, 640), "tablet": (820, 1180)}

sync_api = pytest.importorskip("playwright.sync_api")
for name in ("starlette", "uvicorn", "sqlalchemy"):
    pytest.importorskip(name)
if not CHROMIUM or not AXE.is_file() or not (ROOT / "src" / "noctuary" / "web" / "index.html").is_file():
    pytest.skip("no browser, or the client is not built (make web)", allow_module_level=True)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    given = os.environ.get("NOCTUARY_BASE")
    if given:
        yield given
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    data = f"sqlite:///{tmp_path_factory.mktemp('data') / 'tables.db'}"
    command = [
        sys.executable,
        "-m",
        "noctuary",
        "serve",
        "--port",
        str(port),
        "--data",
        data,
        "--no-open",
        "--positions",
    ]
    # Games that other tests brought to the house are theirs.
    env = {**os.environ, "PYTHONPATH": paths, "NOCTUARY_GAMES": ""}
    server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(10)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "/api/games", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One browser for all tests."""
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield browser
        browser.close()


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
        """An error in the console is an error; a page that is not there was asked for."""
        if message.type == "error" and "404" not in message.text and "WebSocket" not in message.text:
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
        body = {"game": "oubliette", "seats": 1, "name": "Maren", "colour": "4", "deal": number, **wish}
        send = """async ([path, body]) => {
            const answer = await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body});
            if (!answer.ok) throw new Error(await answer.text());
            return answer.json();
        }"""
        if not self.page.url.startswith(self.base):
            self.open()
        made = self.page.evaluate(send, ["/api/tables", json.dumps(body)])
        self.page.evaluate(
            "path => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})",
            f"/t/{made['table']}/start",
        )
        self.open(f"/t/{made['table']}")
        self.page.wait_for_selector(".board")

    def look(self, name: str) -> None:
        """Keep a picture, and find nothing that keeps anybody out; nothing may stick out sideways either."""
        self.page.wait_for_timeout(80)
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENS / f"{name}-{self.size}-{self.lang}.png"))
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run()")["violations"]
        said = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]
        assert said == [], f"{name}: {said}"
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} is {wide} px too wide"
        assert self.errors == []


@pytest.fixture
def visit(base: str, chromium: Any) -> Iterator[Callable[..., Visitor]]:
    """Make a visitor of a size and a language."""
    contexts = []

    def make(size: str = "phone", lang: str = "en", **more: Any) -> Visitor:
        width, height = SIZES[size]
        settings = {"reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=lang, **settings)
        context.set_default_timeout(10_000)
        contexts.append(context)
        return Visitor(context.new_page(), base, size, lang)

    yield make
    for context in contexts:
        context.close()

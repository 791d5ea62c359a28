"""A table server in one file for writing the web client: one process, nothing kept, no seats but the browser's own.

It speaks the wire of the real server (HTTP and socket) with the real engine and no database, so that a screen can be
worked on in any position. `python scripts/web_fixture.py [port]`, with the client built by `make web`.
"""

import asyncio
import json
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from noctuary.catalog import GAMES, game
from noctuary.core.chance import seed_of
from noctuary.core.record import Header, Journal
from noctuary.core.refusal import BadInput, Refusal

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "noctuary" / "web"


class Table:
    """A table: a lobby, then a game."""

    def __init__(self, wish: dict[str, Any]) -> None:
        self.spec = game(wish["game"])
        self.wish = wish
        seats = wish.get("seats") or self.spec.seats[0]
        bots = [*wish.get("bots", []), *[""] * 16]
        self.seats = [{"name": wish["name"], "colour": wish.get("colour", ""), "bot": "", "ready": True}]
        self.seats += [
            {"name": "", "colour": str(2 + at), "bot": bots[at], "ready": bool(bots[at])} for at in range(seats - 1)
        ]
        self.code = "".join(secrets.choice("BCDFGHJKLMNPQRSTVWXZ") for _ in range(5))
        self.journal: Journal | None = None
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.sockets: set[WebSocket] = set()

    def start(self) -> None:
        """Deal."""
        deal = self.wish.get("deal")
        seed = seed_of(str(deal)).hex() if deal else secrets.token_hex(32)
        header = Header(
            game=self.spec.name,
            rules=self.spec.rules,
            seats=tuple(seat["name"] or "bot:" + seat["bot"] for seat in self.seats),
            seed=seed,
            options=self.wish.get("options", {}),
            deal=deal,
            practice=self.wish.get("practice", False),
            data=dict(self.spec.data),
        )
        self.journal = Journal(self.spec, header)
        if self.wish.get("position"):
            self.journal.place(self.wish["position"])
        self.hear()

    def hear(self) -> None:
        """All that was told so far; an undo makes it shorter."""
        assert self.journal is not None
        told = [event.seen_by(0) for events in self.journal.events for event in events]
        self.heard = [{"id": line[0], "args": line[1]} for line in told if line is not None]

    def table_frame(self) -> dict[str, Any]:
        """The table itself."""
        options = self.spec.options.make(self.wish.get("options", {}))
        over = self.journal is not None and self.journal.game.result() is not None
        seats = [
            {**seat, "person": bool(seat["name"]), "online": True, "away": False, "muted": False, "pause": False}
            for seat in self.seats
        ]
        return {
            "is": "table",
            "code": self.code,
            "game": self.spec.name,
            "options": options.changed(),
            "preset": options.preset,
            "seats": seats,
            "you": 0,
            "host": 0,
            "public": False,
            "practice": self.wish.get("practice", False),
            "deal": self.wish.get("deal"),
            "pace": "normal",
            "phase": "over" if over else "playing" if self.journal else "lobby",
            "round": 1,
            "first": 0,
            "started": self.journal is not None,
            "over": over,
            "paused": False,
            "seal": sha256(bytes.fromhex(self.journal.header.seed)).hexdigest() if self.journal else "",
            "version": "1",
        }

    def state_frame(self) -> dict[str, Any]:
        """The position."""
        assert self.journal is not None
        g = self.journal.game
        view = g.view(0)
        outcome = g.result()
        asks = [
            {
                "kind": ask.kind,
                "n": ask.n,
                "must": ask.must,
                "open": False,
                "options": [self.option(view, ask, option) for option in ask.options],
            }
            for ask in g.asks()
            if ask.who == 0
        ]
        result = None
        if outcome is not None:
            result = {
                "reason": outcome.reason,
                "rule": outcome.rule,
                "winners": outcome.winners,
                "side": outcome.side,
                "seed": self.journal.header.seed,
                "assisted": self.journal.assisted,
            }
        try:
            self.journal.may_undo()
            undo = True
        except Refusal:
            undo = False
        core = {"view": view, "asks": asks, "result": result, "may_undo": undo, "hints": self.spec.advise is not None}
        digest = sha256(msgspec.json.encode(core)).hexdigest()[:16]
        return {"is": "state", "seq": len(self.heard), "hash": digest, **core, "clock": []}

    def option(self, view: Any, ask: Any, option: Any) -> dict[str, Any]:
        """One thing that may be answered."""
        id, args = self.spec.describe(view, ask, option)
        return {"text": option.text, "id": id, "args": args}

    async def tell(self, since: int | None = None) -> None:
        """Send everybody what they see."""
        for socket in list(self.sockets):
            await send(socket, self.table_frame())
            if self.journal is not None:
                await send(socket, {"is": "lines", "from": since or 0, "lines": self.heard[since or 0 :]})
                await send(socket, self.state_frame())

    def command(self, message: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command once; a repeat gets the same answer."""
        id = message["id"]
        if id not in self.answers:
            self.answers[id] = self.carry_out(message)
        return self.answers[id]

    def carry_out(self, message: dict[str, Any]) -> dict[str, Any]:
        """Play, undo or advise."""
        id = message["id"]
        journal = self.journal
        assert journal is not None
        try:
            if message["do"] == "play":
                journal.play(0, message["choice"], message.get("n", 0))
            elif message["do"] == "undo":
                journal.undo()
            elif message["do"] == "hint":
                if self.spec.advise is None or not journal.game.asks():
                    raise Refusal("no_hint")
                choice, why = self.spec.advise(journal.game.knowledge(0), journal.game.asks()[0])
                return {"is": "hint", "id": id, "choice": choice.text, "why": why}
        except Refusal as refusal:
            return {"is": "no", "id": id, **refusal.line()}
        self.hear()
        return {"is": "ok", "id": id}


TABLES: dict[str, Table] = {}


async def send(socket: WebSocket, frame: dict[str, Any]) -> None:
    """One frame."""
    await socket.send_text(msgspec.json.encode(frame).decode())


async def games(_: Request) -> Response:
    """The games of the house."""
    found = [
        {
            "name": spec.name,
            "seats": spec.seats,
            "options": [msgspec.to_builtins(about) for about in spec.options.about()],
            "presets": {name: dict(values) for name, values in spec.options.presets.items()},
            "bots": list(spec.bots),
            "best_bot": spec.best_bot,
            "hints": spec.advise is not None,
        }
        for spec in GAMES.values()
    ]
    return JSONResponse(found)


async def create(request: Request) -> Response:
    """Open a table."""
    wish = json.loads(await request.body())
    try:
        table = Table(wish)
        game(wish["game"]).options.make(wish.get("options", {}))
    except BadInput as wrong:
        error = {"code": wrong.code, "message_id": "bad-" + wrong.code, "args": wrong.args_by_name}
        return JSONResponse({"error": error}, 400)
    name = secrets.token_urlsafe(9)
    TABLES[name] = table
    return JSONResponse({"table": name, "code": table.code, "link": f"/t/{name}", "seat": 0})


async def by_code(request: Request) -> Response:
    """The table behind a code."""
    for name, table in TABLES.items():
        if table.code == request.path_params["code"]:
            return JSONResponse({"table": name})
    return JSONResponse({"error": {"code": "no_code", "message_id": "web-code-unknown", "args": {}}}, 404)


async def verb(request: Request) -> Response:
    """Start, bots, ready."""
    table = TABLES[request.path_params["table"]]
    body = json.loads(await request.body() or b"{}")
    match request.path_params["verb"]:
        case "start":
            table.start()
        case "bot":
            table.seats[body["seat"]].update(bot=body["bot"] or "", ready=bool(body["bot"]))
    await table.tell()
    return JSONResponse({})


async def socket(ws: WebSocket) -> None:
    """One browser."""
    await ws.accept()
    table = TABLES.get(ws.path_params["table"])
    if table is None:
        await send(ws, {"is": "bye", "code": "gone"})
        await ws.close()
        return
    table.sockets.add(ws)
    try:
        while True:
            message = json.loads(await ws.receive_text())
            if message["do"] == "hello":
                await send(ws, table.table_frame())
                if table.journal is not None:
                    since = message["since"]
                    await send(ws, {"is": "lines", "from": since, "lines": table.heard[since:]})
                    await send(ws, table.state_frame())
            elif message["do"] in ("play", "undo", "hint"):
                answer = table.command(message)
                await send(ws, answer)
                if answer["is"] == "ok":
                    await table.tell()
    except WebSocketDisconnect:
        pass
    finally:
        table.sockets.discard(ws)


async def words(request: Request) -> Response:
    """All messages of a language."""
    lang = request.path_params["lang"]
    folder = ROOT / "src" / "noctuary"
    found = [folder / "locale" / f"{lang}.ftl", *(folder / name / "locale" / f"{lang}.ftl" for name in GAMES)]
    return PlainTextResponse("\n".join(path.read_text("utf-8") for path in found))


async def rules(request: Request) -> Response:
    """A rulebook, or the rulings."""
    page = request.path_params["page"]
    return FileResponse(ROOT / "docs" / ("rulings.md" if page == "rulings.md" else f"rules/{page}"))


async def index(_: Request) -> Response:
    """The client."""
    return FileResponse(WEB / "index.html")


async def no_tables(_: Request) -> Response:
    """No public tables here."""
    return JSONResponse([])


@asynccontextmanager
async def life(_: Starlette) -> AsyncIterator[None]:
    """Nothing to set up."""
    await asyncio.sleep(0)
    yield


def app() -> Starlette:
    """The whole server."""
    return Starlette(
        routes=[
            Route("/api/games", games),
            Route("/api/tables", create, methods=["POST"]),
            Route("/api/tables", no_tables),
            Route("/api/code/{code}", by_code),
            Route("/locale/{lang}.ftl", words),
            Route("/rules/{page}", rules),
            WebSocketRoute("/t/{table}/ws", socket),
            Route("/t/{table}/{verb}", verb, methods=["POST"]),
            Route("/t/{table}", index),
            Route("/c/{code}", index),
            Route("/", index),
            Mount("/", StaticFiles(directory=WEB, check_dir=False)),
        ],
        lifespan=life,
    )


if __name__ == "__main__":
    uvicorn.run(app(), port=int(sys.argv[1]) if len(sys.argv) > 1 else 8765, log_level="warning")

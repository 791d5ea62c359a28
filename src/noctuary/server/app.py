"""The doors: every route, what it takes and what it answers."""

import asyncio
import hmac
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from noctuary.core.effects import Seat
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Picture
from noctuary.server import after, http, pictures, wire
from noctuary.server.archive import Archive
from noctuary.server.bots import Thinker, Workers
from noctuary.server.doors import Busy, Closed
from noctuary.server.games import about, games
from noctuary.server.guard import Guarded, address_of, body_of, own_machine, same_origin
from noctuary.server.hub import Hub
from noctuary.server.limits import Limits
from noctuary.server.lobby import Lobby
from noctuary.server.metrics import METRICS
from noctuary.server.outside import address_for_others
from noctuary.server.settings import Settings, default_database
from noctuary.server.sockets import serve_socket
from noctuary.server.state import hashed
from noctuary.server.static import printed_file, static_file, takes_gzip, words_file
from noctuary.server.store import Down, Store
from noctuary.server.table import Table

B = TypeVar("B", bound=http.Body)
Handler = Callable[[Request], Awaitable[Response]]

YEAR = 365 * 24 * 3600


class Doors:
    """All routes of one server."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.thinker = thinker
        self.limits = Limits(settings.now, settings.limits)
        self.archive = Archive()
        self.hub: Hub | None = None
        self.began = time.time()

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the store, and at the end let everybody go and close it."""
        store = await Store.open(self.settings.data or default_database())
        thinker = self.thinker or Workers(self.settings.workers)
        self.hub = Hub(store, thinker, self.settings)
        try:
            yield
        finally:
            await self.hub.close()
            thinker.close()
            await store.close()

    @property
    def tables(self) -> Hub:
        """The tables, once the server is up."""
        assert self.hub is not None
        return self.hub

    # Of the house ------------------------------------------------------------------------------------------------

    async def games(self, _: Request) -> Response:
        """The games, their options, presets and bots."""
        return reply([about(spec) for spec in games().values()])

    async def open_tables(self, _: Request) -> Response:
        """Public tables that wait for people."""
        found = []
        for each in await self.tables.open_tables():
            summary = msgspec.json.decode(each.summary)
            if each.code and summary["taken"] < summary["seats"]:
                found.append(http.OpenTable(each.code, each.game, **summary))
        return reply(found)

    async def create(self, request: Request) -> Response:
        """Open a table and take its first seat."""
        self.allow("create", request)
        body = await self.body(request, http.Create)
        device, fresh = device_of(request)
        table, token = await self.tables.create(body, hashed(device))
        return self.made(request, table, token, device if fresh else "")

    def made(self, request: Request, table: Table, token: str, device: str) -> Response:
        """The answer to somebody who has opened a table."""
        seat = table.state.seat_of(token)
        assert seat is not None
        response = reply(http.TableMade(table.id, table.state.opened.code, f"/t/{table.id}", seat), 201)
        self.set_seat(request, response, table, token)
        set_device(request, response, device)
        return response

    async def code(self, request: Request) -> Response:
        """The table behind a join code."""
        self.allow("code", request)
        code = request.path_params["code"].upper()
        found = await self.tables.store.by_code(code) if 4 <= len(code) <= 8 and code.isalnum() else None
        if found is None:
            raise Closed("code")
        return reply(http.CodeFound(found))

    async def mine(self, request: Request) -> Response:
        """The finished games of this device."""
        device = request.cookies.get("device", "")
        results = await self.tables.store.results_of(hashed(device)) if device else []
        return reply(after.finished(results))

    async def forget(self, request: Request) -> Response:
        """Delete what ties this device to its games."""
        self.allow("create", request)
        await self.body(request, http.Empty)
        device = request.cookies.get("device", "")
        if device:
            await self.tables.forget_device(hashed(device))
        response = reply({})
        response.delete_cookie("device", path="/")
        return response

    async def house(self, request: Request) -> Response:
        """Where others find this house."""
        return reply(http.House(address_for_others(self.settings, request)))

    async def health(self, _: Request) -> Response:
        """Whether the server and its database answer."""
        well = await self.tables.store.healthy()
        return reply({"ok": well}, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        """Figures for the host: counts could tell players what happens while their eyes are closed."""
        wanted = self.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not (wanted and hmac.compare_digest(given.encode(), wanted.encode())) and not own_machine(request):
            raise Closed("not_found")
        gauges = {**self.tables.gauges(), "up_seconds": time.time() - self.began}
        return Response(METRICS.text(gauges), media_type="text/plain; version=0.0.4")

    # Of a table --------------------------------------------------------------------------------------------------

    async def join(self, request: Request) -> Response:
        """Take a seat; who has one already keeps it."""
        self.allow("join", request)
        body = await self.body(request, http.Join)
        table = await self.table(request)
        seat = seat_of(request, table)
        if seat is not None:
            return reply(http.SeatTaken(seat))
        device, fresh = device_of(request)
        seat, token = await Lobby(table).join(body, hashed(device))
        response = reply(http.SeatTaken(seat))
        self.set_seat(request, response, table, token)
        set_device(request, response, device if fresh else "")
        return response

    async def claim(self, request: Request) -> Response:
        """Take a seat over with the word of a moving link."""
        self.allow("code", request)
        body = await self.body(request, http.Claim)
        table = await self.table(request)
        device, fresh = device_of(request)
        seat, token = await Lobby(table).claim(body, hashed(device))
        response = reply(http.SeatTaken(seat))
        self.set_seat(request, response, table, token)
        set_device(request, response, device if fresh else "")
        return response

    async def move(self, request: Request) -> Response:
        """A link that takes this seat to another device."""
        table, seat = await self.seated(request, http.Empty)
        return reply(http.MoveLink(f"/t/{table.id}#move={table.moving.word(table.state, seat)}"))

    async def leave(self, request: Request) -> Response:
        """Give the seat up."""
        table, seat = await self.seated(request, http.Empty)
        await Lobby(table).leave(seat)
        response = reply({})
        response.delete_cookie("seat", path=f"/t/{table.id}")
        return response

    async def rematch(self, request: Request) -> Response:
        """Back to the lobby with the same people."""
        table, _ = await self.seated(request, http.Empty)
        await Lobby(table).rematch()
        return reply({})

    async def ready(self, request: Request) -> Response:
        """Say whether one is ready."""
        body = await self.body(request, http.Ready)
        table, seat = await self.at_table(request)
        await Lobby(table).ready(seat, body)
        return reply({})

    async def kick(self, request: Request) -> Response:
        """The host asks somebody to go."""
        body = await self.body(request, http.Kick)
        await Lobby(await self.hosted(request)).kick(body)
        return reply({})

    async def bot(self, request: Request) -> Response:
        """The host gives a seat to a bot, or takes it back."""
        body = await self.body(request, http.SetBot)
        await Lobby(await self.hosted(request)).bot(body)
        return reply({})

    async def options(self, request: Request) -> Response:
        """The host chooses other options."""
        body = await self.body(request, http.SetOptions)
        await Lobby(await self.hosted(request)).options(body)
        return reply({})

    async def mute(self, request: Request) -> Response:
        """The host silences a seat."""
        body = await self.body(request, http.Mute)
        await Lobby(await self.hosted(request)).mute(body)
        return reply({})

    async def start(self, request: Request) -> Response:
        """The host begins."""
        await self.body(request, http.Empty)
        await Lobby(await self.hosted(request)).start()
        return reply({})

    async def delete(self, request: Request) -> Response:
        """The host deletes the table and all there is of it."""
        await self.body(request, http.Empty)
        try:
            await self.tables.forget(await self.hosted(request))
        except Closed as closed:
            if closed.code != "unreadable":
                raise
            await self.tables.forget_unread(request.path_params["table"], request.cookies.get("seat", ""))
        return reply({})

    async def branch(self, request: Request) -> Response:
        """Play on from a finished game."""
        self.allow("create", request)
        body = await self.body(request, http.Branch)
        device, fresh = device_of(request)
        table, token = await self.tables.branch(await self.table(request), body, hashed(device))
        return self.made(request, table, token, device if fresh else "")

    async def ledger(self, request: Request) -> list[str]:
        """The lines of the path's table, also of one that was played by other rules than this server has."""
        bodies = await self.tables.store.read(request.path_params["table"])
        if not bodies:
            raise Closed("not_found")
        return bodies

    async def story(self, request: Request) -> Response:
        """What a seat (`seat=2`) or a spectator heard of a finished game, whatever rules it was played by."""
        seat = whole(request, "seat") if request.query_params.get("seat") else None
        return reply(await asyncio.to_thread(after.story_of, await self.ledger(request), whole(request, "round"), seat))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, whatever rules it was played by."""
        bodies = await self.ledger(request)
        name, text = await asyncio.to_thread(after.record_of, bodies, whole(request, "round"))
        return Response(
            text,
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def replay(self, request: Request) -> Response:
        """A finished game from a seat (`seat=2`), as a spectator, or knowing all (`seat=all`)."""
        self.allow("replay", request)
        table = await self.table(request)
        wanted = request.query_params.get("seat", "")
        seat = whole(request, "seat") if wanted not in ("", "all") else None
        packed = takes_gzip(request.headers.get("accept-encoding", ""))
        text = await self.archive.replay(table, whole(request, "round"), seat, wanted == "all", packed)
        headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
        return Response(text, media_type="application/json", headers=headers)

    async def picture(self, request: Request) -> Response:
        """A picture that this viewer is shown now, or one of a finished game."""
        table = await self.table(request)
        name = request.path_params["name"]
        picture = await self.shown_picture(request, table, name)
        data = await asyncio.to_thread(pictures.drawn, picture, name)
        # No tag and no date: they could be compared with those of other pictures.
        return Response(data, media_type="image/webp", headers={"Cache-Control": "private, max-age=3600, immutable"})

    async def picture_words(self, request: Request) -> Response:
        """The same in words, at a table that plays with described pictures; of one size, whatever they say."""
        table = await self.table(request)
        name = request.path_params["name"]
        picture = await self.shown_picture(request, table, name)
        data = await asyncio.to_thread(pictures.in_words, table.state, picture, name)
        lasting = {"Cache-Control": "private, max-age=3600, immutable, no-transform"}
        return Response(data, media_type="application/json", headers=lasting)

    async def shown_picture(self, request: Request, table: Table, name: str) -> Picture:
        """The picture of this name, if it may be looked at by whoever asks."""
        try:
            return table.veil.find(table.state, seat_of(request, table), name)
        except Closed:
            return await self.archive.picture(table, name)

    # For all of them ---------------------------------------------------------------------------------------------

    def allow(self, what: str, request: Request) -> None:
        """Refuse what comes too often."""
        token = request.cookies.get("device", "")[:64]
        if not self.limits.allow(what, address=address_of(request), token=hashed(token) if token else ""):
            METRICS.limited[what] += 1
            raise Closed("too_many")

    async def body(self, request: Request, kind: type[B]) -> B:
        """What was sent, if it is what is expected."""
        raw = await body_of(request)
        try:
            return msgspec.json.decode(raw or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
            raise Closed("request", why=str(wrong)[:200]) from None

    async def table(self, request: Request) -> Table:
        """The table of the path."""
        return await self.tables.find(request.path_params["table"])

    async def at_table(self, request: Request) -> tuple[Table, Seat]:
        """The table, and the seat the cookie opens."""
        table = await self.table(request)
        seat = seat_of(request, table)
        if seat is None:
            raise Closed("token" if request.cookies.get("seat") else "not_seated")
        return table, seat

    async def seated(self, request: Request, kind: type[http.Body]) -> tuple[Table, Seat]:
        """The same, for requests with nothing to say."""
        await self.body(request, kind)
        return await self.at_table(request)

    async def hosted(self, request: Request) -> Table:
        """The table, if its host asks."""
        table, seat = await self.at_table(request)
        if seat != table.state.host:
            raise Closed("not_host")
        return table

    def set_seat(self, request: Request, response: Response, table: Table, token: str) -> None:
        """Give the token of a seat: for this table only, out of reach of scripts and of other sites."""
        response.set_cookie(
            "seat",
            token,
            max_age=YEAR,
            path=f"/t/{table.id}",
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )

    async def socket(self, websocket: WebSocket) -> None:
        """A client's socket."""
        await serve_socket(websocket, self.tables, self.limits)

    def guarded(self, handler: Handler) -> Handler:
        """A handler with its checks, and an answer for everything that can go wrong."""

        async def handle(request: Request) -> Response:
            try:
                if request.method == "POST" and not same_origin(request.headers):
                    raise Closed("origin")
                self.allow("request", request)
                return await handler(request)
            except Closed as closed:
                return reply(closed.reply(), closed.status)
            except BadInput as wrong:
                problem = http.Problem(wrong.code, f"bad-{wrong.code}", dict(wrong.args_by_name))
                return reply(http.Failed(problem), 400)
            except Refusal as refusal:
                problem = http.Problem(refusal.code, f"refusal-{refusal.code}", dict(refusal.args_by_name))
                return reply(http.Failed(problem), 409)
            except (Busy, Down):
                return reply(Closed("busy").reply(), 503)

        return handle

    def routes(self) -> list[Any]:
        """Every door."""
        posts = {
            "/api/tables": self.create,
            "/api/forget": self.forget,
            **{
                f"/t/{{table}}/{name}": getattr(self, name)
                for name in (
                    "join",
                    "claim",
                    "move",
                    "leave",
                    "rematch",
                    "ready",
                    "kick",
                    "bot",
                    "options",
                    "mute",
                    "start",
                    "delete",
                    "branch",
                )
            },
        }
        gets = {
            "/api/games": self.games,
            "/api/house": self.house,
            "/api/tables": self.open_tables,
            "/api/code/{code}": self.code,
            "/api/mine": self.mine,
            "/t/{table}/record": self.record,
            "/t/{table}/replay": self.replay,
            "/t/{table}/story": self.story,
            "/t/{table}/picture/{name}": self.picture,
            "/t/{table}/picture/{name}/words": self.picture_words,
            "/healthz": self.health,
            "/metrics": self.metrics,
            "/locale/{name}": words_file,
            "/printed/{name}": printed_file,
            "/{path:path}": static_file,
        }
        return [
            WebSocketRoute("/t/{table}/ws", self.socket),
            *(Route(path, self.guarded(handler), methods=["POST"]) for path, handler in posts.items()),
            *(Route(path, self.guarded(handler), methods=["GET"]) for path, handler in gets.items()),
        ]


def application(settings: Settings, thinker: Thinker | None = None) -> Starlette:
    """The server as an ASGI application."""
    doors = Doors(settings, thinker)
    app = Starlette(
        routes=doors.routes(),
        lifespan=doors.lifespan,
        middleware=[Middleware(Guarded)],
        exception_handlers={HTTPException: no_such_door},
    )
    app.state.doors = doors
    return app


def no_such_door(_: Request, wrong: Exception) -> Response:
    """A path or a method that is not there."""
    assert isinstance(wrong, HTTPException)
    closed = Closed("method" if wrong.status_code == 405 else "not_found")
    return reply(closed.reply(), closed.status)


def reply(what: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(wire.encode(what), status, media_type="application/json")


def seat_of(request: Request, table: Table) -> Seat | None:
    """The seat that the cookie opens."""
    token = request.cookies.get("seat", "")
    return table.state.seat_of(token) if token else None


def device_of(request: Request) -> tuple[str, bool]:
    """The word this device is known by, and whether it was made just now. It ties finished games together, no more."""
    device = request.cookies.get("device", "")
    return (device, False) if 16 <= len(device) <= 64 else (secrets.token_urlsafe(24), True)


def set_device(request: Request, response: Response, device: str) -> None:
    """Remember a device that is new."""
    if device:
        response.set_cookie(
            "device",
            device,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )


def whole(request: Request, name: str) -> int:
    """A number in the query; 0 if there is none."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Closed("request", why=name)
    return int(text)

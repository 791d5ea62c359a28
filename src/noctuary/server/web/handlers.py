"""What each endpoint does, once its limits were counted and its body was read (`routes`)."""

import asyncio
import hmac
import math
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from noctuary.core.effects import Seat
from noctuary.core.spec import Picture
from noctuary.obscurio.pieces.own_deck import offered
from noctuary.server.errors import Closed
from noctuary.server.limits import Limits
from noctuary.server.metrics import METRICS
from noctuary.server.net.sockets import Sockets
from noctuary.server.settings import Settings
from noctuary.server.store.bans import Bans
from noctuary.server.store.calls import CallStore
from noctuary.server.store.lines import Result, Round
from noctuary.server.store.people import People
from noctuary.server.table import replay, statistics, wire
from noctuary.server.table.games import games
from noctuary.server.table.hub import Hub, NewTable
from noctuary.server.table.lobby import Lobby
from noctuary.server.table.my_data import MyData
from noctuary.server.table.review import Reviews
from noctuary.server.table.state import Newcomer, hashed
from noctuary.server.table.table import Table
from noctuary.server.web import api, picture_files
from noctuary.server.web.passkeys import Passkeys
from noctuary.server.web.picture_files import Draw
from noctuary.server.web.security import address_for_others, address_of, own_machine
from noctuary.server.web.static import takes_gzip

if TYPE_CHECKING:
    from noctuary.server.net.mail import Mailer
    from noctuary.server.net.node import Node
    from noctuary.server.net.push import Pusher
    from noctuary.server.table.retention import Retention
    from noctuary.server.table.waking import Waker
    from noctuary.server.web.drawing import Drawing

T = TypeVar("T")
IN_WORDS = 0.25
"""Seconds after which a picture in words is told: longer than it takes to find them."""
EVERYBODY = "*"
"""Wrong codes are counted for all together: who guesses from many addresses is no quicker."""
YEAR = 365 * 24 * 3600


class Handlers:
    """The handlers of one server."""

    def __init__(
        self, settings: Settings, hub: Hub, sockets: Sockets, limits: Limits, draw: Draw = picture_files.drawn
    ) -> None:
        self.settings = settings
        self.draw = draw
        self.hub = hub
        self.sockets = sockets
        self.limits = limits
        self.bans = Bans(hub.store)
        self.retention: Retention | None = None
        self.drawing: Drawing | None = None
        """The pictures that are not drawn yet; None where nothing is drawn."""
        self.node: Node | None = None
        """This process among the others of its house; None where it is alone."""
        self.archive = replay.Archive(hub.store)
        self.reviews = Reviews(self.archive, hub.thinker)
        self.people = People(hub.store)
        self.my_data = MyData(hub)
        self.calls = CallStore(hub.store)
        self.pusher: Pusher | None = None
        """Sends people that it is their turn; None where the host has not set it up."""
        self.mailer: Mailer | None = None
        """The same by e-mail."""
        self.waker: Waker | None = None
        self.passkeys = Passkeys()
        self.began = time.time()

    # Of the house ------------------------------------------------------------------------------------------------

    async def games(self, _: Request) -> Response:
        """The games, their options, presets and bots."""
        return reply([api.about(spec) for spec in games().values()])

    async def create(self, request: Request, body: api.Create) -> Response:
        """Open a table and take its first seat."""
        if body.deck and not own_machine(request):
            raise Closed("not_found")  # A family's pictures are not for everybody who finds the house.
        device, fresh = await self.device(request)
        table, token = await self.hub.create(
            NewTable(
                game=body.game,
                options=body.options,
                seats=body.seats,
                bots=body.bots,
                public=body.public,
                deal=body.deal,
                practice=body.practice,
                pace=body.pace,
                hours=body.hours,
                position=body.position,
                deck=body.deck,
            ),
            Newcomer(body.name, body.colour, hashed(device)),
        )
        return self.made(request, table, token, device if fresh else "")

    def made(self, request: Request, table: Table, token: str, device: str) -> Response:
        """The answer to somebody who has opened a table."""
        seat = table.state.seat_of(token)
        assert seat is not None
        response = reply(api.TableMade(table.id, table.state.opened.code, f"/t/{table.id}", seat), 201)
        self.set_seat(request, response, table, token)
        set_device(request, response, device)
        return response

    async def code(self, request: Request) -> Response:
        """The table behind a join code."""
        if self.limits.spent("guess", EVERYBODY):
            METRICS.limited.labels("guess").inc()
            raise Closed("too_many")
        code = request.path_params["code"].upper()
        found = await self.hub.store.by_code(code) if 4 <= len(code) <= 8 and code.isalnum() else None
        if found is None:
            self.limits.allow("guess", token=EVERYBODY)
            raise Closed("code")
        # Who knew it has not guessed: a whole club that shares an address comes in by one code.
        device = request.cookies.get("device", "")[:64]
        self.limits.give_back("code", address=address_of(request), token=hashed(device) if device else "")
        return reply(api.CodeFound(found))

    async def mine(self, request: Request) -> Response:
        """The finished games of this device, and of all that its person has."""
        return reply(statistics.finished(await self.results_of(await self.devices(request))))

    async def results_of(self, devices: Sequence[str]) -> list[Result]:
        """The finished games of some devices, latest first."""
        found = [each for device in devices for each in await self.hub.store.results_of(device)]
        return sorted(found, key=lambda each: -each.ended)

    async def forget(self, request: Request, _: api.Empty) -> Response:
        """Delete what ties this device, and all that its person has, to their games."""
        for device in await self.devices(request):
            await self.hub.forget_device(device)
            if self.node is not None:
                self.node.device_forgotten(device)
        response = reply({})
        response.delete_cookie("device", path="/")
        return response

    async def house(self, request: Request) -> Response:
        """Where others find this house, and how long it remembers."""
        keep = self.settings
        talk, names, tables = (math.ceil(each) for each in (keep.keep_talk, keep.keep_names, keep.keep_tables))
        decks = own_decks() if own_machine(request) else ()
        return reply(api.House(address_for_others(self.settings, request), talk, names, tables, decks))

    async def alive(self, _: Request) -> Response:
        """Whether the process answers at all; nothing is asked of the database."""
        return reply({"ok": True})

    async def health(self, request: Request) -> Response:
        """Whether server and database are well, as far as reading tells and the last write did. Never waits long."""
        return state_of_health(request, await self.hub.store.healthy())

    async def is_ready(self, request: Request) -> Response:
        """Whether a move could be stored: something is written to see."""
        why = "stopping" if self.hub.stopping else "" if self.node is None else self.node.why_not_ready
        return state_of_health(request, why or await self.hub.store.ready())

    async def metrics(self, request: Request) -> Response:
        """Figures for the host: counts could tell players what happens while their eyes are closed."""
        wanted = self.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not (wanted and hmac.compare_digest(given.encode(), wanted.encode())) and not own_machine(request):
            raise Closed("not_found")
        gauges = {**self.hub.gauges(), "sockets": len(self.sockets), "up_seconds": time.time() - self.began}
        if self.node is not None:
            gauges |= self.node.gauges()
        return Response(METRICS.text(gauges), media_type=CONTENT_TYPE_LATEST)

    # Of a table --------------------------------------------------------------------------------------------------

    async def join(self, request: Request, body: api.Join) -> Response:
        """Take a seat; who has one already keeps it."""
        table = await self.table(request)
        seat = seat_of(request, table)
        if seat is not None:
            return reply(api.SeatTaken(seat))
        device, fresh = await self.device(request)
        seat, token = await Lobby(table).join(Newcomer(body.name, body.colour, hashed(device)), body.seat)
        response = reply(api.SeatTaken(seat))
        self.set_seat(request, response, table, token)
        set_device(request, response, device if fresh else "")
        return response

    async def claim(self, request: Request, body: api.Claim) -> Response:
        """Take a seat over with the word of a moving link."""
        table = await self.table(request)
        device, fresh = await self.device(request)
        seat, token = await Lobby(table).claim(body.word, hashed(device))
        response = reply(api.SeatTaken(seat))
        self.set_seat(request, response, table, token)
        set_device(request, response, device if fresh else "")
        return response

    async def move(self, request: Request, _: api.Empty) -> Response:
        """A link that takes this seat to another device."""
        table, seat = await self.at_table(request)
        return reply(api.MoveLink(f"/t/{table.id}#move={table.transfers.word(table.state, seat)}"))

    async def leave(self, request: Request, _: api.Empty) -> Response:
        """Give the seat up."""
        table, seat = await self.at_table(request)
        await Lobby(table).leave(seat)
        if self.hub.calls is not None:
            await self.calls.remove(table.id, await self.devices(request))
        response = reply({})
        response.delete_cookie("seat", path=f"/t/{table.id}")
        return response

    async def rematch(self, request: Request, _: api.Empty) -> Response:
        """Back to the lobby with the same people."""
        table = (await self.at_table(request))[0]
        await Lobby(table).rematch()
        return reply({})

    async def ready(self, request: Request, body: api.Ready) -> Response:
        """Say whether one is ready."""
        table, seat = await self.at_table(request)
        await Lobby(table).ready(seat, body.ready)
        return reply({})

    async def kick(self, request: Request, body: api.Kick) -> Response:
        """The host asks somebody to go."""
        table = await self.hosted(request)
        if body.seat is None:
            table.send_onlookers_away(body.onlooker)
        else:
            await Lobby(table).kick(body.seat)
        return reply({})

    async def bot(self, request: Request, body: api.SetBot) -> Response:
        """The host gives a seat to a bot, or takes it back."""
        await Lobby(await self.hosted(request)).bot(body.seat, body.bot or "")
        return reply({})

    async def stand_in(self, request: Request, body: api.LetStandIn) -> Response:
        """The table lets a bot play for somebody who is away."""
        table, seat = await self.at_table(request)
        await Lobby(table).stand_in(seat, body.seat, body.on)
        return reply({})

    async def vacation(self, request: Request, body: api.TakeVacation) -> Response:
        """Let one's clock stand still for some days."""
        table, seat = await self.at_table(request)
        await Lobby(table).vacation(seat, body.days)
        return reply({})

    async def options(self, request: Request, body: api.SetOptions) -> Response:
        """The host chooses other options."""
        await Lobby(await self.hosted(request)).options(body.options)
        return reply({})

    async def mute(self, request: Request, body: api.Mute) -> Response:
        """The host silences a seat."""
        table = await self.hosted(request)
        if body.seat is None and body.onlooker is not None:
            table.hush_onlooker(body.onlooker, body.muted)
        else:
            await Lobby(table).mute(body.seat, body.muted)
        return reply({})

    async def start(self, request: Request, _: api.Empty) -> Response:
        """The host begins."""
        await Lobby(await self.hosted(request)).start()
        return reply({})

    async def delete(self, request: Request, _: api.Empty) -> Response:
        """The host deletes the table and all there is of it."""
        try:
            await self.hub.forget(await self.hosted(request))
        except Closed as closed:
            if closed.code != "unreadable":
                raise
            await self.hub.forget_unread(table_id(request), request.cookies.get("seat", ""))
        return reply({})

    async def branch(self, request: Request, body: api.Branch) -> Response:
        """Play on from a finished game."""
        device, fresh = await self.device(request)
        table, token = await self.hub.branch(
            await self.table(request), body.step, body.seat, Newcomer(body.name, body.colour, hashed(device))
        )
        return self.made(request, table, token, device if fresh else "")

    async def wanted_round(self, request: Request) -> tuple[str, int, bool]:
        """The path's table, which of its games is wanted, and whether nobody can go on with that.

        The table is asked first: of a game that was begun by other rules, it knows whether it goes on.
        """
        id, number = table_id(request), whole(request, "round")
        try:
            table = await self.table(request)
        except Closed as closed:
            if closed.code != "unreadable":
                raise
            return id, number, True
        async with table.lock:
            await table.fresh()
            number = number or table.state.round
            return id, number, number < table.state.round or bool(table.state.shelved)

    async def story(self, request: Request) -> Response:
        """What a seat (`seat=2`) or a spectator heard of a finished game, whatever rules it was played by."""
        seat = whole(request, "seat") if request.query_params.get("seat") else None
        id, number, closed = await self.wanted_round(request)
        text = await self.archive.read(id, number, lambda found: replay.story_text(found, closed, seat))
        return Response(text, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """The record of a finished game, whatever rules it was played by."""
        id, number, closed = await self.wanted_round(request)
        name, text = await self.archive.read(id, number, lambda found: replay.record_of(found, closed))
        return Response(
            text,
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def replay(self, request: Request) -> Response:
        """A finished game from a seat (`seat=2`), as a spectator, or knowing all (`seat=all`)."""
        id, number, closed = await self.wanted_round(request)
        wanted = request.query_params.get("seat", "")
        seat = whole(request, "seat") if wanted not in ("", "all") else None
        packed = takes_gzip(request.headers.get("accept-encoding", ""))

        def work(found: Round) -> bytes:
            return replay.replay_text(found, closed, seat, wanted == "all", packed)

        text = await self.archive.read(id, number, work)
        headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
        return Response(text, media_type="application/json", headers=headers)

    async def picture(self, request: Request) -> Response:
        """A picture that this viewer is shown now, or one of a finished game."""
        table = await self.table(request)
        name = request.path_params["name"]
        picture = await self.shown_picture(request, table, name)
        if self.drawing is not None and not self.drawing.over:
            await self.drawing.wait_for_step(table.state, picture)
        data = await asyncio.to_thread(self.draw, picture, name)
        # No tag and no date: they could be compared with those of other pictures.
        return Response(data, media_type="image/webp", headers={"Cache-Control": "private, max-age=3600, immutable"})

    async def picture_words(self, request: Request) -> Response:
        """The same in words, at a table that plays with described pictures; of one size, whatever they say."""
        table = await self.table(request)
        name = request.path_params["name"]
        picture = await self.shown_picture(request, table, name)
        # What a card is in words is kept for everybody. It is told no sooner for that.
        data, _ = await asyncio.gather(
            asyncio.to_thread(picture_files.in_words, table.state, picture, name),
            asyncio.sleep(IN_WORDS / self.settings.speed),
        )
        lasting = {"Cache-Control": "private, max-age=3600, immutable, no-transform"}
        return Response(data, media_type="application/json", headers=lasting)

    async def shown_picture(self, request: Request, table: Table, name: str) -> Picture:
        """The picture of this name, if it may be looked at by whoever asks."""
        try:
            return table.grants.find(table.state, seat_of(request, table), name)
        except Closed:
            return await self.archive.picture(table, name)

    # For all of them ---------------------------------------------------------------------------------------------

    async def table(self, request: Request) -> Table:
        """The table of the path."""
        return await self.hub.find(table_id(request))

    async def at_table(self, request: Request) -> tuple[Table, Seat]:
        """The table, and the seat the cookie opens."""
        table = await self.table(request)
        seat = seat_of(request, table)
        if seat is None:
            raise Closed("token" if request.cookies.get("seat") else "not_seated")
        return table, seat

    async def device(self, request: Request) -> tuple[str, bool]:
        """The word a browser is known by, and whether it was made just now: one that was signed out needs a new one."""
        device = request.cookies.get("device", "")
        if 16 <= len(device) <= 64:
            browser = await self.people.browser(hashed(device))
            if browser is None or not browser.signed_out:
                return device, False
        return secrets.token_urlsafe(24), True

    async def devices(self, request: Request) -> tuple[str, ...]:
        """The marks of all browsers of whoever asks, this one first; none if it has none, or was signed out."""
        device = request.cookies.get("device", "")
        return await self.people.devices(hashed(device)) if device else ()

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


def reply(what: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(wire.encode(what), status, media_type="application/json")


def own_decks() -> tuple[api.OwnDeck, ...]:
    """The decks of the host's shelf."""
    return tuple(api.OwnDeck("obscurio", each.hash, each.name, each.cards) for each in offered())


def state_of_health(request: Request, why: str) -> Response:
    """Well, or why not: the host is told in the words of the log, which may name files and machines."""
    if not why:
        return reply({"ok": True})
    return reply({"ok": False, "why": why} if own_machine(request) else {"ok": False}, 503)


def table_id(request: Request) -> str:
    """The id in the path, if it can be one."""
    id = str(request.path_params["table"])
    if not id.isascii() or not id.isprintable():
        raise Closed("request", why="table")
    return id


def seat_of(request: Request, table: Table) -> Seat | None:
    """The seat that the cookie opens."""
    token = request.cookies.get("seat", "")
    return table.state.seat_of(token) if token else None


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

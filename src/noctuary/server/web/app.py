"""The server as an ASGI application: the store, the tables, the sockets and the endpoints, put together."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from noctuary.server.errors import Closed
from noctuary.server.limits import Limits
from noctuary.server.net.joining import Joined, join
from noctuary.server.net.sockets import Sockets
from noctuary.server.settings import Settings, database_of
from noctuary.server.store.calls import Subscription
from noctuary.server.store.lines import HouseLog, as_database
from noctuary.server.table.bots import Thinker, Workers
from noctuary.server.table.hub import Hub
from noctuary.server.web import errors
from noctuary.server.web.admin import reread_bans
from noctuary.server.web.handlers import Handlers, reply
from noctuary.server.web.picture_files import Draw, drawn
from noctuary.server.web.routes import routes
from noctuary.server.web.security import Guarded
from noctuary.server.web.websocket import serve_socket

OpenStore = Callable[[], Awaitable[HouseLog]]
Tell = Callable[[int, int], None]


class Application:
    """One house and what it is made of, once it is up."""

    def __init__(
        self,
        settings: Settings,
        thinker: Thinker | None = None,
        open_store: OpenStore | None = None,
        draw: Draw = drawn,
        tell_drawing: Tell | None = None,
    ) -> None:
        self.settings = settings
        self.thinker = thinker
        self.open_store = open_store or self.open_database
        self.draw = draw
        self.tell_drawing = tell_drawing
        self.limits = Limits(settings.now, settings.limits)
        self.handlers: Handlers | None = None

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store, and at the end let everybody go and close it."""
        store = await self.open_store()
        thinker = self.thinker or Workers(self.settings.workers)
        sockets = Sockets(self.settings, self.limits)
        joined = await join(self.settings, as_database(store)) if self.settings.bus else None
        hub = Hub(store, thinker, self.settings, joined.leases if joined is not None else None)
        self.handlers = Handlers(self.settings, hub, sockets, self.limits, self.draw)
        await self.care(self.handlers)
        if joined is not None:
            await self.be_one_of_many(self.handlers, joined, app)
        try:
            yield
        finally:
            if self.handlers.retention is not None:
                self.handlers.retention.stop()
            await self.close()
            if self.handlers.pusher is not None:
                self.handlers.pusher.close()
            if self.handlers.mailer is not None:
                self.handlers.mailer.close()
            if self.handlers.drawing is not None:
                await self.handlers.drawing.close()
            thinker.close()
            await store.close()

    async def open_database(self) -> HouseLog:
        """The database that the settings name. A house in a browser has none of what it needs."""
        from noctuary.server.store.database import Store

        return await Store.open(database_of(self.settings.data))

    async def care(self, handlers: Handlers) -> None:
        """What a host's house has and a browser's has not: bans that last, forgetting by itself, and drawing."""
        if self.open_store != self.open_database:
            return
        from noctuary.server.table.retention import Retention

        if self.settings.draw:
            self.begin_drawing(handlers)
        await handlers.bans.load()
        handlers.retention = Retention(handlers.hub, self.settings)
        handlers.retention.start()
        await self.call_people(handlers)

    async def call_people(self, handlers: Handlers) -> None:
        """Tell people of their turn, where the host lets it, and open tables by themselves when something is due."""
        from noctuary.server.net.mail import Mailer
        from noctuary.server.net.push import Pusher
        from noctuary.server.table.calls import Calls, Words
        from noctuary.server.table.waking import Waker

        handlers.pusher = await Pusher.made(self.settings, handlers.calls)
        handlers.mailer = Mailer.made(self.settings, handlers.calls)

        def send(to: Sequence[Subscription], words: Words) -> None:
            if handlers.pusher is not None:
                handlers.pusher.send([each for each in to if not each.by_mail], words)
            if handlers.mailer is not None:
                handlers.mailer.send([each for each in to if each.by_mail], words)

        if handlers.pusher is not None or handlers.mailer is not None:
            handlers.hub.calls = Calls(self.settings, handlers.calls, handlers.people, send)
        handlers.waker = Waker(handlers.hub, handlers.calls)
        handlers.waker.start()

    def begin_drawing(self, handlers: Handlers) -> None:
        """Draw the pictures that are missing, those that lie on a table first."""
        from noctuary.server.web.drawing import Drawing, in_play_in, painters

        handlers.drawing = Drawing(lambda: in_play_in(handlers.hub), painters(), self.tell_drawing)
        handlers.drawing.start()

    async def be_one_of_many(self, handlers: Handlers, joined: Joined, app: Starlette) -> None:
        """Serve a house together with other processes."""
        from noctuary.server.net.node import Node
        from noctuary.server.web.forward import forwarded_to

        node = Node(joined, handlers.hub, handlers.sockets)
        node.forwarded = forwarded_to(app)
        node.on_bans = lambda: reread_bans(handlers)
        node.share_limits(self.limits)
        await node.start()
        handlers.node = node

    def up(self) -> Handlers:
        """The handlers: nobody is served before they are there."""
        assert self.handlers is not None
        return self.handlers

    async def close(self) -> None:
        """Let everybody go. A second call does nothing."""
        if self.handlers is not None:
            self.handlers.sockets.stop()
            if self.handlers.waker is not None:
                self.handlers.waker.stop()
            await self.handlers.hub.close()
            if self.handlers.node is not None:
                await self.handlers.node.close()

    async def socket(self, websocket: WebSocket) -> None:
        """A client's socket."""
        house = self.up()
        await serve_socket(websocket, house.hub, house.sockets, house.bans, house.node)


def application(
    settings: Settings,
    thinker: Thinker | None = None,
    open_store: OpenStore | None = None,
    draw: Draw = drawn,
    tell_drawing: Tell | None = None,
) -> Starlette:
    """The server as an ASGI application. `tell_drawing` hears how many pictures of how many are drawn."""
    made = Application(settings, thinker, open_store, draw, tell_drawing)
    app = Starlette(
        routes=[WebSocketRoute("/t/{table}/ws", made.socket), *routes(made.up, made.limits)],
        lifespan=made.lifespan,
        middleware=[Middleware(Guarded, settings)],
        exception_handlers={HTTPException: no_such_endpoint},
    )
    app.state.application = made
    return app


def no_such_endpoint(_: Request, wrong: Exception) -> Response:
    """A path or a method that is not there."""
    assert isinstance(wrong, HTTPException)
    return reply(*errors.closed(Closed("method" if wrong.status_code == 405 else "not_found")))

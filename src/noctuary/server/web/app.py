"""The server as an ASGI application: the store, the tables, the sockets and the endpoints, put together."""

from collections.abc import AsyncIterator
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
from noctuary.server.net.sockets import Sockets
from noctuary.server.settings import Settings, database_of
from noctuary.server.store.bans import Bans
from noctuary.server.store.database import Store
from noctuary.server.table.bots import Thinker, Workers
from noctuary.server.table.hub import Hub
from noctuary.server.table.retention import Retention
from noctuary.server.web import errors
from noctuary.server.web.handlers import Handlers, reply
from noctuary.server.web.routes import routes
from noctuary.server.web.security import Guarded
from noctuary.server.web.websocket import serve_socket


class Application:
    """One server and what it is made of, once it is up."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.thinker = thinker
        self.limits = Limits(settings.now, settings.limits)
        self.handlers: Handlers | None = None

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the store, and at the end let everybody go and close it."""
        store = await Store.open(database_of(self.settings.data))
        thinker = self.thinker or Workers(self.settings.workers)
        sockets = Sockets(self.settings, self.limits)
        hub = Hub(store, thinker, self.settings)
        retention = Retention(hub, self.settings)
        bans = Bans(store)
        await bans.load()
        self.handlers = Handlers(self.settings, hub, sockets, self.limits, bans, retention)
        retention.start()
        try:
            yield
        finally:
            retention.stop()
            await self.close()
            thinker.close()
            await store.close()

    def up(self) -> Handlers:
        """The handlers: nobody is served before they are there."""
        assert self.handlers is not None
        return self.handlers

    async def close(self) -> None:
        """Let everybody go. A second call does nothing."""
        if self.handlers is not None:
            self.handlers.sockets.stop()
            await self.handlers.hub.close()

    async def socket(self, websocket: WebSocket) -> None:
        """A client's socket."""
        await serve_socket(websocket, self.up().hub, self.up().sockets, self.up().bans)


def application(settings: Settings, thinker: Thinker | None = None) -> Starlette:
    """The server as an ASGI application."""
    made = Application(settings, thinker)
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

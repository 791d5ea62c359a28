"""Where a request comes from, how large it is, the headers of every answer, and the address that others are told."""

import contextlib
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.server.errors import Closed
from noctuary.server.settings import Settings
from noctuary.server.table.wire import encode
from noctuary.server.web.api import Failed, Problem

BODY_LIMIT = 32 * 1024

# A page's own Python is WebAssembly; nothing else is made from text.
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    # The link of a table opens it: no other site is told where somebody came from.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "X-Robots-Tag": "noindex",
}


HTTPS_ONLY = "max-age=31536000"
"""A browser that has come over https once does not come over http any more."""


class Guarded:
    """Adds the headers to every answer, and answers nobody who asks for another house or hides where they come from."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""
        if scope["type"] in ("http", "websocket") and (code := self.refused(HTTPConnection(scope))):
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 4400})
                return
            await Response(encode(Failed(Problem(code, f"door-{code}", {}))), 400, media_type="application/json")(
                scope, receive, send
            )
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

    def refused(self, connection: HTTPConnection) -> str:
        """Why somebody is not answered at all; nothing if they are."""
        address = address_of(connection)
        if "%" in address or len(address) > 64 or not address.isprintable():
            return "request"  # A proxy says where they come from, and says what no address is.
        return "" if known_host(self.settings, connection) else "host"


def known_host(settings: Settings, connection: HTTPConnection) -> bool:
    """Whether somebody asks for this house, by an address or by one of its names."""
    names = [name.strip().lower() for name in settings.hosts.split(",") if name.strip()]
    if not names:
        return True
    name = host_name(connection)
    return by_address(name) or name in names or name == (urlsplit(settings.address).hostname or "")


def host_name(connection: HTTPConnection) -> str:
    """The name in the Host header, without a port."""
    with contextlib.suppress(ValueError):
        return (urlsplit("//" + connection.headers.get("host", "")).hostname or "").lower()
    return ""


def by_address(name: str) -> bool:
    """Whether a host is an address, or this machine's own name for itself: no other site can be called so."""
    try:
        ip_address(name)
    except ValueError:
        return name in ("localhost", "")
    return True


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages. A program that is no browser names no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as the nearest proxy tells."""
    return connection.client.host if connection.client else "?"


async def body_of(request: Request) -> bytes:
    """What was sent, up to a limit. It comes once, and may be asked for again."""
    if (kept := getattr(request.state, "body", None)) is not None:
        return bytes(kept)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY_LIMIT:
            raise Closed("too_long", limit=BODY_LIMIT)
    request.state.body = body
    return body


def own_machine(connection: HTTPConnection) -> bool:
    """Whether somebody asks from this very machine, not through a proxy on it, and not by the name of another site.

    A name leads wherever its owner says: to this machine, too, for a page that a browser here has open.
    """
    if not by_address(host_name(connection)):
        settings: Settings = connection.app.state.application.settings
        if not settings.hosts or not known_host(settings, connection):
            return False
    through = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    return address_of(connection).removeprefix("::ffff:") in ("127.0.0.1", "::1") and not through


EVERYWHERE = ("0.0.0.0", "::")
"""Hosts by which a server listens to the whole network."""


def lan_address() -> str:
    """The address of this machine on its network, if it has one. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found = str(probe.getsockname()[0])
        return "" if found.startswith("127.") else found
    return ""


def on_the_network(host: str, port: int) -> str:
    """The address for phones on the same network; nothing if they cannot reach a server that listens on `host`."""
    found = lan_address() if host in EVERYWHERE else ""
    return f"http://{found}:{port}" if found else ""


def address_for_others(settings: Settings, request: Request) -> str:
    """Nothing for those who come from elsewhere: they know one that works, and this one is not theirs to know."""
    if not own_machine(request):
        return ""
    server = request.scope.get("server") or ("", settings.port)
    return settings.address.rstrip("/") or on_the_network(settings.host, server[1])

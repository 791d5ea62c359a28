"""Where a request comes from, how large it is, the headers of every answer, and the address that others are told."""

import contextlib
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.server.errors import Closed
from noctuary.server.settings import Settings

BODY_LIMIT = 32 * 1024

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
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


class Guarded:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages. A program that is no browser names no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as the nearest proxy tells."""
    return connection.client.host if connection.client else "?"


async def body_of(request: Request) -> bytes:
    """What was sent, up to a limit."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY_LIMIT:
            raise Closed("too_long", limit=BODY_LIMIT)
    return body


def own_machine(connection: HTTPConnection) -> bool:
    """Whether somebody asks from this very machine, and not through a proxy on it."""
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

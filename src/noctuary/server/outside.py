"""Where others find this house: what an invitation says, when it is written on the machine that runs the house."""

import contextlib
import socket

from starlette.requests import Request

from noctuary.server.guard import own_machine
from noctuary.server.settings import Settings

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

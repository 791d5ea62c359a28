"""Web Push: a few words, encrypted for one browser and handed to the push service it names.

Where that service is, a browser says, and a browser may lie: only `https` is used, only addresses of the open
internet, and the address that was looked at is the one that is connected to. Nothing is followed elsewhere.
"""

import asyncio
import base64
import contextlib
import http.client
import importlib.util
import ipaddress
import logging
import socket
import ssl
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

from noctuary.core.refusal import BadInput
from noctuary.server.settings import Settings
from noctuary.server.store.calls import CallStore, Subscription
from noctuary.server.table.calls import Words

KEY = "vapid"
"""Under this name the house keeps the key by which push services know it."""
THREADS = 4
WAITING = 1000
"""So many messages wait to be sent, at most; what comes beyond that is dropped: the table itself still shows it."""
PATIENCE = 10.0
"""Seconds for which a push service is waited for."""
LASTS = 24 * 3600
"""Seconds for which it keeps a message for a phone that is off."""
GONE = (404, 410)
LONGEST = 1000
"""Letters of an endpoint."""

log = logging.getLogger("noctuary.push")


def contact_of(settings: Settings) -> str:
    """How push services reach the host; nothing if they could not, and nobody is called then."""
    if settings.push_contact:
        return settings.push_contact
    return settings.address if settings.address.startswith("https:") else ""


def check(settings: Settings) -> None:
    """Say in one line why nobody could be called, if the host wants that."""
    contact = settings.push_contact
    if contact and not contact.startswith(("mailto:", "https:")):
        raise BadInput("setting", name="NOCTUARY_PUSH_CONTACT", given=contact)
    if contact and not installed():
        raise BadInput("push-missing")


def installed() -> bool:
    """Whether what encrypts messages is here."""
    return importlib.util.find_spec("pywebpush") is not None


class Unreachable(Exception):
    """An endpoint that nothing is sent to."""


def endpoint_of(text: str, loopback: bool = False) -> SplitResult:
    """An endpoint, if something may be sent there; `loopback`: also on this machine, for tests."""
    try:
        found = urlsplit(text)
        port = found.port
    except ValueError:
        raise Unreachable from None
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST
    if not plain or not found.hostname or found.username is not None or found.fragment:
        raise Unreachable
    if not loopback and (found.scheme != "https" or port not in (None, 443)):
        raise Unreachable
    if found.scheme not in ("https", "http"):
        raise Unreachable
    with contextlib.suppress(ValueError):
        if not reachable(ipaddress.ip_address(found.hostname), loopback):
            raise Unreachable
    return found


def reachable(address: ipaddress.IPv4Address | ipaddress.IPv6Address, loopback: bool) -> bool:
    """Whether an address is one of the open internet."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is not None:
            return reachable(inner, loopback)
    if loopback and address.is_loopback:
        return True
    local = address.is_multicast or address.is_reserved or getattr(address, "is_site_local", False)
    return address.is_global and not local


def keys_of(p256dh: str, auth: str) -> bool:
    """Whether these are a browser's keys: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point = base64.urlsafe_b64decode(p256dh + "=" * (-len(p256dh) % 4))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(point) == 65 and len(base64.urlsafe_b64decode(auth + "=" * (-len(auth) % 4))) == 16
    except ValueError:
        return False


def new_key() -> str:
    """A key of a house."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def public_key(key: str) -> str:
    """What a browser needs to know of it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(base64.urlsafe_b64decode(key + "="), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Pusher:
    """Sends what it is given, off the loop and a few at a time, and forgets browsers that are gone."""

    def __init__(self, settings: Settings, store: CallStore, key: str) -> None:
        self.loopback = settings.push_loopback
        self.contact = contact_of(settings)
        self.store = store
        self.key = key
        self.public = public_key(key)
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self.sending: set[asyncio.Task[None]] = set()

    @classmethod
    async def made(cls, settings: Settings, store: CallStore) -> "Pusher | None":
        """One with the key of this house; none where the host did not say how to be reached."""
        if not contact_of(settings):
            return None
        if not installed():
            log.warning("nobody is told of their turn: pip install 'noctuary[push]'")
            return None
        return cls(settings, store, await store.secret(KEY, new_key()))

    def close(self) -> None:
        """Send nothing more."""
        for task in self.sending:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def send(self, to: Sequence[Subscription], words: Words) -> None:
        """Send words to some browsers, soon. What they say is the same size for all."""
        for each in to:
            if len(self.sending) >= WAITING:
                log.warning("too many messages wait: one was dropped")
                return
            task = asyncio.create_task(self._send(each, words(each.lang)))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _send(self, to: Subscription, text: bytes) -> None:
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self.pool, self.post, to, text)
            if status in GONE:
                await self.store.gone(to.endpoint)
            elif status >= 300:
                log.warning("a push service said no", extra={"code": status})
        except Unreachable:
            await self.store.gone(to.endpoint)
        except Exception as wrong:
            log.warning("a push service was not reached", extra={"why": type(wrong).__name__})

    def post(self, to: Subscription, text: bytes) -> int:
        """In a thread: encrypt and hand over; the status that came back."""
        endpoint = endpoint_of(to.endpoint, self.loopback)
        body, headers = self.encrypted(to, endpoint, text)
        line = Checked(endpoint, self.loopback)
        # A timeout counts for one read: who sends a byte now and then would hold this thread for days.
        end = threading.Timer(2 * PATIENCE, line.cut)
        end.daemon = True
        end.start()
        try:
            path = endpoint.path or "/"
            line.request("POST", f"{path}?{endpoint.query}" if endpoint.query else path, body, headers)
            return line.getresponse().status
        finally:
            end.cancel()
            line.close()

    def encrypted(self, to: Subscription, endpoint: SplitResult, text: bytes) -> tuple[bytes, dict[str, str]]:
        """For that browser alone, signed as this house."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(text)["body"]
        audience = f"{endpoint.scheme}://{endpoint.netloc}"
        claims: dict[str, Any] = {"aud": audience, "sub": self.contact, "exp": int(time.time()) + 12 * 3600}
        headers = {str(name): str(value) for name, value in Vapid02.from_raw(self.key.encode()).sign(claims).items()}
        more = {"Content-Encoding": "aes128gcm", "TTL": str(LASTS), "Urgency": "normal"}
        return body, {**headers, **more, "Content-Type": "application/octet-stream"}


class Checked(http.client.HTTPConnection):
    """A connection to the address that was looked at, and to no other that the name may mean a moment later."""

    def __init__(self, endpoint: SplitResult, loopback: bool) -> None:
        self.safe = endpoint.scheme == "https"
        self.loopback = loopback
        assert endpoint.hostname is not None
        super().__init__(endpoint.hostname, endpoint.port or (443 if self.safe else 80), timeout=PATIENCE)

    def connect(self) -> None:
        """Look the name up, once."""
        addresses = looked_up(self.host, self.port)
        if not all(reachable(ipaddress.ip_address(each.split("%")[0]), self.loopback) for each in addresses):
            raise Unreachable
        self.sock = socket.create_connection((addresses[0], self.port), PATIENCE)
        if self.safe:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def cut(self) -> None:
        """It takes too long, however lively it is."""
        with contextlib.suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


def looked_up(host: str, port: int) -> list[str]:
    """The addresses of a name. A lookup has no timeout of its own: one that takes too long is left behind."""
    found: list[str] = []
    wrong: list[OSError] = []

    def look() -> None:
        try:
            found.extend(str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        except (OSError, UnicodeError) as why:
            wrong.append(why if isinstance(why, OSError) else OSError(str(why)))

    looking = threading.Thread(target=look, name="push lookup", daemon=True)
    looking.start()
    looking.join(PATIENCE)
    if wrong:
        raise wrong[0]
    if not found:
        raise TimeoutError
    return found

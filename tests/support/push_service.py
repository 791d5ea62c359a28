"""A push service of our own on this machine, and a browser that can read what it is handed."""

import base64
import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(raw: bytes) -> str:
    """As browsers write keys."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """The keys of one subscription."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = name.encode().ljust(16, b".")
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"http://127.0.0.1:{service.port}/push/{name}",
            "p256dh": b64(point),
            "auth": b64(self.auth),
        }

    def read(self, body: bytes) -> Any:
        """What was sent, if it was for this browser."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Delivery:
    """One request to the push service."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.name = path.rsplit("/", 1)[-1]
        self.headers = headers
        self.body = body


class PushService:
    """Takes what is pushed. Names in `gone` are unknown to it."""

    def __init__(self) -> None:
        self.came: queue.Queue[Delivery] = queue.Queue()
        self.gone: set[str] = set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                delivery = Delivery(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(410 if delivery.name in outer.gone else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()
                outer.came.put(delivery)

            def log_message(self, *_: object) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_port

    def next(self) -> Delivery:
        """The next one, when it comes."""
        return self.came.get(timeout=60)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A running one."""
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join(10)

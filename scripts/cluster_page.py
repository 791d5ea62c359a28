"""A page that shows whose each table is, for `make cluster`: it asks the nodes once a second, whoever answers."""

import json
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PAGE = Path(__file__).with_suffix(".html").read_bytes()


def told(nodes: list[str], token: str) -> dict[str, Any]:
    """What the first node that answers says of all."""
    for node in nodes:
        asked = urllib.request.Request(f"{node}admin/nodes", headers={"Authorization": f"Bearer {token}"})
        try:
            with urllib.request.urlopen(asked, timeout=1) as answer:
                return {**json.loads(answer.read()), "by": node}
        except OSError:
            continue
    return {"nodes": [], "tables": [], "by": ""}


def handler(ask: Callable[[], dict[str, Any]]) -> type[BaseHTTPRequestHandler]:
    """The page, and what it asks for."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            data = self.path == "/nodes.json"
            body = json.dumps(ask()).encode() if data else PAGE
            self.send_response(200)
            self.send_header("Content-Type", "application/json" if data else "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing is written for it."""

    return Handler


@contextmanager
def owners_page(nodes: list[str], token: str) -> Iterator[str]:
    """Its address, for as long as it is needed. Only this machine reaches it: the host's token stays in here."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(lambda: told(nodes, token)))
    threading.Thread(target=server.serve_forever, name="owners", daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()

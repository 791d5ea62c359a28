"""HTTP requests about a table that another node owns: asked there, over the bus, and answered here."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

from noctuary.server.errors import Closed
from noctuary.server.net import messages
from noctuary.server.net.messages import NUMBER, Answered, Asked, Refused
from noctuary.server.net.node import Node
from noctuary.server.web.security import address_of, body_of

COUNTED = "noctuary.forwarded"
"""Set in the scope of a request whose limits and bans were looked at where it came in."""
ANSWER = 15.0
"""Seconds in which a node has to answer."""


async def answered_at_owner(
    node: Node, table: str, request: Request, here: Callable[[], Awaitable[Response]]
) -> Response:
    """The answer of whoever owns a table."""
    found: list[Response] = []

    async def at_home() -> bool:
        found.append(await here())
        return True

    async def there(owner: str) -> bool:
        response = await ask(node, owner, table, request)
        if response is not None:
            found.append(response)
        return response is not None

    await node.at_owner(table, at_home, there)
    return found[0]


async def ask(node: Node, owner: str, table: str, request: Request) -> Response | None:
    """What another node answers; None if it is not the owner. Nothing is asked twice that may have been done."""
    node.relays.count += 1
    id = f"{node.name}.{node.relays.count}"
    body = await body_of(request)
    scope = request.scope
    server = scope.get("server") or ("", None)
    asked = Asked(
        NUMBER,
        table,
        request.method,
        scope["scheme"],
        scope["path"],
        scope["query_string"],
        [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        body,
        address_of(request),
        (str(server[0]), server[1]),
        node.name,
        id,
    )
    node.parts[id] = []
    try:
        answer = await node.ask(owner, asked, ANSWER)
        if isinstance(answer, Refused):
            raise Closed(answer.code)
        if not isinstance(answer, Answered):
            return None
        whole = await node.whole(id, answer)
    finally:
        del node.parts[id]
    if whole is None:
        raise Closed("busy")
    response = Response(whole, answer.status)
    response.raw_headers = [*answer.headers]
    return response


def forwarded_to(app: ASGIApp) -> Callable[[Asked], Awaitable[Answered]]:
    """Answers what another node was asked, by the application itself."""

    async def answer(asked: Asked) -> messages.Answered:
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": asked.scheme,
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "root_path": "",
            "query_string": asked.query,
            "headers": asked.headers,
            "client": (asked.client, 0),
            "server": asked.server,
            "extensions": {},
            COUNTED: True,
        }
        status, headers, body = 500, list[tuple[bytes, bytes]](), bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": asked.body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]]
            else:
                body.extend(message.get("body", b""))

        await app(scope, receive, send)
        return Answered(status, headers, bytes(body))

    return answer

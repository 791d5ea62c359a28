"""Where a socket comes in: whether it may, who it says it is, and the goodbye of those who may not."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from noctuary.server.errors import Closed
from noctuary.server.metrics import METRICS
from noctuary.server.net.line import EXTENSION, Line
from noctuary.server.net.sockets import LET_GO, Sockets, Visitor
from noctuary.server.store.bans import Bans
from noctuary.server.table.hub import Hub
from noctuary.server.table.seating import hashed
from noctuary.server.table.wire import ByeFrame, encode
from noctuary.server.web.security import address_of, same_origin

if TYPE_CHECKING:
    from noctuary.server.net.node import Node


async def serve_socket(
    websocket: WebSocket, hub: Hub, sockets: Sockets, bans: Bans, node: "Node | None" = None
) -> None:
    """Let a client in, or say why not."""
    address = address_of(websocket)
    limits = sockets.limits
    if not same_origin(websocket.headers):
        await websocket.close(4403)
        return
    device = websocket.cookies.get("device", "")[:64]
    if not limits.allow("socket", address=address, token=device):
        METRICS.limited.labels("socket").inc()
        await websocket.close(4429)
        return
    await websocket.accept()
    if bans.banned(address, hashed(device) if device else "", hub.settings.clock()):
        METRICS.limited.labels("banned").inc()
        await turn_away(websocket, "banned")
        return
    if not limits.come(address, hub.settings.sockets):
        METRICS.limited.labels("open").inc()
        await turn_away(websocket, "too_many")
        return
    sink: Line = websocket.scope["extensions"][EXTENSION]
    who = Visitor(address, device or address, websocket.cookies.get("seat", ""), hashed(device) if device else "")
    id = websocket.path_params["table"]

    async def receive() -> bytes | None:
        return await next_frame(websocket)

    async def here() -> bool:
        table = await hub.find(id)
        socket = await sockets.enter(table, sink, who)
        await socket.run(receive)
        return True

    async def there(owner: str) -> bool:
        assert node is not None
        return await node.relays.serve(owner, id, sink, who, receive)

    try:
        await (here() if node is None else node.at_owner(id, here, there))
        with contextlib.suppress(Exception):
            await asyncio.wait_for(websocket.close(), 1)
    except Closed as closed:
        await turn_away(websocket, closed.code)
    finally:
        limits.go(address)


async def next_frame(websocket: WebSocket) -> bytes | None:
    """What a client says next; None when it has gone."""
    try:
        message = await websocket.receive()
    except (WebSocketDisconnect, RuntimeError):
        return None
    if message["type"] == "websocket.disconnect":
        return None
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else str(text).encode()


async def turn_away(websocket: WebSocket, code: str) -> None:
    """Say why somebody is not let in. Who does not go by themselves is put out."""
    sink: Line = websocket.scope["extensions"][EXTENSION]
    with contextlib.suppress(Exception):
        await websocket.send({"type": "websocket.send", "text": encode(ByeFrame(code)).decode()})
        await websocket.close()
        await asyncio.sleep(LET_GO)
        sink.abort()

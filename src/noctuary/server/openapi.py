"""The HTTP interface as an OpenAPI document, made from the same definitions: for tests and for other programs."""

from typing import Any

import msgspec

from noctuary import __version__
from noctuary.server import wire

REF = "#/components/schemas/{name}"

POSTS: dict[str, tuple[type[wire.Body], type | None]] = {
    "/api/tables": (wire.Create, wire.TableMade),
    "/api/forget": (wire.Empty, None),
    "/t/{table}/join": (wire.Join, wire.SeatTaken),
    "/t/{table}/claim": (wire.Claim, wire.SeatTaken),
    "/t/{table}/move": (wire.Empty, wire.MoveLink),
    "/t/{table}/leave": (wire.Empty, None),
    "/t/{table}/rematch": (wire.Empty, None),
    "/t/{table}/ready": (wire.Ready, None),
    "/t/{table}/kick": (wire.Kick, None),
    "/t/{table}/bot": (wire.SetBot, None),
    "/t/{table}/mute": (wire.Mute, None),
    "/t/{table}/start": (wire.Empty, None),
    "/t/{table}/delete": (wire.Empty, None),
    "/t/{table}/branch": (wire.Branch, wire.TableMade),
}
GETS: dict[str, Any] = {
    "/api/games": list[wire.GameInfo],
    "/api/tables": list[wire.OpenTable],
    "/api/code/{code}": wire.CodeFound,
    "/api/mine": wire.Finished,
    "/t/{table}/replay": wire.Replay,
}


def document() -> dict[str, Any]:
    """All of it."""
    bodies = [body for body, _ in POSTS.values()]
    replies = [reply for _, reply in POSTS.values() if reply is not None]
    kinds = [*bodies, *replies, *GETS.values(), wire.Failed]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema = {repr(kind): made for kind, made in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for path, (body, reply) in POSTS.items():
        made = "201" if reply is wire.TableMade else "200"
        paths.setdefault(path, {})["post"] = {
            **parameters(path),
            "requestBody": {"content": {"application/json": {"schema": schema[repr(body)]}}},
            "responses": responses(made, schema[repr(reply)] if reply else {"type": "object"}, schema),
        }
    for path, reply in GETS.items():
        paths.setdefault(path, {})["get"] = {
            **parameters(path),
            "responses": responses("200", schema[repr(reply)], schema),
        }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Noctuary", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def parameters(path: str) -> dict[str, Any]:
    """What stands in the path."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    rows = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    return {"parameters": rows} if rows else {}


def responses(status: str, reply: Any, schema: dict[str, Any]) -> dict[str, Any]:
    """The good answer, and the form of every other one."""
    failed = {"description": "refused", "content": {"application/json": {"schema": schema[repr(wire.Failed)]}}}
    good = {"description": "done", "content": {"application/json": {"schema": reply}}}
    return {status: good, **dict.fromkeys(("400", "403", "404", "405", "409", "413", "429", "503"), failed)}

"""The HTTP interface as an OpenAPI document, made from the same definitions: for tests and for other programs."""

from typing import Any

import msgspec

from noctuary import __version__
from noctuary.server import http

REF = "#/components/schemas/{name}"

POSTS: dict[str, tuple[type[http.Body], type | None]] = {
    "/api/tables": (http.Create, http.TableMade),
    "/api/forget": (http.Empty, None),
    "/t/{table}/join": (http.Join, http.SeatTaken),
    "/t/{table}/claim": (http.Claim, http.SeatTaken),
    "/t/{table}/move": (http.Empty, http.MoveLink),
    "/t/{table}/leave": (http.Empty, None),
    "/t/{table}/rematch": (http.Empty, None),
    "/t/{table}/ready": (http.Ready, None),
    "/t/{table}/kick": (http.Kick, None),
    "/t/{table}/bot": (http.SetBot, None),
    "/t/{table}/options": (http.SetOptions, None),
    "/t/{table}/mute": (http.Mute, None),
    "/t/{table}/start": (http.Empty, None),
    "/t/{table}/delete": (http.Empty, None),
    "/t/{table}/branch": (http.Branch, http.TableMade),
}
GETS: dict[str, Any] = {
    "/api/games": list[http.GameInfo],
    "/api/house": http.House,
    "/api/tables": list[http.OpenTable],
    "/api/code/{code}": http.CodeFound,
    "/api/mine": http.Finished,
    "/t/{table}/replay": http.Replay,
    "/t/{table}/story": http.Story,
}


def document() -> dict[str, Any]:
    """All of it."""
    bodies = [body for body, _ in POSTS.values()]
    replies = [reply for _, reply in POSTS.values() if reply is not None]
    kinds = [*bodies, *replies, *GETS.values(), http.Failed]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema = {repr(kind): made for kind, made in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for path, (body, reply) in POSTS.items():
        made = "201" if reply is http.TableMade else "200"
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
    failed = {"description": "refused", "content": {"application/json": {"schema": schema[repr(http.Failed)]}}}
    good = {"description": "done", "content": {"application/json": {"schema": reply}}}
    return {status: good, **dict.fromkeys(("400", "403", "404", "405", "409", "413", "429", "503"), failed)}

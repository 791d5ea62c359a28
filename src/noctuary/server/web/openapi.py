"""The HTTP interface as an OpenAPI document, made from the same definitions: for tests and for other programs."""

from typing import Any

import msgspec

from noctuary import __version__
from noctuary.server.web import api
from noctuary.server.web.routes import ENDPOINTS

REF = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """All of it: what is asked for by POST, and what is answered in JSON."""
    listed = [each for each in ENDPOINTS if each.body is not None or each.answers is not None]
    kinds = [kind for each in listed for kind in (each.body, each.answers) if kind is not None]
    kinds = list({repr(kind): kind for kind in [*kinds, api.Failed]}.values())
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema = {repr(kind): made for kind, made in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in listed:
        answer = {"type": "object"} if each.answers is None else schema[repr(each.answers)]
        made = "201" if each.answers is api.TableMade else "200"
        row: dict[str, Any] = {**parameters(each.path), "responses": responses(made, answer, schema)}
        if each.body is not None:
            row["requestBody"] = {"content": {"application/json": {"schema": schema[repr(each.body)]}}}
        paths.setdefault(each.path, {})[each.method.lower()] = row
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
    failed = {"description": "refused", "content": {"application/json": {"schema": schema[repr(api.Failed)]}}}
    good = {"description": "done", "content": {"application/json": {"schema": reply}}}
    return {status: good, **dict.fromkeys(("400", "403", "404", "405", "409", "413", "429", "503"), failed)}

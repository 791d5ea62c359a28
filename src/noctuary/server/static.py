"""The web client and the words it speaks, as files."""

import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from noctuary.catalog import GAMES
from noctuary.server.doors import Closed
from noctuary.text import LANGUAGES


@cache
def place() -> Path:
    """Where the client is: the built one, or a page that says it is missing."""
    built = Path(str(files("noctuary"))) / "web"
    return built if (built / "index.html").is_file() else Path(__file__).parent / "static"


@cache
def found() -> dict[str, Path]:
    """Every file there is. Only these are ever served, whatever a path says."""
    base = place()
    return {path.relative_to(base).as_posix(): path for path in base.rglob("*") if path.is_file()}


@cache
def loaded(name: str) -> tuple[bytes, str, str]:
    """A file, its kind and its tag."""
    data = found()[name].read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return data, kind, sha256(data).hexdigest()[:16]


async def static_file(request: Request) -> Response:
    """A file of the client; the page itself for every path that is a place in it."""
    name = request.path_params["path"]
    if name not in found():
        if name.startswith(("api/", "assets/")) or "." in name.rsplit("/", 1)[-1]:
            raise Closed("not_found")
        name = "index.html"
    data, kind, tag = loaded(name)
    # A file with a hash in its name never changes; the rest is asked for anew.
    caching = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return tagged(request, data, kind, tag, caching)


@cache
def joined(lang: str) -> tuple[bytes, str]:
    """All messages of a language."""
    packages = ("noctuary", *(f"noctuary.{name}" for name in GAMES))
    data = b"\n".join((files(package) / "locale" / f"{lang}.ftl").read_bytes() for package in packages)
    return data, sha256(data).hexdigest()[:16]


async def words_file(request: Request) -> Response:
    """`/locale/fr.ftl`."""
    lang, _, kind = request.path_params["name"].partition(".")
    if lang not in LANGUAGES or kind != "ftl":
        raise Closed("not_found")
    data, tag = joined(lang)
    return tagged(request, data, "text/plain; charset=utf-8", tag, "no-cache")


def tagged(request: Request, data: bytes, kind: str, tag: str, caching: str) -> Response:
    """A file, or the word that it has not changed."""
    headers = {"ETag": f'"{tag}"', "Cache-Control": caching}
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)

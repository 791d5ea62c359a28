"""The web client and the words it speaks, as files.

These are packed on the wire, and finished games are. Nothing else is: what an answer of a table weighs could tell what
is in it.
"""

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.languages import LANGUAGES, pages
from noctuary.rulebooks import book
from noctuary.server.errors import Closed
from noctuary.server.table.games import games
from noctuary.server.web.picture_files import deck_files

PACKED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "application/wasm",
    "image/svg",
)
"""Kinds of files that get smaller."""
SMALL = 1000
"""Files up to so many bytes are sent as they are."""


@cache
def place() -> Path:
    """Where the client is: the built one, or a page that says it is missing."""
    built = Path(str(files("noctuary"))) / "web"
    return built if (built / "index.html").is_file() else Path(__file__).parent / "static_files"


@cache
def found() -> dict[str, Path]:
    """Every file there is. Only these are ever served, whatever a path says."""
    base = place()
    return {path.relative_to(base).as_posix(): path for path in base.rglob("*") if path.is_file()}


class File:
    """A file as it is served: plain, and packed where that makes it smaller. Packed once, at the first request."""

    def __init__(self, data: bytes, kind: str) -> None:
        self.data = data
        self.kind = kind
        self.tag = sha256(data).hexdigest()[:16]
        packed = gzip.compress(data, 9, mtime=0) if kind.startswith(PACKED) and len(data) > SMALL else data
        self.packed = packed if len(packed) < len(data) else b""


@cache
def loaded(name: str) -> File:
    """A file of the client."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(found()[name].read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)


async def static_file(request: Request) -> Response:
    """A file of the client; the page itself for every path that is a place in it."""
    name = request.path_params["path"]
    if name not in found():
        if name.startswith(("api/", "assets/")) or "." in name.rsplit("/", 1)[-1]:
            raise Closed("not_found")
        name = "index.html"
    # A file with a hash in its name never changes; the rest is asked for anew.
    caching = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return answer(request, loaded(name), caching)


@cache
def joined(lang: str) -> File:
    """All messages of a language."""
    return File(b"\n".join(page.read_bytes() for page in pages(lang, lab=False)), "text/plain; charset=utf-8")


async def words_file(request: Request) -> Response:
    """`/locale/fr.ftl`."""
    lang, _, kind = request.path_params["name"].partition(".")
    if lang not in LANGUAGES or kind != "ftl":
        raise Closed("not_found")
    return answer(request, joined(lang), "no-cache")


@cache
def printed(game: str) -> File:
    """What is printed on a game's pieces."""
    return File(msgspec.json.encode(games()[game].card_faces), "application/json")


async def printed_file(request: Request) -> Response:
    """`/printed/occulto.json`, for games whose pieces a data file decides."""
    game, _, kind = request.path_params["name"].partition(".")
    if game not in games() or games()[game].card_faces is None or kind != "json":
        raise Closed("not_found")
    return answer(request, printed(game), "no-cache")


@cache
def rulebook(game: str, lang: str) -> File:
    """The rulebook that a game brings."""
    return File(book(games()[game], lang).encode(), "text/markdown; charset=utf-8")


async def rules_file(request: Request) -> Response:
    """`/rules/oubliette.fr.md`: as it travels with the client, or as a game of another package carries it."""
    name = request.path_params["name"]
    if f"rules/{name}" in found():
        return answer(request, loaded(f"rules/{name}"), "no-cache")
    game, _, page = name.partition(".")
    lang, _, kind = page.partition(".")
    if game not in games() or lang not in LANGUAGES or kind != "md":
        raise Closed("not_found")
    return answer(request, rulebook(game, lang), "no-cache")


@cache
def drawn_card(name: str) -> File:
    """A card of the house as it was drawn, or a sheet of mist."""
    return File(deck_files()[name].read_bytes(), "image/webp")


async def card_file(request: Request) -> Response:
    """`/deck/C7.webp`: for those who take the house along. The whole deck is everybody's; what lies where is not."""
    name, _, kind = request.path_params["name"].partition(".")
    if name not in deck_files() or kind != "webp":
        raise Closed("not_found")
    return answer(request, drawn_card(name), "no-cache")


async def deck_list(request: Request) -> Response:
    """`/deck.json`: their names, if they are drawn."""
    return answer(request, File(msgspec.json.encode(sorted(deck_files())), "application/json"), "no-cache")


def answer(request: Request, file: File, caching: str) -> Response:
    """A file, packed for those who can unpack it, or the word that it has not changed."""
    headers = {"Cache-Control": caching}
    data, tag = file.data, f'"{file.tag}"'
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(request.headers.get("accept-encoding", "")):
            data, tag = file.packed, f'"{file.tag}-gz"'
    headers["ETag"] = tag
    if tag in (each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    if data is file.packed:
        headers["Content-Encoding"] = "gzip"
    return Response(data, media_type=file.kind, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a client unpacks gzip: it is named, and not with a weight of nothing."""
    for each in accepted.lower().split(","):
        name, _, weight = each.strip().partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False

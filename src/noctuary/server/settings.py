"""How a server is set up: flags first, then the environment, then these defaults.

A setting has one name: `bot_pace` here, `--bot-pace` on the command line, `NOCTUARY_BOT_PACE` in the environment, and
the message `setting-bot_pace` says what it is for, in `--help` and in the host's guide.
"""

import os
import re
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec

from noctuary.art.deck import shelf
from noctuary.core.refusal import BadInput

TOKEN = 16
"""Fewest signs of a token that lets somebody do anything: nobody guesses as many."""
ADDRESS = re.compile(r"https?://[^\s/?#@]+/?")
MISTYPED = re.compile(
    r"(?:postg|psql|sqlit|mysql|maria|https?\b|nats\b)\w*\s*(?::|;|//)|\w{2,}:/|[^/]*//.*@|\w{2,}:[^/\\@]*@",
    re.IGNORECASE,
)
"""A URL whose `://` is not quite that."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set, but for the last two."""

    host: str = "0.0.0.0"
    port: int = 8484
    address: str = ""
    """Where others find this house, for invitations from the machine it runs on; empty: its address on the network."""
    hosts: str = ""
    """The names under which this house is asked for, with commas between; empty: any. Its addresses always are."""
    data: str = ""
    """A database URL, the path of an SQLite file, or a folder for `tables.db`; empty: the user's data folder."""
    bus: str = ""
    """The address of a NATS server, for a house of several nodes on one PostgreSQL; empty: this process is alone."""
    positions: bool = False
    """Whether a table may begin from a position that a client sends."""
    away: float = 30.0
    """Seconds after which somebody who dropped out is not waited for when the others want a pause."""
    bot_pace: float = 0.7
    """A bot answers at a multiple of so many seconds, so that its thinking time tells little."""
    heartbeat: float = 10.0
    """Seconds between pings; a client that is silent for two and a half of them is gone."""
    beat: float = 1.0
    """Seconds between frames while eyes are closed."""
    idle: float = 120.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    snapshot: int = 50
    """Lines after which the snapshot of a table is renewed."""
    tables: int = 2000
    """Most tables in memory at once."""
    sockets: int = 5000
    """Most sockets at once."""
    limits: bool = True
    """Rate limits; off for load tests only."""
    metrics_token: str = ""
    """Lets a scraper on another machine read /metrics."""
    admin_token: str = ""
    """Lets `noctuary admin` in; empty: nobody."""
    keep_talk: float = 90.0
    """Days after the last change at a table until what was said there is forgotten; 0: never. So for all of these."""
    keep_names: float = 365.0
    """The same for names and devices."""
    keep_tables: float = 730.0
    """The same for all of a table."""
    keep_codes: float = 90.0
    """Days after which the code of a table whose game is over opens it no more, and days for which it then rests."""
    push_contact: str = ""
    """`mailto:` or `https:`, how push services reach the host; empty: `address`, and without that nobody is called."""
    push_loopback: bool = False
    """Whether a push service may be on this machine."""
    mail_server: str = ""
    """`smtp://user:password@host:587` or `smtps://…`: people may be told of their turn by e-mail; empty: nobody."""
    mail_from: str = ""
    """From which address that is written."""
    call_after: float = 10.0
    """Seconds of somebody's turn after which they are told of it, if they do not look."""
    call_again: float = 3600.0
    """And once more after so many."""
    logs: Literal["auto", "plain", "json"] = "auto"
    """One JSON object a line, or words for a person; auto: words in a terminal."""
    draw: bool = True
    """Whether pictures that are missing are drawn while the house is open."""
    workers: int = 0
    """Processes in which bots think; 0: as many as fit this machine."""
    speed: float = 1.0
    """How fast the tables' time runs; more than 1 for tests only."""
    now: Callable[[], float] = time.monotonic
    clock: Callable[[], float] = time.time
    """Seconds since 1970, by which days are counted."""


NAMES = tuple(field.name for field in msgspec.structs.fields(Settings) if field.name not in ("now", "clock"))
FOR_TESTS = frozenset({"beat", "limits", "speed", "positions", "push_loopback"})
"""What a house that is open to people leaves as it is."""
OTHERS = (
    "NOCTUARY_URL",
    "NOCTUARY_GAMES",
    "NOCTUARY_OCCULTO_DECK",
    "NOCTUARY_OBSCURIO_DECK",
    "NOCTUARY_OBSCURIO_DECKS",
    "NOCTUARY_PICTURE_FOLDER",
)
"""What else is read from the environment: an earlier name of NOCTUARY_DATA, games, decks and drawn pictures."""


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return "NOCTUARY_" + name.upper()


def flag(name: str) -> str:
    """What a setting is called on the command line."""
    return "--" + name.replace("_", "-")


def from_environment(environment: Mapping[str, str], **flags: object) -> Settings:
    """Settings from flags (text as it was given, or None) and the environment."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name not in NAMES:
            continue
        given = flags.get(field.name)
        name = flag(field.name)
        if given is None:
            name = variable(field.name)
            given = environment.get(name) or (environment.get("NOCTUARY_URL") if field.name == "data" else None)
        if given is not None and given != "":
            values[field.name] = _parse(name, given, field.type) if isinstance(given, str) else given
    settings = msgspec.convert(values, Settings)
    if settings.address and not ADDRESS.fullmatch(settings.address):
        raise BadInput("setting", name="NOCTUARY_ADDRESS", given=settings.address)
    if 0 < len(settings.admin_token) < TOKEN:
        raise BadInput("setting-short", name="NOCTUARY_ADMIN_TOKEN", least=str(TOKEN))
    return settings


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none: typing mistakes, mostly."""
    known = {*map(variable, NAMES), *OTHERS}
    return sorted(name for name in environment if name.startswith("NOCTUARY_") and name not in known)


def _parse(name: str, given: str, kind: object) -> object:
    try:
        if kind is bool:
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[given.lower()]
        if kind in (int, float):
            value = int(given) if kind is int else float(given)
            if not 0 <= value < 1e9:
                raise ValueError
            return value
        if get_origin(kind) is Literal and given not in get_args(kind):
            raise ValueError
    except (ValueError, KeyError):
        raise BadInput("setting", name=name, given=given) from None
    return given


def database_of(data: str) -> str:
    """Where tables are kept: a URL, or the path of an SQLite file."""
    if not data:
        data = str(user_folder())
    if "://" in data or is_mistyped(data):
        return data
    path = Path(data)
    return str(path / "tables.db") if path.is_dir() or not path.suffix else data


def is_mistyped(data: str) -> bool:
    """Whether this is a URL with a mistake in it, not a path: as a path it would be a new house without a table."""
    return "://" not in data and MISTYPED.match(data) is not None


def own_decks_folder() -> Path:
    """Where a host's own decks are kept, and offered from."""
    return shelf() or user_folder() / "decks"


def user_folder() -> Path:
    """Where this system keeps a person's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "noctuary"

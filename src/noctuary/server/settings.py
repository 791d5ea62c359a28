"""How a server is set up: flags first, then the environment, then these defaults."""

import os
import re
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from noctuary.core.refusal import BadInput

ADDRESS = re.compile(r"https?://[^\s/?#@]+/?")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. `NOCTUARY_<NAME>` in the environment sets each but the last."""

    host: str = "0.0.0.0"
    port: int = 8484
    address: str = ""
    """Where others find this house, for invitations from the machine it runs on; empty: its address on the network."""
    hosts: str = ""
    """The names under which this house is asked for, with commas between; empty: any. Its addresses always are."""
    data: str = ""
    """A database URL or the path of an SQLite file; empty: in the user's data folder."""
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
    tables: int = 2000
    """Most tables in memory at once."""
    sockets: int = 5000
    """Most sockets at once."""
    limits: bool = True
    """Rate limits; off for load tests only."""
    metrics_token: str = ""
    """Lets a scraper on another machine read /metrics."""
    workers: int = 0
    """Processes in which bots think; 0: as many as fit this machine."""
    speed: float = 1.0
    """How fast the tables' time runs; more than 1 for tests only."""
    now: Callable[[], float] = time.monotonic


def from_environment(environment: Mapping[str, str], **flags: object) -> Settings:
    """Settings from flags (None: not given) and the environment."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name == "now":
            continue
        name = "NOCTUARY_" + field.name.upper()
        given = environment.get("NOCTUARY_URL" if field.name == "data" else name, "")
        if given:
            values[field.name] = _parse(name, given, field.type)
    values.update({name: value for name, value in flags.items() if value is not None})
    settings = msgspec.convert(values, Settings)
    if settings.address and not ADDRESS.fullmatch(settings.address):
        raise BadInput("setting", name="NOCTUARY_ADDRESS", given=settings.address)
    return settings


def _parse(name: str, given: str, kind: object) -> object:
    try:
        if kind is bool:
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[given.lower()]
        if kind is int:
            return int(given)
        if kind is float:
            return float(given)
    except (ValueError, KeyError):
        raise BadInput("setting", name=name, given=given) from None
    return given


def default_database() -> str:
    """The file in the user's data folder (`NOCTUARY_DATA` names another folder)."""
    home = os.environ.get("NOCTUARY_DATA")
    if home:
        return str(Path(home) / "tables.db")
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(base / "noctuary" / "tables.db")

"""Where a person's games are kept on this machine, and what they add up to."""

import os
import secrets
import sys
import time
from pathlib import Path

import msgspec

from noctuary.core.record import Ended, Header, RecordLine
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec

_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(RecordLine)


def folder(game: str) -> Path:
    """The folder of one game's records: in `NOCTUARY_DATA`, if that is one, or where this system keeps such."""
    home = os.environ.get("NOCTUARY_DATA", "")
    if home and "://" not in home and not Path(home).suffix:
        return Path(home) / game
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "noctuary" / game


def fresh(game: str) -> Path:
    """A name for a new record. Names sort by age."""
    return folder(game) / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"


class Saved(msgspec.Struct):
    """A record on disk, as far as its first and last lines tell."""

    path: Path
    header: Header
    end: Ended | None


def saved(game: str) -> list[Saved]:
    """All records of a game, oldest first. Files that are no records are passed over."""
    found = []
    for path in sorted(folder(game).glob("*.jsonl")):
        try:
            rows = path.read_bytes().splitlines()
            header = _header.decode(rows[0])
        except (OSError, IndexError, msgspec.DecodeError):
            continue
        found.append(Saved(path, header, _end(rows[1:])))
    return found


def _end(rows: list[bytes]) -> Ended | None:
    try:
        last = _line.decode(rows[-1])
    except (IndexError, msgspec.DecodeError):
        return None
    return last if isinstance(last, Ended) else None


def unfinished(game: str) -> Path | None:
    """The latest record that has no end."""
    open_ones = [each.path for each in saved(game) if each.end is None]
    return open_ones[-1] if open_ones else None


class Statistics(msgspec.Struct):
    """What a person's finished games add up to. Assisted games are counted apart."""

    played: int = 0
    won: int = 0
    streak: int = 0
    best: int = 0
    assisted: int = 0
    reasons: dict[str, int] = {}


def statistics(spec: Spec) -> dict[str, Statistics]:
    """Of all finished games on this machine, by the preset they were played by; the person sits in seat 0."""
    by_preset: dict[str, Statistics] = {}
    for each in saved(spec.name):
        if each.end is not None:
            add(by_preset.setdefault(preset_of(spec, each.header), Statistics()), each.end)
    return by_preset


def preset_of(spec: Spec, header: Header) -> str:
    """The preset of a record; empty for options this version does not know any more."""
    try:
        return spec.options.make(header.options).preset
    except BadInput:
        return ""


def add(sums: Statistics, end: Ended) -> None:
    """Count one more game."""
    if end.assisted:
        sums.assisted += 1
        return
    won = 0 in end.winners
    sums.played += 1
    sums.won += won
    sums.streak = sums.streak + 1 if won else 0
    sums.best = max(sums.best, sums.streak)
    sums.reasons[end.reason] = sums.reasons.get(end.reason, 0) + 1

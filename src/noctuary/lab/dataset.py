"""Records as a dataset: what people and bots chose, with names and talk removed.

    noctuary export records/ --out dataset          # games.jsonl, choices.jsonl, dataset.json
    >>> from noctuary.lab import load               # doctest: +SKIP
    >>> data = load("dataset")                      # doctest: +SKIP

Only finished games are exported: the seed of one that goes on is a secret. The columns are `COLUMNS`; a change of them
raises `SCHEMA`.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from noctuary.catalog import game
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.game import Game
from noctuary.core.record import Journal, parse
from noctuary.core.refusal import BadInput
from noctuary.lab.plan import release

SCHEMA = 1
TALK = "talk"
"""The kind of ask that talk answers: such choices are left out."""
PERSON = "person"

COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "game_id": "16 hex digits, from the game and its choices: the same record always has the same",
        "game": "the name of the game",
        "rules": "the version of its rules",
        "data": "the hash of each data file it was played with, by name",
        "players": "how many seats",
        "seats": "who sat in each: `person`, or `bot:` and the name of the bot",
        "options": "the options that differ from the defaults",
        "deal": "the number of a shared deal, or null",
        "seed": "64 hex digits: with the options, every shuffle follows",
        "assisted": "whether it was played for practice or a hint was followed",
        "hints": "how many hints were asked for",
        "undone": "how many choices were taken back; they are not among the choices",
        "choices": "how many choices count, talk left out",
        "talk": "how many lines of talk were left out",
        "reason": "how it ended",
        "rule": "the number of the rule it ended by",
        "side": "the side that won, where seats share one",
        "winners": "the seats that won",
    },
    "choices": {
        "game_id": "the game",
        "n": "the number of the choice in its game, from 0; talk leaves no gap",
        "seat": "who chose; -1 is the clock",
        "by": "`person`, `bot:` and its name, or `clock`",
        "ask": "the kind of question",
        "must": "whether the game waited for it",
        "kind": "the kind of answer",
        "choice": "the answer, as records write it",
        "options": "every answer that was listed as legal",
        "at": "table time in tenths of a second, or 0 where no clock ran",
    },
}
"""Every column of both tables, with what it holds."""


class Dataset(msgspec.Struct):
    """What `load` gives: both tables as lists of rows, and what is known about them."""

    about: dict[str, Any]
    games: list[dict[str, Any]]
    choices: list[dict[str, Any]]

    def of(self, game_id: str) -> list[dict[str, Any]]:
        """The choices of one game, in order."""
        return [row for row in self.choices if row["game_id"] == game_id]


def anonymous(journal: Journal) -> tuple[str, ...]:
    """Who sat where, without names."""
    return tuple(name if name.startswith("bot:") else PERSON for name in journal.header.seats)


def id_of(journal: Journal) -> str:
    """The same for the same game, whatever its players are called."""
    told = [journal.header.game, journal.header.seed, *(f"{line.seat} {line.choice}" for line in journal.past)]
    return sha256("\n".join(told).encode()).hexdigest()[:16]


def steps(journal: Journal) -> Iterator[tuple[Game, Ask, Choice, int]]:
    """Each choice that counts, with the game as it stood before it, and when it was made."""
    spec, header = journal.spec, journal.header
    g = Journal(spec, header).game if not journal.position else spec.read(journal.position)
    for line in journal.past:
        ask, choice = g.meant(line.seat, line.choice)
        yield g, ask, choice, line.at
        g.carry_out(ask, choice)


def tables(journal: Journal) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A finished game as its row, and its choices as theirs."""
    outcome = journal.game.result()
    if outcome is None:
        raise BadInput("export-unfinished")
    header, seats, id = journal.header, anonymous(journal), id_of(journal)
    rows: list[dict[str, Any]] = []
    talk = 0
    for _, ask, choice, at in steps(journal):
        if ask.kind == TALK:
            talk += 1
            continue
        rows.append(
            {
                "game_id": id,
                "n": len(rows),
                "seat": ask.who,
                "by": "clock" if ask.who == CLOCK else seats[ask.who],
                "ask": ask.kind,
                "must": ask.must,
                "kind": choice.kind,
                "choice": choice.text,
                "options": [option.text for option in ask.options],
                "at": at // 100,
            }
        )
    first = {
        "game_id": id,
        "game": header.game,
        "rules": header.rules,
        "data": dict(header.data),
        "players": len(seats),
        "seats": list(seats),
        "options": header.options,
        "deal": header.deal,
        "seed": header.seed,
        "assisted": journal.assisted,
        "hints": journal.hints,
        "undone": sum(type(line).__name__ == "Undone" for line in journal.lines),
        "choices": len(rows),
        "talk": talk,
        "reason": outcome.reason,
        "rule": outcome.rule,
        "side": outcome.side,
        "winners": list(outcome.winners),
    }
    return first, rows


def found(paths: Iterable[Path]) -> list[Path]:
    """The record files among some files and folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(each for each in path.rglob("*") if each.is_file() and each.suffix in (".jsonl", ".record"))
        elif path.is_file():
            files.append(path)
        else:
            raise BadInput("file", name=str(path))
    return files


class Exported(msgspec.Struct):
    """What came of an export."""

    games: int
    choices: int
    left_out: list[tuple[Path, BadInput]]


def export(paths: Sequence[Path], out: Path, licence: str, parquet: bool = False) -> Exported:
    """Write the dataset. A file that is no finished record of this version is left out, and named."""
    if out.exists() and any(out.iterdir()):
        raise BadInput("file-exists", name=str(out))
    games: dict[str, dict[str, Any]] = {}
    choices: list[dict[str, Any]] = []
    left_out: list[tuple[Path, BadInput]] = []
    for path in found(paths):
        try:
            first, rows = tables(parse(path.read_bytes(), game))
        except BadInput as wrong:
            left_out.append((path, wrong))
            continue
        if first["game_id"] not in games:
            games[first["game_id"]] = first
            choices += rows
    out.mkdir(parents=True, exist_ok=True)
    about = {
        "schema": SCHEMA,
        "made_by": f"noctuary {release()}",
        "licence": licence,
        "anonymised": "names are replaced by the word person, talk is left out, times are tenths of a second",
        "games": len(games),
        "choices": len(choices),
        "columns": COLUMNS,
    }
    (out / "dataset.json").write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=1) + b"\n")
    for name, rows in (("games", list(games.values())), ("choices", choices)):
        if parquet:
            write_table(out / f"{name}.parquet", name, rows)
        else:
            lines = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
            (out / f"{name}.jsonl").write_bytes(lines)
    return Exported(len(games), len(choices), left_out)


def write_table(path: Path, name: str, rows: Sequence[dict[str, Any]]) -> None:
    """A table as Parquet; what has no fixed shape (options, hashes) is JSON text in it."""
    from noctuary.lab.parquet import arrow

    pyarrow, parquet = arrow()
    plain = [{key: flat(value) for key, value in row.items()} for row in rows]
    columns = {key: [row[key] for row in plain] for key in COLUMNS[name]}
    parquet.write_table(pyarrow.table(columns), path)


def flat(value: Any) -> Any:
    """A value that Parquet has a column for."""
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else value


def load(folder: str | Path) -> Dataset:
    """The dataset in a folder. Refuses one of another schema, and one that is not whole."""
    place = Path(folder)
    try:
        about = msgspec.json.decode((place / "dataset.json").read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError):
        raise BadInput("file", name=str(place / "dataset.json")) from None
    if about.get("schema") != SCHEMA:
        raise BadInput("lab-format", name=str(place), given=str(about.get("schema")), known=SCHEMA)
    games, choices = (table(place, name) for name in COLUMNS)
    if (len(games), len(choices)) != (about["games"], about["choices"]):
        raise BadInput("export-torn", name=str(place))
    return Dataset(about, games, choices)


def table(place: Path, name: str) -> list[dict[str, Any]]:
    """One table of a dataset."""
    packed = place / f"{name}.parquet"
    if packed.exists():
        from noctuary.lab.parquet import arrow

        _, parquet = arrow()
        rows: list[dict[str, Any]] = parquet.read_table(packed).to_pylist()
        for row in rows:
            row.update(
                {key: msgspec.json.decode(row[key]) for key in ("data", "options") if isinstance(row.get(key), str)}
            )
        return rows
    try:
        return [msgspec.json.decode(line) for line in (place / f"{name}.jsonl").read_bytes().splitlines()]
    except (OSError, msgspec.DecodeError):
        raise BadInput("file", name=str(place / f"{name}.jsonl")) from None

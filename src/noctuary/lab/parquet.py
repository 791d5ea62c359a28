"""Results as Parquet: one row a game, figures as columns. Needs pyarrow (extra `lab`).

`measure.<name>` holds numbers, `series.<name>` lists, `tally.<name>` maps from a key to a list of counts by seat,
`label.<name>` lists of texts by seat. What each arm depends on is in the file's metadata, under `noctuary`.
"""

from pathlib import Path
from typing import Any

import msgspec

from noctuary.core.refusal import BadInput
from noctuary.lab.plan import Arm
from noctuary.lab.rows import FORMAT, Played, Results, Row

FIXED = ("arm", "number", "reason", "rule", "side", "winners", "decisions")


def arrow() -> Any:
    """pyarrow and its Parquet part, or one line that says how to get them."""
    try:
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise BadInput("extra-missing", name="pyarrow", extra="lab") from None
    import pyarrow

    return pyarrow, parquet


def column(name: str, value: Any) -> tuple[str, Any]:
    """A figure's column and its value there."""
    if isinstance(value, dict):
        return f"tally.{name}", sorted(value.items())
    if isinstance(value, list):
        labels = value and isinstance(value[0], str)
        return (f"label.{name}", value) if labels else (f"series.{name}", [float(each) for each in value])
    return f"measure.{name}", float(value)


def write_parquet(path: Path, results: Results) -> None:
    """All results into one file."""
    pyarrow, parquet = arrow()
    texts, numbers = pyarrow.string(), pyarrow.int64()
    kinds = {
        "measure": pyarrow.float64(), "series": pyarrow.list_(pyarrow.float64()), "label": pyarrow.list_(texts),
        "tally": pyarrow.map_(texts, pyarrow.list_(numbers)),
    }  # fmt: skip
    rows = []
    for played in results.values():
        for row in played.ordered():
            made = {name: getattr(row, name) for name in FIXED}
            made["winners"] = list(row.winners)
            made.update(column(name, value) for name, value in row.figures.items())
            rows.append(made)
    fixed = {"number": numbers, "winners": pyarrow.list_(numbers), "decisions": numbers}
    names = list(dict.fromkeys([*FIXED, *(name for row in rows for name in row)]))
    schema = pyarrow.schema(
        [(name, fixed.get(name, texts) if name in FIXED else kinds[name.partition(".")[0]]) for name in names],
        metadata={"noctuary": about(results)},
    )
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), path)


def about(results: Results) -> bytes:
    """The arms, as the file's metadata hold them."""
    return msgspec.json.encode({"format": FORMAT, "arms": {id: played.arm for id, played in results.items()}})


class About(msgspec.Struct):
    """The same, read back."""

    format: int
    arms: dict[str, Arm]


def read_parquet(path: Path) -> Results:
    """Results from such a file."""
    _, parquet = arrow()
    try:
        table = parquet.read_table(path)
        about = msgspec.json.decode(table.schema.metadata[b"noctuary"], type=About)
    except (OSError, KeyError, TypeError, ValueError):
        raise BadInput("file", name=str(path)) from None
    if about.format != FORMAT:
        raise BadInput("lab-format", name=str(path), given=about.format, known=FORMAT)
    found = {id: Played(arm) for id, arm in about.arms.items()}
    for made in table.to_pylist():
        figures: dict[str, Any] = {}
        for name, value in made.items():
            kind, dot, figure = name.partition(".")
            if dot and value is not None:
                figures[figure] = {key: list(counts) for key, counts in value} if kind == "tally" else value
        row = Row(
            **{name: made[name] for name in FIXED if name != "winners"}, winners=tuple(made["winners"]), figures=figures
        )
        found[row.arm].rows[row.number] = row
    return found

"""The table of settings in the host's guide, made from the code: `make docs-tables`. A test compares the two."""

import re
from pathlib import Path

import msgspec

from noctuary.server.settings import FOR_TESTS, NAMES, Settings, flag, variable
from noctuary.text import words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "guides" / "host.md"
BEGIN = '<a id="settings"></a>'
END = '<a id="settings-end"></a>'


def table() -> str:
    """Every setting, one row each; those for tests last."""
    say = words("en")
    defaults = msgspec.structs.asdict(Settings())
    rows = ["| flag | environment | default | what it is |", "|---|---|---|---|"]
    for name in sorted(NAMES, key=lambda name: name in FOR_TESTS):
        value = defaults[name]
        rows.append(f"| `{flag(name)}` | `{variable(name)}` | {shown(value)} | {say(f'setting-{name}')} |")
    return "\n".join(rows) + "\n"


def shown(value: object) -> str:
    """A default as it would be typed."""
    if isinstance(value, bool):
        return "`yes`" if value else "`no`"
    if isinstance(value, float):
        return f"`{value:g}`"
    return f"`{value}`" if value != "" else ""


def renewed(page: str) -> str:
    """The page with its table as the code has it now."""
    between = re.compile(f"{re.escape(BEGIN)}\n.*?{re.escape(END)}\n", re.DOTALL)
    return between.sub(lambda _: f"{BEGIN}\n\n{table()}\n{END}\n", page)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")

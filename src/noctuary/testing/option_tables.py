"""The option tables of the rulebooks, made from the code: `make docs-tables`.

A rulebook holds its table between two anchors, which no reader sees. What stands there is what `table` gives, in that
book's language; a test compares the two.
"""

import re
from pathlib import Path
from typing import Any, Final

from noctuary.catalog import GAMES
from noctuary.core.options import About
from noctuary.core.spec import Spec
from noctuary.languages import LANGUAGES
from noctuary.text import Words, words

BEGIN: Final = '<a id="options"></a>'
END: Final = '<a id="options-end"></a>'
BETWEEN: Final = re.compile(f"{re.escape(BEGIN)}\n.*?{re.escape(END)}\n", re.DOTALL)
HEADS: Final = {
    "en": "| Option | Values, the default first | What it decides | Ruling |",
    "fr": "| Option | Valeurs, celle par défaut d’abord | Ce qu’elle décide | Arbitrage |",
}


def table(spec: Spec, say: Words) -> str:
    """Every option of a game, one row each."""
    rows = [HEADS[say.lang], "|---|---|---|---|", *(row(spec, about, say) for about in spec.options.about())]
    return "\n".join(rows) + "\n"


def row(spec: Spec, about: About, say: Words) -> str:
    """One option: its name, its values, what it is about, the rule it changes."""
    label = say(f"{spec.name}-option-{about.name}").replace("|", "/")
    return f"| `{about.name}` | {values(about)} | {label} | {about.rule or '–'} |"


def values(about: About) -> str:
    """All values, or the default and the bounds."""
    if about.choices:
        others = [value for value in about.choices if value != about.default]
        return ", ".join(f"`{written(value)}`" for value in (about.default, *others))
    bounds = f" ({about.low} … {about.high})" if about.low is not None and about.high is not None else ""
    return f"`{written(about.default)}`{bounds}"


def written(value: Any) -> str:
    """A value as the command line takes it."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value)) or "-"
    return str(value).lower() if isinstance(value, bool) else str(value)


def renewed(page: str, spec: Spec, say: Words) -> str:
    """A rulebook with its table as the code has it now."""
    return BETWEEN.sub(lambda _: f"{BEGIN}\n\n{table(spec, say)}\n{END}\n", page)


def books(docs: Path) -> list[tuple[Path, Spec, Words]]:
    """The rulebooks of the house."""
    pages = [(docs / "rules" / f"{name}.{lang}.md", spec, lang) for name, spec in GAMES.items() for lang in LANGUAGES]
    return [(page, spec, words(lang)) for page, spec, lang in pages if page.is_file()]


def main(docs: Path = Path("docs")) -> None:
    """Write every table anew."""
    for page, spec, say in books(docs):
        page.write_text(renewed(page.read_text("utf-8"), spec, say), "utf-8")


if __name__ == "__main__":
    main()

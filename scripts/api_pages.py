"""Write docs/reference/api.md from the docstrings: `make docs` does so first, and a test fails on a page that is old.

    python scripts/api_pages.py            # writes the page
    python scripts/api_pages.py --check    # says whether it is what the code says

The source is read, not imported, so nothing has to be installed.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "api.md"
PARTS: Final[tuple[tuple[str, str, tuple[tuple[str, tuple[str, ...]], ...]], ...]] = (
    (
        "The library's door",
        "`import noctuary` gives these. Whatever is wrong with an argument is said in one sentence (`BadInput`).",
        (
            ("door", ("new", "load", "games", "bot", "OpenGame", "NamedBot")),
            ("core.refusal", ("BadInput", "Refusal")),
        ),
    ),
    (
        "The contract",
        "What every game is, and what rules are written with: `game.game` of the door has these verbs.",
        (
            ("core.game", ("Game", "Outcome", "Window")),
            ("core.effects", ("Ask", "Choice", "Piece", "Effect", "Step", "Question")),
            ("core.events", ("Event",)),
            ("core.chance", ("Chance", "Stream")),
        ),
    ),
    (
        "What a game brings",
        "A package names its `Spec` in the entry point `noctuary.games`; see [add a game](../guides/add-a-game.md).",
        (
            ("core.spec", ("Spec", "Bot", "Say", "Picture")),
            ("core.options", ("rule", "GameOptions", "About")),
            ("core.fields", ("Field", "given", "Fields")),
            ("catalog", ("Catalog",)),
        ),
    ),
    (
        "Records",
        "A game and the list of answers that made it.",
        (("core.record", ("Header", "Journal", "RecordFile", "parse", "load")),),
    ),
    (
        "Testing a game",
        "`noctuary.testing`, for whoever writes one.",
        (
            ("testing.conformance", ("check_game", "journal_of", "Broken", "digest", "heard", "refused")),
            ("testing.ruling", ("rule",)),
        ),
    ),
    (
        "The laboratory",
        "Games by the thousand; `noctuary sim`, `noctuary arena` and `noctuary lab` are its commands.",
        (
            ("lab.simulate", ("Plan", "Tally", "simulate", "play_series", "play_out", "wilson")),
            ("lab.arena", ("Meeting", "Standing", "meet", "standings")),
        ),
    ),
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    """The whole page."""
    lines = [
        "# API",
        "",
        "Made from the docstrings by `scripts/api_pages.py`; change them there. The first steps are in the",
        "[README](../../README.md#a-first-game), the words in the [glossary](glossary.md).",
    ]
    for title, about, modules in PARTS:
        lines += ["", f"## {title}", "", about]
        for module, names in modules:
            for name in names:
                lines += ["", *described(module, name)]
    return "\n".join(lines) + "\n"


def described(module: str, name: str) -> list[str]:
    """One class or function with its members, as Markdown."""
    tree = ast.parse((ROOT / "src" / "noctuary" / Path(*module.split("."))).with_suffix(".py").read_text("utf-8"))
    node = next(each for each in tree.body if isinstance(each, ast.ClassDef | Function) and each.name == name)
    place = f"noctuary.{module}"
    if isinstance(node, Function):
        return [f"### `{name}`", "", f"`{place}`", "", *code(f"{name}{signature(node)}"), *text(node)]
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"### `{name}`", "", f"`{place}`" + (f" · is a `{bases}`" if bases else ""), *text(node)]
    members = [*attributes(node), *methods(node)]
    return [*lines, "", *members] if members else lines


def methods(node: ast.ClassDef) -> Iterator[str]:
    """The public methods that say something, one line each."""
    for each in node.body:
        if not isinstance(each, Function) or each.name.startswith("_"):
            continue
        marks = {ast.unparse(mark) for mark in each.decorator_list}
        shown = each.name if "property" in marks else f"{each.name}{signature(each)}"
        said = ast.get_docstring(each)
        yield f"- `{shown}`" + (f"<br>{flat(said)}" if said else "")


def attributes(node: ast.ClassDef) -> Iterator[str]:
    """The declared attributes, each with the string under it."""
    for each, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and not each.target.id.startswith("_"):
            said = after.value.value if is_text(after) else ""  # type: ignore[union-attr]
            default = "" if each.value is None else f" = {ast.unparse(each.value)}"
            yield f"- `{each.target.id}: {ast.unparse(each.annotation)}{default}`" + (
                f"<br>{flat(said)}" if said else ""
            )


def is_text(node: ast.stmt | None) -> bool:
    """Whether a statement is a string alone: what is said of the attribute before it."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def signature(node: Function) -> str:
    """The arguments without self, and what comes back."""
    for each in ast.walk(node.args):
        if isinstance(each, ast.arg):
            each.annotation = unquoted(each.annotation)
    arguments = ast.unparse(node.args)
    for first in ("self, ", "cls, ", "self", "cls"):
        if arguments.startswith(first):
            arguments = arguments.removeprefix(first)
            break
    back = unquoted(node.returns)
    return f"({arguments})" + ("" if back is None else f" -> {ast.unparse(back)}")


def unquoted(annotation: ast.expr | None) -> ast.expr | None:
    """A class that is named in quotes because it is not known yet, without them."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation


def text(node: ast.ClassDef | Function) -> list[str]:
    """A docstring as paragraphs; what is indented is code."""
    said = ast.get_docstring(node) or ""
    lines: list[str] = []
    for paragraph in said.split("\n\n"):
        if paragraph.startswith("    "):
            lines += ["", "```python", *(line.removeprefix("    ") for line in paragraph.split("\n")), "```"]
        elif paragraph:
            lines += ["", *paragraph.split("\n")]
    return lines


def code(line: str) -> list[str]:
    """A line of Python."""
    return ["```python", line, "```"]


def flat(said: str) -> str:
    """A docstring on one line."""
    return " ".join(said.split())


def main() -> int:
    """Write the page, or look whether it is true."""
    if "--check" in sys.argv:
        if PAGE.read_text("utf-8") != page():
            print("docs/reference/api.md is old: python scripts/api_pages.py")
            return 1
        return 0
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

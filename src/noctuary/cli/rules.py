"""The rulebooks: found, cut into rules, shown."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from noctuary.core.refusal import BadInput
from noctuary.text import LANGUAGES

_RULE = re.compile(r'<a id="[^"]+"></a>\n(\*\*([A-Z]+-\d+[a-z]?)\*\* (?:.|\n)*?)(?=\n\s*\n|\Z)')


def _path(name: str) -> Path:
    """A page of the rulebooks: carried in the package, or beside it in a checkout."""
    packed = Path(str(files("noctuary"))) / "rulebook" / name
    return packed if packed.exists() else Path(str(files("noctuary"))).parents[1] / "docs" / name


@cache
def book(game: str, lang: str) -> str:
    """The rulebook of a game as Markdown."""
    return _path(f"rules/{game}.{lang if lang in LANGUAGES else 'en'}.md").read_text("utf-8")


@cache
def rules(game: str, lang: str) -> dict[str, str]:
    """Every rule of a game by its number, in order, and the rulings of the house after them."""
    found = {number: text for text, number in _RULE.findall(book(game, lang))}
    letter = next(iter(found)).split("-")[0]
    rulings = _RULE.findall(_path("rulings.md").read_text("utf-8"))
    found.update({number: text for text, number in rulings if re.match(rf"{letter}[AC]-", number)})
    return found


def rule(game: str, number: str, lang: str) -> str:
    """One rule, as text."""
    all_rules = rules(game, lang)
    wanted = number.upper().strip()
    match = re.match(r"^([A-Z]+)-?(\d+)([A-Z]?)$", wanted)
    if match:
        wanted = f"{match[1]}-{int(match[2]):02d}{match[3].lower()}"
    if wanted not in all_rules:
        raise BadInput("rule", given=number, game=game, first=next(iter(all_rules)), last=list(all_rules)[-1])
    return plain(all_rules[wanted])


def plain(markdown: str) -> str:
    """Markdown without its signs, for a terminal."""
    text = re.sub(r"<a id=[^>]*></a>\n?", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"\*\*([^*]+)\*\*|(?<!\w)\*([^*\n]+)\*(?!\w)", lambda match: match[1] or match[2], text)

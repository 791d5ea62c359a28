"""The rulebooks: found, cut into rules, shown.

A game of the house has its pages in docs/rules, and the rulings of the house are one page for all games, in each
language; a game of another package carries `rulebook/en.md` (and `fr.md`) in its folder. Rules are numbered with the
letters that its Spec names.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec

_RULE = re.compile(r'(?:<a id="[^"]+"></a>\n|^)(\*\*([A-Z]+-\d+[a-z]?)\*\* (?:.|\n)*?)(?=\n\s*\n|\Z)', re.MULTILINE)


def _page(name: str) -> Path:
    """A page of the house: carried in the package, or beside it in a checkout."""
    packed = Path(str(files("noctuary"))) / "rulebook" / name
    return packed if packed.exists() else Path(str(files("noctuary"))).parents[1] / "docs" / name


def _book(spec: Spec, lang: str) -> Traversable:
    """The page of a game's rules in a language, or in English."""
    own = files(spec.home) / "rulebook" if spec.home else None
    places = [_page(f"rules/{spec.name}.{each}.md") for each in (lang, "en")]
    carried = [] if own is None else [own / f"{each}.md" for each in (lang, "en")]
    for place in (*carried, *places):
        if place.is_file():
            return place
    raise BadInput("no-rulebook", game=spec.name)


def book(spec: Spec, lang: str) -> str:
    """The rulebook of a game as Markdown."""
    return _book(spec, lang).read_text("utf-8")


@cache
def _rulings(lang: str) -> tuple[tuple[str, str], ...]:
    """The rulings of the house in a language, or in English."""
    own = _page(f"rulings.{lang}.md")
    page = own if own.is_file() else _page("rulings.md")
    return tuple(_RULE.findall(page.read_text("utf-8")))


def ruling_prefixes(spec: Spec) -> tuple[str, ...]:
    """The letters of a game that the house's rulings are numbered with; all others stand in its own book."""
    ruled = {number.split("-")[0] for _, number in _rulings("en")}
    return tuple(prefix for prefix in spec.prefixes if prefix in ruled)


def rules(spec: Spec, lang: str) -> dict[str, str]:
    """Every rule of a game by its number, in order, and the rulings of the house after them."""
    found = [*_RULE.findall(book(spec, lang)), *_rulings(lang)]
    return {number: text for text, number in found if number.split("-")[0] in spec.prefixes}


def first(spec: Spec, lang: str) -> str:
    """The number of a game's first rule, as an example; nothing where it has no rulebook."""
    try:
        return next(iter(rules(spec, lang)), "")
    except BadInput:
        return ""


def rule(spec: Spec, number: str, lang: str) -> str:
    """One rule, as text."""
    all_rules = rules(spec, lang)
    wanted = number.upper().strip()
    match = re.match(r"^([A-Z]+)-?(\d+)([A-Z]?)$", wanted)
    if match:
        wanted = f"{match[1]}-{int(match[2]):02d}{match[3].lower()}"
    if wanted not in all_rules:
        raise BadInput("rule", given=number, game=spec.name, first=first(spec, lang), last=list(all_rules)[-1])
    return plain(all_rules[wanted])


def plain(markdown: str) -> str:
    """Markdown without its signs, for a terminal."""
    text = re.sub(r"<a id=[^>]*></a>\n?", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"\*\*([^*]+)\*\*|(?<!\w)\*([^*\n]+)\*(?!\w)", lambda match: match[1] or match[2], text)

"""A study as one page: no network, no script, plots inline, both languages inside it behind a switch."""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files

from noctuary.lab import plots
from noctuary.lab.stats import Estimate
from noctuary.lab.studied import Studied
from noctuary.lab.summary import RESAMPLED, Comparison, Summary, Use
from noctuary.lab.wording import (
    Speaks,
    differs,
    digits,
    number,
    of_arm,
    of_figure,
    of_head,
    of_key,
    of_options,
    of_players,
    percent,
    signed,
    verdict,
)

MOST = 24
"""Lines of a table before the rest is folded away."""
FIRST = ("decisions", "choices", "branching", "tree")
"""What the facts at the top say already."""

Names = Callable[[str], str]


def page(found: Studied, languages: Sequence[Speaks], first: str, rule_names: Mapping[str, Names]) -> str:
    """The whole page; `first` is the language that it opens in, `rule_names` say what a rule is, by language."""
    style = files("noctuary.lab").joinpath("report.css").read_text("utf-8")
    inputs = "".join(
        f'<input class="lang" type="radio" name="lang" id="{say.lang}"{" checked" if say.lang == first else ""}'
        f' aria-label="{escape(say("lab-language"), True)}">'
        for say in languages
    )
    labels = "".join(f'<label for="{say.lang}">{escape(say("lab-language"))}</label>' for say in languages)
    mains = "".join(body(found, say, rule_names[say.lang]) for say in languages)
    title = next(title_of(found, say) for say in languages if say.lang == first)
    return (
        f'<!doctype html>\n<html lang="{first}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{inputs}"
        f'<header><p>Noctuary</p><div class="switch">{labels}</div></header>{mains}</body></html>\n'
    )


def title_of(found: Studied, say: Speaks) -> str:
    """What the study is about."""
    games = [table.arm.game for table in found.tables] + [each.first.game for each in found.variants + found.ladder]
    names = ", ".join(say(f"{name}-name") for name in dict.fromkeys(games))
    return say("lab-title-variant" if found.variants else "lab-title", game=names)


def body(found: Studied, say: Speaks, rule_name: Names) -> str:
    """The page in one language."""
    parts = [f'<main lang="{say.lang}"><h1>{escape(title_of(found, say))}</h1>']
    parts += [variant(each, say) for each in found.variants]
    parts += [table(each, say, rule_name, len(found.tables) > 1 or bool(found.variants)) for each in found.tables]
    if found.ladder:
        parts.append(ladder(found.ladder, say))
    parts.append(f"<footer>{paragraphs(say('lab-how-to-read'))}{sources(found, say)}</footer></main>")
    return "".join(parts)


def paragraphs(text: str) -> str:
    """Lines as paragraphs."""
    return "".join(f"<p>{escape(line)}</p>" for line in text.split("\n") if line)


def sources(found: Studied, say: Speaks) -> str:
    """What the figures depend on."""
    arms = {each.arm.id: each.arm for each in found.tables}
    for pair in found.variants + found.ladder:
        arms.update({pair.first.id: pair.first, pair.second.id: pair.second})
    lines = [
        f"<li>{escape(of_arm(say, arm))}: "
        + escape(say("lab-source", rules=arm.rules, seed=arm.seed, version=arm.version))
        + "".join(f" · {escape(name)} <code>{hash[:12]}</code>" for name, hash in arm.data.items())
        + "</li>"
        for arm in arms.values()
    ]
    return f"<details><summary>{escape(say('lab-sources'))}</summary><ul>{''.join(lines)}</ul></details>"


def capital(text: str) -> str:
    """A text as the begin of a sentence."""
    return text[:1].upper() + text[1:]


def card(title: str, inside: str, kind: str = "") -> str:
    """A framed part."""
    return f'<section class="card {kind}"><h3>{escape(capital(title))}</h3>{inside}</section>'


# One table -----------------------------------------------------------------------------------------------------------


def table(found: Summary, say: Speaks, rule_name: Names, named: bool) -> str:
    """All about one arm."""
    arm = found.arm
    said = say(
        "lab-lead",
        games=number(say, found.games, 0),
        players=of_players(say, arm),
        options=of_options(say, arm),
        who=capital(of_head(say, found.head, arm)),
        percent=percent(say, found.wins.value),
        low=percent(say, found.wins.low),
        high=percent(say, found.wins.high),
    )
    head = f"<h2>{escape(of_arm(say, arm))}</h2>" if named else ""
    cards = [*winners(found, say), *series(found, say), *lengths(found, say)]
    wide = tallies(found, say, rule_name)
    top = f'{head}<p class="lead">{escape(said)}</p>{facts(found, say)}'
    return f'{top}<div class="cards">{"".join(cards)}</div>{"".join(wide)}'


def facts(found: Summary, say: Speaks) -> str:
    """The few figures a designer asks for first."""
    shown = [("lab-measure-wins", found.wins, True), ("lab-measure-decisive", found.decisive, True)]
    shown = shown[: 1 if found.arm.players == 1 else 2]
    for name in ("decisions", "branching", "tension", "drama", "lead_changes", "decided_at"):
        if name in found.numbers:
            shown.append((f"lab-measure-{name}", found.numbers[name], False))
    items = []
    for id, value, part in shown:
        places = digits(value)
        text = f"{percent(say, value.value)} %" if part else number(say, value.value, places)
        low, high = (percent(say, x) if part else number(say, x, places) for x in (value.low, value.high))
        between = f"<small>{escape(say('lab-between', low=low, high=high))}</small>" if value.n > 1 else ""
        items.append(
            f"<div><dt>{escape(capital(say(id).partition(':')[0].strip()))}</dt><dd>{text}{between}</dd></div>"
        )
    return f'<dl class="facts">{"".join(items)}</dl>'


def winners(found: Summary, say: Speaks) -> list[str]:
    """Who wins: sides, seats, labels; and how games end."""
    arm, cards = found.arm, []
    if found.sides:
        named = {of_key(say, arm.game, side): value for side, value in found.sides.items()}
        cards.append(card(say("lab-by-side"), forest(named, say, None)))
    if arm.players > 1:
        level = sum(value.value for value in found.seats) / arm.players
        seats = {say("lab-seat", number=at + 1): value for at, value in enumerate(found.seats)}
        cards.append(card(say("lab-by-seat"), forest(seats, say, None if found.sides else level)))
    for name, by in found.labels.items():
        level = sum(value.value * value.n for value in by.values()) / sum(value.n for value in by.values())
        labels = {of_key(say, arm.game, label): value for label, value in by.items()}
        title = say("lab-by", what=of_figure(say, arm.game, name))
        cards.append(card(title, forest(labels, say, None if found.sides else level)))
    ends = {clipped(say(f"{arm.game}-outcome-{reason}")): value for reason, value in found.reasons.items()}
    cards.append(card(say("lab-ends"), forest(ends, say, None)))
    return cards


def clipped(text: str, most: int = 96) -> str:
    """A text that fits a line or two, and breaks no number of a rule."""
    text = re.sub(r"\b([A-Z]{1,3})-(\d)", "\\1\u2011\\2", text)
    return text if len(text) <= most else text[: text.rfind(" ", 0, most)] + " …"


def forest(values: dict[str, Estimate], say: Speaks, level: float | None) -> str:
    """Shares with their intervals, one a line, and the level share as a fine line."""
    high = max([value.high for value in values.values()] + [level or 0.0])
    low = min([value.low for value in values.values()] + [level if level is not None else 1.0])
    low = 0.0 if level is None or low < high / 3 else low - (high - low) * 0.1
    high = min(1.0, high + (high - low) * 0.05)
    rows = []
    for name, value in values.items():
        quiet = "quiet" if level is not None and not value.excludes(level) else ""
        text = f"{percent(say, value.value)} %<small>{percent(say, value.low)}–{percent(say, value.high)}</small>"
        rows.append(
            f'<tr><th scope="row">{escape(name)}</th><td class="p">{plots.mark(value, low, high, level, quiet)}</td>'
            f'<td class="n">{text}</td></tr>'
        )
    return f"<table>{''.join(rows)}</table>"


def lengths(found: Summary, say: Speaks) -> list[str]:
    """How long games are, and every number that the game itself counts."""
    arm = found.arm
    cards = [
        card(
            of_figure(say, arm.game, "decisions"),
            localised(say, plots.histogram(say("lab-measure-decisions"), found.spreads["decisions"])),
        )
    ]
    rows = [
        f'<tr><th scope="row">{escape(of_figure(say, arm.game, name))}</th>'
        f'<td class="n">{number(say, value.value, digits(value))}<small>{between(say, value)}</small></td></tr>'
        for name, value in found.numbers.items()
    ]
    return [*cards, card(say("lab-means"), f"<table>{''.join(rows)}</table>")]


def between(say: Speaks, value: Estimate) -> str:
    """An interval alone."""
    if value.n < 2:
        return ""
    places = digits(value)
    return f"{number(say, value.low, places)} – {number(say, value.high, places)}"


def localised(say: Speaks, svg: str) -> str:
    """A plot whose numbers are written as the language does."""
    return re.sub(r">(\d+)\.(\d+)<", r">\1,\2<", svg) if say.lang == "fr" else svg


def series(found: Summary, say: Speaks) -> list[str]:
    """What changes along a game."""
    cards = []
    for name, points in found.series.items():
        title = of_figure(say, found.arm.game, name)
        top = 1.0 if name in RESAMPLED else None
        note = say("lab-along-game" if name in RESAMPLED else "lab-along-rounds", games=points[0].n)
        cards.append(
            card(
                title,
                localised(say, plots.line(title, points, name in RESAMPLED, top))
                + f'<p class="small">{escape(note)}</p>',
            )
        )
    return cards


def tallies(found: Summary, say: Speaks, rule_name: Names) -> list[str]:
    """How often each thing is used, and how winning goes with it."""
    cards = []
    for name, uses in found.tallies.items():
        if not uses:
            continue
        named = rule_name if name == "rules" else lambda key: of_key(say, found.arm.game, key)
        cards.append(card(of_figure(say, found.arm.game, name), used(uses, named, say), "wide"))
    return cards


def used(uses: Sequence[Use], named: Names, say: Speaks) -> str:
    """A table of uses; the rarer ones folded."""
    reach = max([abs(bound) for use in uses if use.worth for bound in (use.worth.low, use.worth.high)] + [0.01])
    head = (
        f'<thead><tr><td></td><td class="n">{escape(say("lab-times"))}</td>'
        f'<td class="p third">{escape(say("lab-in-games"))}</td>'
        f"<td class='p'>{escape(say('lab-worth'))}</td><td></td></tr></thead>"
    )
    rows = [use_row(use, named, say, reach) for use in uses]
    text = f"<table class='uses'>{head}{''.join(rows[:MOST])}</table>"
    if len(rows) > MOST:
        more = escape(say("lab-more", number=len(rows) - MOST))
        text += f"<details><summary>{more}</summary><table class='uses'>{''.join(rows[MOST:])}</table></details>"
    return text


def use_row(use: Use, named: Names, say: Speaks, reach: float) -> str:
    """One line of it."""
    worth, text = "", "–"
    if use.worth is not None:
        quiet = "" if use.worth.excludes(0.0) else "quiet"
        worth = plots.mark(use.worth, -reach, reach, 0.0, quiet)
        low, high = signed(say, 100 * use.worth.low), signed(say, 100 * use.worth.high)
        text = f"{signed(say, 100 * use.worth.value)}<small>{low} … {high}</small>"
    return (
        f'<tr><th scope="row">{escape(named(use.key))}</th><td class="n">{number(say, use.times, 2)}</td>'
        f'<td class="p third">{plots.bar(use.games, 1.0)}</td><td class="p">{worth}</td><td class="n">{text}</td></tr>'
    )


# Two tables ----------------------------------------------------------------------------------------------------------


def variant(found: Comparison, say: Speaks) -> str:
    """A variant against the game as it is."""
    first, second = differs(say, found.first, found.second), differs(say, found.second, found.first)
    pair = {first: found.wins[0], second: found.wins[1]}
    rows = []
    for change in found.changes:
        places = digits(change.change)
        quiet = "" if change.change.excludes(0.0) else "quiet"
        scale = abs(change.change.value) / change.size if change.size else 1.0
        value, low, high = (x / scale for x in (change.change.value, change.change.low, change.change.high))
        each = Estimate(value, low, high, change.change.n)
        rows.append(
            f'<tr><th scope="row">{escape(of_figure(say, found.first.game, change.name))}</th>'
            f'<td class="n">{number(say, change.before, places)} → {number(say, change.after, places)}'
            f"<small>{signed(say, change.change.low, places)} … {signed(say, change.change.high, places)}</small></td>"
            f'<td class="p">{plots.mark(each, -1.0, 1.0, 0.0, quiet)}</td></tr>'
        )
    who = say("lab-wins-of", who=of_head(say, found.head, found.first))
    return (
        f'<section class="card verdict"><h3>{escape(second)}</h3><p>{escape(verdict(say, found))}</p>'
        f'<div class="halves"><div><h3>{escape(who)}</h3>{forest(pair, say, None)}</div>'
        f"<div><h3>{escape(say('lab-changes'))}</h3><table>{''.join(rows)}</table></div></div></section>"
    )


def whom(step: Comparison, say: Speaks) -> str:
    """Whose victories a step is about."""
    return of_head(say, step.head, step.first)


def ladder(steps: Sequence[Comparison], say: Speaks) -> str:
    """Skill: what each step up the ladder of bots is worth, and how often it makes no difference who plays."""
    most = max([abs(step.elo) for step in steps] + [1.0])
    rows = []
    for step in steps:
        below = step.first.bots[0]
        above = step.second.challenger or step.second.bots[0]
        rows.append(
            f'<tr><th scope="row">{escape(below)} → {escape(above)}<br><small>{escape(whom(step, say))}</small></th>'
            f'<td class="n">{percent(say, step.wins[0].value)} → {percent(say, step.wins[1].value)} %'
            f"<small>{signed(say, 100 * step.change.low)} … {signed(say, 100 * step.change.high)}</small></td>"
            f'<td class="p">{plots.bar(max(0.0, step.elo), most)}</td><td class="n">{signed(say, step.elo, 0)}</td>'
            f'<td class="n">{percent(say, step.same.value)} %</td></tr>'
        )
    head = (
        f'<thead><tr><td></td><td class="n">{escape(say("lab-wins-step"))}</td><td></td><td class="n">'
        f'{escape(say("lab-elo"))}</td><td class="n">{escape(say("lab-same-deals"))}</td></tr></thead>'
    )
    note = f'<p class="small">{escape(say("lab-ladder-note"))}</p>'
    return f"<h2>{escape(say('lab-ladder'))}</h2>" + card(
        "", f"<table>{head}{''.join(rows)}</table>{note}", "wide"
    ).replace("<h3></h3>", "")

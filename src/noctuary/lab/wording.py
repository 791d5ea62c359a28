"""Figures in words: numbers as a language writes them, names of measures and arms, the verdict."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from noctuary.catalog import game as game_of
from noctuary.lab.plan import Arm
from noctuary.lab.stats import Estimate
from noctuary.lab.summary import Change, Comparison, Headline


class Speaks(Protocol):
    """A language that can say whether it has a message."""

    lang: str

    def __call__(self, id: str, **args: Any) -> str: ...

    def has(self, id: str) -> bool: ...


def number(say: Speaks, value: float, digits: int = 1) -> str:
    """A number as the language writes it; a true minus."""
    text = f"{value:,.{digits}f}".replace("-", "−")
    return text.replace(",", "\u202f").replace(".", ",") if say.lang == "fr" else text


def signed(say: Speaks, value: float, digits: int = 1) -> str:
    """The same with its sign."""
    text = number(say, value, digits)
    return text if text.startswith("−") else "+" + text


def percent(say: Speaks, value: float) -> str:
    """A share of one in per cent, without the sign."""
    return number(say, 100 * value)


def digits(value: Estimate) -> int:
    """How many digits after the point say something."""
    return 0 if value.half >= 10 else 1 if value.half >= 0.2 or value.half == 0 else 2


def of_figure(say: Speaks, game: str, name: str) -> str:
    """What a figure is called: by its game, by the lab, else by its own name."""
    for id in (f"{game}-measure-{name}", f"lab-measure-{name}"):
        if say.has(id):
            return say(id)
    return name.replace("_", " ")


FAMILIES = ("ability", "trap", "role", "colour", "order", "kind", "card", "winners")


def of_key(say: Speaks, game: str, key: str) -> str:
    """What a key of a tally or a label is called: a card, a trap, a role, a colour."""
    for family in FAMILIES:
        for id in (f"{game}-{family}-{key}", f"lab-{family}-{key}"):
            if say.has(id):
                text = say(id)
                return text[:1].upper() + text[1:]
    spec = game_of(game)
    if key in spec.pieces:  # A card by its face, where the game's own words know it.
        with suppress(LookupError, ValueError):
            return str(spec.words(say, {"card": key})["card"])
    return key.replace("_", " ")


def of_players(say: Speaks, arm: Arm) -> str:
    """Who plays, in a few words."""
    names = dict.fromkeys(arm.bots)
    table = ", ".join(arm.bots) if len(names) > 1 else arm.bots[0]
    if arm.challenger:
        return say("lab-challenger", bot=arm.challenger, others=table)
    return table if arm.players == 1 else say("lab-all", bot=table, players=arm.players)


def of_options(say: Speaks, arm: Arm) -> str:
    """The options that differ from the defaults."""
    options = [f"{name}={written(value)}" for name, value in arm.options.items()]
    if arm.deck:
        options.append(arm.deck.rsplit("/", 1)[-1])
    return ", ".join(options) or say("lab-defaults")


def written(value: Any) -> str:
    """A value as a command line has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def of_arm(say: Speaks, arm: Arm) -> str:
    """An arm in one line."""
    return f"{of_players(say, arm)} · {of_options(say, arm)}"


def differs(say: Speaks, arm: Arm, other: Arm) -> str:
    """What makes one arm another than the other, as short as it can be said."""
    if arm.bots != other.bots or arm.challenger != other.challenger:
        return arm.challenger or of_players(say, arm)
    if arm.deck != other.deck:
        return arm.deck.rsplit("/", 1)[-1] or say("lab-own-deck")
    names = [*dict.fromkeys([*arm.options, *other.options])]
    changed = [name for name in names if arm.options.get(name) != other.options.get(name)]
    return ", ".join(f"{name}={written(default(arm, name))}" for name in changed) or of_options(say, arm)


def default(arm: Arm, name: str) -> Any:
    """The value of an option in an arm."""
    return getattr(game_of(arm.game).options.make(arm.options), name)


def of_head(say: Speaks, head: Headline, arm: Arm) -> str:
    """Whose victory it is about."""
    if head.kind == "side":
        return of_key(say, arm.game, head.side)
    return say(f"lab-head-{head.kind}")


def verdict(say: Speaks, found: Comparison) -> str:
    """What a comparison comes to, in a sentence; one more for the figure that changes most."""
    change = found.change
    kind = "even" if not change.excludes(0.0) else "more" if change.value > 0 else "less"
    text = say(
        f"lab-verdict-{kind}",
        first=differs(say, found.first, found.second),
        second=differs(say, found.second, found.first),
        who=of_head(say, found.head, found.first),
        before=percent(say, found.wins[0].value),
        after=percent(say, found.wins[1].value),
        change=signed(say, 100 * change.value),
        low=signed(say, 100 * change.low),
        high=signed(say, 100 * change.high),
        most=percent(say, max(abs(change.low), abs(change.high))),
        games=number(say, found.games, 0),
    )
    great = greatest(found.changes)
    return f"{text} {also(say, found.first.game, great)}" if great is not None else text


def greatest(changes: Sequence[Change]) -> Change | None:
    """The figure that changes most, if any surely does; many are looked at, so the bar is higher (99.9 %)."""
    for change in changes:
        if abs(change.change.value) > change.change.half * 3.3 / 1.96 and change.size > 0.1:
            return change
    return None


def also(say: Speaks, game: str, change: Change) -> str:
    """How one figure changes."""
    places = digits(change.change)
    return say(
        "lab-verdict-also",
        what=of_figure(say, game, change.name),
        before=number(say, change.before, places),
        after=number(say, change.after, places),
        low=signed(say, change.change.low, places),
        high=signed(say, change.change.high, places),
    )


def in_short(say: Speaks, value: Estimate, share: bool = False) -> str:
    """A figure with its interval."""
    if share:
        return f"{percent(say, value.value)} % [{percent(say, value.low)}, {percent(say, value.high)}]"
    if value.n < 2:
        return number(say, value.value)
    places = digits(value)
    low, high = (number(say, each, places) for each in (value.low, value.high))
    return f"{number(say, value.value, places)} [{low}, {high}]"

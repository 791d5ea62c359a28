"""What a study is made of: which arms `compare`, `variant` and `balance` play, and which results belong together."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from noctuary.catalog import game
from noctuary.core.refusal import BadInput, shown
from noctuary.lab.plan import Arm, arm, with_deck
from noctuary.lab.rows import Played, Results
from noctuary.lab.summary import Comparison, Summary, compare, summary


def for_bots(base: Arm, bots: Sequence[str], everywhere: bool) -> list[Arm]:
    """Two bots on the same deals: alone or everywhere they take all seats, else one seat that goes round the table."""
    if len(bots) != 2:
        raise BadInput("lab-two-bots", given=len(bots))
    first, second = bots
    whole = everywhere or base.players == 1
    arms = [remade(base, bots=(first,)), remade(base, bots=(second,) if whole else (first,))]
    return arms if whole else [arms[0], msgspec.structs.replace(arms[1], challenger=second)]


def remade(base: Arm, **changes: Any) -> Arm:
    """An arm like another, checked anew."""
    kept = {name: getattr(base, name) for name in ("seed", "measures", "traces", "points", "rollouts")}
    given: dict[str, Any] = {"players": base.players, "bots": base.bots, "options": base.options, **changes}
    return arm(base.game, given["players"], given["bots"], given["options"], **kept)


def for_variant(base: Arm, changes: Sequence[str], deck: Path | None, every: bool) -> list[Arm]:
    """The game as it is and as it would be: with some options, with another deck, or with each option by itself."""
    if every:
        return [base, *each_option(base)]
    if deck is None and not changes:
        raise BadInput("lab-no-change")
    options = game(base.game).options
    changed = {**base.options, **options.parse(changes).changed(), **named(base, changes)}
    second = remade(base, options=changed)
    if deck is not None:
        second = with_deck(second, deck)
    if second.id == base.id:
        raise BadInput("lab-same", given=shown(" ".join(changes)))
    return [base, second]


def named(base: Arm, changes: Sequence[str]) -> dict[str, Any]:
    """The values that a change names, defaults included: a change may go back to one."""
    made = game(base.game).options.parse(changes)
    names = [word.partition("=")[0] for word in changes]
    return {name: getattr(made, name) for name in names if name != "preset"}


def each_option(base: Arm) -> list[Arm]:
    """Every other value of every option that has a list of values, one at a time."""
    found = []
    options = game(base.game).options
    now = options.make(base.options)
    for about in options.about():
        for value in about.choices:
            if value != getattr(now, about.name):
                try:
                    found.append(remade(base, options={**base.options, about.name: value}))
                except BadInput:
                    continue  # What cannot be played with the rest is no variant.
    return found


def for_balance(base: Arm, ladder: Sequence[str]) -> list[Arm]:
    """The table with all its measures, and the ladder of bots: each by itself, and each among those a step below."""
    bots = list(ladder) or up_to_best(base.game)
    quiet = msgspec.structs.replace(base, measures="none", traces=0)
    arms = [base]
    for name in bots:
        alike = remade(quiet, bots=(name,))
        if alike.bots != base.bots:
            arms.append(alike)
    if base.players > 1:
        steps = [*pairwise(bots)]
        if len(bots) > 2:
            steps.append((bots[0], bots[-1]))
        arms += [msgspec.structs.replace(remade(quiet, bots=(below,)), challenger=above) for below, above in steps]
    return arms


def up_to_best(name: str) -> list[str]:
    """The bots of a game from the weakest to the one it recommends; those that think longer must be named."""
    spec = game(name)
    names = list(spec.bots)
    return names[: names.index(spec.best_bot) + 1]


class Studied(msgspec.Struct):
    """Results, sorted: what a report shows."""

    tables: list[Summary]
    """Arms with measures, none of them a variant of another."""
    variants: list[Comparison]
    ladder: list[Comparison]


def studied(results: Results) -> Studied:
    """Which arms stand alone, which are variants of one another, which are steps of a ladder."""
    plays = [played for played in results.values() if played.rows]
    found = Studied([], [], [])
    for at, played in enumerate(plays):
        base = next((before for before in plays[:at] if is_variant(before.arm, played.arm)), None)
        if base is not None:
            found.variants.append(compare(base, played))
        elif played.arm.challenger:
            found.ladder += [compare(each, played, seat=True) for each in plays if is_below(each.arm, played.arm)][:1]
        elif played.arm.measures != "none" or not any(same_table(each.arm, played.arm) for each in plays[:at]):
            found.tables.append(summary(played))
    found.ladder += [compare(below, above) for below, above in whole_steps(plays)]
    return found


def is_variant(arm: Arm, other: Arm) -> bool:
    """Whether they differ in options or deck and in nothing else."""
    same = msgspec.structs.replace(other, options=arm.options, data=arm.data, deck=arm.deck)
    return same == arm and other.id != arm.id


def same_table(arm: Arm, other: Arm) -> bool:
    """Whether they are the same game on the same deals, whoever plays."""
    names = ("game", "players", "options", "data", "seed")
    return all(getattr(arm, name) == getattr(other, name) for name in names)


def is_below(arm: Arm, other: Arm) -> bool:
    """Whether a challenger's arm starts from this one: the others' bot in all seats."""
    return same_table(arm, other) and not arm.challenger and arm.bots == other.bots


def whole_steps(plays: Sequence[Played]) -> list[tuple[Played, Played]]:
    """Alone, and where sides play: each bot in all seats, after the one below it, on the same deals."""
    steps = []
    for played in plays:
        arm = played.arm
        if not alike(played):
            continue
        names = list(game(arm.game).bots)
        rank = names.index(arm.bots[0])
        below = [
            each for each in plays if same_table(each.arm, arm) and alike(each) and names.index(each.arm.bots[0]) < rank
        ]
        if below:
            steps.append((max(below, key=lambda each: names.index(each.arm.bots[0])), played))
    return sorted(steps, key=lambda step: list(game(step[1].arm.game).bots).index(step[1].arm.bots[0]))


def alike(played: Played) -> bool:
    """Whether one bot has all seats, and all of them can win together or alone."""
    arm = played.arm
    sides = arm.players == 1 or any(row.side for row in played.rows.values())
    return sides and not arm.challenger and len(set(arm.bots)) == 1

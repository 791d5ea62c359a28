"""The numbers that a player of Occulto goes by: how much a potion weighs, what cards are worth in hand and in play."""

from typing import Final

from noctuary.occulto.pieces import ABILITIES

MOST_ABILITIES: Final = 64


class Style:
    """A way to play. Chances are parts of one: 0.02 is two games in a hundred."""

    __slots__ = (
        "brings", "costs", "final", "heat", "in_hand", "last", "lucidity", "own", "rise", "sets_off", "shelter",
        "spent", "trust",
    )  # fmt: skip

    def __init__(self, in_hand: dict[str, float], brings: dict[str, float], costs: dict[str, float]) -> None:
        self.in_hand: list[float] = numbered(in_hand)
        """What each ability is worth to hold, by its number, beside its potions."""
        self.brings: list[float] = numbered(brings)
        self.costs: list[float] = numbered(costs)
        self.heat: float = 0.35
        """How much a potion weighs at the start of the game."""
        self.rise: float = 0.75
        """And how much more of it by the end."""
        self.last: float = 2.5
        """In the last turns."""
        self.final: float = 2.5
        """In one's own last action, if nobody plays after it."""
        self.own: float = 0.12
        """What a potion on one's own bench weighs more than another (C-42)."""
        self.lucidity: float = 0.30
        self.sets_off: float = 0.0
        """What it costs to set off the end: all others play once more (C-37)."""
        self.shelter: float = 0.004
        self.spent: float = 0.25
        """What of a card's worth is missed when it is discarded."""
        self.trust: float = 0.0
        """How much a potion on a bench says about who laid it."""


def numbered(by_name: dict[str, float]) -> list[float]:
    """A list with the value of each ability at its number: indexed quicker than a dict of names."""
    found = [0.0] * MOST_ABILITIES
    for name, value in by_name.items():
        found[ABILITIES[name].number] = value
    return found


def plain() -> Style:
    return Style(
        {
            "lucidity": 0.02, "totem": 0.01, "metamorphosis": 0.06, "gust": 0.02, "tornado": 0.01, "reaper": 0.04,
            "thief": 0.01, "clover": 0.06, "oubliettes": 0.05, "sabotage": 0.05, "uprooting": 0.01, "abundance": 0.05,
            "shield": 0.08, "chameleon": 0.03,
        },
        {
            "thief": 0.02, "barter": 0.02, "forest_fire": 0.025, "double_ration": 0.025, "crystal_ball": 0.01,
            "divination": 0.05, "full_moon": 0.03, "totem": 0.15,
        },
        {"thief": 0.03, "barter": 0.03, "forest_fire": 0.02, "shield": 0.05},
    )  # fmt: skip


def sharp() -> Style:
    """What wins most against the plain style: reads the benches, and lets others set off the end."""
    style = plain()
    style.heat = 0.2
    style.rise = 0.6
    style.own = 0.25
    style.trust = 0.3
    style.sets_off = 0.5
    style.last = 1.4
    style.final = 5.0
    return style


PLAIN: Final = plain()
SHARP: Final = sharp()

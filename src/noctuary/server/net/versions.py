"""Which rules a node has: while a house is brought up to date, its tables go to the newer nodes, and never back."""

from collections.abc import Mapping

from noctuary.server.table.games import games

Rules = Mapping[str, int]
"""The number of the rules of each game."""


def rules_here() -> dict[str, int]:
    """Those of this program."""
    return {name: spec.rules for name, spec in games().items()}


def outdated(ours: Rules, theirs: Rules) -> str:
    """A game of which they have newer rules; nothing if there is none."""
    return next((game for game, number in sorted(theirs.items()) if ours.get(game, number) < number), "")

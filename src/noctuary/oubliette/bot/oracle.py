"""The oracle: a solver that sees every card. It proves that a deal can be won, by a line of answers that wins it.

Nobody plays by it: it is for grading deals and for showing, after a loss, how it could have been done. Chance is part
of the deal: what a shuffle will bring is known as well, so a line can be replayed to the letter.

First a beam: of all positions after so many decisions the most promising are kept, judged by how far the careful bot
gets from there; each try doubles the width. What a beam does not find is searched through as a whole, each position
once, as long as the budget lasts: only that can prove that a deal cannot be won.
"""

from typing import Final

from noctuary.core.effects import Choice
from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import features_of_game
from noctuary.oubliette.bot.policy import answer
from noctuary.oubliette.bot.weights import WEIGHTS
from noctuary.oubliette.state import Oubliette

WIDTHS: Final = (1, 4, 16, 48)
NODES: Final = 20_000
"""Positions that one try of a deal may look at: a second or two, compiled."""
LONGEST: Final = 400
"""Decisions after which a beam gives up."""


class Verdict:
    """What the oracle says of a position."""

    __slots__ = ("exhausted", "line", "nodes")

    def __init__(self, line: list[Choice] | None, exhausted: bool, nodes: int) -> None:
        self.line = line
        """The answers that win, those without an alternative too; None if none was found."""
        self.exhausted = exhausted
        """Whether everything was looked at: without a line, the deal cannot be won."""
        self.nodes = nodes

    def word(self) -> str:
        """`winnable`, `lost` or `open`."""
        return "winnable" if self.line is not None else "lost" if self.exhausted else "open"


class Node:
    """A position on the way, how it was come to, and how promising it is."""

    __slots__ = ("before", "choice", "game", "score")

    def __init__(self, game: Oubliette, before: "Node | None", choice: Choice | None) -> None:
        self.game = game
        self.before = before
        self.choice = choice
        self.score: float = 0.0


def solve(g: Oubliette, nodes: int = NODES) -> Verdict:
    """Whether `g` can be won from here, as far as so many positions tell."""
    if g.outcome is not None:
        return Verdict([] if g.outcome.winners else None, True, 0)
    start = g.copy()
    start.loud = False
    budget = Budget(nodes)
    root = Node(start, None, None)
    line = careful_line(root)
    for width in WIDTHS:
        if line is None and budget.left > 0:
            line = beam(root, width, budget)
    if line is not None:
        return Verdict(line, False, nodes - budget.left)
    budget = Budget(nodes)
    line, exhausted = through(root, budget)
    return Verdict(line, exhausted, 2 * nodes - budget.left)


class Budget:
    """How many positions may still be looked at."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left


def beam(root: Node, width: int, budget: "Budget") -> list[Choice] | None:
    """The line that wins, if a beam of this width comes upon one."""
    front = [root]
    for _ in range(LONGEST):
        found: list[Node] = []
        keys: set[tuple[object, ...]] = set()
        for node in front:
            for choice in node.game.open_asks[0].options:
                child = after(node, choice)
                g = child.game
                if g.outcome is not None:
                    if g.outcome.winners:
                        return way(child)
                    continue
                key = key_of(g)
                if key in keys:
                    continue
                keys.add(key)
                budget.left -= 1
                line = careful_line(child)
                if line is not None:
                    return line
                found.append(child)
        if not found or budget.left <= 0:
            return None
        front = best_of(found, width)
    return None


def best_of(found: list[Node], width: int) -> list[Node]:
    """Those with the highest scores; of equals, what came first."""
    if len(found) <= width:
        return found
    ranked = sorted(range(len(found)), key=lambda at: (-found[at].score, at))
    return [found[at] for at in ranked[:width]]


def after(node: Node, choice: Choice) -> Node:
    """The position once `choice` was made, and all that leaves no choice after it."""
    g = node.game.copy()
    g.loud = False
    g.carry_out(g.open_asks[0], choice)
    return Node(g, node, choice)


def careful_line(node: Node) -> list[Choice] | None:
    """Play on as the careful bot would: the line if that wins; if not, the score of the position is noted."""
    g = node.game.copy()
    g.loud = False
    weights = WEIGHTS[g.options.action_model]
    line: list[Choice] = []
    furthest = len(g.path)
    while g.open_asks:
        ask = g.open_asks[0]
        options = ask.options
        choice = options[0] if len(options) == 1 else answer(Evaluation(features_of_game(g), weights), ask)
        line.append(choice)
        g.carry_out(ask, choice)
        furthest = max(furthest, len(g.path))
    outcome = g.outcome
    if outcome is not None and outcome.winners:
        return way(node) + line
    node.score = 1.0 * furthest + 0.5 * len(g.path) + 0.02 * g.turn
    return None


def way(node: Node) -> list[Choice]:
    """The answers that led to a position."""
    line: list[Choice] = []
    at: Node | None = node
    while at is not None:
        if at.choice is not None:
            line.append(at.choice)
        at = at.before
    line.reverse()
    return line


def through(root: Node, budget: "Budget") -> tuple[list[Choice] | None, bool]:
    """Every position once, depth first: the winning line, and whether everything was looked at."""
    seen: set[tuple[object, ...]] = set()
    pile = [root]
    while pile:
        if budget.left <= 0:
            return None, False
        node = pile.pop()
        for choice in node.game.open_asks[0].options:
            child = after(node, choice)
            outcome = child.game.outcome
            if outcome is not None:
                if outcome.winners:
                    return way(child), True
                continue
            key = key_of(child.game)
            if key not in seen:
                seen.add(key)
                budget.left -= 1
                pile.append(child)
    return None, True


def key_of(g: Oubliette) -> tuple[object, ...]:
    """All that decides how a game can go on. What the player has seen of it does not."""
    rooms = tuple([(room.cards, room.number, room.portcullis, room.chasms, room.bridged) for room in g.path])
    first, second, third, fourth = g.slots
    return (
        tuple(first), tuple(second), tuple(third), tuple(fourth), g.equipped, rooms, tuple(g.graveyard),
        tuple(g.deck) if g.epoch else len(g.deck), g.turned, g.actions, g.free, g.sideways, g.chaos_uses, g.leaving,
        g.met, g.searched, g.moved, g.grave_used, g.dug, g.begun, g.sealed,
        tuple([(type(effect), effect.args()) for effect in g.stack]),
    )  # fmt: skip

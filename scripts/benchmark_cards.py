"""Write the benchmark cards: what a game asks of a learner, in figures.

    python scripts/benchmark_cards.py build/s-*.jsonl > docs/reference/benchmark-cards.md

The files are results of `noctuary lab balance`. Sizes come from the environments, hidden bits from the first position.
"""

import sys
from collections.abc import Callable
from math import lgamma, log, log2
from pathlib import Path
from typing import Any

from noctuary.catalog import game
from noctuary.core.chance import Chance, seed_of
from noctuary.envs.encodings import encoding_for
from noctuary.lab.plan import Arm
from noctuary.lab.rows import read
from noctuary.lab.studied import studied
from noctuary.lab.summary import Comparison, Summary
from noctuary.lab.wording import in_short, of_head
from noctuary.text import words

SAY = words("en")

HEAD = """# Benchmark cards

What each game asks of whoever learns it. Made by `python scripts/benchmark_cards.py` from the results of
`noctuary lab balance` ([how](../guides/study.md#a-whole-study)); intervals are 95 %. *Hidden bits* is the logarithm of
the number of deals that agree with what the first seat to decide has seen, all of them equally likely: with the order
of the deck, and without it. *Ceiling* says what is known about the best possible play.
"""


def bits_of_order(cards: int) -> float:
    """The bits of the order of so many cards."""
    return lgamma(cards + 1) / log(2)


def oubliette(g: Any) -> tuple[float, float]:
    """The cards that lie unseen in the slots; then the order of the deck."""
    unseen = sum(pile.count(None) for pile in g.view(0).slots)
    whole = bits_of_order(len(g.deck) + unseen)
    return whole, whole - bits_of_order(len(g.deck))


def occulto(g: Any) -> tuple[float, float]:
    """Hands, cards taken out, characters; then the order of the deck."""
    others = [len(hand) for seat, hand in enumerate(g.hands) if seat != g.asks()[0].who]
    unseen = sum(others) + len(g.deck) + len(g.removed)
    faces = len(g.backs) - 1
    sets = bits_of_order(unseen) - sum(bits_of_order(n) for n in (*others, len(g.removed)))
    dealt = sets - bits_of_order(len(g.deck)) + bits_of_order(faces)
    return sets + bits_of_order(faces), dealt


def obscurio(g: Any) -> tuple[float, float]:
    """For a loyal Wizard: the Traitor, the Exit and the Traitor's eight cards; then the order of deck and bag."""
    unseen = len(g.deck) + len(g.holder) + 1
    roles = log2(max(1, len(g.wizards) - 1))
    held = bits_of_order(unseen) - bits_of_order(unseen - 1 - len(g.holder)) - bits_of_order(len(g.holder))
    return roles + held + bits_of_order(len(g.deck)) + bits_of_order(len(g.bag)), roles + held


HIDDEN: dict[str, Callable[[Any], tuple[float, float]]] = {
    each.__name__: each for each in (oubliette, occulto, obscurio)
}

CEILINGS = {
    "oubliette": "not known; the best there is searches: `tireless` ([report](../reports/balance/oubliette.md))",
    "occulto": "not known; a level table gives each seat its share",
    "obscurio": "not known for people; bots share one listener ([report](../reports/balance/obscurio.md))",
}


def first_position(arm: Arm) -> Any:
    """A game of this arm, just dealt."""
    spec = game(arm.game)
    return spec.new(spec.options.make(arm.options), arm.players, Chance(seed_of("card")))


def card(found: Summary, ladder: list[Comparison]) -> str:
    """One game."""
    arm = found.arm
    encoding = encoding_for(arm.game, arm.players)
    whole, without = HIDDEN[arm.game](first_position(arm))
    rows = [
        ("players in this card", f"{arm.players} ({'–'.join(dict.fromkeys(map(str, game(arm.game).seats)))} can play)"),
        ("rules version", str(arm.rules)),
        ("observation", f"{encoding.layout.size} numbers"),
        ("actions", f"{len(encoding.actions)} in the catalogue"),
        ("branching, where there is a choice", in_short(SAY, found.numbers["branching"])),
        ("horizon: decisions a game, all seats", in_short(SAY, found.numbers["decisions"])),
        ("of which with a choice", in_short(SAY, found.numbers["choices"])),
        ("tree along one game", f"10^{found.numbers['tree'].value:.0f}"),
        ("hidden bits, deck order included", f"{whole:.0f}"),
        ("hidden bits without it", f"{without:.1f}"),
    ]
    for step in ladder:
        above = step.second.challenger or step.second.bots[0]
        whose = of_head(SAY, step.head, arm)
        rows.append(
            (f"`{step.first.bots[0]}` {'plays' if arm.players == 1 else 'in every seat'}: {whose}", wins(step, 0))
        )
        where = "plays" if arm.players == 1 else "in every seat"
        if step.second.challenger:
            where = f"in one seat among `{step.first.bots[0]}`"
        rows.append((f"`{above}` {where}: {whose}", wins(step, 1)))
    rows.append(("ceiling", CEILINGS[arm.game]))
    table = "".join(f"| {name} | {value} |\n" for name, value in dict(rows).items())
    return f"\n## {SAY(f'{arm.game}-name')}\n\n| | |\n|---|---|\n{table}"


def wins(step: Comparison, at: int) -> str:
    """The share of games won."""
    return "wins " + in_short(SAY, step.wins[at], True)


def main(paths: list[Path]) -> None:
    """All cards, in the order of the files."""
    found = studied(read(paths))
    print(HEAD, end="")
    for table in found.tables:
        if table.arm.measures == "all":
            steps = [step for step in found.ladder if step.first.game == table.arm.game]
            print(card(table, steps), end="")


if __name__ == "__main__":
    main([Path(path) for path in sys.argv[1:]])

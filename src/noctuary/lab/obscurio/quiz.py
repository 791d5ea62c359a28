"""Riddles for people: Pages, Butterflies and doors as bots laid them, and the key apart.

    noctuary deck quiz --rooms 40 --out quiz

How clear the clues of the bots are cannot be measured with bots. In every other room a Traitor has added decoys. No
trap lies on the table.
"""

from collections.abc import Sequence

import msgspec

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.lab import studies
from noctuary.lab.simulate import next_ask
from noctuary.obscurio import SPEC
from noctuary.obscurio.state import Obscurio

TRIALS = (("--rooms", "2"),)
PLAIN: dict[str, object] = {"trap_bag": ("no_effect",) * 3, "time_track": (0,), "evanescent_track": (0,)}


class Riddle(msgspec.Struct, frozen=True):
    """A room as people see it, by the ids of its cards, and what they do not see."""

    pages: tuple[str, ...]
    clue: tuple[tuple[int, ...], ...]
    doors: tuple[str, ...]
    exit: int
    """The number of its door."""
    decoys: tuple[int, ...]
    """The numbers of the doors at which the Traitor's cards lie."""


def riddle(seed: str, decoys: bool, bot: str) -> Riddle:
    """The first room of a game by bots."""
    g = SPEC.new(SPEC.options.make(PLAIN), 5 if decoys else 3, Chance(seed_of(seed)))
    assert isinstance(g, Obscurio)
    g.loud = False
    bots = [SPEC.bots[bot]] * g.seats
    luck = Stream(seed_of(f"{seed}/luck"))
    while g.phase != "open":
        ask = next_ask(g, g.asks(), bots, ())
        choice = None if ask.who == CLOCK else bots[ask.who](g.knowledge(ask.who), ask, luck)
        g.play(ask.who, choice or ask.options[0])
    return Riddle(
        tuple(card.id for card in g.pages),
        tuple(tuple(each) for each in g.clue),
        tuple(card.id for card in g.doors),
        g.exit_door,
        tuple(g.doors.index(card) + 1 for card in g.picks),
    )


def riddles(rooms: int, seed: str, bot: str) -> list[Riddle]:
    """So many rooms, every other with decoys."""
    return [riddle(f"quiz/{seed}/{room}", room % 2 == 1, bot) for room in range(rooms)]


def main(arguments: Sequence[str]) -> None:
    """Print the riddles as JSON, key included: for programs that read clues."""
    parser = studies.parser("obscurio quiz", __doc__)
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--bot", default="steady", choices=sorted(set(SPEC.bots) - {"random"}))
    words = parser.parse_args(arguments)
    for each in riddles(words.rooms, words.seed, words.bot):
        print(msgspec.json.encode(each).decode())

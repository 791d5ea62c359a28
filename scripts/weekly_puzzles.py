"""Find puzzles of the week in games of bots, and write them into the games' files.

    python scripts/weekly_puzzles.py occulto 104     # until there are so many; some minutes, compiled
    python scripts/weekly_puzzles.py obscurio 104    # a few minutes

Lines that are there stay as they are: somebody may have solved them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.game import Game
from noctuary.core.spec import Spec
from noctuary.lab.simulate import next_ask
from noctuary.obscurio import SPEC as OBSCURIO
from noctuary.obscurio import puzzles as doors
from noctuary.obscurio.state import Obscurio
from noctuary.occulto import SPEC as OCCULTO
from noctuary.occulto import puzzles as turns
from noctuary.occulto.last_turn import Counted, counted, is_last_action
from noctuary.occulto.state import Occulto

SOURCE = Path(__file__).parents[1] / "src" / "noctuary"
OFFERED = 6
HEALERS = ("healer", "alchemist", "alchemist", "apprentice", "alchemist")
WIZARDS = 5


def played(spec: Spec, options: dict[str, object], seats: int, names: tuple[str, ...], seed: str) -> Iterator[Game]:
    """A game of bots, before each of its decisions."""
    game = spec.new(spec.options.make(options), seats, Chance(seed_of(seed)))
    bots = [spec.bots[name] for name in names]
    luck = Stream(seed_of(f"{seed} luck"))
    hesitant: set[int] = set()
    while asks := game.asks():
        yield game
        ask = next_ask(game, asks, bots, hesitant)
        choice = ask.options[0] if ask.who == CLOCK else bots[ask.who](game.knowledge(ask.who), ask, luck)
        if choice is None:
            hesitant.add(ask.who)
        else:
            game.play(ask.who, choice)
            hesitant.clear()
    yield game


def last_turns(number: int) -> Iterator[turns.Puzzle]:
    """The puzzle that a game of Occulto ends with, if it does."""
    for game in played(OCCULTO, dict(turns.OPTIONS), 5, HEALERS, f"puzzle {number}"):
        assert isinstance(game, Occulto)
        if game.outcome is not None or not is_last_action(game):
            continue
        found = counted(game)
        sure = [each for each in found if each.won == each.ways]
        if sure and worth_it(found, sure):
            yield puzzle(game, found, sure, number)
        return


def worth_it(found: list[Counted], sure: list[Counted]) -> bool:
    """Whether there is something to find: not just the one card with enough potions, nor what most turns do."""
    near = [each for each in found if each not in sure and (each.won or card_of(each) == card_of(sure[0]))]
    return len(sure) * 4 <= len(found) and len([each for each in near if each.choice.startswith("play")]) > 0


def puzzle(game: Occulto, found: list[Counted], sure: list[Counted], number: int) -> turns.Puzzle:
    """A right choice and those that come nearest, of as many cards as there are, in an order that tells nothing."""
    right = sure[0]
    others = sorted((each for each in found if each not in sure), key=likely)
    same = [each for each in others if card_of(each) == card_of(right)]
    offered = [right, *same[:2]]
    for most in (1, 2, OFFERED):
        for each in others:
            alike = [other for other in offered if card_of(other) == card_of(each)]
            if len(offered) < OFFERED and each not in offered and len(alike) < most:
                offered.append(each)
    Stream(seed_of(f"puzzle {number} order")).shuffle(offered)
    return turns.Puzzle(OCCULTO.write(game), tuple(offered), offered.index(right), len(sure), len(found))


def likely(counted: Counted) -> tuple[float, int]:
    """Those that win most often first; then what does something before what does nothing."""
    return -counted.won / counted.ways, ("play", "discard", "pass").index(counted.choice.split()[0])


def card_of(counted: Counted) -> str:
    """What a choice plays or discards."""
    return " ".join(counted.choice.split()[:2])


def rooms(number: int) -> Iterator[doors.Puzzle]:
    """The rooms of a game of Obscurio whose door a person can find."""
    *_, game = played(OBSCURIO, {}, WIZARDS, (OBSCURIO.best_bot,) * WIZARDS, f"puzzle {number}")
    assert isinstance(game, Obscurio)
    found = [room for room in doors.rooms_of(game) if doors.clear(room)]
    yield from found[:1]


FINDERS = {"occulto": last_turns, "obscurio": rooms}


def main() -> None:
    """Add puzzles until there are enough."""
    name, wanted = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    path = Path(sys.argv[4]) if len(sys.argv) > 4 else SOURCE / name / "puzzles.jsonl"
    have = len(path.read_bytes().splitlines()) if path.exists() else 0
    number = first
    while have < wanted:
        for found in FINDERS[name](number):
            with path.open("ab") as out:
                out.write(msgspec.json.encode(found) + b"\n")
            have += 1
            print(f"game {number}: puzzle {have}", flush=True)
        number += 1


if __name__ == "__main__":
    main()

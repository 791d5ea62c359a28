"""How Obscurio's bots fare: wins by players and difficulty, and how often loyal Wizards find the door.

    python scripts/obscurio_balance.py --games 200 --bots steady

Bots take no time, so the hourglass is turned by chance: in each room none, one or two spaces are used up, with chances
of 50, 35 and 15 in a hundred. `--clue random` lets the Grimoire place its Butterflies at random, as a base line.
"""

import argparse
import sys
from collections.abc import Sequence

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.lab.simulate import wilson
from noctuary.obscurio import SPEC as HOUSE
from noctuary.obscurio import spec_for
from noctuary.obscurio.decks import stand_in
from noctuary.obscurio.redeal import knowledge_of
from noctuary.obscurio.table import Obscurio

SPEC = spec_for(stand_in()) if "--stand-in" in sys.argv else HOUSE
LEVELS = ("beginner", "experienced", "expert")


class Count:
    """What is counted in one cell."""

    def __init__(self) -> None:
        self.games = self.wins = self.turns = self.found = self.rooms = 0
        self.right = self.stood = self.accused = self.exposed = self.decoys = self.fooled = 0

    def add(self, g: Obscurio) -> None:
        """A finished game."""
        outcome = g.result()
        assert outcome is not None
        self.games += 1
        self.wins += outcome.side == "wizards"
        self.turns += g.turn
        self.accused += bool(g.rounds)
        self.exposed += g.exposed()
        for room, picks in zip(g.rooms, g.past_picks, strict=True):
            _, _, _, doors, exit_door, chips, _, active, _ = room
            stood = [(seat, door) for seat, door in zip(g.chip_seat, chips, strict=True) if seat in active]
            self.rooms += 1
            self.found += exit_door in [door for _, door in stood]
            loyal = [door for seat, door in stood if seat != g.traitor]
            self.stood += len(loyal)
            self.right += loyal.count(exit_door)
            self.decoys += len(picks)
            self.fooled += sum(door > 0 and doors[door - 1] in picks for door in loyal)


def play_out(g: Obscurio, bot: str, clue: str, luck: Stream) -> None:
    """One game, the hourglass turned by chance."""
    g.loud = False
    turns_left = 0
    while asks := g.asks():
        if g.phase == "traitor" or g.phase == "read":
            turns_left = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2)[luck.below(20)]
        clock = asks[-1] if asks[-1].who == CLOCK else None
        if turns_left and clock is not None and g.phase in ("open", "watch", "locked"):
            turns_left -= 1
            if g.space + 1 < len(g.track):
                g.play(CLOCK, clock.options[0])
                continue
        ask = next((each for each in asks if each.who != CLOCK and g.expects(each)), None)
        if ask is None:
            assert clock is not None
            g.play(CLOCK, clock.options[0])
            continue
        name = "random" if ask.kind == "clue" and clue == "random" else bot
        g.play(ask.who, SPEC.bots[name](knowledge_of(g, ask.who, False), ask, luck))


def cell(seats: int, level: str, games: int, bot: str, clue: str) -> Count:
    """Games with so many players at this level."""
    count = Count()
    for number in range(games):
        seed = f"balance/{seats}/{level}/{number}"
        g = SPEC.new(SPEC.options(difficulty=level), seats, Chance(seed_of(seed)))
        assert isinstance(g, Obscurio)
        play_out(g, bot, clue, Stream(seed_of(seed + "/luck")))
        count.add(g)
    return count


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{part / max(1, whole):.3f} [{low:.3f}, {high:.3f}]"


def main(words: Sequence[str] | None = None) -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default=SPEC.best_bot, choices=sorted(SPEC.bots))
    parser.add_argument("--stand-in", action="store_true", help="with the made-up deck of the tests")
    parser.add_argument("--clue", default="own", choices=("own", "random"))
    parser.add_argument("--players", default="2,3,4,5,6,7,8")
    parser.add_argument("--levels", default=",".join(LEVELS))
    chosen = parser.parse_args(words)
    print("| players | level | games | wins of the Wizards | loyal accuracy | found | turns | accusation | exposed |")
    print("|---|---|---|---|---|---|---|---|---|")
    for seats in map(int, chosen.players.split(",")):
        for level in chosen.levels.split(","):
            count = cell(seats, level, chosen.games, chosen.bots, chosen.clue)
            print(
                f"| {seats} | {level} | {count.games} | {share(count.wins, count.games)} | "
                f"{share(count.right, count.stood)} | {count.found / count.rooms:.3f} | "
                f"{count.turns / count.games:.1f} | {count.accused / count.games:.2f} | "
                f"{count.exposed / max(1, count.accused):.2f} |",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())

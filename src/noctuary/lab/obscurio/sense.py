"""Do Obscurio's bots make sense to people? What they point at, whether they keep their word, how well they read.

    noctuary lab obscurio sense --games 200 --players 5 --level experienced

Plays with the house's own pictures and counts: Butterflies on background (sky, wall, ground), on what a sheet hides;
clues of two that the book's own listener likes less than one of them; loyal chips at the Exit, with decoys and without;
votes for somebody else than the one named, with and without a word of others in between; wins of the Wizards.
"""

from collections import Counter
from collections.abc import Sequence

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.lab import studies
from noctuary.lab.simulate import next_ask, wilson
from noctuary.obscurio import spec_for
from noctuary.obscurio.bot.common import clue_in
from noctuary.obscurio.bot.grimoire import table_of
from noctuary.obscurio.bot.resemblance import BOOK, pointed_at
from noctuary.obscurio.bot.sight import made_out
from noctuary.obscurio.bot.suspicion import own_word
from noctuary.obscurio.knowledge import Knowledge, knowledge_of
from noctuary.obscurio.pieces.clue import butterflies_of
from noctuary.obscurio.pieces.decks import drawn
from noctuary.obscurio.state import Obscurio

TRIALS = (("--games", "1", "--players", "4"),)


class Tally:
    """Counts of what happened, and of how often it could have."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        self.of: Counter[str] = Counter()

    def count(self, name: str, happened: bool, times: int = 1) -> None:
        self.of[name] += times
        self.hits[name] += times * happened

    def show(self) -> None:
        """Every share with its interval."""
        print("| what | share | 95 % | of |")
        print("|---|---|---|---|")
        for name, whole in self.of.items():
            low, high = wilson(self.hits[name], whole)
            print(f"| {name} | {self.hits[name] / whole:.3f} | {low:.3f} … {high:.3f} | {whole} |")


def watch(tally: Tally, g: Obscurio, ask: Ask, known: Knowledge, choice: Choice) -> None:
    """Look at an answer before it is carried out."""
    if ask.kind == "clue":
        watch_clue(tally, g, known, choice)
    elif ask.kind == "accuse" and choice.kind == "vote":
        said, since = own_word(known)
        if said >= 0:
            against = choice.args[0] != said
            tally.count(
                "votes against one's word, others spoke since" if since else "votes against one's word", against
            )
    elif ask.kind == "talk" and choice.kind == "suggest":
        tally.count("suggestions that name a thing", len(choice.args) > 3)
        tally.count("colour reasons under red", "colour" in choice.args and "dusk_hallway" in known.view.traps)


def watch_clue(tally: Tally, g: Obscurio, known: Knowledge, choice: Choice) -> None:
    """A clue as it is written."""
    clue = clue_in(known, BOOK)
    table = table_of(known, clue)
    pair = butterflies_of(choice)
    traps = known.view.traps
    tally.count("clues of two", len(pair) == 2)
    for butterfly in pair:
        thing = pointed_at(clue.pages[butterfly[0]], butterfly)
        if thing is not None:
            tally.count("Butterflies on background", thing.background)
            mist = g.mist[butterfly[0]] if g.mist else None
            if g.mist or "dusk_hallway" in traps:
                seen = made_out(clue.pages[butterfly[0]], thing, "dusk_hallway" in traps, mist)
                tally.count("Butterflies on what a sheet hides", not seen)
    if len(pair) == 2 and "united_butterflies" not in traps and "bottom_butterfly" not in traps:
        fits = [fit for each in pair if (fit := clue.reading.fit(clue.pages, each)) is not None]
        alone = max(table.worth([fit]) for fit in fits)
        tally.count("clues of two that one of them would beat", table.worth(fits) < alone)


def play(g: Obscurio, bots: Sequence[str], luck: Stream, tally: Tally) -> None:
    """One game, watched."""
    g.loud = False
    players = [SPEC.bots[name] for name in bots]
    hesitant: set[int] = set()
    while asks := g.asks():
        ask = next_ask(g, asks, players, hesitant)
        choice: Choice | None = ask.options[0]
        if ask.who != CLOCK and (len(ask.options) > 1 or ask.kind == "talk"):
            known = knowledge_of(g, ask.who, False)
            choice = players[ask.who](known, ask, luck)
            if choice is not None:
                watch(tally, g, ask, known, choice)
        if choice is None:
            hesitant.add(ask.who)
        else:
            hesitant.clear()
            g.carry_out(ask, choice)


def rooms(tally: Tally, g: Obscurio) -> None:
    """How the loyal Wizards read."""
    for room, picks in zip(g.rooms, g.past_picks, strict=True):
        for seat, door in zip(g.chip_seat, room[5], strict=True):
            if seat in room[7] and seat != g.traitor:
                tally.count("loyal chips at the Exit", door == room[4])
                tally.count("… with decoys" if picks else "… without decoys", door == room[4])


SPEC = spec_for(drawn())


def main(arguments: Sequence[str]) -> None:
    """Play and count."""
    parser = studies.parser("obscurio sense", __doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--level", default="experienced")
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--seed", default="sense")
    words = parser.parse_args(arguments)
    tally = Tally()
    for number in range(words.games):
        seed = f"{words.seed}/{words.players}/{words.level}/{number}"
        options = SPEC.options.make({"difficulty": words.level})
        g = SPEC.new(options, words.players, Chance(seed_of(seed)))
        assert isinstance(g, Obscurio)
        play(g, [words.bots] * words.players, Stream(seed_of(f"{seed}/luck")), tally)
        rooms(tally, g)
        outcome = g.result()
        tally.count("wins of the Wizards", outcome is not None and outcome.side == "wizards")
    tally.show()

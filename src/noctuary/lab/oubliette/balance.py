"""How often the careful bot wins.

    noctuary lab oubliette balance [preset …] [--deals 20000] [--first 0] [--knowledge]

By default the bot is shown the game by `features_of_game`, which copies what knowledge says and nothing more (a test
holds the two equal) and spares the time of writing knowledge down; `--knowledge` goes the long way.
"""

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab import studies
from noctuary.lab.simulate import wilson
from noctuary.oubliette.bot import careful
from noctuary.oubliette.bot.playout import play_out
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new

TRIALS = (("merciful", "--deals", "2"),)


def play(options: Options, deal: int) -> str:
    """How a deal ends."""
    return play_out(new(options, 1, Chance(seed_of(f"oubliette/{deal}")))).reason


def play_knowing(options: Options, deal: int) -> str:
    """The same, from knowledge."""
    g = new(options, 1, Chance(seed_of(f"oubliette/{deal}")))
    luck = Stream(seed_of(f"luck/{deal}"))
    while g.asks():
        g.play(0, careful(g.knowledge(0), g.asks()[0], luck))
    outcome = g.result()
    assert outcome is not None
    return outcome.reason


def main(arguments: Sequence[str]) -> None:
    """Measure the named presets, or all."""
    parser = studies.parser("oubliette balance", __doc__)
    parser.add_argument("presets", nargs="*", default=list(Options.presets))
    parser.add_argument("--deals", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--knowledge", action="store_true")
    given = parser.parse_args(arguments)
    one = play_knowing if given.knowledge else play
    for preset in given.presets:
        options = Options.make({"preset": preset})
        begun = perf_counter()
        ends = Counter(one(options, deal) for deal in range(given.first, given.first + given.deals))
        took = perf_counter() - begun
        wins = ends["escaped"]
        low, high = wilson(wins, given.deals)
        print(
            f"{preset}: {100 * wins / given.deals:.2f} % [{100 * low:.2f}, {100 * high:.2f}] of {given.deals},"
            f" {took:.0f} s, {1000 * took / given.deals:.2f} ms a game; "
            + ", ".join(f"{reason} {100 * n / given.deals:.1f} %" for reason, n in ends.most_common(7)),
            flush=True,
        )

"""Does the Traitor bot give itself away by more than its doors? A classifier that sees only what all can see.

    noctuary lab obscurio leak --games 600

For every Wizard of a game, up to the first accusation or the end: what the doors say (the weighing of `suspicion`,
rooms alone at a door, at a wrong door, at a door that few would believe in, locked doors let pass), and what the
manner says: words said, words with a reason, chips moved again, how early one stood and agreed, how often one kept
the others waiting, alone or not, how many answers one gave. Classifiers (a choice among the Wizards of a game,
weights fitted by likelihood) learn from each half of the games and are tried on the other: by the doors alone, by the
doors and who was late, by doors and manner. What they gain over the doors is what the manner betrays. `--no-stall`
takes the Traitor's one tactic of time away (plain Python only). In the dark nothing is public, so nothing of it is
used; that its bytes, numbers and beats are alike is shown by tests.
"""

from collections.abc import Sequence
from math import log, sqrt

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab import studies
from noctuary.lab.fit import Case, chances, climb, hits, likelihood
from noctuary.lab.obscurio.balance import decide
from noctuary.lab.simulate import next_ask, wilson
from noctuary.obscurio import spec_for
from noctuary.obscurio.bot import traitor
from noctuary.obscurio.bot.suspicion import SHARPNESS, Weighing, shares_in, suspicion
from noctuary.obscurio.knowledge import Room, knowledge_of
from noctuary.obscurio.pieces.decks import stand_in
from noctuary.obscurio.rules.talk import KINDS
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.view import ids

TRIALS = (("--games", "2"),)
SPEC = spec_for(stand_in())
DOORS = ("suspicion", "alone", "wrong", "unlikely", "refused")
MANNER = ("late", "alone late", "words", "reasons", "moves", "stood", "agreed", "answers")
UNLIKELY = 0.3
"""A door that few would believe in."""


def room_of(g: Obscurio) -> Room:
    """The room just resolved."""
    traps, pages, clue, doors, exit_door, chips, space, active, lines, late = g.rooms[-1]
    return Room(ids(traps), ids(pages), clue, ids(doors), exit_door, chips, space, active, lines, late)


class Manner:
    """What is seen of each Wizard's manner."""

    def __init__(self, g: Obscurio) -> None:
        self.of = {seat: dict.fromkeys((*DOORS, *MANNER), 0.0) for seat in g.wizards}

    def see(self, g: Obscurio, seat: int, kind: str, text: str, moved: bool) -> None:
        """A public choice, before it is carried out."""
        seen = self.of[seat]
        if kind in ("take", "refuse"):
            seen["refused"] += kind == "refuse"
            return
        seen["answers"] += 1
        if kind in KINDS:
            seen["words"] += 1
            seen["reasons"] += text.count(" ") > 1
        if kind == "place":
            seen["moves"] += moved
            seen["stood"] += 0 if moved else sum(chip > 0 for chip in g.chips)
        if kind == "confirm":
            seen["agreed"] += bin(g.stage().done(g)).count("1")

    def close(self, g: Obscurio) -> None:
        """A room is over."""
        room = room_of(g)
        likely = shares_in(g.pictures.hash, room, SHARPNESS)
        for (seat, seen), door in zip(self.of.items(), room.chips, strict=True):
            seen["late"] += room.late >> seat & 1
            seen["alone late"] += room.late == 1 << seat
            seen["alone"] += room.chips.count(door) == 1
            seen["wrong"] += door != room.exit_door
            seen["unlikely"] += door > 0 and likely[door - 1] < UNLIKELY


def watch(g: Obscurio, luck: Stream) -> Case:
    """A game up to its first accusation: for each Wizard what can be said of them, and who it was."""
    g.loud = False
    bots = [SPEC.bots["steady"]] * g.seats
    manner = Manner(g)
    hesitant: set[int] = set()
    rooms = 0
    while (asks := g.asks()) and g.phase != "accuse":
        ask = next_ask(g, asks, bots, hesitant)
        choice = decide(g, ask, bots, luck)
        if choice is None:
            hesitant.add(ask.who)
            continue
        hesitant.clear()
        if ask.who in manner.of and g.phase != "night":
            moved = choice.kind == "place" and g.chips[g.chip_seat.index(ask.who)] > 0
            manner.see(g, ask.who, choice.kind, choice.text, moved)
        g.carry_out(ask, choice)
        if len(g.rooms) > rooms:
            rooms = len(g.rooms)
            manner.close(g)
    doors = suspicion(knowledge_of(g, None, False), Weighing(stalled=0.0))
    rows = [
        (doors[seat], *(manner.of[seat][name] / sqrt(max(1, rooms)) for name in (*DOORS[1:], *MANNER)))
        for seat in g.wizards
    ]  # fmt: skip
    return rows, g.wizards.index(g.traitor)


def report(title: str, cases: list[Case], before: list[float]) -> list[float]:
    """Learn and try; print what it found and what it gains over another; that one's logarithms, or these if none."""
    halves = cases[::2], cases[1::2]
    right, logs = 0, [0.0] * len(cases)
    for side, learned, tried in ((1, *halves), (0, *halves[::-1])):
        start = [0.0] * len(cases[0][0][0])
        weights = climb(lambda w, learned=learned: likelihood(learned, w), start, 0.5)  # type: ignore[misc]
        right += hits(tried, weights)
        logs[side::2] = [log(max(1e-12, chances(rows, weights)[which])) for rows, which in tried]
        names = zip((*DOORS, *MANNER), weights, strict=False)
        print("  weights:", ", ".join(f"{name} {weight:.2f}" for name, weight in names))
    low, high = wilson(right, len(cases))
    print(
        f"{title}: right {right / len(cases):.3f} [{low:.3f}, {high:.3f}], log likelihood {mean_of(logs):.3f}", end=""
    )
    if before:
        gains = [now - then for now, then in zip(logs, before, strict=True)]
        middle = mean_of(gains)
        half = 1.96 * sqrt(sum((gain - middle) ** 2 for gain in gains)) / len(gains)
        print(f", gains {middle:+.3f} ± {half:.3f}", end="")
    print(flush=True)
    return before or logs


def mean_of(numbers: Sequence[float]) -> float:
    """Their mean."""
    return sum(numbers) / max(1, len(numbers))


def main(arguments: Sequence[str]) -> None:
    """Play, train, try."""
    parser = studies.parser("obscurio leak", __doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--no-stall", action="store_true")
    words = parser.parse_args(arguments)
    if words.no_stall:
        traitor.STALL = 0.0  # type: ignore[misc]
    cases: list[Case] = []
    for number in range(words.games):
        g = SPEC.new(SPEC.options(difficulty="experienced"), words.players, Chance(seed_of(f"leak/{number}")))
        assert isinstance(g, Obscurio)
        cases.append(watch(g, Stream(seed_of(f"leak/{number}/luck"))))
    print(f"{len(cases)} games, {words.players - 1} Wizards each; each half is tried with what the other taught")
    plain: list[float] = []
    for title, count in (("doors", 5), ("doors, late", 7), ("doors, manner", len(DOORS) + len(MANNER))):
        plain = report(title, [([row[:count] for row in rows], which) for rows, which in cases], plain)

"""Two worlds over whole random games of Obscurio: at every step, for every kind of onlooker, another world.

`search(seeds)` plays one game a seed and raises `Broken` at the first world that can be told apart. It counts who
looked, in which phase and under which trap, and how often each secret came out otherwise; `missing` and `constant` say
what a search has not shown. The suite runs a few games; `make worlds` thousands.
"""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Seat
from noctuary.core.game import Game
from noctuary.core.spec import ask_data
from noctuary.obscurio.fields import PUBLIC
from noctuary.obscurio.knowledge import Knowledge, knowledge_of, public_state
from noctuary.obscurio.pieces.traps import PURPLE, TRAPS
from noctuary.obscurio.state import Obscurio
from noctuary.testing.conformance import NONSENSE, Broken, Trial, encode, journal_of, refused, times
from noctuary.testing.obscurio import SPEC

FAR = 8
"""One world in so many is played on for six choices, the others for one."""
OFTEN = 60
"""A secret that was dealt anew so often must have come out otherwise."""

KINDS = ("grimoire", "loyal", "hidden traitor", "exposed traitor", "spectator", "wizard")
PHASES = ("riddle", "read", "night", "open", "last_call", "watch", "count", "locked", "locked_watch", "resolve",
          "accuse", "accused", "end")  # fmt: skip

SETS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (5, {"difficulty": "expert"}),
    (4, {"time_track": (2, 4), "tokens": 11}),
    (6, {"difficulty": "experienced", "time_track": (3,)}),
    (3, {"time_track": (1, 3)}),
    (4, {"tokens": 30, "time_track": (1,)}),
    (7, {"difficulty": "expert", "step3": "constant"}),
    (2, {}),
    (5, {"tokens": 7, "vote_revealed": True, "strict_placement": True}),
    (8, {"difficulty": "expert", "evanescent_track": (3,), "relaxed": True}),
]
"""Players and options, by turns."""


def kind_of(g: Obscurio, seat: Seat | None) -> str:
    """The five kinds of onlookers; with two or three players nobody is loyal or false."""
    if seat is None:
        return "spectator"
    if seat == g.grimoire:
        return "grimoire"
    if not g.haunted():
        return "wizard"
    if seat != g.traitor:
        return "loyal"
    return "exposed traitor" if g.exposed() else "hidden traitor"


def public_facts(g: Obscurio) -> list[Any]:
    """What the public state is written from."""
    facts = [getattr(g, name) for name in PUBLIC]
    outcome = g.outcome
    ended = None if outcome is None else (outcome.reason, outcome.rule, outcome.winners, outcome.side)
    return [*facts, notation.write_value(g.stack), ended]


def asked(g: Obscurio, seat: Seat | None) -> bytes:
    """What is sent to a seat beside its view: its asks, and the time they have."""
    return encode([[ask_data(ask) for ask in g.asks() if ask.who == seat], times(g)])


class Worlds(Trial):
    """A random game in which only worlds are compared, and counted by who looks and what lies there."""

    counts: Counter[str]
    last: dict[Seat | None, tuple[bytes, bytes]]
    """What each seat was sent and knew when a world was last dealt for it."""

    def look(self) -> None:
        """Another world for every kind of onlooker; of the loyal Wizards, who are alike, for one at a time by turns."""
        g = self.game
        assert isinstance(g, Obscurio)
        state = public_state(g)
        public = public_facts(g)
        loyal = [seat for seat in g.wizards if seat != g.traitor]
        seats = [seat for seat in self.seats if seat not in loyal]
        for seat in [*seats, loyal[len(self.earlier) % len(loyal)]]:
            known = msgspec.structs.replace(knowledge_of(g, seat, False), state=state)
            self.compare(g, known, public, seat)

    def look_back(self) -> None:
        """Nothing is kept."""

    def compare(self, g: Obscurio, known: Knowledge, public: list[Any], seat: Seat | None) -> None:
        """Two worlds as for every game, but each fact of this one is worked out once.

        A seat that is sent and knows, to the byte, what it was sent and knew when its last world was dealt is not dealt
        the same again: nothing it has to go by has changed. The view is part of what is known. The public state is
        compared fact by fact: the same facts are the same text.
        """
        text = encode(known)
        told = (text, asked(g, seat))
        if self.last.get(seat) == told:
            self.counts["unchanged"] += 1
            return
        self.last[seat] = told
        there = self.deal(text, seat)
        assert isinstance(there, Obscurio)
        self.note(g, there, seat)
        other = msgspec.structs.replace(knowledge_of(there, seat, False), state=known.state)
        self.equal(text, encode(other), seat, "in what it sees and can know")
        if public != public_facts(there):
            self.equal(known.state.encode(), public_state(there).encode(), seat, "in what everybody knows")
            raise Broken("two worlds", f"seat {seat} can tell by a public fact (seed {self.seed})")
        self.equal(told[1], asked(there, seat), seat, "by what it is asked")
        if seat is not None:
            for attempt, n in self.tries(seat):
                if refused(g, seat, attempt, n) != refused(there, seat, attempt, n):
                    raise Broken("two worlds", f"seat {seat} is refused {attempt[:40]!r} in different words")
        here = g.copy()
        for _ in range(1 if self.luck.below(FAR) else 6):
            if not self.step(here, there, seat):
                return

    def deal(self, known: bytes, seat: Seat | None) -> Game:
        """Another world, made from the bytes of what a seat knows and nothing else."""
        try:
            there = SPEC.from_knowledge(
                msgspec.json.decode(known, type=SPEC.knowledge), Chance(seed_of(f"other world/{self.luck.word()}"))
            )
        except Exception as wrong:
            raise Broken("redeal", f"what seat {seat} knows cannot be dealt: {wrong!r}") from wrong
        self.conserved(there)
        return there

    def tries(self, seat: Seat) -> list[tuple[str, int]]:
        """What is refused to this seat in both worlds in the same words, or to be found in both."""
        asks = self.game.asks()
        texts = dict.fromkeys([*NONSENSE, *self.earlier[-3:], *(ask.options[0].text for ask in asks)])
        stale = [(ask.options[0].text, ask.n + by) for ask in asks if ask.who == seat for by in (-1, 1, 1000)]
        return [*((text, 0) for text in texts), *stale]

    def note(self, g: Obscurio, there: Game, seat: Seat | None) -> None:
        """Count this world: who looks, when, under which traps, and which secrets came out otherwise."""
        kind = kind_of(g, seat)
        counts = self.counts
        counts["worlds"] += 1
        counts[f"phase {g.phase}"] += 1
        counts[f"players {g.seats}"] += 1
        counts[f"kind {kind}"] += 1
        if g.watcher:
            counts[f"trap watcher, {kind}"] += 1
        for trap in g.traps:
            counts[f"trap {trap.id}, {kind}"] += 1
        secrets = there.secrets(seat)
        for name, value in g.secrets(seat).items():
            counts[f"secret {name}, {kind}, {g.phase}"] += 1
            counts[f"varied {name}, {kind}, {g.phase}"] += value != secrets[name]


def search(seeds: Iterable[int]) -> Counter[str]:
    """Random games, each with the next set of options; raises at the first world that can be told apart."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        seats, options = SETS[seed % len(SETS)]
        trial = Worlds(partial(journal_of, SPEC, seats=seats, **options), seed, 1, 6, {})
        trial.counts, trial.last = counts, {}
        if seed % 3 == 0:
            watched(trial.game)
        trial.run(20_000)
        counts["games"] += 1
        counts["steps"] += len(trial.earlier) + 1
    return counts


def watched(g: Game) -> None:
    """Let a game begin on the last space, under the Watcher: at random few games get so far."""
    assert isinstance(g, Obscurio)
    g.progress = 6
    g.watcher = True


def missing(counts: Counter[str]) -> list[str]:
    """What no world was dealt for: a number of players, a phase, or a trap before a kind of onlooker."""
    wanted = [f"players {seats}" for seats in range(2, 9)] + [f"phase {phase}" for phase in PHASES]
    for kind in KINDS:
        wanted += [
            f"trap {trap.id}, {kind}" for trap in TRAPS if not (kind == "wizard" and trap.colour == PURPLE)
        ]  # B-84: no purple traps without a Traitor.
        wanted.append(f"trap watcher, {kind}")
    return [name for name in wanted if not counts[name]]


def constant(counts: Counter[str]) -> list[str]:
    """Secrets that came out the same in every world, often as they were dealt: whoever looks knows them."""
    return sorted(
        name
        for name, times in counts.items()
        if name.startswith("secret ") and times >= OFTEN and not counts[name.replace("secret", "varied", 1)]
    )

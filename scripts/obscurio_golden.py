"""Find finished games of Obscurio that together show everything, and store their records.

    python scripts/obscurio_golden.py [FOLDER]

Bots play, with slips, talk and a moody clock, until each of `WANTED` has come about: every trap, every ending, every
number of players, accusations with a tie, a repeat, a fatal end, and the rarer turns. Games are kept only if they show
something new. `digests.json` beside the records holds the digest of each final position and what the game shows. Run it
again when the version of the rules or the deck changes, never to make a failing test pass.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.record import Journal
from noctuary.obscurio import spec_for
from noctuary.obscurio.knowledge import knowledge_of
from noctuary.obscurio.pieces.decks import stand_in
from noctuary.obscurio.pieces.traps import TRAPS
from noctuary.obscurio.state import NOBODY, Obscurio
from noctuary.testing import digest, journal_of

SPEC = spec_for(stand_in())
FOLDER = Path(__file__).resolve().parents[1] / "tests" / "obscurio" / "golden"
GAMES = 60
"""How many are tried with each set of options."""

SETS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(2, 9)),
    (4, {"tokens": 30}),
    (3, {"tokens": 30, "time_track": (0, 4)}),
    (5, {"tokens": 6, "time_track": (2, 3)}),
    (5, {"strict_placement": True}),
    (4, {"victory_timing": "immediate", "tokens": 30}),
    (6, {"relaxed": True, "relaxed_extra": 2, "must_vote": True, "tokens": 9}),
    (4, {"trap_bag": ("locked_doors", "concealed_door", "no_effect"), "tokens": 30}),
]

WANTED = {
    *(trap.id for trap in TRAPS),
    *(f"{seats} players" for seats in range(2, 9)),
    "escaped", "cohesion_lost", "lost_in_library", "tie", "repeat", "fatal accusation", "exposed", "watcher",
    "locked under the watcher", "time out", "broken last call", "refilled", "strict placement", "immediate escape",
    "relaxed", "must vote", "talk", "companion",
}  # fmt: skip


def answer(g: Obscurio, ask: Ask, luck: Stream) -> Choice:
    """Mostly what a bot does."""
    bot = SPEC.bots["random" if luck.below(8) == 0 or not g.expects(ask) else "steady"]
    return bot(knowledge_of(g, ask.who, False), ask, luck) or ask.options[-1]


def play(seed: int, seats: int, options: dict[str, Any]) -> tuple[Journal, set[str]]:
    """A game to its end, and what it shows."""
    journal = journal_of(SPEC, seed, seats=seats, **options)
    luck = Stream(seed_of(f"golden/{seats}/{seed}"))
    shows = {f"{seats} players"}
    while asks := journal.game.asks():
        g = journal.game
        assert isinstance(g, Obscurio)
        expected = [ask for ask in asks if ask.who != CLOCK and g.expects(ask)]
        if not expected or luck.below(14) == 0:
            ask = asks[luck.below(len(asks))] if luck.below(3) == 0 else asks[-1]
        else:
            ask = expected[0]
        before = g.phase
        choice = ask.options[0] if ask.who == CLOCK else answer(g, ask, luck)
        told = journal.play(ask.who, choice, ask.n)
        shows |= shown(g, before, choice, {event.id for event in told})
    g = journal.game
    assert isinstance(g, Obscurio)
    return journal, shows | over(g)


def shown(g: Obscurio, before: str, choice: Choice, told: set[str]) -> set[str]:
    """What one choice shows."""
    found = {trap.id for trap in g.traps}
    notes = {
        "watcher": before == "watch",
        "locked under the watcher": before == "locked_watch",
        "time out": "obscurio-time-out" in told,
        "broken last call": before == "last_call" and g.phase == "open",
        "refilled": "obscurio-refilled" in told,
        "talk": "obscurio-said" in told,
        "companion": choice.kind == "companion",
        "strict placement": choice.kind == "close",
        "fatal accusation": before == "accused" and g.phase == "end",
    }
    return found | {note for note, seen in notes.items() if seen}


def over(g: Obscurio) -> set[str]:
    """What a finished game shows."""
    outcome = g.result()
    assert outcome is not None
    found = {outcome.reason}
    for votes in g.rounds:
        tally = sorted((votes.count(seat) for seat in set(votes) - {NOBODY}), reverse=True)
        if len(tally) > 1 and tally[0] == tally[1]:
            found.add("tie")
    notes = {
        "repeat": len(g.rounds) > 1,
        "exposed": g.exposed(),
        "immediate escape": outcome.reason == "escaped" and g.options.victory_timing == "immediate",
        "relaxed": g.options.relaxed,
        "must vote": g.options.must_vote and bool(g.rounds),
    }
    return found | {note for note, seen in notes.items() if seen}


def main() -> int:
    """Store a small set of games that shows all that is wanted."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    missing = set(WANTED)
    index: dict[str, Any] = {}
    for seats, options in SETS:
        games = [play(seed, seats, options) for seed in range(GAMES)]
        while missing:
            journal, shows = max(games, key=lambda game: (len(game[1] & missing), -len(game[0].lines)))
            if not shows & missing:
                break
            name = f"{seats}p_{len(index):02}"
            (folder / f"{name}.jsonl").write_text(journal.text(), "utf-8")
            index[name] = {"digest": digest(SPEC, journal.game), "shows": sorted(shows & WANTED)}
            missing -= shows
    (folder / "digests.json").write_bytes(msgspec.json.format(msgspec.json.encode(index), indent=1) + b"\n")
    print(f"{len(index)} games; missing: {', '.join(sorted(missing)) or 'nothing'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

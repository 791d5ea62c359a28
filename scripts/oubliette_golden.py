"""Find a finished game of Oubliette for every way it can end, and store its record.

    python scripts/oubliette_golden.py [FOLDER]

Random games are played, with options under which the ending is not too rare, until each reason has come about; of
those found the shortest is kept that is not over before it began. `digests.json` beside the records holds the digest of
each final position. Run it again when the version of the rules is raised, never to make a failing test pass.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from noctuary.core.chance import Stream, seed_of
from noctuary.core.record import Journal
from noctuary.oubliette import SPEC
from noctuary.testing import digest, journal_of

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "oubliette" / "golden"
GAMES = 800
"""How many are tried for each reason."""

SHORTEST = 12
"""Fewer lines than that show too little of the game."""

MERCILESS: dict[str, Any] = {"preset": "merciless", "equip_cost": "free"}
REASONS: dict[str, dict[str, Any]] = {
    "escaped": {"preset": "free_hand"},
    "beaten_in_first_room": {},
    "beaten_at_portcullis": {},
    "beaten_at_chasm": {"preset": "merciful"},
    "beaten_without_path": MERCILESS,
    "trap_in_first_room": {},
    "trap_at_portcullis": {},
    "trap_at_chasm": {"action_model": "every1", "trap_failure": "as_combat"},
    "trap_without_path": MERCILESS,
    "portcullis_ahead": {},
    "obstacle_in_first_room": MERCILESS,
    "obstacle_at_portcullis": MERCILESS,
    "deck_empty": {},
    "inventory_empty": {"jokers": 3},
    "turn_limit": {"turn_limit": 12},
}


def random_game(seed: int, options: dict[str, Any]) -> Journal:
    """A game of random choices, to the end."""
    journal = journal_of(SPEC, seed, **options)
    luck = Stream(seed_of(f"golden/{seed}"))
    while asks := journal.game.asks():
        options_now = asks[0].options
        journal.play(asks[0].who, options_now[luck.below(len(options_now))])
    return journal


def ending(journal: Journal) -> str:
    """Why the game ended."""
    outcome = journal.game.result()
    return outcome.reason if outcome is not None else ""


def find(reason: str) -> Journal:
    """The shortest of the games, but not too short, that end for this reason."""
    found: Journal | None = None
    for seed in range(GAMES):
        journal = random_game(seed, REASONS[reason])
        if ending(journal) == reason and len(journal.lines) >= SHORTEST:
            if found is None or len(journal.lines) < len(found.lines):
                found = journal
    if found is None:
        raise SystemExit(f"no game of {GAMES} ended by {reason}")
    return found


def main(folder: Path) -> None:
    """Store one record for each reason, and their digests."""
    folder.mkdir(parents=True, exist_ok=True)
    digests: dict[str, str] = {}
    for reason in REASONS:
        journal = find(reason)
        (folder / f"{reason}.jsonl").write_text(journal.text(), encoding="utf-8")
        digests[reason] = digest(SPEC, journal.game)
        print(f"{reason}: {len(journal.lines)} lines")
    (folder / "digests.json").write_bytes(msgspec.json.format(msgspec.json.encode(digests), indent=1) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

"""Find finished games that together show everything: each ability, copy, ending, outcome, player count and variant.

    python scripts/occulto_golden.py        writes tests/occulto/golden/*.jsonl and digests.json anew

Random games are looked through by number, and one is kept whenever it shows something new.
"""

import json
from pathlib import Path

from noctuary.core.chance import Stream, seed_of
from noctuary.core.record import Chosen, Journal
from noctuary.occulto import SPEC
from noctuary.occulto.pieces import ABILITIES, BY_ID
from noctuary.occulto.state import Occulto
from noctuary.testing import digest, journal_of

GOLDEN = Path(__file__).resolve().parents[1] / "tests/occulto/golden"
KINDS: list[tuple[str, int, dict[str, object]]] = [
    ("three", 3, {}),
    ("four", 4, {}),
    ("five", 5, {}),
    ("expert", 5, {"expert": True}),
    ("family", 3, {"centre_can_win": False, "reap_requires_centre": True, "memory_aid": "deduction"}),
    ("choosing", 4, {"thief": "choose", "reap_pick": "victim", "ability_optional": True, "discard_visible": False}),
]
GAMES = 3000


def shown(journal: Journal, name: str) -> set[str]:
    """What a finished game shows."""
    g = journal.game
    outcome = g.result()
    assert isinstance(g, Occulto)
    assert outcome is not None
    found = {f"kind {name}", f"ending {name} {g.ending}", f"outcome {outcome.reason}"}
    for line in journal.lines:
        if isinstance(line, Chosen):
            kind, *words = line.choice.split(" ")
            found.add(f"choice {kind}")
            if kind == "play":
                card = BY_ID[words[0]]
                copied = BY_ID.get(words[1]) if len(words) > 1 and card.name == "chameleon" else None
                found.add(f"play {card.name}" if copied is None else f"copy {copied.name}")
    return found


def needed() -> set[str]:
    """What the games must show together."""
    names = [name for name in ABILITIES if name != "shield"]
    found = {f"play {name}" for name in names} | {f"copy {name}" for name in names if name != "chameleon"}
    found |= {f"kind {name}" for name, _, _ in KINDS} | {f"ending {name} deck" for name, _, _ in KINDS}
    found |= {f"ending {name} bench" for name, _, _ in KINDS if name != "expert"}
    found |= {f"outcome {reason}" for reason in ("saved", "tie_break", "shared", "centre")}
    kinds = ("pass", "discard", "play", "lay", "shield", "decline", "ack", "burn", "give", "top", "colour", "take")
    return found | {f"choice {kind}" for kind in kinds}


def random_game(name: str, seats: int, options: dict[str, object], number: int) -> Journal:
    """A game of random choices; discards are rarer in some, and commoner in others, so that both endings come up."""
    journal = journal_of(SPEC, number, seats=seats, **options)
    luck = Stream(seed_of(f"golden/{name}/{number}"))
    shy = number % 3 == 0
    while asks := journal.game.asks():
        ask = asks[luck.below(len(asks))]
        plain = [option for option in ask.options if option.kind in ("pass", "discard")]
        pool = plain if shy and plain and luck.below(2) else ask.options
        journal.play(ask.who, pool[luck.below(len(pool))])
    return journal


def main() -> None:
    """Look, keep, write."""
    missing = needed()
    kept: dict[str, Journal] = {}
    for number in range(GAMES):
        for name, seats, options in KINDS:
            if not missing:
                break
            journal = random_game(name, seats, options, number)
            new = shown(journal, name) & missing
            if new:
                missing -= new
                kept[f"{name}-{number}"] = journal
    if missing:
        raise SystemExit(f"not found: {sorted(missing)}")
    for old in GOLDEN.glob("*.jsonl"):
        old.unlink()
    for title, journal in kept.items():
        (GOLDEN / f"{title}.jsonl").write_text(journal.text())
    digests = {title: digest(SPEC, journal.game) for title, journal in sorted(kept.items())}
    (GOLDEN / "digests.json").write_text(json.dumps(digests, indent=1) + "\n")
    print(f"{len(kept)} games")


if __name__ == "__main__":
    main()

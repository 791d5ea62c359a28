"""What a stored game told its players, step by step, as lines that can be read and compared.

Under each choice stand its events: what everybody hears, who hears it at all, what some hear besides. What every seat
is sent (view, questions, result, time) is kept as one digest a game, in `sent.json`.
"""

from hashlib import sha256
from pathlib import Path

import msgspec

from noctuary.core.events import Event
from noctuary.core.record import Chosen, Journal, load
from noctuary.core.spec import Spec, seen
from noctuary.testing.conformance import times

encode = msgspec.json.Encoder(order="deterministic").encode


def told_again(spec: Spec, record: Path) -> tuple[str, str]:
    """A record's game, played again: its story, and the digest of all that was sent."""
    whole = load(record, lambda _: spec)
    journal = Journal(spec, whole.header)
    sent = sha256(_sent(journal))
    lines = _told(journal.events[-1])
    for line in whole.lines:
        if isinstance(line, Chosen):
            lines += [f"{line.seat} {line.choice}", *_told(journal.play(line.seat, line.choice))]
            sent.update(_sent(journal))
    return "".join(f"{line}\n" for line in lines), sent.hexdigest()[:16]


def _told(events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        words = [f"  {event.id}", encode(event.shared).decode()]
        if event.to is not None:
            words.append(f"to {event.to}")
        words += [f"{event.private_id} {seat}: {encode(args).decode()}" for seat, args in event.private.items()]
        lines.append(" ".join(words))
    return lines


def _sent(journal: Journal) -> bytes:
    game = journal.game
    return encode([[seen(game, seat), times(game)] for seat in (*range(game.seats), None)])


def story_of(record: Path) -> Path:
    """Where a record's story is kept."""
    return record.with_suffix(".story")


def digests_of(record: Path) -> Path:
    """Where the digests of what is sent are kept, for all records of a folder."""
    return record.with_name("sent.json")

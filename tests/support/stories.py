"""What a stored game told its players, step by step, as lines that can be read and compared.

Under each choice stand its events: what everybody hears, who hears it at all, what some hear besides. What every seat
is sent (view, questions, result, time) is kept as one digest a game, in `sent.json`; what every seat knows, must not
know and is asked, to whom something was shown, and the worlds dealt from it all, in `known.json`.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from noctuary.core.chance import Chance, seed_of
from noctuary.core.events import Event
from noctuary.core.playout import expected
from noctuary.core.record import Chosen, Journal, load
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec, seen
from noctuary.testing.conformance import journal_of, times

EVERY = 7
"""Every so many choices it is asked what each seat knows."""

RANDOM_GAMES = 16
"""How many are told of a game for several; of one for one, whose games are short, more."""
UNUSUAL = 0.25
"""How often an option has another value than usual."""
QUICK = 0.9
"""How often whoever is waited for answers; otherwise anybody who may."""
STRETCHES = 8

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


def known_again(spec: Spec, record: Path) -> dict[str, str]:
    """A record's game, played again: digests of what is behind the views, by kind, so that a failure says which."""
    whole = load(record, lambda _: spec)
    journal = Journal(spec, whole.header)
    parts = {name: sha256() for name in ("asked", "shown", "known", "secret", "dealt")}
    chosen = [line for line in whole.lines if isinstance(line, Chosen)]
    for number, line in enumerate(chosen):
        journal.play(line.seat, line.choice)
        game = journal.game
        asks = [(ask.who, ask.n, ask.kind, ask.must, game.expects(ask), game.invites(ask)) for ask in game.asks()]
        parts["asked"].update(repr([asks, [option.text for ask in game.asks() for option in ask.options]]).encode())
        parts["shown"].update(repr(game.revealed).encode())
        if number % EVERY == 0 or number == len(chosen) - 1:
            _know(spec, journal, parts, number)
    return {name: part.hexdigest()[:16] for name, part in parts.items()}


def random_games(spec: Spec) -> range:
    """The numbers of the random games that are told."""
    return range(RANDOM_GAMES if spec.seats[1] > 1 else 3 * RANDOM_GAMES)


def random_game(spec: Spec, number: int) -> Journal:
    """A game played at random, with options that this number draws: some of them unusual, all of them legal."""
    luck = Random(f"{spec.name}/{number}")
    low, high = spec.seats
    seats = low + number % (high - low + 1)
    values: dict[str, Any] = {}
    journal = journal_of(spec, number, seats)
    for about in spec.options.about():
        if about.choices and luck.random() < UNUSUAL:
            more = {**values, about.name: luck.choice(about.choices)}
            with suppress(BadInput):
                journal = journal_of(spec, number, seats, **more)
                values = more
    while asks := journal.game.asks():
        ask = expected(journal.game, asks) if luck.random() < QUICK else luck.choice(asks)
        journal.play(ask.who, luck.choice(ask.options))
    return journal


def random_story(spec: Spec, number: int) -> list[str]:
    """A random game in digests, one for each stretch of it, so that a failure says where: all that was told and asked.

    The stretches are as long as the number of the game's lines needs for at most eight of them.
    """
    played = random_game(spec, number)
    journal = Journal(spec, played.header)
    steps = [[*_told(journal.events[-1]), _asked(journal)]]
    for line in played.past:
        told = _told(journal.play(line.seat, line.choice))
        steps.append([f"{line.seat} {line.choice}", *told, _asked(journal), str(journal.game.revealed)])
    length = -(-len(steps) // STRETCHES)
    parts = [steps[at : at + length] for at in range(0, len(steps), length)]
    return [sha256(repr(part).encode()).hexdigest()[:8] for part in parts]


def _asked(journal: Journal) -> str:
    game = journal.game
    asks = [(ask.who, ask.n, ask.kind, ask.must, [option.text for option in ask.options]) for ask in game.asks()]
    return repr([asks, times(game), journal.game.result()])


def _know(spec: Spec, journal: Journal, parts: dict[str, Any], number: int) -> None:
    game = journal.game
    for seat in (*range(game.seats), None):
        known = game.knowledge(seat)
        rest = {name: value for name, value in msgspec.structs.asdict(known).items() if name != "view"}
        parts["known"].update(encode(rest))
        parts["secret"].update(repr(game.secrets(seat)).encode())
        if seat in (number % game.seats, None):
            dealt = spec.from_knowledge(known, Chance(seed_of(f"{number} {seat}")))
            parts["dealt"].update(spec.write(dealt).encode())


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


def knowledge_of(record: Path) -> Path:
    """The same for what the seats know."""
    return record.with_name("known.json")


def random_stories(record: Path) -> Path:
    """Where the digests of the random games are kept."""
    return record.with_name("random.json")

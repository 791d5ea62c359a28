"""`noctuary replay`: a recorded game told again."""

import shutil
import sys
from pathlib import Path

from noctuary.catalog import game as game_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.reasons import reasons_for
from noctuary.core.record import Chosen, Journal, Undone, load
from noctuary.core.refusal import BadInput
from noctuary.paint import clear, paint
from noctuary.text import Words


def replay(words: Words, path: Path, step: bool, colours: bool, why: bool = False) -> None:
    """Tell a game from its record: each choice and what came of it, the table at the end (or after each choice).

    `why`: with the reason of every choice that a bot made. A game that goes on is not explained: a reason tells what a
    seat knew.
    """
    finished = load(path, game_of)
    if why and finished.game.result() is None:
        raise BadInput("replay-why")
    again = Journal(finished.spec, finished.header)
    name = finished.spec.name
    print(words("replay-title", game=words(f"{name}-name"), lines=len(finished.past)))
    show_batch(words, again, again.events[-1])
    for line in finished.lines:
        if isinstance(line, Chosen):
            ask = next(ask for ask in again.game.asks() if ask.who == line.seat and ask.find(line.choice))
            choice = ask.find(line.choice)
            assert choice is not None
            seat = None if line.seat == CLOCK else line.seat  # The clock has no eyes: it is told as to a spectator.
            label = words.line(name, finished.spec.describe(again.game.view(seat), ask, choice))
            who = "⌛" if seat is None else seat
            print(f"{'' if again.game.seats == 1 else f'[{who}] '}> {label}")
            if why and seat is not None:
                show_reasons(words, again, ask, choice)
        elif isinstance(line, Undone):
            print(words("replay-undone"))
        again.replay([line])
        if isinstance(line, Chosen):
            show_batch(words, again, again.events[-1])
            if step and sys.stdin.isatty():
                show_table(words, again, colours)
                input(words("play-continue"))
                print(clear(colours), end="")
    show_table(words, again, colours)
    outcome = again.game.result()
    if outcome is not None:
        print(paint(f"«!{words(f'{name}-outcome-{outcome.reason}')}!»", colours))


def show_reasons(words: Words, journal: Journal, ask: Ask, choice: Choice) -> None:
    """Why a bot chose so, under its choice; nothing where a person chose or nothing could be chosen."""
    name, spec = journal.header.seats[ask.who], journal.spec
    if not name.startswith("bot:") or len(ask.options) == 1:
        return
    game = journal.game
    found = reasons_for(spec, game.knowledge(ask.who), ask, choice, name.removeprefix("bot:"))
    text = [words.line(spec.name, line) for line in found.lines]
    if found.other is not None:
        other = words.line(spec.name, spec.describe(game.view(ask.who), ask, found.other))
        id = "reason-liked" if found.chance < 0 else "reason-chances"
        text.append(words(id, other=other, chance=found.chance, other_chance=found.other_chance))
    print("  « " + " ".join(text) + " »")


def show_batch(words: Words, journal: Journal, events: list) -> None:  # type: ignore[type-arg]
    """What everybody heard."""
    for event in events:
        line = event.seen_by(None)
        if line is not None:
            print("  " + words.line(journal.spec.name, line))


def show_table(words: Words, journal: Journal, colours: bool) -> None:
    """The table as a spectator sees it."""
    width = max(60, min(shutil.get_terminal_size((80, 24)).columns, 120))
    print()
    for line in journal.spec.draw(journal.game.view(None), words, width - 1):
        print(paint(line, colours))
    print()

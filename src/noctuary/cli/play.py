"""`noctuary play`: a game in the terminal, you in seat 0 and bots in the others."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from noctuary.catalog import game as game_of
from noctuary.cli import saves
from noctuary.cli.engine import seed_for
from noctuary.cli.sitting import Quit, Sitting
from noctuary.core.record import Header, Journal, RecordFile, load
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.lab.simulate import bots_of
from noctuary.text import Words


def play(
    words: Words,
    game: str,
    players: int | None,
    deal: int | None,
    options: Sequence[str],
    practice: bool,
    resume: bool,
    colours: bool,
    bots: Sequence[str] = (),
) -> None:
    """Play a game from the beginning, or go on with one; `bots` sit in the other seats of a new one."""
    spec = game_of(game)
    if resume:
        sitting = Sitting(words, *go_on(spec), colours)
        sitting.note(words("play-resumed"))
    else:
        sitting = Sitting(words, *start(spec, players, deal, options, practice, bots), colours)
    try:
        sitting.greet()
        sitting.run()
        show_statistics(words, spec)
    except Quit:
        print()
        print(words("play-saved", command=f"noctuary play {game} --resume"))


def start(
    spec: Spec, players: int | None, deal: int | None, options: Sequence[str], practice: bool, bots: Sequence[str] = ()
) -> tuple[Journal, Path]:
    """A new game and the file it is kept in."""
    seats = spec.seats[0] if players is None else players
    spec.check_seats(seats)
    if bots and seats == 1:
        raise BadInput("bots", given=len(bots), seats=0)
    others = bots_of(spec, bots, seats - 1)
    if deal is None and spec.seats == (1, 1):
        deal = secrets.randbelow(999_999_999) + 1
    header = Header(
        game=spec.name,
        rules=spec.rules,
        seats=("you", *(f"bot:{name}" for name in others)),
        seed=seed_for(deal, None).hex(),
        options=spec.options.parse([*spec.options.alone_words(), *options]).changed(),
        data=dict(spec.data),
        deal=deal,
        practice=practice,
    )
    path = saves.fresh(spec.name)
    file = RecordFile(path)
    journal = Journal(spec, header, file.append)
    file.create(header)
    return journal, path


def go_on(spec: Spec) -> tuple[Journal, Path]:
    """The last unfinished game."""
    path = saves.unfinished(spec.name)
    if path is None:
        raise BadInput("nothing-saved", game=spec.name)
    journal = load(path, game_of)
    journal.keep = RecordFile(path).append
    return journal, path


def show_statistics(words: Words, spec: Spec) -> None:
    """What the games on this machine add up to, by the rules they were played by."""
    found = saves.statistics(spec)
    name = words(f"{spec.name}-name")
    if not found:
        print(words("stats-none", game=name))
        return
    title = words("stats-title", game=name)
    for preset, sums in found.items():
        message = f"{spec.name}-preset-{preset}"
        rules = f"{title}, {words(message)}" if words.has(message) else title
        print(words("play-said-of", what=rules, text=" · ".join(sums_in_words(words, sums))))
        for reason, number in sorted(sums.reasons.items(), key=lambda pair: -pair[1]):
            print("  " + words("stats-reason", number=number, reason=words(f"{spec.name}-outcome-{reason}")))


def sums_in_words(words: Words, sums: saves.Statistics) -> list[str]:
    """Played, won, streak, and what is not counted."""
    percent = f"{100 * sums.won / sums.played:.0f}" if sums.played else "0"
    parts = [
        words("stats-played", number=sums.played),
        words("stats-won", number=sums.won, percent=percent),
        words("stats-streak", number=sums.streak, best=sums.best),
    ]
    if sums.assisted:
        parts.append(words("stats-assisted", number=sums.assisted))
    return parts

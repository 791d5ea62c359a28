"""`noctuary play`: a game in the terminal, you in seat 0 and bots in the others."""

import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap

from noctuary.catalog import game as game_of
from noctuary.cli import saves
from noctuary.cli.engine import seed_for
from noctuary.cli.paint import clear, paint
from noctuary.cli.rules import rule
from noctuary.core.chance import Stream
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.record import Header, Journal, RecordFile, load
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec
from noctuary.text import Words

ME = 0


class Quit(Exception):
    """The person stops for now."""


def play(
    words: Words,
    game: str,
    players: int | None,
    deal: int | None,
    options: Sequence[str],
    practice: bool,
    resume: bool,
    colours: bool,
) -> None:
    """Play a game from the beginning, or go on with one."""
    spec = game_of(game)
    if resume:
        sitting = Sitting(words, *go_on(spec), colours)
        sitting.note(words("play-resumed"))
    else:
        sitting = Sitting(words, *start(spec, players, deal, options, practice), colours)
    sitting.greet()
    try:
        sitting.run()
    except Quit:
        print()
        print(words("play-saved", command=f"noctuary play {game} --resume"))


def start(
    spec: Spec, players: int | None, deal: int | None, options: Sequence[str], practice: bool
) -> tuple[Journal, Path]:
    """A new game and the file it is kept in."""
    seats = spec.seats[0] if players is None else players
    spec.check_seats(seats)
    if deal is None and spec.seats == (1, 1):
        deal = secrets.randbelow(999_999_999) + 1
    header = Header(
        game=spec.name,
        rules=spec.rules,
        seats=("you", *(f"bot:{spec.best_bot}" for _ in range(seats - 1))),
        seed=seed_for(deal, None).hex(),
        options=spec.options.parse(options).changed(),
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


class Sitting:
    """A person at the terminal, in the middle of a game."""

    def __init__(self, words: Words, journal: Journal, path: Path, colours: bool) -> None:
        self.words = words
        self.journal = journal
        self.spec = journal.spec
        self.path = path
        self.colours = colours
        self.luck = Stream(secrets.token_bytes(32))
        self.notes: list[str] = []
        self.told = 0
        """How many of the journal's batches of events have been shown."""
        self.all_choices = False
        self.hesitant: set[int] = set()
        """Bots that wait until something changes."""

    def run(self) -> None:
        """Until the game is over."""
        while self.journal.game.asks():
            ask = self.next_ask()
            if ask.who == ME:
                self.turn(ask)
            else:
                choice = self.bot_choice(ask)
                if choice is None:
                    self.hesitant.add(ask.who)
                else:
                    self.journal.play(ask.who, choice)
                    self.hesitant.clear()
        self.finish()

    def next_ask(self) -> Ask:
        """Whose answer comes next: yours, then a bot's, then the clock's."""
        game = self.journal.game
        asks = game.asks()
        for ask in asks:
            if ask.who == ME and game.expects(ask):
                return ask
        for ask in asks:
            if ask.who in (CLOCK, ME) or ask.who in self.hesitant:
                continue
            if game.expects(ask) or game.invites(ask):
                return ask
        return next((ask for ask in asks if ask.who == CLOCK), asks[0])

    def bot_choice(self, ask: Ask) -> Choice | None:
        """What a bot, or the clock, answers; None if it hesitates."""
        if ask.who == CLOCK:
            return ask.options[0]
        name = self.journal.header.seats[ask.who].removeprefix("bot:")
        return self.spec.bots[name](self.journal.game.knowledge(ask.who), ask, self.luck)

    def turn(self, ask: Ask) -> None:
        """Show the table, take one command."""
        choices = self.labelled(ask)
        self.show(ask, choices)
        self.all_choices = False
        command = self.read()
        if command.isdigit():
            if 1 <= int(command) <= len(choices):
                self.journal.play(ME, choices[int(command) - 1][0], ask.n)
            else:
                self.note(self.words("play-unknown"))
        else:
            self.command(command, ask)

    def read(self) -> str:
        """One line from the person."""
        try:
            return input(self.words("play-prompt")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def command(self, command: str, ask: Ask) -> None:
        """Anything that is not a number."""
        first, _, rest = command.partition(" ")
        if first in ("q", "quit"):
            raise Quit
        if first in ("u", "undo"):
            self.undo()
        elif first in ("h", "hint"):
            self.hint(ask)
        elif first in ("l", "log"):
            self.log()
        elif first == "m":
            self.all_choices = True
        elif first == "r" and rest:
            self.page(self.rule(rest))
        elif first in ("?", "help"):
            self.page(self.help(ask))
        elif command:
            self.written(command, ask)

    def written(self, command: str, ask: Ask) -> None:
        """A choice written out as in the record: an answer, or anything else that is open to one, as a word to all."""
        try:
            self.journal.play(ME, command)
        except Refusal as refusal:
            known = refusal.rule or any(option.kind == command.split(" ", 1)[0] for option in ask.options)
            self.note(self.words.refusal(refusal) if known else self.words("play-unknown"))

    def undo(self) -> None:
        """Take the last choice back, if that is allowed."""
        try:
            self.journal.undo()
        except Refusal as refusal:
            self.note(self.words.refusal(refusal))
        else:
            self.told = min(self.told, len(self.journal.events))
            self.note(self.words("play-undone"))

    def hint(self, ask: Ask) -> None:
        """What the bot would do, and why."""
        if self.spec.advise is None:
            self.note(self.words("play-no-hint"))
            return
        choice, why = self.spec.advise(self.journal.game.knowledge(ME), ask)
        label = self.words.line(self.spec.name, self.spec.describe(self.journal.game.view(ME), ask, choice))
        self.note(self.words("play-hint", choice=label, why=self.words(why)))

    def labelled(self, ask: Ask) -> list[tuple[Choice, str]]:
        """The choices with their labels; what costs least comes first."""
        view = self.journal.game.view(ME)
        lines = [(option, self.spec.describe(view, ask, option)) for option in ask.options]
        lines.sort(key=lambda pair: pair[1][1].get("sum", 0))
        return [(option, self.words.line(self.spec.name, line)) for option, line in lines]

    # On the screen -----------------------------------------------------------------------------------------------

    def note(self, text: str) -> None:
        """Something to show above the question."""
        self.notes.append(text)

    def size(self) -> tuple[int, int]:
        """Columns and rows to draw in."""
        found = shutil.get_terminal_size((80, 24))
        return max(60, min(found.columns, 120)), max(20, found.lines)

    def show(self, ask: Ask, choices: list[tuple[Choice, str]]) -> None:
        """The table, what happened, the question and the choices: all on one screen."""
        width, height = self.size()
        table = self.spec.draw(self.journal.game.view(ME), self.words, width - 1)
        news = [row for line in self.news() + self.notes for row in wrap(line, width - 1, subsequent_indent="    ")]
        self.notes = []
        room = height - len(table) - 4
        rows = self.columns(choices, width, len(choices) if self.all_choices else max(2, room - min(len(news), 3)))
        news = news[-max(2, room - len(rows)) :]
        question = f"«!{self.words(f'{self.spec.name}-ask-{ask.kind}')}!»"
        print(clear(self.colours), end="")
        for line in (*table, "", *news, question, *rows):
            print(paint(line, self.colours))

    def news(self) -> list[str]:
        """What happened since the table was last shown."""
        batches = self.journal.events[self.told :]
        self.told = len(self.journal.events)
        lines = [line for told in batches for event in told if (line := event.seen_by(ME)) is not None]
        return ["  " + self.words.line(self.spec.name, line) for line in lines]

    def columns(self, choices: list[tuple[Choice, str]], width: int, rows: int) -> list[str]:
        """Numbered choices in one or two columns, no more than fit."""
        labels = [f"{number:>2} {label}" for number, (_, label) in enumerate(choices, start=1)]
        wide = (width - 2) // 2
        if len(labels) <= rows or max(map(len, labels)) > wide:
            shown, lines = labels[:rows], labels[:rows]
        else:
            shown = labels[: 2 * rows]
            half = (len(shown) + 1) // 2
            right = [*shown[half:], ""]
            lines = [(left.ljust(wide) + other).rstrip() for left, other in zip(shown[:half], right, strict=False)]
        if len(shown) < len(labels):
            lines = [*lines, self.words("play-more", number=len(labels) - len(shown))]
        return lines

    def greet(self) -> None:
        """The deal and its seal."""
        header = self.journal.header
        if header.deal is not None:
            command = f"noctuary play {self.spec.name} --deal {header.deal}"
            command += "".join(f" --option {name}={value}" for name, value in header.options.items())
            self.note("  " + self.words("play-deal", deal=str(header.deal), command=command))
        else:
            self.note("  " + self.words("play-commitment", hash=self.journal.game.chance.commitment()[:16]))

    def log(self) -> None:
        """The story so far."""
        heard = [line for told in self.journal.events for event in told if (line := event.seen_by(ME)) is not None]
        self.page([self.words.line(self.spec.name, line) for line in heard])

    def rule(self, number: str) -> list[str]:
        """A rule of this game."""
        try:
            return rule(self.spec.name, number, self.words.lang).splitlines()
        except BadInput as wrong:
            return [self.words.bad_input(wrong)]

    def help(self, ask: Ask) -> list[str]:
        """What can be typed."""
        keys = [self.words(f"play-help-{key}") for key in "uhlrmq"]
        return [self.words("play-help-title"), self.words("play-help-number", example=str(ask.options[0])), *keys]

    def page(self, lines: list[str]) -> None:
        """Show some text and wait."""
        print(clear(self.colours), end="")
        for line in lines:
            print(line)
        if sys.stdin.isatty():
            try:
                input(self.words("play-continue"))
            except (EOFError, KeyboardInterrupt):
                raise Quit from None

    def finish(self) -> None:
        """The end: what happened, who won, the seed, the statistics."""
        outcome = self.journal.game.result()
        assert outcome is not None
        width, _ = self.size()
        print(clear(self.colours), end="")
        for line in (*self.spec.draw(self.journal.game.view(ME), self.words, width - 1), "", *self.news()):
            print(paint(line, self.colours))
        print()
        print(paint(f"«!{self.words(f'{self.spec.name}-outcome-{outcome.reason}')}!»", self.colours))
        print(self.words("play-won" if ME in outcome.winners else "play-lost"))
        if self.journal.assisted:
            print(self.words("play-assisted"))
        print(self.words("play-seed", seed=self.journal.header.seed))
        print(self.path)
        show_statistics(self.words, self.spec.name)


def show_statistics(words: Words, game: str) -> None:
    """What the games on this machine add up to."""
    sums = saves.statistics(game)
    name = words(f"{game}-name")
    if not sums.played and not sums.assisted:
        print(words("stats-none", game=name))
        return
    percent = f"{100 * sums.won / sums.played:.0f}" if sums.played else "0"
    parts = [
        words("stats-played", number=sums.played),
        words("stats-won", number=sums.won, percent=percent),
        words("stats-streak", number=sums.streak, best=sums.best),
    ]
    if sums.assisted:
        parts.append(words("stats-assisted", number=sums.assisted))
    print(words("stats-title", game=name) + ": " + " · ".join(parts))
    for reason, number in sorted(sums.reasons.items(), key=lambda pair: -pair[1]):
        print("  " + words("stats-reason", number=number, reason=words(f"{game}-outcome-{reason}")))

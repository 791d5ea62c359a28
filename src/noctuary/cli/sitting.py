"""A person at the terminal, in the middle of a game: whose answer comes next, and what the person types."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from noctuary.cli.menu import Entry, Group, Row, grouped
from noctuary.cli.screen import Screen
from noctuary.core.chance import Stream
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.record import Journal
from noctuary.core.refusal import BadInput, Refusal
from noctuary.rulebooks import first, rule
from noctuary.text import Words

ME = 0
FEW = 4
"""So many choices are never grouped."""


class Quit(Exception):
    """The person stops for now."""


class Sitting:
    """Seat 0 is the person's; bots and the clock answer for the others."""

    def __init__(self, words: Words, journal: Journal, path: Path, colours: bool) -> None:
        self.words = words
        self.journal = journal
        self.spec = journal.spec
        self.path = path
        self.screen = Screen(words, colours)
        self.luck = Stream(secrets.token_bytes(32))
        self.notes: list[str] = []
        self.told = 0
        """How many of the journal's batches of events the person had seen at their last decision."""
        self.shown = 0
        """How many have been on the screen."""
        self.group: Group | None = None
        """The group of choices that is open."""
        self.page = 0
        self.hesitant: set[int] = set()
        """Bots that wait until something changes."""
        self.heard: set[int] = set()
        """Bots that have answered since the person was last asked: the others come first, then the person again."""
        self.waiting = False
        """The person lets time pass."""

    def run(self) -> None:
        """Until the game is over."""
        while self.journal.game.asks():
            self.step()
        self.finish()

    def step(self) -> None:
        """One answer: of a bot that has something to say, then yours, then the clock's."""
        asks = self.journal.game.asks()
        bot = self.bot_to_answer(asks)
        if bot is not None:
            self.answer_for_bot(bot)
        elif self.is_my_word(asks):
            self.turn([ask for ask in asks if ask.who == ME])
        else:
            self.let_time_pass(asks)

    def bot_to_answer(self, asks: tuple[Ask, ...]) -> Ask | None:
        """While you are asked too, each bot answers once before you are asked again: nobody talks you down."""
        game = self.journal.game
        me_too = any(ask.who == ME for ask in asks)
        for ask in asks:
            if ask.who in (CLOCK, ME) or ask.who in self.hesitant or (me_too and ask.who in self.heard):
                continue
            if game.expects(ask) or game.invites(ask):
                return ask
        return None

    def answer_for_bot(self, ask: Ask) -> None:
        """A bot answers, or hesitates until something has changed."""
        name = self.journal.header.seats[ask.who].removeprefix("bot:")
        choice = self.spec.bots[name](self.journal.game.knowledge(ask.who), ask, self.luck)
        self.heard.add(ask.who)
        if choice is None:
            self.hesitant.add(ask.who)
        else:
            self.journal.play(ask.who, choice)
            self.hesitant.clear()

    def is_my_word(self, asks: tuple[Ask, ...]) -> bool:
        """You are waited for, or something was said or done to which you may answer."""
        game = self.journal.game
        mine = [ask for ask in asks if ask.who == ME]
        if not mine:
            return False
        if not any(ask.who == CLOCK for ask in asks) and not self.hesitant:
            return True
        return not self.waiting and (any(game.expects(ask) for ask in mine) or bool(self.lines_since(self.shown)))

    def let_time_pass(self, asks: tuple[Ask, ...]) -> None:
        """The clock answers, and everybody looks again."""
        self.waiting = False
        self.heard.clear()
        clock = next((ask for ask in asks if ask.who == CLOCK), None)
        if clock is not None:
            self.journal.play(CLOCK, clock.options[0])
        self.hesitant.clear()

    # Your turn ---------------------------------------------------------------------------------------------------

    def turn(self, asks: list[Ask]) -> None:
        """Show the table, take one command."""
        table = self.spec.draw(self.journal.game.view(ME), self.words, self.screen.width)
        rows = self.rows(asks, self.screen.height - len(table) - 5)
        clock = any(ask.who == CLOCK for ask in self.journal.game.asks())
        count = self.show(asks, table, rows)
        command = self.read(count > 1, clock)
        if command.isdigit():
            self.take(int(command), rows)
        elif not command:
            self.waiting = clock and self.group is None
            self.heard.clear()
            self.close()
        else:
            self.command(command, asks, count)

    def rows(self, asks: list[Ask], room: int) -> list[Row]:
        """What stands in the menu: the open group, or the main question's choices and a group for each other ask."""
        if self.group is not None:
            return list(self.group.entries)
        main = self.main_of(asks)
        rows = grouped(self.entries(main), self.group_label, max(FEW, room))
        for ask in asks:
            if ask is not main:
                title = self.words(f"{self.spec.name}-ask-{ask.kind}")
                rows.append(Group(title, tuple(self.entries(ask))))
        return [self.with_notes(row) for row in rows]

    def main_of(self, asks: list[Ask]) -> Ask:
        """The ask that is waited for, if there is one."""
        return next((ask for ask in asks if self.journal.game.expects(ask)), asks[-1])

    def entries(self, ask: Ask) -> list[Entry]:
        """The choices with their labels; what costs least comes first."""
        view = self.journal.game.view(ME)
        lines = [(option, self.spec.describe(view, ask, option)) for option in ask.options]
        lines.sort(key=lambda pair: pair[1][1].get("sum", 0))
        return [Entry(self.words.line(self.spec.name, line), ask, option) for option, line in lines]

    def group_label(self, entry: Entry) -> str:
        """What this entry has in common with others, in the game's own words."""
        if self.spec.group is None:
            return ""
        line = self.spec.group(self.journal.game.view(ME), entry.ask, entry.choice)
        return "" if line is None else self.words.line(self.spec.name, line)

    def with_notes(self, row: Row) -> Row:
        """A group with what the game has to say of it, such as what a card does."""
        if isinstance(row, Entry) or self.spec.explain is None:
            return row
        return Group(row.label, row.entries, tuple(self.spec.explain(self.words, row.entries[0].choice)))

    def take(self, number: int, rows: list[Row]) -> None:
        """Open a group, or make a choice."""
        if not 1 <= number <= len(rows):
            self.note(self.words("play-unknown"))
            return
        row = rows[number - 1]
        if isinstance(row, Group):
            self.group, self.page = row, 0
        else:
            self.play(row.choice, row.ask.n)

    def play(self, choice: Choice | str, n: int = 0) -> None:
        """Carry your choice out; the others look again."""
        self.journal.play(ME, choice, n)
        self.told = self.shown
        self.waiting = False
        self.heard.clear()
        self.hesitant.clear()
        self.close()

    def close(self) -> None:
        """Back to the whole menu."""
        self.group, self.page = None, 0

    def read(self, more: bool, clock: bool) -> str:
        """One line from the person. What is offered here can be done here."""
        keys = [
            *(["n"] if more else []),
            *(["b"] if self.group is not None else []),
            *(["enter"] if clock and self.group is None else []),
            *(["u"] if len(self.journal.header.seats) == 1 else []),
            *(["h"] if self.spec.advise is not None else []),
        ]
        offered = ", ".join(self.words(f"play-key-{key}") for key in [*keys, "help"])
        try:
            return input(self.words("play-prompt", keys=offered)).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def command(self, command: str, asks: list[Ask], pages: int) -> None:
        """Anything that is not a number."""
        first, _, rest = command.partition(" ")
        main = self.main_of(asks)
        if first in ("q", "quit"):
            raise Quit
        if first in ("u", "undo"):
            self.undo()
        elif first in ("h", "hint"):
            self.hint(main)
        elif first in ("l", "log"):
            self.read_page([self.words.line(self.spec.name, line) for line in self.lines_since(0)])
        elif first == "n":
            self.page = (self.page + 1) % max(1, pages)
        elif first == "b":
            self.close()
        elif first == "r" and rest:
            self.read_page(self.rule(rest))
        elif first in ("?", "help"):
            self.read_page(self.help(main))
        else:
            self.written(command, asks)

    def written(self, command: str, asks: list[Ask]) -> None:
        """A choice written out as in the record: an answer, or anything else that is open to one, as a word to all."""
        try:
            self.play(command)
        except Refusal as refusal:
            kinds = {option.kind for ask in asks for option in ask.options}
            known = refusal.rule or command.split(" ", 1)[0] in kinds
            self.note(self.words.refusal(refusal) if known else self.words("play-unknown"))

    def undo(self) -> None:
        """Take the last choice back, if that is allowed."""
        try:
            self.journal.undo()
        except Refusal as refusal:
            self.note(self.words.refusal(refusal))
        else:
            self.told = self.shown = min(self.told, len(self.journal.events))
            self.note(self.words("play-undone"))

    def hint(self, ask: Ask) -> None:
        """What the bot would do, and why."""
        if self.spec.advise is None:
            self.note(self.words("play-no-hint"))
            return
        choice, why = self.spec.advise(self.journal.game.knowledge(ME), ask)
        self.journal.hint(ME, choice.text)
        label = self.words.line(self.spec.name, self.spec.describe(self.journal.game.view(ME), ask, choice))
        self.note(self.words("play-hint", choice=label, why=self.words.line(self.spec.name, why)))
        other = ask.find(str(why[1].get("other", "")))
        if other is not None:
            line = self.spec.describe(self.journal.game.view(ME), ask, other)
            tenths = {"chance": why[1]["chance"], "other_chance": why[1]["other_chance"]}
            self.note(self.words("play-hint-chances", other=self.words.line(self.spec.name, line), **tenths))

    # What is told ------------------------------------------------------------------------------------------------

    def note(self, text: str) -> None:
        """Something to show above the question."""
        self.notes.append(text)

    def lines_since(self, batch: int) -> list[tuple[str, dict[str, object]]]:
        """What this seat was told since a batch of events."""
        told = self.journal.events[batch:]
        return [line for events in told for event in events if (line := event.seen_by(ME)) is not None]

    def news(self) -> list[str]:
        """What happened since your last decision."""
        return ["  " + self.words.line(self.spec.name, line) for line in self.lines_since(self.told)]

    def show(self, asks: list[Ask], table: list[str], rows: list[Row]) -> int:
        """The table, what happened, the question and the choices; returns how many pages the choices take."""
        news, unseen = self.news(), bool(self.lines_since(self.shown))
        self.shown = len(self.journal.events)
        question = self.words(f"{self.spec.name}-ask-{self.main_of(asks).kind}")
        if self.group is not None:
            news, question = list(self.group.notes), self.group.label
        above = [*news, *self.notes]
        self.notes = []
        return self.screen.show(table, above, question, [row.label for row in rows], self.page, unseen)

    def greet(self) -> None:
        """The first page: the goal, how to answer, the deal or its seal."""
        header = self.journal.header
        lines = [f"«!{self.words(f'{self.spec.name}-name')}!»", "", self.words(f"{self.spec.name}-goal"), ""]
        if header.deal is not None:
            command = f"noctuary play {self.spec.name} --deal {header.deal}"
            if len(header.seats) > 1:
                command += f" --players {len(header.seats)}"
            command += "".join(f" --option {word}" for word in self.option_words())
            lines.append(self.words("play-deal", deal=str(header.deal), command=command))
        else:
            lines.append(self.words("play-commitment", hash=self.journal.game.chance.commitment()[:16]))
        if len(header.seats) > 1:
            others = [each.removeprefix("bot:") for each in header.seats[1:]]
            lines.append(self.words("play-bots", bots=", ".join(f"{at} {name}" for at, name in enumerate(others, 2))))
        preset = self.spec.options.make(header.options).preset
        advice = f"{self.spec.name}-first-{preset}"
        if self.words.has(advice):
            milder = f"noctuary play {self.spec.name} --option preset=merciful"
            lines += ["", self.words(advice, command=milder), ""]
        self.read_page([*lines, self.words("play-first")])

    def option_words(self) -> list[str]:
        """The options as a command line takes them: by the name of their preset where they are one."""
        given, kind = self.journal.header.options, self.spec.options
        preset = kind.make(given).preset
        if given and preset != "custom" and not given.keys() & kind.alone.keys():
            return [f"preset={preset}"]
        return [f"{name}={value}" for name, value in given.items()]

    def rule(self, number: str) -> list[str]:
        """A rule of this game."""
        try:
            return rule(self.spec, number, self.words.lang).splitlines()
        except BadInput as wrong:
            return [self.words.bad_input(wrong)]

    def help(self, ask: Ask) -> list[str]:
        """The goal, what can be typed, and what the signs on the table mean."""
        keys = ["n", "b", "u", "h", "l", "r", "q"]
        if len(self.journal.header.seats) > 1:
            keys.remove("u")
        if self.spec.advise is None:
            keys.remove("h")
        if not first(self.spec, self.words.lang):
            keys.remove("r")
        typed = [self.words(f"play-help-{key}", rule=first(self.spec, self.words.lang)) for key in keys]
        legend = [] if self.spec.legend is None else ["", *self.spec.legend(self.journal.game.view(ME), self.words)]
        example = self.words("play-help-number", example=str(ask.options[0]))
        return [self.words(f"{self.spec.name}-goal"), "", self.words("play-help-title"), example, *typed, *legend]

    def read_page(self, lines: list[str]) -> None:
        """Show some text and wait."""
        if not self.screen.read(lines):
            raise Quit

    def finish(self) -> None:
        """The end: what happened, who won, the seed."""
        outcome = self.journal.game.result()
        assert outcome is not None
        table = self.spec.draw(self.journal.game.view(ME), self.words, self.screen.width)
        ending = f"«!{self.words(f'{self.spec.name}-outcome-{outcome.reason}')}!»"
        self.screen.write([*table, "", *self.news(), "", ending])
        print(self.words("play-won" if ME in outcome.winners else "play-lost"))
        if self.journal.assisted:
            print(self.words("play-assisted"))
        header = self.journal.header
        if header.deal is None:
            print(self.words("play-seed", seed=header.seed))
        else:
            print(self.words("play-deal-again", deal=str(header.deal)))
            if ME not in outcome.winners:
                self.tell_if_winnable(header.deal, header.options)
        if len(header.seats) > 1 and self.spec.reasons is not None:
            print(self.words("play-why", command=f"noctuary replay {self.path} --why"))
        else:
            print(self.path)

    def tell_if_winnable(self, deal: int, given: Mapping[str, Any]) -> None:
        """After a loss: whether the oracle knows a line that wins this deal, and how to see it."""
        preset = self.spec.options.make(dict(given)).preset
        if self.spec.grade is None or preset not in self.spec.options.presets:
            return
        if self.spec.grade(deal, preset).verdict == "winnable":
            command = f"noctuary oracle {self.spec.name} {deal} --preset {preset}"
            print(self.words("play-can-be-won", command=command))

"""A game is a value. It asks; a seat answers; it changes. What a seat may know of it is a view.

This is the whole contract. The server, the bots, replay, undo, simulation and the tests all call these few verbs and
nothing else. A game is a subclass that holds its table (cards, tokens, tracks), starts with some effects on the stack
and writes `view`, `knowledge`, `copy` and `dump`; its rules are the effects.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice, Effect, Question, Seat, Step
from noctuary.core.events import Event
from noctuary.core.refusal import Refusal


class Outcome:
    """Why a game ended and who won: `reason` names a message, `rule` the rule, `side` a side where seats share one."""

    __slots__ = ("reason", "rule", "side", "winners")

    def __init__(self, reason: str, rule: str, winners: tuple[Seat, ...], side: str = "") -> None:
        self.reason = reason
        self.rule = rule
        self.winners = winners
        self.side = side

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())

    def data(self) -> tuple[str, str, tuple[Seat, ...], str]:
        """All of it, as it is written in a position."""
        return self.reason, self.rule, self.winners, self.side

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.rule!r}, {self.winners!r}, {self.side!r})"


class Window:
    """A stretch of time the game speaks of as data; whoever runs the table arms it and answers as the clock seat."""

    __slots__ = ("floor", "length", "name", "running")

    def __init__(self, name: str, length: int, running: bool = True, floor: int = 0) -> None:
        self.name = name
        self.length = length
        """Milliseconds."""
        self.running = running
        self.floor = floor
        """Milliseconds before which no answer is heard, so that a quick one tells nothing."""

    def __repr__(self) -> str:
        return f"Window({self.name!r}, {self.length}, running={self.running}, floor={self.floor})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in progress."""

    __slots__ = ("chance", "counts", "loud", "open_asks", "outcome", "revealed", "seats", "stack", "told")

    name: ClassVar[str] = ""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Effect] = []
        self.outcome: Outcome | None = None
        self.loud: bool = True
        """Search and simulation switch it off: then nothing is told."""
        self.told: list[Event] = []
        self.revealed: int = 0
        """To whom the last choice showed something hidden: one bit a seat, the highest for spectators."""
        self.counts: list[int] = [0] * (seats + 1)
        """How many asks each seat has had; the last is the clock's."""
        self.open_asks: tuple[Ask, ...] = ()

    def __repr__(self) -> str:
        asked = ", ".join([f"{ask.who} {ask.kind}" for ask in self.open_asks])
        end = f"over: {self.outcome.reason}" if self.outcome is not None else f"asks {asked}"
        return f"<{self.name}, {self.seats} seat{'s' if self.seats != 1 else ''}, {end}>"

    # The verbs ---------------------------------------------------------------------------------------------------

    def asks(self) -> tuple[Ask, ...]:
        """Who must or may decide what, now. Empty when the game is over."""
        return self.open_asks

    def play(self, seat: Seat, choice: Choice, n: int = 0) -> list[Event]:
        """Carry out a legal choice and all that follows from it; refuse anything else and change nothing.

        `n`, if given, is the number of the ask that is answered.
        """
        return self.carry_out(self.ask_for(seat, choice, n), choice)

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        """`play` for those who took `choice` from the options of a current `ask`: search and simulation."""
        self.told = []
        self.revealed = 0
        question = self.stack.pop()
        assert isinstance(question, Question)
        question.run(self, ask.who, choice)
        self.advance(ask)
        return self.told

    def view(self, seat: Seat | None) -> Any:
        """What a seat sees now (None: a spectator), built up from nothing. A msgspec Struct."""
        public = self.public_view()
        if public is None:
            raise NotImplementedError
        return self.view_from(public, seat)

    def public_view(self) -> Any:
        """The part of every view that is the same for all who look; None in a game that does not part them.

        For whoever shows a position to many: they make it once. A game that gives it writes `view_from` in the place of
        `view` (see `core.views`).
        """
        return None

    def view_from(self, public: Any, seat: Seat | None) -> Any:
        """The view of a seat, with the public part of this position at hand."""
        raise NotImplementedError

    def knowledge(self, seat: Seat | None) -> Any:
        """The view and all that this seat could remember: what bots get. A msgspec Struct."""
        raise NotImplementedError

    def copy(self) -> "Game":
        """The same position, sharing nothing that changes."""
        raise NotImplementedError

    def result(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.outcome

    # What stores, tests and searches need ------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Every fact of the position, secrets included, for the full notation."""
        raise NotImplementedError

    def components(self) -> list[str]:
        """Everything on the table, to check that nothing is ever lost or made."""
        raise NotImplementedError

    def secrets(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat must not know, by name. Each must vary when the position is dealt anew for that seat."""
        raise NotImplementedError

    def windows(self) -> tuple[Window, ...]:
        """The stretches of time that matter now."""
        return ()

    def expects(self, ask: Ask) -> bool:
        """Whether a bot in this seat is to answer. A game with a secret step, in which nobody must, may want more.

        For drivers of bots only: never shown to a player, so it may differ from what the table is told it waits for.
        """
        return ask.must

    def invites(self, ask: Ask) -> bool:
        """Whether a bot in this seat may be given the word though nobody waits for it. For drivers of bots only."""
        return False

    def may_speak(self, seat: Seat) -> str:
        """The rule that keeps a seat silent now, or nothing: then it may speak. Must not depend on secrets."""
        return ""

    def veiled(self) -> bool:
        """Whether eyes are closed: then whoever runs the table lets nothing be told by size or moment either."""
        return False

    # For the rules -----------------------------------------------------------------------------------------------

    def then(self, *effects: Effect) -> None:
        """Next, these effects, the first of them first. (Hot paths append to the stack, the last of them first.)"""
        self.stack.extend(effects[::-1])

    def tell(self, id: str, **shared: Any) -> None:
        """Tell everybody. (Callers in hot paths look at `loud` first.)"""
        if self.loud:
            self.told.append(Event(id, shared))

    def reveal(self, seat: Seat) -> None:
        """Mark that `seat` was just shown something it did not know."""
        self.revealed |= 1 << seat

    def reveal_to_all(self) -> None:
        """Mark that everybody was just shown something."""
        self.revealed = (1 << (self.seats + 1)) - 1

    def reveals_to(self, seat: Seat | None) -> bool:
        """Whether the last choice showed something hidden to this seat."""
        return (self.revealed >> (self.seats if seat is None else seat)) & 1 == 1

    def end(self, reason: str, rule: str, winners: tuple[Seat, ...], side: str = "") -> None:
        """The game is over."""
        if self.outcome is None:
            self.outcome = Outcome(reason, rule, winners, side)

    # The machine -------------------------------------------------------------------------------------------------

    def ask_for(self, seat: Seat, choice: Choice, n: int) -> Ask:
        """The ask that `choice` answers, or a refusal."""
        asked = False
        for ask in self.open_asks:
            if ask.who == seat and (n == 0 or ask.n == n):
                if ask.admits(choice):
                    return ask
                asked = True
        raise self.refusal(seat, choice.text, asked, n)

    def find(self, seat: Seat, text: str, n: int = 0) -> Choice:
        """The legal choice that a player's text means, or a refusal."""
        return self.meant(seat, text, n)[1]

    def meant(self, seat: Seat, text: str, n: int = 0) -> tuple[Ask, Choice]:
        """The ask that a player's text answers and the legal choice it means, for `carry_out`; or a refusal."""
        asked = False
        for ask in self.open_asks:
            if ask.who == seat and (n == 0 or ask.n == n):
                found = ask.find(text)
                if found is not None:
                    return ask, found
                asked = True
        raise self.refusal(seat, text, asked, n)

    def refusal(self, seat: Seat, text: str, asked: bool, n: int) -> Refusal:
        """Why `text` is refused here, judged by what this seat may know and nothing else."""
        if self.outcome is not None:
            return Refusal("game_over")
        if n != 0 and not asked:
            return Refusal("stale")
        if not asked:
            return Refusal("not_your_turn", self.why(seat, text, False))
        return Refusal("not_an_option", self.why(seat, text, True))

    def why(self, seat: Seat, text: str, asked: bool) -> str:
        """The number of the rule by which `text` is refused, where one can be named. By default its first word says."""
        return self.why_not(seat, text.split(" ", 1)[0]) if asked else ""

    def why_not(self, seat: Seat, kind: str) -> str:
        """The number of the rule by which `kind` is not possible for this seat now, where one can be named."""
        return ""

    def advance(self, answered: Ask | None = None) -> None:
        """Carry out steps until somebody is asked or the game is over.

        Each ask gets its number. One that its seat would see unchanged keeps it, whatever others have answered.
        """
        stack = self.stack
        while stack and self.outcome is None:
            top = stack[-1]
            if isinstance(top, Step):
                stack.pop()
                top.run(self)
            else:
                asks = top.asks(self)
                if asks:
                    before = self.open_asks
                    if len(before) == 1 and before[0] is answered:
                        # Nearly always so: nobody else was being asked, so every ask is new.
                        counts = self.counts
                        for ask in asks:
                            counts[ask.who] = ask.n = counts[ask.who] + 1
                    else:
                        self.number(asks, before, answered)
                    self.open_asks = asks
                    return
                stack.pop()
        stack.clear()
        self.open_asks = ()

    def number(self, asks: tuple[Ask, ...], before: tuple[Ask, ...], answered: Ask | None) -> None:
        """Give each ask its number: the old one if its seat was asked the same before and has not answered."""
        for ask in asks:
            who = ask.who
            for old in before:
                if old is not answered and old.who == who and old.same(ask):
                    ask.n = old.n
                    break
            else:
                self.counts[who] = ask.n = self.counts[who] + 1

    def copy_onto(self, other: "Game") -> None:
        """Give `other`, just made with a copy of this game's chance, this class's share of the state."""
        other.stack = self.stack.copy()
        other.outcome = self.outcome
        other.loud = self.loud
        other.told = []
        other.revealed = self.revealed
        other.counts = self.counts.copy()
        other.open_asks = self.open_asks

    def load_from(self, fields: dict[str, Any]) -> None:
        """Take this class's share of a position back, and ask again what was being asked."""
        self.chance = Chance(fields["seed"], fields["uses"])
        self.stack = list(fields["stack"])
        if not all(isinstance(effect, Step | Question) for effect in self.stack):
            raise ValueError("the stack holds effects only")
        self.revealed = fields["revealed"]
        if "outcome" in fields:
            reason, rule, winners, side = fields["outcome"]
            self.outcome = Outcome(reason, rule, winners, side)
        self.advance()
        if len(self.open_asks) != len(fields["asked"]):
            raise ValueError("asked")
        self.counts = list(fields["counts"])
        for ask, n in zip(self.open_asks, fields["asked"], strict=True):
            ask.n = n

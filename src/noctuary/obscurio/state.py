"""The table of Obscurio: what lies where, and the few things that can be done with it.

Seats are numbered; one of them is the Grimoire, all others are Wizards. Doors are numbered from 1; a chip at 0 waits at
the centre. With two players the one Wizard has two chips, the second being the companion's (B-86).
"""

from typing import Any, Final, Literal

from noctuary.core.chance import Chance
from noctuary.core.effects import CLOCK, Ask, Choice, Question
from noctuary.core.game import Game, Window
from noctuary.core.refusal import Refusal
from noctuary.obscurio.options import CHARACTERS, Options, dark_tokens, tokens_for
from noctuary.obscurio.pieces.clue import Butterfly, ClueAsk, Rules
from noctuary.obscurio.pieces.deck import Deck, Illusion
from noctuary.obscurio.pieces.traps import Trap, bag_for

NOBODY: Final = -1
LAST_SPACE: Final = 6
"""The Progress track has six spaces (B-07)."""
ALL_TOKENS: Final = 30

Phase = Literal[
    "riddle", "read", "night", "open", "last_call", "watch", "count", "locked", "locked_watch",
    "resolve", "accuse", "accused", "end",
]  # fmt: skip
"""What the game can be in the middle of; each stage has its own."""


def mask_of(seats: tuple[int, ...]) -> int:
    """Some seats as bits."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Obscurio(Game):
    """A game of Obscurio: all that lies on the table, and who may know it."""

    name = "obscurio"

    def __init__(self, options: Options, seats: int, deck: Deck, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.pictures = deck
        # Who sits where.
        self.grimoire: int = options.grimoire
        self.wizards: tuple[int, ...] = tuple([(self.grimoire + 1 + i) % seats for i in range(seats - 1)])
        """From the Grimoire's left (BA-28)."""
        self.chip_seat: tuple[int, ...] = self.wizards * 2 if seats == 2 else self.wizards
        self.penalty: tuple[int, ...] = (2, 1) if seats == 2 else (1,) * (seats - 1)
        """What a wrong chip costs (B-55, B-88)."""
        self.traitor: int = NOBODY
        self.shown_roles: int = 0
        """Whose Loyalty card lies face up, one bit a seat."""
        self.active: tuple[int, ...] = self.wizards
        """The Wizards without an exposed Traitor (B-20)."""
        self.quorum: int = mask_of(self.active)
        # Cards.
        self.deck: list[Illusion] = []
        """The next card is the last of the list."""
        self.discard: list[Illusion] = []
        self.returned: tuple[Illusion, ...] = ()
        """The discards that were shuffled into the deck when it ran short (BA-38)."""
        self.refilled: int = 0
        """The turn in which that was."""
        self.holder: list[Illusion] = []
        self.exit: Illusion | None = None
        self.picks: list[Illusion] = []
        self.pages: list[Illusion] = []
        self.doors: list[Illusion] = []
        """Exit, decoys and fillers as they lie on the doors, door 1 first."""
        self.exit_door: int = 0
        self.shown: int = 0
        """How many doors have been reached: all of them, unless they are locked."""
        self.deck_shown: int = 0
        """The number of cards in the deck that everybody is told."""
        self.mist: tuple[int, ...] = ()
        """How the printed sheets lie, in 72 steps."""
        self.mock_holders: list[tuple[Illusion, ...]] = [()] * seats
        """In the night every loyal Wizard has a holder too, and picks from it; it means nothing (BA-51)."""
        self.mock_picks: list[tuple[Illusion, ...]] = [()] * seats
        self.mock_exits: list[Illusion | None] = [None] * seats
        # Traps, tracks and tokens.
        self.bag: list[Trap] = []
        self.traps: list[Trap] = []
        self.progress: int = 1
        self.light: int = 0
        self.dark: int = 0
        self.box: int = 0
        self.errors: list[int] = [0] * seats
        self.watcher: bool = False
        self.track: tuple[int, ...] = ()
        self.space: int = 0
        self.extra: int = 0
        """Traps to be drawn on top next turn (B-22)."""
        # This turn.
        self.turn: int = 0
        self.clue: tuple[Butterfly, ...] = ()
        self.dark_now: bool = False
        """Pages and Butterflies are out of sight (B-36)."""
        self.late: int = 0
        """Who had not decided when the hourglass was turned in this room: public, one bit a seat."""
        self.rested: int = 0
        """Who is done in the night: everybody's own business."""
        self.chips: list[int] = [0] * len(self.chip_seat)
        self.commits: list[int] = [0] * len(self.chip_seat)
        """Sealed: doors under the Watcher, 1 take and 2 refuse with locked doors."""
        self.votes: list[int] = [NOBODY] * seats
        self.lines: list[tuple[int, str]] = []
        self.spoken: list[int] = [0] * seats
        # What is remembered.
        self.boards: list[tuple[int, ...]] = [(0,) * len(self.wizards)] * seats
        self.rooms: list[tuple[Any, ...]] = []
        """Each resolved turn, public: traps, Pages, clue, doors, the Exit's door, where chips stood, who was late."""
        self.rounds: list[tuple[int, ...]] = []
        """Each round of accusation: who pointed at whom."""
        self.past_picks: list[tuple[Illusion, ...]] = []
        """The Traitor's cards of each resolved turn; shown at the end (BA-18)."""
        self.met: bool = False
        """Whether the Traitor has seen the holder."""

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What the game is in the middle of, by name: the question on top of the stack, and nothing else."""
        return "end" if self.outcome is not None else self.stage().phase()

    def stage(self) -> "Stage":
        """The question that is being asked."""
        top = self.stack[-1]
        assert isinstance(top, Stage)
        return top

    def haunted(self) -> bool:
        """Whether a Traitor plays (B-84)."""
        return self.seats >= 4

    def exposed(self) -> bool:
        """Whether everybody knows the Traitor."""
        return self.traitor >= 0 and self.shown_roles >> self.traitor & 1 == 1

    def gauge(self) -> int:
        """The Cohesion tokens left."""
        return self.light + self.dark

    def door_count(self) -> int:
        """Doors in use this turn (B-45, B-61, BA-55)."""
        fewer: int = 6 - self.options.doors
        return max([trap.doors() for trap in self.traps], default=6) - fewer

    def pick_limit(self) -> int:
        """How many cards the Traitor may add (B-40, B-43)."""
        return max([trap.picks() for trap in self.traps], default=2)

    def spies(self) -> bool:
        """Whether the Traitor is shown the Exit this turn (B-44)."""
        return self.haunted() and any([trap.shows_exit() for trap in self.traps])  # noqa: C419 (faster compiled)

    def one_by_one(self) -> bool:
        """Whether doors are opened one at a time (B-63)."""
        return any([trap.one_by_one() for trap in self.traps])  # noqa: C419

    def clue_rules(self) -> Rules:
        """What this turn asks of the clue."""
        rules = Rules(False, False, self.options.max_bottom, self.mist)
        for trap in self.traps:
            trap.bind(rules)
        return rules

    def face_up(self, door: int) -> bool:
        """Whether the card at a door can be seen (B-59, B-63)."""
        if self.phase in OPENED:
            return True
        return door <= self.shown and not any([trap.hides(door) for trap in self.traps])  # noqa: C419

    def counting_chips(self) -> list[int]:
        """The chips of active Wizards: those that are paid for, and find Exits."""
        return [chip for chip, seat in enumerate(self.chip_seat) if seat in self.active]

    def is_companion(self, chip: int) -> bool:
        """Whether a chip is the second one of the only Wizard (B-86)."""
        return self.seats == 2 and chip == 1

    def chips_of(self, seat: int) -> list[int]:
        """The numbers of a Wizard's chips."""
        return [chip for chip, owner in enumerate(self.chip_seat) if owner == seat]

    def characters(self) -> tuple[str, ...]:
        """The character of each chip (B-03, B-13)."""
        return self.options.characters or CHARACTERS[: len(self.chip_seat)]

    # Moving things -----------------------------------------------------------------------------------------------

    def pay(self, tokens: int, seat: int = NOBODY) -> None:
        """Take tokens off the gauge, light ones first: onto a character, or into the box (B-55, B-56, BA-34)."""
        paid = min(tokens, self.light + self.dark)
        light = min(paid, self.light)
        self.light -= light
        self.dark -= paid - light
        if seat == NOBODY:
            self.box += paid
        else:
            self.errors[seat] += paid

    def draw(self) -> Illusion:
        """The top card of the deck."""
        return self.deck.pop()

    def expose(self, seat: int) -> None:
        """The Traitor is known: no chip, no voice (B-79, BA-36)."""
        self.active = tuple([wizard for wizard in self.wizards if wizard != seat])
        self.quorum = mask_of(self.active)
        for chip in self.chips_of(seat):
            self.chips[chip] = 0

    def run_dry(self) -> None:
        """The last token is gone (B-58, B-83, BC-26)."""
        if self.haunted():
            self.end("cohesion_lost", "B-83", (self.traitor,), "traitor")
        else:
            self.end("lost_in_library", "B-85", (), "library")

    def escape(self) -> None:
        """The sixth room is behind them (B-54, B-82, BC-22)."""
        winners = tuple([seat for seat in range(self.seats) if seat != self.traitor])
        self.end("escaped", "B-82", winners, "wizards")

    # The contract ------------------------------------------------------------------------------------------------

    def public_view(self) -> Any:
        """What all who look see."""
        from noctuary.obscurio.view import public_of

        return public_of(self)

    def view_from(self, public: Any, seat: int | None) -> Any:
        """What a seat sees."""
        from noctuary.obscurio.view import view_from

        return view_from(self, public, seat)

    def knowledge(self, seat: int | None) -> Any:
        """What a seat sees and could remember."""
        from noctuary.obscurio.knowledge import knowledge_of

        return knowledge_of(self, seat)

    def copy(self) -> "Obscurio":
        """The same position; only what changes in place is copied."""
        other = Obscurio(self.options, self.seats, self.pictures, self.chance.copy())
        self.copy_onto(other)
        other.traitor = self.traitor
        other.shown_roles = self.shown_roles
        other.active = self.active
        other.quorum = self.quorum
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.returned = self.returned
        other.refilled = self.refilled
        other.holder = self.holder.copy()
        other.exit = self.exit
        other.picks = self.picks.copy()
        other.pages = self.pages.copy()
        other.doors = self.doors.copy()
        other.exit_door = self.exit_door
        other.shown = self.shown
        other.deck_shown = self.deck_shown
        other.mist = self.mist
        other.mock_holders = self.mock_holders.copy()
        other.mock_picks = self.mock_picks.copy()
        other.mock_exits = self.mock_exits.copy()
        other.bag = self.bag.copy()
        other.traps = self.traps.copy()
        other.progress = self.progress
        other.light = self.light
        other.dark = self.dark
        other.box = self.box
        other.errors = self.errors.copy()
        other.watcher = self.watcher
        other.track = self.track
        other.space = self.space
        other.extra = self.extra
        other.turn = self.turn
        other.clue = self.clue
        other.dark_now = self.dark_now
        other.late = self.late
        other.rested = self.rested
        other.chips = self.chips.copy()
        other.commits = self.commits.copy()
        other.votes = self.votes.copy()
        other.lines = self.lines.copy()
        other.spoken = self.spoken.copy()
        other.boards = self.boards.copy()
        other.rooms = self.rooms.copy()
        other.rounds = self.rounds.copy()
        other.past_picks = self.past_picks.copy()
        other.met = self.met
        return other

    def dump(self) -> dict[str, Any]:
        """Every fact of the position."""
        from noctuary.obscurio.fields import FIELDS

        return FIELDS.dump(self)

    def components(self) -> list[str]:
        """Every card, token of the gauge and trap, wherever it is (B-90 … B-92)."""
        cards = [*self.deck, *self.discard, *self.holder, *self.pages]
        if self.doors:
            cards.extend(self.doors)
        else:
            cards.extend(self.picks)
            if self.exit is not None:
                cards.append(self.exit)
        tokens = ["token"] * (self.light + self.dark + self.box + sum(self.errors))
        return sorted([card.id for card in cards] + [trap.id for trap in self.bag + self.traps] + tokens)

    def secrets(self, seat: int | None) -> dict[str, Any]:
        """What a seat must not know now."""
        from noctuary.obscurio.knowledge import secrets_of

        return secrets_of(self, seat)

    def windows(self) -> tuple[Window, ...]:
        """The stretches of time that matter now."""
        return () if self.outcome is not None else self.stage().windows(self)

    def may_speak(self, seat: int) -> str:
        """The rule that keeps a seat silent now."""
        from noctuary.obscurio.rules.talk import may_speak

        return may_speak(self, seat)

    def veiled(self) -> bool:
        """While eyes are closed."""
        return self.phase == "night"

    def expects(self, ask: Ask) -> bool:
        """With their eyes closed nobody must do anything, but every Wizard has a night to see to."""
        return ask.must or (ask.kind == "night" and ask.who != CLOCK)

    def invites(self, ask: Ask) -> bool:
        """A word from a bot is welcome when it says something new: why it stands where it stands, whom it suspects."""
        from noctuary.obscurio.rules.talk import welcome

        return ask.kind == "talk" and welcome(self, ask.who)

    # Refusals ----------------------------------------------------------------------------------------------------

    def why(self, seat: int, text: str, asked: bool) -> str:
        """The rule by which a text is refused, by its first word: whoever tries, and whether they are asked or not."""
        return self.why_not(seat, text.split(" ", 1)[0])

    def why_not(self, seat: int, kind: str) -> str:
        """The rule a refused kind of choice rests on. The same for every seat: it must not tell who is who."""
        return WHY_NOT.get(kind, "")

    def meant(self, seat: int, text: str, n: int = 0) -> tuple[Ask, Choice]:
        """A refusal names what exactly is wrong with a text, where the seat may know it."""
        try:
            return super().meant(seat, text, n)
        except Refusal as refusal:
            if refusal.code != "not_an_option":
                raise
            rule = self.reason(seat, text)
            if rule and rule != refusal.rule:
                raise Refusal("not_an_option", rule) from None
            raise

    def reason(self, seat: int, text: str) -> str:
        """The rule that a text breaks, from what is public and, for a clue, from the Pages before its writer."""
        for ask in self.open_asks:
            if ask.who == seat and isinstance(ask, ClueAsk):
                return ask.fault(text) if text.startswith(("clue", "put")) else ""
        words = text.split(" ")
        if words[0] in ("place", "companion", "commit") and "7" in words[1:] and self.door_count() < 7:
            return "B-61"
        if words[0] in ("place", "companion", "commit") and self.one_by_one():
            return "B-64"
        return ""


OPENED: Final = frozenset({"resolve", "accuse", "accused", "end"})
"""Phases in which all doors lie open (BA-44)."""

WHY_NOT: Final = {
    "clue": "B-27", "put": "B-27", "close": "B-27", "ready": "B-33", "unready": "B-33", "pick": "B-40", "rest": "B-41",
    "mark": "B-39", "place": "B-48", "companion": "B-87", "confirm": "B-50", "withdraw": "B-50", "commit": "B-69",
    "uncommit": "B-69", "take": "B-63", "refuse": "B-63", "take_companion": "B-63", "refuse_companion": "B-63",
    "vote": "BA-32", "abstain": "BA-32", "lock": "B-75", "unlock": "B-75", "suggest": "B-21", "doubt": "B-21",
    "agree": "B-21", "ask": "B-21", "suspect": "B-21", "trust": "B-21", "claim": "B-21", "time": "B-47",
    "tick": "B-42", "sand": "B-47", "call": "BA-20", "shown": "B-52", "continue": "BA-54",
}  # fmt: skip


class Stage(Question[Obscurio]):
    """A question of Obscurio. What it has been answered so far, as far as all may see it, it holds itself."""

    __slots__ = ()

    def phase(self) -> Phase:
        """Its name in views and messages."""
        raise NotImplementedError

    def done(self, g: Obscurio) -> int:
        """Who is ready, agrees, holds a chip in hand, has answered or locked a vote: seen by all, one bit a seat."""
        return 0

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        """The stretches of time it lasts."""
        return ()

    def asked(self, g: Obscurio) -> tuple[int, ...]:
        """The seats it is about, in their order."""
        return g.active

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """What one of them is asked, apart from the talk; None if nothing. Who is `done` is not waited for."""
        return None

    def clock_ask(self, g: Obscurio) -> Ask | None:
        """What the clock may say."""
        return None

    def talk(self, g: Obscurio) -> list[Ask]:
        """Who may say something meanwhile."""
        return []

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        asks = self.talk(g)
        for seat in self.asked(g):
            ask = self.ask_of(g, seat)
            if ask is not None:
                asks.append(ask)
        clock = self.clock_ask(g)
        if clock is not None:
            asks.append(clock)
        return tuple(asks)

    def expected_ask(self, g: Obscurio) -> Ask | None:
        """The first who is waited for, or else the clock: of fifteen asks one is made."""
        done = self.done(g)
        for seat in self.asked(g):
            if not done >> seat & 1:
                ask = self.ask_of(g, seat)
                if ask is not None and g.expects(ask):
                    return ask
        clock = self.clock_ask(g)
        return super().expected_ask(g) if clock is None else clock


class Tally(Stage):
    """A stage that goes on until enough have answered, each for themselves."""

    __slots__ = ("answered",)

    def __init__(self, answered: int) -> None:
        self.answered = answered
        """Who has, one bit a seat: is ready, agrees, has a chip in hand, has seen enough. With locked doors, a chip."""

    def args(self) -> tuple[Any, ...]:
        return (self.answered,)

    def done(self, g: Obscurio) -> int:
        return self.answered


def set_table(g: Obscurio) -> None:
    """Lay everything out (B-08 … B-16, B-84, BA-31)."""
    total = tokens_for(g.options, g.seats)
    g.dark = dark_tokens(g.seats)
    g.light = total - g.dark
    g.box = ALL_TOKENS - total
    g.bag = bag_for(g.options.trap_bag, g.haunted())
    g.deck = list(g.pictures.cards)
    g.chance.shuffle("deck", g.deck)
    if g.haunted():
        g.holder = [g.draw() for _ in range(8)]
        g.traitor = g.wizards[g.chance.below("loyalty", len(g.wizards))]
    g.deck_shown = len(g.deck)

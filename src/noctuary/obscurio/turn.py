"""A game's beginning, Steps 1 and 2 and Step 5: traps, riddle, reading, night, clearing away (B-22 … B-38, B-71)."""

from typing import Any, Final

from noctuary.core.chance import Chance
from noctuary.core.effects import CLOCK, Ask, Choice, Question, Step
from noctuary.obscurio.choices import AT_TIME, IS_READY, NOT_READY, READY, TIME, UNREADY
from noctuary.obscurio.clue import CLOSE, ClueAsk, PutAsk, butterflies_of
from noctuary.obscurio.deck import Deck
from noctuary.obscurio.doors import DEAL
from noctuary.obscurio.night import START_EYES
from noctuary.obscurio.options import Options
from noctuary.obscurio.table import LAST_SPACE, Obscurio, load_table, set_table
from noctuary.obscurio.talk import say, talk_asks
from noctuary.obscurio.traps import DARK_NIGHT, EVANESCENT, GREAT, MIST, PLUS_TWO


def new(deck: Deck, options: Options, seats: int, chance: Chance) -> Obscurio:
    """A game that has just been set up."""
    options.check_seats(seats)
    g = Obscurio(options, seats, deck, chance)
    set_table(g)
    if g.loud:
        g.tell("obscurio-begun", grimoire=g.grimoire, light=g.light, dark=g.dark)
    g.then(TRAPS)
    g.advance()
    return g


def load(deck: Deck, fields: dict[str, Any]) -> Obscurio:
    """The game a full position describes."""
    options = Options.make(fields["options"])
    g = Obscurio(options, fields["seats"], deck, Chance(fields["seed"], fields["uses"]))
    load_table(g, fields)
    g.load_from(fields)
    return g


class Traps(Step[Obscurio]):
    """Step 1: one token, the extra ones of the last turn, and two more for each +2 (B-22 … B-24, BA-03)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Draw them for all to see; then make sure that the deck lasts the turn."""
        g.turn += 1
        g.phase = "traps"
        g.watcher = g.progress == LAST_SPACE
        luck = g.chance.stream("traps")
        due = 1 + g.extra
        while due > 0 and g.bag:
            due -= 1
            trap = g.bag.pop(luck.below(len(g.bag)))
            g.traps.append(trap)
            g.set |= trap.bit
            if trap is PLUS_TWO:
                due += 2
        g.track = track(g)
        g.space = 0
        g.reveal_to_all()
        if g.loud:
            g.tell("obscurio-turn", turn=g.turn, progress=g.progress, watcher=g.watcher)
            for trap in g.traps:
                g.tell("obscurio-trap", trap=trap.id)
        refill(g)
        g.deck_shown = len(g.deck)
        g.then(RIDDLE)


def track(g: Obscurio) -> tuple[int, ...]:
    """The hourglass's spaces and their numbers this turn (B-60, BA-04, BA-05); one space without a clock (BA-50)."""
    spaces = g.options.evanescent_track if g.has(EVANESCENT) else g.options.time_track
    if g.options.relaxed:
        return (g.options.relaxed_extra + max(0, spaces[0] - g.options.time_track[0]),)
    return spaces


def refill(g: Obscurio) -> None:
    """A deck too short for the turn: the discard, shuffled, is slid under it now, not in Step 3 (BA-38)."""
    if len(g.deck) >= (9 if g.has(GREAT) else 8):
        return
    g.returned = tuple(g.discard)
    g.refilled = (g.turn, len(g.deck))
    cards = g.discard
    g.discard = []
    g.chance.shuffle("refill", cards)
    g.deck = cards + g.deck
    if g.loud:
        g.tell("obscurio-refilled", cards=len(cards))


class Riddle(Step[Obscurio]):
    """Step 2: the Exit for the Grimoire's eyes, and two Pages (B-25, B-26, BA-12, BA-48)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Draw them; the first Page lies left."""
        g.phase = "riddle"
        g.exit = g.draw()
        g.pages = [g.draw(), g.draw()]
        if g.has(MIST):
            luck = g.chance.stream("mist")
            g.mist = (luck.below(72), luck.below(72))
        g.reveal(g.grimoire)
        g.then(WRITE)


class Write(Question[Obscurio]):
    """The Grimoire places its Butterflies: its one act of the turn (B-27 … B-32, BA-08)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """The whole clue at once, or Butterfly by Butterfly if placement is strict."""
        if g.options.strict_placement:
            return (PutAsk(g.grimoire, g.pages, g.clue_rules(), g.clue),)
        return (ClueAsk(g.grimoire, g.pages, g.clue_rules()),)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Freeze the Butterflies; hand the Desk over when all of them lie there (B-33)."""
        if answer is not CLOSE:
            g.clue = tuple(sorted([*g.clue, *butterflies_of(answer)]))
        if g.options.strict_placement and answer is not CLOSE and len(g.clue) < 2:
            g.then(WRITE)
            return
        g.phase = "read"
        g.flags = 0
        g.reveal_to_all()
        if g.loud:
            g.tell("obscurio-clue", butterflies=len(g.clue))
        g.then(READ)


class Read(Question[Obscurio]):
    """The Wizards look at the Desk and talk, until all are ready or the time is over (B-33, BA-06)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Each says when they are ready, and may take it back."""
        asks = talk_asks(g)
        for seat in g.active:
            ready = g.flags >> seat & 1 == 1
            asks.append(Ask(seat, "read", NOT_READY if ready else IS_READY, not ready))
        asks.append(Ask(CLOCK, "read", AT_TIME, False))
        return tuple(asks)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """When all are ready, the next step begins."""
        if answer is READY:
            g.flags |= 1 << seat
        elif answer is UNREADY:
            g.flags &= ~(1 << seat)
        elif answer is not TIME:
            say(g, seat, answer)
        if answer is TIME or g.all_flagged():
            g.flags = 0
            g.then(NIGHT)
        else:
            g.then(READ)


class Night(Step[Obscurio]):
    """Between Steps 2 and 3: in a dark night Pages and Butterflies vanish (B-36, BC-08, BA-15)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Then Step 3, or straight to the doors without a Traitor (B-84)."""
        if g.has(DARK_NIGHT):
            g.dark_now = True
            if g.loud:
                g.tell("obscurio-dark-night")
        g.then(START_EYES if g.haunted() else DEAL)


class Clean(Step[Obscurio]):
    """Step 5: cards to the discard, tokens to the bag, chips to the centre (B-71, BA-45)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Clear the table for the next turn."""
        g.discard.extend(g.pages)
        g.discard.extend(g.doors)
        g.pages = []
        g.doors = []
        g.picks = []
        g.exit = None
        g.exit_door = 0
        g.shown = 0
        g.clue = ()
        g.mist = ()
        g.dark_now = False
        g.bag.extend(g.traps)
        g.traps = []
        g.set = 0
        g.flags = 0
        g.late = 0
        g.answered = 0
        g.rested = 0
        g.chips = [0] * len(g.chip_seat)
        g.lines = []
        g.spoken = [0] * g.seats
        g.then(TRAPS)


TRAPS: Final = Traps()
RIDDLE: Final = Riddle()
WRITE: Final = Write()
READ: Final = Read()
NIGHT: Final = Night()
CLEAN: Final = Clean()

"""Step 4: the doors, and four ways of choosing them (B-45 … B-51, B-59 … B-69).

A way of choosing ends by asking no more: what lies below it on the stack is the result.
"""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Step
from noctuary.core.game import Window
from noctuary.obscurio.choices import (
    ANSWERS,
    ANSWERS_COMPANION,
    AT_CALL,
    AT_COUNT,
    AT_SAND,
    AT_WINDOW,
    CALL,
    CONFIRM,
    REFUSE_COMPANION,
    SAND,
    TAKE,
    TAKE_COMPANION,
    TIME,
    UNCOMMIT,
    WITHDRAW,
    both_options,
    commit_options,
    place_options,
)
from noctuary.obscurio.rules.talk import KINDS, say, talk_asks
from noctuary.obscurio.rules.windows import SECOND, count_of_three, sand
from noctuary.obscurio.state import Obscurio, Phase, Stage, Tally


class DealDoors(Step[Obscurio]):
    """Exit, decoys and fillers, shuffled, one to a door (B-45, B-46, B-61, BC-07, BC-10)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Lay them out; the deck's count is told again only now (B-90)."""
        assert g.exit is not None
        cards = [g.exit, *g.picks]
        while len(cards) < g.door_count():
            cards.append(g.draw())
        g.chance.shuffle("doors", cards)
        g.doors = cards
        g.exit_door = cards.index(g.exit) + 1
        g.deck_shown = len(g.deck)
        g.reveal_to_all()
        locked = g.one_by_one()
        g.shown = 1 if locked else len(cards)
        if g.loud:
            g.tell("obscurio-doors", doors=len(cards), locked=locked, watcher=g.watcher)
        g.then(way_of_choosing(g))


def way_of_choosing(g: Obscurio) -> Stage:
    """In the open or in silence, all doors at once or one at a time."""
    if g.one_by_one():
        return LockedWatch(0) if g.watcher else LockedDoors(0)
    return Watch(0) if g.watcher else Open(0)


def sand_out(g: Obscurio, undecided: int) -> bool:
    """Turn the hourglass; True if that was its last space (B-47, B-51). Whom the others wait for is remembered."""
    g.late |= undecided
    if g.space + 1 >= len(g.track):
        if g.loud:
            g.tell("obscurio-time-out")
        return True
    g.space += 1
    if g.loud:
        g.tell("obscurio-hourglass", space=g.space + 1, extra=g.track[g.space])
    return False


# In the open ---------------------------------------------------------------------------------------------------------


def chip_options(g: Obscurio, seat: int, confirmed: bool) -> tuple[Choice, ...]:
    """Where a Wizard may move, and whether they may confirm."""
    if g.seats == 2:
        return both_options(len(g.doors), g.chips[0], g.chips[1], confirmed)
    return place_options(len(g.doors), g.chips[g.chip_seat.index(seat)], confirmed)


def move(g: Obscurio, seat: int, answer: Choice) -> None:
    """Put a chip at a door (B-48)."""
    chip = 1 if answer.kind == "companion" else g.chip_seat.index(seat)
    g.chips[chip] = answer.args[0]
    if g.loud:
        g.tell("obscurio-moved", seat=seat, companion=g.is_companion(chip), door=answer.args[0])


class Open(Tally):
    """Chips move freely until all agree or the last sand is gone (B-48 … B-51)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "open"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        return (sand(g),)

    def talk(self, g: Obscurio) -> list[Ask]:
        return talk_asks(g, "open")

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """A door, or agreement."""
        agrees = self.answered >> seat & 1 == 1
        return Ask(seat, "doors", chip_options(g, seat, agrees), not agrees)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "doors", AT_SAND, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """When all agree there is a last call, on the space where the hourglass stands."""
        if answer is SAND:
            if not sand_out(g, g.quorum & ~self.answered):
                g.then(self)
        elif answer.kind in KINDS:
            say(g, seat, answer)
            g.then(self)
        elif answer is CONFIRM:
            agreed = self.answered | 1 << seat
            if g.loud:
                g.tell("obscurio-confirmed", seat=seat)
            g.then(LastCall(g.space) if agreed & g.quorum == g.quorum else Open(agreed))
        else:
            g.then(Open(change_of_mind(g, seat, answer, self.answered)))


def change_of_mind(g: Obscurio, seat: int, answer: Choice, agreed: int) -> int:
    """Somebody moves or does not agree any more: that takes back their own agreement alone (BA-20)."""
    if answer is not WITHDRAW:
        move(g, seat, answer)
    elif g.loud:
        g.tell("obscurio-withdrew", seat=seat)
    return agreed & ~(1 << seat)


class LastCall(Stage):
    """All agree: a moment to think again. The space is fixed; a call that is broken is charged to the sand (BA-20).

    If the last sand runs out meanwhile, time is up: no chip moves any more (B-51).
    """

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[Any, ...]:
        """The space at the moment of agreement."""
        return (self.space,)

    def phase(self) -> Phase:
        return "last_call"

    def done(self, g: Obscurio) -> int:
        return g.quorum

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        return Window("call", g.options.last_call * SECOND), sand(g)

    def talk(self, g: Obscurio) -> list[Ask]:
        return talk_asks(g, "last_call")

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """Anybody may move or withdraw; the clock says when it is over."""
        return Ask(seat, "last_call", chip_options(g, seat, True), False)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "last_call", AT_CALL, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """The result, or back to choosing with the sand that is left."""
        if answer is CALL or (answer is SAND and sand_out(g, 0)):
            g.space = self.space
        elif answer is SAND:
            g.then(self)
        elif answer.kind in KINDS:
            say(g, seat, answer)
            g.then(self)
        else:
            g.then(Open(change_of_mind(g, seat, answer, g.quorum)))


# Under the Watcher ---------------------------------------------------------------------------------------------------


class Watch(Tally):
    """In silence, each takes the chip in hand with a door in mind; nobody sees which (B-69)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "watch"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        return (sand(g),)

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """A door, another door, or none after all."""
        holds = self.answered >> seat & 1 == 1
        return Ask(seat, "watch", commit_options(len(g.doors), holds, g.seats == 2), not holds)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "watch", AT_SAND, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """When all hold their chips, a count of three; it fixes the hourglass's space."""
        if answer is SAND:
            if sand_out(g, g.quorum & ~self.answered):
                lay_commits(g, g.options.watcher_timeout == "committed_count")
            else:
                g.then(self)
            return
        doors = (0,) * len(g.chips_of(seat)) if answer is UNCOMMIT else answer.args
        for chip, door in zip(g.chips_of(seat), doors, strict=True):
            g.commits[chip] = door
        in_hand = self.answered & ~(1 << seat) if answer is UNCOMMIT else self.answered | 1 << seat
        if g.loud and in_hand != self.answered:
            g.tell("obscurio-put-back" if answer is UNCOMMIT else "obscurio-in-hand", seat=seat)
        g.then(COUNT if in_hand & g.quorum == g.quorum else Watch(in_hand))


class Count(Stage):
    """Three, two, one: all chips are placed together (B-69)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "count"

    def done(self, g: Obscurio) -> int:
        return g.quorum

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        return (count_of_three(),)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        """Nobody else is asked."""
        return Ask(CLOCK, "count", AT_COUNT, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        lay_commits(g, True)


def lay_commits(g: Obscurio, counted: bool) -> None:
    """Chips in hand stand at their doors; after a time-out that may not count (BA-26)."""
    if counted:
        g.chips = g.commits
    g.commits = [0] * len(g.chips)
    g.reveal_to_all()
    if g.loud:
        g.tell("obscurio-placed", chips=len([door for door in g.chips if door]))
        for chip, door in enumerate(g.chips):
            if door:
                g.tell("obscurio-moved", seat=g.chip_seat[chip], companion=g.is_companion(chip), door=door)


# Locked doors --------------------------------------------------------------------------------------------------------


def undecided(g: Obscurio, seat: int, answered: int) -> list[int]:
    """A Wizard's chips that neither stand at a door nor have been decided on for this one."""
    return [
        chip
        for chip, owner in enumerate(g.chip_seat)
        if owner == seat and g.chips[chip] == 0 and not answered >> chip & 1
    ]


def undecided_seats(g: Obscurio, answered: int) -> int:
    """The Wizards with such chips, one bit a seat."""
    seats = 0
    for seat in g.active:
        if undecided(g, seat, answered):
            seats |= 1 << seat
    return seats


def chip_for(g: Obscurio, seat: int, answer: Choice) -> int:
    """The chip that an answer is about."""
    return 1 if answer is TAKE_COMPANION or answer is REFUSE_COMPANION else g.chip_seat.index(seat)


def next_door(g: Obscurio) -> None:
    """Open the next door, unless all have placed or there is none left (B-65, BA-23)."""
    if not undecided_seats(g, 0) or g.shown == len(g.doors):
        return
    g.shown += 1
    g.reveal_to_all()
    if g.loud:
        g.tell("obscurio-next-door", door=g.shown)
    g.then(way_of_choosing(g))


class AtLocked(Tally):
    """The door just opened: `answered` are the chips whose owner has decided on it, one bit a chip."""

    __slots__ = ()

    def done(self, g: Obscurio) -> int:
        return g.quorum & ~undecided_seats(g, self.answered)

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """Take the door or refuse it, for each chip that waits (B-63)."""
        options: list[Choice] = []
        for chip in undecided(g, seat, self.answered):
            options.extend(ANSWERS_COMPANION if g.is_companion(chip) else ANSWERS)
        return Ask(seat, "locked", tuple(options)) if options else None


class LockedDoors(AtLocked):
    """One door at a time: take it or leave it, once and for all (B-63 … B-65, BA-21, BA-23)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "locked"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        return (sand(g),)

    def talk(self, g: Obscurio) -> list[Ask]:
        return talk_asks(g, "locked")

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "locked", AT_SAND, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """A decision for all to see."""
        if answer is SAND:
            if not sand_out(g, undecided_seats(g, self.answered)):
                g.then(self)
            return
        if answer.kind in KINDS:
            say(g, seat, answer)
            g.then(self)
            return
        chip = chip_for(g, seat, answer)
        answered = self.answered | 1 << chip
        took = answer is TAKE or answer is TAKE_COMPANION
        if took:
            g.chips[chip] = g.shown
        if g.loud:
            companion = g.is_companion(chip)
            g.tell("obscurio-took" if took else "obscurio-refused", seat=seat, companion=companion, door=g.shown)
        if undecided_seats(g, answered):
            g.then(LockedDoors(answered))
        else:
            next_door(g)


class LockedWatch(AtLocked):
    """Locked doors under the Watcher: sealed answers, shown together (B-66, BA-24)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "locked_watch"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        """A few seconds for each door, and the sand; a table without a clock has the latter only (BA-50)."""
        if g.options.relaxed:
            return (sand(g),)
        return Window(f"window:{g.shown}", g.options.locked_watcher_window * SECOND), sand(g)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "locked", AT_SAND if g.options.relaxed else AT_WINDOW, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """All answered, or the window is over: whoever did not answer has refused."""
        if answer is SAND:
            if sand_out(g, undecided_seats(g, self.answered)):
                open_answers(g, g.options.watcher_timeout == "committed_count")
            else:
                g.then(self)
            return
        if answer is not TIME:
            chip = chip_for(g, seat, answer)
            answered = self.answered | 1 << chip
            g.commits[chip] = 1 if answer is TAKE or answer is TAKE_COMPANION else 2
            if g.loud:
                g.tell("obscurio-answered", seat=seat, companion=g.is_companion(chip))
            if undecided_seats(g, answered):
                g.then(LockedWatch(answered))
                return
        open_answers(g, True)
        next_door(g)


def open_answers(g: Obscurio, counted: bool) -> None:
    """The sealed answers for this door are shown together."""
    taken = [chip for chip, answer in enumerate(g.commits) if answer == 1 and counted]
    for chip in taken:
        g.chips[chip] = g.shown
    g.commits = [0] * len(g.chips)
    g.reveal_to_all()
    if g.loud and not taken:
        g.tell("obscurio-nobody-took", door=g.shown)
    elif g.loud:
        for chip in taken:
            g.tell("obscurio-took", seat=g.chip_seat[chip], companion=g.is_companion(chip), door=g.shown)


DEAL_DOORS: Final = DealDoors()
COUNT: Final = Count()

"""Step 4: the doors, and four ways of choosing them (B-45 … B-50, B-59 … B-69)."""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Question, Step
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
from noctuary.obscurio.resolve import RESOLVE
from noctuary.obscurio.table import Obscurio
from noctuary.obscurio.talk import KINDS, say, talk_asks
from noctuary.obscurio.traps import LOCKED


class Deal(Step[Obscurio]):
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
        g.flags = 0
        g.answered = 0
        g.reveal_to_all()
        locked = g.has(LOCKED)
        g.shown = 1 if locked else len(cards)
        if g.loud:
            g.tell("obscurio-doors", doors=len(cards), locked=locked, watcher=g.watcher)
        if locked:
            g.phase = "locked_watch" if g.watcher else "locked"
            g.then(LOCKED_WATCH if g.watcher else LOCKED_DOORS)
        else:
            g.phase = "watch" if g.watcher else "open"
            g.then(WATCH if g.watcher else OPEN)


def sand_out(g: Obscurio) -> bool:
    """Turn the hourglass; True if that was its last space (B-47, B-51)."""
    g.late |= undecided_seats(g)
    if g.space + 1 >= len(g.track):
        if g.loud:
            g.tell("obscurio-time-out")
        return True
    g.space += 1
    if g.loud:
        g.tell("obscurio-hourglass", space=g.space + 1, extra=g.track[g.space])
    return False


def undecided_seats(g: Obscurio) -> int:
    """Whom the others wait for, one bit a seat: it is seen, and remembered."""
    if not g.has(LOCKED):
        return g.quorum & ~g.flags
    late = 0
    for seat in g.active:
        if undecided(g, seat):
            late |= 1 << seat
    return late


# In the open ---------------------------------------------------------------------------------------------------------


def chip_options(g: Obscurio, seat: int, confirmed: bool) -> tuple[Choice, ...]:
    """Where a Wizard may move, and whether they may confirm."""
    if g.seats == 2:
        return both_options(len(g.doors), g.chips[0], g.chips[1], confirmed)
    return place_options(len(g.doors), g.chips[g.chip_seat.index(seat)], confirmed)


def move(g: Obscurio, seat: int, answer: Choice) -> None:
    """Put a chip at a door; that takes back one's own agreement (B-48, BA-20)."""
    chip = 1 if answer.kind == "companion" else g.chip_seat.index(seat)
    g.chips[chip] = answer.args[0]
    g.flags &= ~(1 << seat)
    if g.loud:
        g.tell("obscurio-moved", seat=seat, chip=chip, door=answer.args[0])


class Open(Question[Obscurio]):
    """Chips move freely until all agree or the last sand is gone (B-48 … B-51)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """A door, agreement, a word."""
        asks = talk_asks(g)
        for seat in g.active:
            confirmed = g.flags >> seat & 1 == 1
            asks.append(Ask(seat, "doors", chip_options(g, seat, confirmed), not confirmed))
        asks.append(Ask(CLOCK, "doors", AT_SAND, False))
        return tuple(asks)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """When all agree there is a last call, on the space where the hourglass stands."""
        if answer is SAND:
            g.then(RESOLVE if sand_out(g) else OPEN)
            return
        if answer is CONFIRM:
            g.flags |= 1 << seat
            if g.loud:
                g.tell("obscurio-confirmed", seat=seat)
            if g.all_flagged():
                g.phase = "last_call"
                g.then(LastCall(g.space, False))
                return
        elif answer is WITHDRAW:
            withdraw(g, seat)
        elif answer.kind in KINDS:
            say(g, seat, answer)
        else:
            move(g, seat, answer)
        g.then(OPEN)


def withdraw(g: Obscurio, seat: int) -> None:
    """Somebody does not agree any more."""
    g.flags &= ~(1 << seat)
    if g.loud:
        g.tell("obscurio-withdrew", seat=seat)


class LastCall(Question[Obscurio]):
    """All agree: a moment to think again. The space is fixed; a call that is broken is charged to the sand (BA-20)."""

    __slots__ = ("out", "space")

    def __init__(self, space: int, out: bool) -> None:
        self.space = space
        self.out = out

    def args(self) -> tuple[Any, ...]:
        """The space at the moment of agreement, and whether the last sand has run out since."""
        return self.space, self.out

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Anybody may move or withdraw; the clock says when it is over."""
        asks = talk_asks(g)
        for seat in g.active:
            asks.append(Ask(seat, "last_call", chip_options(g, seat, True), False))
        asks.append(Ask(CLOCK, "last_call", AT_COUNT if self.out else AT_CALL, False))
        return tuple(asks)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Resolve, or go back to choosing with the sand that is left."""
        if answer is CALL:
            g.space = self.space
            g.then(RESOLVE)
        elif answer is SAND:
            g.then(LastCall(self.space, sand_out(g)))
        elif answer.kind in KINDS:
            say(g, seat, answer)
            g.then(self)
        else:
            if answer is WITHDRAW:
                withdraw(g, seat)
            else:
                move(g, seat, answer)
            g.phase = "open"
            g.then(RESOLVE if self.out else OPEN)


# Under the Watcher ---------------------------------------------------------------------------------------------------


class Watch(Question[Obscurio]):
    """In silence, each takes the chip in hand with a door in mind; nobody sees which (B-69)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """A door, another door, or none after all."""
        asks: list[Ask] = []
        for seat in g.active:
            committed = g.flags >> seat & 1 == 1
            asks.append(Ask(seat, "watch", commit_options(len(g.doors), committed, g.seats == 2), not committed))
        asks.append(Ask(CLOCK, "watch", AT_SAND, False))
        return tuple(asks)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """When all hold their chips, a count of three; it fixes the hourglass's space."""
        if answer is SAND:
            if sand_out(g):
                lay_commits(g, g.options.watcher_timeout == "committed_count")
                g.then(RESOLVE)
            else:
                g.then(WATCH)
            return
        chips = g.chips_of(seat)
        before = g.flags
        if answer is UNCOMMIT:
            g.flags &= ~(1 << seat)
            for chip in chips:
                g.commits[chip] = 0
        else:
            g.flags |= 1 << seat
            for chip, door in zip(chips, answer.args, strict=True):
                g.commits[chip] = door
        if g.loud and g.flags != before:
            g.tell("obscurio-in-hand" if g.flags >> seat & 1 else "obscurio-put-back", seat=seat)
        if g.all_flagged():
            g.phase = "count"
            g.then(COUNT)
        else:
            g.then(WATCH)


class Count(Question[Obscurio]):
    """Three, two, one: all chips are placed together (B-69)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Only the clock."""
        return (Ask(CLOCK, "count", AT_COUNT, False),)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Place them."""
        lay_commits(g, True)
        g.then(RESOLVE)


def lay_commits(g: Obscurio, counted: bool) -> None:
    """Chips in hand stand at their doors; after a time-out that may not count (BA-26)."""
    if counted:
        g.chips = g.commits
    g.commits = [0] * len(g.chips)
    g.reveal_to_all()
    if g.loud:
        g.tell("obscurio-placed", doors=list(g.chips))


# Locked doors --------------------------------------------------------------------------------------------------------


def undecided(g: Obscurio, seat: int) -> list[int]:
    """A Wizard's chips that neither stand at a door nor have been decided on for this one."""
    return [
        chip
        for chip, owner in enumerate(g.chip_seat)
        if owner == seat and g.chips[chip] == 0 and not g.answered >> chip & 1
    ]


def lock_asks(g: Obscurio) -> list[Ask]:
    """Take the door or refuse it, for each chip that waits (B-63)."""
    asks: list[Ask] = []
    for seat in g.active:
        options: list[Choice] = []
        for chip in undecided(g, seat):
            options.extend(ANSWERS_COMPANION if chip == 1 and g.seats == 2 else ANSWERS)
        if options:
            asks.append(Ask(seat, "locked", tuple(options)))
    return asks


def chip_for(g: Obscurio, seat: int, answer: Choice) -> int:
    """The chip that an answer is about."""
    return 1 if answer is TAKE_COMPANION or answer is REFUSE_COMPANION else g.chip_seat.index(seat)


def all_decided(g: Obscurio) -> bool:
    """Whether no chip of an active Wizard waits any more."""
    return not any([undecided(g, seat) for seat in g.active])  # noqa: C419 (a list is faster compiled)


def next_door(g: Obscurio) -> None:
    """Open the next door, unless all have placed or there is none left (B-65, BA-23)."""
    g.answered = 0
    waiting = [chip for chip, owner in enumerate(g.chip_seat) if owner in g.active and g.chips[chip] == 0]
    if not waiting or g.shown == len(g.doors):
        g.then(RESOLVE)
        return
    g.shown += 1
    g.reveal_to_all()
    if g.loud:
        g.tell("obscurio-next-door", door=g.shown)
    g.then(LOCKED_WATCH if g.watcher else LOCKED_DOORS)


class LockedDoors(Question[Obscurio]):
    """One door at a time: take it or leave it, once and for all (B-63 … B-65, BA-21, BA-23)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Those who have no door yet; all may talk."""
        return (*talk_asks(g), *lock_asks(g), Ask(CLOCK, "locked", AT_SAND, False))

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """A decision for all to see."""
        if answer is SAND:
            g.then(RESOLVE if sand_out(g) else LOCKED_DOORS)
            return
        if answer.kind in KINDS:
            say(g, seat, answer)
            g.then(LOCKED_DOORS)
            return
        chip = chip_for(g, seat, answer)
        took = answer is TAKE or answer is TAKE_COMPANION
        g.answered |= 1 << chip
        if took:
            g.chips[chip] = g.shown
        if g.loud:
            g.tell("obscurio-took" if took else "obscurio-refused", seat=seat, chip=chip, door=g.shown)
        if all_decided(g):
            next_door(g)
        else:
            g.then(LOCKED_DOORS)


class LockedWatch(Question[Obscurio]):
    """Locked doors under the Watcher: sealed answers, shown together (B-66, BA-24)."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Those who have no door yet, and two clocks."""
        return (*lock_asks(g), Ask(CLOCK, "locked", AT_WINDOW, False))

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """All answered, or the window is over: whoever did not answer has refused."""
        if answer is SAND:
            if sand_out(g):
                open_answers(g, g.options.watcher_timeout == "committed_count")
                g.then(RESOLVE)
            else:
                g.then(LOCKED_WATCH)
            return
        if answer is not TIME:
            chip = chip_for(g, seat, answer)
            g.answered |= 1 << chip
            g.commits[chip] = 1 if answer is TAKE or answer is TAKE_COMPANION else 2
            if g.loud:
                g.tell("obscurio-answered", seat=seat, chip=chip)
            if not all_decided(g):
                g.then(LOCKED_WATCH)
                return
        open_answers(g, True)
        next_door(g)


def open_answers(g: Obscurio, counted: bool) -> None:
    """The sealed answers for this door are shown together."""
    for chip in range(len(g.chips)):
        if g.commits[chip] == 1 and counted:
            g.chips[chip] = g.shown
        g.commits[chip] = 0
    g.reveal_to_all()
    if g.loud:
        g.tell("obscurio-placed", doors=list(g.chips))


DEAL: Final = Deal()
OPEN: Final = Open()
WATCH: Final = Watch()
COUNT: Final = Count()
LOCKED_DOORS: Final = LockedDoors()
LOCKED_WATCH: Final = LockedWatch()

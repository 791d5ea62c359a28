"""The accusation, once the light area is empty (B-72 … B-81)."""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Step
from noctuary.core.game import Window
from noctuary.obscurio.choices import ABSTAIN, AT_TIME, LOCK, TIME, UNLOCK, VOTE
from noctuary.obscurio.rules.results import LOST, ShowVerdict
from noctuary.obscurio.rules.talk import KINDS, say, talk_asks
from noctuary.obscurio.rules.windows import SECOND
from noctuary.obscurio.state import NOBODY, Obscurio, Phase, Stage

LOCKED_IN: Final = (UNLOCK,)


class StartAccusing(Step[Obscurio]):
    """A round of accusation begins: a minute of talk, votes in secret (B-74, B-78)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        begin(g, False)


def begin(g: Obscurio, silent: bool) -> None:
    """Ask everybody for a vote; those of an earlier round count no more."""
    g.votes = [NOBODY] * g.seats
    if g.loud:
        g.tell("obscurio-accusation", round=len(g.rounds) + 1)
    g.then(Accuse(silent, False, 0))


def targets(g: Obscurio, seat: int) -> list[int]:
    """Whom a Wizard may point at (BA-32)."""
    return [
        other
        for other in g.active
        if (other != seat or g.options.vote_self) and (not g.shown_roles >> other & 1 or g.options.vote_revealed)
    ]


class Accuse(Stage):
    """Everybody points, in secret until all have locked or the minute is over (B-75, BA-32, BA-35).

    `silent`: the round before, nobody pointed at anybody. `forced`: whoever has not voted must.
    """

    __slots__ = ("forced", "locked", "silent")

    def __init__(self, silent: bool, forced: bool, locked: int) -> None:
        self.silent = silent
        self.forced = forced
        self.locked = locked

    def args(self) -> tuple[Any, ...]:
        """The two, and whose vote is locked, one bit a seat."""
        return self.silent, self.forced, self.locked

    def phase(self) -> Phase:
        return "accuse"

    def done(self, g: Obscurio) -> int:
        return self.locked

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        """The minute; another one for every round and every try (BA-35)."""
        number = 4 * len(g.rounds) + 2 * int(self.silent) + int(self.forced)
        seconds = g.options.relaxed_cap if g.options.relaxed else g.options.accusation_seconds
        return (Window(f"accuse:{number}", seconds * SECOND),)

    def talk(self, g: Obscurio) -> list[Ask]:
        return talk_asks(g, "accuse")

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """A vote, another vote, none; then the lock."""
        locked = self.locked >> seat & 1 == 1
        if self.forced:
            return None if locked else Ask(seat, "accuse", tuple([VOTE[other] for other in targets(g, seat)]))
        if locked:
            return Ask(seat, "accuse", LOCKED_IN, False)
        return Ask(seat, "accuse", vote_options(g, seat))

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return None if self.forced else Ask(CLOCK, "accuse", AT_TIME, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Set, lock, or count."""
        if answer is TIME:
            close(g, self)
            return
        locked = self.locked
        if answer.kind in KINDS:
            say(g, seat, answer)
        elif answer is LOCK:
            locked |= 1 << seat
        elif answer is UNLOCK:
            locked &= ~(1 << seat)
        elif answer is ABSTAIN:
            g.votes[seat] = NOBODY
        else:
            g.votes[seat] = answer.args[0]
            if self.forced:
                locked |= 1 << seat
        if g.loud and locked != self.locked:
            g.tell("obscurio-unlocked" if answer is UNLOCK else "obscurio-locked", seat=seat)
        question = Accuse(self.silent, self.forced, locked)
        if locked & g.quorum == g.quorum and (self.forced or not g.options.accusation_full_minute):
            close(g, question)
        else:
            g.then(question)


def vote_options(g: Obscurio, seat: int) -> tuple[Choice, ...]:
    """What a Wizard who has not locked may do."""
    mine = g.votes[seat]
    open_to = targets(g, seat)
    options = [VOTE[other] for other in open_to if other != mine]
    if mine != NOBODY:
        options.append(ABSTAIN)
    if mine != NOBODY or not open_to or not g.options.must_vote:
        options.append(LOCK)
    return tuple(options)


def close(g: Obscurio, question: Accuse) -> None:
    """The round is over. With `must_vote`, or after a second round without any vote, the silent must vote (BA-32)."""
    cast = [seat for seat in g.active if g.votes[seat] != NOBODY]
    missing = [seat for seat in g.active if g.votes[seat] == NOBODY and targets(g, seat)]
    if missing and g.options.must_vote and not question.forced:
        force(g, missing)
    elif not cast and not question.silent:
        g.reveal_to_all()
        if g.loud:
            g.tell("obscurio-no-votes")
        begin(g, True)
    elif not cast:
        force(g, missing)
    else:
        count(g)


def force(g: Obscurio, missing: list[int]) -> None:
    """Only those without a vote are asked, and must answer."""
    g.reveal_to_all()
    locked = 0
    for seat in g.active:
        if seat not in missing:
            locked |= 1 << seat
    g.then(Accuse(True, True, locked))


def count(g: Obscurio) -> None:
    """Most votes, ties included; every accused shows their card, and each Loyal among them costs two (B-76, B-77)."""
    tally = [0] * g.seats
    for seat in g.active:
        if g.votes[seat] != NOBODY:
            tally[g.votes[seat]] += 1
    most = max(tally)
    accused = [seat for seat in g.active if tally[seat] == most]
    g.rounds.append(tuple(g.votes))
    g.reveal_to_all()
    if g.loud:
        g.tell("obscurio-votes", votes=list(g.votes))
    for seat in accused:
        g.shown_roles |= 1 << seat
        loyal = seat != g.traitor
        if loyal:
            g.pay(2)
        if g.loud:
            g.tell("obscurio-accused", seat=seat, loyal=loyal)
    if g.exposed():
        g.expose(g.traitor)
    # The Traitor is found: on with the game. If not, once more, as long as there are tokens (B-78, B-79, B-81).
    if g.gauge() == 0:
        g.then(ShowVerdict(0), LOST)
    elif g.exposed():
        g.then(ShowVerdict(0))
    else:
        g.then(ShowVerdict(0), START_ACCUSING)


START_ACCUSING: Final = StartAccusing()

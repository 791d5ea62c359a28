"""The accusation, once the light area is empty (B-72 … B-81)."""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Effect, Question, Step
from noctuary.obscurio.choices import ABSTAIN, AT_SHOWN, AT_TIME, LOCK, TIME, UNLOCK, VOTE
from noctuary.obscurio.table import NOBODY, Obscurio
from noctuary.obscurio.talk import KINDS, say, talk_asks


class StartAccusing(Step[Obscurio]):
    """A round of accusation begins: a minute of talk, votes in secret (B-74, B-78)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Nobody has voted yet."""
        begin(g, False)


def begin(g: Obscurio, silent: bool) -> None:
    """A fresh round."""
    g.phase = "accuse"
    g.flags = 0
    g.votes = [NOBODY] * g.seats
    if g.loud:
        g.tell("obscurio-accusation", round=len(g.rounds) + 1)
    g.then(Accuse(silent, False))


def targets(g: Obscurio, seat: int) -> list[int]:
    """Whom a Wizard may point at (BA-32)."""
    return [
        other
        for other in g.active
        if (other != seat or g.options.vote_self) and (not g.shown_roles >> other & 1 or g.options.vote_revealed)
    ]


class Accuse(Question[Obscurio]):
    """Everybody points, in secret until all have locked or the minute is over (B-75, BA-32, BA-35).

    `silent`: the round before, nobody pointed at anybody. `forced`: whoever has not voted must.
    """

    __slots__ = ("forced", "silent")

    def __init__(self, silent: bool, forced: bool) -> None:
        self.silent = silent
        self.forced = forced

    def args(self) -> tuple[Any, ...]:
        """What it was made with."""
        return self.silent, self.forced

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """A vote, another vote, none; then the lock."""
        asks = talk_asks(g)
        for seat in g.active:
            locked = g.flags >> seat & 1 == 1
            if self.forced:
                if not locked:
                    asks.append(Ask(seat, "accuse", tuple([VOTE[other] for other in targets(g, seat)])))
            elif locked:
                asks.append(Ask(seat, "accuse", LOCKED_IN, False))
            else:
                asks.append(Ask(seat, "accuse", vote_options(g, seat)))
        if not self.forced:
            asks.append(Ask(CLOCK, "accuse", AT_TIME, False))
        return tuple(asks)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Set, lock, or count."""
        if answer is TIME:
            close(g, self)
            return
        if answer.kind in KINDS:
            say(g, seat, answer)
        elif answer is LOCK:
            g.flags |= 1 << seat
        elif answer is UNLOCK:
            g.flags &= ~(1 << seat)
        elif answer is ABSTAIN:
            g.votes[seat] = NOBODY
        else:
            g.votes[seat] = answer.args[0]
            if self.forced:
                g.flags |= 1 << seat
        if g.loud and (answer is LOCK or answer is UNLOCK or (self.forced and answer.kind == "vote")):
            g.tell("obscurio-unlocked" if answer is UNLOCK else "obscurio-locked", seat=seat)
        if g.all_flagged() and (self.forced or not g.options.accusation_full_minute):
            close(g, self)
        else:
            g.then(self)


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
    """The votes are in. Without any, the round is held once more; then those who are silent must vote (BA-32)."""
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
    g.flags = 0
    for seat in g.active:
        if seat not in missing:
            g.flags |= 1 << seat
    g.then(Accuse(True, True))


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
    g.phase = "accused"
    g.flags = 0
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
    if g.gauge() == 0:
        g.run_dry()
        g.phase = "end"
        return
    g.then(ACCUSED)


class Accused(Question[Obscurio]):
    """Everybody looks at the cards of the accused."""

    __slots__ = ()

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Only the clock."""
        return (Ask(CLOCK, "shown", AT_SHOWN, False),)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """The Traitor is found: on with the game. If not, once more (B-78, B-79)."""
        g.votes = [NOBODY] * g.seats
        g.then(clean() if g.exposed() else START_ACCUSING)


def clean() -> Effect:
    """Step 5, which belongs to `turn`."""
    from noctuary.obscurio.turn import CLEAN

    return CLEAN


START_ACCUSING: Final = StartAccusing()
ACCUSED: Final = Accused()
LOCKED_IN: Final = (UNLOCK,)

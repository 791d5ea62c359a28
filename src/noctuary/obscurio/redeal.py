"""A whole game dealt from what a seat knows and nothing else: for search, hints and the proof of two worlds."""

from functools import lru_cache
from typing import Any, Final

from noctuary.core import notation
from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Piece
from noctuary.core.game import Outcome
from noctuary.obscurio.choices import choice
from noctuary.obscurio.fields import FIELDS
from noctuary.obscurio.knowledge import Knowledge, Mock
from noctuary.obscurio.pieces import traps as trap_tokens
from noctuary.obscurio.pieces.deck import Deck, Illusion
from noctuary.obscurio.rules.accusation import Accuse, targets
from noctuary.obscurio.rules.effects import EFFECTS
from noctuary.obscurio.rules.step4_doors import LockedWatch
from noctuary.obscurio.state import NOBODY, OPENED, Obscurio

SLOTS: Final = 8
TRIES: Final = 2000
"""A deal that cannot have come about is dealt again. Only after a refill (BA-38) can one be."""


def from_knowledge(deck: Deck, known: Knowledge, chance: Chance) -> Obscurio:
    """A whole game that agrees with what a seat knows."""
    g = Obscurio(known.options, known.seats, deck, chance)
    public = dict(_read(deck, known.state))
    FIELDS.fill(g, {**public, **_Deal(g, known, public).hidden()})
    g.stack = list(public["stack"])
    if "outcome" in public:
        g.outcome = Outcome(*public["outcome"])
    _guess_votes(g, known)
    g.advance()
    if known.numbers and known.view.seat is not None:
        g.counts[known.view.seat] = known.numbers[0]
        own = [ask for ask in g.open_asks if ask.who == known.view.seat]
        for ask, n in zip(own, known.numbers[1:], strict=True):
            ask.n = n
    return g


@lru_cache(maxsize=4)
def _read(deck: Deck, state: str) -> tuple[tuple[str, Any], ...]:
    """The public fields of a position. All seats of a table know the same: a few are kept."""
    pieces: dict[str, Piece] = {**deck.by_id, **trap_tokens.BY_ID}
    return tuple(notation.read(state, pieces, EFFECTS, choice).items())


class _OldCards:
    """How many old cards the holder may have: cards that came back with the refill, and so were in the deck then.

    The holder had none of them at the refill. Each pick takes a card out of it, and one from the deck, old or new,
    comes in at once, and may be picked next.
    """

    def __init__(self) -> None:
        self.least = 0
        self.most = 0

    def pick(self, k: int, old: int) -> bool:
        """Let `k` cards be picked, so many of them old; False if that cannot have been."""
        if old and old == k:
            self.least = max(self.least, 1)  # the first card that was picked lay there before
        if self.least > self.most or (k > old and self.least - old >= SLOTS):
            return False
        self.least = max(0, self.least - old)
        self.most = min(SLOTS, self.most - old + k)
        return self.least <= self.most


class _Deal:
    """Fills in what a seat does not know, from cards it has not seen.

    It never makes a world that could not have come about, and leaves none out. (With a Traitor a game is over before
    there can be a second refill.)
    """

    def __init__(self, g: Obscurio, known: Knowledge, public: dict[str, Any]) -> None:
        self.g = g
        self.known = known
        self.view = known.view
        self.public = public
        self.by_id = g.pictures.by_id
        self.luck: Stream = g.chance.stream("redeal")
        self.refilled: int = public["refilled"]
        self.returned = {card.id for card in public["returned"]}
        self.limit = max([trap.picks() for trap in public["traps"]], default=2)

    def hidden(self) -> dict[str, Any]:
        """Every hidden field."""
        for _ in range(TRIES):
            cards = self.cards_of_a_world()
            if cards is not None:
                break
        else:
            raise ValueError("no world agrees with this")
        traitor = self.traitor()
        return {
            **cards,
            "traitor": traitor,
            "clue": () if self.known.clue is None else tuple(tuple(butterfly) for butterfly in self.known.clue),
            "rested": self.rested(traitor),
            "commits": self.commits(),
            "votes": [NOBODY] * self.g.seats,
            "boards": self.boards(),
            **self.mocks(traitor),
        }

    def traitor(self) -> int:
        """One of the Wizards whose card is still hidden, if it is not known who."""
        if not self.g.haunted():
            return NOBODY
        if self.view.traitor is not None:
            return self.view.traitor
        hidden = [w.seat for w in self.view.wizards if w.role is None and w.seat != self.view.seat]
        return hidden[self.luck.below(len(hidden))]

    # Cards -------------------------------------------------------------------------------------------------------

    def cards(self, row: tuple[str, ...]) -> list[Illusion]:
        return [self.by_id[id] for id in row]

    def unseen(self) -> list[Illusion]:
        """Cards whose place is unknown, shuffled."""
        known, view = self.known, self.view
        seen = {*view.discard, *(known.pages or ()), *(known.holder or ()), *(known.picks or ()), known.exit}
        seen.update(door for door in view.doors if door is not None)
        cards = [card for card in self.g.pictures.cards if card.id not in seen]
        self.luck.shuffle(cards)
        return cards

    def cards_of_a_world(self) -> dict[str, Any] | None:
        """Where every card may lie; None if these cards cannot have come there."""
        known = self.known
        left = self.unseen()
        old = _OldCards()
        past = self.past(old)
        exit_door, exit, doors = self.doors(left)
        pages = self.cards(known.pages) if known.pages is not None else [left.pop(), left.pop()]
        picks = None if past is None else self.picks(left, old, past, exit, doors)
        if past is None or picks is None:
            return None
        holder = self.holder(left, old)
        if holder is None:
            return None
        return {
            "exit": exit,
            "exit_door": exit_door,
            "doors": doors,
            "pages": pages,
            "picks": picks,
            "past_picks": past,
            "holder": holder,
            "deck": left,
        }

    def doors(self, left: list[Illusion]) -> tuple[int, Illusion, list[Illusion]]:
        """The Exit's door, the Exit, and all doors: what must lie where nobody can see goes there, others fill up."""
        known = self.known
        if not self.view.doors:
            return 0, left.pop() if known.exit is None else self.by_id[known.exit], []
        shown = {id for id in self.view.doors if id is not None}
        behind = self.cards(
            tuple(id for id in (known.exit, *(known.picks or ())) if id is not None and id not in shown)
        )
        while len(behind) < self.view.doors.count(None):
            behind.append(left.pop())
        self.luck.shuffle(behind)
        doors = [behind.pop() if id is None else self.by_id[id] for id in self.view.doors]
        if known.exit is not None:
            exit = self.by_id[known.exit]
        else:
            may = [card for card in doors if card.id not in (known.picks or ())]
            exit = may[self.luck.below(len(may))]
        return doors.index(exit) + 1, exit, doors

    def past(self, old: _OldCards) -> list[tuple[Illusion, ...]] | None:
        """The Traitor's cards of all resolved turns."""
        known = self.known
        if known.past_picks is not None:
            return [tuple(self.cards(row)) for row in known.past_picks]
        rows: list[tuple[Illusion, ...]] = []
        for turn, room in enumerate(known.rooms, 1):
            others = [card for card in self.cards(room.doors) if card.id != room.doors[room.exit_door - 1]]
            picks = self.some_of(others, 4 if "dark_magic" in room.traps else 2)
            if self.refilled and turn >= self.refilled and not old.pick(len(picks), self.old_among(picks)):
                return None
            rows.append(tuple(picks))
        return rows

    def picks(
        self,
        left: list[Illusion],
        old: _OldCards,
        past: list[tuple[Illusion, ...]],
        exit: Illusion,
        doors: list[Illusion],
    ) -> list[Illusion] | None:
        """The Traitor's cards of this turn."""
        known = self.known
        if known.picks is not None or not self.g.haunted():
            return self.cards(known.picks or ())
        if self.view.phase in OPENED:
            return list(past[-1])
        if doors:
            picks = self.some_of([card for card in doors if card is not exit], self.limit)
        elif self.view.phase == "night":
            picks = [left.pop() for _ in range(self.luck.below(self.limit + 1))]
        else:
            return []
        if self.refilled and not old.pick(len(picks), self.old_among(picks)):
            return None
        return picks

    def some_of(self, cards: list[Illusion], limit: int) -> list[Illusion]:
        """Up to so many of some cards, every number as likely."""
        cards = list(cards)
        self.luck.shuffle(cards)
        return cards[: self.luck.below(limit + 1)]

    def old_among(self, cards: list[Illusion]) -> int:
        return len([card for card in cards if card.id in self.returned])

    def holder(self, left: list[Illusion], old: _OldCards) -> list[Illusion] | None:
        """The holder, out of the cards that are left, with as many old cards as it may have."""
        if self.known.holder is not None or not self.g.haunted():
            return self.cards(self.known.holder or ())
        stale = [card for card in left if card.id in self.returned] if self.refilled else []
        fresh = [card for card in left if card not in stale]
        counts = [n for n in range(old.least, old.most + 1) if n <= len(stale) and SLOTS - n <= len(fresh)]
        if not counts:
            return None
        count = counts[self.luck.below(len(counts))]
        holder = stale[:count] + fresh[: SLOTS - count]
        self.luck.shuffle(holder)
        for card in holder:
            left.remove(card)
        return holder

    # Everybody's own business ------------------------------------------------------------------------------------

    def rested(self, traitor: int) -> int:
        """Who is done in the night: one knows it of oneself, the Grimoire of the Traitor."""
        view = self.view
        if view.phase != "night":
            return 0
        rested = self.luck.below(1 << self.g.seats) & ~(1 << self.g.grimoire)
        whose = traitor if view.seat == self.g.grimoire else view.seat
        if whose is None:
            return rested
        return rested | 1 << whose if view.resting else rested & ~(1 << whose)

    def commits(self) -> list[int]:
        """Others' sealed doors or answers: that they are there is public, what they are is not."""
        view = self.view
        commits = [0] * len(self.g.chip_seat)
        own = self.g.chips_of(view.seat) if view.seat is not None else []
        for chip, commit in zip(own, view.commits, strict=True):
            commits[chip] = commit
        stage = self.public["stack"][-1] if self.public["stack"] else None
        for wizard in view.wizards:
            for chip in self.g.chips_of(wizard.seat):
                if chip in own:
                    continue
                if view.phase in ("watch", "count") and wizard.done:
                    commits[chip] = 1 + self.luck.below(len(view.doors))
                elif isinstance(stage, LockedWatch) and stage.answered >> chip & 1:
                    commits[chip] = 1 + self.luck.below(2)
        return commits

    def boards(self) -> list[tuple[int, ...]]:
        """Others' marks can be anything."""
        view = self.view
        wizards = len(self.g.wizards)
        boards = [tuple(self.luck.below(3) for _ in range(wizards)) for _ in range(self.g.seats)]
        boards[self.g.grimoire] = (0,) * wizards
        if view.seat is not None and view.board is not None:
            boards[view.seat] = tuple(view.board)
        return boards

    def mocks(self, traitor: int) -> dict[str, Any]:
        """What the loyal Wizards have in the night: one's own as it is, the others' any cards nobody has seen."""
        seats = self.g.seats
        none = Mock((), (), None)
        found = [none] * seats
        if self.public["met"]:
            found = [none if seat in (self.g.grimoire, traitor) else self.mock() for seat in range(seats)]
        if self.view.seat is not None:
            found[self.view.seat] = self.known.mock or none
        return {
            "mock_holders": [tuple(self.cards(mock.holder)) for mock in found],
            "mock_picks": [tuple(self.cards(mock.picks)) for mock in found],
            "mock_exits": [None if mock.exit is None else self.by_id[mock.exit] for mock in found],
        }

    def mock(self) -> Mock:
        """Some cards that are on no pile that everybody sees."""
        seen = {*self.view.discard, *(self.known.pages or ())}
        cards = [card.id for card in self.g.pictures.cards if card.id not in seen]
        self.luck.shuffle(cards)
        picks: tuple[str, ...] = ()
        exit = None
        if self.view.phase == "night":
            picks = tuple(cards.pop() for _ in range(self.luck.below(self.limit + 1)))
            if any(trap.shows_exit() for trap in self.public["traps"]):
                exit = cards.pop()
        return Mock(tuple(cards[:SLOTS]), picks, exit)


def _guess_votes(g: Obscurio, known: Knowledge) -> None:
    """Votes that were shown are as they were; secret ones, but one's own, can be anything that is allowed."""
    view = known.view
    if view.votes is not None:
        g.votes = [NOBODY if vote is None else vote for vote in view.votes]
        return
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Accuse):
        return
    luck = g.chance.stream("votes")
    for seat in g.active:
        if seat == view.seat:
            g.votes[seat] = NOBODY if view.vote is None else view.vote
            continue
        able = targets(g, seat)
        locked = top.locked >> seat & 1 == 1
        sure = bool(able) and locked and (top.forced or g.options.must_vote)
        may = able if sure else [] if top.forced else [*able, NOBODY]
        if may:
            g.votes[seat] = may[luck.below(len(may))]

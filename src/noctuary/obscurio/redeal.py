"""What a seat could remember, and a whole game dealt from that and nothing else.

Everybody remembers the Pages and the Butterflies that a dark night took away. The Grimoire remembers what lies in the
holder. The Traitor remembers it from the first Step 3 on, and the Exit of a turn with Espionage, and all the cards ever
picked. Nobody forgets what lay open.
"""

from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Piece
from noctuary.core.game import Outcome
from noctuary.obscurio import traps as trap_tokens
from noctuary.obscurio.accuse import Accuse, targets
from noctuary.obscurio.clue import Butterfly
from noctuary.obscurio.deck import Deck, Illusion
from noctuary.obscurio.effects import EFFECTS
from noctuary.obscurio.options import Options
from noctuary.obscurio.table import NOBODY, OPENED, PUBLIC, Obscurio, load_table
from noctuary.obscurio.traps import DARK_MAGIC
from noctuary.obscurio.view import View, ids, view_of


class Room(msgspec.Struct, frozen=True):
    """A resolved turn, as everybody remembers it."""

    traps: tuple[str, ...]
    pages: tuple[str, ...]
    clue: tuple[tuple[int, ...], ...]
    doors: tuple[str, ...]
    exit_door: int
    chips: tuple[int, ...]
    space: int
    active: tuple[int, ...]
    lines: tuple[tuple[int, str], ...]


class Knowledge(msgspec.Struct, frozen=True):
    """The view, and what this seat could remember. None: it has not seen that."""

    view: View
    options: Options
    seats: int
    pages: tuple[str, ...] | None
    clue: tuple[tuple[int, ...], ...] | None
    exit: str | None
    holder: tuple[str, ...] | None
    picks: tuple[str, ...] | None
    past_picks: tuple[tuple[str, ...], ...] | None
    rooms: tuple[Room, ...]
    rounds: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]
    """How many asks this seat has had, and the numbers of those that are open."""
    state: str
    """The public rest of the position, in the notation of positions."""


def knowledge_of(g: Obscurio, seat: int | None, whole: bool = True) -> Knowledge:
    """All this seat could know. Without `whole` the part that only a new deal needs is left out."""
    book = seat == g.grimoire
    insider = g.haunted() and (book or seat == g.traitor or g.outcome is not None)
    page_known = bool(g.pages) and (g.phase != "riddle" or book)
    return Knowledge(
        view=view_of(g, seat),
        options=g.options,
        seats=g.seats,
        pages=ids(g.pages) if page_known else None,
        clue=g.clue if page_known else None,
        exit=g.exit.id if g.exit is not None and knows_exit(g, seat) else None,
        holder=ids(g.holder) if insider and (book or g.met) else None,
        picks=ids(g.picks) if insider else None,
        past_picks=tuple(ids(row) for row in g.past_picks) if insider or not g.haunted() else None,
        rooms=tuple(_room(row) for row in g.rooms),
        rounds=tuple(g.rounds),
        numbers=() if seat is None else (g.counts[seat], *(ask.n for ask in g.open_asks if ask.who == seat)),
        state=_public(g) if whole else "",
    )


def knows_exit(g: Obscurio, seat: int | None) -> bool:
    """Whether this seat has seen the Exit of this turn."""
    if g.phase in OPENED or seat == g.grimoire:
        return True
    return g.phase not in ("riddle", "read") and g.spies() and seat is not None and seat == g.traitor


def _room(row: tuple[Any, ...]) -> Room:
    traps, pages, clue, doors, exit_door, chips, space, active, lines = row
    return Room(ids(traps), ids(pages), clue, ids(doors), exit_door, chips, space, active, lines)


def _public(g: Obscurio) -> str:
    fields: dict[str, Any] = {name: getattr(g, name) for name in PUBLIC}
    fields["stack"] = list(g.stack)
    if g.outcome is not None:
        fields["outcome"] = (g.outcome.reason, g.outcome.rule, g.outcome.winners, g.outcome.side)
    return notation.write("obscurio", fields)


# A new deal ----------------------------------------------------------------------------------------------------------


def from_knowledge(deck: Deck, known: Knowledge, chance: Chance) -> Obscurio:
    """A whole game that agrees with what a seat knows."""
    g = Obscurio(known.options, known.seats, deck, chance)
    pieces: dict[str, Piece] = {**deck.by_id, **trap_tokens.BY_ID}
    public = notation.read(known.state, pieces, EFFECTS)
    hidden = _Deal(g, known, public).hidden()
    load_table(g, {**public, **hidden})
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


class _Deal:
    """Fills in what a seat does not know, from cards it has not seen."""

    def __init__(self, g: Obscurio, known: Knowledge, public: dict[str, Any]) -> None:
        self.g = g
        self.known = known
        self.public = public
        self.by_id = g.pictures.by_id
        self.luck: Stream = g.chance.stream("redeal")
        self.limit = 4 if public["set"] & DARK_MAGIC.bit else 2
        self.pool = self._pool()

    def _pool(self) -> list[Illusion]:
        """Cards whose place is unknown. What once went back under the deck comes up last (BA-38)."""
        known, view = self.known, self.known.view
        seen = {*view.discard, *(known.pages or ()), *(known.holder or ()), *(known.picks or ()), known.exit}
        seen.update(door for door in view.doors if door is not None)
        back = {card.id for card in self.public["returned"]}
        unseen = [card for card in self.g.pictures.cards if card.id not in seen]
        under = [card for card in unseen if card.id in back]
        fresh = [card for card in unseen if card.id not in back]
        self.luck.shuffle(under)
        self.luck.shuffle(fresh)
        return under + fresh

    def cards(self, row: tuple[str, ...]) -> list[Illusion]:
        return [self.by_id[id] for id in row]

    def take(self, count: int) -> list[Illusion]:
        return [self.pool.pop() for _ in range(count)]

    def hidden(self) -> dict[str, Any]:
        """Every hidden field. What is left of the pool is the deck."""
        known, g = self.known, self.g
        traitor = self.traitor()
        holder = [] if not g.haunted() else self.take(8) if known.holder is None else self.cards(known.holder)
        pages = self.take(2) if known.pages is None else self.cards(known.pages)
        exit_door, exit, picks, doors = self.riddle()
        return {
            "traitor": traitor,
            "holder": holder,
            "exit": exit,
            "picks": picks,
            "pages": pages,
            "clue": () if known.clue is None else tuple(tuple(butterfly) for butterfly in known.clue),
            "doors": doors,
            "exit_door": exit_door,
            "rested": self.rested(traitor),
            "commits": self.commits(),
            "votes": [NOBODY] * g.seats,
            "boards": self.boards(),
            "past_picks": self.past(picks),
            "deck": self.pool,
        }

    def traitor(self) -> int:
        """One of the Wizards whose card is still hidden, if it is not known who."""
        view = self.known.view
        if not self.g.haunted():
            return NOBODY
        if view.traitor is not None:
            return view.traitor
        hidden = [w.seat for w in view.wizards if w.role is None and w.seat != view.seat]
        return hidden[self.luck.below(len(hidden))]

    def riddle(self) -> tuple[int, Illusion, list[Illusion], list[Illusion]]:
        """The Exit, the Traitor's cards and the doors."""
        known = self.known
        if known.view.doors:
            return self.dealt()
        exit = self.take(1)[0] if known.exit is None else self.by_id[known.exit]
        if known.picks is not None:
            picks = self.cards(known.picks)
        else:
            picks = self.take(self.luck.below(self.limit + 1)) if known.view.phase == "traitor" else []
        return 0, exit, picks, []

    def dealt(self) -> tuple[int, Illusion, list[Illusion], list[Illusion]]:
        """After the deal: cards that must lie at the doors nobody can see go there, and unseen ones fill up."""
        known, view = self.known, self.known.view
        shown = {door for door in view.doors if door is not None}
        must = [id for id in (known.exit, *(known.picks or ())) if id is not None and id not in shown]
        behind = self.cards(tuple(must))
        behind += self.take(view.doors.count(None) - len(behind))
        self.luck.shuffle(behind)
        doors = [self.by_id[id] if id is not None else behind.pop() for id in view.doors]
        if known.exit is not None:
            exit = self.by_id[known.exit]
        else:
            may = [card for card in doors if known.picks is None or card.id not in known.picks]
            exit = may[self.luck.below(len(may))]
        picks = self.some(doors, exit, self.limit) if known.picks is None else self.cards(known.picks)
        return doors.index(exit) + 1, exit, picks, doors

    def some(self, doors: list[Illusion], exit: Illusion, limit: int) -> list[Illusion]:
        """Cards that the Traitor may have added."""
        if not self.g.haunted():
            return []
        others = [card for card in doors if card is not exit]
        self.luck.shuffle(others)
        return others[: self.luck.below(limit + 1)]

    def past(self, picks: list[Illusion]) -> list[tuple[Illusion, ...]]:
        """The Traitor's cards of all resolved turns, this one's included once its doors are open."""
        known = self.known
        if known.past_picks is not None:
            return [tuple(self.cards(row)) for row in known.past_picks]
        rows: list[tuple[Illusion, ...]] = []
        for room in known.rooms:
            doors = self.cards(room.doors)
            limit = 4 if "dark_magic" in room.traps else 2
            rows.append(tuple(self.some(doors, doors[room.exit_door - 1], limit)))
        if known.view.phase in OPENED and rows:
            rows[-1] = tuple(picks)
        return rows

    def rested(self, traitor: int) -> int:
        """Who is done in the eyes-closed step: one knows it of oneself, the Grimoire of the Traitor."""
        view = self.known.view
        if view.phase != "traitor":
            return 0
        rested = self.luck.below(1 << self.g.seats)
        whose = traitor if view.seat == self.g.grimoire else view.seat
        if whose is None:
            return rested
        return rested | 1 << whose if view.resting else rested & ~(1 << whose)

    def commits(self) -> list[int]:
        """Others' sealed doors or answers: that they are there is public, what they are is not."""
        view = self.known.view
        commits = [0] * len(self.g.chip_seat)
        own = self.g.chips_of(view.seat) if view.seat is not None else []
        for chip, commit in zip(own, view.commits, strict=True):
            commits[chip] = commit
        for wizard in view.wizards:
            for chip in self.g.chips_of(wizard.seat):
                if chip in own:
                    continue
                if view.phase in ("watch", "count") and wizard.done:
                    commits[chip] = 1 + self.luck.below(len(view.doors))
                elif view.phase == "locked_watch" and self.public["answered"] >> chip & 1:
                    commits[chip] = 1 + self.luck.below(2)
        return commits

    def boards(self) -> list[tuple[int, ...]]:
        view = self.known.view
        wizards = len(self.g.wizards)
        boards = [tuple(self.luck.below(3) for _ in range(wizards)) for _ in range(self.g.seats)]
        boards[self.g.grimoire] = (0,) * wizards
        if view.seat is not None and view.board is not None:
            boards[view.seat] = tuple(view.board)
        return boards


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
        locked = g.flags >> seat & 1 == 1
        sure = bool(able) and locked and (top.forced or g.options.must_vote)
        may = able if sure else [] if top.forced else [*able, NOBODY]
        if may:
            g.votes[seat] = may[luck.below(len(may))]


# Secrets, by name ----------------------------------------------------------------------------------------------------


def secrets_of(g: Obscurio, seat: int | None) -> dict[str, Any]:
    """What this seat must not know now, said without the views: each of these differs in some other world."""
    secrets: dict[str, Any] = {"deck": tuple(g.deck), "seed": g.chance.seed}
    if g.outcome is not None:
        return secrets
    book = seat == g.grimoire
    fiend = g.haunted() and seat == g.traitor
    if g.haunted() and not book:
        if not fiend and not g.shown_roles >> g.traitor & 1:
            secrets["traitor"] = g.traitor
        if not (fiend and g.met):
            secrets["holder"] = tuple(g.holder)
        if not fiend and (g.phase == "traitor" or g.doors):
            secrets["picks"] = tuple(g.picks)
        if not fiend and g.rooms:
            secrets["past picks"] = tuple(g.past_picks)
    if g.phase == "traitor":
        secrets["boards"] = [board for other, board in enumerate(g.boards) if other != seat]
    if not book and g.phase not in OPENED:
        if not (fiend and g.spies() and g.phase not in ("riddle", "read")):
            secrets["exit"] = g.exit
            if g.doors:
                secrets["exit door"] = g.exit_door
        if g.phase == "riddle":
            secrets["pages"] = tuple(g.pages)
    if any(not g.face_up(door) for door in range(1, len(g.doors) + 1)):
        secrets["hidden doors"] = tuple(g.doors)
    others = [commit for chip, commit in enumerate(g.commits) if g.chip_seat[chip] != seat and commit]
    if others:
        secrets["commits"] = others
    if g.phase == "accuse":
        secrets["votes"] = [vote for other, vote in enumerate(g.votes) if other != seat]
    return secrets


def butterflies(known: Knowledge) -> tuple[Butterfly, ...]:
    """The clue, as far as this seat remembers it."""
    return () if known.clue is None else tuple(tuple(each) for each in known.clue)

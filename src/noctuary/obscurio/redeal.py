"""What a seat could remember, and a whole game dealt from that and nothing else.

Everybody remembers the Pages and the Butterflies that a dark night took away. The Grimoire remembers what lies in the
holder. The Traitor remembers it from the first Step 3 on, and the Exit of a turn with Espionage, and all the cards ever
picked. Nobody forgets what lay open.
"""

from functools import lru_cache
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
    late: int = 0
    """Who had not decided when the hourglass was turned, one bit a seat."""


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
        state=public_state(g) if whole else "",
    )


def knows_exit(g: Obscurio, seat: int | None) -> bool:
    """Whether this seat has seen the Exit of this turn."""
    if g.phase in OPENED or seat == g.grimoire:
        return True
    return g.phase not in ("riddle", "read") and g.spies() and seat is not None and seat == g.traitor


def _room(row: tuple[Any, ...]) -> Room:
    traps, pages, clue, doors, exit_door, chips, space, active, lines, late = row
    return Room(ids(traps), ids(pages), clue, ids(doors), exit_door, chips, space, active, lines, late)


def public_state(g: Obscurio) -> str:
    """What everybody knows of a position beside the view, the same text for all seats."""
    fields: dict[str, Any] = {name: getattr(g, name) for name in PUBLIC}
    fields["stack"] = list(g.stack)
    if g.outcome is not None:
        fields["outcome"] = (g.outcome.reason, g.outcome.rule, g.outcome.winners, g.outcome.side)
    return notation.write("obscurio", fields)


ALL_NEW = 99
"""More cards than a turn draws."""


def possible(k: int, r: int, old: int, top: int) -> bool:
    """Whether the Traitor can add `k` cards of which `r` are old, from a holder with so many old cards.

    The first card drawn into it is the fourth of the turn. Old cards are best taken last, when there are most of them.
    """
    new = 8 - old
    for nth in range(1, k + 1):
        if nth <= k - r:
            new -= 1
        else:
            old -= 1
        if new < 0 or old < 0:
            return False
        if 3 + nth <= top:
            new += 1
        else:
            old += 1
    return True


def old_after(k: int, r: int, old: int, top: int) -> int:
    """How many old cards the holder has then."""
    return old - r + k - min(k, max(0, top - 3))


# A new deal ----------------------------------------------------------------------------------------------------------


def from_knowledge(deck: Deck, known: Knowledge, chance: Chance) -> Obscurio:
    """A whole game that agrees with what a seat knows."""
    g = Obscurio(known.options, known.seats, deck, chance)
    public = {name: list(value) if isinstance(value, list) else value for name, value in _read(deck, known.state)}
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


@lru_cache(maxsize=4)
def _read(deck: Deck, state: str) -> tuple[tuple[str, Any], ...]:
    """The public fields of a position. All seats of a table know the same: a few are kept, and lists copied."""
    pieces: dict[str, Piece] = {**deck.by_id, **trap_tokens.BY_ID}
    return tuple(notation.read(state, pieces, EFFECTS).items())


class _Deal:
    """Fills in what a seat does not know, from cards it has not seen.

    Once the discard has been slid under the deck (BA-38) two kinds of cards are unseen: old ones, which came back with
    it, and new ones. New ones lie in the holder and on top of the deck, and a turn uses all of the latter up, so the
    kinds tell something of what was drawn when. A deal keeps to that: it never makes a world that could not have come
    about, and leaves none out. (With a Traitor a game is over before there can be a second refill.)
    """

    def __init__(self, g: Obscurio, known: Knowledge, public: dict[str, Any]) -> None:
        self.g = g
        self.known = known
        self.public = public
        self.by_id = g.pictures.by_id
        self.luck: Stream = g.chance.stream("redeal")
        self.limit = 4 if public["set"] & DARK_MAGIC.bit else 2
        refilled: tuple[int, int] = public["refilled"] or (0, 0)
        self.refill, self.left = refilled
        self.back = {card.id for card in public["returned"]}
        self.new: list[Illusion] = []
        self.old: list[Illusion] = []
        self._sort_unseen()

    def _sort_unseen(self) -> None:
        """Cards whose place is unknown, of both kinds."""
        known, view = self.known, self.known.view
        seen = {*view.discard, *(known.pages or ()), *(known.holder or ()), *(known.picks or ()), known.exit}
        seen.update(door for door in view.doors if door is not None)
        for card in self.g.pictures.cards:
            if card.id not in seen:
                (self.old if card.id in self.back else self.new).append(card)
        self.luck.shuffle(self.new)
        self.luck.shuffle(self.old)

    def cards(self, row: tuple[str, ...]) -> list[Illusion]:
        return [self.by_id[id] for id in row]

    def is_old(self, id: str) -> bool:
        return id in self.back

    def take(self, new: int, old: int) -> list[Illusion]:
        return [self.new.pop() for _ in range(new)] + [self.old.pop() for _ in range(old)]

    def some(self, count: int) -> list[Illusion]:
        """Cards as they come up: new ones as long as there are any."""
        new = min(count, len(self.new))
        return self.take(new, count - new)

    def on_top(self, turn: int) -> int:
        """How many of the cards drawn in a turn were new."""
        return ALL_NEW if turn < self.refill or not self.refill else self.left if turn == self.refill else 0

    def hidden(self) -> dict[str, Any]:
        """Every hidden field. What is left of the unseen is the deck, the new cards on top."""
        known, g = self.known, self.g
        traitor = self.traitor()
        past, old = self.past()
        exit_door, exit, pages, picks, doors, old = self.riddle(old)
        if known.view.phase in OPENED and past and known.past_picks is None:
            past[-1] = tuple(picks)
        holder = self.cards(known.holder or ())
        if known.holder is None and g.haunted():
            holder = self.take(8 - old, old)
            self.luck.shuffle(holder)
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
            "past_picks": past,
            "deck": self.old + self.new,
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

    # The riddle of this turn -------------------------------------------------------------------------------------

    def riddle(self, old: int) -> tuple[int, Illusion, list[Illusion], list[Illusion], list[Illusion], int]:
        """The Exit's door, the Exit, the Pages, the Traitor's cards and the doors; old cards in the holder then."""
        known = self.known
        top = self.on_top(known.view.turn)
        if known.view.doors:
            exit_door, exit, picks, doors, old = self.dealt(top, old)
            return exit_door, exit, self.cards(known.pages or ()), picks, doors, old
        exit = self.drawn(1, top) if known.exit is None else self.by_id[known.exit]
        pages = [self.drawn(2, top), self.drawn(3, top)] if known.pages is None else self.cards(known.pages)
        if known.picks is not None:
            return 0, exit, pages, self.cards(known.picks), [], old
        if known.view.phase != "traitor" or not self.g.haunted():
            return 0, exit, pages, [], [], old
        ways = [(k, r) for k in range(self.limit + 1) for r in range(k + 1) if possible(k, r, old, top)]
        k, r = ways[self.luck.below(len(ways))]
        picks = self.take(k - r, r)
        return 0, exit, pages, picks, [], old_after(k, r, old, top)

    def drawn(self, place: int, top: int) -> Illusion:
        """The card drawn as this one of the turn."""
        return self.take(1, 0)[0] if place <= top else self.take(0, 1)[0]

    def dealt(self, top: int, old: int) -> tuple[int, Illusion, list[Illusion], list[Illusion], int]:
        """After the deal: what must lie at the doors nobody can see goes there, and unseen cards fill up."""
        known, view = self.known, self.known.view
        if known.picks is not None or not self.g.haunted():
            return self.dealt_with(self.cards(known.picks or ()), top, old)
        shown = [id for id in view.doors if id is not None]
        new = len([id for id in shown if not self.is_old(id)])
        hidden = len(view.doors) - len(shown)
        # New cards at all doors: the Exit, if it was, the Traitor's, and fillers. As many as can be seen, or hidden.
        ways = []
        for k, r, count in self.ways(len(view.doors), self.limit, top, old):
            more = count + (top >= 1) - new
            if 0 <= more <= hidden:
                ways.append((k, r, more))
        k, r, more = ways[self.luck.below(len(ways))]
        doors = self.lay(self.take(more, hidden - more))
        exit = self.by_id[known.exit] if known.exit is not None else self.exit_among(doors, top)
        others = [card for card in doors if card is not exit]
        self.luck.shuffle(others)
        fresh = [card for card in others if not self.is_old(card.id)]
        stale = [card for card in others if self.is_old(card.id)]
        return doors.index(exit) + 1, exit, fresh[: k - r] + stale[:r], doors, old_after(k, r, old, top)

    def dealt_with(
        self, picks: list[Illusion], top: int, old: int
    ) -> tuple[int, Illusion, list[Illusion], list[Illusion], int]:
        """The same for those who know the Traitor's cards."""
        known, view = self.known, self.known.view
        shown = {id for id in view.doors if id is not None}
        must = [id for id in (known.exit, *(known.picks or ())) if id is not None and id not in shown]
        doors = self.lay(self.cards(tuple(must)) + self.some(view.doors.count(None) - len(must)))
        if known.exit is not None:
            exit = self.by_id[known.exit]
        else:
            exit = self.exit_among([card for card in doors if card not in picks], top)
        return doors.index(exit) + 1, exit, picks, doors, old

    def lay(self, behind: list[Illusion]) -> list[Illusion]:
        """The doors, with these cards where nobody can see them."""
        self.luck.shuffle(behind)
        return [self.by_id[id] if id is not None else behind.pop() for id in self.known.view.doors]

    def exit_among(self, cards: list[Illusion], top: int) -> Illusion:
        """The Exit was the first card drawn: new as long as there was one."""
        may = [card for card in cards if self.is_old(card.id) == (top < 1)]
        return may[self.luck.below(len(may))]

    # What the Traitor may have done ------------------------------------------------------------------------------

    def ways(self, doors: int, limit: int, top: int, old: int) -> list[tuple[int, int, int]]:
        """How many cards the Traitor may have added, how many of them old ones, and how many new ones lie at the
        doors then, the Exit left out."""
        return [
            (k, r, k - r + min(doors - 1 - k, max(0, top - 3 - k)))
            for k in range(limit + 1)
            for r in range(k + 1)
            if possible(k, r, old, top)
        ]

    def past(self) -> tuple[list[tuple[Illusion, ...]], int]:
        """The Traitor's cards of all resolved turns, and how many old cards were in the holder before this one."""
        known = self.known
        if known.past_picks is not None:
            return [tuple(self.cards(row)) for row in known.past_picks], 0
        rows: list[tuple[Illusion, ...]] = []
        old = before = 0
        for turn, room in enumerate(known.rooms, 1):
            before = old
            picks, old = self.past_room(turn, room, old)
            rows.append(picks)
        return rows, before if known.view.phase in OPENED and rows else old

    def past_room(self, turn: int, room: Room, old: int) -> tuple[tuple[Illusion, ...], int]:
        """What may have been added to a room, and the old cards in the holder after it."""
        top = self.on_top(turn)
        others = [card for card in self.cards(room.doors) if card.id != room.doors[room.exit_door - 1]]
        self.luck.shuffle(others)
        aged = top != ALL_NEW
        fresh = [card for card in others if not (aged and self.is_old(card.id))]
        stale = [card for card in others if aged and self.is_old(card.id)]
        limit = 4 if "dark_magic" in room.traps else 2
        ways = [(k, r) for k, r, count in self.ways(len(room.doors), limit, top, old) if count == len(fresh)]
        k, r = ways[self.luck.below(len(ways))]
        return tuple(fresh[: k - r] + stale[:r]), old_after(k, r, old, top)

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

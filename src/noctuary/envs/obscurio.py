"""Obscurio as arrays: the catalogue of its answers, and what stands where in an observation.

Clues are written freely, so their numbers stand for the candidates that the game offers at the moment: `clue 17` is the
eighteenth of them, and `action_text` of the environment says what that is now. One answer is no choice of the game:
`wait`, which leaves it to the clock, as a bot does that hesitates.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from noctuary.catalog import game as spec_of
from noctuary.core.effects import CLOCK, Ask, Choice, Seat
from noctuary.core.game import Game
from noctuary.envs.catalogue import Answers, Catalogue, Encoding, choices_in
from noctuary.envs.layout import Array, Blank, Layout
from noctuary.obscurio import choices
from noctuary.obscurio.choices import AT_CALL, AT_SHOWN, AT_TICK, AT_WINDOW, DOORS
from noctuary.obscurio.knowledge import Knowledge, butterflies, knowledge_of
from noctuary.obscurio.pieces.clue import BARE, CLOSE, COS, SIN
from noctuary.obscurio.pieces.deck import DECKS, Deck
from noctuary.obscurio.pieces.traps import BY_ID as TRAPS
from noctuary.obscurio.rules import talk
from noctuary.obscurio.rules.step3_night import SLOTS
from noctuary.obscurio.rules.talk import CLAIMS, WHY, TalkAsk
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.view import View

KINDS: Final = (
    "clue", "put", "read", "night", "board", "doors", "last_call", "watch", "locked", "shown", "accuse", "talk",
)  # fmt: skip
"""Everything a player is ever asked."""
PHASES: Final = (
    "riddle", "read", "night", "open", "last_call", "watch", "count", "locked", "locked_watch", "resolve", "accuse",
    "accused", "end",
)  # fmt: skip
ROLES: Final = ("grimoire", "loyal", "traitor", "wizard")
ABOUT: Final = ("agree", "concede", "ask", "suspect", "trust")
"""Lines about another Wizard."""
CLOCKS: Final = frozenset(each.text for each in (*AT_CALL, *AT_SHOWN, *AT_TICK, *AT_WINDOW))
WAIT: Final = Choice("wait", "wait", ())
OWN_LIST: Final = ("clue", "put")
"""Asks whose options are numbered in their order."""


# Answers --------------------------------------------------------------------------------------------------------------


def texts(players: int, deck: Deck) -> Iterator[str]:
    """Every answer that can be given at a table of so many, the candidates for clues by their numbers."""
    yield WAIT.text
    about_seats = {"mark", "vote", *ABOUT}
    for each in (*choices_in(choices, talk), CLOSE):
        foreign = each.kind in about_seats and each.args[0] >= players
        at_centre = each.kind in ("place", "companion", "commit", "suggest", "doubt") and 0 in each.args
        # Which thing of a card is meant is for people to read; such lines are made as they are said.
        of_a_thing = each.kind == "suggest" and len(each.args) > 3
        left_out = foreign or at_centre or of_a_thing
        if each.text not in CLOCKS and not left_out and each.text != "pick 0":
            yield each.text
    units = 2 + 2 * max(len(BARE), *(len(card.elements) for card in deck.cards))
    yield from (f"put {at:02}" for at in range(units))
    yield from (f"clue {at:03}" for at in range(units + units * (units - 1) // 2))


# Observations ---------------------------------------------------------------------------------------------------------


def layout(players: int, deck: Deck) -> Layout:
    """What stands where at a table of so many."""
    seats = [f"seat {seat}" for seat in range(players)]
    doors = [f"door {door}" for door in range(1, DOORS + 1)]
    return Layout(
        (
            "cards",
            [card.id for card in deck.cards],
            [
                "exit",
                "page 1",
                "page 2",
                *doors,
                *(f"holder {slot}" for slot in range(1, SLOTS + 1)),
                "picked",
                "picked before",
                "discard",
            ],
            "each picture: where it lies, as far as this seat sees or remembers it. In the night a loyal Wizard's "
            "holder, picks and Exit mean nothing",
        ),
        (
            "butterflies",
            ("first", "second"),
            ("there", "page 2", "points", "x", "y", "cosine", "sine"),
            "the clue: whether the Butterfly lies there, on the second Page, points (else it lies below); tip and "
            "direction, -1 … 1 moved to 0 … 1",
        ),
        (
            "sheets",
            ("page 1", "page 2"),
            ("red", "mist", "cosine", "sine"),
            "sheets on each Page, and the mist's turn",
        ),
        ("me", [""], seats, "one's own seat"),
        ("role", [""], ROLES, "what this seat knows itself to be"),
        ("grimoire", [""], seats, "who is the Grimoire"),
        ("traitor", [""], seats, "who is the Traitor, if this seat knows"),
        (
            "wizards",
            seats,
            ("active", "done", "errors", "loyal", "traitor"),
            "each seat: in the game, done in this phase, tokens lost (10 = 1), role card face up",
        ),
        ("chips", [*seats, "companion"], doors, "where each chip stands; with two players there is a companion's"),
        (
            "commits",
            ("own", "companion"),
            doors,
            "one's own sealed doors; at a locked door 1 is yes, 2 is no",
        ),
        ("exit door", [""], doors, "the Exit's door, if this seat may know"),
        ("decoys", [""], doors, "the Traitor's doors, for the Grimoire and at the end"),
        ("vote", [""], seats, "one's own vote"),
        ("votes", seats, seats, "who pointed at whom, once it is open"),
        ("board", seats, ("trusted", "suspected"), "one's own marks"),
        ("traps", [""], list(TRAPS), "traps of this turn (4 = 1)"),
        ("bag", [""], list(TRAPS), "traps in the bag (4 = 1)"),
        ("suggested", seats, doors, "doors that each has spoken for this turn"),
        ("doubted", seats, doors, "doors that each has doubted this turn"),
        *((f"said {line}", seats, seats, f"who said `{line}` of whom this turn") for line in ABOUT),
        ("claims", seats, CLAIMS, "what each has said of themselves this turn"),
        (
            "numbers",
            [""],
            (
                "turn",
                "progress",
                "light",
                "dark",
                "box",
                "deck",
                "picks left",
                "reached",
                "rounds",
                "watcher",
                "resting",
                "space",
                "spaces",
                "extra",
            ),
            "turn and progress (10 = 1), tokens of each area (30 = 1), cards of the deck (84 = 1), cards that may be "
            "picked (4 = 1), the locked door reached (7 = 1), rounds of accusation (5 = 1), the Watcher, resting, the "
            "hourglass's space and how many there are (6 = 1), traps to come (9 = 1)",
        ),
        ("phase", [""], PHASES, "the phase of the turn"),
        ("asked", [""], KINDS, "what this seat is asked"),
    )


class ObscurioEncoding(Encoding):
    """Obscurio's numbers and arrays for one number of players."""

    game = "obscurio"

    def __init__(self, players: int, deck: Deck) -> None:
        super().__init__()
        self.players = players
        self.deck = deck
        self.actions = Catalogue(sorted(texts(players, deck)))
        self.layout = layout(players, deck)
        self._lists = {kind: self.actions.number(f"{kind} {'0' * width}") for kind, width in (("clue", 3), ("put", 2))}
        self._columns = {name: at for at, name in enumerate(self.layout["cards"].columns)}
        self._wait = self.actions.number(WAIT.text)
        self._reasons = [(self.actions.number(line.text), line) for line in WHY.values()]

    def number(self, ask: Ask, at: int, option: Choice) -> int:
        """The number of an option; candidates for clues have the number of their place in the list."""
        if option.kind in OWN_LIST:
            return self._lists[option.kind] + at
        return super().number(ask, at, option)

    def answers(self, game: Game, seat: Seat) -> Answers:
        """What a seat may answer now: its options, suggestions with a reason, and waiting where the clock is asked."""
        found = super().answers(game, seat)
        asks = game.asks()
        for ask in asks:
            if ask.who == seat and isinstance(ask, TalkAsk) and ask.doors:
                found.update((number, (ask, line)) for number, line in self._reasons if ask.reasoned(line))
            elif ask.who == CLOCK and found:
                found[self._wait] = ask, WAIT
        return found

    def known(self, game: Game, seat: Seat) -> Knowledge:
        """What the seat could know, without the part that only a new deal needs."""
        assert isinstance(game, Obscurio)
        return knowledge_of(game, seat, whole=False)

    def write(self, known: Any, asks: tuple[Ask, ...], out: Array) -> None:
        """Fill an observation from a seat's knowledge."""
        assert isinstance(known, Knowledge)
        view = known.view
        blank = Blank(self.layout, out)
        self._cards(known, blank)
        _clue(known, blank)
        _people(view, blank)
        _said(view, blank)
        for name, traps in (("traps", view.traps), ("bag", view.bag)):
            blank.row(name, [traps.count(trap) / 4 for trap in TRAPS])
        blank.row(
            "numbers",
            (
                view.turn / 10, view.progress / 10, view.light / 30, view.dark / 30, view.box / 30, view.deck / 84,
                view.pick_limit / 4, view.reached / 7, view.rounds / 5, view.watcher, view.resting, view.space / 6,
                len(view.track) / 6, view.extra / 9,
            ),
        )  # fmt: skip
        blank.put("phase", 0, PHASES.index(view.phase))
        for ask in asks:
            blank.put("asked", 0, KINDS.index(ask.kind))

    def _cards(self, known: Knowledge, blank: Blank) -> None:
        view = known.view
        columns = self._columns
        rows: list[tuple[str, int]] = []
        exit = view.exit or known.exit
        if exit is not None:
            rows.append((exit, columns["exit"]))
        rows += [(id, columns["page 1"] + at) for at, id in enumerate(known.pages or ())]
        rows += [(id, columns["door 1"] + at) for at, id in enumerate(view.doors) if id is not None]
        rows += [(id, columns["holder 1"] + at) for at, id in enumerate(view.holder or known.holder or ())]
        rows += [(id, columns["picked"]) for id in view.picks or known.picks or ()]
        rows += [(id, columns["picked before"]) for picks in known.past_picks or () for id in picks]
        rows += [(id, columns["discard"]) for id in view.discard]
        for id, column in rows:
            blank.put("cards", self.deck.by_id[id].index, column)


def _clue(known: Knowledge, blank: Blank) -> None:
    """Butterflies as this seat remembers them, and the sheets that lie there."""
    for at, butterfly in enumerate(butterflies(known)[:2]):
        blank.row("butterflies", (1, butterfly[0], len(butterfly) > 1), at)
        if len(butterfly) > 1:
            _, x, y, angle = butterfly
            for column, value in enumerate((x / 100, y / 100, COS[angle] / 1000, SIN[angle] / 1000), 3):
                blank.put("butterflies", at, column, (value + 1) / 2)
    for at, page in enumerate(known.view.pages or ()):
        turned = (0, 0) if page.mist is None else ((COS[page.mist] / 1000 + 1) / 2, (SIN[page.mist] / 1000 + 1) / 2)
        blank.row("sheets", (page.red, page.mist is not None, *turned), at)


def _people(view: View, blank: Blank) -> None:
    """Seats, chips, votes and marks."""
    for name, seat in (("me", view.seat), ("grimoire", view.grimoire), ("traitor", view.traitor), ("vote", view.vote)):
        if seat is not None:
            blank.put(name, 0, seat)
    if view.role in ROLES:
        blank.put("role", 0, ROLES.index(view.role))
    companion = len(blank.layout["chips"].rows) - 1
    for wizard in view.wizards:
        blank.row(
            "wizards",
            (wizard.active, wizard.done, wizard.errors / 10, wizard.role == "loyal", wizard.role == "traitor"),
            wizard.seat,
        )
        for at, door in enumerate(wizard.chips):
            if door:
                blank.put("chips", companion if at else wizard.seat, door - 1)
    for at, door in enumerate(view.commits):
        if door:
            blank.put("commits", at, door - 1)
    if view.exit_door:
        blank.put("exit door", 0, view.exit_door - 1)
    for door in view.decoys or ():
        blank.put("decoys", 0, door - 1)
    for who, vote in enumerate(view.votes or ()):
        if vote is not None:
            blank.put("votes", who, vote)
    for wizard, mark in zip(view.wizards, view.board or (), strict=False):
        if mark:
            blank.put("board", wizard.seat, mark - 1)


def _said(view: View, blank: Blank) -> None:
    """The lines of this turn, by who said them."""
    for who, line in view.lines:
        kind, about, *_ = line.split(" ")
        if kind == "suggest":
            blank.put("suggested", who, int(about) - 1)
        elif kind == "doubt":
            blank.put("doubted", who, int(about) - 1)
        elif kind == "claim":
            blank.put("claims", who, CLAIMS.index(about))
        else:
            blank.put(f"said {kind}", who, int(about))


@cache
def encoding(players: int) -> ObscurioEncoding:
    """The encoding for a number of players with the deck of this house, made once."""
    return ObscurioEncoding(players, DECKS[spec_of("obscurio").data["deck"]])

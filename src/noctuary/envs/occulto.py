"""Occulto as arrays: the catalogue of its answers, and what stands where in an observation."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Ask, Choice, Piece, Seat
from noctuary.core.game import Game
from noctuary.envs.catalogue import Catalogue, Encoding, choices_in
from noctuary.envs.layout import Array, Blank, Layout
from noctuary.occulto import choices
from noctuary.occulto.choices import CENTRE_PLACES, PERSONS, SEAT_PLACES, SIDES
from noctuary.occulto.knowledge import Knowledge, knowledge_of
from noctuary.occulto.pieces import ABILITIES, ALL, BY_ID, COLOURS
from noctuary.occulto.rules.memory import IN_BURIED, IN_DECK, IN_REMOVED
from noctuary.occulto.state import Occulto
from noctuary.occulto.view import MODES, View

KINDS: Final = ("act", "shield", "peek", "colour", "replace", "steal", "burn", "give", "crystal")
"""Everything a player is ever asked."""
NAMES: Final = tuple(ABILITIES)
ENDINGS: Final = ("bench", "deck")
CHARACTERS: Final = len(COLOURS)
DIGITS: Final = {str(at): at for at in range(CHARACTERS)}


# Answers --------------------------------------------------------------------------------------------------------------


def texts(players: int) -> Iterator[str]:
    """Every answer that can be given at a table of so many: those that stand ready made, and plays with targets."""
    centre = CENTRE_PLACES[: CHARACTERS - players]
    foreign = {str(each) for each in (*PERSONS[players:], *SEAT_PLACES[players:], *CENTRE_PLACES[len(centre) :])}
    for each in choices_in(choices):
        if each.kind != "play" and not foreign & {str(arg) for arg in each.args}:
            yield each.text
    places = (*SEAT_PLACES[:players], *centre)
    targets: dict[str, list[tuple[Piece, ...]]] = {
        "Card": [(card,) for card in ALL],
        "Place": [(place,) for place in places],
        "Place Place": [(one, two) for at, one in enumerate(places) for two in places[at + 1 :]],
        "Person": [(person,) for person in PERSONS[:players]],
        "Side": [(side,) for side in SIDES],
        "": [()],
    }
    forms = forms_of(players)
    for card in ALL:
        for form in forms[card.name]:
            yield from (" ".join(["play", card.id, *map(str, each)]) for each in targets[form])
        if card.name == "chameleon":
            for copied in ALL:
                for form in forms[copied.name]:
                    head = ["play", card.id, copied.id]
                    yield from (" ".join([*head, *map(str, each)]) for each in targets[form])


@cache
def forms_of(players: int) -> dict[str, tuple[str, ...]]:
    """What each ability can be aimed at: the kinds of its targets in the plays that the rules themselves make.

    The rules are asked at a table where every card lies on somebody's bench, so that every ability finds its targets;
    without one, any card can be played at nothing (CA-52).
    """
    spec = spec_of("occulto")
    g = spec.new(spec.options(), players, Chance(seed_of("catalogue")))
    assert isinstance(g, Occulto)
    found: dict[str, dict[str, None]] = {name: {} for name in NAMES}
    for me in range(players):
        for owner in (me, (me + 1) % players):
            g.bench = [[*ALL] if seat == owner else [] for seat in range(players)]
            for card in ALL:
                plays = card.ability.aim(g, me, card, None) if card.name != "chameleon" else ()
                found[card.name].update(dict.fromkeys(_form(play) for play in plays))
    return {name: (*forms, "") for name, forms in found.items()}


def _form(play: Choice) -> str:
    return " ".join(type(target).__name__ for target in play.args[1:])


# Observations ---------------------------------------------------------------------------------------------------------


def layout(players: int) -> Layout:
    """What stands where at a table of so many."""
    seats = [f"seat {seat}" for seat in range(players)]
    places = [*SEAT_PLACES[:players], *CENTRE_PLACES[: CHARACTERS - players]]
    hidden = [*(f"perhaps hand {seat}" for seat in range(players)), "perhaps deck", "perhaps buried", "perhaps removed"]
    return Layout(
        (
            "cards",
            [card.id for card in ALL],
            [
                "own hand",
                *(f"bench {seat}" for seat in range(players)),
                "discards",
                "sabotage in flight",
                "attack",
                "covered",
                "cancelled",
                "potions",
                "colour",
                "deck",
                *hidden,
            ],
            "each card: where it lies open; on a bench, whether a Sabotage covers it, whether it is cancelled, the "
            "potions it counts now (9 = 1) and its colour (1/6 … 1 in the order of the deck file); in the deck where "
            "this seat knows it (1 = on top, 1/2 = the second); and the places where a card this seat has seen can be",
        ),
        ("me", [""], seats, "one's own seat"),
        (
            "seats",
            seats,
            ("active", "first", "cards", "protected", "rations", "asked"),
            "each player: whether it is their turn, whether they began, cards in hand (10 = 1), protected bench, "
            "Double Rations to come (4 = 1), whether they are being asked",
        ),
        (
            "worlds",
            places,
            COLOURS,
            "each place of a character: in which share of the possible worlds each colour lies there, from all that "
            "this seat has seen",
        ),
        (
            "places",
            places,
            ("empty", "open", "totem"),
            "whether the place is empty, lies open to all, and for how many turns a Totem holds it (4 = 1)",
        ),
        ("totals", [""], COLOURS, "potions of each colour (40 = 1)"),
        ("out", [""], COLOURS, "characters that are out of the game, face up"),
        (
            "numbers",
            [""],
            ("turn", "actions", "deck", "discards", "buried", "removed", "limit", "attacks", "turns left"),
            "turn (100 = 1), actions left (4 = 1), cards of the deck and of each pile (67 = 1), cards on a bench that "
            "set off the end (10 = 1), attack cards on benches (20 = 1), turns left (5 = 1)",
        ),
        ("mode", [""], MODES, "what this turn is used for"),
        ("ending", [""], ENDINGS, "what has set off the end"),
        ("attack", [""], NAMES, "the ability that Shields are asked for"),
        ("guise", [""], NAMES, "what the Chameleon on a bench goes on being"),
        ("asked", [""], KINDS, "what this seat is asked"),
        ("going on", [""], KINDS, "what is being asked, of whomever"),
    )


class OccultoEncoding(Encoding):
    """Occulto's numbers and arrays for one number of players."""

    game = "occulto"

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.actions = Catalogue(sorted(texts(players)))
        self.layout = layout(players)

    def known(self, game: Game, seat: Seat) -> Knowledge:
        """What the seat could know, without the part that only a new deal needs."""
        assert isinstance(game, Occulto)
        return knowledge_of(game, seat, whole=False)

    def write(self, known: Any, asks: tuple[Ask, ...], out: Array) -> None:
        """Fill an observation from a seat's knowledge."""
        assert isinstance(known, Knowledge)
        view = known.view
        blank = Blank(self.layout, out)
        self._cards(known, blank)
        self._seats(view, blank)
        for at, row in enumerate(shares(known.worlds, len(view.characters))):
            blank.row("worlds", row, at)
        for at, place in enumerate(view.characters):
            totem = place.totem[1] / 4 if place.totem else 0
            blank.row("places", (place.empty, place.face is not None, totem), at)
        blank.row("totals", [view.totals[colour] / 40 for colour in COLOURS])
        for colour in view.out:
            blank.put("out", 0, COLOURS.index(colour))
        blank.row(
            "numbers",
            (
                view.turn / 100, view.actions / 4, view.deck / 67, len(view.discards) / 67, view.buried / 67,
                view.removed / 67, view.limit / 10, view.attacks / 20, view.turns_left / 5,
            ),
        )  # fmt: skip
        blank.put("mode", 0, MODES.index(view.mode))
        if view.ending:
            blank.put("ending", 0, ENDINGS.index(view.ending))
        if view.attack is not None:
            blank.put("attack", 0, NAMES.index(view.attack.ability))
        if view.guise:
            blank.put("guise", 0, NAMES.index(view.guise))
        for ask in asks:
            blank.put("asked", 0, KINDS.index(ask.kind))
        if view.asked:
            blank.put("going on", 0, KINDS.index(view.asked))

    def _seats(self, view: View, blank: Blank) -> None:
        if view.seat is not None:
            blank.put("me", 0, view.seat)
        for seat in range(self.players):
            blank.row(
                "seats",
                (
                    seat == view.active, seat == view.first, view.hands[seat] / 10, seat in view.protected,
                    view.rations[seat] / 4, seat in view.waiting,
                ),
                seat,
            )  # fmt: skip

    def _cards(self, known: Knowledge, blank: Blank) -> None:
        view = known.view
        n = self.players
        discards, air, attack, covered, cancelled, potions, colour, deck, perhaps = range(n + 1, n + 10)

        def put(id: str, column: int, value: float = 1.0) -> None:
            blank.put("cards", BY_ID[id].index, column, value)

        for id in view.hand:
            put(id, 0)
        for seat, bench in enumerate(view.bench):
            for laid in bench:
                put(laid.card, 1 + seat)
                put(laid.card, potions, laid.potions / 9)
                if laid.cancelled:
                    put(laid.card, cancelled)
                if laid.colour is not None:
                    put(laid.card, colour, (1 + COLOURS.index(laid.colour)) / CHARACTERS)
                if laid.covers is not None:
                    put(laid.covers, covered)
        for id in view.discards:
            put(id, discards)
        if view.sabotage_in_flight is not None:
            put(view.sabotage_in_flight, air)
        if view.attack is not None:
            put(view.attack.card, attack)
        for at, id in known.deck:
            put(id, deck, 1 / (view.deck - at))
        places = [*(1 << seat for seat in range(n)), IN_DECK, IN_BURIED, IN_REMOVED]
        for id, mask in known.cards.items():
            for at, place in enumerate(places, perhaps):
                if mask & place:
                    put(id, at)


@lru_cache(maxsize=4096)
def shares(worlds: tuple[str, ...], places: int) -> tuple[tuple[float, ...], ...]:
    """For each place, in which share of the worlds each colour lies there."""
    counts = [[0] * CHARACTERS for _ in range(places)]
    for world in worlds:
        for at, sign in enumerate(world):
            if sign != "-":
                counts[at][DIGITS[sign]] += 1
    total = max(len(worlds), 1)
    return tuple(tuple(count / total for count in row) for row in counts)


@cache
def encoding(players: int) -> OccultoEncoding:
    """The encoding for a number of players, made once."""
    return OccultoEncoding(players)

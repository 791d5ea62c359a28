"""Oubliette as arrays: the catalogue of its answers, and what stands where in an observation."""

from typing import Any, Final

from noctuary.core.effects import Ask, Seat
from noctuary.core.game import Game
from noctuary.envs.catalogue import Catalogue, Encoding, choices_in
from noctuary.envs.layout import Array, Blank, Layout
from noctuary.oubliette import choices
from noctuary.oubliette.choices import PLACE_OF
from noctuary.oubliette.pieces import ALL
from noctuary.oubliette.state import PLACES
from noctuary.oubliette.view import View

KINDS: Final = (
    "start", "act", "next", "chasm", "lost", "darkness", "gremlin", "store", "fight", "trap", "stock", "advantage",
    "found", "dig", "hourglass",
)  # fmt: skip
"""Everything the player is ever asked."""
WHERE: Final = (
    "turned", "held", "free", "equipped", "slot 1", "slot 2", "slot 3", "slot 4", "path", "portcullis", "chasm",
    "sideways", "graveyard", "curse", "gone",
)  # fmt: skip
NUMBERS: Final = (
    "turn", "deck", "graveyard", "direction", "needed", "sealed", "actions", "searched", "chaos", "bonus", "fight",
    "need", "power", "fatal",
)  # fmt: skip
COLUMN: Final = {name: at for at, name in enumerate(WHERE)}
INDEX: Final = {card.id: at for at, card in enumerate(ALL)}
ROOMS: Final = 9
MOST: Final = 21
"""The most cards an Inventory can hold (OA-11)."""

LAYOUT: Final = Layout(
    (
        "cards",
        [card.id for card in ALL],
        WHERE,
        "where each card lies, as far as the player knows; all 0: not seen yet. In a slot 1 is showing, 1/2 is under "
        "one card, 1/3 under two; on the Path, a Portcullis or a Chasm 1/9 is the first room, 1 the ninth",
    ),
    ("slots", range(1, 5), ("cards", "unseen"), "each pile: how many cards (21 = 1), how many nobody has seen"),
    ("rooms", range(1, ROOMS + 1), ("there", "chasms", "bridged"), "each room of the Path (4 Chasms = 1)"),
    (
        "numbers",
        [""],
        NUMBERS,
        "turn (500 = 1), cards of deck and Graveyard (55 = 1), direction (up 1, down 0, none 1/2), number needed "
        "(10 = 1), sealed, actions left (4 or more = 1), searched, uses of Chaos (4 = 1), what Curses add (10 = 1), "
        "whether there is a fight, what is still to be paid (40 = 1), what a King adds (13 = 1), whether giving way "
        "ends the game",
    ),
    ("worths", [""], list(PLACES), "in a fight, what the card at each place pays by itself (14 = 1)"),
    ("using", [""], list(PLACES), "the place of the Item in use"),
    ("asked", [""], KINDS, "what is asked"),
)


class OublietteEncoding(Encoding):
    """Oubliette's numbers and arrays."""

    game = "oubliette"
    layout = LAYOUT

    def __init__(self) -> None:
        super().__init__()
        self.actions = Catalogue(sorted(each.text for each in choices_in(choices)))

    def known(self, game: Game, seat: Seat) -> View:
        """The view: it holds all a player could remember that an observation shows, and is made twice as fast."""
        view: View = game.view(seat)
        return view

    def write(self, known: Any, asks: tuple[Ask, ...], out: Array) -> None:
        """Fill an observation from the player's view."""
        view: View = known
        blank = Blank(LAYOUT, out)
        _cards(view, out)
        for at, pile in enumerate(view.slots):
            blank.row("slots", (len(pile) / MOST, pile.count(None) / MOST), at)
        for at, room in enumerate(view.path[:ROOMS]):
            blank.row("rooms", (1, len(room.chasms) / 4, room.bridged / 4), at)
        fight = view.fight
        blank.row(
            "numbers",
            (
                view.turn / 500, view.deck / 55, len(view.graveyard) / 55, (view.direction + 1) / 2, view.needed / 10,
                view.sealed, view.actions / 4, view.searched, view.chaos_uses / 4, view.bonus / 10, fight is not None,
                fight.need / 40 if fight else 0, fight.power / 13 if fight else 0, view.fatal != "",
            ),
        )  # fmt: skip
        if fight is not None:
            for sign, worth in fight.worths.items():
                blank.put("worths", 0, PLACE_OF[sign], worth / 14)
        if view.using:
            blank.put("using", 0, PLACE_OF[view.using])
        if view.asked:
            blank.put("asked", 0, KINDS.index(view.asked))


def _cards(view: View, out: Array) -> None:
    """The block of the cards. It is the first, so its places are counted from 0."""
    wide = len(WHERE)
    for name, ids in (
        ("turned", (view.turned,)),
        ("held", view.held),
        ("free", (view.free,)),
        ("equipped", (view.equipped,)),
        ("sideways", view.sideways),
        ("graveyard", view.graveyard),
        ("curse", view.curses),
        ("gone", view.gone),
    ):
        column = COLUMN[name]
        for id in ids:
            if id is not None:
                out[INDEX[id] * wide + column] = 1
    for at, pile in enumerate(view.slots, COLUMN["slot 1"]):
        for depth, id in enumerate(reversed(pile), 1):
            if id is not None:
                out[INDEX[id] * wide + at] = 1 / depth
    for number, room in enumerate(view.path, 1):
        value = number / ROOMS
        for id in room.cards:
            out[INDEX[id] * wide + COLUMN["path"]] = value
        for id in room.chasms:
            out[INDEX[id] * wide + COLUMN["chasm"]] = value
        if room.portcullis is not None:
            out[INDEX[room.portcullis] * wide + COLUMN["portcullis"]] = value


ENCODING: Final = OublietteEncoding()


def encoding(players: int) -> OublietteEncoding:
    """The one there is: Oubliette is for one player."""
    return ENCODING

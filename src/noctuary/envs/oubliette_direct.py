"""Oubliette's observation straight from the game: the numbers that `oubliette` writes from the view, in less time.

A view is a Struct of texts, made to be sent; millions of steps need none. What is named here is what the view names; a
test holds the two equal, number by number. No array is touched: places and values go onto lists, so that many games are
written into theirs by one call.
"""

from typing import Final

from noctuary.envs.oubliette import COLUMN, KINDS, LAYOUT, MOST, ROOMS, WHERE
from noctuary.oubliette.choices import FAIL
from noctuary.oubliette.pieces import ALL, Card, cards_of
from noctuary.oubliette.rules.fights import current_fight, fatal
from noctuary.oubliette.rules.items import AdvantagePick, DigPick, HourglassPick, Picked
from noctuary.oubliette.state import Oubliette

ROW: Final[dict[Card, int]] = {card: at * len(WHERE) for at, card in enumerate(ALL)}
TURNED: Final = COLUMN["turned"]
HELD: Final = COLUMN["held"]
FREE: Final = COLUMN["free"]
EQUIPPED: Final = COLUMN["equipped"]
SLOT: Final = COLUMN["slot 1"]
PATH: Final = COLUMN["path"]
PORTCULLIS: Final = COLUMN["portcullis"]
CHASM: Final = COLUMN["chasm"]
SIDEWAYS: Final = COLUMN["sideways"]
GRAVEYARD: Final = COLUMN["graveyard"]
CURSE: Final = COLUMN["curse"]
GONE: Final = COLUMN["gone"]
START: Final = {block.name: block.start for block in LAYOUT.blocks}
SLOTS: Final = START["slots"]
ROOM: Final = START["rooms"]
NUMBERS: Final = START["numbers"]
WORTHS: Final = START["worths"]
USING: Final = START["using"]
ASKED: Final = START["asked"]
KIND: Final = {kind: at for at, kind in enumerate(KINDS)}


def observe(g: Oubliette, base: int, places: list[int], values: list[float]) -> None:
    """Add what is not 0 in the player's observation, which begins at `base`."""
    row = ROW
    turned, free, equipped = g.turned, g.free, g.equipped
    if turned is not None:
        places.append(base + row[turned] + TURNED)
    if free is not None:
        places.append(base + row[free] + FREE)
    if equipped is not None:
        places.append(base + row[equipped] + EQUIPPED)
    for effect in g.stack:
        for arg in effect.args():
            if isinstance(arg, Card):
                places.append(base + row[arg] + HELD)
    if g.sideways:
        for card in cards_of(g.sideways):
            places.append(base + row[card] + SIDEWAYS)
    for card in g.graveyard:
        places.append(base + row[card] + GRAVEYARD)
    for card in g.curses:
        places.append(base + row[card] + CURSE)
    for card in g.gone:
        places.append(base + row[card] + GONE)
    values.extend([1.0] * (len(places) - len(values)))
    _slots(g, base, places, values)
    _path(g, base, places, values)
    _numbers(g, base, places, values)


def _slots(g: Oubliette, base: int, places: list[int], values: list[float]) -> None:
    """The piles: of covered cards, those that are known."""
    row = ROW
    known = g.seen if g.options.show_seen else 0
    for at, pile in enumerate(g.slots):
        size = len(pile)
        if not size:
            continue
        unseen = 0
        for depth in range(1, size + 1):
            card = pile[size - depth]
            if known & card.bit or (depth == 1 and g.seen & card.bit):
                places.append(base + row[card] + SLOT + at)
                values.append(1 / depth)
            else:
                unseen += 1
        places.append(base + SLOTS + 2 * at)
        values.append(size / MOST)
        if unseen:
            places.append(base + SLOTS + 2 * at + 1)
            values.append(unseen / MOST)


def _path(g: Oubliette, base: int, places: list[int], values: list[float]) -> None:
    """The rooms, and what lies in them."""
    row = ROW
    for at, room in enumerate(g.path):
        value = (at + 1) / ROOMS
        for card in room.cards:
            places.append(base + row[card] + PATH)
            values.append(value)
        for card in room.chasms:
            places.append(base + row[card] + CHASM)
            values.append(value)
        if room.portcullis is not None:
            places.append(base + row[room.portcullis] + PORTCULLIS)
            values.append(value)
        if at < ROOMS:
            start = base + ROOM + 3 * at
            places.append(start)
            values.append(1.0)
            if room.chasms:
                places += (start + 1, start + 2)
                values += (len(room.chasms) / 4, room.bridged / 4)


def _numbers(g: Oubliette, base: int, places: list[int], values: list[float]) -> None:
    """Counts, the fight, the question."""
    fight = current_fight(g)
    top = g.stack[-1] if g.stack else None
    start = base + NUMBERS
    places.extend(range(start, start + 14))
    values += (
        g.turn / 500, len(g.deck) / 55, len(g.graveyard) / 55, (g.direction + 1) / 2, g.needed() / 10,
        float(g.sealed), g.actions / 4, float(g.searched), g.chaos_uses / 4, g.creature_bonus() / 10,
        float(fight is not None), fight.need(g) / 40 if fight is not None else 0.0,
        g.power() / 13 if fight is not None else 0.0, float(_deadly(g)),
    )  # fmt: skip
    if fight is not None and fight is top:
        for each in g.usable():
            worth = g.combat_value(each.card)
            if worth:
                places.append(base + WORTHS + each.place)
                values.append(worth / 14)
    if isinstance(top, (AdvantagePick, DigPick, HourglassPick, Picked)):
        places.append(base + USING + top.place)
        values.append(1.0)
    if g.open_asks:
        places.append(base + ASKED + KIND[g.open_asks[0].kind])
        values.append(1.0)


def _deadly(g: Oubliette) -> bool:
    """Whether giving way now would end the game."""
    for ask in g.open_asks:
        if FAIL in ask.options:
            return fatal(g, ask.kind == "trap")[0] != ""
    return False

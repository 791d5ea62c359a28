"""Oubliette's observation straight from the game: the facts that `oubliette` writes from the view, in less time.

A view is a Struct of texts, made to be sent; millions of steps need none. A position is noted as `SIZE` small numbers,
one for each card (where it lies) and one for each further value of the observation (a count). `oubliette_arrays` makes
observations of them, of many games by one call. A test holds them equal to what the view says, number by number.
"""

from typing import Final

from noctuary.envs.oubliette import KINDS, LAYOUT, ROOMS
from noctuary.oubliette.choices import FAIL
from noctuary.oubliette.pieces import ALL, Card, cards_of
from noctuary.oubliette.rules.fights import current_fight, fatal
from noctuary.oubliette.rules.items import DONE, AdvantagePick, DigPick, HourglassPick, Picked
from noctuary.oubliette.rules.turn import ACT
from noctuary.oubliette.state import Oubliette

CARDS: Final = len(ALL)

# Where a card lies: one of these, and the two marks.
TURNED: Final = 1
HELD: Final = 2
EQUIPPED: Final = 3
GRAVEYARD: Final = 4
CURSE: Final = 5
GONE: Final = 6
SLOT: Final = 7
"""The showing card of the first slot; each further slot is `DEEPEST` on, each card below another one."""
DEEPEST: Final = 6
PATH: Final = SLOT + 4 * DEEPEST
"""The first room; the others follow."""
PORTCULLIS: Final = PATH + ROOMS
CHASM: Final = PORTCULLIS + ROOMS
PLACES: Final = CHASM + ROOMS
FREE: Final = 64
SIDEWAYS: Final = 128

# Where the counts of each block begin; they follow on the cards.
START: Final = {block.name: block.start - LAYOUT["cards"].size + CARDS for block in LAYOUT.blocks}
SLOTS: Final = START["slots"]
ROOM: Final = START["rooms"]
NUMBERS: Final = START["numbers"]
WORTHS: Final = START["worths"]
USING: Final = START["using"]
ASKED: Final = START["asked"]
KIND: Final = {kind: at for at, kind in enumerate(KINDS)}
TURN: Final = CARDS + LAYOUT.size - LAYOUT["cards"].size
"""The turn takes two: it goes up to `TURNS`."""
TURNS: Final = 500
MOST: Final = 63
"""The largest of the counts; from where on they say no more (1.0) is in `oubliette_arrays`."""
SIZE: Final = TURN + 2
BLANK: Final[list[int]] = [0] * SIZE


def observe(g: Oubliette) -> bytes:
    """What the player may know, as `SIZE` small numbers."""
    codes = BLANK.copy()
    _cards(g, codes)
    _slots(g, codes)
    _path(g, codes)
    _numbers(g, codes)
    free = g.free
    if free is not None:
        codes[free.index] += FREE
    if g.sideways:
        for card in cards_of(g.sideways):
            codes[card.index] += SIDEWAYS
    return bytes(codes)


def _cards(g: Oubliette, codes: list[int]) -> None:
    """Cards that lie by themselves, or where their order does not count."""
    turned, equipped = g.turned, g.equipped
    if turned is not None:
        codes[turned.index] = TURNED
    if equipped is not None:
        codes[equipped.index] = EQUIPPED
    for effect in g.stack:
        if effect is ACT or effect is DONE:
            continue  # Nearly all that ever lies there, and they hold nothing.
        for arg in effect.args():
            if isinstance(arg, Card):
                codes[arg.index] = HELD
    for card in g.graveyard:
        codes[card.index] = GRAVEYARD
    for card in g.curses:
        codes[card.index] = CURSE
    for card in g.gone:
        codes[card.index] = GONE


def _slots(g: Oubliette, codes: list[int]) -> None:
    """The piles: of covered cards, those that are known."""
    known = g.seen if g.options.show_seen else 0
    count = SLOTS
    first = SLOT
    for pile in g.slots:
        size = len(pile)
        unseen = 0
        for depth in range(size):
            card = pile[size - 1 - depth]
            if known & card.bit or (depth == 0 and g.seen & card.bit):
                codes[card.index] = first + depth
            else:
                unseen += 1
        codes[count] = size
        codes[count + 1] = unseen
        count += 2
        first += DEEPEST


def _path(g: Oubliette, codes: list[int]) -> None:
    """The rooms, and what lies in them."""
    count = ROOM
    for at, room in enumerate(g.path):
        for card in room.cards:
            codes[card.index] = PATH + at
        portcullis = room.portcullis
        if portcullis is not None:
            codes[portcullis.index] = PORTCULLIS + at
        codes[count] = 1
        if room.chasms:
            for card in room.chasms:
                codes[card.index] = CHASM + at
            codes[count + 1] = len(room.chasms)
            codes[count + 2] = room.bridged
        count += 3


def _numbers(g: Oubliette, codes: list[int]) -> None:
    """Counts, the fight, the question."""
    fight = current_fight(g)
    top = g.stack[-1] if g.stack else None
    at = NUMBERS
    codes[at + 1] = len(g.deck)
    codes[at + 2] = len(g.graveyard)
    codes[at + 3] = g.direction + 1
    codes[at + 4] = g.needed()
    codes[at + 5] = 1 if g.sealed else 0
    codes[at + 6] = min(g.actions, MOST)
    codes[at + 7] = 1 if g.searched else 0
    codes[at + 8] = g.chaos_uses
    codes[at + 9] = g.creature_bonus()
    if fight is not None:
        codes[at + 10] = 1
        codes[at + 11] = min(fight.need(g), MOST)
        codes[at + 12] = g.power()
        if fight is top:
            for each in g.usable():
                codes[WORTHS + each.place] = g.combat_value(each.card)
    if g.open_asks:
        ask = g.open_asks[0]
        codes[ASKED + KIND[ask.kind]] = 1
        if FAIL in ask.options and fatal(g, ask.kind == "trap")[0] != "":
            codes[at + 13] = 1
    if isinstance(top, (AdvantagePick, DigPick, HourglassPick, Picked)):
        codes[USING + top.place] = 1
    turn = min(g.turn, TURNS)
    codes[TURN] = turn & 255
    codes[TURN + 1] = turn >> 8

"""How likely the game is to be won from the end of a turn, learned from many games.

A small network: what is true of the table names rows of a table of numbers; they are added up, and a few weighed sums
of that give the chance. Everything it looks at is in `Features`, so that it knows no more than the player does.
"""

from math import exp
from typing import Final

from noctuary.oubliette.bot.features import EQUIPPED, UNKNOWN, Features
from noctuary.oubliette.pieces import ACE, JACK, JOKER, KING, QUEEN, cards_of

AHEAD: Final = 8
"""So many of the numbers ahead are looked at one by one."""

SIZES: Final[dict[str, int]] = {
    "rooms": 9, "time": 28, "rooms_time": 126, "way": 3, "ahead": AHEAD * 15, "buried_ahead": AHEAD * 5, "known": 4,
    "here": 5, "equipped": 17, "jacks": 3, "queens": 3, "kings": 3, "aces": 4, "jokers": 3, "halves": 3, "torches": 3,
    "ropes": 12, "payers": 6, "strength": 24, "chaos": 3, "danger": 8, "chasm_here": 2, "empty": 5, "held": 11,
    "hidden": 9, "creatures": 13, "traps": 9, "eights": 5, "sixes": 5, "gremlins": 4, "red_aces": 3, "black_aces": 3,
    "grave": 19, "digging": 12, "shifting": 27, "run": 6, "starts": 36,
}  # fmt: skip
"""Each thing that is looked at, and how many values of it are told apart."""


def _starts() -> tuple[dict[str, int], int]:
    at = 0
    starts: dict[str, int] = {}
    for name, size in SIZES.items():
        starts[name] = at
        at += size
    return starts, at


_AT, _ALL = _starts()
ROWS: Final[int] = _ALL
TIME: Final[int] = _AT["time"]
ROOMS_TIME: Final[int] = _AT["rooms_time"]
WAY: Final[int] = _AT["way"]
NUMBERS: Final[int] = _AT["ahead"]
BURIED: Final[int] = _AT["buried_ahead"]
KNOWN: Final[int] = _AT["known"]
HERE: Final[int] = _AT["here"]
ON: Final[int] = _AT["equipped"]
JACKS: Final[int] = _AT["jacks"]
QUEENS: Final[int] = _AT["queens"]
KINGS: Final[int] = _AT["kings"]
ACES: Final[int] = _AT["aces"]
JOKERS: Final[int] = _AT["jokers"]
HALVES: Final[int] = _AT["halves"]
TORCHES: Final[int] = _AT["torches"]
ROPES: Final[int] = _AT["ropes"]
PAYERS: Final[int] = _AT["payers"]
STRENGTH: Final[int] = _AT["strength"]
CHAOS: Final[int] = _AT["chaos"]
DANGER: Final[int] = _AT["danger"]
CHASM_HERE: Final[int] = _AT["chasm_here"]
EMPTY: Final[int] = _AT["empty"]
HELD: Final[int] = _AT["held"]
HIDDEN: Final[int] = _AT["hidden"]
CREATURES: Final[int] = _AT["creatures"]
TRAPS: Final[int] = _AT["traps"]
EIGHTS: Final[int] = _AT["eights"]
SIXES: Final[int] = _AT["sixes"]
GREMLINS: Final[int] = _AT["gremlins"]
RED_ACES: Final[int] = _AT["red_aces"]
BLACK_ACES: Final[int] = _AT["black_aces"]
GRAVE: Final[int] = _AT["grave"]
DIGGING: Final[int] = _AT["digging"]
SHIFTING: Final[int] = _AT["shifting"]
RUN: Final[int] = _AT["run"]
STARTS: Final[int] = _AT["starts"]

RANK: Final = [sum(card.bit for card in cards_of((1 << 55) - 1) if card.rank == rank) for rank in range(16)]
TRAPPING: Final = sum(card.bit for card in cards_of((1 << 55) - 1) if card.happening == "trap")
CHASMS: Final = sum(card.bit for card in cards_of((1 << 55) - 1) if card.happening == "chasm")


def signs(s: Features) -> list[int]:
    """What is true of a table, as rows of the network."""
    gone = 0
    for card in s.graveyard:
        gone |= card.bit
    unseen = s.unseen()
    known = held = hidden = empty = 0
    for pile in s.piles:
        last = len(pile) - 1
        held += last + 1
        if last < 0:
            empty += 1
        for at in range(last):
            card = pile[at]
            if card is UNKNOWN:
                hidden += 1
            else:
                known |= card.bit
    showing = strength = payers = ropes = torches = halves = 0
    counts = [0] * 16
    for place, top in enumerate(s.tops):
        if top is None:
            continue
        if place == EQUIPPED:
            held += 1
        showing |= top.bit
        rank = top.rank
        if rank == JOKER and s.sideways & top.bit:
            halves += 1
        else:
            counts[rank] += 1
        strength += s.value(top)
        payers += top.black_even
        ropes += top.rope
        torches += top.torch
    if s.power():
        strength += 4 - empty
    equipped = s.tops[EQUIPPED]
    deck = s.deck
    grave = len(s.graveyard)
    jacks = min(2, counts[JACK])
    jokers = min(2, counts[JOKER])
    danger = (1 if s.rooms == 1 else 0) + (2 if s.portcullis else 0) + (4 if s.bridge_behind else 0)
    found = [
        s.rooms,
        TIME + min(27, deck >> 1),
        ROOMS_TIME + s.rooms * 14 + min(13, deck >> 2),
        WAY + s.direction + 1,
        ON + (16 if s.sealed else 0 if equipped is None else equipped.rank),
        JACKS + jacks,
        QUEENS + min(2, counts[QUEEN]),
        KINGS + min(2, counts[KING]),
        ACES + min(3, counts[ACE]),
        JOKERS + jokers,
        HALVES + min(2, halves),
        TORCHES + min(2, torches),
        ROPES + min(3, ropes) + 4 * min(2, s.chasms),
        PAYERS + payers,
        STRENGTH + min(23, strength // 3),
        CHAOS + min(2, s.chaos_uses),
        DANGER + danger,
        CHASM_HERE + (1 if s.chasm_here else 0),
        EMPTY + empty,
        HELD + min(10, held >> 1),
        HIDDEN + min(8, (hidden + 1) >> 1),
        CREATURES + (unseen & (RANK[JACK] | RANK[QUEEN] | RANK[KING])).bit_count(),
        TRAPS + (unseen & TRAPPING).bit_count(),
        EIGHTS + (unseen & RANK[8]).bit_count(),
        SIXES + (unseen & RANK[6]).bit_count(),
        GREMLINS + (unseen & RANK[JOKER]).bit_count(),
        RED_ACES + (unseen & CHASMS).bit_count(),
        BLACK_ACES + (unseen & (RANK[ACE] & ~CHASMS)).bit_count(),
        GRAVE + min(18, grave // 3),
        SHIFTING + jokers * 9 + min(8, grave // 6),
    ]
    if not s.direction:
        begins = RANK[2] | RANK[10]
        found.append(STARTS + min(3, (showing & begins).bit_count()) * 9 + (unseen & begins).bit_count())
        return found
    number = s.needed
    run = 0
    for ahead in range(AHEAD):
        if not 2 <= number <= 10:
            break
        rank_set = RANK[number]
        shown = (showing & rank_set).bit_count()
        if shown and run == ahead:
            run += 1
        found.append(NUMBERS + ahead * 15 + min(2, shown) * 5 + (unseen & rank_set).bit_count())
        found.append(BURIED + ahead * 5 + (gone & rank_set).bit_count())
        if ahead < 4 and known & rank_set:
            found.append(KNOWN + ahead)
        number += s.direction
    found.append(RUN + min(5, run))
    found.append(HERE + (unseen & RANK[s.needed - s.direction]).bit_count())
    after = s.needed + s.direction
    soon = (1 if gone & RANK[s.needed] else 0) + (2 if 2 <= after <= 10 and gone & RANK[after] else 0)
    found.append(DIGGING + jacks * 4 + soon)
    return found


class Outlook:
    """The numbers of one preset."""

    __slots__ = ("base", "bias", "hidden", "out", "rows")

    def __init__(self, rows: list[list[float]], base: list[float], out: list[float], bias: float) -> None:
        self.rows = rows
        self.base = base
        self.out = out
        self.bias: float = bias
        self.hidden: int = len(base)

    def chance(self, s: Features) -> float:
        """How likely the game is to be won from here, between 0 and 1."""
        found = [self.rows[sign] for sign in signs(s)]
        total = self.bias
        for at in range(self.hidden):
            value = self.base[at]
            for row in found:
                value += row[at]
            if value > 0.0:
                total += value * self.out[at]
        return 1.0 / (1.0 + exp(-total))

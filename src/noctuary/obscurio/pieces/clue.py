"""The clue: one or two Butterflies, each pointing into a Page or lying below one (B-27 … B-31).

A Butterfly is a tuple: `(page, x, y, angle)` points at (x, y), hundredths of the radius, from a body that lies behind
it; the angle counts 72 steps of 5 degrees. `(page,)` lies below the Page. Nothing is finer than that, and the two are
always written in the same order, so that neither decimals nor order can carry a message.

    clue 0:12,-34@5 1:bottom
"""

from math import cos, pi, sin
from re import compile as pattern
from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.choices import choice
from noctuary.obscurio.pieces.deck import Element, Illusion, element_at
from noctuary.obscurio.pieces.mist import printed_at

Butterfly = tuple[int, ...]

RADIUS: Final = 100
"""Of a Page: what coordinates are hundredths of."""
STEPS: Final = 72
COS: Final[tuple[int, ...]] = tuple(round(1000 * cos(step * pi / 36)) for step in range(72))
SIN: Final[tuple[int, ...]] = tuple(round(1000 * sin(step * pi / 36)) for step in range(72))
"""In thousandths."""

BODY: Final = 22
"""How far the body's centre lies behind the tip, in hundredths."""
NEAR: Final = 8
"""Tips on one Page that are closer than this designate the same thing (BA-11)."""

WRITTEN: Final = pattern(r"([01]):(?:(bottom)|(-?\d{1,3}),(-?\d{1,3})@(\d{1,2}))")


def write(butterfly: Butterfly) -> str:
    """A Butterfly as text."""
    if len(butterfly) == 1:
        return f"{butterfly[0]}:bottom"
    page, x, y, angle = butterfly
    return f"{page}:{x},{y}@{angle}"


def read(word: str) -> Butterfly | None:
    """The Butterfly a word stands for."""
    match = WRITTEN.fullmatch(word)
    if match is None:
        return None
    if match[2] is not None:
        return (int(match[1]),)
    return int(match[1]), int(match[3]), int(match[4]), int(match[5])


def read_all(text: str) -> tuple[Butterfly, ...] | None:
    """The Butterflies of `clue …` or `put …`, in their order on the table; None if it cannot be read."""
    if len(text) > 80:
        return None
    words = text.split(" ")
    found: list[Butterfly] = []
    for word in words[1:]:
        butterfly = read(word)
        if butterfly is None:
            return None
        found.append(butterfly)
    return tuple(sorted(found)) if found else None


def outside(butterfly: Butterfly) -> bool:
    """Whether tip or body leaves the circle of the Page (B-28)."""
    if len(butterfly) == 1:
        return False
    _, x, y, angle = butterfly
    if x * x + y * y > RADIUS * RADIUS or angle >= STEPS:
        return True
    body_x = 1000 * x - BODY * COS[angle]
    body_y = 1000 * y - BODY * SIN[angle]
    return body_x * body_x + body_y * body_y > 1_000_000 * RADIUS * RADIUS


def same_element(one: Butterfly, other: Butterfly, pages: list[Illusion]) -> bool:
    """Whether both designate one thing: the same Page twice, one element twice, or tips that all but touch (BA-11)."""
    if one[0] != other[0] or len(one) != len(other):
        return False
    if len(one) == 1:
        return True
    _, x, y, _ = one
    _, u, v, _ = other
    if (x - u) * (x - u) + (y - v) * (y - v) < NEAR * NEAR:
        return True
    page = pages[one[0]]
    found = element_at(page, x, y)
    return found is not None and found is element_at(page, u, v)


class Rules:
    """What this turn asks of a clue."""

    __slots__ = ("bottom", "max_bottom", "mist", "united")

    def __init__(self, united: bool, bottom: bool, max_bottom: int, mist: tuple[int, ...] = ()) -> None:
        self.united = united
        self.bottom = bottom
        self.max_bottom = max_bottom
        self.mist = mist
        """How the printed sheets lie on the Pages, if they do."""

    def on_print(self, butterfly: Butterfly) -> bool:
        """Whether a tip touches the print of a sheet (B-35)."""
        if not self.mist or len(butterfly) == 1:
            return False
        return printed_at(self.mist[butterfly[0]], butterfly[1], butterfly[2])


def fault(butterflies: tuple[Butterfly, ...], pages: list[Illusion], rules: Rules) -> str:
    """The rule that a clue breaks, or nothing."""
    wrong = fault_so_far(butterflies, pages, rules)
    if wrong:
        return wrong
    if not butterflies:
        return "B-27"
    if rules.united and len(butterflies) != 2:
        return "B-37"
    if rules.bottom and not any(len(butterfly) == 1 for butterfly in butterflies):
        return "B-38"
    return ""


def fault_so_far(butterflies: tuple[Butterfly, ...], pages: list[Illusion], rules: Rules) -> str:
    """The rule that is broken already, whatever may be added."""
    if len(butterflies) > 2:
        return "B-27"
    bottoms = 0
    for butterfly in butterflies:
        if outside(butterfly):
            return "B-28"
        if rules.on_print(butterfly):
            return "B-35"
        if len(butterfly) == 1:
            bottoms += 1
    if bottoms > rules.max_bottom:
        return "BA-09"
    if len(butterflies) == 2:
        one, other = butterflies
        if same_element(one, other, pages):
            return "BA-09" if len(one) == 1 else "B-31"
        if rules.united and one[0] != other[0]:
            return "B-37"
        if rules.bottom and bottoms == 0:
            return "B-38"
    return ""


KINDS: Final[dict[str, tuple[Butterfly, ...]]] = {
    "0b": ((0,),),
    "0p": ((0, 0, 0, 0),),
    "1b": ((1,),),
    "1p": ((1, 0, 0, 0),),
    "0b 0b": ((0,), (0,)),
    "0b 0p": ((0,), (0, 0, 0, 0)),
    "0b 1b": ((0,), (1,)),
    "0b 1p": ((0,), (1, 0, 0, 0)),
    "0p 0p": ((0, -50, 0, 36), (0, 50, 0, 0)),
    "0p 1b": ((0, 0, 0, 0), (1,)),
    "0p 1p": ((0, 0, 0, 0), (1, 0, 0, 0)),
    "1b 1b": ((1,), (1,)),
    "1b 1p": ((1,), (1, 0, 0, 0)),
    "1p 1p": ((1, -50, 0, 36), (1, 50, 0, 0)),
}
"""Every kind of clue, and an example on bare Pages: `0b 1p` is one below Page 1 and one pointing into Page 2."""


def open_kinds(united: bool, bottom: bool, max_bottom: int) -> tuple[str, ...]:
    """The kinds of clue that may be given, wherever their Butterflies point (B-27, B-37, B-38, BA-09)."""
    bare = [Illusion("bare"), Illusion("bare")]
    rules = Rules(united, bottom, max_bottom)
    return tuple([kind for kind, example in KINDS.items() if not fault(example, bare, rules)])


def toward(x: int, y: int) -> int:
    """The angle for a tip at (x, y) whose body lies on the side of the centre: always inside the circle."""
    best = 0
    most = -1
    for step in range(STEPS):
        along = x * COS[step] + y * SIN[step]
        if along > most:
            best = step
            most = along
    return best


def clue_choice(kind: str, words: list[str]) -> Choice:
    """A clue as a choice. It is not kept: there are too many to be made once."""
    return Choice(" ".join([kind, *words]), kind, tuple(words))


def pair_choice(one: "Unit", two: "Unit") -> Choice:
    """The clue of two Butterflies, in their order."""
    return Choice("clue " + one.word + " " + two.word, "clue", (one.word, two.word))


class Unit:
    """A Butterfly that points at one element, and its text."""

    __slots__ = ("below", "butterfly", "element", "page", "word", "x", "y")

    def __init__(self, butterfly: Butterfly, card: Illusion | None = None) -> None:
        self.butterfly = butterfly
        self.word = write(butterfly)
        self.page: int = butterfly[0]
        self.below: bool = len(butterfly) == 1
        self.x: int = 0 if self.below else butterfly[1]
        self.y: int = 0 if self.below else butterfly[2]
        self.element: Element | None = None if card is None or self.below else element_at(card, self.x, self.y)
        """What it points at."""

    def same_element(self, other: "Unit") -> bool:
        """`same_element`, with what both point at known."""
        if self.page != other.page or self.below != other.below:
            return False
        if self.below:
            return True
        across, down = self.x - other.x, self.y - other.y
        return across * across + down * down < NEAR * NEAR or (
            self.element is not None and self.element is other.element
        )


class Side:
    """The clues that one card, lying as one Page, is good for by itself; made once."""

    __slots__ = ("across", "below", "both", "pairs", "single", "units")

    def __init__(self, card: Illusion, page: int) -> None:
        tips = [tip_at(x, y) for x, y in ([element.anchor for element in card.elements] or BARE)]
        self.units: list[Unit] = [Unit((page, *tip), card) for tip in tips]
        neighbours = [
            in_order(self.units[i], self.units[i + 1])
            for i in range(len(tips) - 1)
            if not self.units[i].same_element(self.units[i + 1])
        ]
        self.single: list[Choice] = [clue_choice("clue", [unit.word]) for unit in self.units]
        self.pairs: list[Choice] = [clue_choice("clue", [one.word, two.word]) for one, two in neighbours]
        below = BELOW[page].word
        self.below: Choice = clue_choice("clue", [below])
        self.both: list[Choice] = [clue_choice("clue", [below, unit.word]) for unit in self.units]
        self.across: list[Choice] = [clue_choice("clue", [BELOW[0].word, unit.word]) for unit in self.units[:4]]
        """With a Butterfly below the first Page."""


BARE: Final[list[tuple[int, int]]] = [(0, 0), (0, -600), (500, 300), (-500, 300)]
BELOW: Final = (Unit((0,)), Unit((1,)))
SIDES: Final[dict[Illusion, list[Side]]] = {}


def side(card: Illusion, page: int) -> Side:
    """A card as a Page."""
    found = SIDES.get(card)
    if found is None:
        found = SIDES[card] = [Side(card, 0), Side(card, 1)]
    return found[page]


def units(card: Illusion, page: int) -> list[Unit]:
    """One pointing Butterfly for each element of a card lying as this Page; a bare card gets points spread over it."""
    return side(card, page).units


def tip_at(x: int, y: int) -> tuple[int, int, int]:
    """A tip with its angle at a point given in thousandths, pulled inside the circle."""
    tip_x = x // 10
    tip_y = y // 10
    while tip_x * tip_x + tip_y * tip_y > 10_000:
        tip_x = tip_x * 99 // 100
        tip_y = tip_y * 99 // 100
    return tip_x, tip_y, toward(tip_x, tip_y)


def candidates(pages: list[Illusion], rules: Rules) -> list[Choice]:
    """Some legal clues, of every kind that is legal now: what random play and simple players choose from."""
    left = side(pages[0], 0)
    right = side(pages[1], 1)
    if rules.mist:
        return misty_candidates(pages, rules)
    found = left.both + right.both
    if not rules.bottom:
        found += left.pairs
        found += right.pairs
    if not rules.united:
        found.append(left.below)
        found.append(right.below)
        if rules.max_bottom == 2:
            found.append(BOTH_BELOW)
        if not rules.bottom:
            found += left.single
            found += right.single
            for one, two in zip(left.units, right.units, strict=False):
                found.append(pair_choice(one, two))
        found += right.across
    return found


def misty_candidates(pages: list[Illusion], rules: Rules) -> list[Choice]:
    """The same under printed sheets: every legal clue of what lies below the Pages and beside the print."""
    units = [unit for page in (0, 1) for unit in [BELOW[page], *clear_units(pages[page], page, rules)]]
    found = [clue_choice("clue", [unit.word]) for unit in units if not fault((unit.butterfly,), pages, rules)]
    for at, unit in enumerate(units):
        for other in units[at + 1 :]:
            if may_go_together(unit, other, rules):
                one, two = in_order(unit, other)
                found.append(pair_choice(one, two))
    return found


def may_go_together(one: Unit, other: Unit, rules: Rules) -> bool:
    """`fault`, for two Butterflies that each lie well: inside the circle and beside the print."""
    if one.below and other.below:
        return rules.max_bottom == 2 and one.page != other.page and not rules.united
    if rules.united and one.page != other.page:
        return False
    if rules.bottom and not one.below and not other.below:
        return False
    return not one.same_element(other)


def clear_units(card: Illusion, page: int, rules: Rules) -> list[Unit]:
    """The pointing Butterflies of a Page that touch no print; if there is none, some that point at no element."""
    clear = [unit for unit in side(card, page).units if not rules.on_print(unit.butterfly)]
    if clear:
        return clear
    tips = [tip_at(x, y) for x in range(-800, 801, 200) for y in range(-800, 801, 200) if x * x + y * y < 810_000]
    return [unit for unit in [Unit((page, *tip), card) for tip in tips] if not rules.on_print(unit.butterfly)][:4]


def in_order(one: Unit, other: Unit) -> tuple[Unit, Unit]:
    """The two as they are always written: by page, then from left to right."""
    return (one, other) if one.butterfly <= other.butterfly else (other, one)


# The question --------------------------------------------------------------------------------------------------------


def butterflies_of(answer: Choice) -> tuple[Butterfly, ...]:
    """The Butterflies of a legal choice."""
    return read_all(answer.text) or ()


class ClueAsk(Ask):
    """The whole clue in one answer. Its options are candidates only; any legal clue is admitted."""

    __slots__ = ("pages", "rules")

    def __init__(self, who: int, pages: list[Illusion], rules: Rules) -> None:
        super().__init__(who, "clue", tuple(candidates(pages, rules)))
        self.pages = pages
        self.rules = rules

    def fault(self, text: str) -> str:
        """The rule that a written clue breaks, or nothing."""
        butterflies = read_all(text)
        return "B-27" if butterflies is None else fault(butterflies, self.pages, self.rules)

    def admits(self, answer: Choice) -> bool:
        """Whether the clue keeps the rules of this turn."""
        return answer.kind == "clue" and self.find(answer.text) is not None

    def find(self, text: str) -> Choice | None:
        """The clue that a text writes, in its proper order."""
        if not text.startswith("clue ") or self.fault(text):
            return None
        butterflies = read_all(text)
        assert butterflies is not None
        return clue_choice("clue", [write(butterfly) for butterfly in butterflies])

    def same(self, other: Ask) -> bool:
        """Whether the same Pages lie there under the same rules."""
        return isinstance(other, ClueAsk) and self.pages == other.pages and self.rules.mist == other.rules.mist


BOTH_BELOW: Final = clue_choice("clue", [BELOW[0].word, BELOW[1].word])
CLOSE: Final = choice("close")


class PutAsk(ClueAsk):
    """One Butterfly at a time, final as soon as it lies there (BA-08, strict placement)."""

    __slots__ = ("placed",)

    def __init__(self, who: int, pages: list[Illusion], rules: Rules, placed: tuple[Butterfly, ...]) -> None:
        super().__init__(who, pages, rules)
        self.kind = "put"
        self.placed = placed
        seen: dict[str, Choice] = {}
        for page in (0, 1):
            for unit in [BELOW[page], *clear_units(pages[page], page, rules)]:
                text = "put " + unit.word
                if not self.fault(text):
                    seen[text] = clue_choice("put", [unit.word])
        options = list(seen.values())
        if placed and not fault(placed, pages, rules):
            options.append(CLOSE)
        self.options = tuple(options)

    def fault(self, text: str) -> str:
        """The rule that one more Butterfly would break, or nothing."""
        more = read_all(text)
        if more is None or len(more) != 1:
            return "B-27"
        return fault_so_far((*self.placed, *more), self.pages, self.rules)

    def admits(self, answer: Choice) -> bool:
        """Whether this Butterfly may lie there."""
        return self.find(answer.text) is not None

    def find(self, text: str) -> Choice | None:
        """The placement that a text writes."""
        if text == "close":
            return CLOSE if CLOSE in self.options else None
        if not text.startswith("put ") or self.fault(text):
            return None
        more = read_all(text)
        assert more is not None
        return clue_choice("put", [write(more[0])])

    def same(self, other: Ask) -> bool:
        """Whether the same Butterflies lie on the same Pages."""
        return isinstance(other, PutAsk) and self.pages == other.pages and self.placed == other.placed

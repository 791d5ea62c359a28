"""What a person sees of a Page: what stands out, what a red sheet or mist leaves of it, and what two things share."""

from typing import Final

from noctuary.obscurio.bot.kin import DULL
from noctuary.obscurio.bot.resemblance import STRIKING, VAGUE, WIZARD, features
from noctuary.obscurio.pieces.deck import Element, Illusion
from noctuary.obscurio.pieces.mist import printed_at

MELTED: Final = 20
"""What keeps less contrast through the red sheet is not made out, of 100."""
UNCOVERED: Final = 0.6
"""So much of a thing must show beside the mist to be known for what it is."""
STEPS: Final = 12
"""A thing is looked at in so many rows and columns."""

_SHOWN: Final[dict[tuple[str, str, int], float]] = {}


def shown_beside(card: Illusion, element: Element, mist: int) -> float:
    """The share of a thing that a printed sheet, lying so, leaves to be seen."""
    key = (card.id, element.id, mist)
    found = _SHOWN.get(key)
    if found is None:
        if len(_SHOWN) >= 8192:
            _SHOWN.clear()
        found = _SHOWN[key] = _shown_beside(element, mist)
    return found


def _shown_beside(element: Element, mist: int) -> float:
    xs = [x for ring in element.rings for x in ring[0::2]]
    ys = [y for ring in element.rings for y in ring[1::2]]
    left, top, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    whole = 0
    seen = 0
    for row in range(STEPS):
        for column in range(STEPS):
            x = left + wide * (2 * column + 1) // (2 * STEPS)
            y = top + high * (2 * row + 1) // (2 * STEPS)
            if element.covers(x, y):
                whole += 1
                if not printed_at(mist, x // 10, y // 10):
                    seen += 1
    if whole:
        return seen / whole
    return 0.0 if printed_at(mist, element.anchor[0] // 10, element.anchor[1] // 10) else 1.0


def made_out(card: Illusion, element: Element, red: bool, mist: int | None) -> bool:
    """Whether a person can tell what it is, under the sheets that lie on the Page."""
    if red and element.red < MELTED:
        return False
    return mist is None or shown_beside(card, element, mist) >= UNCOVERED


def eye_catching(element: Element) -> float:
    """How likely a person takes this thing for what is meant, 0 … 1: hero before detail, anything before background."""
    clear = 0.45 + 0.55 * min(1.0, element.salience / STRIKING)
    return 0.2 * clear if element.background or element.look in DULL else clear


REASONS: Final = {"look": "name", "word": "name", "kin": "kind", "kind": "kind", "colour": "colour", "shape": "shape"}
"""A feature as it is spoken of."""


def links(element: Element, card: Illusion, red: bool) -> list[tuple[str, int]]:
    """What a thing shares with the things of a card: reasons, each with its most striking bearer; the strongest first.

    Colours are none under red, and nobody says that two backgrounds look alike.
    """
    best: dict[str, tuple[float, int]] = {}
    sought = features(element, WIZARD)
    for at, other in enumerate(card.elements):
        if other.background and not element.background:
            continue
        shared = features(other, WIZARD)
        for feature in sought:
            reason = REASONS[feature[0]]
            if feature not in shared or (red and reason == "colour") or (reason == "kind" and feature[1] in VAGUE):
                continue
            if reason not in best or best[reason][0] < other.salience:
                best[reason] = (float(other.salience), at)
    return [(reason, best[reason][1]) for reason in ("name", "kind", "shape", "colour") if reason in best]

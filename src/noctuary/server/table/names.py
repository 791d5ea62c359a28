"""Names people give themselves: what is left of one when nothing hides in it, and whether two look the same."""

import re
import unicodedata
from functools import cache

MARKS = 2
"""Most marks over one letter, besides those that are part of it."""
NOTHING_TO_SEE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that no font draws, though Unicode calls them letters and signs."""
SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Which form of a letter is wanted: invisible by themselves."""
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
LATIN = re.compile(
    r"LATIN (?:SMALL|CAPITAL|LETTER SMALL CAPITAL)(?: LETTER)? (?:DOTLESS |SCRIPT )?([A-Z])(?: WITH .*)?"
)
ALIKE = {
    # Cyrillic, small as they are after folding; of some it is the capital that deceives.
    **dict(zip("авсԁеһнігјкӏморѕтухԛԝѵь", "abcdehhlrjklmopstyxqwvb", strict=True)),
    # Greek.
    **dict(zip("αβεζηικμνορτυχϲϳ", "abezhlkmnoptyxcj", strict=True)),
    # Armenian, and digits that pass for letters; i, l, 1 and a capital I are one stroke in many fonts.
    **dict(zip("օոս01|il", "onuollll", strict=True)),
}


def clean(name: str) -> str:
    """A name in its plainest form, without what nobody sees; empty if nothing is left or too much is piled up."""
    plain = unicodedata.normalize("NFKC", "".join(sign for sign in name if not invisible(sign)))
    plain = " ".join("".join(sign for sign in plain if not invisible(sign) or sign == " ").split())
    return "" if piled(plain) else plain


def invisible(sign: str) -> bool:
    """Whether nobody sees it."""
    if sign in NOTHING_TO_SEE or unicodedata.category(sign) in HIDDEN:
        return True
    return any(low <= ord(sign) <= high for low, high in SELECTORS)


def piled(name: str) -> bool:
    """Whether marks stand on nothing, or more of them than any language needs on one letter."""
    marks = MARKS
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with the same one are taken for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(look(sign) for sign in folded if unicodedata.category(sign) != "Me").replace(" ", "")


@cache
def look(sign: str) -> str:
    """The sign for which this one passes. A letter with its accents is another letter; with an odd form it is not."""
    if sign in ALIKE:
        return ALIKE[sign]
    if 0x0300 <= ord(sign) <= 0x036F:
        return ""  # What has not become part of a letter.
    if unicodedata.decomposition(sign) == "" and (found := LATIN.fullmatch(unicodedata.name(sign, ""))):
        letter = found[1].lower()
        return ALIKE.get(letter, letter)
    return sign

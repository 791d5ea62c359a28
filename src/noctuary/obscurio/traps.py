"""The fourteen trap tokens (B-05) and the bag they are drawn from."""

from typing import Any, Final

from noctuary.core.effects import Piece

BROWN: Final = "brown"
PURPLE: Final = "purple"
GREEN: Final = "green"
PLAIN: Final = "plain"


class Trap(Piece):
    """A face of a trap token. Tokens of one face are alike, so a bag may hold the same face twice (BA-02)."""

    __slots__ = ("bit", "colour")

    def __init__(self, id: str, colour: str, index: int) -> None:
        super().__init__(id)
        self.colour = colour
        self.bit: int = 1 << index

    def __reduce__(self) -> tuple[Any, ...]:
        return trap, (self.id,)


PLUS_TWO: Final = Trap("plus_two", BROWN, 0)
"""Two more tokens, at once (B-24)."""
DUSK: Final = Trap("dusk_hallway", BROWN, 1)
"""Red sheets over both Pages (B-34)."""
MIST: Final = Trap("magical_mist", BROWN, 2)
"""Printed sheets over both Pages (B-35)."""
DARK_NIGHT: Final = Trap("dark_night", BROWN, 3)
"""Pages and Butterflies vanish before Step 3 (B-36)."""
UNITED: Final = Trap("united_butterflies", BROWN, 4)
"""Both Butterflies, on one Page (B-37)."""
BOTTOM: Final = Trap("bottom_butterfly", BROWN, 5)
"""A Butterfly below a Page (B-38)."""
DARK_MAGIC: Final = Trap("dark_magic", PURPLE, 6)
"""Four cards for the Traitor (B-43)."""
ESPIONAGE: Final = Trap("espionage", PURPLE, 7)
"""The Traitor is shown the Exit (B-44)."""
CONCEALED: Final = Trap("concealed_door", GREEN, 8)
"""Door 4 stays face down (B-59)."""
EVANESCENT: Final = Trap("evanescent_room", GREEN, 9)
"""Another, harsher track for the hourglass (B-60)."""
GREAT: Final = Trap("great_room", GREEN, 10)
"""A seventh door (B-61)."""
DANGEROUS: Final = Trap("dangerous_room", GREEN, 11)
"""A token more for each wrong door that was chosen (B-62)."""
LOCKED: Final = Trap("locked_doors", GREEN, 12)
"""Doors open one at a time; take it or leave it (B-63)."""
NO_EFFECT: Final = Trap("no_effect", PLAIN, 13)
"""Nothing happens (B-70)."""

TRAPS: Final[tuple[Trap, ...]] = (
    PLUS_TWO, DUSK, MIST, DARK_NIGHT, UNITED, BOTTOM, DARK_MAGIC, ESPIONAGE,
    CONCEALED, EVANESCENT, GREAT, DANGEROUS, LOCKED, NO_EFFECT,
)  # fmt: skip
BY_ID: Final[dict[str, Trap]] = {each.id: each for each in TRAPS}


def trap(id: str) -> Trap:
    """The trap with this id."""
    return BY_ID[id]


def bag_for(names: tuple[str, ...], traitor: bool) -> list[Trap]:
    """The tokens of a game (B-15): one of each, or the table's own mix; without a Traitor no purple ones (B-84)."""
    tokens = [BY_ID[name] for name in names] if names else list(TRAPS)
    return [token for token in tokens if traitor or token.colour != PURPLE]

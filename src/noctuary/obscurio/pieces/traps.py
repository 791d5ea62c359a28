"""The fourteen trap tokens (B-05), one class each: a trap says where it hooks into a turn and what it changes there.

The steps of a turn ask every trap in play; what a trap does not touch it leaves as it is. To see all of a trap, read
its class; to see where it is asked, look for the name of the hook.
"""

from typing import TYPE_CHECKING, Any, Final

from noctuary.core.effects import Piece

if TYPE_CHECKING:
    from noctuary.obscurio.options import Options
    from noctuary.obscurio.pieces.clue import Rules
    from noctuary.obscurio.state import Obscurio

BROWN: Final = "brown"
PURPLE: Final = "purple"
GREEN: Final = "green"
PLAIN: Final = "plain"


class Trap(Piece):
    """A face of a trap token. Tokens of one face are alike: two of them in play change no more than one (BA-02)."""

    __slots__ = ("colour",)

    def __init__(self, id: str, colour: str) -> None:
        super().__init__(id)
        self.colour = colour

    def __reduce__(self) -> tuple[Any, ...]:
        return trap, (self.id,)

    # Step 1

    def more_tokens(self) -> int:
        """Tokens that are drawn on top when this one is."""
        return 0

    def track(self, options: "Options") -> tuple[int, ...]:
        """The hourglass's spaces, if they are others than usual."""
        return ()

    # Step 2

    def cover_pages(self, g: "Obscurio") -> None:
        """Lay sheets over the Pages before the Butterflies are placed."""

    def reddens(self) -> bool:
        """Whether a red sheet lies over both Pages."""
        return False

    def bind(self, rules: "Rules") -> None:
        """What the trap asks of a clue besides: set it in `rules`."""

    def reading_seconds(self) -> int:
        """How much longer the Pages may be read."""
        return 0

    def end_reading(self, g: "Obscurio") -> None:
        """What the trap does once the time to read is over, before Step 3."""

    # Step 3

    def picks(self) -> int:
        """How many cards the Traitor may add. Of several traps the one with the most counts."""
        return 2

    def night_seconds(self) -> int:
        """How long the night is at least."""
        return 0

    def shows_exit(self) -> bool:
        """Whether the Traitor is shown the Exit."""
        return False

    # Step 4

    def doors(self) -> int:
        """How many doors there are. Of several traps the one with the most counts."""
        return 6

    def hides(self, door: int) -> bool:
        """Whether the card at a door stays face down until the end of the step."""
        return False

    def one_by_one(self) -> bool:
        """Whether doors are opened one at a time."""
        return False

    def charge(self, g: "Obscurio") -> None:
        """Take more tokens, once all chips are paid for."""


class PlusTwo(Trap):
    """Two more tokens, at once (B-24)."""

    def more_tokens(self) -> int:
        return 2


class DuskHallway(Trap):
    """Red sheets over both Pages (B-34)."""

    def reddens(self) -> bool:
        return True


class MagicalMist(Trap):
    """Printed sheets over both Pages; nobody may point at the print (B-35, BA-13)."""

    def cover_pages(self, g: "Obscurio") -> None:
        luck = g.chance.stream("mist")
        g.mist = (luck.below(72), luck.below(72))


class DarkNight(Trap):
    """Pages and Butterflies vanish before Step 3, after a longer look (B-36, BC-08, BA-06, BA-15)."""

    def reading_seconds(self) -> int:
        return 30

    def end_reading(self, g: "Obscurio") -> None:
        g.dark_now = True
        if g.loud:
            g.tell("obscurio-dark-night")


class UnitedButterflies(Trap):
    """Both Butterflies, on one Page (B-37)."""

    def bind(self, rules: "Rules") -> None:
        rules.united = True


class BottomButterfly(Trap):
    """A Butterfly below a Page (B-38)."""

    def bind(self, rules: "Rules") -> None:
        rules.bottom = True


class DarkMagic(Trap):
    """Four cards for the Traitor, and time to choose them (B-43)."""

    def picks(self) -> int:
        return 4

    def night_seconds(self) -> int:
        return 40


class Espionage(Trap):
    """The Traitor is shown the Exit (B-44)."""

    def shows_exit(self) -> bool:
        return True


class ConcealedDoor(Trap):
    """Door 4 stays face down (B-59)."""

    def hides(self, door: int) -> bool:
        return door == 4


class EvanescentRoom(Trap):
    """Another, harsher track for the hourglass (B-60, BA-05)."""

    def track(self, options: "Options") -> tuple[int, ...]:
        return options.evanescent_track


class GreatRoom(Trap):
    """A seventh door (B-61)."""

    def doors(self) -> int:
        return 7


class DangerousRoom(Trap):
    """A token more for each wrong door that was chosen (B-62, BC-05, BA-27)."""

    def charge(self, g: "Obscurio") -> None:
        wrong = [g.chips[chip] for chip in g.counting_chips() if g.chips[chip] != g.exit_door]
        placed = [door for door in wrong if door]
        count = len(set(placed)) if g.options.dangerous_counts == "distinct_doors" else len(placed)
        if g.options.dangerous_counts_unplaced:
            count += wrong.count(0)
        before = g.gauge()
        g.pay(count)
        if g.loud:
            g.tell("obscurio-danger", tokens=before - g.gauge())


class LockedDoors(Trap):
    """Doors open one at a time; take it or leave it (B-63)."""

    def one_by_one(self) -> bool:
        return True


class NoEffect(Trap):
    """Nothing happens (B-70)."""


TRAPS: Final[tuple[Trap, ...]] = (
    PlusTwo("plus_two", BROWN),
    DuskHallway("dusk_hallway", BROWN),
    MagicalMist("magical_mist", BROWN),
    DarkNight("dark_night", BROWN),
    UnitedButterflies("united_butterflies", BROWN),
    BottomButterfly("bottom_butterfly", BROWN),
    DarkMagic("dark_magic", PURPLE),
    Espionage("espionage", PURPLE),
    ConcealedDoor("concealed_door", GREEN),
    EvanescentRoom("evanescent_room", GREEN),
    GreatRoom("great_room", GREEN),
    DangerousRoom("dangerous_room", GREEN),
    LockedDoors("locked_doors", GREEN),
    NoEffect("no_effect", PLAIN),
)
BY_ID: Final[dict[str, Trap]] = {each.id: each for each in TRAPS}


def trap(id: str) -> Trap:
    return BY_ID[id]


def bag_for(names: tuple[str, ...], traitor: bool) -> list[Trap]:
    """The tokens of a game (B-15): one of each, or the table's own mix; without a Traitor no purple ones (B-84)."""
    tokens = [BY_ID[name] for name in names] if names else list(TRAPS)
    return [token for token in tokens if traitor or token.colour != PURPLE]

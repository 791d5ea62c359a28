"""What cards, rooms and time are worth to the careful bot: one table, tuned by `noctuary lab oubliette tune`."""

from typing import Final

from noctuary.oubliette.pieces import BENEFITS

MODELS: Final = ("other1", "other_inf", "every1", "every_inf")

TABLE: Final[dict[str, tuple[float, float, float, float]]] = {
    # name        other1  other_inf every1  every_inf   what it weighs
    "room": (100.0, 100.0, 100.0, 100.0),  # a room of the Path
    "near": (9.43, 11.07, 14.83, 9.41),  # a showing card of the next number
    "fade": (0.51, 0.5, 0.53, 0.69),  # how that shrinks with each number further on
    "spare": (0.15, 0.07, 0.14, 0.12),  # how much of it a second card of the number is worth
    "scarce": (0.38, 0.38, 0.43, 0.27),  # how it grows with each card of the number that is in the Graveyard
    "start": (1.17, 1.48, 2.17, 2.2),  # a 10 or 2 while there is no Path
    "behind": (0.4, 0.36, 0.45, 0.43),  # a number already passed
    "combat": (0.14, 0.14, 0.28, 0.13),  # each point that could be paid to a Creature
    "weak": (0.27, 0.3, 0.53, 0.49),  # each point short of a Wraith
    "payer": (2.87, 2.7, 2.45, 2.19),  # one black even card against Traps
    "payers": (0.2, 0.25, 0.42, 0.4),  # each further one
    "deadly": (1.37, 1.24, 1.22, 1.24),  # how both grow where being set back would lose
    "rope": (0.31, 0.34, 0.46, 0.35),
    "chasm": (11.74, 10.65, 10.63, 11.36),  # a Chasm ahead
    "tied": (2.67, 2.58, 2.32, 1.94),  # a Rope, while there is a Chasm ahead
    "torch": (0.19, 0.2, 0.32, 0.26),
    "jack": (5.08, 6.1, 13.65, 20.66),
    "dig": (1.11, 1.11, 2.0, 1.55),  # what a Jack is worth besides, while the next number lies in the Graveyard
    "queen": (1.19, 1.29, 1.24, 0.88),
    "king": (0.4, 0.44, 0.68, 0.6),
    "ace": (1.61, 1.43, 1.32, 1.04),
    "joker": (9.84, 11.35, 10.0, 8.21),
    "half": (2.96, 3.08, 3.15, 3.32),  # a Joker that has destroyed once
    "searching": (3.25, 3.92, 6.55, 9.13),  # what each Item gives from the Equipped place
    "grave": (4.85, 4.78, 5.09, 5.55),
    "resourceful": (0.54, 0.54, 0.74, 0.72),
    "power": (0.37, 0.39, 0.5, 0.53),
    "map": (1.42, 1.42, 2.21, 2.3),
    "unknown": (0.55, 0.59, 0.72, 0.7),  # a card about to be turned up
    "empty": (0.65, 0.74, 0.94, 0.8),  # an empty slot
    "bare": (2.02, 2.44, 3.73, 4.84),  # an empty Equipped place
    "covered": (0.42, 0.4, 0.46, 0.61),  # how much of a card is left when another lies on it
    "time": (0.27, 0.32, 0.34, 0.33),  # a card of the deck
    "calm": (0.55, 0.53, 0.54, 0.47),  # how much of that counts while a Joker could shift it back
    "other": (5.68, 5.45, 5.69, 5.12),  # turning over a card that gives an action
    "harm": (3.27, 3.35, 4.08, 3.66),  # turning over a Creature, a Trap or an 8
    "few": (1.04, 1.09, 1.53, 1.51),  # each showing card fewer than three
    "curse": (1.5, 1.41, 2.35, 1.93),
    "shift": (4.39, 4.71, 5.31, 4.99),  # each card a Time Shift gives back
    "wait": (14.55, 12.2, 9.11, 8.55),  # each card of the deck that says it can wait
    "restock": (0.07, 0.05, 0.15, -0.02),  # each card a Restock deals
    "dry": (2.21, 2.2, 3.0, 1.91),  # giving cards back, once the deck cannot hold the next number
    "hourglass": (4.1, 4.11, 4.32, 4.59),
    "patience": (-0.13, -0.11, -0.2, -0.24),  # each card of the deck that says an Hourglass can wait
    "advantage": (1.08, 1.17, 2.56, 2.13),  # the better of two unknown cards
    "search": (0.45, 0.46, 0.45, 0.46),  # finding a card, before its cost in time
}


class Weights:
    """One column of the table, each weight under its own name: quicker than a dictionary, where a game looks often."""

    __slots__ = (
        "ace", "advantage", "bare", "behind", "benefits", "calm", "chasm", "combat", "covered", "curse",
        "deadly", "dig", "dry", "empty", "fade", "few", "grave", "half", "harm", "hourglass", "jack", "joker",
        "king", "map", "near", "other", "patience", "payer", "payers", "power", "queen", "resourceful",
        "restock", "room", "rope", "scarce", "search", "searching", "shift", "spare", "start", "tied", "time",
        "torch", "unknown", "wait", "weak",
    )  # fmt: skip

    def __init__(self, row: dict[str, float]) -> None:
        self.room: float = row["room"]
        self.near: float = row["near"]
        self.fade: float = row["fade"]
        self.spare: float = row["spare"]
        self.scarce: float = row["scarce"]
        self.start: float = row["start"]
        self.behind: float = row["behind"]
        self.combat: float = row["combat"]
        self.weak: float = row["weak"]
        self.payer: float = row["payer"]
        self.payers: float = row["payers"]
        self.deadly: float = row["deadly"]
        self.rope: float = row["rope"]
        self.chasm: float = row["chasm"]
        self.tied: float = row["tied"]
        self.torch: float = row["torch"]
        self.jack: float = row["jack"]
        self.dig: float = row["dig"]
        self.queen: float = row["queen"]
        self.king: float = row["king"]
        self.ace: float = row["ace"]
        self.joker: float = row["joker"]
        self.half: float = row["half"]
        self.searching: float = row["searching"]
        self.grave: float = row["grave"]
        self.resourceful: float = row["resourceful"]
        self.power: float = row["power"]
        self.map: float = row["map"]
        self.unknown: float = row["unknown"]
        self.empty: float = row["empty"]
        self.bare: float = row["bare"]
        self.covered: float = row["covered"]
        self.time: float = row["time"]
        self.calm: float = row["calm"]
        self.other: float = row["other"]
        self.harm: float = row["harm"]
        self.few: float = row["few"]
        self.curse: float = row["curse"]
        self.shift: float = row["shift"]
        self.wait: float = row["wait"]
        self.restock: float = row["restock"]
        self.dry: float = row["dry"]
        self.hourglass: float = row["hourglass"]
        self.patience: float = row["patience"]
        self.advantage: float = row["advantage"]
        self.search: float = row["search"]
        self.benefits: list[float] = [row.get(BENEFITS.get(rank, ""), 0.0) for rank in range(16)]
        """What a card of each rank gives from the Equipped place."""


def column(model: str) -> dict[str, float]:
    """The weights for one reading of when the player may act (OA-70), by name."""
    at = MODELS.index(model)
    return {name: row[at] for name, row in TABLE.items()}


WEIGHTS: Final[dict[str, Weights]] = {model: Weights(column(model)) for model in MODELS}

"""The options once more, for the rules to look into: a Struct is slow to read from compiled code, and this is not."""

from typing import Final

from noctuary.oubliette.options import Options

ENDLESS: Final = 1 << 20
"""More actions than anybody can take in a turn."""


class CompiledOptions:
    """The options that rules depend on, under their own names. Made once, shared by every copy of a game."""

    __slots__ = (
        "ace_value", "ace_wrap", "actions", "actions_after_other", "advantage", "advantage_room", "changed",
        "combat_payment", "deck_out", "equip_cost", "equipped_is_inventory", "fail_without_path",
        "grave_pays_darkness", "hourglass", "jokers",
        "map_uses_turned_card", "must_pay", "next_six_eight", "obstacle_first_room", "obstacle_portcullis",
        "options", "queen_pays_trap", "restart_from_inventory",
        "restock", "rope_cost", "same_number", "searching", "setup_start",
        "slot_moves", "start_from_inventory", "trap_failure", "turn_limit", "ward_discarded",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        self.options = options
        self.changed: dict[str, object] = options.changed()
        """Those that differ from the printed game, as the player is told them."""
        self.actions: int = {"every1": 1, "every_inf": ENDLESS}.get(options.action_model, 0)
        """Actions in every turn (OA-70)."""
        self.actions_after_other: int = {"other1": 1, "other_inf": ENDLESS}.get(options.action_model, 0)
        """Actions in a turn that brought a card of no other kind (O-38, OA-70)."""
        self.jokers: int = options.jokers
        self.start_from_inventory: bool = options.start_from_inventory
        self.restart_from_inventory: bool = options.restart_from_inventory
        self.advantage_room: str = options.advantage_room
        self.setup_start: str = options.setup_start
        self.equipped_is_inventory: bool = options.equipped_is_inventory
        self.combat_payment: str = options.combat_payment
        self.must_pay: bool = options.must_pay
        self.ace_value: int = options.ace_value
        self.ace_wrap: bool = options.ace_wrap
        self.slot_moves: bool = options.slot_moves
        self.equip_cost: str = options.equip_cost
        self.next_six_eight: str = options.next_six_eight
        self.same_number: str = options.same_number
        self.trap_failure: str = options.trap_failure
        self.fail_without_path: str = options.fail_without_path
        self.obstacle_first_room: str = options.obstacle_first_room
        self.obstacle_portcullis: str = options.obstacle_portcullis
        self.rope_cost: str = options.rope_cost
        self.queen_pays_trap: bool = options.queen_pays_trap
        self.ward_discarded: bool = options.ward_discarded
        self.advantage: str = options.advantage
        self.hourglass: str = options.hourglass
        self.deck_out: str = options.deck_out
        self.restock: str = options.restock
        self.map_uses_turned_card: bool = options.map_uses_turned_card
        self.grave_pays_darkness: bool = options.grave_pays_darkness
        self.searching: str = options.searching
        self.turn_limit: int = options.turn_limit


_LATEST: Final[list[CompiledOptions]] = [CompiledOptions(Options())]


def compiled_options(options: Options) -> CompiledOptions:
    """Those of these options. The latest are kept: a simulation deals a thousand games with the same ones."""
    latest = _LATEST[0]
    if latest.options is not options:
        latest = _LATEST[0] = CompiledOptions(options)
    return latest

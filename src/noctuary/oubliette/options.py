"""The readings a player may choose between: every ruling (OA-…) marked as an option, and the four presets."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from noctuary.core.options import GameOptions, rule

_MERCIFUL = {"action_model": "every1", "start_from_inventory": True, "trap_failure": "literal"}


class Options(GameOptions, frozen=True, kw_only=True):
    """Oubliette's options. The defaults are the literal readings: the preset As written."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "as_written": {},
        "merciful": _MERCIFUL,
        "free_hand": {**_MERCIFUL, "action_model": "every_inf"},
        "merciless": {
            "fail_without_path": "lose",
            "obstacle_first_room": "lose",
            "obstacle_portcullis": "lose",
            "deck_out": "immediate",
        },
    }

    mildness: ClassVar[tuple[str, ...]] = ("merciless", "as_written", "merciful", "free_hand")
    """The presets from the harshest to the mildest."""

    jokers: Annotated[Literal[2, 3], rule("OA-26")] = 2
    action_model: Annotated[Literal["other1", "other_inf", "every1", "every_inf"], rule("OA-70")] = "other1"
    start_from_inventory: Annotated[bool, rule("OA-23")] = False
    restart_from_inventory: Annotated[bool, rule("OA-23")] = True
    setup_start: Annotated[Literal["forced", "optional"], rule("OA-20")] = "forced"
    equipped_is_inventory: Annotated[bool, rule("OA-01")] = True
    combat_payment: Annotated[Literal["visible", "sequential"], rule("OA-03")] = "visible"
    must_pay: Annotated[bool, rule("OA-04")] = True
    ace_value: Annotated[Literal[14, 1], rule("OA-07")] = 14
    ace_wrap: Annotated[bool, rule("OA-09")] = False
    slot_moves: Annotated[bool, rule("OA-12")] = False
    equip_cost: Annotated[Literal["any_time", "free", "action"], rule("OA-14")] = "any_time"
    show_seen: Annotated[bool, rule("OA-18")] = True
    next_six_eight: Annotated[Literal["path", "both", "event"], rule("OA-30")] = "path"
    same_number: Annotated[Literal["obstacle_only", "both", "category"], rule("OA-33")] = "obstacle_only"
    trap_failure: Annotated[Literal["set_back", "as_combat", "literal"], rule("OA-41")] = "set_back"
    fail_without_path: Annotated[Literal["no_penalty", "lose"], rule("OA-43")] = "no_penalty"
    obstacle_first_room: Annotated[Literal["empty_path", "lose"], rule("OA-44")] = "empty_path"
    obstacle_portcullis: Annotated[Literal["discard", "lose"], rule("OA-45")] = "discard"
    rope_cost: Annotated[Literal["free", "action"], rule("OA-53")] = "free"
    queen_pays_trap: Annotated[bool, rule("OA-60")] = False
    ward_discarded: Annotated[bool, rule("OA-67")] = True
    advantage: Annotated[Literal["use_or_keep", "keep_only", "replace_turned"], rule("OA-80")] = "use_or_keep"
    advantage_room: Annotated[Literal["any_time", "quiet"], rule("OA-83")] = "any_time"
    hourglass: Annotated[Literal["choose", "random"], rule("OA-87")] = "choose"
    deck_out: Annotated[Literal["end_of_turn", "immediate"], rule("OA-90")] = "end_of_turn"
    restock: Annotated[Literal["deal_on_top", "under", "player_placed"], rule("OA-91")] = "deal_on_top"
    map_uses_turned_card: Annotated[bool, rule("OA-96")] = False
    grave_pays_darkness: Annotated[bool, rule("OA-97")] = False
    searching: Annotated[Literal["every_turn", "after_encounters", "once_a_room"], rule("OA-99")] = "every_turn"
    turn_limit: Annotated[int, rule("OA-101", 10, 500)] = 500

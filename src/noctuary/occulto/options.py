"""The readings a table may choose between: every ruling (CA-…) marked as an option, and the expert variant (C-71)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from noctuary.core.options import GameOptions, rule


class Options(GameOptions, frozen=True, kw_only=True):
    """Occulto's options. The defaults are the rulings' own choices: the preset Standard."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "family": {"centre_can_win": False, "reap_requires_centre": True, "memory_aid": "deduction"},
        "expert": {"expert": True},
    }

    alone: ClassVar[Mapping[str, Any]] = {"memory_aid": "deduction"}

    expert: Annotated[bool, rule("C-71")] = False
    memory_aid: Annotated[Literal["off", "journal", "deduction"], rule("C-08")] = "off"
    first_player: Annotated[Literal["random", "host", "rotate"], rule("CA-75")] = "random"
    first_seat: Annotated[int, rule("CA-75", 0, 1_000_000)] = 0
    """The seat the host names, or the number of the game in a series that rotates."""
    discard_visible: Annotated[bool, rule("CA-73")] = True
    shield_scope: Annotated[Literal["broad", "attack"], rule("CA-06")] = "broad"
    gift_shield: Annotated[Literal["skip", "receive"], rule("CA-11")] = "skip"
    shield_vs_vision: Annotated[bool, rule("CA-15")] = False
    reap_pick: Annotated[Literal["random", "victim"], rule("CA-21")] = "random"
    reap_requires_centre: Annotated[bool, rule("CA-22")] = False
    gust_centre: Annotated[bool, rule("CA-29")] = False
    third_faceup: Annotated[Literal["out", "in_play"], rule("CA-71")] = "out"
    thief: Annotated[Literal["blind", "choose"], rule("CA-35")] = "blind"
    clover_5p_discard: Annotated[bool, rule("CA-58")] = True
    abundance_orphan: Annotated[Literal["keep", "lose"], rule("CA-45")] = "keep"
    sabotage_on_sabotage: Annotated[bool, rule("CA-47")] = False
    stack: Annotated[Literal["single", "together"], rule("CA-48")] = "single"
    ability_optional: Annotated[bool, rule("CA-51")] = False
    trigger_ref: Annotated[Literal["active", "owner"], rule("CA-61")] = "active"
    centre_can_win: Annotated[bool, rule("CA-66")] = True
    variant_most_ties: Annotated[bool, rule("CA-77")] = False
    bench_limit: Annotated[int, rule("CA-92", 0, 12)] = 0
    """How many cards on a bench set off the end; 0: as many as the rules say for this number of players."""
    chat: Annotated[Literal["on", "off"], rule("CA-86")] = "on"
    """Whether the players may talk during the game."""
    timeouts: Annotated[Literal["on", "off"], rule("CA-87")] = "on"
    """Whether an answer is waited for so long only, and `default_answer` speaks for who is late."""

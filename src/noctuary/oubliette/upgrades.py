"""What earlier versions of Oubliette's rules wrote, as this one writes it.

A game that is brought up keeps the readings it was begun with: version 2 made options of them.
"""

from typing import Final

from noctuary.core.upgrade import Texts, Upgrades

READINGS: Final = {
    "restart_from_inventory": "no",
    "equip_cost": "'free'",
    "trap_failure": "'as_combat'",
    "advantage_room": "'quiet'",
}
"""How version 1 was played where nobody had chosen otherwise (OA-23, OA-14, OA-41, OA-83)."""


def from_1(fields: Texts) -> Texts:
    """Version 2 knows whether a Path was ever begun. Only a lost one tells it later, and version 1 began none anew."""
    chosen = fields["options"].strip()[1:-1]
    kept = [f"'{name}': {value}" for name, value in READINGS.items() if f"'{name}':" not in chosen]
    begun = "no" if fields["path"] == "[]" else "yes"
    return {**fields, "options": "{" + " ".join(filter(None, (chosen, *kept))) + "}", "begun": begun}


upgrade: Final = Upgrades("oubliette", {1: from_1})

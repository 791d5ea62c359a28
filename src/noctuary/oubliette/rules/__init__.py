"""The rules: `turn` is the order of play, `encounters` and `fights` what turned cards do, `items` and `chaos`
what carried ones do.

`EFFECTS` is every effect by its name, for reading positions.
"""

from typing import Final

from noctuary.core.effects import Effect
from noctuary.oubliette.rules import chaos, encounters, fights, items, turn

EFFECTS: Final[dict[str, type[Effect]]] = {
    effect.__name__: effect
    for effect in (
        turn.Begin, turn.ChooseStart, turn.Turn, turn.Act,
        encounters.Resolve, encounters.Next, fights.Fight, fights.Trap, encounters.AtChasm,
        encounters.Hazard, encounters.Lost, encounters.Darkness, encounters.Gremlin, encounters.StoreIt,
        items.Settle, items.Done, items.AdvantagePick, items.Picked, items.Found,
        items.DigPick, items.HourglassPick, chaos.Cursed,
        chaos.Restocking, chaos.Stock,
    )
}  # fmt: skip

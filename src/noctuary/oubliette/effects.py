"""Every effect of Oubliette by its name, for reading positions."""

from typing import Final

from noctuary.core.effects import Effect
from noctuary.oubliette import encounters, fights, items, turn

EFFECTS: Final[dict[str, type[Effect]]] = {
    effect.__name__: effect
    for effect in (
        turn.Begin, turn.ChooseStart, turn.Turn, turn.Act,
        encounters.Resolve, encounters.Next, fights.Fight, fights.Trap, encounters.AtChasm,
        encounters.Hazard, encounters.Lost, encounters.Darkness, encounters.Gremlin, encounters.StoreIt,
        items.Settle, items.Done, items.AdvantagePick, items.Found, items.DigPick, items.HourglassPick, items.Cursed,
        items.Restocking, items.Stock,
    )
}  # fmt: skip

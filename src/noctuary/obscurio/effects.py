"""Every effect of Obscurio by its name, for reading positions."""

from typing import Final

from noctuary.core.effects import Effect
from noctuary.obscurio import accuse, doors, night, resolve, turn

EFFECTS: Final[dict[str, type[Effect]]] = {
    effect.__name__: effect
    for effect in (
        turn.Traps, turn.Riddle, turn.Write, turn.Read, turn.Night, turn.Clean, night.StartEyes, night.Eyes,
        doors.Deal, doors.Open, doors.LastCall, doors.Watch, doors.Count, doors.LockedDoors, doors.LockedWatch,
        resolve.Resolve, resolve.Show, accuse.StartAccusing, accuse.Accuse, accuse.Accused,
    )
}  # fmt: skip

"""Every effect of Obscurio by its name, for reading positions."""

from typing import Final

from noctuary.core.effects import Effect
from noctuary.obscurio.rules import (
    accusation,
    results,
    step1_traps,
    step2_riddle,
    step3_night,
    step4_doors,
    step4_result,
    step5_clear,
    turn,
)

MODULES: Final = (
    turn, step1_traps, step2_riddle, step3_night, step4_doors, step4_result, results, accusation, step5_clear,
)  # fmt: skip

EFFECTS: Final[dict[str, type[Effect]]] = {
    effect.__name__: effect
    for module in MODULES
    for effect in vars(module).values()
    if isinstance(effect, type) and issubclass(effect, Effect) and effect.__module__ == module.__name__
}

"""Every effect of Occulto by its name, for reading positions: found in the modules, so that none can be left out."""

from typing import Final

from noctuary.core.effects import Effect
from noctuary.occulto.rules import abilities, questions, scoring, shield, turn

EFFECTS: Final[dict[str, type[Effect]]] = {
    name: found
    for module in (turn, scoring, shield, questions, *abilities.MODULES)
    for name, found in vars(module).items()
    if isinstance(found, type)
    and issubclass(found, Effect)
    and found.__module__ == module.__name__
    and found is not questions.Together
}

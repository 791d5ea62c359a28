"""Every effect of Occulto by its name, for reading positions."""

from typing import Final

from noctuary.core.effects import Effect
from noctuary.occulto import questions, scoring, shield, turn

EFFECTS: Final[dict[str, type[Effect]]] = {
    effect.__name__: effect
    for effect in (
        turn.Turn, turn.Act, turn.Settle, turn.EndOfTurn, scoring.Score, shield.Shields,
        questions.Peek, questions.Burn, questions.Give, questions.Crystal, questions.Recolour, questions.Steal,
        questions.Replace,
    )
}  # fmt: skip

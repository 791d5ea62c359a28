"""Why a card that can be reached answers nothing just now: for whoever taps it and wonders."""

from noctuary.core.effects import Ask
from noctuary.oubliette.pieces import Card
from noctuary.oubliette.rules.fights import current_fight
from noctuary.oubliette.state import PLACES, Oubliette


def idle(g: Oubliette) -> dict[str, str]:
    """For each place whose card is in no answer: a reason, which is the end of a message `oubliette-idle-…`."""
    if not g.open_asks:
        return {}
    ask = g.open_asks[0]
    used = {word for option in ask.options for word in option.args}
    tops = [(PLACES[top.place], top.card) for top in g.usable()]
    return {place: _why(g, ask, card) for place, card in tops if place not in used and card not in used}


def _why(g: Oubliette, ask: Ask, card: Card) -> str:
    if ask.kind == "fight":
        fight = current_fight(g)
        worth = g.combat_value(card)
        return "too_little" if worth and fight is not None else "worthless"
    if ask.kind == "trap":
        return "trap_queens" if g.rules.queen_pays_trap else "trap"
    if ask.kind != "act":
        return "question"
    if g.actions < 1:
        # Where there is an action after every card, it was used.
        return "encounter" if g.met and not g.rules.actions else "acted"
    if card.number and card.number == g.needed() and g.chasm_ahead():
        return "chasm"
    return "not_next" if card.number and not card.carried else "no_use"

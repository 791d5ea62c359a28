"""The rules, as effects: sentences that wait on a stack."""

from typing import Any, Final

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice, Effect, Question
from noctuary.core.fields import chance_of
from noctuary.template.options import Options
from noctuary.template.pieces import CARDS, LAY, Card
from noctuary.template.state import Template
from noctuary.template.view import FIELDS


class Round(Question[Template]):
    """All lay a card face down; when the last has, the cards are turned over (T-03)."""

    def __init__(self, *laid: Card | None) -> None:
        self.laid = laid
        """Each seat's card, which stays in its hand until then."""

    def args(self) -> tuple[Card | None, ...]:
        """What it is made again with."""
        return self.laid

    def asks(self, g: Template) -> tuple[Ask, ...]:
        """Everybody who has not laid one."""
        waiting = [seat for seat, card in enumerate(self.laid) if card is None and g.hands[seat]]
        return tuple(Ask(seat, "lay", tuple(LAY[card] for card in g.hands[seat])) for seat in waiting)

    def run(self, g: Template, seat: int, answer: Choice) -> None:
        """Keep the answer sealed, or turn all over."""
        laid = [answer.args[0] if who == seat else card for who, card in enumerate(self.laid)]
        down = [card for card in laid if card is not None]
        if len(down) < g.seats:
            g.then(Round(*laid))
        else:
            turn_over(g, down)


def turn_over(g: Template, laid: list[Card]) -> None:
    """The highest card takes a lamp (T-04); with the last cards the game is over (T-05)."""
    g.reveal_to_all()
    winner = max(range(g.seats), key=lambda seat: laid[seat].number)
    for seat, card in enumerate(laid):
        g.hands[seat].remove(card)
        g.pile.append(card)
    g.lamps[winner] += 1
    g.tell("template-lamp", seat=winner, card=laid[winner].number)
    if g.hands[0]:
        g.then(Round(*[None] * g.seats))
    else:
        most = max(g.lamps)
        g.end("lamps", "T-05", tuple(seat for seat in range(g.seats) if g.lamps[seat] == most))


EFFECTS: Final[dict[str, type[Effect]]] = {"Round": Round}


def new(options: Options, seats: int, chance: Chance) -> Template:
    """Deal (T-02)."""
    g = Template(options, seats, chance)
    g.deck = list(CARDS.values())
    chance.shuffle("deck", g.deck)
    for hand in g.hands:
        hand.extend(g.deck.pop() for _ in range(options.cards))
    g.then(Round(*[None] * seats))
    g.advance()
    return g


def load(fields: dict[str, Any]) -> Template:
    """The game of a position, if it is one."""
    return FIELDS.load(fields, lambda f: Template(Options.make(f["options"]), f["seats"], chance_of(f)))

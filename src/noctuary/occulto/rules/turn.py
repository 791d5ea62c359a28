"""The deal (C-07 … C-17), the turn (C-19 … C-28), how the end is set off (C-34 … C-39), and reading a position."""

from typing import Final

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice, Piece, Question, Step
from noctuary.core.refusal import BadInput
from noctuary.occulto.choices import DISCARD, LAY, PASS
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import ALL, COLOURS, Card
from noctuary.occulto.rules.abilities.special import CHAMELEON
from noctuary.occulto.rules.ability import Ability, Aim
from noctuary.occulto.rules.questions import Peek
from noctuary.occulto.rules.scoring import SCORE
from noctuary.occulto.rules.shield import use
from noctuary.occulto.state import DISCARDING, FREE, LOOK, PLAYING, Occulto


def new(options: Options, seats: int, chance: Chance) -> Occulto:
    """A game that has just been dealt."""
    if options.expert and seats != 5:
        raise BadInput("players", game="occulto (expert)", given=seats, low=5, high=5)
    g = Occulto(options, seats, chance)
    g.first = g.active = first_seat(options, seats, chance)
    g.rations = [0] * seats
    deal_cards(g)
    deal_characters(g)
    everyone = (1 << seats) - 1
    g.then(Peek(-1, everyone, everyone), TURN)
    g.advance()
    return g


def first_seat(options: Options, seats: int, chance: Chance) -> int:
    """Who begins (C-17, CA-75)."""
    if options.first_player == "random":
        return chance.below("first", seats)
    if options.first_player == "rotate":
        return options.first_seat % seats
    if options.first_seat >= seats:
        raise BadInput("option-range", name="first_seat", given=options.first_seat, low=0, high=seats - 1)
    return options.first_seat


def deal_cards(g: Occulto) -> None:
    """Take cards out unseen, deal the hands; the rest is the deck (C-13 … C-16)."""
    cards = list(ALL)
    g.chance.shuffle("deck", cards)
    g.removed = [cards.pop() for _ in range({3: 15, 4: 10, 5: 0}[g.seats])]
    g.hands = [[cards.pop() for _ in range(4 if g.seats == 5 else 5)] for _ in range(g.seats)]
    g.bench = [[] for _ in range(g.seats)]
    g.hints = [{} for _ in range(g.seats)]
    g.deck = cards
    g.deck_seen = [0] * len(cards)
    g.reveal_to_all()
    if g.loud:
        hands = {seat: {"hand": [str(card) for card in hand]} for seat, hand in enumerate(g.hands)}
        shared = {"players": g.seats, "deck": len(cards), "removed": len(g.removed), "first": g.first}
        g.tell_each("occulto-dealt", shared, hands)


def deal_characters(g: Occulto) -> None:
    """One to each player, who looks at it; the others lie in the centre, with three players one open (C-07 … C-11)."""
    g.faces = list(range(len(COLOURS)))
    g.chance.shuffle("characters", g.faces)
    g.backs = list(range(len(COLOURS)))
    for seat in range(g.seats):
        g.history.append((LOOK, seat, seat, 1 << seat, g.faces[seat], 0))
    if g.seats == 3:
        last = g.backs[-1]
        g.history.append((LOOK, last, 5, (1 << 4) - 1, g.faces[last], 0))
        if g.options.third_faceup == "out":
            g.out.append(g.backs.pop())
        else:
            g.open_place = 5
        if g.loud:
            g.tell("occulto-face-up", colour=COLOURS[g.faces[last]])
    if g.loud:
        own = {seat: {"colour": COLOURS[g.faces[seat]]} for seat in range(g.seats)}
        g.tell_once("occulto-first-look", {}, own)


class Turn(Step[Occulto]):
    """A player's turn begins: protection and Totems run out, cards are drawn (C-20, C-25, C-32)."""

    __slots__ = ()

    def run(self, g: Occulto) -> None:
        """Draw, then act."""
        me = g.active
        g.turn += 1
        g.protected &= ~(1 << me)
        if g.locks:
            counted = [(back, who, left - 1 if who == me else left) for back, who, left in g.locks]
            g.locks = tuple([lock for lock in counted if lock[2] > 0])
        if g.loud:
            g.tell("occulto-turn", seat=me, turn=g.turn)
        five = g.seats == 5
        extra = g.rations[me]
        g.rations[me] = 0
        g.draw(me, (1 if five else 2) + extra)
        g.actions = 1 if five else 2
        g.mode = FREE
        g.then(ACT, END_OF_TURN)


class Act(Question[Occulto]):
    """Play a card, discard one to protect the bench, or do nothing more (C-21 … C-28)."""

    __slots__ = ()

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """Every play with all its targets, every discard, and to leave it at that."""
        me = g.active
        options = [PASS]
        may_play, may_discard = g.mode != DISCARDING, g.mode != PLAYING or both_allowed(g)
        may_lay: bool = g.options.ability_optional
        for card in g.hands[me]:
            if may_discard:
                options.append(DISCARD[card.index])
            if may_play:
                plays = card.ability.plays(g, me, card, None)
                options += plays
                if may_lay and plays:
                    options.append(LAY[card.index])
        return (Ask(me, "act", tuple(options)),)

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Carry it out; then see whether the end is set off and whether an action is left."""
        if answer is PASS:
            if g.loud:
                g.tell("occulto-pass", seat=seat)
            return
        g.then(SETTLE)
        card: Card = answer.args[0]
        if answer.kind == "discard":
            discard(g, seat, card)
        else:
            play(g, seat, card, answer)


def both_allowed(g: Occulto) -> bool:
    """Whether a discard may follow a play: with five players, after a Clover (C-26, CA-58)."""
    return g.seats == 5 and g.options.clover_5p_discard


def discard(g: Occulto, seat: int, card: Card) -> None:
    """Discard a card: the bench is protected until one's next turn (C-23)."""
    quiet = not g.options.discard_visible
    g.throw(seat, card, quiet)
    g.mode = DISCARDING
    g.protected |= 1 << seat
    if g.loud:
        if quiet:
            g.tell_once("occulto-discard-hidden", {"seat": seat}, {seat: {"card": str(card)}})
        else:
            g.tell("occulto-discard", seat=seat, card=str(card))


def play(g: Occulto, seat: int, card: Card, answer: Choice) -> None:
    """A card goes to the bench and its ability, named with all its targets, is used (C-22)."""
    g.hands[seat].remove(card)
    g.mode = PLAYING
    if answer.kind == "lay":
        g.lay(seat, card)
        if g.loud:
            g.tell("occulto-laid", seat=seat, card=str(card))
        return
    targets: tuple[Piece, ...] = answer.args[1:]
    ability = card.ability
    if ability is CHAMELEON and targets:
        ability = CHAMELEON.become(g, targets[0])
        targets = targets[1:]
    ability.lay(g, seat, card)
    if g.loud:
        announce(g, seat, card, ability, targets)
    use(g, ability, Aim(card, targets[0] if targets else None, targets[1] if len(targets) > 1 else None))


def announce(g: Occulto, seat: int, card: Card, ability: Ability, targets: tuple[Piece, ...]) -> None:
    """Everybody hears what is played, as what, and at whom."""
    id = "occulto-copy" if card.ability is not ability else "occulto-play"
    if targets:
        names = [str(target) for target in targets]
        g.tell(id, seat=seat, card=str(card), ability=ability.name, targets=names)
    else:
        g.tell(id + "-bare", seat=seat, card=str(card), ability=ability.name)


class Settle(Step[Occulto]):
    """An action is over, reactions included: is a bench full, and is there an action left (C-34, C-35, CA-60)?"""

    __slots__ = ()

    def run(self, g: Occulto) -> None:
        """Look at the benches, then go on."""
        if not g.ending and not g.options.expert:
            full = g.limit()
            if max([len(bench) for bench in g.bench]) >= full:
                set_off(g, next(seat for seat in [g.active, *g.others(g.active)] if len(g.bench[seat]) >= full))
        g.actions -= 1
        if g.actions > 0:
            g.then(ACT)


def set_off(g: Occulto, owner: int) -> None:
    """A bench is full: every other player has one more turn (C-37), or as counted from its owner (CA-61, CA-89)."""
    g.ending = "bench"
    g.turns_left = g.seats - 1
    if g.options.trigger_ref == "owner" and owner != g.active:
        g.turns_left = (owner - 1 - g.active) % g.seats or g.seats
    if g.loud:
        g.tell("occulto-bench-full", seat=owner, turns=g.turns_left)


class EndOfTurn(Step[Occulto]):
    """The next player's turn, or the count (C-37, C-38, C-71)."""

    __slots__ = ()

    def run(self, g: Occulto) -> None:
        """Count down the last turns."""
        if g.ending:
            if g.turns_left == 0:
                g.then(SCORE)
                return
            g.turns_left -= 1
        g.active = (g.active + 1) % g.seats
        g.then(TURN)


TURN: Final = Turn()
ACT: Final = Act()
SETTLE: Final = Settle()
END_OF_TURN: Final = EndOfTurn()

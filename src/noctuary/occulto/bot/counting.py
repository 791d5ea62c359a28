"""The last turn, counted out: what each answer is worth over every way that characters and Shields can lie.

Nobody plays after it, so all that is open is which face lies under which back, who holds a Shield, and what is drawn
or stolen on the way. All of that can be counted. Rivals answer an attack as is worst for the seat, in each layout of
the Shields; one that was let pass may still be saved. So a chance of one is a proof: it wins in every world.

A hand that is seen whole (Barter, or a Thief who may look) has too many contents to count; some are drawn instead, and
the count says so. Of a card that comes by a Poisoned Gift nothing good is expected.
"""

from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.occulto.bot.hidden import Hidden, Layout, bring, exchange, still_hidden
from noctuary.occulto.bot.odds import MANY, Rows
from noctuary.occulto.choices import Person
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.abilities.characters import REAPER
from noctuary.occulto.rules.abilities.deck import CLOVER
from noctuary.occulto.rules.abilities.hands import BARTER, THIEF
from noctuary.occulto.rules.abilities.special import CHAMELEON
from noctuary.occulto.rules.ability import NUMBERED, Ability, Aim
from noctuary.occulto.rules.memory import IN_DECK
from noctuary.occulto.rules.scoring import leading, powers, totals_with
from noctuary.occulto.rules.shield import Shields
from noctuary.occulto.rules.turn import SETTLE
from noctuary.occulto.state import LOOK, MIX, NO_BACK, Occulto

SAMPLES: Final = 8
"""So many hands are drawn where they cannot be counted."""
HAIR: Final = 1e-9
BRINGS_CARDS: Final = ("clover", "thief", "chameleon")
"""After these another card may come, so it matters which card this one was."""


class Spread:
    """The worlds that are left, and how much each weighs; a part of the whole once something has been seen."""

    __slots__ = ("faces", "rows", "weights", "whole")

    def __init__(self, faces: list[list[int]], weights: list[float]) -> None:
        self.faces = faces
        self.weights = weights
        self.whole: float = 0.0
        self.rows: Rows = [[0.0] * MANY for _ in range(MANY)]
        for number, world in enumerate(faces):
            self.whole += weights[number]
            for back in range(MANY):
                self.rows[back][world[back]] += weights[number]

    def seen(self, back: int, face: int) -> "Spread":
        """Those in which this face lies under this back."""
        faces: list[list[int]] = []
        weights: list[float] = []
        for number, world in enumerate(self.faces):
            if world[back] == face:
                faces.append(world)
                weights.append(self.weights[number])
        return Spread(faces, weights)

    def mixed(self, mask: int) -> "Spread":
        """After a Tornado over these backs."""
        backs = [back for back in range(MANY) if mask >> back & 1]
        sums: dict[tuple[int, ...], float] = {}
        orders = orders_of(len(backs))
        for number, world in enumerate(self.faces):
            share = self.weights[number] / len(orders)
            for order in orders:
                other = world.copy()
                for at, back in enumerate(backs):
                    other[back] = world[backs[order[at]]]
                key = tuple(other)
                sums[key] = sums.get(key, 0.0) + share
        return Spread([list(key) for key in sums], list(sums.values()))


def orders_of(count: int) -> list[list[int]]:
    """Every order of so many things."""
    found: list[list[int]] = [[]]
    for number in range(count):
        longer: list[list[int]] = []
        for order in found:
            for at in range(len(order) + 1):
                longer.append([*order[:at], number, *order[at:]])
        found = longer
    return found


def answers_of(layout: Layout, seats: int, single: bool) -> list[list[Card | None]]:
    """Every way to raise some of these Shields, one a seat; if the first stops all, one in all."""
    none: list[Card | None] = [None] * seats
    found = [none]
    for card, seat in layout:
        for before in [none] if single else found.copy():
            if before[seat] is None:
                raised = before.copy()
                raised[seat] = card
                found.append(raised)
    return found


class Deed:
    """An answer that is being carried out: what it was, and how things stood before it."""

    __slots__ = ("ability", "backs", "hand", "lines", "victim")

    def __init__(self, g: Occulto, me: int, ask: Ask, option: Choice) -> None:
        self.ability: Ability | None = None
        if ask.kind == "act" and option.kind == "play":
            card: Card = option.args[0]
            self.ability = card.ability
            if card.ability is CHAMELEON and len(option.args) > 1:
                copied: Card = option.args[1]
                self.ability = g.acts_as(copied)
        self.victim: int = 0
        """The hand a Thief steals from, as a place."""
        for arg in option.args:
            if isinstance(arg, Person):
                self.victim = 1 << arg.seat
        self.backs: list[int] = g.backs.copy()
        self.hand: list[Card] = g.hands[me].copy()
        self.lines: int = len(g.history)

    def sees_a_hand(self, g: Occulto) -> bool:
        """Whether a whole hand comes to light by it."""
        return self.ability is BARTER or (self.ability is THIEF and g.options.thief == "choose")


class Counting:
    """One seat's last turn. Values are parts of the weight of a spread: of one that weighs one, they are chances."""

    __slots__ = ("exact", "few", "luck", "me", "most", "scored")

    def __init__(self, me: int, luck: QuickLuck, few: int = 0, most: int = 0) -> None:
        self.me = me
        self.luck = luck
        self.few = few
        """If not 0, of the cards and hands that can come before another action only so many are looked at."""
        self.most = most
        """If not 0, no more actions are looked for once so many ends have been scored; the best so far stands."""
        self.exact: bool = True
        """Whether everything so far was counted and nothing drawn."""
        self.scored: int = 0
        """How many ends have been scored."""

    def answer(self, g: Occulto, ask: Ask, option: Choice, spread: Spread, hidden: Hidden) -> float:
        """The value of an answer of this seat's. `g` stays as it is."""
        deed = Deed(g, self.me, ask, option)
        if not deed.sees_a_hand(g) or g.actions < 2:
            return self.tried(g.copy(), ask, option, deed, spread, hidden)
        self.exact = False
        value = 0.0
        samples = self.few or SAMPLES
        for _ in range(samples):
            other = g.copy()
            hidden.shuffle(other, self.luck)
            value += self.tried(other, ask, option, deed, spread, hidden)
        return value / samples

    def tried(self, g: Occulto, ask: Ask, option: Choice, deed: Deed, spread: Spread, hidden: Hidden) -> float:
        """Carry it out on this very game, and go on."""
        g.carry_out(ask, option)
        if ask.kind == "give":
            self.take_nothing(g, deed)
        top = g.stack[-1] if g.stack else None
        if g.outcome is None and isinstance(top, Shields):
            return self.window(g, top, deed, spread, hidden)
        return self.resolved(g, deed, spread, hidden)

    def take_nothing(self, g: Occulto, deed: Deed) -> None:
        """All others give as well, and what comes is of no use."""
        while g.open_asks and g.open_asks[0].kind == "give":
            g.carry_out(g.open_asks[0], g.open_asks[0].options[0])
        g.hands[self.me] = [card for card in g.hands[self.me] if card in deed.hand]
        if g.stack:
            g.open_asks = g.stack[-1].asks(g)

    # Shields --------------------------------------------------------------------------------------------------------

    def window(self, g: Occulto, top: Shields, deed: Deed, spread: Spread, hidden: Hidden) -> float:
        """Every layout of the Shields before those who are asked, each with the answers that are worst."""
        ability = NUMBERED[top.number]
        deed.ability = ability
        asked = top.left
        single = ability.asks_one_by_one()
        if single:
            asked = ability.touches(g, g.active, Aim(top.card, top.target, top.second_target)) & ~(1 << g.active)
        self.exact = self.exact and hidden.exact
        again = g.actions > 1 and g.active == self.me
        values: dict[tuple[int, ...], float] = {}
        value = 0.0
        for layout, chance in hidden.layouts(asked & ~(1 << self.me)):
            least = 2.0
            for raised in answers_of(layout, g.seats, single):
                key = tuple([card.index if card is not None else -1 for card in raised])
                found = values.get(key)
                if found is None:
                    found = self.closed(g.copy(), raised, again, deed, spread, hidden)
                    values[key] = found
                least = min(least, found)
            value += chance * least
        return value

    def closed(
        self, g: Occulto, raised: list[Card | None], again: bool, deed: Deed, spread: Spread, hidden: Hidden
    ) -> float:
        """The value if these Shields are raised, one for each seat or none."""
        top = g.stack[-1]
        while g.outcome is None and isinstance(top, Shields):
            sealed = list(top.sealed)
            for seat in range(g.seats):
                card = raised[seat]
                if card is not None and top.left >> seat & 1:
                    bring(g, self.me, card, seat)
                    sealed[seat] = card
                    if again:
                        hidden = hidden.without(card, 1 << seat)
            g.stack.pop()
            top.again(0, tuple(sealed)).close(g)
            g.advance()
            if not g.stack:
                break
            top = g.stack[-1]
        return self.resolved(g, deed, spread, hidden)

    # What luck brings -----------------------------------------------------------------------------------------------

    def resolved(self, g: Occulto, deed: Deed, spread: Spread, hidden: Hidden) -> float:
        """An answer has done its work: all that luck could have done otherwise is counted as well."""
        looked = -1
        for line in g.history[deed.lines :]:
            if line[0] == MIX:
                spread = spread.mixed(line[1])
            elif line[0] == LOOK and line[3] >> self.me & 1:
                looked = line[1]
        again = self.acts_again(g)
        if deed.ability is REAPER and g.backs != deed.backs:
            return self.reaped(g, deed, spread, hidden)
        if looked >= 0 and again:
            value = 0.0
            for face in range(MANY):
                if spread.rows[looked][face] > 0.0:
                    value += self.on(g.copy(), spread.seen(looked, face), hidden)
            return value
        if again and (deed.ability is CLOVER or (deed.ability is THIEF and not deed.sees_a_hand(g))):
            new = [card for card in g.hands[self.me] if card not in deed.hand]
            if len(new) == 1 and hidden.holds(new[0]):
                return self.with_each(g, new[0], deed.victim or IN_DECK, spread, hidden)
        return self.on(g, spread, hidden)

    def acts_again(self, g: Occulto) -> bool:
        """Whether this seat has another action once this one is over."""
        if g.outcome is not None or g.active != self.me:
            return False
        return g.actions > (1 if SETTLE in g.stack else 0)

    def reaped(self, g: Occulto, deed: Deed, spread: Spread, hidden: Hidden) -> float:
        """Everybody sees who is out; a place of a player is filled blindly from the centre."""
        before = deed.backs
        gone = g.out[-1]
        at = before.index(gone)
        centre = [place for place in range(g.seats, len(before)) if before[place] != NO_BACK and place != at]
        ways: list[list[int]] = []
        if at < g.seats and len(centre) > 1 and g.backs[at] != NO_BACK:
            for place in centre:
                way = before.copy()
                way[at], way[place] = before[place], NO_BACK
                ways.append(way)
        else:
            ways.append(g.backs)
        value = 0.0
        for face in range(MANY):
            if spread.rows[gone][face] > 0.0:
                part = spread.seen(gone, face)
                for way in ways:
                    other = g.copy()
                    other.backs = way.copy()
                    other.faces = part.faces[0].copy()
                    value += self.on(other, part, hidden) / len(ways)
        return value

    def with_each(self, g: Occulto, new: Card, place: int, spread: Spread, hidden: Hidden) -> float:
        """A card has come into this seat's hand: every card it can be. What can be done without it is counted once."""
        without = -1.0
        value = 0.0
        others = hidden
        for card, chance in self.some(still_hidden(g, self.me, new, hidden.next_from(place))):
            other = g.copy()
            exchange(other, self.me, new, card)
            other.open_asks = other.stack[-1].asks(other)
            if card in hidden.special:
                value += chance * self.on(other, spread, hidden.without(card, place))
                continue
            ask = other.open_asks[0]
            if without < 0.0:
                others = hidden.without(card, place)
                without = self.best(other, ask, spread, others, card, False)
            left = hidden.without(card, place) if card.name in BRINGS_CARDS else others
            value += chance * max(without, self.best(other, ask, spread, left, card, True))
        return value

    def some(self, cards: list[tuple[Card, float]]) -> list[tuple[Card, float]]:
        """All of these cards, or a few that stand for them."""
        if not self.few or len(cards) <= self.few:
            return cards
        self.exact = False
        picked: list[tuple[Card, float]] = []
        whole = 0.0
        for number in range(self.few):
            each = cards[len(cards) * number // self.few + self.luck.below(len(cards) // self.few)]
            picked.append(each)
            whole += each[1]
        return [(card, chance / whole) for card, chance in picked]

    # Going on -------------------------------------------------------------------------------------------------------

    def on(self, g: Occulto, spread: Spread, hidden: Hidden) -> float:
        """Go on to the end of the game, with the best answers of this seat and the worst of others."""
        while g.open_asks:
            ask = g.open_asks[0]
            kind = ask.kind
            if kind == "act" and ask.who == self.me:
                return self.best(g, ask, spread, hidden)
            if len(ask.options) > 1 and (kind == "colour" or kind == "replace"):
                values = [self.answer(g, ask, option, spread, hidden) for option in ask.options]
                return max(values) if ask.who == self.me else min(values)
            if len(ask.options) > 1 and ask.who == self.me and self.acts_again(g):
                return max([self.answer(g, ask, option, spread, hidden) for option in ask.options])
            g.carry_out(ask, ask.options[0])
        return self.score(g, spread)

    def best(
        self, g: Occulto, ask: Ask, spread: Spread, hidden: Hidden, card: Card | None = None, using: bool = False
    ) -> float:
        """The value of the best action; with `card`, of those that use it, or of those that do not."""
        best = 0.0
        passed = False
        for option in ask.options:
            if card is not None and (len(option.args) > 0 and option.args[0] is card) != using:
                continue
            if option.kind != "play" and option.kind != "lay" and g.actions < 2 and not g.options.expert:
                if passed:
                    continue
                passed = True
            best = max(best, self.answer(g, ask, option, spread, hidden))
            if best > spread.whole - HAIR:
                break
            if self.most and self.scored > self.most:
                self.exact = False
                break
        return best

    def score(self, g: Occulto, spread: Spread) -> float:
        """What this seat has of the victory, over all worlds."""
        self.scored += 1
        back = g.backs[self.me]
        if back == NO_BACK:
            return 0.0
        options = g.options
        if options.expert:
            return self.world_by_world(g, spread, -1)
        totals = g.totals()
        if not options.centre_can_win:
            return self.world_by_world(g, spread, -1, totals)
        out = 0
        for gone in g.out:
            out |= 1 << spread.faces[0][gone]
        most, leader, tied = -1, -1, 0
        for colour in range(MANY):
            if not out >> colour & 1:
                if totals[colour] > most:
                    most, leader, tied = totals[colour], colour, 1 << colour
                elif totals[colour] == most:
                    tied |= 1 << colour
        if tied == 1 << leader:
            return spread.rows[back][leader]
        return self.world_by_world(g, spread, tied, totals)

    def world_by_world(self, g: Occulto, spread: Spread, tied: int, totals: list[int] | None = None) -> float:
        """The same, where it hangs on who holds the other colours. Only those of `tied` can win."""
        back = g.backs[self.me]
        value = 0.0
        own = [g.potions_on(bench) for bench in g.bench]
        for number, world in enumerate(spread.faces):
            if not tied >> world[back] & 1:
                continue
            g.faces = world
            found = totals if totals is not None else totals_with(g, powers(g))
            saved = leading(g, found)
            if self.me not in saved:
                continue
            mine = own[self.me][world[back]]
            sharing = 0
            for at in saved:
                if at < g.seats:
                    potions = own[at][world[g.backs[at]]]
                    if potions > mine:
                        sharing = 0
                        break
                    if potions == mine:
                        sharing += 1
            if sharing:
                value += spread.weights[number] / sharing
        return value

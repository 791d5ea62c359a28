"""A whole policy by rules of thumb, quick enough for playouts: how good each answer to each question looks."""

from noctuary.core.effects import Ask, Choice, Piece
from noctuary.core.quick_luck import QuickLuck
from noctuary.occulto.bot.odds import Rows
from noctuary.occulto.bot.standing import Standing
from noctuary.occulto.bot.style import Style
from noctuary.occulto.bot.thumbs import THUMBS
from noctuary.occulto.choices import Place
from noctuary.occulto.pieces import COLOURS, Card
from noctuary.occulto.rules.abilities.special import CHAMELEON, SHIELD
from noctuary.occulto.rules.shield import Shields
from noctuary.occulto.state import Occulto

HAIR = 1e-6
"""So much luck decides between answers that are as good as equal."""


def weighed(g: Occulto, ask: Ask, style: Style, rows: Rows | None = None) -> list[float]:
    """How good each option of a question looks to whoever is asked."""
    t = Standing(g, ask.who, style, rows)
    kind = ask.kind
    if kind == "act":
        return acts(t, ask.options)
    if kind == "shield":
        return shields(t, ask.options)
    if kind == "burn" or kind == "give" or kind == "crystal":
        return [-keep(t, option) for option in ask.options]
    if kind == "steal":
        return [keep(t, option) for option in ask.options]
    if kind == "colour":
        return [t.race.share_with(t.row, COLOURS.index(option.args[0]), 1.0, 1.0) for option in ask.options]
    if kind == "replace":
        return [taken(t, option.args[0]) for option in ask.options]
    return [0.0] * len(ask.options)


def keep(t: Standing, option: Choice) -> float:
    """What the card of an answer is worth to hold."""
    card: Card = option.args[0]
    return t.keep(card)


def taken(t: Standing, place: Place) -> float:
    """A character of the centre in the place of a lost one."""
    return t.race.share(t.at(t.g.number_of(place)))


def acts(t: Standing, options: tuple[Choice, ...]) -> list[float]:
    """Every choice of one's own turn. Options of one card stand together and share its race."""
    found: list[float] = []
    held: Card | None = None
    race = t.race
    for option in options:
        args = option.args
        if not args:
            found.append(t.now)
            continue
        card: Card = args[0]
        kind = option.kind
        if kind == "discard":
            found.append(discarded(t, card))
            continue
        if card is not held:
            held, race = card, t.laid(card)
        if kind == "lay":
            found.append(race.share(t.row) - t.sets_off(1))
            continue
        first = 1
        ability = card.ability
        if ability is CHAMELEON and len(args) > 1:
            copied: Card = args[1]
            ability = t.g.acts_as(copied)
            first = 2
        target: Piece | None = args[first] if len(args) > first else None
        second: Piece | None = args[first + 1] if len(args) > first + 1 else None
        thumb = THUMBS[ability.number]
        found.append(thumb.played(t, race, target, second) - t.sets_off(thumb.joins()))
    return found


def discarded(t: Standing, card: Card) -> float:
    """A card thrown away to protect the bench (C-23)."""
    sheltered = 0.0
    for colour, share in enumerate(t.row):
        sheltered += share * t.own_potions[colour]
    style = t.style
    return t.now + style.shelter * (1.0 + min(sheltered, 6.0)) - style.spent * max(0.0, t.keep(card))


def shields(t: Standing, options: tuple[Choice, ...]) -> list[float]:
    """To let an attack happen, or to raise a Shield."""
    attack = t.g.stack[-1]
    assert isinstance(attack, Shields)
    thumb = THUMBS[attack.number]
    found: list[float] = []
    for option in options:
        if not option.args:
            found.append(thumb.suffered(t, attack.target, attack.second_target))
        else:
            card: Card = option.args[0]
            found.append(t.laid(card).share(t.row) - t.style.costs[SHIELD.number] * t.to_come)
    return found


def choose(g: Occulto, ask: Ask, style: Style, luck: QuickLuck, rows: Rows | None = None) -> Choice:
    """The answer that looks best."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    best, at = -9.0, 0
    for number, weight in enumerate(weighed(g, ask, style, rows)):
        found = weight + HAIR * luck.share()
        if found > best:
            best, at = found, number
    return options[at]


def play_on(g: Occulto, styles: list[Style], luck: QuickLuck, until: int) -> None:
    """Play on, each seat in its style, to the end of the game or to the turn of this number."""
    while g.open_asks and g.turn < until:
        ask = g.open_asks[0]
        g.carry_out(ask, choose(g, ask, styles[ask.who], luck))

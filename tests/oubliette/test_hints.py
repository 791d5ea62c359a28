"""Hints say what is true: games of all readings are walked, and every line is held against the game itself."""

# ruff: noqa: ARG005 (every check takes the same four arguments)

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.languages import LANGUAGES
from noctuary.oubliette import SPEC
from noctuary.oubliette.bot import advise, advise_with_chances, hints
from noctuary.oubliette.choices import PLACE_OF
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import ACE, BY_ID, JOKER, KING, Card, card
from noctuary.oubliette.state import GRAVE, Oubliette
from noctuary.testing import rule
from noctuary.testing.oubliette import oubliette
from noctuary.text import words

Args = dict[str, Any]
Check = Callable[[Oubliette, Ask, Choice, Args], bool]


def top(g: Oubliette, sign: str) -> Card:
    found = g.graveyard[-1] if sign == "g" else g.top(PLACE_OF[sign])
    assert found is not None
    return found


def worths(g: Oubliette, choice: Choice) -> list[int]:
    """What each card of a payment counts, from the rules' own words."""
    power = g.equipped is not None and g.equipped.rank == KING and "e" not in choice.args
    ranks = [top(g, sign).rank for sign in choice.args]
    return [(g.options.ace_value if rank == ACE else rank) + power for rank in ranks]


def need(g: Oubliette) -> int:
    assert g.turned is not None
    return g.turned.rank + (2 if g.chaos_uses else 0)


def offers(ask: Ask, *kinds: str) -> bool:
    return any(option.kind in kinds for option in ask.options)


def after(g: Oubliette, choice: Choice) -> Oubliette:
    then = g.copy()
    then.play(0, choice)
    return then


def held(g: Oubliette, ask: Ask) -> Card:
    if ask.kind == "store":
        assert g.turned is not None
        return g.turned
    return BY_ID[g.view(0).held[-1]]


def pays(g: Oubliette, _: Ask, choice: Choice, args: Args) -> bool:
    """The parts are those of the payment, and they are enough; a sum is told where it is not the need."""
    parts, _, told = args["parts"].partition(" = ")
    values = worths(g, choice)
    numbers = [int(part) for part in parts.split(" + ")]
    says_sum = int(told) == sum(values) if told else len(values) == 1 or sum(values) == need(g)
    return choice.kind == "pay" and numbers == values and says_sum and args["need"] == need(g) <= sum(values)


def least(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    others = [sum(worths(g, option)) for option in ask.options if option.kind == "pay"]
    return pays(g, ask, choice, args) and sum(worths(g, choice)) == min(others)


def keeps(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    """The card named shows before and after; another payment would have cost it; it is what it is said to be."""
    kept = card(args["card"])
    use = {kept.carried, "next" if kept.number == g.needed() else ""}
    if kept is g.equipped and kept.benefit:
        use = {kept.benefit, "next" if kept.number == g.needed() else ""}
    costly = any(kept in [top(g, sign) for sign in option.args] for option in ask.options if option.kind == "pay")
    then = after(g, choice)
    shows = kept is then.equipped or any(slot and slot[-1] is kept for slot in then.slots)
    return pays(g, ask, choice, args) and costly and shows and args["item"] in use


def names_card(kind: str) -> Check:
    return lambda g, _, choice, args: choice.kind == kind and args["card"] == top(g, choice.args[0]).id


def is_kind(*kinds: str) -> Check:
    return lambda g, ask, choice, args: choice.kind in kinds


def failing(fatal: bool, path: bool | None = True, alone: bool | None = None) -> Check:
    """Nothing can be paid; whether that ends the game, whether there is a Path, whether nothing else is offered."""

    def check(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
        by_card = g.options.combat_payment == "sequential"
        return (
            choice.kind == "fail"
            and (after(g, choice).result() is not None) == fatal
            and path in (None, bool(g.path))
            and alone in (None, len(ask.options) == 1)
            and (by_card or not offers(ask, "pay"))
            and ("need" not in args or args["need"] == g.view(0).fight.need)
        )

    return check


def stored(covers: Callable[[Oubliette, int, Args], bool]) -> Check:
    return lambda g, ask, choice, args: (
        choice.kind == "store"
        and args.get("place", choice.args[0]) == choice.args[0]
        and covers(g, PLACE_OF[choice.args[0]], args)
    )


def still_needed(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    ahead = range(g.needed(), 1 if g.direction < 0 else 11, g.direction)
    return choice.kind == "store" and held(g, ask).number == args["number"] and args["number"] in ahead


def empty(g: Oubliette, place: int, _: Args) -> bool:
    return g.equipped is None if place == 4 else not g.slots[place]


def lays(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    then = after(g, choice)
    return len(then.path) == len(g.path) + 1 and then.path[-1].number == args["number"] == g.needed()


def begins(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    then = after(g, choice)
    return not g.path and len(then.path) == 1 and then.path[0].cards == (card(args["card"]),)


def crosses(number: Callable[[Oubliette], int]) -> Check:
    return lambda g, ask, choice, args: names_card("rope")(g, ask, choice, args) and args["number"] == number(g)


def rope_then_path(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    then = after(g, choice)
    paths = [option for option in then.asks()[0].options if option.kind == "path"]
    return any(top(then, option.args[0]).number == args["number"] for option in paths)


def combined(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
    value = eval(args["parts"].replace("−", "-"), {"__builtins__": {}})
    return value == args["number"] == g.needed() and choice.kind in ("map", "map_turned")


def unseen(g: Oubliette) -> set[Card]:
    """The cards that a player has not seen: the deck and the covered ones, but for those put back into the deck."""
    hidden = {each for slot in g.slots for each in slot if not g.seen & each.bit}
    return {*g.deck, *hidden}


def counted(solves: Callable[[Oubliette, Ask, Card], bool]) -> Check:
    def check(g: Oubliette, ask: Ask, choice: Choice, args: Args) -> bool:
        cards = unseen(g)
        right = sum(1 for each in cards if solves(g, ask, each))
        return choice.kind == "advantage" and (args["count"], args["unseen"]) == (right, len(cards))

    return check


def gets_out(g: Oubliette, ask: Ask, drawn: Card) -> bool:
    """Whether this card, in the place of the Ace, would answer the encounter."""
    if ask.kind in ("chasm", "next"):
        return drawn.rank in (6, 9)
    if ask.kind == "lost":
        return drawn.rank == 12
    if ask.kind == "darkness":
        return drawn.rank == 4 and drawn.red
    if ask.kind == "trap":
        even = drawn.rank <= 10 and drawn.rank % 2 == 0 and not drawn.red and drawn.rank != JOKER
        return even or (g.options.queen_pays_trap and drawn.rank == 12 and not drawn.red)
    raise AssertionError(ask.kind)


CHECKS: Final[dict[str, Check]] = {
    "advance": lambda g, ask, choice, args: choice.kind == "advance" and not offers(ask, "rope"),
    "advantage": is_kind("advantage"),
    "advantage-help": lambda g, ask, choice, args: (
        0 < args["count"] <= args["unseen"] if ask.kind == "fight" else counted(gets_out)(g, ask, choice, args)
    ),
    "advantage-next": counted(lambda g, ask, drawn: drawn.number == g.needed() != 0),
    "avoid": lambda g, ask, choice, args: (
        names_card("avoid")(g, ask, choice, args) and args["number"] == min(3, len(g.deck))
    ),
    "decline": lambda g, ask, choice, args: choice.kind == "decline" and not offers(ask, "rope"),
    "decline-rope": lambda g, ask, choice, args: choice.kind == "decline" and offers(ask, "rope") and g.chasm_ahead(),
    "destroy": lambda g, ask, choice, args: choice.kind == "destroy" and offers(ask, "pay"),
    "destroy-only": lambda g, ask, choice, args: choice.kind == "destroy" and offers(ask, "fail"),
    "discard": names_card("discard"),
    "drop": lambda g, ask, choice, args: (
        choice.kind == "drop" and offers(ask, *hints.KEEPS) and args["card"] == held(g, ask).id
    ),
    "drop-no-room": lambda g, ask, choice, args: (
        choice.kind == "drop" and not offers(ask, *hints.KEEPS) and args["card"] == held(g, ask).id
    ),
    "equip": lambda g, ask, choice, args: (
        names_card("equip")(g, ask, choice, args) and len(g.slots[PLACE_OF[choice.args[0]]]) > 1
    ),
    "equip-found": lambda g, ask, choice, args: choice.kind == "equip_found" and args["card"] == held(g, ask).id,
    "equip-item": lambda g, ask, choice, args: (
        names_card("equip")(g, ask, choice, args) and args["item"] == card(args["card"]).benefit != ""
    ),
    "equip-last": lambda g, ask, choice, args: (
        names_card("equip")(g, ask, choice, args) and len(g.slots[PLACE_OF[choice.args[0]]]) == 1
    ),
    "fail": failing(fatal=False, alone=True),
    "fail-choice": lambda g, ask, choice, args: choice.kind == "fail" and offers(ask, "pay"),
    "fail-fatal": failing(fatal=True, path=None),
    "fail-free": failing(fatal=False, path=False),
    "fail-less": failing(fatal=False, alone=False),
    "fail-trap": failing(fatal=False, alone=True),
    "fail-trap-less": failing(fatal=False, alone=False),
    "get-lost": lambda g, ask, choice, args: choice.kind == "get_lost" and args["number"] == min(3, len(g.deck)),
    "give": lambda g, ask, choice, args: names_card("give")(g, ask, choice, args) and offers(ask, "keep"),
    "give-only": lambda g, ask, choice, args: names_card("give")(g, ask, choice, args) and not offers(ask, "keep"),
    "keep": names_card("keep"),
    "map": combined,
    "move": names_card("move"),
    "only": lambda g, ask, choice, args: len(ask.options) == 1,
    "passage": lambda g, ask, choice, args: after(g, choice).path[-1].number == args["number"],
    "path": lambda g, ask, choice, args: lays(g, ask, choice, args) and names_card("path")(g, ask, choice, args),
    "pay": pays,
    "pay-keep": keeps,
    "pay-least": least,
    "pay-one": lambda g, ask, choice, args: (
        names_card("pay")(g, ask, choice, args)
        and args["worth"] == worths(g, choice)[0]
        and args["need"] == g.view(0).fight.need
    ),
    "pay-trap": lambda g, ask, choice, args: (
        names_card("pay")(g, ask, choice, args) and sum(option.kind == "pay" for option in ask.options) > 1
    ),
    "pay-trap-only": lambda g, ask, choice, args: (
        names_card("pay")(g, ask, choice, args) and sum(option.kind == "pay" for option in ask.options) == 1
    ),
    "pick-best": lambda g, ask, choice, args: choice.kind == "pick" and choice.args[0].id == args["card"],
    "pick-joker": lambda g, ask, choice, args: choice.kind == "pick" and choice.args[0].rank == JOKER,
    "pick-meet": lambda g, ask, choice, args: (
        choice.args[0].id == args["card"] and after(g, choice).turn >= g.turn and g.turned is not None
    ),
    "pick-next": lambda g, ask, choice, args: choice.args[0].number == args["number"] == g.needed() != 0,
    "place": lays,
    "restock": lambda g, ask, choice, args: choice.kind == "restock" and args["deck"] == len(g.deck),
    "return": lambda g, ask, choice, args: choice.kind == "return" and choice.args[0].id == args["card"],
    "rope": crosses(lambda g: g.needed()),
    "rope-later": lambda g, ask, choice, args: choice.kind == "advance" and offers(ask, "rope"),
    "rope-next": lambda g, ask, choice, args: (
        "place" in [option.text for option in after(g, choice).asks()[0].options] and args["number"] == g.needed()
    ),
    "rope-path": rope_then_path,
    "rope-several": crosses(lambda g: len(g.path[-1].chasms) - g.path[-1].bridged),
    "search": lambda g, ask, choice, args: choice.kind == "search" and args["deck"] == len(g.deck),
    "start": begins,
    "start-down": lambda g, ask, choice, args: begins(g, ask, choice, args) and card(args["card"]).number == 10,
    "start-up": lambda g, ask, choice, args: begins(g, ask, choice, args) and card(args["card"]).number == 2,
    "store": stored(lambda g, place, args: g.slots[place][-1].id == args["card"]),
    "store-empty": stored(empty),
    "store-equip": stored(lambda g, place, args: place == 4 and card(args["card"]).benefit == args["item"] != ""),
    "store-needed": still_needed,
    "store-place": stored(lambda g, place, args: not empty(g, place, args)),
    "take-best": lambda g, ask, choice, args: choice.args[0].id == args["card"] and choice.args[0] in g.graveyard,
    "take-joker": lambda g, ask, choice, args: choice.args[0].rank == JOKER and choice.args[0] in g.graveyard,
    "take-next": lambda g, ask, choice, args: choice.args[0].number == args["number"] == g.needed() != 0,
    "time-shift": lambda g, ask, choice, args: (
        args == {"number": len(g.graveyard) - (choice.args[0] == "g"), "deck": len(g.deck)}
    ),
    "torch": lambda g, ask, choice, args: (
        names_card("torch")(g, ask, choice, args) and bool(after(g, choice).sideways & card(args["card"]).bit)
    ),
    "torch-out": lambda g, ask, choice, args: (
        names_card("torch")(g, ask, choice, args) and card(args["card"]) in after(g, choice).graveyard
    ),
    "turn": is_kind("turn"),
    "use-jack": lambda g, ask, choice, args: (
        choice.kind == "dig" and top(g, choice.args[0]).id == args["jack"] and card(args["card"]) in g.graveyard
    ),
    "use-jack-any": lambda g, ask, choice, args: choice.kind == "dig" and top(g, choice.args[0]).id == args["jack"],
    "use-queen": lambda g, ask, choice, args: (
        choice.kind == "hourglass" and args["number"] == min(3, len(g.graveyard) - (choice.args[0] == "g"))
    ),
    "ward": lambda g, ask, choice, args: (
        names_card("ward")(g, ask, choice, args) and (g.options.ward_discarded or PLACE_OF[choice.args[0]] == GRAVE)
    ),
    "ward-free": lambda g, ask, choice, args: (
        names_card("ward")(g, ask, choice, args) and after(g, choice).components() == g.components()
        and card(args["card"]) not in after(g, choice).graveyard
    ),
    "win": lambda g, ask, choice, args: (end := after(g, choice).result()) is not None and end.reason == "escaped",
}  # fmt: skip


def mixes() -> Iterator[dict[str, Any]]:
    """The presets, and readings drawn by lot."""
    for preset in Options.presets:
        yield {"preset": preset}
    luck = Stream(seed_of("hints/mixes"))
    for _ in range(20):
        yield {about.name: about.choices[luck.below(len(about.choices))] for about in Options.about() if about.choices}


def walk(mix: dict[str, Any], deal: int) -> Iterator[tuple[Oubliette, Ask]]:
    """A game that follows the hints, but for a step aside now and then: so more of what can be asked comes up."""
    luck = Stream(seed_of(f"aside/{deal}"))
    g = SPEC.new(Options.make(mix), 1, Chance(seed_of(f"hints/{deal}")))
    assert isinstance(g, Oubliette)
    while g.asks():
        ask = g.asks()[0]
        yield g, ask
        aside = luck.below(7) == 0
        g.play(0, ask.options[luck.below(len(ask.options))] if aside else advise(g.knowledge(0), ask)[0])


def true_hint(g: Oubliette, ask: Ask) -> str:
    """The hint's name, after its numbers have been checked and it has been said in both languages."""
    choice, (why, args) = advise(g.knowledge(0), ask)
    name = why.removeprefix("oubliette-hint-")
    assert choice in ask.options
    assert CHECKS[name](g, ask, choice, args), (why, args, choice, SPEC.write(g))
    for language in LANGUAGES:
        assert words(language).line("oubliette", (why, args))
    return name


@rule("O-43", "O-44")
@pytest.mark.parametrize("mix", list(mixes()), ids=lambda mix: mix.get("preset", "mixed"))
def test_what_a_hint_says_is_true(mix: dict[str, Any]) -> None:
    """Thousands of positions: the numbers and cards that a hint names, and that its reason fits its choice."""
    asked: Counter[str] = Counter()
    for deal in range(6):
        for g, ask in walk(mix, deal):
            asked[ask.kind] += 1
            true_hint(g, ask)
    assert sum(asked.values()) > 100


def test_every_reason_is_checked() -> None:
    assert {"oubliette-hint-" + name for name in CHECKS} == set(hints.IDS)


@rule("O-43")
def test_a_payment_is_told_with_its_numbers_and_what_it_keeps() -> None:
    g = oubliette("slots: 7D(3) 4C(3) 9H(3) - | path: 10C | turned: JH", equip_cost="free")
    choice, (why, args) = advise(g.knowledge(0), g.asks()[0])
    assert choice.text == "pay 1 2"
    assert why == "oubliette-hint-pay-keep"
    assert words("en").line("oubliette", (why, args)) == "Pay 7 + 4 for 11: that keeps 9♥ (next)."


def test_a_hint_tells_the_chances_of_the_two_best_answers_and_is_the_same_again() -> None:
    """In tenths of games, with the other answer as it is written; alone, it is the rule of thumb's."""
    g = SPEC.new(Options.make({"preset": "merciful"}), 1, Chance(seed_of("stakes")))
    told = 0
    while g.asks() and told < 3:
        ask = g.asks()[0]
        choice, (id, args) = advise_with_chances(g.knowledge(0), ask)
        if "other" in args:
            told += 1
            assert ask.find(args["other"]) is not None
            assert args["other"] != choice.text
            assert 0 <= args["chance"] <= 10
            assert advise_with_chances(g.knowledge(0), ask) == (choice, (id, args))
        g.play(0, choice)
    assert told == 3

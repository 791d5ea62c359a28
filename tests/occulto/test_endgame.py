"""The last turn, counted out: held against every world played to its end by the rules themselves."""

from itertools import product

import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.occulto import SPEC
from noctuary.occulto.bot.dealing import faces_in
from noctuary.occulto.bot.endgame import best_last_turn
from noctuary.occulto.bot.healer import healer
from noctuary.occulto.bot.hidden import still_hidden
from noctuary.occulto.rules.abilities.bench import ABUNDANCE
from noctuary.occulto.rules.abilities.characters import REAPER, TORNADO
from noctuary.occulto.rules.abilities.deck import CLOVER
from noctuary.occulto.state import Occulto
from noctuary.testing import rule
from noctuary.testing.occulto import Village, village


def last_turn(text: str, seats: int = 5, actions: int = 1) -> Village:
    """A position in which the end has been set off and nobody plays after the one who is asked."""
    v = village(text, seats)
    v.g.ending = "bench"
    v.g.turns_left = 0
    v.g.actions = actions
    return v


def endings(g: Occulto, me: int) -> list[float]:
    """What `me` has of the victory after each way the others can answer."""
    if not g.open_asks:
        outcome = g.result()
        assert outcome is not None
        return [1 / len(outcome.winners) if me in outcome.winners else 0.0]
    ask = g.open_asks[0]
    options = ask.options if ask.kind == "shield" else ask.options[:1]
    found: list[float] = []
    for option in options:
        other = g.copy()
        other.carry_out(ask, option)
        found += endings(other, me)
    return found


def independent(g: Occulto, ask: Ask, option: Choice, worlds: tuple[str, ...]) -> float:
    """The chance by brute force: every world, every way the unseen Shields can lie, every answer of every rival.

    A rival may know less than the world it is in, so the worst answer is taken over all worlds of a layout at once.
    """
    hands = [seat for seat in range(g.seats) if seat != ask.who]
    piles = [*(g.hands[seat] for seat in hands), g.deck, g.removed]
    unseen = [card.id for pile in piles for card in pile if card.is_shield]
    count = sum(len(pile) for pile in piles)
    value = whole = 0.0
    for layout in product([*hands, -1], repeat=len(unseen)):
        ways = 1.0
        room = {seat: len(g.hands[seat]) for seat in hands}
        room[-1] = count - sum(room.values())
        for seat in layout:
            ways *= room[seat]
            room[seat] -= 1
        if not ways:
            continue
        holders = {id: seat for id, seat in zip(unseen, layout, strict=True) if seat >= 0}
        sums: list[float] = []
        for text in worlds:
            world = g.copy()
            world.faces = faces_in(world, text)
            found = per_answer(world, ask, option, holders)
            sums = [a + b for a, b in zip(sums, found, strict=True)] if sums else found
        value += ways * min(sums) / len(worlds)
        whole += ways
    return value / whole


def per_answer(g: Occulto, ask: Ask, option: Choice, holders: dict[str, int]) -> list[float]:
    """The share of the victory in one whole game, Shields where `holders` says, for each way the rivals can answer."""
    g = g.copy()
    piles = [*(hand for seat, hand in enumerate(g.hands) if seat != ask.who), g.deck, g.removed]
    hidden = [card for pile in piles for card in pile]
    shields = {card.id: card for card in hidden if card.is_shield}
    plain = [card for card in hidden if not card.is_shield]
    for seat, hand in enumerate(g.hands):
        if seat != ask.who:
            size = len(hand)
            hand.clear()
            hand += [shields.pop(id) for id, who in holders.items() if who == seat]
            hand += [plain.pop() for _ in range(size - len(hand))]
    g.carry_out(ask, option)
    return endings(g, ask.who)


@pytest.mark.parametrize("seats", [5, 4, 3])
def test_chances_are_those_of_every_world_played_out(seats: int) -> None:
    """Last actions of healers' games, except where luck or another choice follows."""
    compared = 0
    for number in range(40):
        g = SPEC.new(SPEC.options.make({}), seats, Chance(seed_of(f"endgame/{number}")))
        assert isinstance(g, Occulto)
        luck = Stream(seed_of(f"endgame/{number}/luck"))
        while g.open_asks and compared < 24:
            ask = g.open_asks[0]
            known = g.knowledge(ask.who)
            last = g.ending and not g.turns_left and ask.kind == "act" and g.actions == 1
            if last and not known.cards and not known.deck:
                answers = best_last_turn(known, ask)
                assert answers is not None
                for each in [*answers[:3], answers[-1]]:
                    used = {getattr(arg, "ability", None) for arg in each.option.args}
                    if used & {REAPER, TORNADO, ABUNDANCE, CLOVER}:
                        continue
                    compared += 1
                    assert each.exact
                    assert each.chance == pytest.approx(independent(g, ask, each.option, known.worlds)), each
            choice = healer(known, ask, luck)
            g.play(ask.who, choice)
    assert compared >= 24


@rule("C-37", "C-41")
def test_a_certain_win_is_proved() -> None:
    """Red is behind by two: three red potions are enough in every world, the two of the thief are not."""
    v = last_turn("hands: a=double_ration.red,thief.red,lucidity.green | bench: b=yellow3 c=blue2 a=red1 | deck: 5")
    answers = best_last_turn(v.g.knowledge(0), v.g.asks()[0])
    assert answers is not None
    assert [each.option.text for each in answers if each.certain] == [f"play {v.card('double_ration.red').id}"]
    assert answers[0].worlds == 120
    assert 0 < answers[1].chance < 1
    assert answers[-1].chance == 0


@rule("C-25", "C-41")
def test_a_first_action_counts_what_the_second_can_do() -> None:
    """Neither red card wins alone, both together do; with four players there are two actions."""
    v = last_turn("hands: a=lucidity.red,thief.red,lucidity.green | bench: b=yellow3,yellow1 | deck: 5", 4, actions=2)
    answers = best_last_turn(v.g.knowledge(0), v.g.asks()[0])
    assert answers is not None
    best = [each for each in answers if each.chance > 0.99]
    assert best
    assert {each.option.args[0].colour for each in best} == {0}
    v.g.play(0, best[0].option)
    while v.g.asks()[0].kind == "shield":
        v.g.play(v.g.asks()[0].who, v.g.asks()[0].options[0])
    second = best_last_turn(v.g.knowledge(0), v.g.asks()[0])
    assert second is not None
    assert second[0].chance >= best[0].chance - 1e-9


@rule("C-50")
def test_a_reaper_is_counted_over_every_face_it_can_show() -> None:
    """Yellow leads and nobody knows where it is: of the five other backs, each hides it in a fifth of the worlds."""
    v = last_turn("hands: a=reaper | bench: a=red1 b=yellow3 | deck: 5")
    answers = best_last_turn(v.g.knowledge(0), v.g.asks()[0])
    assert answers is not None
    chances = {str(each.option.args[1]): each.chance for each in answers if len(each.option.args) > 1}
    assert chances["c0"] == pytest.approx(0.2)
    assert chances["s0"] == pytest.approx(0.2)


@rule("C-37")
def test_while_others_play_after_it_a_turn_is_not_the_last() -> None:
    v = last_turn("hands: a=lucidity.green,thief.red | bench: b=yellow3 | deck: 5")
    v.g.turns_left = 1
    assert best_last_turn(v.g.knowledge(0), v.g.asks()[0]) is None


def test_what_the_seat_may_not_know_changes_no_chance() -> None:
    """The same position dealt anew gives the same answers with the same chances."""
    compared = 0
    for number in range(8):
        g = SPEC.new(SPEC.options.make({}), 5, Chance(seed_of(f"anew/{number}")))
        assert isinstance(g, Occulto)
        luck = Stream(seed_of(f"anew/{number}/luck"))
        while g.open_asks:
            ask = g.open_asks[0]
            known = g.knowledge(ask.who)
            answers = best_last_turn(known, ask, 0.3) if g.ending and len(ask.options) > 1 else None
            if answers is not None:
                other = SPEC.from_knowledge(known, Chance(seed_of(f"other/{number}"))).knowledge(ask.who)
                again = best_last_turn(other, ask, 0.3)
                assert again is not None
                assert [each.option for each in answers] == [each.option for each in again]
                assert [each.chance for each in answers] == [each.chance for each in again]
                compared += 1
            g.play(ask.who, healer(known, ask, luck))
    assert compared >= 4


def test_a_card_that_came_to_light_is_not_dealt_again() -> None:
    """After a Barter the whole hand is known: what was drawn before it can be none of these cards."""
    g = last_turn("hands: a=lucidity.green,thief.red b=barter.green | deck: 5", seats=3, actions=2).g
    new, known = g.hands[0]
    (elsewhere,) = g.hands[1]
    possible = [(new, 0.25), (known, 0.5), (elsewhere, 0.25)]
    assert still_hidden(g, 0, new, possible) == [(new, 0.5), (elsewhere, 0.5)]

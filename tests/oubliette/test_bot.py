"""The careful bot: always legal, sees only knowledge, wins far more than luck does, and takes what is obvious."""

from collections import Counter
from hashlib import sha256
from inspect import isdatadescriptor
from typing import Any

import msgspec
import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Effect
from noctuary.core.quick_luck import QuickLuck
from noctuary.core.spec import Bot
from noctuary.oubliette import SPEC
from noctuary.oubliette.bot import BOTS, advise, careful, hints
from noctuary.oubliette.bot.features import Features, features_of, features_of_game
from noctuary.oubliette.bot.patient import searching
from noctuary.oubliette.bot.search import searched
from noctuary.oubliette.bot.weights import TABLE, WEIGHTS, column
from noctuary.oubliette.bot.worlds import redealt
from noctuary.oubliette.knowledge import Knowledge
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import BY_ID, deck
from noctuary.oubliette.rules.encounters import DARKNESS, GREMLIN, LOST, NEXT, STORE_IT
from noctuary.oubliette.rules.fights import FIGHT, TRAP
from noctuary.oubliette.rules.items import SETTLE, HourglassPick
from noctuary.oubliette.rules.turn import ACT
from noctuary.oubliette.state import Oubliette, Room

decode = msgspec.json.Decoder(Knowledge).decode


def played(bot: Bot, deal: int, options: Options) -> Oubliette:
    """A game the bot has played to the end."""
    g = SPEC.new(options, 1, Chance(seed_of(f"oubliette/{deal}")))
    assert isinstance(g, Oubliette)
    luck = Stream(seed_of(f"luck/{deal}"))
    while g.asks():
        ask = g.asks()[0]
        choice = bot(g.knowledge(0), ask, luck)
        assert choice in ask.options
        g.play(0, choice)
    return g


def won(bot: Bot, deal: int, options: Options) -> bool:
    """Whether the bot escapes."""
    outcome = played(bot, deal, options).result()
    return outcome is not None and outcome.reason == "escaped"


def mixes() -> list[dict[str, Any]]:
    """The presets, and mixes in which every value of every option comes up several times."""
    mixed: list[dict[str, Any]] = [{"preset": preset} for preset in Options.presets]
    chosen = [about for about in Options.about() if about.choices]
    luck = Stream(seed_of("mixes"))
    for turn in range(24):
        start = luck.below(6)
        mixed.append(
            {about.name: about.choices[(turn + start + luck.below(2)) % len(about.choices)] for about in chosen}
        )
    return mixed


def test_the_mixes_hold_every_value_of_every_option() -> None:
    made = [Options.make(mix) for mix in mixes()]
    for about in Options.about():
        assert {getattr(options, about.name) for options in made} >= set(about.choices)


@pytest.mark.parametrize("mix", mixes(), ids=lambda mix: mix.get("preset", "mixed"))
def test_every_answer_is_legal_and_rests_on_knowledge_alone(mix: dict[str, Any]) -> None:
    """The answer is the same from knowledge that went through text; reading the game itself shows no more than it."""
    options = Options.make(mix)
    for deal in range(5):
        g = SPEC.new(options, 1, Chance(seed_of(f"mix/{deal}")))
        assert isinstance(g, Oubliette)
        while g.asks():
            ask = g.asks()[0]
            known = g.knowledge(0)
            sent = decode(msgspec.json.encode(known))
            choice, why = advise(sent, ask)
            assert choice in ask.options
            assert why[0] in hints.IDS
            assert advise(known, ask) == (choice, why)
            assert facts(features_of(sent)) == facts(features_of_game(g))
            g.play(0, choice)


def facts(s: Features) -> dict[str, Any]:
    """All that Features hold; the options as the player chose them."""
    # A compiled class has its fields as descriptors, and no `__slots__`.
    fields = [name for name, at in vars(Features).items() if isdatadescriptor(at) and not name.startswith("__")]
    assert len(fields) > 20
    return {**{name: getattr(s, name) for name in fields}, "options": s.options.options}


def test_careful_is_the_same_every_time() -> None:
    options = Options.make({"preset": "merciful"})
    games = [SPEC.write(played(careful, deal, options)) for deal in (1, 1, 2, 2)]
    assert games[0] == games[1]
    assert games[2] == games[3]


def test_careful_plays_the_same_games_plain_and_compiled() -> None:
    """The digest was taken from plain Python; this test runs in both. New weights or rules make a new one."""
    texts = []
    for preset in Options.presets:
        for deal in range(3):
            texts.append(SPEC.write(played(careful, deal, Options.make({"preset": preset}))))
    assert sha256("\n".join(texts).encode()).hexdigest()[:16] == "c10d0b560cee9eda"


def test_careful_beats_luck_by_far() -> None:
    """On these sixty deals a random player escapes hardly ever."""
    options = Options.make({"preset": "merciful"})
    careful_wins = sum(won(careful, deal, options) for deal in range(60))
    random_wins = sum(won(BOTS["random"], deal, options) for deal in range(60))
    assert random_wins <= 3
    assert careful_wins >= 25


def test_careful_can_win_even_as_written() -> None:
    options = Options()
    assert sum(won(careful, deal, options) for deal in range(100)) >= 3


def test_a_search_is_legal_and_the_same_every_time() -> None:
    """Tried in few deals only: this is about keeping to the rules, not about strength."""
    options = Options.make({"preset": "free_hand"})
    quick = searching(12)
    assert SPEC.write(played(quick, 3, options)) == SPEC.write(played(quick, 3, options))


def test_a_search_without_playouts_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one playout"):
        searching(0)


def test_hasty_escapes_less_often_than_careful() -> None:
    options = Options.make({"preset": "merciful"})
    deals = range(300, 360)
    assert sum(won(BOTS["hasty"], deal, options) for deal in deals) < sum(won(careful, deal, options) for deal in deals)


def test_a_search_wins_when_it_can() -> None:
    g = table("2H KH 9H 8H -", EIGHT, actions=1, buried=2, graveyard="QH QD QS QC JD JS")
    choice = searching(6)(g.knowledge(0), g.asks()[0], Stream(seed_of("win")))
    assert choice is not None
    assert choice.text == "path 1"


def test_a_search_tells_a_lost_answer_from_a_won_one() -> None:
    """One card is left to turn over and a 2 is needed: who drops the 2 has lost, whatever is dealt."""
    g = table("9H 9D 9S 3S 8H", EIGHT, STORE_IT, turned="2H", left=1, graveyard="2C 2D 2S")
    tried = {each.option.text: each for each in searched(g, g.asks()[0], 60, QuickLuck(5))}
    assert tried["store 4"].chance() > tried["drop"].chance() == 0.0


def test_worlds_are_dealt_anew_as_knowledge_has_it() -> None:
    """Whatever went back into the deck or was restocked: the player of the new deal knows just the same."""
    luck = QuickLuck(7)
    for deal in range(12):
        g = SPEC.new(Options.make({"preset": "free_hand"}), 1, Chance(seed_of(f"worlds/{deal}")))
        assert isinstance(g, Oubliette)
        random = Stream(seed_of(f"worlds/{deal}"))
        while g.asks():
            world = redealt(g, luck)
            assert world.knowledge(0) == g.knowledge(0)
            assert world.components() == g.components()
            ask = g.asks()[0]
            choice = BOTS["hasty"](g.knowledge(0), ask, random)
            assert choice is not None
            g.play(0, choice)


def test_every_place_of_an_unseen_card_is_equally_likely() -> None:
    """In the same position the card on top of the deck is each unseen card about as often."""
    g = SPEC.new(Options(), 1, Chance(seed_of("fair")))
    assert isinstance(g, Oubliette)
    luck = QuickLuck(11)
    tops = Counter(redealt(g, luck).deck[-1] for _ in range(4000))
    unseen = len(g.deck) + sum(not g.seen & card.bit for slot in g.slots for card in slot)
    assert len(tops) == unseen
    assert max(tops.values()) < 1.6 * 4000 / unseen


# Positions -------------------------------------------------------------------------------------------------------


def table(
    showing: str,
    path: str = "",
    *effects: Effect,
    turned: str = "",
    graveyard: str = "",
    left: int = 12,
    buried: int = 0,
    actions: int = 0,
    **options: Any,
) -> Oubliette:
    """A position: four slots and the Equipped card (`-` is an empty place), the Path, the effect that asks."""
    g = Oubliette(Options.make(options), Chance(bytes(32)))
    tops = showing.split()
    used = {*tops, *path.split(), *graveyard.split(), turned}
    rest = [card for card in deck(2) if card.id not in used]
    for slot, id in zip(g.slots, tops[:4], strict=True):
        if id != "-":
            slot.extend([*[rest.pop(0) for _ in range(buried)], BY_ID[id]])
            g.seen |= BY_ID[id].bit
    g.equipped = None if tops[4] == "-" else BY_ID[tops[4]]
    g.path = [Room((BY_ID[id],), BY_ID[id].number) for id in path.split()]
    g.direction = 0 if not g.path else -1 if g.path[0].number == 10 else 1
    g.begun = bool(g.path)
    g.graveyard = [BY_ID[id] for id in graveyard.split()]
    g.turned = BY_ID[turned] if turned else None
    g.actions = actions
    g.deck = rest[:left]
    g.gone = rest[left:]
    g.turn = 5
    g.then(*(effects or (ACT,)), SETTLE, *([] if not effects else [ACT]))
    g.advance()
    return g


def advised(g: Oubliette) -> str:
    """What the bot would answer."""
    return advise(g.knowledge(0), g.asks()[0])[0].text


EIGHT = "10H 9C 8C 7C 6C 5C 4C 3C"


@pytest.mark.parametrize(
    ("showing", "choice"),
    [("2H KH 9H 8H -", "path 1"), ("KS X1 9H 8H -", "passage 2"), ("KS X1 2S AH JH", "path 3")],
)
def test_it_wins_when_it_can(showing: str, choice: str) -> None:
    g = table(showing, EIGHT, actions=1, buried=2, graveyard="QH QD QS QC JD JS")
    assert advised(g) == choice
    assert advise(g.knowledge(0), g.asks()[0])[1][0] == "oubliette-hint-win"


def test_it_lays_the_ninth_room_from_the_deck() -> None:
    assert advised(table("KS 2S 9H 8H -", EIGHT, NEXT, turned="2H")) == "place"


def test_it_pays_the_cheapest_set() -> None:
    """Against a Jack: the useless 10 and 2, behind on this Path, and not the numbers it needs next."""
    g = table("10S 2S 8D 7D -", "10H 9C", FIGHT, turned="JH", buried=2, equip_cost="free")
    assert advised(g) == "pay 1 2"


def test_it_pays_no_more_than_needed() -> None:
    """A 10 and a 3 are enough for a King; the fights are not overpaid."""
    g = table("10S 9S 3S 4S 2S", "2H 3H 4H 5H 6H 7H 8H", FIGHT, turned="KH", buried=2)
    paid = advised(g).split()[1:]
    values = [{"1": 10, "2": 9, "3": 3, "4": 4, "e": 2}[sign] for sign in paid]
    assert sum(values) >= 13 > sum(values) - min(values)


def test_it_does_not_give_its_last_cards() -> None:
    """Paying with both cards would empty the Inventory; the Joker beats the Creature as well."""
    g = table("7S 6S X1 - -", "10H 9C 8C", FIGHT, turned="KH")
    assert advised(g) != "pay 1 2 3"
    g = table("KS KD - - -", "10H 9C 8C", FIGHT, turned="QH")
    assert advised(g) in ("pay 1", "pay 2")
    g = table("4S 5S - - -", "10H 9C 8C", GREMLIN, turned="X1")
    assert advised(g) in ("give 2", "keep 2")


def test_it_would_rather_step_back_than_lose_all_it_has() -> None:
    g = table("KS - - - -", "10H 9C 8C", FIGHT, turned="QH", must_pay=False)
    assert advised(g) == "fail"


def test_a_trap_takes_the_black_even_card_it_needs_least() -> None:
    assert advised(table("10S 8S 7D 6D -", "10H 9C", TRAP, turned="3H", buried=2, equip_cost="free")) == "pay 1"


def test_darkness_takes_the_card_it_needs_least() -> None:
    g = table("8D 7D 10D 6D 5D", "10H 9C", DARKNESS, turned="6C", buried=2)
    assert advised(g) == "discard 3"


def test_a_torch_is_lit_rather_than_a_needed_card_lost() -> None:
    assert advised(table("4D 8D 7D 6D -", "10H 9C", DARKNESS, turned="6C")) == "torch 1"


def test_it_avoids_losing_the_last_of_the_deck() -> None:
    assert advised(table("QS 8D 7D 2D 4S", "10H 9C", LOST, turned="8C", left=3, buried=2)) == "avoid 1"


def test_it_keeps_the_next_number_but_does_not_cover_it() -> None:
    """A 4 fits on the 3 it will not need for long and on the 5 it needs next."""
    g = table("3D 5D 10D 10S KS", "10H 9C 8C 7C 6C", STORE_IT, turned="4C")
    assert advised(g) != "store 2"


def test_it_shifts_time_rather_than_run_out_of_it() -> None:
    g = table("X1 10S 10D 2D KS", "10H 9C", actions=1, left=0, graveyard="5D 6D 7D 8D 8S 7S 5S 4D 3C 3S")
    assert advised(g) == "time_shift 1"


def test_an_hourglass_brings_back_cards_worth_turning_over() -> None:
    g = table("QS 10S 10D 2D KS", "10H 9C 8C", HourglassPick(0), graveyard="KH AS 7S 8H X2", buried=2)
    assert advised(g) == "return 7S"


# The texts and the table -----------------------------------------------------------------------------------------


def test_the_weights_are_complete() -> None:
    for model, weights in WEIGHTS.items():
        assert {name: getattr(weights, name) for name in TABLE} == column(model)

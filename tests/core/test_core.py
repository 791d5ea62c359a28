"""The machine: asks and their numbers, the stack, chance, events, notation, options."""

import contextlib
import pickle
from collections.abc import Mapping
from random import Random
from typing import Annotated, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import lanterns
from support.lanterns import CARDS, EFFECTS, SPEC, Lanterns, Reaction, Votes

from noctuary.core import notation
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Choice, Choices
from noctuary.core.events import Event
from noctuary.core.options import GameOptions, rule
from noctuary.core.playout import expected, play_randomly
from noctuary.core.refusal import BadInput, Refusal
from noctuary.testing import journal_of


def voting() -> Lanterns:
    """A game in which all three are voting."""
    g = lanterns.new(SPEC.options(), 3, Chance(seed_of("x")))
    g.stack = [lanterns.END_TURN, Votes()]
    g.advance()
    return g


def number(g: Lanterns, seat: int) -> int:
    return next(ask.n for ask in g.asks() if ask.who == seat)


class TestAsks:
    def test_an_ask_keeps_its_number_while_others_answer(self) -> None:
        g = voting()
        mine = number(g, 2)
        g.play(0, lanterns.VOTE[1])
        assert number(g, 2) == mine

    def test_the_next_question_has_the_next_number(self) -> None:
        g = voting()
        asked = number(g, 1)
        for seat in range(3):
            g.play(seat, lanterns.VOTE[0])
        assert number(g, 1) == asked + 1

    def test_a_double_tap_is_refused(self) -> None:
        g = voting()
        n = number(g, 0)
        g.play(0, lanterns.VOTE[1], n)
        with pytest.raises(Refusal, match="stale"):
            g.play(0, lanterns.VOTE[1], n)

    def test_out_of_turn_is_refused(self) -> None:
        g = voting()
        g.play(0, lanterns.VOTE[1])
        with pytest.raises(Refusal, match="not_your_turn"):
            g.play(0, lanterns.VOTE[1])

    def test_what_is_not_offered_is_refused(self) -> None:
        with pytest.raises(Refusal, match="not_an_option"):
            voting().play(0, lanterns.BEAR)

    def test_the_clock_is_a_seat(self) -> None:
        g = voting()
        g.play(0, lanterns.VOTE[2])
        assert g.windows()[0].name == "vote"
        g.play(CLOCK, lanterns.TIME)
        assert g.lights == [3, 3, 2]

    def test_a_half_answered_question_is_replaced_not_changed(self) -> None:
        g = voting()
        before = g.stack[-1]
        g.play(0, lanterns.VOTE[1])
        after = g.stack[-1]
        assert isinstance(before, Votes)
        assert isinstance(after, Votes)
        assert (before.votes, after.votes) == ((None, None, None), (1, None, None))

    def test_a_question_that_asks_nobody_is_dropped(self) -> None:
        g = voting()
        g.hands[1] = []
        g.stack = [lanterns.END_TURN, Votes(), Reaction(1)]
        g.advance()
        assert {ask.kind for ask in g.asks()} == {"vote", "time"}


class TestChance:
    def test_a_secret_draw_does_not_shift_a_public_one(self) -> None:
        one, other = Chance(seed_of("x")), Chance(seed_of("x"))
        other.below("secret", 1000)
        assert [one.below("public", 10**9) for _ in range(5)] == [other.below("public", 10**9) for _ in range(5)]

    def test_a_copy_goes_on_alike_and_apart(self) -> None:
        chance = Chance(seed_of("x"))
        chance.below("a", 6)
        copy = chance.copy()
        assert chance.below("a", 10**9) == copy.below("a", 10**9)
        copy.below("a", 6)
        assert chance.uses == {"a": 2}

    def test_the_seal_fits_the_seed(self) -> None:
        chance = Chance(seed_of("x"))
        seal = chance.commitment()
        chance.below("a", 6)
        assert chance.commitment() == seal
        assert Chance(seed_of("y")).commitment() != seal

    @given(st.integers(1, 10**9), st.binary(min_size=32, max_size=32))
    def test_below_is_below(self, n: int, key: bytes) -> None:
        assert 0 <= Stream(key).below(n) < n

    def test_dice_are_fair(self) -> None:
        """A chi-squared test with a fixed seed: 5 degrees of freedom, 20.5 is the 0.1 % point."""
        stream = Stream(seed_of("dice"))
        counts = [0] * 6
        for _ in range(60_000):
            counts[stream.below(6)] += 1
        assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5

    def test_every_card_comes_everywhere(self) -> None:
        """Each of 5 cards in each of 5 places, 25 cells, 16 degrees of freedom: 39.3 is the 0.1 % point."""
        stream = Stream(seed_of("shuffle"))
        counts = [[0] * 5 for _ in range(5)]
        for _ in range(20_000):
            cards = [0, 1, 2, 3, 4]
            stream.shuffle(cards)
            for place, card in enumerate(cards):
                counts[card][place] += 1
        assert sum((count - 4000) ** 2 / 4000 for row in counts for count in row) < 39.3

    def test_known_numbers(self) -> None:
        """Stored games depend on these: they may never change."""
        stream = Chance(bytes(32)).stream("label")
        assert [stream.below(1000) for _ in range(5)] == [693, 338, 637, 192, 714]

    def test_words_come_in_one_order_however_they_are_asked_for(self) -> None:
        one, many = Stream(seed_of("words")), Stream(seed_of("words"))
        for count in (1, 3, 8, 0, 5, 53, 200):
            assert many.take(count) == [one.word() for _ in range(count)]
        assert many.word() == one.word()

    def test_a_word_that_would_favour_a_card_is_thrown_away(self) -> None:
        """Of three cards one would come too often: 2**32 leaves a rest of 1."""
        shuffled = []
        for words in ((10, 20, 30), (10, 2**32 - 1, 20, 30)):
            stream = Stream(bytes(32))
            stream.words = words[::-1]
            stream.left = len(words)
            cards = [*"abcd"]
            stream.shuffle(cards)
            shuffled.append(cards)
            assert stream.left == 0
        assert shuffled[0] == shuffled[1]

    def test_a_seed_has_32_bytes(self) -> None:
        with pytest.raises(ValueError, match="32 bytes"):
            Chance(b"short")


class TestEvents:
    def test_thief_and_victim_see_the_card_the_others_a_theft(self) -> None:
        theft = Event("stole", {"by": 0}, {0: {"card": "w1"}, 1: {"card": "w1"}}, private_id="stole-this")
        assert theft.seen_by(1) == ("stole-this", {"by": 0, "card": "w1"})
        assert theft.seen_by(2) == ("stole", {"by": 0})
        assert theft.seen_by(None) == ("stole", {"by": 0})

    def test_some_things_are_told_to_some(self) -> None:
        whisper = Event("whisper", {}, to=(1,))
        assert [whisper.seen_by(seat) for seat in (0, 1, None)] == [None, ("whisper", {}), None]

    def test_a_quiet_game_tells_nothing(self) -> None:
        g = voting()
        g.loud = False
        assert [g.play(seat, lanterns.VOTE[0]) for seat in range(3)] == [[], [], []]


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.text(max_size=12) | st.binary(max_size=6)
    | st.sampled_from(list(CARDS.values())) | st.sampled_from(lanterns.VOTE),
    lambda inner: st.lists(inner, max_size=4)
    | st.lists(inner, max_size=4).map(tuple)
    | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)  # fmt: skip


class TestNotation:
    @given(st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), values, max_size=4))
    def test_whatever_is_written_can_be_read(self, fields: dict[str, object]) -> None:
        assert notation.read(notation.write("x 1", fields), CARDS, EFFECTS, lanterns.choice) == fields

    def test_effects_are_written_with_what_they_hold(self) -> None:
        text = notation.write_value([Votes(1, None, 2), Reaction(2)])
        assert text == "[Votes(1 - 2) Reaction(2)]"
        again = notation.read(f"x | stack: {text}", CARDS, EFFECTS, lanterns.choice)["stack"]
        assert notation.write_value(again) == text

    @given(st.text(max_size=60))
    @settings(max_examples=300)
    def test_nonsense_is_refused_and_nothing_worse(self, text: str) -> None:
        with contextlib.suppress(BadInput):
            notation.read("x |" + text, CARDS, EFFECTS, lanterns.choice)

    @pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("(", ")"), ("{1: ", "}")])
    def test_brackets_may_stand_in_one_another_so_deep_and_no_deeper(self, opening: str, closing: str) -> None:
        deepest = opening * notation.DEEPEST + "1" + closing * notation.DEEPEST
        if opening.startswith("["):
            beside = f"x | a: {deepest} | b: {deepest}"
            assert [*notation.read(beside, CARDS, EFFECTS, lanterns.choice)] == ["a", "b"]
        notation.read(f"x | a: {deepest}", CARDS, EFFECTS, lanterns.choice)
        with pytest.raises(BadInput):
            notation.read(f"x | a: {opening}{deepest}{closing}", CARDS, EFFECTS, lanterns.choice)

    def test_numbers_have_so_many_digits_and_no_more(self) -> None:
        longest = "9" * notation.LONGEST_NUMBER
        assert notation.read(f"x | a: {longest}", CARDS, EFFECTS, lanterns.choice)["a"] == int(longest)
        with pytest.raises(BadInput):
            notation.read(f"x | a: {longest}9", CARDS, EFFECTS, lanterns.choice)

    @pytest.mark.parametrize("text", ["{[1]: 2}", "{(1): 2}", "{-: 2}"])
    def test_a_map_is_by_words_numbers_and_pieces(self, text: str) -> None:
        with pytest.raises(BadInput):
            notation.read(f"x | a: {text}", CARDS, EFFECTS, lanterns.choice)
        known = notation.read("x | a: {'b': 1 2: 3 w1: 4}", CARDS, EFFECTS, lanterns.choice)["a"]
        assert known == {"b": 1, 2: 3, CARDS["w1"]: 4}

    @pytest.mark.parametrize("text", ["<vote 9>", "#123", "[1", "{1 2}", "Reaction(1 2)", "]", "a"])
    def test_what_no_value_is_is_refused(self, text: str) -> None:
        with pytest.raises(BadInput):
            notation.read(f"x | a: {text}", CARDS, EFFECTS, lanterns.choice)

    def test_an_unknown_word_is_named(self) -> None:
        with pytest.raises(BadInput, match="w99"):
            notation.read("x | deck: [w1 w99]", CARDS, EFFECTS, lanterns.choice)

    @pytest.mark.parametrize(
        "line", ["lanterns 1 | deck: [w1", "lanterns 1", "lanterns 2 | deck: []", "chess 1 | a: 1"]
    )
    def test_a_damaged_position_is_refused(self, line: str) -> None:
        with pytest.raises(BadInput):
            SPEC.read(line)

    def test_only_effects_lie_on_the_stack(self) -> None:
        line = SPEC.write(journal_of(SPEC, 3).game)
        with pytest.raises(BadInput, match="position-shape"):
            SPEC.read(line.replace("stack: [Throw()]", "stack: [Throw() 0 0]"))

    @given(st.data())
    @settings(max_examples=60, deadline=None)
    def test_a_position_with_a_piece_cut_out_never_crashes(self, data: st.DataObject) -> None:
        text = SPEC.write(journal_of(SPEC, 3).game)
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        with contextlib.suppress(BadInput):
            SPEC.read(text[:start] + text[end:])


class Choosy(GameOptions, frozen=True, kw_only=True):
    """Options of a game that does not exist."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "kind": {"lives": 5},
        "harsh": {"lives": 1, "mode": "dark"},
    }
    lives: Annotated[int, rule("T-1", 1, 9)] = 3
    mode: Annotated[Literal["light", "dark"], rule("T-2")] = "light"
    talk: Annotated[bool, rule("T-3")] = True
    track: Annotated[tuple[int, ...], rule("T-4")] = (0, 1)
    keeper: Annotated[int, rule("T-5", 0, 3, seat=True)] = 0


class TestOptions:
    def test_defaults_presets_and_words(self) -> None:
        assert Choosy.make({}) == Choosy()
        assert Choosy.parse(["preset=harsh", "talk=false"]) == Choosy(lives=1, mode="dark", talk=False)
        assert Choosy.parse(["track=1,2"]).track == (1, 2)
        assert Choosy.make({"preset": "kind"}).preset == "kind"
        assert Choosy(talk=False).preset == "custom"
        assert [about.name for about in Choosy.about() if about.seat] == ["keeper"]

    def test_what_is_changed_makes_the_same_options_again(self) -> None:
        changed = Choosy.parse(["preset=harsh"]).changed()
        assert changed == {"lives": 1, "mode": "dark"}
        assert Choosy.make(changed) == Choosy.parse(["preset=harsh"])

    @pytest.mark.parametrize(
        ("word", "code"),
        [
            ("lives=0", "option-range"), ("lives=many", "option-range"), ("mode=grey", "option-value"),
            ("talk=maybe", "option-value"), ("spam=1", "option"), ("lives", "option-form"), ("preset=odd", "preset"),
        ],
    )  # fmt: skip
    def test_what_does_not_fit_is_named(self, word: str, code: str) -> None:
        with pytest.raises(BadInput) as caught:
            Choosy.parse([word])
        assert caught.value.code == code

    def test_each_option_knows_its_rule_and_values(self) -> None:
        about = {each.name: each for each in Choosy.about()}
        assert about["mode"].choices == ("light", "dark")
        assert about["talk"].choices == (True, False)
        assert (about["lives"].rule, about["lives"].low, about["lives"].high) == ("T-1", 1, 9)


def test_a_random_playout_ends_and_counts_what_seats_decided() -> None:
    """The same random numbers give the same game; the clock answers only when nobody is expected to."""
    ends = []
    for _ in range(2):
        g = lanterns.new(SPEC.options(), 3, Chance(seed_of("playout")))
        decisions = play_randomly(g, Random("numbers").random)
        ends.append((decisions, SPEC.write(g)))
        assert g.result() is not None
    assert ends[0] == ends[1]
    assert ends[0][0] > 10


def test_a_random_playout_is_the_same_game_as_one_played_choice_by_choice() -> None:
    numbers = Random("numbers").random
    g = lanterns.new(SPEC.options(), 3, Chance(seed_of("playout")))
    while asks := g.asks():
        ask = expected(g, asks)
        count = len(ask.options)
        at = 0 if count == 1 or ask.who == CLOCK else int(numbers() * count)
        g.carry_out(ask, ask.options[at])
    quick = lanterns.new(SPEC.options(), 3, Chance(seed_of("playout")))
    play_randomly(quick, Random("numbers").random)
    known = [{**game.dump(), "counts": None} for game in (g, quick)]
    assert known[0] == known[1]
    assert not quick.asks()


def test_choices_are_made_once() -> None:
    assert lanterns.choice("vote", 1) is lanterns.VOTE[1]
    assert Choice("vote 1", "vote", (1,)) is not lanterns.VOTE[1]
    assert lanterns.choice.find("vote 1") is lanterns.VOTE[1]
    assert lanterns.choice.find("vote 77") is None


def test_every_game_has_choices_of_its_own() -> None:
    """Another game may write the same text and mean something else."""
    others = Choices("elsewhere")
    assert others("vote", 1) is others("vote", 1)
    assert others("vote", 1) is not lanterns.VOTE[1]
    assert others.find("throw w1 1") is None


def test_one_game_may_not_write_two_choices_alike() -> None:
    choices = Choices("elsewhere")
    choices("take", "1")
    with pytest.raises(ValueError, match="take 1"):
        choices("take", 1)
    found = choices.find("take 1")
    assert found is not None
    assert found.args == ("1",)


def test_a_choice_sent_to_another_process_is_the_one_there() -> None:
    """Those that a game keeps are the same object again; a clue, of which there are too many, is as good as new."""
    assert pickle.loads(pickle.dumps(lanterns.VOTE[1])) is lanterns.VOTE[1]
    clue = pickle.loads(pickle.dumps(Choice("clue 0:1,2@3", "clue", ("0:1,2@3",))))
    assert (clue.text, clue.kind, clue.args) == ("clue 0:1,2@3", "clue", ("0:1,2@3",))


def test_a_refusal_says_its_code_and_the_rule_it_rests_on() -> None:
    assert str(Refusal("not_offered", "O-13")) == "not_offered (O-13)"
    assert str(Refusal("not_offered")) == "not_offered"

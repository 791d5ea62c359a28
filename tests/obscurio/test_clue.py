"""The pieces that a clue is made of: limits, the clues to choose from, and when a question is still the same."""

import pytest

from noctuary.core.effects import Ask
from noctuary.obscurio.pieces import mist
from noctuary.obscurio.pieces.clue import (
    BODY,
    CLOSE,
    COS,
    NEAR,
    SIN,
    STEPS,
    ClueAsk,
    PutAsk,
    Rules,
    candidates,
    clear_units,
    fault,
    outside,
    read,
    read_all,
    same_element,
    units,
)
from noctuary.obscurio.pieces.clue import write as written
from noctuary.obscurio.pieces.deck import MOST_TOUCHED, TOUCHED, Element, Illusion, element_at
from noctuary.testing import rule
from noctuary.testing.obscurio import book, library, write

PLAIN = Rules(False, False, 2)


def square(id: str, x: int, y: int, half: int = 100) -> Element:
    ring = (x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half)
    return Element(id, id, category="", tags=(), colours=(), shape="", rings=(ring,), anchor=(x, y))


def pages() -> list[Illusion]:
    """Three squares from left to right on one Page, none on the other."""
    return [Illusion("left", (square("p", -500, 0), square("q", 0, 0), square("r", 500, 0))), Illusion("right")]


@rule("B-28")
def test_tip_and_body_must_lie_inside_to_the_last_hundredth() -> None:
    """The body lies behind the tip, as far as the Butterfly is long."""
    for step in range(STEPS):
        assert COS[step] * COS[step] + SIN[step] * SIN[step] == pytest.approx(1_000_000, abs=1_500)
        # A tip on the rim that points outwards has its body inside; one that points inwards has not.
        x, y = round(COS[step] / 10.2), round(SIN[step] / 10.2)
        assert not outside((0, x, y, step))
        assert outside((0, x, y, (step + STEPS // 2) % STEPS))
    assert not outside((0, 100, 0, 0))
    assert outside((0, 101, 0, 0))
    assert not outside((0, 100 - BODY, 0, STEPS // 2))
    assert outside((0, 101 - BODY, 0, STEPS // 2))
    assert outside((0, 0, 0, STEPS))
    assert not outside((0, 0, 0, STEPS - 1))
    assert not outside((1,))


@rule("BA-11", "B-31")
def test_tips_on_bare_ground_are_two_if_they_are_so_far_apart() -> None:
    bare = [Illusion("left"), Illusion("right")]
    for x, y in ((NEAR, 0), (0, NEAR), (-NEAR, 0), (0, -NEAR), (6, 6)):
        assert not same_element((0, 10, 10, 0), (0, 10 + x, 10 + y, 0), bare)
    for x, y in ((NEAR - 1, 0), (0, NEAR - 1), (5, 6), (0, 0), (-5, -6)):
        assert same_element((0, 10, 10, 0), (0, 10 + x, 10 + y, 9), bare)
    assert not same_element((0, 10, 10, 0), (1, 10, 10, 0), bare)
    assert same_element((1,), (1,), bare)
    assert not same_element((0,), (1,), bare)
    assert not same_element((0,), (0, 0, 0, 0), bare)


@rule("BA-11")
def test_the_topmost_element_under_a_tip_counts() -> None:
    card = Illusion("card", (square("above", 0, 0, 50), square("below", 0, 0, 300)))
    assert [element_at(card, x, 0) for x in (0, 4)] == [card.elements[0]] * 2
    assert [element_at(card, x, y) for x, y in ((6, 0), (29, 29), (-29, 29))] == [card.elements[1]] * 3
    assert element_at(card, 31, 0) is None
    ring = Element("ring", "ring", category="", tags=(), colours=(), shape="", anchor=(200, 0),
                   rings=(square("", 0, 0, 300).rings[0], square("", 0, 0, 100).rings[0]))  # fmt: skip
    assert ring.covers(200, 0)
    assert not ring.covers(0, 0), "there is a hole in it"
    slope = Element("slope", "slope", category="", tags=(), colours=(), shape="", anchor=(0, 0),
                    rings=((-300, 300, 300, 300, 300, -300),))  # fmt: skip
    for x, y in ((200, 200), (250, -200), (-200, 250)):
        assert slope.covers(x, y)
    for x, y in ((-200, -200), (200, -250), (-250, 200)):
        assert not slope.covers(x, y)


def test_what_was_found_under_tips_is_forgotten_before_it_fills_the_memory() -> None:
    card = Illusion("card", (square("here", 0, 0, 50),))
    for number in range(MOST_TOUCHED + 10):
        element_at(card, 200 + number % 1000, number // 1000)
    assert 0 < len(TOUCHED) <= MOST_TOUCHED
    assert element_at(card, 0, 0) is card.elements[0]
    assert element_at(card, 0, 0) is card.elements[0]
    assert element_at(card, 200, 0) is None


@rule("B-27", "BA-12")
def test_a_butterfly_is_written_in_one_way() -> None:
    for word in ("0:bottom", "1:bottom", "0:12,-34@5", "1:-100,0@71"):
        butterfly = read(word)
        assert butterfly is not None
        assert written(butterfly) == word
    for word in ("2:bottom", "0:1000,0@1", "0:1,2@100", "0:1,2", "0:top", ":bottom", "0:bottom "):
        assert read(word) is None
    assert read_all("clue") is None
    assert read_all("clue 0:bottom 2:bottom") is None
    assert read_all("clue 1:bottom 0:1,2@3") == ((0, 1, 2, 3), (1,))


def test_a_text_too_long_to_be_a_clue_is_not_looked_at() -> None:
    end = " 0:bottom"
    assert read_all("x" * (80 - len(end)) + end) == ((0,),)
    assert read_all("x" * (81 - len(end)) + end) is None


@rule("B-27", "B-37", "B-38")
def test_the_clues_to_choose_from_are_of_every_kind() -> None:
    """Each element alone, neighbours, with what lies below its Page, both Pages; in the order they are offered."""
    left, right = pages()
    one, two, three = (unit.word for unit in units(left, 0))
    assert (one, two, three) == ("0:-50,0@36", "0:0,0@0", "0:50,0@0")
    bare = [unit.word for unit in units(right, 1)]
    assert bare == ["1:0,0@0", "1:0,-60@54", "1:50,30@6", "1:-50,30@30"]
    below = [f"0:bottom {word}" for word in (one, two, three)] + [f"1:bottom {word}" for word in bare]
    pairs = [f"{one} {two}", f"{two} {three}", f"{bare[1]} {bare[0]}", f"{bare[1]} {bare[2]}", f"{bare[3]} {bare[2]}"]
    across = [f"{mine} {other}" for mine, other in zip((one, two, three), bare, strict=False)]
    whole = [f"0:bottom {word}" for word in bare]
    table = [
        (PLAIN, [*below, *pairs, "0:bottom", "1:bottom", "0:bottom 1:bottom", one, two, three, *bare, *across, *whole]),
        (Rules(False, False, 1), [*below, *pairs, "0:bottom", "1:bottom", one, two, three, *bare, *across, *whole]),
        (Rules(True, False, 2), [*below, *pairs]),
        (Rules(True, True, 2), below),
        (Rules(False, True, 2), [*below, "0:bottom", "1:bottom", "0:bottom 1:bottom", *whole]),
    ]
    for rules, words in table:
        assert [clue.text for clue in candidates([left, right], rules)] == [f"clue {each}" for each in words]


@rule("BA-11", "B-31")
def test_neighbours_that_are_one_thing_are_no_pair() -> None:
    left = Illusion("near", (square("p", -500, 0), square("q", -450, 0), square("r", 500, 0)))
    pairs = [clue.text for clue in candidates([left, Illusion("bare")], Rules(True, False, 2))]
    assert [text for text in pairs if text.count(" 0:") == 2 and "bottom" not in text] == ["clue 0:-45,0@36 0:50,0@0"]


@rule("B-35", "BA-13")
def test_under_the_mist_the_clues_keep_beside_the_print() -> None:
    """Where every element is under print, up to four points that are not; every legal pair of what is left."""
    clear = [(x, y) for x in range(-80, 81, 20) for y in range(-80, 81, 20)
             if x * x + y * y < 8_100 and not mist.printed_at(7, x, y)]  # fmt: skip
    x, y = next((x, y) for x in range(-60, 61, 5) for y in range(-60, 61, 5) if mist.printed_at(7, x, y))
    hidden = Illusion("hidden", (square("under", 10 * x, 10 * y),))
    rules = Rules(False, False, 2, (7, 7))
    found = [unit.butterfly for unit in clear_units(hidden, 1, rules)]
    assert [(page, tip_x, tip_y) for page, tip_x, tip_y, _ in found] == [(1, x, y) for x, y in clear[:4]]
    assert len(found) == 4
    lying = [hidden, hidden]
    clues = {clue.text for clue in candidates(lying, rules)}
    words = [written(each) for page in (0, 1) for each in ((page,), *((page, *tip[1:]) for tip in found))]
    wanted = {f"clue {word}" for word in words}
    for at, one in enumerate(words):
        for other in words[at + 1 :]:
            both = read_all(f"clue {one} {other}")
            assert both is not None
            if not fault(both, lying, rules):
                wanted.add("clue " + " ".join(map(written, both)))
    assert clues == wanted
    assert {clue.text for clue in candidates(lying, Rules(True, False, 2, (7, 7)))} < clues
    assert all(len(clue.args) == 2 for clue in candidates(lying, Rules(True, False, 2, (7, 7))))


@rule("BA-08")
def test_a_question_for_a_clue_is_the_same_while_the_same_lies_there() -> None:
    """Then it keeps its number, whatever others answer meanwhile; otherwise a late answer could mean another Page."""
    lying, others = pages(), pages()
    ask = ClueAsk(book, lying, PLAIN)
    assert ask.same(ClueAsk(book, lying, PLAIN))
    assert not ask.same(ClueAsk(book, others, PLAIN))
    assert not ask.same(ClueAsk(book, lying, Rules(False, False, 2, (3, 4))))
    assert not ask.same(Ask(book, "clue", ask.options))
    put = PutAsk(book, lying, PLAIN, ())
    assert put.same(PutAsk(book, lying, PLAIN, ()))
    assert not put.same(PutAsk(book, others, PLAIN, ()))
    assert not put.same(PutAsk(book, lying, PLAIN, ((0,),)))
    assert not put.same(ask)


@rule("BA-08", "B-27")
def test_strict_placement_offers_what_may_still_lie_there() -> None:
    lying = pages()
    first = PutAsk(book, lying, PLAIN, ())
    words = ["0:bottom", *(unit.word for unit in units(lying[0], 0)), "1:bottom"]
    words += [unit.word for unit in units(lying[1], 1)]
    assert [option.text for option in first.options] == [f"put {word}" for word in words]
    assert first.find("close") is None
    second = PutAsk(book, lying, PLAIN, ((0,),))
    assert [option.text for option in second.options] == [f"put {word}" for word in words[1:]] + ["close"]
    assert second.find("close") is CLOSE
    assert second.admits(CLOSE)
    assert second.fault("put 0:bottom") == "BA-09"
    assert second.fault("put 0:bottom 1:bottom") == second.fault("put nothing") == "B-27"
    assert second.find("clue 1:bottom") is None
    both = PutAsk(book, lying, PLAIN, ((0,), (1,)))
    assert [option.text for option in both.options] == ["close"]


def test_any_legal_clue_is_admitted_and_no_other_answer() -> None:
    g = library()
    (ask,) = (ask for ask in g.asks() if ask.who == book)
    legal = ask.find("clue 1:2,3@4 0:1,2@3")
    assert legal is not None
    assert legal.text == "clue 0:1,2@3 1:2,3@4"
    assert ask.admits(legal)
    assert not ask.admits(CLOSE)
    assert ask.find("put 0:1,2@3") is None
    write(g)
    assert g.phase == "read"

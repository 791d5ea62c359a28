"""What the bots say, and when: a word for a new door, agreement, doubt, a question, and answers to questions."""

from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask
from noctuary.obscurio.bot.players import STEADY
from noctuary.obscurio.bot.wizard import beliefs
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, a, b, book, c, clock, d, library, play, resolve, to_doors, write

steady = SPEC.bots["steady"]


def at_doors(seed: str = "voice") -> Obscurio:
    """At the doors, with a bot's clue."""
    g = library(seed=seed)
    play(g, book, str(steady(g.knowledge(book), g.asks()[0], Stream(seed_of(seed)))))
    to_doors_from_clue(g)
    return g


def to_doors_from_clue(g: Obscurio) -> None:
    clock(g, "time")
    to_doors(g, exit=g.exit_door or 3)


def talk_of(g: Obscurio, seat: int) -> Ask:
    return next(ask for ask in g.asks() if ask.who == seat and ask.kind == "talk")


def invited(g: Obscurio) -> list[int]:
    """Who has something to say."""
    return [ask.who for ask in g.asks() if g.invites(ask)]


def says(g: Obscurio, seat: int) -> str:
    """What the bot of a seat says, and says it."""
    line = steady(g.knowledge(seat), talk_of(g, seat), Stream(seed_of("says")))
    assert line is not None
    play(g, seat, line.text)
    return line.text


@rule("B-21", "BA-52")
def test_a_word_is_welcome_once_and_only_if_it_is_new() -> None:
    g = at_doors()
    assert invited(g) == []
    play(g, a, "place 2")
    assert invited(g) == [a]
    assert says(g, a).startswith("suggest 2")
    assert invited(g) == []
    play(g, d, "place 5")
    assert invited(g) == [d]


@rule("B-21")
def test_the_first_beside_a_speaker_agrees_and_the_others_keep_quiet() -> None:
    g = at_doors()
    likeliest = max(range(6), key=beliefs(g.knowledge(a), STEADY, None).__getitem__) + 1
    play(g, a, f"place {likeliest}")
    says(g, a)
    play(g, b, f"place {likeliest}")
    play(g, c, f"place {likeliest}")
    assert invited(g) == [b]
    assert says(g, b) == f"agree {a}"
    assert invited(g) == []


@rule("B-21")
def test_a_door_that_looks_quite_wrong_is_doubted_once() -> None:
    for number in range(40):
        g = at_doors(f"doubt/{number}")
        likely = beliefs(g.knowledge(a), STEADY, None)
        best, worst = likely.index(max(likely)) + 1, likely.index(min(likely)) + 1
        if likely[worst - 1] < 0.02:
            break
    play(g, a, f"place {worst}")
    says(g, a)
    play(g, b, f"place {best}")
    says(g, b)
    play(g, c, f"place {best}")
    assert invited(g) == [c]
    assert says(g, c) == f"doubt {worst}"
    play(g, d, f"place {best}")
    assert invited(g) == [d]
    assert says(g, d) == f"agree {b}"


@rule("B-21", "B-50")
def test_whoever_stands_alone_and_silent_is_asked_once_all_stand() -> None:
    g = at_doors()
    play(g, a, "place 2")
    says(g, a)
    for seat in (b, c):
        play(g, seat, "place 2")
    says(g, b)
    play(g, d, "place 5")
    assert invited(g) == [d]
    play(g, a, "confirm")
    assert invited(g) == [a, d]
    assert says(g, a) == f"ask {d}"
    assert invited(g) == [d]
    assert says(g, d).startswith("suggest 5")
    assert invited(g) == []


@rule("B-21")
def test_a_bot_that_is_asked_answers_whatever_it_is() -> None:
    """Before the doors that it does not know; at a door why it stands there; in an accusation that it is loyal."""
    g = library(light=1)
    write(g)
    play(g, a, f"ask {b}")
    play(g, a, f"ask {d}")
    assert invited(g) == [b, d]
    assert [says(g, seat) for seat in (b, d)] == ["claim unsure"] * 2
    assert invited(g) == []
    to_doors_from_clue(g)
    play(g, a, f"ask {d}")
    assert invited(g) == []
    play(g, d, "place 4")
    says(g, d)
    play(g, a, f"ask {d}")
    assert invited(g) == [d]
    assert says(g, d).startswith("suggest 4")
    resolve(g, a=3, b=3, c=3)
    clock(g, "shown")
    assert g.phase == "accuse"
    for seat in (a, b, c, d):
        assert says(g, seat).startswith("suspect")
    play(g, b, f"ask {c}")
    play(g, b, f"ask {d}")
    assert invited(g) == [c, d]
    assert [says(g, seat) for seat in (c, d)] == ["claim loyal"] * 2
    assert invited(g) == []


@rule("B-21")
def test_a_word_for_a_door_is_heard_and_so_is_agreement_with_it() -> None:
    g = at_doors()
    plain = beliefs(g.knowledge(c), STEADY, None)[4]
    play(g, a, "suggest 5")
    once = beliefs(g.knowledge(c), STEADY, None)[4]
    play(g, b, f"agree {a}")
    twice = beliefs(g.knowledge(c), STEADY, None)[4]
    play(g, d, "doubt 5")
    assert plain < once < twice
    assert once - 1e-9 < beliefs(g.knowledge(c), STEADY, None)[4] < twice

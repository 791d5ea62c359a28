"""The oracle sees all cards: its lines win to the letter, and what it calls lost cannot be won."""

from noctuary.core.chance import Chance, seed_of
from noctuary.oubliette import SPEC
from noctuary.oubliette.bot.oracle import solve
from noctuary.oubliette.options import Options
from noctuary.oubliette.state import Oubliette


def dealt(deal: int | str, **options: str) -> Oubliette:
    """A numbered deal."""
    g = SPEC.new(Options.make(options), 1, Chance(seed_of(f"oubliette/{deal}")))
    assert isinstance(g, Oubliette)
    return g


def test_its_lines_win_when_they_are_replayed() -> None:
    proved = 0
    for preset in Options.presets:
        for deal in range(12):
            g = dealt(deal, preset=preset)
            verdict = solve(g, 800)
            if verdict.line is not None:
                proved += 1
                for choice in verdict.line:
                    g.play(0, choice)
                outcome = g.result()
                assert outcome is not None
                assert outcome.reason == "escaped"
    assert proved >= 42


def test_it_leaves_the_game_as_it_was_and_says_the_same_again() -> None:
    g = dealt(3)
    before = SPEC.write(g)
    first, second = solve(g, 500), solve(g, 500)
    assert SPEC.write(g) == before
    assert (first.word(), first.line, first.nodes) == (second.word(), second.line, second.nodes)


def test_a_position_is_lost_only_when_everything_was_looked_at() -> None:
    """Played badly to within two turns of the end, a deal has few ways left: all are tried by hand as well."""
    words = set()
    for deal in range(30):
        g = dealt(f"bad {deal}")
        while g.asks() and len(g.deck) > 3:
            g.play(0, g.asks()[0].options[0])
        if not g.asks():
            continue
        verdict = solve(g, 3000)
        words.add(verdict.word())
        if verdict.word() != "open":
            assert (verdict.line is not None) == by_hand(g)
    assert "lost" in words


def by_hand(g: Oubliette) -> bool:
    """Whether any line wins: the plainest search there is."""
    if g.result() is not None:
        return bool(g.result().winners)  # type: ignore[union-attr]
    for choice in g.asks()[0].options:
        after = g.copy()
        after.play(0, choice)
        if by_hand(after):
            return True
    return False


def test_a_tiny_budget_leaves_a_deal_open() -> None:
    hard = [deal for deal in range(30) if solve(dealt(deal), 1).word() == "open"]
    assert hard


def test_a_game_that_is_over_needs_no_search() -> None:
    g = dealt(1)
    line = solve(g, 800).line
    assert line is not None
    for choice in line:
        g.play(0, choice)
    assert solve(g, 1).line == []

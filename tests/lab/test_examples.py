"""The examples, in a short form: what they promise is so."""

import sys
from pathlib import Path
from random import Random

import pytest

from noctuary.catalog import game
from noctuary.core.chance import Stream, seed_of
from noctuary.core.record import Header, Journal
from noctuary.lab.fit import chances
from noctuary.lab.play import watch

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])


def test_a_linear_learner_beats_random_clearly(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install noctuary[envs]")
    from learn_oubliette import main  # type: ignore[import-not-found, unused-ignore]

    learned, chance = main(["--episodes", "400", "--deals", "60"])
    assert learned > chance + 0.15


def test_openspiels_cfr_finds_ever_better_play_on_the_last_turn_of_occulto() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (requirements/peers.txt)")
    from openspiel_occulto import main  # type: ignore[import-not-found, unused-ignore]

    first, later, last = main(["cfr", "--worlds", "2", "--iterations", "40"])
    assert first > 0.1 > later > last >= 0


def test_openspiels_ismcts_plays_occulto_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (requirements/peers.txt)")
    from openspiel_occulto import main

    main(["ismcts", "--deals", "1", "--simulations", "3"])
    assert "ISMCTS: " in capsys.readouterr().out


def test_the_listener_is_found_again_in_choices_that_it_made() -> None:
    """Doors and clues of real rooms; chips drawn from a listener that is then looked for."""
    from fit_listener import cases_of, fit, likelihood  # type: ignore[import-not-found, unused-ignore]

    spec = game("obscurio")
    rooms = []
    for number in range(2):
        seats = tuple(f"bot:steady{seat}" for seat in range(3))
        header = Header(game="obscurio", rules=spec.rules, seats=seats, seed=seed_of(f"fit/{number}").hex())
        journal = Journal(spec, header)
        watch(journal.game, [spec.bots["steady"]] * 3, Stream(seed_of("luck")), ())
        rooms += [values for values, _ in cases_of(journal, bots_too=True)]
    luck = Random(7)
    cases = []
    for _ in range(30):
        for values in rooms:
            odds = chances([[value] for value in values], [2.0])
            slip = luck.random() < 0.1
            cases.append((values, luck.randrange(len(values)) if slip else luck.choices(range(len(values)), odds)[0]))
    sharpness, slip = fit(cases)
    assert 1.4 < sharpness < 2.8
    assert slip < 0.3
    assert likelihood(cases, sharpness, slip) > likelihood(cases, 0.0, 0.5)

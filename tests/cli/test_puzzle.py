"""`noctuary puzzle`."""

import pytest

from noctuary.cli import main
from noctuary.core.weekly import today, week_of
from noctuary.obscurio import SPEC as OBSCURIO
from noctuary.occulto import SPEC as OCCULTO


@pytest.mark.parametrize("spec", [OCCULTO, OBSCURIO], ids=lambda spec: spec.name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_answer_is_told_with_its_proof(spec: object, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(spec, type(OCCULTO))
    assert spec.weekly is not None
    week = week_of(today())
    choices = [each.choice for each in spec.weekly.show(spec, week).answers]
    for number, choice in enumerate(choices[:2], 1):
        solved = spec.weekly.judge(week, choice)
        assert solved is not None
        assert main(["--lang", lang, "puzzle", spec.name, "--answer", str(number)]) == 0
        out = capsys.readouterr().out
        found, missed = ("Found!", "Not this time.") if lang == "en" else ("Trouvé", "Pas cette fois.")
        assert (found if solved.found else missed) in out
        assert week in out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["oubliette"], "has no puzzle"),
        (["occulto", "--week", "1999-W01"], "no puzzle for 1999-W01"),
        (["occulto", "--answer", "7"], "7 is no answer"),
        (["occulto", "--answer", "x"], "x is no answer"),
    ],
)
def test_bad_input_is_one_sentence(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "puzzle", *wrong]) == 2
    assert said in capsys.readouterr().err


def test_whoever_gives_no_answer_is_told_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "")
    assert main(["--lang", "en", "puzzle", "occulto"]) == 0
    assert "It was" not in capsys.readouterr().out

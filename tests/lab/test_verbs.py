"""`noctuary lab play|compare|variant|balance|report` as a person meets them."""

import argparse
import json
import re
from pathlib import Path

import pytest

from noctuary.cli import main
from noctuary.cli.lab_verbs import VERBS, cited_rules, parser, wants_verb
from noctuary.lab.rows import read
from noctuary.occulto.pieces import deck_path
from noctuary.text import words

QUICK = ["--games", "30", "--jobs", "1", "--seed", "verbs"]


def lab(*words: str, lang: str = "en") -> int:
    return main(["--lang", lang, "lab", *words])


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_speaks_both_languages(verb: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        lab(verb, "--help", lang=lang)
    assert "--html" in capsys.readouterr().out


def test_a_verb_is_told_from_a_game() -> None:
    assert wants_verb(["--lang", "fr", "lab", "play", "oubliette"])
    assert not wants_verb(["lab", "oubliette", "balance"])
    assert not wants_verb(["play", "oubliette"])


def test_two_bots_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("compare", "oubliette", "--bots", "random,careful", "--option", "preset=free_hand", *QUICK) == 0
    assert "With careful instead of random, it is won more often" in capsys.readouterr().out


def test_a_variant_gets_a_verdict_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows, page = tmp_path / "rows.jsonl", tmp_path / "page.html"
    given = ["variant", "oubliette", "--bots", "random", "--change", "jokers=3", *QUICK, "--out", str(rows)]
    assert lab(*given) == 0
    assert "With jokers=3 instead of jokers=2" in capsys.readouterr().out
    before = rows.read_bytes()
    assert lab("report", str(rows), "--html", str(page), lang="fr") == 0
    assert "Avec jokers=3 au lieu de jokers=2" in capsys.readouterr().out
    assert rows.read_bytes() == before
    text = page.read_text("utf-8")
    assert "http" not in text
    assert "<script" not in text
    assert 'lang="en"' in text
    assert 'lang="fr"' in text


def test_another_deck_is_a_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "strong.toml"
    deck.write_text(deck_path().read_text("utf-8").replace("potions = 3", "potions = 4"), "utf-8")
    given = ["variant", "occulto", "--bots", "random", "--games", "25", "--jobs", "1", "--measures", "few"]
    assert lab(*given, "--deck", str(deck)) == 0
    assert "With strong.toml instead of the game’s own deck" in capsys.readouterr().out
    assert lab(*given, "--deck", str(deck_path())) == 2


def test_balance_has_a_ladder_and_traces(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    given = ["balance", "occulto", "--bots", "random", "--games", "25", "--jobs", "1"]
    assert lab(*given, "--traces", "2", "--rollouts", "1", "--html", str(page)) == 0
    out = capsys.readouterr().out
    assert "on the scale of chess ratings" in out
    assert "drama" in out
    assert "C\u201159" in page.read_text("utf-8")


def test_results_are_joined_and_read_by_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for file, games in zip(files, ("10", "20"), strict=True):
        assert lab("play", "oubliette", "--bots", "random", "--games", games, "--jobs", "1", "--out", str(file)) == 0
    capsys.readouterr()
    joined = tmp_path / "joined.jsonl"
    assert lab("report", *map(str, files), "--out", str(joined), "--json") == 0
    assert json.loads(capsys.readouterr().out)["tables"][0]["games"] == 20
    assert sum(len(played.rows) for played in read([joined]).values()) == 20
    assert lab("report", str(files[0]), "--out", str(joined)) == 2


@pytest.mark.parametrize(
    "given",
    [
        ["play", "chess"],
        ["play", "oubliette", "--games", "none"],
        ["play", "oubliette", "--until", "0"],
        ["play", "oubliette", "--bots", "deep"],
        ["play", "oubliette", "--on", "http://somewhere"],
        ["compare", "oubliette", "--bots", "random"],
        ["variant", "oubliette"],
        ["variant", "oubliette", "--change", "jokers=2"],
        ["variant", "oubliette", "--change", "jokers=9"],
        ["variant", "occulto", "--deck", "no-such-file"],
        ["report", "no-such-file"],
    ],
)
def test_bad_input_is_one_line(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(*given) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_command_line_page_lists_every_flag() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/reference/command-line.md").read_text("utf-8")
    part = page.partition("## The lab")[2].partition("## The engine")[0]
    top = parser(words("en"), argparse.ArgumentParser(add_help=False))
    [verbs] = [each for each in top._actions if isinstance(each, argparse._SubParsersAction)]
    known = {flag for made in verbs.choices.values() for each in made._actions for flag in each.option_strings}
    assert {flag for flag in known if flag.startswith("--")} == {*re.findall(r"--[a-z][a-z-]*", part)} | {"--help"}


def test_rules_are_found_in_what_is_told() -> None:
    assert cited_rules()["occulto-bartered"] == ["C-59"]

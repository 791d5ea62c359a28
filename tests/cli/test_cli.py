"""The command, run as people and programs run it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from noctuary.cli.saves import statistics
from noctuary.oubliette import SPEC
from noctuary.testing import journal_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, and English unless said otherwise."""
    monkeypatch.setenv("NOCTUARY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    return tmp_path / "data"


def noctuary(*words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "noctuary", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


def records(home: Path) -> list[Path]:
    return sorted((home / "oubliette").glob("*.jsonl"))


class TestPlay:
    def test_a_whole_game_by_its_first_choices(self, home: Path) -> None:
        done = noctuary("play", "oubliette", "--deal", "7", typed="1\n" * 400)
        assert done.returncode == 0, done.stderr
        assert "Turn 1: you turn over" in done.stdout
        assert "This was deal 7" in done.stdout
        assert "its seal" not in done.stdout
        assert "Your games of Oubliette, As written: played 1" in done.stdout
        replayed = noctuary("replay", str(records(home)[0]))
        assert replayed.returncode == 0
        assert "Turn 1: you turn over" in replayed.stdout

    def test_in_french(self) -> None:
        done = noctuary("play", "oubliette", "--deal", "7", "--lang", "fr", typed="1\n1\nq\n")
        assert "vous retournez" in done.stdout
        assert "Partie gardée" in done.stdout

    def test_stopping_and_going_on(self, home: Path) -> None:
        noctuary("play", "oubliette", "--deal", "12", typed="1\n1\nq\n")
        before = records(home)[0].read_text()
        again = noctuary("play", "oubliette", "--resume", typed="1\nq\n")
        assert "You go on with an unfinished game" in again.stdout
        assert len(records(home)) == 1
        assert records(home)[0].read_text().startswith(before)

    def test_two_people_get_the_same_deal(self) -> None:
        one, two = (noctuary("play", "oubliette", "--deal", "99", "--plain", typed="1\n1\nq\n") for _ in range(2))
        assert one.stdout == two.stdout
        assert one.stdout != noctuary("play", "oubliette", "--deal", "98", "--plain", typed="1\n1\nq\n").stdout

    def test_commands_and_nonsense_change_nothing(self, home: Path) -> None:
        done = noctuary(
            "play", "oubliette", "--deal", "12", typed="h\n?\nl\nn\nb\nr O-43\nr X-9\npay 9\nxyzzy\n999\nu\nq\n"
        )
        assert done.returncode == 0, done.stderr
        assert "Hint:" in done.stdout
        assert "There is no rule X-9" in done.stdout
        assert "neither a choice nor a command" in done.stdout
        header, *lines = records(home)[0].read_text().splitlines()
        assert "deal" in header
        assert all('"line":"hinted"' in line for line in lines)

    def test_a_word_to_all_is_written_out_and_bots_answer(self) -> None:
        """Talk is no question of its own: a line may be written wherever one is asked something else."""
        typed = "ready\nrest\nplace 2\nask 2\nconfirm\nl\nq\n"
        done = noctuary("play", "obscurio", "--players", "5", "--deal", "5", "--option", "grimoire=1", typed=typed)
        assert done.returncode == 0, done.stderr
        story = done.stdout
        question = story.index("player 1: What does player 3 think?")
        assert re.search(r"player 3: (I would take d|D)oor", story[question:])

    def test_every_bot_can_be_chosen_by_its_name(self, home: Path) -> None:
        done = noctuary("play", "occulto", "--players", "3", "--bots", "apprentice,alchemist", typed="\nq\n")
        assert done.returncode == 0, done.stderr
        assert "Bots, by their seats: 2 apprentice, 3 alchemist" in done.stdout
        header = next((home / "occulto").glob("*.jsonl")).read_text().splitlines()[0]
        assert '"seats":["you","bot:apprentice","bot:alchemist"]' in header.replace(" ", "")

    def test_practice_is_marked_and_not_counted(self) -> None:
        noctuary("play", "oubliette", "--deal", "7", "--practice", typed="1\n1\n1\nu\nu\n" + "1\n" * 400)
        [sums] = statistics(SPEC).values()
        assert (sums.assisted, sums.played) == (1, 0)
        assert "assisted 1" in noctuary("stats", "oubliette").stdout

    def test_it_fits_80_by_24_without_colour(self) -> None:
        done = noctuary("play", "oubliette", "--deal", "5", "--plain", typed="1\n" * 400)
        assert "\x1b" not in done.stdout
        for screen in done.stdout.split("OUBLIETTE · ")[1:-1]:
            lines = screen.split("? help):")[0].splitlines()
            assert len(lines) <= 24, screen
            assert all(len(line) <= 80 for line in lines[1:]), screen

    def test_options_are_listed(self) -> None:
        done = noctuary("play", "oubliette", "--options")
        assert "action_model = other1 | other_inf | every1 | every_inf  [OA-70]" in done.stdout


class TestSim:
    def test_one_object(self) -> None:
        done = noctuary(
            "sim", "oubliette", "--games", "60", "--bots", "random", "--json", "--option", "preset=merciful"
        )
        found = json.loads(done.stdout)
        assert found["game"] == "oubliette"
        assert found["players"] == 1
        assert found["games"] == 60 == sum(found["outcomes"].values())
        assert found["decisions"] > 600
        assert found["decisions_per_second"] > 0
        assert set(found["wins"]) <= {"0"}

    def test_the_same_seed_gives_the_same_counts_however_it_is_cut(self) -> None:
        words = ("sim", "oubliette", "--games", "450", "--bots", "random", "--json", "--seed", "x")
        one, two = (json.loads(noctuary(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
        assert one["outcomes"] == two["outcomes"]
        assert one["decisions"] == two["decisions"]

    def test_figures_for_people(self) -> None:
        done = noctuary("sim", "oubliette", "--games", "20", "--lang", "fr")
        assert "décisions en" in done.stdout


class Driver:
    """A program that drives the engine."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "noctuary", "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def raw(self, line: bytes) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def __call__(self, do: str, **fields: Any) -> Any:
        return self.raw(json.dumps({"id": 1, "do": do, **fields}).encode())

    def close(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(20)


@pytest.fixture
def engine() -> Any:
    driver = Driver()
    yield driver
    assert driver.close() == 0


class TestEngine:
    def test_a_whole_game(self, engine: Driver) -> None:
        assert engine("new", game="oubliette", deal=7)["ok"]
        for _ in range(500):
            asks = engine("asks")["asks"]
            if not asks:
                break
            reply = engine("play", seat=0, choice=asks[0]["options"][0], n=asks[0]["n"])
            assert reply["ok"]
        assert reply["over"]
        assert reply["reason"]
        record = engine("record")["record"]
        position = engine("position")["position"]
        assert engine("load", record=record)["over"]
        assert engine("position")["position"] == position
        assert engine("set", game="oubliette", position=position)["ok"]
        assert engine("position")["position"] == position

    def test_view_and_events_hide_what_is_hidden(self, engine: Driver) -> None:
        engine("new", game="oubliette", deal=7)
        view = engine("view", seat=0)["view"]
        assert isinstance(view["deck"], int)
        assert [slot[:-1].count(None) for slot in view["slots"]].count(4) >= 3
        assert "seed" not in json.dumps(engine("view"))
        heard = engine("events", seat=0)
        assert heard["events"][0]["id"] == "oubliette-dealt"
        assert engine("events", seat=0, since=heard["next"])["events"] == []

    def test_undo(self, engine: Driver) -> None:
        engine("new", game="oubliette", deal=7, practice=True)
        before = engine("position")["position"]
        engine("play", seat=0, choice=engine("asks")["asks"][0]["options"][0])
        assert engine("undo")["ok"]
        assert engine("position")["position"] == before

    @pytest.mark.parametrize(
        "line",
        [
            b"", b"{", b"[]", b"null", b"42", b'"new"', b"{}", b'{"do":"dance"}', b'{"do":"new"}', b"\xff\xfe\x00",
            b'{"do":"new","game":"chess"}', b'{"do":"new","game":"oubliette","players":9}',
            b'{"do":"new","game":"oubliette","options":{"jokers":7}}', b'{"do":"new","game":"oubliette","deal":-1}',
            b'{"do":"new","game":"oubliette","seed":"zz"}', b'{"do":"set","game":"oubliette","position":"x"}',
            b'{"do":"set","game":"oubliette","position":"oubliette 1 | deck: [KH KH]"}',
            b'{"do":"load","record":""}', b'{"do":"load","record":"{}"}', b'{"do":"play","seat":0}',
            b'{"do":"play","seat":0,"choice":"nonsense"}', b'{"do":"play","seat":5,"choice":"turn"}',
            b'{"do":"view","seat":7}', b'{"do":"view","seat":"a"}', b"[" * 100_000,
            b'{"do":"' + b"x" * 2_000_000 + b'"}',
        ],
    )  # fmt: skip
    def test_bad_input_is_answered_and_changes_nothing(self, engine: Driver, line: bytes) -> None:
        engine("new", game="oubliette", deal=7)
        before = engine("position")["position"]
        if line:
            reply = engine.raw(line)
            assert reply["ok"] is False
            assert reply["error"]["code"]
            assert "\n" not in reply["error"]["message"]
        assert engine("position")["position"] == before

    def test_refusals_name_the_rule(self, engine: Driver) -> None:
        engine("new", game="oubliette", deal=12)
        error = engine("play", seat=0, choice="restock 1")["error"]
        assert (error["code"], error["rule"]) == ("not_an_option", "O-78")

    def test_before_there_is_a_game(self, engine: Driver) -> None:
        assert engine("asks")["error"]["code"] == "no-game"


class TestRules:
    def test_one_rule_in_each_language(self) -> None:
        english, french = (noctuary("rules", "oubliette", "O-14", "--lang", lang).stdout for lang in ("en", "fr"))
        assert english.startswith("O-14 ")
        assert french.startswith("O-14 ")
        assert english != french

    def test_a_ruling_and_a_sloppy_number(self) -> None:
        assert noctuary("rules", "oubliette", "oa1").stdout.startswith("OA-01 ")

    def test_the_whole_book(self) -> None:
        done = noctuary("rules", "oubliette")
        assert "O-01 " in done.stdout
        assert "<a id" not in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("play", "chess"), ("play", "oubliette", "--deal", "0"), ("play", "oubliette", "--deal", "x"),
        ("play", "oubliette", "--option", "spam=1"), ("play", "oubliette", "--option", "jokers=9"),
        ("play", "oubliette", "--option", "jokers"), ("play", "oubliette", "--players", "3"),
        ("play", "oubliette", "--bots", "careful"), ("play", "occulto", "--players", "3", "--bots", "genius"),
        ("play", "occulto", "--players", "3", "--bots", "healer,healer,healer"),
        ("play", "oubliette", "--resume"), ("sim", "chess"), ("sim", "oubliette", "--bots", "genius"),
        ("sim", "oubliette", "--games", "-1"), ("sim", "oubliette", "--bots", "random,random"),
        ("sim", "oubliette", "--jobs", "0"), ("replay", "no-such-file"), ("rules", "oubliette", "O-999"),
        ("rules", "chess"), ("stats", "chess"), ("play", "oubliette", "--lang", "de"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_bad_input_is_one_clear_line_and_exit_code_2(words: tuple[str, ...], home: Path) -> None:
    done = noctuary(*words)
    assert done.returncode == 2
    assert done.stderr.startswith("noctuary: ")
    assert done.stderr.count("\n") == 1
    assert not home.exists()


def test_a_damaged_record_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    journal = journal_of(SPEC, 1)
    for _ in range(5):
        journal.play(0, journal.game.asks()[0].options[0])
    rows = journal.text().split("\n")
    rows[3] = rows[3][:-3]
    path.write_text("\n".join(rows))
    done = noctuary("replay", str(path))
    assert done.returncode == 2
    assert "Line 4" in done.stderr
    assert path.read_text() == "\n".join(rows)


def test_help_speaks_both_languages() -> None:
    assert "play a game in the terminal" in noctuary("--help").stdout
    assert "jouer au terminal" in noctuary("--help", "--lang", "fr").stdout


class TestDeck:
    def test_it_lists_every_card_in_both_languages(self) -> None:
        english, french = noctuary("deck"), noctuary("deck", "--lang", "fr")
        assert english.stdout.count("[") == french.stdout.count("[") == 84
        assert "The airship orchard" in english.stdout
        assert "Le verger des dirigeables" in french.stdout
        assert "84 cartes Illusion" in french.stdout

    def test_as_json_with_elements_and_files(self) -> None:
        listed = json.loads(noctuary("deck", "--json").stdout)
        assert len(listed["cards"]) == 84
        for card in listed["cards"]:
            assert card["titles"]["en"]
            assert card["titles"]["fr"]
            assert len(card["elements"]) >= 10
            assert all(card["id"] not in name for name in card["files"].values())

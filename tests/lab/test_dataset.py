"""`noctuary export` and `noctuary.lab.load`: what leaves the house, and what does not."""

from pathlib import Path

import msgspec
import pytest

from noctuary.catalog import GAMES, game
from noctuary.cli import main
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.record import Header, Journal
from noctuary.core.refusal import BadInput
from noctuary.lab import load
from noctuary.lab.dataset import COLUMNS
from noctuary.lab.play import answer
from noctuary.lab.simulate import next_ask

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Cunégonde", "Anselme", "Ottilie", "Bertrade")


def recorded(name: str, seed: str = "dataset", finish: bool = True) -> str:
    """A record of a game in which people have names, played by the game's best bot."""
    spec = game(name)
    seats = min(spec.seats[1], 4)
    names = tuple(f"bot:{spec.best_bot}" if seat == seats - 1 and seats > 1 else NAMES[seat] for seat in range(seats))
    header = Header(
        game=name, rules=spec.rules, seats=names, seed=seed_of(seed).hex(), options={}, data=dict(spec.data), deal=7
    )
    journal = Journal(spec, header)
    bots = [spec.bots[spec.best_bot]] * seats
    luck = Stream(seed_of(f"{seed}/luck"))
    hesitant: set[int] = set()
    while (asks := journal.game.asks()) and (finish or len(journal.past) < 3):
        ask = next_ask(journal.game, asks, bots, hesitant)
        choice = answer(journal.game, ask, bots, luck)
        if choice is None:
            hesitant.add(ask.who)
            continue
        hesitant.clear()
        journal.play(ask.who, choice, at=1234)
    return journal.text()


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for name in GAMES:
        (folder / f"{name}.jsonl").write_text(recorded(name), "utf-8")
    return folder


@pytest.mark.parametrize("form", [[], ["--parquet"]])
def test_names_and_talk_stay_at_home(records: Path, tmp_path: Path, form: list[str]) -> None:
    if form:
        pytest.importorskip("pyarrow", reason="Parquet is written by pyarrow, which is not installed")
    out = tmp_path / "out"
    assert main(["--lang", "en", "export", str(records), "--out", str(out), "--licence", "CC0", *form]) == 0
    for file in out.iterdir():
        assert not any(name.encode() in file.read_bytes() for name in NAMES)
    data = load(out)
    assert data.about["licence"] == "CC0"
    assert {row["game"] for row in data.games} == {*GAMES}
    for row in data.games:
        assert list(row) == list(COLUMNS["games"])
        choices = data.of(row["game_id"])
        assert [each["n"] for each in choices] == list(range(row["choices"]))
        assert all(each["choice"] in each["options"] or each["kind"] in ("clue", "put") for each in choices)
        assert {each["ask"] for each in choices}.isdisjoint({"talk"})
        assert {each["by"] for each in choices if each["seat"] == CLOCK} <= {"clock"}
        assert all(list(each) == list(COLUMNS["choices"]) for each in choices)
    assert sum(row["talk"] for row in data.games) > 0
    assert {each["by"] for each in data.choices} >= {"person", "clock"}


def test_a_game_that_goes_on_keeps_its_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "running.jsonl"
    record.write_text(recorded("oubliette", finish=False), "utf-8")
    assert main(["--lang", "en", "export", str(record), "--out", str(tmp_path / "out")]) == 2
    assert "its seed is a secret" in capsys.readouterr().err


def test_the_same_game_counts_once_whatever_its_players_are_called(tmp_path: Path) -> None:
    text = recorded("oubliette")
    (tmp_path / "a.jsonl").write_text(text, "utf-8")
    (tmp_path / "b.jsonl").write_text(text.replace(NAMES[0], "Radegonde"), "utf-8")
    (tmp_path / "c.jsonl").write_text("no record", "utf-8")
    assert main(["export", str(tmp_path), "--out", str(tmp_path / "out")]) == 0
    assert len(load(tmp_path / "out").games) == 1
    assert main(["export", str(tmp_path), "--out", str(tmp_path / "out")]) == 2  # Nothing is overwritten.


def test_a_dataset_that_is_not_whole_is_refused(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["export", str(records / "oubliette.jsonl"), "--out", str(out)]) == 0
    (out / "games.jsonl").write_text("", "utf-8")
    with pytest.raises(BadInput, match="export-torn"):
        load(out)
    about = msgspec.json.decode((out / "dataset.json").read_bytes())
    (out / "dataset.json").write_bytes(msgspec.json.encode({**about, "schema": 99}))
    with pytest.raises(BadInput, match="lab-format"):
        load(out)


def test_the_schema_page_names_every_column() -> None:
    page = (ROOT / "docs" / "reference" / "dataset.md").read_text("utf-8")
    for columns in COLUMNS.values():
        for name, about in columns.items():
            assert f"| `{name}` | {about} |" in page

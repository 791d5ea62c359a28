"""Results of studies: one row a game, the same wherever it is played, in files that go on and can be joined."""

from pathlib import Path

import msgspec
import pytest

from noctuary.catalog import GAMES, game
from noctuary.core.measure import Measure
from noctuary.core.refusal import BadInput
from noctuary.lab.parquet import write_parquet
from noctuary.lab.plan import Arm, arm
from noctuary.lab.play import play_game
from noctuary.lab.rows import Results, RowFile, read
from noctuary.lab.run import Local, run, waves
from noctuary.lab.simulate import Plan, play_series
from noctuary.lab.summary import narrow

RANDOM = arm("oubliette", bots=("random",))


def played(path: Path | None, games: int, made: Arm = RANDOM, jobs: int = 1) -> Results:
    file = RowFile(path)
    with Local(jobs) as player:
        run([made], games, file, player)
    return file.results


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_studied(name: str) -> None:
    spec = game(name)
    made = arm(name, spec.seats[1], ("random",), traces=1, points=2, rollouts=1)
    row = play_game(spec, made, 0)
    assert row.reason
    assert {"branching", "kinds", "told", "trace", "tension", "drama", "decided_at"} <= row.figures.keys()


def test_a_row_depends_on_its_arm_and_number_alone() -> None:
    """Also not on whether a measure watches: the games of `noctuary sim` are these."""
    made = arm("occulto", 3, ("healer",))
    tally = play_series(Plan("occulto", 3, 2, "0", ("healer",) * 3, {}), 0, 2)
    rows = [play_game(game("occulto"), made, number) for number in (0, 1)]
    assert sum(row.decisions for row in rows) == tally.decisions
    assert play_game(game("occulto"), made, 1) == rows[1]


def test_processes_give_the_same_rows() -> None:
    assert played(None, 12, jobs=2) == played(None, 12)


def test_a_file_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    wanted = played(whole, 30)
    data = whole.read_bytes()
    cut.write_bytes(data[: len(data) * 2 // 3])
    assert not cut.read_bytes().endswith(b"\n")
    assert played(cut, 30) == wanted
    assert cut.read_bytes() == data


def test_files_are_joined_by_putting_one_behind_the_other(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    played(one, 5)
    wanted = played(other, 9)
    joined = tmp_path / "joined.jsonl"
    joined.write_bytes(one.read_bytes() + other.read_bytes())
    assert read([joined]) == read([one, other]) == wanted


@pytest.mark.parametrize("line", [b"{}", b'{"line":"game"}', b"nonsense", b'{"line":"game","arm":"ffff","number":1}'])
def test_a_damaged_line_is_named(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    played(path, 1)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadInput) as wrong:
        read([path])
    assert wrong.value.args_by_name["line"] == 3


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="Parquet is written by pyarrow, which is not installed")
    wanted = played(None, 6, arm("occulto", 3, ("random",)))
    write_parquet(tmp_path / "rows.parquet", wanted)
    assert read([tmp_path / "rows.parquet"]) == wanted


def test_it_stops_when_the_interval_is_narrow_enough() -> None:
    """After a whole wave, whoever plays: the number of games does not depend on how many processes there are."""
    file = RowFile(None)
    with Local() as player:
        run([RANDOM], 5000, file, player, narrow([RANDOM], 0.05))
    assert len(file.results[RANDOM.id].rows) == next(waves(5000, True)) < 5000


def test_a_game_brings_measures_of_its_own() -> None:
    class Loud(Measure):
        def figures(self, g: object) -> dict[str, object]:  # type: ignore[override]
            return {"loudness": 3.0}

    spec = msgspec.structs.replace(game("oubliette"), measures=lambda: (Loud(),))
    assert play_game(spec, RANDOM, 0).figures["loudness"] == 3.0

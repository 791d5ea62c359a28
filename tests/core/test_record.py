"""The record: one file a game, only ever appended to, and the game it tells."""

from pathlib import Path

import pytest

from noctuary.catalog import game
from noctuary.core.record import Chosen, Header, Journal, RecordFile, Undone, load, parse
from noctuary.core.refusal import BadInput, Refusal
from noctuary.oubliette import SPEC
from noctuary.testing import digest, journal_of


def played(steps: int, practice: bool = False) -> Journal:
    """A game of Oubliette after some choices, the first option each time."""
    plain = journal_of(SPEC, 7).header
    fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
    journal = Journal(SPEC, Header(**{**fields, "practice": practice}))
    for _ in range(steps):
        if journal.game.asks():
            journal.play(0, journal.game.asks()[0].options[0])
    return journal


def test_a_record_replays_to_the_same_game() -> None:
    journal = played(500)
    again = parse(journal.text().encode(), game)
    assert digest(SPEC, again.game) == digest(SPEC, journal.game)
    assert again.text() == journal.text()
    assert again.game.result() is not None


def test_a_line_without_a_time_is_of_the_beginning() -> None:
    """Only table and replay read the time; whoever plays alone writes none."""
    journal = played(3, practice=True)
    journal.undo()
    lines = [line for line in journal.lines if isinstance(line, Chosen | Undone)]
    assert [line.at for line in lines] == [0] * 4
    assert (Chosen(0, "turn").at, Undone().at) == (0, 0)
    assert '"at"' not in journal.text()
    journal.undo(1250)
    journal.play(0, journal.game.asks()[0].options[0], at=1300)
    assert [line.at for line in journal.lines if isinstance(line, Chosen | Undone)][-2:] == [1250, 1300]


def test_the_format_is_the_first_and_no_other_is_read() -> None:
    text = played(2).text()
    assert '"format"' not in text
    assert parse(text.replace("{", '{"format":1,', 1).encode(), game).past
    for number in (0, 2):
        with pytest.raises(BadInput, match="record-format"):
            parse(text.replace("{", f'{{"format":{number},', 1).encode(), game)


def test_a_line_that_does_not_fit_is_named_by_its_number() -> None:
    """The header is line 1."""
    rows = played(4).text().splitlines()
    for number in (2, 5):
        wrong = [*rows[: number - 1], '{"line":"chosen","seat":0,"choice":"juggle"}', *rows[number - 1 :]]
        with pytest.raises(BadInput) as caught:
            parse("".join(f"{row}\n" for row in wrong).encode(), game)
        assert (caught.value.code, caught.value.args_by_name["line"]) == ("record-line", number)


def test_following_a_hint_counts_and_asking_alone_does_not() -> None:
    """The same advice twice is one hint; another seat's answer, or another answer, is not the advised one."""
    journal = played(3)
    options = journal.game.asks()[0].options
    journal.hint(0, "something else")
    journal.hint(0, "something else")
    assert (journal.hints, journal.assisted) == (1, False)
    journal.play(0, options[0])
    assert (journal.assisted, journal.advice) == (False, None)
    advised = journal.game.asks()[0].options[0]
    journal.hint(0, advised.text)
    assert journal.hints == 2
    journal.play(0, advised)
    assert journal.assisted
    again = parse(journal.text().encode(), game)
    assert (again.hints, again.assisted) == (2, True)


def test_a_file_grows_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "a" / "game.jsonl"
    file = RecordFile(path)
    journal = journal_of(SPEC, 7)
    file.create(journal.header)
    journal.keep = file.append
    for _ in range(12):
        journal.play(0, journal.game.asks()[0].options[0])
        assert load(path, game).text() == journal.text()


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    RecordFile(path).create(journal_of(SPEC, 1).header)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        RecordFile(path).create(journal_of(SPEC, 2).header)
    assert path.read_bytes() == before


def test_every_place_a_write_can_be_cut_is_survived(tmp_path: Path) -> None:
    """Whatever is left of the last line, the game before it is there, and it goes on from there."""
    journal = played(10)
    text = journal.text().encode()
    last = text.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(last, len(text) - 1):
        again = parse(text[:cut], game)
        assert len(again.past) == 9
    path = tmp_path / "game.jsonl"
    path.write_bytes(text[: last + 9])
    torn = load(path, game)
    RecordFile(path).append(Chosen(0, torn.game.asks()[0].options[0].text))
    assert len(load(path, game).past) == 10


@pytest.mark.parametrize("line", [2, 5, 9])
def test_damage_in_the_middle_is_named(line: int) -> None:
    rows = played(12).text().encode().split(b"\n")
    rows[line - 1] = rows[line - 1][:-4]
    with pytest.raises(BadInput, match=f"line={line}"):
        parse(b"\n".join(rows), game)


def test_a_choice_that_does_not_fit_is_named() -> None:
    rows = played(4).text().encode().split(b"\n")
    rows[2] = b'{"line":"chosen","seat":0,"choice":"pay 1 2 3 4 e g"}'
    with pytest.raises(BadInput, match="line=3"):
        parse(b"\n".join(rows), game)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"rules":2', b'"rules":99', "record-rules"),
        (b'"game":"oubliette"', b'"game":"chess"', "game"),
        (b'"seed":"', b'"seed":"zz', "record-header"),
        (b'{"game"', b'["game"', "record-header"),
        (b'"seats":["seat 0"]', b'"seats":[]', "players"),
    ],
)
def test_a_wrong_header_is_named(old: bytes, new: bytes, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse(played(3).text().encode().replace(old, new, 1), game)
    assert caught.value.code == code


def test_other_cards_are_noticed() -> None:
    text = played(3).text().replace('"seed"', '"data":{"cards":"00"},"seed"', 1)
    with pytest.raises(BadInput, match="record-data"):
        parse(text.encode(), game)


class TestUndo:
    def test_what_showed_nothing_can_be_taken_back(self) -> None:
        journal, before = first_quiet_choice()
        journal.undo()
        assert journal.spec.write(journal.game) == before
        assert not journal.assisted

    def test_what_was_shown_stays(self) -> None:
        journal = played(0)
        while not journal.past or not journal.shown[-1]:
            journal.play(0, journal.game.asks()[0].options[0])
        with pytest.raises(Refusal, match="undo_shown"):
            journal.undo()

    def test_practice_takes_back_anything_and_says_so(self) -> None:
        journal = played(6, practice=True)
        for _ in range(6):
            journal.undo()
        assert journal.past == []
        assert journal.assisted
        with pytest.raises(Refusal, match="nothing_to_undo"):
            journal.undo()
        again = parse(journal.text().encode(), game)
        assert again.assisted
        assert digest(SPEC, again.game) == digest(SPEC, journal.game)

    def test_an_undo_is_a_line_of_the_record(self) -> None:
        journal, _ = first_quiet_choice()
        journal.undo()
        journal.play(0, journal.game.asks()[0].options[-1])
        assert '"line":"undone"' in journal.text()
        again = parse(journal.text().encode(), game)
        assert digest(SPEC, again.game) == digest(SPEC, journal.game)


def first_quiet_choice() -> tuple[Journal, str]:
    """A game whose last choice showed nothing, and the position before it."""
    for seed in range(50):
        journal = journal_of(SPEC, seed)
        while journal.game.asks():
            before = SPEC.write(journal.game)
            journal.play(0, journal.game.asks()[0].options[0])
            if not journal.shown[-1] and journal.game.result() is None:
                return journal, before
    raise AssertionError("no quiet choice in fifty games")


def test_a_record_can_go_on_from_a_position() -> None:
    journal = played(8)
    position = SPEC.write(journal.game)
    other = journal_of(SPEC, 99)
    other.place(position)
    assert SPEC.write(other.game) == position
    other.play(0, other.game.asks()[0].options[0])
    again = parse(other.text().encode(), game)
    assert digest(SPEC, again.game) == digest(SPEC, other.game)


class TestHints:
    def test_a_hint_that_was_followed_marks_the_game(self) -> None:
        journal = played(2)
        journal.hint(0, journal.game.asks()[0].options[0].text)
        assert not journal.assisted
        journal.play(0, journal.game.asks()[0].options[0])
        assert journal.assisted
        assert journal.hints == 1
        again = parse(journal.text().encode(), game)
        assert (again.assisted, again.hints) == (True, 1)
        assert digest(SPEC, again.game) == digest(SPEC, journal.game)

    def test_a_hint_that_was_not_followed_is_only_counted(self) -> None:
        journal = played(2)
        while len(journal.game.asks()[0].options) < 2:
            journal.play(0, journal.game.asks()[0].options[0])
        first, other, *_ = journal.game.asks()[0].options
        for _ in range(3):
            journal.hint(0, first.text)
        journal.play(0, other)
        assert (journal.assisted, journal.hints) == (False, 1)
        assert not parse(journal.text().encode(), game).assisted

    def test_practice_is_counted_apart_from_its_beginning(self) -> None:
        assert played(0, practice=True).assisted

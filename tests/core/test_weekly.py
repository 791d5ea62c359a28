"""One puzzle a week, by universal time."""

from datetime import date

from noctuary.core.weekly import FIRST, has_begun, monday_of, number_of, week_of


def test_a_week_goes_from_monday_to_sunday_and_over_the_year() -> None:
    """ISO weeks: the first days of a year may belong to the last week of the one before."""
    assert week_of(date(2026, 11, 16)) == week_of(date(2026, 11, 22)) == "2026-W47"
    assert week_of(date(2027, 1, 3)) == "2026-W53"
    assert week_of(date(2027, 1, 4)) == "2027-W01"
    assert monday_of("2027-W01") == date(2027, 1, 4)


def test_what_is_no_week_has_no_monday() -> None:
    """Neither nonsense nor a week that a year does not have."""
    for wrong in ("", "2026", "2026-47", "2026-W00", "2027-W53", "0000-W01", "2026-W4७", "2026-W47 "):
        assert monday_of(wrong) is None
        assert not has_begun(wrong, date(2030, 1, 1))


def test_no_week_to_come_is_shown() -> None:
    """Nor one from before the first."""
    today = date(2026, 11, 25)
    assert has_begun("2026-W48", today)
    assert has_begun("2026-W47", today)
    assert not has_begun("2026-W49", today)
    assert not has_begun("2026-W46", today)


def test_each_week_has_the_next_puzzle_and_then_they_begin_anew() -> None:
    """Also over the end of a year."""
    weeks = [week_of(date.fromordinal(FIRST.toordinal() + 7 * at)) for at in range(10)]
    assert [number_of(week, 4) for week in weeks] == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]

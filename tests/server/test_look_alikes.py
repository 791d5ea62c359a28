"""Names that hide something, and names that look like somebody else's."""

from pathlib import Path

import pytest
from support.server_for_tests import go, house

from noctuary.server.client import Client, Refused
from noctuary.server.table.names import clean, skeleton


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("Ann\u034f", "Ann"),
        ("A\ufe0fnn", "Ann"),
        ("\u3164", ""),
        ("\u2800 \u200b", ""),
        ("Ann\u3164", "Ann"),
        ("Ann\u202e", "Ann"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("  Ann\u00a0 B ", "Ann B"),
        ("Zoe\u0301", "Zoé"),
        ("Ngân Đỗ", "Ngân Đỗ"),
        ("हिन्दी", "हिन्दी"),
        ("\u0301Ann", ""),
        ("A\u0332\u0333\u0334nn", ""),
        ("🦉", "🦉"),
    ],
)
def test_what_nobody_sees_is_no_part_of_a_name(given: str, left: str) -> None:
    assert clean(given) == left


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # A Cyrillic capital.
        ("Hannah", "Ηannah"),  # A Greek one.
        ("Paul", "PauI"),
        ("Bob", "B0b"),
        ("Oscar", "Оѕсаr"),
        ("Ann", "ANN"),
        ("Ann", "ᴀɴɴ"),
        ("Anna B", "AnnaB"),
        ("Ann", "A\u0332nn"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Zoé", "Zoe"), ("Ann", "Anne"), ("Лена", "Лина"), ("李", "王")])
def test_names_that_do_not_are_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(("name", "code"), [("Аnn", "name_taken"), ("Ann\u034f", "name_taken"), ("\u3164", "request")])
def test_nobody_sits_down_as_somebody_else(tmp_path: Path, name: str, code: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            with pytest.raises(Refused) as refused:
                await Client.join(server.base, ann.table, name)
            assert refused.value.code == code

    go(work)

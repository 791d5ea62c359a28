"""What a table without a memory aid sends to somebody who comes back: nothing of what was seen once (C-08)."""

from typing import Any

import msgspec
import pytest
from support.bench import received, seated, table_at
from support.server_for_tests import go

from noctuary.core.record import Journal
from noctuary.occulto import SPEC
from noctuary.testing import journal_of, rule
from noctuary.testing.occulto import village

FACES = "red yellow blue violet green orange", "red violet blue yellow green orange"
"""Two worlds that differ in what lies before b and d."""


def reloaded(text: str, plays: tuple[str, ...], viewer: int, **options: Any) -> tuple[list[bytes], list[bytes]]:
    """All that a viewer is sent who opens the page while looking, and again when the last look is put away."""
    found: list[list[bytes]] = []

    async def work() -> None:
        scene = village(text, **options)
        header = msgspec.structs.replace(journal_of(SPEC, 1).header, options=scene.g.options.changed())
        table = table_at(Journal(SPEC, header), scene.g)
        for sentence in plays:
            seat, answer = scene.text(sentence)
            assert await table.answer_for(seat, answer, 0), sentence
        found.append(received(await seated(table, viewer)))
        while scene.g.asks()[0].kind in ("peek", "shield"):
            ask = scene.g.asks()[0]
            assert await table.answer_for(ask.who, ask.options[0].text, 0)
        found.append(received(await seated(table, viewer)))
        await table.close("gone")

    go(work)
    return found[0], found[1]


@pytest.mark.parametrize(
    ("hands", "play", "viewer"),
    [
        ("a=divination", "a play divination @b", 0),
        ("a=full_moon", "a play full_moon @b", 2),
        ("b=lucidity", "b play lucidity", 1),
    ],
)
@rule("C-08", "C-57", "C-64")
def test_a_face_that_was_put_away_is_in_nothing_that_is_sent(hands: str, play: str, viewer: int) -> None:
    texts = [f"hands: {hands} | deck: 30 | turn: {play[0]} | characters: {faces}" for faces in FACES]
    worlds = [reloaded(text, (play,), viewer) for text in texts]
    assert worlds[0][0] != worlds[1][0], "while it is looked at it is shown"
    assert worlds[0][1] == worlds[1][1], "then every byte is the same, whatever it was"
    kept = [reloaded(text, (play,), viewer, memory_aid="journal")[1] for text in texts]
    assert kept[0] != kept[1], "a table with an aid keeps it"


@pytest.mark.parametrize(
    ("hands", "plays", "viewer"),
    [
        ("a=thief b=red1,blue1", ("a play thief b", "b decline"), 1),
        ("a=barter,red1 b=blue1,green1", ("a play barter b", "b decline"), 1),
        ("a=poisoned_gift,red1 b=blue1", ("a play poisoned_gift left", "b decline", "a give red1", "b give blue1"), 0),
    ],
)
@rule("C-08", "C-52", "C-59")
def test_the_log_keeps_no_card_that_went_from_hand_to_hand(hands: str, plays: tuple[str, ...], viewer: int) -> None:
    text = f"hands: {hands} | deck: 30"
    told = {f"occulto-{happening}-seen" for happening in ("stolen", "bartered", "given")}

    def lines(**options: Any) -> list[str]:
        frames = map(msgspec.json.decode, reloaded(text, plays, viewer, **options)[1])
        return [line["id"] for frame in frames if frame["is"] == "lines" for line in frame["lines"]]

    assert lines()
    assert not [id for id in lines() if id in told]
    assert [id for id in lines(memory_aid="deduction") if id in told]

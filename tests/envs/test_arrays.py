"""Observations hold what a seat may know, nothing else: two worlds, byte by byte."""

from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from support.environments import TABLES, positions

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.game import Game
from noctuary.envs.catalogue import Encoding, own_asks
from noctuary.envs.encodings import encoding_for
from noctuary.envs.layout import Array

GAMES = {"oubliette": 12, "occulto": 2, "obscurio": 1}


def other_world(game: Game, seat: int, label: str) -> Game:
    """A world that agrees with all that `seat` knows, dealt from the bytes of its knowledge alone."""
    spec = spec_of(game.name)
    known = msgspec.json.decode(msgspec.json.encode(game.knowledge(seat)), type=spec.knowledge)
    return spec.from_knowledge(known, Chance(seed_of(f"other world/{label}")))


def told(encoding: Encoding, game: Game, seat: int) -> bytes:
    """Every byte a seat is given: observation and mask."""
    return encoding.observe(game, seat).tobytes() + encoding.mask(encoding.answers(game, seat)).tobytes()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_two_worlds_give_a_seat_the_same_bytes(game: str, players: int) -> None:
    encoding = encoding_for(game, players)
    luck = Random(f"worlds/{game}/{players}")
    tried = 0
    for seed in range(100, 100 + GAMES[game]):
        for number, (g, _) in enumerate(positions(game, players, seed)):
            for seat in range(players):
                if luck.random() < 1 / (2 * players):
                    there = other_world(g, seat, f"{seed}/{number}/{seat}")
                    assert told(encoding, there, seat) == told(encoding, g, seat), (seed, number, seat)
                    tried += 1
    assert tried > 20


def test_an_array_with_something_of_the_state_in_it_is_noticed() -> None:
    class Leaking(type(encoding_for("oubliette", 1))):  # type: ignore[misc]
        def observe(self, game: Any, seat: int) -> Array:
            out: Array = super().observe(game, seat)
            out[0] = len(game.deck[-1].id) / 10 if game.deck else 0
            return out

    leaking = Leaking()
    worlds = [
        (told(leaking, g, 0), told(leaking, other_world(g, 0, str(at)), 0))
        for at, (g, _) in enumerate(positions("oubliette", 1, 100))
    ]
    assert any(here != there for here, there in worlds)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_is_a_function_of_knowledge_and_asks(game: str, players: int) -> None:
    """Written from the bytes of what a seat knows, it is the same: nothing else can have gone in."""
    encoding = encoding_for(game, players)
    for g, seat in positions(game, players, 200):
        known = encoding.known(g, seat)
        again = msgspec.json.decode(msgspec.json.encode(known), type=type(known))
        out = np.ones(encoding.layout.size, np.float32)
        encoding.write(again, own_asks(g, seat), out)
        assert np.array_equal(out, encoding.observe(g, seat))
        assert out.min() >= 0
        assert out.max() <= 1


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_tells_most_positions_of_a_game_apart(game: str, players: int) -> None:
    encoding = encoding_for(game, players)
    seen = [(seat, told(encoding, g, seat)) for g, seat in positions(game, players, 300)]
    assert len(set(seen)) > 0.6 * len(seen)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_end_of_a_game_can_be_observed(game: str, players: int) -> None:
    encoding = encoding_for(game, players)
    *_, (g, _) = positions(game, players, 400)
    while not g.result():
        ask = g.asks()[-1]
        g.play(ask.who, ask.options[-1])
    for seat in range(players):
        assert encoding.observe(g, seat).shape == (encoding.layout.size,)
        assert encoding.answers(g, seat) == {}


def test_blocks_are_found_by_name() -> None:
    encoding = encoding_for("oubliette", 1)
    spec = spec_of("oubliette")
    g = spec.new(spec.options(), 1, Chance(seed_of("7")))
    observation = encoding.observe(g, 0)
    view = g.view(0)
    cards = encoding.layout.block(observation, "cards")
    block = encoding.layout["cards"]
    for at, pile in enumerate(view.slots, 1):
        assert cards[block.rows.index(pile[-1]), block.columns.index(f"slot {at}")] == 1
    assert encoding.layout.label(0) == "cards 2C turned"
    assert encoding.layout.label(encoding.layout.size - 1) == "asked hourglass"
    with pytest.raises(IndexError):
        encoding.layout.label(encoding.layout.size)


def test_occulto_shows_who_can_be_whose_as_shares_of_the_worlds() -> None:
    encoding = encoding_for("occulto", 4)
    spec = spec_of("occulto")
    g = spec.new(spec.options(), 4, Chance(seed_of("7")))
    worlds = encoding.layout.block(encoding.observe(g, 2), "worlds")
    assert worlds[2].max() == 1
    assert np.allclose(worlds.sum(axis=1), 1)
    assert np.allclose(np.sort(worlds[0]), [0, 0.2, 0.2, 0.2, 0.2, 0.2])

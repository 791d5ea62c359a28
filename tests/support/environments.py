"""Random games with numbered answers, for the tests of the environments."""

from collections.abc import Iterator
from random import Random
from typing import Any

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.game import Game
from noctuary.core.refusal import BadInput
from noctuary.envs.encodings import encoding_for
from noctuary.envs.turns import Turns

TABLES = [
    ("oubliette", 1),
    *(("occulto", players) for players in range(3, 6)),
    *(("obscurio", players) for players in range(2, 9)),
]
TOO_LONG = 3000


def some_options(game: str, players: int, luck: Random) -> Any:
    """Any mix of the game's options that can be played."""
    options = spec_of(game).options
    while True:
        try:
            made = options.make(
                {about.name: luck.choice(about.choices) for about in options.about() if about.choices}
                if luck.random() < 0.8
                else {}
            )
            spec_of(game).new(made, players, Chance(bytes(32)))
        except BadInput:
            continue
        return made


def positions(game: str, players: int, seed: int, patience: int = 6) -> Iterator[tuple[Game, int]]:
    """Every position of a random game with who has the word there."""
    luck = Random(f"{game}/{players}/{seed}")
    encoding = encoding_for(game, players)
    g = spec_of(game).new(some_options(game, players, luck), players, Chance(seed_of(str(seed))))
    g.loud = False
    turns = Turns(g, patience * players)
    for _ in range(TOO_LONG):
        seat = turns.next()
        if seat is None:
            return
        yield g, seat
        ask, choice = luck.choice(list(encoding.answers(g, seat).values()))
        if choice.text == "wait":
            turns.wait(seat)
        else:
            turns.play(ask, choice)
    raise AssertionError(f"{game} with {players} does not end")

"""What is played: arms, each a way to play a game, on the same numbered deals.

Game number `n` of a seed has the same cards and the same luck in every arm, so that arms can be compared deal by deal.
"""

import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from noctuary.catalog import game
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.lab.simulate import bots_of


class Arm(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One way to play, with all that its games depend on."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Any] = {}
    challenger: str = ""
    """A bot that sits in seat `number % players` of each game, in the place of the bot there."""
    seed: str = "0"
    measures: str = "all"
    """`all`, `few` (length and branching) or `none`."""
    traces: int = 0
    """Of how many games, from number 0 on, the chances to win are followed."""
    points: int = 8
    """At how many moments of such a game."""
    rollouts: int = 12
    """By how many games played on from each."""
    deck: str = ""
    """A deck file in the place of the game's own; its hash is in `data`."""
    rules: int = 0
    data: dict[str, str] = {}
    version: str = ""

    @property
    def id(self) -> str:
        """Short, and another for everything that could change a game."""
        plain = msgspec.structs.replace(self, deck="")  # The same deck may lie elsewhere.
        return sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:12]

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        if not self.challenger:
            return self.bots
        seat = number % self.players
        return (*self.bots[:seat], self.challenger, *self.bots[seat + 1 :])


def arm(
    name: str,
    players: int | None = None,
    bots: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Arm:
    """An arm, checked: the game with its rules and data as they are here, the bots and the options."""
    spec = game(name)
    seats = spec.seats[0] if players is None else players
    spec.check_seats(seats)
    made = spec.options.make(options or {})
    if more.get("challenger"):
        bots_of(spec, [more["challenger"]], 1)
    names = bots_of(spec, bots, seats)
    return Arm(
        game=name, players=seats, bots=names, options=made.changed(), rules=spec.rules, data=dict(spec.data),
        version=release(), **more,
    )  # fmt: skip


def with_deck(made: Arm, path: Path) -> Arm:
    """The same arm with another deck file. Games read their deck once, so another process reads this one."""
    if not path.is_file():
        raise BadInput("file", name=str(path))
    with ProcessPoolExecutor(1, get_context("spawn"), use_deck, (made.game, str(path.resolve()))) as pool:
        data = pool.submit(data_of, made.game).result()
    if data == made.data:
        raise BadInput("lab-deck-same", name=str(path), game=made.game)
    return msgspec.structs.replace(made, deck=str(path.resolve()), data=data)


def use_deck(name: str, path: str) -> None:
    """Have this process play with a deck file: before the game is opened."""
    os.environ[f"NOCTUARY_{name.upper()}_DECK"] = path


def data_of(name: str) -> dict[str, str]:
    """The hash of each data file a game is played with here."""
    return dict(game(name).data)


@cache
def release() -> str:
    """The version of this program."""
    try:
        return version("noctuary")
    except PackageNotFoundError:
        return "source"


def check_same(arm: Arm, where: str) -> Spec:
    """The arm's game, if it is here what it was where the arm was made; else says what differs, and where."""
    spec = game(arm.game)
    here = {"noctuary": release(), "rules": str(spec.rules), **spec.data}
    there = {"noctuary": arm.version, "rules": str(arm.rules), **arm.data}
    for name in {**there, **here}:
        if here.get(name) != there.get(name):
            given, known = (str(side.get(name, "–"))[:16] for side in (here, there))
            raise BadInput("lab-worker", where=where, name=name, given=given, known=known)
    return spec

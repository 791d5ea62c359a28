"""Oubliette played by numbers, many games in one call. No array is touched here: it is compiled with the rules."""

from collections.abc import Callable
from typing import Final

from noctuary.core.chance import Chance
from noctuary.core.effects import Choice
from noctuary.envs.oubliette import ENCODING
from noctuary.envs.oubliette_direct import observe
from noctuary.oubliette.choices import choice
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new
from noctuary.oubliette.state import PLAYER, Oubliette

CHOICES: Final[list[Choice]] = [choice.by_text[text] for text in ENCODING.actions.texts]
"""The choice of each number."""
NUMBER: Final[dict[Choice, int]] = {each: number for number, each in enumerate(CHOICES)}


def dealt(options: Options, seed: bytes) -> Oubliette:
    """A new game, told to nobody."""
    game = new(options, 1, Chance(seed))
    game.loud = False
    return game


def play(game: Oubliette, action: int) -> bool:
    """Play the answer of this number, if it is legal; whether it was. One that is not changes nothing."""
    if action < 0 or action >= len(CHOICES):
        return False
    answer = CHOICES[action]
    for ask in game.open_asks:
        for option in ask.options:
            if option is answer:
                game.carry_out(ask, answer)
                return True
    return False


def won(game: Oubliette) -> bool:
    """Whether the player has escaped."""
    return game.outcome is not None and PLAYER in game.outcome.winners


def legal(game: Oubliette, base: int = 0) -> list[int]:
    """The numbers of all legal answers, counted from `base`."""
    found: list[int] = []
    for ask in game.open_asks:
        for option in ask.options:
            found.append(base + NUMBER[option])
    return found


class Batch:
    """The games, and what the last step did in each of them."""

    __slots__ = (
        "codes", "cut", "ended", "games", "illegal", "illegal_reward", "limit", "options", "rewards", "room", "steps",
    )  # fmt: skip

    def __init__(self, options: Options, illegal_reward: float, room: float, limit: int) -> None:
        self.options = options
        self.illegal_reward = illegal_reward
        self.room = room
        """What one more room of the Path is worth."""
        self.limit = limit
        self.games: list[Oubliette] = []
        self.steps: list[int] = []
        self.codes: list[bytes] = []
        """What `observe` says of each game."""
        self.rewards: list[float] = []
        self.ended: list[bool] = []
        self.cut: list[bool] = []
        self.illegal: list[bool] = []

    def deal(self, seeds: list[bytes]) -> None:
        """New games, one for each seed."""
        count = len(seeds)
        self.games = [dealt(self.options, seed) for seed in seeds]
        self.codes = [observe(game) for game in self.games]
        self.steps = [0] * count
        self.rewards = [0.0] * count
        self.ended = [False] * count
        self.cut = [False] * count
        self.illegal = [False] * count

    def step(self, actions: list[int], seed: Callable[[int], bytes]) -> None:
        """One answer in each game. One that was over is dealt anew instead, from the seed that its number gets."""
        for at, action in enumerate(actions):
            self.rewards[at] = 0.0
            self.illegal[at] = False
            if self.ended[at] or self.cut[at]:
                self.ended[at] = self.cut[at] = False
                self.steps[at] = 0
                self.games[at] = dealt(self.options, seed(at))
                self.codes[at] = observe(self.games[at])
            else:
                self.answer(at, action)

    def answer(self, at: int, action: int) -> None:
        """Play the answer of this number in one game."""
        game = self.games[at]
        rooms = len(game.path)
        if play(game, action):
            self.codes[at] = observe(game)
            self.rewards[at] = float(won(game)) + self.room * (len(game.path) - rooms)
            self.ended[at] = game.outcome is not None
        else:
            self.rewards[at] = self.illegal_reward
            self.illegal[at] = True
        self.steps[at] += 1
        self.cut[at] = self.steps[at] >= self.limit

    def legal(self) -> list[int]:
        """The numbers of the legal answers in all games, as places in one long row of masks."""
        found: list[int] = []
        base = 0
        for game in self.games:
            for ask in game.open_asks:
                for option in ask.options:
                    found.append(base + NUMBER[option])
            base += len(CHOICES)
        return found

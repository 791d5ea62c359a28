"""Many games of Oubliette stepped in one call, into arrays that are made once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from noctuary.core.refusal import BadInput
from noctuary.door import plainly
from noctuary.envs import LONGEST
from noctuary.envs.catalogue import Mask
from noctuary.envs.layout import Array
from noctuary.envs.oubliette import ENCODING
from noctuary.envs.solo import Episode, Settings, deal_seed

Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


class OublietteVectorEnv(VectorEnv[Array, Numbers, npt.NDArray[Any]]):
    """The same games as as many `OublietteEnv`s would play, seed by seed; a game that ended is dealt anew by the next
    step, as Gymnasium's own vector environments do.

    The arrays of observations and masks are copied for the caller, unless `copy=False`: then they are the ones that
    the next step writes into.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so is it declared by Gymnasium
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        max_episode_steps: int = LONGEST,
        reward: str = "outcome",
        illegal_reward: float = -0.01,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        with plainly():
            if num_envs < 1:
                raise BadInput("number", name="num_envs", given=str(num_envs), low="1", high="1000000")
        self.settings = Settings(reward, illegal_reward, options)
        self.num_envs = num_envs
        self.limit = max_episode_steps
        self.copy = copy
        self.render_mode = render_mode
        self.single_observation_space = Box(0.0, 1.0, (ENCODING.layout.size,), np.float32)
        self.single_action_space = Discrete(len(ENCODING.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._randoms: list[np.random.Generator] = []
        self._episodes: list[Episode] = []
        self._observations: Array = np.zeros((num_envs, ENCODING.layout.size), np.float32)
        self._masks: Mask = np.zeros((num_envs, len(ENCODING.actions)), np.int8)
        self._rows: list[int] = []
        self._legal: list[int] = []
        self._places: list[int] = []
        self._values: list[float] = []
        self._steps: Numbers = np.zeros(num_envs, np.int64)
        self._over: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New deals everywhere. A seed gives game number `i` the seed `seed + i`."""
        if seed is not None or not self._randoms:
            self._randoms = [seeding.np_random(each)[0] for each in self._seeds(seed)]
        self._episodes = [Episode(self.settings, deal_seed(each, options)) for each in self._randoms]
        self._steps.fill(0)
        self._over.fill(False)
        for at in range(self.num_envs):
            self._look(at)
        self._write()
        return self._told(self._observations), self._info(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Numbers) -> tuple[Array, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """One answer in each game."""
        count = self.num_envs
        rewards = np.zeros(count, np.float64)
        ended: Flags = np.zeros(count, np.bool_)
        cut: Flags = np.zeros(count, np.bool_)
        illegal: Flags = np.zeros(count, np.bool_)
        for at, action in enumerate(np.asarray(actions).tolist()):
            if self._over[at]:
                self._episodes[at] = Episode(self.settings, deal_seed(self._randoms[at], None))
                self._steps[at] = 0
                self._look(at)
                continue
            illegal[at] = action not in self._episodes[at].answers
            rewards[at], ended[at] = self._episodes[at].step(action)
            if not illegal[at]:
                rewards[at] += self._look(at)
            self._steps[at] += 1
            cut[at] = self._steps[at] >= self.limit
        self._over = ended | cut
        self._write()
        return self._told(self._observations), rewards, ended, cut, self._info(illegal)

    def action_masks(self) -> Mask:
        """One row a game, one for each legal action."""
        return self._masks.copy()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + at for at in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        return list(seed)

    def _look(self, at: int) -> float:
        """Note what one game's observation and mask hold, for `_write`."""
        episode = self._episodes[at]
        self._rows.append(at)
        start = at * self._masks.shape[1]
        self._legal += [start + number for number in episode.answers]
        return episode.note(at * self._observations.shape[1], self._places, self._values)

    def _write(self) -> None:
        """All that was noted into the arrays, each in one go."""
        if len(self._rows) == self.num_envs:
            self._observations.fill(0.0)
            self._masks.fill(0)
        else:
            self._observations[self._rows] = 0.0
            self._masks[self._rows] = 0
        self._observations.reshape(-1)[self._places] = np.minimum(np.array(self._values, np.float32), 1.0)
        self._masks.reshape(-1)[self._legal] = 1
        for noted in (self._rows, self._legal, self._places, self._values):
            noted.clear()

    def _told(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _info(self, illegal: Flags) -> dict[str, Any]:
        return {"action_mask": self._masks.copy() if self.copy else self._masks, "illegal": illegal}

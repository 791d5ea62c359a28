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
from noctuary.envs.oubliette_arrays import write
from noctuary.envs.oubliette_batch import Batch
from noctuary.envs.solo import Settings, deal_seed

Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


class OublietteVectorEnv(VectorEnv[Array, Numbers, npt.NDArray[Any]]):
    """The same games as as many `OublietteEnv`s would play, seed by seed; a game that ended is dealt anew by the next
    step, as Gymnasium's own vector environments do.

    Each step gives new arrays of observations and masks, unless `copy=False`: then they are the ones that the next step
    writes into.
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
        self.copy = copy
        self.render_mode = render_mode
        self.single_observation_space = Box(0.0, 1.0, (ENCODING.layout.size,), np.float32)
        self.single_action_space = Discrete(len(ENCODING.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._randoms: list[np.random.Generator] = []
        self._batch = Batch(self.settings.options, self.settings.illegal_reward, self.settings.room, max_episode_steps)
        self._observations: Array = np.zeros((num_envs, ENCODING.layout.size), np.float32)
        self._masks: Mask = np.zeros((num_envs, len(ENCODING.actions)), np.int8)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New deals everywhere. A seed gives game number `i` the seed `seed + i`."""
        if seed is not None or not self._randoms:
            self._randoms = [seeding.np_random(each)[0] for each in self._seeds(seed)]
        self._batch.deal([deal_seed(each, options) for each in self._randoms])
        self._look()
        return self._observations, {"action_mask": self._masks, "illegal": np.zeros(self.num_envs, np.bool_)}

    def step(self, actions: Numbers) -> tuple[Array, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """One answer in each game."""
        batch = self._batch
        batch.step(np.asarray(actions).tolist(), self._seed)
        self._look()
        rewards = np.array(batch.rewards, np.float64)
        ended, cut, illegal = (np.array(each, np.bool_) for each in (batch.ended, batch.cut, batch.illegal))
        return self._observations, rewards, ended, cut, {"action_mask": self._masks, "illegal": illegal}

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

    def _seed(self, at: int) -> bytes:
        """The seed of the next game in a place."""
        return deal_seed(self._randoms[at], None)

    def _look(self) -> None:
        """Observations and masks of all games, into the arrays that the caller is given."""
        if self.copy:
            self._observations = np.empty_like(self._observations)
            self._masks = np.zeros_like(self._masks)
        else:
            self._masks.fill(0)
        write(b"".join(self._batch.codes), self._observations)
        self._masks.reshape(-1)[self._batch.legal()] = 1

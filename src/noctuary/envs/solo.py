"""Oubliette for Gymnasium: one player, one game an episode."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from noctuary.catalog import game as spec_of
from noctuary.core.chance import seed_of
from noctuary.core.refusal import BadInput
from noctuary.door import LAST_DEAL, plainly
from noctuary.envs.catalogue import Mask
from noctuary.envs.layout import Array
from noctuary.envs.oubliette import ENCODING, ROOMS
from noctuary.envs.oubliette_arrays import write
from noctuary.envs.oubliette_batch import dealt, legal, play, won
from noctuary.envs.oubliette_direct import observe
from noctuary.oubliette.options import Options

PLAYER: Final = 0
REWARDS: Final = ("outcome", "progress")


class Settings:
    """What an environment is made with, checked: the options of the game, and how steps are rewarded."""

    def __init__(self, reward: str, illegal_reward: float, options: dict[str, Any]) -> None:
        with plainly():
            if reward not in REWARDS:
                raise BadInput("option-value", name="reward", given=str(reward)[:40], known=", ".join(REWARDS))
            self.spec = spec_of("oubliette")
            self.options = Options.make(options)
        self.room = 1 / ROOMS if reward == "progress" else 0.0
        self.illegal_reward = float(illegal_reward)


class Episode:
    """One game, played by numbers."""

    __slots__ = ("game", "settings")

    def __init__(self, settings: Settings, seed: bytes) -> None:
        self.settings = settings
        self.game = dealt(settings.options, seed)

    def step(self, action: int) -> tuple[float, bool, bool]:
        """Play the answer of this number: its reward, whether the game is over, and whether it was illegal."""
        rooms = len(self.game.path)
        if not play(self.game, action):
            return self.settings.illegal_reward, self.game.outcome is not None, True
        gained = (len(self.game.path) - rooms) * self.settings.room
        return float(won(self.game)) + gained, self.game.outcome is not None, False

    def observe(self) -> Array:
        """What the player may know."""
        out = np.empty((1, ENCODING.layout.size), np.float32)
        write(observe(self.game), out)
        first: Array = out[0]
        return first

    def mask(self) -> Mask:
        """One for each legal action."""
        return ENCODING.mask(legal(self.game))

    def info(self, illegal: bool) -> dict[str, Any]:
        """The mask and, once the game is over, why it ended."""
        info: dict[str, Any] = {"action_mask": self.mask()}
        if self.game.outcome is not None:
            info["outcome"] = self.game.outcome.reason
        info["illegal"] = illegal
        return info


class OublietteEnv(gymnasium.Env[Array, np.int64]):
    """A deal of Oubliette an episode. See `docs/reference/envs.md` for the layout of observations and actions.

    `reward`: "outcome" gives 1 for an escape and 0 for everything else; "progress" adds a ninth for each room the Path
    gains and takes it back for each room lost. `illegal_reward` is what an illegal action costs: it changes nothing,
    and the same question stays. All other arguments are options of the game (`preset="merciful"`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so is it declared by Gymnasium
        "render_modes": ["ansi"],
        "render_fps": 4,
    }

    def __init__(
        self,
        *,
        render_mode: str | None = None,
        reward: str = "outcome",
        illegal_reward: float = -0.01,
        **options: Any,
    ) -> None:
        self.settings = Settings(reward, illegal_reward, options)
        self.render_mode = render_mode
        self.observation_space = Box(0.0, 1.0, (ENCODING.layout.size,), np.float32)
        self.action_space = Discrete(len(ENCODING.actions))
        self.episode: Episode | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new deal. `options={"deal": 7}` takes the deal of that number, the same for everybody."""
        super().reset(seed=seed)
        self.episode = Episode(self.settings, deal_seed(self.np_random, options))
        return self.episode.observe(), self.episode.info(False)

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Answer by number."""
        episode = self._episode()
        reward, over, illegal = episode.step(int(action))
        return episode.observe(), reward, over, False, episode.info(illegal)

    def action_masks(self) -> Mask:
        """One for each legal action: what MaskablePPO of sb3-contrib asks for."""
        return self._episode().mask()

    def action_text(self, action: int) -> str:
        """An action as the game writes it."""
        with plainly():
            return ENCODING.actions.text(int(action))

    def action_number(self, text: str) -> int:
        """The number of an action that the game writes so."""
        with plainly():
            return ENCODING.actions.number(text)

    def render(self) -> Any:
        """The table as text."""
        from noctuary.paint import paint
        from noctuary.text import words

        if self.render_mode != "ansi":
            return None
        lines = self.settings.spec.draw(self._episode().game.view(PLAYER), words("en"), 78)
        return "\n".join(paint(line, False).rstrip() for line in lines)

    def _episode(self) -> Episode:
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("Cannot call env.step() before calling env.reset()")
        return self.episode


def deal_seed(random: np.random.Generator, options: dict[str, Any] | None) -> bytes:
    """The seed of the next game: of a numbered deal if one is asked for, else from the environment's own chance.

    Wrappers and checkers send options of their own through `reset`; they are none of ours.
    """
    deal = (options or {}).get("deal")
    if deal is None:
        return random.bytes(32)
    with plainly():
        if type(deal) is not int or not 1 <= deal <= LAST_DEAL:
            raise BadInput("deal", given=str(deal)[:40])
    return seed_of(str(deal))

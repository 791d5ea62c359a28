"""Games of several for PettingZoo, as its agent environment cycle (AEC): whoever is asked has the word."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance
from noctuary.core.game import Game
from noctuary.core.refusal import BadInput
from noctuary.door import plainly
from noctuary.envs.catalogue import Answers, Encoding
from noctuary.envs.encodings import encoding_for
from noctuary.envs.extra import needed
from noctuary.envs.obscurio import OWN_LIST, WAIT
from noctuary.envs.solo import deal_seed
from noctuary.envs.turns import Turns

needed("pettingzoo")

from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

LONGEST = 10_000
"""More answers than any game takes: what ends an episode of agents that only try illegal actions."""
PATIENCE = 12
"""Answers for each seat in one stretch of time, before the clock answers."""


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game of several. See `docs/reference/envs.md` for the layout of observations and actions.

    An observation is a dict: `observation`, what the agent's seat may know, and `action_mask`, the answers that are
    open to it while it has the word. A winner gets 1 at the end, everybody else 0. An illegal action changes nothing,
    costs `illegal_reward`, and the same agent is asked again. After `max_cycles` answers all agents are truncated.
    """

    def __init__(
        self,
        encoding: Encoding,
        players: int,
        *,
        render_mode: str | None = None,
        max_cycles: int = LONGEST,
        illegal_reward: float = -0.01,
        patience: int = PATIENCE,
        options: dict[str, Any],
    ) -> None:
        super().__init__()
        self.spec = spec_of(encoding.game)
        with plainly():
            self.game_options = self.spec.options.make(options)
            for name, value in (("max_cycles", max_cycles), ("patience", patience)):
                if type(value) is not int or value < 1:
                    raise BadInput("number", name=name, given=str(value), low="1", high="1000000")
            # Options that do not fit this number of players are refused now, not by the first reset.
            self.spec.new(self.game_options, players, Chance(bytes(32)))
        self.metadata = {
            "name": f"{encoding.game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 4,
        }
        self.encoding = encoding
        self.players = players
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal_reward = float(illegal_reward)
        self.patience = patience * players
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size = len(encoding.actions)
        self.observation_spaces = {
            agent: Dict(
                observation=Box(0.0, 1.0, (encoding.layout.size,), np.float32), action_mask=Box(0, 1, (size,), np.int8)
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Dict:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for every seat: the whole catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. `options={"deal": 7}` takes the deal of that number, the same for everybody."""
        if seed is not None or self._random is None:
            self._random = seeding.np_random(seed)[0]
        with plainly():
            game = self.spec.new(self.game_options, self.players, Chance(deal_seed(self._random, options)))
        game.loud = False
        self.turns = Turns(game, self.patience)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"illegal": False} for agent in self.agents}
        self.steps = 0
        self._pass_on()

    def step(self, action: int | None) -> None:
        """The agent that has the word answers by number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        found = None if action is None else self.answers.get(int(action))
        self.infos[agent] = {"illegal": found is None}
        self.steps += 1
        if found is None:
            self.rewards[agent] = self.illegal_reward
        elif found[1] is WAIT:
            self.turns.wait(self._seat(agent))
        else:
            self.turns.play(*found)
        self._pass_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know, and its mask: all 0 while it does not have the word."""
        asked = agent == self.agent_selection and agent in self.agents and not self.truncations[agent]
        return {
            "observation": self.encoding.observe(self.game, self._seat(agent)),
            "action_mask": self.encoding.mask(self.answers if asked else ()),
        }

    @property
    def game(self) -> Game:
        """The game itself: for those who study, not for agents."""
        return self.turns.game

    def action_text(self, action: int) -> str:
        """An action as the game writes it; a candidate for a clue, while it can be chosen, as the clue it is."""
        found = self.answers.get(int(action))
        if found is not None and found[1].kind in OWN_LIST:
            return found[1].text
        with plainly():
            return self.encoding.actions.text(int(action))

    def action_number(self, text: str) -> int:
        """The number of an action that the game writes so."""
        for number, (_, choice) in self.answers.items():
            if choice.text == text:
                return number
        with plainly():
            return self.encoding.actions.number(text)

    def render(self) -> str | None:
        """The table as the agent that has the word sees it, as text."""
        from noctuary.paint import paint
        from noctuary.text import words

        if self.render_mode != "ansi":
            return None
        lines = self.spec.draw(self.game.view(self._seat(self.agent_selection)), words("en"), 78)
        return "\n".join(paint(line, False).rstrip() for line in lines)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _pass_on(self) -> None:
        """The word goes to whoever is next; at the end everybody is told how it went."""
        seat = self.turns.next()
        self.answers: Answers = {} if seat is None else self.encoding.answers(self.game, seat)
        outcome = self.game.outcome
        if outcome is not None:
            for agent in self.agents:
                self.terminations[agent] = True
                self.rewards[agent] += float(self._seat(agent) in outcome.winners)
                self.infos[agent] = {**self.infos[agent], "outcome": outcome.reason}
        elif self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[0 if seat is None else seat]


def wrapped(env: TableEnv) -> Any:
    """The environment in the wrapper that PettingZoo expects: steps out of order are refused in words."""
    return wrappers.OrderEnforcingWrapper(env)


def table_env(
    game: str,
    players: int,
    *,
    render_mode: str | None = None,
    max_cycles: int = 10_000,
    illegal_reward: float = -0.01,
    patience: int = 12,
    **options: Any,
) -> TableEnv:
    """A game for several, without a wrapper. Other arguments are options of the game."""
    return TableEnv(
        encoding_for(game, players),
        players,
        render_mode=render_mode,
        max_cycles=max_cycles,
        illegal_reward=illegal_reward,
        patience=patience,
        options=options,
    )

"""Obscurio for PettingZoo with all agents acting at once, as at a table where everybody talks and moves chips.

In a step every agent answers what it was shown, or waits. The answers are heard one after the other, beginning with
another seat each time. One that comes too late, because the table has moved on since it was shown, is dropped without
a price (`info["late"]`). When everybody that the game expects something of waits, or patience is at an end, the clock
answers, as in the environment where the word goes round.
"""

from typing import Any

from noctuary.core.effects import CLOCK, Ask, Choice, Seat
from noctuary.envs.catalogue import Answers
from noctuary.envs.extra import needed
from noctuary.envs.obscurio import WAIT
from noctuary.envs.several import TableEnv

needed("pettingzoo")

from pettingzoo import ParallelEnv  # noqa: E402

Told = dict[str, Any]


class ParallelTable(ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table of `TableEnv`, in which every agent acts in every step. Whoever is asked nothing can only `wait`."""

    def __init__(self, table: TableEnv) -> None:
        self.table = table
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.max_cycles = table.max_cycles
        self.possible_agents = table.possible_agents
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces
        self.agents: list[str] = []
        self.steps = 0
        self._wait = table.encoding.actions.number(WAIT.text)

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every seat: the whole catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """A new deal. `options={"deal": 7}` takes the deal of that number, the same for everybody."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.steps = 0
        self._look_round()
        return self._observations(), {agent: {"illegal": False, "late": False} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Told, Told, Told, Told, Told]:
        """Everybody answers by number. An agent that is not in `actions` waits."""
        agents = self.agents
        turns = self.table.turns
        turns.waiting.clear()
        self.steps += 1
        clock = self._clock()
        rewards = dict.fromkeys(agents, 0.0)
        infos: Told = {agent: {"illegal": False, "late": False} for agent in agents}
        waiting: list[Seat] = []
        for seat in self._order() if agents else ():
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, self._wait))
            shown = self.offers[seat].get(action)
            if shown is None:
                infos[agent]["illegal"] = True
                rewards[agent] = self.table.illegal_reward
            elif shown[1] is WAIT:
                waiting.append(seat)
            elif (still := self._still(seat, action, shown[0], clock)) is None:
                infos[agent]["late"] = True
            else:
                turns.play(*still)
        for seat in waiting:
            turns.wait(seat)
        turns.next()
        self._look_round()
        return self._told(agents, rewards, infos)

    def action_text(self, agent: str, action: int) -> str:
        """An action as the game writes it; a candidate for a clue, while the agent can choose it, as the clue it is."""
        found = self.offers[self.possible_agents.index(agent)].get(int(action))
        return found[1].text if found is not None else self.table.action_text(action)

    def render(self) -> str | None:
        """The table as the agent sees it that the game waits for first, as text."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _told(self, agents: list[str], rewards: Told, infos: Told) -> tuple[Told, Told, Told, Told, Told]:
        """What everybody gets after a step; at the end, or cut off, nobody is left."""
        outcome = self.table.game.outcome
        cut = outcome is None and self.steps >= self.max_cycles
        if outcome is not None:
            for agent in agents:
                rewards[agent] += float(self.possible_agents.index(agent) in outcome.winners)
                infos[agent]["outcome"] = outcome.reason
        observations = self._observations()
        if outcome is not None or cut:
            self.agents = []
        ended = dict.fromkeys(agents, outcome is not None)
        return observations, rewards, ended, dict.fromkeys(agents, cut), infos

    def _order(self) -> list[Seat]:
        """Who is heard first, second …: with each step the next seat begins."""
        seats = len(self.possible_agents)
        return [(self.steps + at) % seats for at in range(seats)]

    def _clock(self) -> int:
        """The number of what the clock is asked: the same as long as a stretch of time lasts; 0 without one."""
        return next((ask.n for ask in self.table.game.asks() if ask.who == CLOCK), 0)

    def _still(self, seat: Seat, action: int, shown: Ask, clock: int) -> tuple[Ask, Choice] | None:
        """What the answer answers now: the question that was shown, or one of its kind in the same stretch of time."""
        found = self.table.encoding.answers(self.table.game, seat).get(action)
        if found is None or found[0].kind != shown.kind:
            return None
        same = found[0].n == shown.n or (clock and self._clock() == clock)
        return found if same else None

    def _look_round(self) -> None:
        """See what everybody may answer: their options, and waiting unless nothing goes on without them."""
        game = self.table.game
        asks = game.asks()
        timed = any(ask.who == CLOCK for ask in asks)
        self.offers: list[Answers] = []
        for seat in range(game.seats):
            offer = self.table.encoding.answers(game, seat)
            own = [ask for ask in asks if ask.who == seat]
            if timed or not any(ask.must for ask in own):
                offer[self._wait] = Ask(seat, "wait", (WAIT,), False), WAIT
            self.offers.append(offer)

    def _observations(self) -> Told:
        encoding, game = self.table.encoding, self.table.game
        over = game.outcome is not None
        return {
            agent: {
                "observation": encoding.observe(game, seat),
                "action_mask": encoding.mask(() if over else self.offers[seat]),
            }
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

"""A small learner on Oubliette: a linear policy, trained by policy gradient through the Gymnasium environment.

    python examples/learn_oubliette.py --episodes 6000 --deals 500

Each action has one weight for each number of the observation; of the legal actions one is drawn by the softmax of their
scores. After each batch of games every choice is made likelier or rarer by what came after it, against the batch's mean
(REINFORCE with a baseline, reward "progress"). Needs numpy and gymnasium alone: `pip install "noctuary[envs]"`. For a
deep policy, MaskablePPO of sb3-contrib takes the same environment as it is (`action_masks` is there).

Afterwards the policy plays deals that it has not seen, always its likeliest action, beside the random bot.
"""

import argparse
import sys
from typing import Any

import gymnasium
import numpy as np

import noctuary.envs  # noqa: F401 (registers the environments)

PRESET = "free_hand"
FADE = 0.99


class Linear:
    """A policy: the weights of every action."""

    def __init__(self, env: Any) -> None:
        self.weights = np.zeros((env.action_space.n, env.observation_space.shape[0] + 1), np.float32)

    def chances(self, seen: Any, legal: Any) -> Any:
        """How likely each legal action is."""
        scores = self.weights[legal] @ seen
        powers = np.exp(scores - scores.max())
        return powers / powers.sum()


def features(observation: Any) -> Any:
    """The observation and a constant."""
    return np.append(observation, np.float32(1.0))


def episode(env: Any, policy: Linear, random: Any, deal: int | None = None) -> tuple[list[Any], list[float]]:
    """One game: what was seen, what was legal, what was chosen, and the rewards. With a deal, always the likeliest."""
    options = None if deal is None else {"deal": deal}
    observation, info = env.reset(seed=int(random.integers(2**31)), options=options)
    steps, rewards, over = [], [], False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        seen = features(observation)
        chances = policy.chances(seen, legal)
        pick = int(chances.argmax()) if deal is not None else int(random.choice(len(legal), p=chances))
        steps.append((seen, legal, pick, chances))
        observation, reward, over, _, info = env.step(int(legal[pick]))
        rewards.append(float(reward))
    return steps, rewards


def train(env: Any, policy: Linear, episodes: int, rate: float, random: Any, batch: int = 40) -> None:
    """Improve the policy, and say now and then how far it comes."""
    done = 0
    while done < episodes:
        games = [episode(env, policy, random) for _ in range(min(batch, episodes - done))]
        done += len(games)
        returns = [discounted(rewards) for _, rewards in games]
        longest = max(map(len, returns))
        means = [np.mean([each[at] for each in returns if len(each) > at]) for at in range(longest)]
        step = np.zeros_like(policy.weights)
        for (steps, _), values in zip(games, returns, strict=True):
            for at, (seen, legal, pick, chances) in enumerate(steps):
                if len(legal) > 1:
                    push = -chances * (values[at] - means[at])
                    push[pick] += values[at] - means[at]
                    step[legal] += np.outer(push, seen)
        policy.weights += rate * step / len(games)
        if done % 1000 < batch:
            total = np.mean([sum(rewards) for _, rewards in games])
            print(f"{done} games: {total:.3f} a game", file=sys.stderr)


def discounted(rewards: list[float]) -> list[float]:
    """What follows each step, later rewards counting a little less."""
    found, ahead = [], 0.0
    for reward in reversed(rewards):
        ahead = reward + FADE * ahead
        found.append(ahead)
    return found[::-1]


def evaluate(env: Any, policy: Linear, deals: range) -> tuple[float, float]:
    """The mean score on numbered deals (rooms of the Path in ninths, and 1 for escaping), and the share won."""
    random = np.random.default_rng(0)
    rewards = [episode(env, policy, random, deal)[1] for deal in deals]
    return float(np.mean([sum(each) for each in rewards])), float(np.mean([each[-1] >= 1.0 for each in rewards]))


def random_score(env: Any, deals: range) -> tuple[float, float]:
    """The same for the random bot."""
    random = np.random.default_rng(0)
    scores, wins = [], []
    for deal in deals:
        _, info = env.reset(options={"deal": deal})
        total, over, reward = 0.0, False, 0.0
        while not over:
            _, reward, over, _, info = env.step(int(random.choice(info["action_mask"].nonzero()[0])))
            total += float(reward)
        scores.append(total)
        wins.append(float(reward) >= 1.0)
    return float(np.mean(scores)), float(np.mean(wins))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train, then compare on deals that were not trained on. Gives both mean scores: learned, random."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--episodes", type=int, default=6000)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    env = gymnasium.make("noctuary/Oubliette-v0", preset=PRESET, reward="progress").unwrapped
    policy = Linear(env)
    train(env, policy, given.episodes, given.rate, np.random.default_rng(given.seed))
    deals = range(1, given.deals + 1)
    learned, learned_wins = evaluate(env, policy, deals)
    chance, chance_wins = random_score(env, deals)
    print(f"on {given.deals} deals ({PRESET}): learned {learned:.3f} a game and {100 * learned_wins:.1f} % won,")
    print(f"random {chance:.3f} a game and {100 * chance_wins:.1f} % won")
    return learned, chance


if __name__ == "__main__":
    main()

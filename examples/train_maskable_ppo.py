"""MaskablePPO of sb3-contrib on Oubliette, as it comes: no wrapper, as the environment has `action_masks`.

    pip install "noctuary[envs]" sb3-contrib
    python examples/train_maskable_ppo.py --steps 60000 --deals 200

It trains a small network on random deals (preset Free hand, reward "progress") and then plays numbered deals that it
has not trained on, always its likeliest action, beside a player that draws one of the legal actions.
"""

import argparse
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import noctuary.envs

PRESET = "free_hand"


def made() -> Any:
    """The environment that is trained on and measured in."""
    return gymnasium.make(noctuary.envs.OUBLIETTE, preset=PRESET, reward="progress")


def measured(act: Callable[[Any, Any], int], deals: int) -> tuple[float, float]:
    """The mean score on the first deals (rooms of the Path in ninths, and 1 for escaping), and the share won."""
    env = made()
    scores, wins = [], []
    for deal in range(1, deals + 1):
        observation, info = env.reset(options={"deal": deal})
        total, over = 0.0, False
        while not over:
            observation, reward, ended, cut, info = env.step(act(observation, info["action_mask"]))
            total += float(reward)
            over = ended or cut
        scores.append(total)
        wins.append(info.get("outcome") == "escaped")
    return float(np.mean(scores)), float(np.mean(wins))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train and compare. Gives both mean scores: learned, random."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]

    model = MaskablePPO("MlpPolicy", made(), n_steps=1024, batch_size=256, seed=given.seed, device="cpu", verbose=0)
    model.learn(given.steps)
    random = np.random.default_rng(given.seed)

    def likeliest(observation: Any, mask: Any) -> int:
        return int(model.predict(observation, action_masks=mask, deterministic=True)[0])

    learned, won = measured(likeliest, given.deals)
    chance, lucky = measured(lambda _, mask: int(random.choice(np.flatnonzero(mask))), given.deals)
    print(f"on {given.deals} deals ({PRESET}): learned {learned:.3f} a game and {100 * won:.1f} % won,")
    print(f"random {chance:.3f} a game and {100 * lucky:.1f} % won")
    return learned, chance


if __name__ == "__main__":
    main()

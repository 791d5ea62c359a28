"""The games as environments for learning: Gymnasium, PettingZoo and OpenSpiel faces of the same rules.

    import gymnasium, noctuary.envs
    env = gymnasium.make("noctuary/Oubliette-v0", preset="merciful")

    from noctuary.envs import obscurio_v0, occulto_v0
    env = occulto_v0.env(players=4)

Importing it makes Oubliette known to Gymnasium. `noctuary.envs.openspiel` makes the games known to OpenSpiel. A face
knows no rule: actions are the choices a game offers, and observations are made from what a seat knows and is asked.
"""

from noctuary.envs.extra import needed

needed("numpy")
needed("gymnasium")

import gymnasium  # noqa: E402

OUBLIETTE = "noctuary/Oubliette-v0"
LONGEST = 5000
"""More steps than any game takes: what ends an episode of somebody who only tries illegal actions."""


def register() -> None:
    """Make the ids known to Gymnasium, once."""
    if OUBLIETTE not in gymnasium.registry:
        gymnasium.register(
            OUBLIETTE,
            entry_point="noctuary.envs.solo:OublietteEnv",
            vector_entry_point="noctuary.envs.solo_vector:OublietteVectorEnv",
            max_episode_steps=LONGEST,
        )


register()

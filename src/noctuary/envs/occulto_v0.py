"""Occulto for PettingZoo, for three to five: `occulto_v0.env(players=3)`."""

from typing import Any

from noctuary.envs.several import TableEnv, table_env, wrapped


def env(players: int = 3, **settings: Any) -> Any:
    """Occulto as PettingZoo expects it."""
    return wrapped(raw_env(players, **settings))


def raw_env(players: int = 3, **settings: Any) -> TableEnv:
    """Occulto without a wrapper; `table_env` says what can be set."""
    return table_env("occulto", players, **settings)

"""Obscurio for PettingZoo, for two to eight: `obscurio_v0.env(players=4)`."""

from typing import Any

from noctuary.envs.several import TableEnv, table_env, wrapped


def env(players: int = 4, **settings: Any) -> Any:
    """Obscurio as PettingZoo expects it."""
    return wrapped(raw_env(players, **settings))


def raw_env(players: int = 4, **settings: Any) -> TableEnv:
    """Obscurio without a wrapper; `table_env` says what can be set."""
    return table_env("obscurio", players, **settings)

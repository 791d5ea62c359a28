"""Obscurio for PettingZoo, two to eight: `obscurio_v0.env(players=4)`, or `parallel_env`, where all act at once."""

from typing import Any

from noctuary.envs.parallel import ParallelTable
from noctuary.envs.several import TableEnv, table_env, wrapped


def env(players: int = 4, **settings: Any) -> Any:
    """Obscurio as PettingZoo expects it."""
    return wrapped(raw_env(players, **settings))


def raw_env(players: int = 4, **settings: Any) -> TableEnv:
    """Obscurio without a wrapper; `table_env` says what can be set."""
    return table_env("obscurio", players, **settings)


def parallel_env(players: int = 4, **settings: Any) -> ParallelTable:
    """Obscurio with all agents acting in every step; the same settings."""
    return ParallelTable(table_env("obscurio", players, **settings))

"""Obscurio for PettingZoo, for two to eight: `obscurio_v0.env(players=4)`."""

from typing import Any

from noctuary.envs.several import TableEnv, encoding_for, wrapped


def env(players: int = 4, **settings: Any) -> Any:
    """Obscurio as PettingZoo expects it."""
    return wrapped(raw_env(players, **settings))


def raw_env(
    players: int = 4,
    *,
    render_mode: str | None = None,
    max_cycles: int = 10_000,
    illegal_reward: float = -0.01,
    patience: int = 12,
    **options: Any,
) -> TableEnv:
    """Obscurio without a wrapper. Other arguments are options of the game."""
    return TableEnv(
        encoding_for("obscurio", players),
        players,
        render_mode=render_mode,
        max_cycles=max_cycles,
        illegal_reward=illegal_reward,
        patience=patience,
        options=options,
    )

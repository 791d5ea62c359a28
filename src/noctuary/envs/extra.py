"""The libraries of the extra `[envs]`: one clear line where one is missing."""

from importlib import import_module
from types import ModuleType

from noctuary.core.refusal import BadInput


def needed(name: str) -> ModuleType:
    """A library that an environment needs, or one line that says how to get it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        from noctuary.text import words

        package = {"pyspiel": "open_spiel"}.get(name, "noctuary[envs]")
        wrong = BadInput("envs-missing", name=str(missing.name), package=package)
        raise ModuleNotFoundError(words("en").bad_input(wrong), name=missing.name) from None

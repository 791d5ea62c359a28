"""The command `noctuary`."""

from noctuary.cli.main import main

__all__ = ["main"]

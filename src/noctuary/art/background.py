"""Drawing in other processes while a house is open: what such a process does, and what it needs."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import threading
import time

from noctuary.art import deck

NEEDS = ("numpy", "pyvips", "shapely")
BEHIND = 15
"""How far a process that draws steps back behind everything else on the machine."""


def missing() -> list[str]:
    """The libraries that drawing needs and that are not here."""
    return [name for name in NEEDS if importlib.util.find_spec(name) is None]


def lacks() -> str:
    """The first of them; nothing if all are here."""
    return next(iter(missing()), "")


def may_write() -> bool:
    """Whether pictures can be kept in their folder, which is made if need be."""
    with contextlib.suppress(OSError):
        deck.PICTURES.mkdir(parents=True, exist_ok=True)
        return os.access(deck.PICTURES, os.W_OK)
    return False


def start(parent: int) -> None:
    """A process that draws steps back, leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(BEHIND)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def draw_card(id: str, size: int) -> None:
    """One card in one size, if it is not there."""
    from noctuary.art.build import draw
    from noctuary.art.cards import all_cards

    draw(all_cards()[id], deck.load()[id].picture, deck.PICTURES, (size,))


def draw_sheets(size: int) -> None:
    """The sheets of mist that are not there, and away with what older drawings left."""
    from noctuary.art import build

    build.forget_older(deck.PICTURES, [card.picture for card in deck.load()])
    build.draw_veils(deck.PICTURES, (size,))

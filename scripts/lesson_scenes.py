"""Play guided first games and keep what their player sees: `python scripts/lesson_scenes.py`.

The notes of a lesson are judged by the page (`web/src/*/lesson.ts`), so the page's own tests walk these scenes and
check each note against the table it would appear at (`web/src/lib/lesson.test.ts`). Only what notes speak of is kept.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.game import Game
from noctuary.core.spec import Spec

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
FIELDS = {
    "occulto": "seat players memory_aid turn active actions hand characters out totals limit attack peek ending",
    "obscurio": "seat role phase turn wizards traps exit_door holder progress",
}
GAMES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "occulto": ((3, {"memory_aid": "deduction"}), (4, {})),
    "obscurio": ((4, {"relaxed": True}), (4, {"relaxed": True, "grimoire": 1})),
}
"""By game: seats and options, as its lesson is dealt, and another way. Occulto's other way has no memory aid."""
TRIED = 24
"""So many games of each; those are kept in which something else is asked, or of somebody else."""
MOST = 4000
LAST = {"occulto": 13, "obscurio": 2}
"""The turn after which nothing new is said."""


def scene(spec: Spec, g: Game) -> dict[str, Any]:
    """What the player in the first seat sees and is asked."""
    view = msgspec.to_builtins(g.view(0))
    kept = {name: view[name] for name in FIELDS[spec.name].split()}
    asks = [ask.kind for ask in g.asks() if ask.who == 0]
    return {"asks": asks, "view": kept, "over": g.result() is not None}


def walk(spec: Spec, seats: int, options: dict[str, Any], luck: str) -> list[dict[str, Any]]:
    """One game, as far as a lesson goes: each scene that differs from the last one."""
    g = spec.new(spec.options.make(options), seats, Chance(seed_of(luck)))
    stream = Stream(seed_of(luck + "/choices"))
    bot = spec.bots[spec.best_bot]
    found = [scene(spec, g)]
    for _ in range(MOST):
        asks = [ask for ask in g.asks() if ask.must] or list(g.asks())
        if not asks or found[-1]["view"]["turn"] > LAST[spec.name]:
            break
        ask = asks[stream.below(len(asks))]
        answer = None
        if ask.who not in (0, CLOCK):
            answer = bot(g.knowledge(ask.who), ask, stream)
        g.play(ask.who, answer or ask.options[stream.below(len(ask.options))])
        now = scene(spec, g)
        if now != found[-1]:
            found.append(now)
    return found


def met(scenes: list[dict[str, Any]]) -> set[Any]:
    """What there is to be told in a game."""
    views = [one["view"] for one in scenes]
    asked = {
        (kind, view.get("memory_aid"), view.get("role"))
        for one in scenes
        for kind in one["asks"]
        for view in [one["view"]]
    }
    return asked | {(view.get("role"), view.get("phase"), "dark_night" in view.get("traps", ())) for view in views}


def brief(scenes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those at which something else is asked or another turn, player or phase has come: notes look at nothing finer."""

    def mark(one: dict[str, Any]) -> Any:
        view = one["view"]
        return (
            sorted(set(one["asks"])),
            view["turn"],
            view.get("active"),
            view.get("phase"),
            view.get("peek"),
            one["over"],
        )

    return [one for at, one in enumerate(scenes) if at == 0 or mark(one) != mark(scenes[at - 1])]


def scenes_of(name: str) -> str:
    """All games of one, a scene on each line."""
    spec = spec_of(name)
    games: list[list[dict[str, Any]]] = []
    known: set[Any] = set()
    for at, (seats, options) in enumerate(GAMES[name]):
        for number in range(TRIED):
            played = brief(walk(spec, seats, options, f"lesson {at} {number}"))
            if not met(played) <= known:
                known |= met(played)
                games.append(played)
    lines = [",\n".join(json.dumps(one, separators=(",", ":")) for one in each) for each in games]
    return "[\n[\n" + "\n],\n[\n".join(lines) + "\n]\n]\n"


if __name__ == "__main__":
    for name in GAMES:
        (WEB / name / "lesson.scenes.json").write_text(scenes_of(name), "utf-8")

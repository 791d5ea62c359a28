"""Write questions of Oubliette with their hints for the client's tests: `python scripts/hinted_positions.py`.

One line each: the kind of the question, how many cards are in hand, the hinted answer, and every answer there is. The
games are played by lot, so that rare questions come up; of each pair of question and hinted answer a few are kept.
"""

from collections import Counter
from pathlib import Path

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.oubliette.bot import advise
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "oubliette" / "hinted.txt"
PRESETS = ("as_written", "merciful", "free_hand", "merciless")
GAMES = 240
EACH = 9


def main() -> None:
    """Play, ask for a hint at every question, and keep what is new."""
    kept: Counter[tuple[str, str]] = Counter()
    lines: list[str] = []
    for number in range(GAMES):
        g = new(Options.make({"preset": PRESETS[number % 4]}), 1, Chance(seed_of(f"hinted/{number}")))
        luck = Stream(seed_of(f"luck/{number}"))
        while g.result() is None:
            ask = g.asks()[0]
            choice, _ = advise(g.knowledge(0), ask)
            key = ask.kind, choice.kind
            if len(ask.options) > 1 and kept[key] < EACH:
                kept[key] += 1
                options = ",".join(option.text for option in ask.options)
                lines.append(f"{ask.kind}|{len(g.view(0).held)}|{choice.text}|{options}")
            g.play(0, choice if luck.below(3) else ask.options[luck.below(len(ask.options))])
    OUT.write_text("\n".join(lines) + "\n", "utf-8")
    print(len(lines), "positions,", len(kept), "kinds")


if __name__ == "__main__":
    main()

"""`noctuary grade` and `noctuary oracle`: how hard a numbered deal is, and how it can be won."""

import json
from datetime import UTC, datetime

import msgspec

from noctuary.catalog import GAMES
from noctuary.catalog import game as game_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.text import Words


def deal_number(spec: Spec, text: str) -> int:
    """The number of a deal; `today` for the deal of the day, by universal time."""
    if text == "today" and spec.deal_of_day is not None:
        return spec.deal_of_day(datetime.now(UTC).date())
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < 1:
        raise BadInput("deal", given=text)
    return int(text)


def not_graded(spec: Spec) -> BadInput:
    """The refusal, with the games whose deals can be graded."""
    graded = [each.name for each in GAMES.values() if each.grade is not None]
    return BadInput("no-grade", game=spec.name, known=", ".join(graded))


def grade(say: Words, game: str, deal: str, count: int, preset: str, as_json: bool) -> None:
    """Print the grades of so many deals from this one on."""
    spec = game_of(game)
    if spec.grade is None:
        raise not_graded(spec)
    check_preset(spec, preset)
    first = deal_number(spec, deal)
    if first + count - 1 > 999_999_999:
        raise BadInput("deal", given=str(first + count - 1))
    for number in range(first, first + count):
        found = msgspec.to_builtins(spec.grade(number, preset))
        if as_json:
            print(json.dumps(found), flush=True)
        else:
            verdict = say(f"grade-{found['verdict']}")
            signs = "★" * found["stars"] + "☆" * (5 - found["stars"])
            print(
                say(
                    "grade-line",
                    deal=str(number),
                    stars=signs,
                    verdict=verdict,
                    escapes=found["escapes"],
                    games=found["games"],
                ),
                flush=True,
            )


def oracle(say: Words, game: str, deal: str, preset: str, nodes: int, as_json: bool) -> None:
    """Say whether a deal can be won, and print a line of answers that wins it."""
    spec = game_of(game)
    if spec.solve is None:
        raise not_graded(spec)
    check_preset(spec, preset)
    number = deal_number(spec, deal)
    g = spec.new(spec.options.make({"preset": preset}), 1, Chance(seed_of(str(number))))
    verdict, line = spec.solve(g, nodes)
    texts = [choice.text for choice in line or ()]
    if as_json:
        print(json.dumps({"deal": number, "preset": preset, "verdict": verdict, "line": texts}))
        return
    print(say("oracle-verdict", deal=str(number), verdict=say(f"grade-{verdict}")))
    if line:
        print("  " + " · ".join(texts))


def check_preset(spec: Spec, preset: str) -> None:
    """Refuse a preset the game does not have."""
    if preset not in spec.options.presets:
        raise BadInput("preset", given=preset, known=", ".join(spec.options.presets))

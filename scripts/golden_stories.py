"""Write down what the stored games tell, send and let their players know: `python scripts/golden_stories.py [GAME …]`.

Run it when that changes on purpose, and read the difference of the stories; never to make a failing test pass.
"""

import sys
from pathlib import Path

import msgspec

TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path.insert(0, str(TESTS))

from support.stories import (  # noqa: E402
    digests_of,
    knowledge_of,
    known_again,
    random_games,
    random_stories,
    random_story,
    story_of,
    told_again,
)

from noctuary.catalog import GAMES, HOUSE  # noqa: E402
from noctuary.testing.obscurio import SPEC as WITHOUT_PICTURES  # noqa: E402


def main(games: list[str]) -> None:
    """One story beside each record, and the digests of a game in one file."""
    for game in games or HOUSE:
        spec = WITHOUT_PICTURES if game == WITHOUT_PICTURES.name else GAMES[game]
        digests: dict[str, str] = {}
        known: dict[str, dict[str, str]] = {}
        for record in sorted((TESTS / game / "golden").glob("*.jsonl")):
            story, digests[record.stem] = told_again(spec, record)
            story_of(record).write_text(story, "utf-8")
            known[record.stem] = known_again(spec, record)
        told = {str(number): random_story(spec, number) for number in random_games(spec)}
        kept = ((digests_of(record), digests), (knowledge_of(record), known), (random_stories(record), told))
        for path, found in kept:
            path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])

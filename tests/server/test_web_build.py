"""What is fetched with the hall: little, and nothing of any board. Skipped where the client is not built."""

import gzip
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / "src" / "noctuary" / "web"
SRC = ROOT / "web" / "src"
LIMIT = 70_000

if not (BUILT / "index.html").is_file():
    pytest.skip("the client is not built (make web)", allow_module_level=True)


def fetched_with_the_hall() -> dict[str, str]:
    """Script and style that index.html names, what these import at once, and the house's words in English."""
    page = (BUILT / "index.html").read_text("utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    names += [path.relative_to(BUILT).as_posix() for path in BUILT.glob("assets/en-*.js") if is_house(path)]
    found: dict[str, str] = {}
    while names:
        name = names.pop()
        if name not in found:
            found[name] = (BUILT / name).read_text("utf-8")
            names += [f"assets/{each}" for each in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', found[name])]
    return found


def is_house(path: Path) -> bool:
    """Whether these are the words every page has."""
    return "web-to-hall =" in path.read_text("utf-8")


def messages(page: Path) -> dict[str, str]:
    """The messages of a Fluent file that stand on one line, by id."""
    return dict(re.findall(r"(?m)^([a-z][\w-]*) = (.+)$", page.read_text("utf-8")))


BOARDS = sorted(page for page in SRC.glob("*/en.ftl") if page.parent.name != "locale")


def test_the_hall_is_light() -> None:
    weights = {name: len(gzip.compress(text.encode(), 9)) for name, text in fetched_with_the_hall().items()}
    assert len(weights) > 10
    assert sum(weights.values()) <= LIMIT, sorted(weights.items(), key=lambda each: -each[1])[:5]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.parent.name)
def test_no_word_of_a_board_comes_with_the_hall(board: Path) -> None:
    hall = fetched_with_the_hall()
    own = messages(board)
    assert len(own) > 100
    assert [
        (name, id)
        for id, words in own.items()
        for name, text in hall.items()
        if f"{id} =" in text or (len(words) > 24 and words in text)
    ] == []

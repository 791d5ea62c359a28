"""What a page's Python is given to read: compiled once, when the pack is made, and light enough to be fetched."""

import ast
import gzip
import json
import marshal
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import browser_compile  # noqa: E402

PACKS = [ROOT / "src" / "noctuary" / "web" / "python", ROOT / "build" / "static" / "python"]
OTHER_GAMES = ("occulto", "obscurio")
MODULE = b'''"""What this is for."""


class Lantern:
    """Gives light."""


def lit(lantern, hours):
    """For how long."""
    return [
        hour
        for hour in hours
        if lantern[hour]
    ]
'''


def lines(code: types.CodeType) -> list[Any]:
    """The line of every step of a module, and of all that is in it."""
    found = [(at, line) for start, end, line in code.co_lines() for at in range(start, end, 2)]
    return [found, *(lines(each) for each in code.co_consts if isinstance(each, types.CodeType))]


def without_docstrings(source: bytes) -> types.CodeType:
    """What Python itself would make of it."""
    tree = ast.parse(source)
    browser_compile.silence(tree)
    return compile(tree, "x", "exec", dont_inherit=True)


@pytest.mark.parametrize(
    "source", [MODULE, Path(__file__).read_bytes(), (ROOT / "scripts" / "mutants.py").read_bytes()]
)
def test_a_module_of_ours_is_compiled_and_keeps_its_lines(source: bytes) -> None:
    name, data = browser_compile.compiled("noctuary/x.py", source)
    assert name == "noctuary/x.pyc"
    code = marshal.loads(data[16:])
    assert lines(code) == lines(without_docstrings(source))


def test_a_compiled_module_does_what_it_did_and_says_nothing_of_itself() -> None:
    for name in ("noctuary/x.py", "starlette/x.py"):
        found: dict[str, Any] = {"__name__": "x"}
        exec(marshal.loads(browser_compile.compiled(name, MODULE)[1][16:]), found)
        assert found["lit"]({1: True, 2: False}, (1, 2)) == [1]
        assert found["Lantern"].__doc__ is None


def test_what_reads_its_own_source_and_what_is_no_module_stay_as_they_are() -> None:
    assert browser_compile.compiled("anyio/x.py", MODULE) == ("anyio/x.py", MODULE)
    assert browser_compile.compiled("noctuary/x.ftl", b"x = y") == ("noctuary/x.ftl", b"x = y")


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.parent.name)
def test_oubliette_is_fetched_in_six_megabytes_and_each_further_game_in_one(pack: Path) -> None:
    if not (pack / "pack.json").is_file():
        pytest.skip("the pack is not built")
    weights = {name: weight(pack / name) for name in json.loads((pack / "pack.json").read_text())["files"]}
    more = {game: weights.pop(f"{game}.zip.packed") for game in OTHER_GAMES}
    assert sum(weights.values()) <= 6_000_000, weights
    assert max(more.values()) <= 1_000_000


def weight(path: Path) -> int:
    """How much of a file is fetched where a server packs what it sends."""
    data = path.read_bytes()
    return len(data) if path.suffix == ".packed" else len(gzip.compress(data, 9))


def test_a_house_in_a_page_needs_nothing_that_is_not_packed() -> None:
    """One import too many, and no browser plays alone any more."""
    absent = (
        "fluent",
        "aiosqlite",
        "asyncpg",
        "alembic",
        "uvicorn",
        "httptools",
        "nats",
        "pywebpush",
        "webauthn",
        "segno",
    )
    code = f"import sys\nfor name in {absent}: sys.modules[name] = None\nimport noctuary.browser.house"
    subprocess.run([sys.executable, "-c", code], check=True)

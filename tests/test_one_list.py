"""The games of the house are listed in one place, the catalog: any other list would forget a guest."""

from pathlib import Path

from noctuary.catalog import HOUSE

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("src/noctuary", "tests", "web/src")
KINDS = {".py", ".ftl", ".ts", ".svelte", ".css"}
ONE_LIST = {
    "src/noctuary/catalog.py",
    "tests/test_mutants.py",  # a file of rules of each, changed to see whether its tests notice
    "tests/server/test_why.py",  # which bots of each are asked for their reasons
    "tests/support/faults.py",  # which are played, and by how many, while nodes are killed
    "tests/support/storm/world.py",  # which stand together in one simulated house
}
BY_HAND = ("src/noctuary/art/", "tests/art/", "src/noctuary/envs/", "tests/envs/", "tests/support/environments.py")
"""Pictures are drawn and arrays laid out by hand, for the games of the house; a guest brings its own."""
NEAR = 5
"""Lines that are read together."""


def common(path: Path) -> bool:
    """Whether a file belongs to no single game."""
    name = path.relative_to(ROOT).as_posix()
    return not any(game in name for game in HOUSE) and not name.startswith(BY_HAND) and "generated" not in name


def lists(text: str) -> bool:
    """Whether all names stand within a few lines."""
    lines = text.lower().splitlines()
    return any(all(game in near for game in HOUSE) for near in map("\n".join, windows(lines)))


def windows(lines: list[str]) -> list[list[str]]:
    return [lines[at : at + NEAR] for at in range(max(1, len(lines) - NEAR + 1))]


def test_nothing_but_the_catalog_lists_the_games() -> None:
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in KINDS and common(path)]
    assert len(files) > 200
    found = {path.relative_to(ROOT).as_posix() for path in files if lists(path.read_text("utf-8"))}
    assert found == ONE_LIST


def test_a_list_is_noticed() -> None:
    assert lists(f"GAMES = {HOUSE}")
    assert lists("import a\n" + "\n".join(HOUSE))
    assert not lists("\n".join(HOUSE[:2]))
    assert not lists(HOUSE[0] + "\n" * NEAR + HOUSE[1] + HOUSE[2])

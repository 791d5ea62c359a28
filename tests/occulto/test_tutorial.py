"""docs/guides/add-an-ability.md, step by step, on a copy of the package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STEP = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLAYED = """
from noctuary.text import words
from test_harvest import test_harvest_draws_two_cards
test_harvest_draws_two_cards()
print(words("fr")("occulto-ability-harvest"))
"""


def add(file: Path, block: str) -> None:
    """Put a block into a file: rows under their table's heading, anything else at the end."""
    text = file.read_text("utf-8") if file.exists() else ""
    if file.suffix != ".toml":
        file.write_text(f"{text}\n\n{block}", "utf-8")
        return
    for table in re.split(r"\n(?=\[)", block.strip()):
        heading, _, rows = table.partition("\n")
        assert heading in text
        text = text.replace(f"{heading}\n", f"{heading}\n{rows.strip()}\n", 1)
    file.write_text(text, "utf-8")


def test_the_ruling_that_the_tutorial_takes_is_the_next_free_one() -> None:
    guide = (ROOT / "docs" / "guides" / "add-an-ability.md").read_text("utf-8")
    rulings = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    taken = max(int(number) for number in re.findall(r"^\*\*CA-(\d+)\*\*", rulings, re.MULTILINE))
    assert set(re.findall(r"CA-(\d+)", guide)) == {str(taken + 1)}


def test_the_tutorial_adds_an_ability_that_can_be_played(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("pictures", "web", "static", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "noctuary", tmp_path / "src" / "noctuary", ignore=left_out)
    (tmp_path / "tests" / "occulto").mkdir(parents=True)
    steps = STEP.findall((ROOT / "docs" / "guides" / "add-an-ability.md").read_text("utf-8"))
    assert len({file for file, _ in steps}) == 5, "a class, rows, messages in two languages, a test"
    for file, block in steps:
        add(tmp_path / file, block)
    places = f"{tmp_path / 'src'}{os.pathsep}{tmp_path / 'tests' / 'occulto'}"
    environment = {**os.environ, "PYTHONPATH": places}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "Moisson"

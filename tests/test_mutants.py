"""A few small wrong changes of the rules, each of which a test must notice. `make mutants` tries thousands."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SHORT = {
    "core/fields.py": ["tests/core/test_fields.py"],
    "oubliette/rules/fights.py": ["tests/oubliette/test_combat.py", "tests/oubliette/test_payments.py"],
    "occulto/rules/scoring.py": ["tests/occulto/test_scoring.py"],
    "obscurio/rules/accusation.py": ["tests/obscurio/test_accuse.py"],
}
"""Files of rules, with the tests that are theirs."""


def mutants(out: Path, file: str, tests: list[str], at_least: int) -> "subprocess.CompletedProcess[str]":
    """A short run in a folder of its own."""
    command = [sys.executable, "scripts/mutants.py", "--file", file, "--sample", "12", "--at-least", str(at_least)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}
    return subprocess.run(
        [*command, "--budget", "2", "--out", str(out), "--tests", *tests],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
@pytest.mark.parametrize("file", SHORT)
def test_the_tests_of_some_rules_notice_most_changes(file: str, tmp_path: Path) -> None:
    """Drawn by lot, the same every time. Fewer than in the long run: a dozen is a coarse measure."""
    pytest.importorskip("coverage")
    ran = mutants(tmp_path, file, SHORT[file], 75)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_tests_that_do_not_bite_are_found_out(tmp_path: Path) -> None:
    """Tests that come through the rules of fights and expect nothing of them."""
    pytest.importorskip("coverage")
    ran = mutants(tmp_path, "oubliette/rules/fights.py", ["tests/oubliette/test_literal.py"], 75)
    assert ran.returncode == 1
    assert "survived" in ran.stdout


def test_every_harmless_change_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of `scripts/mutants.toml` that names nothing has outlived its code."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    runner = importlib.import_module("mutants")
    named = {(file, name) for file, name in runner.known_survivors()}
    assert named
    there = {
        (str(path.relative_to(runner.SOURCE)), mutant.name)
        for package in runner.PACKAGES
        for path in runner.sources(package)
        for mutant in runner.mutants(path)
    }
    assert named <= there, named - there

"""The browser's types are those of the wire."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_browser_has_the_types_of_this_wire() -> None:
    """In a process of its own: other tests bring games to the house that are no part of it."""
    done = subprocess.run(
        [sys.executable, "scripts/server_types.py", "--check"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_types_that_are_old_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    server_types = importlib.import_module("server_types")

    old = tmp_path / "wire.generated.ts"
    old.write_text(server_types.OUT.read_text("utf-8").replace("may_speak", "may_talk"), encoding="utf-8")
    monkeypatch.setattr(server_types, "ROOT", tmp_path)
    monkeypatch.setattr(server_types, "OUT", old)
    monkeypatch.setattr(sys, "argv", ["server_types.py", "--check"])
    with pytest.raises(SystemExit, match="make types"):
        server_types.main()

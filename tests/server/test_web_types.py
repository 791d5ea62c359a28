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
    texts = server_types.texts()
    assert len(texts) > 3, "the wire, and a view for each board"
    monkeypatch.setattr(server_types, "SRC", tmp_path)
    monkeypatch.setattr(server_types, "texts", lambda: texts)
    monkeypatch.setattr(sys, "argv", ["server_types.py", "--check"])
    for path, text in texts.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    server_types.main()
    for path, text in texts.items():
        (tmp_path / path).write_text(text.replace("seats: ", "chairs: ").replace("turn: ", "go: "), encoding="utf-8")
        with pytest.raises(SystemExit, match=f"{path.as_posix()} .*make types"):
            server_types.main()
        (tmp_path / path).write_text(text, encoding="utf-8")


def test_what_is_left_out_and_what_has_a_name_is_known_to_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fields that are sent only where they say something are optional; a Literal with a name is a list and a type."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    server_types = importlib.import_module("server_types")
    views = {path.parent.name: text for path, text in server_types.texts().items()}
    assert "colour?: Colour;" in views["occulto"]
    assert 'export const COLOURS = ["red",' in views["occulto"]
    assert "totals: Record<Colour, number>;" in views["occulto"]
    assert "export const BODY = 22;" in views["obscurio"]
    assert "phase: Phase;" in views["obscurio"]
    assert "Occulto" not in views["lib"]

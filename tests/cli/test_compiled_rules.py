"""`make play` runs the rules compiled where it can, and says which it runs."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def script() -> Any:
    """The script, as a module."""
    spec = importlib.util.spec_from_file_location("compiled_rules", ROOT / "scripts" / "compiled_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package in small: one module that is compiled, one that is not."""
    core = tmp_path / "src" / "noctuary" / "core"
    core.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.noctuary]\ncompiled = ["core/game.py"]\n')
    (core / "game.py").write_text("fast = True\n")
    (core / "views.py").write_text("plain = 1\n")
    return tmp_path


def test_the_folder_follows_the_source_and_compiles_only_what_changed(source: Path, tmp_path: Path) -> None:
    module, place, calls = script(), tmp_path / "rules", []

    def compiling(root: Path) -> dict[str, str]:
        calls.append(root)
        made = tmp_path / f"made-{len(calls)}.so"
        made.write_text(f"number {len(calls)}")
        return {str(made): "noctuary/core/game.so"}

    assert module.brought_up(source, place, compiling)
    assert module.brought_up(source, place, compiling)
    assert len(calls) == 1
    views = source / "src" / "noctuary" / "core" / "views.py"
    views.write_text("plain = 2\n")
    (views.parent / "new.py").write_text("")
    assert module.brought_up(source, place, compiling)
    assert len(calls) == 1
    assert (place / "noctuary" / "core" / "views.py").read_text() == "plain = 2\n"
    assert (place / "noctuary" / "core" / "new.py").exists()
    (views.parent / "new.py").unlink()
    (views.parent / "game.py").write_text("fast = False\n")
    assert module.brought_up(source, place, compiling)
    assert (place / "noctuary" / "core" / "game.so").read_text() == "number 2"
    assert not (place / "noctuary" / "core" / "new.py").is_symlink()


def test_where_nothing_can_be_compiled_the_source_is_run(source: Path, tmp_path: Path) -> None:
    assert not script().brought_up(source, tmp_path / "rules", lambda _: None)
    assert not (tmp_path / "rules").exists()

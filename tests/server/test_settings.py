"""One name for a setting everywhere, and a clear word for what cannot be set."""

import sys
from pathlib import Path

import msgspec
import pytest

from noctuary.cli.main import main
from noctuary.core.refusal import BadInput
from noctuary.server.settings import (
    NAMES,
    Settings,
    database_of,
    flag,
    from_environment,
    is_mistyped,
    unknown,
    variable,
)
from noctuary.text import words

ROOT = Path(__file__).parents[2]
OTHER = {bool: ("yes", True), int: ("7", 7), float: ("2.5", 2.5), str: ("http://club.test", "http://club.test")}


@pytest.mark.parametrize("name", NAMES)
def test_flag_and_variable_set_the_same(name: str) -> None:
    (kind,) = [field.type for field in msgspec.structs.fields(Settings) if field.name == name]
    text, value = ("json", "json") if name == "logs" else OTHER[kind]
    by_variable = from_environment({variable(name): text})
    assert getattr(by_variable, name) == value
    assert from_environment({}, **{name: text}) == by_variable
    # A flag is nearer than the environment.
    assert from_environment({variable(name): "no" if kind is bool else "9"}, **{name: text}) == by_variable
    assert words("en")(f"setting-{name}") != words("fr")(f"setting-{name}")


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("port", "many"),
        ("port", "-1"),
        ("limits", "maybe"),
        ("bot_pace", "nan"),
        ("idle", "inf"),
        ("address", "here"),
        ("logs", "xml"),
        ("admin_token", "secret"),
    ],
)
def test_a_value_that_makes_no_sense_is_named(name: str, given: str) -> None:
    with pytest.raises(BadInput) as wrong:
        from_environment({variable(name): given})
    assert wrong.value.args_by_name["name"] == variable(name)


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "70000", "--lang", "en"]) == 2
    assert "--port" in capsys.readouterr().err


def test_a_typing_mistake_is_noticed() -> None:
    assert unknown({"NOCTUARY_PROT": "80", "NOCTUARY_PORT": "80", "NOCTUARY_GAMES": "", "HOME": "/"}) == [
        "NOCTUARY_PROT"
    ]


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, a file, a URL, or nothing."""
    assert database_of("postgresql://h/n") == "postgresql://h/n"
    assert database_of(str(tmp_path / "club.db")) == str(tmp_path / "club.db")
    assert database_of(str(tmp_path)) == database_of(str(tmp_path / "tables.db"))
    assert database_of(str(tmp_path / "new")) == str(tmp_path / "new" / "tables.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform != "win32":
        assert database_of("") == str(tmp_path / "noctuary" / "tables.db")
    assert from_environment({"NOCTUARY_URL": "postgresql://h/n"}).data == "postgresql://h/n"


@pytest.mark.parametrize(
    "data",
    [
        "postgres//me:owls@host/name",
        "postgresql//me:owls@host/name",
        "postgresql:/me:owls@host/name",
        "postgresql:me:owls@host/name",
        "postgrseql//me:owls@host/name",
        "postgrseql://me:owls@host/name",
        "postgresql://me:owls@host:port/name",
        "me:owls@host/name",
        "sqlite:/srv/tables.db",
        "sqlite//srv/tables.db",
        "mysql://me:owls@host/name",
    ],
)
def test_a_url_with_a_mistake_in_it_is_no_folder(
    data: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Read as a path it would be a new house without a table, and its host would look for the old one."""
    monkeypatch.chdir(tmp_path)
    for command in (["serve", "--no-open"], ["backup", "night.backup"]):
        assert main([*command, "--data", data, "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert "is not a database" in told
        assert "owls" not in told
        assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "data", ["tables.db", "postgres", "./postgresql/tables", "/srv/a@b/tables.db", "C:/noctuary", "a//b"]
)
def test_a_path_is_not_taken_for_a_mistyped_url(data: str) -> None:
    assert not is_mistyped(data)


def test_the_guide_has_the_table_that_the_code_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    from settings_table import PAGE, renewed

    page = PAGE.read_text("utf-8")
    assert page == renewed(page), "make docs-tables"
    assert all(f"`{flag(name)}`" in page for name in NAMES)

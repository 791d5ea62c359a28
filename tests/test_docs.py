"""What the documentation shows is true: its examples run, its links lead somewhere, its numbers exist."""

import argparse
import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args

import pytest

import noctuary
import noctuary.testing
from noctuary.catalog import HOUSE
from noctuary.cli.main import parser
from noctuary.server.table import wire
from noctuary.server.web.routes import ENDPOINTS
from noctuary.text import words

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / ".github").rglob("*.md")])
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"""\]\(<?([^)\s>]+)>?\)|(?:src|href)="([^"]+)\"""")
ELSEWHERE = ("http:", "https:", "mailto:")


def anchors(text: str) -> set[str]:
    """What may stand after a `#`: the headings as hosts of repositories spell them, and ids that are written out."""
    headings = re.findall(
        r"^#+ +(.+?) *$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    )
    found: list[str] = []
    for heading in headings:
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", shown).replace(" ", "-")
        again = found.count(slug)
        found.append(f"{slug}-{again}" if again else slug)
    return {*found, *re.findall(r'<a id="([^"]+)">', text)}


def broken(page: Path) -> list[str]:
    """The links of a page that lead to no file, or to no place in it."""
    wrong = []
    for pair in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        link = pair[0] or pair[1]
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if link.startswith(ELSEWHERE):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            wrong.append(link)
    return wrong


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=lambda page: page.name
)
def test_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 3
    assert failed == 0


def test_an_error_that_says_something_else_is_noticed(tmp_path: Path) -> None:
    """The text of an error is part of the example: nothing that doctest would overlook by default is overlooked."""
    page = tmp_path / "page.md"
    shown = (ROOT / "README.md").read_text("utf-8")
    assert shown.count("There is no preset") == 1
    page.write_text(shown.replace("There is no preset", "There was no preset"), "utf-8")
    assert doctest.testfile(str(page), module_relative=False, report=False, verbose=False).failed == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text('# Été, `twice`\n\n## Twice\n\n## Twice\n\n<a id="o-1"></a>\n', "utf-8")
    right = (
        "[a](other.md) [b](other.md#été-twice) [c](other.md#twice-1) [d](other.md#o-1) [e](#here) [f](https://x.org)"
    )
    wrong = "[g](gone.md) [h](other.md#thrice) [i](#there) ![j](gone.png)"
    page.write_text(f"# Here\n\n{right}\n{wrong} `[k](in-code.md)`\n\n```\n# There\n[l](in-code.md)\n```\n", "utf-8")
    assert broken(page) == ["gone.md", "other.md#thrice", "#there", "gone.png"]


def test_the_index_names_every_page() -> None:
    index = DOCS / "README.md"
    named = {(DOCS / link.partition("#")[0]).resolve() for link, _ in LINK.findall(index.read_text("utf-8"))}
    rooms = [page for room in ("guides", "reference", "reports") for page in (DOCS / room).rglob("*.md")]
    assert len(rooms) > 15
    assert {*rooms, *DOCS.glob("*.md")} - {index} <= named


def test_the_site_has_every_page_of_the_documentation() -> None:
    pages = re.findall(r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert len(set(pages)) == len(pages)
    assert {ROOT / page for page in pages} == {page for page in PAGES if ".github" not in page.parts}


def test_the_wire_protocol_lists_everything_that_is_said() -> None:
    text = (DOCS / "reference" / "wire-protocol.md").read_text("utf-8")
    http, socket = text.split("## The socket")
    asked, told = socket.split("| `is` |")
    listed = re.findall(r"^\| (GET|POST) \| `([^`]+)` \|", http, re.MULTILINE)
    assert set(listed) == {(each.method, each.path) for each in ENDPOINTS} - {("GET", "/{path:path}")}
    for part, kinds in ((asked, wire.AnyMessage), (told, wire.AnyFrame)):
        names = {str(kind.__struct_config__.tag) for kind in get_args(kinds)}
        assert set(re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)) - {"do"} == names


@pytest.mark.parametrize("game", HOUSE)
def test_both_rulebooks_have_the_same_rules_in_the_same_order(game: str) -> None:
    number = re.compile(r'^<a id="([^"]+)"></a>\n\*\*([A-Z]+-\d+[a-z]?)\*\*', re.MULTILINE)
    english, french = (
        number.findall((ROOT / f"docs/rules/{game}.{lang}.md").read_text("utf-8")) for lang in ("en", "fr")
    )
    assert english == french
    assert len(set(english)) == len(english) > 70
    assert all(anchor == rule.lower() for anchor, rule in english)


def test_the_api_page_is_what_the_docstrings_say() -> None:
    checked = subprocess.run([sys.executable, "scripts/api_pages.py", "--check"], cwd=ROOT, check=False)
    assert checked.returncode == 0, "python scripts/api_pages.py"
    text = (DOCS / "reference" / "api.md").read_text("utf-8")
    for name in {*noctuary.__all__, *noctuary.testing.__all__} - {"__version__"}:
        assert f"### `{name}`" in text


def test_the_command_line_page_lists_every_command_and_flag() -> None:
    page = (DOCS / "reference" / "command-line.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `noctuary ([a-z-]+)([^`]*)` \|", page, re.MULTILINE))
    [commands] = [each for each in parser(words("en"))._actions if isinstance(each, argparse._SubParsersAction)]
    assert set(rows) == set(commands.choices)
    for name, command in commands.choices.items():
        listed = set(re.findall(r"--\w[\w-]*", rows[name].replace("[no-]", "")))
        known = {flag for action in command._actions for flag in action.option_strings if flag.startswith("--")}
        plain = {flag for flag in known if not flag.startswith("--no-")} - {"--help", "--lang"}
        # The server's many settings have a table of their own, in the host's guide.
        assert listed <= plain if name == "serve" else listed == plain, name


def test_one_version_is_told_everywhere() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert noctuary.__version__ == version
    assert f'"version": "{version}"' in (ROOT / "web" / "package.json").read_text("utf-8")
    unreleased, newest, *_ = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert unreleased == "Unreleased"
    assert re.fullmatch(re.escape(version) + r" — \d{4}-\d\d-\d\d", newest)


def test_make_help_lists_every_target() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):(?!=)", text, re.MULTILINE))
    explained = set(re.findall(r"^([a-z][a-z-]*):.*## \w", text, re.MULTILINE))
    phony = re.search(r"^\.PHONY: ((?:.*\\\n)*.*)$", text, re.MULTILINE)
    assert phony is not None
    assert len(targets) > 20
    assert targets == explained == set(phony[1].replace("\\", " ").split())

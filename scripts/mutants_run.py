"""The running part of `mutants.py`: tests in this process, once with coverage, then again in a fork for each mutant."""

import gc
import importlib
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from mutations import Mutant, mutated

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
QUIET = ("-q", "-s", "--tb=no", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:terminalreporter",
         "-W", "ignore::pytest.PytestConfigWarning")  # fmt: skip
"""Without the plugins, some of their settings are unknown."""
SLOWER = 10
"""A test that takes so many times its CPU time, and a second, hangs."""

LONG = 8.0
"""Tests of more CPU seconds, traced, are not tried on mutants: whole games in many worlds, mostly."""

ANEW = 30.0
"""CPU seconds in which everything is imported anew; more, and it hangs."""

MEMORY = 3 << 30
PATIENCE = 600
"""Seconds that a mutant may take when it uses no CPU (a wait that never ends)."""


@dataclass(frozen=True)
class Baseline:
    """Which test comes through which line, and its CPU seconds."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]
    """Tests by file and line."""
    on_import: dict[str, set[int]]

    @classmethod
    def read(cls, parts: list[dict[str, Any]]) -> "Baseline":
        """What was measured of some files of tests, in one."""
        whole = cls({}, {}, {})
        for part in parts:
            whole.seconds.update(part["seconds"])
            for file, by_line in part["lines"].items():
                for line, names in by_line.items():
                    whole.lines.setdefault(file, {}).setdefault(int(line), []).extend(names)
            for file, lines in part["on_import"].items():
                whole.on_import.setdefault(file, set()).update(lines)
        return whole

    def tests(self, mutant: Mutant, budget: float) -> list[str]:
        """The tests to try a mutant on: those of its line, then the others of its function; the quickest first.

        (Where a function keeps what it worked out, only the first test comes through its lines.)
        """
        by_line = self.lines.get(str(mutant.path.relative_to(ROOT)), {})
        near: set[str] = set(by_line.get(mutant.line, ()))
        if self.imported(mutant):
            # The tests of its package, and some stored games: each file more is one more to import.
            game = mutant.path.relative_to(SOURCE).parts[1]
            near = {test for test in self.seconds if f"tests/{game}/" in test}
            far = {test for test in self.seconds if game == "core" and "test_golden" in test}
        else:
            first, last = mutant.span
            far = {test for line in range(first, last + 1) for test in by_line.get(line, ())}
        found: list[str] = []
        spent = 0.0
        for test in sorted(near | far, key=lambda test: (test not in near, self.seconds[test], test)):
            spent += self.seconds[test]
            if found and spent > budget:
                break
            found.append(test)
        return found

    def imported(self, mutant: Mutant) -> bool:
        """Whether the line is carried out when the game is imported: giving a function other code comes too late."""
        return not mutant.function or mutant.line in self.on_import.get(str(mutant.path.relative_to(ROOT)), ())


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: the test that noticed (or "hangs", "import"), or how many did not."""

    mutant: Mutant
    killer: str
    tried: int


# The baseline ----------------------------------------------------------------------------------------------------


class Traced:
    """A pytest plugin that notes the lines and the CPU time of every test. A long one is not traced to its end."""

    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.long: set[str] = set()
        self.failed: set[str] = set()
        self.now = ""
        signal.signal(signal.SIGPROF, self.interrupt)

    def interrupt(self, _signal: int, _frame: object) -> None:
        self.long.add(self.now)
        sys.settrace(None)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now = item.nodeid
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, LONG)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.seconds[item.nodeid] = round(time.process_time() - began, 4)
            self.coverage.switch_context("")
            if item.nodeid in self.long:
                self.coverage.stop()
                self.coverage.start()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


def modules() -> Iterator[str]:
    """The rules and the core, by the names that they are imported by."""
    for package in ("core", "oubliette", "occulto", "obscurio"):
        for path in sorted((SOURCE / "noctuary" / package).rglob("*.py")):
            name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
            yield name.removesuffix(".__init__")


def measure(tests: list[str], changed: list[str]) -> dict[str, dict[str, Any]]:
    """Run the tests once, traced in the files that mutants change; gives what each file of tests comes through."""
    import coverage

    traced = coverage.Coverage(data_file=None, include=changed, config_file=False)
    traced.start()
    for name in modules():
        importlib.import_module(name)
    plugin = Traced(traced)
    code = pytest.main([*QUIET, *tests], plugins=[plugin])
    traced.stop()
    if code or plugin.failed or not plugin.seconds:
        raise SystemExit("These fail without any change: " + (", ".join(sorted(plugin.failed)) or f"pytest ({code})"))
    found: dict[str, dict[str, Any]] = {}
    for name, cost in plugin.seconds.items():
        file = found.setdefault(name.split("::")[0], {"seconds": {}, "lines": {}, "on_import": {}})
        if name not in plugin.long:
            file["seconds"][name] = cost
    data = traced.get_data()
    for path in data.measured_files():
        short = str(Path(path).relative_to(ROOT))
        for line, names in data.contexts_by_lineno(path).items():
            for file in found.values() if "" in names else ():
                file["on_import"].setdefault(short, []).append(line)
            for name in {*names} - plugin.long - {""}:
                found[name.split("::")[0]]["lines"].setdefault(short, {}).setdefault(line, []).append(name)
    return found


# Mutants ---------------------------------------------------------------------------------------------------------


def fork_all(
    picked: list[Mutant], measured: Baseline, tests: tuple[str, ...], budget: float, jobs: int, out: Path
) -> list[Verdict]:
    """Try all mutants, with so many processes at a time."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("", "utf-8")
    shares = [picked[at::jobs] for at in range(jobs)]
    children = []
    for at, share in enumerate(shares):
        child = os.fork()
        if child == 0:
            _work(share, measured, tests, budget, out.with_suffix(f".{at}.jsonl"))
        children.append(child)
    for child in children:
        os.waitpid(child, 0)
    by_place = {(str(mutant.path), mutant.index): mutant for mutant in picked}
    verdicts = []
    for at in range(jobs):
        part = out.with_suffix(f".{at}.jsonl")
        for line in part.read_text("utf-8").splitlines():
            path, index, killer, tried = json.loads(line)
            verdicts.append(Verdict(by_place[path, index], killer, tried))
        with out.open("a", encoding="utf-8") as whole:
            whole.write(part.read_text("utf-8"))
        part.unlink()
    if len(verdicts) < len(picked):
        raise SystemExit(f"only {len(verdicts)} of {len(picked)} mutants were tried")
    return verdicts


def _work(picked: list[Mutant], measured: Baseline, tests: tuple[str, ...], budget: float, out: Path) -> None:
    """One worker: first what needs a fresh import, from a process that has imported nothing, then the rest."""
    with out.open("w", encoding="utf-8", buffering=1) as file:

        def note(mutant: Mutant, killer: str, tried: int) -> None:
            file.write(json.dumps([str(mutant.path), mutant.index, killer, tried]) + "\n")

        later = []
        for mutant in picked:
            names = measured.tests(mutant, budget)
            if not names:
                note(mutant, "", 0)
            elif measured.imported(mutant):
                note(mutant, attempt(lambda m=mutant, n=names: _anew(m, n, measured)), len(names))  # type: ignore[misc]
            else:
                later.append((mutant, names))
        if later:
            pytest.main([*QUIET, *tests], plugins=[Forking(later, measured, note)])
    os._exit(0)


def attempt(run: Callable[[], str]) -> str:
    """Run something in a fork; gives its word, or "hangs" if it had to be ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            word = run()
        except BaseException as wrong:
            word = f"fails: {wrong!r}"[:200]
        os.write(writing, word.encode())
        os._exit(0)
    os.close(writing)
    if not select.select([reading], [], [], PATIENCE)[0]:
        os.kill(child, signal.SIGKILL)
    word = os.read(reading, 65536).decode()
    os.close(reading)
    _, status = os.waitpid(child, 0)
    return word if os.WIFEXITED(status) else "hangs"


def run_items(items: list[pytest.Item], seconds: dict[str, float]) -> str:
    """The first test that fails, or nothing. The process ends by itself where one takes far too long."""
    for at, item in enumerate(items):
        signal.setitimer(signal.ITIMER_PROF, 1 + SLOWER * seconds[item.nodeid])
        reports = runtestprotocol(item, log=False, nextitem=items[at + 1] if at + 1 < len(items) else None)
        if any(report.failed for report in reports):
            return item.nodeid
    return ""


class Forking:
    """A pytest plugin that runs nothing but mutants, in forks of a process that has collected all tests."""

    def __init__(
        self, picked: list[tuple[Mutant, list[str]]], measured: Baseline, note: Callable[[Mutant, str, int], None]
    ) -> None:
        self.picked = picked
        self.measured = measured
        self.note = note

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for name in modules():
            importlib.import_module(name)
        items = {item.nodeid: item for item in session.items}
        functions = Functions()
        gc.disable()
        gc.freeze()
        for mutant, names in self.picked:
            some = [items[name] for name in names]
            word = attempt(lambda m=mutant, i=some: self._mutated(functions, m, i))  # type: ignore[misc]
            self.note(mutant, word, len(names))
        return True

    def _mutated(self, functions: "Functions", mutant: Mutant, items: list[pytest.Item]) -> str:
        functions.swap(mutant)
        return run_items(items, self.measured.seconds)


class Functions:
    """Every function of the house that is held anywhere, and everything that keeps what it worked out."""

    def __init__(self) -> None:
        self.by_place: dict[tuple[str, str], list[FunctionType]] = {}
        self.caches: list[Any] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(SOURCE)):
                place = thing.__code__.co_filename, thing.__code__.co_qualname
                self.by_place.setdefault(place, []).append(thing)
            elif isinstance(thing, _lru_cache_wrapper):
                self.caches.append(thing)

    def swap(self, mutant: Mutant) -> None:
        """Give the function around the change its other code, and forget what was worked out before."""
        new = code_of(compile(mutated(mutant), str(mutant.path), "exec"), mutant.function)
        for function in self.by_place[str(mutant.path), new.co_qualname]:
            function.__code__ = new
        for cache in self.caches:
            cache.cache_clear()


def code_of(module: CodeType, function: str) -> CodeType:
    """A function's code in that of its module."""
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == function:
            return code
        waiting.extend(each for each in code.co_consts if isinstance(each, CodeType))
    raise LookupError(function)


def _anew(mutant: Mutant, names: list[str], measured: Baseline) -> str:
    """Import everything anew, with the change, and run the tests."""
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        if loader.get_filename(fullname) != str(mutant.path):
            return plain(loader, fullname)
        return compile(mutated(mutant), str(mutant.path), "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    plugin = Anew(names, measured)
    signal.setitimer(signal.ITIMER_PROF, ANEW)
    pytest.main([*QUIET, *sorted({name.split("::")[0] for name in names})], plugins=[plugin])
    return plugin.word


class Anew:
    """A pytest plugin that runs the named tests, to the first that fails."""

    def __init__(self, names: list[str], measured: Baseline) -> None:
        self.names = names
        self.measured = measured
        self.word = "import"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        if not session.testsfailed and all(name in items for name in self.names):
            self.word = run_items([items[name] for name in self.names], self.measured.seconds)
        return True


if __name__ == "__main__":
    at = sys.argv.index("--")
    Path(sys.argv[1]).write_text(json.dumps(measure(sys.argv[2:at], sys.argv[at + 1 :])), "utf-8")

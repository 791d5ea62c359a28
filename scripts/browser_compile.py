"""Compile what a page's Python reads, so that no phone does it at every start. Run by the page's own Python (`.mjs`).

Only it writes what it can read: compiled modules belong to one version of Python. They are no larger than the sources,
without sentences for readers and, in the packages of others, without the numbers of their lines.
"""

import ast
import importlib.util
import marshal
import types
import zipfile
from collections.abc import Callable
from pathlib import Path

WHEN = (2020, 1, 1, 0, 0, 0)
"""A date for all files, so that the same sources give the same pack."""
AS_THEY_ARE = ("anyio/",)
"""They read their own sources to see what they need not import."""
TALKATIVE = ("pyodide/", "_pyodide/")
"""They put together at the start what they say of themselves."""
OURS = "noctuary/"
"""Whoever reports a fault of ours can say in which line."""
LONGEST = 8
"""Units of code that one entry tells of."""
ONLY_A_LINE = 13
NOWHERE = 15
"""Kinds of entries."""


def compile_all(folder: str) -> None:
    """Every zip of a folder, in its place."""
    for path in sorted(Path(folder).glob("*.zip")):
        with zipfile.ZipFile(path) as pack:
            files = [compiled(name, pack.read(name)) for name in pack.namelist()]
        # Each is packed as a whole afterwards: what is packed twice is unpacked twice.
        with zipfile.ZipFile(path, "w") as pack:
            for name, data in files:
                pack.writestr(zipfile.ZipInfo(name, WHEN), data)


def compiled(name: str, data: bytes) -> tuple[str, bytes]:
    """A file under its new name, compiled if it is a module."""
    if not name.endswith(".py") or name.startswith(AS_THEY_ARE):
        return name, data
    tree = ast.parse(data)
    if not name.startswith(TALKATIVE):
        silence(tree)
    code = compile(tree, name, "exec", dont_inherit=True)
    code = located(code, lines_of if name.startswith(OURS) else lambda _: b"")
    # "Read me without looking for my source": there is none.
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
    return name + "c", head + marshal.dumps(code)


def silence(tree: ast.AST) -> None:
    """Take the docstrings out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            alone = len(node.body) == 1 and not isinstance(node, ast.Module)
            node.body[:1] = [ast.copy_location(ast.Pass(), first)] if alone else []


def located(code: types.CodeType, lines: Callable[[types.CodeType], bytes]) -> types.CodeType:
    """The same, and where its parts stood is said by `lines`."""
    inner = tuple(located(each, lines) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=lines(code), co_consts=inner)


def lines_of(code: types.CodeType) -> bytes:
    """Its lines without their columns, as Python writes them (Objects/locations.md of its sources)."""
    table = bytearray()
    at = code.co_firstlineno
    for start, end, line in code.co_lines():
        for done in range(start, end, 2 * LONGEST):
            length = min(LONGEST, (end - done) // 2)
            table.append(0x80 | ((NOWHERE if line is None else ONLY_A_LINE) << 3) | (length - 1))
            if line is not None:
                table += signed(line - at)
                at = line
    return bytes(table)


def signed(number: int) -> bytes:
    """Six bits a byte, the lowest first; the very lowest is the sign."""
    left = -number << 1 | 1 if number < 0 else number << 1
    found = bytearray()
    while left >= 64:
        found.append(0x40 | left & 63)
        left >>= 6
    return bytes([*found, left])

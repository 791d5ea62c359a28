"""Small wrong changes of a source file ("mutants"), one at a time: what the tests must notice.

`mutants(path)` lists them in the order of the source; `mutated(mutant)` is the file's tree with that one change in it.
Left alone: annotations, decorators, asserts, `__repr__`, and text (a message that is missing fails a test of its own).
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "keywords_of_class", "bases", "type_comment"}
SKIPPED_FUNCTIONS = {"__repr__"}


@dataclass(frozen=True)
class Mutant:
    """One change: the `index`-th of its file."""

    path: Path
    index: int
    line: int
    function: str
    """The outermost function around it, as `Class.method`; empty where the change is carried out on import."""
    span: tuple[int, int]
    """The first and last line of that function."""
    name: str
    """Function, line and change as text: it stays the same when lines move."""


@dataclass(frozen=True)
class Site:
    """A node that could be another, and how to put that one in its place."""

    node: ast.AST
    other: ast.AST
    put: Callable[[ast.AST], None]
    function: str
    where: str


def mutants(path: Path) -> list[Mutant]:
    """All changes of a file."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    found: list[Mutant] = []
    names: Counter[str] = Counter()
    tree = ast.parse(source)
    spans = _spans(tree, "")
    for index, site in enumerate(_sites(tree)):
        line: int = site.node.lineno  # type: ignore[attr-defined]
        change = f"{_text(site.node)} → {_text(site.other)}"
        name = f"{site.where or 'on import'} | {lines[line - 1].strip()} | {change}"
        names[name] += 1
        again = f" ({names[name]})" if names[name] > 1 else ""
        found.append(Mutant(path, index, line, site.function, spans.get(site.function, (line, line)), name + again))
    return found


def mutated(mutant: Mutant) -> ast.Module:
    """The file's tree with this change."""
    tree = ast.parse(mutant.path.read_text("utf-8"))
    for index, site in enumerate(_sites(tree)):
        if index == mutant.index:
            site.put(ast.copy_location(site.other, site.node))
            return ast.fix_missing_locations(tree)
    raise LookupError(mutant.name)


def _spans(node: ast.AST, where: str) -> dict[str, tuple[int, int]]:
    """The lines of every outermost function, by its name."""
    found: dict[str, tuple[int, int]] = {}
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.FunctionDef | ast.ClassDef):
            name = f"{where}.{each.name}" if where else each.name
            if isinstance(each, ast.ClassDef):
                found.update(_spans(each, name))
            else:
                found[name] = (each.lineno, each.end_lineno or each.lineno)
    return found


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _sites(tree: ast.Module) -> Iterator[Site]:
    return _walk(tree, "", "")


def _walk(node: ast.AST, function: str, where: str) -> Iterator[Site]:
    """Every node below this one, in the order of the source, with its changes."""
    for field, value in ast.iter_fields(node):
        if field in SKIPPED_FIELDS or (field == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        if isinstance(value, ast.AST):
            yield from _visit(node, field, None, value, function, where)
        elif isinstance(value, list):
            for at, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield from _visit(node, field, at, item, function, where)


def _visit(parent: ast.AST, field: str, at: int | None, node: ast.AST, function: str, where: str) -> Iterator[Site]:
    if isinstance(node, ast.Assert) or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
        return
    inside, name = function, where
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        if node.name in SKIPPED_FUNCTIONS:
            return
        name = f"{where}.{node.name}" if where else node.name
        # Defaults are worked out on import; the body when it is called.
        if isinstance(node, ast.FunctionDef):
            yield from _walk(node.args, function, name)
            for index, statement in enumerate(node.body):
                yield from _visit(node, "body", index, statement, function or name, name)
            return

    def put(other: ast.AST) -> None:
        if at is None:
            setattr(parent, field, other)
        else:
            getattr(parent, field)[at] = other

    for other in _others(node, parent, field):
        yield Site(node, other, put, inside, name)
    yield from _walk(node, inside, name)


def _others(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    """What could stand here instead."""
    match node:
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                changed = [*ops[:at], COMPARISONS[type(op)](), *ops[at + 1 :]]
                yield ast.Compare(left, changed, comparators)
        case ast.BinOp(left, op, right) if type(op) in OPERATORS and not _text_like(left, right):
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.AugAssign(target, op, value) if type(op) in OPERATORS:
            yield ast.AugAssign(target, OPERATORS[type(op)](), value)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Expr(ast.Call()):
            yield ast.Pass()
        case ast.Return(value) if value is not None and not _says_yes_or_no(value):
            yield ast.Return(ast.Constant(None))
    if _is_condition(parent, field) and not _says_yes_or_no(node):
        assert isinstance(node, ast.expr)
        yield ast.UnaryOp(ast.Not(), node)


def _is_condition(parent: ast.AST, field: str) -> bool:
    return (isinstance(parent, ast.If | ast.While | ast.IfExp) and field == "test") or (
        isinstance(parent, ast.comprehension) and field == "ifs"
    )


def _says_yes_or_no(node: ast.AST) -> bool:
    """Changed by its own operator, or a plain None."""
    return isinstance(node, ast.Compare | ast.BoolOp | ast.Constant) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _text_like(*nodes: ast.AST) -> bool:
    return any(
        isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
        for node in nodes
    )

"""Tests cite the rules they show: `@rule("O-14", "OA-33")`. `make rules` compares them with the rulebooks."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

NUMBER = re.compile(r"^[A-Z]{1,3}-\d+[a-z]?$")


def rule(*numbers: str) -> "pytest.MarkDecorator":
    """Mark a test with the rules it shows: one to three numbers, so that a citation means something."""
    import pytest

    if not 1 <= len(numbers) <= 3 or not all(NUMBER.match(number) for number in numbers):
        raise ValueError(f"a test cites one to three rules by number, not {numbers}")
    return pytest.mark.rule(*numbers)

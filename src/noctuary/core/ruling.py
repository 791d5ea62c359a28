"""Tests cite the rules they show: `@rule("O-14", "OA-33")`. `make rules` lists every number that no test cites."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

NUMBER = re.compile(r"^(B|BA|BC|C|CA|O|OA)-\d+[a-z]?$")


def rule(*numbers: str) -> "pytest.MarkDecorator":
    """Mark a test with the rules it shows: one to three numbers, so that a citation means something."""
    import pytest

    if not 1 <= len(numbers) <= 3 or not all(NUMBER.match(number) for number in numbers):
        raise ValueError(f"a test cites one to three rules by number, not {numbers}")
    return pytest.mark.rule(*numbers)

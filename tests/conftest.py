"""Settings for all tests."""

import os

import pytest
from hypothesis import settings

# What the tests share asserts as well: a failure there says what was found.
pytest.register_assert_rewrite("support", "noctuary.testing")

# No test draws the deck in the background unless it says so.
os.environ.setdefault("NOCTUARY_DRAW", "no")

# The machine's clock is noisy: no test fails for being slow, and every run tries the same examples.
settings.register_profile("noctuary", deadline=None, derandomize=True)
settings.load_profile("noctuary")

"""Settings for all tests."""

import pytest
from hypothesis import settings

# What the tests share asserts as well: a failure there says what was found.
pytest.register_assert_rewrite("support", "noctuary.testing")

# The machine's clock is noisy: no test fails for being slow, and every run tries the same examples.
settings.register_profile("noctuary", deadline=None, derandomize=True)
settings.load_profile("noctuary")

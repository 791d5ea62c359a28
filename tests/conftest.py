"""Settings for all tests."""

from hypothesis import settings

# The machine's clock is noisy: no test fails for being slow, and every run tries the same examples.
settings.register_profile("noctuary", deadline=None, derandomize=True)
settings.load_profile("noctuary")

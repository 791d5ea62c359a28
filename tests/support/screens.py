"""How much of the client is looked at."""

import os

EVERY = os.environ.get("NOCTUARY_SCREENS") == "all"
"""Whether every screen is looked at in every size (`make screens`); otherwise each in some of them, in turn."""

"""`python -m noctuary`."""

import sys

from noctuary.cli import main

sys.exit(main())

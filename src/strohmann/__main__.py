"""``python -m strohmann`` is the command ``strohmann``."""

import sys

from strohmann.cli import main

sys.exit(main())

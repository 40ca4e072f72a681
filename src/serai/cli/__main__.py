"""`python -m serai.cli` is `serai`."""

import sys

from serai.cli import main

sys.exit(main())

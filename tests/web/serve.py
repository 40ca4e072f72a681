"""`serai serve` whose draws and bots are the same in every run, so that a test that passes once passes again.

A table's draws follow from its game, its options and its number of seats. `SERAI_WEB_SEED=2 make browser`
plays other games.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from types import SimpleNamespace
from unittest.mock import patch

from serai.cli import main
from serai.match import fairness
from serai.server.live import bots

SEED = os.environ.get("SERAI_WEB_SEED", "1")


def settled_key(seed: bytes, terms: str, nonces: list[str]) -> bytes:
    """The key of a table's draws, by what can be said of the table before it is made."""
    known = json.loads(terms)
    about = json.dumps([SEED, known["game"], known["options"], len(known["players"])], sort_keys=True)
    return hashlib.sha256(about.encode()).digest()


def settled_bits(count: int) -> int:
    """What a bot begins to think with."""
    return int.from_bytes(hashlib.sha256(SEED.encode()).digest(), "big") >> (256 - count)


if __name__ == "__main__":
    with (
        patch.object(fairness, "mixed_key", settled_key),
        patch.object(bots, "secrets", SimpleNamespace(randbits=settled_bits)),
    ):
        sys.exit(main())

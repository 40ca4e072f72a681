"""Compile the rules when asked to: `SERAI_COMPILE=1`. Otherwise everything runs interpreted."""

import os
import re
from glob import glob
from pathlib import Path

from setuptools import setup

# Parts of a game that speak to people and learners; they use what compiled code must not.
INTERPRETED = {"__init__", "view", "narrate", "features", "position", "terminal", "reasons"}
FOLDERS = ("core", "games/*", "bots")
# mypyc writes the 1 of `1 << n` as a C int of 32 bits, though n may be up to 61.
NARROW_SHIFT = re.compile(r"(?<= = )(-?\d+)(?= (?:<<|>>) cpy_r_)")

extensions = []
if os.environ.get("SERAI_COMPILE"):
    from mypyc.build import mypycify

    sources = sorted(path for folder in FOLDERS for path in glob(f"src/serai/{folder}/*.py"))
    # One group, so that calls between these modules are direct.
    compiled = [path for path in sources if Path(path).stem not in INTERPRETED]
    extensions = mypycify(compiled, opt_level="3")
    for path in {Path(source) for extension in extensions for source in extension.sources}:
        path.write_text(NARROW_SHIFT.sub(r"\1LL", path.read_text("utf-8")), "utf-8")

setup(ext_modules=extensions)

"""Compile the rules when asked to: `SERAI_COMPILE=1`. Otherwise everything runs interpreted."""

import os
from glob import glob
from pathlib import Path

from setuptools import setup

# Parts of a game that speak to people and learners; they use what compiled code must not.
INTERPRETED = {"__init__", "view", "narrate", "features", "position", "terminal", "reasons"}
FOLDERS = ("core", "games/*", "bots")

extensions = []
if os.environ.get("SERAI_COMPILE"):
    from mypyc.build import mypycify

    sources = sorted(path for folder in FOLDERS for path in glob(f"src/serai/{folder}/*.py"))
    # One group, so that calls between these modules are direct.
    compiled = [path for path in sources if Path(path).stem not in INTERPRETED]
    extensions = mypycify(compiled, opt_level="3")

setup(ext_modules=extensions)

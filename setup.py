"""Compile the rules when asked to: `SERAI_COMPILE=1`. Otherwise everything runs interpreted."""

import os
import re
from glob import glob
from pathlib import Path

from setuptools import setup

# Parts of a game that are seldom used or use what compiled code must not.
INTERPRETED = {"__init__", "features", "game", "terminal"}
FOLDERS = ("core", "games/*", "bots")
# What mypyc 2.4.1 gets wrong in the C it writes, as patterns with what to put there.
CORRECTIONS = (
    # The 1 of `1 << n` is an int of 32 bits, though n may be up to 61.
    (r"(?<= = )(-?\d+)(?= (?:<<|>>) cpy_r_)", r"\1LL"),
    # A vector from interpreted code, for a field or as an argument, is to be borrowed and never given back.
    (
        r"\b((tmp|arg_\w+) = VecI64Api\.unbox\((?:value|obj_\w+)\);)",
        r"\1 if (\2.len >= 0) VEC_I64_DECREF(\2);",
    ),
)

extensions = []
if os.environ.get("SERAI_COMPILE"):
    from mypyc.build import mypycify

    sources = sorted(path for folder in FOLDERS for path in glob(f"src/serai/{folder}/*.py"))
    # One group, so that calls between these modules are direct.
    compiled = [path for path in sources if Path(path).stem not in INTERPRETED]
    extensions = mypycify(compiled, opt_level="3")
    for extension in extensions:
        # Nobody replaces our functions at run time, so gcc may inline across them, as MSVC does anyway.
        if os.name == "posix":
            extension.extra_compile_args.append("-fno-semantic-interposition")
    for path in {Path(source) for extension in extensions for source in extension.sources}:
        text = path.read_text("utf-8")
        for pattern, right in CORRECTIONS:
            text = re.sub(pattern, right, text)
        path.write_text(text, "utf-8")

# The rules pages, for the command line.
rules = [(f"share/serai/{folder}", glob(f"{folder}/rules*.md")) for folder in glob("docs/games/*")]

setup(ext_modules=extensions, data_files=rules)

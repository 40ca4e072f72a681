"""`serai doctor`: what runs here, how, and why, in plain sentences."""

import os
import platform
import sys
from importlib.util import find_spec
from typing import Final

from serai import __version__
from serai.cli.shared import build
from serai.core import state
from serai.games import GAMES

# An optional extra of the package: its name, a module it brings, and what it is for.
EXTRAS: Final = (("learn", "numpy", "positions as vectors for learning programs"),)


def doctor() -> None:
    """Print what runs here and what could be better."""
    for sentence in findings():
        print(sentence)


def findings() -> list[str]:
    """What runs here and what could be better, a sentence each."""
    sentences = [
        f"This is Serai {__version__} on Python {platform.python_version()} ({platform.system()}).",
        f"The core runs {build.kind(state)}.",
    ]
    for title in GAMES:
        rules = sys.modules[type(title.new(title.fewest)).__module__]
        sentences.append(f"{title.name} runs {build.kind(rules)}.")
    sentences.append(advice())
    for extra, module, purpose in EXTRAS:
        present = "is" if find_spec(module) else "is not"
        sentences.append(f"The extra '{extra}' ({module}: {purpose}) {present} installed.")
    return sentences


def advice() -> str:
    """Why it runs as it does, and what to do about it."""
    if os.environ.get("SERAI_PURE"):
        return "SERAI_PURE is set, so everything runs from source, compiled or not."
    if build.current() == build.COMPILED:
        if build.is_stale():
            return "The compiled rules are older than their source: run 'make build'."
        return "The compiled rules are up to date with their source."
    hindrance = build.obstacle()
    if hindrance is None:
        return f"Nothing is compiled, but there is a C compiler ({build.compiler()}): run 'make build'."
    return f"Nothing is compiled, because {hindrance}; everything works, but more slowly."

"""`serai doctor`: what runs here, how, and why, in plain sentences."""

import os
import platform
import sys

from serai import __version__
from serai.cli.shared import build
from serai.cli.shared.jobs import cores
from serai.core import state
from serai.extras import EXTRAS, missing
from serai.games import GAMES


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
    sentences.extend(about_bots())
    for extra, (purpose, modules) in EXTRAS.items():
        present = "is not" if missing(extra) else "is"
        sentences.append(f"The extra '{extra}' ({', '.join(modules)}: {purpose}) {present} installed.")
    return sentences


def about_bots() -> list[str]:
    """What makes bots weaker here than they could be: they think in iterations, but only so long."""
    found = []
    if build.current() == build.INTERPRETED:
        found.append(
            "Bots that search (novice to master) are weaker here: interpreted, their time is over sooner."
        )
    if cores() == 1:
        found.append("There is one core, so bots that search wait for each other and may play weaker.")
    return found


def advice() -> str:
    """Why it runs as it does, and what to do about it."""
    if os.environ.get("SERAI_PURE"):
        return "SERAI_PURE is set, so everything runs from source, compiled or not."
    if build.current() == build.COMPILED:
        if not build.is_checkout():
            return "The rules were compiled when this package was built."
        if build.is_stale():
            return "The compiled rules are older than their source: run 'make build'."
        return "The compiled rules are up to date with their source."
    hindrance = build.obstacle()
    if hindrance is None:
        return f"Nothing is compiled, but there is a C compiler ({build.compiler()}): run 'make build'."
    return f"Nothing is compiled, because {hindrance}; everything works, but more slowly."

"""Bots by name: a level, or a class of your own as `module:Class`."""

import inspect
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

from serai.bots import LEVELS, make_bot
from serai.bots.levels import SEARCHING, level_of
from serai.bots.search import SearchBot
from serai.core.title import Title

NO_LIMIT = 1e9  # seconds: a busy machine must not change what a bot answers


def check_name(name: str, title: Title) -> None:
    """ValueError if there is no such bot, if it can't be made, or if what is there has no `choose`."""
    bot = make_entrant(name, title)
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(
            f"{name} is not a bot: it needs a method choose(self, state, rng) that returns an action"
        )


def make_entrant(name: str, title: Title) -> Any:
    """A new bot of that name. A class of your own may take the title, or nothing.

    Levels think as long as their iterations take, so that the same seed brings the same games.
    """
    if ":" not in name:
        if name not in LEVELS:
            raise ValueError(
                f"there is no bot {name!r}; there are {', '.join(LEVELS)}, and your own as module:Class"
            )
        if name in SEARCHING:
            return SearchBot(title, level_of(title, name)._replace(seconds=NO_LIMIT))
        return make_bot(name, title)
    made = find_class(name)
    try:
        takes_title = bool(inspect.signature(made).parameters)
    except (TypeError, ValueError):
        takes_title = False
    try:
        return made(title) if takes_title else made()
    except Exception as error:  # whatever stands in somebody's class
        raise ValueError(f"{name}: can't be created ({type(error).__name__}: {error})") from None


def find_class(name: str) -> Any:
    """The class that `module:Class` names, also in the folder where we are."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise ValueError(f"{name!r} is not a bot: write your own as module:Class")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # whatever stands in somebody's module
        raise ValueError(f"{name}: the module {module} cannot be imported ({error})") from None
    if found is None:
        raise ValueError(f"{name}: the module {module} has no {attribute}")
    return found


def own_code(names: Sequence[str]) -> str:
    """A digest of the files of bots of your own, so that a changed one is another bot; or nothing."""
    files = [inspect.getsourcefile(sys.modules[find_class(name).__module__]) for name in names if ":" in name]
    code = [Path(file).read_bytes() for file in files if file]
    return blake2b(b"".join(code), digest_size=3).hexdigest() if code else ""

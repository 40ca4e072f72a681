"""Serai: a digital tabletop. With `SERAI_PURE=1` everything runs from source, compiled or not.

The public names are those of `serai.api` (`find`, `GAMES`, `Match`, `play`), `serai.bots` and `serai.rl`; see
docs/library.md. They keep to semantic versions, and everything else may change at any time.
"""

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serai.api import GAMES, Match, find, play

__version__ = "0.1.0"
__all__ = ["GAMES", "Match", "__version__", "find", "play"]


def __getattr__(name: str) -> Any:
    """A public name, imported when it is first asked for: most of what is installed needs none of them."""
    if name not in __all__:
        raise AttributeError(f"serai has no {name!r}")
    from serai import api

    return getattr(api, name)


def import_from_source(package: str) -> None:
    """Import our own modules from source, even where compiled ones lie beside them."""
    plain = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> PathEntryFinder:
        if not os.path.abspath(path).startswith(package):
            raise ImportError
        return plain(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


if os.environ.get("SERAI_PURE"):
    import_from_source(os.path.dirname(os.path.abspath(__file__)))

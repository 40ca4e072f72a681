"""Serai: a digital tabletop. With `SERAI_PURE=1` everything runs from source, compiled or not."""

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"


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

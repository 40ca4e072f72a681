"""What differs between two views of a reader, so that an update need not repeat the rest."""

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
Difference = tuple[Path, Any]


def differences(before: Any, after: Any, path: Path = ()) -> Iterator[Difference]:
    """What to put where, as names and numbers lead there, so that the view before becomes the one after."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name in after:
            yield from differences(before[name], after[name], (*path, name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, part in enumerate(after):
            yield from differences(before[number], part, (*path, number))
    else:
        yield path, after

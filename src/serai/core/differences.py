"""What differs between two views of a reader, so that an update need not repeat the rest."""

from typing import Any

Difference = tuple[list[str | int], Any]  # a path of names and numbers, and what to put where it leads


def differences(before: Any, after: Any) -> list[Difference]:
    """What to put where, so that the view before becomes the one after."""
    found: list[Difference] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Difference]) -> None:
    """Add what differs below a path where something does."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, part in after.items():
            was = before[name]
            if was is not part and was != part:
                _compare(was, part, [*path, name], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, part in enumerate(after):
            was = before[number]
            if was is not part and was != part:
                _compare(was, part, [*path, number], found)
    else:
        found.append((path, after))

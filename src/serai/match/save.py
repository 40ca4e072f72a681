"""A save: a position exactly as it is, with all that is pending, to go on with it in another place or later.

Only this program writes saves, and none is taken from a stranger: what strangers bring are records.
"""

from __future__ import annotations

from typing import Any, TypedDict

from serai.core.state import State
from serai.core.title import Title


class Save(TypedDict):
    rules: int
    seats: int
    options: dict[str, str | int]
    position: dict[str, Any]
    digest: str


def saved(title: Title, s: State) -> Save:
    return {
        "rules": title.version,
        "seats": int(s.game.seats),
        "options": title.write_options(s.game.options),
        "position": title.dump(s),
        "digest": s.digest(),
    }


def restored(title: Title, save: Save) -> State:
    """The position that was saved, or ValueError if the rules make another one of it by now."""
    if save["rules"] != title.version:
        raise ValueError(
            f"this save follows rules version {save['rules']} of {title.name}, not {title.version}"
        )
    s = title.load(save["seats"], save["options"], save["position"])
    if s.digest() != save["digest"]:
        raise ValueError("this save leads to another position than before")
    return s

"""The games there are. Adding one means adding its folder and its line here."""

from typing import Any

from serai.core.state import State
from serai.core.title import Title
from serai.games.cleocatra import GAME as CLEOCATRA
from serai.games.cutie import GAME as CUTIE
from serai.games.five_tribes import GAME as FIVE_TRIBES
from serai.games.sultans_wishes import GAME as SULTANS_WISHES

GAMES: tuple[Title, ...] = (
    CLEOCATRA,
    SULTANS_WISHES,
    CUTIE,
    FIVE_TRIBES,
)  # fmt: skip


def find(name: str) -> Title:
    """The game of that name, or ValueError naming those there are."""
    for title in GAMES:
        if title.name == name:
            return title
    raise ValueError(f"there is no game {name!r}; there are {', '.join(title.name for title in GAMES)}")


def load_position(document: Any) -> State:
    """A state from a position document (docs/positions.md), or ValueError saying what is wrong and where."""
    if not isinstance(document, dict):
        raise ValueError("a position is a JSON object with game, seats, options and position")
    for name in document:
        if name not in ("game", "seats", "options", "position"):
            raise ValueError(f"{name}: is not a field of a position document")
    game = document.get("game")
    if not isinstance(game, str):
        raise ValueError("game: must be the name of a game")
    title = find(game)
    seats, options, position = document.get("seats"), document.get("options", {}), document.get("position")
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise ValueError("seats: must be the number of players")
    if not isinstance(options, dict):
        raise ValueError("options: must be an object")
    if not isinstance(position, dict):
        raise ValueError("position: must be an object")
    return title.load(seats, options, position)


def dump_position(s: State) -> dict[str, Any]:
    """A position document that `load_position` reads back."""
    title = find(s.game.name)
    return {
        "game": title.name,
        "seats": s.game.seats,
        "options": title.write_options(s.game.options),
        "position": title.dump(s),
    }

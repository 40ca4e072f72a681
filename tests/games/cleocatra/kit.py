"""Short ways to write a position of Cleocatra, to play from it and to look at it."""

from typing import Any

from tests import kit

from serai.core.state import OK, OVER, State
from serai.games import find, load_position

TITLE = find("cleocatra")


def position(tiles: str, **more: Any) -> dict[str, Any]:
    """The `position` of a document. A line `OR1 0 0 R0 R1 I` is a tile, its cell and what stands on it."""
    laid: dict[str, Any] = {}
    for line in tiles.strip().splitlines():
        name, x, y, *tokens = line.split()
        rescuers = [int(token[1:]) for token in tokens if token.startswith("R")]
        laid[name] = {"at": [int(x), int(y)], "rescuers": rescuers, "inspector": "I" in tokens}
    return {"tiles": laid, **more}


def row(names: list[str], tokens: dict[str, str] | None = None) -> str:
    """Lines of `position` for tiles side by side from (0, 0) to the right."""
    return "\n".join(f"{name} {x} 0 {(tokens or {}).get(name, '')}" for x, name in enumerate(names))


def load(tiles: str, seats: int = 2, mode: str = "basic", cap: int = 0, **more: Any) -> State:
    """A state from a position document; seat 0 begins a turn unless `agenda` or `starter` says otherwise."""
    return load_position(
        {
            "game": "cleocatra",
            "seats": seats,
            "options": {"mode": mode, "cap": cap},
            "position": position(tiles, **more),
        }
    )


def play(s: State, *texts: str) -> State:
    """A copy of the state after these actions, each of which must be legal."""
    after = s.copy()
    kit.play(after, "\n".join(texts))
    return after


def refusal(s: State, text: str) -> str:
    """The key of the reason against an action."""
    number = int(s.why(s.game.catalogue.parse(text)))
    assert number != OK, f"{text} is legal"
    return TITLE.reason(number).key


def offered(s: State, *verbs: str) -> set[str]:
    """The texts of the legal actions, of these verbs or of all."""
    texts = {s.game.catalogue.text(action) for action in s.legal()}
    return {text for text in texts if not verbs or text.split()[0] in verbs}


def rescuers(s: State, seat: int) -> set[str]:
    """The tiles that hold one of the seat's Rescuers."""
    return {name for name, entry in _tokens(s).items() if seat in entry["rescuers"]}


def inspectors(s: State) -> set[str]:
    """The tiles that hold an Inspector."""
    return {name for name, entry in _tokens(s).items() if entry["inspector"]}


def where(s: State, tile: str) -> list[int]:
    """The cell of a tile."""
    cell: list[int] = TITLE.dump(s)["tiles"][tile]["at"]
    return cell


def supply(s: State, seat: int) -> int:
    players = TITLE.view(s, seat)["players"]
    return int(players[seat]["supply"])


def scores(s: State) -> list[int]:
    return [TITLE.score(s, seat) for seat in range(int(s.game.seats))]


def is_over(s: State) -> bool:
    return bool(s.actor() == OVER)


def points(*each: int) -> list[list[int]]:
    """Score sheets with these totals."""
    return [[total, 0, 0] for total in each]


def _tokens(s: State) -> dict[str, Any]:
    dumped = TITLE.dump(s)
    tokens = dict(dumped["tiles"])
    if "hand" in dumped:
        tokens[dumped["hand"]["tile"]] = dumped["hand"]
    return tokens

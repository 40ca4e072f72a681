"""A record: one JSON file that holds a whole match and replays to the same result for ever.

The log names every action, chance outcomes included, so nothing else is needed to replay it. `commitment`,
`nonces` and `seed` are kept for those who can verify where the chance came from.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from serai.core.actions import Catalogue, Reason
from serai.core.state import whole_number
from serai.core.title import Title
from serai.match import fairness
from serai.match.match import BadDraw, Match, Refused

FORMAT = 1  # of a record without terms
WITH_TERMS = 2
MOST_ACTIONS = 20_000
FIELDS = {
    "format", "game", "rules", "options", "players", "start", "log", "digests",
    "scores", "winners", "resigned", "numbers", "table", "commitment", "hashes", "nonces", "seed",
}  # fmt: skip


class Fairness(NamedTuple):
    """What `verify` needs: the table's name, what was committed to, and what was revealed."""

    table: str
    commitment: str
    nonces: list[str]
    seed: str
    hashes: list[str] | None = None  # by seat, as the nonces then are; none in a record of the first format

    @property
    def format(self) -> int:
        """Of a record that can be verified so."""
        return FORMAT if self.hashes is None else WITH_TERMS


class Record(NamedTuple):
    game: str
    rules: int
    options: dict[str, Any]
    players: list[str]
    start: dict[str, Any] | None  # a position to begin from, or None for the table as laid
    log: list[str]
    digests: list[str]  # after each action
    scores: list[int]  # by seat, after the last action; may be left out
    winners: list[int]  # seats; none while the game goes on
    resigned: list[int] = []  # seats that were given up, in order; the rules know nothing of it
    fair: Fairness | None = None  # how its chance can be verified, if it can
    numbers: dict[str, int] = {}  # those of the game that a data file had changed


class BadAction(ValueError):
    """An action of a record that the rules refuse."""

    def __init__(self, where: str, reason: Reason, says: dict[str, Any]) -> None:
        super().__init__(f"{where}: is not legal: {reason.key}")
        self.where = where
        self.reason = reason
        self.says = says


def write_record(
    match: Match,
    players: list[str],
    start: dict[str, Any] | None = None,
    fair: Fairness | None = None,
    resigned: Sequence[int] = (),
    digests: Sequence[str] | None = None,
) -> str:
    """The match as JSON text. `start` is the position it began from, if not the table as laid.

    `digests` are those after each action, if they are known already.
    """
    state = match.state
    if digests is None:
        digests = [s.digest() for s in match.positions(1, len(match.log))] if match.log else []
    document = {
        "format": fair.format if fair else FORMAT,
        "game": match.title.name,
        "rules": match.title.version,
        "options": match.title.write_options(state.game.options),
        "players": players,
        "start": start,
        "log": [state.game.catalogue.text(entry.action) for entry in match.log],
        "digests": digests,
        "scores": [match.title.score(state, seat) for seat in range(state.game.seats)],
        "winners": _winners(match, resigned),
        **({"resigned": list(resigned)} if resigned else {}),
        **({"numbers": match.title.changed_numbers()} if match.title.changed_numbers() else {}),
        "table": fair and fair.table,
        "commitment": fair and fair.commitment,
        "nonces": fair and fair.nonces,
        "seed": fair and fair.seed,
    }
    if document["format"] == WITH_TERMS:
        document["hashes"] = fair and fair.hashes
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def read_record(text: str) -> Record:
    """A record from JSON text, or ValueError with one sentence that says what is wrong and where."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is not JSON: {error}") from None
    if not isinstance(document, dict):
        raise ValueError("a record is a JSON object")
    for name in document:
        if name not in FIELDS:
            raise ValueError(f"{name}: is not a field of a record")
    if type(document.get("format")) is not int or document["format"] not in (FORMAT, WITH_TERMS):
        raise ValueError(
            f"format: this program reads formats {FORMAT} and {WITH_TERMS}, not {document.get('format')!r}"
        )
    if "hashes" in document and document["format"] != WITH_TERMS:
        raise ValueError(f"hashes: is not a field of a record of format {FORMAT}")
    game, rules = document.get("game"), document.get("rules")
    if not isinstance(game, str):
        raise ValueError("game: must be the name of a game")
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise ValueError("rules: must be the number of a rules version")
    options, start = document.get("options", {}), document.get("start")
    if not isinstance(options, dict):
        raise ValueError("options: must be an object")
    if start is not None and not isinstance(start, dict):
        raise ValueError("start: must be a position or null")
    players, log, digests = (_texts(document, name) for name in ("players", "log", "digests"))
    if len(log) > MOST_ACTIONS:
        raise ValueError(f"log: has {len(log)} actions, more than the {MOST_ACTIONS} that any game can have")
    if digests and len(digests) != len(log):
        raise ValueError(f"digests: there are {len(digests)} for {len(log)} actions")
    scores, winners, resigned = (_numbers(document, name) for name in ("scores", "winners", "resigned"))
    fair = _fairness(document)
    numbers = document.get("numbers", {})
    if not isinstance(numbers, dict):
        raise ValueError("numbers: must be an object")
    numbers = {name: whole_number(value, f"numbers, {name}") for name, value in numbers.items()}
    return Record(
        game, rules, options, players, start, log, digests, scores, winners, resigned, fair, numbers
    )


def replay(
    record: Record,
    title: Title,
    key: bytes | None = None,
    readers: Iterable[int] | None = (),
    verify: bool = False,
) -> Match:
    """Play a record again, checking every action and digest; ValueError says which one is wrong.

    The story is told to `readers`, as in Match: by default to nobody. With `verify` every draw must be the
    one that the key brings.
    """
    if record.rules != title.version:
        raise ValueError(
            f"rules: the record follows version {record.rules} of {title.name}, "
            f"this program has version {title.version}"
        )
    if record.numbers != title.changed_numbers():
        made, here = named_numbers(record.numbers), named_numbers(title.changed_numbers())
        raise ValueError(f"numbers: the record was made with {made}, and {title.name} has {here} here")
    seats = len(record.players)
    if record.start is None:
        state = title.new(seats, record.options)
    else:
        state = title.load(seats, record.options, record.start)
    match = Match(title, state, key, readers)
    entries = match.follow(_actions(state.game.catalogue, record.log), verify)
    for number, text in enumerate(record.log, start=1):
        where = f"log, action {number} ({text})"
        try:
            next(entries)
        except Refused as refused:
            actor = int(match.state.actor())
            says = match.says(actor if actor >= 0 else seats, state.game.catalogue.parse(text))
            raise BadAction(where, refused.reason, says) from None
        except BadDraw:
            raise ValueError(f"log, action {number}: the seed gives a different draw") from None
        if record.digests and match.digest != record.digests[number - 1]:
            raise ValueError(f"{where}: leads to a different position than the record says")
    _check_result(record, match)
    return match


def named_numbers(numbers: dict[str, int]) -> str:
    """Changed numbers in words, not too many of them."""
    every = ", ".join(f"{name} = {value}" for name, value in sorted(numbers.items())[:5])
    every += f" and {len(numbers) - 5} more" if len(numbers) > 5 else ""
    return f"changed numbers ({every})" if every else "its own numbers"


def _actions(catalogue: Catalogue, log: list[str]) -> Iterator[int]:
    for number, text in enumerate(log, start=1):
        try:
            yield catalogue.parse(text)
        except ValueError as error:
            raise ValueError(f"log, action {number}: {error}") from None


def _check_result(record: Record, match: Match) -> None:
    title, state = match.title, match.state
    scores = [title.score(state, seat) for seat in range(state.game.seats)]
    if record.scores and record.scores != scores:
        raise ValueError(f"scores: the record says {record.scores}, but its log leads to {scores}")
    winners = _winners(match, record.resigned)
    if record.winners and record.winners != winners:
        raise ValueError(f"winners: the record says {record.winners}, but its log leads to {winners}")


def _winners(match: Match, resigned: Sequence[int]) -> list[int]:
    """Who has won: by the rules if the game is over, else whoever is left when others have given up."""
    if len(match.state.agenda) == 0:
        return match.title.winners(match.state)
    return [seat for seat in range(match.state.game.seats) if resigned and seat not in resigned]


def verify(record: Record, title: Title) -> int:
    """Replay a record and compute every draw again: how many there were, or ValueError."""
    fair = record.fair
    if fair is None:
        raise ValueError("seed: the record has no seed, so its draws can't be checked")
    seed = bytes.fromhex(fair.seed)
    if fairness.commitment(seed, fair.table) != fair.commitment:
        raise ValueError("commitment: doesn't match the seed, so the seed was changed")
    return replay(record, title, key_of(record, fair), verify=True).draws


def key_of(record: Record, fair: Fairness) -> bytes:
    """The key that the draws of a record must come from, if everyone has kept to what was committed to."""
    seed = bytes.fromhex(fair.seed)
    if fair.hashes is None:
        return fairness.key(seed, fair.nonces, fair.table, record.rules)
    if not len(fair.hashes) == len(fair.nonces) == len(record.players):
        raise ValueError("nonces: there must be one and its hash for each seat, empty where none was added")
    for seat, (nonce, hashed) in enumerate(zip(fair.nonces, fair.hashes, strict=True)):
        if fairness.hash_of(nonce) != hashed:
            raise ValueError(f"nonces: that of seat {seat} is not the one that was committed to")
    terms = fairness.terms(
        fair.table, fair.commitment, record.game, record.rules, record.options, record.start,
        record.players, fair.hashes,
    )  # fmt: skip
    return fairness.mixed_key(seed, terms, fair.nonces)


def _fairness(document: dict[str, Any]) -> Fairness | None:
    """How the chance of a record can be verified; all of it is well formed, whether it can or not."""
    table, commitment, seed = (_text(document, name) for name in ("table", "commitment", "seed"))
    nonces = [] if document.get("nonces") is None else _texts(document, "nonces")
    hashes = _texts(document, "hashes") if "hashes" in document else None
    for nonce in nonces if hashes is not None else ():
        if nonce and not is_hexadecimal(nonce, fairness.NONCE_BYTES):
            raise ValueError(f"nonces: must be {2 * fairness.NONCE_BYTES} hexadecimal digits each, or empty")
    if seed is None:
        return None
    if not is_hexadecimal(seed, fairness.SEED_BYTES):
        raise ValueError(f"seed: must be {2 * fairness.SEED_BYTES} hexadecimal digits")
    if table is None or commitment is None:
        raise ValueError(f"{'commitment' if table else 'table'}: must be a string where there is a seed")
    return Fairness(table, commitment, nonces, seed, hashes)


def is_hexadecimal(text: str, size: int) -> bool:
    return len(text) == 2 * size and set(text) <= set("0123456789abcdef")


def _text(document: dict[str, Any], name: str) -> str | None:
    value = document.get(name)
    if value is not None and not isinstance(value, str):
        raise ValueError(f"{name}: must be a string")
    return value


def _texts(document: dict[str, Any], name: str) -> list[str]:
    values = document.get(name, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise ValueError(f"{name}: must be a list of strings")
    return values


def _numbers(document: dict[str, Any], name: str) -> list[int]:
    values = document.get(name, [])
    if not isinstance(values, list):
        raise ValueError(f"{name}: must be a list of whole numbers")
    return [whole_number(value, name) for value in values]

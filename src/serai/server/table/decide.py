"""What a message leads to at a table: events to store and an answer. Nothing is changed here.

Whoever asks stores the events and then lets the table evolve by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.core.actions import GAME_OVER, Reason
from serai.match import fairness
from serai.match.match import UNDO_NOTHING, Entry, Match, Plan
from serai.match.match import Refused as MatchRefused
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.steps import Steps
from serai.server.table.table import NOT_YOUR_SEAT, STALE, Table

NOT_STARTED = Reason("refused-not-started", "")
PAUSED = Reason("refused-paused", "")
FROZEN = Reason("refused-frozen", "")
HINTS_OFF, HINT_NOT_NOW, HINT_LATER = "hints-off", "hint-not-now", "hint-later"
RESIGNED = Reason("refused-resigned", "")
NOTHING_ASKED = Reason("refused-nothing-asked", "")
SEAT_TAKEN = Reason("refused-seat-taken", "")
NO_SUCH_ACTION = Reason("error-no-such-action", "")


class Decision(NamedTuple):
    """What an input leads to: events to store, and an answer for whoever sent it."""

    events: list[e.Event]
    answer: m.ServerMessage | None = None
    ahead: Plan | Match | None = None  # where the events lead, so that nothing need be played twice


def message(
    table: Table, person: str, message: m.FromClient, now: int, bot: bool = False, at: int = 0
) -> Decision:
    """What a message from a person, or from the bot on its seat, leads to.

    Clocks go by `now`, which nobody can set; `at` is the time of day.
    """
    if isinstance(message, m.Move):
        return move(table, person, message, now, bot)
    if isinstance(message, m.Ask | m.Answer):
        return consent(table, person, message, now)
    if isinstance(message, m.Explain):
        return Decision([], explain(table, person, message))
    if isinstance(message, m.Preview):
        return Decision([], preview(table, person, message))
    if isinstance(message, m.Chat):
        name = next((table.sitters[seat].name for seat in table.seats_of(person)), "")
        return Decision([e.Chatted(person, name, message.text, at)])
    return Decision([], m.Pong())


# Moves


def move(table: Table, person: str, move: m.Move, now: int, bot: bool) -> Decision:
    """A move is played, or refused with a reason; one that was answered before gets the same answer."""
    known = (move.seat, move.id)
    holds = bot or move.seat in table.seats_of(person)
    if holds and known in table.answers:
        return Decision([], m.Ack(move.id, table.answers[known]))
    if holds and known in table.refusals:
        return Decision([], table.refusals[known])
    reason = why_not_now(table, move, holds, bot)
    if reason is None and table.match is not None:
        try:
            return move_in(table, table.match, move, table.spent(move.seat, now), bot)
        except MatchRefused as refused:
            says = table.match.says(move.seat, move.action) if isinstance(move, m.Play) else {}
            return refuse(table, refused.reason, move.id, says)
    return refuse(table, reason or NOT_STARTED, move.id)


def why_not_now(table: Table, move: m.Move, holds: bool, bot: bool) -> Reason | None:
    """What stands against any move by this person on this revision, whatever the rules say."""
    if not 0 <= move.seat < table.seats or not holds:
        return NOT_YOUR_SEAT
    if table.frozen:
        return FROZEN
    if table.match is None:
        return NOT_STARTED
    if move.revision != table.revision:
        return STALE
    if table.is_given_up():
        return table.title.reason(GAME_OVER)
    if move.seat in table.resigned and not bot:
        return RESIGNED
    return PAUSED if table.paused else None


def move_in(table: Table, match: Match, move: m.Move, spent: int, bot: bool) -> Decision:
    """What the match makes of a move; it may refuse it."""
    if isinstance(move, m.Undo):
        barrier = table.undo_barrier(move.seat)
        if barrier is not None:
            raise MatchRefused(barrier)
        return Decision([e.Undone(move.seat, len(match.log) - 1, move.id, spent=spent)])
    if isinstance(move, m.Redo):
        ahead = match.plan_redo(move.seat)
        chance, digest = actions(ahead.entries[1:]), ahead.state.digest()
        return Decision([e.Redone(move.seat, chance, digest, move.id, spent)], ahead=ahead)
    ahead = match.plan_play(move.seat, move.action)
    chance, digest = actions(ahead.entries[1:]), ahead.state.digest()
    return Decision([e.Played(move.seat, move.action, chance, digest, move.id, spent, bot)], ahead=ahead)


def actions(entries: list[Entry]) -> list[int]:
    return [entry.action for entry in entries]


def refuse(table: Table, reason: Reason, id: str = "", says: dict[str, Any] | None = None) -> Decision:
    return Decision([], m.Refused(id, reason.key, reason.anchor, table.revision, says or {}))


# Consent


def consent(table: Table, person: str, message: m.Ask | m.Answer, now: int) -> Decision:
    """Undoing across players, pausing and going on need everyone's consent."""
    if message.seat not in table.seats_of(person):
        return refuse(table, NOT_YOUR_SEAT)
    if table.match is None or table.frozen:
        return refuse(table, NOT_STARTED)
    if table.is_over():
        return refuse(table, table.title.reason(GAME_OVER))
    if message.seat in table.resigned:
        return refuse(table, RESIGNED)
    if isinstance(message, m.Ask):
        if message.what == "undo" and table.match.undo_barrier(message.seat) == UNDO_NOTHING:
            return refuse(table, UNDO_NOTHING)
        asked: list[e.Event] = [e.Asked(message.seat, message.what)]
        return Decision(asked + granted(table, message.what, message.seat, {message.seat}, now))
    if not table.asked or message.seat in table.agreed:
        return refuse(table, NOTHING_ASKED)
    answered: list[e.Event] = [e.Answered(message.seat, message.yes)]
    if not message.yes:
        return Decision(answered)
    agreed = table.agreed | {message.seat}
    return Decision(answered + granted(table, table.asked, table.asked_by, agreed, now))


def granted(table: Table, what: str, seat: int, agreed: set[int], now: int) -> list[e.Event]:
    """What follows when all who are people have agreed; seats of one person agree together.

    Whoever has a bot on the seat for a while is still asked: a stand-in plays, and agrees to nothing. Whoever
    has given the seat up is not.
    """
    people = {table.sitters[agreeing].person for agreeing in agreed}
    playing = {table.sitters[seat].person for seat in table.still_playing()} - {""}
    if playing - people or table.match is None:
        return []
    if what != "undo":
        return [e.Paused(what == "pause", table.spent(table.actor(), now))]
    own = [number for number, entry in enumerate(table.match.log) if entry.actor == seat]
    return [e.Undone(seat, own[-1], "", asked=True)] if own else []


# Questions about an action


def explain(table: Table, person: str, message: m.Explain) -> m.Explained:
    action, text = named(table, message)
    reason: Reason | None
    says: dict[str, Any] = {}
    if message.seat not in table.seats_of(person):
        reason = NOT_YOUR_SEAT
    elif table.frozen:
        reason = FROZEN
    elif table.match is None:
        reason = NOT_STARTED
    elif message.text and action < 0:
        reason = NO_SUCH_ACTION
    elif table.is_given_up():
        reason = table.title.reason(GAME_OVER)
    elif message.seat in table.resigned:
        reason = RESIGNED
    else:
        reason = table.match.explain(message.seat, action)
        says = table.match.says(message.seat, action) if reason is not None else {}
    key, anchor = reason or ("", "")
    return m.Explained(message.seat, action, text, key, anchor, says)


def named(table: Table, message: m.Explain) -> tuple[int, str]:
    """The number and the text of the action that is asked about, as far as there is one."""
    if table.match is None:
        return message.action, message.text
    catalogue = table.match.state.game.catalogue
    if not message.text:
        known = 0 <= message.action < catalogue.size
        return message.action, catalogue.text(message.action) if known else ""
    try:
        return catalogue.parse(message.text), message.text
    except ValueError:
        return -1, message.text


def preview(table: Table, person: str, message: m.Preview) -> m.Previewed:
    explained = explain(table, person, m.Explain(message.seat, message.action))
    if explained.key or table.match is None:
        return m.Previewed(message.seat, message.action, explained.key, [], "", False, "", [])
    ahead = table.match.preview(message.seat, message.action)
    lines, outlook = ([[line.key, line.args] for line in told] for told in (ahead.lines, ahead.outlook))
    return m.Previewed(
        message.seat, message.action, "", lines, ahead.then, ahead.undoable, ahead.chance, outlook
    )


def bars_hint(table: Table, person: str, message: m.Hint) -> str:
    """Why nobody thinks for this seat just now: a key, or nothing if somebody may."""
    explained = explain(table, person, m.Explain(message.seat, 0))
    if explained.key in (NOT_YOUR_SEAT.key, FROZEN.key, NOT_STARTED.key, RESIGNED.key):
        return explained.key
    if not table.setup.hints:
        return HINTS_OFF
    if table.actor() != message.seat or table.is_given_up():
        return HINT_NOT_NOW
    return "" if message.revision == table.revision else STALE.key


# Sitting down and starting


def reveal(table: Table, person: str, nonce: str) -> list[e.Revealed]:
    """A person's nonce, for all seats that were committed to it; nothing before everyone sits."""
    hashed = fairness.hash_of(nonce)
    return [
        e.Revealed(seat, nonce)
        for seat in (table.seats_of(person) if table.is_sealed() else [])
        if table.sitters[seat].hash == hashed and not table.sitters[seat].nonce
    ]


def start(table: Table, log: list[int], joined: Sequence[e.Joined | e.Revealed] = ()) -> Steps[Decision]:
    """People sit down or reveal their nonces; when all have, the game begins, in one write with that.

    It begins with the log of a record, and what is drawn before a decision. At a frozen table it waits.
    """
    still_open = set(table.open_seats())
    for event in joined:
        if isinstance(event, e.Joined):
            if event.seat not in still_open:
                return refuse(table, SEAT_TAKEN)
            still_open.remove(event.seat)
    sitters = table.seated(joined)
    hidden = any(sitter.hash and not sitter.nonce for sitter in sitters)
    if table.match is not None or table.frozen or still_open or hidden:
        return Decision([*joined])
    match = table.new_match(sitters)
    for _ in match.follow(log):
        yield
    match.begin()
    drawn = actions(match.log[len(log) :])
    return Decision([*joined, e.Started(drawn, match.digest, log)], ahead=match)

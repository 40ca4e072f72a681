"""What every game must do. Each check takes a title and a position or a match, and knows no game.

A check that fails raises AssertionError. That each of them can fail is shown in test_the_suite_itself.py.
"""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.texts import Say
from tests.conformance.witness import Witness

from serai.bots.bot import Bot
from serai.core.actions import COMMON_REASONS, GAME_OVER, NOT_YOUR_TURN, OK
from serai.core.features import Features, features_of
from serai.core.layout import Layout
from serai.core.parts import Line
from serai.core.play import any_action, pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.core.zones import spread
from serai.match.match import Match, Refused
from serai.match.record import read_record, replay, write_record

KINDS = {"board", "pile", "hand", "supply", "track"}
REDEALS = 8  # seeds tried before a re-deal counts as one that never changes anything
FEW_REDEALS = 3  # seeds tried for each action that could be taken back
BEYOND = (-(1 << 80), -1, 1 << 40, 1 << 80)  # numbers that no catalogue holds, beside its size

NOT_HELD = ("game", "past_is_shared")  # attributes that are no part of a position
KEY = bytes(range(32))
LARGE = 11  # as numbers for learners go; what has no natural limit is in hundreds, and stops before it
FEATURES: dict[tuple[int, int], tuple[Layout, Features]] = {}


def readers(s: State) -> range:
    """The seats, and after them the spectator."""
    return range(int(s.game.seats) + 1)


def catalogue(s: State) -> range:
    return range(int(s.game.catalogue.size))


# ---- Play ----


def check_legal(s: State) -> None:
    """The legal actions are there unless the game is over, ascending, each once, and in the catalogue."""
    legal = list(s.legal())
    assert bool(legal) == (s.actor() != OVER), f"{len(legal)} legal actions for actor {s.actor()}"
    assert all(one < two for one, two in pairwise(legal)), "the legal actions are not ascending"
    assert all(action in catalogue(s) for action in legal), "a legal action is not in the catalogue"
    assert s.actor() in (CHANCE, OVER, *range(int(s.game.seats))), f"there is no seat {s.actor()}"


def check_legal_is_what_why_allows(s: State) -> None:
    """Over the whole catalogue, what the predicate allows is exactly what is listed."""
    allowed = [action for action in catalogue(s) if s.why(action) == OK]
    assert list(s.legal()) == allowed, f"{s.step_name()}: the list and the predicate disagree"


def check_weights(s: State) -> None:
    """Every outcome of chance can happen."""
    if s.actor() == CHANCE:
        assert all(s.weight(outcome) > 0 for outcome in s.legal()), "an outcome has no weight"


def check_playout(title: Title, s: State, rng: Rng) -> list[int]:
    """A random game, played in `s`, ends in time; pieces neither come nor go, and nothing is ever wrong."""
    census = title.census(s)
    log: list[int] = []
    while True:
        check_legal(s)
        check_weights(s)
        assert title.faults(s) == []
        assert title.census(s) == census, f"pieces have come or gone: {census} became {title.census(s)}"
        check_score(title, s)
        if s.actor() == OVER:
            break
        assert len(log) < title.longest, f"the game goes on after {title.longest} actions"
        log.append(int(any_action(s, rng)))
        s.apply(log[-1])
    assert title.winners(s), "nobody has won"
    assert set(title.winners(s)) <= set(range(int(s.game.seats)))
    return log


def check_score(title: Title, s: State) -> None:
    """The score sheet adds up to the score."""
    for seat in range(int(s.game.seats)):
        sheet = title.score_sheet(s, seat)
        assert sum(sheet.values()) == title.score(s, seat), f"seat {seat}: {sheet} is not its score"


def check_same_log_same_digests(new: Callable[[], State], log: Iterable[int]) -> None:
    """A log leads to the same positions whenever it is played."""
    runs = []
    for _ in range(2):
        s = new()
        digests = [s.digest()]
        for action in log:
            s.apply(action)
            digests.append(s.digest())
        runs.append(digests)
    assert runs[0] == runs[1], "one log led to two games"


# ---- Refusals ----


def reasons_given(s: State) -> set[int]:
    """The numbers of the reasons against all actions that are not legal now."""
    return {int(s.why(action)) for action in catalogue(s)} - {int(OK)}


def check_reasons(title: Title, numbers: Iterable[int], keys: set[str], anchors: set[str]) -> None:
    """Each reason has a text, and a place in the rules that one can read up."""
    known = title.parts.catalogue.reasons
    for number in numbers:
        assert number in known, f"reason {number} is not in the table"
        reason = title.reason(number)
        assert reason.key in keys, f"there is no text for {reason.key}"
        assert reason.anchor in anchors, f"the rules page has no anchor {reason.anchor}, for {reason.key}"


def check_explain(title: Title, s: State) -> None:
    """A match explains by the same predicate that decides, and refuses what it explains."""
    match = Match(title, s, KEY, readers=())
    before = s.digest()
    for seat in range(int(s.game.seats)):
        for action in catalogue(s):
            explained = match.explain(seat, action)
            if s.actor() == OVER:
                assert explained == COMMON_REASONS[int(GAME_OVER)]
            elif s.actor() != seat:
                assert explained == COMMON_REASONS[int(NOT_YOUR_TURN)]
            else:
                number = int(s.why(action))
                assert explained == (None if number == OK else title.reason(number))
    for seat in range(int(s.game.seats)):
        refused = [a for a in catalogue(s) if match.why(seat, a) != OK]
        for action in (*refused[:1], *refused[-1:], int(s.game.catalogue.size), *BEYOND):
            with pytest.raises(Refused) as caught:
                match.play(seat, action)
            assert caught.value.reason == match.explain(seat, action)
    assert (match.state.digest(), len(match.log)) == (before, 0), "a refused action changed the match"


# ---- Copies, dumps, records ----


def everything(holder: Any) -> dict[str, Any]:
    """All fields of a state as plain data, derived ones and the kept legal list included."""
    out: dict[str, Any] = {}
    for name in dir(holder):
        value = None if name.startswith("__") or name in NOT_HELD else getattr(holder, name)
        if value is None or callable(value):
            continue
        if hasattr(value, "fields"):
            out[name] = everything(value)
        else:
            out[name] = list(value) if hasattr(value, "__len__") else value
    return out


def check_copies_share_nothing(s: State, rng: Rng, actions: int) -> None:
    """Play on from a position, keeping a copy of each step: in the end none of them has changed.

    The positions are those of the copies, too: every action is played in a copy of the copy before.
    """
    kept: list[tuple[State, dict[str, Any]]] = []
    ahead = s.copy()
    kept.append((s, everything(s)))
    for _ in range(actions):
        if ahead.actor() == OVER:
            break
        kept.append((ahead, everything(ahead)))
        ahead = ahead.copy()
        assert everything(ahead) == kept[-1][1], "a copy is not like its original"
        ahead.apply(any_action(ahead, rng))
    for state, snapshot in kept:
        assert everything(state) == snapshot, "a copy shares something with its original"


def check_save_and_restore(title: Title, s: State) -> None:
    """A save goes to JSON and back with its digest, its legal actions, everybody's view and re-deals."""
    other = title.restore(json.loads(json.dumps(title.save(s))))
    assert other.digest() == s.digest(), "a restored state differs from the one that was saved"
    assert list(other.legal()) == list(s.legal()), "a restored state has other legal actions"
    for reader in readers(s):
        for memory in (False, True):
            seen = title.view(other, reader, memory), title.view(s, reader, memory)
            assert seen[0] == seen[1], "a restored state looks different"
        dealt = redealt(title, other, reader, 1), redealt(title, s, reader, 1)
        assert dealt[0].digest() == dealt[1].digest(), "a restored state is dealt anew in another way"


def rests_at_an_entry(s: State) -> bool:
    return s.layout().begins_at(s) is not None


def check_dump_and_load(title: Title, s: State) -> None:
    """A state at an entry goes to JSON and back with its legal actions and what everybody sees.

    What somebody could remember may be lost: a position says what lies where.
    """
    if not rests_at_an_entry(s):
        with pytest.raises(ValueError, match="a position begins at one of"):
            title.dump(s)
        return
    data = json.loads(json.dumps(title.dump(s)))
    try:
        other = title.load(int(s.game.seats), title.write_options(s.game.options), data)
    except ValueError as error:
        raise AssertionError(
            f"the rules lead to a position that cannot be loaded ({error}): give the row more room, let the "
            "entry see that the game is over, or let `misfits` refuse where it began"
        ) from error
    assert title.dump(other) == data, "a loaded position differs from the one that was dumped"
    assert list(other.legal()) == list(s.legal()), "a loaded position has other legal actions"
    for reader in readers(s):
        assert title.view(other, reader) == title.view(s, reader), "a loaded position looks different"
    assert title.faults(other) == [], "a loaded position cannot be"


def check_layout(title: Title, s: State) -> None:
    """Each field of the state's class has one row, or is named as derived."""
    source = Path(str(files(title.package).joinpath("state.py"))).read_text(encoding="utf-8")
    declared = [
        node.target.id
        for state in ast.parse(source).body
        if isinstance(state, ast.ClassDef) and state.name == type(s).__name__
        for node in state.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    layout = s.layout()
    assert sorted(declared) == sorted(layout.names + layout.derived), "fields and rows differ"


def play_match(title: Title, start: State, rng: Rng, actions: int, tell: Iterable[int] = ()) -> Match:
    """A match in which so many random actions were played, or to the end."""
    match = Match(title, start, KEY, readers=tell)
    match.begin()
    for _ in range(actions):
        if match.state.actor() == OVER:
            break
        match.play(int(match.state.actor()), int(any_action(match.state, rng)))
    return match


def check_record(title: Title, match: Match, from_position: bool) -> None:
    """A match is written, read and replayed to the same digests; again, and the file is the same."""
    players = [f"player {seat}" for seat in range(int(match.state.game.seats))]
    start = title.dump(match.start) if from_position else None
    text = write_record(match, players, start)
    record = read_record(text)
    assert record.log == [match.state.game.catalogue.text(entry.action) for entry in match.log]
    again = replay(record, title, KEY)
    assert again.log == match.log, "a record replays to other digests"
    assert again.state.same_as(match.state)
    assert write_record(again, players, start) == text


# ---- Secrets ----


def slots_of(s: State) -> Features:
    """What a learner is given at a table of this kind; it takes long to make."""
    key = (id(s.layout()), int(s.game.seats))
    if key not in FEATURES:
        FEATURES[key] = (s.layout(), features_of(s))
    return FEATURES[key][1]


def seen_by_learner(s: State, reader: int) -> list[float]:
    """What a learner in this reader's place sees."""
    return slots_of(s).numbers(s, reader)


def check_features(title: Title, s: State) -> None:
    """Every reader gets a number for each slot, and none that is large."""
    features = slots_of(s)
    assert len(set(features.names)) == features.size, "two slots have the same name"
    for reader in readers(s):
        numbers = features.numbers(s, reader)
        assert len(numbers) == features.size
        assert all(-LARGE <= number <= LARGE for number in numbers), "a feature is out of range"


def truths(s: State) -> list[bool]:
    """For each set of hidden pieces, whether every piece lies where every reader thinks it could."""
    held = [getattr(s, name) for name in s.fields()]
    return [bool(pieces.is_consistent()) for pieces in held if hasattr(pieces, "is_consistent")]


def redealt(title: Title, s: State, reader: int, seed: int) -> State:
    """A copy in which everything that the reader cannot know is dealt anew."""
    other = s.copy()
    title.redeterminise(other, reader, Rng(seed))
    other.settle()
    return other


def check_a_reader_cannot_tell_a_redealt_state(
    title: Title, s: State, reader: int, seeds: Iterable[int]
) -> None:
    """The first property of hidden information: nothing a reader is given tells truth from re-deal."""
    assert all(truths(s)), "a reader is sure of something that is not so"
    given = what_is_given(title, s, reader)
    seen: set[str] = set()
    for seed in seeds:
        other = redealt(title, s, reader, seed)
        if other.digest() in seen:
            continue
        seen.add(other.digest())
        for name, what in what_is_given(title, other, reader).items():
            assert what == given[name], f"the {name} would tell the reader more than it can know"
        assert title.census(other) == title.census(s), "a re-deal adds or removes pieces"
        assert all(truths(other)), "after a re-deal a reader is sure of something that is not so"
        assert title.faults(other) == [], "a re-deal leads to a position that cannot be"


def what_is_given(title: Title, s: State, reader: int) -> dict[str, Any]:
    """Everything that a reader is told about a position, in whatever way."""
    given: dict[str, Any] = {
        "view": title.view(s, reader),
        "memory": title.view(s, reader, True),
        "features": seen_by_learner(s, reader),
        "actor": s.actor(),
    }
    if s.actor() == reader:
        given["legal actions"] = list(s.legal())
        given["reasons"] = [int(s.why(action)) for action in catalogue(s)]
    return given


def alike(s: State, reader: int) -> list[list[int]]:
    """The legal actions or outcomes, in groups that the reader cannot tell apart, if larger than one."""
    groups: dict[int, list[int]] = defaultdict(list)
    for action in s.legal():
        groups[int(s.shown(action, reader))].append(int(action))
    assert all(label < 0 or group == [label] for label, group in groups.items()), (
        "a label names another action"
    )
    return [group for group in groups.values() if len(group) > 1]


def check_actions_that_look_alike_leave_the_same_view(title: Title, s: State, reader: int) -> None:
    """The second property: whatever a hidden action was, the reader sees and knows the same after it.

    And after what follows by itself, unless that lays something open, as the end of a game may do. The truth
    is then one of several that a re-deal must be able to reach.
    """
    for group in alike(s, reader):
        after = []
        for action in group:
            after.append(s.copy())
            after[-1].resolve(action)
        check_same_for(title, after, reader)
        at_rest = [state.copy() for state in after]
        for state in at_rest:
            state.clear_news()
            state.settle()
        opened = any(state.learners() for state in at_rest)
        if not opened and at_rest[0].actor() != OVER:
            check_same_for(title, at_rest, reader)
        if len({state.digest() for state in after}) > 1:
            dealt = {redealt(title, after[0], reader, seed).digest() for seed in range(REDEALS)}
            assert len(dealt) > 1, "a re-deal leaves hidden things where they are"


def check_same_for(title: Title, states: list[State], reader: int) -> None:
    for memory in (False, True):
        views = [title.view(state, reader, memory) for state in states]
        assert all(view == views[0] for view in views), "a hidden action can be read from the view after it"
    actors = {int(state.actor()) for state in states}
    assert len(actors) == 1, "a hidden action can be read from who is next"
    features = [seen_by_learner(state, reader) for state in states]
    assert all(numbers == features[0] for numbers in features), (
        "a hidden action can be read from the features after it"
    )


def check_a_redealt_state_contradicts_nothing_seen(
    title: Title, s: State, reader: int, rng: Rng, every: int, last: int
) -> int:
    """The third property: in a game played in `s`, a re-deal is one that a witness of it holds possible.

    Every so many actions and up to the last one; how many re-dealt states were looked at.
    """
    witness = Witness(title, s, reader)
    looked_at = 0
    for number in range(1, last + 1):
        if s.actor() == OVER:
            break
        s.resolve(any_action(s, rng))
        moving = True
        while moving:
            witness.watch(s)
            moving = s.tick()
        assert witness.contradictions(s) == [], "the witness is sure of something that is not so"
        if number % every == 0:
            for wrong in witness.contradictions(redealt(title, s, reader, number)):
                raise AssertionError(f"a re-deal contradicts what reader {reader} has seen: {wrong}")
            looked_at += 1
    return looked_at


def check_a_preview_tells_no_secret(title: Title, s: State, action: int, seeds: Iterable[int]) -> None:
    """A preview is made of what its seat knows: it is the same in every re-dealt state."""
    seat = int(s.actor())
    true = Match(title, s, KEY, readers=[]).preview(seat, action)
    for seed in seeds:
        other = Match(title, redealt(title, s, seat, seed), KEY, readers=[]).preview(seat, action)
        assert other == true, "a preview tells what its seat cannot know"


def check_views(title: Title, s: State) -> None:
    """Views are plain JSON and stay as they were given, and no two share a part that could be changed.

    What is printed on a piece is the same in every game, and a part of all the views that show the piece.
    Several readers see together what each of them sees alone.
    """
    alone = [title.view(s, reader) for reader in readers(s)]
    assert title.views(s, [*readers(s)]) == alone, "together, readers see something else"
    elsewhere = {id(part): part for view in views_of(title, s.copy()) for part in parts(view)}
    s = s.copy()
    given = [*views_of(title, s), *views_of(title, s)]
    texts = [json.dumps(view) for view in given]
    assert [json.loads(text) for text in texts] == given, "a view does not survive JSON"
    seen: dict[int, Any] = {}
    for view in given:
        found = {id(part): part for part in parts(view)}
        for shared in found.keys() & seen.keys():
            printed = isinstance(seen[shared], dict) and len(parts(seen[shared])) == 1 and shared in elsewhere
            assert printed, f"two views share {seen[shared]!r}"
        seen |= found
    if s.actor() != OVER:
        s.apply(s.legal()[0])
    assert texts == [json.dumps(view) for view in given], "a view changes while the game goes on"


def views_of(title: Title, s: State) -> list[dict[str, Any]]:
    """What every reader sees, with and without memory."""
    return [title.view(s, reader, memory) for reader in readers(s) for memory in (False, True)]


def check_claim_of_no_secrets(title: Title, s: State) -> None:
    """A game that claims to have no secrets shows everybody the same, with and without memory."""
    if not title.secrets:
        views = views_of(title, s)
        assert all(view == views[0] for view in views), "the game has secrets after all"


def parts(value: Any) -> list[Any]:
    """A value's lists and dictionaries, itself included, however deep."""
    found = [value] if isinstance(value, (dict, list)) else []
    for part in found:  # grows on the way
        inner = part.values() if isinstance(part, dict) else part
        found += [item for item in inner if isinstance(item, (dict, list))]
    return found


# ---- Matches ----


def check_undo(title: Title, match: Match, keys: set[str]) -> None:
    """Undo is offered only where nothing came between, and undo then redo changes nothing."""
    for seat in range(int(match.state.game.seats)):
        before = match.state.digest(), list(match.log), {r: list(told) for r, told in match.story.items()}
        if match.can_undo(seat):
            last = match.log[-1]
            assert last.actor == seat, "undo reaches past chance or another seat"
            match.undo(seat)
            assert match.log == before[1][:-1]
            assert match.state.actor() == seat
            again = match.start.copy()
            for entry in match.log:
                again.apply(entry.action)
            assert match.digest == again.digest()
            assert match.why(seat, last.action) == OK
            check_action_teaches_no_seat(title, match.state, last.action)
            match.redo(seat)
        else:
            with pytest.raises(Refused) as caught:
                match.undo(seat)
            assert caught.value.reason.key in keys, f"there is no text for {caught.value.reason.key}"
        assert (match.state.digest(), match.log, match.story) == before, "undo and redo changed the match"


def check_action_teaches_no_seat(title: Title, s: State, action: int) -> None:
    """After the action, as before it, no seat can tell a re-dealt state from the true one.

    What a seat sees of the action must be possible in the re-dealt state, or it has told the two apart.
    """
    after = s.copy()
    after.apply(action)
    for reader in range(int(s.game.seats)):
        label = s.shown(action, reader)
        seen = [title.view(after, reader, memory) for memory in (False, True)]
        for seed in range(FEW_REDEALS):
            other = redealt(title, s, reader, seed)
            same = [option for option in other.legal() if other.shown(option, reader) == label]
            assert same, "an action that tells a reader something new could be taken back"
            other.apply(same[0])
            assert [title.view(other, reader, memory) for memory in (False, True)] == seen, (
                "something that a reader has seen could be taken back"
            )


def check_preview(title: Title, s: State, action: int) -> None:
    """A preview changes nothing, tells all that is certain of what then happens, and no more.

    It says what comes then, and whether the action could be undone.
    """
    seat = int(s.actor())
    match = Match(title, s, KEY, readers=[seat])
    told, then, undoable, *_ = match.preview(seat, action)
    assert (match.state.digest(), match.log, match.story) == (s.digest(), [], {seat: []})
    match.play(seat, action)
    happened = [line for number, line in match.story[seat] if number == 0]
    assert told == happened[: len(told)], "a preview tells what does not happen"
    assert told or not first_lines(title, s, action), "a preview keeps quiet about what is certain"
    assert told == happened or then != "on", "a preview does not tell everything"
    after = s.copy()
    after.clear_news()
    after.apply(action)
    follows = {
        "reveals": after.learners() >> seat & 1,
        "over": after.actor() == OVER,
        "chance": after.actor() == CHANCE,
        "on": after.actor() == seat,
        "other": after.actor() not in (seat, CHANCE, OVER),
        "ends": after.actor() != seat or after.turn() != s.turn(),
    }
    assert follows[then], f"a preview says {then} where it is not so"
    if undoable:
        assert match.can_undo(seat), "a preview promises an undo that is refused"
    else:
        assert match.state.actor() != seat or not match.can_undo(seat), "a preview keeps quiet about undo"


def first_lines(title: Title, s: State, action: int) -> list[Line]:
    """What the seat is told of the action itself, if it learns nothing by that."""
    seat, step, after = int(s.actor()), int(s.step()), s.copy()
    after.clear_news()
    after.resolve(action)
    if after.learners() >> seat & 1 or (after.same_position(s) and after.actor() != OVER):
        return []
    return title.narrate(title.view(s, seat), step, title.view(after, seat))


def check_describe(title: Title, s: State, say: Say) -> None:
    """Every legal action has a sentence, and is given all that the sentence needs, as plain JSON."""
    if s.actor() in (CHANCE, OVER):
        return
    view = title.view(s, int(s.actor()))
    for action in s.legal():
        verb = s.game.catalogue.verb_of(action).name
        args = title.describe(view, verb, s.game.catalogue.labels(action))
        assert json.loads(json.dumps(args)) == args, f"what {verb} says does not survive JSON"
        try:
            say(f"action-{verb}", args)
        except (KeyError, ValueError) as error:
            raise AssertionError(f"{verb} cannot be said: {error}") from None


def check_refusals(title: Title, s: State, say: Say) -> None:
    """A refusal is given all that its sentence needs: one action for each verb and reason."""
    if s.actor() in (CHANCE, OVER):
        return
    view = title.view(s, int(s.actor()))
    refused: dict[tuple[str, int], int] = {}
    for action in catalogue(s):
        number = int(s.why(action))
        if number != OK:
            refused.setdefault((s.game.catalogue.verb_of(action).name, number), action)
    for (verb, number), action in refused.items():
        args = title.describe(view, verb, s.game.catalogue.labels(action))
        try:
            say(title.reason(number).key, args)
        except (KeyError, ValueError) as error:
            raise AssertionError(f"why not {verb} cannot be said: {error}") from None


def check_zones(title: Title, s: State, say: Say) -> None:
    """What lies where is plain JSON in phrases that can be said, with no more pieces than there are."""
    for reader in readers(s):
        zones = title.zones(title.view(s, reader))
        assert json.loads(json.dumps(zones)) == zones, "zones do not survive JSON"
        assert len(zones["seats"]) == s.game.seats, "a seat has no zones, or nobody has some"
        laid = spread(zones, title.components())
        for zone in laid:
            assert zone["kind"] in KINDS, f"{zone['zone']} is of an odd kind"
            seen = sum(piece.get("count", 1) for piece in zone["pieces"])
            assert zone.get("count", seen) >= seen, f"{zone['zone']} has more pieces than it has"
        say_parts(laid, s, say)


def check_components(title: Title, s: State, say: Say) -> None:
    """What is in the box is plain JSON in phrases that can be said."""
    components = title.components()
    assert json.loads(json.dumps(components)) == components, "components do not survive JSON"
    for name, zone in components["zones"].items():
        assert zone["kind"] in KINDS, f"{name} is of an odd kind"
    say_parts(components["pieces"], s, say)


def say_parts(shown: object, s: State, say: Say) -> None:
    """Every phrase can be said, and every action that one could mean is an action."""
    for part in parts(shown):
        named = part if isinstance(part, dict) else {}
        if "key" in named:
            say(named["key"], named["args"])
        for text in named.get("tries", []):
            s.game.catalogue.parse(text)


def check_players(title: Title, s: State) -> None:
    """Every view shows each player's points and what they are for."""
    for reader in readers(s):
        for seat, player in enumerate(title.view(s, reader)["players"]):
            assert player["score"] == title.score(s, seat), "a view shows other points than the rules count"
            assert player["sheet"] == title.score_sheet(s, seat), "a view shows another score sheet"


def check_story(title: Title, s: State, action: int) -> None:
    """A match tells what `narrate` makes of the views before and after each beat, whatever it leaves out."""
    match = Match(title, s, KEY)
    match.record(action)
    for reader in readers(s):
        state = s.copy()
        lines = []
        before, step = title.view(state, reader), state.step()
        state.resolve(action)
        moving = True
        while moving:
            after = title.view(state, reader)
            lines += title.narrate(before, step, after)
            before, step = after, state.step()
            moving = state.tick()
        assert [line for _, line in match.story[reader]] == lines, "the match tells another story"


def check_bots(title: Title, s: State, bots: list[Bot], rng: Rng) -> None:
    """Bots play a game to its end, in `s`, with legal actions, and leave what they are given as it was."""
    for _ in range(title.longest):
        if s.actor() == OVER:
            return
        if s.actor() == CHANCE:
            s.apply(pick(s, rng))
            continue
        seat = int(s.actor())
        own = redealt(title, s, seat, int(rng.word()))
        before = everything(own)
        action = bots[seat].choose(own, rng)
        assert everything(own) == before, "a bot changed the state it was given"
        assert action in list(s.legal()), f"a bot plays {action}, which is not legal"
        s.apply(action)
    raise AssertionError(f"the bots' game goes on after {title.longest} actions")


# ---- The title itself ----


def check_title(title: Title) -> None:
    """Options go to text and back."""
    assert title.maturity in {"prototype", "alpha", "beta", "ready"}
    assert 1 <= title.fewest <= title.most
    assert title.most <= 5, "signs, colours and names are for five seats"
    for option in title.options:
        most = len(option.labels) - 1 if option.labels else option.most
        assert 0 <= option.default <= most, f"the default of {option.name} is not one of its values"
    for given in ({}, *title.variants()):
        options = title.read_options(dict(given))
        written = title.write_options(options)
        assert json.loads(json.dumps(written)) == written
        assert title.read_options(written) == options
    for seats in (title.fewest - 1, title.most + 1):
        with pytest.raises(ValueError, match=str(seats)):
            title.new(seats)


def check_catalogue(s: State) -> None:
    """Every action survives text and arguments, no two share a text, and programs get JSON."""
    actions = s.game.catalogue
    texts = {actions.text(action) for action in catalogue(s)}
    assert len(texts) == actions.size, "two actions share a text"
    for action in catalogue(s):
        assert actions.parse(actions.text(action)) == action
        verb = actions.verb_of(action)
        described = json.loads(json.dumps(actions.describe(action)))
        text = actions.text(action)
        assert described == {"id": action, "verb": verb.name, "args": verb.unpack(action), "text": text}
        assert [*actions.labels(action).values()] == text.split()[1:]

"""The table's pure core: what a message leads to, what events do, and that they are all a table is."""

import itertools
from typing import Any, Literal

import msgspec
import pytest
from tests.kit import tables, titles
from tests.server.kit import CLEOCATRA, short
from tests.server.simulation import fingerprint

from serai.core.rng import Rng
from serai.core.state import OVER
from serai.games import find
from serai.match import fairness
from serai.server.table import decide, show
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.decide import Decision
from serai.server.table.rebuild import rebuild
from serai.server.table.steps import finish
from serai.server.table.table import REMEMBERED_REFUSALS, Table

NAME = "0123456789abcdef0123456789abcdef"
SEED = bytes(range(32))
PEOPLE = ["anna", "ben", "cleo", "dan"]
CLOCK = e.ClockSetup(bank=60_000, increment=5_000, cap=70_000)


class Sitting:
    """A table with its stored events: what the shell around it does, without waiting for a disk."""

    game = CLEOCATRA

    def __init__(
        self,
        seats: list[str] | None = None,
        game: str = "",
        clock: e.ClockSetup | None = None,
        start: bool = True,
        **options: str | int,
    ) -> None:
        title = find(game or self.game)
        options = options or short(title, {})
        seats = ["anna", "ben"] if seats is None else seats
        kinds = [e.SeatSetup("bot", "random") if seat == "bot" else e.SeatSetup("person") for seat in seats]
        written = title.write_options(title.read_options(options))
        self.setup = e.Setup(
            title.name, title.version, written, kinds, "anna", fairness.commitment(SEED, NAME), clock
        )
        self.table = Table(NAME, self.setup, title, SEED)
        self.events: list[e.Event] = []
        self.now = 0
        self.ids = itertools.count()
        for seat, person in enumerate(seats):
            if start and person != "bot":
                self.happen(Decision([e.Joined(seat, person, person.title(), f"{seat:064x}")]))
        if start:
            self.happen(finish(decide.start(self.table, [])))

    def happen(self, decision: Decision) -> Decision:
        for event in decision.events:
            self.events.append(event)
            self.table.evolve(event, self.now, decision.ahead)
        return decision

    def say(self, person: str, message: m.FromClient) -> m.ServerMessage | None:
        """A message from a person, to the end; the answer, or an Ack as the shell would send it."""
        decision = self.happen(decide.message(self.table, person, message, self.now, at=self.now))
        if isinstance(message, m.Move):
            if isinstance(decision.answer, m.Refused):
                self.table.remember(message, decision.answer)
            return decision.answer or m.Ack(message.id, self.table.revision)
        return decision.answer

    def legal(self) -> list[int]:
        assert self.table.match is not None
        return [int(action) for action in self.table.match.state.legal()]

    def move(self, action: int | None = None, bot: bool = False) -> m.Play:
        """The move that the seat to act makes next, by default the first legal one."""
        chosen = self.legal()[0] if action is None else action
        name = "" if bot else f"move {next(self.ids)}"
        return m.Play(self.table.actor(), chosen, self.table.revision, name)

    def play(self, action: int | None = None) -> m.Play:
        move = self.move(action)
        answer = self.say(self.table.sitters[move.seat].person, move)
        assert isinstance(answer, m.Ack), answer
        return move

    def undo(self, seat: int) -> m.ServerMessage | None:
        undo = m.Undo(seat, self.table.revision, f"move {next(self.ids)}")
        return self.say(self.table.sitters[seat].person, undo)

    def redo(self, seat: int) -> m.ServerMessage | None:
        redo = m.Redo(seat, self.table.revision, f"move {next(self.ids)}")
        return self.say(self.table.sitters[seat].person, redo)

    def play_until_undo(self) -> int:
        """Play at random until a seat may take back its last action; the seat."""
        rng = Rng(1)
        for _ in range(100):
            legal = self.legal()
            move = self.play(legal[int(rng.below(len(legal)))])
            if show.update(self.table, move.seat, whole=False).undo == "":
                return move.seat
        raise AssertionError("nobody can ever undo")

    def play_to_the_end(self, seed: int = 1) -> None:
        rng = Rng(seed)
        while not self.table.is_over():
            legal = self.legal()
            self.play(legal[int(rng.below(len(legal)))])

    def rebuilt(self) -> Table:
        bodies = [(e.encode(event),) for event in self.events]
        return rebuild(NAME, (0, e.encode(self.setup), SEED), bodies)

    def digest(self) -> str:
        assert self.table.match is not None
        return self.table.match.state.digest()


@pytest.fixture(autouse=True, params=[title.name for title in titles()])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything here holds at a table of any game."""
    name: str = request.param
    monkeypatch.setattr(Sitting, "game", name)
    return name


def refusal(answer: m.ServerMessage | None) -> str:
    assert isinstance(answer, m.Refused), answer
    return answer.key


# Sitting down


def test_a_game_starts_when_the_last_open_seat_is_taken():
    sitting = Sitting(start=False)
    assert sitting.table.open_seats() == [0, 1]
    sitting.happen(Decision([e.Joined(1, "ben", "Ben", "b" * 64)]))
    assert finish(decide.start(sitting.table, [])).events == []
    sitting.happen(Decision([e.Joined(0, "anna", "Anna", "a" * 64)]))
    sitting.happen(finish(decide.start(sitting.table, [])))
    assert (sitting.table.revision, sitting.table.actor() >= 0) == (1, True)
    assert finish(decide.start(sitting.table, [])).events == []


def test_a_seat_is_taken_once():
    sitting = Sitting(start=False)
    sitting.happen(Decision([e.Joined(0, "anna", "Anna", "a" * 64)]))
    for seat in (0, -1, 2):
        decision = finish(decide.start(sitting.table, [], [e.Joined(seat, "ben", "Ben", "b" * 64)]))
        assert decision.events == []
        assert refusal(decision.answer) == "refused-seat-taken"


def test_a_bots_seat_is_never_open():
    assert Sitting(["anna", "bot"], start=False).table.open_seats() == [0]


def test_one_person_may_hold_several_seats():
    sitting = Sitting(["anna", "anna"])
    assert sitting.table.seats_of("anna") == [0, 1]
    assert sitting.table.seats_of("") == []
    for _ in range(6):
        sitting.play()


def test_nothing_can_be_played_before_the_start():
    sitting = Sitting(start=False)
    sitting.happen(Decision([e.Joined(0, "anna", "Anna", "a" * 64)]))
    assert refusal(sitting.say("anna", m.Play(0, 0, 0, "x"))) == "refused-not-started"
    assert refusal(sitting.say("anna", m.Ask(0, "pause"))) == "refused-not-started"
    update = show.update(sitting.table, 0, whole=True)
    assert (update.view, update.actions) == (None, [])


def test_chance_comes_from_the_seed_and_everybodys_nonce():
    logs = set()
    for nonce in ("a" * 64, "b" * 64, "c" * 64, "d" * 64):
        sitting = Sitting(start=False)
        for seat, person in enumerate(PEOPLE[:2]):
            sitting.happen(Decision([e.Joined(seat, person, person, nonce if seat else "0" * 64)]))
        started = finish(decide.start(sitting.table, [])).events[0]
        assert isinstance(started, e.Started)
        logs.add(tuple(started.chance))
    assert len(logs) > 1


# Playing


def test_deciding_changes_nothing():
    sitting = Sitting()
    before = fingerprint(sitting.rebuilt())
    move = sitting.move()
    person = sitting.table.sitters[move.seat].person
    first, second = (decide.message(sitting.table, person, move, 5) for _ in range(2))
    assert first.events == second.events
    assert len(first.events) == 1
    wrong = m.Play(move.seat, 1 << 20, move.revision, "wrong")
    assert isinstance(decide.message(sitting.table, person, wrong, 5).answer, m.Refused)
    assert not sitting.table.refusals
    assert fingerprint(sitting.table) == before


def test_a_move_leads_to_the_next_revision_and_the_digest_it_foresaw():
    sitting = Sitting()
    for _ in range(8):
        revision = sitting.table.revision
        sitting.play()
        event = sitting.events[-1]
        assert isinstance(event, e.Played)
        assert (sitting.table.revision, sitting.digest()) == (revision + 1, event.digest)


def test_a_move_made_on_another_revision_is_stale():
    sitting = Sitting()
    move = sitting.move()
    person = sitting.table.sitters[move.seat].person
    for revision in (move.revision - 1, move.revision + 1):
        other = m.Play(move.seat, move.action, revision, f"on {revision}")
        assert refusal(sitting.say(person, other)) == "refused-stale"
    assert isinstance(sitting.say(person, move), m.Ack)


def test_a_repeated_move_is_played_once_and_has_the_first_answer():
    sitting = Sitting()
    move = sitting.play()
    person = sitting.table.sitters[move.seat].person
    after = (sitting.table.revision, len(sitting.events))
    answers = [sitting.say(person, move) for _ in range(3)]
    sitting.play()
    answers.append(sitting.say(person, move))
    assert answers == [m.Ack(move.id, after[0])] * 4
    assert len(sitting.events) == after[1] + 1


def test_ids_are_those_of_a_seat():
    """Two people may use the same id for their moves."""
    sitting = Sitting()
    seen = set()
    for _ in range(10):
        seat = sitting.table.actor()
        sitting.say(PEOPLE[seat], m.Play(seat, sitting.legal()[0], sitting.table.revision, "same"))
        seen.add(seat)
        if len(seen) == 2:
            break
        sitting.play()
    assert {seat for seat, name in sitting.table.answers if name == "same"} == {0, 1}


def test_a_refused_move_is_remembered_with_its_reason():
    sitting = Sitting()
    seat = sitting.table.actor()
    wrong = m.Play(seat, 1 << 20, sitting.table.revision, "wrong")
    first = sitting.say(PEOPLE[seat], wrong)
    sitting.play()
    assert refusal(first) == "reason-not-now"
    assert sitting.say(PEOPLE[seat], wrong) == first


def test_a_move_called_stale_is_not_remembered():
    sitting = Sitting()
    move = sitting.move()
    person = PEOPLE[move.seat]
    sitting.say(person, m.Play(move.seat, move.action, move.revision + 1, "x"))
    assert not sitting.table.refusals


def test_only_so_many_refusals_are_remembered():
    sitting = Sitting()
    seat = sitting.table.actor()
    for number in range(REMEMBERED_REFUSALS + 20):
        sitting.say(PEOPLE[seat], m.Play(seat, 1 << 20, sitting.table.revision, str(number)))
    assert len(sitting.table.refusals) == REMEMBERED_REFUSALS
    assert (seat, "0") not in sitting.table.refusals


@pytest.mark.parametrize("person", ["ben", "", "stranger"])
def test_nobody_plays_another_persons_seat(person: str):
    sitting = Sitting()
    sitting.play()
    for kind in (m.Undo(0, sitting.table.revision, "x"), m.Redo(0, sitting.table.revision, "y")):
        assert refusal(sitting.say(person, kind)) == "refused-not-your-seat"
    assert refusal(sitting.say(person, m.Play(0, 0, sitting.table.revision, "z"))) == "refused-not-your-seat"
    assert refusal(sitting.say(person, m.Ask(0, "undo"))) == "refused-not-your-seat"
    assert not sitting.table.refusals


def test_a_strangers_message_cannot_use_up_a_move_id():
    sitting = Sitting()
    move = sitting.move()
    stranger = PEOPLE[1 - move.seat]
    assert refusal(sitting.say(stranger, move)) == "refused-not-your-seat"
    assert isinstance(sitting.say(PEOPLE[move.seat], move), m.Ack)
    assert refusal(sitting.say(stranger, move)) == "refused-not-your-seat"


def test_a_seat_that_does_not_exist_is_nobodys():
    assert refusal(Sitting().say("anna", m.Play(15, 0, 1, "x"))) == "refused-not-your-seat"


def test_out_of_turn_and_after_the_end_the_rules_refuse():
    sitting = Sitting()
    other = 1 - sitting.table.actor()
    out_of_turn = m.Play(other, 0, sitting.table.revision, "early")
    assert refusal(sitting.say(PEOPLE[other], out_of_turn)) == "reason-not-your-turn"
    sitting.play_to_the_end()
    late = m.Play(0, 0, sitting.table.revision, "late")
    assert refusal(sitting.say("anna", late)) == "reason-game-over"


def test_explaining_and_previewing_change_nothing():
    sitting = Sitting()
    seat = sitting.table.actor()
    action = sitting.legal()[0]
    before = len(sitting.events)
    assert sitting.table.match is not None
    text = sitting.table.match.state.game.catalogue.text(action)
    explained = sitting.say(PEOPLE[seat], m.Explain(seat, action))
    assert sitting.say(PEOPLE[seat], m.Explain(seat, text=text)) == explained
    assert explained == m.Explained(seat, action, text, "", "")
    assert isinstance(sitting.say(PEOPLE[seat], m.Preview(seat, action)), m.Previewed)
    other = sitting.say(PEOPLE[1 - seat], m.Explain(seat, action))
    assert other == m.Explained(seat, action, text, "refused-not-your-seat", "")
    assert sitting.say("anna", m.Ping()) == m.Pong()
    assert len(sitting.events) == before


def test_a_text_that_names_no_action_is_explained_as_such():
    sitting = Sitting(game=CLEOCATRA)
    seat = sitting.table.actor()
    for text in ("fly", "team XX9", "scout scout", " "):
        answer = sitting.say(PEOPLE[seat], m.Explain(seat, text=text))
        assert answer == m.Explained(seat, -1, text, "error-no-such-action", "")
    for nothing in (m.Explain(seat), m.Explain(seat, 1 << 30)):
        answer = sitting.say(PEOPLE[seat], nothing)
        assert answer == m.Explained(seat, nothing.action, "", "reason-not-now", "turn")


def test_a_preview_says_what_follows_unless_it_is_refused():
    sitting = Sitting(game=CLEOCATRA)
    scout = 0
    while scout not in sitting.legal():
        sitting.play()
    seat = sitting.table.actor()
    answer = sitting.say(PEOPLE[seat], m.Preview(seat, scout))
    assert isinstance(answer, m.Previewed)
    assert (answer.key, answer.then) == ("", "chance")
    refused = sitting.say(PEOPLE[1 - seat], m.Preview(1 - seat, scout))
    assert isinstance(refused, m.Previewed)
    assert (refused.key, refused.lines, refused.then) == ("reason-not-your-turn", [], "")


def test_every_choice_has_its_text_and_the_arguments_of_its_sentence():
    sitting = Sitting(game=CLEOCATRA)
    assert sitting.table.match is not None
    catalogue = sitting.table.match.state.game.catalogue
    update = show.update(sitting.table, sitting.table.actor(), whole=True)
    assert [choice["text"] for choice in update.actions] == [catalogue.text(n) for n in sitting.legal()]
    for lay in update.actions:
        assert lay["text"] == f"lay {lay['says']['x']} {lay['says']['y']}"
        assert len(lay["says"]["where"]) == lay["says"]["count"] > 0
        assert {where["key"] for where in lay["says"]["where"]} <= {
            "where-left", "where-right", "where-above", "where-below",
        }  # fmt: skip


def test_an_update_counts_the_actions_and_its_lines_belong_to_them():
    sitting = Sitting()
    for _ in range(4):
        assert sitting.table.match is not None
        update = show.update(sitting.table, 0, whole=True)
        assert update.length == len(sitting.table.match.log)
        assert all(0 <= number < update.length for number, *_ in update.lines)
        sitting.play()


def test_nobody_is_asked_to_take_back_what_was_never_done():
    sitting = Sitting()
    seat = sitting.table.actor()
    waiting = 1 - seat
    assert refusal(sitting.say(PEOPLE[waiting], m.Ask(waiting, "undo"))) == "undo-nothing"
    assert sitting.table.asked == ""
    sitting.play()
    assert sitting.say(PEOPLE[seat], m.Ask(seat, "undo")) is None
    assert sitting.table.asked == "undo"


def test_what_is_said_is_kept_with_name_and_time():
    sitting = Sitting()
    sitting.now = 77
    sitting.say("ben", m.Chat("hello"))
    assert sitting.table.chat == [m.Said("Ben", "hello", 77, 1)]


# Taking back


def test_an_action_that_taught_nobody_anything_can_be_taken_back_and_played_again():
    sitting = Sitting()
    seat = sitting.play_until_undo()
    after, revision = sitting.digest(), sitting.table.revision
    assert isinstance(sitting.undo(seat), m.Ack)
    assert sitting.digest() != after
    assert show.update(sitting.table, seat, whole=False).redo
    assert isinstance(sitting.redo(seat), m.Ack)
    assert (sitting.digest(), sitting.table.revision) == (after, revision + 2)


def test_a_preview_says_whether_the_action_can_be_taken_back(game: str):
    """Whoever plays alone takes back whatever drew nothing and taught them nothing, a spectator or not."""
    seats = PEOPLE[: find(game).fewest]
    sitting, rng, kept = Sitting(seats), Rng(1), 0
    for _ in range(60):
        seat, legal = sitting.table.actor(), sitting.legal()
        action = legal[int(rng.below(len(legal)))]
        ahead = sitting.say(PEOPLE[seat], m.Preview(seat, action))
        assert isinstance(ahead, m.Previewed)
        before = sitting.digest()
        sitting.play(action)
        if sitting.table.is_over():
            return
        alone = show.update(sitting.table, seat, whole=False).undo == "" and sitting.table.actor() == seat
        assert alone == ahead.undoable
        assert len(seats) > 1 or ahead.undoable or ahead.then in ("chance", "reveals", "ends")
        if ahead.undoable:
            kept += 1
            assert isinstance(sitting.undo(seat), m.Ack)
            assert sitting.digest() == before
            assert isinstance(sitting.redo(seat), m.Ack)
    assert kept


def test_a_repeated_undo_takes_back_one_action():
    sitting = Sitting()
    seat = sitting.play_until_undo()
    undo = m.Undo(seat, sitting.table.revision, "back")
    answers = [sitting.say(PEOPLE[seat], undo) for _ in range(3)]
    assert answers == [m.Ack("back", sitting.table.revision)] * 3
    assert [type(event) for event in sitting.events].count(e.Undone) == 1


def test_what_stands_in_the_way_of_undo_is_named():
    sitting = Sitting()
    seat = sitting.play_until_undo()
    assert refusal(sitting.undo(1 - seat)) in ("undo-nothing", "undo-other-seat")
    assert refusal(sitting.redo(seat)) == "redo-nothing"


def test_nothing_is_taken_back_after_the_end_because_the_seed_is_known():
    for seed in range(3):
        sitting = Sitting()
        sitting.play_to_the_end(seed)
        assert show.revealed(sitting.table).seed == SEED.hex()
        for seat in (0, 1):
            assert refusal(sitting.undo(seat)) == "reason-game-over"
            assert refusal(sitting.say(PEOPLE[seat], m.Ask(seat, "undo"))) == "reason-game-over"
            assert show.update(sitting.table, seat, whole=True).undo == "reason-game-over"


def test_the_seed_is_not_revealed_before_the_end():
    with pytest.raises(ValueError, match="when the game is over"):
        show.revealed(Sitting().table)


def test_undo_across_players_needs_everyones_consent():
    sitting = Sitting(PEOPLE[:3])
    first = sitting.play()
    while sitting.table.actor() == first.seat:
        sitting.play()
    own = [entry.actor for entry in sitting.table.match.log].index(first.seat)  # type: ignore[union-attr]
    sitting.say(PEOPLE[first.seat], m.Ask(first.seat, "undo"))
    others = [seat for seat in range(3) if seat != first.seat]
    assert (sitting.table.asked, sitting.table.asked_by) == ("undo", first.seat)
    sitting.say(PEOPLE[others[0]], m.Answer(others[0], True))
    assert sitting.table.agreed == {first.seat, others[0]}
    sitting.say(PEOPLE[others[1]], m.Answer(others[1], True))
    undone = sitting.events[-1]
    assert isinstance(undone, e.Undone)
    assert undone.asked
    assert undone.length >= own
    assert sitting.table.actor() == first.seat
    assert sitting.table.asked == ""


def test_one_no_ends_the_question():
    sitting = Sitting()
    sitting.play()
    sitting.say("anna", m.Ask(0, "undo"))
    sitting.say("ben", m.Answer(1, False))
    assert sitting.table.asked == ""
    assert refusal(sitting.say("ben", m.Answer(1, True))) == "refused-nothing-asked"


def test_nobody_answers_twice_and_whoever_asks_has_answered():
    sitting = Sitting(PEOPLE[:3])
    sitting.say("anna", m.Ask(0, "pause"))
    sitting.say("ben", m.Answer(1, True))
    for seat in (0, 1):
        assert refusal(sitting.say(PEOPLE[seat], m.Answer(seat, True))) == "refused-nothing-asked"
    assert not sitting.table.paused


def test_a_move_ends_a_question():
    sitting = Sitting()
    sitting.say("anna", m.Ask(0, "pause"))
    sitting.play()
    assert sitting.table.asked == ""


def test_seats_of_one_person_and_bots_need_not_be_asked():
    for seats in (["anna", "anna"], ["anna", "bot"]):
        sitting = Sitting(seats)
        sitting.say("anna", m.Ask(0, "pause"))
        assert sitting.table.paused


def test_a_draw_that_is_taken_back_by_consent_falls_the_same_way_again():
    sitting = Sitting()
    drawn = 0
    for _ in range(30):
        if sitting.table.is_over():
            break
        move = sitting.play()
        event = sitting.events[-1]
        assert isinstance(event, e.Played)
        if event.chance and not sitting.table.is_over():
            sitting.say(PEOPLE[move.seat], m.Ask(move.seat, "undo"))
            sitting.say(PEOPLE[1 - move.seat], m.Answer(1 - move.seat, True))
            assert sitting.table.actor() == move.seat
            sitting.play(move.action)
            again = sitting.events[-1]
            assert isinstance(again, e.Played)
            assert (again.chance, again.digest) == (event.chance, event.digest)
            drawn += 1
    assert drawn > 0


# Pausing, and clocks


def pause(sitting: Sitting, what: Literal["pause", "go-on"] = "pause") -> None:
    sitting.say("anna", m.Ask(0, what))
    sitting.say("ben", m.Answer(1, True))


def test_nobody_plays_while_the_table_is_paused():
    sitting = Sitting()
    pause(sitting)
    move = sitting.move()
    assert refusal(sitting.say(PEOPLE[move.seat], move)) == "refused-paused"
    pause(sitting, "go-on")
    assert refusal(sitting.say(PEOPLE[move.seat], move)) == "refused-paused"
    sitting.play()


def test_a_move_refused_in_a_pause_is_not_played_after_it_though_the_server_forgot_it():
    sitting = Sitting()
    pause(sitting)
    move = sitting.move()
    sitting.say(PEOPLE[move.seat], move)
    pause(sitting, "go-on")
    sitting.table = sitting.rebuilt()
    assert refusal(sitting.say(PEOPLE[move.seat], move)) == "refused-stale"


def test_thinking_is_taken_from_the_bank_and_each_action_adds_the_increment():
    sitting = Sitting(clock=CLOCK)
    seat = sitting.table.actor()
    sitting.now += 12_000
    assert sitting.table.time_left(seat, sitting.now) == 48_000
    assert sitting.table.time_left(1 - seat, sitting.now) == 60_000
    sitting.play()
    assert sitting.table.left[seat] == 60_000 - 12_000 + 5_000


def test_a_clock_holds_no_more_than_its_cap():
    sitting = Sitting(clock=CLOCK)
    for _ in range(10):
        sitting.play()
    assert max(sitting.table.left) == 70_000


def test_a_seat_whose_time_is_up_is_late():
    sitting = Sitting(clock=CLOCK)
    seat = sitting.table.actor()
    assert not sitting.table.is_late(seat, 59_999)
    assert sitting.table.is_late(seat, 60_000)
    assert not sitting.table.is_late(1 - seat, 60_000)
    assert [person.late for person in show.people(sitting.table, set(), 0, 60_000).seats].count(True) == 1


def test_without_a_clock_nobody_is_late():
    sitting = Sitting()
    assert not sitting.table.is_late(sitting.table.actor(), 10**12)


def test_time_before_a_pause_is_charged_and_the_pause_is_not():
    sitting = Sitting(clock=CLOCK)
    seat = sitting.table.actor()
    sitting.now += 10_000
    pause(sitting)
    sitting.now += 1_000_000
    assert sitting.table.time_left(seat, sitting.now) == 50_000
    pause(sitting, "go-on")
    sitting.now += 3_000
    assert sitting.table.time_left(seat, sitting.now) == 47_000
    assert sitting.rebuilt().left == sitting.table.left


def test_taking_back_costs_time_and_gives_no_increment_again():
    sitting = Sitting(clock=CLOCK)
    seat = sitting.play_until_undo()
    for _ in range(4):
        left = sitting.table.left[seat]
        acting = sitting.table.actor() == seat
        sitting.now += 1_000
        assert isinstance(sitting.undo(seat), m.Ack)
        assert sitting.table.left[seat] == left - (1_000 if acting else 0)
        assert isinstance(sitting.redo(seat), m.Ack)
    assert sitting.table.left[seat] <= left


def test_an_outage_is_charged_to_nobody():
    sitting = Sitting(clock=CLOCK)
    sitting.now += 10_000
    sitting.play()
    sitting.now += 7_000
    rebuilt = sitting.rebuilt()
    assert [rebuilt.time_left(seat, 10**9) for seat in (0, 1)] == sitting.table.left
    assert show.clocks(rebuilt, 10**9).running == -1


def test_time_never_runs_backwards():
    sitting = Sitting(clock=CLOCK)
    sitting.now = 50_000
    sitting.play()
    seat = sitting.table.actor()
    assert sitting.table.time_left(seat, 10_000) == sitting.table.left[seat]


# Bots


def test_a_bot_keeps_a_seat_warm_and_gives_it_back():
    sitting = Sitting()
    seat = sitting.table.actor()
    assert sitting.table.bot_to_act() == ""
    sitting.happen(Decision([e.Botted(seat, "greedy")]))
    assert sitting.table.bot_to_act() == "greedy"
    assert sitting.table.seats_of(PEOPLE[seat]) == [seat]
    assert show.people(sitting.table, set(), 0, 0).seats[seat].kind == "bot"
    sitting.happen(Decision([e.Botted(seat, "")]))
    assert sitting.table.bot_to_act() == ""
    sitting.play()


def test_a_bot_plays_whatever_ids_people_have_used():
    """A person's move id must not stand for a bot's move, or the table would wait for ever."""
    sitting = Sitting()
    seat = sitting.table.actor()
    for revision in range(sitting.table.revision, 40):
        sitting.say(PEOPLE[seat], m.Play(seat, 1 << 20, sitting.table.revision, f"bot-{revision}"))
    for number in range(5):
        move = sitting.move(bot=True)
        decision = sitting.happen(decide.message(sitting.table, "", move, 0, bot=True))
        assert len(decision.events) == 1, number
    assert not any(name == "" for _, name in sitting.table.answers)


def test_no_bot_acts_while_paused_or_before_the_start():
    sitting = Sitting(["anna", "bot"])
    while not sitting.table.bot_to_act():
        sitting.play()
    sitting.say("anna", m.Ask(0, "pause"))
    assert sitting.table.bot_to_act() == ""
    assert Sitting(["anna", "bot"], start=False).table.bot_to_act() == ""


# Showing


def test_each_reader_sees_its_own_actions_and_new_lines():
    sitting = Sitting()
    for _ in range(6):
        sitting.play()
        actor = sitting.table.actor()
        for reader in range(3):
            update = show.update(sitting.table, reader, whole=False)
            assert bool(update.actions) == (reader == actor)
            whole = show.update(sitting.table, reader, whole=True)
            assert whole.lines[len(whole.lines) - len(update.lines) :] == update.lines


def test_lines_of_one_revision_after_another_are_the_whole_story():
    sitting = Sitting()
    lines = list(show.update(sitting.table, 2, whole=False).lines)
    while not sitting.table.is_over():
        sitting.play()
        lines += show.update(sitting.table, 2, whole=False).lines
    whole = show.update(sitting.table, 2, whole=True)
    assert lines[whole.first :] == whole.lines


# Rebuilding


def busy(**options: Any) -> Sitting:
    """A table at which everything has happened that can happen."""
    sitting = Sitting(clock=CLOCK, **options)
    rng = Rng(5)
    for number in range(14):
        sitting.now += 1_000 + number
        if sitting.table.is_over():
            break
        legal = sitting.legal()
        move = sitting.play(legal[int(rng.below(len(legal)))])
        if show.update(sitting.table, move.seat, whole=False).undo == "":
            sitting.undo(move.seat)
            if number % 2:
                sitting.redo(move.seat)
        if number == 4:
            pause(sitting)
            pause(sitting, "go-on")
        if number in (6, 9):
            sitting.say("ben", m.Ask(1, "undo"))
            sitting.say("anna", m.Answer(0, number == 6))
        if number == 7:
            sitting.say("anna", m.Chat("hm"))
            sitting.happen(Decision([e.Botted(1, "random"), e.Botted(1, "")]))
    sitting.happen(Decision([e.Resigned(1, "random")]))
    return sitting


def test_a_table_built_again_from_its_events_is_the_same(game: str):
    for table in tables(find(game)):
        if table.seats == 2:
            check_rebuilding(busy(**short(table.title, table.options)))


def check_rebuilding(sitting: Sitting) -> None:
    rebuilt = sitting.rebuilt()
    assert fingerprint(rebuilt) == fingerprint(sitting.table)
    assert rebuilt.since is None
    for reader in range(3):
        assert show.update(rebuilt, reader, whole=True) == show.update(sitting.table, reader, whole=True)


def test_every_kind_of_event_is_read_as_it_was_written():
    sitting = busy()
    kinds = {type(event) for event in sitting.events}
    assert kinds >= {
        e.Joined,
        e.Started,
        e.Played,
        e.Undone,
        e.Asked,
        e.Answered,
        e.Paused,
        e.Botted,
        e.Resigned,
        e.Chatted,
    }
    assert [e.decode(e.encode(event)) for event in sitting.events] == sitting.events


def test_a_table_built_again_knows_the_moves_it_has_answered():
    sitting = Sitting()
    move = sitting.play()
    answer = sitting.say(PEOPLE[move.seat], move)
    sitting.table = sitting.rebuilt()
    assert sitting.say(PEOPLE[move.seat], move) == answer


# Frozen tables


def frozen(sitting: Sitting) -> Table:
    """The table, built again from events of which one leads elsewhere now."""
    played = [number for number, event in enumerate(sitting.events) if isinstance(event, e.Played)]
    event = sitting.events[played[1]]
    assert isinstance(event, e.Played)
    sitting.events[played[1]] = e.Played(event.seat, event.action, event.chance, "other", event.id, 0)
    return sitting.rebuilt()


def test_a_table_whose_events_mean_something_else_now_is_frozen_and_can_be_looked_at():
    sitting = Sitting()
    for _ in range(4):
        sitting.play()
    sitting.say("anna", m.Chat("still here"))
    table = frozen(sitting)
    assert table.frozen == "the stored actions lead to a different position than before"
    assert table.stored == len(sitting.events)
    assert [sitter.person for sitter in table.sitters] == ["anna", "ben"]
    assert [said.text for said in table.chat] == ["still here"]
    update = show.update(table, 0, whole=True)
    assert update.view is not None
    assert update.actions == []
    assert table.bot_to_act() == ""


def test_nobody_plays_at_a_frozen_table():
    sitting = Sitting()
    for _ in range(4):
        sitting.play()
    sitting.table = frozen(sitting)
    move = m.Play(0, 0, sitting.table.revision, "x")
    assert refusal(sitting.say("anna", move)) == "refused-frozen"
    assert isinstance(sitting.say("anna", m.Ask(0, "pause")), m.Refused)


def test_a_table_of_another_rules_version_is_frozen_and_knows_its_people():
    sitting = Sitting()
    sitting.play()
    bodies = [(e.encode(event),) for event in sitting.events]
    setup = e.Setup(
        sitting.setup.game, 99, sitting.setup.options, sitting.setup.seats, "anna", sitting.setup.commitment
    )
    table = rebuild(NAME, (0, e.encode(setup), SEED), bodies)
    title = table.title
    assert table.frozen == f"this table follows rules version 99 of {title.name}, not {title.version}"
    assert table.seats_of("ben") == [1]
    assert table.stored == len(sitting.events)
    assert refusal(decide.message(table, "ben", m.Play(1, 0, 0, "x"), 0).answer) == "refused-frozen"


# As the first servers stored a fork: the position has an agenda.
OLD_START: dict[str, Any] = {
    "agenda": [["EndTurn", 1, 0], ["Act", 1, 7]],
    "tiles": {
        "BL1": {"at": [0, 0], "rescuers": [], "inspector": True},
        "BL2": {"at": [-1, 0], "rescuers": [0], "inspector": False},
        "OR1": {"at": [0, 1], "rescuers": [], "inspector": True},
    },
    "sheet": [[2, 0, 0], [2, 0, 0]], "starter": 0, "turns": 3, "passes": 0,
}  # fmt: skip


def test_a_fork_that_began_in_the_middle_of_a_turn_long_ago_is_frozen_with_a_sentence():
    sitting = Sitting()
    bodies = [(e.encode(event),) for event in sitting.events]
    table = rebuild(
        NAME, (0, e.encode(msgspec.structs.replace(sitting.setup, start=OLD_START)), SEED), bodies
    )
    assert table.frozen == "this table begins with a position that this version of Serai can no longer set up"
    assert table.seats_of("ben") == [1]
    assert show.update(table, 0, whole=True).view is None


@pytest.mark.parametrize("body", [b"", b"{}", b'{"kind":"unheard-of"}', b"\xff"])
def test_an_event_that_cannot_be_read_freezes_the_table(body: bytes):
    sitting = Sitting()
    bodies = [(e.encode(event),) for event in sitting.events]
    table = rebuild(NAME, (0, e.encode(sitting.setup), SEED), [*bodies, (body,)])
    assert table.frozen
    assert show.update(table, 0, whole=True).revision == 1


def test_a_finished_game_reveals_what_was_committed_to():
    sitting = Sitting()
    sitting.play_to_the_end()
    assert sitting.table.actor() == OVER
    revealed = show.revealed(sitting.table)
    seed = bytes.fromhex(revealed.seed)
    assert fairness.commitment(seed, NAME) == show.hello(sitting.table, "anna").commitment
    assert revealed.nonces == [f"{seat:064x}" for seat in (0, 1)]

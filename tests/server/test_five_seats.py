"""Five people fill a table: all are told what happens, all play, and the game comes to its end."""

import json

from tests.conformance.toy import Toy

from serai.core.rng import Rng
from serai.match import fairness
from serai.server.table import decide, show
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.decide import Decision
from serai.server.table.steps import finish
from serai.server.table.table import Table

NAME = "0123456789abcdef0123456789abcdef"
SEED = bytes(range(32))
PEOPLE = ["anna", "ben", "cleo", "dan", "eve"]


def table_for_five() -> Table:
    title = Toy()
    title.most = 5
    people = [e.SeatSetup("person") for _ in PEOPLE]
    setup = e.Setup(
        title.name, title.version, {"spying": "on"}, people, "anna", fairness.commitment(SEED, NAME), None
    )
    table = Table(NAME, setup, title, SEED)
    for seat, person in enumerate(PEOPLE):
        happen(table, Decision([e.Joined(seat, person, person.title(), f"{seat:064x}")]))
    happen(table, finish(decide.start(table, [])))
    return table


def happen(table: Table, decision: Decision) -> None:
    """Store what was decided, and read it again as it was stored."""
    for event in decision.events:
        table.evolve(e.decode(e.encode(event)), 0)


def play(table: Table, rng: Rng) -> int:
    """The seat to act plays anything legal."""
    seat = table.actor()
    offered = show.update(table, seat, whole=False).actions
    action = offered[int(rng.below(len(offered)))]["id"]
    move = m.Play(seat, action, table.revision, f"move {table.revision}")
    happen(table, decide.message(table, PEOPLE[seat], move, 0))
    return seat


def test_five_people_play_to_the_end():
    for seed in range(5):
        table, rng = table_for_five(), Rng(seed)
        played = set()
        while not table.is_over():
            revision = table.revision
            played.add(play(table, rng))
            assert table.revision > revision
        assert played == set(range(5))


def test_five_seats_and_a_spectator_are_told_and_only_the_one_to_act_is_asked():
    table, rng = table_for_five(), Rng(1)
    while not table.is_over():
        updates = [json.loads(m.encode(show.update(table, reader, whole=True))) for reader in range(6)]
        assert [update["reader"] for update in updates if update["actions"]] == [table.actor()]
        play(table, rng)


def test_a_message_for_the_fifth_seat_is_read_and_one_for_a_sixth_refused():
    table, rng = table_for_five(), Rng(1)
    while table.actor() != 4:
        play(table, rng)
    action = show.update(table, 4, whole=False).actions[0]["id"]
    for seat, key in ((4, ""), (5, "refused-not-your-seat")):
        message = m.decode(json.dumps({"type": "explain", "seat": seat, "action": action}))
        answer = decide.message(table, "eve", message, 0).answer
        assert isinstance(answer, m.Explained)
        assert answer.key == key

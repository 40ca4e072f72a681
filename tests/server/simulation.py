"""The simulation (S1): the real hub, store and tables on a virtual clock, with faults drawn from a seed.

Nothing here imitates the server: its own code runs on an event loop whose time jumps from one timer to the
next. Around it people play in browser tabs over a network that loses, doubles, delays and reorders what they
send and cuts connections; the disk is slow, full, or fails after it has written; the server crashes between
any two steps and is built again from what was on disk. After some time all faults stop and the game must end.
What left the server is compared with what is on disk in one pass (`check`).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import random
from collections.abc import Coroutine, Iterator
from functools import partial
from typing import Any, NamedTuple

import apsw
import msgspec
from tests.kit import tables, titles
from tests.server.kit import short

from serai.match import fairness
from serai.match.record import Fairness, read_record, verify, write_record
from serai.server.config import Config
from serai.server.live import bots, hub, live_table, turns
from serai.server.live.hub import Hub
from serai.server.live.live_table import LiveTable
from serai.server.live.processes import Processes
from serai.server.live.socket import Socket
from serai.server.lobby.lobby import Lobby
from serai.server.metrics import Metrics
from serai.server.storage import schema
from serai.server.storage.store import Job, SqliteStore, StoreError
from serai.server.table import decide, show
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.rebuild import rebuild
from serai.server.table.table import NOT_YOUR_SEAT, STALE, Table

NAME = "00000000000000000000000000000001"
EPOCH_MS = 1_700_000_000_000
TROUBLE_SECONDS = 12.0  # faults happen so long
PATIENCE_SECONDS = 600.0  # by then the game must have ended
RETRY_SECONDS = 1.5
# Of the chances below some are left out in each run, so that rare orders get room.
FAULTS = {
    "drop": 0.1, "double": 0.1, "late": 0.15, "cut": 0.04, "cancel": 0.02, "slow reader": 0.1,
    "slow disk": 0.1, "full disk": 0.08, "unknown": 0.06, "crash": 0.02, "forget": 0.02,
}  # fmt: skip
SEATS = 2
# All games of the list, short ones. Those with secrets come up seldom: their moves cost ten times as much.
TABLES = [
    (title, short(title, table.options))
    for title in titles()
    for table in tables(title)
    if table.seats == SEATS
]
SECRET_EVERY = 20

Move = m.Play | m.Undo | m.Redo
_from_server = msgspec.json.Decoder(m.FromServer)


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without files and threads; when nothing is ready, time jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._selector = self

    def time(self) -> float:
        return self.now

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise AssertionError("everybody waits and nothing will ever happen")
        self.now += timeout
        return []

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


class NoProcesses(Processes):
    """Bots of the simplest level, which think here."""

    def open_pool(self) -> Any:
        raise AssertionError("the simplest bot needs no process")


class NumberedSocket(Socket):
    """Sets of sockets are walked in the same order in every process."""

    def __init__(self, number: int, person: str, config: Config) -> None:
        super().__init__(person, not person, config)
        self.number = number

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class Disk(SqliteStore):
    """The store in memory; when its writer works, and how well, is up to the simulation."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.writer = self.reader = apsw.Connection(":memory:")
        schema.step_forward(self.writer)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.metrics = Metrics()
        self.commits = self.writes = self.durable = 0
        self.broken = ""
        self.closed = self.busy = False

    def write(self, statements: list[Any]) -> asyncio.Future[None]:
        future = super().write(statements)
        self.start()
        return future

    def start(self) -> None:
        if not self.busy and not self.jobs.empty():
            self.busy = True
            wait = (
                self.world.between(0.5, 3) if self.world.fault("slow disk") else self.world.between(0, 0.02)
            )
            self.world.later(wait, self.flush)

    def flush(self) -> None:
        """Everything that waits goes to disk together; the answers follow a little later."""
        batch: list[Job] = []
        while not self.jobs.empty():
            job = self.jobs.get()
            assert job is not None
            batch.append(job)
        answers: list[BaseException | None]
        if self.world.fault("full disk"):
            answers = [StoreError("nothing could be written: the disk is full")] * len(batch)
        else:
            answers = self.commit(batch)
            self.durable = len(self.bodies())
            if self.world.fault("unknown"):
                answers = [StoreError("the disk answered with an error")] * len(batch)
        self.world.later(self.world.between(0, 0.02), partial(self.tell, batch, answers))

    def tell(self, batch: list[Job], answers: list[BaseException | None]) -> None:
        self.finish(list(zip(batch, answers, strict=True)))
        self.busy = False
        self.start()

    def lose_power(self) -> None:
        self.jobs = queue.SimpleQueue()
        self.busy = False

    def bodies(self) -> list[tuple[Any, ...]]:
        return self.read("SELECT body FROM events WHERE table_name = ? ORDER BY n", (NAME,))

    def rebuilt(self) -> Table:
        row = self.read("SELECT created, setup, seed FROM tables WHERE name = ?", (NAME,))[0]
        return rebuild(NAME, row, self.bodies())


class Seen(NamedTuple):
    """A message that left the server, and how many events were on disk then."""

    life: int
    link: int
    message: Any
    durable: int


class Link:
    """One connection of a tab: what the server's socket route does, without the socket."""

    def __init__(self, tab: Tab, hub: Hub, live: LiveTable, number: int) -> None:
        world = tab.world
        self.tab = tab
        self.hub = hub
        self.live = live
        self.number = number
        self.open = True
        self.slow = world.fault("slow reader")
        self.arrival = 0.0
        self.socket = NumberedSocket(number, tab.person, world.config)
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.stirred = asyncio.Event()
        self.socket.wake = self.stirred.set
        self.reading = world.start(self.read())
        self.writing = world.start(self.write())

    async def read(self) -> None:
        await self.hub.enter(self.live, self.socket)
        while True:
            data = await self.inbox.get()
            if data is None:
                return
            await self.hub.receive(self.live, self.socket, m.decode(data))

    async def write(self) -> None:
        world = self.tab.world
        while not self.socket.closed:
            while self.socket.outbox:
                if self.slow and not world.calm:
                    await asyncio.sleep(world.between(0.1, 1))
                if not self.socket.outbox:
                    break
                data = self.socket.outbox.popleft()
                self.socket.size -= len(data)
                message = _from_server.decode(data)
                world.history.append(Seen(world.life, self.number, message, world.disk.durable))
                # One connection keeps its order, however late it is.
                self.arrival = max(self.arrival + 1e-6, world.loop.time() + world.delay())
                world.loop.call_at(self.arrival, self.tab.receive, self, message)
            self.stirred.clear()
            await self.stirred.wait()

    def cut(self, harshly: bool) -> None:
        """The connection breaks; what is being handled is finished, or even that is given up."""
        if not self.open:
            return
        self.open = False
        self.hub.leave(self.live, self.socket)
        self.inbox.put_nowait(None)
        self.writing.cancel()
        if harshly:
            self.reading.cancel()


class Tab:
    """A person's browser tab, or a spectator's: it connects, plays, repeats what was not answered."""

    def __init__(self, world: World, number: int, person: str) -> None:
        self.world = world
        self.number = number
        self.person = person
        self.link: Link | None = None
        self.updates: dict[int, m.Update] = {}
        self.people: m.People | None = None
        self.clocks: m.Clocks | None = None
        self.behind = False
        self.waiting: Move | None = None
        self.asked_at = 0.0
        self.moves = 0
        self.tick()

    def tick(self) -> None:
        if self.world.ended:
            return
        self.world.loop.call_later(self.world.between(0.05, 0.5), self.tick)
        if self.link is None:
            self.connect()
        elif self.world.fault("cut"):
            self.link.cut(self.world.fault("cancel"))
            self.link = None
        elif self.behind:
            self.send(m.Resume(max((update.revision for update in self.updates.values()), default=-1)))
        elif self.waiting is not None:
            if self.world.loop.time() - self.asked_at > RETRY_SECONDS:
                self.asked_at = self.world.loop.time()
                self.send(self.waiting)
        else:
            self.act()

    def connect(self) -> None:
        live = self.world.live()
        if live is not None and self.world.hub is not None:
            self.updates.clear()
            self.behind = False
            self.link = Link(self, self.world.hub, live, self.world.count())

    def act(self) -> None:
        """Mostly a legal move, sometimes anything else that a client may send."""
        world, rng = self.world, self.world.rng
        mine = [update for reader, update in self.updates.items() if reader < world.seats and self.person]
        if not mine:
            if self.updates and world.chance(0.1):
                self.move(m.Play(rng.randrange(world.seats), 0, world.any_revision(self), self.new_id()))
            return
        update = rng.choice(mine)
        seat, revision = update.reader, update.revision
        if self.people is not None and self.people.asked and seat not in self.people.agreed:
            if self.people.seats[seat].kind == "person":
                self.send(m.Answer(seat, world.calm or world.chance(0.7)))
        elif self.clocks is not None and self.clocks.paused and (world.calm or world.chance(0.3)):
            self.send(m.Ask(seat, "go-on"))
        elif not world.calm and world.chance(0.15):
            self.stray(seat, revision)
        elif update.undo == "" and not world.calm and world.chance(0.3):
            self.move(m.Undo(seat, revision, self.new_id()))
        elif update.redo and world.chance(0.5):
            self.move(m.Redo(seat, revision, self.new_id()))
        elif update.actions:
            self.move(m.Play(seat, rng.choice(update.actions)["id"], revision, self.new_id()))

    def stray(self, seat: int, revision: int) -> None:
        rng = self.world.rng
        kind = rng.randrange(9)
        if kind == 0:
            self.move(m.Play(seat, rng.randrange(400), revision, self.new_id()))
        elif kind == 1:
            self.move(m.Play(seat, 0, max(revision - 1, 0), self.new_id()))
        elif kind == 2:
            self.move(m.Undo((seat + 1) % self.world.seats, revision, self.new_id()))
        elif kind == 3:
            self.move(m.Redo(seat, revision, self.new_id()))
        elif kind == 4:
            self.send(m.Ask(seat, "undo"))
        elif kind == 5:
            self.send(m.Ask(seat, "pause" if self.clocks is not None else "undo"))
        elif kind == 6:
            self.send(m.Chat("hello"))
        elif kind == 7:
            self.send(m.Resume(revision))
        else:
            self.send(rng.choice([m.Ping(), m.Explain(seat, 0), m.Preview(seat, 0)]))

    def new_id(self) -> str:
        self.moves += 1
        return f"{self.number}-{self.moves}"

    def move(self, move: Move) -> None:
        """Send a move, and again with the same id until it is answered."""
        self.world.moves[move.id] = move
        self.waiting = move
        self.asked_at = self.world.loop.time()
        self.send(move)

    def send(self, message: m.ClientMessage) -> None:
        world = self.world
        data = msgspec.json.encode(message)
        for _ in range(2 if world.fault("double") else 1):
            if not world.fault("drop"):
                world.loop.call_later(world.delay(), self.deliver, self.link, data)

    def deliver(self, link: Link | None, data: bytes) -> None:
        if link is not None and link.open:
            link.inbox.put_nowait(data)

    def receive(self, link: Link, message: Any) -> None:
        if link is not self.link:
            return
        if isinstance(message, m.Update):
            self.updates[message.reader] = message
            self.behind = self.behind and not message.whole
        elif isinstance(message, m.Ack | m.Refused):
            if self.waiting is not None and message.id == self.waiting.id:
                self.waiting = None
        elif isinstance(message, m.People):
            self.people = message
        elif isinstance(message, m.Clocks):
            self.clocks = message
        elif isinstance(message, m.Resync):
            self.behind = True


class World:
    """One run: everything in it follows from its seed."""

    def __init__(self, seed: int, hub_type: type[Hub] = Hub) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.hub_type = hub_type
        self.loop = VirtualLoop()
        self.config = Config(outbox=self.rng.choice([4, 8, 32]), table_idle_seconds=1)
        self.faults = {name: odds for name, odds in FAULTS.items() if self.rng.random() < 0.7}
        self.calm = self.ended = False
        self.life = 0
        self.numbers = 0
        self.history: list[Seen] = []
        self.moves: dict[str, Move] = {}
        self.crashes = 0
        self.errors: list[BaseException] = []
        self.bodies: list[bytes] = []
        self.table: Table
        self.disk = Disk(self)
        self.hub: Hub | None = None
        self.seats = SEATS
        self.tabs: list[Tab] = []

    # Chance, time and the server's life

    def chance(self, odds: float) -> bool:
        return self.rng.random() < odds

    def fault(self, name: str) -> bool:
        return not self.calm and name in self.faults and self.chance(self.faults[name])

    def between(self, least: float, most: float) -> float:
        return self.rng.uniform(least, most)

    def delay(self) -> float:
        return self.between(0.2, 2) if self.fault("late") else self.between(0.001, 0.05)

    def count(self) -> int:
        self.numbers += 1
        return self.numbers

    def any_revision(self, tab: Tab) -> int:
        return self.rng.choice([update.revision for update in tab.updates.values()])

    def later(self, seconds: float, call: Any) -> None:
        """Call this unless the server has crashed by then."""
        life = self.life
        self.loop.call_later(seconds, lambda: call() if life == self.life else None)

    def live(self) -> LiveTable | None:
        """The table as the server has it in memory; None while it is down or reads it from disk."""
        if self.hub is None:
            return None
        live = self.hub.live.get(NAME)
        if live is None:
            self.start(self.find(self.hub))
        else:
            live.used = self.loop.time()
        return live

    async def find(self, hub: Hub) -> None:
        await hub.find(NAME)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(work)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.errors.append(error)

    # The run

    def run(self) -> None:
        """Play to the end; AssertionError, or whatever the server raised, if something is wrong."""
        self.loop.set_exception_handler(lambda loop, context: self.errors.append(context["exception"]))
        with world_of_hub(self):
            try:
                self.loop.run_until_complete(self.play())
            finally:
                self.loop.run_until_complete(self.end())
                self.loop.close()
                self.disk.writer.close()

    async def play(self) -> None:
        await self.lay()
        people = ["anna", "ben"] if self.sits("ben") else ["anna"]
        second = [person for person in people if self.chance(0.4)]
        tabs = people + second + ([""] if self.chance(0.5) else [])
        self.tabs = [Tab(self, number, person) for number, person in enumerate(tabs)]
        while not self.is_over():
            await asyncio.sleep(self.between(0.1, 0.4))
            self.trouble()
            if self.errors:
                raise self.errors[0]
            if self.loop.time() > PATIENCE_SECONDS:
                raise AssertionError("the game goes on for ever")
        await asyncio.sleep(self.between(0, 2))
        self.calm = True
        await asyncio.sleep(2)
        assert self.hub is not None
        live = await self.hub.find(NAME)
        assert live is not None
        # A write that failed after all has been on disk since; the next one would have shown it.
        self.table = live.table if live.table.stored == self.disk.durable else self.disk.rebuilt()
        self.bodies = [body for (body,) in self.disk.bodies()]

    def is_over(self) -> bool:
        live = self.live()
        return live is not None and live.table.is_over()

    async def end(self) -> None:
        self.ended = True
        self.stop()
        for _ in range(3):
            await asyncio.sleep(0)

    async def lay(self) -> None:
        """A table of this run's kind, with people or a bot on its seats, on disk before any fault."""
        secret = self.seed % SECRET_EVERY == 0
        fitting = [table for table in TABLES if table[0].secrets == secret]
        title, options = self.rng.choice(fitting or TABLES)
        seed = self.rng.randbytes(32)
        clock = e.ClockSetup(60_000, 2_000, 90_000) if self.chance(0.5) else None
        other = e.SeatSetup("bot", "random") if self.chance(0.3) else e.SeatSetup("person")
        seats = [e.SeatSetup("person"), other]
        written = title.write_options(title.read_options(options))
        setup = e.Setup(
            title.name, title.version, written, seats, "anna", fairness.commitment(seed, NAME), clock
        )
        faults, self.faults = self.faults, {}
        self.hub = self.hub_type(self.disk, self.config)
        live = await self.hub.create(NAME, setup, seed, [])
        hot_seat = self.chance(0.2)
        async with live.lock:
            for seat in live.table.open_seats():
                person = "anna" if seat == 0 or hot_seat else "ben"
                nonce = self.rng.randbytes(32).hex()
                await self.hub.commit(live, decide.Decision([e.Joined(seat, person, person, nonce)]))
            await self.hub.start(live, [])
        self.faults = faults

    def sits(self, person: str) -> bool:
        live = self.live()
        return live is not None and bool(live.table.seats_of(person))

    def trouble(self) -> None:
        """Now and then the server crashes or forgets a table, or a bot is seated; in the end all is calm."""
        self.calm = self.calm or self.loop.time() > TROUBLE_SECONDS
        if self.hub is None:
            return
        if self.calm:
            self.take_seats_back()
        if self.fault("crash"):
            self.crash()
        elif self.fault("forget"):
            self.hub.forget_idle()
        elif not self.calm and self.chance(0.03):
            self.set_bot(self.rng.randrange(self.seats), self.rng.choice(["", "random"]))
        elif not self.calm and self.chance(0.01):
            self.start(self.announce(self.hub))

    async def announce(self, hub: Hub) -> None:
        """Somebody wants to play again, at another table."""
        live = await hub.find(NAME)
        assert live is not None
        with contextlib.suppress(StoreError):
            async with live.lock:
                await hub.commit(live, decide.Decision([e.Again(NAME[::-1])]))

    def set_bot(self, seat: int, level: str) -> None:
        live = self.live()
        if live is not None and self.hub is not None and live.table.sitters[seat].person:
            self.start(self.try_bot(Lobby(self.hub), live, seat, level))

    async def try_bot(self, lobby: Lobby, live: LiveTable, seat: int, level: str) -> None:
        with contextlib.suppress(StoreError):
            await lobby.set_bot(live, seat, level, live.table.sitters[seat].person)

    def take_seats_back(self) -> None:
        """Whoever has a bot on the seat asks for it; if the server was down the last time, once more."""
        live = self.live()
        for seat, sitter in enumerate(live.table.sitters if live is not None else ()):
            if sitter.person and sitter.level:
                self.set_bot(seat, "")

    def crash(self) -> None:
        """The server is gone with all it had not written; a new one is built from the disk."""
        self.compare_with_disk()
        self.stop()
        self.crashes += 1
        self.loop.call_later(self.between(0.1, 3), self.restart)

    def stop(self) -> None:
        self.life += 1
        self.disk.lose_power()
        hub, self.hub = self.hub, None
        if hub is not None:
            hub.bots.stopping = True
        for tab in self.tabs:
            if tab.link is not None:
                tab.link.open = False
            tab.link = None
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    def restart(self) -> None:
        if self.hub is None and not self.ended:
            self.hub = self.hub_type(self.disk, self.config)

    def compare_with_disk(self) -> None:
        """A table in memory is the one on disk; being away costs nobody time."""
        live = self.hub.live.get(NAME) if self.hub else None
        if live is None or live.table.stored != self.disk.durable:
            return
        rebuilt = self.disk.rebuilt()
        assert fingerprint(rebuilt) == fingerprint(live.table), "the table on disk is another one"
        late = EPOCH_MS + 10**9
        assert [rebuilt.time_left(seat, late) for seat in range(self.seats)] == live.table.left, (
            "the outage was charged to somebody's clock"
        )


def fingerprint(table: Table) -> dict[str, Any]:
    """All that a table is, apart from what only its life in memory needs."""
    apart = {"match", "since", "refusals", "title"}
    kept = {name: value for name, value in vars(table).items() if name not in apart}
    match = table.match
    if match is not None:
        stories = [match.told(reader).lines for reader in range(table.seats + 1)]
        kept["match"] = (match.log, match.undone, match.draws, match.state.digest(), stories)
    return kept


@contextlib.contextmanager
def world_of_hub(world: World) -> Iterator[None]:
    """The hub meets the world in four ways: the clock, random numbers, processes of bots, and pauses."""

    class Clock:
        monotonic = staticmethod(world.loop.time)

        @staticmethod
        def time_ns() -> int:
            return EPOCH_MS * 1_000_000 + int(world.loop.time() * 1e9)

    class Secrets:
        randbits = staticmethod(world.rng.getrandbits)

    ours: list[tuple[Any, str, Any]] = [
        *((module, "time", Clock) for module in (hub, live_table, bots, turns)),
        (bots, "secrets", Secrets),
        (hub, "Processes", NoProcesses),
        (turns, "STEPS_A_TURN", world.rng.choice([1, 3, 20])),
    ]
    theirs = [(module, name, getattr(module, name)) for module, name, _ in ours]
    try:
        for module, name, value in ours:
            setattr(module, name, value)
        yield
    finally:
        for module, name, value in theirs:
            setattr(module, name, value)


# What must be true of a run


def check(world: World) -> None:
    """One pass over what is on disk and one over what left the server."""
    disk = Stored(world)
    shown: dict[tuple[int, int], int] = {}  # [connection, reader] the revision it had last
    views: dict[tuple[int, int], Any] = {}  # [reader, revision]
    answers: dict[str, m.Ack | m.Refused] = {}
    refusals: dict[tuple[int, str], m.Refused] = {}
    for life, link, message, durable in world.history:
        if isinstance(message, m.Update):
            reader, revision = message.reader, message.revision
            assert revision <= disk.revisions[durable], "a view was sent before it was on disk"
            last = shown.get((link, reader))
            assert last is None or revision >= last, "a view came after a newer one"
            assert message.whole or last is None or revision == last + 1, "a view was left out"
            assert message.whole or last is not None, "the first view was not the whole one"
            shown[link, reader] = revision
            view = views.setdefault((reader, revision), message.view)
            assert view == message.view, "one revision was shown in two ways"
        elif isinstance(message, m.Ack):
            assert message.id in disk.applied, "a move was acknowledged and is lost"
            assert disk.applied[message.id] == message.revision, (
                "a move was acknowledged with another revision"
            )
            assert message.revision <= disk.revisions[durable], (
                "a move was acknowledged before it was on disk"
            )
            assert answers.setdefault(message.id, message) == message, "a move had two answers"
        elif isinstance(message, m.Refused) and message.id:
            if message.key == NOT_YOUR_SEAT.key:
                continue
            assert message.id not in disk.applied, "a move was refused and played all the same"
            if message.key == STALE.key:
                assert world.moves[message.id].revision != message.revision, "a move of now was called stale"
            else:
                first = refusals.setdefault((life, message.id), message)
                assert first == message, "a refused move had two answers"
        elif isinstance(message, m.Revealed):
            assert durable >= disk.over, "the seed was revealed before the end"
    for (reader, revision), view in views.items():
        if revision == disk.table.revision:
            assert view == show.update(disk.table, reader, whole=True).view, (
                "the last view is not of the last position"
            )
    assert disk.table.is_over(), "the game did not end"
    check_chance(disk.table)


class Stored:
    """What is on disk, played again."""

    def __init__(self, world: World) -> None:
        bodies = world.bodies
        table = Table(NAME, world.table.setup, world.table.title, world.table.seed)
        self.revisions = [0]  # after so many events
        self.applied: dict[str, int] = {}  # moves by id, and the revision they led to
        self.over = len(bodies) + 1
        fallen: dict[tuple[int, str, int], list[int]] = {}
        for number, body in enumerate(bodies, start=1):
            event = e.decode(body)
            if isinstance(event, e.Played | e.Undone | e.Redone) and event.id:
                assert event.id not in self.applied, "a move was played twice"
                assert world.moves[event.id].revision == table.revision, "a stale move was played"
                self.applied[event.id] = table.revision + 1
            if isinstance(event, e.Played | e.Redone) and table.match is not None and table.match.log:
                match = table.match
                action = event.action if isinstance(event, e.Played) else match.undone[-1]
                key = (match.draws, match.digest, action)
                assert fallen.setdefault(key, event.chance) == event.chance, "an undone draw fell otherwise"
            table.evolve(event)
            self.revisions.append(table.revision)
            if table.is_over():
                self.over = min(self.over, number)
        assert fingerprint(table) == fingerprint(world.table), "the table on disk is another one"
        self.table = table


def check_chance(table: Table) -> None:
    """The record of the finished game verifies."""
    assert table.match is not None
    revealed = show.revealed(table)
    fair = Fairness(table.name, table.setup.commitment, revealed.nonces, revealed.seed)
    players = [sitter.name for sitter in table.sitters]
    assert (
        verify(read_record(write_record(table.match, players, None, fair)), table.title) == table.match.draws
    )

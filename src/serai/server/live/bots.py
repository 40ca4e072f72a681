"""Bots at the tables in memory: when it is a bot's turn it thinks, and then it plays like anybody else."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from serai.bots import SIMPLEST
from serai.server.config import Config
from serai.server.limits import Limits
from serai.server.live.live_table import LiveTable, now_ms
from serai.server.live.processes import Processes
from serai.server.storage.store import StoreError
from serai.server.table import decide
from serai.server.table import messages as m

Commit = Callable[[LiveTable, decide.Decision], Awaitable[None]]


class Bots:
    def __init__(self, config: Config, processes: Processes, commit: Commit) -> None:
        self.processes = processes
        self.commit = commit
        self.thinking_time = Limits(config.bot_seconds_per_hour, 3600)
        self.moves = 0
        self.stopping = False

    def let_think(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think; one thought at a time for each table."""
        if live.table.bot_to_act() and live.thinking is None and not self.stopping:
            live.thinking = asyncio.create_task(self.play(live))

    async def play(self, live: LiveTable) -> None:
        """Play as long as it is a bot's turn."""
        try:
            while live.table.bot_to_act() and not self.stopping:
                await self.play_once(live)
                await asyncio.sleep(0)
        except StoreError:
            await asyncio.sleep(1)
        except Exception as error:
            live.freeze(error)
        finally:
            live.thinking = None
        self.let_think(live)

    async def play_once(self, live: LiveTable) -> None:
        """Let the bot to act choose, and play what it has chosen if nothing has happened meanwhile."""
        table = live.table
        assert table.match is not None
        revision, seat, level = table.revision, table.actor(), table.bot_to_act()
        began = time.monotonic()
        if self.thinking_time.take(table.setup.creator, began, 0):
            level = SIMPLEST
        seed = secrets.randbits(60)
        action = await self.processes.choose(table.title, table.match.state, seat, level, seed)
        ended = time.monotonic()
        self.thinking_time.spend(table.setup.creator, ended, ended - began)
        async with live.lock:
            if live.table.revision == revision and live.table.bot_to_act():
                move = m.Play(seat, action, revision, "")  # no person's move has this id
                await self.commit(live, decide.message(live.table, "", move, now_ms(), bot=True))
                self.moves += 1

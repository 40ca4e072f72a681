"""For whoever runs the server: whether it is well, and metrics in the exposition format of Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse

from serai.server.live.hub import Hub
from serai.server.metrics import BOT, BOUNDS, COMMIT, FROZEN, LIMIT, SOCKET, Histogram, Metrics
from serai.server.web.access import address_of, lobby_of
from serai.server.web.guard import LOOPBACK

LAG_EVERY = 0.5  # seconds between two looks at how late the event loop is
FORMAT = "text/plain; version=0.0.4; charset=utf-8"

monitoring = APIRouter()


@monitoring.get("/healthz", response_class=PlainTextResponse)
async def health(request: Request) -> str:
    """Whether the server can read and write."""
    broken = lobby_of(request).store.check()
    if broken:
        raise HTTPException(503, f"the server can't write: {broken}")
    return "ok\n"


@monitoring.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counts in the format of Prometheus. For this machine only, and not through a proxy on it."""
    if address_of(request) not in LOOPBACK | {"testclient"} or request.url.hostname not in LOOPBACK:
        raise HTTPException(404, "there is nothing here")
    return PlainTextResponse(metrics_text(lobby_of(request).hub), media_type=FORMAT)


async def watch_lag(metrics: Metrics) -> None:
    """Look again and again how much later than asked the event loop comes back."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.lag_seconds.observe(max(loop.time() - due, 0.0))


def metrics_text(hub: Hub) -> str:
    return "".join(f"{line}\n" for line in lines(hub))


def lines(hub: Hub) -> Iterator[str]:
    counted, store = hub.metrics, hub.store
    sockets = [socket for live in hub.live.values() for socket in live.sockets]
    yield from count("moves", "Moves of people that were played.", counted.moves)
    yield from count("bot_moves", "Moves of bots that were played.", hub.bots.moves)
    yield from count("refused", "Moves that were refused.", counted.refused)
    yield from count("messages", "Messages that sockets have brought.", counted.messages)
    yield from count("bad_messages", "Messages that could not be read.", counted.bad_messages)
    yield from count("commits", "Transactions of the store.", store.commits)
    yield from count("writes", "Writes that shared these transactions.", store.writes)
    yield from trouble("limit_hits", "Limits that were reached.", LIMIT, counted)
    yield from trouble("failed_writes", "Writes that are not on disk, and why.", COMMIT, counted)
    yield from trouble("dropped_sockets", "Sockets that the server closed, by close code.", SOCKET, counted)
    yield from trouble("frozen_tables", "Tables that became view only.", FROZEN, counted)
    yield from trouble("stuck_bots", "Bots for which the simplest one had to play.", BOT, counted)
    yield from gauge("tables", "Tables in memory.", len(hub.live))
    yield from gauge("sockets", "Open sockets at tables.", len(sockets))
    yield from gauge("writes_waiting", "Writes that no transaction has begun with.", store.waiting())
    yield from gauge("messages_waiting", "Messages for slow readers.", sum(len(s.outbox) for s in sockets))
    yield from gauge("bots_waiting", "Bots that wait for a process.", hub.processes.bots.waiting)
    yield from gauge("records_waiting", "Records that wait to be read.", hub.processes.records.waiting)
    yield from gauge("store_broken", "1 if the last transaction failed.", int(bool(store.broken)))
    for kind, size in store.sizes().items():
        yield from gauge(f"{kind}_bytes", f"Size of the {kind} on disk.", size)
    yield from histogram("move_seconds", "From a move's message to its ack.", counted.move_seconds)
    yield from histogram("commit_seconds", "Duration of a transaction.", counted.commit_seconds)
    yield from histogram("loop_lag_seconds", "How late the event loop is.", counted.lag_seconds)


def count(name: str, says: str, value: int) -> Iterable[str]:
    return family(f"{name}_total", "counter", says, [("", value)])


def trouble(name: str, says: str, trouble: str, counted: Metrics) -> Iterable[str]:
    """A trouble by its kinds; one that has not happened is 0, so that an alert knows its name."""
    kinds = sorted((kind, number) for (what, kind), number in counted.troubles.items() if what == trouble)
    samples = [(f'{{kind="{kind}"}}' if kind else "", number) for kind, number in kinds]
    return family(f"{name}_total", "counter", says, samples or [("", 0)])


def gauge(name: str, says: str, value: int) -> Iterable[str]:
    return family(name, "gauge", says, [("", value)])


def histogram(name: str, says: str, observed: Histogram) -> Iterable[str]:
    samples: list[tuple[str, Any]] = []
    total = 0
    for bound, number in zip((*BOUNDS, "+Inf"), list(observed.counts), strict=True):
        total += number
        samples.append((f'_bucket{{le="{bound}"}}', total))
    return family(name, "histogram", says, [*samples, ("_sum", observed.sum), ("_count", total)])


def family(name: str, kind: str, says: str, samples: list[tuple[str, Any]]) -> Iterable[str]:
    yield f"# HELP serai_{name} {says}"
    yield f"# TYPE serai_{name} {kind}"
    for label, value in samples:
        yield f"serai_{name}{label} {value}"

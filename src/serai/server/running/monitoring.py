"""For whoever runs the server: whether it is well, and counts."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse

from serai.server.live.hub import Hub
from serai.server.web.access import address_of, lobby_of
from serai.server.web.guard import LOOPBACK

monitoring = APIRouter()


@monitoring.get("/healthz", response_class=PlainTextResponse)
async def health(request: Request) -> str:
    """Whether the server can read and write."""
    broken = getattr(lobby_of(request).store, "broken", "")
    if broken:
        raise HTTPException(503, f"nothing can be written: {broken}")
    return "ok\n"


@monitoring.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> str:
    """Counts in the format of Prometheus. For this machine only."""
    if address_of(request) not in LOOPBACK | {"testclient"}:
        raise HTTPException(404, "there is nothing here")
    return metrics_text(lobby_of(request).hub)


def metrics_text(hub: Hub) -> str:
    counts = {
        "serai_tables_in_memory": len(hub.live),
        "serai_sockets": sum(len(live.sockets) for live in hub.live.values()),
        "serai_moves_total": hub.metrics.moves,
        "serai_bot_moves_total": hub.bots.moves,
        "serai_refused_total": hub.metrics.refused,
        "serai_messages_total": hub.metrics.messages,
        "serai_bad_messages_total": hub.metrics.bad_messages,
        "serai_bot_failures_total": hub.processes.failures,
        "serai_store_commits_total": getattr(hub.store, "commits", 0),
        "serai_store_writes_total": getattr(hub.store, "writes", 0),
    }
    return "".join(f"{name} {value}\n" for name, value in counts.items())

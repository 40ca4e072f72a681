"""Views over the socket as what differs since the one before: that they add up, and are small."""

import asyncio
from pathlib import Path
from statistics import mean, quantiles

import pytest
from tests.server.following import sizes
from tests.server.kit import serving

from serai.core.title import Title
from serai.games import GAMES

MOVES = 120
MOST = {"five_tribes": 6000}  # bytes of nearly all updates, before compression


def everything(title: Title) -> dict[str, str | int]:
    """All that a game has."""
    options: dict[str, str | int] = {}
    for option in title.options:
        if option.name == "expansion" and option.labels:
            options[option.name] = option.labels[-1]
    return options


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_what_differs_adds_up_to_the_view(title: Title, tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(title.name, title.most, everything(title))
            asked = f"boards={title.name}&differences="
            told = await sizes(server, started, asked, MOVES, title.view)
            print(f"{title.name}: {len(told)} updates, mean {mean(told):.0f} bytes, max {max(told)} bytes")
            assert quantiles(told, n=20)[-1] < MOST.get(title.name, max(told) + 1)

    asyncio.run(main())

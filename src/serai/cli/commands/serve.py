"""`serai serve`: tables for browsers and remote bots, until it is stopped."""

from pathlib import Path

from serai.server.config import read_config
from serai.server.running.run import serve as run
from serai.server.storage.store import StoreError


def serve(host: str | None, port: int | None, data: str | None, config: Path | None, browser: bool) -> None:
    """Run the server with these settings over those of the file and the environment."""
    settings = read_config(config, {"host": host, "port": port, "data": data})
    try:
        run(settings, browser)
    except StoreError as error:
        raise ValueError(str(error)) from None

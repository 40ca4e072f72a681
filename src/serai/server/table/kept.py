"""What a finished game leaves behind: what each reader saw last and was told, the result, and the record.

No rules are needed to read it, so it stays readable whatever becomes of them.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from serai.server.table import show
from serai.server.table.records import recording
from serai.server.table.steps import Steps
from serai.server.table.table import Kept, Seen, Table

SOME_BYTES = 1 << 16  # compressed in one step
QUICKLY = 1  # the level of compression

_decoder: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)


def keeping(table: Table) -> Steps[bytes]:
    """All that is to be kept of a finished game."""
    match = table.match
    assert match is not None
    readers = range(table.seats + 1) if table.title.secrets else range(1)
    seen: list[Any] = []
    for reader in readers:
        yield from show.telling(table, reader)
        story = match.told(reader)
        view = show.as_it_ended(table, table.title.in_zones(story.view()))
        lines = show.lines_of(table, story, 0, show.count_lines(table, story))
        seen.append(msgspec.Raw(msgspec.json.encode(Seen(view, lines))))
        yield
    try:
        record = yield from recording(table)
    except ValueError:
        record = ""
    document = msgspec.json.encode({"record": record, "winners": table.winners(), "seen": seen})
    squeezer = zlib.compressobj(QUICKLY)
    parts: list[bytes] = []
    for start in range(0, len(document), SOME_BYTES):
        parts.append(squeezer.compress(document[start : start + SOME_BYTES]))
        yield
    return b"".join([*parts, squeezer.flush()])


def kept(body: bytes) -> Kept | None:
    """What was kept of a game; nothing, if that cannot be read any more."""
    try:
        return _decoder.decode(zlib.decompress(body))
    except (zlib.error, msgspec.MsgspecError):
        return None

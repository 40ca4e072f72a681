"""Logs: one JSON object on a line, without anything that a person or a token could be known by.

Tables are named, so that an operator can look at them; the name of a table opens nothing.

Other libraries may put a name or an address into what they say, so of theirs only the template is kept, and
of an exception only its kind and where it was raised.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

OURS = "serai"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == OURS
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": (record.getMessage() if ours else str(record.msg)).strip(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])[-5:]
            ]
        return json.dumps(line, ensure_ascii=False)


def write_json_lines() -> None:
    """Let everything that is logged in this process come out on standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)

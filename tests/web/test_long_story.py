"""A long story: its end is there at once, and it can be read and replayed back to its beginning."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.test_import import finished
from tests.web.kit import Visitor

from serai.server.table.show import LINES

Visit = Callable[..., Visitor]
SEATS = 4


def test_a_long_story_is_read_back_to_its_beginning(visit: Visit) -> None:
    ann = visit()
    ann.be_guest()
    record = finished("cleocatra", SEATS)
    table = ann.ask("POST", "import", record)["table"]
    page = ann.go(f"/table/{table}")
    page.get_by_role("tab", name="Log").click()
    passages = page.locator(".log li[data-after]")
    expect(passages.last).to_have_attribute("data-after", str(len(record["log"])))
    before = passages.count()
    assert before < LINES
    earlier = page.get_by_role("button", name="Show earlier actions")
    earlier.dispatch_event("click")  # a mouse would scroll there first, and that alone fetches them
    expect(earlier).to_have_count(0)
    expect(page.locator(".log li[data-after='1']")).to_have_count(1)
    assert passages.count() > before
    assert json.dumps(ann.real_complaints()) == "[]"

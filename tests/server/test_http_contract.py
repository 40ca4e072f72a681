"""HTTP as the OpenAPI document describes it: no answer that it does not announce, none that breaks it."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from tests.server.kit import CLEOCATRA, SULTAN, serving_beside
from tests.soak import large

# 400 answers what no schema can say: a number of seats or an option that this game does not have.
CONFIG = {
    "checks": {
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "400", "401", "403", "404", "409", "429"],
        }
    }
}
EXAMPLES = large(1000, 12)  # of each operation
STEPS = large(20_000, 300)  # of a walk through all operations


@pytest.mark.parametrize("known", [True, False], ids=["a guest", "nobody"])
def test_every_answer_is_the_one_the_document_announces(tmp_path: Path, known: bool):
    """W6 Schemathesis with all checks, for somebody with a cookie and for somebody without."""
    with serving_beside(tmp_path) as server:
        headers = {}
        if known:
            host = server.do(server.guest())
            server.do(host.table(CLEOCATRA, ["me", "random"]))
            headers["Cookie"] = f"serai={host.token}"
        schema = schemathesis.openapi.from_url(
            f"{server.base}/api/openapi.json", config=schemathesis.Config.from_dict(CONFIG)
        )
        tried = 0
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation: Any = result.ok()

            @settings(
                max_examples=EXAMPLES, database=None, deadline=None, suppress_health_check=list(HealthCheck),
                phases=[Phase.explicit, Phase.generate],
            )  # fmt: skip
            @given(operation.as_strategy())
            def check(case: Any) -> None:
                nonlocal tried
                tried += 1
                case.call_and_validate(headers=headers)

            check()
        assert tried >= EXAMPLES * 10
        assert server.log.unhandled() == []


class Walk:
    """Calls in any order, each with what earlier answers brought: tables, invitations, codes."""

    def __init__(self, schema: Any, headers: dict[str, str]) -> None:
        self.rng = random.Random(1)
        self.headers = headers
        self.operations = [result.ok() for result in schema.get_all_operations()]
        self.document = schema.raw_schema
        self.done: Counter[str] = Counter()  # calls that did something, by their names
        # What a field or a part of a path may hold, by its name.
        self.known: dict[str, list[Any]] = {
            "table": [], "invite": [], "code": [], "watch": [""],
            "game": [CLEOCATRA, SULTAN], "name": ["Ann", "hand"], "options": [{}], "clock": [None],
            "away": [None, 30], "hints": [True, False], "names": [[], ["Ann", "Bo"]],
            "seats": [["me", "random"], ["me", "me"], ["me", "friend"], ["random", "random"]],
            "seat": [0, 1], "hash": [""], "level": ["random", "greedy"], "number": [0, 1, 2],
            "reader": [0, 1, 2], "first": [0, 1], "count": [1, 50], "zones": ["true", "false"],
        }  # fmt: skip

    def value(self, name: str) -> Any:
        return self.rng.choice(self.known[name])

    def step(self) -> None:
        """One call, if there is something to call it with."""
        operation = self.rng.choice(self.operations)
        names = [parameter.name for parameter in operation.path_parameters]
        if any(not self.known[name] for name in names):
            return
        case = operation.Case(
            path_parameters={name: self.value(name) for name in names},
            query={parameter.name: self.value(parameter.name) for parameter in operation.query},
            **self.body(operation),
        )
        response = case.call_and_validate(headers=self.headers)
        if response.status_code < 300:
            self.done[f"{operation.method.upper()} {operation.path}"] += 1
            if "application/json" in str(response.headers["content-type"]):
                self.learn(response.json())

    def body(self, operation: Any) -> dict[str, Any]:
        written = self.document["paths"][operation.path][operation.method].get("requestBody")
        if written is None:
            return {}
        name = written["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        fields = self.document["components"]["schemas"][name]["properties"]
        if not all(self.known[field] for field in fields):
            return {"body": {}, "media_type": "application/json"}
        return {"body": {field: self.value(field) for field in fields}, "media_type": "application/json"}

    def learn(self, answer: Any) -> None:
        if isinstance(answer, dict):
            for name in ("table", "invite", "code", "watch"):
                if isinstance(answer.get(name), str):
                    self.known[name].append(answer[name])


def test_whatever_follows_from_an_answer_is_answered_as_announced(tmp_path: Path):
    """W6 Stateful: what one answer brings goes into the next calls, in any order."""
    with serving_beside(tmp_path) as server:
        host = server.do(server.guest())
        schema = schemathesis.openapi.from_url(
            f"{server.base}/api/openapi.json", config=schemathesis.Config.from_dict(CONFIG)
        )
        walk = Walk(schema, {"Cookie": f"serai={host.token}"})
        for number in range(10 * STEPS):
            if number >= STEPS and walk.done["POST /api/recover"]:  # a code that is still good is rare
                break
            walk.step()
        assert walk.done["POST /api/tables"] > 1
        assert walk.done["GET /api/tables/{table}"] > 1
        assert walk.done["POST /api/recover"] >= 1
        assert server.log.unhandled() == []

"""HTTP as the OpenAPI document describes it: no answer that it does not announce, none that breaks it."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from tests.server.kit import CLEOCATRA, SOAK, serving_beside

# 400 answers what no schema can say: a number of seats or an option that this game does not have.
CONFIG = {
    "checks": {
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "400", "401", "403", "404", "409", "429"],
        }
    }
}
EXAMPLES = 1000 if SOAK else 12  # of each operation


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

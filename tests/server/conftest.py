"""`--family S3` runs the tests of one id alone: those whose docstring, or whose file's, begins with it."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--family", default="", help="run only the tests of this id, such as S3")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    family = config.getoption("--family")
    if family:
        others = [item for item in items if not is_of(item, family)]
        items[:] = [item for item in items if is_of(item, family)]
        config.hook.pytest_deselected(items=others)


def is_of(item: pytest.Item, family: str) -> bool:
    documents = (getattr(item, "obj", None), getattr(item, "module", None))
    return any((found.__doc__ or "").startswith(family) for found in documents if found is not None)

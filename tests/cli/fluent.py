"""Fluent files as tests look at them: which keys and variables they have, and every way to say a text."""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from tests.kit import ROOT, titles

from serai.cli.shared.words import ENGLISH

SITE = ROOT / "web" / "src" / "text"
COUNTS = (0, 1, 2, 5)

Texts = dict[str, Message]


def text_files() -> list[Path]:
    """The English files: the common one, those of the games under test, and the site's where it is there."""
    packages = ["serai", *(title.package for title in titles())]
    folders = [Path(str(import_module(package).__file__)).parent / "text" for package in packages]
    return [folder / f"{ENGLISH}.ftl" for folder in [*folders, SITE] if folder.is_dir()]


def texts_of(file: Path) -> Texts:
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}


def variables_of(texts: Texts, key: str) -> set[str]:
    """The variables of a text and of the texts within it."""
    used: set[str] = set()
    for node in nodes(texts[key]):
        if isinstance(node, VariableReference):
            used.add(node.id.name)
        elif isinstance(node, MessageReference):
            used |= variables_of(texts, node.id.name)
    return used


def values_of(texts: Texts, key: str) -> dict[str, set[Any]]:
    """For each variable of a text values that reach every variant which asks for it."""
    values: dict[str, set[Any]] = {name: set() for name in variables_of(texts, key)}
    for node in nodes(texts[key]):
        if isinstance(node, MessageReference):
            for name, more in values_of(texts, node.id.name).items():
                values[name] |= more
        elif isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            names = [
                variant.key.name if isinstance(variant.key, Identifier) else "" for variant in node.variants
            ]
            counted = "" in names or "one" in names
            values[node.selector.id.name] |= set(COUNTS) if counted else set(names)
    return {name: some or {"X"} for name, some in values.items()}


def formatted(file: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text with its key, in each of its forms; AssertionError where one cannot be formatted."""
    texts = texts_of(file)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key in texts:
        values = values_of(texts, key)
        for chosen in product(*values.values()):
            pattern: Any = bundle.get_message(key).value
            said, errors = bundle.format_pattern(pattern, dict(zip(values, chosen, strict=True)))
            assert not errors, f"{file}: {key}: {errors}"
            yield key, str(said)


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node and all within it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from nodes(child)

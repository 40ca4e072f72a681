"""What is installed is pinned, completely, and the same everywhere."""

import re
import tomllib
from importlib.metadata import requires, version

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.kit import ROOT

from serai.extras import EXTRAS, missing

PINNED = re.compile(r"([A-Za-z0-9._-]+)==([0-9][0-9a-z.]*)(?:; sys_platform [!=]= \"[a-z0-9]+\")?")


def pins(name: str) -> dict[str, str]:
    """Package and version of every line of a requirements file, and of the files it includes."""
    found: dict[str, str] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found |= pins(line.removeprefix("-r ").removesuffix(".txt"))
        elif line and not line.startswith("#"):
            pinned = PINNED.fullmatch(line)
            assert pinned, f"{name}.txt: {line!r} is not name==version"
            found[canonicalize_name(pinned[1])] = pinned[2]
    return found


@pytest.mark.parametrize("name", ["run", "build", "dev", "peers"])
def test_every_line_is_a_name_and_a_version(name: str):
    assert pins(name)


@pytest.mark.parametrize("name", ["run", "build", "dev"])
def test_what_a_pinned_package_needs_is_pinned_too(name: str):
    known = pins(name)
    for package in known:
        for text in requires(package) or []:
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                assert canonicalize_name(needed.name) in known, f"{package} needs {needed}"
                assert known[canonicalize_name(needed.name)] in needed.specifier


def test_the_tests_run_with_the_pinned_versions():
    assert {package: version(package) for package in pins("dev")} == pins("dev")


def test_the_package_asks_for_ranges_that_hold_the_pinned_versions():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [text for extra in project["optional-dependencies"].values() for text in extra]
    for text in [*project["dependencies"], *extras]:
        needed = Requirement(text)
        if needed.name != project["name"]:
            assert pins("dev")[canonicalize_name(needed.name)] in needed.specifier
            assert not str(needed.specifier).startswith("=="), f"{needed} lets nothing else live beside it"


def test_an_extra_is_what_the_program_says_it_is():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"all", *EXTRAS} == set(project["optional-dependencies"])
    for extra in EXTRAS:
        assert missing(extra) == []


def test_what_is_compiled_imports_nothing_that_an_extra_brings():
    """Whoever compiles it has only what builds it, and mypyc follows all imports."""
    graph = grimp.build_graph("serai", include_external_packages=True)
    compiled = {"serai.core", "serai.games", "serai.bots"}
    known = {name for package in compiled for name in (package, *graph.find_descendants(package))}
    followed = known | {name for module in known for name in graph.find_upstream_modules(module)}
    brought = {module.partition(".")[0] for _, modules in EXTRAS.values() for module in modules}
    assert not followed & brought - {"rich"}  # which only a game that draws itself uses, interpreted

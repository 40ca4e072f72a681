"""What a source archive and a wheel have inside that is made: compiled rules and the browser's pages.

Wheels are compiled if there is a C compiler, and so is the checkout with `SERAI_COMPILE=1`; `SERAI_COMPILE=0`
lets everything run interpreted. What is compiled here already and up to date is taken as it is.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Parts of a game that are seldom used or use what compiled code must not.
INTERPRETED = {"__init__", "game", "terminal"}
SOURCES = ("core/*", "games/*/*", "bots/*")
CORES = os.cpu_count() or 1
PAGES = Path("src/serai/server/web/pages/index.html")
# What mypyc 2.4.1 gets wrong in the C it writes, as patterns with what to put there.
CORRECTIONS = (
    # The 1 of `1 << n` is an int of 32 bits, though n may be up to 61.
    (r"(?<= = )(-?\d+)(?= (?:<<|>>) cpy_r_)", r"\1LL"),
    # A vector from interpreted code, for a field or as an argument, is to be borrowed and never given back.
    (
        r"\b((tmp|arg_\w+) = VecI64Api\.unbox\((?:value|obj_\w+)\);)",
        r"\1 if (\2.len >= 0) VEC_I64_DECREF(\2);",
    ),
)


def build_module():
    """`serai.cli.shared.build`, which knows of compilers and of what is compiled."""
    path = Path("src/serai/cli/shared/build.py")
    spec = importlib.util.spec_from_file_location("build_here", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sources():
    """What is compiled."""
    found = sorted(path for name in SOURCES for path in glob(f"src/serai/{name}.py"))
    return [path for path in found if Path(path).stem not in INTERPRETED]


def is_to_be_compiled(build):
    wanted = os.environ.get("SERAI_COMPILE") or ("1" if "bdist_wheel" in sys.argv else "0")
    if wanted == "0":
        return False
    hindrance = build.obstacle()
    if hindrance is not None:
        print(f"The wheel will run interpreted, because {hindrance}.", file=sys.stderr)
    return hindrance is None


def compiled_here(build):
    """The modules that lie compiled beside their sources, if all do and none is older than its source."""
    if "bdist_wheel" not in sys.argv or build.is_stale():
        return []
    ending = build.EXTENSION_SUFFIXES[0]
    if not all(Path(path).with_suffix(ending).exists() for path in sources()):
        return []
    found = [path.relative_to("src") for path in Path("src").rglob(f"*{ending}")]
    return [".".join([*path.parent.parts, path.name.removesuffix(ending)]) for path in found]


def extensions():
    build = build_module()
    if not is_to_be_compiled(build):
        return []
    ready = compiled_here(build)
    if ready:
        return [Extension(name, []) for name in ready]
    from mypyc.build import mypycify

    # One group, so that calls between these modules are direct. gcc compiles its files in parallel and
    # optimizes them together when it links; as one file they would take it more than twice as long.
    split = build.is_gcc()
    made = mypycify(sources(), opt_level="3", multi_file=split)
    for extension in made:
        # Nobody replaces our functions at run time, so gcc may inline across them, as MSVC does anyway.
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        if split and len(extension.sources) > 1:
            extension.extra_compile_args += ["-flto", "-fno-fat-lto-objects"]
            extension.extra_link_args += ["-O3", "-fno-semantic-interposition", f"-flto={CORES}"]
    for path in {Path(source) for extension in made for source in extension.sources}:
        text = path.read_text("utf-8")
        for pattern, right in CORRECTIONS:
            text = re.sub(pattern, right, text)
        path.write_text(text, "utf-8")
    return made


class Build(build_ext):
    """Compiles what is not compiled yet, on all cores."""

    def build_extensions(self):
        self.parallel = CORES
        compile_in_turn = self.compiler.compile
        with ThreadPoolExecutor(CORES) as pool:

            def compile_together(sources, **how):
                made = pool.map(lambda source: compile_in_turn([source], **how), sources)
                return [name for names in made for name in names]

            self.compiler.compile = compile_together
            super().build_extensions()

    def build_extension(self, ext):
        if ext.sources:
            super().build_extension(ext)
        else:
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(Path("src", self.get_ext_filename(ext.name)), target)


def make_pages():
    """Build the browser's pages, if they are to be inside and are not there."""
    if PAGES.exists():
        return
    done = subprocess.run(["make", "web"], check=False) if Path("Makefile").exists() else None
    if done is None or done.returncode != 0:
        raise SystemExit(
            "The browser's pages are not built, and 'make web' cannot build them here; see above."
        )


if {"sdist", "bdist_wheel"} & set(sys.argv):
    make_pages()
    for old in glob("build/lib*"):
        shutil.rmtree(old)  # what was removed from the source must not live on

# The rules pages, for the command line.
rules = [(f"share/serai/{folder}", glob(f"{folder}/rules*.md")) for folder in glob("docs/games/*")]

setup(ext_modules=extensions(), cmdclass={"build_ext": Build}, data_files=rules)

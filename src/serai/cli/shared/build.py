"""The compiled build: whether it runs, whether it could, and making it. `make build` runs this file."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"

PACKAGE: Final = Path(__file__).resolve().parents[2]  # src/serai in a source checkout
LIBRARY: Final = "*__mypyc"  # what all compiled modules share, beside the package


def kind(module: ModuleType) -> str:
    """Whether a module that has been imported runs compiled or interpreted."""
    return INTERPRETED if str(module.__file__).endswith(".py") else COMPILED


def current() -> str:
    """Whether this process runs compiled or interpreted."""
    from serai.core import state

    return kind(state)


def is_built() -> bool:
    """Whether a compiled build is there, be it in use or not."""
    return bool(_compiled_files(PACKAGE / "core", "state"))


def is_checkout() -> bool:
    """Whether this is a source checkout, and not an installed package."""
    return (PACKAGE.parents[1] / "setup.py").exists()


def is_stale() -> bool:
    """Whether a source is newer than the build made from it, which then hides it."""
    for source in PACKAGE.glob("*/**/*.py"):
        for compiled in _compiled_files(source.parent, source.stem):
            if compiled.stat().st_mtime < source.stat().st_mtime:
                return True
    return False


def compiler() -> str | None:
    """The C compiler that a build would use, if there is one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0])


def is_gcc() -> bool:
    """Whether the C compiler is GNU's, which optimizes files together when it links them."""
    named = compiler()
    if named is None or sys.platform == "win32":
        return False
    said = subprocess.run([named, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None if it can."""
    if compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers (Python.h) are not installed"
    if not is_checkout():
        return "this is an installed package, not a source checkout"
    return None


def compile_in_place() -> None:
    """Compile the rules beside their sources; ValueError if the compiler gives up."""
    # A module that was renamed or removed would otherwise live on in its old build.
    for folder, stem in ((PACKAGE, "**/*"), (PACKAGE.parent, LIBRARY)):
        for old in _compiled_files(folder, stem):
            old.unlink()
    command = [sys.executable, "-W", "ignore", "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    environment = os.environ | {"SERAI_COMPILE": "1"}
    done = subprocess.run(
        command, cwd=PACKAGE.parents[1], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise ValueError(f"{done.stdout}{done.stderr}\nThe rules could not be compiled; see above.")


def main(stamp: Path) -> int:
    """Compile if that is possible, and leave the stamp if it was done."""
    hindrance = obstacle()
    if hindrance is not None:
        print(f"Nothing is compiled, because {hindrance}; everything works interpreted, but more slowly.")
        return 0
    print("Compiling the rules; this takes a minute or two ...", flush=True)
    try:
        compile_in_place()
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    stamp.parent.mkdir(exist_ok=True)
    stamp.touch()
    print("Compiled.")
    return 0


def _compiled_files(folder: Path, stem: str) -> list[Path]:
    return sorted({path for suffix in EXTENSION_SUFFIXES for path in folder.glob(stem + suffix)})


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

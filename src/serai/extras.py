"""What needs more than the rules do is an extra: `pip install 'serai[rl]'`. Who lacks it, is told so."""

from importlib.util import find_spec
from typing import Final

# By extra: what it is for, and a module of each library that it brings.
EXTRAS: Final = {
    "terminal": ("the command line", ("typer", "rich", "fluent.runtime")),
    "server": ("the server", ("fastapi", "starlette", "uvicorn", "websockets", "msgspec", "apsw")),
    "rl": ("environments for learners", ("numpy", "gymnasium", "pettingzoo")),
    "spiel": ("games for OpenSpiel", ("numpy", "pyspiel")),
    "arena": ("ratings in the arena", ("openskill",)),
    "ray": ("a cluster for the arena", ("ray",)),
    "parquet": ("records as Parquet files", ("numpy", "pyarrow")),
}


class MissingExtra(ImportError):
    """A library that an extra brings is not installed."""


def missing(extra: str) -> list[str]:
    """The modules of an extra that cannot be found."""
    return [module for module in EXTRAS[extra][1] if not is_found(module)]


def is_found(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def lacking(error: ModuleNotFoundError) -> str:
    """In a sentence, what an import could not find, and how to get it."""
    name = str(error.name).partition(".")[0]
    for extra, (purpose, modules) in EXTRAS.items():
        if name in [module.partition(".")[0] for module in modules]:
            return sentence([name], extra, purpose)
    return f"the module {name} is not installed"


def sentence(modules: list[str], extra: str, purpose: str) -> str:
    verb = "is" if len(modules) == 1 else "are"
    return (
        f"{', '.join(modules)} {verb} not installed, and {purpose} cannot do without:"
        f" run pip install 'serai[{extra}]'"
    )


def require(extra: str, *modules: str) -> None:
    """Raise MissingExtra, in a sentence, unless these modules of an extra can be found, or all of them."""
    purpose, all_modules = EXTRAS[extra]
    absent = [module for module in modules or all_modules if not is_found(module)]
    if absent:
        raise MissingExtra(sentence(absent, extra, purpose))

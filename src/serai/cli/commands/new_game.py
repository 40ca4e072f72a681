"""`serai new-game`: begin a game from the template, a tiny one that already passes every test.

The template lies in `serai/template` as a tree like the one it becomes, with `.txt` behind each file name and
`sample_game` for the name.
"""

import re
from keyword import iskeyword
from pathlib import Path
from typing import Final

from serai.cli.shared.build import PACKAGE

TEMPLATE: Final = PACKAGE / "template"
SUFFIX: Final = ".txt"
LIST: Final = Path("src/serai/games/__init__.py")
LONGEST: Final = 20  # letters of a name, so that the lines of the template stay short enough


def new_game(name: str, into: Path | None = None) -> None:
    """Write a new game into a source checkout, by default this one, and add it to the list of games."""
    root = into or PACKAGE.parents[1]
    check_name(name)
    if not (root / LIST).is_file():
        raise ValueError(f"{root} is not a source checkout of Serai: clone the repository to add a game")
    files = {root / target: text for target, text in fill_template(name).items()}
    for path in files:
        if path.exists():
            raise ValueError(f"{path.relative_to(root)} already exists: choose another name than {name!r}")
    listed = with_game((root / LIST).read_text(encoding="utf-8"), name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (root / LIST).write_text(listed, encoding="utf-8")
    for path in sorted({path.parent.relative_to(root) for path in files}):
        print(f"Wrote {path}")
    print(f"Added it to {LIST}")
    print(f"Play it with 'serai play {name}'; docs/adding-a-game.md explains the next steps.")


def check_name(name: str) -> None:
    """Refuse a name that cannot be a module's, or would not look like the others."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or iskeyword(name):
        raise ValueError(f"{name!r} is not a valid name: use lower-case words such as 'my_game'")
    if len(name) > LONGEST:
        raise ValueError(f"{name!r} is too long: a name has at most {LONGEST} characters")


def fill_template(name: str) -> dict[Path, str]:
    """The files of the template, by their place in the source tree, with the name filled in."""
    words = name.split("_")
    names = {
        "sample_game": name,
        "SampleGame": "".join(word.capitalize() for word in words),
        "Sample Game": " ".join(word.capitalize() for word in words),
    }
    files = {}
    for path in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        target = str(path.relative_to(TEMPLATE)).removesuffix(SUFFIX)
        text = path.read_text(encoding="utf-8")
        for old, new in names.items():
            target, text = target.replace(old, new), text.replace(old, new)
        files[Path(target)] = text
    return files


def with_game(text: str, name: str) -> str:
    """The module that lists the games, with one more."""
    lines = text.splitlines()
    imports = [number for number, line in enumerate(lines) if line.startswith("from serai.games.")]
    begin = next((n for n, line in enumerate(lines) if line.startswith("GAMES:")), None)
    end = next((n for n, line in enumerate(lines[begin:], begin or 0) if line.startswith(")")), None)
    if not imports or begin is None or end is None:
        raise ValueError(f"{LIST} is not as expected: it should import the games and list them in GAMES")
    lines.insert(end, f"    {name.upper()},")
    games = [lines[number] for number in imports]
    lines[imports[0] : imports[-1] + 1] = sorted(
        [*games, f"from serai.games.{name} import GAME as {name.upper()}"]
    )
    return "\n".join(lines) + "\n"

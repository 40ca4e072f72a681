"""The README's table of games, from the list of games and their texts; `make messages` writes it anew."""

from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from tests.kit import ROOT

from serai.core.title import Title
from serai.games import GAMES

README = ROOT / "README.md"
HEAD = "| game | players | what it is |\n|---|---|---|\n"


def written(text: str) -> str:
    """The README with the table of all games in the place of the one it has."""
    before, _, rest = text.partition(HEAD)
    _, _, after = rest.partition("\n\n")
    return f"{before}{HEAD}{''.join(map(row, GAMES))}\n{after}"


def row(title: Title) -> str:
    texts = FluentBundle(["en"])
    texts.add_resource(FluentResource((files(title.package) / "text" / "en.ftl").read_text(encoding="utf-8")))
    patterns: list[Any] = [texts.get_message(key).value for key in ("title", "about")]
    name, about = (texts.format_pattern(pattern)[0] for pattern in patterns)
    seats = f"{title.fewest}" if title.fewest == title.most else f"{title.fewest} to {title.most}"
    return f"| {name} | {seats} | {about} |\n"


if __name__ == "__main__":
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")

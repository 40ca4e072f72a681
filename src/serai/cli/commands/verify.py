"""`serai verify`: every draw of a finished game computed again."""

from pathlib import Path

from serai.cli.shared.inputs import naming, open_record
from serai.cli.shared.words import Words, language_here
from serai.match.record import verify


def verify_draws(file: Path) -> None:
    """Say that every draw is as the seed says; ValueError names the first that differs."""
    title, record = open_record(file)
    with naming(file, title):
        count = verify(record, title)
    words = Words(title, language_here())
    print(words.say("verified-draws", file=str(file), count=count, game=words.say("title")))

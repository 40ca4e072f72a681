"""`serai replay`: a record played again, told as a story or only verified."""

from pathlib import Path

from serai.cli.start import Start, open_record, recorded_players, replay_record
from serai.cli.table import Table
from serai.cli.words import language_here
from serai.core.state import OVER


def tell_record(file: Path, verify: bool = False, language: str | None = None) -> None:
    """Tell a recorded game, or say that all of it is in order; ValueError names the first fault."""
    title, record = open_record(file)
    if verify and len(record.digests) != len(record.log):
        raise ValueError(f"{file}: digests: there are none, so nothing can be verified")
    spectator = len(record.players)
    match = replay_record(file, title, record, [] if verify else [spectator])
    start = Start(title, match, recorded_players(record), record.start, file)
    table = Table(start, language=language_here(language))
    if verify:
        game = table.words.say("title")
        table.screen.say(table.words.say("verified", file=str(file), count=len(record.log), game=game))
        return
    table.tell(spectator)
    table.show_board(spectator)
    table.show_score()
    if table.actor() != OVER:
        table.screen.say(table.words.say("unfinished"))

"""`serai replay`: a record played again, told as a story or only verified."""

from pathlib import Path

from serai.cli.shared.inputs import change_numbers, open_record, replay_record
from serai.cli.shared.match_display import MatchDisplay
from serai.cli.shared.players import recorded_players
from serai.cli.shared.words import language_here
from serai.core.state import OVER


def tell_record(
    file: Path, verify: bool = False, language: str | None = None, data: Path | None = None
) -> None:
    """Tell a recorded game, or say that all of it is in order; ValueError names the first fault."""
    spoken = language_here(language)
    title, record = open_record(file)
    change_numbers(title, data)
    if verify and len(record.digests) != len(record.log):
        raise ValueError(f"{file}: digests: there are none, so nothing can be verified")
    spectator = len(record.players)
    match = replay_record(file, title, record, [] if verify else [spectator])
    display = MatchDisplay(match, recorded_players(record.players), language=spoken)
    if verify:
        game = display.words.say("title")
        display.screen.say(display.words.say("verified", file=str(file), count=len(record.log), game=game))
        return
    display.tell(spectator)
    display.show_board(spectator)
    display.show_score()
    if display.actor() != OVER:
        display.screen.say(display.words.say("unfinished"))

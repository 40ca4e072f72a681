"""`serai analyse`: what a bot thinks of a saved game, choice by choice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from serai.bots.analysis import Verdict, judge
from serai.cli.shared.inputs import change_numbers, open_record, replay_record
from serai.cli.shared.match_display import MatchDisplay
from serai.cli.shared.players import recorded_players
from serai.cli.shared.words import language_here
from serai.match.choices import has_choice, swing
from serai.match.match import Match


def analyse(
    file: Path,
    as_json: bool = False,
    all_knowing: bool = False,
    language: str | None = None,
    data: Path | None = None,
) -> None:
    """Judge every choice of a saved game; print those that cost something, or a JSON line for each choice."""
    spoken = language_here(language)
    title, record = open_record(file)
    change_numbers(title, data)
    match = replay_record(file, title, record, [])
    if as_json:
        for verdict in verdicts(match, all_knowing):
            named = {"action": name(match, verdict.action), "better": name(match, verdict.better)}
            print(json.dumps(verdict._asdict() | named), flush=True)
        return
    display = MatchDisplay(match, recorded_players(record.players), language=spoken)
    say, screen = display.words.say, display.screen
    found = []
    with screen.console.status(say("analysing", percent=0)) as status:
        for verdict in verdicts(match, all_knowing):
            found.append(verdict)
            status.update(say("analysing", percent=100 * verdict.number // len(match.log)))
    seats = len(record.players)
    for verdict in found:
        view = title.view(next(match.positions(verdict.number, verdict.number)), verdict.seat)
        action, better = (
            display.words.action(display.catalogue(), view, action)
            for action in (verdict.action, verdict.better)
        )
        expected = ", ".join(shown(result, seats) for result in verdict.results)
        screen.say(f"{verdict.number + 1}. {display.words.name(verdict.seat)}: {action} ({expected})")
        if verdict.cost >= swing(seats):
            screen.say(
                say("analysis-better", action=better, gain=shown(verdict.cost, seats)), "bold", indent=4
            )
    screen.say(say("analysis-opinion-all" if all_knowing else "analysis-opinion"), style="dim")


def verdicts(match: Match, all_knowing: bool) -> Iterator[Verdict]:
    """What a strong bot thinks of each choice, where there was one."""
    positions = match.positions(0, len(match.log))
    for number, (s, entry) in enumerate(zip(positions, match.log, strict=False)):
        if has_choice(s):
            yield judge(match.title, s, number, entry.action, None, all_knowing)


def name(match: Match, action: int) -> str:
    return match.state.game.catalogue.text(action)


def shown(result: float, seats: int) -> str:
    """A chance in percent, or points."""
    return f"{round(100 * result)} %" if seats > 1 else f"{result:.1f}"

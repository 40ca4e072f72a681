"""What people read at a table of Cleocatra: the story, the preview, the choices, the refusals."""

import pytest
from tests.games.cleocatra.kit import TITLE, load, offered, play, points, refusal, row
from tests.kit import ROOT

from serai.cli.shared.words import Words
from serai.core.state import State
from serai.match.match import Match

CLEOCATRA = "CL1 0 0 R0\nPU1 -1 0 R0\nBL1 1 0 R0\nGR1 0 1"


def words(seats: int, language: str = "en") -> Words:
    out = Words(TITLE, language, strict=True)
    out.seat_people(seats, humans=[0], you=0)
    return out


def told(s: State, *texts: str, language: str = "en") -> list[str]:
    """The story of these actions, as seat 0 reads it."""
    match = Match(TITLE, s)
    for text in texts:
        match.play(int(match.state.actor()), s.game.catalogue.parse(text))
    return [words(s.game.seats, language).line(line) for _, line in match.story[0]]


def previewed(s: State, text: str) -> list[str]:
    lines = Match(TITLE, s).preview(int(s.actor()), s.game.catalogue.parse(text)).lines
    return [words(s.game.seats).line(line) for line in lines]


def test_a_bonus_action_is_told_when_the_rescue_brings_it():
    s = load(CLEOCATRA, seats=3, mode="advanced", sheet=points(10, 8, 9))
    assert told(s, "rescue CL1")[-1] == "Teal bot gets a bonus action from Cleocatra."
    assert told(s, "rescue CL1", language="de")[-1] == "Türkis-Bot bekommt von Cleocatra eine Bonusaktion."
    assert previewed(s, "rescue CL1") == told(s, "rescue CL1")


def test_a_bonus_action_is_told_once_and_before_the_inspector_is_chosen():
    inspected = "CL1 0 0 R0\nPU1 -1 0 R0 I\nBL1 1 0 I\nGR1 0 1 I"
    s = load(inspected, mode="advanced", sheet=points(4, 5))
    lines = told(s, "rescue CL1", "recall GR1", "search GR1", "lay 2 0")
    assert lines.count("You get a bonus action from Cleocatra.") == 1
    assert lines.index("You get a bonus action from Cleocatra.") < lines.index(
        "An Inspector moves from GR1 to CL1."
    )


def test_a_bonus_action_that_is_impossible_is_said_to_be_lost():
    names = ["CL1", "OR1", "BL1", "GR1", "PU1", "PU2", "OR2", "BL2", "GR2"]
    s = load(row(names, {"CL1": "R0", "GR2": "R0"}), mode="advanced", sheet=points(10, 8))
    gets, lost = told(s, "rescue CL1")[-2:]
    assert gets == "Teal bot gets a bonus action from Cleocatra."
    assert lost == "Teal bot has no possible action, so the bonus is lost."
    german = told(s, "rescue CL1", language="de")[-1]
    assert german == "Türkis-Bot hat keine mögliche Aktion, also verfällt der Bonus."


def test_a_bonus_action_that_is_taken_is_not_said_to_be_lost():
    s = load(CLEOCATRA, seats=3, mode="advanced", sheet=points(10, 8, 9))
    assert not [line for line in told(s, "rescue CL1", "search GR1", "lay -2 0") if "lost" in line]


def test_no_bonus_action_is_told_where_nobody_gets_one():
    s = load(CLEOCATRA, seats=3, mode="advanced", sheet=points(10, 8, 8))
    assert not [line for line in told(s, "rescue CL1") if "bonus" in line]


def test_the_story_says_beside_which_tiles_a_tile_is_laid():
    s = play(load("PU1 0 0 R0\nBL1 1 0\nOR1 2 0 R1\nGR1 -1 0"), "search GR1")
    assert told(s, "lay 0 1") == ["You lay GR1 below PU1."]
    assert told(s, "lay 0 1", language="de") == ["Du legst GR1 unter PU1."]
    around = play(load("PU1 0 0 R0\nBL1 0 1\nOR1 1 1\nGR1 2 1\nGR2 2 0\nOR2 3 0"), "search OR2")
    assert told(around, "lay 1 0") == ["You lay OR2 right of PU1 and left of GR2."]


def test_the_very_first_tile_lies_beside_nothing():
    lines = told(TITLE.new(2, {"start": "0"}), "draw blue")
    assert "You lay BL1." in lines


def test_a_dispatch_and_a_team_up_to_one_tile_read_differently():
    s = play(load("PU1 0 0 R0\nBL1 1 0\nOR1 2 0 R1\nGR1 -1 0"), "search GR1", "lay 0 1")
    assert {"dispatch", "team GR1"} <= offered(s)
    catalogue, view = s.game.catalogue, TITLE.view(s, 0)
    both = [words(2).action(catalogue, view, catalogue.parse(text)) for text in ("dispatch", "team GR1")]
    assert both == ["Dispatch: a Rescuer to GR1, just laid", "Team up: a Rescuer to GR1, beside yours"]


@pytest.mark.parametrize(("page", "word"), [("rules.md", "passing"), ("rules.de.md", "passen")])
def test_the_refusal_of_a_pass_leads_to_where_the_rules_speak_of_passing(page: str, word: str):
    s = load("PU1 0 0 R0\nBL1 1 0")
    assert refusal(s, "pass") == "reason-cannot-pass"
    reason = TITLE.reason(int(s.why(s.game.catalogue.parse("pass"))))
    rules = (ROOT / "docs" / "games" / "cleocatra" / page).read_text(encoding="utf-8")
    section = rules.split(f'<a id="{reason.anchor}"></a>')[1].split("<a id=")[0]
    assert word in section.splitlines()[1].lower()

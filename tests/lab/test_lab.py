"""The lab: what is seen of games, what figures say, and a report that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from serai.arena.schedule import Event, Game
from serai.cli.commands.lab import lab
from serai.cli.shared.words import Words
from serai.games import GAMES, find
from serai.lab import figures
from serai.lab.figures import Estimate, bins, less, mean, quantile, ratio, share
from serai.lab.naming import Names
from serai.lab.study import Arm, by_bot, by_order, is_close, sheet_line, uses
from serai.lab.watching import Lead, Seen, Thing, Things, lead, line_ups, watch_game

GAME = "cleocatra"
VOID = {"meta", "line", "circle", "rect"}


def seen(
    number: int, winners: list[int], scores: list[int], uses: list[list[list[int]]] | None = None
) -> Seen:
    sheets = [{"points": score} for score in scores]
    return Seen(number, "", [0, 1], winners, scores, [1, 0], 20, 4, sheets, None, None, uses or [[], []])


def arm(*games: Seen) -> Arm:
    return Arm("", Event(GAME, 2, {}, ["random", "greedy"], len(games), 1, 60.0, 1), {}, list(games), {})


def write(folder: Path, name: str = "report.html", **changes: Any) -> str:
    """A report of a few games, as text."""
    wanted: dict[str, Any] = {
        "game": GAME, "bots": "random", "games": 4, "seats": None, "options": (), "compare": (), "seed": 1,
        "workers": 1, "into": folder / name.partition(".")[0], "output": folder / name,
    }  # fmt: skip
    lab(**{**wanted, **changes})
    return (folder / name).read_text("utf-8")


class Reader(HTMLParser):
    """Notes what a page has, and that every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


# Figures


def test_a_mean_has_an_interval_that_more_values_make_narrower():
    few, many = mean([1, 2, 3, 4]), mean([1, 2, 3, 4] * 25)
    assert few.value == many.value == 2.5
    assert many.high - many.low < (few.high - few.low) / 4


def test_a_count_is_never_less_than_none():
    assert mean([0, 0, 0, 1]).low == 0
    assert mean([-1, 0, 0, 1]).low < 0


def test_a_mean_of_twenty_intervals_misses_the_truth_about_once():
    from serai.core.rng import Rng

    rng = Rng(5)
    missed = sum(mean([int(rng.below(100)) for _ in range(40)]).excludes(49.5) for _ in range(400))
    assert 8 <= missed <= 36


def test_a_difference_of_two_shares_is_wider_than_either():
    gap = less(share(60, 100), share(50, 100))
    assert round(gap.value, 3) == 0.1
    assert not gap.excludes(0)
    assert less(share(600, 1000), share(500, 1000)).excludes(0)


def test_nothing_is_said_where_nothing_was_seen():
    assert not mean([]).known
    assert not ratio([(0.0, 0.0)]).known
    assert not less(mean([]), mean([1, 2])).known


def test_a_ratio_takes_games_as_they_are():
    found = ratio([(1.0, 2.0), (3.0, 4.0), (2.0, 6.0)])
    assert found.value == 0.5
    assert found.low < 0.5 < found.high


def test_quantiles_lie_between_values():
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([7], 0.95) == 7


def test_bins_have_round_widths_and_lose_nothing():
    values = list(range(-7, 60))
    found = bins(values, [value > 50 for value in values])
    assert sum(each.number for each in found) == len(values)
    assert sum(each.marked for each in found) == 9
    assert {each.last - each.first + 1 for each in found} == {5}
    assert figures.nice_width(2.1) == 5


# What is seen


def test_the_lead_changes_when_another_seat_is_alone_in_front():
    standings = [[0, 0], [3, 0], [3, 3], [3, 5], [6, 5], [6, 9]]
    assert lead(standings, [1]) == Lead(changes=3, kept=5 / 6, half=1)
    assert lead([[0, 0], [1, 0], [2, 0]], [0]) == Lead(changes=0, kept=0.0, half=1)


def test_what_an_action_uses_is_its_verb_and_each_argument():
    catalogue = find("sultans_wishes").parts.catalogue
    things = Things(catalogue)
    found = [things.all[thing] for thing in things.of(catalogue.parse("fulfil T01 S02"))]
    assert found == [Thing("fulfil", "", ""), Thing("fulfil", "card", "T01"), Thing("fulfil", "wish", "S02")]


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_of_every_game_the_same_is_kept_for_the_same_seed(title):
    options = title.write_options(title.read_options({}))
    event = Event(title.name, title.fewest, options, ["random"], 1, 3, 60.0, title.version)
    game = Game(0, [0] * title.fewest, 0)
    one = watch_game(event, game)
    assert one == watch_game(event, game)
    assert sorted(one.order) == list(range(title.fewest))
    assert [sum(sheet.values()) for sheet in one.sheets] == one.scores
    verbs = {number for number, thing in enumerate(Things(title.parts.catalogue).all) if not thing.argument}
    assert sum(used for own in one.uses for thing, used, _ in own if thing in verbs) == one.choices
    assert all(used <= offered for own in one.uses for _, used, offered in own)


def test_bots_move_on_by_a_seat_for_each_deal():
    event = Event(GAME, 3, {}, ["a", "b"], 4, 1, 60.0, 1)
    found = [(game.line_up, game.deal) for game in line_ups(event)]
    assert found == [([0, 1, 0], 0), ([1, 0, 1], 0), ([0, 1, 0], 1), ([1, 0, 1], 1)]


# What it says


def test_whoever_chose_first_is_counted_wherever_they_sit():
    played = arm(seen(0, [1], [3, 9]), seen(1, [1], [3, 9]), seen(2, [0, 1], [5, 5]), seen(3, [0], [7, 2]))
    assert by_order(played, 0).value == 2.5 / 4
    assert by_bot(played, 1).value == 2.5 / 4


def test_a_finish_is_close_within_a_point_or_a_twentieth():
    assert is_close(seen(0, [0], [5, 4]))
    assert is_close(seen(0, [0], [100, 95]))
    assert not is_close(seen(0, [0], [100, 94]))


def test_a_category_is_told_for_winners_and_for_others():
    line = sheet_line(arm(seen(0, [0], [8, 2]), seen(1, [1], [4, 6])), "points")
    assert (line.all.value, line.winners.value, line.others.value, line.gap.value) == (5, 7, 3, 4)


def test_uses_are_set_beside_winning_and_what_was_left_out_is_told():
    things = [Thing("go", "", ""), Thing("wait", "", ""), Thing("fly", "", "")]
    games = [seen(n, [0], [8, 2], [[[0, 3, 6], [1, 0, 2]], [[0, 1, 2]]]) for n in range(12)]
    found = uses(arm(*games), things)
    assert [use.thing.verb for use in found.used] == ["go"]
    assert (found.refused, found.impossible) == ([things[1]], [things[2]])
    used = found.used[0]
    assert (used.times.value, used.chosen.value, used.gap.value, used.winning.value) == (2, 0.5, 2, 0.5)


def test_verbs_and_pieces_have_the_words_of_the_game():
    title = find("sultans_wishes")
    names = Names(title, Words(title))
    assert names.verb("fulfil") == "Fulfil … with …"
    assert names.line("extra-tasks") == "Extra tasks"
    assert names.label(Thing("orderly", "task", "tea")) == "Tea"
    assert "Fan Wave" in names.label(Thing("fulfil", "card", "T01"))


# The report


def test_the_report_needs_nothing_from_elsewhere_and_can_be_listened_to(tmp_path: Path):
    text = write(tmp_path, compare=("mode=advanced",))
    page = Reader(text)
    assert not re.search(r'(src|href)="(?!#)|url\((?!#)|@import|<script|<link', text)
    assert page.all("html")[0]["lang"] == "en"
    anchors = {attributes["id"] for attributes in page.all("h2")}
    assert {f"#{anchor}" for anchor in anchors} == {attributes["href"] for attributes in page.all("a")}
    for drawing in page.all("svg"):
        assert drawing.get("aria-hidden") == "true" or (drawing["role"] == "img" and drawing["aria-label"])
    assert len(page.all("caption")) == len(page.all("table"))
    assert all("scope" in attributes for attributes in page.all("th"))


def test_the_report_names_the_command_that_makes_it_again(tmp_path: Path):
    text = write(tmp_path, compare=("mode=advanced",))
    command = "serai lab cleocatra --seats 2 --games 4 --bots random --seed 1 --compare mode=advanced"
    assert text.count(f"<code>{command}</code>") == 2


def test_workers_and_a_stop_change_nothing(tmp_path: Path):
    whole = write(tmp_path, "one.html")
    assert write(tmp_path, "two.html", workers=2) == whole
    kept = next((tmp_path / "one").glob("lab-*.jsonl"))
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*lines[:2], lines[2][:40]]), "utf-8")
    assert write(tmp_path, "one.html") == whole


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_every_game_has_a_report_at_its_fewest_seats(tmp_path: Path, title):
    text = write(tmp_path, game=title.name, seats=title.fewest, games=2)
    Reader(text)
    assert "Score sheet" in text
    assert ("Who goes first" in text) == (title.fewest > 1)


def test_a_bot_at_fault_is_told_and_not_counted(tmp_path: Path):
    with pytest.raises(ValueError, match=r"too few games came to an end: .*raised RuntimeError"):
        write(tmp_path, bots="tests.arena.test_arena:Raises")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 1}, "at least 2"),
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": "random,random"}, "named once"),
        ({"bots": "random,greedy,novice"}, "up to 2"),
        ({"compare": ("mode=none",)}, "option mode: 'none' is not one of"),
        ({"compare": ("tempo=2",)}, "has no option 'tempo'"),
        ({"options": ("mode",)}, "NAME=VALUE"),
        ({"output": Path("/nowhere/at/all.html")}, "can't be written"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, changes: dict[str, Any], sentence: str):
    with pytest.raises(ValueError, match=sentence):
        write(tmp_path, **changes)


def test_an_interval_that_leaves_out_a_value_says_so():
    assert Estimate(1.0, 0.5, 1.5, 10).excludes(0)
    assert not Estimate(1.0, -0.5, 2.5, 10).excludes(0)

"""What people read at a table of The Sultan's Wishes: the drawing, the choices, the story."""

import re
from collections import Counter
from functools import cache
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.games.sultans_wishes.kit import (
    end_of_travelers_round,
    extra,
    load,
    load_travelers,
    under,
)
from tests.kit import positions

from serai.cli.shared.match_display import MatchDisplay
from serai.cli.shared.words import Words
from serai.cli.shared.zone_drawing import Drawing
from serai.cli.shared.zones_in_words import zones_in_words
from serai.core.parts import Line
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes.components import (
    GIFT_NAMES,
    MOOD_NAMES,
    NONE,
    PATHS,
    PLACE_NAMES,
    PLATES,
    TOWN,
)
from serai.games.sultans_wishes.plates import REVEAL_PLATE
from serai.games.sultans_wishes.view import mood_name
from serai.games.sultans_wishes.words import A_WISH
from serai.match.match import Match

TABLES = [(1, "travelers"), (2, "base"), (3, "travelers"), (4, "travelers")]
KEY = bytes(32)
# Lines that name what only one seat sees.
SECRET = {
    "log-market-card",
    "log-draws-own",
    "log-looks-at",
    "log-keeps-own",
    "log-peeks-own",
    "log-adds-own-extra",
    "log-gives-own",
    "log-returns-own-ware",
    "log-sees-gift",
    "log-keeps-own-gift",
    "log-takes-own-relic",
    "log-gets-own-ware",
}


def words_for(seats: int, you: int | None = 0) -> Words:
    words = Words(GAME, strict=True)
    words.seat_people(seats, humans=range(seats), you=you)
    return words


def drawn(s: State, reader: int = 0, width: int = 100, rows: int | None = None) -> str:
    """The table as plain text."""
    seats = int(s.game.seats)
    words = words_for(seats, reader if reader < seats else None)
    zones = zones_in_words(GAME, GAME.view(s, reader), words)
    marks = {s.game.catalogue.text(int(action)): str(n) for n, action in enumerate(s.legal(), 1)}
    drawing = Drawing(zones, words.names, reader, int(s.actor()), marks, width)
    return "\n".join(line.plain for line in drawing.lines(rows))


def told(s: State, *texts: str, reader: int = 0) -> list[str]:
    """The story of these actions as one reader hears it, chance left to fall as it likes."""
    words = words_for(int(s.game.seats), reader if reader < s.game.seats else None)
    match = Match(GAME, s, KEY, readers=[reader])
    match.begin()
    for text in texts:
        match.play(int(match.state.actor()), s.game.catalogue.parse(text))
    return [words.line(line) for _, line in match.story[reader]]


@cache
def whole_story(seats: int, expansion: str) -> Match:
    """A random game of a few rounds, told to everybody."""
    rng = Rng(seats)
    match = Match(GAME, GAME.new(seats, {"expansion": expansion, "rounds": 4}), KEY)
    match.begin()
    while match.state.actor() != OVER:
        match.play(int(match.state.actor()), int(any_action(match.state, rng)))
    return match


# The table


@pytest.mark.parametrize("width", [20, 80, 120])
@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_the_table_fits_the_width_of_the_terminal(seats: int, expansion: str, width: int):
    for s in positions(GAME, seats, {"expansion": expansion, "rounds": 4}, count=5):
        assert max(map(cell_len, drawn(s, width=width).split("\n"))) <= width


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_the_table_is_folded_to_the_height_of_the_terminal_and_keeps_seats_wishes_and_hand(
    seats: int, expansion: str
):
    for s in positions(GAME, seats, {"expansion": expansion, "rounds": 4}, count=5):
        table = drawn(s, width=80, rows=12)
        assert len(table.split("\n")) <= 12
        assert "● You" in table
        assert "Wishes" in table
        assert ("● Hand" in table) == (GAME.view(s, 0)["players"][0]["hand"] > 0)


def test_a_hand_is_drawn_for_its_owner_alone():
    s = load(white={"hand": ["T07"]}, red={"hand": ["T09"]})
    assert re.search(r"Tea \(T07\) +3 hearts · aide: ", drawn(s, reader=0))
    assert "T09" not in drawn(s, reader=0)
    assert "Tea (T09)" in drawn(s, reader=1)
    assert "T07" not in drawn(s, reader=2)
    assert "T09" not in drawn(s, reader=2)


def test_a_card_shows_the_numbers_of_what_it_can_do():
    s = load(wishes={"S03": under()}, white={"hand": ["T07"]})
    numbers = [
        str(number)
        for number, action in enumerate(s.legal(), 1)
        if "T07" in s.game.catalogue.text(int(action)).split()
    ]
    assert len(numbers) > 1
    assert f"[{' '.join(numbers)}] Tea (T07)" in drawn(s)


def test_wares_and_the_market_card_are_drawn_for_their_owner_alone():
    s = load(white={"market_card": "M3", "wares": ["B09"]}, red={"market_card": "M1"})
    assert "Azure 1, Brass 2, fabrics 2, jewels 1, morning 1, night 2" in drawn(s, reader=0)
    assert re.search(r"Night fabrics \(B09\) +worth 6 points", drawn(s, reader=0))
    for other in (1, 2):
        assert "M3" not in drawn(s, reader=other)
        assert "B09" not in drawn(s, reader=other)


def test_gifts_and_relics_are_drawn_for_their_owner_alone():
    s = load_travelers(white={"gifts": ["GG7"], "relics": ["mask", "mask"]})
    assert "5 points for every two of your gems" in drawn(s, reader=0)
    assert "Mask x2" in drawn(s, reader=0)
    for other in (1, 2):
        assert "GG7" not in drawn(s, reader=other)
        assert "Mask" not in drawn(s, reader=other)


@pytest.mark.parametrize("mood", MOOD_NAMES)
def test_the_plate_is_told_in_words(mood: str):
    plate = next(plate.name for plate in PLATES if MOOD_NAMES[plate.mood] == mood)
    table = " ".join(drawn(load_travelers(plate=plate)).split())
    assert f"The Sultan is {mood}" in table
    assert Words(GAME, strict=True).say(f"now-{mood}") in table


def test_a_restless_sultan_makes_the_wares_on_the_table_cheaper():
    calm, restless = (
        re.findall(r"\([ABC]\d+\)(?: V)? +(\d)", drawn(load_travelers(plate=plate)))
        for plate in ("P03", "P23")
    )
    assert [int(gems) - 1 for gems in calm] == [int(gems) for gems in restless]


def test_a_wish_shows_what_it_has_and_whose_aides_are_there():
    table = drawn(load(wishes={"S03": under("T07 0 1", "T12", guard=True)}))
    assert "Tea (S03)  #####·  5 of 6 hearts" in table
    assert "●■ Tea (T07) · 3 hearts" in table
    assert "· Tea (T12) · 1 heart" in table
    assert "· A guard" in table


def test_the_chart_shows_orderlies_and_their_priority():
    table = drawn(load(white={"orderly": "tea"}, red={"orderly": "bath"}, priority=[1, 0]))
    assert "● Tea" in table
    assert "■ Bath" in table
    assert re.search(r"Priority Track +■ 1 +● 2", table)


def test_revealed_extra_tasks_show_their_hearts_on_the_chart():
    stack = extra("T07") + extra("T12", seat=1)
    s = end_of_travelers_round(extra_stack=stack, white={"gifts": ["GR2"], "orderly": "tea"})
    assert "● Tea, 4 hearts" in drawn(s)
    assert "Bath" in drawn(s)


def test_the_market_shows_prices_and_what_a_ware_is_worth_to_the_reader():
    s = load(white={"market_card": "M1"}, red={"market_card": "M5"})
    offer = r"Azure +Morning spices \(A01\) +3 gems"
    assert re.search(f"{offer} · worth 6 to you", drawn(s, reader=0))
    assert re.search(f"{offer} · worth 1 to you", drawn(s, reader=1))
    assert re.search(offer, drawn(s, reader=2))
    assert "to you" not in drawn(s, reader=2)


def test_the_track_is_drawn_with_the_travelers_only():
    assert "Travelers" not in drawn(load())
    table = drawn(load_travelers(white={"place": "4"}))
    assert "Stop 4 ●" in table
    assert "The start ■" in table


def test_the_track_shows_every_path_and_towns_by_their_gifts():
    table = drawn(load_travelers())
    words = words_for(2)
    towns = PLACE_NAMES[TOWN:]

    def place(number: int) -> str:
        name = PLACE_NAMES[number]
        text = words.say(f"town-{name}" if name in towns else f"place-{name}")
        return text[0].upper() + text[1:]

    for start in {start for start, _ in PATHS}:
        ahead = [place(end) for origin, end in PATHS if origin == start]
        assert re.search(f"{place(start)}.*? → {', '.join(ahead)}", table)
    for town in range(TOWN, len(PLACE_NAMES)):
        assert f"{place(town)}, 7 gifts" in table


@pytest.mark.parametrize("name", ["discard", "Discard pile", "disc"])
def test_the_discard_pile_is_counted_on_the_table_and_can_be_looked_through(name: str):
    """Q69"""
    s = load(discard=["T01", "T33"])
    assert "Discard pile 2" in drawn(s)
    assert "T33" not in drawn(s)
    assert "Fan Wave (T01)" in shown(s, name)
    assert "Massage (T33)" in shown(s, name)


def test_whoever_asks_for_what_is_not_there_is_told_what_is():
    assert "Type “show” and one of these: plates, wishes," in shown(load(), "attic")


def shown(s: State, name: str) -> str:
    """What `show NAME` prints."""
    out = StringIO()
    display = MatchDisplay(Match(GAME, s, KEY, readers=[0]), ["human", "greedy"], 0)
    display.screen.console = Console(file=out, width=80)
    display.show_zone(0, name)
    return out.getvalue()


def test_everything_is_laid_open_when_the_game_is_over():
    table = drawn(whole_story(2, "base").state, reader=2)
    assert "The game is over" in table
    assert table.count("Market score card") == 2


# The choices


def test_every_action_can_be_said():
    words = words_for(4)
    s = GAME.new(4, {"expansion": "travelers"})
    view = GAME.view(s, 0)
    for action in range(s.game.catalogue.size):
        assert words.action(s.game.catalogue, view, action)


def test_a_purchase_names_the_ware_and_what_it_costs_now():
    words = words_for(2)
    for plate, gems in (("P01", 3), ("P23", 2)):
        s = load_travelers(plate=plate)
        buy = words.action(s.game.catalogue, GAME.view(s, 0), s.game.catalogue.parse("acquire azure"))
        assert buy == f"Buy morning spices (A01) from Azure for {gems} gems"


@pytest.mark.parametrize("gift", GIFT_NAMES)
def test_a_gift_is_a_sentence(gift: str):
    words = words_for(2)
    s = load_travelers()
    sentence = words.action(s.game.catalogue, GAME.view(s, 0), s.game.catalogue.parse(f"keep {gift}"))
    assert re.fullmatch(rf"Keep the gift: \w.+ \({gift}\)", sentence)


# The story


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_the_story_accounts_for_every_point_and_every_gem(seats: int, expansion: str):
    match = whole_story(seats, expansion)
    for reader in range(seats + 1):
        points, gems = totals([line for _, line in match.story[reader]])
        for seat, player in enumerate(GAME.view(match.state, reader)["players"]):
            assert (points[seat], gems[seat]) == (player["score"], player["gems"])


def totals(lines: list[Line]) -> tuple[Counter[int], Counter[int]]:
    """The points and the gems of each seat that the lines of a story add up to."""
    points: Counter[int] = Counter()
    gems: Counter[int] = Counter()
    for key, args in lines:
        if key == "log-all-gain-a-gem":
            gems.update(args["seats"])
        elif key == "log-looks-again":
            gems[args["seat"]] -= 1
        elif key == "log-buys":
            gems[args["seat"]] -= args["gems"]
        elif "seat" in args:
            gems[args["seat"]] += args.get("gems", 0)
            points[args["seat"]] += args.get("points", 0)
    return points, gems


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_secrets_are_told_to_their_owner_alone(seats: int, expansion: str):
    match = whole_story(seats, expansion)
    secrets = [
        (reader, line) for reader in range(seats + 1) for _, line in match.story[reader] if line.key in SECRET
    ]
    assert len({line.key for _, line in secrets}) > 3
    for reader, line in secrets:
        assert line.args["seat"] == reader, line


def test_a_card_under_a_wish_is_told_with_its_progress_and_its_gem():
    s = load(plate="P01", wishes={"S02": under(), "S05": under()}, white={"hand": ["T01"]})
    attached = "You put Fan Wave, 2 hearts (T01), under the wish for Fan Wave (S02)"
    assert told(s, "fulfil T01 S02")[0] == f"{attached}, now 2 of 7 hearts, and get 1 gem."


def test_a_wish_that_wants_cards_with_an_effect_or_with_hearts_says_cards():
    words = words_for(2)
    said = [words.say("a-wish", **A_WISH[wish]["args"]) for wish in ("F01", "F04", "F14")]
    assert said == ["aide cards (F01)", "bargain cards (F04)", "4-heart cards (F14)"]


def test_a_fulfilled_wish_tells_who_scores_what():
    s = load(plate="P02", wishes={"S01": under("T06 1"), "S03": under()}, white={"hand": ["T01"]})
    assert told(s, "fulfil T01 S01", reader=2)[:4] == [
        "Rose puts Fan Wave, 2 hearts (T01), under the wish for Fan Wave (S01), now 5 of 5 hearts.",
        "The wish for Fan Wave (S01) is fulfilled.",
        "Rose scores 4 points: 2 for hearts and 2 Extra Points, and gets 1 gem.",
        "Teal scores 5 points: 3 for hearts and 2 Extra Points.",
    ]


def test_a_peek_is_told_in_full_to_who_peeks_and_in_general_to_the_others():
    s = load(extra_stack=extra("T09", seat=1), white={"hand": ["T06"]})
    assert "On top of the extra stack you see Tea, 4 hearts, search (T09)." in told(s, "effect T06")
    for other in (1, 2):
        story = told(s, "effect T06", reader=other)
        assert "Rose looks at the top card of the extra stack." in story
        assert not any("T09" in line for line in story)


def test_a_purchase_tells_the_ware_and_the_price_to_all():
    s = load(white={"hand": ["T02"], "gems": 3})
    for reader in (1, 2):
        story = told(s, "effect T02", "acquire azure", reader=reader)
        assert "Rose buys morning spices (A01) from Azure for 3 gems." in story


def test_a_swap_names_the_returned_ware_to_its_owner_alone():
    s = load(white={"hand": ["T05"], "wares": ["C05"]})
    mine = told(s, "effect T05", "exchange C05 azure")
    assert "You put afternoon ceramics (C05) under Crimson’s stack." in mine
    theirs = told(s, "effect T05", "exchange C05 azure", reader=1)
    assert "Rose puts a ware under Crimson’s stack." in theirs
    assert "Rose takes morning spices (A01) from Azure in exchange." in theirs
    assert not any("C05" in line for line in theirs)


def test_a_guard_is_announced_when_its_back_is_seen_and_only_then():
    match = whole_story(3, "travelers")
    text = match.state.game.catalogue.text
    seen = [number for number, entry in enumerate(match.log) if text(entry.action) == "back guard"]
    assert seen
    assert [number for number, line in match.story[3] if line.key == "log-guard-on-top"] == seen


def test_a_guard_that_no_wish_can_take_is_told():
    s = load(guard_on_top=True, wishes={"S03": under(guard=True)}, white={"hand": ["T01"]})
    assert "You draw a guard, but no wish can take it, so it is discarded." in told(s, "extra T01")


def test_final_scoring_lights_no_lamp_in_the_story():
    s = end_of_travelers_round(ending=True, white={"gifts": ["GR4"], "gems": 2, "sheet": {"wishes": 9}})
    story = told(s, "done")
    assert "You score 1 point for gems." in story
    assert not [line for line in story if "lamp" in line]


def test_a_plate_without_an_effect_is_told_as_such():
    before = GAME.view(load(at="plate"), 0)
    after = {**before, "plate": {"name": "P99", "mood": mood_name(NONE), "extra": 1}}
    [line] = GAME.narrate(before, REVEAL_PLATE, after)
    assert words_for(2).line(line) == "The Sultan is calm, 1 Extra Point. Nothing changes."


def test_a_gift_that_is_used_is_named_to_all():
    s = end_of_travelers_round(extra_stack=extra("T09"), white={"gifts": ["GR4"]})
    gift = "1 point for each extra card of Fan Wave, Tea, Food and Entertainment, at the end of a round (GR4)"
    for reader in (1, 2):
        assert f"Rose uses a gift: {gift}." in told(s, "use GR4", reader=reader)


def test_a_tie_is_told_with_what_broke_it():
    s = end_of_travelers_round(
        ending=True,
        white={"gifts": ["GR4"], "wares": ["A09"], "market_card": "M4", "sheet": {"wishes": 8}},
        red={"market_card": "M1", "sheet": {"wishes": 10}},
    )
    assert told(s, "done")[-1] == "You win the tie at 10 points on Valuable wares."


def test_a_solo_game_ends_with_what_the_sultan_thinks_of_it():
    verdicts = set()
    for points in (50, 70, 90, 91):
        s = end_of_travelers_round(1, round=3, white={"gifts": ["GR4"], "sheet": {"wishes": points}})
        verdict = told(s, "done")[-1]
        assert verdict.startswith(f"{points} points.")
        verdicts.add(verdict.partition(".")[2])
    assert len(verdicts) == 4

"""Any game in the terminal: zones drawn for a reader, and folded where the terminal is small."""

import re

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.kit import ROOT

from serai.cli.shared.lines import in_columns
from serai.cli.shared.zone_drawing import Drawing
from serai.cli.shared.zones_in_words import PieceInWords, ZoneInWords
from serai.core.seats import COLOURS, SIGNS

TABLE = -1
NAMES = ["Red", "Blue", "Black", "Green", "White"]

MARKET = ZoneInWords(
    "market",
    "Market",
    "board",
    TABLE,
    note="three for a coin",
    aside=True,
    pieces=[
        PieceInWords("Apple", "F1", more=["2 coins", "red"], names=["F1"]),
        PieceInWords("Pear", "F2", more=["13 coins", "green"], names=["F2"]),
    ],
)
DISCARD = ZoneInWords(
    "discard", "Discard pile", "pile", TABLE, count=1, aside=True, pieces=[PieceInWords("Plum")]
)
WISHES = ZoneInWords(
    "wishes",
    "Wishes",
    "board",
    TABLE,
    pieces=[PieceInWords("Jam", of=(2, 5), pieces=[PieceInWords("Cherry", seats=[0, 4])])],
)
HAND = ZoneInWords(
    "hand",
    "Hand",
    "hand",
    1,
    count=2,
    pieces=[
        PieceInWords("Knife", "K", more=["cuts fruit"], names=["K"]),
        PieceInWords("Spoon", "S", more=["stirs jam"], names=["S"]),
    ],
)
SCORES = [ZoneInWords("score", "Points", "track", seat, count=10 * seat) for seat in range(5)]
ZONES = [WISHES, MARKET, DISCARD, HAND, *SCORES]


def drawn(
    *zones: ZoneInWords,
    marks: dict[str, str] | None = None,
    width: int = 80,
    rows: int | None = None,
) -> list[str]:
    drawing = Drawing(zones, NAMES, 1, 1, marks or {}, width)
    return [line.plain for line in drawing.lines(rows)]


def test_five_seats_have_five_signs_and_five_colours():
    assert len(set(SIGNS)) == len(set(COLOURS)) == 5
    table = drawn(*SCORES)
    for sign, name in zip(SIGNS, NAMES, strict=True):
        assert any(f"{sign} {name}" in line for line in table)


def test_the_seats_have_the_colours_that_the_pages_give_them_on_a_dark_ground():
    tokens = (ROOT / "web" / "src" / "design" / "tokens.css").read_text(encoding="utf-8")
    assert tuple(re.findall(r"--seat-[0-4]: light-dark\(#\w+, (#\w+)\)", tokens)) == COLOURS


def test_the_seats_are_a_table_with_an_arrow_at_whose_turn_it_is():
    assert drawn(*SCORES)[:3] == ["           Points", "  ● Red         0", "▸ ■ Blue       10"]


def test_what_is_only_counted_or_is_a_pile_takes_a_line_together():
    deck = ZoneInWords("deck", "Deck", "pile", TABLE, count=30, note="A storm is next.")
    assert "Deck 30 A storm is next. · Discard pile 1" in drawn(deck, DISCARD)


def test_pieces_that_have_more_to_say_stand_below_each_other_and_are_lined_up():
    table = drawn(MARKET)
    assert "Market  three for a coin" in table
    assert "  Apple (F1)  2 coins · red" in table
    assert "  Pear (F2)   13 coins · green" in table


def test_short_pieces_stand_beside_each_other():
    row = ZoneInWords("row", "The row", "board", TABLE, pieces=[PieceInWords("Amber"), PieceInWords("")])
    assert "The row  Amber   ·" in drawn(row)


def test_short_pieces_with_a_column_and_a_row_lie_there_if_there_is_room():
    cells = [
        PieceInWords(f"{'ABC'[column]}{row}", names=[f"{'abc'[column]}{row}"], at=(column, row))
        for row in (1, 2)
        for column in (0, 1, 2)
        if (column, row) != (1, 1)
    ]
    board = ZoneInWords("board", "The board", "board", TABLE, pieces=cells)
    lines = drawn(board, marks={"place a2": "7"})
    head = lines.index("The board")
    assert lines[head + 1 : head + 3] == ["  A1            C1", "  A2 [7]   B2   C2"]
    assert "The board  A1   C1" in drawn(board, marks={"place a2": "12 34"}, width=20)


def test_how_much_a_piece_has_is_a_bar_and_what_belongs_to_it_stands_under_it_with_its_markers():
    table = drawn(WISHES)
    assert "  Jam  ##···" in table
    assert "    ●✚ Cherry" in table


def test_a_piece_shows_the_numbers_of_the_choices_that_name_it():
    table = drawn(*ZONES, marks={"use K": "1", "use S": "2", "cut F1 K": "3", "done": "4"})
    assert "  [1 3] Knife (K)  cuts fruit" in table
    assert "  [2]   Spoon (S)  stirs jam" in table
    assert "  [3] Apple (F1)  2 coins · red" in table


def test_places_say_where_they_lead():
    way = ZoneInWords(
        "way",
        "The way",
        "board",
        TABLE,
        pieces=[PieceInWords("Inn", seats=[0], to=["Port"]), PieceInWords("Port")],
    )
    assert any("Inn ● → Port" in line for line in drawn(way))


def test_what_lies_open_with_others_is_told_in_a_line_each():
    mine = ZoneInWords("coat", "Coat", "hand", 0, pieces=[PieceInWords("Wool", count=2)])
    assert "  ● Coat: Wool x2" in drawn(*SCORES, mine)


@pytest.mark.parametrize("rows", range(4, 20))
def test_a_drawing_is_folded_to_the_rows_there_are(rows: int):
    table = drawn(*ZONES, marks={"use K": "1"}, rows=rows)
    assert len(table) <= rows
    assert any("Knife (K)" in line for line in table)


def test_what_lies_aside_is_folded_before_what_one_looks_at_first_and_ones_own_last():
    whole = [line for line in drawn(*ZONES) if line]
    table = drawn(*ZONES, marks={"use K": "1"}, rows=len(whole) - 2)
    assert "Market  Apple (F1), 2 coins · Pear (F2), 13 coins" in table
    assert "    ●✚ Cherry" in table
    table = drawn(*ZONES, marks={"use K": "1"}, rows=6)
    assert not any("Market" in line for line in table)
    assert "Wishes  Jam 2/5" in table
    assert "  [1] Knife (K)  cuts fruit" in table


@pytest.mark.parametrize("width", [1, 20, 33, 80, 200])
def test_no_terminal_is_too_narrow(width: int):
    for rows in (None, 1, 10):
        table = drawn(*ZONES, marks={"use K": "1"}, width=width, rows=rows)
        assert max(map(cell_len, table)) <= max(width, 20)


def test_lines_stand_in_as_many_columns_as_fit_one_column_after_the_other():
    lines = [Text(word) for word in ("one", "two", "three", "four", "five")]
    assert [line.plain.rstrip() for line in in_columns(lines, 11)] == ["one    four", "two    five", "three"]
    assert in_columns(lines, 10) == lines

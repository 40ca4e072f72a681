"""What a board in a terminal is drawn with."""

from serai.core.canvas import Canvas, Triangle, beside, plain_width


def test_what_is_put_later_covers_what_was_there_and_each_style_is_closed():
    canvas = Canvas()
    canvas.put(0, 1, "abc", "bold")
    canvas.put(0, 2, "x", "red")
    canvas.put(2, 0, "y", "")
    assert canvas.lines(5) == [" [bold]a[/][red]x[/][bold]c[/] ", "     ", "y    "]


def test_a_line_is_as_wide_as_what_is_seen_of_it():
    assert plain_width("[bold]ab[/] c") == 4


def test_a_panel_stands_beside_the_board_or_below_it_where_it_has_no_room():
    assert beside(["##", "##"], 2, ["[bold]one[/]"], 7, 2) == ["##  [bold]one[/]", "##  "]
    assert beside(["##"], 2, ["one", "two"], 7, 2) == ["##  one", "    two"]
    assert beside(["##"], 2, ["one"], 6, 2) == ["##", "", "one"]


def test_triangles_that_point_up_and_down_share_the_strokes_between_them():
    canvas = Canvas()
    one, other = Triangle(canvas, True, 1, 0, 2), Triangle(canvas, False, 1, 2, 2)
    for triangle in (one, other):
        triangle.outline("/\\_", "")
        triangle.fill("", "_")
    assert canvas.lines(6) == ["   __ ", " /\\  /", "/__\\/ "]


def test_a_text_stands_in_the_middle_of_its_row_of_a_triangle():
    canvas = Canvas()
    triangle = Triangle(canvas, True, 0, 0, 3)
    triangle.fill("")
    assert triangle.write(2, "ab", "bold") == 2
    assert canvas.lines(6)[-1] == "  [bold]ab[/]  "

"""The lines of a story can be asked for as if none of them were packed."""

import random

from serai.core.parts import Line
from serai.match.lines import TOGETHER, Lines, Told


def line(number: int, place: int) -> Told:
    return number, Line(
        "log-moves", {"seat": place % 3, "from": {"key": "the-tile", "args": {"tile": place}}}
    )


def test_packed_lines_are_what_a_plain_list_would_be():
    """Whatever is added, taken back and asked for."""
    rng = random.Random(1)
    lines, plain, number, longest = Lines(), list[Told](), 0, 0
    for _ in range(400):
        if rng.random() < 0.97:
            number += rng.randrange(3)
            more = [line(number, len(plain) + place) for place in range(rng.choice([0, 1, 2, TOGETHER]))]
            lines.add(more)
            plain += more
        else:
            number = max(number - rng.choice([0, 1, 5, 150]), 0)
            lines.forget(number)
            plain = [told for told in plain if told[0] < number]
        assert len(lines) == len(plain)
        first, last = sorted(rng.randrange(len(plain) + TOGETHER) for _ in range(2))
        assert lines.between(first, last) == plain[first:last]
        since = rng.randrange(number + 2)
        most = rng.choice([0, 10, 1000])
        count = sum(told[0] >= since for told in plain)
        assert lines.count_since(since, most) == count or lines.count_since(since, most) > most < count
        longest = max(longest, len(plain))
    assert longest > 10 * TOGETHER


def test_a_long_story_takes_little_room():
    """What was told long ago is packed, else a few hundred long tables would fill a server's memory."""
    lines = Lines()
    lines.add(line(number, number) for number in range(10_000))
    assert len(lines.last) < 2 * TOGETHER
    assert sum(map(len, lines.packs)) < 10_000 * 20

"""The one number of detail that a frame carries, as parts with names.

ARMY: Final = Detail()
SIZE: Final = ARMY.part(4)
TARGET: Final = ARMY.part(5)

s.push(ATTACK, seat, SIZE.put(size) | TARGET.put(target))
if SIZE.of(arg) > 1: ...
"""

from mypy_extensions import i64

BITS = 48  # of a frame's detail


class Part:
    """Some bits of a detail."""

    shift: i64
    mask: i64

    def __init__(self, shift: i64, bits: i64) -> None:
        self.shift = shift
        self.mask = (1 << bits) - 1

    def of(self, detail: i64) -> i64:
        """This part of a detail."""
        return detail >> self.shift & self.mask

    def put(self, value: i64) -> i64:
        """A detail that holds nothing but this part; parts are joined with `|`."""
        assert 0 <= value <= self.mask
        return value << self.shift


class Detail:
    """Parts side by side, the first one lowest."""

    used: int

    def __init__(self) -> None:
        self.used = 0

    def part(self, bits: int) -> Part:
        """The next part, for values below 2 ** bits."""
        if self.used + bits > BITS:
            raise ValueError(f"a detail has {BITS} bits, and these parts need {self.used + bits}")
        part = Part(self.used, bits)
        self.used += bits
        return part

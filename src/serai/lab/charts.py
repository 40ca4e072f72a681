"""Charts as SVG. Places across are percentages, so that a chart fits any width and its words keep their size.

Nothing is said by colour alone: what is filled, hollow, hatched or dashed is named in a key, and every figure
of a chart is also written beside it.
"""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from serai.lab.figures import Bin, Estimate, nice_width

EDGE = 4.0  # per cent kept free on either side
TALL = 160  # pixels of the tallest bar
MINUS = "\u2212"
FOOT = 22  # pixels for what is written below


class Scale(NamedTuple):
    """From where to where a chart goes."""

    low: float
    high: float

    def at(self, value: float) -> str:
        part = (value - self.low) / (self.high - self.low or 1.0)
        return f"{EDGE + (100 - 2 * EDGE) * min(max(part, 0.0), 1.0):.2f}%"


def scale_for(estimates: Sequence[Estimate], *more: float) -> Scale:
    """One that has room for all these and ends at round numbers."""
    known = [each for each in estimates if each.of]
    low = min([each.low for each in known] + list(more), default=0.0)
    high = max([each.high for each in known] + list(more), default=1.0)
    step = round_step((high - low) / 4)
    return Scale(math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step)


def round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten."""
    if least <= 0:
        return 1.0
    scale = 10.0 ** math.floor(math.log10(least))
    return scale * nice_width(least / scale) if least > scale else scale


def track(scale: Scale, marks: Sequence[tuple[Estimate, str]], reference: float | None = None) -> str:
    """A row of a chart: for each figure its interval and a dot, `full` or `hollow`."""
    height = 12 + 10 * len(marks)
    parts = []
    if reference is not None:
        x = scale.at(reference)
        parts.append(f'<line class="even" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    for row, (estimate, kind) in enumerate(marks):
        if not estimate.of:
            continue
        y = 11 + 10 * row
        low, high = scale.at(estimate.low), scale.at(estimate.high)
        parts.append(f'<line class="span" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts += [f'<line class="span" x1="{x}" x2="{x}" y1="{y - 3}" y2="{y + 3}"/>' for x in (low, high)]
        parts.append(f'<circle class="{kind}" cx="{scale.at(estimate.value)}" cy="{y}" r="4.5"/>')
    return f'<svg aria-hidden="true" class="track" height="{height}">{"".join(parts)}</svg>'


def axis(scale: Scale, unit: str = "") -> str:
    """The numbers over a column of tracks."""
    middle = (scale.low + scale.high) / 2
    texts = [
        f'<text x="{scale.at(value)}" y="11" class="{place}">{tick(value, unit)}</text>'
        for value, place in ((scale.low, "first"), (middle, "mid"), (scale.high, "last"))
    ]
    return f'<svg aria-hidden="true" class="track" height="14">{"".join(texts)}</svg>'


def tick(value: float, unit: str) -> str:
    number = f"{100 * value:.3g}" if unit == "%" else f"{value:.3g}"
    return f"{'0' if number == '-0' else number.replace('-', MINUS)}{' %' if unit else ''}"


def histogram(name: str, says: str, found: Sequence[Bin], marked: str = "") -> str:
    """Bars for how many games or seats fall into each bin; those marked are hatched and stand in front."""
    most = max(each.number for each in found)
    width = (100 - 2 * EDGE) / len(found)
    parts = []
    for place, each in enumerate(found):
        x = EDGE + place * width
        for count, kind in ((each.number, "bar"), (each.marked if marked else 0, "hatched")):
            if count:
                tall = max(TALL * count / most, 1.0)
                parts.append(
                    f'<rect class="{kind}" x="{x + width * 0.06:.2f}%" width="{width * 0.88:.2f}%"'
                    f' y="{TALL + 14 - tall:.1f}" height="{tall:.1f}"/>'
                )
    shown = sorted({0, len(found) // 4, len(found) // 2, 3 * len(found) // 4, len(found) - 1})
    for place in shown:
        x = EDGE + (place + 0.5) * width
        text = f"{found[place].first}".replace("-", MINUS)
        parts.append(f'<text class="mid" x="{x:.2f}%" y="{TALL + 14 + 16}">{text}</text>')
    base = TALL + 14
    parts.append(f'<line class="base" x1="{EDGE}%" x2="{100 - EDGE}%" y1="{base}" y2="{base}"/>')
    parts.append(f'<text class="first" x="{EDGE}%" y="10">{most}</text>')
    return (
        f'<svg role="img" class="histogram" height="{TALL + 14 + FOOT}"'
        f' aria-label="{escape(f"{name}. {says}")}">'
        f"{''.join(parts)}</svg>"
    )


def key(*entries: tuple[str, str]) -> str:
    """What the signs of a chart mean: pairs of a sign and words."""
    return (
        '<p class="key">'
        + " ".join(f"<span>{sign(kind)} {escape(words)}</span>" for kind, words in entries)
        + "</p>"
    )


def sign(kind: str) -> str:
    if kind in ("full", "hollow"):
        inside = f'<circle class="{kind}" cx="9" cy="7" r="4.5"/>'
    elif kind == "even":
        inside = '<line class="even" x1="9" x2="9" y1="0" y2="14"/>'
    elif kind == "span":
        inside = (
            '<line class="span" x1="1" x2="17" y1="7" y2="7"/><line class="span" x1="1" x2="1" y1="4"'
            ' y2="10"/>'
            '<line class="span" x1="17" x2="17" y1="4" y2="10"/>'
        )
    else:
        inside = f'<rect class="{kind}" x="2" y="1" width="14" height="12"/>'
    return f'<svg aria-hidden="true" class="sign" width="18" height="14">{inside}</svg>'


# The hatching of all charts; a page has it once.
PATTERN = (
    '<svg aria-hidden="true" class="defs" width="0" height="0"><defs><pattern id="hatch" width="6"'
    ' height="6" '
    'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-ground" width="6"'
    ' height="6"/>'
    '<line class="hatch-line" x1="0" y1="0" x2="0" y2="6"/></pattern></defs></svg>'
)

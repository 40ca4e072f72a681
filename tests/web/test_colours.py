"""Seats and tiles are told apart by everyone, whatever colours they see."""

from __future__ import annotations

import base64
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page
from tests.web.kit import Visitor

Visit = Callable[..., Visitor]
DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]
LEAST = 0.02  # of the pixels of two pictures must be clearly different, so that nobody confuses them
# The share of pixels that differ by more than a fifth of the way from black to white, both drawn at one size.
DIFFERENCE = """
async ([one, other]) => {
  const pixels = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(48, 48);
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0, 48, 48);
    return brush.getImageData(0, 0, 48, 48).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let apart = 0;
  for (let i = 0; i < a.length; i += 4) {
    apart += [0, 1, 2].some((channel) => Math.abs(a[i + channel] - b[i + channel]) > 51);
  }
  return (apart * 4) / a.length;
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_tiles_and_seats_stay_different(visit: Visit, deficiency: str, scheme: str) -> None:
    visitor = visit(color_scheme=scheme)
    page = visitor.go("/gallery")
    session = visitor.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    blank = visitor.context.new_page()
    for kind in ("tile", "seat"):
        pictures = pictures_of(page, kind)
        assert len(pictures) == 5
        for one, other in combinations(sorted(pictures), 2):
            apart = blank.evaluate(DIFFERENCE, [pictures[one], pictures[other]])
            assert apart > LEAST, f"{kind}s {one} and {other} look alike"


def pictures_of(page: Page, kind: str) -> dict[str, str]:
    """One picture of each tile's colour, or of each seat's sign, from the gallery."""
    page.locator(f"[data-{kind}]").first.wait_for()
    found = {}
    for sample in page.locator(f"[data-{kind}]").all():
        name = sample.get_attribute(f"data-{kind}") or ""
        if name not in found:
            found[name] = base64.b64encode(sample.screenshot()).decode()
    return found

"""How text tells the seats apart, up to five: by a sign each, so that colour never says anything alone."""

from typing import Final

SIGNS: Final = "●■▲◆✚"
COLOURS: Final = ("#ff6b6b", "#6ea8ff", "#c8c8c8", "#62d17f", "#f3d673")  # readable on a dark ground

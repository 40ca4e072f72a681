"""How text tells the seats apart, up to five: by a sign each, so that colour never says anything alone."""

from typing import Final

SIGNS: Final = "●■▲◆✚"
COLOURS: Final = ("#ff9ccb", "#62d3e6", "#dcdce4", "#eeab76", "#cfdc6a")  # for a dark ground

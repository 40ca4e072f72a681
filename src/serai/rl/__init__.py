"""The games for learners: what they see and may do, as arrays, in the forms that their libraries know.

`Games` steps many games at once; `aec` and `parallel` are for PettingZoo, `gym` for Gymnasium, `spiel` for
OpenSpiel; `dataset` turns records into rows. See docs/learning.md.
"""

from serai.extras import require

require("rl", "numpy")

from serai.rl.games import Games  # noqa: E402

__all__ = ["Games"]

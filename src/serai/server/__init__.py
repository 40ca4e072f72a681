"""The server: tables in the browser and for remote bots. It knows the list of games and no particular one.

Its rooms, each of which knows only those after it: running, web, lobby, live, and side by side storage and
table. All of them may use config and limits.
"""

from serai.extras import require

require("server")

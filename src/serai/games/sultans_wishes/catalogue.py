"""The actions of The Sultan's Wishes, its steps, and the reasons for refusing an action, all by number."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import Catalogue, numbers
from serai.core.state import FIRST_REASON
from serai.games.sultans_wishes.components import (
    CARD_NAMES,
    GIFT_NAMES,
    MARKET_NAMES,
    MERCHANT_NAMES,
    MOST_SEATS,
    PLACE_NAMES,
    PLATE_NAMES,
    RELIC_NAMES,
    TASK_NAMES,
    WARE_NAMES,
    WISH_NAMES,
)

CATALOGUE: Final = Catalogue()
# Mandatory actions
FULFIL: Final = CATALOGUE.verb("fulfil", {"card": CARD_NAMES, "wish": WISH_NAMES})
EXTRA: Final = CATALOGUE.verb("extra", {"card": CARD_NAMES})
EFFECT: Final = CATALOGUE.verb("effect", {"card": CARD_NAMES})
ORDERLY: Final = CATALOGUE.verb("orderly", {"task": TASK_NAMES})
# Optional actions
ACQUIRE: Final = CATALOGUE.verb("acquire", {"merchant": MERCHANT_NAMES})
LAMP: Final = CATALOGUE.verb("lamp", {})
DONE: Final = CATALOGUE.verb("done", {})
# Choices within an effect, a plate or a draw
BUY: Final = CATALOGUE.verb("bargain", {"merchant": MERCHANT_NAMES})
EXCHANGE: Final = CATALOGUE.verb("exchange", {"ware": WARE_NAMES, "merchant": MERCHANT_NAMES})
JOIN: Final = CATALOGUE.verb("join", {"card": CARD_NAMES})
LIFT: Final = CATALOGUE.verb("lift", {"card": CARD_NAMES})
TOSS: Final = CATALOGUE.verb("toss", {"card": CARD_NAMES})
GUARD: Final = CATALOGUE.verb("guard", {"wish": WISH_NAMES})
GRANT: Final = CATALOGUE.verb("grant", {"wish": WISH_NAMES})
REMOVE: Final = CATALOGUE.verb("remove", {"wish": WISH_NAMES})
# Chance
FIRST: Final = CATALOGUE.verb("first", {"seat": numbers(int(MOST_SEATS))})
MARKET: Final = CATALOGUE.verb("market", {"card": MARKET_NAMES})
TURN_UP: Final = CATALOGUE.verb("turn-up", {"ware": WARE_NAMES})
BACK: Final = CATALOGUE.verb("back", {"back": ["task", "guard"]})
DRAW: Final = CATALOGUE.verb("draw", {"card": CARD_NAMES})
REVEAL: Final = CATALOGUE.verb("reveal", {"wish": WISH_NAMES})
PLATE: Final = CATALOGUE.verb("plate", {"plate": PLATE_NAMES})
# Travelers
TRAVEL: Final = CATALOGUE.verb("travel", {"place": PLACE_NAMES})
GIVE: Final = CATALOGUE.verb("give", {"card": CARD_NAMES})
LOOK: Final = CATALOGUE.verb("look", {})
KEEP: Final = CATALOGUE.verb("keep", {"gift": GIFT_NAMES})
USE: Final = CATALOGUE.verb("use", {"gift": GIFT_NAMES})
HEART: Final = CATALOGUE.verb("heart", {"task": TASK_NAMES})
GIFT: Final = CATALOGUE.verb("gift", {"gift": GIFT_NAMES})
RELIC_TOKEN: Final = CATALOGUE.verb("relic", {"kind": RELIC_NAMES})
WARE: Final = CATALOGUE.verb("ware", {"ware": WARE_NAMES})

# Steps of setting up and drawing
CHOOSE_FIRST: Final[i64] = 0
DEAL_MARKET: Final[i64] = 1
SHOW_WARE: Final[i64] = 2
TURN_UP_WARE: Final[i64] = 3
NEXT_BACK: Final[i64] = 4
REFILL: Final[i64] = 5
DRAW_CARD: Final[i64] = 6
ATTACH_GUARD: Final[i64] = 7
SETUP_GUARDS: Final[i64] = 8
REVEAL_WISH: Final[i64] = 9
# Steps of the round and the turn
ROUND: Final[i64] = 10
NEXT_PLATE: Final[i64] = 11
REVEAL_PLATE: Final[i64] = 12
TURN: Final[i64] = 13
MANDATORY: Final[i64] = 14
OPTIONAL: Final[i64] = 15
LIFT_AIDE: Final[i64] = 16
FULFILLING: Final[i64] = 17
TO_PRIORITY: Final[i64] = 18
JOINING: Final[i64] = 19
BARGAINING: Final[i64] = 20
EXCHANGING: Final[i64] = 21
CHOOSE_CARD: Final[i64] = 22
TOSS_LOOKED_AT: Final[i64] = 23
KEEP_LOOKED_AT: Final[i64] = 24
# Steps of the plates
LOVELY_DISCARD: Final[i64] = 25
HUNGRY_WISHES: Final[i64] = 26
SAD_WISH: Final[i64] = 27
MEAN_DISCARD: Final[i64] = 28
FREE_ORDERLY: Final[i64] = 29
FREE_EXTRA: Final[i64] = 30
GIVE_CARD: Final[i64] = 31
# Steps of the end of the round and of the game
END_ROUND: Final[i64] = 32
SCORE_EXTRA: Final[i64] = 33
CLEAR_UP: Final[i64] = 34
FINISH: Final[i64] = 35
# Steps of the Travelers
DRAW_GIFT: Final[i64] = 36
SEE_GIFT: Final[i64] = 37
CHOOSE_GIFT: Final[i64] = 38
GO_HOME: Final[i64] = 39
USE_GIFTS: Final[i64] = 40
GIFT_ORDERLY: Final[i64] = 41
GIFT_HEART: Final[i64] = 42
TAKE_RELIC: Final[i64] = 43
TAKE_WARE: Final[i64] = 44

# Reasons; text/*.ftl and reasons.py name them.
NOT_IN_HAND: Final[i64] = FIRST_REASON
WISH_NOT_OPEN: Final[i64] = FIRST_REASON + 1
NO_MATCH: Final[i64] = FIRST_REASON + 2
SULTAN_NAUSEATE: Final[i64] = FIRST_REASON + 3
SULTAN_AFRAID: Final[i64] = FIRST_REASON + 4
NOTHING_TO_BARGAIN: Final[i64] = FIRST_REASON + 5
EXTRA_STACK_EMPTY: Final[i64] = FIRST_REASON + 6
NOTHING_TO_EXCHANGE: Final[i64] = FIRST_REASON + 7
NOTHING_TO_JOIN: Final[i64] = FIRST_REASON + 8
NO_RELIC_HERE: Final[i64] = FIRST_REASON + 9
SPACE_TAKEN: Final[i64] = FIRST_REASON + 10
SAME_SPACE: Final[i64] = FIRST_REASON + 11
NOT_AHEAD: Final[i64] = FIRST_REASON + 12
TRAVELERS_ONLY: Final[i64] = FIRST_REASON + 13
STACK_EMPTY: Final[i64] = FIRST_REASON + 14
TOO_DEAR: Final[i64] = FIRST_REASON + 15
BOUGHT_ALREADY: Final[i64] = FIRST_REASON + 16
LAMP_INACTIVE: Final[i64] = FIRST_REASON + 17
LAMP_USED: Final[i64] = FIRST_REASON + 18
MANDATORY_FIRST: Final[i64] = FIRST_REASON + 19
MANDATORY_DONE: Final[i64] = FIRST_REASON + 20
NOT_YOUR_WARE: Final[i64] = FIRST_REASON + 21
CARD_NOT_ATTACHED: Final[i64] = FIRST_REASON + 22
CARD_FULL: Final[i64] = FIRST_REASON + 23
NO_OWN_AIDE: Final[i64] = FIRST_REASON + 24
NOT_LOOKED_AT: Final[i64] = FIRST_REASON + 25
GUARD_THERE: Final[i64] = FIRST_REASON + 26
NOT_FEWEST_HEARTS: Final[i64] = FIRST_REASON + 27
NOT_FULFILLED: Final[i64] = FIRST_REASON + 28
NOT_SIMPLE: Final[i64] = FIRST_REASON + 29
NO_GEM: Final[i64] = FIRST_REASON + 30
GIFT_STACK_EMPTY: Final[i64] = FIRST_REASON + 31
LOOKED_TWICE: Final[i64] = FIRST_REASON + 32
GIFT_NOT_SEEN: Final[i64] = FIRST_REASON + 33
GIFT_NOT_HELD: Final[i64] = FIRST_REASON + 34
GIFT_NOT_NOW: Final[i64] = FIRST_REASON + 35
ORDERLY_NOT_OUT: Final[i64] = FIRST_REASON + 36
TASK_NOT_REVEALED: Final[i64] = FIRST_REASON + 37
ANOTHER_HAS_FEWER: Final[i64] = FIRST_REASON + 38

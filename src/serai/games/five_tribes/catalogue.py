"""The actions of Five Tribes, and the order of its steps in records."""

from typing import Final

from serai.core.actions import Catalogue, numbers
from serai.core.state import Steps
from serai.games.five_tribes import components as box

FAKIRS: Final = numbers(int(box.FAKIRS) + 1)
SEATS: Final = numbers(int(box.MOST_SEATS))

CATALOGUE: Final = Catalogue()
# Bidding
BID: Final = CATALOGUE.verb("bid", {"price": box.PRICE_NAMES})
LOWER: Final = CATALOGUE.verb("lower", {"fakirs": FAKIRS})
# Moving
MOVE: Final = CATALOGUE.verb("move", {"cell": box.CELL_NAMES})
DROP: Final = CATALOGUE.verb("drop", {"tribe": box.TRIBE_NAMES, "cell": box.CELL_NAMES})
CLAIM: Final = CATALOGUE.verb("claim", {"marker": box.MARKER_NAMES})
# Tribes
BUILD: Final = CATALOGUE.verb("build", {"fakirs": FAKIRS})
KILL: Final = CATALOGUE.verb("kill", {"tribe": box.TRIBE_NAMES, "cell": box.CELL_NAMES})
MURDER: Final = CATALOGUE.verb("murder", {"kept": box.KEPT_NAMES, "seat": SEATS})
KEEP: Final = CATALOGUE.verb("keep", {"item": box.ITEM_NAMES})
# Tiles
BUY: Final = CATALOGUE.verb("buy", {"place": box.PLACE_NAMES})
SUMMON: Final = CATALOGUE.verb("summon", {"djinn": box.DJINN_NAMES})
CRAFT: Final = CATALOGUE.verb("craft", {})
VISIT: Final = CATALOGUE.verb("visit", {})
PLACE: Final = CATALOGUE.verb("place", {"cell": box.CELL_NAMES})
PAY: Final = CATALOGUE.verb("pay", {"payment": box.PAYMENT_NAMES})
# Selling
OFFER: Final = CATALOGUE.verb("offer", {"resource": box.RESOURCE_NAMES[: int(box.MERCHANDISE)]})
SELL: Final = CATALOGUE.verb("sell", {})
# Djinns and items
USE: Final = CATALOGUE.verb("use", {"djinn": box.ACTIVE_NAMES})
TARGET: Final = CATALOGUE.verb("choose", {"cell": box.CELL_NAMES})
WIELD: Final = CATALOGUE.verb("wield", {"item": box.MAGIC_NAMES})
CALL: Final = CATALOGUE.verb("call", {"tribe": box.TRIBE_NAMES, "cell": box.CELL_NAMES})
SADDLE: Final = CATALOGUE.verb("saddle", {"cell": box.CELL_NAMES})
ARRANGE: Final = CATALOGUE.verb("arrange", {"resource": box.RESOURCE_NAMES})
FETCH: Final = CATALOGUE.verb("fetch", {"item": box.ITEM_NAMES})
# Thieves
HIRE: Final = CATALOGUE.verb("hire", {"thief": box.THIEF_NAMES})
STEAL: Final = CATALOGUE.verb("steal", {"thief": box.THIEF_NAMES})
LEAVE: Final = CATALOGUE.verb("leave", {"cell": box.CELL_NAMES})
SEIZE: Final = CATALOGUE.verb("seize", {"cell": box.CELL_NAMES})
FORFEIT: Final = CATALOGUE.verb("forfeit", {"feature": box.FEATURE_NAMES, "cell": box.CELL_NAMES})
ERECT: Final = CATALOGUE.verb("erect", {"feature": box.FEATURE_NAMES, "cell": box.CELL_NAMES})
HAND_OVER: Final = CATALOGUE.verb("hand-over", {"resource": box.RESOURCE_NAMES})
GRAB: Final = CATALOGUE.verb("grab", {"resource": box.RESOURCE_NAMES})
BANISH: Final = CATALOGUE.verb("banish", {"djinn": box.DJINN_NAMES})
SURRENDER: Final = CATALOGUE.verb("surrender", {"item": box.ITEM_NAMES})
DONE: Final = CATALOGUE.verb("done", {})
# Chance
LAY: Final = CATALOGUE.verb("lay", {"tile": box.KIND_NAMES})
SETTLE: Final = CATALOGUE.verb("settle", {"tribe": box.TRIBE_NAMES})
LINE_UP: Final = CATALOGUE.verb("line-up", {"seat": SEATS})
CARD: Final = CATALOGUE.verb("card", {"resource": box.RESOURCE_NAMES})
DJINN: Final = CATALOGUE.verb("djinn", {"djinn": box.DJINN_NAMES})
FIND: Final = CATALOGUE.verb("find", {"item": box.ITEM_NAMES})
WHIM: Final = CATALOGUE.verb("whim", {"whim": box.WHIM_NAMES})
THIEF: Final = CATALOGUE.verb("thief", {"thief": box.THIEF_NAMES})

# Digests contain the numbers of these steps: new ones go to the end by themselves.
STEPS: Final = Steps(
    "LayTile CheckLand Populate SettleMeeple LineUp Refill RowCard RowDjinn LayWhim RevealThief Round "
    "NextBid Bid Lower NextTurn Turn BeforeMove ReachMove Move DropOne Claim Window TribeAction Build "
    "Assassinate FindItem ChooseItem KeepItem TossItems HandCard TileAction TileStep TileChoice "
    "BuySecond DoTile PlaceFeature LeaveTile PayWith Sale EndTurn CleanUp Finish BringMeeples "
    "BuildAnywhere PlantAnywhere TakeEmpty TakePeopled Conjure KeepDjinn SloarDraws LampDjinn "
    "PlayFlute CallMeeple Strike Saddle Ride RevealRow ArrangeRow FetchItem GrantWhims GiveUp "
    "GiveDjinn GiveCard GiveFeature GiveTile GiveItem TakeLoot TakeDjinn TakeCard TakeFeature TakeTile "
    "TakeItem ClearLoot"
)

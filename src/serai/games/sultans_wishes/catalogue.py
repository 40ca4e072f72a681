"""The actions of The Sultan's Wishes, and the order of its steps in records."""

from typing import Final

from serai.core.actions import Catalogue, numbers
from serai.core.state import Steps
from serai.games.sultans_wishes import components as box

CATALOGUE: Final = Catalogue()
# Mandatory actions
FULFIL: Final = CATALOGUE.verb("fulfil", {"card": box.CARD_NAMES, "wish": box.WISH_NAMES})
EXTRA: Final = CATALOGUE.verb("extra", {"card": box.CARD_NAMES})
EFFECT: Final = CATALOGUE.verb("effect", {"card": box.CARD_NAMES})
ORDERLY: Final = CATALOGUE.verb("orderly", {"task": box.TASK_NAMES})
# Optional actions
ACQUIRE: Final = CATALOGUE.verb("acquire", {"merchant": box.MERCHANT_NAMES})
LAMP: Final = CATALOGUE.verb("lamp", {})
DONE: Final = CATALOGUE.verb("done", {})
# Choices within an effect, a plate or a draw
BUY: Final = CATALOGUE.verb("bargain", {"merchant": box.MERCHANT_NAMES})
EXCHANGE: Final = CATALOGUE.verb("exchange", {"ware": box.WARE_NAMES, "merchant": box.MERCHANT_NAMES})
JOIN: Final = CATALOGUE.verb("join", {"card": box.CARD_NAMES})
LIFT: Final = CATALOGUE.verb("lift", {"card": box.CARD_NAMES})
TOSS: Final = CATALOGUE.verb("toss", {"card": box.CARD_NAMES})
GUARD: Final = CATALOGUE.verb("guard", {"wish": box.WISH_NAMES})
GRANT: Final = CATALOGUE.verb("grant", {"wish": box.WISH_NAMES})
REMOVE: Final = CATALOGUE.verb("remove", {"wish": box.WISH_NAMES})
# Chance
FIRST: Final = CATALOGUE.verb("first", {"seat": numbers(int(box.MOST_SEATS))})
MARKET: Final = CATALOGUE.verb("market", {"card": box.MARKET_NAMES})
TURN_UP: Final = CATALOGUE.verb("turn-up", {"ware": box.WARE_NAMES})
BACK: Final = CATALOGUE.verb("back", {"back": ["task", "guard"]})
DRAW: Final = CATALOGUE.verb("draw", {"card": box.CARD_NAMES})
REVEAL: Final = CATALOGUE.verb("reveal", {"wish": box.WISH_NAMES})
PLATE: Final = CATALOGUE.verb("plate", {"plate": box.PLATE_NAMES})
# Travelers
TRAVEL: Final = CATALOGUE.verb("travel", {"place": box.PLACE_NAMES})
GIVE: Final = CATALOGUE.verb("give", {"card": box.CARD_NAMES})
LOOK: Final = CATALOGUE.verb("look", {})
KEEP: Final = CATALOGUE.verb("keep", {"gift": box.GIFT_NAMES})
USE: Final = CATALOGUE.verb("use", {"gift": box.GIFT_NAMES})
HEART: Final = CATALOGUE.verb("heart", {"task": box.TASK_NAMES})
GIFT: Final = CATALOGUE.verb("gift", {"gift": box.GIFT_NAMES})
RELIC_TOKEN: Final = CATALOGUE.verb("relic", {"kind": box.RELIC_NAMES})
WARE: Final = CATALOGUE.verb("ware", {"ware": box.WARE_NAMES})

# Digests contain the numbers of these steps: new ones go to the end by themselves.
STEPS: Final = Steps(
    "ChooseFirst DealMarket ShowWare TurnUpWare NextBack Refill DrawCard AttachGuard SetupGuards RevealWish "
    "Round NextPlate RevealPlate Turn Mandatory Optional LiftAide Fulfilling ToPriority Joining Bargaining "
    "Exchanging ChooseCard TossLookedAt KeepLookedAt LovelyDiscard HungryWishes SadWish MeanDiscard "
    "FreeOrderly FreeExtra GiveCard EndRound ScoreExtra ClearUp Finish DrawGift SeeGift ChooseGift GoHome "
    "UseGifts GiftOrderly GiftHeart TakeRelic TakeWare Peek"
)

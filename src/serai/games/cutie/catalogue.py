"""The actions of When Cutie Met Patootie, and the order of its steps in records."""

from typing import Final

from serai.core.actions import Catalogue, numbers
from serai.core.state import Steps
from serai.games.cutie import components as box

CATALOGUE: Final = Catalogue()
ADVANCE: Final = CATALOGUE.verb("advance", {"visitor": box.VISITOR_NAMES, "way": box.WAY_NAMES})
QUICK: Final = CATALOGUE.verb("quick", {"card": box.PATH_NAMES})
SLOW: Final = CATALOGUE.verb("slow", {"card": box.PATH_NAMES})
# Choices within an action
PAY: Final = CATALOGUE.verb("pay", {"gem": box.GEM_NAMES})
LEAVE: Final = CATALOGUE.verb("leave", {"gem": box.GEM_NAMES})
GIVE: Final = CATALOGUE.verb("give", {"visitor": box.VISITOR_NAMES})
# Chance
ARRIVE: Final = CATALOGUE.verb("arrive", {"visitor": box.VISITOR_NAMES})
LAY: Final = CATALOGUE.verb("lay", {"card": box.PATH_NAMES})
DEAL: Final = CATALOGUE.verb("deal", {"citizen": box.CITIZEN_NAMES})
DRAW: Final = CATALOGUE.verb("draw", {"card": box.PATH_NAMES})
FIRST: Final = CATALOGUE.verb("first", {"seat": numbers(int(box.MOST_SEATS))})

# Digests contain the numbers of these steps: new ones go to the end by themselves.
STEPS: Final = Steps(
    "Arrive LayCard MakePool DealCitizen DrawCard ChooseFirst Turn Act Pay LeaveGem GiveGem Flip Flood "
    "EndTurn Finish"
)

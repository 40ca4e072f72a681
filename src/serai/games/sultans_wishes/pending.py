"""What can be pending in The Sultan's Wishes: whether a loaded agenda fits together and fits the table.

A step trusts what was prepared before it was pushed, so what does not fit is refused here, before it is run.
"""

import re
from collections.abc import Collection
from typing import Any, Final

from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes.components import (
    ADD_HEART,
    AIDES_ON_CARD,
    CONFUSED,
    DISTRACTED,
    DOES,
    FRIENDLY,
    GIFT_COUNT,
    GIFT_WHAT,
    GUARDS,
    HAND,
    HUNGRY,
    IMMEDIATE,
    LOVELY,
    MEAN,
    MERCHANTS,
    NONE,
    SAD,
    SIMPLES,
    SOLO_ROUNDS,
    STACKS,
    TASKS,
    TOWN,
    WISHES,
)
from serai.games.sultans_wishes.drawing import SETTING_UP
from serai.games.sultans_wishes.state import (
    ATTACHED,
    DECK,
    GIFT_PILE,
    GIFT_SEEN,
    GUARD_DISCARDED,
    GUARD_IN_DECK,
    GUARD_SET_ASIDE,
    HANDS,
    LOOKED_AT,
    OPEN,
    WARE_PILE,
    WARE_UNDER,
    Sultan,
)
from serai.games.sultans_wishes.wishes import A_FINAL_WISH, A_SIMPLE_WISH, RevealWish

# Steps as they follow each other, the last one first done.
SHOWING: Final = "( ShowWare)*( TurnUpWare)?"
DRAWING: Final = " Refill( DrawCard| NextBack| AttachGuard( NextBack)?| RevealWish)?"
DEALING: Final = f"( Refill)+( DrawCard| NextBack)?( DealMarket)*{SHOWING}"
SETUP: Final = f"Round( SetupGuards( ChooseFirst|( RevealWish)*)({DEALING})?|( AttachGuard)*( RevealWish)?)"
ACTION: Final = (
    "( Mandatory|( Fulfilling| Joining| ToPriority)( LiftAide)?| RevealWish| Bargaining| Exchanging"
    f"| ChooseCard| KeepLookedAt TossLookedAt({DRAWING})?| TakeRelic"
    f"| GoHome( ChooseGift( DrawGift| SeeGift)?| TakeWare)?|{SHOWING})"
)
MOOD: Final = (
    f"( LovelyDiscard)*({DRAWING})?|( HungryWishes)?( RevealWish)?| SadWish|( MeanDiscard)+|( FreeExtra)+"
    f"|( GiveCard)+|( FreeOrderly)*( ToPriority( LiftAide)?)?| NextBack|{SHOWING}"
)
PLATE: Final = f"NextPlate( Turn)*({MOOD}| Refill Optional{ACTION})"
ROUND_END: Final = "EndRound|ClearUp( ScoreExtra(( UseGifts)+( GiftOrderly| GiftHeart)?)?)?|Finish"
PENDING: Final = re.compile(f"|{SETUP}|RevealPlate|{PLATE}|{ROUND_END}")

# Steps that each player takes in turn, and the mood that asks for them.
IN_TURN: Final = ("Turn", "LovelyDiscard", "MeanDiscard", "FreeOrderly", "FreeExtra", "GiveCard", "UseGifts")
MOOD_STEPS: Final = {
    "LovelyDiscard": LOVELY, "HungryWishes": HUNGRY, "SadWish": SAD, "MeanDiscard": MEAN,
    "FreeOrderly": DISTRACTED, "FreeExtra": CONFUSED, "GiveCard": FRIENDLY,
}  # fmt: skip
BY_FIRST: Final = ("RevealPlate", "HungryWishes", "SadWish")
BY_ANYONE: Final = (
    "Round", "SetupGuards", "ChooseFirst", "NextPlate", "EndRound", "ScoreExtra", "ClearUp", "Finish",
    "NextBack", "RevealWish", "ShowWare", "TurnUpWare",
)  # fmt: skip
TRAVELERS_ONLY: Final = ("GoHome", "TakeRelic", "UseGifts")

Frame = list[Any]


def check_agenda(s: Sultan) -> None:
    """ValueError with one sentence unless the agenda could be pending on this table."""
    frames = s.dump_agenda()
    steps = [str(frame[0]) for frame in frames]
    if not PENDING.fullmatch(" ".join(steps)):
        raise ValueError("agenda: these steps are never pending together in this order")
    if (s.first == NONE) != ("ChooseFirst" in steps):
        raise ValueError("first: is -1 if and only if ChooseFirst is pending")
    for step in steps:
        if step in TRAVELERS_ONLY and not s.travelers:
            raise ValueError(f"agenda: {step} needs the Travelers")
    check_seats(s, frames, steps)
    for number, frame in enumerate(frames):
        below = frames[number - 1] if number else None
        if frame[2] not in details(s, frame, below, steps):
            raise ValueError(f"agenda: {frame[0]} of seat {frame[1]} cannot have the detail {frame[2]} here")
    check_pieces(s, frames, steps)
    check_hands(s, frames, steps)
    check_end(s, steps)


def check_seats(s: Sultan, frames: list[Frame], steps: list[str]) -> None:
    """Steps that everyone takes are pending for the last players in order; what is under way is one seat's.

    A position written by hand may leave out the turns that follow a plate's mood.
    """
    seats = int(s.game.seats)
    in_setup = "SetupGuards" in steps
    turns = steps.count("Turn")
    in_turn = "Optional" in steps or ("Refill" in steps and turns < seats and not in_setup)
    mood = [MOOD_STEPS[step] for step in steps if step in MOOD_STEPS]
    if (in_turn and turns == seats) or (mood and 0 < turns < seats):
        raise ValueError("agenda: a plate's mood is resolved before anyone's turn")
    if turns == seats and not in_turn:
        mood += [LOVELY] * ("Refill" in steps) + [DISTRACTED] * ("ToPriority" in steps)
    if any(asked != s.mood() for asked in mood):
        raise ValueError("agenda: the plate does not ask for these steps")
    asked: dict[str, int] = {}  # how many of a step for all players are pending
    doer = int(s.in_order(seats - 1))
    for step, seat, _ in frames:
        if step in IN_TURN or (in_setup and step in ("Refill", "DealMarket")):
            nth = seats - 1 - asked.get(step, 0)
            asked[step] = asked.get(step, 0) + 1
            expected = nth if in_setup else int(s.in_order(nth))
            if nth < 0 or seat != expected:
                raise ValueError(f"agenda: {step} is pending for the last players, each once, in their order")
            # Whoever had the step before them is in the middle of it; in the setup and at the end, they are.
            doer = expected if in_setup or step == "UseGifts" else int(s.in_order(nth + seats - 1))
        elif step not in BY_ANYONE and not (step == "AttachGuard" and steps[0] == "Round"):
            expected = int(s.first) if step in BY_FIRST else doer
            if seat != expected:
                raise ValueError(f"agenda: {step} is seat {expected}'s, not seat {seat}'s")


def details(s: Sultan, frame: Frame, below: Frame | None, steps: list[str]) -> Collection[int]:
    """The details that the rules could have given a frame; see the steps."""
    step, seat = str(frame[0]), int(frame[1])
    if step == "ShowWare":
        return range(int(MERCHANTS))
    if step in ("TurnUpWare", "TakeWare"):
        shown = step == "TakeWare"
        return [
            merchant
            for merchant in range(int(MERCHANTS))
            if s.count_wares(WARE_PILE, merchant) and (s.face_up(merchant) != NONE) == shown
        ]
    if step == "RevealWish":
        return (int(A_SIMPLE_WISH), int(A_FINAL_WISH))
    if step == "NextBack":
        return (0,) if s.guards_in(GUARD_IN_DECK) and s.tasks.count(DECK) and not s.guard_on_top else ()
    if step == "RevealPlate":
        return (0,) if s.plates_left else ()
    if step == "Refill":
        return refills(s, seat, below, steps)
    if step == "DrawCard" and below is not None:
        zone = below[2] >> 4 & 0xF
        has_room = s.tasks.count(zone) < below[2] & 0xF
        return (zone,) if has_room and s.tasks.count(DECK) and not s.guard_on_top else ()
    if step == "AttachGuard":
        return [guard for guard in range(int(GUARDS)) if s.guard[guard] == GUARD_DISCARDED]
    if step == "Optional":
        return range(4)
    if step in ("Fulfilling", "Joining"):
        room = 1 if step == "Fulfilling" else int(AIDES_ON_CARD)
        return [card for card in s.tasks.members(ATTACHED) if s.aides_on(card) < room]
    if step == "ToPriority":
        return [task for task in range(int(TASKS)) if s.orderly[seat] == NONE and task not in s.orderly]
    if step == "LovelyDiscard":
        return range(int(HAND - s.tasks.count(HANDS + seat)) + 1)
    if step == "GiftOrderly":
        return (0,) if s.orderly[seat] != NONE else ()
    if step == "GiftHeart":
        return [int(GIFT_WHAT[gift]) for gift in range(int(GIFT_COUNT)) if DOES[gift] == ADD_HEART]
    if step == "TakeRelic":
        return (0,) if s.tokens >> s.place[seat] & 1 else ()
    if step in ("ChooseGift", "DrawGift", "SeeGift"):
        return visits(s, step, seat, steps)
    return (0,)


def refills(s: Sultan, seat: int, below: Frame | None, steps: list[str]) -> Collection[int]:
    """A hand is filled up to three; after a lovely plate to what it was; a search looks at three cards."""
    if below is not None and below[0] == "TossLookedAt":
        return (3 | int(LOOKED_AT) << 4,)
    zone = int(HANDS + seat) << 4
    if "SetupGuards" in steps:
        return (int(HAND | SETTING_UP.put(1)) | zone,)
    if steps.count("Turn") in (0, int(s.game.seats)):
        return [target | zone for target in range(int(HAND) + 1)]
    return (int(HAND) | zone,)


def visits(s: Sultan, step: str, seat: int, steps: list[str]) -> Collection[int]:
    """In a town its own stack is drawn from; a second look adds to the detail of choosing."""
    stack = int(s.place[seat]) - TOWN
    if stack < 0 or (step == "SeeGift" and not s.count_gifts(GIFT_PILE, stack)):
        return ()
    if step != "ChooseGift":
        return (stack,)
    # Each look shows one gift, once it is drawn.
    drawing = "DrawGift" in steps or "SeeGift" in steps
    looks = int(s.count_gifts(GIFT_SEEN, stack)) + drawing
    return [stack | (n << 4) for n in range(2) if looks == n + 1 or (looks == 0 and n == 0)]


def check_pieces(s: Sultan, frames: list[Frame], steps: list[str]) -> None:
    """What is in the middle of something needs the step that brings it to an end, and the other way round."""
    if "SetupGuards" not in steps and any(at <= GUARD_SET_ASIDE for at in s.guard):
        raise ValueError("guards_aside: guards are set aside only while SetupGuards is pending")
    placed = [detail for step, _, detail in frames if step == "AttachGuard"]
    if len(set(placed)) < len(placed):
        raise ValueError("agenda: a guard is attached once")
    for step, seat, _ in frames:
        if step in ("Fulfilling", "Joining", "ToPriority") and (s.free[seat] == 0) != ("LiftAide" in steps):
            raise ValueError("agenda: LiftAide is pending if and only if an aide is needed and none is free")
        if step == "DealMarket" and s.market.count(s.market.zones - s.game.seats + seat):
            raise ValueError(f"players.{seat}.market_card: is not dealt while DealMarket is pending")
    if s.tasks.count(LOOKED_AT) > 3 or (s.tasks.count(LOOKED_AT) and "KeepLookedAt" not in steps):
        raise ValueError("looked_at: at most three cards are looked at, while KeepLookedAt is pending")
    for seat in range(int(s.game.seats)):
        visiting = any(step == "GoHome" and of == seat for step, of, _ in frames)
        if (s.place[seat] >= TOWN) != visiting:
            raise ValueError(f"players.{seat}.place: is a town if and only if GoHome is pending")
        if visiting and "TakeWare" in steps and s.place[seat] != TOWN + IMMEDIATE:
            raise ValueError(f"players.{seat}.place: TakeWare belongs to the town of immediate gifts")
        seen = sum(s.count_gifts(GIFT_SEEN, stack) for stack in range(int(STACKS)))
        if visiting and s.count_gifts(GIFT_SEEN, s.place[seat] - TOWN) != seen:
            raise ValueError("gifts_seen: are of another town's stack")
    if s.gifts.count(GIFT_SEEN) and "ChooseGift" not in steps:
        raise ValueError("gifts_seen: gifts are looked at only while ChooseGift is pending")
    showing = {detail for step, _, detail in frames if step in ("ShowWare", "TurnUpWare")}
    for merchant in range(int(MERCHANTS)):
        stack = s.count_wares(WARE_PILE, merchant) + s.count_wares(WARE_UNDER, merchant)
        if stack and s.face_up(merchant) == NONE and merchant not in showing:
            raise ValueError("market: every stack that is not empty shows a ware, or ShowWare is pending")


def check_hands(s: Sultan, frames: list[Frame], steps: list[str]) -> None:
    """A hand has three cards: one more for who was given one and is to give, one less for who searches."""
    giving = [seat for step, seat, _ in frames if step == "GiveCard"]
    for seat in range(int(s.game.seats)):
        most = int(HAND)
        if giving and giving[-1] != s.first:
            most += (seat == giving[-1]) - (seat == s.first)
        if any(step == "KeepLookedAt" and of == seat for step, of, _ in frames):
            most -= 1
        if s.tasks.count(HANDS + seat) > most:
            raise ValueError(f"players.{seat}.hand: holds at most {most} cards now")


def check_end(s: Sultan, steps: list[str]) -> None:
    """The game must be able to end: without a limit of rounds, by a final wish."""
    for kind, down, name in ((A_SIMPLE_WISH, s.simple_down, "simple"), (A_FINAL_WISH, s.final_down, "final")):
        if sum(RevealWish(verbs.REVEAL).possible(s, 0, kind, wish) for wish in range(int(WISHES))) < down:
            raise ValueError(f"{name}_down: there are not so many wishes left to be face down")
    if s.solo() and s.round + ("Round" in steps) > SOLO_ROUNDS:
        raise ValueError(f"round: a solo game has {SOLO_ROUNDS} rounds")
    if s.solo() or s.round_limit or s.ending or not steps or steps == ["Finish"]:
        return
    is_open = [s.wishes[wish] == OPEN for wish in range(int(WISHES))]
    if not any(is_open[int(SIMPLES) :]) and not (s.final_down and (s.simple_down or any(is_open))):
        raise ValueError("wishes: without a final wish to come the game would never end")

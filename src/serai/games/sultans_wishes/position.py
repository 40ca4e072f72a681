"""A position of The Sultan's Wishes as plain data, to save or to write by hand. See docs/positions.md."""

from typing import Any

from serai.core.pieces import Pieces
from serai.core.state import dump_fields, load_fields, whole_number
from serai.games.sultans_wishes.components import (
    AIDES_ON_CARD,
    BASE_CARDS,
    BASE_PLATES,
    BASE_WISHES,
    CARD_NAMES,
    CARDS,
    GEM_LIMIT,
    GIFT_NAMES,
    MARKET_NAMES,
    MATCHES,
    MERCHANT_NAMES,
    MERCHANT_OF,
    MERCHANTS,
    NONE,
    PLACE_NAMES,
    PLATE_NAMES,
    RELIC_COPIES,
    RELIC_NAMES,
    STOPS,
    TASK_NAMES,
    TASKS,
    WARE_NAMES,
    WISH_NAMES,
    WISHES,
)
from serai.games.sultans_wishes.pending import check_agenda
from serai.games.sultans_wishes.state import (
    ATTACHED,
    CARD_BOX,
    DISCARD,
    EXTRA_STACK,
    FACE_DOWN,
    FACE_UP,
    GIFT_PILE,
    GIFT_SEEN,
    GIFT_UNDER,
    GONE,
    GUARD_DISCARDED,
    GUARD_IN_DECK,
    GUARD_SET_ASIDE,
    HANDS,
    HELD,
    LINE_NAMES,
    LINES,
    LOOKED_AT,
    MARKET_PILE,
    OPEN,
    OWNED,
    SECRET,
    TAKEN,
    WARE_PILE,
    WARE_UNDER,
    Sultan,
    extra_order,
    extra_owner,
)

# Hidden pieces: the zones in which they lie open, and the first of those in which a seat holds them.
ZONES = {
    "tasks": ((DISCARD, ATTACHED, CARD_BOX), HANDS),
    "wares": ((FACE_UP,), OWNED),
    "market": ((), SECRET),
    "relics": ((), TAKEN),
    "gifts": ((), HELD),
}
MOST_COUNTED = 1 << 40  # far more than can be played, far less than a number can hold
FIELDS = (
    "agenda", "turn", "round", "first", "plate", "plates_shown", "plates_left", "ending", "wishes", "gone",
    "simple_down", "final_down", "discard", "extra_stack", "looked_at", "looking", "guards_discarded",
    "guards_aside", "guard_on_top", "priority", "market", "tokens", "gifts_under", "gifts_seen",
    "heart_gifts", "players", "knowledge",
)  # fmt: skip
PLAYER_FIELDS = (
    "sheet", "gems", "lamp", "hand", "wares", "market_card", "orderly", "place", "relics", "gifts",
)  # fmt: skip


# Writing


def dump(s: Sultan) -> dict[str, Any]:
    """Everything by name; cards that are not named are in their piles."""
    stack = sorted(s.tasks.members(EXTRA_STACK), key=lambda card: s.tasks.order[card])
    aside = [GUARD_SET_ASIDE - at for at in s.guard if at <= GUARD_SET_ASIDE]
    return {
        "agenda": s.dump_agenda(),
        "round": s.round,
        "first": s.first,
        "plate": name_or_none(PLATE_NAMES, s.plate),
        "plates_shown": [name for plate, name in enumerate(PLATE_NAMES) if s.shown_plates >> plate & 1],
        "plates_left": s.plates_left,
        "ending": s.ending,
        "wishes": {WISH_NAMES[wish]: dump_wish(s, wish) for wish in range(WISHES) if s.wishes[wish] == OPEN},
        "gone": [WISH_NAMES[wish] for wish in range(WISHES) if s.wishes[wish] == GONE],
        "simple_down": s.simple_down,
        "final_down": s.final_down,
        "discard": names_in(CARD_NAMES, s.tasks, DISCARD),
        "extra_stack": [
            {"card": CARD_NAMES[card], "seat": extra_owner(s.tasks.order[card])} for card in stack
        ],
        "looked_at": names_in(CARD_NAMES, s.tasks, LOOKED_AT),
        "looking": s.looking,
        "guards_discarded": s.guards_in(GUARD_DISCARDED),
        "guards_aside": aside,
        "guard_on_top": s.guard_on_top,
        "priority": [seat for seat in s.priority if seat != NONE],
        "market": {MERCHANT_NAMES[merchant]: dump_stack(s, merchant) for merchant in range(MERCHANTS)},
        "tokens": [stop for stop in range(STOPS) if s.tokens >> stop & 1],
        "gifts_under": in_order(GIFT_NAMES, s.gifts, GIFT_UNDER),
        "gifts_seen": names_in(GIFT_NAMES, s.gifts, GIFT_SEEN),
        "heart_gifts": {
            TASK_NAMES[task]: s.heart_gifts[task] for task in range(TASKS) if s.heart_gifts[task]
        },
        "players": [dump_player(s, seat) for seat in range(s.game.seats)],
        "knowledge": {
            "clock": s.clock,
            "guard": list(s.guard),
            "aides": list(s.aides),
            **{name: dump_fields(getattr(s, name), getattr(s, name).fields()) for name in ZONES},
        },
    }


def name_or_none(names: list[str], number: int) -> str | None:
    return names[number] if number != NONE else None


def names_in(names: list[str], pieces: Pieces, zone: int) -> list[str]:
    return [names[piece] for piece in pieces.members(zone)]


def in_order(names: list[str], pieces: Pieces, zone: int) -> list[str]:
    return [names[piece] for piece in sorted(pieces.members(zone), key=lambda piece: pieces.order[piece])]


def dump_wish(s: Sultan, wish: int) -> dict[str, Any]:
    cards = sorted(
        (card for card in range(CARDS) if s.wish_of[card] == wish), key=lambda card: s.tasks.order[card]
    )
    return {
        "cards": [{"card": CARD_NAMES[card], "aides": dump_aides(s, card)} for card in cards],
        "guard": s.has_guard(wish),
    }


def dump_aides(s: Sultan, card: int) -> list[int]:
    first = card * AIDES_ON_CARD
    return [seat for seat in s.aides[first : first + AIDES_ON_CARD] if seat != NONE]


def dump_stack(s: Sultan, merchant: int) -> dict[str, Any]:
    under = [ware for ware in s.wares.members(WARE_UNDER) if MERCHANT_OF[ware] == merchant]
    return {
        "up": name_or_none(WARE_NAMES, s.face_up(merchant)),
        "under": [WARE_NAMES[ware] for ware in sorted(under, key=lambda ware: s.wares.order[ware])],
    }


def dump_player(s: Sultan, seat: int) -> dict[str, Any]:
    market = names_in(MARKET_NAMES, s.market, SECRET + seat)
    return {
        "sheet": {name: s.sheet[seat * LINES + line] for line, name in enumerate(LINE_NAMES)},
        "gems": s.gems[seat],
        "lamp": bool(s.lamp[seat]),
        "hand": names_in(CARD_NAMES, s.tasks, HANDS + seat),
        "wares": names_in(WARE_NAMES, s.wares, OWNED + seat),
        "market_card": market[0] if market else None,
        "orderly": name_or_none(TASK_NAMES, s.orderly[seat]),
        "place": PLACE_NAMES[s.place[seat]],
        "relics": [RELIC_NAMES[relic // RELIC_COPIES] for relic in s.relics.members(TAKEN + seat)],
        "gifts": names_in(GIFT_NAMES, s.gifts, HELD + seat),
    }


# Reading


def load(s: Sultan, data: dict[str, Any]) -> None:
    """Fill a fresh state, already dealt, or raise ValueError saying what is wrong and where.

    Who knows what follows from the zones (what lies open is known to all, what is held to its owner),
    unless `knowledge` says more.
    """
    refuse_unknown(data, FIELDS, "")
    load_round(s, data)
    load_wishes(s, data)
    load_cards(s, data)
    load_market(s, data)
    load_travelers(s, data)
    players = listed(data, "players")
    if len(players) != s.game.seats:
        raise ValueError(f"players: there must be {s.game.seats}, not {len(players)}")
    for seat, player in enumerate(players):
        load_player(s, seat, player, f"players.{seat}")
    load_priority(s, data)
    if "knowledge" in data:
        load_knowledge(s, data["knowledge"])
    if "agenda" in data:
        s.load_agenda(data["agenda"])
    else:
        s.push(s.game.step_names.index("NextPlate"))
        turn = seat_number(s, data.get("turn", s.first), "turn")
        for nth in reversed(range((turn - s.first) % s.game.seats, s.game.seats)):
            s.push(s.game.step_names.index("Turn"), s.in_order(nth))
        for merchant in range(MERCHANTS):
            s.push(s.game.step_names.index("ShowWare"), 0, merchant)
    check_agenda(s)
    note_what_is_seen(s)
    s.settle()


def refuse_unknown(data: Any, known: tuple[str, ...], where: str) -> None:
    if not isinstance(data, dict):
        raise ValueError(f"{where or 'position'}: must be an object")
    for name in data:
        if name not in known:
            path = f"{where}.{name}" if where else str(name)
            raise ValueError(f"{path}: is not a field of a position; the fields are {', '.join(known)}")


def listed(data: dict[str, Any], name: str, where: str = "") -> list[Any]:
    values = data.get(name, [])
    if not isinstance(values, list):
        raise ValueError(f"{where}{name}: must be a list")
    return values


def number_of(names: list[str], name: object, where: str) -> int:
    if name not in names:
        raise ValueError(f"{where}: {name!r} is not one of {names[0]} to {names[-1]}")
    return names.index(name)


def seat_number(s: Sultan, value: object, where: str) -> int:
    seat = whole_number(value, where)
    if not 0 <= seat < s.game.seats:
        raise ValueError(f"{where}: there is no seat {seat}")
    return seat


def seat_in_agenda(s: Sultan, data: dict[str, Any], step: str, where: str) -> int:
    """The seat that is in the middle of a step: it alone knows the pieces it looks at."""
    for frame in listed(data, "agenda"):
        if isinstance(frame, list) and len(frame) == 3 and frame[0] == step:
            return seat_number(s, frame[1], "agenda")
    raise ValueError(f"{where}: needs a frame {step} in the agenda, to say who looks")


def flag(data: dict[str, Any], name: str, where: str = "") -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise ValueError(f"{where}{name}: must be true or false")
    return value


def count(data: dict[str, Any], name: str, default: int, most: int, where: str = "") -> int:
    value = whole_number(data.get(name, default), f"{where}{name}")
    if not 0 <= value <= most:
        raise ValueError(f"{where}{name}: must be from 0 to {most}")
    return value


def move(pieces: Pieces, piece: int, pile: int, zone: int, readers: int, where: str, order: int = 0) -> None:
    """Take a piece from its pile to a zone, once."""
    if piece >= len(pieces.where) or pieces.where[piece] != pile:
        raise ValueError(f"{where}: is named twice, or not in this game")
    pieces.move(piece, zone, readers, order)


def move_card(s: Sultan, name: object, zone: int, readers: int, where: str, order: int = 0) -> int:
    card = number_of(CARD_NAMES, name, where)
    if card >= BASE_CARDS and not s.travelers:
        raise ValueError(f"{where}: {name} belongs to the Travelers")
    move(s.tasks, card, 0, zone, readers, f"{where} ({name})", order)
    return card


def load_round(s: Sultan, data: dict[str, Any]) -> None:
    s.round = count(data, "round", 1, 1000)
    first = data.get("first", 0)
    s.first = NONE if first == NONE else seat_number(s, first, "first")
    plates = PLATE_NAMES if s.travelers else PLATE_NAMES[: int(BASE_PLATES)]
    if data.get("plate") is not None:
        s.plate = number_of(plates, data["plate"], "plate")
        s.shown_plates = 1 << s.plate
    for name in listed(data, "plates_shown"):
        s.shown_plates |= 1 << number_of(plates, name, "plates_shown")
    s.plates_left = count(data, "plates_left", 0, 10)
    if s.plates_left > len(plates) - int(s.shown_plates).bit_count():
        raise ValueError("plates_left: there are not so many plates")
    s.ending = flag(data, "ending")
    looking = data.get("looking", NONE)
    s.looking = NONE if looking == NONE else seat_number(s, looking, "looking")


def load_wishes(s: Sultan, data: dict[str, Any]) -> None:
    wishes = data.get("wishes", {})
    if not isinstance(wishes, dict):
        raise ValueError("wishes: must be an object from wishes to what is attached to them")
    names = WISH_NAMES if s.travelers else WISH_NAMES[: int(BASE_WISHES)]
    guards = 0
    for name, entry in wishes.items():
        where = f"wishes.{name}"
        wish = number_of(names, name, where)
        refuse_unknown(entry, ("cards", "guard"), where)
        s.wishes[wish] = OPEN
        for attached in listed(entry, "cards", f"{where}."):
            refuse_unknown(attached, ("card", "aides"), f"{where}.cards")
            card = move_card(
                s, attached.get("card"), ATTACHED, s.everyone(), f"{where}.cards", s.next_order()
            )
            if not MATCHES[card * WISHES + wish]:
                raise ValueError(f"{where}.cards: {attached['card']} does not match the wish")
            s.wish_of[card] = wish
            aides = listed(attached, "aides", f"{where}.cards.")
            if len(aides) > AIDES_ON_CARD:
                raise ValueError(f"{where}.cards: at most {AIDES_ON_CARD} aides are on a card")
            for value in aides:
                seat = seat_number(s, value, f"{where}.cards.aides")
                if s.free[seat] == 0:
                    raise ValueError(f"{where}.cards.aides: seat {seat} has no aide left")
                s.put_aide(seat, card)
        if flag(entry, "guard", f"{where}."):
            if guards == len(s.guard):
                raise ValueError(f"{where}.guard: there are only {guards} guards")
            s.guard[guards] = wish
            guards += 1
    for name in listed(data, "gone"):
        wish = number_of(names, name, "gone")
        if s.wishes[wish] == OPEN:
            raise ValueError(f"gone: {name} is open")
        s.wishes[wish] = GONE
    s.simple_down = count(data, "simple_down", s.simple_down, s.simple_down)
    s.final_down = count(data, "final_down", s.final_down, s.final_down)
    for _ in range(count(data, "guards_discarded", 0, len(s.guard) - guards)):
        s.guard[guards] = GUARD_DISCARDED
        guards += 1
    for value in listed(data, "guards_aside"):
        if guards == len(s.guard):
            raise ValueError(f"guards_aside: there are only {guards} guards")
        s.guard[guards] = GUARD_SET_ASIDE - seat_number(s, value, "guards_aside")
        guards += 1
    s.guard_on_top = flag(data, "guard_on_top")
    if s.guard_on_top and not s.guards_in(GUARD_IN_DECK):
        raise ValueError("guard_on_top: there is no guard in the deck")


def load_cards(s: Sultan, data: dict[str, Any]) -> None:
    for name in listed(data, "discard"):
        move_card(s, name, DISCARD, s.everyone(), "discard")
    for entry in listed(data, "extra_stack"):
        refuse_unknown(entry, ("card", "seat"), "extra_stack")
        seat = seat_number(s, entry.get("seat", 0), "extra_stack.seat")
        order = extra_order(s.next_order(), seat)
        move_card(s, entry.get("card"), EXTRA_STACK, 1 << seat, "extra_stack", order)
    for name in listed(data, "looked_at"):
        seat = seat_in_agenda(s, data, "KeepLookedAt", "looked_at")
        move_card(s, name, LOOKED_AT, 1 << seat, "looked_at")


def load_market(s: Sultan, data: dict[str, Any]) -> None:
    market = data.get("market", {})
    refuse_unknown(market, tuple(MERCHANT_NAMES), "market")
    for name, stack in market.items():
        where = f"market.{name}"
        refuse_unknown(stack, ("up", "under"), where)
        up = [(stack["up"], FACE_UP)] if stack.get("up") is not None else []
        for ware_name, zone in up + [(under, WARE_UNDER) for under in listed(stack, "under", f"{where}.")]:
            ware = number_of(WARE_NAMES, ware_name, where)
            if MERCHANT_NAMES[MERCHANT_OF[ware]] != name:
                raise ValueError(f"{where}: {ware_name} is another merchant's")
            order = s.next_order() if zone == WARE_UNDER else 0
            move(s.wares, ware, WARE_PILE, zone, s.everyone(), f"{where} ({ware_name})", order)


def load_travelers(s: Sultan, data: dict[str, Any]) -> None:
    if "tokens" in data:
        s.tokens = 0
        for value in listed(data, "tokens"):
            stop = whole_number(value, "tokens")
            if not s.travelers or not 1 <= stop < STOPS:
                raise ValueError(f"tokens: there is no stop {stop} with a relic")
            s.tokens |= 1 << stop
    for name in listed(data, "gifts_under"):
        gift = number_of(GIFT_NAMES, name, "gifts_under")
        move(s.gifts, gift, GIFT_PILE, GIFT_UNDER, s.everyone(), f"gifts_under ({name})", s.next_order())
    for name in listed(data, "gifts_seen"):
        gift = number_of(GIFT_NAMES, name, "gifts_seen")
        seat = seat_in_agenda(s, data, "ChooseGift", "gifts_seen")
        move(s.gifts, gift, GIFT_PILE, GIFT_SEEN, 1 << seat, f"gifts_seen ({name})")
    hearts = data.get("heart_gifts", {})
    refuse_unknown(hearts, tuple(TASK_NAMES), "heart_gifts")
    for name in hearts:
        s.heart_gifts[TASK_NAMES.index(name)] = count(hearts, name, 0, 10, "heart_gifts.")


def load_player(s: Sultan, seat: int, player: Any, where: str) -> None:
    refuse_unknown(player, PLAYER_FIELDS, where)
    mine = 1 << seat
    sheet = player.get("sheet", {})
    refuse_unknown(sheet, tuple(LINE_NAMES), f"{where}.sheet")
    for name in sheet:
        points = count(sheet, name, 0, 100_000, f"{where}.sheet.")
        s.sheet[seat * LINES + LINE_NAMES.index(name)] = points
        s.score[seat] += points
    s.gems[seat] = count(player, "gems", 0, GEM_LIMIT, f"{where}.")
    s.lamp[seat] = int(flag(player, "lamp", f"{where}."))
    for name in listed(player, "hand", f"{where}."):
        move_card(s, name, HANDS + seat, mine, f"{where}.hand")
    for name in listed(player, "wares", f"{where}."):
        ware = number_of(WARE_NAMES, name, f"{where}.wares")
        move(s.wares, ware, WARE_PILE, OWNED + seat, s.everyone(), f"{where}.wares ({name})")
    if player.get("market_card") is not None:
        card = number_of(MARKET_NAMES, player["market_card"], f"{where}.market_card")
        move(s.market, card, MARKET_PILE, SECRET + seat, mine, f"{where}.market_card")
    if player.get("orderly") is not None:
        task = number_of(TASK_NAMES, player["orderly"], f"{where}.orderly")
        if task in s.orderly:
            raise ValueError(f"{where}.orderly: another orderly is there")
        s.orderly[seat] = task
    places = PLACE_NAMES if s.travelers else PLACE_NAMES[:1]
    s.place[seat] = number_of(places, player.get("place", "start"), f"{where}.place")
    for name in listed(player, "relics", f"{where}."):
        kind = number_of(RELIC_NAMES, name, f"{where}.relics")
        free = [
            relic
            for relic in range(kind * RELIC_COPIES, kind * RELIC_COPIES + RELIC_COPIES)
            if s.travelers and s.relics.where[relic] == FACE_DOWN
        ]
        if not free:
            raise ValueError(f"{where}.relics: there is no {name} left")
        s.relics.move(free[0], TAKEN + seat, mine)
    for name in listed(player, "gifts", f"{where}."):
        gift = number_of(GIFT_NAMES, name, f"{where}.gifts")
        move(s.gifts, gift, GIFT_PILE, HELD + seat, mine, f"{where}.gifts ({name})")


def load_priority(s: Sultan, data: dict[str, Any]) -> None:
    given = data.get("priority", [seat for seat in range(s.game.seats) if s.orderly[seat] != NONE])
    if not isinstance(given, list):
        raise ValueError("priority: must be a list of seats, the highest place first")
    for place, value in enumerate(given):
        seat = seat_number(s, value, "priority")
        if seat in s.priority or s.free[seat] == 0:
            raise ValueError(f"priority: seat {seat} is there twice, or has no aide left")
        s.priority[place] = seat
        s.free[seat] -= 1


def load_knowledge(s: Sultan, data: Any) -> None:
    """What a saved position remembers beside what lies where; a position by hand leaves it out."""
    refuse_unknown(data, ("clock", "guard", "aides", *ZONES), "knowledge")
    told = dump(s)
    load_fields(s, data, ["clock", "guard", "aides"], "knowledge")
    for name in ZONES:
        pieces = getattr(s, name)
        before = list(pieces.where)
        load_fields(pieces, data.get(name, {}), pieces.fields(), f"knowledge.{name}")
        if name != "relics" and list(pieces.where) != before:
            raise ValueError(f"knowledge.{name}.where: says something else than the rest of the position")
        check_numbers(s, name, pieces)
        if not pieces.truth_is_possible():
            raise ValueError(f"knowledge.{name}.may: excludes where a piece really is")
    if {**dump(s), "knowledge": None} != {**told, "knowledge": None}:
        raise ValueError("knowledge: says something else than the rest of the position")


def check_numbers(s: Sultan, name: str, pieces: Pieces) -> None:
    """Orders must be older than those to come, and nothing so large that counting on would go wrong."""
    if not 0 <= s.clock < MOST_COUNTED or not 0 <= pieces.learned < MOST_COUNTED:
        raise ValueError(f"knowledge: clock and {name}.learned must be from 0 to {MOST_COUNTED}")
    for zone, order in zip(pieces.where, pieces.order, strict=True):
        in_extra_stack = name == "tasks" and zone == EXTRA_STACK
        if not 0 <= order <= (extra_order(s.clock + 1, 0) - 1 if in_extra_stack else s.clock):
            raise ValueError(f"knowledge.{name}.order: must not be negative or later than the clock")


def note_what_is_seen(s: Sultan) -> None:
    """Whatever `knowledge` says: all know what lies open, and a seat what it holds or is looking at."""
    pending = {step: seat for step, seat, _ in s.dump_agenda()}
    for name, (lies_open, held) in ZONES.items():
        pieces = getattr(s, name)
        for zone in lies_open:
            pieces.clear(zone)
        for piece, zone in enumerate(pieces.where):
            if zone in lies_open:
                pieces.know(piece, pieces.everyone())
            elif zone >= held:
                pieces.know(piece, 1 << (zone - held))
    for card in s.tasks.members(EXTRA_STACK):
        if "ScoreExtra" in pending:
            s.tasks.know(card, s.everyone())
        elif s.looking != NONE and card == s.top_of_extra_stack():
            s.tasks.know(card, 1 << s.looking)
    for card in s.tasks.members(LOOKED_AT):
        s.tasks.know(card, 1 << pending["KeepLookedAt"])
    for gift in s.gifts.members(GIFT_SEEN):
        s.gifts.know(gift, 1 << pending["ChooseGift"])

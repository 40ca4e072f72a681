"""The Sultan's Wishes in a terminal: the table in words and small tables, and words for what is on it.

Drawings are lines of text with rich markup. Colour never says anything alone: a player also has a sign, a
merchant a name.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Final

from serai.games.sultans_wishes import words
from serai.games.sultans_wishes.components import (
    EXTRA_TASK_POINTS,
    PATHS,
    PLACE_NAMES,
    PLATES_IN_ROUND,
    SOLO_ROUNDS,
    START,
    TOWN,
)
from serai.games.sultans_wishes.view import (
    CardView,
    SultanView,
    WareView,
    WishView,
)
from serai.games.sultans_wishes.words import LEVELS, rates
from serai.games.sultans_wishes.zones import worth_of

GAP: Final = 3  # columns between blocks that stand side by side
SIGNS: Final = "●■▲◆"  # of the seats
GUARD: Final = "G"
NOBODY: Final = "·"
FILLED: Final = "#"
RELIC: Final = "*"
ON: Final = ">"
VALUABLE: Final = "V"

SEAT_STYLES: Final = ("bold #ff6b6b", "bold #6ea8ff", "bold #c8c8c8", "bold #62d17f")
MERCHANT_STYLES: Final = {"azure": "bold #5aa0e6", "brass": "bold #e0b040", "crimson": "bold #e06070"}
INK: Final = {
    r"\bAzure?\b": MERCHANT_STYLES["azure"],
    r"\b(Brass|Messing)\b": MERCHANT_STYLES["brass"],
    r"\b(Crimson|Karmesin)\b": MERCHANT_STYLES["crimson"],
    r"\([A-Z]+[0-9]+\)": "dim",
}  # for sentences
HEAD: Final = "bold"
MOOD: Final = "bold #ffd166"
BAR: Final = "bold #ff8fa3"
GUARD_STYLE: Final = "bold black on #e0b040"

Say = Callable[..., str]
Block = list[str]


def draw(view: SultanView, reader: int, say: Say, marks: Mapping[str, str], width: int = 100) -> str:
    """The table as `reader` sees it. The choices are about many things at once, so `marks` stay unused."""
    left = [*draw_wishes(view, say), "", *draw_extra_tasks(view, say, width)]
    right = draw_market(view, reader, say)
    if view["travelers"]:
        right += ["", *draw_track(view, say)]
    blocks = [
        draw_head(view, say, width),
        draw_players(view, say),
        *beside(left, right, width),
        *(draw_own(view, seat, reader, say, width) for seat in range(len(view["players"]))),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def draw_head(view: SultanView, say: Say, width: int) -> Block:
    """The round, the plate in words, the deck."""
    seats = len(view["players"])
    shown, plates = len(view["plates_shown"]), int(PLATES_IN_ROUND[seats])
    if view["winners"]:
        lines = [f"[{HEAD}]{say('table-over')}[/]"]
    elif view["first"] is None or not view["round"]:
        lines = [f"[{HEAD}]{say('table-setup')}[/]"]
    else:
        args = {"round": view["round"], "plate": shown, "plates": plates, "rounds": int(SOLO_ROUNDS)}
        key = "table-solo" if seats == 1 else "table-last-round" if view["ending"] else "table-round"
        lines = [f"[{HEAD}]{say(key, seat=view['first'], **args)}[/]"]
    plate = view["plate"]
    if plate is not None and not view["winners"]:
        mood = say("table-plate", mood=plate["mood"], extra=plate["extra"])
        sentences = wrap(f"{mood} {say('now-' + plate['mood'])}", width)
        lines += [f"[{MOOD}]{mood}[/]{sentences[0].removeprefix(mood)}", *sentences[1:]]
    discarded = len(view["discard"]) + view["guards_discarded"]
    deck = say("table-deck", deck=view["deck"], discard=discarded)
    guard = f" [{GUARD_STYLE}]{say('table-guard-next')}[/]" if view["guard_on_top"] else ""
    return [*lines, f"[dim]{deck}[/]{guard}"]


def draw_players(view: SultanView, say: Say) -> Block:
    """A row for each player: what everyone can see of them."""
    names = ["points", "gems", "lamp", "aides", "hand", "wares"]
    names += ["relics", "gifts", "traveler"] if view["travelers"] else []
    rows = [["", *(say(f"column-{name}") for name in names)]]
    for seat, player in enumerate(view["players"]):
        lamp = say("lamp-lit") if player["lamp"] else NOBODY
        row = [say("name", seat=seat), str(player["score"]), str(player["gems"]), lamp]
        row += [str(player["aides"]), str(player["hand"]), str(player["wares"])]
        if view["travelers"]:
            gifts = [
                f"{say(f'short-town-{stack}')} {count}" for stack, count in player["gifts"].items() if count
            ]
            row += [
                str(player["relics"]),
                " ".join(gifts) or NOBODY,
                place_name(PLACE_NAMES.index(player["place"]), say),
            ]
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for number, row in enumerate(rows):
        cells = [row[0].ljust(widths[0])]
        cells += [text.rjust(wide) for text, wide in zip(row[1:], widths[1:], strict=True)]
        text = "  ".join(cells)
        arrow = "▸" if number and number - 1 == view["actor"] else " "
        lines.append(f"{arrow} {sign(number - 1)} {text}" if number else f"[dim]    {text}[/]")
    return lines


def draw_wishes(view: SultanView, say: Say) -> Block:
    """Open wishes, what each has of what it needs, and the cards under it with their aides."""
    down = say("table-down", simple=view["simple_down"], final=view["final_down"])
    lines = [f"[{HEAD}]{say('table-wishes')}[/] [dim]{down}[/]"]
    if not view["wishes"]:
        lines.append(f"[dim]{say('table-no-wish')}[/]")
    names = [say("a-wish", **words.facts_now(wish)) for wish in view["wishes"]]
    widest = max(map(len, names), default=0)
    longest = max((wish["needed"] for wish in view["wishes"]), default=0)
    for name, wish in zip(names, view["wishes"], strict=True):
        needs = say("needs", **words.facts_now(wish))
        lines.append(f"{capital(name):{widest}}  [{BAR}]{bar(wish, longest)}[/]  {needs}")
        for card in wish["cards"]:
            aides = " ".join(map(sign, card["aides"])) or f"[dim]{NOBODY}[/]"
            pad = " " * (2 * (2 - max(len(card["aides"]), 1)))
            lines.append(f"  {aides}{pad} {say('a-card', **words.CARD[card['name']])}")
        if wish["guard"]:
            lines.append(f"  [{GUARD_STYLE}]{GUARD}[/]   {say('table-guard')}")
    return lines


def bar(wish: WishView, longest: int) -> str:
    """What a wish has and what it still needs, a character for each heart or card."""
    has = min(wish["progress"], wish["needed"])
    return (FILLED * has + NOBODY * (wish["needed"] - has)).ljust(longest)


def draw_extra_tasks(view: SultanView, say: Say, width: int) -> Block:
    """The chart with its orderlies, the Priority Track, and the extra cards that this reader sees."""
    places = [str(points) for points in EXTRA_TASK_POINTS]
    under = say("table-extra-cards", cards=view["extra_stack"], places=places)
    lines = [f"[{HEAD}]{say('table-extra')}[/] [dim]{under}[/]"]
    hearts = Counter(view["heart_gifts"])
    if len(view["extra_cards"]) == view["extra_stack"]:  # all are revealed
        for card in view["extra_cards"]:
            hearts[card["task"]] += card["hearts"]
    cells = [
        (seat, say(f"task-{task}") + (f" {hearts[task]}" if hearts[task] else ""))
        for task, seat in view["chart"].items()
    ]
    half = len(cells) // 2
    widths = [max(len(cells[column][1]), len(cells[column + half][1])) for column in range(half)]
    for row in (cells[:half], cells[half:]):
        spaces = [
            f"{sign(seat)} {name:{wide}}" if seat is not None else f"[dim]{NOBODY} {name:{wide}}[/]"
            for (seat, name), wide in zip(row, widths, strict=True)
        ]
        lines.append("  ".join(spaces))
    if view["priority"]:
        order = [f"{sign(seat)} {say('name', seat=seat)}" for seat in view["priority"]]
        lines.append(f"{say('table-priority')} {', '.join(order)}")
    seen = [say("short-card", **words.CARD[card["name"]]) for card in view["extra_cards"]]
    return lines + (wrap(say("table-extra-seen", cards=seen), width // 2) if seen else [])


def draw_market(view: SultanView, reader: int, say: Say) -> Block:
    """What each merchant offers, its price, and what it is worth to the reader at the end."""
    own = view["players"][reader]["own"] if reader < len(view["players"]) else None
    rows = [["", "", say("column-price"), say("column-worth") if own is not None else ""]]
    for stack in view["market"]:
        up = stack["up"]
        row = [say(f"merchant-{stack['merchant']}"), say("table-no-ware"), "", ""]
        if up is not None:
            worth = worth_of(own, up) if own is not None else ""
            row[1:] = [offer(up, say), str(stack["cost"]), str(worth)]
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = []
    for number, row in enumerate(rows):
        texts = [f"{row[0]:{widths[0]}}", f"{row[1]:{widths[1]}}"]
        texts += [f"{row[2]:>{widths[2]}}", f"{row[3]:>{widths[3]}}"]
        if number:
            texts[0] = f"[{MERCHANT_STYLES[view['market'][number - 1]['merchant']]}]{texts[0]}[/]"
            lines.append("  ".join(texts).rstrip())
        else:
            title, note = say("table-market"), say("table-valuable-sign", sign=VALUABLE)
            pad = " " * (widths[0] + widths[1] + 2 - len(title) - len(note) - 1)
            lines.append(f"[{HEAD}]{title}[/] [dim]{note}{pad}  {'  '.join(texts[2:])}[/]")
    below = [str(stack["below"]) for stack in view["market"]]
    return [*lines, f"[dim]{say('table-below', below=below)}[/]"]


def offer(ware: WareView, say: Say) -> str:
    """A ware as the market names it."""
    return say("short-ware", **words.WARE[ware["name"]]) + (f" {VALUABLE}" if ware["valuable"] else "")


def draw_track(view: SultanView, say: Say) -> Block:
    """The travelers' track from left to right: for each place who and what is there, and what comes next."""
    lines = [f"[{HEAD}]{say('table-track')}[/] [dim]{say('table-track-signs', relic=RELIC, on=ON)}[/]"]
    columns: list[Block] = []
    for level in LEVELS:
        column = []
        for place in level:
            column.append(place_words(view, place, say))
            ahead = " ".join(place_name(end, say) for start, end in PATHS if start == place)
            if ahead:
                column.append(f"[dim]{ON}{ahead}[/]")
        columns.append(column)
    for row in range(max(map(len, columns))):
        cells = [
            padded(column[row] if row < len(column) else "", max(map(plain_width, column)))
            for column in columns
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def place_words(view: SultanView, place: int, say: Say) -> str:
    """A place of the track with its relic or its number of gifts, and the travelers there."""
    name = PLACE_NAMES[place]
    text = place_name(place, say)
    if place >= TOWN:
        text += f" {view['gift_stacks'][name]}"
    elif place in view["tokens"]:
        text += RELIC
    here = [sign(seat) for seat, player in enumerate(view["players"]) if player["place"] == name]
    return f"{text} {''.join(here)}" if here else text


def place_name(place: int, say: Say) -> str:
    """A place as the map names it."""
    name = PLACE_NAMES[place]
    return name if START < place < TOWN else say(f"short-town-{name}")


def draw_own(view: SultanView, seat: int, reader: int, say: Say, width: int) -> Block:
    """What only its owner sees: the hand, the market score card, wares, gifts and relics."""
    own = view["players"][seat]["own"]
    if own is None:
        return []
    lines = []
    if view["winners"]:
        lines.append(f"[{HEAD}]{say('table-had', seat=seat)}[/]")
    else:
        lines += draw_cards(say("table-hand"), own["hand"], say)
        lines += draw_cards(say("table-looked-at"), view["seen_cards"], say)
        for gift in view["seen_gifts"]:
            lines += wrap(say("table-gift-seen", gift=say("a-gift", **words.GIFT[gift])), width)
    if own["market_card"] is not None:
        pays = say("table-market-card", card=own["market_card"], pays=market_words(own["market_card"], say))
        lines += wrap(pays, width, subsequent_indent="  ")
    if own["wares"]:
        worth = {ware["name"]: worth_of(own, ware) for ware in own["wares"]}
        wares = [
            say("table-worth", ware=in_words(ware, say), points=worth[ware["name"]]) for ware in own["wares"]
        ]
        owned = say("table-wares", wares=wares, points=sum(worth.values()))
        lines += wrap(owned, width, subsequent_indent="  ")
    if own["relics"]:
        kinds = [f"{say(f'kind-{kind}')} {count}" for kind, count in Counter(own["relics"]).items()]
        lines += wrap(say("table-relics", relics=kinds), width, subsequent_indent="  ")
    for gift in own["gifts"]:
        held = say("table-gift", gift=say("a-gift", **words.GIFT[gift]))
        lines += wrap(held, width, subsequent_indent="  ")
    return lines


def draw_cards(title: str, cards: Sequence[CardView], say: Say) -> Block:
    """Cards with what their effects do, one below the other."""
    if not cards:
        return []
    names = [say("short-card", **words.CARD[card["name"]]) for card in cards]
    widest = max(map(len, names))
    return [f"[{HEAD}]{title}[/]"] + [
        f"  {name:{widest}}  [dim]{say('table-effect', effect=card['effect'], does=card['effect'])}[/]"
        for name, card in zip(names, cards, strict=True)
    ]


def market_words(name: str, say: Say) -> list[str]:
    """What a market score card pays for, each with its points."""
    return [f"{say(key)} {points}" for key, points in rates(name)]


def in_words(ware: WareView, say: Say) -> str:
    return say("a-ware", **words.WARE[ware["name"]])


def sign(seat: int) -> str:
    return f"[{SEAT_STYLES[seat]}]{SIGNS[seat]}[/]"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def beside(left: Block, right: Block, width: int) -> list[Block]:
    """Two blocks side by side if they fit, else one below the other."""
    across = max(map(plain_width, left))
    if across + GAP + max(map(plain_width, right)) > width:
        return [left, right]
    rows = max(len(left), len(right))
    pairs = zip(left + [""] * (rows - len(left)), right + [""] * (rows - len(right)), strict=True)
    return [[(padded(one, across + GAP) + two).rstrip() for one, two in pairs]]


def padded(line: str, width: int) -> str:
    """A line with markup filled up with spaces to `width`."""
    return line + " " * (width - plain_width(line))


def plain_width(line: str) -> int:
    """How wide a line is without its markup."""
    return len(re.sub(r"\[[^]]*\]", "", line))

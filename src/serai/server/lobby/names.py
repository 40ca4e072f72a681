"""What people call themselves: nobody passes for a bot, nor for somebody else at the table."""

# ruff: noqa: RUF001

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

# What looks like a Latin letter, small or capital: other letters, digits and signs, one letter a line.
LOOKALIKES = """
    aаαⲁᎪ@ɑ⍺ᗅ𖽀𐊠ᗩ
    bвьβⲃᏏᏴƅᑲᖯꞵᗷ𐊂𐊡𐌁
    cсⲥᏟ𐐽🝌𑣲𑣩𐊢𐌂𐔜ᑕ
    dԁᎠᏧᑯꓒᗞᗪ
    eеεⲉᎬ℮ꬲҽ⋿ⴹ𑣆𑣎𐊆ᕮᗴ
    fꬵẝք𝈓ϝᖴꓝ𑣂𐊇𐊥𐔥
    gցᏀƍԍᏳ
    hнһηհⲏᎻᏂᕼ𐋏
    iіιⲓᎥı⍳ꙇ𑣃
    jјᎫϳᒍ
    kкκⲕᏦᛕ𐔘
    lӏᏞ1|ɩǃ∣⏽│۱𐌠ǀⵏᛁ𖼨𐊊𐌉𝈪ⳑᒪ𖼖𑣒𐑃𐔦
    mмμⲙᎷϻᗰᛖ𐊰𐌑
    nпνոⲛռ𐔓ᑎ
    oоοօⲟ0०੦૦௦౦೦൦๐໐၀۵ᴑꬽჿഠဝ𐓪𑣈𑣗𐐬০୦〇𑓐𑣠ⵔዐଠ𑣕𐊒𐊫𐔖σ
    pрρⲣᏢ⍴ᑭ𐊕
    qԛզգⵕ
    rгᎡᏒꭇꭈᴦⲅᎱ𝈖𐓜ᖇꓣ𖼵
    sѕᏕᏚ$ƽ𑣁𐑈տ𖼺𐊖ᔕ
    tтτⲧᎢ⊤⟙🝨𖼊𐊗𐊱𐌕
    uսꞟ𐓶𑣘∪⋃ሀᑌ𖽂
    vѵᏙ∨⋁𑜆𑣀𝈍۷ⴸᐯꛟ𖼈𐔝
    wԝᎳᏔɯѡա𑜊𑜎𑜏𑣯𑣦ᗯ
    xхχⲭ᙮×⤫⤬⨯ᕁᕽ᙭╳𐌢𑣬ꭓⵝᚷꓫ𐊐𐊴𐌗𐔧
    yуүυγⲩᎩᎽɣყ𑣜𖽃𐊲
    zζⲍᏃ𑣄𐋵𑣥ꓜ𑣉ᘔ
"""
ALIKE = str.maketrans({other: line[0] for line in LOOKALIKES.split() for other in line[1:]})
# Letters with hooks and strokes, small capitals, those in circles, squares and flags, and those of Lisu.
SHAPED = re.compile(
    "(?:.*NEGATIVE (?:CIRCLED|SQUARED) )?LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT )?"
    "([A-Z])(?: WITH .*)?|LISU LETTER ([A-Z])A?|REGIONAL INDICATOR SYMBOL LETTER ([A-Z])"
)
PAIRS = (("rn", "m"), ("vv", "w"))
BOT = "bot"
READER = {"you", "du"}  # how the log speaks to whoever reads it


def shape(letter: str) -> str:
    """The Latin letter of which this is a kind, or itself."""
    found = None if letter.isascii() else SHAPED.fullmatch(unicodedata.name(letter, ""))
    return "".join(filter(None, found.groups())).lower() if found else letter


def likeness(name: str) -> str:
    """What a name looks like at a glance: the same for names that are hard to tell apart."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    plain = "".join(shape(part) for part in parts if not unicodedata.category(part).startswith("M"))
    plain = plain.translate(ALIKE).replace("i", "l")
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return "".join(filter(str.isalnum, plain)) or name


def why_not(name: str) -> str:
    """What stands against a name at every table, in one sentence; empty if nothing does."""
    words = [likeness(word) for word in name.split()]
    if BOT in words[:1] + words[-1:] or likeness(name).rstrip("23456789lo") == BOT:
        return "that name belongs to bots: choose another"
    if likeness(name) in READER:
        return "the log calls every player that: choose another name"
    return ""


def told_apart(name: str, others: Iterable[str], longest: int) -> str:
    """A name that looks like none of the others: itself, or itself with a number."""
    taken = {likeness(other) for other in others}
    shown, number = name, 2
    while likeness(shown) in taken:
        shown = f"{name[: longest - len(str(number)) - 1]} {number}"
        number += 1
    return shown

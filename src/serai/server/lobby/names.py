"""What people call themselves: nobody passes for a bot, nor for somebody else at the table."""

# ruff: noqa: RUF001

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

# Letters of other scripts, and digits, that look like Latin ones, small or capital.
CYRILLIC = ("авьекмнорстухіјѕһԁԛԝүӏпгѵ", "abbekmhopctyxijshdqwylnrv")
GREEK = ("αβεζηικμνορτυχγ", "abezhikmnoptyxy")
ARMENIAN = ("օսոհցզ", "ounhgq")
COPTIC = ("ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abezhikmnopctyx")
CHEROKEE = ("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴ", "drtiyajewmhygzbrwsvslcpkb")
OTHERS = ("01|$@ıɑɩƅǃ", "ollsaialbl")
SCRIPTS = (CYRILLIC, GREEK, ARMENIAN, COPTIC, CHEROKEE, OTHERS)
ALIKE = str.maketrans(*("".join(part) for part in zip(*SCRIPTS, strict=True)))
# Letters with hooks and strokes, small capitals, and those of Lisu, which have the shapes of Latin capitals.
SHAPED = re.compile(
    "LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT )?([A-Z])(?: WITH .*)?|LISU LETTER ([A-Z])A?"
)
PAIRS = (("rn", "m"), ("vv", "w"))
BOT = "bot"
READER = {"you", "du"}  # how the log speaks to whoever reads it


def shape(letter: str) -> str:
    """The Latin letter of which this is a kind, or itself."""
    found = None if letter.isascii() else SHAPED.fullmatch(unicodedata.name(letter, ""))
    return (found[1] or found[2]).lower() if found else letter


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

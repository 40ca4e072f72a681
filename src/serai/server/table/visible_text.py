"""What people call themselves and write: plain text, never longer than allowed, nothing invisible."""

from __future__ import annotations

import unicodedata

# Categories that can hide or turn text: controls, formats (zero-width, bidi), surrogates, private use.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
# Letters, marks and symbols that show nothing: joiners, fillers, the empty braille cell, variation selectors.
BLANK = {
    chr(code)
    for code in (
        0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164,
        *range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0),
    )
}  # fmt: skip
MARKS_IN_A_ROW = 2


def clean(text: str, longest: int) -> str:
    """The text in one normal form, without what cannot be seen, cut to `longest` characters."""
    visible = "".join(
        character
        for character in text
        if character not in BLANK and unicodedata.category(character) not in HIDDEN
    )
    shown: list[str] = []
    marks = MARKS_IN_A_ROW  # where nothing stands before it, a mark has nothing to stand on
    for character in unicodedata.normalize("NFC", visible):
        category = unicodedata.category(character)
        if category.startswith("M"):
            marks += 1
            if marks > MARKS_IN_A_ROW:
                continue
        else:
            marks = MARKS_IN_A_ROW if category.startswith("Z") else 0
        shown.append(" " if category.startswith("Z") else character)
    return " ".join("".join(shown).split())[:longest].strip()

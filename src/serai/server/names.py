"""What people call themselves and write: plain text, never longer than allowed, nothing invisible."""

from __future__ import annotations

import unicodedata

# Categories that can hide or turn text: controls, formats (zero-width, bidi), surrogates, private use.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
MARKS_IN_A_ROW = 2


def clean(text: str, longest: int) -> str:
    """The text in one normal form, without what cannot be seen, cut to `longest` characters."""
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in HIDDEN:
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MARKS_IN_A_ROW:
            continue
        shown.append(" " if category.startswith("Z") else character)
    return " ".join("".join(shown).split())[:longest].strip()

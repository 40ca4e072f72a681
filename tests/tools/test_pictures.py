"""The pictures of the README are there in both lights, and light enough to load at once."""

from tests.web.pictures import FOLDER, HEAVIEST, PICTURES


def test_every_picture_is_there_in_both_lights_and_none_is_too_heavy():
    names = {f"{name}-{light}.webp" for name in PICTURES for light in ("light", "dark")}
    assert {file.name for file in FOLDER.iterdir()} == names
    assert all(file.stat().st_size <= HEAVIEST for file in FOLDER.iterdir())

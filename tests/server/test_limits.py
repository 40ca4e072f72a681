"""Limits, names and settings: how often, how long, how wide, and what is said when a setting is wrong."""

import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from serai.server import limits
from serai.server.config import Config, data_folder, read_config
from serai.server.limits import Bucket, Limits
from serai.server.table.visible_text import MARKS_IN_A_ROW, clean

# How often


def test_a_bucket_has_room_for_so_many_at_once():
    bucket = Bucket(5, 10, now=0)
    assert [bucket.take(0) for _ in range(7)] == [True] * 5 + [False] * 2


def test_a_bucket_is_refilled_evenly():
    bucket = Bucket(5, 10, now=0)
    for _ in range(5):
        bucket.take(0)
    assert not bucket.take(1.9)
    assert bucket.take(2.1)
    assert not bucket.take(2.2)


def test_a_bucket_never_holds_more_than_fits():
    bucket = Bucket(5, 10, now=0)
    assert sum(bucket.take(10**6) for _ in range(20)) == 5


@given(st.lists(st.floats(0, 3), max_size=200))
def test_no_pattern_of_asking_gets_more_than_the_limit(gaps: list[float]):
    """Over any time no more than what fits at once, and what is refilled meanwhile."""
    bucket = Bucket(5, 10, now=0)
    now, taken = 0.0, 0
    for gap in gaps:
        now += gap
        taken += bucket.take(now)
    assert taken <= 5 + now * 0.5 + 1e-6


def test_the_time_to_wait_is_enough():
    bucket = Bucket(5, 10, now=0)
    while bucket.take(0):
        pass
    assert bucket.take(bucket.wait())


def test_each_name_has_its_own_limit():
    rates = Limits(2, 60)
    assert [rates.take("anna", 0) for _ in range(3)][:2] == [0, 0]
    assert rates.take("anna", 0) > 0
    assert rates.take("ben", 0) == 0


def test_a_name_may_go_on_after_the_wait_it_was_told():
    rates = Limits(2, 60)
    wait = 0
    while not wait:
        wait = rates.take("anna", 0)
    assert rates.take("anna", wait) == 0


def test_only_so_many_names_are_remembered_and_the_longest_unused_go_first(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    rates = Limits(1, 60)
    for name in ("a", "b", "c"):
        rates.take(name, 0)
    rates.take("a", 0)
    rates.take("d", 0)
    assert list(rates.buckets) == ["c", "a", "d"]


def test_what_was_spent_beyond_the_limit_must_be_refilled_first():
    """Thinking time is known only afterwards: whoever used too much waits until it is paid back."""
    rates = Limits(100, 100)
    assert rates.take("anna", 0, 0) == 0
    rates.spend("anna", 0, 150)
    assert rates.take("anna", 10, 0) > 0
    assert rates.take("anna", 49, 0) > 0
    assert rates.take("anna", 51, 0) == 0


# Names


BIDI = [chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)]
ZERO_WIDTH = [chr(code) for code in (0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0x00AD, 0x180E)]
BLANK = [
    chr(code) for code in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFE0F, 0xFFA0, 0xE0100)
]
CONTROLS = [chr(code) for code in (0, 7, 8, 10, 13, 27, 0x7F, 0x85, 0x9F)]
INVISIBLE = BIDI + ZERO_WIDTH + BLANK + CONTROLS


@pytest.mark.parametrize("character", INVISIBLE, ids=lambda character: f"{ord(character):04X}")
def test_what_cannot_be_seen_is_taken_out(character: str):
    assert clean(f"An{character}na", 24) in ("Anna", "An na")
    assert character not in clean(f"{character}Anna{character}", 24)
    assert clean(character * 5, 24) == ""


def test_text_cannot_be_turned_round():
    assert clean("user\u202egnp.exe", 24) == "usergnp.exe"
    assert clean("\u2067Anna\u2069", 24) == "Anna"


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\u00a0\u2003Maria\u3000", "Anna Maria"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("\u5b89\u5a1c", "\u5b89\u5a1c"),
        ("\u05d0\u05e0\u05d4", "\u05d0\u05e0\u05d4"),
        ("\u0646\u0648\u0631\u0629", "\u0646\u0648\u0631\u0629"),
        ("\u0905\u0928\u094d\u0928\u093e", "\u0905\u0928\u094d\u0928\u093e"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("Anna \U0001f408", "Anna \U0001f408"),
        ("e\u200b\u0301", "\u00e9"),
        ("", ""),
        ("   ", ""),
    ],
)
def test_names_come_out_as_people_mean_them(given_name: str, cleaned: str):
    assert clean(given_name, 24) == cleaned


def test_marks_cannot_be_piled_up():
    piled = clean("Z" + "\u0335\u0336\u0337\u0338" * 50 + "algo", 24)
    assert sum(unicodedata.category(character).startswith("M") for character in piled) == MARKS_IN_A_ROW
    assert piled.endswith("algo")


def test_marks_need_something_to_stand_on():
    assert clean("\u0301\u0302Anna", 24) == "Anna"
    assert clean("\u0301", 24) == ""


def test_long_names_are_cut():
    assert clean("x" * 1000, 24) == "x" * 24
    assert clean("x" * 23 + " yyy", 24) == "x" * 23


TROUBLE = st.text(
    st.one_of(
        st.sampled_from(
            [*INVISIBLE, "\u0301", "\u0335", "\u1100", "\u1161", "\u11a8", "e", "a", " ", "\u00a0"]
        ),
        st.characters(max_codepoint=sys.maxunicode),
    ),
    max_size=60,
)


@given(TROUBLE, st.integers(1, 40))
@example("e\u200b\u0301", 24)
@example("a\u0335\u0301\u0327\u0301", 24)
@example("\u1100\u200b\u1161", 24)
def test_a_clean_text_is_plain_and_stays_as_it_is(text: str, longest: int):
    cleaned = clean(text, longest)
    assert len(cleaned) <= longest
    assert cleaned == unicodedata.normalize("NFC", cleaned)
    assert cleaned == " ".join(cleaned.split(" "))
    assert not set(cleaned) & set(INVISIBLE)
    assert not {unicodedata.category(character) for character in cleaned} & {"Cc", "Cf", "Cs", "Co", "Cn"}
    assert clean(cleaned, longest) == cleaned


# Settings


@pytest.fixture(autouse=True)
def _no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Config.__struct_fields__:
        monkeypatch.delenv(f"SERAI_{name.upper()}", raising=False)


def test_without_settings_the_defaults_hold():
    assert read_config() == Config()


def test_the_file_is_overridden_by_the_environment_and_that_by_what_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "serai.toml"
    path.write_text("port = 1000\nworkers = 2\nchats = 7\n")
    monkeypatch.setenv("SERAI_WORKERS", "3")
    monkeypatch.setenv("SERAI_PORT", "2000")
    config = read_config(path, {"port": 3000, "host": None})
    assert (config.port, config.workers, config.chats, config.host) == (3000, 3, 7, "127.0.0.1")


def test_every_setting_can_come_from_the_environment(monkeypatch: pytest.MonkeyPatch):
    special = {"public_url": "http://17", "trusted_proxies": "::17"}
    for name in Config.__struct_fields__:
        monkeypatch.setenv(f"SERAI_{name.upper()}", special.get(name, "17"))
    config = read_config()
    assert {str(getattr(config, name)) for name in Config.__struct_fields__} <= {
        "17", "17.0", *special.values(),
    }  # fmt: skip


def test_a_setting_that_does_not_exist_is_named_with_those_that_do(tmp_path: Path):
    path = tmp_path / "serai.toml"
    path.write_text("prot = 1000\n")
    with pytest.raises(ValueError, match=r"^there is no setting 'prot'; the settings are .*\bport\b"):
        read_config(path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"), ("PORT", "-1"), ("PORT", "65536"), ("MESSAGES", "0"), ("MESSAGE_SECONDS", "0"),
        ("CHAT_SECONDS", "-3"), ("REQUESTS_PER_SECOND", "0"), ("BOT_SECONDS", "0"), ("OUTBOX", "0"),
        ("WORKERS", "0"), ("WORKERS", "1.5"), ("NAME_LENGTH", "0"), ("FIRST_BYTE_SECONDS", "soon"),
        ("BOT_SECONDS", "nan"), ("TABLES_PER_HOUR", "-1"),
    ],
)  # fmt: skip
def test_a_value_that_makes_no_sense_is_refused_in_one_sentence_that_names_it(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
):
    monkeypatch.setenv(f"SERAI_{name}", value)
    with pytest.raises(ValueError, match=r"^settings: ") as caught:
        read_config()
    assert name.lower() in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("content", [b"port = = 5", b"\xff\xfe\x00", b"port = [", b"[port]\nx = 1"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes):
    path = tmp_path / "serai.toml"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"^(the settings in .*serai.toml cannot be read: |settings: )"):
        read_config(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path):
    with pytest.raises(ValueError, match=r"^the settings in .*nowhere.toml cannot be read: "):
        read_config(tmp_path / "nowhere.toml")


def test_the_data_folder_is_where_the_system_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "serai"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "serai"


@pytest.mark.parametrize(
    "url",
    ["play.example.org", "ftp://play.example.org", "https://", "https://play.example.org/a b", "http://[",
     "https://play.example.org/../x", "https://play.example.org//x", "https://play.example.org/x#y",
     "https://play.example.org?x", "https://ann@play.example.org", "https://play.example.org:port"],
)  # fmt: skip
def test_a_public_address_that_nobody_could_use_is_refused_at_the_start(url: str):
    with pytest.raises(ValueError, match=r"public_url is such as https://play.example.org"):
        read_config(given={"public_url": url})


@pytest.mark.parametrize(
    "url",
    ["", "https://play.example.org", "http://[::1]:8000", "https://a.example/", "https://A.example/b/c/"],
)
def test_a_public_address_has_a_scheme_a_host_and_perhaps_a_path(url: str):
    assert read_config(given={"public_url": url}).public_url == url


@pytest.mark.parametrize("proxies", ["localhost", "10.0.0.1/8", "10.0.0", "10.0.0.1 10.0.0.2", "**"])
def test_trusted_proxies_that_nobody_could_be_are_refused_at_the_start(proxies: str):
    with pytest.raises(ValueError, match=r"trusted_proxies are addresses, networks or \*, and not "):
        read_config(given={"trusted_proxies": proxies})

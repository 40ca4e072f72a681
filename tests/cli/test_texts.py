"""Every key that a game can send to people has a text in every language, and the text can be formatted."""

import re
from importlib.resources import files

import pytest
from tests.cli.fluent import formatted, text_files, texts_of, variables_of
from tests.kit import THOROUGH, every_table, every_title

from serai.cli.shared.words import ENGLISH, Words, language_here, languages
from serai.cli.shared.zone_drawing import Drawing
from serai.cli.shared.zones_in_words import zones_in_words
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, Automatic, Chance, State
from serai.core.title import Title
from serai.match.match import Match

GAMES_PLAYED = 20 if THOROUGH else 1
LOOK_EVERY = 1 if THOROUGH else 29  # actions between one look at the table and the next
LONGEST_ABOUT = 90  # characters, so that it fits one line of the lobby

every_language = pytest.mark.parametrize("language", languages())


def words_for(title: Title, seats: int, you: int = 0, language: str = ENGLISH) -> Words:
    words = Words(title, language, strict=True)
    words.seat_people(seats, humans=[0], you=you)
    return words


@pytest.mark.parametrize("file", text_files(), ids=lambda file: file.parents[1].name)
def test_every_language_has_the_texts_of_english_and_gives_them_the_same_arguments(file):
    english = texts_of(file)
    for language in languages():
        texts = texts_of(file.with_name(f"{language}.ftl"))
        differ = set(texts) ^ set(english)
        assert not differ, f"in only one of en.ftl and {language}.ftl of {file.parent}: {sorted(differ)}"
        for key in english:
            surplus = variables_of(texts, key) - variables_of(english, key)
            assert not surplus, f"{key} in {language}"


@pytest.mark.parametrize("file", text_files(), ids=lambda file: file.parents[1].name)
@every_language
def test_every_text_can_be_said_in_each_of_its_forms(file, language):
    for key, said in formatted(file.with_name(f"{language}.ftl"), language):
        assert said.strip() or key == "name", key
        assert "{" not in said, key
        assert "  " not in said.strip() or key == "help", f"{key}: {said}"


@pytest.mark.parametrize("title", every_title())
@every_language
def test_every_reason_has_a_text(title, language):
    words = Words(title, language)
    for reason in title.new(title.most).game.catalogue.reasons.values():
        assert words.has(reason.key)
        assert words.say(reason.key).endswith(".")


@pytest.mark.parametrize("title", every_title())
@every_language
def test_the_title_its_options_and_its_score_sheet_have_texts(title, language):
    words = Words(title, language, strict=True)
    assert words.say("title")
    assert 0 < len(words.say("about")) <= LONGEST_ABOUT
    for option in title.options:
        assert words.say(f"option-{option.name}")
    for line in title.score_sheet(title.new(title.fewest), 0):
        assert words.say(f"score-{line}")


@pytest.mark.parametrize("title", every_title())
def test_every_decision_and_every_line_of_the_story_has_a_text(title):
    words = Words(title)
    game = title.new(title.fewest).game
    for step, name in zip(game.steps, game.step_names, strict=True):
        assert isinstance(step, (Chance, Automatic)) or words.has(f"step-{name}"), name
    source = files(title.package).joinpath("narrate.py").read_text(encoding="utf-8")
    keys = re.findall(r'"(log-[a-z-]+)"', source)
    assert keys
    for key in keys:
        assert words.has(key), key


@pytest.mark.parametrize("table", every_table())
@every_language
def test_every_verb_makes_a_sentence_legal_or_not(table, language):
    s = table.new()
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
    words = words_for(table.title, table.seats, language=language)
    view = table.title.view(s, 0)
    for verb in s.game.catalogue.verbs:
        for action in (verb.base, verb.end - 1):
            assert "{" not in words.action(s.game.catalogue, view, int(action))


@pytest.mark.parametrize("table", every_table())
def test_whole_games_can_be_told_and_drawn(table):
    for seed in range(GAMES_PLAYED):
        you = seed % (table.seats + 1)
        spoken = [words_for(table.title, table.seats, you, language) for language in languages()]
        rng = Rng(seed)
        match = Match(table.title, table.new(), bytes(32), readers=[you])
        match.begin()
        while match.state.actor() != OVER:
            s = match.state
            if len(match.log) % LOOK_EVERY == 0:
                for words in spoken:
                    look(table.title, s, you, words)
            match.play(int(s.actor()), int(any_action(s, rng)))
        for _, line in match.story[you]:
            assert all("{" not in words.line(line) for words in spoken)


def look(title: Title, s: State, reader: int, words: Words) -> None:
    """Say what is to be decided and what can be done, and draw the table with it."""
    view = title.view(s, reader)
    assert words.step(s.step_name(), view)
    marks = {}
    for number, action in enumerate(s.legal(), start=1):
        assert words.action(s.game.catalogue, view, int(action))
        marks[s.game.catalogue.text(int(action))] = str(number)
    own = title.module("terminal")
    if own is not None:
        assert own.draw(view, reader, words.say, marks, 80)
        return
    drawing = Drawing(zones_in_words(title, view, words), words.names, reader, int(s.actor()), marks, 80)
    lines = drawing.lines()
    assert lines
    assert all("{" not in line.plain for line in lines)


def test_a_key_without_a_text_is_shown_as_it_is_but_is_an_error_where_texts_are_checked():
    assert Words().say("no-such-key", points=3) == "no-such-key points=3"
    with pytest.raises(KeyError):
        Words(strict=True).say("no-such-key")


def test_a_list_is_joined_as_people_say_it():
    words = Words(strict=True)
    assert words.joined([]) == ""
    assert words.joined(["A"]) == "A"
    assert words.joined(["A", "B"]) == "A and B"
    assert words.joined(["A", "B", "C"]) == "A, B and C"


def test_you_are_spoken_to_and_others_are_spoken_of():
    title = next(param.values[0] for param in every_title())
    words = words_for(title, 2)
    assert words.say("turn", seat=0) == "Your turn"
    assert words.say("turn", seat=1) == "Teal bot to play"
    words = words_for(title, 2, language="de")
    assert words.say("turn", seat=0) == "Du bist am Zug"
    assert words.say("turn", seat=1) == "Türkis-Bot ist am Zug"


def test_a_language_without_texts_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="there is no language 'tlh'; choose de or en"):
        language_here("tlh")


def test_a_country_is_no_language_of_its_own():
    assert language_here("de-AT") == "de"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "tlh:de:en"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": ""}, "de"),
    ],
)
def test_the_environment_chooses_the_language_unless_one_is_wished(monkeypatch, environment, language):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_here() == language
    assert language_here("de") == "de"
    assert language_here("en") == "en"

"""`serai play`, typed at as people do."""

import fcntl
import io
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment, heed_control_c, refused, refused_here, run
from tests.kit import every_title

from serai.cli import main
from serai.core.title import Title
from serai.games import dump_position, find

NUMBERS = "1\n2\n3\n4\n5\n6\n" * 400  # more than any game needs: a number that is no choice loses nothing
CLEOCATRA = find("cleocatra")


def play_apart(*words: str, folder: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Play in a process of its own."""
    done = run("play", "cleocatra", "--seed", "7", *words, typed=typed, folder=folder, **more)
    assert done.stderr == ""
    return done


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Play in this process, which is faster, in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def play(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["play", "cleocatra", "--seed", "7", *words])
        shown = capsys.readouterr()
        assert shown.err == ""
        return subprocess.CompletedProcess(words, code, shown.out, shown.err)

    return play


def after_the_last(question: str, text: str) -> str:
    return text.rsplit(question, 1)[1]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_whole_game_is_played_by_typing_numbers_and_its_record_verifies(mode, tmp_path):
    done = play_apart("--quick", "--option", f"mode={mode}", typed=NUMBERS, folder=tmp_path)
    assert done.returncode == 0
    assert "the game." in done.stdout or "share the victory" in done.stdout
    assert "total" in done.stdout
    [saved] = tmp_path.iterdir()
    verified = run("replay", str(saved), "--verify")
    assert verified.returncode == 0
    assert "all legal" in verified.stdout


def test_a_game_is_played_in_german(play):
    done = play("--language", "de", "--quick", typed="why search GR1\n" + NUMBERS)
    assert done.returncode == 0
    assert "Du bist am Zug" in done.stdout
    assert "Mit „rules search“ liest du die Regel." in done.stdout
    assert "gesamt" in done.stdout


def test_the_environment_chooses_the_language(tmp_path):
    done = play_apart("--humans", "0", folder=tmp_path, LANGUAGE="", LC_ALL="de_DE.UTF-8")
    assert "Rosa-Bot" in done.stdout


def test_bots_play_a_game_among_themselves(play, tmp_path):
    done = play("--humans", "0", "--seats", "3", "--bot", "random")
    assert done.returncode == 0
    assert "Rose bot" in done.stdout
    assert "You" not in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_is_the_same_game(play):
    games = [play("--quick", "--option", "cap=4", typed=NUMBERS) for _ in range(2)]
    stories = [game.stdout.split("Save this game as")[0] for game in games]
    assert stories[0] == stories[1]


def test_people_sharing_the_screen_are_called_by_their_colours(play):
    done = play("--humans", "2", typed="1\n\nq\nn\n")
    assert "Teal to play" in done.stdout
    assert "Rose to play" in done.stdout
    assert "Your turn" not in done.stdout
    assert "Pass the screen" not in done.stdout


def test_a_curtain_falls_between_people_who_may_not_see_the_same(monkeypatch, capsys):
    """Nothing is hidden in Cleocatra, so here each reader's view carries something of its own."""
    view = Title.view
    monkeypatch.setattr(Title, "view", lambda *args: view(*args) | {"secret": args[2]})
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n\n\nq\nn\n"))
    assert main(["play", "cleocatra", "--humans", "2", "--seed", "7"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("Pass the screen to Teal") < shown.index("Teal to play")
    assert shown.index("Teal to play") < shown.index("Pass the screen to Rose") < shown.index("Rose to play")


def test_an_action_can_be_typed_as_text_in_any_capitals(play):
    done = play("--option", "start=0", typed="SCOUT\nq\nn\n")
    assert "You draw" in done.stdout


def test_an_action_is_undone_and_redone(play):
    done = play("--option", "start=0", typed="2\nu\nr\nq\nn\n")
    assert "Undone." in done.stdout
    assert "Redone." in done.stdout
    assert done.stdout.count("Action 1 of 2") == 2
    assert done.stdout.count("Action 2 of 2") == 2


def test_a_drawn_tile_cannot_be_put_back(play):
    done = play("--option", "start=0", typed="scout\nu\nq\nn\n")
    assert "undo that: something random has happened since." in done.stdout


def test_a_turn_can_be_undone_until_the_player_ends_it(play):
    done = play("--option", "start=0", typed="rescue GR1\nu\nq\n")
    asked = after_the_last("End your turn?", done.stdout)
    assert "Undone." in asked
    assert "Action 1 of 2" in asked


def test_why_answers_with_the_rule_and_where_it_is(play):
    done = play("--option", "start=0", typed="why dispatch\nwhy 1\nwhy\nq\n")
    assert "You can only dispatch to the tile you’ve just laid" in done.stdout
    assert "Type “rules dispatch” to read the rule." in done.stdout
    assert "choice 1." in done.stdout
    assert "Type an action after “why”" in done.stdout


def test_an_illegal_action_gets_its_reason_and_changes_nothing(play):
    done = play("--option", "start=0", typed="dispatch\nq\n")
    assert "You can only dispatch to the tile you’ve just laid" in done.stdout
    assert done.stdout.count("Action 1 of 2") == 1


def test_what_cannot_be_understood_is_answered_with_what_to_type(play):
    answers = {
        "hello": "“hello” is not a choice here. Type a number from 1",
        "99": "There is no choice 99",
        "9" * 5000: "There is no choice 999",
        "search XX9": "'search' takes tile PU1, PU2",
        "lay a 1": "'lay' takes x from -8 to 7, not 'a'",
        "search": "'search' should have the form 'search TILE'",
        "preview": "Type a choice after “preview”",
        "preview 99": "There is no choice 99",
        "save": "Type a file name after “save”",
        "r": "Nothing to redo.",
        "[bold]": "“[bold]” is not a choice here.",
    }
    typed = "\n".join([*answers, "q", ""])
    done = play("--option", "start=0", typed=typed)
    assert done.returncode == 0
    said = done.stdout.split("Your choice")[1:-1]
    for answer, shown in zip(answers.values(), said, strict=True):
        assert answer in shown
    assert done.stdout.count("Action 1 of 2") == 1


def test_help_board_log_score_and_preview_show_what_they_say(play):
    done = play("--option", "start=0", typed="?\nboard\nlog\nscore\npreview 2\nq\n")
    assert "save FILE" in done.stdout
    assert done.stdout.count("Round 1") == 2
    assert done.stdout.count("You draw GR1, green.") == 2
    assert "total" in done.stdout
    assert "You put a Rescuer on" in done.stdout.split("total")[1]


@pytest.mark.parametrize("title", every_title())
def test_hand_and_preview_answer_in_every_game(title: Title, monkeypatch, capsys, tmp_path):
    """What one holds, and for each choice what is certain, or what comes then."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("hand\npreview 1\npreview 2\nq\nn\n"))
    assert main(["play", title.name, "--seed", "7"]) == 0
    asked = capsys.readouterr().out.split("Your choice")
    for typed, answer in zip(("hand", "preview 1", "preview 2"), asked[1:4], strict=True):
        said = answer.partition(typed)[2].strip()
        assert said, f"{typed} says nothing"
        assert "is not a choice here" not in said
        assert "Nothing happens" not in said


def test_the_rules_are_shown_whole_or_one_by_one(play):
    done = play("--option", "start=0", typed="rules dispatch\nrules flying\nrules\nq\n")
    rule, unknown, page = done.stdout.split("Your choice")[1:4]
    assert "Dispatch." in rule
    assert "Scout." not in rule
    assert "There is no rule of that name." in unknown
    assert "dispatch" in unknown
    assert "Dispatch." in page
    assert "Scout." in page
    assert "<a id" not in page
    assert "](#" not in page


def test_the_rules_are_in_the_language_of_the_game(play):
    done = play("--language", "de", "--option", "start=0", typed="rules\nq\n")
    assert "Worum es geht" in done.stdout


def test_a_saved_game_goes_on_where_it_was(tmp_path):
    typed = "1\n1\n1\n\nsave game.json\nq\n"
    saved = play_apart("--option", "start=0", "--seats", "3", typed=typed, folder=tmp_path)
    assert "serai play cleocatra --record game.json" in saved.stdout
    again = play_apart(
        "--record", "game.json", "--quick", typed=f"board\nsave game.json\n{NUMBERS}", folder=tmp_path
    )
    assert again.returncode == 0
    assert "Welcome back." in again.stdout
    assert "total" in again.stdout
    board = saved.stdout.split("Round ")[-1].split("▸ Your turn")[0]
    assert board.splitlines()[3:6] == again.stdout.split("Round ")[1].splitlines()[3:6]


def test_saving_never_overwrites_another_file(play, tmp_path):
    (tmp_path / "mine.txt").write_text("precious")
    done = play("--option", "start=0", typed="save mine.txt\nq\n")
    assert "mine.txt already exists" in done.stdout
    assert (tmp_path / "mine.txt").read_text() == "precious"


def test_a_file_that_cannot_be_written_ends_nothing(play):
    typed = "save no/such/folder.json\nsave a\0b\nboard\nq\n"
    done = play("--option", "start=0", typed=typed)
    assert "write no/such/folder.json: no such file or directory" in done.stdout
    assert ": embedded null byte" in done.stdout
    assert done.returncode == 0


def test_leaving_offers_to_save(play, tmp_path):
    done = play("--option", "start=0", typed="2\nq\nkept.json\n")
    assert done.returncode == 0
    assert run("replay", "kept.json", "--verify", folder=tmp_path).returncode == 0


@pytest.mark.parametrize("answer", ["n", "q", "NO", "quit"])
def test_whoever_quits_again_at_the_question_leaves_without_saving(play, tmp_path, answer):
    done = play("--option", "start=0", typed=f"2\nq\n{answer}\n")
    assert "The game was not saved." in done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", ["", "y", "Yes"])
def test_yes_saves_under_the_proposed_name(play, tmp_path, answer):
    play("--option", "start=0", typed=f"2\nq\n{answer}\n")
    assert [file.name for file in tmp_path.iterdir()] == ["cleocatra-1.json"]


def test_end_of_input_saves_what_was_played(tmp_path):
    done = play_apart("--option", "start=0", typed="2\n", folder=tmp_path)
    assert done.returncode == 0
    assert run("replay", "cleocatra-1.json", "--verify", folder=tmp_path).returncode == 0


def test_end_of_input_before_the_first_action_leaves_no_file(play, tmp_path):
    assert play("--option", "start=0").returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_control_c_offers_to_save_and_loses_nothing(tmp_path):
    command = [*COMMAND, "play", "cleocatra", "--seed", "7", "--option", "start=0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        bufsize=0,
        cwd=tmp_path,
        env=environment(),
        preexec_fn=heed_control_c,
    ) as game:
        assert game.stdin
        game.stdin.write(b"team OR1\n")
        assert read_until(game, b"Action 2 of 2", seconds=60)
        assert read_until(game, b"for help): ", seconds=60)
        # A signal just before the program begins to wait is noticed only at the next one.
        for _ in range(60):
            game.send_signal(signal.SIGINT)
            if read_until(game, b"Save this game as", seconds=1):
                break
        said, complaint = game.communicate(b"kept.json\n", timeout=60)
    assert game.returncode == 130
    assert b"Saved." in said
    assert complaint == b""
    assert json.loads((tmp_path / "kept.json").read_text())["log"][-1] == "team OR1"


def read_until(game: "subprocess.Popen[bytes]", words: bytes, seconds: int) -> bool:
    """Read what the program prints up to these words; False if it prints nothing more for so long."""
    assert game.stdout
    read = b""
    while words not in read:
        ready, _, _ = select.select([game.stdout], [], [], seconds)
        if not ready:
            return False
        character = os.read(game.stdout.fileno(), 1)
        assert character, read
        read += character
    return True


def test_a_position_is_played_from_and_its_record_remembers_it(play, tmp_path):
    cells, people = {"PU1": "0 0", "BL1": "1 0"}, {"0": ["PU1"], "1": ["BL1"]}
    position = {"begin": {"at": "turn", "seat": 0}, "cell": cells, "rescuers": people}
    state = CLEOCATRA.load(2, {}, position)
    (tmp_path / "position.json").write_text(json.dumps(dump_position(state)))
    done = play("--position", "position.json", typed="rescue PU1\nsave game.json\nq\n")
    assert "You score 2 points: 2 for cats." in done.stdout
    assert run("replay", "game.json", "--verify", folder=tmp_path).returncode == 0


def seen_at_once(rows: int, folder: Path, *words: str) -> str:
    """What a terminal of 80 columns and so many rows shows when the first question is asked."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
    command = [*COMMAND, "play", *words]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment(TERM="xterm")
    ) as game:
        shown = b""
        while b"for help): " not in shown:
            ready, _, _ = select.select([ours], [], [], 60)
            assert ready, shown
            shown += os.read(ours, 4096)
        game.kill()
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.decode())
    return "\n".join(text.splitlines()[-rows:])


@pytest.mark.parametrize(("rows", "more"), [(24, ()), (48, ("● You", "◆ Brown bot", "Market", "Deck 4"))])
def test_the_wishes_the_own_hand_and_the_choices_are_seen_at_once(rows, more, tmp_path):
    table = ("--seats", "4", "--option", "expansion=travelers", "--option", "start=0", "--seed", "5")
    seen = seen_at_once(rows, tmp_path, "sultans_wishes", *table)
    for part in ("Wishes", "● Hand 3", "Your turn", "  1 ", *more):
        assert part in seen
    assert "Shortened to fit." in seen


def test_the_pyramids_and_the_points_of_four_players_are_seen_at_once(tmp_path):
    table = ("--seats", "4", "--option", "mode=advanced", "--option", "start=0", "--seed", "5")
    seen = seen_at_once(30, tmp_path, "cleocatra", *table)
    for part in ("/\\", "● You", "◆ Brown bot", "Your turn"):
        assert part in seen.replace("\u2571\u2572", "/\\")


def test_a_terminal_without_such_characters_gets_plain_ones(tmp_path):
    done = play_apart("--option", "start=0", typed="q\n", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "/\\" in done.stdout
    assert "?" not in done.stdout.replace("(? for help)", "").replace("? for help.", "")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["chess"], "there is no game 'chess'"),
        (["cleocatra", "--seats", "7"], "cleocatra is for 2 to 4 players, not 7"),
        (["cleocatra", "--seats", "many"], "'--seats'"),
        (["cleocatra", "--option", "mode"], "write an option as NAME=VALUE, not 'mode'"),
        (["cleocatra", "--option", "mode=hard"], "'hard' is not one of basic, advanced"),
        (["cleocatra", "--option", "speed=9"], "cleocatra has no option 'speed'"),
        (["cleocatra", "--bot", "genius"], "there is no bot 'genius'"),
        (["cleocatra", "--humans", "3"], "there are 2 seats"),
        (["cleocatra", "--seat", "5"], "there is no seat 5"),
        (["cleocatra", "--position", "none.json"], "none.json cannot be read"),
        (["cleocatra", "--record", "none.json"], "none.json cannot be read"),
        (["cleocatra", "--record", "a.json", "--seats", "2"], "leave --position, --seats and --option out"),
        (["cleocatra", "--position", "a.json", "--seats", "2"], "leave --seats and --option out"),
        (["cleocatra", "--bot", "random", "--bot", "greedy"], "once for each of the 1"),
        (["cleocatra", "--no-such-option"], "No such option"),
        (["cleocatra", "--language", "fr"], "there is no language 'fr'; choose de or en"),
        ([], "Missing"),
    ],
)
def test_a_wrong_command_is_one_sentence_and_exit_code_2(words, answer, capsys):
    assert answer in refused_here(capsys, "play", *words)


def test_a_wrong_command_leaves_nothing_behind(tmp_path):
    assert "there is no game 'chess'" in refused(run("play", "chess", folder=tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("{", "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
        ("[]", "a position is a JSON object"),
        ('{"game": "cleocatra", "seats": 2, "position": {"cats": 1}}', "cats: is not a field"),
        (
            '{"game": "cleocatra", "seats": 2, "position": {"begin": {"at": "turn", "seat": 0},'
            ' "cell": {"PU1": "0 0", "BL1": "4 4"}}}',
            "the pyramids have come apart",
        ),
    ],
)
def test_a_bad_position_is_one_sentence_that_names_the_file_and_the_place(document, answer, capsys, tmp_path):
    (tmp_path / "bad.json").write_text(document)
    sentence = refused_here(capsys, "play", "cleocatra", "--position", tmp_path / "bad.json")
    assert "bad.json: " in sentence
    assert answer in sentence


def test_a_file_that_is_no_text_is_one_sentence(capsys, tmp_path):
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe\x00")
    sentence = refused_here(capsys, "play", "cleocatra", "--record", tmp_path / "bad.json")
    assert "bad.json is not a text file" in sentence

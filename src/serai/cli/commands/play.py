"""`serai play`: a game in the terminal, with bots and with people who share one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from serai.bots import choose_for, consider, make_bot
from serai.cli.shared import files
from serai.cli.shared.inputs import change_numbers, open_record, read_options, read_position, replay_record
from serai.cli.shared.match_display import MatchDisplay
from serai.cli.shared.players import HUMAN, People, humans_among, readers_of, recorded_players, seat_players
from serai.cli.shared.words import ENGLISH, language_here, respelled, shortened
from serai.core.actions import Reason
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.core.title import Title
from serai.games import find
from serai.match.chance import key_of, new_key
from serai.match.match import Match, Preview, Refused
from serai.match.record import write_record

INTERRUPTED: Final = 130  # the exit code after Ctrl-C
YES: Final = ("", "y", "yes", "j", "ja")  # at the question whether to save
HINTS: Final = 3  # actions at most
NO: Final = ("n", "no", "nein", "q", "quit")
ROWS_FOR_QUESTION: Final = 6  # beside the choices: whose turn it is, what to decide, what to type


class Leave(Exception):
    """The person wants to stop playing."""


class Opening(NamedTuple):
    """What play begins with."""

    match: Match
    players: list[str]  # [seat] HUMAN or the level of a bot
    position: dict[str, Any] | None  # the match began from, if not from the table as laid
    file: Path | None  # the saved game it continues


def play(
    game: str,
    seats: int | None = None,
    options: Sequence[str] = (),
    humans: int | None = None,
    seat: int = 0,
    bots: Sequence[str] = (),
    position: Path | None = None,
    record: Path | None = None,
    seed: int | None = None,
    quick: bool = False,
    language: str | None = None,
    data: Path | None = None,
) -> int:
    """Play in this terminal until the game is over or the person leaves; the exit code."""
    spoken = language_here(language)
    key = new_key() if seed is None else key_of(seed)
    people = People(humans, seat, bots)
    change_numbers(find(game), data)
    if record:
        if position or seats is not None or options:
            raise ValueError("a saved game has its own table: leave --position, --seats and --option out")
        opening = continue_record(find(game), record, key, people)
    elif position:
        if seats is not None or options:
            raise ValueError("a position has its own seats and options: leave --seats and --option out")
        opening = begin_from(find(game), position, key, people)
    else:
        opening = begin_anew(find(game), seats, options, key, people)
    for_bots = int.from_bytes(blake2b(key, digest_size=7).digest(), "big")
    return Play(opening, Rng(for_bots), quick, spoken).run()


def begin_anew(
    title: Title, seats: int | None, options: Sequence[str], key: bytes, people: People
) -> Opening:
    """A new game, for the fewest players if no number is given."""
    state = title.new(title.fewest if seats is None else seats, read_options(options))
    players = seat_players(int(state.game.seats), people)
    return Opening(Match(title, state, key, readers_of(players)), players, None, None)


def begin_from(title: Title, file: Path, key: bytes, people: People) -> Opening:
    """A game from a position document."""
    position, state = read_position(file, title)
    players = seat_players(int(state.game.seats), people)
    return Opening(Match(title, state, key, readers_of(players)), players, position, None)


def continue_record(title: Title, file: Path, key: bytes, people: People) -> Opening:
    """A saved game, with the same players unless others are wanted."""
    title, record = open_record(file, title)
    players = recorded_players(record.players)
    if people.humans is not None or people.bots:
        players = seat_players(len(players), people)
    match = replay_record(file, title, record, readers_of(players), key)
    return Opening(match, players, record.start, file)


class Play(MatchDisplay):
    """A table at which bots play by themselves and people by what they type."""

    def __init__(self, opening: Opening, rng: Rng, quick: bool, language: str = ENGLISH) -> None:
        humans = humans_among(opening.players)
        you = humans[0] if len(humans) == 1 else None
        super().__init__(opening.match, opening.players, you, language)
        self.position = opening.position
        self.file = opening.file
        self.quick = quick
        self.rng = rng
        self.bots = {
            seat: make_bot(player, self.title) for seat, player in enumerate(self.players) if player != HUMAN
        }
        self.saved = self.actions() if self.file else []  # those that are in a file
        self.looking: int | None = None  # the human before the screen

    # The course of a game

    def run(self) -> int:
        """Play, and lose nothing however it ends; the exit code."""
        try:
            self.begin()
            while self.actor() != OVER:
                if self.actor() in self.bots:
                    self.let_bot_play()
                else:
                    self.let_human_play()
            self.finish()
        except (Leave, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            print()
            return self.leave(INTERRUPTED)
        except Exception:
            self.match.rewind(len(self.match.log))
            if self.is_unsaved():
                self.save(files.unused_name(self.title.name))
            raise
        return 0

    def begin(self) -> None:
        self.screen.say(f"{self.words.say('title')}. {self.words.say('about')}", style="bold")
        self.screen.say(self.words.say("welcome"), style="dim")
        if self.match.log:
            self.screen.say(self.words.say("continued", count=len(self.match.log)))
            for reader in self.readers:
                self.told[reader] = len(self.match.story[reader])
        self.match.begin()

    def actions(self) -> list[int]:
        return [entry.action for entry in self.match.log]

    def let_bot_play(self) -> None:
        seat = self.actor()
        with self.thinking(seat):
            action = choose_for(self.bots[seat], self.title, self.match.state, self.rng)
        self.match.play(seat, action)
        if not self.humans:
            self.tell(self.readers[0])

    def let_human_play(self) -> None:
        """One decision of a human, and at the end of a turn the chance to take it back."""
        seat = self.actor()
        self.draw_curtain(seat)
        self.show(seat)
        while not self.obey(seat, self.screen.ask(self.question())):
            pass
        if self.actor() != seat and self.match.can_undo(seat) and not self.quick:
            self.tell(seat)
            while not self.confirm(seat, self.screen.ask(self.words.say("turn-over"))):
                pass

    def finish(self) -> None:
        self.show_board(self.readers[0])
        self.tell(self.readers[0])
        self.show_score()
        if self.is_unsaved():
            try:
                self.offer_to_save()
            except EOFError:
                print()

    def leave(self, code: int) -> int:
        """Say goodbye; an unsaved game is saved first unless the person declines."""
        self.match.rewind(len(self.match.log))  # an interruption may have come in the middle of a step
        if not self.is_unsaved():
            self.screen.say(self.words.say("left"))
            return code
        try:
            self.offer_to_save()
        except EOFError:  # nobody is there to answer
            print()
            self.save(files.unused_name(self.title.name))
        except KeyboardInterrupt:
            print()
            self.screen.say(self.words.say("left-unsaved"))
        return code

    # What is shown

    def show(self, seat: int) -> None:
        """What has happened, the table, and what can be done now, which is what must not scroll away."""
        offered = self.screen.choices([self.sentence(seat, action, gain=True) for action in self.choices()])
        height, story = self.screen.height, self.untold(seat)
        self.tell(seat)
        self.show_board(seat, height and height - len(offered) - ROWS_FOR_QUESTION - min(story, height // 8))
        self.screen.heading(self.words.say("turn", seat=seat))
        self.screen.say(self.words.step(self.match.state.step_name(), self.view(seat)))
        self.screen.lines(offered)

    def draw_curtain(self, seat: int) -> None:
        """Where others at the screen may not see what this human sees, let them turn away first."""
        secret = any(self.view(other) != self.view(seat) for other in self.humans)
        if secret and self.looking != seat:
            self.screen.clear()
            self.screen.ask(self.words.say("curtain", seat=seat))
        self.looking = seat

    def sentence(self, seat: int, action: int, gain: bool = False) -> str:
        """An action in words, with the points it brings at once if that is asked for."""
        sentence = self.words.action(self.catalogue(), self.view(seat), action)
        points = self.gain(seat, action) if gain else 0
        return f"{sentence} ({self.words.say('gain', points=points)})" if points else sentence

    def gain(self, seat: int, action: int) -> int:
        """The points that the preview of an action promises: what its lines give the seat as `points`."""
        lines = self.match.preview(seat, action).lines
        return sum(line.args.get("points", 0) for line in lines if line.args.get("seat") == seat)

    def question(self) -> str:
        count = len(self.choices())
        return self.words.say("choose-only") if count == 1 else self.words.say("choose", count=count)

    def example(self) -> str:
        return self.catalogue().text((self.choices() or [0])[0])

    # What people type. Each answer says whether the position has changed.

    def obey(self, seat: int, text: str) -> bool:
        """Do what a human types at a decision."""
        if text == "" and len(self.choices()) == 1:
            text = "1"
        if text == "":
            return False
        if text.isdecimal():
            action = self.numbered(text)
            return action is not None and self.try_to_play(seat, action)
        done = self.command(seat, text)
        if done is not None:
            return done
        action = self.parsed(text)
        return action is not None and self.try_to_play(seat, action)

    def confirm(self, seat: int, text: str) -> bool:
        """Do what a human types at the end of the turn; True when play goes on."""
        if text == "":
            return True
        done = self.command(seat, text)
        if done is None:
            self.screen.say(self.words.say("what-to-type-after", text=shortened(text)))
        return bool(done)

    def command(self, seat: int, text: str) -> bool | None:
        """Carry out a command; None if the text is none."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        with_more: dict[str, Callable[[int, str], None]] = {
            "why": self.answer_why,
            "preview": self.show_preview,
            "save": self.save_as,
            "show": self.show_zone,
            "rules": lambda _, name: self.show_rules(name),
        }
        if word in with_more:
            with_more[word](seat, rest)
            return False
        if rest:
            return None
        if word in ("u", "undo"):
            return self.step_back(seat)
        if word in ("r", "redo"):
            return self.step_again(seat)
        if word in ("q", "quit"):
            raise Leave
        shows: dict[str, Callable[[], None]] = {
            "board": lambda: self.show_board(seat),
            "hand": lambda: self.show_hand(seat),
            "log": lambda: self.show_log(seat),
            "score": self.show_score,
            "hint": lambda: self.give_hint(seat),
            "help": self.show_help,
            "?": self.show_help,
        }
        if word not in shows:
            return None
        shows[word]()
        return False

    def try_to_play(self, seat: int, action: int) -> bool:
        try:
            self.match.play(seat, action)
        except Refused as refused:
            self.refuse(seat, action, refused.reason)
            return False
        return True

    def step_back(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.screen.say(self.words.say(refused.reason.key))
            return False
        for reader in self.readers:
            self.told[reader] = min(self.told[reader], len(self.match.story[reader]))
        self.screen.say(self.words.say("undone"))
        return True

    def step_again(self, seat: int) -> bool:
        try:
            self.match.redo(seat)
        except Refused as refused:
            self.screen.say(self.words.say(refused.reason.key))
            return False
        self.screen.say(self.words.say("redone"))
        return True

    def answer_why(self, seat: int, text: str) -> None:
        if not text:
            self.screen.say(self.words.say("why-usage", example=self.example()))
            return
        action = self.named(text)
        if action is None:
            return
        reason = self.match.explain(seat, action)
        if reason is not None:
            self.refuse(seat, action, reason)
        else:
            number = self.choices().index(action) + 1
            self.screen.say(self.words.say("why-legal", action=self.sentence(seat, action), number=number))

    def refuse(self, seat: int, action: int, reason: Reason) -> None:
        """Say why not, and where the rule is."""
        because = self.words.say(reason.key, **self.match.says(seat, action))
        self.screen.say(self.words.say("not-legal", action=self.sentence(seat, action), reason=because))
        self.screen.say(self.words.say("rule", name=reason.anchor), style="dim")

    def give_hint(self, seat: int) -> None:
        """What a strong bot would play on this seat, from what the seat knows."""
        if self.actor() != seat or len(self.choices()) < 2:
            self.screen.say(self.words.say("hint-none"))
            return
        with self.thinking(seat):
            thoughts = consider(
                self.title, redealt(self.title, self.match.state, seat, self.rng), self.rng.word()
            )
        for thought in thoughts.actions[:HINTS]:
            if thought.visits:
                said = self.sentence(seat, thought.action)
                number, share = self.choices().index(thought.action) + 1, round(100 * thought.share)
                if len(self.players) == 1:
                    points = round(thought.results[0])
                    line = self.words.say("hint-solo", number=number, action=said, share=share, points=points)
                else:
                    chance = round(100 * thought.results[seat])
                    line = self.words.say("hint", number=number, action=said, share=share, chance=chance)
                self.screen.say(line, indent=2)
        self.screen.say(self.words.say("hint-opinion"), style="dim")

    def thinking(self, seat: int) -> AbstractContextManager[Any]:
        """Say who is thinking, for as long as it takes."""
        words = self.words.say("thinking", seat=seat)
        return self.screen.console.status(words) if self.screen.is_terminal else nullcontext()

    def show_preview(self, seat: int, text: str) -> None:
        if not text:
            self.screen.say(self.words.say("preview-usage"))
            return
        action = self.named(text)
        if action is None:
            return
        try:
            ahead = self.match.preview(seat, action)
        except Refused as refused:
            self.refuse(seat, action, refused.reason)
            return
        said = [self.words.line(line) for line in (*ahead.lines, *ahead.outlook)] + self.follows(ahead)
        silent = "preview-on" if ahead.then == "on" else "preview-nothing"
        for sentence in said or [self.words.say(silent)]:
            self.screen.say(sentence, indent=2)

    def follows(self, ahead: Preview) -> list[str]:
        """What comes after all that a preview could tell, unless the seat just goes on."""
        if ahead.then == "chance" and self.words.has(f"next-{ahead.chance}"):
            return [self.words.say(f"next-{ahead.chance}")]
        if ahead.then == "on":
            return [] if ahead.undoable else [self.words.say("then-seen")]
        return [self.words.say(f"then-{ahead.then}")]

    def show_log(self, seat: int) -> None:
        for _, line in self.match.story[seat]:
            self.screen.say(self.words.line(line), indent=2)
        if not self.match.story[seat]:
            self.screen.say(self.words.say("nothing-yet"))

    def show_help(self) -> None:
        self.screen.say(self.words.say("help", example=self.example()))

    def named(self, text: str) -> int | None:
        """The action of a number or a text; None after saying what is wrong with it."""
        return self.numbered(text) if text.isdecimal() else self.parsed(text)

    def numbered(self, text: str) -> int | None:
        choices = self.choices()
        number = int(text) if len(text) < 10 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1]
        self.screen.say(self.words.say("which-number", number=shortened(text), count=len(choices)))
        return None

    def parsed(self, text: str) -> int | None:
        catalogue = self.catalogue()
        try:
            return catalogue.parse(respelled(catalogue, text))
        except ValueError as error:
            if text.split()[0].lower() in [verb.name for verb in catalogue.verbs]:
                self.screen.say(f"{str(error)[:1].upper()}{str(error)[1:]}.")
            else:
                count = len(self.choices())
                self.screen.say(
                    self.words.say("what-to-type", text=shortened(text), count=count, example=self.example())
                )
            return None

    # Saving

    def is_unsaved(self) -> bool:
        """Whether a human has played something that is in no file."""
        return self.actions() != self.saved and any(entry.actor in self.humans for entry in self.match.log)

    def offer_to_save(self) -> None:
        """Ask for a file until the game is saved or the person declines."""
        proposed = self.file or files.unused_name(self.title.name)
        while True:
            answer = self.screen.ask(self.words.say("offer", file=str(proposed)))
            if answer.lower() in NO:
                self.screen.say(self.words.say("left-unsaved"))
                return
            if self.save(proposed if answer.lower() in YES else Path(answer)):
                return

    def save_as(self, seat: int, text: str) -> None:
        if text:
            self.save(Path(text))
        else:
            self.screen.say(self.words.say("save-usage", file=str(files.unused_name(self.title.name))))

    def save(self, file: Path) -> bool:
        """Write the record, over an older one of this same game only; whether it worked."""
        record = write_record(self.match, self.players, self.position)
        try:
            files.write_text(file, record, replace=file == self.file)
        except FileExistsError:
            self.screen.say(self.words.say("save-exists", file=str(file)))
            return False
        except (OSError, ValueError) as error:
            self.screen.say(self.words.say("save-failed", file=str(file), problem=files.problem(error)))
            return False
        self.file = file
        self.saved = self.actions()
        key = "saved-over" if self.actor() == OVER else "saved"
        self.screen.say(self.words.say(key, file=str(file), game=self.title.name))
        return True

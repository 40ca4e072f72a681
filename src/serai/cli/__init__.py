"""The command line. What a command needs is imported when it runs, so that `--help` answers at once."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

BAD_INPUT: Final = 2
BUG: Final = 1
INTERRUPTED: Final = 130

# Plain help: the decorated one would take twice as long to appear.
app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Board games in the terminal: play them, replay them, test them.",
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game of `serai games`.", show_default=False)]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many play; the fewest if not given.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Position = Annotated[Path | None, typer.Option(metavar="FILE", help="A position to begin from.")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="Repeats the same chance and the same bots.")]


@app.command()
def games() -> None:
    """List the games and their options."""
    from serai.cli.games import list_games

    list_games()


@app.command()
def play(
    game: Game,
    seats: Seats = None,
    option: Options = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL", help="greedy (the default) or random; one for all, or one for each."),
    ] = None,
    humans: Annotated[
        int | None, typer.Option(metavar="N", help="How many people share this screen; 1 if not given.")
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="The seat of the first of them, from 0.")] = 0,
    position: Position = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="A saved game to continue.")] = None,
    seed: Seed = None,
    quick: Annotated[bool, typer.Option("--quick", help="Do not ask at the end of each turn.")] = False,
) -> int:
    """Play a game in this terminal, against bots or with others."""
    from serai.cli.play import play as play_game

    return play_game(game, seats, option or (), humans, seat, bot or (), position, record, seed, quick)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every action and position.")] = False,
) -> None:
    """Tell a saved game again, or check that it is in order."""
    from serai.cli.replay import tell_record

    tell_record(file, verify)


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(metavar="N", help="How many actions deep.")] = 3,
    seats: Seats = None,
    option: Options = None,
    position: Position = None,
) -> None:
    """Count the ways to play so many actions, chance included."""
    from serai.cli.perft import count_ways

    count_ways(game, depth, seats, option or (), position)


@app.command()
def fuzz(
    game: Game,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1_000,
    seed: Annotated[int, typer.Option(metavar="N", help="Another number is another set of games.")] = 1,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Only for so many players.")] = None,
    checks: Annotated[str, typer.Option(help="sampled, or every game checked slowly.")] = "sampled",
) -> int:
    """Play random games on all cores and check every step."""
    from serai.cli.fuzz import fuzz as fuzz_game

    return fuzz_game(game, games, seed, seats, checks)


@app.command()
def doctor() -> None:
    """Say what runs here, how, and why."""
    from serai.cli.doctor import doctor as examine

    examine()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Whatever goes wrong is one sentence and never a traceback."""
    try:
        code = app(arguments, prog_name="serai", standalone_mode=False)
        sys.stdout.flush()
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except typer.TyperException as error:
        return complain(str(error))
    except BrokenPipeError:
        # The reader has seen enough; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError) as error:
        return complain(str(error))
    except Exception as error:
        if os.environ.get("SERAI_TRACE"):
            raise
        what = f"{type(error).__name__}: {error}"
        complain(f"this is a fault of the program ({what}); with SERAI_TRACE=1 it says where")
        return BUG
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    """Print one sentence to standard error; the exit code."""
    line = " ".join(sentence.split()).rstrip(".")
    print(f"serai: {line}.", file=sys.stderr)
    return BAD_INPUT

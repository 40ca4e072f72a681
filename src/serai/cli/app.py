"""The commands. What each needs is imported when it runs, so that `--help` answers at once."""

from pathlib import Path
from typing import Annotated

import typer

# Plain help: the decorated one would take twice as long to appear.
app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Board games: play them here or over the network, replay them, test them.",
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game of `serai games`.", show_default=False)]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many play; the fewest if not given.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Position = Annotated[Path | None, typer.Option(metavar="FILE", help="A position to begin from.")]
Data = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Where tables are kept; the user's data folder if not given."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)]
Language = Annotated[
    str | None, typer.Option(metavar="TAG", help="en or de; what the environment says if not given.")
]
Seed = Annotated[int | None, typer.Option(metavar="N", help="Repeats the same chance and the same bots.")]


@app.command()
def games(language: Language = None) -> None:
    """List the games and their options."""
    from serai.cli.commands.games import list_games

    list_games(language)


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
    language: Language = None,
) -> int:
    """Play a game in this terminal, against bots or with others."""
    from serai.cli.commands.play import play as play_game

    people = humans, seat, bot or ()
    return play_game(game, seats, option or (), *people, position, record, seed, quick, language)


@app.command()
def replay(
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="Only check every action and position.")] = False,
    language: Language = None,
) -> None:
    """Tell a saved game again, or check that it is in order."""
    from serai.cli.commands.replay import tell_record

    tell_record(file, verify, language)


@app.command()
def verify(file: RecordFile) -> None:
    """Compute every draw of a finished game again."""
    from serai.cli.commands.verify import verify_draws

    verify_draws(file)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 127.0.0.1 if not given.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="8000 if not given.")] = None,
    data: Data = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings in TOML.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
) -> None:
    """Serve tables to browsers and bots: docs/running.md."""
    from serai.cli.commands.serve import serve as run

    run(host, port, data, config, browser)


@app.command()
def connect(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="An invite link: http://HOST/join/TOKEN.", show_default=False)
    ],
    bot: Annotated[str, typer.Option(metavar="NAME", help="random or first.")] = "random",
    name: Annotated[str, typer.Option(help="What the others see.")] = "Bot",
    pause: Annotated[float, typer.Option(metavar="S", help="Seconds between two actions at least.")] = 0.4,
) -> None:
    """Let a bot take a seat at a server's table."""
    from serai.cli.commands.connect import connect as take_seat

    take_seat(url, bot, name, pause)


@app.command()
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's name.", show_default=False)],
    data: Data = None,
) -> None:
    """Print a table of the server as a record."""
    from serai.cli.commands.export import export_table

    export_table(table, data)


@app.command("import")
def import_(file: RecordFile, data: Data = None) -> None:
    """Make a table of the server from a record."""
    from serai.cli.commands.import_ import import_record

    import_record(file, data)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    data: Data = None,
) -> None:
    """Copy the server's database, also while it is in use."""
    from serai.cli.commands.backup import backup as copy

    copy(file, data)


@app.command()
def replay_all(data: Data = None) -> int:
    """Replay every table of the server, before upgrading it."""
    from serai.cli.commands.replay_all import replay_all as replay_tables

    return replay_tables(data)


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(metavar="N", help="How many actions deep.")] = 3,
    seats: Seats = None,
    option: Options = None,
    position: Position = None,
) -> None:
    """Count the ways to play so many actions, chance included."""
    from serai.cli.commands.perft import count_ways

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
    from serai.cli.commands.fuzz import fuzz as fuzz_game

    return fuzz_game(game, games, seed, seats, checks)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this game.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per figure.")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", help="For one figure.")] = 1.0,
    memory_games: Annotated[
        int, typer.Option(metavar="N", help="Games over which memory is watched.")
    ] = 20_000,
) -> None:
    """Measure how fast the rules are, compiled and interpreted."""
    from serai.cli.commands.bench import bench as measure

    measure(game, as_json, seconds, memory_games)


@app.command()
def doctor() -> None:
    """Say what runs here, how, and why."""
    from serai.cli.commands.doctor import doctor as examine

    examine()


@app.command()
def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="In lower case, such as my_game.", show_default=False)
    ],
) -> None:
    """Begin a new game from a template that passes the tests."""
    from serai.cli.commands.new_game import new_game as begin

    begin(name)

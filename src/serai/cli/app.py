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
    help="Play board games here or online, replay them, test them.",
)

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="One of the games in `serai games`.", show_default=False)
]
Seats = Annotated[
    int | None, typer.Option(metavar="N", help="Number of players [default: as few as possible].")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set a game option; can be repeated."),
]
Position = Annotated[Path | None, typer.Option(metavar="FILE", help="Start from this position.")]
Data = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Folder with the server's data [default: your data folder]."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)]
Numbers = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="Change numbers of the game: docs/lab.md.")
]
Language = Annotated[
    str | None, typer.Option(metavar="TAG", help="en or de [default: your system's language].")
]
Seed = Annotated[int | None, typer.Option(metavar="N", help="Makes draws and bots repeatable.")]


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
        typer.Option(
            metavar="LEVEL",
            help="random, novice, greedy, casual (default), strong or master; once for all, or for each.",
        ),
    ] = None,
    humans: Annotated[
        int | None, typer.Option(metavar="N", help="Number of people at this screen [default: 1].")
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="Seat of the first of them, counted from 0.")] = 0,
    position: Position = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue this saved game.")] = None,
    seed: Seed = None,
    quick: Annotated[bool, typer.Option("--quick", help="End turns without asking.")] = False,
    data: Numbers = None,
    language: Language = None,
) -> int:
    """Play in this terminal, against bots or with others."""
    from serai.cli.commands.play import play as play_game

    people = humans, seat, bot or ()
    return play_game(game, seats, option or (), *people, position, record, seed, quick, language, data)


@app.command()
def replay(
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help="Only check every action and position.")] = False,
    data: Numbers = None,
    language: Language = None,
) -> None:
    """Replay a saved game, or check it."""
    from serai.cli.commands.replay import tell_record

    tell_record(file, verify, language, data)


@app.command()
def analyse(
    file: RecordFile,
    json: Annotated[bool, typer.Option("--json", help="One JSON line for each choice.")] = False,
    full: Annotated[
        bool, typer.Option("--full", help="Let the bot know everything, not only what the players knew.")
    ] = False,
    data: Numbers = None,
    language: Language = None,
) -> None:
    """Show how a saved game went, and what a bot would have played."""
    from serai.cli.commands.analyse import analyse as analyse_record

    analyse_record(file, json, full, language, data)


@app.command()
def verify(file: RecordFile) -> None:
    """Check that every draw of a finished game was fair."""
    from serai.cli.commands.verify import verify_draws

    verify_draws(file)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on [default: 127.0.0.1].")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="Port to listen on [default: 8000].")] = None,
    data: Data = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings file (TOML).")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser window.")] = True,
) -> None:
    """Run a server for browsers and bots; see docs/running.md."""
    from serai.cli.commands.serve import serve as run

    run(host, port, data, config, browser)


@app.command()
def connect(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="An invite link: http://HOST/join/TOKEN.", show_default=False)
    ],
    bot: Annotated[str, typer.Option(metavar="NAME", help="random or first.")] = "random",
    name: Annotated[str, typer.Option(help="Name that the others see.")] = "Robot",
    pause: Annotated[
        float, typer.Option(metavar="S", help="Wait at least this many seconds between actions.")
    ] = 0.4,
) -> None:
    """Connect a bot to a table on a server."""
    from serai.cli.commands.connect import connect as take_seat

    take_seat(url, bot, name, pause)


@app.command()
def export(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="WHAT...",
            help="Name of a table; for rows also files of saved games, or folders with them.",
            show_default=False,
        ),
    ],
    form: Annotated[
        str,
        typer.Option(
            "--format", metavar="FORM", help="record, or a row per decision for learners: jsonl, parquet."
        ),
    ] = "record",
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File to write [default: print it].")
    ] = None,
    data: Data = None,
) -> None:
    """Write a table of the server as a saved game, or saved games as data."""
    from serai.cli.commands.export import export as write

    write(what, form, output, data)


@app.command("import")
def import_(file: RecordFile, data: Data = None) -> None:
    """Put a saved game on the server as a table."""
    from serai.cli.commands.import_ import import_record

    import_record(file, data)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="New file to write.", show_default=False)],
    data: Data = None,
) -> None:
    """Back up the server's database, even while it is running."""
    from serai.cli.commands.backup import backup as copy

    copy(file, data)


admin = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look after a server, even while it is running."
)
app.add_typer(admin, name="admin")
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="Name of the table.", show_default=False)]
Who = Annotated[
    str, typer.Argument(metavar="WHO", help="A guest, an address or a network.", show_default=False)
]


@admin.command("list")
def list_tables(
    data: Data = None,
    limit: Annotated[int, typer.Option(metavar="N", help="Only the latest N.")] = 50,
) -> None:
    """List tables, those first at which something happened last."""
    from serai.cli.commands.admin import list_tables as list_all

    list_all(data, limit)


@admin.command("show")
def show_table(table: TableName, data: Data = None) -> None:
    """Show how a table stands, who sits there and its guests' names for `ban`."""
    from serai.cli.commands.admin import show_table as show

    show(table, data)


@admin.command()
def freeze(
    table: TableName,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A reason, which the players see.")] = "",
    data: Data = None,
) -> None:
    """Make a table view only until it is unfrozen."""
    from serai.cli.commands import admin

    admin.order(admin.Freeze(table, why), data)


@admin.command()
def unfreeze(table: TableName, data: Data = None) -> None:
    """Let a frozen table go on."""
    from serai.cli.commands import admin

    admin.order(admin.Unfreeze(table), data)


@admin.command()
def delete(table: TableName, data: Data = None) -> None:
    """Delete a table and everything stored about it."""
    from serai.cli.commands import admin

    admin.order(admin.Delete(table), data)


@admin.command()
def revoke(table: TableName, data: Data = None) -> None:
    """Make all links and codes of a table useless."""
    from serai.cli.commands import admin

    admin.order(admin.Revoke(table), data)


@admin.command()
def ban(
    who: Who,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A reason, which they see.")] = "",
    data: Data = None,
) -> None:
    """Shut out a guest, an address or a network."""
    from serai.cli.commands import admin

    admin.order(admin.Ban(who, why), data)


@admin.command()
def unban(who: Who, data: Data = None) -> None:
    """Let them in again."""
    from serai.cli.commands import admin

    admin.order(admin.Unban(who), data)


@admin.command()
def bans(data: Data = None) -> None:
    """List who is shut out."""
    from serai.cli.commands.admin import list_bans

    list_bans(data)


@admin.command()
def clear(
    days: Annotated[
        int, typer.Option(metavar="N", min=1, help="Where nothing happened for N days.", show_default=False)
    ],
    data: Data = None,
) -> None:
    """Delete old tables, and guests who sit at none."""
    from serai.cli.commands import admin

    admin.order(admin.Clear(days), data)


@app.command()
def replay_all(data: Data = None) -> int:
    """Replay every table of the server before an upgrade."""
    from serai.cli.commands.replay_all import replay_all as replay_tables

    return replay_tables(data)


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(metavar="N", help="Number of actions.")] = 3,
    seats: Seats = None,
    option: Options = None,
    position: Position = None,
) -> None:
    """Count all sequences of N actions, random events included."""
    from serai.cli.commands.perft import count_ways

    count_ways(game, depth, seats, option or (), position)


@app.command()
def fuzz(
    game: Game,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games.")] = 1_000,
    seed: Annotated[int, typer.Option(metavar="N", help="A different number plays different games.")] = 1,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Only with this number of players.")] = None,
    checks: Annotated[
        str, typer.Option(help="sampled, or every (checks every game thoroughly, but slowly).")
    ] = "sampled",
) -> int:
    """Play random games on all cores and check each step."""
    from serai.cli.commands.fuzz import fuzz as fuzz_game

    return fuzz_game(game, games, seed, seats, checks)


@app.command()
def arena(
    game: Game,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Levels, or bots of your own as module:Class.")
    ] = "random,greedy,casual",
    games: Annotated[int, typer.Option(metavar="N", help="Games of each pairing.")] = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Number of players [default: 2].")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(metavar="N", help="A different number plays different games.")] = 1,
    seconds: Annotated[
        float, typer.Option(metavar="S", help="Time that a bot may take for an action.")
    ] = 60.0,
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes [default: all cores].")] = None,
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where results are kept, to go on after a stop.")
    ] = Path("artefacts"),
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per bot.")] = False,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the machines of a Ray cluster.")
    ] = None,
) -> int:
    """Let bots play each other, and say how they stand."""
    from serai.cli.commands.arena import arena as play_arena

    return play_arena(game, bots, games, seats, option or (), seed, seconds, workers, into, as_json, ray)


@app.command()
def lab(
    game: Game,
    option: Options = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Number of players [default: 2].")] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Games of each set.")] = 200,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Levels, or bots of your own as module:Class.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(metavar="N", help="A different number plays different games.")] = 1,
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes [default: all cores].")] = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE[,…]",
            help="Also play with these options, or with data=FILE; can be repeated.",
        ),
    ] = None,
    data: Numbers = None,
    list_data: Annotated[
        bool, typer.Option("--list-data", help="Only list the numbers that a data file may change.")
    ] = False,
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where games are kept, to go on after a stop.")
    ] = Path("artefacts"),
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="The report to write.")
    ] = Path("report.html"),
) -> None:
    """Play many games, and write a report for game designers."""
    from serai.cli.commands.lab import lab as study
    from serai.cli.commands.lab import list_numbers

    if list_data:
        list_numbers(game, data)
    else:
        study(game, bots, games, seats, option or (), compare or (), seed, workers, into, output, data)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this game.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per figure.")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", help="Time for each figure.")] = 1.0,
    memory_games: Annotated[
        int, typer.Option(metavar="N", help="Games to play while measuring memory.")
    ] = 20_000,
) -> None:
    """Measure the speed of the rules, compiled and interpreted."""
    from serai.cli.commands.bench import bench as measure

    measure(game, as_json, seconds, memory_games)


@app.command()
def features(
    game: Game,
    seats: Seats = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="All names as one JSON list.")] = False,
) -> None:
    """List what a learner sees of a game, slot by slot."""
    from serai.cli.commands.features import list_features

    list_features(game, seats, option or (), as_json)


@app.command()
def doctor() -> None:
    """Check this installation and say what could be better."""
    from serai.cli.commands.doctor import doctor as examine

    examine()


@app.command()
def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="In lower case, such as my_game.", show_default=False)
    ],
) -> None:
    """Start a new game from a template that passes the tests."""
    from serai.cli.commands.new_game import new_game as begin

    begin(name)

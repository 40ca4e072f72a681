"""`serai replay-all`: every table of the server replayed, before it is upgraded."""

from serai.cli.shared.database import events_of, reading
from serai.cli.shared.words import Words, language_here
from serai.server.table.rebuild import rebuild


def replay_all(data: str | None) -> int:
    """Replay every table, and list those that can only be viewed; 1 if there are any."""
    sound = frozen = 0
    with reading(data) as connection:
        for name, *row in connection.execute(
            "SELECT name, created, setup, seed FROM tables ORDER BY created"
        ):
            try:
                reason = rebuild(name, tuple(row), events_of(connection, name)).frozen
            except ValueError as error:
                reason = str(error)
            if reason:
                frozen += 1
                print(f"{name} is frozen: {reason}.")
            else:
                sound += 1
    print(Words(language=language_here()).say("replayed-all", sound=sound, frozen=frozen))
    return 1 if frozen else 0

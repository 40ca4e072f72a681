"""The command line: `main` runs a command of `app.py` and turns whatever goes wrong into a sentence."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from serai.extras import MissingExtra, lacking, require

BAD_INPUT: Final = 2
BUG: Final = 1
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Whatever goes wrong is one sentence and never a traceback."""
    try:
        require("terminal")
    except MissingExtra as error:
        return complain(str(error))
    import typer

    from serai.cli.app import app

    try:
        code = app(arguments, prog_name="serai", standalone_mode=False)
        sys.stdout.flush()
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except typer.BadParameter as error:
        return complain(error.format_message())
    except typer.TyperException as error:
        return complain(str(error))
    except BrokenPipeError:
        # The reader has seen enough; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError, MissingExtra) as error:
        return complain(str(error))
    except ModuleNotFoundError as error:
        return complain(lacking(error))
    except Exception as error:
        if os.environ.get("SERAI_TRACE"):
            raise
        what = f"{type(error).__name__}: {error}"
        complain(f"this is a bug in Serai ({what}); set SERAI_TRACE=1 to see where")
        return BUG
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    """Print one sentence to standard error; the exit code."""
    line = " ".join(sentence.split()).rstrip(".")
    print(f"serai: {line}.", file=sys.stderr)
    return BAD_INPUT

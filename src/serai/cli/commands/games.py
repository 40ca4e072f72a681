"""`serai games`: the list of games, with their options."""

from serai.cli.shared.screen import Screen
from serai.cli.shared.words import Words, language_here
from serai.core.title import Option
from serai.games import GAMES


def list_games(language: str | None = None) -> None:
    screen = Screen()
    for title in GAMES:
        words = Words(title, language_here(language))
        screen.say(f"{title.name}: {words.say('about')}")
        screen.say(f"  {words.say('players', fewest=title.fewest, most=title.most, maturity=title.maturity)}")
        for option in title.options:
            screen.say(f"  --option {option.name}={values(option)}  {words.say(f'option-{option.name}')}")


def values(option: Option) -> str:
    """What an option may be, its default first."""
    if option.labels:
        default = option.labels[option.default]
        return "|".join([default, *(label for label in option.labels if label != default)])
    return str(option.default)

"""What a designer wants to know of a game: many of them are played and watched, and a report is written."""

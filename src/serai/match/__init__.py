"""A match: a state being played, with its log. Pure: no clock, no file, no socket."""

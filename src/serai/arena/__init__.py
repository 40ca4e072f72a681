"""Bots against each other: a round robin with rotated seats and paired chance."""

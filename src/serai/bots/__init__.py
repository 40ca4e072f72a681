"""Bots. They know the core and nothing of any game; what a game knows of itself is handed to them."""

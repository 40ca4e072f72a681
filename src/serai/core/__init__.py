"""The engine every game is written in. Standard library, `librt` and `mypy_extensions` only."""

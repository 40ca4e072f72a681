"""A table as a pure core: what may happen at it, what has happened, and what each reader is shown."""

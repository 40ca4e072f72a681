"""What has been counted since the start."""


class Metrics:
    """For /metrics."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.messages = 0
        self.bad_messages = 0

"""Hypothesis finds the same examples in every run, and no test depends on how fast the machine is.

Every command speaks English, whatever the language of the environment.
"""

import os

from hypothesis import HealthCheck, settings
from tests.kit import THOROUGH

os.environ["LANGUAGE"] = "en"
settings.register_profile(
    "serai",
    max_examples=2_000 if THOROUGH else 60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("serai")

"""What every test shares: reproducible, unhurried Hypothesis profiles."""

import os

from hypothesis import HealthCheck, settings

# Two cores shared by a whole test run make single examples slow now and then; a
# deadline would turn that into a failure that says nothing about the code.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

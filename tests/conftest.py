"""What every test shares: Hypothesis profiles and the option `--soak`."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Two cores shared by a whole test run make single examples slow now and then; a
# deadline would turn that into a failure that says nothing about the code.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="run the long form of the tests marked soak"
    )


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether the long form is wanted, as by `make soak`."""
    return bool(request.config.getoption("--soak"))

"""Build hook: the web client of `web/` goes into the package as `strohmann/static/`."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]  # no type for its config
    """Builds the web client before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build `web/` into `src/strohmann/static/` unless it is to be skipped.

        Skipped when `STROHMANN_SKIP_WEB=1`, and for an editable install when a built
        client is there already.

        Raises:
            subprocess.CalledProcessError: npm or the build failed.
        """
        root = Path(self.root)
        built = (root / "src" / "strohmann" / "static" / "index.html").is_file()
        if os.environ.get("STROHMANN_SKIP_WEB") == "1":
            if not built:
                self.app.display_warning("STROHMANN_SKIP_WEB=1: the package has no web client")
            return
        if version == "editable" and built:
            return
        _run_npm(root, "run", "build")


def _run_npm(root: Path, *arguments: str) -> None:
    # Hatchling loads this file by its path, so scripts/ is not importable by name.
    spec = importlib.util.spec_from_file_location("npm", root / "scripts" / "npm.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError(root / "scripts" / "npm.py")
    npm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(npm)
    npm.run(*arguments)

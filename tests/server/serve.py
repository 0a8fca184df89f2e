"""A server with random bots in a process of its own: ``python -m tests.server.serve DATA SEED``.

Prints its port. Logs everything there is to log, as JSON, to standard error.
"""

import socket
import sys
from pathlib import Path

import uvicorn

from strohmann.server.app import create_app
from strohmann.server.run import server_config
from tests.server.players import RandomBot


def main(data: str, seed: str) -> None:
    app = create_app(Path(data), players={"beginner": RandomBot(int(seed))})
    config = server_config(app, log_level="debug", json_logs=True)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        print(listener.getsockname()[1], flush=True)  # noqa: T201 - read by the test
        uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])

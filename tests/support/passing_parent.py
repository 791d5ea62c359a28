"""What systemd does for a service with a socket: hold the port, and start the command with it as open file 3.

    python -m support.passing_parent COMMAND…

Prints the port, then starts the command. `restart` on standard input ends it in order and tells its exit code; the next
line starts it again. The end of the input ends it for good.
"""

import signal
import socket
import subprocess
import sys


def start(command: list[str], listener: socket.socket) -> "subprocess.Popen[bytes]":
    """The command, with the socket where it looks for it; LISTEN_PID is its own, so a shell sets it."""
    moved = f'exec 3<&{listener.fileno()}; LISTEN_FDS=1 LISTEN_FDNAMES=noctuary.socket LISTEN_PID=$$ exec "$@"'
    return subprocess.Popen(["/bin/bash", "-c", moved, "sh", *command], pass_fds=[listener.fileno()])


def main() -> None:
    """Hold the port until nobody wants it any more."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(128)
        print(listener.getsockname()[1], flush=True)
        running = start(sys.argv[1:], listener)
        for _ in sys.stdin:
            running.send_signal(signal.SIGTERM)
            print("ended", running.wait(30), flush=True)
            sys.stdin.readline()  # The port is held meanwhile, and nobody answers.
            running = start(sys.argv[1:], listener)
        running.send_signal(signal.SIGTERM)
        running.wait(30)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Runs a command with one of its outputs on a terminal of so many columns, and writes what came there as it came.

usage: tests/cli/terminal.py out|err COLUMNS COMMAND...      (the other output goes nowhere)
"""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading

END = b"\0the command has ended\0"


def main():
    which, columns, command = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("4H", 24, columns, 0, 0))
    modes = termios.tcgetattr(theirs)
    modes[1] &= ~termios.OPOST  # newlines stay what they are
    termios.tcsetattr(theirs, termios.TCSANOW, modes)
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, f"std{which}": theirs}
    with subprocess.Popen(command, **streams) as program:
        # A terminal that nobody has open any more may say so before it gives its last bytes: so we keep it open,
        # and a mark after the command's own bytes ends them.
        mark = threading.Thread(target=lambda: (program.wait(), os.write(theirs, END)))
        mark.start()
        shown = b""
        while not shown.endswith(END):
            shown += os.read(ours, 4096)
        mark.join()
        sys.stdout.buffer.write(shown[: -len(END)])
        return program.returncode


if __name__ == "__main__":
    sys.exit(main())

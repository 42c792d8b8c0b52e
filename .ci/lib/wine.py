"""The program for Windows under Wine. Needs wine64, mingw-w64 and, for windows, xvfb, xdotool and imagemagick."""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 120
WINE = "/usr/lib/wine/wine64"

# Wine before version 9 lacks the library that the standard library of Rust takes random numbers from.
RANDOM = """
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return RtlGenRandom(bytes, (ULONG)count); }
"""

# Lets nobody near a file until its input ends, as virus scanners do.
HOLD = """
#include <stdio.h>
#include <wchar.h>
#include <windows.h>
int wmain(int count, wchar_t **words) {
    HANDLE file = CreateFileW(words[1], GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    if (count != 2 || file == INVALID_HANDLE_VALUE) return 1;
    puts("held"), fflush(stdout);
    getchar();
    CloseHandle(file);
    return 0;
}
"""


def fail(why):
    sys.exit(f"{os.path.basename(sys.argv[0])}: {why}")


def windows(path):
    """A path of this machine as Wine sees it."""
    return "Z:" + str(path).replace("/", "\\")


class Machine:
    """A Windows of its own, in a folder that is removed."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.root = pathlib.Path(self.folder.name)
        self.drive = self.root / "prefix" / "drive_c"
        self.environment = {name: os.environ[name] for name in ("PATH", "HOME", "USER") if name in os.environ}
        self.environment |= {"WINEPREFIX": str(self.root / "prefix"), "WINELOADER": WINE, "WINEDEBUG": "-all", "LANG": "C.UTF-8"}
        self.environment |= {"WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe="}
        (self.root / "prefix").mkdir()
        # Its first program makes it.
        with self.display():
            self.run("reg", "add", r"HKEY_CURRENT_USER\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        if not self.drive.is_dir():
            fail("Wine makes no Windows")
        system = self.drive / "windows" / "system32"
        if not (system / "bcryptprimitives.dll").exists():
            self.compile(RANDOM, system / "bcryptprimitives.dll", "-shared", "-ladvapi32")
        self.hold = self.compile(HOLD, self.root / "hold.exe", "-municode")

    def begin(self):
        """Starts its server, which stays, and its services: the first program starts them, and they keep its output open as long as they live."""
        subprocess.run(["/usr/lib/wine/wineserver", "-p"], env=self.environment, check=True)
        nowhere = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
        subprocess.run([WINE, "cmd", "/c", "exit"], env=self.environment, timeout=PATIENCE, check=True, **nowhere)

    def compile(self, source, out, *flags):
        words = ["x86_64-w64-mingw32-gcc", "-x", "c", "-", "-x", "none", "-o", str(out), *flags]
        done = subprocess.run(words, input=source, text=True, capture_output=True)
        if done.returncode:
            fail(f"mingw: {done.stderr}")
        return out

    def start(self, *words, cwd=None, **more):
        """Starts a program, with pipes."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
        return subprocess.Popen([WINE, *map(str, words)], cwd=cwd or self.root, env=self.environment, **pipes)

    def run(self, *words, input=b"", cwd=None):
        """Runs a program to its end: code, what it printed, what it complained of."""
        process = self.start(*words, cwd=cwd)
        try:
            out, error = process.communicate(input, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            fail(f"{' '.join(map(str, words))} does not end")
        return process.returncode, out.decode(), error.decode()

    @contextlib.contextmanager
    def display(self, size="1440x900"):
        """A display for windows, for this machine alone."""
        read, write = os.pipe()
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(words, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        # It writes the number and then the end of the line, and ends itself if nobody reads that.
        with os.fdopen(read) as numbers:
            display = ":" + numbers.readline().strip()
        # What runs without a display never gets one.
        self.stop()
        self.environment["DISPLAY"] = display
        self.begin()
        try:
            yield display
        finally:
            # The programs of Wine end with its server, before their display does.
            self.stop()
            server.kill()
            server.wait()
            del self.environment["DISPLAY"]
            self.begin()

    def stop(self):
        """Ends everything that runs in it."""
        subprocess.run(["/usr/lib/wine/wineserver", "-k"], env=self.environment, capture_output=True)

    def end(self):
        self.stop()
        self.folder.cleanup()


class Game:
    """A game in `play --json`."""

    def __init__(self, process):
        self.process, self.notices = process, []
        self.state = self.answer()
        while "legal" not in self.state:
            self.notices.append(self.state)
            self.state = self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            fail(f"the game ended: {self.process.stderr.read().decode()}")
        return json.loads(line)

    def write(self, command):
        self.process.stdin.write(json.dumps(command).encode() + b"\n")
        self.process.stdin.flush()

    def next_command(self):
        """The first command that leads on."""
        return next((it["command"] for it in self.state["legal"] if it["role"] == "flow"), None)

    def play_on(self):
        """Gives the command that leads on; whether there is one."""
        command = self.next_command()
        if command is not None:
            self.write(command)
            answer = self.answer()
            if "legal" not in answer:
                fail(f"{command}: {answer}")
            self.state = answer
        return command is not None

    def kill(self):
        self.process.kill()
        self.process.wait()

    def leave(self):
        out, error = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


def until(what, condition, patience=PATIENCE):
    """Waits for something that another process does."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    fail(f"{what} does not happen")


def empty(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder

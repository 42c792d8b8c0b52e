"""A headless Chromium, spoken to in the DevTools protocol over a pair of pipes, and a server for the site. Needs chromium, imagemagick."""

import base64
import fcntl
import functools
import http.server
import json
import os
import select
import subprocess
import sys
import tempfile
import threading
import time

# A busy machine needs seconds.
PATIENCE = 180


def fail(why):
    sys.exit(f"{os.path.basename(sys.argv[0])}: {why}")


def serve(site):
    """Serves a folder; returns its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass


class Browser:
    """A browser with a profile of its own."""

    def __init__(self, language, folder=None):
        self.temporary = None if folder else tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.folder = folder or self.temporary.name
        read, theirs = os.pipe()
        self.incoming, write = read, theirs
        read, self.outgoing = os.pipe()
        # The browser wants its ends as 3 and 4.
        read, write = (fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (read, write))
        flags = ["--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]
        flags += ["--disable-background-networking", "--disable-component-update", "--disable-sync", f"--user-data-dir={self.folder}"]
        flags += ["--disable-quic", "--touch-events=enabled"]
        start = f'exec chromium "$@" 3<&{read} 4>&{write}'
        words = ["bash", "-c", start, "chromium", *flags, f"--lang={language}", f"--accept-lang={language}", "about:blank"]
        self.said = open(f"{self.folder}/said", "w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(words, pass_fds=(read, write), stdout=self.said, stderr=self.said)
        for end in (read, write, theirs):
            os.close(end)
        self.rest, self.number, self.events = b"", 0, []

    def ask(self, method, session=None, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.outgoing, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + PATIENCE
        while True:
            answer = self.next(end)
            if answer.get("id") == self.number:
                if "error" in answer:
                    fail(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def next(self, end):
        while b"\0" not in self.rest:
            if not select.select([self.incoming], [], [], max(0, end - time.monotonic()))[0]:
                fail("the browser does not answer")
            part = os.read(self.incoming, 1 << 16)
            if not part:
                self.said.seek(0)
                fail(f"the browser has ended:\n{self.said.read()}")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def page(self, width, height, density=1, mobile=False):
        return Page(self, width, height, density, mobile)

    def renderer(self):
        """The number of the page's process: the largest of the pages'."""
        processes = self.ask("SystemInfo.getProcessInfo")["processInfo"]
        return max((it["id"] for it in processes if it["type"] == "renderer"), key=memory)

    def close(self):
        self.process.terminate()
        self.process.wait()
        if self.temporary:
            self.temporary.cleanup()


class Page:
    """A tab. An error in its console fails at once, unless it is among those that are `allowed`."""

    def __init__(self, browser, width, height, density, mobile):
        self.browser, self.allowed, self.chooser = browser, (), None
        self.target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.ask("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for part in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{part}.enable")
        self.size(width, height, density, mobile)

    def size(self, width, height, density=1, mobile=False):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density, mobile=mobile)
        if mobile:
            self.ask("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)

    def ask(self, method, **params):
        answer = self.browser.ask(method, session=self.session, **params)
        self.refuse_errors()
        return answer

    def refuse_errors(self):
        events, self.browser.events = self.browser.events, []
        for event in events:
            if event.get("sessionId") != self.session:
                self.browser.events.append(event)
                continue
            if event.get("method") == "Page.fileChooserOpened":
                self.chooser = event["params"]["backendNodeId"]
            why = error_of(event)
            if why and not any(allowed in why for allowed in self.allowed):
                fail(why)

    def open(self, address):
        self.ask("Page.navigate", url=address)

    def run(self, code):
        """The value of an expression; a promise is awaited."""
        answer = self.ask("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            fail(f"{code}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, what, code, patience=PATIENCE):
        """Runs an expression until it is true."""
        end = time.monotonic() + patience
        while not self.run(f"Boolean({code})"):
            if time.monotonic() > end:
                self.picture("/tmp/waiting.png")
                fail(f"{what}: never ({code}); the page says {self.says()}")
            time.sleep(0.05)

    def says(self):
        """The mirror of the screen: kind and words of every element."""
        return self.run("[...document.querySelectorAll('#mirror > *')].map(it => `${it.tagName} ${it.ariaLabel ?? it.textContent}`)") or []

    def press(self, name):
        """Presses the button of the mirror whose words begin so."""
        code = f"[...document.querySelectorAll('#mirror button:enabled')].find(it => it.textContent.startsWith({json.dumps(name)}))"
        self.wait(f"a button {name}", code)
        self.run(f"{code}.click()")

    def key(self, key, code=None, number=0, text=""):
        press = {"key": key, "code": code or key, "windowsVirtualKeyCode": number}
        self.ask("Input.dispatchKeyEvent", type="keyDown", text=text, **press)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **press)

    def enter(self):
        self.key("Enter", number=13, text="\r")

    def tap(self, x, y):
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def drag(self, x, y, to, steps=10):
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for step in range(1, steps + 1):
            self.ask("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y + (to - y) * step / steps}])
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, file):
        with open(file, "wb") as out:
            out.write(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def front(self):
        """Brings the tab to the front: one behind others is not drawn."""
        self.ask("Page.bringToFront")

    def choose(self, file):
        """Chooses a file where the page asks for one, which `Page.setInterceptFileChooserDialog` has to hold back."""
        end = time.monotonic() + PATIENCE
        while self.chooser is None:
            if time.monotonic() > end:
                fail("no file is asked for")
            time.sleep(0.05)
            self.run("0")
        self.ask("DOM.setFileInputFiles", files=[str(file)], backendNodeId=self.chooser)
        self.chooser = None

    def close(self):
        self.browser.ask("Target.closeTarget", targetId=self.target)


def error_of(event):
    method, params = event.get("method"), event.get("params", {})
    if method == "Runtime.exceptionThrown":
        details = params["exceptionDetails"]
        return f"an exception in the page: {details['text']} {details.get('exception', {}).get('description', '')}"
    if method == "Runtime.consoleAPICalled" and params["type"] in ("error", "assert"):
        return "an error in the console: " + " ".join(str(it.get("value", it.get("description"))) for it in params["args"])
    if method == "Log.entryAdded" and params["entry"]["level"] == "error":
        return f"an error of the page: {params['entry']['text']} {params['entry'].get('url', '')}"
    if method in ("Inspector.targetCrashed", "Target.targetCrashed"):
        return "the page has crashed"
    return None


def memory(process):
    """Proportional share of memory in MB."""
    with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as rollup:
        return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:")) / 1000


def pixels(file):
    raw = subprocess.run(["convert", file, "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout
    return [raw[at : at + 3] for at in range(0, len(raw), 3)]

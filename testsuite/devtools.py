"""Runs Chromium without a window and controls it over a pipe with the DevTools protocol: evaluates scripts, presses keys, clicks,
takes screenshots.

  with Browser("/usr/bin/chromium") as b:
      b.open("page.html", width=1280, height=800)
      b.run("document.title")
"""
import base64
import json
import os
import subprocess
import tempfile
import time

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-quic",
         "--disable-component-update", "--disable-sync", "--force-prefers-reduced-motion", "--hide-scrollbars",
         "--enable-precise-memory-info", "--remote-debugging-pipe", "about:blank"]
LONGEST = 30  # seconds for which until() waits
# Resolves when the browser has painted the effect of the script.
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Browser:
    def __init__(self, chromium):
        self.chromium, self.last, self.session, self.errors = chromium, 0, None, []

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(dir=".", ignore_cleanup_errors=True)
        commands, answers = os.pipe(), os.pipe()

        def wire():
            # The browser reads commands from descriptor 3 and writes answers to descriptor 4. These descriptors may already be ends
            # of the pipes.
            ends = os.dup(commands[0]), os.dup(answers[1])
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen([self.chromium, *FLAGS, "--user-data-dir=" + os.path.abspath(self.profile.name)], close_fds=False,
                                        preexec_fn=wire, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands[0])
        os.close(answers[1])
        self.to, self.of = os.fdopen(commands[1], "wb"), os.fdopen(answers[0], "rb")
        self.waiting = b""
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.ask("Browser.close")
            self.process.wait(20)
        except (OSError, EOFError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()

    def receive(self):
        while b"\0" not in self.waiting:
            more = os.read(self.of.fileno(), 1 << 20)
            if not more:
                raise EOFError("the browser has ended")
            self.waiting += more
        message, _, self.waiting = self.waiting.partition(b"\0")
        return json.loads(message)

    def ask(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.to.write(json.dumps(message).encode() + b"\0")
        self.to.flush()
        while True:
            answer = self.receive()
            if answer.get("method") == "Runtime.exceptionThrown":
                self.errors.append(answer["params"]["exceptionDetails"].get("exception", {}).get("description", "exception"))
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]

    def open(self, path, width=1280, height=800, dark=False, fragment=""):
        """Opens a page in a new tab of this size, and waits until the page is painted. Returns the milliseconds from the start of
        the navigation until the page is painted."""
        self.session = None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "DOM":
            self.ask(domain + ".enable")
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
                                                         {"name": "prefers-reduced-motion", "value": "reduce"}])
        self.ask("Page.navigate", url="file://" + os.path.abspath(path) + fragment)
        while not self.run("document.readyState === 'complete' && location.href !== 'about:blank'"):
            pass
        return self.run(PAINTED + ".then(() => performance.now())")

    def run(self, script):
        """Returns the value of a JavaScript expression, or the value with which it is fulfilled if it is a promise."""
        result = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "exception in " + script))
        return result["result"].get("value")

    def until(self, script):
        """Waits until a JavaScript expression is true. Needed after a script that clicks a link or goes back in the history,
        because the browser navigates only after the script. Fails after LONGEST seconds."""
        end = time.monotonic() + LONGEST
        while not self.run("Boolean(%s)" % script):
            if time.monotonic() > end:
                raise RuntimeError("still false: " + script)
            self.run(PAINTED)

    def timed(self, script):
        """Returns the milliseconds from the beginning of a script until its effect is painted."""
        return self.run("(() => {const begin = performance.now(); %s; return %s.then(() => performance.now() - begin);})()" % (script, PAINTED))

    def key(self, key):
        for kind in "keyDown", "keyUp":
            text = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
            if key == "Enter" and kind == "keyDown":
                text = {"text": "\r"}
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key if len(key) > 1 else "", **text)
        self.run(PAINTED)

    def click(self, selector):
        box = self.run("(() => {const e = document.querySelector(%s); e.scrollIntoView({block: 'nearest'}); const b = e.getBoundingClientRect(); "
                       "return [b.x + b.width / 2, b.y + b.height / 2];})()" % json.dumps(selector))
        self.click_at(*box)

    def click_at(self, x, y):
        for kind in "mousePressed", "mouseReleased":
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)
        self.run(PAINTED)

    def heap(self):
        """Returns the number of bytes in use after a garbage collection."""
        self.ask("HeapProfiler.enable")
        self.ask("HeapProfiler.collectGarbage")
        return self.run("performance.memory.usedJSHeapSize")

    def tree(self):
        """Returns the accessibility tree: the roles and names that a screen reader receives."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [(n["role"]["value"], n.get("name", {}).get("value", "")) for n in nodes if not n.get("ignored")]

    def picture(self, path):
        data = self.ask("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as f:
            f.write(base64.b64decode(data))

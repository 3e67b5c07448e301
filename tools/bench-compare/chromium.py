"""Headless Chromium over its debugging pipe: commands and answers as JSON with a zero byte after each."""
import base64
import json
import os
import shutil
import subprocess
import tempfile

import listing

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"]
SHELL = "/usr/lib/chromium/chromium-headless-shell"
BROWSER = "/usr/lib/chromium/chromium"
# The browser waits for our frames instead of sixty a second: the fastest way there is to a picture.
OWN_FRAMES = [
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
]


def screenshot_command(page, picture):
    return [
        SHELL, *FLAGS, f"--force-device-scale-factor={listing.SCALE}", f"--window-size={listing.WIDTH},{listing.HEIGHT}",
        f"--screenshot={picture}", "file://" + page]


class Chromium:
    """One warm browser with one page."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="galley-bench-")
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()

        def pass_pipes():
            # The browser reads descriptor 3 and writes 4; both ends may lie there already.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [SHELL, *FLAGS, *OWN_FRAMES, "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
             f"--force-device-scale-factor={listing.SCALE}", f"--window-size={listing.WIDTH},{listing.HEIGHT}", "about:blank"],
            preexec_fn=pass_pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.rest, self.session = 0, b"", None
        target = self.call(
            "Target.createTarget", url="about:blank", width=listing.WIDTH, height=listing.HEIGHT, enableBeginFrameControl=True)
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=listing.WIDTH, height=listing.HEIGHT,
                  deviceScaleFactor=listing.SCALE, mobile=False)

    def call(self, method, **parameters):
        self.number += 1
        message = dict(id=self.number, method=method, params=parameters)
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.rest += chunk
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def draw(self, page, picture):
        self.call("Runtime.evaluate", expression="document.open();document.write(%s);document.close()" % json.dumps(page))
        frame = {}
        # A frame in which nothing was ready brings no picture.
        while "screenshotData" not in frame:
            frame = self.call("HeadlessExperimental.beginFrame", screenshot=dict(format="png", optimizeForSpeed=True))
        with open(picture, "wb") as file:
            file.write(base64.b64decode(frame["screenshotData"]))

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

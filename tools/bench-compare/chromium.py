"""Headless Chromium as it is raced: a picture for each start, and one warm browser."""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

import listing

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from browser import FLAGS, SHELL, Browser  # noqa: E402

BROWSER = "/usr/lib/chromium/chromium"
# The browser waits for our frames instead of sixty a second: the fastest way there is to a picture.
OWN_FRAMES = [
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
]


def screenshot_command(page, picture):
    return [
        SHELL, *FLAGS, f"--force-device-scale-factor={listing.SCALE}", f"--window-size={listing.WIDTH},{listing.HEIGHT}",
        f"--screenshot={picture}", "file://" + page]


class Pages:
    """One warm page that is written anew for each picture; its frames are drawn when they are asked for."""

    def draw(self, page, picture):
        self.call("Runtime.evaluate", expression="document.open();document.write(%s);document.close()" % json.dumps(page))
        frame = {}
        # A frame in which nothing was ready brings no picture.
        while "screenshotData" not in frame:
            frame = self.call("HeadlessExperimental.beginFrame", screenshot=dict(format="png", optimizeForSpeed=True))
        with open(picture, "wb") as file:
            file.write(base64.b64decode(frame["screenshotData"]))


class PipeChromium(Pages, Browser):
    """Told over the debugging pipe."""

    def __init__(self):
        super().__init__(listing.WIDTH, listing.HEIGHT, listing.SCALE, OWN_FRAMES, begins_frames=True)


class SocketChromium(Pages):
    """Told over the debugging port with the web socket client that Python has, as the measured baselines were: its check
    that every answer is UTF-8 takes as long as the browser."""

    def __init__(self):
        import websocket

        self.number, self.sockets = 0, []
        self.profile = tempfile.mkdtemp(prefix="galley-browser-")
        self.process = subprocess.Popen(
            [SHELL, *FLAGS, *OWN_FRAMES, "--remote-debugging-port=0", "--remote-allow-origins=*",
             f"--user-data-dir={self.profile}", f"--force-device-scale-factor={listing.SCALE}",
             f"--window-size={listing.WIDTH},{listing.HEIGHT}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self.await_port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as answer:
            browser = json.load(answer)["webSocketDebuggerUrl"]
        self.sockets.append(websocket.create_connection(browser))
        target = self.call("Target.createTarget", url="about:blank", width=listing.WIDTH, height=listing.HEIGHT,
                           enableBeginFrameControl=True)["targetId"]
        self.sockets.append(websocket.create_connection(f"ws://127.0.0.1:{port}/devtools/page/{target}"))
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=listing.WIDTH, height=listing.HEIGHT,
                  deviceScaleFactor=listing.SCALE, mobile=False)

    def await_port(self):
        path, end = os.path.join(self.profile, "DevToolsActivePort"), time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with open(path) as file:
                    lines = file.read().split("\n")
            except FileNotFoundError:
                lines = []
            if len(lines) > 1:
                return int(lines[0])
            time.sleep(0.01)
        raise RuntimeError("the browser opens no debugging port")

    def call(self, method, **parameters):
        self.number += 1
        self.sockets[-1].send(json.dumps(dict(id=self.number, method=method, params=parameters)))
        while True:
            answer = json.loads(self.sockets[-1].recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def close(self):
        for socket in reversed(self.sockets):
            socket.close()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

"""Headless Chromium as it is raced: a picture for each start, and one warm browser."""
import base64
import json
import os
import sys

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


class Chromium(Browser):
    """One warm browser with one page."""

    def __init__(self):
        super().__init__(listing.WIDTH, listing.HEIGHT, listing.SCALE, OWN_FRAMES, begins_frames=True)

    def draw(self, page, picture):
        self.call("Runtime.evaluate", expression="document.open();document.write(%s);document.close()" % json.dumps(page))
        frame = {}
        # A frame in which nothing was ready brings no picture.
        while "screenshotData" not in frame:
            frame = self.call("HeadlessExperimental.beginFrame", screenshot=dict(format="png", optimizeForSpeed=True))
        with open(picture, "wb") as file:
            file.write(base64.b64decode(frame["screenshotData"]))

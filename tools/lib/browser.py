"""Headless Chromium over its debugging pipe: commands and answers as JSON with a zero byte after each."""
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

SHELL = "/usr/lib/chromium/chromium-headless-shell"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"]


class Browser:
    """One warm browser with one page of its own."""

    def __init__(self, width, height, scale=1, flags=(), begins_frames=False, patience=60):
        """`begins_frames`: nothing is drawn but in frames that are asked for. `patience`: seconds for an answer."""
        self.profile = tempfile.mkdtemp(prefix="galley-browser-")
        self.patience = patience
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()

        def pass_pipes():
            # The browser reads descriptor 3 and writes 4; both ends may lie there already.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [SHELL, *FLAGS, *flags, "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
             f"--force-device-scale-factor={scale}", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=pass_pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        # What the browser tells without being asked, oldest first.
        self.events = []
        self.number, self.rest, self.session = 0, b"", None
        target = self.call("Target.createTarget", url="about:blank", width=width, height=height,
                           **(dict(enableBeginFrameControl=True) if begins_frames else {}))
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def call(self, method, **parameters):
        self.number += 1
        message = dict(id=self.number, method=method, params=parameters)
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self):
        end = time.monotonic() + self.patience
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError("the browser does not answer")
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.rest += chunk
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

"""The programs that are compared, each drawing the same pictures from files in one folder."""
import os
import resource
import subprocess
import threading
import time

import chromium
import listing

TICKS = os.sysconf("SC_CLK_TCK")


class Result:
    """Of one batch, in milliseconds a picture; memory in MiB."""

    def __init__(self, pictures, wall, cpu, memory, size):
        self.wall, self.cpu, self.memory = wall * 1e3 / pictures, cpu * 1e3 / pictures, memory
        self.size = size / pictures


def size_of(folder):
    return sum(entry.stat().st_size for entry in os.scandir(folder) if entry.name.endswith(".png"))


def tree_cpu(root):
    """Seconds of CPU of a process and all that descend from it and still live."""
    parents, times = {}, {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(name)] = int(fields[1])
        times[int(name)] = sum(int(field) for field in fields[11:15])
    total = 0
    for process in times:
        ancestor = process
        while ancestor not in (0, root):
            ancestor = parents.get(ancestor, 0)
        total += times[process] if ancestor == root else 0
    return total / TICKS


def tree_memory(root):
    """MiB of a process and all that descend from it, shared pages by their share."""
    total, waiting = 0, [root]
    while waiting:
        process = waiting.pop()
        try:
            with open(f"/proc/{process}/smaps_rollup") as file:
                total += next(int(line.split()[1]) for line in file if line.startswith("Pss:"))
            with open(f"/proc/{process}/task/{process}/children") as file:
                waiting += [int(child) for child in file.read().split()]
        except (OSError, StopIteration):
            pass
    return total / 1024


def own_memory():
    """MiB of this process alone."""
    with open("/proc/self/smaps_rollup") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) / 1024


def started_processes():
    """Those that this process has started and that live."""
    with open(f"/proc/self/task/{os.getpid()}/children") as file:
        return {int(child) for child in file.read().split()}


class PeakMemory(threading.Thread):
    """The most MiB that a process has held. Its resource usage would tell of the process that started it as well."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.path, self.peak, self.ended = f"/proc/{process}/status", 0.0, threading.Event()
        self.start()

    def run(self):
        while not self.ended.wait(0.01):
            try:
                with open(self.path) as file:
                    lines = [line for line in file if line.startswith("VmHWM:")]
            except OSError:
                return
            if lines:
                self.peak = max(self.peak, int(lines[0].split()[1]) / 1024)

    def stop(self):
        self.ended.set()
        self.join()
        return self.peak


class Galley:
    """A fresh process for each batch: its start is in the figures."""

    def __init__(self, executable, folder, jobs=1):
        self.name = "galley" if jobs == 1 else f"galley, {jobs} jobs"
        self.executable, self.folder, self.jobs = executable, folder, jobs

    def draw(self, pictures, output):
        scenes = [os.path.join(self.folder, f"list-{number:02d}.json5") for number in range(pictures)]
        command = [self.executable, "render", *scenes, "-o", output, "--jobs", str(self.jobs), "--quiet"]
        began = time.perf_counter()
        process = subprocess.Popen(command)
        peak = PeakMemory(process.pid)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - began
        if status:
            raise RuntimeError(f"galley failed: {' '.join(command[:4])} …")
        return Result(pictures, wall, usage.ru_utime + usage.ru_stime, peak.stop(), size_of(output))

    def close(self):
        pass


class WarmChromium:
    """Its own frames are the fastest way there is to a picture."""

    def __init__(self, folder, browser):
        self.pages = [open(os.path.join(folder, f"list-{number:02d}.html")).read() for number in range(listing.VARIANTS)]
        self.browser = browser
        self.browser.draw(self.pages[0], os.devnull)

    def draw(self, pictures, output):
        # What drives the browser is counted with it: nobody has the picture without.
        before, began = tree_cpu(os.getpid()), time.perf_counter()
        for number in range(pictures):
            self.browser.draw(self.pages[number], os.path.join(output, f"list-{number:02d}.png"))
        wall = time.perf_counter() - began
        process = self.browser.process.pid
        return Result(pictures, wall, tree_cpu(os.getpid()) - before, tree_memory(process), size_of(output))

    def close(self):
        self.browser.close()


class PipeChromium(WarmChromium):
    name = "Chromium, pipe"

    def __init__(self, folder):
        super().__init__(folder, chromium.PipeChromium())


class SocketChromium(WarmChromium):
    name = "Chromium, web socket"

    def __init__(self, folder):
        super().__init__(folder, chromium.SocketChromium())


class Playwright:
    name = "Chromium, Playwright"

    def __init__(self, folder):
        from playwright.sync_api import sync_playwright

        self.folder = folder
        others = started_processes()
        self.driver = sync_playwright().start()
        self.processes = started_processes() - others
        self.browser = self.driver.chromium.launch(executable_path=chromium.SHELL, args=chromium.FLAGS)
        context = self.browser.new_context(
            viewport=dict(width=listing.WIDTH, height=listing.HEIGHT), device_scale_factor=listing.SCALE)
        self.page = context.new_page()
        self.draw_one(0, "/dev/null")

    def draw_one(self, number, picture):
        self.page.goto(f"file://{self.folder}/list-{number:02d}.html")
        data = self.page.screenshot()
        with open(picture, "wb") as file:
            file.write(data)

    def draw(self, pictures, output):
        before, began = tree_cpu(os.getpid()), time.perf_counter()
        for number in range(pictures):
            self.draw_one(number, os.path.join(output, f"list-{number:02d}.png"))
        wall = time.perf_counter() - began
        # The driver is counted with the browser: who takes this way needs both.
        memory = sum(tree_memory(process) for process in self.processes)
        return Result(pictures, wall, tree_cpu(os.getpid()) - before, memory, size_of(output))

    def close(self):
        self.browser.close()
        self.driver.stop()


class Typst:
    name = "typst"

    def __init__(self, folder):
        import typst

        self.folder = folder
        self.compiler = typst.Compiler(root=folder, font_paths=["/usr/share/fonts/opentype/inter"], ignore_system_fonts=True)
        self.draw_one(0, os.devnull)

    def draw_one(self, number, picture):
        data = self.compiler.compile(
            input=os.path.join(self.folder, f"list-{number:02d}.typ"), format="png", ppi=72.0 * listing.SCALE)
        with open(picture, "wb") as file:
            file.write(data)

    def draw(self, pictures, output):
        before, began = resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
        for number in range(pictures):
            self.draw_one(number, os.path.join(output, f"list-{number:02d}.png"))
        wall = time.perf_counter() - began
        after = resource.getrusage(resource.RUSAGE_SELF)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return Result(pictures, wall, cpu, own_memory(), size_of(output))

    def close(self):
        pass

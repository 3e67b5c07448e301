"""Uses the report of `galley verify` as a person does. Called by check-report: GALLEY FOLDER."""
import base64
import json
import os
import struct
import subprocess
import sys
import time
import zlib

import browser

WIDTH, HEIGHT = 1300, 850
KEYS = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "Enter": 13, "Tab": 9}


class Page:
    """The report in a browser, with what a person can do."""

    def __init__(self, path):
        self.browser = browser.Browser(WIDTH, HEIGHT)
        self.call = self.browser.call
        self.call("Runtime.enable")
        self.call("Log.enable")
        self.scheme("light")
        self.call("Page.navigate", url="file://" + path)
        self.wait("document.readyState === 'complete'")

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[dict(name="prefers-color-scheme", value=name)])

    def run(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def wait(self, expression, seconds=20):
        end = time.monotonic() + seconds
        while not self.run(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never came true: {expression}")
            time.sleep(0.01)

    def settle(self):
        """Until what has changed is on the screen: a click goes by what is shown there."""
        self.run("globalThis.isShown = false; requestAnimationFrame(() => setTimeout(() => { isShown = true }, 50))")
        self.wait("isShown")

    def drawn(self, name, mode):
        self.wait(f"document.getElementById('stage').dataset.drawn === {json.dumps(f'{name} {mode}')}")

    def box(self, selector, index=0):
        box = self.run(
            f"(() => {{ const box = document.querySelectorAll({json.dumps(selector)})[{index}].getBoundingClientRect();"
            " return [box.left, box.top, box.width, box.height]; })()")
        return box

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, **more)

    def click(self, selector, index=0):
        self.settle()
        left, top, width, height = self.box(selector, index)
        self.click_at(left + width / 2, top + height / 2)

    def click_at(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def drag(self, start, end):
        self.mouse("mousePressed", *start, buttons=1)
        for step in range(1, 9):
            place = [a + (b - a) * step / 8 for a, b in zip(start, end)]
            self.mouse("mouseMoved", *place, buttons=1)
        self.mouse("mouseReleased", *end)

    def key(self, key):
        code = dict(key=key, windowsVirtualKeyCode=KEYS.get(key, ord(key.upper()) if len(key) == 1 else 0))
        if len(key) == 1:
            code["text"] = key
        self.call("Input.dispatchKeyEvent", type="keyDown", **code)
        self.call("Input.dispatchKeyEvent", type="keyUp", **code)

    def write(self, text):
        for letter in text:
            self.key(letter)

    def pixel(self, x, y):
        """What the screen shows there: red, green, blue."""
        clip = dict(x=int(x), y=int(y), width=1, height=1, scale=1)
        return first_pixel(base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=clip)["data"]))

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def names(self):
        return self.run("[...document.querySelectorAll('.entry')].map(entry => entry.textContent)")

    def current(self):
        return self.run("document.querySelector('.entry[aria-current=true]')?.textContent")

    def complaints(self):
        """What the console told of errors."""
        found = []
        for event in self.browser.events:
            if event["method"] == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"].get("exception", {}).get("description", "exception"))
            if event["method"] == "Runtime.consoleAPICalled" and event["params"]["type"] in ("error", "warning", "assert"):
                found.append(str(event["params"]["args"]))
            if event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] in ("error", "warning"):
                found.append(event["params"]["entry"]["text"])
        return found


def first_pixel(png):
    """Of a picture of one pixel: no filter changes the first one."""
    place, data, channels = 8, b"", 3
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + length]
        if kind == b"IHDR":
            channels = {2: 3, 6: 4}[body[9]]
        if kind == b"IDAT":
            data += body
        place += 12 + length
    return tuple(zlib.decompress(data)[1:1 + channels][:3])


def near(first, second, slack=6):
    return all(abs(a - b) <= slack for a, b in zip(first, second))


# MARK: Reports of the real command

def scene(rows, background="#FFFFFF", size=(200, 160), scale=2):
    items = ", ".join("{ text: %s }" % json.dumps(row) for row in rows)
    return ("{ traits: { size: { width: %d, height: %d }, scale: %d }, list: { appearance: 'plain' },"
            " sections: [{ items: [%s] }] }" % (*size, scale, items))


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def verify(galley, inputs, *options, code=0):
    environment = {name: value for name, value in os.environ.items() if name != "CI" and not name.startswith("GITHUB_")}
    run = subprocess.run([galley, "verify", *inputs, *options], capture_output=True, text=True, env=environment)
    assert run.returncode == code, f"galley verify ended with {run.returncode} instead of {code}: {run.stderr}{run.stdout}"
    return run.stdout


def small_report(galley, folder):
    """One picture that changed, one that is new, one that failed, one that is equal, two of one difference, an orphan."""
    before = {
        "inbox": ["Mail", "Drafts", "Sent"], "home": ["Home", "Wi-Fi"], "away": ["Away", "Wi-Fi"], "same": ["Same"],
        "gone": ["Gone"], "broken": ["Broken"],
    }
    after = dict(before, inbox=["Mail", "Drafts", "Trash"], home=["Home", "Cable"], away=["Away", "Cable"], fresh=["<b>"])
    del after["gone"]
    references = f"{folder}/references"
    files = {name: write(f"{folder}/scenes/{name}.json5", scene(rows)) for name, rows in before.items()}
    verify(galley, files.values(), "--references", references, "--record", "all", "--quiet")
    for name, rows in after.items():
        files[name] = write(f"{folder}/scenes/{name}.json5", scene(rows))
    del files["gone"]
    write(files["broken"], "{ nothing: 1 }")
    text = verify(galley, files.values(), "--references", references, "-o", f"{folder}/out", code=2)
    assert '"Wi-Fi" became "Cable"' in text, text
    return f"{folder}/out/report.html"


def large_report(galley, folder, count=2000):
    """Half of the pictures are equal, the other half new or changed."""
    references = f"{folder}/many-references"
    files = []
    for index in range(count):
        text = scene([f"Row {index % 7}"], size=(60, 50), scale=1)
        files.append(write(f"{folder}/many/picture-{index:04d}.json5", text))
    verify(galley, files[: count * 3 // 4], "--references", references, "--record", "all", "--quiet")
    for index in range(count // 4):
        write(files[index], scene([f"Line {index % 7}"], size=(60, 50), scale=1))
    verify(galley, files, "--references", references, "-o", f"{folder}/many-out", "--quiet", code=1)
    return f"{folder}/many-out/report.html", count


def crowded_report(galley, folder):
    """Two pictures that changed, of which the page has room for one: the references have 45 MB of ballast each."""
    references = f"{folder}/crowded-references"
    files = {name: write(f"{folder}/crowded/{name}.json5", scene([name])) for name in ["one", "two#2"]}
    verify(galley, files.values(), "--references", references, "--record", "all", "--quiet")
    for name, path in files.items():
        write(path, scene([f"{name}, changed"]))
        with open(f"{references}/{name}.png", "rb") as file:
            png = file.read()
        end = png.rindex(b"IEND") - 4
        body = b"galL" + bytes(45_000_000)
        chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
        with open(f"{references}/{name}.png", "wb") as file:
            file.write(png[:end] + chunk + png[end:])
    verify(galley, files.values(), "--references", references, "-o", f"{folder}/crowded-out", code=1)
    return f"{folder}/crowded-out/report.html"


# MARK: What a person does

def check_list(page):
    assert page.names() == ["inbox", "home", "away", "fresh", "broken", "gone"], page.names()
    headings = page.run("[...document.querySelectorAll('.group h2')].map(heading => heading.textContent)")
    assert '"Sent" became "Trash"' in headings[0] and "pictures" not in headings[0], headings
    assert '"Wi-Fi" became "Cable"' in headings[1] and headings[1].endswith("2 pictures"), headings
    assert headings[2:] == ["New", "Could not be compared", "Reference without a picture"], headings
    counts = page.run("document.getElementById('counts').textContent").split()
    assert counts == "3 changed 1 new 1 failed 1 orphaned 1 equal".split(), counts
    assert page.current() == "inbox"
    page.drawn("inbox", "side")
    words = page.run("document.getElementById('about').textContent")
    assert "Trash" in words and "pixels differ" in words, words


def check_selection(page):
    page.click(".entry", 1)
    assert page.current() == "home"
    page.drawn("home", "side")
    for key, name in [("j", "away"), ("ArrowDown", "fresh"), ("j", "broken"), ("k", "fresh"), ("ArrowUp", "away")]:
        page.key(key)
        assert page.current() == name, (key, page.current())
    for _ in range(9):
        page.key("j")
    assert page.current() == "gone"
    page.click(".entry", 4)
    assert 'no key "nothing"' in page.run("document.querySelector('#about .failed-mark').textContent")
    page.click(".entry", 3)
    page.drawn("fresh", "side")
    assert page.run("document.querySelectorAll('#stage canvas').length") == 1
    assert page.run("document.querySelector('#stage figcaption').textContent") == "New"
    page.click(".entry", 0)
    page.drawn("inbox", "side")


def changed_place(page):
    """A pixel that differs, in the picture's pixels: place, reference's colour, new colour."""
    return page.run("""(async () => {
        const entry = report.entries.find(entry => entry.name === "inbox");
        const [a, b] = (await Promise.all([picture(entry.expected), picture(entry.actual)])).map(image => {
            const context = canvas(image).getContext("2d");
            return context.getImageData(0, 0, image.width, image.height);
        });
        let best = null;
        for (let i = 0; i < a.data.length; i += 4) {
            const gap = Math.abs(a.data[i] - b.data[i]);
            if (!best || gap > best.gap) best = { gap, i };
        }
        const [x, y] = [best.i / 4 % a.width, Math.floor(best.i / 4 / a.width)];
        const color = image => [...image.data.slice(best.i, best.i + 3)];
        return { x, y, old: color(a), new: color(b), width: a.width, height: a.height };
    })()""")


def check_modes(page, folder):
    place = changed_place(page)
    x, y, old, new = place["x"], place["y"], place["old"], place["new"]
    assert max(abs(a - b) for a, b in zip(old, new)) > 100, place

    def shown(index=0):
        """Where the screen shows the pixel; the pictures are not smaller than they are."""
        left, top, width, _ = page.box("#stage canvas", index)
        zoom = width / place["width"]
        return left + (x + 0.5) * zoom, top + (y + 0.5) * zoom

    page.key("1")
    page.drawn("inbox", "side")
    assert page.run("document.getElementById('zoom-text').textContent") == "100 %"
    assert page.run("document.querySelectorAll('#stage canvas').length") == 2
    assert near(page.pixel(*shown(0)), old) and near(page.pixel(*shown(1)), new), place
    # What frames the change stands around it.
    frame, canvas = page.box(".frame"), page.box("#stage canvas")
    assert frame[0] <= canvas[0] + x <= frame[0] + frame[2] and frame[1] <= canvas[1] + y <= frame[1] + frame[3]

    page.click("#modes button", 1)
    page.drawn("inbox", "slider")
    left, top, width, height = page.box("#stage .pile")
    handle = page.box(".handle")
    for share, color in [(0.95, old), (0.02, new)]:
        page.drag((page.box(".handle")[0] + 1, handle[1] + height * 0.8), (left + width * share, top + height * 0.8))
        seen = page.box(".handle")[0] - left
        assert abs(seen - width * share) < 4, (share, seen)
        assert near(page.pixel(*shown(1)), color), (share, page.pixel(*shown(1)), color)
    page.run("document.querySelector('.handle').focus()")
    before = page.box(".handle")[0]
    page.key("ArrowRight")
    assert abs(page.box(".handle")[0] - before - 0.02 * width) < 2

    page.key("3")
    page.drawn("inbox", "blink")
    seen, end = set(), time.monotonic() + 10
    while len(seen) < 2 and time.monotonic() < end:
        color = page.pixel(*shown(0))
        seen |= {name for name, wanted in [("old", old), ("new", new)] if near(color, wanted)}
    assert seen == {"old", "new"}, seen

    page.key("4")
    page.drawn("inbox", "overlay")
    half = [(a + b) / 2 for a, b in zip(old, new)]
    assert near(page.pixel(*shown(1)), half, 10), (page.pixel(*shown(1)), half)
    page.run("Object.assign(document.getElementById('mix'), { value: 100 }).oninput()")
    page.drawn("inbox", "overlay")
    page.wait("document.querySelectorAll('#stage canvas')[1].style.opacity === '1'")
    assert near(page.pixel(*shown(1)), new)

    page.key("5")
    page.drawn("inbox", "difference")
    red, green, blue = page.pixel(*shown(0))
    assert red > 200 and green < 60 and blue < 60, (red, green, blue)
    left, top, _, _ = page.box("#stage canvas")
    corner = page.pixel(left + 3, top + 3)
    assert max(corner) - min(corner) < 4 and min(corner) > 200, corner
    page.screenshot(f"{folder}/difference.png")
    page.click("#modes button", 0)
    page.drawn("inbox", "side")


def check_zoom(page, folder):
    page.key("z")
    page.wait("parseInt(document.getElementById('zoom-text').textContent) > 150")
    # What frames the change is inside of its view, on both sides: the other side follows a moment later.
    page.wait("""[...document.querySelectorAll(".frame")].every(frame => {
        const [inner, outer] = [frame, frame.closest(".view")].map(element => element.getBoundingClientRect());
        return outer.left <= inner.left && inner.right <= outer.right + 1
            && outer.top <= inner.top && inner.bottom <= outer.bottom + 1;
    })""", seconds=5)
    assert page.run("document.querySelectorAll('.frame').length") == 2
    page.screenshot(f"{folder}/zoom.png")
    zoomed = page.run("document.getElementById('zoom-text').textContent")
    page.key("-")
    page.wait(f"document.getElementById('zoom-text').textContent !== {json.dumps(zoomed)}")
    page.click("#zoom-in")
    page.wait(f"document.getElementById('zoom-text').textContent === {json.dumps(zoomed)}")
    page.key("0")
    page.wait("document.getElementById('zoom-text').textContent === '100 %'")
    page.click("#zoom-change")
    page.wait(f"document.getElementById('zoom-text').textContent === {json.dumps(zoomed)}")
    page.click("#zoom-fit")


def check_theme(page, folder):
    left, top, width, height = page.box("header")
    place = (left + width / 2, top + 2)
    light = page.pixel(*place)
    page.key("t")
    dark = page.pixel(*place)
    assert min(light) > 200 and max(dark) < 80, (light, dark)
    page.screenshot(f"{folder}/dark.png")
    page.click("#theme")
    assert near(page.pixel(*place), light)
    # It starts as the system is set.
    page.scheme("dark")
    page.call("Page.reload")
    page.wait("document.readyState === 'complete' && document.querySelectorAll('.entry').length > 0")
    assert max(page.pixel(*place)) < 80
    page.scheme("light")
    page.call("Page.reload")
    page.wait("document.readyState === 'complete' && document.querySelectorAll('.entry').length > 0")
    page.drawn("inbox", "side")


def check_finding(page):
    page.key("/")
    page.write("OME")
    assert page.names() == ["home"], page.names()
    assert page.current() == "home"
    page.write("zzz")
    assert page.names() == []
    assert "Nothing here" in page.run("document.getElementById('list').textContent")
    page.run("Object.assign(document.getElementById('search'), { value: '' }).oninput()")
    page.key("Escape")
    page.key("a")
    assert page.names() == ["inbox", "home", "away", "fresh", "broken", "gone", "same"], page.names()
    page.key("a")
    assert "same" not in page.names()


def check_address(page):
    """The address names the picture, of whatever state."""
    page.key("a")
    page.wait("document.querySelectorAll('.entry').length === 7")
    page.click(".entry", 1)
    page.wait("location.hash === '#home'", seconds=2)
    page.key("a")
    page.run("location.hash = '#same'")
    page.wait("document.querySelector('[aria-current]').textContent === 'same'")
    page.call("Page.reload")
    page.wait("document.readyState === 'complete' && document.querySelectorAll('.entry').length > 0")
    assert page.current() == "same", page.current()
    page.run("location.hash = '#nobody'")
    assert page.current() == "same", page.current()
    page.run("location.hash = '#inbox'")
    page.wait("document.querySelector('[aria-current]').textContent === 'inbox'")


def check_reach(page):
    """Without a mouse, and without seeing."""
    page.click(".entry", 0)
    assert page.run("[...document.querySelectorAll('.entry')].filter(entry => entry.tabIndex === 0).length") == 1
    page.key("j")
    assert page.run("document.activeElement.textContent") == page.current()
    page.key("k")
    page.drawn("inbox", "side")
    labels = page.run("[...document.querySelectorAll('#stage canvas')].map(canvas => canvas.ariaLabel)")
    assert labels == ["Reference: inbox", "New: inbox"], labels
    page.key("c")
    page.wait("document.querySelector('#about h2 button').textContent === 'Copied'")
    assert page.run("getSelection().toString()") in ("", "inbox")
    page.key("2")
    page.drawn("inbox", "slider")
    slider = page.run("(({ role, ariaValueNow }) => [role, ariaValueNow])(document.querySelector('.handle'))")
    assert slider == ["slider", "50"], slider
    page.key("1")
    page.drawn("inbox", "side")
    places = []
    for _ in range(4):
        places.append(page.box("#stage")[1])
        page.key("j")
    assert len(set(places)) == 1, f"the pictures jump: {places}"


def check_help(page, folder):
    page.key("?")
    assert page.run("document.getElementById('keys').open")
    text = page.run("document.getElementById('keys').textContent")
    assert "next picture" in text and "zoom to the change" in text, text
    page.screenshot(f"{folder}/help.png")
    current = page.current()
    page.key("j")
    assert page.current() == current, "keys reach the list behind the help"
    page.key("Escape")
    page.wait("!document.getElementById('keys').open")
    page.click("#help")
    page.wait("document.getElementById('keys').open")
    page.key("Escape")
    page.wait("!document.getElementById('keys').open")


def check_many(path, count, folder):
    page = Page(path)
    shown = count // 2
    page.wait(f"document.querySelectorAll('.entry').length === {shown}")
    assert page.run("document.querySelectorAll('.group').length") < 20
    # The shortest of three: other work on the machine is not the page's.
    def shortest(work):
        return min(page.run(f"(() => {{ const start = performance.now(); {work}; document.body.offsetHeight;"
                            " return performance.now() - start; })()") for _ in range(3))

    everything = "at('filter').value = 'all'; at('filter').onchange()"
    time_of_all = shortest(everything)
    assert len(page.names()) == count
    time_of_step = shortest("step(1)")
    assert time_of_all < 1000, f"{time_of_all:.0f} ms to list {count} pictures"
    assert time_of_step < 200, f"{time_of_step:.0f} ms to the next picture"
    page.click("#search")
    page.write("0042")
    assert page.names() == ["picture-0042"], page.names()
    page.drawn("picture-0042", "side")
    page.screenshot(f"{folder}/many.png")
    finish(page)
    return time_of_all, time_of_step


def check_crowded(path, folder):
    page = Page(path)
    assert page.names() == ["one", "two#2"], page.names()
    page.drawn("one", "side")
    # What is not in the page is shown from where it lies.
    page.key("j")
    page.drawn("two#2", "side")
    assert page.run("[...document.querySelectorAll('#stage canvas')].map(canvas => canvas.width)") == [400, 400]
    page.key("5")
    page.drawn("two#2", "difference")
    left, top, _, _ = page.box("#stage canvas")
    assert max(page.pixel(left + 3, top + 3)) < 10, "what is equal is not black"
    page.screenshot(f"{folder}/crowded.png")
    complaints = page.complaints()
    assert not complaints, complaints
    os.rename(os.path.dirname(path) + "/actual", os.path.dirname(path) + "/moved")
    page.call("Page.reload")
    page.wait("document.readyState === 'complete' && document.querySelectorAll('.entry').length > 0")
    page.key("j")
    page.wait("document.getElementById('stage').textContent.includes('Left out of this file')")
    page.browser.close()


def finish(page):
    complaints = page.complaints()
    page.browser.close()
    assert not complaints, complaints


def main():
    galley, folder = sys.argv[1], os.path.abspath(sys.argv[2])
    page = Page(small_report(galley, folder))
    page.screenshot(f"{folder}/report.png")
    checks = [check_list, check_selection, check_modes, check_zoom, check_theme, check_finding, check_address, check_reach, check_help]
    passed = 0
    for check in checks:
        try:
            check(*[page, folder][: check.__code__.co_argcount])
        except AssertionError:
            page.screenshot(f"{folder}/failed.png")
            print(f"{check.__name__} failed; see {folder}/failed.png", file=sys.stderr)
            raise
        passed += 1
    finish(page)
    path, count = large_report(galley, folder)
    listing, step = check_many(path, count, folder)
    check_crowded(crowded_report(galley, folder), folder)
    print(f"{passed + 2} checks passed; {count} pictures are listed in {listing:.0f} ms, the next one is shown in {step:.0f} ms")


if __name__ == "__main__":
    main()

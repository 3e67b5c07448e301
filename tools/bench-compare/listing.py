"""The list that every program of the comparison draws: 100 variants of it, each as a Galley scene, a web page and a Typst document.

Two inset-grouped sections of seven rows at 390 x 844 points and 3 pixels a point; each row with a tile, a title, a
subtitle, a chevron and a line under it, each section with a header and a footer. Variants: light and dark, ten text sizes,
five sets of words.
"""
import html
import json
import os
import random

WIDTH, HEIGHT, SCALE = 390, 844, 3
VARIANTS = 100

# Body size in points of each content size category (facts: Apple's Human Interface Guidelines, typography).
SIZES = [
    ("large", 17), ("extraSmall", 14), ("small", 15), ("medium", 16), ("extraLarge", 19), ("extraExtraLarge", 21),
    ("extraExtraExtraLarge", 23), ("accessibilityMedium", 28), ("accessibilityLarge", 33),
    ("accessibilityExtraLarge", 40),
]
THEMES = [
    dict(style="light", page="#F2F2F7", card="#FFFFFF", line="#C6C6C8", title="#000000", detail="#8A8A8E", chevron="#C5C5C7"),
    dict(style="dark", page="#000000", card="#1C1C1E", line="#38383A", title="#FFFFFF", detail="#8D8D93", chevron="#464649"),
]
TILES = [
    "#FF9500", "#007AFF", "#34C759", "#FF3B30", "#5856D6", "#AF52DE", "#FF2D55", "#5AC8FA", "#8E8E93", "#30B0C7",
    "#A2845E", "#FFCC00", "#32ADE6", "#00C7BE",
]
TITLES = """Harbour lights,Tide tables,Ferry passes,Lighthouse,Rope store,Weather glass,Night watch,Boat house,Fog signals,
Chart room,Moorings,Salt cellar,Sail loft,Signal flags,Crab pots,Driftwood,Sea wall,Slipway,Winch,Anchor chains,Buoys,
Compass rose,Galley stove,Oilskins,Rudder pins,Deck lamps,Spare oars,Log book,Bilge pump,Landing stage""".replace("\n", "").split(",")
DETAILS = """Opened at {t},{n} pieces in store,Next check at {t},Shared with {n} crews,Dry since {t},{n} of them need paint,
Nothing to report,Asks before it sails,{n} metres at high water,Closed until {t}""".replace("\n", "").split(",")
HEADERS = ["On the quay", "Below deck"]
FOOTERS = ["What lies on the quay is counted every evening.", "Below deck the count is taken in port."]

CIRCLE = '<circle cx="14.5" cy="14.5" r="7.5" fill="none" stroke="#FFF" stroke-width="2.5"/>'
DIAMOND_POINTS = [(14.5, 5.5), (23.5, 14.5), (14.5, 23.5), (5.5, 14.5)]
BAR_POINTS = [(8, 7), (21, 7), (17, 14.5), (21, 22), (8, 22), (12, 14.5)]


def points(corners):
    return " ".join("%g,%g" % corner for corner in corners)


GLYPHS = [
    CIRCLE,
    '<polygon points="%s" fill="#FFF"/>' % points(DIAMOND_POINTS),
    '<polygon points="%s" fill="#FFF"/>' % points(BAR_POINTS),
]


def tile_svg(index):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="29" height="29" viewBox="0 0 29 29">'
        '<rect width="29" height="29" rx="6.5" fill="%s"/>%s</svg>' % (TILES[index], GLYPHS[index % 3]))


def variant(number):
    theme, (category, body), seed = THEMES[number % 2], SIZES[number // 2 % 10], number // 20
    dice = random.Random(seed)
    rows = []
    for index, title in enumerate(dice.sample(TITLES, 14)):
        clock = "%d:%02d" % (dice.randint(1, 12), dice.randint(0, 59))
        rows.append((title, dice.choice(DETAILS).format(t=clock, n=dice.randint(2, 99)), index))
    return dict(theme=theme, category=category, body=body, detail=max(11, body - 4), rows=rows)


def scene(number):
    it = variant(number)
    sections = []
    for section in range(2):
        items = [
            dict(
                style="subtitleCell", text=title, secondaryText=detail, image=dict(file="tile-%d.svg" % index),
                textProperties=dict(numberOfLines=1),
                secondaryTextProperties=dict(numberOfLines=1, font="footnote", color="secondaryLabel"),
                directionalLayoutMargins=dict(top=5, leading=16, bottom=5, trailing=8),
                accessories=["disclosureIndicator"])
            for title, detail, index in it["rows"][section * 7:section * 7 + 7]
        ]
        sections.append(dict(header=HEADERS[section], footer=FOOTERS[section], items=items))
    return json.dumps(dict(
        traits=dict(size=dict(width=WIDTH, height=HEIGHT), scale=SCALE, iOS=18, userInterfaceStyle=it["theme"]["style"],
                    preferredContentSizeCategory=it["category"]),
        list=dict(appearance="insetGrouped"), sections=sections))


def page(number):
    it = variant(number)
    theme, body, detail = it["theme"], it["body"], it["detail"]
    title_line, detail_line = body * 22 / 17, detail * 18 / 13
    style = f"""*{{box-sizing:border-box;margin:0;padding:0}}
html,body{{width:{WIDTH}px;height:{HEIGHT}px;overflow:hidden;background:{theme['page']};font-family:Inter,sans-serif}}
body{{padding-top:20px}}
.note{{margin:0 36px;font-size:{detail}px;line-height:{detail_line:.3f}px;color:{theme['detail']};white-space:nowrap;overflow:hidden;text-overflow:ellipsis}}
.header{{text-transform:uppercase;margin-bottom:4px}}.footer{{margin-top:4px;margin-bottom:20px}}
.card{{margin:0 20px;background:{theme['card']};border-radius:10px;overflow:hidden}}
.row{{display:flex;align-items:center;height:{max(title_line + detail_line + 10, 43):.3f}px;padding-left:16px}}
.row svg{{display:block;flex:none}}.tile{{margin-right:13px}}
.rest{{flex:1;min-width:0;height:100%;display:flex;align-items:center;border-bottom:.3333px solid {theme['line']};padding-right:16px}}
.row:last-child .rest{{border-bottom:none}}.words{{flex:1;min-width:0;padding-right:8px}}
.title,.detail{{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}}
.title{{font-size:{body}px;line-height:{title_line:.3f}px;color:{theme['title']}}}
.detail{{font-size:{detail}px;line-height:{detail_line:.3f}px;color:{theme['detail']}}}"""
    chevron = (
        f'<svg width="8" height="13" viewBox="0 0 8 13"><path d="M1 1L6.8 6.5L1 12" fill="none" stroke="{theme["chevron"]}"'
        ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>')
    parts = []
    for section in range(2):
        parts.append(f'<div class="note header">{HEADERS[section]}</div><div class="card">')
        for title, words, index in it["rows"][section * 7:section * 7 + 7]:
            parts.append(
                f'<div class="row"><div class="tile">{tile_svg(index)}</div><div class="rest"><div class="words">'
                f'<div class="title">{html.escape(title)}</div><div class="detail">{html.escape(words)}</div></div>'
                f'{chevron}</div></div>')
        parts.append(f'</div><div class="note footer">{FOOTERS[section]}</div>')
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width={WIDTH}">'
        f'<style>{style}</style></head><body>{"".join(parts)}</body></html>')


def typst(number):
    it = variant(number)
    theme, body, detail = it["theme"], it["body"], it["detail"]
    title_line, detail_line = body * 22 / 17, detail * 18 / 13
    row_height = max(title_line + detail_line + 10, 43)
    lines = [
        '#set page(width: %dpt, height: %dpt, margin: 0pt, fill: rgb("%s"))' % (WIDTH, HEIGHT, theme["page"]),
        '#set text(font: "Inter", top-edge: "baseline", bottom-edge: "baseline")',
    ]

    def place(x, y, what):
        lines.append("#place(dx: %.3fpt, dy: %.3fpt, %s)" % (x, y, what))

    def text(x, y, size, line, color, words):
        # The middle of Inter's ascent and descent stands 0.364 of the size above the baseline.
        place(x, y + line / 2 + 0.364 * size,
              'text(size: %gpt, fill: rgb("%s"), %s)' % (size, color, json.dumps(words)))

    y = 20.0
    for section in range(2):
        text(36, y, detail, detail_line, theme["detail"], HEADERS[section].upper())
        y += detail_line + 4
        place(20, y, 'rect(width: 350pt, height: %.3fpt, radius: 10pt, fill: rgb("%s"))' % (row_height * 7, theme["card"]))
        for place_in_card, (title, words, index) in enumerate(it["rows"][section * 7:section * 7 + 7]):
            tile = y + row_height / 2 - 14.5
            place(36, tile, 'rect(width: 29pt, height: 29pt, radius: 6.5pt, fill: rgb("%s"))' % TILES[index])
            if index % 3 == 0:
                place(43, tile + 7, "circle(radius: 7.5pt, stroke: 2.5pt + white)")
            else:
                corners = DIAMOND_POINTS if index % 3 == 1 else BAR_POINTS
                place(36, tile, "polygon(fill: white, %s)" % ",".join("(%gpt,%gpt)" % corner for corner in corners))
            top = y + (row_height - title_line - detail_line) / 2
            text(78, top, body, title_line, theme["title"], title)
            text(78, top + title_line, detail, detail_line, theme["detail"], words)
            place(346, y + row_height / 2 - 6.5,
                  'curve(stroke: (paint: rgb("%s"), thickness: 2pt, cap: "round", join: "round"), curve.move((1pt,1pt)),'
                  ' curve.line((6.8pt,6.5pt)), curve.line((1pt,12pt)))' % theme["chevron"])
            if place_in_card < 6:
                place(78, y + row_height - 1 / 3, 'rect(width: 292pt, height: 0.333pt, fill: rgb("%s"))' % theme["line"])
            y += row_height
        y += 4
        text(36, y, detail, detail_line, theme["detail"], FOOTERS[section])
        y += detail_line + 20
    return "\n".join(lines)


def write_all(folder):
    os.makedirs(folder, exist_ok=True)
    for index in range(len(TILES)):
        with open(os.path.join(folder, "tile-%d.svg" % index), "w") as file:
            file.write(tile_svg(index))
    for number in range(VARIANTS):
        for ending, notation in (("json5", scene), ("html", page), ("typ", typst)):
            with open(os.path.join(folder, "list-%02d.%s" % (number, ending)), "w") as file:
                file.write(notation(number))

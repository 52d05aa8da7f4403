"""Tests a page of amdgcn-objdump --simulate=html in Chromium with the keyboard and the mouse, and prints the results.

  simulate_page.py CHROMIUM PAGE
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from devtools import Browser  # noqa: E402

WIDTHS = [400, 1000, 1600]
CONTRAST = 3
LOOK = r"""(() => {
	const numbers = colour => {
		const n = colour.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number), whole = colour.startsWith("color(") ? 1 : 255;
		return [n[0] / whole, n[1] / whole, n[2] / whole, n.length > 3 ? n[3] : 1];
	};
	const over = (top, below) => [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
	const light = colour => {
		const [r, g, b] = colour.map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const contrast = e => {
		const layers = [];
		for (let p = e; p; p = p.parentElement)
			layers.push(numbers(getComputedStyle(p).backgroundColor));
		const behind = layers.reverse().reduce((below, top) => over(top, below), [1, 1, 1, 1]);
		const a = light(over(numbers(getComputedStyle(e).color), behind)), b = light(behind);
		return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
	};
	for (const e of document.querySelectorAll("details"))
		e.open = true;
	return new Promise(done => setTimeout(done, 100)).then(() => {
		const all = [...document.querySelectorAll("body *")].filter(e => e.getClientRects().length && !e.closest("script, style, .graph"));
		const out = all.filter(e => e.getBoundingClientRect().right > innerWidth + 0.5 && !e.closest(".scroll, .code-list"));
		const cut = all.filter(e => !e.matches(".scroll, .track, svg, svg *, [title]") && getComputedStyle(e).overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1);
		const wide = [...document.querySelectorAll(".scroll")].filter(e => e.scrollWidth > e.clientWidth + 1);
		const faint = all.filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest("svg, .never") && contrast(e) < LEAST);
		const canvas = [...document.querySelectorAll(".timeline canvas")];
		const drawn = canvas.filter(c => new Set(c.getContext("2d").getImageData(0, 0, c.width, c.height).data).size > 8);
		return ["outside", out.length, "cut off", cut.length, "tables too wide", wide.length, "faint", faint.length, "timelines", drawn.length, "of",
			canvas.length, ...[...out, ...cut, ...wide, ...faint].slice(0, 3).map(e => e.outerHTML.slice(0, 120).replaceAll("\n", " "))].join(" ");
	});
})()""".replace("LEAST", str(CONTRAST))


def text(b, selector):
    return b.run("(document.querySelector(%r) || {}).textContent" % selector)


def move_to(b, selector, x, y):
    b.run("document.querySelector(%r).scrollIntoView({block: 'center'})" % selector)
    left, top, w, h = b.run("(() => {const r = document.querySelector(%r).getBoundingClientRect(); return [r.x, r.y, r.width, r.height];})()" % selector)
    b.ask("Input.dispatchMouseEvent", type="mouseMoved", x=left + x * w, y=top + y * h)
    b.run("new Promise(done => setTimeout(done, 50))")


def timeline(b):
    width = "(({from, to}) => to - from)(document.querySelector('.timeline').dataset)"
    whole = b.run(width)
    b.click('.timeline button[title^="Zoom in"]')
    print("zoom in", 0 < b.run(width) < whole)
    b.click('.timeline button[title^="Later"]')
    print("later", b.run("+document.querySelector('.timeline').dataset.from > 0"))
    b.click('.timeline button[title^="The whole"]')
    print("all", b.run(width) == whole)
    move_to(b, ".timeline canvas", .2, .01)
    print("tip", b.run("!document.querySelector('.tip-box').hidden"), text(b, ".tip-box").split("\n")[0].rstrip("0123456789"))
    move_to(b, ".plot", .5, .5)
    print("chart", " waves" in text(b, ".tip-box"), b.run("!document.querySelector('.plot .cursor').hidden"))


def answer(b):
    print("answer", text(b, ".answer")[:20], b.run("document.querySelectorAll('.answer a').length"))
    b.run("document.querySelector('.answer a').click()")
    b.until("document.querySelector('.code-list .row.chosen') && document.querySelector('.wait-arrow path')")
    chosen = text(b, ".code-list .row.chosen")
    print("chosen", text(b, ".code-list .row.chosen code"), "waits" in chosen, "arrow", b.run("document.querySelectorAll('.wait-arrow path').length"),
          "to", b.run("document.querySelector('.code-list').dataset.arrow !== ''"), "seen", b.run(
              "(() => {const f = document.querySelector('.code-list').getBoundingClientRect(), r = document.querySelector('.row.chosen').getBoundingClientRect();"
              "return r.top > f.top && r.bottom < f.bottom && f.top < innerHeight;})()"))
    print("address", b.run("location.hash").startswith("#+0x"))


def code(b):
    b.run("document.querySelector('.graph').scrollIntoView({block: 'center'})")
    b.click(".graph .block .head .name")
    print("a block's rows", b.run("document.querySelectorAll('.code-list .row.bb').length > 0"))
    b.key("ArrowDown")
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
    before = b.run(scale)
    b.click('.graph button[title^="Zoom in"]')
    print("larger", b.run(scale) / before)
    print("rows", b.run("document.querySelectorAll('.code-list .row[data-row]').length"), "hot", b.run(
        "[...document.querySelectorAll('.block')].some(e => +e.style.getPropertyValue('--h') > 0.1)"))


def search(b):
    b.key("/")
    for c in "v_sqrt":
        b.key(c)
    b.key("Enter")
    print("found", text(b, ".search output"), text(b, ".code-list .row.chosen code"))


def tree(b):
    tree = b.tree()
    roles = {role for role, _ in tree}
    print("roles", " ".join(sorted(roles & {"main", "navigation", "search", "searchbox", "toolbar", "heading", "article", "table", "row", "cell", "columnheader", "image"})))
    print("without a name", [role for role, name in tree if role in ("button", "link", "searchbox", "group", "image", "table") and not name.strip()])


def main():
    chromium, page = sys.argv[1:]
    with Browser(chromium) as b:
        for width in WIDTHS:
            for dark in False, True:
                b.open(page, width, 800, dark)
                print(width, "dark" if dark else "light", b.run(LOOK), "scrolls", b.run("document.documentElement.scrollWidth > innerWidth"))
        b.open(page, 1280, 900)
        for look in timeline, answer, code, search, tree:
            look(b)
        theme = json.dumps(b.run("getComputedStyle(document.body).backgroundColor"))
        b.click('button[title^="Light or dark"]')
        print("theme", b.run("document.documentElement.dataset.theme"), b.run("getComputedStyle(document.body).backgroundColor !== %s" % theme))
        print("errors", b.errors)


main()

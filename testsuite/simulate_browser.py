"""Opens a page of amdgcn-objdump --simulate=html in Chromium and prints observations.

  simulate_browser.py CHROMIUM PAGE

The page is shown at three widths, light and dark, in frames, to find elements that overflow or are cut off and text with low
contrast, and to see that the timeline is drawn. Then it is shown by itself, with zooming, pointing and clicking; and without its
script.
"""
import html
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import browse  # noqa: E402

WIDTHS = [400, 1280, 1600]
THEMES = ["light", "dark"]
CONTRAST = 3
LATER = 6000  # milliseconds of the page's virtual time
# Contrast as in WCAG. A colour is "rgb(1, 2, 3)", "rgba(…)" or "color(srgb 0.1 0.2 0.3 / 0.4)".
FRAMES = r"""<!DOCTYPE html><meta charset="utf-8"/><body>%s<script>
function numbers(colour) {
	const n = colour.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number), whole = colour.startsWith("color(") ? 1 : 255;
	return [n[0] / whole, n[1] / whole, n[2] / whole, n.length > 3 ? n[3] : 1];
}
function over(top, below) {
	return [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
}
function light(colour) {
	const [r, g, b] = colour.map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(view, e) {
	let behind = [0, 0, 0, 0];
	const layers = [];
	for (let p = e; p; p = p.parentElement)
		layers.push(numbers(view.getComputedStyle(p).backgroundColor));
	behind = layers.reverse().reduce((below, top) => over(top, below), [1, 1, 1, 1]);
	const a = light(over(numbers(view.getComputedStyle(e).color), behind)), b = light(behind);
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
addEventListener("load", () => setTimeout(() => {
	for (const f of document.querySelectorAll("iframe")) {
		const view = f.contentWindow, d = f.contentDocument, root = d.documentElement;
		for (const e of d.querySelectorAll("details"))
			e.open = true;
		const all = [...d.querySelectorAll("body *")].filter(e => e.getClientRects().length && !e.closest("figure, script, style"));
		const out = all.filter(e => e.getBoundingClientRect().right > view.innerWidth + 0.5 && !e.closest(".scroll"));
		const cut = all.filter(e => !e.matches(".scroll, .track, svg, svg *") && view.getComputedStyle(e).overflowX !== "visible" &&
			e.scrollWidth > e.clientWidth + 1);
		const wide = [...d.querySelectorAll(".scroll")].filter(e => e.scrollWidth > e.clientWidth + 1);
		const faint = all.filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest("svg, .never") &&
			contrast(view, e) < CONTRAST);
		const canvas = [...d.querySelectorAll(".timeline canvas")];
		const drawn = canvas.filter(c => new Set(c.getContext("2d").getImageData(0, 0, c.width, c.height).data).size > 8);
		document.body.dataset[f.id] = [view.innerWidth, root.dataset.theme, "ready", root.dataset.ready,
			"scrolls", root.scrollWidth > view.innerWidth, "outside", out.length, "cut off", cut.length, "tables too wide", wide.length, "faint", faint.length,
			"timelines", drawn.length, "of", canvas.length, [...out, ...cut, ...wide, ...faint].slice(0, 3).map(e => e.outerHTML.slice(0, 90).replaceAll("\n", " "))
			].join(" ").trim();
	}
}, 1500));
</script></body>""".replace("CONTRAST", str(CONTRAST))
# Runs after the page's own script.
ACTIONS = r"""<script>addEventListener("load", () => setTimeout(() => {
	const said = [], $ = s => document.querySelector(s), root = document.documentElement;
	const say = (...words) => {
		said.push(words.join(" "));
		root.dataset.said = said.join("\n");
	};
	addEventListener("error", e => say(e.message, e.lineno));
	const point = (e, type, x, y) => {
		const b = e.getBoundingClientRect();
		e.dispatchEvent(new PointerEvent(type, {bubbles: true, cancelable: true, pointerId: 1, clientX: b.left + x * b.width,
			clientY: b.top + y * b.height}));
	};
	const frame = $(".timeline"), canvas = $(".timeline canvas"), tip = $(".tip-box"), width = () => frame.dataset.to - frame.dataset.from;
	const button = title => document.querySelector('.timeline button[title^="' + title + '"]').click();
	const whole = width();
	button("Zoom in");
	say("zoom in", width() < whole, width() > 0);
	button("Later");
	say("later", +frame.dataset.from > 0);
	button("The whole");
	say("all", width() === whole);
	point(canvas, "pointermove", 0.2, 0.01);
	say("tip", !tip.hidden, tip.textContent.split("\n")[0].replace(/\d+$/, "N"));
	point(canvas, "pointerleave", 0, 0);
	say("gone", tip.hidden);
	const plot = $(".plot");
	point(plot, "pointermove", 0.5, 0.5);
	say("chart", !tip.hidden, tip.textContent.includes(" waves"), !plot.querySelector(".cursor").hidden);
	point(plot, "pointerleave", 0, 0);
	const block = $(".graph .block");
	block.querySelector(".box").dispatchEvent(new MouseEvent("click", {bubbles: true}));
	say("click at a block:", $("tr.chosen").id === block.id.replace("b", "t"));
	const link = $('table.code .i a[href*="b"]');
	link.click();
	say("click at a target:", "#" + $(".graph .chosen").id === link.getAttribute("href"));
	const svg = block.closest("svg"), before = svg.getBoundingClientRect().width;
	$('.graph button[title="Zoom in"]').click();
	say("larger", (svg.getBoundingClientRect().width / before).toFixed(2));
	const theme = getComputedStyle(document.body).backgroundColor;
	$('button[title="Light or dark"]').click();
	say("theme", root.dataset.theme, getComputedStyle(document.body).backgroundColor !== theme);
}, 300));</script></body>"""


def frames(chromium, text):
    out = ""
    for theme in THEMES:
        for width in WIDTHS:
            themed = text.replace("<html ", '<html data-theme="%s" ' % theme, 1)
            out += '<iframe id="p%d%s" style="border: 0; width: %dpx; height: 800px" srcdoc="%s"></iframe>' % (
                width, theme, width, html.escape(themed))
    with open("frames.html", "w", encoding="utf-8") as f:
        f.write(FRAMES % out)
    dom = browse(chromium, "frames.html", LATER)
    for theme in THEMES:
        for width in WIDTHS:
            m = re.search(r'<body[^>]* data-p%d%s="([^"]*)"' % (width, theme), dom)
            print(html.unescape(m[1]) if m else "nothing at %d, %s" % (width, theme))


def actions(chromium, text):
    with open("actions.html", "w", encoding="utf-8") as f:
        f.write(text.replace("</body>", ACTIONS))
    m = re.search(r'<html[^>]* data-said="([^"]*)"', browse(chromium, "actions.html", LATER))
    print(html.unescape(m[1]) if m else "nothing happens")


def still(chromium, text):
    """Counts the page's elements without its script."""
    with open("still.html", "w", encoding="utf-8") as f:
        f.write(re.sub(r"(?s)<script>.*?</script>", "", text, count=1))
    dom = browse(chromium, "still.html")
    print("without the script:", len(re.findall(r'<tr class="insn', dom)), "instructions,", len(re.findall(r'<rect class="s\d"', dom)),
          "waves")


def main():
    chromium, page = sys.argv[1:]
    with open(page, encoding="utf-8") as f:
        text = f.read()
    frames(chromium, text)
    actions(chromium, text)
    still(chromium, text)


main()

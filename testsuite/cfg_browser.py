"""Opens pages of amdgcn-objdump --cfg=html in Chromium and prints observations.

  cfg_browser.py CHROMIUM PAGE…

Each page is shown at two widths, in frames, because a window has at least 500 pixels; then by itself, with searches and clicks.
"""
import html
import html.parser
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import browse  # noqa: E402

WIDTHS = [1280, 400]
# Finds elements outside of the frames, and checks that their scripts have run.
FRAMES = """<!DOCTYPE html><meta charset="utf-8"/><body>%s<script>
addEventListener("load", () => {
	for (const f of document.querySelectorAll("iframe")) {
		const d = f.contentDocument, root = d.documentElement, figure = d.querySelector(".current figure").getBoundingClientRect();
		const out = [...d.querySelectorAll("body *:not(figure *):not(nav *)")].filter(e => e.getClientRects().length &&
			e.getBoundingClientRect().right > f.contentWindow.innerWidth + 0.5 && !e.closest("figure, nav"));
		document.body.dataset[f.id] = [f.contentWindow.innerWidth, "functions", root.dataset.ready, "fits", root.dataset.fits,
			"outside", out.length, "high enough", figure.height > 300, "list",
			d.querySelector("nav").getClientRects().length ? "shown" : "hidden"].join(" ");
	}
});
</script></body>"""
# Runs after the page's own script.
ACTIONS = r"""<script>document.addEventListener("DOMContentLoaded", () => {
	const said = [], $ = s => document.querySelector(s);
	const say = (...words) => {
		said.push(words.join(" "));
		document.documentElement.dataset.said = said.join("\n");
	};
	addEventListener("error", e => say(e.message, e.lineno));
	const key = (e, key) => e.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
	const input = $(".search input"), output = $(".search output");
	const box = () => $(".current svg").getBoundingClientRect(), name = () => $("article.current h3").textContent;
	say("at first", name());
	input.value = "S_ENDPGM";
	input.dispatchEvent(new Event("input"));
	say("found", output.textContent);
	key(input, "Enter");
	const hit = $("rect.hit"), at = hit.getBoundingClientRect(), frame = hit.closest("figure").getBoundingClientRect();
	say(output.textContent, "in", name(), hit.nextElementSibling.textContent, "seen", at.top > frame.top && at.bottom < frame.bottom);
	input.value = "no such text";
	input.dispatchEvent(new Event("input"));
	say("found", output.textContent, document.querySelectorAll(".hit").length);
	const edge = $(".current .edge.taken[data-to]"), to = document.getElementById(edge.dataset.to);
	const path = edge.querySelector(".wide"), p = path.getPointAtLength(1).matrixTransform(path.getScreenCTM());
	path.dispatchEvent(new MouseEvent("click", {bubbles: true, clientX: p.x, clientY: p.y}));
	say("click at the beginning of an edge:", location.hash === "#" + to.id, to.classList.contains("chosen"));
	const near = new Set([...document.querySelectorAll(".edge.on")].flatMap(e => [e.dataset.from, e.dataset.to]));
	near.delete(to.id);
	near.delete(undefined);
	say("neighbours", document.querySelectorAll(".near").length === near.size, "listed",
		document.querySelectorAll(".panel a").length >= near.size, "all", document.querySelectorAll(".edge.on").length ===
		document.querySelectorAll('[data-from="' + to.id + '"], [data-to="' + to.id + '"]').length);
	key(document.body, "Escape");
	say("Escape:", $(".panel").hidden, document.querySelectorAll(".chosen, .near, .on").length);
	const link = $(".current .block text a");
	link.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
	say("click at a target:", location.hash === link.getAttribute("href"), $(".chosen").id === location.hash.slice(1));
	key(document.body, "0");
	const before = box().width;
	key(document.body, "+");
	say("larger", (box().width / before).toFixed(2), $(".zoom").textContent);
	key(document.body, "n");
	say("next", name(), $("nav [aria-current] .name").textContent);
	document.querySelectorAll("nav ol a")[0].click();
	say("first", name());
	key(document.body, "d");
	say("theme", document.documentElement.dataset.theme);
	document.documentElement.dataset.said = said.join("\n");
});</script></body>"""


class Blocks(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.blocks, self.said = 0, ""

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.blocks += "block" in (attrs.get("class") or "").split()
        self.said = attrs.get("data-said", self.said)


def main():
    chromium, pages = sys.argv[1], sys.argv[2:]
    frames = ""
    for i, path in enumerate(pages):
        with open(path, encoding="utf-8") as f:
            text = f.read()
        for width in WIDTHS:
            frames += '<iframe id="p%dw%d" style="border: 0; width: %dpx; height: 800px" srcdoc="%s"></iframe>' % (
                i, width, width, html.escape(text))
        with open("actions%d.html" % i, "w", encoding="utf-8") as f:
            f.write(text.replace("</body>", ACTIONS))
    with open("frames.html", "w", encoding="utf-8") as f:
        f.write(FRAMES % frames)
    dom = browse(chromium, "frames.html")
    for i, path in enumerate(pages):
        for width in WIDTHS:
            m = re.search(r'<body[^>]* data-p%dw%d="([^"]*)"' % (i, width), dom)
            print("%s: %s" % (path, m[1] if m else "nothing at %d" % width))
        seen = Blocks()
        seen.feed(browse(chromium, "actions%d.html" % i))
        print("%s: %d blocks" % (path, seen.blocks))
        print(seen.said)


main()

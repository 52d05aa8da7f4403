"""Checks in Chromium where a page of amdgcn-objdump --simulate=html opens.

  page_opens.py CHROMIUM PAGE TWO    the page of one file, and that of two
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from devtools import PAINTED, Browser  # noqa: E402

# The sum of the shares in the rows that are in the frame of the picture or of the list, in percent of all time.
SEEN = """(() => {
	const frame = document.querySelector(FRAME), box = frame.getBoundingClientRect();
	return [...frame.querySelectorAll(CELLS)].filter(e => {
		const r = e.getBoundingClientRect();
		return r.top >= box.top && r.bottom <= box.bottom;
	}).reduce((sum, e) => sum + (+e.textContent || 0), 0);
})()"""
# The smallest distance between the texts of adjacent headings of a list, in pixels.
GAP = """(() => {
	const cells = [...document.querySelectorAll("article:not([hidden]) .code-list .headings > span")].map(e => {
		const range = document.createRange();
		range.selectNodeContents(e);
		return range.getBoundingClientRect();
	});
	return Math.min(...cells.slice(1).map((c, i) => c.left - cells[i].right));
})()"""
# The stalls of the second version in the list of both, added up, divided by the stall cycles of a wave in the table above.
STALLS = """(async () => {
	const number = text => parseFloat(text || 0) * ({k: 1e3, M: 1e6}[text.at(-1)] || 1);
	const frame = document.querySelector("article:not([hidden]) .compared"), stalls = new Map();
	for (let last = -1; last !== frame.scrollTop; frame.scrollTop += frame.clientHeight) {
		last = frame.scrollTop;
		await PAINTED;
		for (const e of frame.querySelectorAll(".row[data-row]"))
			stalls.set(e.dataset.row, number([...e.querySelectorAll(".n")].at(-1).textContent));
	}
	const row = [...document.querySelectorAll("article:not([hidden]) tr")].find(e => e.textContent.startsWith("stall cycles of a wave"));
	return [...stalls.values()].reduce((sum, n) => sum + n, 0) / row.children[2].textContent;
})()""".replace("PAINTED", PAINTED)
COLORS = "[...document.querySelectorAll('.graph .block .row[data-at]')].map(e => [+e.querySelector('i').textContent || 0, getComputedStyle(e).backgroundColor])"


def main():
    chromium, page, two = sys.argv[1:]
    with Browser(chromium) as b:
        for width in 1000, 1600:
            b.open(page, width, 800)
            b.run("document.querySelector('.function').scrollIntoView()")
            b.run("new Promise(done => setTimeout(done, 300))")
            for frame, cells in (".graph", ".row .counts i"), (".code-list", ".row .share"):
                print(width, frame, "most of the time is seen", b.run(SEEN.replace("FRAME", repr(frame)).replace("CELLS", repr(cells))) > 80)
            rows = b.run(COLORS)
            hottest = max(rows)
            print("the hottest line stands out", sum(color == hottest[1] for _, color in rows) == sum(share == hottest[0] for share, _ in rows) < len(rows) / 2)
            print("columns are apart", b.run(GAP) >= 8)
            print(b.run("document.querySelector('article:not([hidden]) .answer').nextElementSibling.textContent"))
        b.open(two, 1280, 800)
        print(b.run("document.querySelector('article:not([hidden]) .answer').textContent"))
        print("columns are apart", b.run(GAP) >= 8)
        print("first in the list", b.run("document.querySelector('nav a').getAttribute('href')"))
        b.open(two, 1280, 800, fragment="#k1")
        print("a link", b.run("document.querySelector('article:not([hidden])').id"))
        b.open(two, 1280, 800)
        print("the stalls are those of a wave", 0.99 < b.run(STALLS) < 1.01)
        print("errors", b.errors)


main()

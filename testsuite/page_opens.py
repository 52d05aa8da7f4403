"""Checks in Chromium where a page of amdgcn-objdump --simulate=html opens.

  page_opens.py CHROMIUM PAGE TWO    the page of one file, and that of two
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from devtools import Browser  # noqa: E402

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
        b.open(two, 1280, 800)
        print(b.run("document.querySelector('article:not([hidden]) .answer').textContent"))
        print("columns are apart", b.run(GAP) >= 8)
        print("first in the list", b.run("document.querySelector('nav a').getAttribute('href')"))
        b.open(two, 1280, 800, fragment="#k1")
        print("a link", b.run("document.querySelector('article:not([hidden])').id"))
        print("errors", b.errors)


main()

"""Tests a page of amdgcn-objdump --cfg=html in Chromium with key presses and clicks, and prints the results.

  cfg_page.py CHROMIUM PAGE [PAGE-OF-TWO]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from devtools import Browser  # noqa: E402

WIDTHS = [400, 1000, 1600]
# Counts the elements that extend beyond the right edge of the window.
OUTSIDE = """[...document.querySelectorAll("body *")].filter(e => e.getClientRects().length && !e.closest(".graph, nav, .code-list, script") &&
	e.getBoundingClientRect().right > innerWidth + 0.5).length"""
SEEN = """(() => {const e = document.querySelector(%r), f = e.closest(".graph, .code-list").getBoundingClientRect(), b = e.getBoundingClientRect();
	return b.top > f.top && b.bottom < f.bottom && b.left < f.right && b.right > f.left;})()"""


def text(b, selector):
    return b.run("(document.querySelector(%r) || {}).textContent" % selector)


def widths(b, page):
    for width in WIDTHS:
        for dark in False, True:
            b.open(page, width, 800, dark)
            print(width, "dark" if dark else "light", "functions", b.run("document.documentElement.dataset.ready"), "outside", b.run(OUTSIDE),
                  "fits", b.run("document.documentElement.scrollWidth <= innerWidth"), "blocks", b.run("document.querySelectorAll('article:not([hidden]) .block').length > 2"),
                  "list", b.run("document.querySelector('nav').getClientRects().length ? 'shown' : 'hidden'"))


def search(b):
    b.key("/")
    for c in "S_ENDPGM":
        b.key(c)
    print("found", text(b, ".search output"))
    b.key("Enter")
    print(text(b, ".search output"), "in", text(b, "article:not([hidden]) h2"), text(b, ".graph .row.hit code"), "seen", b.run(SEEN % ".graph .row.hit"))
    print("address", b.run("location.hash"))
    b.key("Escape")
    print("cleared", b.run("document.querySelector('.search input').value === ''"))


def blocks(b):
    b.click(".graph .block .head .name")
    chosen = b.run("document.querySelector('.block.chosen').id")
    print("chosen", chosen, "address", b.run("location.hash"), "neighbors", b.run("document.querySelectorAll('.near').length > 0"),
          text(b, ".neighbours h4"))
    b.key("Escape")
    print("closed", b.run("document.querySelector('.neighbours').hidden"), b.run("document.querySelectorAll('.chosen').length"))
    b.run("document.querySelector('.graph .row code a').click()")
    b.until("document.querySelector('.block.chosen')")
    target = text(b, ".graph .row code a")
    print("a target:", b.run("document.querySelector('.block.chosen .name').textContent") == target, "seen", b.run(SEEN % ".block.chosen"))


def fold(b):
    before = b.run("document.querySelectorAll('.block').length")
    b.click(".loop-name")
    print("a folded loop", text(b, ".block.folded"), "fewer", b.run("document.querySelectorAll('.block').length") < before)
    b.click(".block.folded button")
    print("unfolded", b.run("document.querySelectorAll('.block.folded').length"))
    b.key("z")
    print("all folded", b.run("document.querySelectorAll('.block.folded').length > 0"))
    b.key("z")


def zoom(b):
    b.key("0")
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
    before = b.run(scale)
    b.key("+")
    print("larger", b.run(scale) / before, text(b, ".zoom"))
    b.key("f")
    print("fits", b.run("""(() => {const f = document.querySelector(".graph").getBoundingClientRect(); return [...document.querySelectorAll(
        "article:not([hidden]) .block, article:not([hidden]) .pill")].every(e => {const b = e.getBoundingClientRect();
        return b.top >= f.top && b.bottom <= f.bottom && b.left >= f.left && b.right <= f.right;});})()"""))
    top = b.run("document.querySelector('.block').getBoundingClientRect().top")
    b.key("ArrowDown")
    print("moves", b.run("document.querySelector('.block').getBoundingClientRect().top") < top)


def functions(b):
    b.key("]")
    print("next", text(b, "article:not([hidden]) h2"), text(b, "nav [aria-current] .name"))
    b.run("history.back()")
    b.until("document.querySelector('article:not([hidden]) h2').textContent !== 'second'")
    print("back", text(b, "article:not([hidden]) h2"))
    b.key("l")
    print("list", b.run("document.querySelectorAll('article:not([hidden]) .code-list .row[data-row]').length"),
          b.run("document.querySelectorAll('article:not([hidden]) .graph')[0].getClientRects().length"))
    b.key("l")
    b.key("d")
    print("theme", b.run("document.documentElement.dataset.theme"))


def link(b, page):
    b.open(page, 1280, 800, fragment="#+0xc")
    print("a link to an instruction", text(b, ".graph .row.hit code"), "seen", b.run(SEEN % ".graph .row.hit"))
    b.open(page, 1280, 800, fragment="#f0b3")
    print("a link to a block", text(b, ".block.chosen .name"))


def compare(b, page):
    b.open(page, 1280, 700)
    b.run("document.querySelector('nav a[href=\"#c0\"]').click()")
    b.until("document.querySelector('.compared .body .row:not(.same)')")
    print("compared", text(b, "article:not([hidden]) h2"), b.run("[...document.querySelectorAll('.measures tbody tr')].map(r => r.textContent).join('; ')"))
    print(text(b, ".aligned .facts"))
    print("rows", b.run("[...document.querySelectorAll('.compared .body .row:not(.same)')].map(r => r.className.slice(4) + ' ' + "
                        "[...r.querySelectorAll('code')].map(c => c.textContent).join(' | ')).join('; ')"))
    print("outside", b.run(OUTSIDE), "address", b.run("location.hash"))


def tree(b, page):
    b.open(page, 1280, 800)
    tree = b.tree()
    roles = {role for role, _ in tree}
    print("roles", " ".join(sorted(roles & {"main", "navigation", "search", "searchbox", "toolbar", "heading", "article", "group", "banner"})))
    print("without a name", [role for role, name in tree if role in ("button", "link", "searchbox", "group") and not name.strip()])
    print(next(name for role, name in tree if role == "group" and name.startswith("bb0")))


def main():
    chromium, page = sys.argv[1:3]
    with Browser(chromium) as b:
        widths(b, page)
        b.open(page, 1280, 800)
        for look in search, blocks, fold, zoom, functions:
            look(b)
        link(b, page)
        tree(b, page)
        for two in sys.argv[3:]:
            compare(b, two)
        print("errors", b.errors)


main()

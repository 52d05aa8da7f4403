"""Measures the pages of a large kernel in Chromium, and prints the thresholds that are exceeded.

  page_large.py CHROMIUM CFG-PAGE SIMULATION-PAGE [-v]

The thresholds are several times the values on an idle machine, so that the test also passes on a busy machine.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from devtools import Browser  # noqa: E402

OPEN, FIND, FOLD, ARROW = 2000, 1000, 1000, 1000  # milliseconds
HEAP, ELEMENTS = 300, 6000  # maximum heap in megabytes; maximum number of elements of the page
TRIES = 8
FIND_SCRIPT = """const input = document.querySelector(".search input");
	input.value = "%s"; input.dispatchEvent(new Event("input")); input.dispatchEvent(new KeyboardEvent("keydown", {key: "Enter", bubbles: true}))"""
FOLD_SCRIPT = """document.querySelector('.graph button[title^="Fold all"]').click()"""
missed = []


def best(measure, most):
    """Returns the minimum of several measurements, because other programs on the machine only add to the time. Stops at the first one
    that is at most `most`."""
    value = measure()
    for _ in range(TRIES - 1):
        if value <= most:
            break
        value = min(value, measure())
    return value


def check(what, value, most, verbose):
    if verbose:
        print("%-40s %8.0f of %d" % (what, value, most))
    if value > most:
        missed.append("%s: %.0f, not %d" % (what, value, most))


def look(b, name, page, needle, verbose):
    check(name + ": first picture, ms", best(lambda: b.open(page, 1600, 1000), OPEN), OPEN, verbose)
    check(name + ": find, ms", best(lambda: b.timed(FIND_SCRIPT % needle), FIND), FIND, verbose)
    if not b.run("[...document.querySelectorAll('.row.hit code, .row.chosen code')].some(e => e.textContent.includes('%s'))" % needle):
        missed.append(name + ": the match is not shown")
    check(name + ": fold or unfold all, ms", best(lambda: b.timed(FOLD_SCRIPT), FOLD), FOLD, verbose)
    check(name + ": elements", b.run("document.querySelectorAll('*').length"), ELEMENTS, verbose)
    check(name + ": heap, MB", b.heap() / 1e6, HEAP, verbose)
    if b.run("document.documentElement.scrollHeight > innerHeight + 1"):
        missed.append(name + ": the page is taller than the window")


def main():
    chromium, cfg, simulation = sys.argv[1:4]
    verbose = "-v" in sys.argv
    with Browser(chromium) as b:
        look(b, "--cfg", cfg, "v_xad_u32", verbose)
        look(b, "--simulate", simulation, "v_xad_u32", verbose)
        check("--simulate: to a stall's arrow, ms", best(lambda: b.timed(FIND_SCRIPT % "s_waitcnt vmcnt"), ARROW), ARROW, verbose)
        if not b.run("document.querySelectorAll('.wait-arrow path').length"):
            missed.append("--simulate: there is no arrow")
        missed.extend(b.errors)
    for line in missed:
        print(line)
    print("measured")


main()

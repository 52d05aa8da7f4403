"""The reference checker: finds violations in straight-line code, or on any path through code with branches, from the rules alone.

  check.py PROCESSOR [-w32|-w64] [FILE]    FILE has one instruction per line, in the style of LLVM's disassembler; a label begins
                                           a new fragment

check() returns a list of dicts: kind ("wait" or "hazard"); at (index of the instruction that is issued too early); from (index of
the instruction on which that instruction depends); register; counter (for a wait); rule; need (the sufficient value of the
counter, or the sufficient number of wait states); doubt ("", or the reason why this may not be a violation). At the start,
nothing is pending.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import branches  # noqa: E402
from hazards import check_hazards  # noqa: E402
from text import parse, target  # noqa: E402
from waits import check_waits  # noqa: E402


def check(processor, texts, wave=64):
    t = target(processor)
    if branches.has_labels(texts):
        return branches.check_lines(lambda line: check(processor, line, wave), texts)
    program = [parse(t.name, text) for text in texts]
    return check_waits(t, program) + check_hazards(t, program, wave)


def pieces_of(lines):
    """Splits code into fragments [(name, texts)]. A label begins a fragment, and s_endpgm ends one."""
    found = [("", [])]
    for line in lines:
        text = line.split("//")[0].split(";")[0].strip()
        if text.endswith(":"):
            found.append((text[:-1], []))
        elif text and not text.startswith(".") and text != "s_endpgm":
            found[-1][1].append(text)
    return [piece for piece in found if piece[1]]


def message(v, texts):
    need = "%s(%d)" % (v["counter"], v["need"]) if v["kind"] == "wait" else "%d wait states" % v["need"] if v["need"] else "another instruction or field"
    return "%s\n    %s%s after %s; needs %s%s" % (texts[v["at"]], v["rule"], " of " + v["register"] if v["register"] else "", texts[v["from"]], need,
                                              "; doubt: " + v["doubt"] if v["doubt"] else "")


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("-")]
    wave = 32 if "-w32" in sys.argv else 64
    source = open(arguments[1], encoding="utf-8") if len(arguments) > 1 else sys.stdin
    wrong = False
    for name, texts in pieces_of(source):
        for v in check(arguments[0], texts, wave):
            wrong = wrong or not v["doubt"]
            print("%s%d: %s" % (name and name + " ", v["at"], message(v, texts)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

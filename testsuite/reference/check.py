"""The judge: what is wrong in a straight line of instructions, by the rules alone.

  check.py PROCESSOR [-w32|-w64] [FILE]   texts, one on each line, in LLVM's disassembler's style

check() returns a list of dicts: kind ("wait" or "hazard"), at and from (indexes of the instruction that comes too early and of the one it
depends on), register, counter (of a wait), rule, need (the counter's value, or the wait states, that would do), doubt ("", or
why it may be no violation after all). At the start nothing is in flight.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from hazards import check_hazards  # noqa: E402
from text import parse, target  # noqa: E402
from waits import check_waits  # noqa: E402


def check(processor, texts, wave=64):
    t = target(processor)
    program = [parse(t.name, text) for text in texts]
    return check_waits(t, program) + check_hazards(t, program, wave)


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("-")]
    wave = 32 if "-w32" in sys.argv else 64
    source = open(arguments[1], encoding="utf-8") if len(arguments) > 1 else sys.stdin
    texts = [line.split("//")[0].split(";")[0].strip() for line in source]
    texts = [text for text in texts if text and not text.endswith(":") and not text.startswith(".")]
    found = check(arguments[0], texts, wave)
    for v in found:
        print("%d: %s\n    %s %s of %s, from %d: %s; needs %s%s" % (
            v["at"], texts[v["at"]], v["kind"], v["rule"], v["register"], v["from"], texts[v["from"]],
            "%s(%d)" % (v["counter"], v["need"]) if v["kind"] == "wait" else v["need"], "; doubt: " + v["doubt"] if v["doubt"] else ""))
    return 1 if any(not v["doubt"] for v in found) else 0


if __name__ == "__main__":
    sys.exit(main())

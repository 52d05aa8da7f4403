"""Checks that each instruction of a short kernel is issued in the cycle in which hardware issued it. PROCESSOR.s in this folder
contains the cycles:

    label:
    	instruction  // 0 21      issued at cycle 0, and the second time at cycle 21
    	instruction  // 32?30     recorded at 32, but simulated at 30: a known difference
    	instruction  // 7 T       this branch is taken (N: not taken)

A kernel that does not end explicitly ends with s_endpgm. Times with a "?" must differ; all other times must be equal.

  issue.py GEN.PY TABLES BUILD [all]
"""
import glob
import os
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate

ALONE = ["--simulate-waves=1", "--simulate-occupancy=1"]


def kernels(path):
    """Returns {label: [(line number, code, times, direction of the branch)]}."""
    out, lines = {}, None
    with open(path, encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            code, _, note = line.rstrip("\n").partition("//")
            label = re.fullmatch(r"(\w+):\s*", code)
            if label:
                lines = out[label[1]] = []
            elif code.strip():
                words = note.split()
                lines.append((number, code.rstrip(), [w for w in words if w[0].isdigit()], [w for w in words if w in ("T", "N")]))
    return out


def check(simulator, cpu, lines):
    """Yields (line number, error)."""
    text = [code for _, code, _, _ in lines] + ["\ts_endpgm"] * (lines[-1][1].split()[-1] != "s_endpgm" and "s_setpc" not in lines[-1][1])
    path = simulator.assemble(cpu, "\n".join(text))
    directions = [direction for *_, direction in lines if direction]
    options = ALONE + ["--simulate-branch=*=%s" % {"T": "taken", "N": "not-taken"}[direction[0]] for direction in directions]
    at = [i["address"] for i in simulator.code(path)]
    issued = {}
    for r in simulator.trace(path, *options):
        issued.setdefault(int(r["pc"]), []).append(int(r["cycle"]))
    begin = min(min(times) for times in issued.values())
    for (number, code, times, _), address in zip((line for line in lines if re.search(r"\s[a-z]\w*", line[1])), at):
        got = [cycle - begin for cycle in issued.get(address, [])]
        want = [t.split("?") for t in times]
        if "s_delay_alu" not in code and len(want) != len(got):
            yield number, "%s: issued %d times, not %d" % (code.strip(), len(got), len(want))
        for cycle, w in zip(got, want):
            if cycle != int(w[-1]):
                yield number, "%s: issued at %d, not at %s" % (code.strip(), cycle, w[-1])
            elif len(w) > 1 and w[0] == w[1]:
                yield number, "%s: %s is met: the ? is of no use" % (code.strip(), cycle)


def main():
    simulator = simulate.Simulator(sys.argv[3])
    for path in sorted(glob.glob(HERE + "/gfx*.s")):
        name = os.path.basename(path)
        for label, lines in kernels(path).items():
            try:
                for number, problem in check(simulator, name[:-2], lines):
                    print("%s:%d: %s: %s" % (name, number, label, problem))
            except simulate.Failed as e:
                print("%s: %s: %s" % (name, label, e))


main()

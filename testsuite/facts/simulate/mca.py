"""Compares one wave of straight-line code with llvm-mca-19: the ratio of simulated cycles to cycles of LLVM's scheduling model, by
class of instructions. mca.tsv contains the expected range of each ratio, and the reasons for differences. On gfx6 to gfx9 a cycle
of llvm-mca is four cycles of the shader clock.

  mca.py GEN.PY TABLES BUILD [all]     -v prints all ratios
"""
import os
import re
import shutil
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate

MCA, TIMES = "llvm-mca-19", 60


def code(text):
    """Returns the instructions in text, which are separated by ";", repeated TIMES times. In each repetition, {i}, {p}, {q} and {s}
    are replaced by other registers."""
    out = []
    for n in range(TIMES):
        a = 32 + n * 2 % 64
        out += ["\t" + line.strip().format(i=32 + n, p="[%d:%d]" % (a, a + 1), q="[%d:%d]" % (a * 2, a * 2 + 3), s=8 + n % 16) for line in text.split(";")]
    return "\n".join(out) + "\n"


def main():
    if not shutil.which(MCA):
        print("no " + MCA)
        sys.exit(77)
    simulator = simulate.Simulator(sys.argv[3])
    with open(HERE + "/mca.tsv", encoding="utf-8") as f:
        rows = [(n, line.rstrip("\n").split("\t")) for n, line in enumerate(f, 1) if line.strip() and line[0] != "#"]
    for number, (cpus, text, low, high, why) in rows:
        for cpu in cpus.split():
            try:
                model = simulate.run([MCA, "-mtriple=amdgcn", "-mcpu=" + cpu, "-iterations=1"], code(text))
                ours = simulator.kernel(simulator.assemble(cpu, code(text) + "\ts_endpgm"), "--simulate-waves=1", "--simulate-set=end.waits=0,memory.cold=0")["time"]["cycles"]
            except simulate.Failed as e:
                print("mca.tsv:%d: %s: %s" % (number, cpu, e))
                continue
            theirs = int(re.search(r"Total Cycles:\s+(\d+)", model)[1]) * (4 if re.match("gfx[6-9]", cpu) else 1)
            ratio = ours / theirs
            if not float(low) <= ratio <= float(high) or "-v" in sys.argv:
                print("mca.tsv:%d: %s: %s: %d cycles, %s %d: %.3f, not %s to %s" % (number, cpu, text, ours, MCA, theirs, ratio, low, high))


main()

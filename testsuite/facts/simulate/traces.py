"""Compares the issue times of simulated waves with recorded traces, if ../shared/traces exists next to the checkout. For each
trace, a simulation follows the recorded path (--simulate-follow), and check/simcheck.py in that folder compares the issue times.
The ends of waits for memory and barriers are excluded, because they depend on effects that are not simulated.

  traces.py GEN.PY TABLES BUILD [all]
"""
import glob
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate

EXACT, WITHIN_ONE, WHOLE = 70, 85, 0.1  # minimum per cent of distances in all traces of gfx1100; tolerance of a wave's duration
LINE = re.compile(r"distances (\d+)  exact ([\d.]+)%  within one ([\d.]+)%")


def shared():
    """Returns the folder ../shared next to this checkout, or next to the repository of which the checkout is a worktree; None if
    there is none."""
    folder = ROOT
    for _ in range(3):
        folder = os.path.realpath(os.path.join(folder, ".."))
        if os.path.exists(folder + "/shared/traces/source.py") and os.path.exists(folder + "/shared/check/simcheck.py"):
            return folder + "/shared"
    return None


def compare(simulator, folder, trace):
    """Returns the output of simcheck.py for a trace."""
    cpu = os.path.basename(trace).partition("-")[0]
    source = simulate.run([sys.executable, folder + "/traces/source.py", trace])
    path = simulator.path("trace.o")
    simulate.run([simulator.programs + "/assembler/amdgcn-as", "-mcpu=" + cpu, "-o", path, "-"], source)
    simulator.text(path, "--simulate-follow=" + trace, "--simulate-trace=" + simulator.path("simulated"))
    return simulate.run([sys.executable, folder + "/check/simcheck.py", trace, simulator.path("simulated")])


def main():
    folder = shared()
    if not folder:
        print("no traces")
        sys.exit(77)
    simulator, total = simulate.Simulator(sys.argv[3]), [0, 0, 0]
    for trace in sorted(glob.glob(folder + "/traces/gfx*.tsv")):
        name = os.path.basename(trace)
        text = compare(simulator, folder, trace)
        if "-v" in sys.argv:
            print(name, text.split("\n  ")[0])
        line, whole = LINE.search(text), re.search(r"simulated over recorded: min ([\d.]+) mean ([\d.]+) max ([\d.]+)", text)
        if not line or not whole or "not the simulated ones" in text:
            print("%s: waves cannot be compared: %s" % (name, text.strip()))
            continue
        if not all(abs(float(x) - 1) <= WHOLE for x in whole.groups()):
            print("%s: whole waves take %s of their time, at least, in the mean and at most" % (name, ", ".join(whole.groups())))
        if name.startswith("gfx1100"):
            n = int(line[1])
            total = [total[0] + n, total[1] + n * float(line[2]), total[2] + n * float(line[3])]
    if total[1] < EXACT * total[0] or total[2] < WITHIN_ONE * total[0]:
        print("gfx1100: of %d distances %.1f%% exact, %.1f%% within a cycle" % (total[0], total[1] / total[0], total[2] / total[0]))


main()

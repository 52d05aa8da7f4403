"""Compares the simulation of one wave of straight-line code with llvm-mca-19, by class of instructions. mca.tsv contains, for
each code, the cycles of one repetition: for our model, an expression of parameters; for LLVM's scheduling model, a number. In
both models, TIMES repetitions must take TIMES times these cycles, plus at most the cycles of the pipeline's start and end. A
row therefore states why the models agree or differ; no tolerance was fitted to the output.

  mca.py GEN.PY TABLES BUILD [all]     -v prints all results
"""
import os
import re
import shutil
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate

MCA, TIMES = "llvm-mca-19", 400
OPTIONS = ["--simulate-waves=1", "--simulate-occupancy=1", "--simulate-set=memory.cold=0"]


def code(text):
    """Returns the instructions in text, which are separated by ";", repeated TIMES times. In each repetition, {i}, {p}, {q} and {s}
    are replaced by other registers."""
    out = []
    for n in range(TIMES):
        a = 32 + n * 2 % 64
        out += ["\t" + line.strip().format(i=32 + n % 128, p="[%d:%d]" % (a, a + 1), q="[%d:%d]" % (a * 2, a * 2 + 3), s=8 + n % 16) for line in text.split(";")]
    return "\n".join(out) + "\n"


def bounds(text, parameters):
    """Returns (A, B) for a range "A..B", or (A, A) for "A". A and B are expressions that contain names of parameters."""
    values = [eval(re.sub(r"[a-z][\w.]*", lambda m: str(parameters[m[0]]), part), {}) for part in text.split("..")]
    return values[0], values[-1]


def start_and_end(p):
    """Returns the maximum number of cycles before the first execution and after the last issue: the fetch of a line,
    the time that the first operation takes to reach its unit, the latency of the last operation, and four issue slots
    of the SIMD."""
    return p["fetch.latency"] + p["valu.first"] + p["lds.latency4"] + p["end"] + 4 * p["period"]


def main():
    if not shutil.which(MCA):
        print("no " + MCA)
        sys.exit(77)
    simulator = simulate.Simulator(sys.argv[3])
    with open(HERE + "/mca.tsv", encoding="utf-8") as f:
        rows = [(n, line.rstrip("\n").split("\t")) for n, line in enumerate(f, 1) if line.strip() and line[0] != "#"]
    for number, (cpus, text, here, there, *why) in rows:
        for cpu in cpus.split():
            try:
                model = simulate.run([MCA, "-mtriple=amdgcn", "-mcpu=" + cpu, "-iterations=1"], code(text))
                k = simulator.kernel(simulator.assemble(cpu, code(text) + "\ts_endpgm"), *OPTIONS)
            except simulate.Failed as e:
                print("mca.tsv:%d: %s: %s" % (number, cpu, e))
                continue
            parameters = {p["name"]: p["value"] for p in k["parameters"]}
            latency = max(int(x) for x in re.findall(r"^ *\d+ +(\d+) +[\d.]+ ", model, re.M))
            ours, theirs = k["time"]["cycles"], int(re.search(r"Total Cycles:\s+(\d+)", model)[1])
            unit = 4 if re.match("gfx[6-9]", cpu) else 1
            for name, got, (least, most), extra in (("here", ours, bounds(here, parameters), start_and_end(parameters)),
                                                   (MCA, theirs, bounds(there, {}), latency + 8)):
                if not least * TIMES - extra <= got <= most * TIMES + extra or "-v" in sys.argv:
                    print("mca.tsv:%d: %s: %s: %s: %d cycles, %.2f each, not %g to %g" % (number, cpu, text, name, got, got / TIMES, least, most))
            least, most = bounds(here, parameters)
            if not why and not 0.9 <= ours / (theirs * unit) <= 1.1:
                print("mca.tsv:%d: %s: %s: %d cycles here, %d there, without a reason" % (number, cpu, text, ours, theirs * unit))


main()

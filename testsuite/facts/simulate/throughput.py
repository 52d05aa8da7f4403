"""Whether simulated kernels are as fast as hardware, and as its makers say: throughput.tsv has a row for each, with

    processor  of -mcpu; -w64: of the other wave size; several with a space
    kernel     instructions with ; between them; "100 * (v_mov_b32 v{i}, v0)": so many times, {i} a register that is another one
               each time, {p} a pair, {q} four, {o} eight, {s} a scalar one. s_endpgm follows
    options    of amdgcn-objdump, without "--simulate-": "waves=1 set=vmem.latency=265"
    what       each: cycles that a compute unit needs for one of the (last) times; simd: that one of its SIMDs does; ipc: instructions
               in a cycle; issue: in a turn in which there is one; used UNIT: per cent of cycles; wave: cycles of a wave; flop N,
               bytes N: in a cycle of a compute unit, N each time; starved: per cent of cycles; lds: cycles of LDS each time; banks: the same of banks that all pairs share
    expected   the value; where kernel or options are "A | B", what B has over A ("-" before what: B less A)
    within     per cent that it may differ; "=1.5": it is not met, 1.5 is simulated and why is in the note
    source     as in timing.tbl; a note may follow

  throughput.py GEN.PY TABLES BUILD [all]    with -v, what is simulated of each"""
import os
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate

NEAR = 0.005  # of a value that is known not to be met


def source(kernel):
    """The kernel's lines, and how often the last repetition is done."""
    lines, times = [], 1
    for count, group, plain in re.findall(r"\s*(\d+) \* \(([^()]*)\)|([^;()]+)", kernel):
        for n in range(int(count or 1)):
            r = 32 + n * 8 % 128
            words = dict(i=32 + n % 128, p="[%d:%d]" % (32 + n * 2 % 128, 33 + n * 2 % 128), q="[%d:%d]" % (32 + n * 4 % 128, 35 + n * 4 % 128),
                         o="[%d:%d]" % (r, r + 7), s=8 + n % 32)
            lines += [line.strip().format(**words) for line in (group or plain).split(";") if line.strip()]
        times = int(count) if count else times
    return "\n".join("\t" + line for line in lines) + "\n\ts_endpgm", times


class Measured:
    def __init__(self, simulator, cpu, kernel, options):
        text, self.times = source(kernel)
        self.k = simulator.kernel(simulator.assemble(cpu, text), *["--simulate-" + o for o in options.split()])
        self.time = self.k["time"]

    def get(self, what):
        name, _, arg = what.partition(" ")
        k, t = self.k, self.time
        simds, waves = k["launch"]["simds"], t["waves"]
        each = t["cycles"] / (self.times * waves)
        units = simds / (4 if re.match("gfx[6789]", k["processor"]) else 2)
        if name == "used":
            u = simulate.unit(k, arg)
            return 100 * u["busy"] / (u["instances"] * t["cycles"])
        return {"each": lambda: each * units, "simd": lambda: each * min(simds, waves), "ipc": lambda: t["instructions"] / t["cycles"],
                "issue": lambda: t["instructions"] / k["lost"]["issued"], "wave": lambda: t["wave_mean"],
                "flop": lambda: float(arg) / each / units, "bytes": lambda: float(arg) / each / units,
                "starved": lambda: 100 * t["starved"] / t["cycles"],
                "banks": lambda: simulate.unit(k, "lds")["busy"] / (self.times * waves * simulate.unit(k, "lds")["instances"]),
                "lds": lambda: simulate.unit(k, "lds")["busy"] / (self.times * waves)}[name]()


def value(simulator, cpu, kernel, options, what):
    kernels, optionss = (x.split(" | ") for x in (kernel, options))
    runs = [Measured(simulator, cpu, kernels[i % len(kernels)], optionss[i % len(optionss)]) for i in range(max(len(kernels), len(optionss)))]
    got = [r.get(what.lstrip("-")) for r in runs]
    return got[0] if len(got) == 1 else got[1] - got[0] if what[0] == "-" else got[1] / got[0]


def problem(got, expected, within):
    if within[0] != "=":
        return abs(got / expected - 1) > float(within) / 100 if expected else got != 0
    known = float(within[1:])
    return abs(got / known - 1) > NEAR


def main():
    simulator = simulate.Simulator(sys.argv[3])
    with open(HERE + "/throughput.tsv", encoding="utf-8") as f:
        rows = [(n, line.rstrip("\n").split("\t")) for n, line in enumerate(f, 1) if line.strip() and line[0] != "#"]
    for number, row in rows[::8 if "sample" in sys.argv else 1]:
        cpus, kernel, options, what, expected, within = row[:6]
        for cpu in cpus.split():
            try:
                got = value(simulator, cpu, kernel, options.strip("-") if options == "-" else options, what)
            except simulate.Failed as e:
                print("throughput.tsv:%d: %s: %s" % (number, cpu, e))
                continue
            wrong = problem(got, float(expected), within)
            if wrong or "-v" in sys.argv:
                print("throughput.tsv:%d: %s: %s: %s: %.4g, not %s (%s)%s" % (number, cpu, kernel[:60], what, got, expected, within, " ***" if wrong else ""))


main()

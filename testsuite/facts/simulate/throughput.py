"""Compares the throughput of simulated kernels with measurements and documentation of hardware. Columns of throughput.tsv:

    processor  for -mcpu; "-w64" selects the other wave size; several are separated by blanks
    kernel     instructions separated by ";"; "100 * (v_mov_b32 v{i}, v0)" is repeated 100 times, each time with other registers: {i} is one
               VGPR, {p} a pair, {q} four, {o} eight, {s} an SGPR. s_endpgm follows
    options    of amdgcn-objdump, without "--simulate-": "waves=1 set=vmem.latency=265"; memory.cold is 0: measurements are of warm
               caches
    what       each: cycles of a compute unit per (last) repetition; simd: the same for one SIMD; ipc: instructions per
               cycle; issue: instructions per used issue slot; used UNIT: per cent of cycles; wave: cycles of a wave;
               flop N, bytes N: per cycle of a compute unit, if a repetition has N; starved: per cent of cycles; lds:
               LDS cycles per repetition; banks: the same for one of the LDS units
    expected   the value; if kernel or options are "A | B", the ratio of B to A ("-" before what: their difference)
    within     tolerance in per cent; "=1.5": the value is not met, 1.5 is simulated, and the note explains why
    source     as in timing.tbl; a note may follow

  throughput.py GEN.PY TABLES BUILD [all]     -v prints all simulated values
"""
import os
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate

NEAR = 0.005  # relative tolerance around the recorded value of a case that is known to miss the expected value


def source(kernel):
    """Expands "a; 8 * (b; c)" to the source of a kernel. Returns the source, and the number of repetitions of the last group."""
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
        self.k = simulator.kernel(simulator.assemble(cpu, text), "--simulate-set=memory.cold=0", *["--simulate-" + o for o in options.split()])
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

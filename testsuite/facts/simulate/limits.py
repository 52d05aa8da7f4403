"""Checks properties of every simulation on random kernels: no unit exceeds its throughput; no wave issues two instructions in a
cycle or passes a wait early; no instruction is lost or counted twice; more waves of an ALU-bound kernel are never slower; a longer
latency never makes a single wave faster; and the same input gives the same output.

With several waves, a longer latency can make a run shorter, because oldest-first scheduling is not optimal and another latency
leads to another schedule. 5 of 75 such runs of 128 waves were shorter, four of them by at most 0.3%, and one by 3.0%: gfx942,
seed 21, with issue.salu. With round-robin scheduling (--simulate-order=round-robin), this kernel is faster, and each longer
issue.salu makes it slower. The tolerance is SLACK.

  limits.py GEN.PY TABLES BUILD [all]     -v prints statistics
"""
import collections
import os
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "oracle"))
import simulate
import waves

SLACK = 0.035
PORTS = dict(VALU="valu", TRANS="valu", MATRIX="valu", SALU="scalar", SMEM="scalar", VMEM="vmem", LDS="lds", EXPORT="export",
             BRANCH="branch", MESSAGE="branch", BARRIER="branch")
SILENT = ("s_barrier_wait", "s_delay_alu", "s_wait_alu")  # instructions that traces do not record
MIXES = ["valu", "salu", "valu salu", "valu salu matrix", "valu memory", "valu salu memory matrix loops", "valu salu memory loops",
         "valu salu memory barriers", "valu salu memory loops barriers", "memory", "salu memory"]
RUNS = [[], ["--simulate-order=round-robin"], ["--simulate-stage=vertex", "--simulate-rate=2"], ["--simulate-stage=pixel"], ["--simulate-occupancy=2"],
        ["--simulate-set=lds.stride=64,vmem.lanes=2"]]
LATENCIES = ["vmem.latency", "smem.latency", "lds.latency1", "lds.latency2", "latency.valu", "latency.valu_trans", "latency.salu", "issue.valu",
             "issue.valu_trans", "issue.salu", "issue.vmem", "issue.lds", "branch.taken", "branch.not_taken", "fetch.latency", "lds.load1",
             "lds.load2", "lds.store1", "matrix.pass", "mask.latency", "mem.after_valu", "valu.start", "valu.read", "nop", "end"]


class Run:
    def __init__(self, simulator, path, options):
        self.k = simulator.kernel(path, "--simulate-trace=" + simulator.path("trace"), *options)
        with open(simulator.path("trace"), encoding="utf-8") as f:
            rows = [line.rstrip("\n").split("\t") for line in f]
        self.trace = [(int(r[1]), int(r[2]), int(r[3]), r[4]) for r in rows[1:]]  # (wave, cycle, pc, op)
        self.parameters = {f["name"]: f["value"] for f in self.k["parameters"]}


def check_units(k):
    for u in k["units"]:
        if u["busy"] > u["instances"] * k["time"]["cycles"]:
            yield "%s is busy in %d of %d cycles, of which there are %d" % (u["unit"], u["busy"], k["time"]["cycles"], u["instances"])


def check_slots(run, silent):
    k, t, period = run.k, run.k["time"], run.parameters["period"]
    turns = sum((t["cycles"] - i % period) // period + 1 for i in range(k["launch"]["simds"]))
    if sum(k["lost"].values()) != t["slots"] or t["slots"] != turns:
        yield "%d slots, %d by reason, %d turns" % (t["slots"], sum(k["lost"].values()), turns)
    simds = {w["wave"]: w["simd"] for w in k["waves"]}
    issued = len({(simds[wave], cycle) for wave, cycle, *_ in run.trace})
    if issued != k["lost"]["issued"] and not (silent and issued < k["lost"]["issued"]):
        yield "something is issued in %d turns, not %d" % (issued, k["lost"]["issued"])


def check_issue(run):
    simds, period = {w["wave"]: w["simd"] for w in run.k["waves"]}, run.parameters["period"]
    ports, last = collections.Counter(), {}
    kinds = collections.defaultdict(set)
    for wave, cycle, _, op in run.trace:
        if last.get(wave, -1) >= cycle:
            yield "wave %d issues at %d after %d" % (wave, cycle, last[wave])
        last[wave] = cycle
        if (cycle - simds[wave]) % period:
            yield "SIMD %d issues at %d" % (simds[wave], cycle)
        if op in PORTS:
            ports[simds[wave], cycle, PORTS[op]] += 1
            kinds[simds[wave], cycle].add(PORTS[op])
    if ports and max(ports.values()) > 1:
        yield "%d instructions of a kind in a turn" % max(ports.values())
    if kinds and max(len(v) for v in kinds.values()) > run.parameters["kinds"]:
        yield "more than %d kinds in a turn" % run.parameters["kinds"]


def check_paths(run, kernel, at):
    paths = collections.defaultdict(list)
    for wave, _, pc, _ in run.trace:
        paths[wave].append(pc)
    want = [at[i] for i in kernel.path if not kernel.lines[i].text.split()[0].endswith(SILENT)]
    if len(paths) != run.k["time"]["waves"] or len(paths) != run.k["launch"]["waves"]:
        yield "%d waves issue something, of %d" % (len(paths), run.k["launch"]["waves"])
    for wave, path in paths.items():
        if path != want:
            yield "wave %d takes another path" % wave
            return


def check_waits(run, kernel, at):
    """Checks that no wait of a wave ends before the minimum latencies of the accesses permit, and that no more loads that complete
    in order are pending than the counter can hold."""
    f, lines = run.parameters, {pc: line for pc, line in zip(at, kernel.lines)}
    least = dict(vm=f["vmem.latency"], lds=min(f["lds.latency1"], f["lds.latency2"]), sm=f["smem.latency"])
    most = 15 if kernel.cpu[:4] in ("gfx6", "gfx7", "gfx8") else 63
    shared = dict(vm="vm", lds="lds" if kernel.cpu.startswith("gfx12") else "lgkm", sm="sm" if kernel.cpu.startswith("gfx12") else "lgkm")
    waves_ = collections.defaultdict(list)
    for wave, cycle, pc, _ in run.trace:
        waves_[wave].append((cycle, lines[pc]))
    for wave, path in waves_.items():
        issued = collections.defaultdict(list)  # {counter: earliest completion times}
        for cycle, line in path:
            if line.waits:
                done = issued[shared[line.waits[0]]]
                early = [d for d in done[:max(0, len(done) - line.waits[1])] if d > cycle]
                if early:
                    yield "wave %d: %s is issued at %d, before %d" % (wave, line.text, cycle, early[-1])
            if line.increments:
                done = issued[shared[line.increments]]
                if line.increments == "vm" and len(done) >= most and done[-most] > cycle:
                    yield "wave %d: more than %d are outstanding at %d" % (wave, most, cycle)
                done.append(cycle + least[line.increments])


def check_sums(run, kernel):
    k, t = run.k, run.k["time"]
    insns = [i for f in k["functions"] for i in f["instructions"]]
    hits, cycles = sum(i["hits"] for i in insns), sum(i.get("cycles", 0) for i in insns)
    if hits != t["instructions"] or hits != t["waves"] * len(kernel.path):
        yield "%d instructions, %d by line, %d by path" % (t["instructions"], hits, t["waves"] * len(kernel.path))
    lives = sum(w["end"] - w["begin"] for w in k["waves"])
    if abs(lives - t["wave_mean"] * t["waves"]) > 1 or cycles != lives:
        yield "waves take %d cycles together, %d by line, %.1f in the mean" % (lives, cycles, t["wave_mean"] * t["waves"])
    if k["launch"]["workgroup_waves"] == 1 and t["occupied"] != lives:
        yield "waves take %d cycles together, and are there in %d" % (lives, t["occupied"])
    for name in ("issued", "waves"):
        got, want = sum(s[name] for s in k["samples"]), t["instructions"] if name == "issued" else t["occupied"]
        if got != want:
            yield "samples: %s %d, not %d" % (name, got, want)
    for reason in k["lost"]:
        if sum(s["lost"].get(reason, 0) for s in k["samples"]) != k["lost"][reason]:
            yield "samples: %s %d, not %d" % (reason, sum(s["lost"].get(reason, 0) for s in k["samples"]), k["lost"][reason])
    if t["stalled"] + t["starved"] > t["cycles"] or t["hidden"] > t["waiting"] or t["waiting"] > t["occupied"]:
        yield "stalled %(stalled)d, starved %(starved)d, waiting %(waiting)d, hidden %(hidden)d" % t


def check(simulator, cpu, seed, mix):
    kernel = waves.Kernel(cpu, seed, mix)
    group = ["--workgroup-size=256"] if "barriers" in mix else []
    text = kernel.text()
    path = simulator.assemble(cpu, text, after=kernel.descriptor() if group else "")
    at = [i["address"] for i in simulator.code(path)]
    base = at[0]
    at = [a - base for a in at]
    for n, options in [(1, []), (24, RUNS[seed % len(RUNS)]), (16, RUNS[(seed // len(RUNS) + 1) % len(RUNS)])]:
        run = Run(simulator, path, ["--simulate-waves=%d" % n, *group, *options])
        if run.k["stuck"]:
            yield "%s: stuck" % options
            continue
        silent = any(i.text.split()[0] in SILENT for i in kernel.lines)
        for problem in [*check_units(run.k), *check_slots(run, silent), *check_issue(run), *check_paths(run, kernel, at), *check_waits(run, kernel, at),
                        *check_sums(run, kernel)]:
            yield "%s: %s" % (" ".join(options), problem)


def cycles(simulator, path, *options):
    return simulator.kernel(path, *options)["time"]["cycles"]


def check_latencies(simulator, cpu, seed, seen):
    kernel = waves.Kernel(cpu, seed, "valu salu memory matrix loops" if seed % 2 else "valu salu memory loops")
    path = simulator.assemble(cpu, kernel.text())
    for n in (1, 128):
        base = cycles(simulator, path, "--simulate-waves=%d" % n, "--simulate-set=memory.cold=0")
        parameters = {f["name"]: f["value"] for f in simulator.kernel(path, "--simulate-waves=1")["parameters"]}
        for name in [LATENCIES[(seed * 5 + i) % len(LATENCIES)] for i in range(5)]:
            more = parameters[name] + 1 + seed % 9
            got = cycles(simulator, path, "--simulate-waves=%d" % n, "--simulate-set=memory.cold=0,%s=%d" % (name, more))
            if n == 1 and got < base:
                yield "one wave: %s=%d, not %d: %d cycles, not %d" % (name, more, parameters[name], got, base)
            if n > 1:
                seen.append((got / base - 1, name, cpu, seed))
                if got < base * (1 - SLACK):
                    yield "%d waves: %s=%d, not %d: %d cycles, not %d" % (n, name, more, parameters[name], got, base)


def check_waves(simulator, cpu, seed):
    """Checks that a fixed number of waves of an ALU-bound kernel does not end later if each SIMD runs more waves concurrently."""
    kernel = waves.Kernel(cpu, seed, ["valu", "salu", "valu salu", "valu matrix", "valu salu matrix"][seed % 5], 120)
    path, best = simulator.assemble(cpu, kernel.text()), None
    for n in (1, 2, 3, 4, 6, 8):
        got = cycles(simulator, path, "--simulate-waves=96", "--simulate-occupancy=%d" % n)
        if best and got > best * 1.01 + 8:
            yield "%d waves on a SIMD: %d cycles, with fewer %d" % (n, got, best)
        best = min(best or got, got)


def check_same(simulator, cpu, seed):
    kernel = waves.Kernel(cpu, seed, MIXES[seed % len(MIXES)])
    path = simulator.assemble(cpu, kernel.text())
    runs = [[simulator.text(path, "--json", "--simulate-what-if"), simulator.text(path), simulator.trace(path)] for _ in range(2)]
    if runs[0] != runs[1]:
        yield "the same input gives another output"


def main():
    simulator, seen = simulate.Simulator(sys.argv[3]), []
    for seed in range(400 if "all" in sys.argv else 22 if "sample" in sys.argv else 44):
        cpu, mix = waves.PROCESSORS[seed % len(waves.PROCESSORS)], MIXES[seed % len(MIXES)]
        try:
            problems = ["%s: %s" % (mix, p) for p in check(simulator, cpu, seed, mix)]
            if seed % 3 == 0:
                problems += check_latencies(simulator, cpu, seed, seen)
            if seed % 5 == 0:
                problems += ["ALU: " + p for p in check_waves(simulator, cpu, seed // 5)]
            if seed % 20 == 0:
                problems += check_same(simulator, cpu, seed)
        except simulate.Failed as e:
            problems = [str(e)]
        for p in problems:
            print("%s, seed %d: %s" % (cpu, seed, p))
    if "-v" in sys.argv:
        print("several waves, longer latencies: %d runs, %d shorter, at most %.2f%%; %s" % (len(seen), sum(s[0] < 0 for s in seen),
              -100 * min(seen)[0], sorted(seen)[:4]))


main()

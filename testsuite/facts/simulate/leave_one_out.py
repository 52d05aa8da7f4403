"""Estimates the accuracy of the model for code to which the model was not fitted, in two ways, with simulations that follow the
recorded waves and with simulations that do not.

Reset: the parameters that only the omitted trace determines, according to timing.tbl, have the value of the other generation if
that is not assumed, or else of a processor without traces. The tables of amdgcn-simulate(7), of the accuracy and of
these parameters, must be what this script prints with --manual. This takes seconds.

Refit, only with `all` or -v, because it takes the better part of an hour: fits all parameters whose values come from traces, but only to
the first runs of the other traces. The fit is a search that changes one or two parameters at a time. The search begins with the values
in START and, for other parameters, with values that no trace determines. GFX11 and GFX12 share the value of a parameter if their values in the
table are equal. Otherwise, the parameter is fitted only to the traces of its generation.

Rules without a number, such as the operations for which s_wait_alu waits, were written with knowledge of all traces. Omitting a
trace does not undo this.

  leave_one_out.py GEN.PY TABLES BUILD [all]     --manual prints the tables; -v the scores of the refit, and the fitted values that
                                                 differ from timing.tbl; for a trace below GOAL, also the values that explain the error,
                                                 and the missed distances
"""
import itertools
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "oracle"))
import recorded
import simulate

# {parameter: value of compilers' models, which is the start of the search}
START = {"latency.valu": 5, "delay.valu": 5, "delay.salu": 2, "branch.not_taken": 3, "issue.valu_64": 1, "mask.latency": 5, "lds.store1": 1,
         "salu.after_mask": 5, "lds.latency4": 26}
# {processor with traces: similar processor without traces, whose values are the start of the search for other parameters}
OTHER = {"gfx1100": "gfx1030", "gfx1200": "gfx1030", "gfx950": "gfx90a"}
FAMILY = {"gfx1100": "rdna", "gfx1200": "rdna", "gfx950": "cdna"}
FIXED = ("end.waits", "vmem.store_latency", "vmem.dram_latency", "memory.translation")  # not fitted: no effect if a recording is followed
RESET = 75  # minimum percentage after a reset, except for the only trace of a processor family
GOAL = 85  # percentage of distances that are within one cycle
STEPS = (1, -1, 2, -2, 4, -4, 8, -8)
UNFITTED = ("model", "assumed")  # confidences of values to which no parameter of another generation is reset
MANUAL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "man", "amdgcn-simulate.7.in")
LEAST = {  # minimum percentages of distances within one cycle after a refit: recorded waves followed, not followed
    "gfx1100-gemm": (93, 92), "gfx1100-plus": (100, 100), "gfx1100-sync": (83, 83), "gfx1200-gemm": (85, 81), "gfx1200-handwritten": (75, 75),
    "gfx1200-plus": (100, 100), "gfx1200-sync": (83, 83), "gfx950-gemm": (77, 77),
}


def cpu(kernel):
    return kernel.partition("-")[0]


class Fit:
    def __init__(self, traces):
        self.traces, self.cache = traces, {}
        self.tables = {}    # {processor: {parameter: value}}
        self.fitted = {}    # {processor: parameters from traces}
        self.known = {}     # {processor: parameters whose value is not assumed}
        self.stated = {}    # {processor: parameters whose value comes from no trace, and is not assumed}
        self.only = {kernel: [] for kernel in traces.kernels}  # {kernel: parameters that no other trace determines}
        for kernel in traces.kernels:
            if cpu(kernel) not in self.tables:
                self.add(kernel, traces.parameters(kernel))

    def add(self, kernel, rows):
        processor = cpu(kernel)
        self.tables[processor] = {p["name"]: p["value"] for p in rows}
        self.fitted[processor] = {p["name"] for p in rows if p["confidence"] == "trace"} - set(FIXED)
        self.known[processor] = {p["name"] for p in rows if p["confidence"] not in UNFITTED}
        self.stated[processor] = {p["name"] for p in rows if p["confidence"] not in ("trace",) + UNFITTED}
        for p in rows:
            named = [k for k in p["source"].split(",") if k in self.only]
            if p["confidence"] == "trace" and len(named) == 1 and p["source"] == named[0]:
                self.only[named[0]].append(p["name"])

    def alone(self, kernel):
        """Returns whether no other trace is of the kernel's family of processors."""
        return all(k == kernel or FAMILY[cpu(k)] != FAMILY[cpu(kernel)] for k in self.traces.kernels)

    def other(self, processor):
        """Returns {parameter: value} for the processor in OTHER, which is similar but has no traces."""
        name = OTHER[processor]
        if name not in self.tables:
            path = self.traces.simulator.assemble(name, "\ts_endpgm\n", name + ".o")
            self.tables[name] = {p["name"]: p["value"] for p in self.traces.simulator.kernel(path)["parameters"]}
        return self.tables[name]

    def reset(self, name, processor, known):
        """Returns the value of another processor of the family that has the parameter in `known`, or else of the one in OTHER."""
        other = [p for p in known if FAMILY[p] == FAMILY[processor] and p != processor and name in known[p]]
        return self.tables[other[0]][name] if other else self.other(processor)[name]

    def start(self, name, processor):
        return START[name] if name in START and FAMILY[processor] == "rdna" else self.reset(name, processor, self.stated)

    def error(self, kernel, values):
        mine = {name: v for (name, owner), v in values.items() if owner in (cpu(kernel), FAMILY[cpu(kernel)])}
        key = kernel, tuple(sorted(mine.items()))
        if key not in self.cache:
            try:
                self.cache[key] = self.traces.score(kernel, mine, True, 1).clipped
            except simulate.Failed:
                self.cache[key] = float("inf")
        return self.cache[key]

    def fit(self, left_out):
        """Returns {(parameter, owner): value}; the owner is a processor, or a family whose processors share the value."""
        family = FAMILY[cpu(left_out)]
        processors = [p for p in self.fitted if FAMILY[p] == family]
        train = [k for k in self.traces.kernels if k != left_out and FAMILY[cpu(k)] == family]
        values = {}
        for name in sorted(set().union(*(self.fitted[p] for p in processors))):
            same = len({self.tables[p][name] for p in processors}) == 1
            for p in processors:
                if same:
                    values[name, family] = self.start(name, p)
                elif name in self.fitted[p]:
                    values[name, p] = self.start(name, p)
        total = lambda: sum(self.error(k, values) for k in train)
        best = total()

        def attempt(*changes):
            nonlocal best
            old = [values[key] for key, _ in changes]
            for key, step in changes:
                values[key] += step
            now = total()
            if now < best:
                best = now
                return True
            for (key, _), value in zip(changes, old):
                values[key] = value
            return False

        better = True
        while better:
            while any([attempt((key, step)) for key in values for step in STEPS]):
                pass
            better = any([attempt((a, step), (b, -step)) for a in values for b in values if a < b for step in (1, -1, 3, -3)])
        return values


def explain(traces, kernel, values, table, score):
    """Prints why a trace is below GOAL: the one, two or three parameters whose values in the table improve the score most, until
    the score reaches GOAL. Also prints the missed distances."""
    differ = sorted(name for name, value in values.items() if value != table[name])

    def alone(names):
        s = traces.score(kernel, {**values, **{name: table[name] for name in names}})
        return s.per_cent(s.near)

    for size in 1, 2, 3:
        got, names = max(((alone(names), names) for names in itertools.combinations(differ, size)), default=(0, ()))
        print("    %.1f with %s" % (got, ", ".join("%s=%d" % (n, table[n]) for n in names)))
        if got >= GOAL:
            break
    for (a, b, hardware, model), n in score.missed.most_common():
        print("    %d of %d: %s, %s: recorded %d, simulated %d" % (n, score.n, a, b, hardware, model))


def roff(text):
    return text.replace("-", "\\-")


def check_manual(lines):
    """Compares the lines with the rows of the manual's two tables, which begin with the name of a trace."""
    with open(MANUAL, encoding="utf-8") as f:
        text = f.read()
    begin, end = text.index(".SS Accuracy"), text.index("If the recording is not followed")
    rows = re.findall(r"^gfx\w+\\-\w+\t(?:T\{\n[^\n]*\nT\}|.*)$", text[begin:end], re.M)
    for line in lines:
        if line not in rows:
            print("amdgcn-simulate.7.in lacks the row: " + line)
    for row in rows:
        if row not in lines:
            print("amdgcn-simulate.7.in has the row: " + row)


def refit(traces, fit, kernel):
    """Fits the parameters without the trace, and checks the score of the trace."""
    values = fit.fit(kernel)
    mine = {name: v for (name, owner), v in values.items() if owner in (cpu(kernel), FAMILY[cpu(kernel)])}
    scores = [traces.score(kernel, mine, follow) for follow in (True, False)]
    got = [s.per_cent(s.near) for s in scores]
    if "-v" in sys.argv:
        print("%s\t%d\t%.1f\t%.1f" % (kernel, scores[0].n, *got))
        table = fit.tables[cpu(kernel)]
        print("    " + ", ".join("%s=%d, not %d" % (n, v, table[n]) for n, v in sorted(mine.items()) if v != table[n]))
        if got[0] < GOAL:
            explain(traces, kernel, mine, table, scores[0])
        sys.stdout.flush()
    if any(x < least for x, least in zip(got, LEAST.get(kernel, (0, 0)))):
        print("%s left out: %.1f%% within one cycle if followed, %.1f%% otherwise; at least %d%%, %d%%" % (kernel, *got, *LEAST[kernel]))


def main():
    folder = recorded.shared()
    if not folder:
        print("no traces")
        sys.exit(77)
    traces = recorded.Traces(simulate.Simulator(sys.argv[3]), folder)
    fit, lines = Fit(traces), []
    for kernel in sorted(traces.kernels, key=os.path.basename):
        mine = {name: fit.reset(name, cpu(kernel), fit.known) for name in fit.only[kernel]}
        scores = [traces.score(kernel, values, follow) for values in ({}, mine) for follow in (True, False)]
        got = [s.per_cent(s.near) for s in scores]
        lines.append("%s\t%d\t%.1f\t%.1f\t%.1f\t%.1f" % (roff(kernel), scores[0].n, *got))
        if any(x < RESET for x in got[2:]) and not fit.alone(kernel):
            print("%s: %.1f%% within one cycle if followed, %.1f%% otherwise, without what only it determines" % (kernel, *got[2:]))
    lines += ["%s\tT{\n%s\nT}" % (roff(kernel), ", ".join(sorted(fit.only[kernel]))) for kernel in sorted(fit.only, key=os.path.basename)
              if fit.only[kernel]]
    if "--manual" in sys.argv:
        print("\n".join(lines))
    else:
        check_manual(lines)
    for kernel in traces.kernels:
        if {"all", "-v"} & set(sys.argv):
            refit(traces, fit, kernel)


main()

"""Runs kernels of runs/ from which one instruction was taken out or in which one was changed, and counts how many of these mutants amdgcn-run
finds: by a finding, or by results that differ from those of this machine.

  run_mutants.py GEN.PY TABLES BUILD [all] [-v] [--configuration=CPU:WAVE:LEVEL:VERSION] [--only=WORD] [--kind=KIND]

Without "all", some kernels and processors, and a part of the mutants. A mutant that is not found although --check of amdgcn-objdump has more
findings than for the kernel itself is missed; the others cannot show on this input: results are the same, and nothing is wrong. A missed mutant
is an error, except of kernels where --check cannot know what lanes and paths there are, which are not in
FEW_KERNELS. -v prints the numbers for each kind, and all mutants that are missed, -vv those that cannot show, too.
"""
import collections
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import runs

CONFIGURATIONS = [("gfx803", 64, 2, 5), ("gfx900", 64, 2, 5), ("gfx90a", 64, 2, 5), ("gfx942", 64, 2, 5), ("gfx1030", 32, 2, 5), ("gfx1100", 64, 2, 5),
                  ("gfx1201", 32, 2, 5)]
FEW = [("gfx900", 64, 2, 5), ("gfx1100", 32, 2, 5), ("gfx1201", 32, 2, 5)]
FEW_KERNELS = ["reverse", "reduce", "transpose", "histogram", "wide_lds"]
KERNELS = FEW_KERNELS + ["reduce_f64", "prefix_sum", "stencil", "multiply_tiles", "bytes_in_lds", "pairs_in_lds", "atomics_in_lds", "atomics", "atomic_values",
                         "ticket", "sort_group", "broadcast", "lds_in_function"]
CHECKS = {"wait": "waits", "weaker": "waits", "barrier": "races", "nop": "hazards"}
LIMIT = 200000


def lowered(line):
    """Yields the line of a wait with each of its counts raised by 1."""
    for m in re.finditer(r"(cnt\()(\d+)\)|^(\s*s_wait_\w+cnt\s+)(0x[0-9a-f]+|\d+)", line):
        group = 2 if m[2] else 4
        yield line[:m.start(group)] + str(int(m[group], 0) + 1) + line[m.end(group):]


def mutants(lines, begin, end):
    """Yields (kind, index of the line, the lines that replace it)."""
    waits = []
    for k in range(begin, end):
        text = lines[k].split("//")[0].split(";")[0].rstrip()
        word = (text.split() or [""])[0]
        if word.startswith("s_wait"):
            yield "wait", k, []
            for new in lowered(text):
                yield "weaker", k, [new]
        elif word in ("s_barrier", "s_barrier_signal"):
            waits = [j for j in range(k + 1, min(k + 4, end)) if "s_barrier_wait" in lines[j]][:1]
            yield "barrier", (k, *waits), []
        elif word == "s_nop":
            yield "nop", k, []
        elif re.match(r"[vs]_cmpk?_(?!class)", word):
            m = re.search(r"(?<![\w.\[:])(0x[0-9a-f]+|\d+)(?![\w.\]:])", text[len(word) + 1:])
            if m:
                at = text.index(m[1], text.index(word) + len(word))
                yield "bound", k, [text[:at] + str(int(m[1], 0) + 1) + text[at + len(m[1]):]]
            for a, b in (("_lt_", "_le_"), ("_gt_", "_ge_"), ("_ge_", "_gt_"), ("_le_", "_lt_"), ("_eq_", "_lg_" if word[0] == "s" else "_ne_")):
                if a in word:
                    yield "bound", k, [text.replace(a, b, 1)]
        elif word.startswith(("ds_write", "ds_store")) or re.match(r"(v_mov_b32|s_mov_b(32|64)|s_movk_i32|v_mov_b64)", word):
            yield "initialisation", k, []
        elif re.match(r"v_(add|sub|lshl|mul|and|or|xor|fma)", word) and "dpp" not in word:
            found = list(re.finditer(r"\bv(\d+)\b", text))
            if len(found) > 1 and int(found[-1][1]) > 0:
                m = found[-1]
                yield "operand", k, [text[:m.start()] + "v%d" % (int(m[1]) - 1) + text[m.end():]]


def wave(configuration):
    cpu, lanes = configuration[:2]
    return ["--mattr=+wavefrontsize64"] if cpu.startswith("gfx1") and lanes == 64 else []


def static_findings(build, configuration, made, kernel, check):
    out = subprocess.run([os.path.join(build, "objdump", "amdgcn-objdump"), "--check=%s,each" % check, "--functions=" + kernel, "--json",
                          *wave(configuration), made], capture_output=True, text=True, check=False).stdout
    return len(re.findall(r'"severity": "(?:warning|error)"', out))


class Examiner:
    """Examines the mutants of one configuration."""

    def __init__(self, build, tmp, configuration):
        self.build, self.configuration = build, configuration
        self.base = os.path.join(tmp, "%s-%d" % configuration[:2])
        self.number, self.counts, self.missed, self.silent = 0, collections.Counter(), [], []

    def make(self, lines):
        """Returns the name of an object, or None if the lines are not accepted."""
        self.number += 1
        made = "%s.%d" % (self.base, self.number % 2)  # the name of the object before is another one
        done = subprocess.run([os.path.join(self.build, "assembler", "amdgcn-as"), "-mcpu=" + self.configuration[0], *wave(self.configuration), "-o",
                               made + ".o", "-"], input="\n".join(lines), text=True, capture_output=True, check=False)
        if done.returncode:
            return None
        subprocess.run([os.path.join(self.build, "linker", "amdgcn-ld"), "-shared", made + ".o", "-o", made + ".co"], check=True)
        return made + ".co"

    def run(self, runner, program, made, data, expected):
        """Returns the reason why something is wrong, or None."""
        got, findings = runner.run(made, program, data, self.base + ".out", limit=LIMIT)
        if findings:
            return "finding " + findings[0].split()[1]
        return "results" if runs.difference(expected, got, program.ulp) is not None else None

    def examine(self, lines, program, data, expected, kinds, part):
        begin = next(k for k, line in enumerate(lines) if line.split("//")[0].strip() == program.name + ":")
        end = next(k for k in range(begin, len(lines)) if "s_endpgm" in lines[k])
        rng = random.Random(program.name)
        runner = runs.Runner(self.build)
        whole = self.make(lines)
        reason = self.run(runner, program, whole, data, expected)
        if reason:
            self.missed.append("%s, %s, as it is: %s" % (program.name, self.configuration[0], reason))
            runner.close()
            return
        before = {check: static_findings(self.build, self.configuration, whole, program.name, check) for check in set(CHECKS.values())}
        for kind, at, new in mutants(lines, begin, end):
            if kinds not in kind or rng.random() > part:
                continue
            at = at if isinstance(at, tuple) else (at,)
            made = self.make([x for k, line in enumerate(lines) for x in ((new if k == at[0] else []) if k in at else [line])])
            if not made:
                self.counts[kind, "not accepted"] += 1
                continue
            reason = self.run(runner, program, made, data, expected)
            check = CHECKS.get(kind) if program.x * program.y > self.configuration[1] else None  # one wave needs no barriers
            if reason:
                what = reason
            elif check and static_findings(self.build, self.configuration, made, program.name, check) > before[check]:
                what = "missed"
                self.missed.append("%s, %s, %s: line %d, %s" % (program.name, self.configuration[0], kind, at[0] - begin, lines[at[0]].split("//")[0].strip()))
            else:
                what = "cannot show"
            if what == "cannot show":
                self.silent.append("%s, %s, %s: line %d, %s" % (program.name, self.configuration[0], kind, at[0] - begin, lines[at[0]].split("//")[0].strip()))
            self.counts[kind, what] += 1
        runner.close()


def examine(build, tmp, configuration, path, programs, options):
    e = Examiner(build, tmp, configuration)
    made = runs.compile_device(build, tmp, configuration, "shared", path)
    text = subprocess.run([os.path.join(build, "objdump", "amdgcn-objdump"), "--assembly", *wave(configuration), made], capture_output=True, text=True, check=True).stdout
    wanted = KERNELS if "all" in options["words"] else FEW_KERNELS
    for p in programs:
        if p.name in wanted and options["only"] in p.name and p.exists(*configuration[:2]):
            data = os.path.join(tmp, "in%d" % p.items())
            e.examine(text.split("\n"), p, data, p.host(runs.data_of(data), configuration[1]), options["kind"], options["part"])
    return e


def main():
    build, words = sys.argv[3], sys.argv[4:]
    value = {w.split("=")[0]: w.split("=")[1] for w in words if "=" in w}
    if not shutil.which(runs.CLANG):
        sys.exit(77)
    wanted = CONFIGURATIONS if "all" in words else FEW
    if "--configuration" in value:
        cpu, *numbers = value["--configuration"].split(":")
        wanted = [(cpu, *map(int, numbers))]
    options = {"words": words, "only": value.get("--only", ""), "kind": value.get("--kind", ""), "part": 1 if "all" in words or value else 0.2}
    counts, missed = collections.Counter(), []
    path = os.path.join(runs.HERE, "runs", "shared.cl")
    with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp, ThreadPoolExecutor(2) as pool:
        programs = runs.prepare(tmp, {"shared": path})["shared"]
        for job in [pool.submit(examine, build, tmp, c, path, programs, options) for c in wanted]:
            e = job.result()
            counts.update(e.counts)
            missed += e.missed
            if "-vv" in words:
                print(*e.silent, sep="\n", file=sys.stderr)
    if "-v" in words:
        for (kind, what), n in sorted(counts.items()):
            print(kind, what, n, file=sys.stderr)
        found = sum(n for (_, what), n in counts.items() if what.startswith(("finding", "results")))
        print("found", found, "missed", sum(n for (_, what), n in counts.items() if what == "missed"), file=sys.stderr)
        print(*missed, sep="\n", file=sys.stderr)
    wrong = [line for line in missed if line.split(",")[0] in FEW_KERNELS or "as it is" in line]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

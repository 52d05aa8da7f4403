#!/usr/bin/env python3
"""Builds gcnutils in every configuration and runs its tests in each, even after failures.

  configurations.py [--strict] [--nightly] [NAME ...]    all configurations, or the named ones

With --strict, as in CI, a missing program of setup's oracles is a failure. Without it, fewer kinds of tests run with sanitizers. With
--nightly, nothing is omitted: the groups of judged.py that have not changed since they passed run, too, as do the tests that a
configuration omits; judged.tsv then records what has passed. Skipped tests are listed with their reasons. The last line is "N passed,
N failed" (", N skipped" may follow), over all configurations; the exit status is 1 after a failure.
"""
import argparse
import os
import re
import subprocess
import sys
import time

import packages

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
RUN = ["python3", "testsuite/run.py", "-B"]
PROGRAMS = ["amdgcn-as", "amdgcn-ld", "amdgcn-objdump"]


def kinds(names):
    return ["--kind=" + kind for kind in names.split()]


class Configuration:
    """A configuration: the build folder; the meson options; the targets to build (none: all); options of run.py that select tests
    (none: all tests); options that omit tests, except with --nightly. quick: targets and tests of a run without --strict, or None."""

    def __init__(self, name, folder, options=(), targets=(), tests=(), less=(), quick=None):
        self.name, self.folder, self.options, self.targets, self.less = name, folder, list(options), list(targets), list(less)
        self.tests, self.quick = list(tests), quick

    def reduced(self):
        """Returns the configuration of a run without --strict, which developers make more often than CI."""
        return Configuration(self.name, self.folder, self.options, *self.quick, self.less) if self.quick else self

    def selection(self, nightly):
        """Returns the options of run.py that omit tests or record what has passed."""
        return ["--record", self.name] if nightly else ["--changed", self.name, *self.less]


CONFIGURATIONS = [
    # Without all cases of the long scripts of facts/.
    Configuration("plain", "build", less=["--sample"]),
    # Runs only the kinds of tests that pass input to the programs; `run.py -B build-sanitize` runs all tests. Undefined
    # behavior ends a program with a signal and without a report, because UBSan's data triples the startup time of a
    # program. With -Db_sanitize=address,undefined, undefined behavior is reported. Tests in a browser judge what scripts
    # make of a page; other tests make the same pages.
    Configuration("sanitizers", "build-sanitize", ["-Ddebug=false", "-Doptimization=1", "-Db_sanitize=address",
                                                   "-Dc_args=-fsanitize=undefined -fsanitize-undefined-trap-on-error"],
                  tests=kinds("enc err as ld dump run kernels compiled prop lsp"), less=["--without=/usr/bin/chromium"],
                  quick=(PROGRAMS, kinds("enc err as ld kernels"))),
    Configuration("threads", "build-threads", ["-Ddebug=false", "-Doptimization=1", "-Db_sanitize=thread"],
                  targets=[*PROGRAMS, "amdgcn-run", "testsuite/prop-threads"],
                  tests=["prop/threads", "ld/threads", "dump/simulate_threads", "run/threads"]),
]


class Total:
    def __init__(self):
        self.counts, self.skipped = [0, 0, 0], []

    def add(self, passed, failed, skipped=0):
        self.counts = [a + b for a, b in zip(self.counts, (passed, failed, skipped))]


def show(counts):
    passed, failed, skipped = counts
    return "%d passed, %d failed" % (passed, failed) + (", %d skipped" % skipped if skipped else "")


def run(command):
    """Runs a command and shows its output. Returns its exit status and the lines of its output."""
    print("+", *command, flush=True)
    lines = []
    with subprocess.Popen(command, cwd=TOP, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace") as p:
        for line in p.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            lines.append(line.rstrip("\n"))
    return p.returncode, lines


def build(c):
    again = ["--reconfigure"] if os.path.exists(os.path.join(TOP, c.folder, "build.ninja")) else []
    for command in (["meson", "setup", *again, c.folder, *c.options], ["meson", "compile", "-C", c.folder, *c.targets]):
        if run(command)[0]:
            return False
    return True


def test(c, strict, nightly, total):
    """Builds and tests a configuration. A failed build, or a run that does not report counts, counts as one failure."""
    if not build(c):
        print("FAIL %s: the build" % c.name)
        total.add(0, 1)
        return
    command = [*RUN, c.folder, *c.tests, *["--strict"] * strict, *c.selection(nightly)]
    status, lines = run(command)
    m = re.fullmatch(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?", lines[-1] if lines else "")
    counts = [int(n or 0) for n in m.groups()] if m else [0, 0, 0]
    if status and not counts[1]:
        print("FAIL %s: %s: status %d" % (c.name, " ".join(command), status))
        counts[1] = 1
    total.add(*counts)
    total.skipped += ["%s: %s" % (c.name, line) for line in lines if line.startswith("skipped, ")]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--strict", action="store_true", help="a missing oracle is a failure")
    p.add_argument("--nightly", action="store_true", help="omit no test, and record what has passed")
    p.add_argument("names", nargs="*", metavar="NAME", choices=[[], *(c.name for c in CONFIGURATIONS)])
    o = p.parse_args()
    total, results, started = Total(), [], time.monotonic()
    for program, package in (packages.missing_oracles() if o.strict else {}).items():
        print("FAIL %s of package %s is missing" % (program, package))
        total.add(0, 1)
    for c in CONFIGURATIONS:
        if not o.names or c.name in o.names:
            before, start = list(total.counts), time.monotonic()
            test(c if o.strict or o.nightly else c.reduced(), o.strict, o.nightly, total)
            results.append((c.name, [a - b for a, b in zip(total.counts, before)], time.monotonic() - start))
    for name, counts, seconds in results:
        print("%-10s %s, %.0f s" % (name, show(counts), seconds))
    print(*total.skipped, "all in %.0f s" % (time.monotonic() - started), sep="\n")
    print(show(total.counts))
    return 1 if total.counts[1] else 0


if __name__ == "__main__":
    sys.exit(main())

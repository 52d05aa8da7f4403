#!/usr/bin/env python3
"""Measures how the cost of inputs grows with their size. The rows are in growth/; README.md describes them.

  growth.py [-B BUILD] [WORD ...]               checks the rows whose file or name contains one of the words; all without a word
  growth.py --bench [--times N] [WORD ...]      prints seconds and MB for inputs that are N times as large (default: 16)
  growth.py --write FOLDER [WORD ...]           writes the inputs to FOLDER

Each command is run for the sizes n, 2n and 4n. Two costs are counted, which do not depend on the machine's load: the instructions that
the program executes (valgrind's callgrind) and the bytes that it allocates (growth/allocated.c). The cost that the second doubling adds
must be less than RATIO times the cost that the first doubling adds. Neither contains the cost of starting the program. The ratio of a
linear cost is 2, of n log n about 2.2, and of a quadratic cost 4. Instructions of a quadratic part are found if they are more than a
sixteenth of the linear part at n.
"""
import argparse
import collections
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOM = os.path.join(HERE, "growth")
RATIO = 2.3
TIMEOUT = 30  # seconds for one command
# Differences that do not count, as a number and as a part of the cost: tables grow in steps.
SLACK = {"instructions": (300000, 0), "bytes": (1 << 20, 0.25)}
TIMES = {"instructions": 1, "bytes": 4}  # factor of n: counting bytes takes little time, and steps are relatively smaller in large inputs
LEAST = 100000  # a first doubling that adds fewer instructions measures nothing
PROGRAMS = {"as": "assembler/amdgcn-as", "ld": "linker/amdgcn-ld", "objdump": "objdump/amdgcn-objdump", "lsp": "lsp/amdgcn-lsp"}
SANITIZED = re.compile(rb"__(asan|tsan)_init")


class Row:
    """An input and commands that read it. make(n) returns the files of size n, {name: text or bytes}; commands that begin with "- "
    prepare the input and are not measured. A command's words %as, %ld, %objdump and %lsp are the programs; its standard input is the
    file "stdin" if make() returns one. limit: a text of the error with which the measured commands end at each size, because the input
    exceeds a limit; status: otherwise, their exit status; None: 0 or 1. ratio: RATIO, or a larger one for a product of two counts that a limit bounds."""

    def __init__(self, name, n, make, *commands, status=0, limit=None, ratio=RATIO):
        self.name, self.n, self.make, self.limit, self.ratio = name, n, make, limit, ratio
        self.statuses = (1, 2) if limit else (0, 1) if status is None else (status,)
        self.prepare = [c[2:] for c in commands if c.startswith("- ")]
        self.commands = [c for c in commands if not c.startswith("- ")]

    def programs(self):
        return sorted({command.split()[0][1:] for command in self.prepare + self.commands})


Size = collections.namedtuple("Size", "n folder")


class Failed(Exception):
    pass


def rows_of(path):
    """Returns the list ROWS of a file of rows."""
    spec = importlib.util.spec_from_file_location("growth_" + os.path.basename(path)[:-3], path)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, ROOM)
    spec.loader.exec_module(module)
    sys.path.remove(ROOM)
    return module.ROWS


def stdin_of(folder):
    path = os.path.join(folder, "stdin")
    return path if os.path.exists(path) else os.devnull


def run(command, folder, row=None, env=None):
    """Runs a command in the folder of its input, a command of a row unless it prepares the input. Returns its standard error output."""
    with open(stdin_of(folder), "rb") as stdin, open(os.path.join(folder, "stderr"), "w+b") as stderr:
        try:
            p = subprocess.run(command, cwd=folder, stdin=stdin, stdout=subprocess.DEVNULL, stderr=stderr, timeout=TIMEOUT, check=False,
                               env=dict(os.environ, **(env or {})),)
        except subprocess.TimeoutExpired:
            raise Failed("does not end within %d seconds" % TIMEOUT) from None
        stderr.seek(0)
        text = stderr.read().decode(errors="replace")
    if p.returncode not in (row.statuses if row else (0,)) or (row and row.limit and row.limit not in text):
        raise Failed("status %d: %s" % (p.returncode, text[-300:].strip()))
    return text


class Meter:
    """Counts the costs of commands. folder: for its files."""

    def __init__(self, build, folder):
        self.build, self.folder, self.preload, self.cell = build, folder, os.path.join(folder, "allocated.so"), os.path.join(folder, "cell")
        self.valgrind = shutil.which("valgrind")
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", self.preload, os.path.join(ROOM, "allocated.c")], check=True)

    def words(self, command):
        return [os.path.join(self.build, PROGRAMS[w[1:]]) if w[0] == "%" else w for w in shlex.split(command)]

    def instructions(self, command, folder, row):
        valgrind = [self.valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        return int(re.search(r"Collected : (\d+)", run(valgrind + self.words(command), folder, row))[1])

    def bytes(self, command, folder, row):
        with open(self.cell, "wb") as f:
            f.write(bytes(8))
        run(self.words(command), folder, row, {"LD_PRELOAD": self.preload, "ALLOCATED": self.cell})
        with open(self.cell, "rb") as f:
            return int.from_bytes(f.read(), sys.byteorder)


def write_input(row, n, folder, meter):
    os.makedirs(folder)
    for name, body in row.make(n).items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(body.encode() if isinstance(body, str) else body)
    for command in row.prepare:
        run(meter.words(command), folder)
    return Size(n, folder)


def verdict(what, costs, row):
    """Returns an error, or "" if the costs of n, 2n and 4n grow as they should."""
    first, second = costs[1] - costs[0], costs[2] - costs[1]
    if what == "instructions" and first < LEAST and 0 in row.statuses and 1 not in row.statuses:
        return "measures nothing: %d, %d and %d instructions" % tuple(costs)
    fixed, part = SLACK[what]
    if second <= row.ratio * first + fixed + part * costs[1]:
        return ""
    return "%s grow %.1f times at the second doubling: %s" % (what, second / max(first, 1), ", ".join("{:,}".format(c) for c in costs))


def check(row, meter, folder):
    """Yields (command, costs, error) for each command of a row; the error is empty if the costs grow as they should."""
    kinds = ["bytes"] + ["instructions"] * bool(meter.valgrind)
    try:
        sizes = {n: write_input(row, row.n * n, os.path.join(folder, str(n)), meter) for n in sorted({TIMES[k] * n for k in kinds for n in (1, 2, 4)})}
    except Failed as e:
        yield "the input", [], "    " + str(e)
        return
    for command in row.commands:
        costs, errors = [], []
        for what in kinds:
            n = row.n * TIMES[what]
            try:
                costs.append([getattr(meter, what)(command, sizes[TIMES[what] * t].folder, row) for t in (1, 2, 4)])
                errors.append((n, verdict(what, costs[-1], row)))
            except Failed as e:
                errors.append((n, str(e)))
                break
        yield command, costs, "\n".join("    n = %d: %s" % e for e in errors if e[1])


def run_file(build, path, report, tmp):
    """Runs a file of rows for run.py. Each command of a row is a test of the report."""
    with open(os.path.join(build, PROGRAMS["as"]), "rb") as f:
        if SANITIZED.search(f.read()):
            report.skipped.append((report.name, "needs a build without sanitizers"))
            return
    meter = Meter(build, tmp)
    for row in rows_of(path):
        missing = [p for p in row.programs() if not os.path.exists(os.path.join(build, PROGRAMS[p]))]
        if missing:
            report.skipped.append((report.name, "needs amdgcn-" + missing[0]))
            continue
        folder = os.path.join(tmp, re.sub(r"\W", "_", row.name))
        for command, _, error in check(row, meter, folder):
            report.check("%s: %s: %s" % (report.name, row.name, command), error)
        shutil.rmtree(folder)
    if not meter.valgrind:
        report.skipped.append((report.name, "needs valgrind"))


def bench(row, meter, folder, times):
    """Prints a line for each command: seconds and MB for three sizes."""
    sizes = [write_input(row, row.n * times * t, os.path.join(folder, str(t)), meter) for t in (1, 2, 4)]
    for command in row.commands:
        cells = []
        for size in sizes:
            measure = [sys.executable, "-I", "-S", os.path.join(HERE, "bench", "measure.py"), "1", os.devnull, *meter.words(command)]
            try:
                with open(stdin_of(size.folder), "rb") as stdin:
                    p = subprocess.run(measure, cwd=size.folder, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=TIMEOUT,
                                       text=True, check=True)
            except subprocess.TimeoutExpired:
                cells.append("over %d s" % TIMEOUT)
                break
            _, cpu, memory, _ = p.stdout.split()
            cells.append("%.2f s, %.0f MB" % (float(cpu), int(memory) / 1024))
        print("| %s | `%s` | %d | %s |" % (row.name, command.replace("%", ""), sizes[0].n, " | ".join(cells)), flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("-B", "--build", default=os.path.join(os.path.dirname(HERE), "build"))
    p.add_argument("--bench", action="store_true", help="seconds and MB instead of a check")
    p.add_argument("--times", type=int, default=16, help="with --bench: how much larger the inputs are (default: 16)")
    p.add_argument("--write", metavar="FOLDER", help="write the inputs")
    p.add_argument("words", nargs="*", metavar="WORD")
    o = p.parse_args()
    if o.bench:
        print("| Input | Command | n | n | 2n | 4n |\n|---|---|---:|---:|---:|---:|")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="gcnutils-growth-") as tmp:
        meter = Meter(os.path.abspath(o.build), tmp)
        for file in sorted(f for f in os.listdir(ROOM) if f.endswith(".py")):
            for i, row in enumerate(rows_of(os.path.join(ROOM, file))):
                name, folder = "%s: %s" % (file[:-3], row.name), os.path.join(tmp, "%s%d" % (file, i))
                if o.words and not any(w in name for w in o.words):
                    continue
                if o.write:
                    for times in (1, 2, 4):
                        write_input(row, row.n * times, os.path.join(o.write, file[:-3], row.name.replace(" ", "-"), str(times)), meter)
                elif o.bench:
                    bench(row, meter, folder, o.times)
                else:
                    start = time.perf_counter()
                    for command, costs, error in check(row, meter, folder):
                        print("%-45s %-45s %5.1f s%s%s" % (name, command, time.perf_counter() - start, "".join(" %6.1f M" % (c[-1] / 1e6) for c in costs),
                                                         "\n" + error if error else ""), flush=True)
                        failed += bool(error)
                        start = time.perf_counter()
                shutil.rmtree(folder, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

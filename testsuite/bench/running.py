"""Measures amdgcn-run: the arithmetic of a loop, the cost of checks, a product of matrices, threads, the start, and a comparison with
tinygrad's emulator, if GCNUTILS_TINYGRAD is the path of a checkout."""
import os
import subprocess
import sys

from goals import Goal
from programs import HERE, Result, in_turns, measure, median
from sources import running

NAMES = ["run-loop", "run-matrix", "run-threads", "run-start", "run-tinygrad"]
ITERATIONS = 100_000
GROUPS, ITERATIONS_OF_GROUP = 200, 500
TURNS_OF_START = 20
VARIABLE = "GCNUTILS_TINYGRAD"


def write(path, contents):
    with open(path, "wb" if isinstance(contents, bytes) else "w") as f:
        f.write(contents)
    return path


def assembled(tools, out, name, source):
    """Returns the path of a linked object."""
    path = write(os.path.join(out, name + ".s"), source)
    subprocess.run(tools.assembler + ["-o", path + ".o", path], check=True)
    subprocess.run(tools.linker + ["-shared", "-o", path + ".co", path + ".o"], check=True)
    return path + ".co"


class Rate:
    """The goal for a number that should be large enough, or small enough."""

    def __init__(self, text, value, unit, least=None, most=None):
        self.text, self.value, self.unit, self.least, self.most = text, value, unit, least, most

    def evaluate(self, _results):
        holds = self.value >= self.least if self.least else self.value <= self.most
        yield self.text, holds, "%.1f %s" % (self.value, self.unit)


def loop(tools, out, options):
    print("a loop of vector instructions, without and with checks")
    for target, (lanes, _, _) in running.LOOPS.items():
        made = assembled(tools, out, "loop-" + target, running.loop(target, ITERATIONS))
        command = tools.run + [made, "--group=%d" % lanes]
        results = in_turns(options.runs, [command + ["--no-check"], command])
        cpu = [median(r.cpu) for r in results]
        rate, ratio = running.VECTOR * ITERATIONS / cpu[0] / 1e6, cpu[1] / cpu[0]
        print("    %-8s %2d lanes%s %6.1f M vector instructions for a second of CPU time, checks %.1f x" % (
            target, lanes, "".join(r.text() for r in results), rate, ratio))
        if lanes == 64:
            options.tally.report("run-loop", results, Rate("20 M/s", rate, "M/s", least=20))
            options.tally.report("run-loop", results, Rate("checks 5 x", ratio, "x", most=5))


def matrix(tools, out, options):
    print("%d x %d x %d by matrix instructions of gfx942, without and with checks" % ((running.SIZE,) * 3))
    made = assembled(tools, out, "matrix", running.matrix())
    a, b, c = (write(os.path.join(out, "matrix." + n), x) for n, x in zip("abc", running.factors(running.SIZE, "e")))
    count, groups = running.SIZE ** 2, (running.SIZE // 32) ** 2
    command = tools.run + [made, "--grid=%d" % (64 * groups), "--group=64", "--arg=a=f16[%d]:@%s" % (count, a),
                           "--arg=b=f16[%d]:@%s" % (count, b), "--arg=c=f32[%d]" % count, "--expect=c=@" + c]
    results = in_turns(options.runs, [command + ["--no-check"], command])
    print("    product    " + "".join(r.text() for r in results) + " CPU time %.0f ms, %.0f ms" % tuple(1e3 * median(r.cpu) for r in results))
    options.tally.report("run-matrix", results, Goal(milliseconds=1000))


def threads(tools, out, options):
    print("a loop in %d work-groups without checks, and in eight orders with them, on one thread and on two" % GROUPS)
    made = assembled(tools, out, "groups", running.loop("gfx90a", ITERATIONS_OF_GROUP))
    for name, arguments in (("groups", ["--grid=%d" % (64 * GROUPS), "--no-check"]), ("orders", ["--grid=%d" % (8 * GROUPS), "--schedules=8"])):
        command = tools.run + [made, "--group=64", *arguments]
        results = in_turns(options.runs, [command + ["--threads=1"], command + ["--threads=2"]])
        ratio = results[0].median() / results[1].median()
        print("    %-10s%s %.2f x" % (name, "".join(r.text() for r in results), ratio))
        options.tally.report("run-threads", results, Rate("%s 1.7 x" % name, ratio, "x", least=1.7))


def start(tools, out, options):
    print("a kernel of three instructions")
    made = assembled(tools, out, "start", running.START.format("gfx900") + "\tv_mov_b32 v1, 0\n" + running.DESCRIPTOR.format(arguments=0, more=""))
    results = in_turns(options.runs * TURNS_OF_START, [tools.run + [made]])
    print("    start      " + results[0].text())
    options.tally.report("run-start", results, Goal(milliseconds=5))


def code_of(made, out):
    """Writes the bytes of the kernel's code to a file."""
    sys.path.insert(0, os.path.dirname(HERE))
    import elf  # pylint: disable=import-outside-toplevel
    with open(made, "rb") as f:
        sections = elf.Elf(f.read()).sections
    return write(os.path.join(out, "code"), next(bytes(s["body"]) for s in sections if s["name"] == ".text"))


def compare(tools, out, options):
    """Measures the same kernel by both programs: whole processes, and of tinygrad also a second run in one process, which compiles nothing."""
    checkout = os.environ.get(VARIABLE)
    if not checkout:
        print("tinygrad's emulator: not compared, because %s is not set" % VARIABLE)
        return
    print("a product of %d x %d floats, gfx1100: gcnutils with checks, without, tinygrad" % ((running.SMALL,) * 2))
    made = assembled(tools, out, "product", running.product())
    a, b, c = running.factors(running.SMALL, "f")
    a, b, c = (write(os.path.join(out, "small." + n), x) for n, x in (("a", a), ("b", running.transposed(b, running.SMALL)), ("c", c)))
    count, groups = running.SMALL ** 2, running.SMALL ** 2 // 32
    command = tools.run + [made, "--grid=%d" % count, "--group=32", *("--arg=%s=f32[%d]:@%s" % (n, count, p) for n, p in (("a", a), ("b", b))),
                           "--arg=c=f32[%d]" % count, "--expect=c=@" + c]
    words = [sys.executable, os.path.join(HERE, "emulated.py"), checkout, code_of(made, out), str(groups), "32", os.path.join(out, "c"),
             os.path.join(out, "times"), a, b]
    results = [Result() for _ in range(3)]
    for _ in range(max(1, options.runs // 2)):
        measure(results, [command, command + ["--no-check"], words])
    with open(os.path.join(out, "c"), "rb") as f, open(c, "rb") as g:
        print("    the results are the same" if f.read() == g.read() else "    THE RESULTS DIFFER")
    with open(os.path.join(out, "times")) as f:
        first, again = (1e3 * float(line) for line in f)
    print("    process    " + "".join(r.text() for r in results))
    for name, ours in (("with checks", results[0]), ("without", results[1])):
        print("    %-11s ours is %.0f x as fast as tinygrad's process (CPU time %.0f x), %.1f x as a second run in it" % (
            name, results[2].median() / ours.median(), median(results[2].cpu) / median(ours.cpu), again / 1e3 / median(ours.cpu)))
    print("    CPU time of tinygrad's runs: the first one, which compiles the instructions, %.0f ms; the second one %.0f ms" % (first, again))


def run(sides, names, out, options):
    for name, group in zip(NAMES, (loop, matrix, threads, start, compare)):
        if name in names:
            group(sides[0], out, options)

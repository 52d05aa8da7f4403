"""Many files in turn, one process for each: small sources that are assembled, objects that are disassembled; one large object.

They take long, so that their runs are few.
"""
import glob
import os
import random
import subprocess

from programs import Goal, beside, in_turns, same_code
from sources import compiler, convolution, lines, mix

NAMES = ["many-300", "dump-30", "dump-500", "dump-10mb"]
ONLY_IF_ASKED = {"dump-500"}
MOST_RUNS = 3
SMALL = 300
SMALLEST, LARGEST = 500, 20_000  # bytes of a small source
KINDS = ["gfx900", "gfx90a", "gfx1100"]  # of objects
CONTENTS = 10  # of objects, of different sizes; more objects are these under other names


def compiled_texts():
    """What clang makes of each source for gfx900, as far as its size is right; or sources like that, without an end."""
    if compiler.found():
        for options in ("-O3",), ("-O1",), ("-O3", "-g"), ("-O0",):
            for path in sorted(glob.glob(compiler.COMPILED + "/*.c*")):
                yield compiler.compile(path, "gfx900", options) or ""
    with open(lines.path("gfx900")) as f:
        writer = lines.Writer(lines.Statistics(f.read()), "small")
    while True:
        yield "\n".join(writer.unit()) + "\n"


def hand_written_texts():
    r = random.Random("small")
    for seed in range(1_000_000):
        out = mix.Source("gfx900")
        out.random = random.Random(seed).random
        yield "\n".join(out.kernel(seed)) + "\n" if r.random() < 0.6 else convolution.one(seed)


def small_sources(folder):
    """Writes them; a file that lists their names."""
    kinds, names = [compiled_texts(), hand_written_texts()], []
    while len(names) < SMALL:
        text = next(kinds[len(names) % 3 == 2])
        if SMALLEST <= len(text) <= LARGEST:
            names.append("%03d" % len(names))
            with open(os.path.join(folder, names[-1] + ".s"), "w", encoding=compiler.ENCODING) as f:
                f.write(text)
    return listed(folder, names)


def listed(folder, names):
    path = folder + ".names"
    with open(path, "w") as f:
        f.write("".join(name + "\n" for name in names))
    return path


def many(sides, out, runs):
    folder = os.path.join(out, "small")
    os.mkdir(folder)
    names = small_sources(folder)
    size = sum(os.path.getsize(path) for path in glob.glob(folder + "/*.s"))
    print("many-300: %d sources, %.1f MB in all, assembled in turn" % (SMALL, size / 1e6))
    commands, outputs = [], []
    for side in sides:
        outputs.append(side.file(out, ".objects"))
        os.mkdir(outputs[-1])
        commands.append(side.assembler + ["-mcpu=gfx900", "-o", outputs[-1] + "/{}.o", folder + "/{}.s"])
    results = in_turns(min(runs, MOST_RUNS), commands, names)
    print("    assemble   %s%s" % ("".join(r.text() for r in results), beside(results)))
    same_code(outputs)


def write_object(tools, target, size, path):
    """Assembles an object of about that size."""
    def assemble(text_size):
        with open(path + ".s", "w", encoding=compiler.ENCODING) as f:
            if compiler.found():
                compiler.write(f, target, text_size, ["-O3"])
            else:
                lines.write(f, target, text_size)
        subprocess.run(tools.assembler + ["-mcpu=" + target, "-o", path, path + ".s"], check=True)
        os.remove(path + ".s")

    assemble(5 * size)
    made = os.path.getsize(path)
    if not 0.8 < made / size < 1.25:
        assemble(int(5 * size * size / made))


def dump_objects(sides, out, count, runs):
    folder = os.path.join(out, "objects")
    os.mkdir(folder)
    names = []
    for i in range(CONTENTS):
        path = os.path.join(folder, "%d.o" % i)
        write_object(sides[0], KINDS[i % len(KINDS)], int(30e3 * (1000 / 30) ** (i / (CONTENTS - 1))), path)
        for copy in range(count // CONTENTS):
            names.append("%d-%d" % (i, copy))
            os.link(path, os.path.join(folder, names[-1] + ".o"))
    size = sum(os.path.getsize(os.path.join(folder, name + ".o")) for name in names)
    print("dump-%d: %d objects of 30 KB to 1 MB, %.1f MB in all, disassembled in turn" % (count, len(names), size / 1e6))
    results = in_turns(min(runs, MOST_RUNS), [side.objdump + ["-d", folder + "/{}.o"] for side in sides], listed(folder, names))
    print("    disassemble%s%s" % ("".join(r.text() for r in results), beside(results, Goal(25))))
    subprocess.run(["rm", "-r", folder], check=True)


def dump_large(sides, out, runs):
    """Straight code, which repeats after more than any cache holds."""
    source, obj = os.path.join(out, "large.s"), os.path.join(out, "large.o")
    s = mix.Source("gfx900")
    s.targets = [0]
    with open(source, "w") as f:
        f.write(".globl k\n.type k,@function\nk:\n.LBB0:\n.rept 40\n")
        for _ in range(40_000):
            f.write("\t" + s.make(s.pick(s.templates)).replace(".LBB0", "0x10") + "\n")
        f.write(".endr\n\ts_endpgm\n.size k, .-k\n")
    subprocess.run(sides[0].assembler + ["-mcpu=gfx900", "-o", obj, source], check=True)
    print("dump-10mb: one object of %.1f MB" % (os.path.getsize(obj) / 1e6))
    results = in_turns(min(runs, MOST_RUNS), [side.objdump + ["-d", obj] for side in sides])
    print("    disassemble%s%s" % ("".join(r.text() for r in results), beside(results, Goal(30))))


def run(sides, names, out, options):
    if "many-300" in names:
        many(sides, out, options.runs)
    for count in 30, 500:
        if "dump-%d" % count in names:
            dump_objects(sides, out, count, options.runs)
    if "dump-10mb" in names:
        dump_large(sides, out, options.runs)

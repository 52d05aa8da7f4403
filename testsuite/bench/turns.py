"""Measures the assembly of many small sources and the disassembly of many objects, with one process per file, and the disassembly
of one large object. All programs run on a file before the next file, so that other load affects all programs alike."""
import glob
import os
import random
import shutil
import subprocess

from goals import Goal
from programs import relative_to_llvm, in_turns, same_code
from sources import code_objects, compiler, convolution, lines, mix

NAMES = ["many-300", "dump-30", "dump-500", "dump-10mb"]
ONLY_IF_REQUESTED = {"dump-500"}
SMALL = 300
SMALLEST, LARGEST = 500, 20_000  # size of a small source, in bytes
CONTENTS = 52  # number of objects with different contents; the other objects are links to these
LARGE = 10_000_000  # bytes of code
LARGE_TARGET = "gfx942"


def compiled_texts():
    """Yields clang's output for each source, for gfx900, if clang exists; then yields an endless sequence of generated sources."""
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
    """Writes the small sources. Returns the path of a file that lists their names."""
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
    results = in_turns(runs, commands, names)
    print("    assemble   %s%s" % ("".join(r.text() for r in results), relative_to_llvm(results)))
    same_code(outputs)


def write_objects(tools, targets, count, folder):
    """Writes count objects, for each target in turn, with at most CONTENTS different contents. Returns the path of a file that
    lists the names of the objects."""
    contents = min(count, CONTENTS)
    paths = [path for i, target in enumerate(targets)
             for path in code_objects.write(tools.assembler, tools.linker, target, folder,
                                            contents // len(targets) + (i < contents % len(targets)))]
    names = [os.path.basename(path) for path in paths]
    for i in range(contents, count):
        names.append("%d-%s" % (i // contents, names[i % contents]))
        os.link(paths[i % contents], os.path.join(folder, names[-1]))
    return listed(folder, names)


def dump_objects(sides, out, count, options):
    name, folder = "dump-%d" % count, os.path.join(out, "objects")
    os.mkdir(folder)
    targets = [t for t in code_objects.TARGETS if not any(t in side.unknown for side in sides)]
    names = write_objects(sides[0], targets, count, folder)
    size = sum(entry.stat().st_size for entry in os.scandir(folder))
    print("%s: %d objects of %s, 30 KB to 1 MB, %.1f MB in all, disassembled in turn" % (
        name, count, ", ".join(targets), size / 1e6))
    dump(sides, name, folder + "/{}", options, Goal(25), names)
    shutil.rmtree(folder)


def dump(sides, name, obj, options, goal, names=None):
    results = in_turns(options.runs, [side.objdump + ["-d", obj] for side in sides], names)
    print("    disassemble%s%s" % ("".join(r.text() for r in results), relative_to_llvm(results)))
    options.tally.report(name, results, goal)


def dump_large(sides, out, options):
    """Measures the disassembly of one kernel of straight-line code without repetition."""
    source, obj = os.path.join(out, "large.s"), os.path.join(out, "large.o")
    with open(source, "w") as f:
        f.write(code_objects.Kernel(LARGE_TARGET).text(LARGE))
    subprocess.run(sides[0].assembler + ["-mcpu=" + LARGE_TARGET, "-o", obj, source], check=True)
    print("dump-10mb: one object of %.1f MB, %s" % (os.path.getsize(obj) / 1e6, LARGE_TARGET))
    dump(sides, "dump-10mb", obj, options, Goal(30))
    os.remove(source)


def run(sides, names, out, options):
    if "many-300" in names:
        many(sides, out, options.runs)
    for count in 30, 500:
        if "dump-%d" % count in names:
            dump_objects(sides, out, count, options)
    if "dump-10mb" in names:
        dump_large(sides, out, options)

"""The sources that are assembled: a row for each, with its kind and its goals relative to LLVM.

A source depends only on its size and on the version of clang. Without clang, sources with the same statistics replace clang's
output (sources/lines.py)."""
import os

from goals import Goal, NONE
from programs import relative_to_llvm, in_turns, same_code
from sources import compiler, convolution, gemm, language, lines, mix

ENCODING = compiler.ENCODING


class Source:
    """A source. write(out, size) writes the source to a file; share: fraction of the requested size that this source gets; linked:
    the object is also linked and disassembled."""

    def __init__(self, name, target, what, write, goal=NONE, share=1, linked=False):
        self.name, self.target, self.what, self.write, self.goal = name, target, what, write, goal
        self.share, self.linked = share, linked

    def file(self, folder, megabytes):
        """Writes the source to a file in folder. Returns its path."""
        path = os.path.join(folder, self.name + ".s")
        with open(path, "w", encoding=ENCODING) as f:
            self.write(f, int(megabytes * self.share * 1e6))
        return path


def mixed(target, goal=NONE):
    return Source(target, target, "instructions in the mix of kernels", lambda out, size: mix.Source(target).write(out, size),
                  goal, linked=True)


def compiled(target, options, times):
    name = target + ("-g" if "-g" in options else "")
    if compiler.found():
        return Source("compiled-" + name, target, "clang's output, " + " ".join(options),
                      lambda out, size: compiler.write(out, target, size, options), Goal(times, 8))
    return like_compiled("compiled-", name, target, Goal(times, 8))


def like_compiled(prefix, name, target, goal=NONE):
    return Source(prefix + name, target, "lines as in clang's output", lambda out, size: lines.write(out, name, size), goal)


def written(name, what, write, goal=NONE):
    return Source(name, "gfx900", what, lambda out, size: write(out), goal)


SOURCES = [
    mixed("gfx900", Goal(15, 8)),
    mixed("gfx1100", Goal(12, 8)),
    mixed("gfx1200"),
    compiled("gfx900", ["-O3"], 15),
    compiled("gfx90a", ["-O3"], 15),
    compiled("gfx1100", ["-O3"], 12),
    compiled("gfx900", ["-O3", "-g"], 10),
    compiled("gfx1100", ["-O3", "-g"], 10),
    Source("convolution", "gfx900", "nested macros, .rept, .if and .set, as people write kernels", convolution.write, Goal(15, 8),
           share=0.3),
    Source("gemm", "gfx90a", "registers by name, remarks everywhere, straight loops, as generators write kernels", gemm.write,
           Goal(15, 8)),
    *(written(*s) for s in language.SOURCES),
]
LIKE = [like_compiled("like-", s.name[len("compiled-"):], s.target) for s in SOURCES if s.name.startswith("compiled-")]
NAMES = [s.name for s in SOURCES + LIKE]
ONLY_IF_REQUESTED = {s.name for s in LIKE}


def lines_of(path):
    with open(path, "rb") as f:
        return sum(1 for _ in f)


def rows(sides, source, out, options):
    path = source.file(out, options.megabytes)
    lines, size = lines_of(path), os.path.getsize(path)
    print("%s: %s, %.1f MB, %d lines" % (source.name, source.what, size / 1e6, lines))
    steps = [("assemble", [side.assemble(source.target, path, out) for side in sides], source.goal)]
    if source.linked:
        steps += [("link", [side.link(out) for side in sides], NONE),
                  ("disassemble", [side.disassemble(out) for side in sides], NONE)]
    for step, commands, goal in steps:
        results = in_turns(options.runs, commands)
        rate = "" if step == "link" else " %5.2f M lines/s" % (lines / results[0].median() / 1e6)
        print("    %-11s%s%s%s" % (step, "".join(r.text() for r in results), relative_to_llvm(results), rate))
        options.tally.report(source.name, results, goal)
    same_code([side.file(out, ".o") for side in sides])
    os.remove(path)


def run(sides, names, out, options):
    for source in SOURCES + LIKE:
        if source.name in names:
            rows(sides, source, out, options)

"""Compiles the generated sources with the newest compilers of setup's table "unstable", and prints their warnings. Other sources have
nothing that only these compilers warn about.

  compiler_warnings.py BUILD
"""
import json
import os
import shlex
import shutil
import subprocess
import sys

SKIPPED = 77
COMPILERS = ["gcc-16", "clang-23"]


def commands(build):
    """Yields the compile command of each generated source, without the compiler, its output and options of this machine's compiler."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as f:
        rows = json.load(f)
    seen = set()
    for row in rows:
        path = os.path.normpath(os.path.join(row["directory"], row["file"]))
        if not path.startswith(os.path.realpath(build)) or path in seen:
            continue
        seen.add(path)
        words = shlex.split(row["command"])
        yield row["directory"], path, [w for w in words if w.startswith(("-I", "-D", "-W", "-std=")) and not w.startswith("-Wl,")]


def main():
    compilers = [c for c in COMPILERS if shutil.which(c)]
    if not compilers:
        print("needs " + " ".join(COMPILERS))
        return SKIPPED
    for directory, path, options in commands(os.path.abspath(sys.argv[1])):
        for compiler in compilers:
            p = subprocess.run([compiler, "-fsyntax-only", "-Wno-unknown-warning-option", *options, path], cwd=directory, stderr=subprocess.PIPE,
                               text=True, check=False)
            lines = [line for line in p.stderr.splitlines() if "warning:" in line]
            print(*("%s: %s" % (compiler, line) for line in lines[:3]), sep="\n", end="\n" * bool(lines))
    return 0


sys.exit(main())

"""Checks that no object of libamdgcn can end its host process, or allocate memory that a failed call would leak.

  ends.py BUILD

exit(), malloc() and similar functions may only be called by the files that ALLOWED lists. A failed assert() still ends the process,
because it means that the library has a bug.
"""
import json
import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # exit status of a test that cannot run here
ENDS = "exit _exit _Exit quick_exit abort raise kill err errx error verr verrx longjmp _longjmp siglongjmp".split()
HEAP = ("malloc calloc realloc reallocarray free strdup strndup asprintf vasprintf getline getdelim realpath open_memstream "
        "get_current_dir_name aligned_alloc posix_memalign memalign").split()
# The functions of ENDS and HEAP that each file may call, with the reason.
ALLOWED = {
    "common/base/memory/die.c": ["exit"],  # ends a program; guarded calls do not reach it
    "common/base/memory/guard.c": ["longjmp", "_longjmp", "calloc", "free"],  # the implementation of guarded calls
    "common/base/memory/alloc.c": ["malloc", "calloc", "realloc", "free"],
    "common/base/file/mapping.c": ["calloc", "free", "strdup"],  # only after mapping_start(), which the library never calls
    "common/base/file/descriptor.c": ["realpath"],  # into an array of the caller
    "common/base/text/demangle.c": ["longjmp", "_longjmp"],  # returns from libiberty's callback to read_name()
    "library/decode.c": ["calloc", "free"],  # checks calloc(), and frees the block after an error
}


def main():
    build = os.path.realpath(sys.argv[1])
    top = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    with open(build + "/compile_commands.json", encoding="utf-8") as f:
        commands = json.load(f)
    if any("-flto" in c["command"] for c in commands):
        commands = [c for c in commands if c["output"].startswith("library/")]
    commands = [c for c in commands if re.match(r"library/|common/|assembler/libas_|linker/(script/)?libld_", c["output"])]
    made = [c for c in commands if os.path.exists(os.path.join(build, c["output"]))]
    if not shutil.which("nm") or not made or any("-fsanitize" in c["command"] for c in made):
        print("needs nm and objects of the library without sanitizers")
        return SKIPPED
    sources = {c["output"]: os.path.relpath(os.path.realpath(os.path.join(build, c["file"])), top) for c in made}
    needed = {source: set() for source in sources.values()}  # the names of the functions that each source calls
    out = subprocess.run(["nm", "-A", "-u", *sources], cwd=build, stdout=subprocess.PIPE, check=True, text=True).stdout
    for line in out.splitlines():
        output, _, symbol = line.partition(": ")
        needed[sources[output]].add(re.sub(r"^__|_chk$", "", symbol.split()[1].partition("@")[0]))
    for source, names in sorted(needed.items()):
        for name in sorted(names & set(ENDS + HEAP) - set(ALLOWED.get(source, []))):
            print("%s calls %s(): common/base/memory/%s.h has what may be called" % (source, name, "die" if name in ENDS else "alloc"))
    for source in sorted(set(ALLOWED) - set(needed)):
        print("%s has no object, but may call something" % source)
    return 0


if __name__ == "__main__":
    sys.exit(main())

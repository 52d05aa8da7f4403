"""Says which variables of the common library and of the assembler's core can be written: none may, or two runs at once
would meet there.

  state.py BUILD

One may: which guarded call the thread is in (common/base/memory/guard.h), and each thread has its own.

The objects of libamdgcn are looked at, which have no link-time optimization, or all where none has. Constants with addresses in them
(.data.rel.ro) are written by the loader only.
"""
import json
import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # the exit status by which a test says that it cannot run here
# What belongs to the process (signals, which the library leaves alone) or to the thread.
ALLOWED = {"mappings": "common/base/file/mapping.c", "innermost": "common/base/memory/guard.c"}
SYMBOL = re.compile(r"^[0-9a-f]+ .{7} (\.(?:data|bss|tdata|tbss)\S*|\*COM\*)\s+[0-9a-f]+ (?:\.hidden )?(\S+)$")


def main():
    build = os.path.realpath(sys.argv[1])
    with open(build + "/compile_commands.json") as f:
        commands = json.load(f)
    if any("-flto" in c["command"] for c in commands):
        commands = [c for c in commands if c["output"].startswith("library/")]
    commands = [c for c in commands if re.match(r"library/|common/|assembler/libas_", c["output"])]
    made = [c for c in commands if os.path.exists(os.path.join(build, c["output"]))]
    if not shutil.which("objdump") or not made or any("-fsanitize" in c["command"] for c in made):
        print("needs objdump and objects of the library without sanitizers")
        return SKIPPED
    for c in made:
        path = os.path.join(build, c["output"])
        p = subprocess.run(["objdump", "-t", path], stdout=subprocess.PIPE, check=True, text=True)
        for m in filter(None, map(SYMBOL.match, p.stdout.splitlines())):
            known = c["file"].endswith(ALLOWED.get(m[2], "\0"))
            if not known and not m[1].startswith(".data.rel.ro") and not m[2].startswith("."):
                print("%s can be written: %s" % (m[2], c["file"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

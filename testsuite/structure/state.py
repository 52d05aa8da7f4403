"""Checks that libamdgcn, common/ and the cores of the assembler and the linker have no writable variables, which
concurrent calls would share.

  state.py BUILD

ALLOWED lists exceptions. If the build uses link-time optimization, the test checks only the objects of libamdgcn, because they are
compiled without it. Constants that contain addresses (.data.rel.ro) are allowed, because only the loader writes them.
"""
import json
import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # exit status of a test that cannot run here
# Variables that belong to the process (for signals, which the library does not handle) or to a thread.
ALLOWED = {"mappings": "common/base/file/mapping.c", "innermost": "common/base/memory/guard.c"}
SYMBOL = re.compile(r"^[0-9a-f]+ .{7} (\.(?:data|bss|tdata|tbss)\S*|\*COM\*)\s+[0-9a-f]+ (?:\.hidden )?(\S+)$")


def main():
    build = os.path.realpath(sys.argv[1])
    with open(build + "/compile_commands.json") as f:
        commands = json.load(f)
    if any("-flto" in c["command"] for c in commands):
        commands = [c for c in commands if c["output"].startswith("library/") and "-flto" not in c["command"]]
    commands = [c for c in commands if re.match(r"library/|common/|assembler/libas_|linker/(script/)?libld_", c["output"])]
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

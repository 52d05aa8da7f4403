"""Checks that no function needs much stack: threads, and hosts of the library, can have little of it.

  frames.py BUILD

Reads the disassembly of the objects of the build, on x86-64. If the build uses link-time optimization, the test checks only the objects
of libamdgcn, because they are compiled without it.
"""
import json
import os
import platform
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # exit status of a test that cannot run here
MOST = 16 << 10  # bytes
FRAME = re.compile(r"\b(?:sub +\$0x([0-9a-f]{4,7}),%rsp|lea +-0x([0-9a-f]{4,7})\(%rsp\),%r\w+)")


def main():
    build = os.path.realpath(sys.argv[1])
    with open(build + "/compile_commands.json", encoding="utf-8") as f:
        commands = json.load(f)
    if any("-flto" in c["command"] for c in commands):
        commands = [c for c in commands if c["output"].startswith("library/") and "-flto" not in c["command"]]
    commands = [c for c in commands if re.match(r"library/|common/|assembler/|linker/|objdump/|lsp/", c["output"])]
    made = [c for c in commands if os.path.exists(os.path.join(build, c["output"]))]
    if platform.machine() != "x86_64" or not shutil.which("objdump") or not made or any("-fsanitize" in c["command"] for c in made):
        print("needs objdump and objects for x86-64 without sanitizers")
        return SKIPPED
    out = subprocess.run(["objdump", "-d", "--no-show-raw-insn", *(c["output"] for c in made)], cwd=build, stdout=subprocess.PIPE, check=True,
                         text=True).stdout
    function = ""
    for line in out.splitlines():
        if line.endswith(">:"):
            function = line.split("<")[1][:-2]
        frame = FRAME.search(line)
        size = int(frame[1] or frame[2], 16) if frame else 0
        if size > MOST:
            print("%s() has a frame of %d bytes; %d are permitted" % (function, size, MOST))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Checks that a test fails if it uses an undeclared program: one that is not in Debian's essential packages, not in setup, and not in
the test's line "requires:".

  programs.py BUILD

Creates tests and runs them. run.py must set their PATH so that it contains only declared programs. With --strict, a test must count
as failed if it is skipped because an oracle is missing. Programs in the root of --oracles can be required. A test that opens a
pseudo-terminal must require /dev/pts/ptmx, which a root or a container may lack.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SUITE = os.path.dirname(HERE)
SKIPPED = 77
TESTS = {
    "undeclared": ("", "other-program", "0 passed, 1 failed"),
    "declared": ("requires: other-program", "other-program", "1 passed, 0 failed"),
    "root": ("requires: root-program", "root-program", "1 passed, 0 failed"),
    "root_undeclared": ("", "root-program", "0 passed, 1 failed"),
    "absent": ("requires: no-such-program", "no-such-program", "0 passed, 0 failed, 1 skipped"),
    "oracle": ("requires: oracle-program", "oracle-program", "0 passed, 1 failed"),
    "essential": ("", "ls | sed s/a/b/ | awk '{ print }' | grep -c . | perl -ne ''", "1 passed, 0 failed"),
}


def undeclared_terminals():
    for path in glob.glob(SUITE + "/*/*.test"):
        with open(path, encoding="utf-8", errors="replace") as f:
            text = f.read()
        if re.search(r"\bpty\.\w|\bscript -q|\bzpty\b", text) and not re.search(r"^requires:.* /dev/pts/ptmx|^requires: /dev/pts/ptmx", text, re.M):
            print("%s needs a pseudo-terminal and does not require /dev/pts/ptmx" % os.path.relpath(path, SUITE))


def main():
    undeclared_terminals()
    if not shutil.which("dpkg-query"):
        print("needs dpkg-query")
        return SKIPPED
    with tempfile.TemporaryDirectory() as tmp:
        suite = os.path.join(tmp, "testsuite")
        os.makedirs(suite + "/as")
        for script in ("run.py", "generator.py", "growth.py", "judged.py", "packages.py", "elf.py"):
            shutil.copy(os.path.join(SUITE, script), suite)
        shutil.copytree(os.path.join(SUITE, "oracle"), suite + "/oracle")
        with open(os.path.join(os.path.dirname(SUITE), "setup"), encoding="utf-8") as f:
            setup = f.read()
        with open(tmp + "/setup", "w", encoding="utf-8") as f:  # the package dash exists, but has no oracle-program
            f.write(setup.replace("oracles='\n", "oracles='\ndash|coreutils oracle-program\n"))
        for path in (tmp + "/bin/other-program", tmp + "/root/oracles/root-program"):
            os.makedirs(os.path.dirname(path))
            with open(path, "w", encoding="utf-8") as f:
                f.write("#!/bin/sh\n:\n")
            os.chmod(path, 0o755)
        for name, (head, script, want) in TESTS.items():
            with open("%s/as/%s.test" % (suite, name), "w", encoding="utf-8") as f:
                f.write("%s\n== run\n%s\n" % (head, script))
            got = subprocess.run([sys.executable, suite + "/run.py", "-B", sys.argv[1], "--strict", "--oracles", tmp + "/root",
                                  "as/%s.test" % name], stdout=subprocess.PIPE,
                                 env=dict(os.environ, PATH=tmp + "/bin:" + os.environ["PATH"]), text=True, check=False).stdout
            if not got.endswith("\n" + want + "\n"):
                print("%s: not %s, but\n%s" % (name, want, got))
    return 0


if __name__ == "__main__":
    sys.exit(main())

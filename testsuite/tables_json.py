"""The output of gen.py --json for the tables of the sources, which several tests use. It takes seconds, so that it is kept in the build
folder as long as neither the generator nor a table changes.

  tables_json.py GEN TABLES BUILD    prints it
"""
import fcntl
import hashlib
import os
import subprocess
import sys


def digest(*folders):
    found = hashlib.sha256()
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            if name.endswith((".py", ".tbl")):
                with open(os.path.join(folder, name), "rb") as f:
                    found.update(name.encode() + b"\0" + hashlib.sha256(f.read()).digest())
    return found.hexdigest()


def text(gen, tables, build):
    """Returns the document as bytes. Tests that run at the same time wait for the one that makes it."""
    wanted = digest(os.path.dirname(gen), tables).encode()
    with open(os.path.join(build, "testsuite-tables"), "ab+") as f:
        fcntl.flock(f, fcntl.LOCK_EX)
        f.seek(0)
        have, _, document = f.read().partition(b"\n")
        if have != wanted:
            document = subprocess.run([sys.executable, gen, tables, "--json"], stdout=subprocess.PIPE, check=True).stdout
            f.truncate(0)
            f.write(wanted + b"\n" + document)
        return document


if __name__ == "__main__":
    sys.stdout.buffer.write(text(*sys.argv[1:]))

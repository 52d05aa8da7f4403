#!/usr/bin/env python3
"""Makes a root of Debian unstable with the compilers of today, which tests compare with: LLVM 21 to 23, GCC 15 and 16, Mesa.

  unstable.py [--root DIR] make            makes the root, or adds to an existing root what it lacks
  unstable.py [--root DIR] versions        prints the versions of its compilers
  unstable.py [--root DIR] run COMMAND …   runs a command with the programs of the root and the files of this machine

DIR is the environment variable GCNUTILS_ORACLES without --root. run.py --oracles DIR, or the same variable, adds the programs of the root to
those that a test may require. The packages are the table "unstable" of setup.

Making the root needs root, debootstrap, some 4 GB and the package mirror of this machine. A command sees the /usr and /etc of the root in
place of the machine's own, in a mount namespace of its own, so files have the same names inside and outside. DIR/oracles has a
script for each program of the table that runs it so.
"""
import argparse
import os
import shlex
import subprocess
import sys

import bare
import packages

FOLDER = "oracles"  # in the root: the scripts
# Debian signs an index of the archive for a limited time; a mirror may be older.
APT = ["apt-get", "-q", "-y", "-o", "Acquire::Check-Valid-Until=false", "-o", "Acquire::Check-Date=false"]
ENV = dict(bare.ENV, DEBIAN_FRONTEND="noninteractive")
MOUNTS = [("proc", "proc"), ("devpts", "dev/pts")]
# Tests run with a PATH that lacks these programs.
UNSHARE, MOUNT = "/usr/bin/unshare", "/usr/bin/mount"
IN_ROOT = MOUNT + " --bind {root}/etc /etc && " + MOUNT + " --bind {root}/usr /usr && exec \"$@\""


def entered(root):
    """Returns the start of a command that runs the rest of the command with the root's programs."""
    own = [] if os.getuid() == 0 else ["--map-root-user"]
    return [UNSHARE, "--mount", *own, "/bin/sh", "-c", IN_ROOT.format(root=shlex.quote(root)), "sh"]


def in_chroot(root, command):
    subprocess.run(["chroot", root, *command], env=ENV, stdin=subprocess.DEVNULL, check=True)


def installed(root):
    """Returns {package: version} for the packages of setup's table that the root has."""
    query = subprocess.run(["chroot", root, "dpkg-query", "-W", "-f", "${db:Status-Status} ${Package} ${Version}\n"], env=ENV,
                           stdout=subprocess.PIPE, text=True, check=True).stdout
    found = {line.split()[1]: line.split()[2] for line in query.splitlines() if line.startswith("installed ")}
    return {name: found[name] for name in packages.table("unstable") if name in found}


def make(root):
    if not os.path.exists(root + "/usr/bin/apt-get"):
        subprocess.run(["debootstrap", "--variant=minbase", "unstable", root, bare.mirror()], check=True)
    missing = [name for name in packages.table("unstable") if name not in installed(root)]
    if missing:
        mounted = [where for kind, where in MOUNTS if not os.path.ismount(root + "/" + where)
                   and subprocess.run(["mount", "-t", kind, kind, root + "/" + where], check=True)]
        try:
            in_chroot(root, [*APT, "update"])
            in_chroot(root, [*APT, "install", "--no-install-recommends", *missing])
            in_chroot(root, ["apt-get", "clean"])
        finally:
            for where in reversed(mounted):
                subprocess.run(["umount", "-l", root + "/" + where], check=False)
    os.makedirs(root + "/" + FOLDER, exist_ok=True)
    for name in sorted(programs for rows in packages.table("unstable").values() for programs in rows):
        path = "%s/%s/%s" % (root, FOLDER, name)
        with open(path, "w", encoding="utf-8") as f:
            f.write("#!/bin/sh\n# Runs a program of this root. Made by testsuite/unstable.py\nown=\n[ \"$(/usr/bin/id -u)\" = 0 ] || own=--map-root-user\n"
                    "exec %s --mount $own /bin/sh -c %s sh /usr/bin/%s \"$@\"\n" % (UNSHARE, shlex.quote(IN_ROOT.format(root=shlex.quote(root))), name))
        os.chmod(path, 0o755)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--root", metavar="DIR", default=os.environ.get("GCNUTILS_ORACLES"), help="the root's folder")
    p.add_argument("what", choices=["make", "versions", "run"])
    p.add_argument("command", nargs=argparse.REMAINDER)
    o = p.parse_args()
    if not o.root or (o.what == "run") != bool(o.command):
        p.error("a command is missing" if o.root and o.what == "run" else "no folder is given" if not o.root else "too many words")
    root = os.path.abspath(o.root)
    if root.startswith(("/usr/", "/etc/")):
        p.error("the root must not be in /usr or /etc, which its own replace")
    if o.what == "run":
        command = entered(root) + o.command
        os.execvp(command[0], command)
    if o.what == "make":
        if os.getuid():
            p.error("needs root")
        make(root)
    elif not os.path.exists(root + "/usr/bin/apt-get"):
        p.error("there is no root in %s; \"make\" makes it" % root)
    for name, version in installed(root).items():
        print("%-24s %s" % (name, version))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Determines the programs that a test may use: programs of Debian's essential packages, and programs in the tables of setup. A test
runs with a PATH that contains no other programs, so a test that would fail on a bare machine also fails here."""
import os
import re
import shutil
import subprocess

SETUP = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "setup")
FOLDERS = ("/bin/", "/sbin/", "/usr/bin/", "/usr/sbin/")


def table(name):
    """Returns {package: programs} of a table in setup. A package may consist of alternatives, separated by |."""
    with open(SETUP, encoding="utf-8") as f:
        rows = re.search(r"^%s='\n(.*?)^'$" % name, f.read(), re.M | re.S)[1].splitlines()
    return {row.split()[0]: row.split()[1:] for row in rows}


def exists(program):
    """Returns whether a program exists. The program is a path, a name on PATH, or python3:MODULE, a module of the system's
    Python."""
    if program.startswith("python3:"):
        command = ["/usr/bin/python3", "-c", "import " + program[len("python3:"):]]
        return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0
    return os.path.exists(program) if program.startswith("/") else bool(shutil.which(program))


def add_programs(folder):
    """Adds the programs of a folder to those of this machine, which has precedence. Returns the new PATH."""
    os.environ["PATH"] += os.pathsep + folder
    return os.environ["PATH"]


def in_release(package):
    """Returns whether this release of Debian contains a package. package: its names in different releases, separated by |."""
    found = subprocess.run(["apt-cache", "show", *package.split("|")], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           text=True, check=False).stdout
    return "Version:" in found


def missing_oracles():
    """Returns {program: package} for the oracles in setup's table that this machine lacks, except packages that this release of
    Debian does not contain."""
    rows = table("oracles").items()
    return {program: package for package, programs in rows for program in programs
            if not exists(program) and in_release(package)}


def essential():
    """Returns the programs of Debian's essential packages, and the names of their alternatives; None on a system other than
    Debian."""
    if not shutil.which("dpkg-query"):
        return None
    query = subprocess.run(["dpkg-query", "-W", "-f", "${Essential} ${Package}\n"], stdout=subprocess.PIPE, text=True, check=True).stdout
    # mawk is the default awk, on which the essential package base-files depends
    packages = [line.split()[1] for line in query.splitlines() if line.startswith("yes ")] + ["mawk"]
    files = subprocess.run(["dpkg-query", "-L", *packages], stdout=subprocess.PIPE, text=True, check=False).stdout.splitlines()
    return {os.path.basename(f) for f in files if f.startswith(FOLDERS)} | {"awk", "which"}


class Paths:

    def __init__(self, folder):
        self.folder, self.common = folder, None
        names = essential()
        if names is not None:
            self.common = os.path.join(folder, "common")
            self.fill(self.common, names | {p for programs in table("needed").values() for p in programs})

    @staticmethod
    def fill(folder, names):
        os.makedirs(folder, exist_ok=True)
        for name in names:
            path = None if "/" in name or ":" in name else shutil.which(name)
            if path and not os.path.lexists(os.path.join(folder, name)):
                os.symlink(path, os.path.join(folder, name))

    def of(self, test, programs):
        """Returns a PATH with the given programs and those that every test may use. On a system other than Debian, returns the
        machine's own PATH."""
        if not self.common:
            return os.environ["PATH"]
        if not programs:
            return self.common
        own = os.path.join(self.folder, re.sub(r"\W", "_", test))
        self.fill(own, programs)
        return own + ":" + self.common

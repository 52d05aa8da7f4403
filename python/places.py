"""Prints where a module is installed, and where libraries are relative to the module's package.

  places.py PREFIX LIBDIR

The first line is the folder of the module, relative to PREFIX: the first folder below PREFIX/lib in which this Python searches
modules, or else the system's Python, /usr/bin/python3, because a Python of pyenv or conda searches only its own folders. Without
either it is the usual folder. The second line is LIBDIR, relative to the package gcnutils in that folder.
"""
import os
import subprocess
import sys

SYSTEM = "/usr/bin/python3"


def searched_by_system():
    try:
        shown = subprocess.run([SYSTEM, "-I", "-c", "import sys; print(*sys.path, sep='\\n')"], stdout=subprocess.PIPE, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return shown.stdout.splitlines()


prefix, libdir = sys.argv[1:]
below = [os.path.relpath(path, prefix) for path in sys.path + searched_by_system() if path.endswith(("/dist-packages", "/site-packages"))]
found = [path for path in below if path.startswith("lib")] + ["lib/python%d.%d/site-packages" % sys.version_info[:2]]
print(found[0])
print(os.path.relpath(os.path.join(prefix, libdir), os.path.join(prefix, found[0], "gcnutils")))

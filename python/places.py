"""Prints where a module is installed, and where libraries are relative to the module's package.

  places.py PREFIX LIBDIR

The first line is the folder of the module, relative to PREFIX: the first folder of sys.path below PREFIX/lib, or the
usual folder if sys.path has no such folder. The second line is LIBDIR, relative to the package gcnutils in that folder.
"""
import os
import sys

prefix, libdir = sys.argv[1:]
below = [os.path.relpath(path, prefix) for path in sys.path if path.endswith(("/dist-packages", "/site-packages"))]
found = [path for path in below if path.startswith("lib")] + ["lib/python%d.%d/site-packages" % sys.version_info[:2]]
print(found[0])
print(os.path.relpath(os.path.join(prefix, libdir), os.path.join(prefix, found[0], "gcnutils")))

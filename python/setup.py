"""Builds the module for pip: generates gcnutils/_interface.py from the headers, and puts the shared library beside it if the tree has
been built. The build folder is ../build, or the value of GCNUTILS_BUILD."""
import glob
import os
import re
import shutil
import sys
import tempfile

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True  # leave the source folder as it is
import declare  # pylint: disable=wrong-import-position

HEADERS = os.path.join(HERE, "..", "library", "amdgcn")
BUILD = os.environ.get("GCNUTILS_BUILD", os.path.join(HERE, "..", "build"))
SCRATCH = tempfile.mkdtemp(prefix="gcnutils-pip-")  # for the files that setuptools otherwise leaves in the source folder


def version():
    with open(os.path.join(HEADERS, "base.h"), encoding="utf-8") as f:
        numbers = dict(re.findall(r"^#define AMDGCN_VERSION_(\w+) (\d+)$", f.read(), re.M))
    return "{MAJOR}.{MINOR}.{PATCH}".format(**numbers)


def built_library():
    """Returns the path of the shared library in the build folder, or None if it has not been built."""
    found = glob.glob(os.path.join(BUILD, "library", "libamdgcn.so.%s" % version()))
    return found[0] if found else None


class Build(build_py):
    def run(self):
        super().run()
        package = os.path.join(self.build_lib, "gcnutils")
        library = built_library()
        if library:
            shutil.copy(library, os.path.join(package, "libamdgcn.so"))
        declare.generate(HEADERS, os.path.join(package, "_interface.py"), "libamdgcn.so" if library else "")


class Platform(Distribution):
    def has_ext_modules(self):
        """Returns whether the wheel contains the library, and is therefore platform-specific."""
        return built_library() is not None


try:
    setup(version=version(), packages=["gcnutils"], package_data={"gcnutils": ["py.typed"]}, cmdclass={"build_py": Build},
          distclass=Platform, options={"build": {"build_base": SCRATCH}, "egg_info": {"egg_base": SCRATCH}})
finally:
    shutil.rmtree(SCRATCH, ignore_errors=True)

"""Checks that one layer opens files, common/base/file: what it refuses to read or to overwrite is refused everywhere.

  opens.py BUILD

OPENING has the functions of the C library that open, create, rename or remove files, or start programs; ALLOWED has the sources that
may call them, each with its functions and the reason. An entry that is not needed is an error.
"""
import os
import sys

import calls

SKIPPED = 77  # exit status of a test that cannot run here
FILES = """open openat creat fopen freopen fdopen tmpfile tmpnam tempnam mkstemp mkstemps mkostemp mkostemps mkdtemp memfd_create shm_open
    opendir fdopendir scandir nftw mkfifo mknod unlink unlinkat remove rmdir rename renameat renameat2 link linkat symlink
    symlinkat mkdir truncate chmod chown dlopen""".split()
PROGRAMS = """popen system posix_spawn posix_spawnp fork vfork execl execlp execle execv execvp execve execvpe""".split()
OPENING = set(FILES + PROGRAMS)
ALLOWED = {
    "common/base/file/infile.c": ({"open"}, "opens files for reading"),
    "common/base/file/outfile.c": ({"open", "openat", "memfd_create", "linkat", "renameat", "renameat2", "unlinkat", "tmpfile"},
                                   "writes files"),
    "assembler/run/driver.c": ({"posix_spawnp"}, "runs the preprocessor and the linker; driver_name() prevents that a name of a file is an option there"),
}


def plain(symbol):
    """The function's name without the suffixes of glibc: open64, __open_2, open@GLIBC_2.2.5."""
    name = symbol.split("@")[0].lstrip("_")
    for suffix in ("64", "_2", "64_2"):
        if name.endswith(suffix) and name[:-len(suffix)] in OPENING:
            return name[:-len(suffix)]
    return name


def main():
    objects = calls.find_objects(os.path.realpath(sys.argv[1]))
    if not calls.read_symbols(objects):
        print("no nm can read the objects of the build")
        return SKIPPED
    used = {}
    for o in objects:
        used.setdefault(o.source, set()).update(OPENING & {plain(s) for s in o.needed})
    for source, functions in sorted(used.items()):
        for f in sorted(functions - ALLOWED.get(source, (set(), ""))[0]):
            print("%s calls %s(); files are opened by common/base/file" % (source, f))
    for source, (functions, _) in ALLOWED.items():
        for f in sorted(functions - used.get(source, set())):
            print("%s does not call %s()" % (source, f))
    return 0


if __name__ == "__main__":
    sys.exit(main())

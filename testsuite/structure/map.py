"""Compares the map of folders in CONTRIBUTING.md with the folders that exist next to it and within common/.

  map.py BUILD
"""
import os
import re
import shutil
import subprocess

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


def sources():
    """Yields the paths of the source files: all files in git or, without git, all files outside of build folders."""
    listed = ""
    if shutil.which("git"):
        listed = subprocess.run(["git", "-C", TOP, "ls-files"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    if "README.md" in listed.split("\n"):
        yield from listed.split("\n")
        return
    for folder, folders, files in os.walk(TOP):
        if "build.ninja" in files:
            folders[:] = []
            continue
        folders[:] = [name for name in folders if name not in (".git", "__pycache__")]
        yield from (os.path.relpath(os.path.join(folder, name), TOP) for name in files)


def existing():
    for path in sources():
        parts = path.split("/")
        if len(parts) > 1 and parts[0] != "common":
            yield parts[0] + "/"
        elif len(parts) > 2:
            yield "common/%s/" % parts[1]


def named():
    with open(os.path.join(TOP, "CONTRIBUTING.md"), encoding="utf-8") as f:
        section = re.search(r"^## Where things are$(.*?)(?=^## |\Z)", f.read(), re.M | re.S)
    for cell in re.findall(r"^\| (`[^|]*) \|", section[1] if section else "", re.M):
        yield from re.findall(r"[\w./-]+/", cell)


def main():
    there, said = set(existing()), list(named())
    if len(there) < 10:
        print("only %d folders found" % len(there))
    for name in sorted(there - set(said)):
        print("CONTRIBUTING.md: the map lacks %s" % name)
    for name in sorted(set(said)):
        if name not in there:
            print("CONTRIBUTING.md: the map names %s, which does not exist" % name)
        if said.count(name) > 1:
            print("CONTRIBUTING.md: the map names %s twice" % name)


main()

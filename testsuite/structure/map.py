"""Compares the map of folders in CONTRIBUTING.md with the folders that exist next to it and within common/, and the README.md of
folders that describe each of their files with these files. testsuite/README.md has a row for each script. The files and folders that
CONTRIBUTING.md names exist.

  map.py BUILD
"""
import os
import re
import shutil
import subprocess

# Folders whose README.md names each file, but main.c, without its suffix in a row.
DESCRIBED = ["assembler", "common/analysis", "common/run", "common/sim", "library", "linker", "man", "objdump", "run"]
GENERATED = {"python/gcnutils/_interface.py"}  # when the programs are built
SCRIPTS = ["facts", "facts/simulate", "lsp", "structure"]  # folders of testsuite/ whose scripts are rows of its README.md
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


def missing_paths():
    """Yields the paths with a folder of the sources in CONTRIBUTING.md that are not there. A part in capitals stands for any name; a
    name without a suffix, for files with one."""
    paths = list(sources())
    there = {path[:i] for path in paths for i in range(len(path) + 1) if path[i:i + 1] in ("", "/", ".")}
    with open(os.path.join(TOP, "CONTRIBUTING.md"), encoding="utf-8") as f:
        folders = "|".join(sorted({path.partition("/")[0] for path in paths if "/" in path}))
        named = set(re.findall(r"(?<=[` ])(?:%s)/[\w./*-]*\w" % folders, f.read()))
    if len(named) < 30:
        yield "only %d paths found" % len(named)
    for path in sorted(named - GENERATED):
        pattern = re.sub(r"\b[A-Z]+\b|\*", "[^/]*", path.replace(".", r"\."))
        if not any(re.fullmatch(pattern, name) for name in there):
            yield path


def words_of_rows(folder):
    with open(os.path.join(TOP, folder, "README.md"), encoding="utf-8") as f:
        return set(re.findall(r"\w+", " ".join(re.findall(r"^\|.*", f.read(), re.M))))


def undescribed(folder):
    """Yields the source files of a folder that neither its README.md nor one of a folder in it describes."""
    here = [path for path in sources() if path.startswith(folder + "/")]
    inner = [os.path.dirname(path) + "/" for path in here if path.endswith("/README.md") and path != folder + "/README.md"]
    words = {"main"} | words_of_rows(folder)
    for path in here:
        name, suffix = os.path.splitext(os.path.basename(path))
        if suffix in (".c", ".h", ".py", ".js") and not path.startswith(tuple(inner)) and name not in words:
            yield path


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
    for path in missing_paths():
        print("CONTRIBUTING.md: there is no %s" % path)
    for folder in DESCRIBED:
        for path in undescribed(folder):
            print("%s/README.md: no row for %s" % (folder, path))
    words = words_of_rows("testsuite")
    for folder in SCRIPTS:
        for path in sources():
            name, suffix = os.path.splitext(os.path.basename(path))
            if os.path.dirname(path) == "testsuite/" + folder and suffix == ".py" and name not in words:
                print("testsuite/README.md: no row for %s" % path)


main()

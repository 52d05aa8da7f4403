"""Checks that the files of a build do not call each other in a cycle, and do not call or include files in higher layers.

  calls.py BUILD

A file calls another if its object needs a symbol, of a function or data, that the other's object defines. Objects are read before
linking, so it does not matter what the linker drops or inlines.
"""
import collections
import json
import os
import re
import shutil
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
SKIPPED = 77  # exit status of a test that cannot run here
# The folders of common/, and library/, with the folders that each may call. Only the files in CORES may call a program.
# library/ contains the sources of libamdgcn, most of which are also linked with programs.
LOWER = ["base", "isa", "elf", "hsa"]
BELOW = {"base": [], "isa": ["base"], "elf": ["base"], "debug": ["base", "elf"], "hsa": ["base", "isa", "elf"], "meaning": ["base", "isa"], "analysis": LOWER + ["meaning"], "access": ["base"], "sim": LOWER + ["meaning", "analysis", "access"],
         "common/run": LOWER + ["meaning", "analysis", "access"], "library": LOWER + ["meaning", "analysis", "access", "sim", "common/run"]}
# {file that is generated in another folder of common/ than the one to which it belongs: that folder}
GENERATED = {"common/isa/isa_meaning.c": "meaning"}
PROGRAMS = ["assembler", "linker", "objdump", "lsp", "run"]
# The folders of programs that may use analyses directly, without the library's public headers, each with the reason. All other
# files of programs may call only the LOWER folders and library/.
BESIDE = {
    "assembler/check/": "the core, which the library contains: checks the section that is being assembled",
    "assembler/dir/": "the core: emits the sequences of the memory model and of ordered sections",
    "assembler/insert/": "the core: inserts waits and no-operations into the section that is being assembled",
    "assembler/kernel/": "the core: metadata of ordered sections",
    "run/value.": "values of arguments are elements of buffers, common/run/element.h",
}
# {folder of objdump whose views show analyses: folders of common/ that it may call besides base/}. Folders of objdump that show
# ELF files and disassembly are not listed and have no such limit.
ANALYSIS_VIEWS = {"check": [], "flow": ["common/hsa/metadata/"], "page": [], "report": [], "revision": [],
                  "simulate": ["common/hsa/metadata/"]}  # simulate reads settings in YAML, flow counts in JSON, which is YAML
# {file of the library: the program whose core it may call}. That program is not linked with the file.
CORES = {"library/assemble.c": "assembler", "library/assemble.h": "assembler", "library/source.c": "assembler", "library/bundle.c": "linker",
         "library/language.c": "assembler", "library/link.c": "linker"}
# The folders of the assembler and the folders that each may call. "" is assembler/ itself, with the tables of
# directives, warnings and settings.
MATCH = ["node", "match/operand", "match/modifier", "match"]
READER = MATCH + ["scan", "value", "parse"]
HANDLERS = ["macro", "kernel", "debug", "insert", "check"]
ASSEMBLER = {"node": [], "match/operand": ["node"], "match/modifier": ["node", "match/operand"],
             "match": ["node", "match/operand", "match/modifier"], "scan": ["node"], "value": ["node", "scan"],
             "parse": MATCH + ["scan", "value"], **{f: READER for f in HANDLERS},
             "out": READER + ["insert"], "dir": READER + HANDLERS + ["out"], "run": READER + HANDLERS + ["out", "dir"],
             "": ["debug"]}
# The folders of objdump and the folders that each may call. "" is objdump/ itself, with the options.
OBJDUMP = {"view": [""], "file": ["", "view"], "dump": ["", "view"], "code": ["", "view", "dump"], "flow": ["", "view", "code", "dump"],
           "page": ["", "view"], "check": ["", "view", "flow"], "simulate": ["", "view", "flow"], "revision": ["view"],
           "diff": ["", "view", "file", "flow", "simulate", "revision"], "report": ["", "view", "flow", "simulate", "diff"],
           "assembly": ["", "view", "code", "dump"],
           "": ["view", "revision", "diff", "file", "dump", "code", "flow", "check", "assembly", "simulate", "report", "page"]}
# The folders of the linker and the folders that each may call, in the order of the linker's passes.
LOADED = ["options", "input", "script", "symbols"]
LINKER = {"options": [], "input": ["options"], "script": ["options", "input"], "symbols": ["options", "input", "script"], "load": LOADED, "kernels": LOADED,
          "layout": LOADED, "synthetic": LOADED + ["layout"], "output": LOADED + ["layout", "synthetic"], "bundle": ["options"],
          "": LOADED + ["load", "kernels", "layout", "synthetic", "output", "bundle"]}
# The folders of the language server and the folders that each may call.
LSP = {"text": [], "protocol": [], "settings": ["protocol"], "model": ["text", "protocol", "settings"],
       "answer": ["text", "protocol", "settings", "model"], "": ["text", "protocol", "settings", "model", "answer"]}
# The subfolders of folders in common/, and the subfolders that each may call.
BASE = {"memory": [], "file": ["memory"], "text": ["memory", "file"], "message": ["memory", "file", "text"],
        "option": ["memory", "file", "text", "message"], "thread": ["memory"]}
HSA = {"": [], "descriptor": [], "info": [], "pal": [], "metadata": ["", "pal"], "note": ["", "metadata"]}
FOUND = ["finding", "graph"]
ANALYSIS = {"finding": [], "graph": [], "call": ["graph"], "value": ["graph", "call"], "function": FOUND + ["call", "value"],
            "mode": FOUND + ["value"], "live": FOUND + ["call", "value"], "path": ["graph", "value"], "address": FOUND + ["value"], "wait": FOUND + ["mode", "function", "path", "address"], "hazard": FOUND + ["path"],
            "race": FOUND + ["address", "value", "wait"], "memory": FOUND, "declared": FOUND + ["live", "value", "address"], "pops": FOUND + ["value"], "dvgpr": FOUND + ["value", "path", "wait"], "resource": ["graph", "function", "live", "dvgpr"],
            "check": FOUND + ["value", "live", "wait", "hazard", "race", "declared", "memory", "pops", "dvgpr"]}
ROOMS = {"assembler": ASSEMBLER, "objdump": OBJDUMP, "linker": LINKER, "lsp": LSP, "base": BASE, "hsa": HSA, "analysis": ANALYSIS}


class Object:
    def __init__(self, path, part, source):
        self.path, self.part, self.source = path, part, source  # part: "common", "library" or the folder of a program
        self.defined, self.needed = set(), set()


def find_objects(build):
    """Returns the objects of the current build. Objects that renamed files left in the build folder are not included."""
    out = []
    with open(build + "/compile_commands.json") as f:
        commands = json.load(f)
    for c in commands:
        source = os.path.realpath(os.path.join(c["directory"], c["file"]))
        path = os.path.realpath(os.path.join(c["directory"], c["output"]))
        root = build if source.startswith(build + "/") else TOP
        part = os.path.relpath(path, build).split("/")[0]
        if part in PROGRAMS + ["common"] or (part == "library" and "/library/amdgcn/" in path):
            out.append(Object(path, part, os.path.relpath(source, root)))
    return out


def read_symbols(objects):
    """Reads the symbols of all objects, with an nm that can read the compiler's objects for link-time optimization. Returns False if
    none is installed."""
    by_path = {o.path: o for o in objects}
    for nm in filter(shutil.which, ["nm", "gcc-nm", "llvm-nm", "llvm-nm-19"]):
        p = subprocess.run([nm, "-A", "-g", "-P", *by_path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in p.stdout.splitlines():
            path, _, rest = line.partition(": ")
            symbol, kind = rest.split()[:2]
            (by_path[path].needed if kind in "Uvw" else by_path[path].defined).add(symbol)
        if p.returncode == 0 and any("main" in o.defined for o in objects):
            return True
    return False


def find_calls(objects):
    """Returns {source: {called source: symbols}}. Programs may have functions with equal names: a symbol that a program
    needs is looked up in this program, then in library/ and common/. A symbol that library/ or common/ needs is looked
    up in both, then in all programs."""
    where = collections.defaultdict(dict)
    for o in objects:
        for s in o.defined:
            where[s][o.part] = o.source
    calls = collections.defaultdict(lambda: collections.defaultdict(set))
    for o in objects:
        for s in o.needed:
            for part in [o.part, "library", "common"] + (PROGRAMS if o.part in ("common", "library") else []):
                if part in where.get(s, {}):
                    calls[o.source][where[s][part]].add(s)
                    break
    return calls


def find_cycles(calls):
    """Returns the sets of files that call each other in a cycle (Tarjan's algorithm)."""
    index, low, stack, out = {}, {}, [], []

    def visit(v):
        index[v] = low[v] = len(index)
        stack.append(v)
        for w in sorted(calls.get(v, [])):
            if w not in index:
                visit(w)
            if w in stack:
                low[v] = min(low[v], low[w])
        if low[v] == index[v]:
            circle = stack[stack.index(v):]
            del stack[stack.index(v):]
            if len(circle) > 1:
                out.append(sorted(circle))

    for v in sorted(calls):
        if v not in index:
            visit(v)
    return out


def find_includes(part):
    """Prints the files below a folder that include headers from folders that they may not call."""
    for folder, _, names in os.walk(os.path.join(TOP, part)):
        for name in sorted(name for name in names if not name.endswith(".pyc")):
            source = os.path.relpath(os.path.join(folder, name), TOP)
            with open(os.path.join(TOP, source), encoding="utf-8") as f:
                for m in re.finditer(r'^#include "(\w+/.*/.*)"', f.read(), re.M):
                    if not may_call(source, m[1]) or not public_only(source, m[1]):
                        print("%s must not include %s" % (source, m[1]))


def find_beside():
    """Prints the files of programs that include private headers of the library, and the files that include headers of analyses
    although BESIDE has no row for them. Returns the rows of BESIDE that are needed."""
    needed = set()
    for folder, _, names in (entry for program in PROGRAMS for entry in os.walk(os.path.join(TOP, program))):
        for name in sorted(names):
            source = os.path.relpath(os.path.join(folder, name), TOP)
            with open(os.path.join(TOP, source), encoding="utf-8", errors="replace") as f:
                included = re.findall(r'^#include "((?:common/(?:analysis|sim|meaning|run)|library)/.*)"', f.read(), re.M)
            for to in included:
                if to.startswith("library/"):
                    if not re.match(r"library/amdgcn(/\w+)?\.h$", to):
                        print("%s must not include %s, which is private" % (source, to))
                elif not beside(source):
                    print("%s must not include %s: use library/amdgcn.h" % (source, to))
                else:
                    needed.add(beside(source))
    return needed


def public_only(source, to):
    """Returns false if a view of analyses uses a file of common/ that ANALYSIS_VIEWS does not allow. Such views should use the
    library's public interface."""
    folder = re.match(r"objdump/(\w+)/", source)
    if not folder or folder[1] not in ANALYSIS_VIEWS or not to.startswith("common/"):
        return True
    return to.startswith(("common/base/", *ANALYSIS_VIEWS[folder[1]]))


def beside(source):
    """Returns the row of BESIDE for a file, or None."""
    return next((prefix for prefix in BESIDE if source.startswith(prefix)), None)


def may_call(source, to):
    a, b = (layer(path) for path in (source, to))
    if a == b and a in ROOMS:
        inner, outer = (folder_of(path) for path in (source, to))
        return inner == outer or outer in ROOMS[a].get(inner, [])
    if a in PROGRAMS:
        return a == b or b in LOWER + ["debug", "library"] or (b in BELOW and beside(source) is not None)
    return a == b or b in BELOW.get(a, []) or b == CORES.get(source)


def layer(path):
    """Returns the program or the folder of common/ that contains a file. common/run/ and the program run/ have the same name."""
    if path.startswith("common/run/"):
        return "common/run"
    return GENERATED.get(path) or path.split("/")[path.startswith("common/")]


def folder_of(path):
    """Returns the path of a source's folder, relative to its program or to its folder of common/."""
    return "/".join(path.split("/")[1 + path.startswith("common/"):-1])


def main():
    build = os.path.realpath(sys.argv[1])
    objects = find_objects(build)
    if not read_symbols(objects):
        print("needs an nm that reads the objects of this compiler")
        return SKIPPED
    for part in ["common", "assembler", "linker", "library", "objdump", "run"]:
        find_includes(part)
    needed = find_beside()
    calls = find_calls(objects)
    needed |= {beside(source) for source in calls for to in calls[source] if re.match("common/(analysis|sim|meaning|run)/", to)}
    for exception in sorted(set(BESIDE) - needed):
        print("calls.py: BESIDE: %s calls no analysis" % exception)
    for source in sorted(calls):
        for to in sorted(calls[source]):
            if not may_call(source, to) or not public_only(source, to):
                print("%s must not call %s: %s" % (source, to, " ".join(sorted(calls[source][to]))))
    for circle in find_cycles(calls):
        print("a circle of %d files:" % len(circle))
        for source in circle:
            for to in circle:
                if to != source and to in calls[source]:
                    print("    %s calls %s: %s" % (source, to, " ".join(sorted(calls[source][to]))))
    return 0


if __name__ == "__main__":
    sys.exit(main())

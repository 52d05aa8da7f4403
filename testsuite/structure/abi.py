"""Checks that libamdgcn's interface is compatible with the recorded one, testsuite/abi/amdgcn.h, and that all lists of its functions
agree: the headers, library/amdgcn.map, debian/libamdgcn0.symbols and the shared library.

  abi.py BUILD [--record]

The same compiler compiles both interfaces, with functions that do nothing, and abidiff compares the results. The interface may
grow: by functions, by constants, and by members at the end of structs that begin with their size. Mutants of the recorded interface
check that abidiff finds each kind of incompatible change.

--record replaces the record with the current interface. Do that when a version is released, or when the interface of the coming
version changed.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77  # exit status of a test that cannot run here
TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
RECORD = os.path.join(TOP, "testsuite", "abi", "amdgcn.h")
HEADER = "/* The declarations of libamdgcn's headers, recorded by testsuite/structure/abi.py. */\n"


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def current():
    """Returns the declarations of all public headers without comments and empty lines, each header after the headers it
    includes."""
    headers = {os.path.basename(path): read(path) for path in sorted(glob.glob(TOP + "/library/amdgcn/*.h"))}
    order = []

    def visit(name):
        for other in re.findall(r'^#include "(.*)"', headers[name], re.M):
            visit(other)
        if name not in order:
            order.append(name)

    for name in headers:
        visit(name)
    text = "".join(headers[name] for name in order)
    text = re.sub(r'^#include ".*"\n', "", re.sub(r"/\*.*?\*/", "", text, flags=re.S), flags=re.M)
    return HEADER + "".join(line.rstrip() + "\n" for line in text.splitlines() if line.strip())


def functions(text):
    return re.findall(r"^(amdgcn_\w+)\(", text, re.M)


def compile_stubs(text, folder, name):
    """Compiles a library whose functions do nothing. Returns its path, or None after an error."""
    path = os.path.join(folder, name)
    stubs = re.sub(r"^(AMDGCN_API [^;]*);", r"\1 { __builtin_trap(); }", text, flags=re.M)
    with open(path + ".c", "w", encoding="utf-8") as f:
        f.write(stubs)
    p = subprocess.run(["cc", "-g", "-w", "-shared", "-fPIC", "-o", path + ".so", path + ".c"], stderr=subprocess.PIPE, text=True, check=False)
    if p.returncode:
        print("%s does not compile:\n%s" % (name, p.stderr))
        return None
    return path + ".so"


def compare(old, new):
    """Returns the report of abidiff. The report is empty if the second interface is compatible with the first."""
    command = ["abidiff", "--no-added-syms", "--no-show-locs", old, new]
    p = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return p.stdout or "abidiff: status %d" % p.returncode if p.returncode else ""


def struct_members(text):
    """Returns [(name, [lines of members])] of the structs that the interface defines."""
    return [(name, body.splitlines()) for name, body in re.findall(r"^struct (\w+) \{\n(.*?)^\};", text, re.M | re.S)]


def growing(text):
    return [name for name, members in struct_members(text) if members[0] == "\tsize_t size;"]


def without_growth(text, recorded):
    """Returns the interface without members that were added at the end of structs that begin with their size."""
    now, grows = dict(struct_members(text)), growing(recorded)
    for name, members in struct_members(recorded):
        if name in grows and len(now.get(name, [])) > len(members):
            text = text.replace("\n".join(now[name]) + "\n", "\n".join(now[name][:len(members)]) + "\n")
    return text


def mutants(text):
    """Yields (description, text, whether the change is compatible): changes of each struct, and changes of functions."""
    for i, (name, members) in enumerate(struct_members(text)):
        body = "\n".join(members) + "\n"
        if name in growing(text) or i % 3 == 0 or len(members) == 1:
            yield "%s with a member more" % name, text.replace(body, body + "\tvoid *added[9];\n"), name in growing(text)
        if len(members) > 1 and (name in growing(text) or i % 3 == 1):
            yield "%s without its last member" % name, text.replace(body, "\n".join(members[:-1]) + "\n"), False
        if len(members) > 1 and (name in growing(text) or i % 3 == 2):
            yield "%s with members in another order" % name, text.replace(body, "\n".join(members[-1:] + members[:-1]) + "\n"), False
    for name in functions(text)[::8]:
        yield "without %s()" % name, re.sub(r"^AMDGCN_API [^;]*?^%s\([^;]*;\n" % name, "", text, flags=re.M), False
    m = re.search(r"^(AMDGCN_API unsigned\namdgcn_assemble\()(.*)", text, re.M)
    yield "amdgcn_assemble() with another argument", text.replace(m[0], m[1] + "int more, " + m[2]), False
    yield "enum amdgcn_status in another order", re.sub(r"(AMDGCN_INPUT),\s*(AMDGCN_MEMORY),", r"\2, \1,", text), False
    yield "a function more", text + "AMDGCN_API int\namdgcn_more(void);\n", True


def check_mutants(text, old, folder):
    for i, (what, mutant, compatible) in enumerate(mutants(text)):
        new = compile_stubs(without_growth(mutant, text), folder, "mutant%d" % i)
        report = new and compare(old, new)
        if mutant == text:
            print("mutant: %s: nothing was changed" % what)
        elif bool(report) == compatible:
            print("mutant: %s: abidiff %s" % (what, "reports\n" + report if report else "reports nothing"))


def exported(path):
    """Returns the functions that the shared library exports, each with its version."""
    out = subprocess.run(["nm", "-D", "--defined-only", path], stdout=subprocess.PIPE, text=True, check=True).stdout
    return {line.split()[2] for line in out.splitlines() if line.split()[1] == "T"}


def check_lists(build, text):
    wanted = set(functions(text))
    nodes = re.findall(r"^(AMDGCN_[\d.]+) \{(.*?)\}", read(TOP + "/library/amdgcn.map"), re.M | re.S)
    mapped = {"%s@@%s" % (name, node) for node, names in nodes for name in re.findall(r"\t(amdgcn_\w+);", names)}
    symbols = re.findall(r"^ (amdgcn_\w+)@(\S+) ", read(TOP + "/debian/libamdgcn0.symbols"), re.M)
    lists = {"library/amdgcn.map": {name.partition("@")[0] for name in mapped}, "debian/libamdgcn0.symbols": {name for name, _ in symbols}}
    for where, names in lists.items():
        for name in sorted(wanted ^ names):
            print("%s: %s is only %s" % (where, name, "in the headers" if name in wanted else "there"))
    if {"%s@@%s" % pair for pair in symbols} != mapped:
        print("debian/libamdgcn0.symbols: the versions are not those of library/amdgcn.map")
    for library in glob.glob(build + "/library/libamdgcn.so.*[0-9].[0-9]"):
        names = exported(library)
        for name in sorted(names ^ mapped):
            print("%s: %s is not exported as in library/amdgcn.map" % (os.path.basename(library), name))


def main():
    build, text = os.path.realpath(sys.argv[1]), current()
    if "--record" in sys.argv:
        with open(RECORD, "w", encoding="utf-8") as f:
            f.write(text)
        return 0
    check_lists(build, text)
    if not shutil.which("abidiff"):
        print("needs abidiff")
        return SKIPPED
    recorded = read(RECORD)
    with tempfile.TemporaryDirectory() as folder:
        old, new = (compile_stubs(t, folder, name) for t, name in ((recorded, "recorded"), (without_growth(text, recorded), "current")))
        if old and new:
            report = compare(old, new)
            if report:
                print("the interface is not compatible with testsuite/abi/amdgcn.h:\n" + report)
            check_mutants(recorded, old, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

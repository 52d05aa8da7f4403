"""Tests amdgcn-objdump --check=memory.

  memory_check.py GEN.PY TABLES BUILD [all]

Acquires and releases from .amdgcn_atomic and, if it is installed, from llc-19 must cause no note. Relaxed accesses whose scope is
the device or wider must cause one note each, if their modifiers show the scope. If one wait or cache operation is removed from an
acquire or a release, there must be one note, unless the remaining code is correct for a narrower scope.
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "oracle")]
import memory
import memory_model as model

CPUS = ["gfx700", "gfx900", "gfx90a", "gfx90a+tgsplit", "gfx942", "gfx942+tgsplit", "gfx1010", "gfx1010+cumode", "gfx1030", "gfx1100",
        "gfx1100+cumode", "gfx1200", "gfx1200+cumode"]
SCOPES = ["agent", "system"]
ORDERS = {"load": ("monotonic", "acquire"), "store": ("monotonic", "release"), "rmw": ("monotonic", "acq_rel")}


def shows_scope(cpu, operation, scope):
    """Returns whether the modifiers of a relaxed access show that its scope is the device or wider."""
    return (operation == "load" or cpu.startswith("gfx94") and (operation == "store" or scope == "system")
            or cpu.startswith("gfx12") and scope == "system")


def plain_accesses(cpu, number):
    """Returns a load and a store without a scope. They are placed around each acquire and release, which has to order them."""
    load, _ = memory.instruction(cpu, "load", "global")
    store, _ = memory.instruction(cpu, "store", "global")
    return ["\t" + re.sub(r"v\[2:3\]", "v[%d:%d]" % (number, number + 1), i) for i in (load, store)]


def names(cpu):
    return [(o, s, order, "%s_%s_%s" % (o, s, order)) for o in ORDERS for s in SCOPES for order in ORDERS[o]]


def function(name, lines):
    return ["\t.globl " + name, "\t.type %s,@function" % name, name + ":", *lines, "\ts_setpc_b64 s[30:31]",
            "\t.size %s, .-%s" % (name, name)]


def of_directive(cpu, operation, scope, order):
    insn, _ = memory.instruction(cpu, operation, "global")
    return [*plain_accesses(cpu, 6), "\t.amdgcn_atomic %s, %s, global, %s" % (order, scope, insn), *plain_accesses(cpu, 8)]


def assemble(build, config, lines, *args):
    cpu, features, triple = model.CONFIGS[config]
    command = [build + "/assembler/amdgcn-as", "-triple=" + triple, "-mcpu=" + cpu,
               *("-mattr=" + f for f in re.findall(r"\+\w+", features)), *args, "-"]
    return subprocess.run(command, input="".join(line + "\n" for line in lines), capture_output=True, text=True, check=True).stdout


def notes(build, config, lines):
    """Returns {function: texts of the function's notes}."""
    with tempfile.TemporaryDirectory() as tmp:
        assemble(build, config, lines, "-o", tmp + "/k.o")
        p = subprocess.run([build + "/objdump/amdgcn-objdump", "--check=memory", tmp + "/k.o"], capture_output=True, text=True)
    found = {}
    for m in re.finditer(r":<(\w+)(?:\+0x\w+)?>: note: (.*)", p.stdout):
        found.setdefault(m[1], []).append(m[2])
    return found


def check(config, found, wanted):
    """Returns the functions whose number of notes is wrong, as texts. found: {function: notes}; wanted: {function: number of
    notes}."""
    return ["%s %s: %d notes, not %d%s" % (config, f, len(found.get(f, [])), n, "".join("\n    " + t for t in found.get(f, [])))
            for f, n in wanted.items() if len(found.get(f, [])) != n]


def of_llvm(config):
    """Returns the lines of LLVM's assembly for the functions that names() lists."""
    cpu, features, triple = model.CONFIGS[config]
    out = []
    for operation, scope, order, name in names(cpu):
        body = {"load": "%%v = load atomic i32, ptr addrspace(1) %%p %s%s, align 4",
                "store": "store atomic i32 1, ptr addrspace(1) %%p %s%s, align 4",
                "rmw": "%%v = atomicrmw add ptr addrspace(1) %%p, i32 1 %s%s"}[operation] % (model.syncscope(scope), order)
        out.append("define i32 @%s(ptr addrspace(1) %%p, ptr addrspace(1) %%q, ptr addrspace(1) %%r) {\n"
                   " store i32 7, ptr addrspace(1) %%q\n %s\n %%w = load i32, ptr addrspace(1) %%r\n%s ret i32 %%s\n}\n"
                   % (name, body, " %s = add i32 %w, " + ("%v\n" if operation != "store" else "1\n")))
    return model.run_llc(config, "".join(out), "ir", ["-O1"]).splitlines()


def expanded(build, config, operation, scope, order):
    lines = assemble(build, config, of_directive(model.CONFIGS[config][0], operation, scope, order), "-filetype=asm", "-o", "-")
    return ["\t" + line.strip() for line in lines.splitlines() if re.match(r"\s+[a-z]", line)]


def mutants(build, config):
    """Yields (name, lines, number of expected notes) for acquire and release sequences with one instruction removed. No note is
    expected if the remaining code is correct for another scope or mode with the same modifiers."""
    cpu = model.CONFIGS[config][0]
    for operation, scope, order, name in names(cpu):
        if order == "monotonic" or operation == "rmw" or not shows_scope(cpu, operation, scope):
            continue
        right = [expanded(build, c, operation, other, order) for c in CPUS if model.CONFIGS[c][0] == cpu
                 for other in ["workgroup", "agent"]]
        lines = expanded(build, config, operation, scope, order)
        for i, line in enumerate(lines):
            # on GFX12, only remove the wait for the counter that the cache operation increments; other waits may be redundant
            if re.match(r"\s+(s_waitcnt\b|s_wait_%scnt|buffer_(wb|inv|gl)|global_(wb|inv))" % operation, line):
                body = lines[:i] + lines[i + 1:]
                yield "%s_less_%d" % (name, i), body, int(body not in right)


def main():
    build, wrong, count = sys.argv[3], [], 0
    for config in CPUS:
        cpu = model.CONFIGS[config][0]
        wanted = {name: int(order == "monotonic" and shows_scope(cpu, o, s)) for o, s, order, name in names(cpu)}
        lines = [line for o, s, order, name in names(cpu) for line in function(name, of_directive(cpu, o, s, order))]
        wrong += check(config, notes(build, config, lines), wanted)
        if model.has_llvm(config):
            wrong += ["LLVM " + w for w in check(config, notes(build, config, of_llvm(config)), wanted)]
        without = list(mutants(build, config))
        count += len(without)
        wrong += check(config, notes(build, config, [line for name, body, _ in without for line in function(name, body)]),
                       {name: n for name, _, n in without})
    if "-v" in sys.argv:
        print("%d mutants" % count)
    print("".join(line + "\n" for line in wrong[:20]), end="")
    return bool(wrong)


sys.exit(main())

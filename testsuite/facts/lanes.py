"""Checks what --check=waits knows of lanes, by random functions of scalar masks, branches, loads, waits and instructions that use the loads'
registers. Each function is executed several times with random masks: an instruction that uses a register which a load in flight
writes in one of the same lanes must have a finding. A finding acts as the wait that it asks for.

  lanes.py GEN.PY TABLES BUILD [all] [-v]
"""
import os
import random
import re
import subprocess
import sys
import tempfile

draw = random.Random(8)                # of the functions
LANES, REGISTERS, MASKS = 6, 2, 3      # the masks are in s[4:5], s[6:7] and so on
RUNS, STEPS = 60, 120
FINDING = re.compile(r"k\.o:<f(\d+)\+0x([0-9a-f]+)>: (warning|note|incomplete): .*?(?:insert s_waitcnt vmcnt\((\d+)\))?(?: \[.*\])?$")


def mask(n):
    return f"s[{4 + 2 * n}:{5 + 2 * n}]"


def operand():
    return draw.choice(["exec", "exec"] + [mask(n) for n in range(MASKS)])


def instruction(label):
    """Returns a random instruction as a tuple whose first element is its mnemonic. label: number of labels of the function."""
    kind = draw.random()
    if kind < 0.2:
        return "load", draw.randrange(REGISTERS)
    if kind < 0.45:
        return draw.choice(["write", "read", "first"]), draw.randrange(REGISTERS)
    if kind < 0.49:
        return "wait", draw.choice([0, 0, 1, 2])
    if kind < 0.55:
        return (draw.choice(["cmp", "cmp", "cmpx", "compare"]),)
    if kind < 0.68:
        return draw.choice(["s_and_saveexec_b64", "s_and_saveexec_b64", "s_or_saveexec_b64", "s_xor_saveexec_b64",
                              "s_andn2_saveexec_b64"]), mask(draw.randrange(MASKS)), draw.choice(["vcc", "vcc", mask(draw.randrange(MASKS))])
    if kind < 0.86:
        return draw.choice(["s_and_b64", "s_andn2_b64", "s_andn2_b64", "s_xor_b64", "s_or_b64"]), draw.choice(["exec", operand()]), operand(), operand()
    if kind < 0.93:
        return "s_mov_b64", draw.choice(["exec", operand()]), operand()
    return draw.choice(["s_cbranch_execz", "s_cbranch_execnz", "s_cbranch_scc0", "s_cbranch_scc1"]), draw.randrange(label)


def arms(labels):
    """Returns instructions for some lanes, then for the others, with others between them."""
    saved, register = mask(draw.randrange(MASKS)), draw.randrange(REGISTERS)
    some = [("s_and_saveexec_b64", saved, "vcc"), (draw.choice(["load", "load", "write"]), register)]
    rest = draw.choice([("s_andn2_b64", "exec", saved, "exec"), ("s_xor_b64", "exec", "exec", saved), ("s_andn2_b64", saved, saved, "exec")])
    others = [rest] if rest[1] == "exec" else [rest, ("s_mov_b64", "exec", saved)]
    others.append((draw.choice(["write", "write", "read", "load"]), register))
    code = [*some, *others, *draw.choice([[], [("s_mov_b64", "exec", saved)], [("s_cbranch_execnz", draw.randrange(labels))]])]
    for _ in range(draw.randrange(3)):
        code.insert(draw.randrange(len(code) + 1), instruction(labels))
    return code


def waterfall(labels, own):
    """Returns a loop whose iterations handle some of the remaining lanes each. Its labels are own and own + 1."""
    rest, register = mask(draw.randrange(MASKS)), draw.randrange(REGISTERS)
    code = [(draw.choice(["first", "read", "cmp"]), register), ("cmpx",), ("s_cbranch_execz", own + 1), ("load", register), ("label", own + 1),
            *draw.choice([[("s_andn2_wrexec_b64", rest, rest)], [("s_andn2_b64", rest, rest, "exec"), ("s_mov_b64", "exec", rest)]]),
            (draw.choice(["s_cbranch_scc1", "s_cbranch_execnz"]), own)]
    for _ in range(draw.choice([0, 0, 1, 2])):
        code.insert(draw.randrange(len(code) + 1), instruction(labels))
    return [("s_mov_b64", rest, "exec"), ("label", own), *code]


def function():
    """Returns the instructions of a function, with ("label", n) where labels are."""
    labels, code = draw.randrange(1, 5), []
    own = labels
    for _ in range(draw.randrange(2, 8)):
        kind = draw.random()
        if kind < 0.2:
            code += waterfall(labels, own)
            own += 2
        else:
            code += arms(labels) if kind < 0.5 else [instruction(labels) for _ in range(4)]
    for n in range(labels):
        code.insert(draw.randrange(len(code) + 1), ("label", n))
    return [("wait", 0), ("cmp",), *(("s_and_b64", mask(n), "exec", "vcc") for n in range(MASKS)), *code, ("wait", 0)]


def text(number, op):
    name, *args = op
    return {"load": lambda n: f"global_load_dword v{10 + n}, v[0:1], off", "write": lambda n: f"v_mov_b32 v{10 + n}, v3",
            "read": lambda n: f"v_mov_b32 v3, v{10 + n}", "first": lambda n: f"v_readfirstlane_b32 s22, v{10 + n}",
            "wait": lambda n: f"s_waitcnt vmcnt({n})",
            "cmp": lambda *_: "v_cmp_lt_u32 vcc, v3, v4", "cmpx": lambda: "v_cmpx_lt_u32 vcc, v3, v4",
            "compare": lambda: "s_cmp_lt_u32 s20, s21",
            "label": lambda n: f".L{number}_{n}:"}.get(name, lambda *a: f"{name} " + ", ".join(
                f".L{number}_{x}" if isinstance(x, int) else x for x in a))(*args)


ALL = (1 << LANES) - 1
LOGIC = {"and": lambda a, b: a & b, "andn2": lambda a, b: a & ~b & ALL, "xor": lambda a, b: a ^ b, "or": lambda a, b: a | b}


def execute(code, findings):
    """Executes a function once. Returns the index of an instruction with a conflict that has no finding, or None; and the indices of the
    instructions at which a finding was seen to be true."""
    values = {mask(n): random.getrandbits(LANES) for n in range(MASKS)}
    values.update(vcc=random.getrandbits(LANES), scc=random.random() < 0.5, exec=random.choice([ALL, ALL, random.getrandbits(LANES)]))
    labels = {op[1]: i for i, op in enumerate(code) if op[0] == "label"}
    pending, at, true = [], 0, set()
    for _ in range(STEPS):
        if at >= len(code):
            break
        name, *args = code[at]
        if name in ("load", "write", "read", "first") and (name != "load" or at in findings):
            used = values["exec"] & -values["exec"] if name == "first" else values["exec"]
            hit = any(r == args[0] and lanes & used for r, lanes in pending)
            if at in findings:
                if hit:
                    true.add(at)
                pending = pending[len(pending) - findings[at]:] if findings[at] else []
            elif hit:
                return at, true
        at += 1
        if name == "load":
            pending.append((args[0], values["exec"]))
        elif name == "wait":
            pending = pending[len(pending) - args[0]:] if args[0] else []
        elif name in ("cmp", "cmpx"):
            values["vcc"] = random.getrandbits(LANES) & values["exec"]
            if name == "cmpx":
                values["exec"] = values["vcc"]
        elif name == "s_mov_b64":
            values[args[0]] = values[args[1]]
        elif "saveexec" in name:
            old, operation = values["exec"], LOGIC[name.split("_")[1]]
            values["exec"] = operation(values[args[1]], old)
            values.update({args[0]: old, "scc": values["exec"] != 0})
        elif "wrexec" in name:
            values["exec"] = LOGIC[name.split("_")[1]](values[args[1]], values["exec"])
            values.update({args[0]: values["exec"], "scc": values["exec"] != 0})
        elif name.startswith("s_cbranch"):
            taken = (values["exec"] == 0) == name.endswith("execz") if "exec" in name else values["scc"] == name.endswith("scc1")
            at = labels[args[0]] if taken else at
        elif name == "compare":
            values["scc"] = random.random() < 0.5
        elif name.startswith("s_"):
            values[args[0]] = LOGIC[name.split("_")[1]](values[args[1]], values[args[2]])
            values["scc"] = values[args[0]] != 0
    return None, true


def check(functions):
    """Returns (number of instructions checked, of findings, of those seen true), after printing conflicts without a finding."""
    with tempfile.TemporaryDirectory() as folder:
        source, out = os.path.join(folder, "k.s"), os.path.join(folder, "k.o")
        with open(source, "w") as f:
            for n, code in enumerate(functions):
                f.write(f"\t.type f{n},@function\nf{n}:\n" + "".join(text(n, op) + "\n" for op in code) + "s_endpgm\n")
        subprocess.run([os.path.join(build, "assembler", "amdgcn-as"), "-mcpu=gfx900", "-triple=amdgcn", source, "-o", out], check=True)
        run = subprocess.run([os.path.join(build, "objdump", "amdgcn-objdump"), "--check=waits,each,notes", "k.o"], cwd=folder,
                             capture_output=True, text=True)
    findings, incomplete = {}, set()
    for line in run.stdout.split("\n"):
        m = FINDING.match(line)
        if m and m[3] == "incomplete":
            incomplete.add(int(m[1]))
        elif m:
            findings.setdefault(int(m[1]), {})[int(m[2], 16)] = int(m[4] or 0)
    total = true = 0
    for n, code in enumerate(functions):
        offsets, at = {}, 0
        for i, op in enumerate(code):
            offsets[at] = i
            at += 0 if op[0] == "label" else 8 if op[0] == "load" else 4
        here = {offsets[o]: need for o, need in findings.get(n, {}).items()}
        seen = set()
        for _ in range(RUNS):
            wrong, hits = execute(code, here)
            seen |= hits
            if wrong is not None and n not in incomplete:
                print(f"no finding at instruction {wrong} of\n" + "\n".join(text(n, op) for op in code))
                failures.append(n)
                break
        total, true = total + len(here), true + len(seen)
    return total, true


build, failures = os.path.abspath(sys.argv[3]), []
random.seed(7)
batches = 40 if "all" in sys.argv else 4
total = true = 0
for _ in range(batches):
    a, b = check([function() for _ in range(500)])
    total, true = total + a, true + b
if "-v" in sys.argv:
    print(f"{500 * batches} functions, {total} findings, {true} of them seen to be true")
sys.exit(bool(failures))

"""Checks each rule of hazards.tbl on the code in hazards.txt. The checker must report the rule if the code breaks it, but not after
the suggested fix has been inserted, and the fix must not be longer than necessary.

  hazards.py GEN.PY TABLES BUILD [all]
"""
import json
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))


def tables(gen, folder):
    sys.path.insert(0, os.path.dirname(gen))
    import geneffects
    import genhazards
    import gentables
    t = gentables.Tables(folder)
    geneffects.load(t)
    genhazards.load(t)
    return t


KERNEL = "\t.rodata\n\t.p2align 6\n\t.amdhsa_kernel f\n\t.amdhsa_next_free_vgpr 64\n\t.amdhsa_next_free_sgpr 64\n\t.end_amdhsa_kernel\n"


def findings(build, cpu, wave, code, kernel):
    """Returns the findings in straight-line code of a kernel or function: [(kind, fix, index of the instruction)]; or an error
    message."""
    with tempfile.TemporaryDirectory() as tmp:
        lines = [f"l{i}: {line}" for i, line in enumerate(code)]
        text = "\t.type f,@function\nf:\n" + "\n".join(lines) + "\n\ts_endpgm\n\t.fill 80, 4, 0xbf800000\n\t.size f, .-f\n"
        text += KERNEL if kernel else ""
        command = [build + "/assembler/amdgcn-as", "-mcpu=" + cpu, *wave, "-o", tmp + "/o", "-"]
        r = subprocess.run(command, input=text, capture_output=True, text=True)
        if r.returncode:
            return r.stderr
        r = subprocess.run([build + "/objdump/amdgcn-objdump", "--json", *wave, "--check=hazards,notes", "-t", tmp + "/o"], capture_output=True, text=True)
        file = json.loads(r.stdout)["files"][0]
        at = {s["address"]: int(s["name"][1:]) for s in file["symbols"] if re.fullmatch(r"l\d+", s["name"])}
        return [(d["kind"], d.get("fix"), at.get(d["address"])) for d in file["defects"]]


def weaker(fix):
    """Returns the fix with one wait state less, or None if it does not consist of wait states."""
    lines = fix.split("\n")
    m = re.fullmatch(r"s_nop (\d+)", lines[-1])
    return None if not m else lines[:-1] + ([f"s_nop {int(m[1]) - 1}"] if int(m[1]) else [])


def check(build, rule, cpu, text, kernel):
    cpu, _, wave = cpu.partition("/")
    wave = ["-mattr=+wavefrontsize64"] if wave else []
    code, _, right = text.partition(" => ")
    code = [c.strip() for c in code.split("|")]
    found = findings(build, cpu, wave, code, kernel)
    if isinstance(found, str):
        yield found
        return
    here = [(fix, at) for kind, fix, at in found if kind == rule]
    if len(here) != 1 or here[0][1] != len(code) - 1:
        yield f"found {found}"
        return
    fix = here[0][0]
    if right:
        twin = [c.strip() for c in right.split("|")]
    else:
        fixes = [c for kind, c, at in found if at == len(code) - 1 and c]
        twin = code[:-1] + fix.split("\n") + code[-1:]
        less = weaker(fix) if fixes.count(fix) == len(fixes) else None
        if less is not None and rule not in [kind for kind, *_ in findings(build, cpu, wave, code[:-1] + less + code[-1:], kernel)]:
            yield f"{fix} is more than it needs"
    again = findings(build, cpu, wave, twin, kernel)
    if isinstance(again, str) or rule in [kind for kind, *_ in again]:
        yield f"found in {' | '.join(twin)}: {again}"


def main():
    gen, folder, build = sys.argv[1:4]
    t = tables(gen, folder)
    left = list(t.hazards)
    classes = {x["name"]: t.classes.index(x["class"]) for x in t.targets}
    with open(HERE + "/hazards.txt", encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            if not line.strip() or line[0] == "#":
                continue
            rule, cpu, text = line.strip().split(None, 2)
            bit = classes[re.match(r"\w+", cpu)[0]]
            rows = [r for r in t.hazards if r["name"] == rule and r["classes"] >> bit & 1]
            if not rows:
                print(f"hazards.txt:{number}: no rule {rule} for {cpu}")
            left = [r for r in left if r not in rows]
            for problem in check(build, rule, cpu, text, any(r["starts"] == "kernel" for r in rows)):
                print(f"hazards.txt:{number}: {rule}: {problem}")
    for r in left:
        print(f"{r['where']}: no code breaks {r['name']}")


main()

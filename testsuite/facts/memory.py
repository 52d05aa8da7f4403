"""Compares the expansions of .amdgcn_fence and .amdgcn_atomic with LLVM's code for the same IR.

  memory.py GEN.PY TABLES BUILD [all] [--rebase]

memory.tsv.gz: LLVM's sequences for every processor, mode, operation, ordering, scope and address space of oracle/memory_model.py;
--rebase writes this file. If llc-19, and llc-22 for newer processors, is installed, its output is compared with the file: for a few
processors, or with "all" for every processor. memory_better.tsv lists the cases in which gcnutils differs, with its sequences and
the reasons. A line of memory_better.tsv without a difference is an error.
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "oracle"))
import memory_model as model

RECORD, BETTER = (os.path.join(HERE, name) for name in ("memory.tsv.gz", "memory_better.tsv"))
SAMPLE = ["gfx900", "gfx942+tgsplit", "gfx1010+cumode", "gfx1200", "gfx1250"]
SHOWN = 10


def instruction(config, operation, space):
    """Returns an instruction for the operation and address space, and the modifiers of the instruction that are not part of the
    sequence."""
    cpu = model.CONFIGS[config][0]
    new, gfx940, gfx12 = cpu.startswith(("gfx11", "gfx12")), cpu in model.GFX940, cpu in model.GFX12
    returns = operation in ("rmw", "cmpxchg")
    kind = "cmpxchg" if operation == "cmpxchg" else "rmw" if returns or operation == "rmw_unused" else operation
    word = {"load": ("load_b32", "load_dword"), "store": ("store_b32", "store_dword"), "rmw": ("atomic_add_u32", "atomic_add"),
            "cmpxchg": ("atomic_cmpswap_b32", "atomic_cmpswap")}[kind][not new]
    data = {"load": "", "store": "v4", "rmw": "v4", "cmpxchg": "v[4:5]"}[kind]
    glc = (" sc0" if gfx940 else " th:TH_ATOMIC_RETURN" if gfx12 else " glc") if returns else ""
    if space in ("local", "region"):
        name = {"load": ("ds_load_b32", "ds_read_b32"), "store": ("ds_store_b32", "ds_write_b32"),
                "rmw": ("ds_add_rtn_u32",) * 2 if returns else ("ds_add_u32",) * 2,
                "cmpxchg": ("ds_cmpstore_rtn_b32", "ds_cmpst_rtn_b32")}[kind][not new]
        operands = {"load": "v0, v1", "store": "v1, v2", "rmw": "v0, v1, v2" if returns else "v1, v2",
                    "cmpxchg": "v0, v1, v2, v3"}[kind]
        return name + " " + operands + (" gds" if space == "region" else ""), []
    if space == "private" or cpu == "gfx600":
        address = "v[2:3], s[0:3], 0 addr64" if space == "global" else "v1, s[0:3], null offen" if gfx12 else "v1, s[0:3], 0 offen"
        return "buffer_%s %s, %s%s" % (word, data or "v0", address, glc), glc.split()
    result = "v0" if kind == "load" or returns else ""
    flat = space == "generic" or cpu[3] in "78"
    operands = ", ".join(o for o in ([result] if result else []) + ["v[2:3]"] + ([data] if data else []) + ([] if flat else ["off"]))
    return "%s_%s %s%s" % ("flat" if flat else "global", word, operands, glc), glc.split()


def source(config, wanted):
    out = [".amdhsa_code_object_version 6"] if "generic" in config else []
    for i, (operation, ordering, scope, space) in enumerate(wanted):
        out.append("c%d:" % i)
        if operation == "fence":
            out.append(".amdgcn_fence " + ", ".join([ordering, scope] + ([] if space == "all" else space.split(","))))
        else:
            word = [] if space in ("region", "generic", "local") else [space]
            out.append(".amdgcn_atomic " + ", ".join([model.merged(ordering), scope, *word, instruction(config, operation, space)[0]]))
    return "".join(line + "\n" for line in out)


def sequences(build, config, wanted):
    """Assembles the cases. Returns {case: sequence}."""
    cpu, features, triple = model.CONFIGS[config]
    with tempfile.NamedTemporaryFile("w", suffix=".s") as f:
        f.write(source(config, wanted))
        f.flush()
        p = subprocess.run([build + "/assembler/amdgcn-as", "-triple=" + triple, "-mcpu=" + cpu, "-filetype=asm", "-o", "-", f.name]
                           + ["-mattr=" + a for a in re.findall(r"\+\w+", features)], capture_output=True, text=True)
    if p.returncode:
        sys.exit("%s: %s" % (config, p.stderr[:1000]))
    found = {}
    for text in re.split(r"^(?=c\d+:)", p.stdout, flags=re.M)[1:]:
        lines = [line.strip() for line in text.splitlines()]
        case = wanted[int(lines[0][1:-1])]
        mine, own = (None, []) if case[0] == "fence" else instruction(config, case[0], case[3])
        found[case] = tuple(access(line, own) if mine and line.split()[0] == mine.split()[0] else line for line in lines[1:] if line)
    return found


def access(line, own):
    words = [w for w in line.split() if w in ("glc", "slc", "dlc", "sc0", "sc1", "nt") or ":" in w and "_" in w]
    for w in own:
        words.remove(w)
    return " ".join(["access", *words])


class Reason:
    """A line of memory_better.tsv. In the cases that it describes, our sequence is LLVM's sequence for another processor, without
    certain instructions."""

    def __init__(self, line):
        self.line, self.used = line, False
        self.configs, self.operations, self.orderings, self.scopes, self.spaces, self.like, self.less, _ = (
            cell.split(",") for cell in line.split("\t"))
        self.instead = dict(cell.split(" => ") for cell in self.less if " => " in cell)

    def sequence(self, config, case, records):
        """Returns our sequence for a case, or None if the line does not apply to the case."""
        operation, ordering, scope, space = case
        if (config not in self.configs or operation not in self.operations or model.merged(ordering) not in self.orderings
                or scope not in self.scopes or "*" not in self.spaces and space not in self.spaces):
            return None
        like = records[self.like[self.configs.index(config)]][case]
        at = next((i for i, line in enumerate(like) if line.startswith("access")), len(like))
        lines = tuple(" ".join(w for w in line.split() if w not in self.less) for i, line in enumerate(like)
                      if line not in self.less and not (i > at and "after " + line in self.less))
        lines = tuple(new for line in lines for new in self.instead.get(line, line).split("; "))
        self.used |= lines != records[config][case]
        return lines


def reasons():
    with open(BETTER, encoding="utf-8") as f:
        return [Reason(line.rstrip("\n")) for line in f if not line.startswith("#")]


def compare(records, find, known):
    """Compares find(config, cases) with the record or, where memory_better.tsv has a line, with the sequence according to this
    line. Returns the differences."""
    wrong = []
    for config, record in records.items():
        ours = find(config, list(record))
        for case, theirs in record.items():
            wanted = next((w for w in (r.sequence(config, case, records) for r in known) if w is not None), theirs)
            if ours.get(case) != wanted:
                wrong.append("%s %s: %s; expected %s, LLVM %s" % (config, " ".join(case), ours.get(case), wanted, theirs))
    return wrong + ["memory_better.tsv: not needed: " + r.line for r in known if not r.used]


def main():
    build = sys.argv[3]
    if "--rebase" in sys.argv:
        model.write_record(RECORD, {c: model.sequences(c, list(model.cases(c))) for c in model.CONFIGS})
    records = model.read_record(RECORD)
    wrong = ["%s: not all cases are recorded" % c for c in model.CONFIGS if set(records[c]) != set(model.cases(c))]
    wrong += compare(records, lambda config, wanted: sequences(build, config, wanted), reasons())
    for config in (model.CONFIGS if "all" in sys.argv else SAMPLE) if "--rebase" not in sys.argv else []:
        if model.has_llvm(config) and model.sequences(config, list(model.cases(config))) != records[config]:
            wrong.append("%s: %s makes something else than is recorded" % (config, model.llc(config)))
    print("".join(line + "\n" for line in wrong[:SHOWN]), end="")
    if len(wrong) > SHOWN:
        print("and %d more" % (len(wrong) - SHOWN))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

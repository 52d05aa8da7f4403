"""Compares tables/effects.tbl with records of the effects from other sources.

  effects.py GEN.PY TABLES

semantics.tsv.gz contains LLVM 18's records: implicit registers, outputs, ties, counters, memory, control flow.
amd_operands.tsv.gz contains the sizes of operands in AMD's machine-readable ISA. better.tsv lists the records that are wrong or
use another representation, with the reasons. A line of better.tsv without a difference is an error.
"""
import collections
import fnmatch
import gzip
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import tables_json  # noqa: E402
# {decoder table of LLVM: columns whose encodings the table contains}
DECODERS = {"GFX6GFX7": "67", "GFX7": "7", "GFX8": "89", "GFX80_UNPACKED": "8", "GFX9": "9", "GFX90A": "9", "GFX10": ["10"],
            "GFX11": ["11"], "GFX11_FAKE16": ["11"], "SDWA": "8", "SDWA9": "9", "SDWA10": ["10"], "DPP": "89", "DPP8": ["10"],
            "DPPGFX11": ["11"], "DPP8GFX11": ["11"], "DPPGFX11_FAKE16": ["11"], "DPP8GFX11_FAKE16": ["11"],
            "WMMAGFX11": ["11"], "GFX12": ["12"], "GFX12W64": ["12"], "GFX12_FAKE16": ["12"], "DPPGFX12": ["12"],
            "DPP8GFX12": ["12"], "DPPGFX12_FAKE16": ["12"], "DPP8GFX12_FAKE16": ["12"], "WMMAGFX12": ["12"], "GFX6": "6",
            "GFX9_DL": "9", "GFX10_B": ["10"], "?": ["6", "7", "8", "9", "10", "11"], "AMDGPU": ["6", "7", "8", "9", "10", "11"]}
# The counters that an instruction may increment if its record in LLVM has the flag for vector memory, and those for the flag of LGKM_CNT.
VECTOR_COUNTERS = {"vmcnt", "vscnt", "loadcnt", "storecnt", "samplecnt", "bvhcnt"}
LGKM_COUNTERS = {"lgkmcnt", "dscnt", "kmcnt"}
# {AMD's record: (column, class of processors that the record describes)}
RECORDS = {"rdna3": ("11", "gfx1150"), "rdna4": ("12", "gfx1200"), "cdna": ("9", "gfx950")}
# {AMD's name of a field: name in our tables}, where the names differ
FIELDS = {"vsrc0": "src0", "vsrc1": "src1", "vsrc": "vdata", "data": "vdata", "addr": "vaddr", "rsrc": "srsrc", "samp": "ssamp",
          "scale_src0": "scale0", "scale_src1": "scale1"}
KINDS = {"VOP1": "e32", "VOP2": "e32", "VOPC": "e32", "VOP3": "e64", "VOP3P": "e64", "-+s": "sdwa", "-+d": "dpp",
         "VOPC+d": "dpp", "VOP3+d": "e64_dpp", "VOP3P+d": "e64_dpp"}
ALWAYS_E64 = ("mai", "vop3", "vop3p", "vinterp3")
REGISTERS = {"EXEC": "exec", "VCC": "vcc", "SCC": "scc", "M0": "m0", "MODE": "mode", "FLAT_SCR": "flat_scratch"}


def leaves(e):
    return leaves(e["then"]) + leaves(e["else"]) if "if" in e else [e]


def kind_of(form, family):
    if form["suffix"] in ("sdwa", "dpp", "e64_dpp", "decode"):
        return form["suffix"]
    return "e64" if family in ALWAYS_E64 or form["encoding"].startswith("vop3") else "e32"


def ours(tables):
    """Returns {(mnemonic, kind of encoding, column): [(form, effects)]}."""
    out = collections.defaultdict(list)
    for insn in tables["instructions"]:
        for form in insn["forms"]:
            for e in leaves(form["effects"]):
                out[insn["name"], kind_of(form, insn["family"]), form["column"]].append((form, e))
    return out


def rows(name):
    with gzip.open(os.path.join(HERE, name), "rt") as f:
        head = next(f).rstrip("\n").split("\t")
        return [dict(zip(head, line.rstrip("\n").split("\t"))) for line in f]


def uses(form, e, register, letter):
    """Returns whether an instruction reads or writes a register implicitly. vcc can be an operand in our tables and implicit in
    LLVM's records."""
    named = register == "vcc" and any(o["kind"] in ("vcc", "vccopt") and letter in access
                                      for o, access in zip(form["operands"], e["operands"]))
    return named or letter in e["implied"].get(register, "")


def memory(e):
    both = "atomic" in e["memory"] or "dma" in e["memory"]
    return "".join(c for c, word in (("l", "load"), ("s", "store")) if both or word in e["memory"]) or "-"


def facts_of_llvm(r):
    """Yields the facts of a row of LLVM's records, in the terms of facts_of_ours()."""
    for llvm, register in REGISTERS.items():
        yield f"reads {register}", llvm in r["reads"].split(",")
        if register != "vcc":
            yield f"writes {register}", llvm in r["writes"].split(",")
    yield "outputs", (r["outs"] != "-") + r["outs"].count(",") + ("VCC" in r["writes"].split(","))
    ties = [tie for tie in r["ties"].split(",") if "=" in tie]
    keeps = [tie for tie in ties if "$old" in tie or re.search(r"v(dst|data)_in", tie) and r["atomic"] == "-"]
    yield "keeps", bool(keeps)
    yield "reads output", len(ties) > len(keeps)
    yield "memory", r["mem"]
    yield "vector memory", "vm" in r["counters"].split(",")
    yield "lgkm", "lgkm" in r["counters"].split(",")
    yield "control", "branch" in r["flags"].split(",") or "end" in r["flags"].split(",")


def facts_of_ours(form, e):
    for register in REGISTERS.values():
        yield f"reads {register}", uses(form, e, register, "r")
        if register != "vcc":
            yield f"writes {register}", uses(form, e, register, "w")
    outputs = [access for access in e["operands"] if "w" in access]
    yield "outputs", len(outputs) + ("w" in e["implied"].get("vcc", ""))
    yield "keeps", any(set(access) & set("lhk") for access in outputs)
    yield "reads output", any("r" in access for access in outputs)
    yield "memory", memory(e)
    yield "vector memory", bool(VECTOR_COUNTERS & set(e["counters"]))
    yield "lgkm", bool(LGKM_COUNTERS & set(e["counters"]))
    yield "control", e["flow"] not in ("next", "trap", "abort")


def differences(mine):
    """Yields (fact, mnemonic, column, text) for each fact for which LLVM's records and our tables differ."""
    llvm = collections.defaultdict(list)
    for r in rows("semantics.tsv.gz"):
        for decoder in r["tables"].split(","):
            for column in DECODERS.get(decoder, ()):
                llvm[r["mnemonic"].removesuffix("_e32"), KINDS.get(r["family"], "e32"), column].append(r)
    compared = 0
    for key in llvm.keys() & mine.keys():
        theirs, own = collections.defaultdict(set), collections.defaultdict(set)
        for r in llvm[key]:
            for what, value in facts_of_llvm(r):
                theirs[what].add(value)
        for form, e in mine[key]:
            for what, value in facts_of_ours(form, e):
                own[what].add(value)
        for what in theirs:
            compared += 1
            # these facts differ between the instructions of an encoding, so only the maximum is compared
            most = what in ("outputs", "reads output") or what == "keeps" and (key[1] not in ("e32", "e64") or True not in theirs[what])
            if max(theirs[what]) != max(own[what]) if most else theirs[what] != own[what]:
                saw, has = sorted(theirs[what]), sorted(own[what])
                if what == "keeps":
                    what += " in LLVM" if True in theirs[what] else " here"
                yield what, key[0], key[2], f"LLVM {saw}, here {has}, {key[1]}"
    if compared < 150000:
        yield "compared", "-", "-", f"only {compared} facts were compared"


def size_differences(mine):
    """Yields the differences between the sizes of operands, in the form of differences()."""
    sizes = 0
    for r in rows("amd_operands.tsv.gz"):
        column, processors = RECORDS.get(r["generation"], (None, None))
        name = r["instruction"].removesuffix("_e32").removesuffix("_e64")
        forms = [form for kind in ("e32", "e64") for form, _ in mine.get((name, kind, column), ())
                 if processors in form["classes"]
                 and (kind == "e64") == r["format"].startswith("VOP3")]
        for operand in r["operands (field=bits:kind)"].split() if forms else ():
            field, bits, kind = re.match(r"(\w+)=(\d+):(\w+)", operand).groups()
            for form in forms:
                for o in form["operands"]:
                    if o["field"] in (field, FIELDS.get(field)) and o.get("dwords"):
                        sizes += 1
                        if o["dwords"] != (int(bits) + 31) // 32:
                            yield f"size of {o['field']}", name, column, f"{field} of {r['format']} is {bits} bits, here {o['dwords'] * 32}"
    if sizes < 18000:
        yield "compared", "-", "-", f"only {sizes} sizes were compared"


def main():
    text = tables_json.text(*sys.argv[1:4])
    mine = ours(json.loads(text))
    known = []
    with open(os.path.join(HERE, "better.tsv"), encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            if line.strip() and not line.startswith("#"):
                what, names, columns, _ = line.rstrip("\n").split("\t")
                known.append((what, names.split(","), columns.split(","), number))
    used, wrong = set(), set()
    for what, name, column, text in [*differences(mine), *size_differences(mine)]:
        reasons = {number for w, names, columns, number in known
                   if w == what and (columns == ["-"] or column in columns) and any(fnmatch.fnmatchcase(name, n) for n in names)}
        used |= reasons
        if not reasons:
            wrong.add(f"{what}: {name} in column {column}: {text}")
    wrong |= {f"better.tsv:{number}: nothing differs so" for *_, number in known if number not in used}
    sys.stdout.writelines(line + "\n" for line in sorted(wrong))
    sys.exit(bool(wrong))


main()

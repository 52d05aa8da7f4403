"""Compares our instructions with AMD's list of instructions.

  amd_list.py GEN.PY TABLES BUILD [--report]

amd_gfx1250.tsv: the name, the opcode and the encoding of each instruction in AMD's machine-readable ISA. Each of these
instructions must be in our tables, unless MISSING has a reason. Each instruction of our tables must be in AMD's list, unless OURS
has a reason or it is a dual instruction. --report prints every instruction. Names are compared without underscores, because AMD
writes, for example, s_and_save_exec_b32.
"""
import collections
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import tables_json  # noqa: E402
COLUMN, CLASS = "12.5", "gfx1250"
# our families and encodings for each encoding in AMD's list
FAMILIES = {"vds": {"ds"}, "vbuffer": {"mubuf"}, "vflat": {"flat"}, "vglobal": {"flat"}, "vscratch": {"flat"}, "vimage": {"tensor"},
            "vop3_sdst": {"vop1", "vop2", "vop3"}, "vop3": {"vop1", "vop2", "vopc", "vop3"}}
OF_GFX12 = "of gfx12; LLVM accepts and prints it on gfx1250"
# reasons why an instruction of our tables is not in AMD's list
OURS = {"v_wmma_scale": "with its prefix, one instruction of 16 bytes; the list has the product alone",
        "v_wmma_ld_scale": "the prefix alone; the list has no entry for it",
        "tensor_s": "tensor_save and tensor_stop of LLVM 22, which save and stop copies for a trap handler",
        "v_permlane64": OF_GFX12, "v_swmmac_f32_16x16x32_": OF_GFX12, "v_swmmac_f16_16x16x32_": OF_GFX12, "v_swmmac_bf16_16x16x32_": OF_GFX12,
        "v_swmmac_i32_16x16x32_": OF_GFX12, "v_swmmac_i32_16x16x64_iu4": OF_GFX12,
        "v_illegal": "LLVM's name of a word that is no instruction"}
# reasons why an instruction of the list does not have this encoding in our tables
MISSING = {("vop3", "v_readfirstlane_b32"): "LLVM only has the 32-bit encoding"}


def plain(name):
    return name.replace("_", "")


def amd():
    """Returns {(encoding, opcode): name}."""
    with open(os.path.join(HERE, "amd_gfx1250.tsv"), encoding="utf-8") as f:
        rows = [line.split() for line in f if not line.startswith("#")]
    return {(encoding, int(opcode)): name for name, opcode, encoding in rows}


def encoding_of(family, form):
    """Returns AMD's name of the encoding of a form, or None for DPP, which has the opcodes of the plain encoding."""
    if form["suffix"] in ("dpp", "e64_dpp", "decode") or "_dpp" in form["encoding"]:
        return None
    if family == "flat":
        segment = {0: "vflat", 1: "vscratch", 2: "vglobal"}
        return segment[int(form["value"], 16) >> 24 & 3]
    if form["encoding"] == "vop3b":
        return "vop3_sdst"
    if form["encoding"].startswith("vop3") and family != "vop3p":
        return "vop3"
    return {"ds": "vds", "mubuf": "vbuffer", "tensor": "vimage", "sop2k": "sop2"}.get(family, family)


def ours(tables):
    """Returns {(encoding, opcode): names} of the instructions in our tables."""
    found = collections.defaultdict(set)
    for insn in tables["instructions"]:
        for form in insn["forms"]:
            if form["column"] != COLUMN or CLASS not in form["classes"] or insn["family"].startswith("vopd"):
                continue
            encoding = encoding_of(insn["family"], form)
            if encoding:
                found[encoding, form["opcode"]].add(insn["name"])
    return found


def reason(name):
    return next((why for start, why in OURS.items() if name.startswith(start)), "")


def main():
    text = tables_json.text(*sys.argv[1:4])
    theirs, mine = amd(), ours(json.loads(text))
    wrong = []
    for key in sorted(set(theirs) | set(mine)):
        name, names = theirs.get(key), mine.get(key, set())
        same = {n for n in names if name and plain(n) == plain(name)}
        missing = name and not same and (key[0], name) not in MISSING
        extra = sorted(n for n in names - same if not reason(n))
        if missing:
            wrong.append("%s %d: AMD's %s, ours %s" % (*key, name, ", ".join(sorted(names)) or "none"))
        wrong += ["%s %d: %s is not in AMD's list" % (*key, n) for n in extra if not missing]
        if "--report" in sys.argv:
            said = [n + (": " + reason(n) if n not in same else "") for n in sorted(names)] or [MISSING.get((key[0], name), "missing")]
            print("%-10s %4d  %-36s %s" % (*key, name or "-", ", ".join(said)))
    wrong += ["not needed: " + " ".join(row) for row in MISSING if row[1] in {plain_name for key in mine for plain_name in mine[key] if key[0] == row[0]}]
    print("".join(line + "\n" for line in wrong), end="")
    return bool(wrong)


sys.exit(main())

"""Checks rules of hazards.tbl against LLVM's hazard recognizer, on pairs of instructions: the rules for gfx1250's matrix and
transcendental instructions, which execute in parallel with other VALU instructions.

  coexecution.py GEN.PY TABLES BUILD [all]

The first instruction of a pair is a matrix product or a VALU instruction; the second reads or overwrites registers of the first. llc
inserts v_nop between them, and the fix that amdgcn-objdump reports must have as many. llc creates each product from its
intrinsic, so this script does not list the operands of LLVM's machine instructions. Without "all", only one instruction of each
kind is tried as the second instruction.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "oracle"))
import llvm

CPU, COMMAND = "gfx1250", [llvm.program("llc", "gfx1250"), "-mtriple=amdgcn", "-mcpu=gfx1250"]
# Products to which LLVM 22 assigns the latency of slower products. Later releases use the scheduling model's latency, like our
# tables.
LATER = {"4": r"_16X16X64_[FB]F?P?8|F8F6F4_f4_f4", "8": r"F8F6F4_(?:f8_f\d|f\d_f8)"}
FLOATS8 = [a + "." + b for a in ("fp8", "bf8") for b in ("fp8", "bf8")]
ELEMENTS = {"f": "float", "h": "half", "b": "bfloat", "i": "i32"}
# The arguments of the intrinsics of each shape. A, B and C stand for the matrices, {0} and {1} for the formats of A and B.
SHAPES = {"halves": "i1 0,A,i1 0,B,i16 0,C,i1 0,i1 0", "floats8": "A,B,i16 0,C,i1 0,i1 0", "ints": "i1 0,A,i1 0,B,C,i1 0,i1 0",
          "formats": "i32 {0},A,i32 {1},B,i16 0,C", "float4": "A,B,i16 0,C",
          "scaled": "i32 {0},A,i32 {1},B,i16 0,C,i32 0,i32 0,i32 %x,i32 0,i32 0,i32 %y,i1 0,i1 0",
          "sparse": "i1 0,A,i1 0,B,C,i32 %x,i1 0,i1 0", "sparse8": "A,B,C,i64 %z,i1 0,i1 0", "sparse_ints": "i1 0,A,i1 0,B,C,i64 %z,i1 0,i1 0"}
FORMAT_SIZES = {0: "16i", 2: "12i", 4: "8i"}  # {format: type of the matrix}, for elements of 8, 6 and 4 bits


def products():
    """Yields (intrinsic, result, A, B, C, shape, formats) for each matrix product. result, A, B and C are types, such as "8f";
    shape is a key of SHAPES."""
    for x, v in (("bf16", "16b"), ("f16", "16h")):
        yield "wmma.f32.16x16x32." + x, "8f", v, v, "8f", "halves", ()
        yield "wmma.%s.16x16x32.%s" % (x, x), "8" + v[-1], v, v, "8" + v[-1], "halves", ()
        yield "swmmac.f32.16x16x64." + x, "8f", v, "32" + v[-1], "8f", "sparse", ()
        yield "swmmac.%s.16x16x64.%s" % (x, x), "8" + v[-1], v, "32" + v[-1], "8" + v[-1], "sparse", ()
    yield "wmma.f32.16x16x4.f32", "8f", "2f", "2f", "8f", "halves", ()
    for x in FLOATS8:
        for k, v in (("64", "8i"), ("128", "16i")):
            for d in "fh":
                yield "wmma.%s.16x16x%s.%s" % ("f32" if d == "f" else "f16", k, x), "8" + d, v, v, "8" + d, "floats8", ()
        yield "swmmac.f32.16x16x128." + x, "8f", "8i", "16i", "8f", "sparse8", ()
    yield "wmma.i32.16x16x64.iu8", "8i", "8i", "8i", "8i", "ints", ()
    yield "swmmac.i32.16x16x128.iu8", "8i", "8i", "16i", "8i", "sparse_ints", ()
    yield "wmma.f32.32x16x128.f4", "16f", "16i", "8i", "16f", "float4", ()
    for a in FORMAT_SIZES:
        for b in FORMAT_SIZES:
            for name, shape in (("wmma.f32.16x16x128.f8f6f4", "formats"), ("wmma.scale.f32.16x16x128.f8f6f4", "scaled")):
                yield name, "8f", FORMAT_SIZES[a], FORMAT_SIZES[b], "8f", shape, (a, b)


def llc(text, *args):
    return subprocess.run([*COMMAND, *args, "-o", "-", "-"], input=text, capture_output=True, text=True, check=True).stdout


def machine_instructions():
    """Returns the products as LLVM's machine instructions."""
    def ir(t):
        return "<%s x %s>" % (t[:-1], ELEMENTS[t[-1]])

    text, declared = "", {}
    for n, (name, d, a, b, c, shape, formats) in enumerate(products()):
        types = {"A": ir(a), "B": ir(b), "C": ir(c)}
        args = ["%s %%%s" % (types[x], x) if x in types else x for x in SHAPES[shape].format(*formats).split(",")]
        name += "." + ".".join("v%s%s" % (t[:-1], {"f": "f32", "h": "f16", "b": "bf16", "i": "i32"}[t[-1]]) for t in (d, a, b))
        declared[name] = "declare %s @llvm.amdgcn.%s(%s)\n" % (ir(d), name, ", ".join(x.split(" %")[0].rsplit(" ", x.count("%") == 0)[0] for x in args))
        text += "define amdgpu_ps %s @f%d(%s, i32 %%x, i32 %%y, i64 %%z) {\n  %%r = call %s @llvm.amdgcn.%s(%s)\n  ret %s %%r\n}\n" % (
            ir(d), n, ", ".join("%s %%%s" % (t, x) for x, t in types.items()), ir(d), name, ", ".join(args), ir(d))
    out = llc(text + "".join(declared.values()), "-stop-before=post-RA-hazard-rec")
    found = [re.sub(r"(?:killed|renamable) ", "", line) for line in re.findall(r"^ +(.*V_S?WMMA.*)$", out, re.M)]
    return {re.search(r"V_S?WMMA\w*?(?=_w32)", line)[0]: line for line in found}


REGISTERS = re.compile(r"\$vgpr\d+(?:_vgpr\d+)*")


def place(line, places):
    """Replaces the registers of an instruction with tuples of the same sizes. places: the first register of each tuple."""
    at = iter(places)
    return REGISTERS.sub(lambda m: "$" + "_".join("vgpr%d" % r for r in (lambda p: range(p, p + m[0].count("vgpr")))(next(at))), line)


def is_tied(line):
    registers = REGISTERS.findall(line)
    return registers[0] == registers[3]


def seconds(line):
    """Yields variants of a product, in which one operand overlaps the first product's result, v[128:…], or one of the first
    product's sources, v[0:…] and v[32:…]."""
    more = [230, 232, 234][:len(REGISTERS.findall(line)) - 4]
    addend = 160 if is_tied(line) else 208
    yield place(line, [160, 128, 96, addend, *more])
    yield place(line, [160, 64, 128, addend, *more])
    yield place(line, [128 if is_tied(line) else 160, 64, 96, 128, *more])
    yield place(line, [0, 64, 96, 0 if is_tied(line) else addend, *more])
    for i in range(len(more)):
        yield place(line, [160, 64, 96, addend, *more[:i], 128, *more[i + 1:]])


E = ", implicit $exec"
OTHERS = [line + E for line in """
$vgpr200 = V_MOV_B32_e32 $vgpr128
$vgpr128 = V_MOV_B32_e32 $vgpr200
$vgpr0 = V_MOV_B32_e32 $vgpr200
$vgpr32 = V_MOV_B32_e32 $vgpr200
$vgpr224 = V_MOV_B32_e32 $vgpr200
$vgpr200 = V_FMA_F32_e64 0, $vgpr128, 0, $vgpr201, 0, $vgpr202, 0, 0, implicit $mode
$vgpr200 = V_EXP_F32_e32 $vgpr128, implicit $mode
$vgpr0 = V_EXP_F32_e32 $vgpr200, implicit $mode
V_CMP_EQ_U32_e32 $vgpr128, $vgpr200, implicit-def $vcc
$sgpr0 = V_READFIRSTLANE_B32 $vgpr128
$vgpr200_vgpr201 = V_MOV_B64_e32 $vgpr128_vgpr129
GLOBAL_STORE_DWORD $vgpr200_vgpr201, $vgpr128, 0, 0
$vgpr0 = GLOBAL_LOAD_DWORD $vgpr200_vgpr201, 0, 0
$vgpr200 = V_MOV_B32_e32 $vgpr201
""".strip().split("\n")]
BEFORE = ["$vgpr128 = V_MOV_B32_e32 $vgpr200" + E, "$vgpr128 = V_EXP_F32_e32 $vgpr0, implicit $mode" + E, "$vgpr128_vgpr129 = V_MOV_B64_e32 $vgpr200_vgpr201" + E]
# The matrix products that are tested as second instructions if the argument "all" is absent.
USUAL = r"V_WMMA_F32_16X16X(32_F16|4_F32)$|V_WMMA_SCALE_\w*_f8_f6$|V_SWMMAC_F32_16X16X64_F16$|V_SWMMAC_I32"


def pairs(thorough):
    """Returns [(name of the first product or "", its instruction, second instruction)]."""
    lines = machine_instructions()
    last = [second for name, line in lines.items() if thorough or re.match(USUAL, name) for second in seconds(line)]
    found = [("", first, second) for first in BEFORE for second in last + OTHERS]
    for name, line in lines.items():
        first = place(line, [128, 0, 32, 128 if is_tied(line) else 112, 224, 226, 228])
        found += [(name, first, second) for second in last + OTHERS]
    return found


def of_llvm(cases):
    """Yields, for each pair, the two instructions as text and the number of v_nop between them."""
    text = "".join("---\nname: f%d\ntracksRegLiveness: false\nmachineFunctionInfo:\n  isEntryFunction: true\nbody: |\n  bb.0:\n    S_NOP 5\n"
                   "    %s\n    %s\n    S_ENDPGM 0\n...\n" % (n, a, b) for n, (_, a, b) in enumerate(cases))
    for part in re.split(r"^f\d+:.*$", llc(text, "-x", "mir", "-start-before=post-RA-hazard-rec"), flags=re.M)[1:]:
        lines = [line.split(";")[0].strip() for line in part.split("s_nop 5", 1)[1].split("s_endpgm")[0].split("\n")]
        lines = [line for line in lines if line and not line.startswith((".", "s_delay_alu"))]
        yield [line for line in lines if line != "v_nop"], lines.count("v_nop")


def of_ours(build, codes):
    """Returns, for each pair, the number of v_nop in the fix."""
    text = "".join("\t.type f%d,@function\nf%d:\n%s\nl%d: %s\n\ts_endpgm\n\t.size f%d, .-f%d\n" % (n, n, code[0], n, code[1], n, n)
                   for n, code in enumerate(codes)) + "\t.fill 80, 4, 0xbf800000\n"
    with tempfile.TemporaryDirectory() as tmp:
        subprocess.run([build + "/assembler/amdgcn-as", "-mcpu=" + CPU, "-o", tmp + "/o", "-"], input=text, text=True, check=True)
        r = subprocess.run([build + "/objdump/amdgcn-objdump", "--json", "--check=hazards,notes", "-t", tmp + "/o"], stdout=subprocess.PIPE, text=True)
    file = json.loads(r.stdout)["files"][0]
    at = {s["address"]: int(s["name"][1:]) for s in file["symbols"] if re.fullmatch(r"l\d+", s["name"])}
    found = [0] * len(codes)
    for d in file["defects"]:
        if d["address"] in at:
            n = at[d["address"]]
            found[n] = max(found[n], (d.get("fix") or "").split("\n").count("v_nop"))
    return found


def main():
    if llvm.missing(["llc"], CPU):
        print("needs", *llvm.missing(["llc"], CPU))
        return 77
    cases = pairs("all" in sys.argv)
    theirs = list(of_llvm(cases))
    ours = of_ours(sys.argv[3], [code for code, _ in theirs])
    later = 0
    for (name, *_), (code, want), got in zip(cases, theirs, ours):
        longer = next((int(passes) for passes, pattern in LATER.items() if re.search(pattern, name)), 0)
        if want == got:
            continue
        if longer and want - got in (3, 4) and want in (longer, longer + 1):
            later += 1
        else:
            print("%s: LLVM %d, ours %d v_nop" % (" | ".join(code), want, got))
    if not later:
        print("no pair needs LATER")
    return 0


sys.exit(main())

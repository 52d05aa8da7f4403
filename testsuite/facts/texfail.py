"""Compares the registers written by image loads with tfe, lwe or both with the registers in llc-19's output.

  texfail.py GEN.PY TABLES BUILD [all]

In LLVM's machine instructions (MIR), the destination includes all registers that such a load writes, and llc prints it. llvm-mc
includes the status register only for tfe, so llc's text is the reference. For each load in llc's object, amdgcn-objdump must list
the registers of the first operand in llc's text. The test covers all dmasks, 32-bit and 16-bit data (packed or not), loads, samples and gathers, on all processors with
images.
"""
import json
import re
import shutil
import subprocess
import sys
import tempfile

LLC = "llc-19"
CPUS = ["gfx600", "gfx700", "gfx803", "gfx810", "gfx900", "gfx1010", "gfx1030", "gfx1100", "gfx1200"]
TFE, LWE = 1, 2
# operation: (name of the intrinsic, arguments before the resource, whether the operation samples)
OPERATIONS = {"load": ("image.load.1d.{}.i32", "i32 %i", False), "mip": ("image.load.mip.1d.{}.i32", "i32 %i, i32 %j", False),
              "sample": ("image.sample.1d.{}.f32", "float %x", True), "gather": ("image.gather4.2d.{}.f32", "float %x, float %y", True)}


def cases(cpu):
    for operation in OPERATIONS:
        for bits in (32, 16):
            # gfx8 introduced d16. Gathers with d16 are compared on gfx803 only. On gfx10 and later, llc-19 selects no such
            # gather. On gfx810 and gfx900, whose "sq block does not estimate register use correctly" (SIISelLowering.cpp), llc-19
            # counts one register for each component.
            if bits == 16 and (cpu in ("gfx600", "gfx700") or operation == "gather" and cpu != "gfx803"):
                continue
            for fail in (TFE, LWE, TFE | LWE):
                # gfx12 supports lwe only for instructions that sample; llc-19 crashes on other instructions
                if cpu.startswith("gfx12") and fail & LWE and operation in ("load", "mip"):
                    continue
                for dmask in (1, 2, 4, 8) if operation == "gather" else range(1, 16):
                    yield operation, bits, fail, dmask


def intrinsic(operation, bits, fail, dmask):
    name, arguments, samples = OPERATIONS[operation]
    lanes = 4 if operation == "gather" else bin(dmask).count("1")
    element = {32: "float", 16: "half"}[bits]
    data = element if lanes == 1 else "<%d x %s>" % (lanes, element)
    short = ("" if lanes == 1 else "v%d" % lanes) + "f%d" % bits
    operands = "i32 %d, %s, <8 x i32> %%r, " % (dmask, arguments) + "<4 x i32> %s, i1 0, " * samples + "i32 %d, i32 0" % fail
    declared = re.sub(r" (%\w+|\d+)(?=,|$)", "", operands)
    name = "llvm.amdgcn." + name.format("sl_%si32s" % short)
    return "{%s, i32}" % data, data, "@%s(%s)" % (name, operands), "@%s(%s)" % (name, declared)


def module(cpu):
    lines, declared = [], set()
    for number, case in enumerate(cases(cpu)):
        result, data, call, declaration = intrinsic(*case)
        lines += ["define amdgpu_ps {%s, float} @f%d(<8 x i32> inreg %%r, <4 x i32> inreg %%s, i32 %%i, i32 %%j, float %%x, float %%y) {"
                  % (data, number), "%%v = call %s %s" % (result, call), "%%a = extractvalue %s %%v, 0" % result,
                  "%%b = extractvalue %s %%v, 1" % result, "%c = bitcast i32 %b to float",
                  "%%d = insertvalue {%s, float} poison, %s %%a, 0" % (data, data),
                  "%%e = insertvalue {%s, float} %%d, float %%c, 1" % data, "ret {%s, float} %%e" % data, "}"]
        declared.add("declare %s %s" % (result, declaration))
    return "\n".join(lines + sorted(declared)) + "\n"


def registers(text):
    """Parses an operand such as v7 or v[7:9]. Returns (first register, number of registers)."""
    first, last = re.fullmatch(r"v\[?(\d+)(?::(\d+)\])?", text).groups()
    return int(first), int(last or first) - int(first) + 1


def of_llvm(cpu, path):
    text = subprocess.run([LLC, "-mtriple=amdgcn-mesa-mesa3d", "-mcpu=" + cpu, path, "-o", "-"], capture_output=True, text=True, check=True)
    return [(m[1], registers(m[2])) for m in re.finditer(r"^\t(image_\S+) ([^,]+)", text.stdout, re.M)]


def of_ours(build, cpu, path):
    subprocess.run([LLC, "-mtriple=amdgcn-mesa-mesa3d", "-mcpu=" + cpu, "-filetype=obj", path, "-o", path + ".o"], check=True)
    out = subprocess.run([build + "/objdump/amdgcn-objdump", "-d", "--json", path + ".o"], capture_output=True, text=True, check=True)
    for section in json.loads(out.stdout)["files"][0]["disassembly"]:
        for i in section["instructions"]:
            if i.get("mnemonic", "").startswith("image_"):
                yield i["text"], i["mnemonic"], registers(i["writes"][0])


def main():
    if not shutil.which(LLC):
        sys.exit(77)
    build = sys.argv[3]
    for cpu in CPUS:
        with tempfile.NamedTemporaryFile("w", suffix=".ll") as f:
            f.write(module(cpu))
            f.flush()
            llvm, ours = of_llvm(cpu, f.name), list(of_ours(build, cpu, f.name))
        count = sum(1 for _ in cases(cpu))
        if not len(llvm) == len(ours) == count:
            print("%s: %d loads, %d in llc's assembly, %d in ours" % (cpu, count, len(llvm), len(ours)))
        for (name, wanted), (text, mnemonic, got) in zip(llvm, ours):
            if (name, wanted) != (mnemonic, got):
                print("%s: %s writes v%d and so on, %d registers; in LLVM it is %s, v%d, %d" % (cpu, text, *got, name, *wanted))


if __name__ == "__main__":
    main()

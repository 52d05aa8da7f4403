"""Compares the module gcnutils with the programs.

  python_check.py AS LD OBJDUMP FOLDER INCLUDE    FOLDER contains the kernels, INCLUDE the installed headers

Assembling, linking and disassembling must have the programs' results, byte for byte; links with every kind of input and option, from
files in memory. The structs and constants of the module must be those of the headers. Prints the differences.
"""
import ctypes
import enum
import glob
import os
import re
import subprocess
import sys
import tempfile
import threading

import gcnutils
from gcnutils import _interface

AS, LD, OBJDUMP, FOLDER, INCLUDE = sys.argv[1:6]
SCRIPT = b"SECTIONS { .text : { *(.text) } after = .; .rodata ALIGN(64) : { *(.rodata) } }\nINPUT(b.o)\n"
VERSIONS = b"V1 { global: *; local: hidden*; };\n"
LIBRARY = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl helper, hidden_one
.protected helper
helper:
hidden_one:
    s_setpc_b64 s[30:31]
.section .rodata.str1.1,"aMS",@progbits,1
.asciz "abc"
.section .debug_str,"MS",@progbits,1
.fill 2000, 1, 65
.byte 0
"""
CALLER = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl entry
entry:
    s_getpc_b64 s[0:1]
    s_add_u32 s0, s0, helper@rel32@lo+4
    s_addc_u32 s1, s1, helper@rel32@hi+12
    s_swappc_b64 s[30:31], s[0:1]
    s_endpgm
.section .unused,"ax"
    s_nop 0
"""
LINKS = [["-shared", "a.o", "b.o"], ["-r", "a.o", "b.o"], ["-shared", "--start-lib", "b.o", "--end-lib", "a.o"],
         ["-shared", "-T", "script", "a.o"], ["-shared", "script"], ["-shared", "a.o", "lib.a"], ["-shared", "a.o", "-L.", "-l:lib.a", "--trace"],
         ["-shared", "a.o", "b.o", "-Map=-", "--cref"], ["-shared", "a.o", "b.o", "--version-script=versions", "--build-id=sha1"],
         ["-shared", "a.o", "b.o", "--gc-sections", "-u", "entry", "--print-gc-sections"], ["a.o", "b.o", "-e", "entry", "-O2"],
         ["-shared", "--whole-archive", "lib.a", "a.o", "--emit-relocs", "--compress-debug-sections=zlib"],
         ["-pie", "a.o", "b.o", "--defsym=more=helper+4", "-s"]]
WRONG = [["-shared", "a.o", "a.o"], ["a.o"], ["-shared", "absent.o"], ["-shared", "-"], ["-shared", "-T", "versions"], [],
         ["-shared", "--nonsense", "a.o"]]


def run(command, folder):
    p = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return p.returncode, p.stdout, p.stderr.decode()


def read(path):
    with open(path, "rb") as f:
        return f.read()


def check(what, good, why=""):
    if not good:
        print(what, why)


def files_of(folder):
    """Objects, an archive and scripts, in the folder and in memory."""
    files = {"a.o": gcnutils.assemble(CALLER).data, "b.o": gcnutils.assemble(LIBRARY).data, "script": SCRIPT, "versions": VERSIONS}
    member = files["b.o"]
    files["lib.a"] = b"!<arch>\n" + b"%-16s%-12d%-6d%-6d%-8s%-10d`\n" % (b"b.o/", 0, 0, 0, b"644", len(member)) + member + b"\n" * (len(member) % 2)
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as f:
            f.write(data)
    return files


def check_links(folder):
    files = files_of(folder)
    os.chdir(folder)  # "-L." without the file in memory
    for arguments in LINKS:
        status, printed, message = run([LD, "-o", "out", *arguments], folder)
        check(arguments, status == 0, message)
        made = gcnutils.link([], ["-o", "out", *arguments], files={n: d for n, d in files.items() if n != "lib.a" or "-L." not in arguments})
        check(arguments, made.data == read(folder + "/out"), "not what the program makes")
        check(arguments, made.printed == printed.decode(), "not what the program prints: " + made.printed)
    for arguments in WRONG:
        status, _, message = run([LD, "-o", "out", *arguments], folder)
        try:
            gcnutils.link([], arguments, files=files)
            check(arguments, False, "no error")
        except gcnutils.Error as error:
            shown = re.sub(r"^(?=error|note|warning)", "amdgcn-ld: ", str(error), flags=re.M)
            check(arguments, status == 1 and "-" in arguments or shown == message.rstrip("\n"), "other messages:\n%s\n%s" % (shown, message))
    try:
        gcnutils.link([gcnutils.assemble(CALLER.replace("helper", "missing"), name="kernel.s")], ["-shared", "--no-undefined"])
        print("no error")
    except gcnutils.Error as error:
        check("names", "kernel.s:(.text" in str(error), error)
    two = [gcnutils.assemble(LIBRARY.replace("helper", name).replace("hidden", name), name="same.s") for name in ("one", "two")]
    check("equal names", {"one", "two"} <= {s.name for s in gcnutils.link(two).symbols})
    try:
        gcnutils.link([], ["--version"])
    except gcnutils.Error as error:
        check("--version", "only the program" in str(error))


def check_kernel(path, folder):
    """Assembles, links and disassembles a kernel."""
    status, _, _ = run([AS, "-o", folder + "/k.o", path], folder)
    if status:  # it needs options
        return
    made = gcnutils.assemble(read(path), name=path)
    check(path, made.data == read(folder + "/k.o"), "another object")
    check(path, gcnutils.Object.open(folder + "/k.o").target == made.target, "another target")
    _, shown, _ = run([OBJDUMP, "-d", "--no-show-raw-insn", folder + "/k.o"], folder)
    want = [line.split("//")[0].strip() for line in shown.decode().splitlines() if line.startswith("\t")]
    for code in made.code:
        own = [i.text for i in gcnutils.disassemble(code.data, made.processor) if isinstance(i, gcnutils.Instruction) and i.branch_target is None]
        check(path, all(text in want for text in own), "another text")
        for function in code.functions:
            check(path, function.graph.addresses == tuple(i.address for i in function.instructions), "other instructions")
            for instruction in function.instructions:
                live, after = function.live(instruction.address), function.liveness.after(instruction.address)
                added = after - live
                check(path, str(live & after | added) == str(after), "%s is not %s" % (live & after | added, after))
                check(path, not added or instruction.writes, "%r makes registers live" % instruction)
            check(path, sum(len(b.instructions) for b in function.blocks) == len(function.instructions), "instructions without a block")
    made.check()


def check_processor():
    p = gcnutils.Processor("gfx90a", "+tgsplit")
    check("processor", (p.name, p.wave_size, gcnutils.Processor("gfx1100").wave_size) == ("gfx90a", 64, 32), p.name)
    fence = p.sequence(gcnutils.Ordered.FENCE, "acquire", "agent")
    made = gcnutils.assemble(".amdgcn_fence acquire, agent\n", "gfx90a", features="+tgsplit")
    again = gcnutils.assemble(fence.before, "gfx90a", features="+tgsplit")
    check("sequence", fence.before and made.section(".text").data == again.section(".text").data, fence)
    try:
        p.sequence(gcnutils.Ordered.FENCE, "nonsense")
        print("no error")
    except ValueError as error:
        check("sequence", "nonsense" in str(error), error)


def check_object():
    made = gcnutils.assemble(LIBRARY)
    check("symbol", made.symbol("helper").value == 0)
    for absent in (lambda: made.symbol("absent"), lambda: made.section("absent"), lambda: made.descriptor("absent")):
        try:
            absent()
            print("no KeyError")
        except KeyError:
            pass
    code = made.code[0]
    made.close()
    for use in (lambda: made.symbols, lambda: made.notes, code.check):
        try:
            use()
            print("a closed object is used")
        except ValueError:
            pass
    try:
        gcnutils.Object(b"nothing")
    except gcnutils.Error as error:
        check("open", "not an ELF file" in str(error), error)


def c_name(python_name):
    """amdgcn_check_info for C_CheckInfo."""
    return "amdgcn" + re.sub(r"[A-Z]", lambda m: "_" + m[0].lower(), python_name.removeprefix("C_"))


def check_layout(folder):
    """Compares the sizes and offsets of structs, and the values of constants, with the compiler's."""
    want, headers = {}, "".join(read(path).decode() for path in glob.glob(INCLUDE + "/amdgcn/*.h"))
    for name, value in vars(_interface).items():
        if isinstance(value, type) and issubclass(value, ctypes.Structure) and getattr(value, "_fields_", None):
            want["sizeof(struct %s)" % c_name(name)] = ctypes.sizeof(value)
            for field, _ in value._fields_:
                want["offsetof(struct %s, %s)" % (c_name(name), field)] = getattr(value, field).offset
        elif isinstance(value, type) and issubclass(value, (enum.IntEnum, enum.IntFlag)) and len(value):
            prefix = c_name("C_" + name).upper() + "_"
            want.update(((prefix if prefix + member in headers else "AMDGCN_") + member, int(constant))
                        for member, constant in value.__members__.items())
        elif isinstance(value, int) and name.isupper():
            want["AMDGCN_" + name] = value
    with open(folder + "/layout.c", "w", encoding="utf-8") as f:
        f.write("#include <amdgcn.h>\n#include <stdio.h>\nint main(void) {\n")
        f.writelines('printf("%%lld\\n", (long long)%s);\n' % expression for expression in want)
        f.write("}\n")
    status, _, message = run(["cc", "-w", "-I" + INCLUDE, "-o", folder + "/layout", folder + "/layout.c"], folder)
    check("layout", status == 0, message)
    got = [int(line) for line in run([folder + "/layout"], folder)[1].split()]
    check("layout", len(want) > 200, "only %d facts" % len(want))
    for (expression, value), other in zip(want.items(), got):
        check(expression, value == other, "is %d, not %d" % (other, value))
    declared = set(re.findall(r"^(amdgcn_\w+)\(", headers, re.M))
    check("functions", declared == {f[0] for f in _interface.FUNCTIONS}, declared ^ {f[0] for f in _interface.FUNCTIONS})


def in_threads(functions):
    threads = [threading.Thread(target=f) for f in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_layout(folder)
        check_links(folder)
        for path in sorted(glob.glob(FOLDER + "/*.s")):
            check_kernel(path, folder)
    check_processor()
    check_object()
    in_threads([check_object] * 4)
    print("checked")


main()

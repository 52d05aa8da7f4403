"""Sources of the assembler."""
from growth import Row

TARGET = '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'
LINES = "".join


def source(lines, **files):
    return {"in.s": TARGET + lines, **files}


def functions(n):
    """-ffunction-sections: functions in sections of their own."""
    return source(LINES(f"""
	.section .text.f{i},"ax",@progbits
	.globl f{i}
	.p2align 2
	.type f{i},@function
f{i}:
	global_load_dword v0, v[2:3], off
	v_add_f32 v1, v0, v0
	s_setpc_b64 s[30:31]
.Lend{i}:
	.size f{i}, .Lend{i}-f{i}
""" for i in range(n)))


def kernels(n):
    return source(LINES(f"""
	.text
	.globl k{i}
	.p2align 8
	.type k{i},@function
k{i}:
	global_load_dword v0, v[2:3], off
	v_add_f32 v1, v0, v0
	s_endpgm
	.rodata
	.p2align 6
	.amdhsa_kernel k{i}
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
""" for i in range(n)) + ".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels:\n" + LINES(f"""
  - .name: k{i}
    .symbol: k{i}.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
""".lstrip("\n") for i in range(n)) + ".end_amdgpu_metadata\n")


def every(n, text):
    """Repeats a text n times: @ is replaced by the number of the copy, + by the next number, and ? by a number that recurs in no order."""
    return LINES(text.replace("@", str(i)).replace("+", str(i + 1)).replace("?", str(i * 7919 % n)) for i in range(n))


def labels(n):
    """Branches, and differences of labels as data."""
    return source(every(n, "l@: s_cbranch_scc1 l?\n.long l?-l0\n.uleb128 l?-l0\n.p2align 2\n1: s_branch 1b\ns_branch 1f\n") + "1: s_endpgm\n")


def nops_after_branches(n):
    """Each inserted s_nop moves the branch before it to the distance at which gfx10.1 requires one."""
    blocks = every(n, "s_branch l+\n.fill 22, 4, 0xbf800000\nl@:\n.fill 17, 4, 0xbf800000\n")
    return {"in.s": TARGET.replace("gfx900", "gfx1010") + blocks + f".fill 24, 4, 0xbf800000\nl{n}: s_endpgm\n"}


def symbols(n):
    """Symbols that are defined by other symbols, which are defined later; sums of a number that is known only after the layout."""
    return source(every(n, ".set early@, early+ - -1\n.set twice@, twice+ - -twice+\n") + f".set early{n}, 1\n.set twice{n}, 1\n"
                  "late0 = e1-e2\n" + every(n, "late+ = late@ - 1\nf@:\n") + LINES(f".symver f{i}, f{i}@V{i}\n" for i in range(n)) +
                  ".set x, e1-0\n" + ".set x, x-1\n" * n + f".quad early0, twice0, late{n}, x\ne2:\ns_nop 0\ne1:\n")


def expressions(n):
    depth = min(n, 50)
    return source(".quad " + "+".join(["b-a"] * n) + "\n" + (".quad " + "(" * depth + "b-a" + ")" * depth + "\n") * (n // 50) +
                  "a:\ns_nop 0\nb:\n.byte " + ",".join(["1"] * n) + "\n.ascii \"" + "a" * n + "\"\n" + "a" * n + ":\n")


def macros(n):
    ones = ",".join(["1"] * n)
    return source(every(n, ".macro m@ a, b=1\ns_mov_b32 s0, \\a\n.endm\nm@ @\n") + every(n, ".reg name@, v0\nv_mov_b32 name@, name0\n") +
                  f".macro all a:vararg\n.byte \\a\n.endm\nall {ones}\n.rept {n}\ns_nop 0\n.endr\n.irp x,{ones}\n.byte \\x\n.endr\n" +
                  ".macro outer\n.macro inner\n.endm\n.purgem inner\n.endm\n" + "outer\n" * n +
                  ".if 1\n" * n + ".endif\n" * n + ".if 0\n" * n + ".endif\n" * n)


def long_macro(n):
    """The body of a macro has n lines; each of them is a location in the expansion."""
    return source(".macro m a\n" + "s_mov_b32 s0, \\a\n" * n + ".endm\nm 1\ns_endpgm\n")


def sections(n):
    return source(every(n, '.section .s@, "a"\n.byte 1\n.section .text.f,"axG",%progbits,g@,comdat\ng@: s_nop 0\n'))


def line_table(n):
    return source(every(n, '.file + "d@" "a@"\n') + every(n, ".loc + @\ns_nop 0\n") + ".cfi_sections .debug_frame\n" +
                  every(n, "f@:\n.cfi_startproc\n.cfi_remember_state\ns_nop 0\n.cfi_def_cfa_offset @\n.cfi_restore_state\n.cfi_endproc\n"))


def included(n):
    return source(every(n, '.include "i@.inc"\n.include "i0.inc"\n'), **{f"i{i}.inc": "s_nop 0\n" for i in range(n)})


def mistakes(n):
    return source(".macro m\nzzz\n.endm\n" + every(n, "s_mov_b39 s0, s1\nv_add_f32 v0, s1\nm\ns_branch u@\n.long a@-b@\n"))


AS = "%as in.s -o out.o"
ROWS = [
    Row("functions in sections", 100, functions, AS + " -g -a=list -MD -MF out.d", "%as -filetype=asm in.s -o out.s"),
    Row("functions in sections, checked", 120, functions, AS + " -fauto-waits", AS + " -Wwaits"),
    Row("kernels", 40, kernels, AS + " -Wkernel --fill-metadata", AS + " -fauto-waits"),
    Row("labels", 250, labels, AS),
    Row("branches that need s_nop", 100, nops_after_branches, AS),
    Row("symbols", 300, symbols, AS),
    Row("relocations", 1000, lambda n: source(every(n, ".quad u@\n")), AS),
    Row("expressions", 1000, expressions, AS),
    Row("macros", 150, macros, AS),
    Row("a long macro", 300, long_macro, AS + " -Wall -g"),
    Row("sections", 300, sections, AS),
    Row("subsections", 700, lambda n: source(LINES(f".text {i * 7919 % 8192}\ns_nop 0\n" for i in range(n))), AS),
    Row("line table and unwind table", 300, line_table, AS),
    Row("included files", 100, included, AS + " -MD -MF out.d -g"),
    Row("mistakes", 20, mistakes, AS, status=1),
]

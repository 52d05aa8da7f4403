"""Control flow and functions: the checks of code, in the assembler and in the inspector."""
from growth import Row

from assembler import LINES, functions, kernels, source


def load(i):
    return f"global_load_dword v{10 + i % 40}, v[2:3], off offset:{4 * i % 4096}\n"


def kernel(lines):
    return source(".text\n.globl k\n.p2align 8\n.type k,@function\nk:\n" + lines + """s_endpgm
	.size k, .-k
	.rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 64
	.amdhsa_next_free_sgpr 96
	.end_amdhsa_kernel
""")


def skips(n):
    """Branches over a load."""
    return kernel(LINES(f"s_cmp_eq_u32 s0, {i % 64}\ns_cbranch_scc1 l{i}\n{load(i)}l{i}:\n" for i in range(n)))


def barriers(n):
    """Branches over a write to LDS, and barriers at which all of them may be pending."""
    return kernel(LINES(f"s_cmp_eq_u32 s0, {i % 64}\ns_cbranch_scc1 l{i}\nds_write_b32 v1, v2 offset:{4 * i % 4096}\nl{i}:\ns_barrier\n"
                        f"ds_read_b32 v{10 + i % 40}, v1\n" for i in range(n)))


def diamonds(n):
    return kernel(LINES(f"s_cbranch_scc1 l{i}\n{load(i)}s_branch join{i}\nl{i}:\nds_read_b32 v{10 + i % 40}, v1\njoin{i}:\n" for i in range(n)))


def irreducible(n):
    return kernel(LINES(f"s_cbranch_scc0 second{i}\nfirst{i}:\n{load(i)}s_cbranch_vccz second{i}\nsecond{i}:\nv_add_f32 v1, v1, v{10 + i % 40}\ns_cbranch_scc1 first{i}\n"
                        for i in range(n)))


def execz(n):
    """Code as compilers write it for if (lane): exec is masked, and a branch skips the code if no lane is active."""
    return kernel(LINES(f"v_cmp_eq_u32 vcc, {i % 64}, v0\ns_and_saveexec_b64 s[{2 * (i % 40)}:{2 * (i % 40) + 1}], vcc\ns_cbranch_execz l{i}\n{load(i)}"
                        f"l{i}:\ns_or_b64 exec, exec, s[{2 * (i % 40)}:{2 * (i % 40) + 1}]\n" for i in range(n)))


def jumps(n):
    """Branches to anywhere."""
    return kernel(LINES(f"l{i}: s_cbranch_scc1 l{i * 7919 % n}\n" for i in range(n)))


def loops(n):
    return kernel(LINES(f"s_mov_b32 s1, 64\nl{i}:\n{load(i)}s_sub_u32 s1, s1, 1\ns_cmp_lg_u32 s1, 0\ns_cbranch_scc1 l{i}\n" for i in range(n)))


def nested(n):
    return kernel(LINES(f"l{i}:\n{load(i)}" for i in range(n)) +
                  LINES(f"v_add_f32 v1, v1, v{10 + i % 40}\ns_sub_u32 s1, s1, 1\ns_cbranch_scc1 l{i}\n" for i in reversed(range(n))))


def calls(n):
    """Functions that call two others each."""
    call = "s_getpc_b64 s[0:1]\ns_add_u32 s0, s0, f{0}@rel32@lo+4\ns_addc_u32 s1, s1, f{0}@rel32@hi+12\ns_swappc_b64 s[30:31], s[0:1]\n"
    return kernel("s_endpgm\n" + LINES(f".type f{i},@function\nf{i}:\n{call.format((i + 1) % n)}{call.format((i * 7 + 3) % n)}s_setpc_b64 s[30:31]\n"
                                       f".size f{i}, .-f{i}\n" for i in range(n)))


AS, PREPARE = "%as in.s -o in.o", "- %as in.s -o in.o"
WAITS = [PREPARE, "%objdump --check=waits in.o"]
# The search for a path of a finding visits at most 4,096 blocks, so its cost still grows in functions with fewer.
SEARCH = 2.8

ROWS = [
    Row("skips", 100, skips, *WAITS, AS + " -fauto-waits -fauto-nops", status=None),
    Row("diamonds", 60, diamonds, *WAITS, status=None, ratio=SEARCH),
    Row("barriers", 100, barriers, *WAITS, AS + " -fauto-waits", status=None),
    Row("irreducible graphs", 60, irreducible, *WAITS, status=None),
    Row("execz skips", 300, execz, *WAITS, status=None),
    Row("branches to anywhere", 300, jumps, PREPARE, "%objdump --check --cfg in.o", status=None),
    Row("loops", 60, loops, PREPARE, "%objdump --check=all --cfg in.o", status=None),
    Row("nested loops", 60, nested, PREPARE, "%objdump --check --cfg in.o", status=None),
    Row("calls", 30, calls, PREPARE, "%objdump --check --cfg in.o", status=None),
    Row("functions in sections", 20, functions, PREPARE, "%objdump --check=all in.o", status=None),
    Row("functions in sections, shown", 50, functions, PREPARE, "%objdump --assembly in.o", "%objdump -d --cfg --resources in.o"),
    Row("kernels", 200, kernels, PREPARE, "- %ld -shared in.o -o in.co", "%objdump --resources in.o", "%objdump --resources in.co"),
]

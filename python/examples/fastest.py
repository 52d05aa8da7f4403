"""Generates variants of a kernel, y = a x + y, and picks the fastest that is correct: it runs each, and simulates those that are right.

  fastest.py
"""
import array
import itertools

import gcnutils

N, WAVE, HEAD, TAIL = 4096, 64, """.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl axpy
.p2align 8
.type axpy,@function
axpy: s_load_dwordx4 s[4:7], s[0:1], 0x0
s_load_dword s8, s[0:1], 0x10
""", """s_endpgm
.size axpy, .-axpy
.rodata
.p2align 6
.amdhsa_kernel axpy
.amdhsa_user_sgpr_kernarg_segment_ptr 1
.amdhsa_next_free_vgpr 40
.amdhsa_next_free_sgpr 9
.amdhsa_accum_offset 40
.end_amdhsa_kernel
"""


def kernel(width, loads, pending):
    """Returns the source of a kernel in which each work item has `loads` parts of `width` numbers. Before a part is computed, all loads are
    complete, or as many are pending as were issued after those of the part, plus `pending`."""
    suffix, size = {1: "", 2: "x2", 4: "x4"}[width], 4 * width * WAVE
    lines = ["s_mul_i32 s2, s2, %d" % (size * loads), "v_lshlrev_b32 v0, %d, v0" % (width.bit_length() + 1), "v_add_u32 v0, s2, v0",
             "s_waitcnt lgkmcnt(0)"]
    for i, (buffer, first) in itertools.product(range(loads), (("s[4:5]", 4), ("s[6:7]", 20))):
        at = first + i * width
        lines.append("global_load_dword%s v[%d:%d], v0, %s offset:%d" % (suffix, at, at + width - 1, buffer, i * size))
    for i in range(loads):
        lines.append("s_waitcnt vmcnt(%d)" % (0 if pending is None else 2 * (loads - 1 - i) + pending))
        lines += ["v_fmac_f32 v%d, s8, v%d" % (20 + k, 4 + k) for k in range(i * width, (i + 1) * width)]
    for i in range(loads):
        at = 20 + i * width
        lines.append("global_store_dword%s v0, v[%d:%d], s[6:7] offset:%d" % (suffix, at, at + width - 1, i * size))
    return HEAD + "\n".join(lines) + "\n" + TAIL


def speed(source, parts):
    """Returns how many numbers a compute unit processes in 1000 cycles, and what limits it; or 0, and what is wrong."""
    x, y, wanted = (array.array("f", values) for values in (range(N), [1] * N, range(1, 2 * N, 2)))
    found = gcnutils.report(source, grid=N // parts, group=WAVE, arguments={0: x, 8: y, 16: 2.0}, expected={8: wanted})
    if not found["right"]:
        return 0, ", ".join({finding["name"] for finding in found["run"]["findings"]}) or "wrong results"
    return found["simulation"]["throughput"] * WAVE * parts, found["simulation"]["limit"].split(" (")[0]


def main():
    """Prints all variants, and the best."""
    best = 0, ""
    for width, loads, pending in itertools.product((1, 2, 4), (1, 4), (None, 0, 1)):
        rate, why = speed(kernel(width, loads, pending), width * loads)
        name = "%d x %d, waits for %s" % (loads, width, "all" if pending is None else "too few" if pending else "each")
        print("%-24s %5.0f  %s" % (name, rate, why))
        best = max(best, (rate, name))
    print("best: %s" % best[1])


if __name__ == "__main__":
    main()

"""Generates variants of a kernel with different numbers of loads in flight, and picks the variant with the highest occupancy. Among
variants of equal occupancy, picks the variant with the most loads.

  best_occupancy.py [PROCESSOR]
"""
import sys

import gcnutils


def kernel(processor, loads):
    """Returns the source of a kernel that adds up numbers, with this many loads of 16 bytes in flight."""
    lines = ['.amdgcn_target "amdgcn-amd-amdhsa--%s"' % processor, ".globl sum", ".p2align 8", ".type sum,@function", "sum:",
             "s_load_dwordx2 s[0:1], s[0:1], 0x0", "v_lshlrev_b32 v0, 4, v0", "v_mov_b32 v1, 0", "s_waitcnt lgkmcnt(0)"]
    lines += ["global_load_dwordx4 v[%d:%d], v0, s[0:1] offset:%d" % (4 * i + 4, 4 * i + 7, 16 * i) for i in range(loads)]
    for i in range(loads):
        lines.append("s_waitcnt vmcnt(%d)" % (loads - 1 - i))
        lines += ["v_add_f32 v1, v1, v%d" % (4 * i + 4 + j) for j in range(4)]
    lines += ["global_store_dword v0, v1, s[0:1]", "s_endpgm", ".size sum, .-sum", ".rodata", ".p2align 6", ".amdhsa_kernel sum",
              ".amdhsa_user_sgpr_kernarg_segment_ptr 1", ".amdhsa_next_free_vgpr %d" % (4 * loads + 4), ".amdhsa_next_free_sgpr 2",
              ".end_amdhsa_kernel"]
    return "\n".join(lines) + "\n"


def main():
    processor = sys.argv[1] if len(sys.argv) > 1 else "gfx900"
    best = None
    for loads in range(1, 16):
        built = gcnutils.link([gcnutils.assemble(kernel(processor, loads), fill_metadata=True)])
        findings = built.check()
        if findings:
            sys.exit("%d loads:\n%s" % (loads, findings))
        resources = built.functions["sum"].resources(work_items=256)
        occupancy = resources.occupancy
        print("%2d loads: %2d VGPRs, %2d of %d waves, limited by %s" % (loads, resources.vgprs, occupancy.waves, occupancy.most,
                                                                      occupancy.limit))
        if best is None or (occupancy.waves, loads) > best[:2]:
            best = occupancy.waves, loads, built
    print("best: %d loads" % best[1])
    return best[2]


if __name__ == "__main__":
    main()

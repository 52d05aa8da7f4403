"""Writes kernels that are run: a loop of arithmetic, a product of matrices by matrix instructions, and one without."""
import struct

DESCRIPTOR = """
	s_endpgm
	.rodata
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_kernarg_size {arguments}
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 16
{more}	.end_amdhsa_kernel
"""
ACCUM = "		.amdhsa_accum_offset 32\n"
START = '.amdgcn_target "amdgcn-amd-amdhsa--{0}"\n.globl k\n.p2align 8\n.type k,@function\nk:\n'

VECTOR = 16  # vector instructions of an iteration
LOOP = """
	s_mov_b32 s4, 0
	v_mov_b32 v1, 1.0
	v_mov_b32 v2, 0.5
	v_mov_b32 v3, 2.0
	v_mov_b32 v4, 0
	v_mov_b32 v5, 0
L:
.rept 2
	v_fma_f32 v4, v1, v2, v3
	v_add_f32 v5, v4, v2
	v_mul_f32 v6, v5, v4
	v_max_f32 v1, v6, v2
	v_xor_b32 v7, v4, v5
	v_and_b32 v8, v7, v0
	v_lshlrev_b32 v9, 3, v8
	{add} v10, v9, v0
.endr
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, {count}
	s_cbranch_scc1 L
"""
LOOPS = {"gfx90a": (64, "v_add_u32", ACCUM), "gfx1100": (32, "v_add_nc_u32", "")}

SIZE = 1024  # of the matrices
MATRIX = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0 // the factors, by rows of SIZE halves; the second one is transposed
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_and_b32 v1, 31, v0
	v_lshrrev_b32 v2, 5, v0
	s_lshr_b32 s10, s2, 5
	s_and_b32 s11, s2, 31
	s_lshl_b32 s12, s10, 16
	s_lshl_b32 s13, s11, 16
	v_lshlrev_b32 v3, 11, v1
	v_lshl_add_u32 v3, v2, 3, v3
	v_add_u32 v4, s12, v3
	v_add_u32 v5, s13, v3
.set i, 16
.rept 16
	v_mov_b32 v[i], 0
.set i, i + 1
.endr
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
L:
	global_load_dwordx2 v[6:7], v4, s[4:5]
	global_load_dwordx2 v[8:9], v5, s[6:7]
	v_add_u32 v4, 16, v4
	v_add_u32 v5, 16, v5
	s_add_u32 s14, s14, 1
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[6:7], v[8:9], v[16:31]
	s_cmp_lt_u32 s14, 128
	s_cbranch_scc1 L
	s_nop 15
	s_nop 15
	s_lshl_b32 s10, s10, 17
	s_lshl_b32 s11, s11, 7
	s_add_u32 s10, s10, s11
	v_lshlrev_b32 v3, 14, v2
	v_lshl_add_u32 v3, v1, 2, v3
	v_add_u32 v3, s10, v3
.set i, 0
.rept 16
	global_store_dword v3, v[16 + i], s[8:9]
.if i % 4 == 3
	v_add_u32 v3, 0x5000, v3
.else
	v_add_u32 v3, 0x1000, v3
.endif
.set i, i + 1
.endr
"""

SMALL = 64  # size of the matrices of the product without matrix instructions
PRODUCT = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	s_lshr_b32 s10, s2, 1
	s_and_b32 s11, s2, 1
	s_lshl_b32 s10, s10, 8
	s_lshl_b32 s11, s11, 7
	v_mov_b32 v1, s10
	v_lshlrev_b32 v2, 2, v0
	v_add_nc_u32 v2, s11, v2
	v_add_nc_u32 v6, s10, v2
	v_mov_b32 v3, 0
	s_mov_b32 s12, 0
	s_waitcnt lgkmcnt(0)
L:
	global_load_b32 v4, v1, s[4:5]
	global_load_b32 v5, v2, s[6:7]
	v_add_nc_u32 v1, 4, v1
	v_add_nc_u32 v2, 0x100, v2
	s_add_u32 s12, s12, 1
	s_waitcnt vmcnt(0)
	v_fmac_f32 v3, v4, v5
	s_cmp_lt_u32 s12, 64
	s_cbranch_scc1 L
	global_store_b32 v6, v3, s[8:9]
"""


def loop(target, count):
    """Returns the source of the loop."""
    _, add, more = LOOPS[target]
    return START.format(target) + LOOP.format(add=add, count=count) + DESCRIPTOR.format(arguments=0, more=more)


def matrix():
    return START.format("gfx942") + MATRIX + DESCRIPTOR.format(arguments=24, more=ACCUM)


def product():
    return START.format("gfx1100") + PRODUCT + DESCRIPTOR.format(arguments=24, more="")


def factors(size, code):
    """Returns two matrices of small integers, the second one transposed, and their product in floats. code: of struct, for the factors."""
    def one(i, k):
        return i % 4 + k % 2

    def other(j, k):
        return j % 3 - k % 4

    def rows(value, step):
        parts = [struct.pack("<4" + code, *(value(i, k) for k in range(4))) * (size // 4) for i in range(step)]
        return b"".join(parts[i % step] for i in range(size))

    sums = [[size // 4 * sum(one(i, k) * other(j, k) for k in range(4)) for j in range(3)] for i in range(4)]
    lines = [struct.pack("<%df" % size, *(sums[i][j % 3] for j in range(size))) for i in range(4)]
    return rows(one, 4), rows(other, 3), b"".join(lines[i % 4] for i in range(size))


def transposed(matrix_bytes, size):
    """Returns a transposed matrix of floats."""
    numbers = struct.unpack("<%df" % (size * size), matrix_bytes)
    return struct.pack("<%df" % (size * size), *(numbers[j * size + i] for i in range(size) for j in range(size)))

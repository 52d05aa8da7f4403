"""Writes kernels for simulation, each with a loop of loads, arithmetic and LDS accesses, and computes the number of instructions
that a wave executes."""

KERNELS = {
    "gfx900": """
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, 0
L:	global_load_dword v10, v0, s[0:1]
	global_load_dword v11, v0, s[0:1] offset:64
{arithmetic}	ds_write_b32 v0, v5
	ds_read_b32 v12, v0
	s_add_u32 s4, s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v13, v10, v12
	s_cmp_lt_u32 s4, 1000
	s_cbranch_scc1 L
""",
    "gfx1100": """
	s_load_b64 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, 0
L:	s_clause 0x1
	global_load_b32 v10, v0, s[0:1]
	global_load_b32 v11, v0, s[0:1] offset:64
{arithmetic}	ds_store_b32 v0, v5
	ds_load_b32 v12, v0
	s_add_u32 s4, s4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v13, v10, v12
	s_cmp_lt_u32 s4, 1000
	s_cbranch_scc1 L
""",
}
ARITHMETIC = "\tv_fma_f32 v1, v2, v3, v4\n\tv_add_f32_e32 v5, v6, v7\n\tv_mul_f32_e32 v8, v6, v7\n\tv_exp_f32_e32 v9, v6\n"
MIXES = {"arithmetic": 8, "memory": 1}
COUNTS = [1_000_000, 10_000_000, 100_000_000]


def source(target, mix):
    return ".text\n.globl k\n.p2align 8\n.type k,@function\nk:" + KERNELS[target].format(arithmetic=ARITHMETIC * MIXES[mix]) + \
        "\ts_endpgm\n.Le:\n.size k, .Le-k\n"


def instructions_of_wave(target, mix):
    """Returns the number of instructions that a wave executes."""
    body = KERNELS[target].format(arithmetic=ARITHMETIC * MIXES[mix]).partition("L:")
    return body[0].count("\t") + 1000 * len([line for line in body[2].split("\n") if line.strip()]) + 1

// Counters in the lower half of 64-bit values; the last loop, which tests the upper half, is executed.
// gfx1200
	.globl k
	.type k,@function
k:
	s_mov_b64 s[4:5], 0
.L1:
	s_add_nc_u64 s[4:5], s[4:5], 4
	s_cmp_eq_u32 s4, 0x134
	s_cbranch_scc0 .L1
	s_mov_b64 s[4:5], 12
.L2:
	s_sub_nc_u64 s[4:5], s[4:5], 3
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .L2
	s_mov_b64 s[4:5], 12
.L3:
	s_add_nc_u64 s[4:5], s[4:5], -1
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .L3
	s_endpgm
	.size k, .-k
//= k:
//=   loop bb1: 77 by the code, bb1
//=   loop bb3: 4 by the code, bb3
//=   loop bb5: 1 by the code, bb5
//=   bb1: counted, not taken at 77 of bb1, by the code
//=   bb3: counted, not taken at 4 of bb3, by the code
//=   bb5: counted, not taken at 1 of bb5, by the code

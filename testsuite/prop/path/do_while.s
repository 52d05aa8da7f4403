// A loop with its test at the end and a constant counter: up and down, compared before and after the step.
// gfx900
	.globl k
	.type k,@function
k:
	s_mov_b32 s0, 0
.L1:
	s_add_i32 s0, s0, 4
	s_cmp_lt_i32 s0, 40
	s_cbranch_scc1 .L1
	s_movk_i32 s1, 0x1234
.L2:
	s_addk_i32 s1, 0xffff
	s_cmpk_eq_u32 s1, 0x1200
	s_cbranch_scc0 .L2
	s_mov_b32 s2, 3
.L3:
	s_cmp_lg_u32 s2, 0
	s_sub_u32 s2, s2, 1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .L3
	s_mov_b64 s[4:5], -7
.L4:
	s_cmp_gt_i32 10, s5
	s_cselect_b32 s3, s5, 0
	s_nop 0
	s_cbranch_scc0 .L5
	s_add_u32 s5, 1, s5
	s_branch .L4
.L5:
	s_endpgm
	.size k, .-k
//= k:
//=   loop bb1: 10 by the code, bb1
//=   loop bb3: 52 by the code, bb3
//=   loop bb5: 3 by the code, bb5
//=   loop bb7: 11 by the code, bb7
//=   bb1: counted, not taken at 10 of bb1, by the code
//=   bb3: counted, not taken at 52 of bb3, by the code
//=   bb5: counted, not taken at 3 of bb5, by the code
//=   bb7: counted, taken at 12 of bb7, by the code

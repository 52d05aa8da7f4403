// A flag that the first iteration sets, while instructions name VGPRs above v255; and a counter in such a register, which is not executed.
// gfx1250
	.globl k
	.type k,@function
k:
	s_set_vgpr_msb 0x41
	s_mov_b32 s4, 0
.L1:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L2
	s_mov_b32 s4, 1
	s_branch .L1
.L2:
	v_mov_b32 v1, 8
.L3:
	v_lshrrev_b32 v1, 1, v1
	v_cmp_lt_u32 vcc_lo, 1, v1
	s_cbranch_vccnz .L3
	s_endpgm
	.size k, .-k
//= k:
//=   loop bb1: 1 by the code, bb1
//=   loop bb4: 16 by default, bb4
//=   bb1: counted, taken at 2 of bb1, by the code
//=   bb4: counted, not taken at 16 of bb4, by default

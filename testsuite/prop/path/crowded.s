// Patterns that hide the count of a loop: a second increment, one that is not executed in each iteration, a start value that
// depends on the path, an index that may select the counter, a relocation, a comparison in another block, a call of an unknown
// function, a loop with two entries, a test that is not executed in each iteration, an increment in an inner loop, the counter of
// the previous loop.
// gfx900
	.globl k
	.type k,@function
k:
	s_mov_b32 s0, 0
.L1:
	s_add_u32 s0, s0, 1
	s_cbranch_vccz .L1b
	s_add_u32 s0, s0, 1
.L1b:
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L1
	s_mov_b32 s0, 0
.L2:
	s_cbranch_vccz .L2b
	s_add_u32 s0, s0, 1
.L2b:
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L2
	s_mov_b32 s0, 0
	s_cbranch_vccz .L3
	s_mov_b32 s0, 1
.L3:
	s_add_u32 s0, s0, 1
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L3
	s_mov_b32 s10, 0
.L4:
	s_add_u32 s10, s10, 1
	s_movreld_b32 s9, s0
	s_cmp_lt_u32 s10, 9
	s_cbranch_scc1 .L4
	s_mov_b32 s0, there@abs32@lo
.L5:
	s_add_u32 s0, s0, 1
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L5
	s_mov_b32 s0, 0
.L6:
	s_add_u32 s0, s0, 1
	s_cmp_lt_u32 s0, 9
	s_cbranch_vccz .L6b
	s_nop 0
.L6b:
	s_cbranch_scc1 .L6
	s_mov_b32 s0, 0
.L7:
	s_swappc_b64 s[30:31], s[8:9]
	s_add_u32 s0, s0, 1
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L7
	s_mov_b32 s33, 0
.L8:
	s_swappc_b64 s[30:31], s[8:9]
	s_add_u32 s33, s33, 1
	s_cmp_lt_u32 s33, 9
	s_cbranch_scc1 .L8
	s_mov_b32 s0, 0
	s_cbranch_vccz .L9b
.L9:
	s_add_u32 s0, s0, 1
.L9b:
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L9
	s_mov_b32 s0, 0
.L10:
	s_add_u32 s0, s0, 1
	s_cbranch_vccz .L10b
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc0 .L11
.L10b:
	s_branch .L10
.L11:
	s_mov_b32 s0, 0
.L12:
	s_nop 0
.L12b:
	s_add_u32 s0, s0, 1
	s_cbranch_vccz .L12b
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc1 .L12
	s_mov_b32 s0, 0
.L13:
	s_cmp_lt_u32 s0, 9
	s_cbranch_scc0 .L14
	s_add_u32 s0, s0, 1
	s_branch .L13
.L14:
	s_add_u32 s0, s0, 1
	s_cmp_lt_u32 s0, 19
	s_cbranch_scc1 .L14
	s_endpgm
	.size k, .-k
//= k:
//=   loop bb1: 16 by default, bb3
//=   loop bb5: 16 by default, bb7
//=   loop bb10: 16 by default, bb10
//=   loop bb12: 16 by default, bb12
//=   loop bb14: 16 by default, bb14
//=   loop bb16: 16 by default, bb18
//=   loop bb20: 16 by default, bb20
//=   loop bb22: 9 by the code, bb22
//=   loop bb25: 16 by default, bb25
//=   loop bb27: 16 by default, bb28
//=   loop bb31: 16 by default, bb33
//=   loop bb32: 16 by default, bb32
//=   loop bb35: 9 by the code, bb35
//=   loop bb37: 16 by default, bb37
//=   bb1: not taken, by default
//=   bb3: counted, not taken at 16 of bb1, by default
//=   bb5: not taken, by default
//=   bb7: counted, not taken at 16 of bb5, by default
//=   bb8: not taken, by default
//=   bb10: counted, not taken at 16 of bb10, by default
//=   bb12: counted, not taken at 16 of bb12, by default
//=   bb14: counted, not taken at 16 of bb14, by default
//=   bb16: not taken, by default
//=   bb18: counted, not taken at 16 of bb16, by default
//=   bb20: counted, not taken at 16 of bb20, by default
//=   bb22: counted, not taken at 9 of bb22, by the code
//=   bb23: not taken, by default
//=   bb25: counted, not taken at 17 of bb25, by default
//=   bb27: not taken, by default
//=   bb28: counted, taken at 16 of bb27, by default
//=   bb32: counted, not taken at 16 of bb32, by default
//=   bb33: counted, not taken at 16 of bb31, by default
//=   bb35: counted, taken at 10 of bb35, by the code
//=   bb37: counted, not taken at 16 of bb37, by default

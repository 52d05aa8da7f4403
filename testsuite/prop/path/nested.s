// Nested loops, each with a counter, one of which the outer loop resets; a call that preserves or clobbers a counter.
// gfx900
	.globl k
	.type k,@function
k:
	s_mov_b32 s32, 0
	s_mov_b32 s40, 0
.Louter:
	s_mov_b32 s41, 7
.Linner:
	s_sub_u32 s41, s41, 1
	s_cmp_lg_u32 s41, 0
	s_cbranch_scc1 .Linner
	s_mov_b32 s33, 5
.Lcalls:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, f@rel32@lo+4
	s_addc_u32 s5, s5, f@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_sub_u32 s33, s33, 1
	s_cmp_lg_u32 s33, 0
	s_cbranch_scc1 .Lcalls
	s_mov_b32 s20, 0
.Lclobbered:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, f@rel32@lo+4
	s_addc_u32 s5, s5, f@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_add_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 9
	s_cbranch_scc1 .Lclobbered
	s_add_u32 s40, s40, 1
	s_cmp_lg_u32 s40, 9
	s_cbranch_scc1 .Louter
	s_endpgm
	.size k, .-k
	.type f,@function
f:
	s_mov_b32 s20, 0
.Lf:
	s_add_u32 s20, s20, 1
	s_cmp_lg_u32 s20, 3
	s_cbranch_scc1 .Lf
	s_cbranch_vccz .Lend
	s_nop 0
.Lend:
	s_setpc_b64 s[30:31]
	.size f, .-f
	.type g,@function
g:
	s_cbranch_vccz .Lg
.Lg:
	s_setpc_b64 s[30:31]
	.size g, .-g
//= k:
//=   loop bb1: 9 by the code, bb7
//=   loop bb2: 7 by the code, bb2
//=   loop bb4: 5 by the code, bb4
//=   loop bb6: 16 by default, bb6
//=   bb2: counted, not taken at 7 of bb2, by the code
//=   bb4: counted, not taken at 5 of bb4, by the code
//=   bb6: counted, not taken at 16 of bb6, by default
//=   bb7: counted, not taken at 9 of bb1, by the code
//= f:
//=   loop bb1: 3 by the code, bb1
//=   bb1: counted, not taken at 3 of bb1, by the code
//=   bb2: not taken, by default

// Tests in a header and in the middle, two exits of a loop, a loop that is left together with the one around it, one without an
// exit, and paths that bypass the counting branch.
// gfx1100
	.globl k
	.type k,@function
k:
	s_mov_b32 s0, 8
.Lwhile:
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .Lwhile_end
	s_sub_i32 s0, s0, 2
	s_cmp_eq_u32 s1, 7
	s_cbranch_scc1 .Lwhile_end
	s_branch .Lwhile
.Lwhile_end:
	s_mov_b32 s0, 8
.Lmiddle:
	s_nop 0
	s_cbranch_execz .Lskip
	s_cbranch_execnz .Lskip
	s_nop 0
.Lskip:
	s_sub_i32 s0, s0, 2
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .Lmiddle_end
	s_nop 0
	s_branch .Lmiddle
.Lmiddle_end:
	s_mov_b32 s2, 0
.Lfor_i:
	s_mov_b32 s3, 0
.Lfor_j:
	s_cbranch_vccnz .Lout
	s_addk_i32 s3, 1
	s_cmp_lg_u32 s3, 5
	s_cbranch_scc1 .Lfor_j
	s_addk_i32 s2, 1
	s_cmp_lg_u32 s2, 6
	s_cbranch_scc1 .Lfor_i
.Lout:
	s_cbranch_scc0 .Lboth
	s_nop 0
.Lboth:
	s_mov_b32 s3, 0
.Lboth_j:
	s_addk_i32 s3, 1
	s_cbranch_vccnz .Lboth_out
	s_cmp_lg_u32 s3, 5
	s_cbranch_scc1 .Lboth_j
	s_branch .Lboth
.Lboth_out:
	s_mov_b32 s4, 0
.Lcontinue:
	s_cbranch_vccz .Lthere
	s_branch .Lcontinue
.Lthere:
	s_cbranch_vccnz .Lcontinue
	s_addk_i32 s4, 1
	s_cmp_lg_u32 s4, 5
	s_cbranch_scc1 .Lcontinue
	s_cbranch_vccnz .Lforever
	s_mov_b32 s4, 0
.Lnever:
	s_cmp_lt_u32 s4, 0
	s_cbranch_scc1 .Lend
	s_branch .Lnever
.Lforever:
	s_nop 0
	s_branch .Lforever
.Lend:
	s_endpgm
	.size k, .-k
//= k:
//=   loop bb1: 4 by the code, bb1
//=   loop bb5: 4 by the code, bb8
//=   loop bb11: 6 by the code, bb14
//=   loop bb12: 5 by the code, bb13
//=   loop bb17: 16 by default, bb18
//=   loop bb18: 5 by the code, bb19
//=   loop bb22: 16 by default, bb25
//=   loop bb30: 0 by default
//=   loop bb28: 16 by default, bb28
//=   bb1: counted, taken at 5 of bb1, by the code
//=   bb2: not taken, by default
//=   bb5: not taken, by default
//=   bb6: taken, by default
//=   bb8: counted, taken at 4 of bb5, by the code
//=   bb12: not taken, by default
//=   bb13: counted, not taken at 5 of bb12, by the code
//=   bb14: counted, not taken at 6 of bb11, by the code
//=   bb15: not taken, by default
//=   bb18: counted, taken at 76 of bb17, by default
//=   bb19: counted, not taken at 5 of bb18, by the code
//=   bb22: taken, by default
//=   bb24: not taken, by default
//=   bb25: counted, not taken at 16 of bb22, by default
//=   bb26: not taken, by default
//=   bb28: counted, taken at 17 of bb28, by default

// The user's rules: a later rule replaces an earlier one; a rule for all applies where nothing else is known; an address belongs
// to the block that it names; a rule that names neither a loop's header nor a branch is unused.
// gfx900 loop:bb1=3 loop:0x1008=5 loop:k:bb2=7 loop:*=100 loop:bb4=2 loop:bb0=2 loop:f:bb1=2 loop:bb77=1 loop:0x900=1 loop:0x8000=1 branch:*=TN branch:0x1000=T branch:bb5=N branch:k:bb7=TTN branch:bb12=T branch:x:*=T
	.globl k
	.type k,@function
k:
	s_cbranch_vccz .L1 // bb0
.L1:
	s_nop 0
	s_cbranch_vccnz .L1 // bb1
	s_mov_b32 s0, 0
.L2:
	s_add_u32 s0, s0, 1
	s_cmp_lg_u32 s0, 4
	s_cbranch_scc1 .L2 // bb3
.L3:
	s_cbranch_vccz .L4 // bb4
	s_cbranch_vccz .L3 // bb5
	s_cbranch_execz .L3 // bb6
.L4:
	s_nop 1
	s_cbranch_vccnz .L4 // bb7
	s_cbranch_vccnz .L5 // bb8
	s_nop 0
.L5:
	s_cbranch_vccnz .L6 // bb10
	s_branch .L5
.L6:
	s_endpgm
	.size k, .-k
//= k:
//=   loop bb1: 5 by the user, bb1
//=   loop bb3: 4 by the code, bb3
//=   loop bb4: 2 by the user, bb6
//=   loop bb7: 3 by the user
//=   loop bb10: 100 by the user, bb10
//=   bb0: taken, by the user
//=   bb1: counted, not taken at 5 of bb1, by the user
//=   bb3: counted, not taken at 4 of bb3, by the code
//=   bb4: not taken, by default
//=   bb5: not taken, by the user
//=   bb6: counted, not taken at 2 of bb4, by the user
//=   bb7: pattern TTN, by the user
//=   bb8: pattern TN, by the user
//=   bb10: counted, taken at 101 of bb10, by the user
//= unused: loop k:bb2
//= unused: loop bb0
//= unused: loop f:bb1
//= unused: loop bb77
//= unused: loop 0x900
//= unused: loop 0x8000
//= unused: branch bb12
//= unused: branch x:*

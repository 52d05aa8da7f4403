// A hardware subvector loop, which executes once for each half of a wave: twice in wave64.
// gfx1010
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
	.globl k
	.type k,@function
k:
	s_subvector_loop_begin s0, .Lafter
.Lhalf:
	v_mov_b32 v0, 0
	s_subvector_loop_end s0, .Lhalf
.Lafter:
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
//= k:
//=   loop bb1: 2 by the code, bb1
//=   bb0: not taken, by default
//=   bb1: counted, not taken at 2 of bb1, by the code

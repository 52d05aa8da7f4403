// A kernel that calls functions of its own file and of another (calls.lib.s) by addresses relative to
// the program counter, and one through the global offset table; a call by s_call_b64.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl main_kernel
.protected main_kernel
.p2align 8
.type main_kernel,@function
main_kernel:
	s_add_u32 flat_scratch_lo, s6, s11
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_mov_b32 s32, 0
	s_mov_b64 s[34:35], s[8:9]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, scale@rel32@lo+4
	s_addc_u32 s17, s17, scale@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, offset@rel32@lo+4
	s_addc_u32 s17, s17, offset@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, hook@gotpcrel32@lo+4
	s_addc_u32 s17, s17, hook@gotpcrel32@hi+12
	s_load_dwordx2 s[16:17], s[16:17], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .Lno_hook
	s_swappc_b64 s[30:31], s[16:17]
.Lno_hook:
	s_call_b64 s[30:31], finish
	s_endpgm
.Lmain_kernel_end:
	.size main_kernel, .Lmain_kernel_end-main_kernel

.p2align 2
.type finish,@function
finish:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	buffer_store_dword v40, off, s[0:3], s32 offset:4 ; 4-byte spill
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	buffer_load_dword v40, off, s[0:3], s32 offset:4 ; 4-byte reload
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfinish_end:
	.size finish, .Lfinish_end-finish

.hidden scale
.globl scale
.type scale,@function
scale:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, factor@rel32@lo+4
	s_addc_u32 s17, s17, factor@rel32@hi+12
	s_load_dword s16, s[16:17], 0x0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, s16, v0
	s_setpc_b64 s[30:31]
.Lscale_end:
	.size scale, .Lscale_end-scale

.hidden offset
.weak hook

.rodata
.p2align 2
.type factor,@object
factor:
	.long 0x40490fdb
	.size factor, 4
.p2align 6
.amdhsa_kernel main_kernel
	.amdhsa_private_segment_fixed_size 64
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_dispatch_ptr 1
	.amdhsa_user_sgpr_flat_scratch_init 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.amdhsa_system_sgpr_workgroup_id_y 1
	.amdhsa_uses_dynamic_stack 1
	.amdhsa_next_free_vgpr 41
	.amdhsa_next_free_sgpr 36
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: 'amdgcn-amd-amdhsa--gfx900'
amdhsa.kernels:
  - .name: main_kernel
    .symbol: main_kernel.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 64
    .kernarg_segment_align: 4
    .wavefront_size: 64
    .sgpr_count: 42
    .sgpr_spill_count: 0
    .vgpr_count: 41
    .vgpr_spill_count: 0
    .max_flat_workgroup_size: 1024
    .uses_dynamic_stack: true
...
.end_amdgpu_metadata

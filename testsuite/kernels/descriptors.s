// Kernel descriptors: each directive that gfx900 supports, with a value other than the default, and register
// counts at the limits of their ranges.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdhsa_code_object_version 4
.text
.p2align 8
.globl everything
.type everything,@function
everything:
	s_endpgm
.p2align 8
.globl nothing
nothing:
	s_endpgm
.p2align 8
granules:
	v_mov_b32 v4, v63
	s_mov_b32 s95, s1
	s_endpgm

.rodata
.p2align 6
.amdhsa_kernel everything
	.amdhsa_group_segment_fixed_size 65536
	.amdhsa_private_segment_fixed_size 0x1234
	.amdhsa_kernarg_size 4096
	.amdhsa_user_sgpr_count 15
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_dispatch_ptr 1
	.amdhsa_user_sgpr_queue_ptr 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_user_sgpr_dispatch_id 1
	.amdhsa_user_sgpr_flat_scratch_init 1
	.amdhsa_user_sgpr_private_segment_size 1
	.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.amdhsa_system_sgpr_workgroup_id_x 0
	.amdhsa_system_sgpr_workgroup_id_y 1
	.amdhsa_system_sgpr_workgroup_id_z 1
	.amdhsa_system_sgpr_workgroup_info 1
	.amdhsa_system_vgpr_workitem_id 2
	.amdhsa_next_free_vgpr 256
	.amdhsa_next_free_sgpr 96
	.amdhsa_reserve_vcc 0
	.amdhsa_reserve_flat_scratch 0
	.amdhsa_reserve_xnack_mask 1
	.amdhsa_float_round_mode_32 1
	.amdhsa_float_round_mode_16_64 2
	.amdhsa_float_denorm_mode_32 1
	.amdhsa_float_denorm_mode_16_64 2
	.amdhsa_dx10_clamp 0
	.amdhsa_ieee_mode 0
	.amdhsa_fp16_overflow 1
	.amdhsa_exception_fp_ieee_invalid_op 1
	.amdhsa_exception_fp_denorm_src 1
	.amdhsa_exception_fp_ieee_div_zero 1
	.amdhsa_exception_fp_ieee_overflow 1
	.amdhsa_exception_fp_ieee_underflow 1
	.amdhsa_exception_fp_ieee_inexact 1
	.amdhsa_exception_int_div_zero 1
	.amdhsa_uses_dynamic_stack 1
.end_amdhsa_kernel
.amdhsa_kernel nothing
	.amdhsa_next_free_vgpr 0
	.amdhsa_next_free_sgpr 0
	.amdhsa_reserve_vcc 0
	.amdhsa_reserve_flat_scratch 0
.end_amdhsa_kernel
	.long 0x600dc0de
.p2align 6
.amdhsa_kernel granules
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

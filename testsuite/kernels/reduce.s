// Two kernels and LDS: a sum over a work group of 256 by halving, and the clearing of its result.
// Code object V4, loops, a literal loop bound made of .set symbols.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdhsa_code_object_version 4
.set threads, 256
.set word, 4
.set lds_size, threads * word
.set first_step, threads / 2

.text
.globl reduce
.p2align 8
.type reduce,@function
reduce:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	s_lshl_b32 s6, s6, 8
	v_add_u32_e32 v1, s6, v0
	v_lshlrev_b32_e32 v2, 2, v1
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz no_load
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
no_load:
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v5, 2, v0
	ds_write_b32 v5, v4
	s_movk_i32 s10, first_step
step:
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_gt_u32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz idle
	s_lshl_b32 s11, s10, 2
	v_add_u32_e32 v6, s11, v5
	ds_read_b32 v7, v6
	ds_read_b32 v4, v5
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v4, v7
	ds_write_b32 v5, v4
idle:
	s_or_b64 exec, exec, s[8:9]
	s_lshr_b32 s10, s10, 1
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 step
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz done
	v_mov_b32_e32 v6, s2
	v_mov_b32_e32 v7, s3
	ds_read_b32 v4, v5 offset:0
	s_waitcnt lgkmcnt(0)
	flat_atomic_add v[6:7], v4
done:
	s_endpgm
.size reduce, .-reduce

.globl clear
.p2align 8
.type clear,@function
clear:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1] offset:-16
	s_endpgm
.size clear, .-clear

.section .rodata,"a",@progbits
.p2align 6, 0
.amdhsa_kernel reduce
	.amdhsa_group_segment_fixed_size lds_size
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_system_sgpr_workgroup_id_x 1
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 12
	.amdhsa_reserve_flat_scratch 0
	.amdhsa_ieee_mode 0
	.amdhsa_float_denorm_mode_32 3
.end_amdhsa_kernel
.amdhsa_kernel clear
	.amdhsa_user_sgpr_private_segment_buffer 1
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_next_free_vgpr 3
	.amdhsa_next_free_sgpr 7
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.target: 'amdgcn-amd-amdhsa--gfx900'
amdhsa.kernels:
  - .name: reduce
    .symbol: reduce.kd
    .language: Assembler
    .language_version: [ 1, 0 ]
    .reqd_workgroup_size: [ 256, 1, 1 ]
    .kernarg_segment_size: 24
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .address_space: global, .actual_access: read_only, .is_const: true, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: sum, .address_space: global, .offset: 8, .size: 8, .value_kind: global_buffer }
      - { .name: count, .offset: 16, .size: 4, .value_kind: by_value }
  - .name: clear
    .symbol: clear.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 3
    .max_flat_workgroup_size: 1024
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
.end_amdgpu_metadata

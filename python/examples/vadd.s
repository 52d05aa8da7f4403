// c[i] = a[i] + b[i] for i < n, on gfx90a and gfx942, in work-groups of 256.
	.text
	.globl vadd
	.p2align 8
	.type vadd,@function
vadd:	// s[0:1]: the arguments, s2: number of the work-group, v0: of the work item in it
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dword s3, s[0:1], 0x18
	s_lshl_b32 s2, s2, 8
	v_or_b32 v0, s2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32 vcc, s3, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz done
	v_lshlrev_b32 v0, 2, v0
	global_load_dword v1, v0, s[4:5]
	global_load_dword v2, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f32 v1, v1, v2
	global_store_dword v0, v1, s[8:9]
done:
	s_endpgm
	.size vadd, .-vadd

	.rodata
	.p2align 6
	.amdhsa_kernel vadd
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: vadd
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .kernarg_segment_align: 8
    .args:
      - {.name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.name: b, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.name: c, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.name: n, .offset: 24, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

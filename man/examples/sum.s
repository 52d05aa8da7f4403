// sum.s: out[g] becomes the sum of x[128 * g] to x[128 * g + 127].
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl sum
.p2align 8
.type sum,@function
sum:    // s[0:1]: the arguments, s2: the work-group, v0: the work item
        s_load_dwordx4 s[4:7], s[0:1], 0x0      // x, out
        s_load_dword s8, s[0:1], 0x10           // n, the size of x
        s_lshl_b32 s3, s2, 7
        v_add_u32 v1, s3, v0
        s_waitcnt lgkmcnt(0)
        v_lshlrev_b32 v3, 2, v1
        global_load_dword v2, v3, s[4:5]        // x[128 * g + item]
        v_lshlrev_b32 v3, 2, v0
        ds_write_b32 v3, v2
        s_movk_i32 s9, 256                      // half of the bytes
next:
        v_cmp_gt_u32 vcc, s9, v3
        s_and_saveexec_b64 s[10:11], vcc
        v_add_u32 v4, s9, v3
        ds_read_b32 v5, v3
        ds_read_b32 v6, v4
        s_waitcnt lgkmcnt(0)
        v_add_f32 v5, v5, v6
        ds_write_b32 v3, v5
        s_mov_b64 exec, s[10:11]
        s_lshr_b32 s9, s9, 1
        s_cmp_gt_u32 s9, 3
        s_cbranch_scc1 next
        v_cmp_eq_u32 vcc, 0, v0
        s_and_b64 exec, exec, vcc
        s_lshl_b32 s2, s2, 2
        v_mov_b32 v1, s2
        global_store_dword v1, v5, s[6:7]
        s_endpgm
        .size sum, .-sum

.rodata
.p2align 6
.amdhsa_kernel sum
        .amdhsa_group_segment_fixed_size 512
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .amdhsa_next_free_vgpr 8
        .amdhsa_next_free_sgpr 16
        .amdhsa_accum_offset 8
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: sum
    .kernarg_segment_align: 8
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .args:
      - {.name: x, .offset: 0, .size: 8, .value_kind: global_buffer}
      - {.name: out, .offset: 8, .size: 8, .value_kind: global_buffer}
      - {.name: n, .offset: 16, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

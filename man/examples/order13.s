.amdgcn_target "amdgcn-amd-amdhsa--gfx1310"
.amdhsa_code_object_version 5

.text
.globl total
.p2align 8
.type total,@function
total:                                       // (results, count, n)
        s_load_b128 s[4:7], s[0:1], 0x0      // results, count
        s_load_b32 s8, s[0:1], 0x10          // n
        s_mov_b32 exec_lo, 1                 // one lane is enough
        s_lshl_b32 s3, ttmp9, 2              // in bytes
        v_mov_b32 v1, s3
        v_mov_b32 v2, ttmp9                  // this work group's result
        v_mov_b32 v3, 0
        v_mov_b32 v4, 1
        s_wait_kmcnt 0x0
        global_store_b32 v1, v2, s[4:5]
.amdgcn_atomic acq_rel, agent, \
        global_atomic_add_u32 v5, v3, v4, s[6:7] th:TH_ATOMIC_RETURN
        v_readfirstlane_b32 s9, v5           // finished work groups
        s_sub_co_u32 s8, s8, 1
        s_cmp_lg_u32 s9, s8
        s_cbranch_scc1 .Ldone                // not the last work group
        v_mov_b32 v1, 0
        v_mov_b32 v2, 0
.Lnext:                                      // sum of all results
        global_load_b32 v5, v1, s[4:5]
        v_add_nc_u32 v1, 4, v1
        s_wait_loadcnt 0x0
        v_add_nc_u32 v2, v2, v5
        s_sub_co_u32 s8, s8, 1
        s_cbranch_scc0 .Lnext
        global_store_b32 v3, v2, s[4:5]
.Ldone:
        s_endpgm
.Lend:
        .size total, .Lend-total

.rodata
.p2align 6
.amdhsa_kernel total
        .amdhsa_kernarg_size 24
        .amdhsa_user_sgpr_kernarg_segment_ptr 1    // s[0:1]
        .amdhsa_system_sgpr_workgroup_id_x 1       // ttmp9
        .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
        .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
        .amdhsa_wavefront_size32 1
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1310
amdhsa.kernels:
  - .name: total
    .symbol: total.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 12
    .vgpr_count: 6
    .max_flat_workgroup_size: 32
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer}
      - {.offset: 8, .size: 8, .value_kind: global_buffer}
      - {.offset: 16, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

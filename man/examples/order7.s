.amdgcn_target "amdgcn-amd-amdhsa--gfx700"
.amdhsa_code_object_version 5

.text
.globl total
.p2align 8
.type total,@function
total:                                       // (results, count, n)
        s_load_dwordx4 s[4:7], s[0:1], 0x0   // results, count
        s_load_dword s8, s[0:1], 0x4         // n
        s_mov_b64 exec, 1                    // one lane is enough
        s_lshl_b32 s3, s2, 2                 // in bytes
        v_mov_b32 v0, s3
        v_mov_b32 v1, 0
        v_mov_b32 v2, s2                     // this work group's result
        v_mov_b32 v3, 1
        v_mov_b32 v4, 0
        v_mov_b32 v5, 0
        s_mov_b32 s14, 0                     // a buffer for the results
        s_mov_b32 s15, 0x100f000
        s_mov_b64 s[18:19], s[14:15]         // a buffer for the count
        s_waitcnt lgkmcnt(0)
        s_mov_b64 s[12:13], s[4:5]
        s_mov_b64 s[16:17], s[6:7]
        buffer_store_dword v2, v[0:1], s[12:15], 0 addr64
.amdgcn_fence release, agent
        buffer_atomic_add v3, v[4:5], s[16:19], 0 addr64 glc
.amdgcn_fence acquire, agent
        v_readfirstlane_b32 s9, v3           // finished work groups
        s_sub_u32 s8, s8, 1
        s_cmp_lg_u32 s9, s8
        s_cbranch_scc1 .Ldone                // not the last work group
        v_mov_b32 v0, 0
        v_mov_b32 v6, 0
.Lnext:                                      // sum of all results
        buffer_load_dword v7, v[0:1], s[12:15], 0 addr64
        v_add_i32 v0, vcc, 4, v0
        s_waitcnt vmcnt(0)
        v_add_i32 v6, vcc, v6, v7
        s_sub_u32 s8, s8, 1
        s_cbranch_scc0 .Lnext
        buffer_store_dword v6, v[4:5], s[12:15], 0 addr64
.Ldone:
        s_endpgm
.Lend:
        .size total, .Lend-total

.rodata
.p2align 6
.amdhsa_kernel total
        .amdhsa_kernarg_size 24
        .amdhsa_user_sgpr_kernarg_segment_ptr 1    // s[0:1]
        .amdhsa_system_sgpr_workgroup_id_x 1       // s2
        .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
        .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx700
amdhsa.kernels:
  - .name: total
    .symbol: total.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 8
    .max_flat_workgroup_size: 64
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer}
      - {.offset: 8, .size: 8, .value_kind: global_buffer}
      - {.offset: 16, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

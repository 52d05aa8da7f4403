.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
.amdhsa_code_object_version 5

.text
.globl total
.p2align 8
.type total,@function
total:                                       // (results, count, n)
        s_load_dwordx4 s[4:7], s[0:1], 0x0   // results, count
        s_load_dword s8, s[0:1], 0x10        // n
        s_mov_b64 exec, 1                    // one lane is enough
        s_lshl_b32 s3, s2, 2                 // in bytes
        v_mov_b32 v2, s2                     // this work group's result
        v_mov_b32 v3, 1
        s_waitcnt lgkmcnt(0)
        s_add_u32 s10, s4, s3
        s_addc_u32 s11, s5, 0
        v_mov_b32 v0, s10
        v_mov_b32 v1, s11
        v_mov_b32 v4, s6
        v_mov_b32 v5, s7
        flat_store_dword v[0:1], v2
.amdgcn_atomic acq_rel, agent, global, flat_atomic_add v6, v[4:5], v3 glc
        v_readfirstlane_b32 s9, v6           // finished work groups
        s_sub_u32 s8, s8, 1
        s_cmp_lg_u32 s9, s8
        s_cbranch_scc1 .Ldone                // not the last work group
        v_mov_b32 v0, s4
        v_mov_b32 v1, s5
        v_mov_b32 v2, 0
.Lnext:                                      // sum of all results
        flat_load_dword v6, v[0:1]
        v_add_u32 v0, vcc, 4, v0
        v_addc_u32 v1, vcc, 0, v1, vcc
        s_waitcnt vmcnt(0) & lgkmcnt(0)
        v_add_u32 v2, vcc, v2, v6
        s_sub_u32 s8, s8, 1
        s_cbranch_scc0 .Lnext
        v_mov_b32 v0, s4
        v_mov_b32 v1, s5
        flat_store_dword v[0:1], v2
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
amdhsa.target: amdgcn-amd-amdhsa--gfx803
amdhsa.kernels:
  - .name: total
    .symbol: total.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 18
    .vgpr_count: 7
    .max_flat_workgroup_size: 64
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer}
      - {.offset: 8, .size: 8, .value_kind: global_buffer}
      - {.offset: 16, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

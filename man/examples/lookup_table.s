// Sums the linear red, green and blue of n sRGB pixels: table in memory.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdhsa_code_object_version 5

.text
.globl lookup_table
.p2align 8
.type lookup_table,@function
lookup_table:
        // void (pixels, sums, table, n, step)
        s_load_dwordx4 s[4:7], s[0:1], 0x0   // pixels, sums
        s_load_dwordx2 s[8:9], s[0:1], 0x10  // table
        s_load_dwordx2 s[10:11], s[0:1], 0x18 // n, step in bytes
        s_lshl_b32 s2, s2, 8                 // work groups of 256
        v_add_u32 v0, s2, v0
        v_lshlrev_b32 v1, 2, v0              // first pixel of this lane
        v_mov_b32 v2, 0                      // red, green, blue
        v_mov_b32 v3, 0
        v_mov_b32 v4, 0
        s_waitcnt lgkmcnt(0)
.Lpixel:
        global_load_dword v5, v1, s[4:5]
        v_add_u32 v1, s11, v1
        s_waitcnt vmcnt(0)
        v_bfe_u32 v6, v5, 0, 8
        v_bfe_u32 v7, v5, 8, 8
        v_bfe_u32 v8, v5, 16, 8
        v_lshlrev_b32 v6, 2, v6
        v_lshlrev_b32 v7, 2, v7
        v_lshlrev_b32 v8, 2, v8
        global_load_dword v6, v6, s[8:9]
        global_load_dword v7, v7, s[8:9]
        global_load_dword v8, v8, s[8:9]
        s_waitcnt vmcnt(2)
        v_add_f32 v2, v2, v6
        s_waitcnt vmcnt(1)
        v_add_f32 v3, v3, v7
        s_waitcnt vmcnt(0)
        v_add_f32 v4, v4, v8
        s_add_i32 s10, s10, -1
        s_cmp_lg_u32 s10, 0
        s_cbranch_scc1 .Lpixel
        v_mul_u32_u24 v0, 12, v0
        global_store_dwordx3 v0, v[2:4], s[6:7]
        s_endpgm
.Lend:
        .size lookup_table, .Lend-lookup_table

.rodata
.p2align 6
.amdhsa_kernel lookup_table
        .amdhsa_kernarg_size 32
        .amdhsa_user_sgpr_kernarg_segment_ptr 1    // s[0:1]
        .amdhsa_system_sgpr_workgroup_id_x 1       // s2
        .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
        .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: lookup_table
    .kernarg_segment_align: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

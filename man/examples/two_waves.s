// Two waves of a work-group: the first one follows a chain of pointers,
// and sets a flag in LDS at its end. The second one loads from four
// cache lines at a time until it sees the flag, and stores their sum.
.globl two_waves
.p2align 8
.type two_waves,@function
two_waves:
        s_load_b128 s[4:7], s[0:1], 0x0
        v_lshrrev_b32 v1, 5, v0
        v_mov_b32 v2, 0
        v_mov_b32 v8, 0
        v_lshlrev_b32 v9, 2, v0
        s_mov_b32 s8, 1000
        v_readfirstlane_b32 s9, v1
        s_cmp_lg_u32 s9, 0
        s_cbranch_scc1 many
chain:
        global_load_b32 v2, v2, s[4:5]
        s_sub_u32 s8, s8, 1
        s_cmp_lg_u32 s8, 0
        s_cbranch_scc1 chain
        ds_store_b32 v8, v8
        s_endpgm
many:
        global_load_b32 v3, v8, s[6:7]
        global_load_b32 v4, v8, s[6:7] offset:128
        global_load_b32 v5, v8, s[6:7] offset:256
        global_load_b32 v6, v8, s[6:7] offset:384
        ds_load_b32 v7, v8
        v_add3_u32 v3, v3, v4, v5
        v_add3_u32 v2, v2, v3, v6
        v_cmp_eq_u32 vcc_lo, 0, v7
        s_cbranch_vccz many
        global_store_b32 v9, v2, s[6:7] offset:512
        s_endpgm
.Lend:
        .size two_waves, .Lend-two_waves

.rodata
.p2align 6
.amdhsa_kernel two_waves
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .amdhsa_kernarg_size 16
        .amdhsa_group_segment_fixed_size 4
        .amdhsa_next_free_vgpr 10
        .amdhsa_next_free_sgpr 10
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: two_waves
    .kernarg_segment_align: 8
    .max_flat_workgroup_size: 64
.end_amdgpu_metadata

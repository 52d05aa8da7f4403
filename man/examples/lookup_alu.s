// Sums the linear red, green and blue of n sRGB pixels: formula.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdhsa_code_object_version 5

.text
.globl lookup_alu
.p2align 8
.type lookup_alu,@function
lookup_alu:
        // void (pixels, sums, -, n, step)
        s_load_dwordx4 s[4:7], s[0:1], 0x0   // pixels, sums
        s_load_dwordx2 s[10:11], s[0:1], 0x18 // n, step in bytes
        s_lshl_b32 s2, s2, 8                 // work groups of 256
        v_add_u32 v0, s2, v0
        v_lshlrev_b32 v1, 2, v0              // first pixel of this lane
        v_mov_b32 v2, 0                      // red, green, blue
        v_mov_b32 v3, 0
        v_mov_b32 v4, 0
        v_mov_b32 v9, 0x3b739b09             // 1 / (255 * 1.055)
        v_mov_b32 v10, 0x3d558919            // 0.055 / 1.055
        s_mov_b32 s12, 0x399f22b4            // 1 / (255 * 12.92)
        s_mov_b32 s13, 0x3b4d2e1c            // 0.0031308
        s_mov_b32 s14, 0x4019999a            // 2.4
        s_waitcnt lgkmcnt(0)
.Lpixel:
        global_load_dword v5, v1, s[4:5]
        v_add_u32 v1, s11, v1
        s_waitcnt vmcnt(0)
        v_cvt_f32_ubyte0 v6, v5
        v_mul_f32 v7, s12, v6                // c / 12.92
        v_fma_f32 v6, v6, v9, v10            // (c + .055) / 1.055
        v_log_f32 v6, v6
        v_mul_f32 v6, s14, v6                 // to the power of 2.4
        v_exp_f32 v6, v6
        v_cmp_ngt_f32 vcc, s13, v7           // lanes with a larger c
        v_cndmask_b32 v6, v7, v6, vcc
        v_add_f32 v2, v2, v6
        v_cvt_f32_ubyte1 v6, v5
        v_mul_f32 v7, s12, v6                // c / 12.92
        v_fma_f32 v6, v6, v9, v10            // (c + .055) / 1.055
        v_log_f32 v6, v6
        v_mul_f32 v6, s14, v6                 // to the power of 2.4
        v_exp_f32 v6, v6
        v_cmp_ngt_f32 vcc, s13, v7           // lanes with a larger c
        v_cndmask_b32 v6, v7, v6, vcc
        v_add_f32 v3, v3, v6
        v_cvt_f32_ubyte2 v6, v5
        v_mul_f32 v7, s12, v6                // c / 12.92
        v_fma_f32 v6, v6, v9, v10            // (c + .055) / 1.055
        v_log_f32 v6, v6
        v_mul_f32 v6, s14, v6                 // to the power of 2.4
        v_exp_f32 v6, v6
        v_cmp_ngt_f32 vcc, s13, v7           // lanes with a larger c
        v_cndmask_b32 v6, v7, v6, vcc
        v_add_f32 v4, v4, v6
        s_add_i32 s10, s10, -1
        s_cmp_lg_u32 s10, 0
        s_cbranch_scc1 .Lpixel
        v_mul_u32_u24 v0, 12, v0
        global_store_dwordx3 v0, v[2:4], s[6:7]
        s_endpgm
.Lend:
        .size lookup_alu, .Lend-lookup_alu

.rodata
.p2align 6
.amdhsa_kernel lookup_alu
        .amdhsa_kernarg_size 32
        .amdhsa_user_sgpr_kernarg_segment_ptr 1    // s[0:1]
        .amdhsa_system_sgpr_workgroup_id_x 1       // s2
        .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
        .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: lookup_alu
    .kernarg_segment_align: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

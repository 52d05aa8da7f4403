.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
.amdhsa_code_object_version 5

.text
.globl saxpy
.p2align 8
.type saxpy,@function
saxpy:                                       // void saxpy(x, y, n, a)
        s_load_dwordx4 s[4:7], s[0:1], 0x0   // x, y
        s_load_dwordx2 s[8:9], s[0:1], 0x10  // n, a: at byte 16
        s_lshl_b32 s2, s2, 8                 // work groups of 256
        v_add_u32 v0, vcc, s2, v0            // i; the carry is written
        v_mov_b32 v1, 0
        s_waitcnt lgkmcnt(0)
        v_cmp_gt_u32 vcc, s8, v0             // n > i
        s_and_saveexec_b64 s[10:11], vcc
        s_cbranch_execz .Ldone
        v_lshlrev_b64 v[0:1], 2, v[0:1]      // in bytes
        v_mov_b32 v3, s5
        v_add_u32 v2, vcc, s4, v0            // &x[i]
        v_addc_u32 v3, vcc, v3, v1, vcc
        v_mov_b32 v4, s7
        v_add_u32 v0, vcc, s6, v0            // &y[i]
        v_addc_u32 v1, vcc, v4, v1, vcc
        flat_load_dword v5, v[2:3]
        flat_load_dword v6, v[0:1]
        s_waitcnt vmcnt(0) & lgkmcnt(0)
        v_mac_f32 v6, s9, v5                 // y[i] += a * x[i]
        flat_store_dword v[0:1], v6
.Ldone:
        s_endpgm
.Lend:
        .size saxpy, .Lend-saxpy

.rodata
.p2align 6
.amdhsa_kernel saxpy
        .amdhsa_kernarg_size 24
        .amdhsa_user_sgpr_kernarg_segment_ptr 1    // s[0:1]
        .amdhsa_system_sgpr_workgroup_id_x 1       // s2
        .amdhsa_system_vgpr_workitem_id 0          // v0
        .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
        .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx803
amdhsa.kernels:
  - .name: saxpy
    .symbol: saxpy.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 18
    .vgpr_count: 7
    .max_flat_workgroup_size: 256
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer}
      - {.offset: 8, .size: 8, .value_kind: global_buffer}
      - {.offset: 16, .size: 4, .value_kind: by_value}
      - {.offset: 20, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

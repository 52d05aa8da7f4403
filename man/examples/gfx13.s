.amdgcn_target "amdgcn-amd-amdhsa--gfx1310"
.amdhsa_code_object_version 5

.text
.globl saxpy
.p2align 8
.type saxpy,@function
saxpy:                                       // void saxpy(x, y, n, a)
        s_load_b128 s[4:7], s[0:1], 0x0      // x, y
        s_load_b64 s[8:9], s[0:1], 0x10      // n, a
        v_and_b32 v0, 0x3ff, v0              // x, in bits 9:0
        s_delay_alu instid0(VALU_DEP_1)
        v_lshl_add_u32 v0, ttmp9, 8, v0      // i; work groups of 256
        s_wait_kmcnt 0x0
        v_cmp_gt_u32 vcc_lo, s8, v0          // n > i: a 32-bit mask
        s_and_saveexec_b32 s10, vcc_lo
        s_cbranch_execz .Ldone
        v_lshlrev_b32 v0, 2, v0              // in bytes
        global_load_b32 v1, v0, s[4:5] th:TH_LOAD_NT
        global_load_b32 v2, v0, s[6:7]
        s_wait_loadcnt 0x0
        v_fmac_f32 v2, s9, v1                // y[i] += a * x[i]
        global_store_b32 v0, v2, s[6:7]
.Ldone:
        s_nop 0
        s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
        s_endpgm
.Lend:
        .size saxpy, .Lend-saxpy

.rodata
.p2align 6
.amdhsa_kernel saxpy
        .amdhsa_kernarg_size 24
        .amdhsa_user_sgpr_kernarg_segment_ptr 1    // s[0:1]
        .amdhsa_system_sgpr_workgroup_id_x 1       // ttmp9
        .amdhsa_system_vgpr_workitem_id 0          // v0
        .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
        .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
        .amdhsa_wavefront_size32 1
.end_amdhsa_kernel

.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1310
amdhsa.kernels:
  - .name: saxpy
    .symbol: saxpy.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 13
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer}
      - {.offset: 8, .size: 8, .value_kind: global_buffer}
      - {.offset: 16, .size: 4, .value_kind: by_value}
      - {.offset: 20, .size: 4, .value_kind: by_value}
.end_amdgpu_metadata

# Older names, and alternative spellings of text that is printed in one form.
s_add_i32 s0, s1, s2                                     // s_add_co_i32 s0, s1, s2 // 01020081
s_add_u32 s0, s1, s2                                     // s_add_co_u32 s0, s1, s2 // 01020080
s_add_u64 s[0:1], s[2:3], s[4:5]                         // s_add_nc_u64 s[0:1], s[2:3], s[4:5] // 020480a9
s_addc_u32 s0, s1, s2                                    // s_add_co_ci_u32 s0, s1, s2 // 01020082
s_addk_i32 s0, 1                                         // s_addk_co_i32 s0, 0x1 // 010080b7
s_max_f16 s0, s1, s2                                     // s_max_num_f16 s0, s1, s2 // 010200a6
s_max_f32 s0, s1, s2                                     // s_max_num_f32 s0, s1, s2 // 010280a1
s_min_f16 s0, s1, s2                                     // s_min_num_f16 s0, s1, s2 // 010280a5
s_min_f32 s0, s1, s2                                     // s_min_num_f32 s0, s1, s2 // 010200a1
s_sub_i32 s0, s1, s2                                     // s_sub_co_i32 s0, s1, s2 // 01028081
s_sub_u32 s0, s1, s2                                     // s_sub_co_u32 s0, s1, s2 // 01028080
s_sub_u64 s[0:1], s[2:3], s[4:5]                         // s_sub_nc_u64 s[0:1], s[2:3], s[4:5] // 020400aa
s_subb_u32 s0, s1, s2                                    // s_sub_co_ci_u32 s0, s1, s2 // 01028082
s_waitcnt_depctr 0                                       // s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) // 000088bf
v_mad_i64_i32 v[0:1], s2, v3, v4, v[6:7]                 // v_mad_co_i64_i32 v[0:1], s2, v3, v4, v[6:7] // 0002ffd603091a04
v_mad_u64_u32 v[0:1], s2, v3, v4, v[6:7]                 // v_mad_co_u64_u32 v[0:1], s2, v3, v4, v[6:7] // 0002fed603091a04
v_max3_f16 v0, v1, v2, v3                                // v_max3_num_f16 v0.l, v1.l, v2.l, v3.l // 00002cd601050e04
v_max3_f32 v0, v1, v2, v3                                // v_max3_num_f32 v0, v1, v2, v3 // 00002ad601050e04
v_max_f16 v0, v1, v2                                     // v_max_num_f16_e32 v0.l, v1.l, v2.l // 01050062
v_max_f32 v0, v1, v2                                     // v_max_num_f32_e32 v0, v1, v2 // 0105002c
v_max_f64 v[0:1], v[2:3], v[4:5]                         // v_max_num_f64_e32 v[0:1], v[2:3], v[4:5] // 0209001c
v_maxmin_f16 v0, v1, v2, v3                              // v_maxmin_num_f16 v0.l, v1.l, v2.l, v3.l // 00006bd601050e04
v_maxmin_f32 v0, v1, v2, v3                              // v_maxmin_num_f32 v0, v1, v2, v3 // 000069d601050e04
v_med3_f16 v0, v1, v2, v3                                // v_med3_num_f16 v0.l, v1.l, v2.l, v3.l // 000032d601050e04
v_med3_f32 v0, v1, v2, v3                                // v_med3_num_f32 v0, v1, v2, v3 // 000031d601050e04
v_min3_f16 v0, v1, v2, v3                                // v_min3_num_f16 v0.l, v1.l, v2.l, v3.l // 00002bd601050e04
v_min3_f32 v0, v1, v2, v3                                // v_min3_num_f32 v0, v1, v2, v3 // 000029d601050e04
v_min_f16 v0, v1, v2                                     // v_min_num_f16_e32 v0.l, v1.l, v2.l // 01050060
v_min_f32 v0, v1, v2                                     // v_min_num_f32_e32 v0, v1, v2 // 0105002a
v_min_f64 v[0:1], v[2:3], v[4:5]                         // v_min_num_f64_e32 v[0:1], v[2:3], v[4:5] // 0209001a
v_minmax_f16 v0, v1, v2, v3                              // v_minmax_num_f16 v0.l, v1.l, v2.l, v3.l // 00006ad601050e04
v_minmax_f32 v0, v1, v2, v3                              // v_minmax_num_f32 v0, v1, v2, v3 // 000068d601050e04
v_pk_max_f16 v0, v1, v2                                  // v_pk_max_num_f16 v0, v1, v2 // 00401ccc0105021a
v_pk_min_f16 v0, v1, v2                                  // v_pk_min_num_f16 v0, v1, v2 // 00401bcc0105021a
s_load_b32 s5, s[2:3], s1                                // s_load_b32 s5, s[2:3], s1 offset:0x0 // 410100f400000002
s_load_b32 s5, s[2:3], s1 th:TH_DEFAULT scope:SCOPE_CU   // s_load_b32 s5, s[2:3], s1 offset:0x0 // 410100f400000002
s_wait_loadcnt -1                                        // s_wait_loadcnt 0xffff // ffffc0bf
# Old names, and offsets.
buffer_load_dword v5, off, s[8:11], s3                   // buffer_load_b32 v5, off, s[8:11], s3 // 030005c40510800000000000
buffer_atomic_fmax v5, off, s[8:11], s3                  // buffer_atomic_max_num_f32 v5, off, s[8:11], s3 // 038014c40510800000000000
buffer_atomic_csub v5, off, s[8:11], s3                  // buffer_atomic_sub_clamp_u32 v5, off, s[8:11], s3 // 03c00dc40510800000000000
ds_min_rtn_f64 v[1:2], v3, v[4:5]                        // ds_min_num_rtn_f64 v[1:2], v3, v[4:5] // 0000c8d903040001
ds_read_b32 v1, v2                                       // ds_load_b32 v1, v2 // 0000d8d802000001
exp mrt0 v1, v2, v3, v4 done                             // export mrt0, v1, v2, v3, v4 done // 0f0800f801020304
image_atomic_add v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // image_atomic_add_uint v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 000043d00510000001000000
global_atomic_csub_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // global_atomic_sub_clamp_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // 7cc00dee0500900002000000
buffer_load_b32 v5, off, s[8:11], s3 offset:8388607      // 030005c40510800000ffff7f
buffer_load_b32 v5, off, s[8:11], s3 offset:8388608      // error: expected a 24-bit signed offset for offset: -8388608 to 8388607
buffer_load_b32 v5, off, s[8:11], s3 offset:-8388608     // 030005c40510800000000080
flat_load_b32 v5, v[2:3] offset:-8388609                 // error: expected a 24-bit signed offset for offset: -8388608 to 8388607
buffer_load_b32 v5, off, s[8:11], 0                      // error: operands are not valid for this GPU or mode: buffer_load_b32 accepts them on gfx1100, not on gfx1200
buffer_load_b32 v5, off, s[8:11], null                   // 7c0005c40510800000000000
ds_add_u32 v1, v2 gds                                    // error: not a valid operand
buffer_store_b32 v[5:6], off, s[8:11], s3 tfe            // error: tfe modifier is not supported by this instruction on this GPU

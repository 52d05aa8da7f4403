v_add_u32 v1, v2, v3                                     // v_add_nc_u32_e32 v1, v2, v3 // 0207024a
v_cvt_pkrtz_f16_f32 v1, v2, v3                           // v_cvt_pk_rtz_f16_f32_e32 v1, v2, v3 // 0207025e
v_fma_legacy_f32 v1, v2, v3, v4                          // v_fma_dx9_zero_f32 v1, v2, v3, v4 // 010009d602071204
s_andn2_b32 s0, s1, s2                                   // s_and_not1_b32 s0, s1, s2 // 01020091
s_load_dwordx4 s[4:7], s[2:3], 0x10                      // s_load_b128 s[4:7], s[2:3], 0x10 // 010108f4100000f8
ds_read_b32 v1, v2 offset:4                              // ds_load_b32 v1, v2 offset:4 // 0400d8d802000001
ds_write2st64_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2 // ds_store_2addr_stride64_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2 // 01023cd901020400
global_load_dword v1, v[2:3], off                        // global_load_b32 v1, v[2:3], off // 000052dc02007c01
global_atomic_add v0, v1, v2, s[2:3] glc                 // global_atomic_add_u32 v0, v1, v2, s[2:3] glc // 0040d6dc01020200
flat_load_sbyte_d16 v1, v[2:3]                           // flat_load_d16_i8 v1, v[2:3] // 00007cdc02007c01
scratch_store_dword v1, v2, s3 offset:4                  // scratch_store_b32 v1, v2, s3 offset:4 // 040069dc01028300
scratch_load_dword v1, off, off offset:4                 // scratch_load_b32 v1, off, off offset:4 // 040051dc00007c01
buffer_load_dwordx2 v[2:3], off, s[4:7], 0               // buffer_load_b64 v[2:3], off, s[4:7], 0 // 000054e000020180
v_ceil_f16 v200, v1                                      // v_ceil_f16_e64 v200.l, v1.l // c800dcd501010102
v_add_f16 v1, v2, v200                                   // v_add_f16_e64 v1.l, v2.l, v200.l // 010032d502910302
v_cmp_lt_f32 v1, v2 row_shr:1                            // v_cmp_lt_f32 vcc_lo, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // fa04227c011101ff
v_add_f32 v1, v2, v3 mul:2 row_shr:1                     // v_add_f32_e64_dpp v1, v2, v3 mul:2 row_shr:1 row_mask:0xf bank_mask:0xf // 010003d5fa060208021101ff
v_add_f32_dpp v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] fi:1     // ea06020602773905
v_dual_mul_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5   // 0105c6c8040b0200
v_dual_fmaak_f32 v0, v1, v2, 0x1234 :: v_dual_mov_b32 v3, 0x1234 // 010550c8ff00020034120000
v_dual_cndmask_b32 v1, s2, v3 :: v_dual_lshlrev_b32 v2, s2, v4 // 020662ca02080201
s_waitcnt vmcnt(0) & lgkmcnt(0)                          // s_waitcnt vmcnt(0) lgkmcnt(0) // 070089bf
s_waitcnt_vscnt null, 0                                  // s_waitcnt_vscnt null, 0x0 // 00007cbc
lds_param_load v1, attr3.y                               // lds_param_load v1, attr3.y wait_vdst:0 // 010d00ce
exp mrt0 v0, v1, off, off done row_en                    // exp mrt0, v0, v1, off, off done row_en // 032800f800010000
v_dual_add_f32_e32 v1, v2, v3 :: v_dual_mul_f32 v4, v5, v6 // v_dual_add_f32 v1, v2, v3 :: v_dual_mul_f32 v4, v5, v6 // 020706c9050d0401
v_interp_p10_f32_e64 v0, v1, v2, v3                      // v_interp_p10_f32 v0, v1, v2, v3 wait_exp:0 // 000000cd01050e04
v_add_co_ci_u32 v1, s2, v3                               // v_add_co_ci_u32_e32 v1, vcc_lo, s2, v3, vcc_lo // 02060240
v_add_co_ci_u32_e32 v1, 0x1234, v3                       // v_add_co_ci_u32_e32 v1, vcc_lo, 0x1234, v3, vcc_lo // ff06024034120000
v_sub_co_ci_u32 v1, v2, v3                               // v_sub_co_ci_u32_e32 v1, vcc_lo, v2, v3, vcc_lo // 02070242
v_subrev_co_ci_u32_e32 v1, v2, v3                        // v_subrev_co_ci_u32_e32 v1, vcc_lo, v2, v3, vcc_lo // 02070244
v_readlane_b32_e32 s1, v2, s3                            // v_readlane_b32 s1, v2, s3 // 010060d702070002
v_writelane_b32_e32 v1, s2, s3                           // v_writelane_b32 v1, s2, s3 // 010061d702060002
global_load_dword_addtid v1, off offset:16               // global_load_addtid_b32 v1, off offset:16 // 1000a2dc00007c01
global_store_dword_addtid v1, s[2:3] offset:16           // global_store_addtid_b32 v1, s[2:3] offset:16 // 1000a6dc00010200
global_load_dword v1, v2, s[2:3] inst_offset:-8          // global_load_b32 v1, v2, s[2:3] offset:-8 // f81f52dc02000201
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // s_sendmsg sendmsg(31, 0, 0) // 1f00b6bf
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD)          // s_sendmsg sendmsg(47, 0, 0) // 2f00b6bf
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)   // s_sendmsghalt sendmsg(79, 0, 0) // 4f00b7bf
s_sendmsg 15                                             // s_sendmsg sendmsg(15, 0, 0) // 0f00b6bf
v_dot4_i32_i8 v5, v1, v2, s3                             // v_dot4_i32_iu8 v5, v1, v2, s3 neg_lo:[1,1,0] // 054016cc01050e78
v_dot8_i32_i4 v5, v1, s2, 7 clamp                        // v_dot8_i32_iu4 v5, v1, s2, 7 neg_lo:[1,1,0] clamp // 05c018cc01051c7a

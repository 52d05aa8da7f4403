v_add3_u32 v5, v1, v2, v3 // 050055d601050e04
v_add3_u32 v5, v1, ttmp15, v3 // 050055d601f70c04
v_add3_u32 v5, exec_hi, null, vcc_lo // 050055d67ff8a801
v_add3_u32_e64_dpp v5, v1, 42, v0 dpp8:[7,6,5,4,3,2,1,0] // 050055d6e954010401773905
v_add3_u32_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // 050055d6fa04f201015001ff
v_add3_u32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0055d6fafef703ff6f0530
v_add_co_u32 v5, s0, v1, 0.5                             // 050000d701e10102
v_add_co_u32 v5, s0, -4.0, v2                            // 050000d7f7040202
v_add_co_u32 v5, s6, vcc_lo, ttmp15                      // 050600d76af60002
v_add_co_u32_e64_dpp v5, s6, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 050600d7fa040200012101ff
v_add_co_u32_e64_dpp v5, s6, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050600d7fa040200011f01ff
v_add_co_u32_e64_dpp v255, null, v255, v255 clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fffc00d7fafe0300ff6f0530
v_add_lshl_u32 v5, 0, v2, v3 // 050047d680040e04
v_add_lshl_u32 v5, v1, v255, v3 // 050047d601ff0f04
v_add_lshl_u32 v255, 0xaf123456, vcc_hi, null // ff0047d6ffd6f001563412af
v_add_lshl_u32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050047d6e9040e0401773905
v_add_lshl_u32_e64_dpp v5, v1, v2, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050047d6fa04fe01012101ff
v_add_lshl_u32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0047d6fafef703ff6f0530
v_add_nc_i16 v5, 0, v2                                   // v_add_nc_i16 v5.l, 0, v2.l // 05000dd780040202
v_add_nc_i16 v5, exec_hi, v2                             // v_add_nc_i16 v5.l, exec_hi, v2.l // 05000dd77f040202
v_add_nc_i16 v5, src_scc, vcc_lo op_sel:[0,1,0]          // v_add_nc_i16 v5.l, src_scc, vcc_lo op_sel:[0,1,0] // 05100dd7fdd40002
v_add_nc_i16_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // v_add_nc_i16_e64_dpp v5.l, v1.l, v2.l row_ror:15 row_mask:0xf bank_mask:0xf // 05000dd7fa040200012f01ff
v_add_nc_i16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_add_nc_i16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05000dd7fa04020001e400ff
v_add_nc_i16_e64_dpp v255, v255, v255 clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_add_nc_i16_e64_dpp v255.l, v255.l, v255.l clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff800dd7fafe0300ff6f0530
v_add_nc_i32 v5, v1, 0                                   // 050026d701010102
v_add_nc_i32 v5, v1, s103                                // 050026d701cf0002
v_add_nc_i32 v5, v1, exec_lo                             // 050026d701fd0002
v_add_nc_i32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050026d7ea04020001773905
v_add_nc_i32_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 050026d7fa040200012f01ff
v_add_nc_i32_e64_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 050026d7fa040200015f0101
v_add_nc_u16 v5, s1, s2                                  // v_add_nc_u16 v5.l, s1, s2 // 050003d701040002
v_add_nc_u16 v5, exec_hi, v2                             // v_add_nc_u16 v5.l, exec_hi, v2.l // 050003d77f040202
v_add_nc_u16 v5, v1, v2 op_sel:[1,1,1]                   // v_add_nc_u16 v5.h, v1.h, v2.h op_sel:[1,1,1] // 055803d701050202
v_add_nc_u16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_add_nc_u16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050003d7ea04020001773905
v_add_nc_u16_e64_dpp v5, v1, v2 op_sel:[0,1,0] dpp8:[7,6,5,4,3,2,1,0] // v_add_nc_u16_e64_dpp v5.l, v1.l, v2.h op_sel:[0,1,0] dpp8:[7,6,5,4,3,2,1,0] // 051003d7e904020001773905
v_add_nc_u16_e64_dpp v255, v255, v255 clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_add_nc_u16_e64_dpp v255.l, v255.l, v255.l clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8003d7fafe0300ff6f0530
v_alignbit_b32 v5, v1, 0, v3                             // v_alignbit_b32 v5, v1, 0, v3.l // 050016d601010d04
v_alignbit_b32 v5, v1, v2, ttmp11 // 050016d60105de01
v_alignbit_b32 v5, ttmp15, src_scc, ttmp15 // 050016d67bfaed01
v_alignbit_b32_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // 050016d6e904a60101773905
v_alignbit_b32_e64_dpp v255, v255, v255, src_scc dpp8:[0,0,0,0,0,0,0,0] // ff0016d6e9fef703ff000000
v_alignbit_b32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_alignbit_b32_e64_dpp v5, v1, v2, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050016d6fa040e04011b00ff
v_alignbyte_b32 v5, v1, v2, 0 // 050017d601050202
v_alignbyte_b32 v5, exec_hi, v2, v3                      // v_alignbyte_b32 v5, exec_hi, v2, v3.l // 050017d67f040e04
v_alignbyte_b32 v5, exec_hi, null, vcc_hi // 050017d67ff8ac01
v_alignbyte_b32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_alignbyte_b32_e64_dpp v5, v1, v2, v3.l dpp8:[7,6,5,4,3,2,1,0] // 050017d6e9040e0401773905
v_alignbyte_b32_e64_dpp v5, v1, v2, vcc_lo row_shr:15 row_mask:0xf bank_mask:0xf // 050017d6fa04aa01011f01ff
v_alignbyte_b32_e64_dpp v5, v1, v2, -1 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050017d6fa04060301600913
v_and_b16 v5, v255, v255                                 // v_and_b16 v5.l, v255.l, v255.l // 050062d7ffff0302
v_and_b16 v5, ttmp15, src_scc                            // v_and_b16 v5.l, ttmp15, src_scc // 050062d77bfa0102
v_and_b16_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // v_and_b16_e64_dpp v5.l, v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // 050062d7fa040200010f01ff
v_and_b16_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // v_and_b16_e64_dpp v5.l, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 050062d7fa040200014101ff
v_and_b16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_and_b16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050062d7fa04020001600913
v_and_or_b32 v5, v1, v2, 0 // 050057d601050202
v_and_or_b32 v5, v1, v2, s101 // 050057d601059601
v_and_or_b32 v5, src_scc, vcc_lo, -1 // 050057d6fdd40403
v_and_or_b32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050057d6e904060301773905
v_and_or_b32_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // 050057d6fa04f201015001ff
v_and_or_b32_e64_dpp v32, v40, s64, s32 quad_perm:[0,1,0,2] row_mask:0x0 bank_mask:0x0 // 200057d6fa80800028840000
v_ashrrev_i16 v5, -1, v2                                 // v_ashrrev_i16 v5.l, -1, v2.l // 05003ad7c1040202
v_ashrrev_i16 v5, v1, vcc_hi                             // v_ashrrev_i16 v5.l, v1.l, vcc_hi // 05003ad701d70002
v_ashrrev_i16 v5, vcc_hi, 0xfe0b                         // v_ashrrev_i16 v5.l, vcc_hi, 0xfe0b // 05003ad76bfe01020bfe0000
v_ashrrev_i16_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // v_ashrrev_i16_e64_dpp v255.l, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // ff003ad7e9fe0300ff000000
v_ashrrev_i16_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // v_ashrrev_i16_e64_dpp v5.l, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 05003ad7fa040200014001ff
v_ashrrev_i16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_ashrrev_i16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05003ad7fa04020001600913
v_bcnt_u32_b32 v5, s1, s2                                // 05001ed701040002
v_bcnt_u32_b32 v5, -4.0, v2                              // 05001ed7f7040202
v_bcnt_u32_b32 v255, 0xaf123456, vcc_hi                  // ff001ed7ffd60002563412af
v_bcnt_u32_b32_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff001ed7e9fe0300ff000000
v_bcnt_u32_b32_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 05001ed7fa040200012f01ff
v_bcnt_u32_b32_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff001ed7fafe0300ff6f0530
v_bfe_i32 v5, 0, v2, v3 // 050011d680040e04
v_bfe_i32 v5, v1, src_scc, v3 // 050011d601fb0d04
v_bfe_i32 v255, 0xaf123456, vcc_hi, null // ff0011d6ffd6f001563412af
v_bfe_i32_e64_dpp v5, v1, v2, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // 050011d6e904ae0101773905
v_bfe_i32_e64_dpp v5, v1, v2, -1 row_share:15 row_mask:0x0 bank_mask:0x1 // 050011d6fa040603015f0101
v_bfe_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050011d6fa040e04011b00ff
v_bfe_u32 v5, 0.5, v2, v3 // 050010d6f0040e04
v_bfe_u32 v5, v255, s2, s105 // 050010d6ff05a401
v_bfe_u32 v255, 0xaf123456, vcc_hi, null // ff0010d6ffd6f001563412af
v_bfe_u32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050010d6e904060301773905
v_bfe_u32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050010d6fa04a601010101ff
v_bfe_u32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0010d6fafef703ff6f0530
v_bfi_b32 v5, v1, v2, 0 // 050012d601050202
v_bfi_b32 v5, v1, v2, vcc_hi // 050012d60105ae01
v_bfi_b32 v255, 0xaf123456, vcc_hi, null // ff0012d6ffd6f001563412af
v_bfi_b32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 050012d6e904fe0701773905
v_bfi_b32_e64_dpp v255, v255, v255, src_scc dpp8:[0,0,0,0,0,0,0,0] // ff0012d6e9fef703ff000000
v_bfi_b32_e64_dpp v5, v1, v2, 0.5 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050012d6fa04c20301600913
v_bfm_b32 v5, 0x3f717273, v2                             // 05001dd7ff0402027372713f
v_bfm_b32 v5, s103, v2                                   // 05001dd767040202
v_bfm_b32 v5, vcc_hi, 0xaf123456                         // 05001dd76bfe0102563412af
v_bfm_b32_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff001dd7e9fe0300ff000000
v_bfm_b32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05001dd7fa040200015001ff
v_bfm_b32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05001dd7fa04020001e400ff
v_cndmask_b16 v5, s105, s105, s3                         // v_cndmask_b16 v5.l, s105, s105, s3 // 05005dd669d20c00
v_cndmask_b16 v255, -|0xfe0b|, -|vcc_hi|, null           // v_cndmask_b16 v255.l, -|0xfe0b|, -|vcc_hi|, null // ff035dd6ffd6f0610bfe0000
v_cndmask_b16_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // v_cndmask_b16_e64_dpp v5.l, v1.l, v2.l, s105 dpp8:[7,6,5,4,3,2,1,0] // 05005dd6e904a60101773905
v_cndmask_b16_e64_dpp v5, v1, v2, s3 row_mirror row_mask:0xf bank_mask:0xf // v_cndmask_b16_e64_dpp v5.l, v1.l, v2.l, s3 row_mirror row_mask:0xf bank_mask:0xf // 05005dd6fa040e00014001ff
v_cndmask_b16_e64_dpp v5, |v1|, -v2, vcc_lo row_share:15 row_mask:0x0 bank_mask:0x1 // v_cndmask_b16_e64_dpp v5.l, |v1.l|, -v2.l, vcc_lo row_share:15 row_mask:0x0 bank_mask:0x1 // 05015dd6fa04aa41015f0101
v_cubeid_f32 v5, 0, v2, v3 // 05000cd680040e04
v_cubeid_f32 v5, |v1|, v2, v3 // 05010cd601050e04
v_cubeid_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff830cd6ffd6f079563412af
v_cubeid_f32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 05000cd6e904fe0701773905
v_cubeid_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05000cd6fa04fe07014101ff
v_cubeid_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff870cd6fafef7fbff6f0530
v_cubema_f32 v5, v1, v2, 0 // 05000fd601050202
v_cubema_f32 v5, vcc_hi, v2, v3 // 05000fd66b040e04
v_cubema_f32 v5, null, exec_lo, -|0xaf123456| // 05040fd67cfcfc83563412af
v_cubema_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05000fd6e9040e0401773905
v_cubema_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05000fd6fa04fe07014101ff
v_cubema_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05060fd6fa04c2d301600913
v_cubesc_f32 v5, 0, v2, v3 // 05000dd680040e04
v_cubesc_f32 v5, vcc_hi, v2, v3 // 05000dd66b040e04
v_cubesc_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 05070dd67bfaede1
v_cubesc_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05000dd6e9040e0401773905
v_cubesc_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05000dd6fa04fe07014101ff
v_cubesc_f32_e64_dpp v5, -|v1|, v2, -|-1| mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05050dd6fa0406ab015f0101
v_cubetc_f32 v5, v1, 0, v3 // 05000ed601010d04
v_cubetc_f32 v5, exec_hi, v2, v3 // 05000ed67f040e04
v_cubetc_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 05070ed67bfaede1
v_cubetc_f32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 05000ed6e904fe0701773905
v_cubetc_f32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05000ed6fa04fe07014101ff
v_cubetc_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05060ed6fa04c2d301600913
v_cvt_pk_bf8_f32 v1, v2, v3                              // v_cvt_pk_bf8_f32 v1.l, v2, v3 // 01006ad702070202
v_cvt_pk_bf8_f32 v1, v2, v3 op_sel:[0,0,1]               // v_cvt_pk_bf8_f32 v1.h, v2, v3 op_sel:[0,0,1] // 01406ad702070202
v_cvt_pk_bf8_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // v_cvt_pk_bf8_f32_e64_dpp v5.l, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05006ad7e904020001773905
v_cvt_pk_bf8_f32_e64_dpp v5, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // v_cvt_pk_bf8_f32_e64_dpp v5.l, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 05016ad7e904024001773905
v_cvt_pk_bf8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // v_cvt_pk_bf8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 01026ad7fa060220021b002d
v_cvt_pk_fp8_f32 v10, v82, v8                            // v_cvt_pk_fp8_f32 v10.l, v82, v8 // 0a0069d752110202
v_cvt_pk_fp8_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,2,3,0,1] // v_cvt_pk_fp8_f32_e64_dpp v5.l, v1, v2 dpp8:[7,6,5,4,2,3,0,1] // 050069d7e90402000177a921
v_cvt_pk_fp8_f32_e64_dpp v255, -|v255|, -|v255| dpp8:[0,0,0,0,0,0,0,0] // v_cvt_pk_fp8_f32_e64_dpp v255.l, -|v255|, -|v255| dpp8:[0,0,0,0,0,0,0,0] // ff0369d7e9fe0360ff000000
v_cvt_pk_fp8_f32_e64_dpp v1, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // v_cvt_pk_fp8_f32_e64_dpp v1.l, -v2, |v3| quad_perm:[3,2,1,0] row_mask:0x2 bank_mask:0xd // 010269d7fa060220021b002d
v_cvt_pk_i16_f32 v5, v1, v2                              // 050006d701050202
v_cvt_pk_i16_f32 v5, null, exec_lo                       // 050006d77cfc0002
v_cvt_pk_i16_f32 v5, vcc_hi, 0xaf123456                  // 050006d76bfe0102563412af
v_cvt_pk_i16_f32_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050006d7fa040200010f01ff
v_cvt_pk_i16_f32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050006d7fa040200014101ff
v_cvt_pk_i16_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050006d7fa04020001e400ff
v_cvt_pk_i16_i32 v5, 0.5, m0                             // 050024d7f0fa0002
v_cvt_pk_i16_i32 v5, ttmp15, v2                          // 050024d77b040202
v_cvt_pk_i16_i32 v5, ttmp15, src_scc                     // 050024d77bfa0102
v_cvt_pk_i16_i32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050024d7fa040200014001ff
v_cvt_pk_i16_i32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050024d7fa040200011f01ff
v_cvt_pk_i16_i32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050024d7fa04020001600913
v_cvt_pk_norm_i16_f16 v5, 0, v2                          // v_cvt_pk_norm_i16_f16 v5, 0, v2.l // 050012d780040202
v_cvt_pk_norm_i16_f16 v5, vcc_hi, v2                     // v_cvt_pk_norm_i16_f16 v5, vcc_hi, v2.l // 050012d76b040202
v_cvt_pk_norm_i16_f16 v255, -|0xfe0b|, -|vcc_hi| op_sel:[0,1,0] // ff1312d7ffd600620bfe0000
v_cvt_pk_norm_i16_f16_e64_dpp v5, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // v_cvt_pk_norm_i16_f16_e64_dpp v5, |v1.l|, -v2.l dpp8:[7,6,5,4,3,2,1,0] // 050112d7e904024001773905
v_cvt_pk_norm_i16_f16_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // v_cvt_pk_norm_i16_f16_e64_dpp v5, v1.l, v2.l row_shl:15 row_mask:0xf bank_mask:0xf // 050012d7fa040200010f01ff
v_cvt_pk_norm_i16_f16_e64_dpp v255, -|v255|, -|v255| op_sel:[0,1,0] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_cvt_pk_norm_i16_f16_e64_dpp v255, -|v255.l|, -|v255.h| op_sel:[0,1,0] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ff1312d7fafe0360ff6f0d30
v_cvt_pk_norm_i16_f32 v5, v1, m0                         // 050021d701fb0002
v_cvt_pk_norm_i16_f32 v5, -1, exec_hi                    // 050021d7c1fe0002
v_cvt_pk_norm_i16_f32 v255, -|0xaf123456|, -|vcc_hi|     // ff0321d7ffd60062563412af
v_cvt_pk_norm_i16_f32_e64_dpp v255, -|v255|, -|v255| dpp8:[0,0,0,0,0,0,0,0] // ff0321d7e9fe0360ff000000
v_cvt_pk_norm_i16_f32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050021d7fa040200011f01ff
v_cvt_pk_norm_i16_f32_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050221d7fa04022001600913
v_cvt_pk_norm_u16_f16 v5, -1, v2                         // v_cvt_pk_norm_u16_f16 v5, -1, v2.l // 050013d7c1040202
v_cvt_pk_norm_u16_f16 v5, |v1|, |v2|                     // v_cvt_pk_norm_u16_f16 v5, |v1.l|, |v2.l| // 050313d701050202
v_cvt_pk_norm_u16_f16 v255, -|0xfe0b|, -|vcc_hi| op_sel:[0,1,0] // ff1313d7ffd600620bfe0000
v_cvt_pk_norm_u16_f16_e64_dpp v255, -|v255|, -|v255| dpp8:[0,0,0,0,0,0,0,0] // v_cvt_pk_norm_u16_f16_e64_dpp v255, -|v255.l|, -|v255.l| dpp8:[0,0,0,0,0,0,0,0] // ff0313d7e9fe0360ff000000
v_cvt_pk_norm_u16_f16_e64_dpp v5, -v1, |v2| op_sel:[1,0,0] dpp8:[7,6,5,4,3,2,1,0] // v_cvt_pk_norm_u16_f16_e64_dpp v5, -v1.h, |v2.l| op_sel:[1,0,0] dpp8:[7,6,5,4,3,2,1,0] // 050a13d7e904022001773905
v_cvt_pk_norm_u16_f16_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_cvt_pk_norm_u16_f16_e64_dpp v5, -v1.l, |v2.l| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050213d7fa04022001600913
v_cvt_pk_norm_u16_f32 v5, -4.0, v2                       // 050022d7f7040202
v_cvt_pk_norm_u16_f32 v5, v1, vcc_lo                     // 050022d701d50002
v_cvt_pk_norm_u16_f32 v5, ttmp15, src_scc                // 050022d77bfa0102
v_cvt_pk_norm_u16_f32_e64_dpp v255, -|v255|, -|v255| dpp8:[0,0,0,0,0,0,0,0] // ff0322d7e9fe0360ff000000
v_cvt_pk_norm_u16_f32_e64_dpp v5, |v1|, -v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 050122d7fa040240015f0101
v_cvt_pk_norm_u16_f32_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050222d7fa04022001600913
v_cvt_pk_u16_f32 v5, v1, v2                              // 050007d701050202
v_cvt_pk_u16_f32 v5, null, exec_lo                       // 050007d77cfc0002
v_cvt_pk_u16_f32 v5, -src_scc, |vcc_lo|                  // 050207d7fdd40022
v_cvt_pk_u16_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050007d7e904020001773905
v_cvt_pk_u16_f32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050007d7fa040200011f01ff
v_cvt_pk_u16_f32_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050207d7fa04022001600913
v_cvt_pk_u16_u32 v0, s2, s0                              // 000023d702000002
v_cvt_pk_u16_u32 v5, v255, v255                          // 050023d7ffff0302
v_cvt_pk_u16_u32 v5, vcc_hi, 0xaf123456                  // 050023d76bfe0102563412af
v_cvt_pk_u16_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050023d7ea04020001773905
v_cvt_pk_u16_u32_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050023d7fa040200010101ff
v_cvt_pk_u16_u32_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0023d7fafe0300ff6f0530
v_cvt_pk_u8_f32 v5, 0.5, v2, v3 // 050026d6f0040e04
v_cvt_pk_u8_f32 v5, v1, -4.0, v3 // 050026d601ef0d04
v_cvt_pk_u8_f32 v5, s105, s105, exec_lo // 050026d669d2f801
v_cvt_pk_u8_f32_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // 050026d6e904f20101773905
v_cvt_pk_u8_f32_e64_dpp v5, v1, v2, exec_lo dpp8:[7,6,5,4,3,2,1,0] // 050026d6e904fa0101773905
v_cvt_pk_u8_f32_e64_dpp v5, v1, v2, 0.5 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050026d6fa04c20301600913
v_cvt_sr_bf8_f32 v1, s2, 3                               // 01006cd702060102
v_cvt_sr_bf8_f32 v10, s2, v5                             // 0a006cd7020a0202
v_cvt_sr_bf8_f32_e64_dpp v5, |v1|, v2 dpp8:[7,6,5,4,3,2,1,0] // 05016cd7e904020001773905
v_cvt_sr_bf8_f32_e64_dpp v6, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 06006cd7fa060220021b00ed
v_cvt_sr_bf8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd fi:1 // 01006cd7fa060220021b04ed
v_cvt_sr_fp8_f32 v1, s2, 3                               // 01006bd702060102
v_cvt_sr_fp8_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05006bd7e904020001773905
v_cvt_sr_fp8_f32_e64_dpp v1, -v6, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd // 01006bd7fa060220061b00ed
v_cvt_sr_fp8_f32_e64_dpp v1, -v2, v3 quad_perm:[3,2,1,0] row_mask:0xe bank_mask:0xd fi:1 // 01006bd7fa060220021b04ed
v_div_fixup_f16 v5, 0, v2, v3                            // v_div_fixup_f16 v5.l, 0, v2.l, v3.l // 050054d680040e04
v_div_fixup_f16 v5, vcc_lo, v2, v3                       // v_div_fixup_f16 v5.l, vcc_lo, v2.l, v3.l // 050054d66a040e04
v_div_fixup_f16 v5, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // v_div_fixup_f16 v5.h, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // 057d54d67ff8a8a1
v_div_fixup_f16_e64_dpp v5, |v1|, v2, -ttmp15 dpp8:[7,6,5,4,3,2,1,0] // v_div_fixup_f16_e64_dpp v5.l, |v1.l|, v2.l, -ttmp15 dpp8:[7,6,5,4,3,2,1,0] // 050154d6e904ee8101773905
v_div_fixup_f16_e64_dpp v5, -|v1|, -|v2|, null op_sel:[1,0,0,0] dpp8:[7,6,5,4,3,2,1,0] // v_div_fixup_f16_e64_dpp v5.l, -|v1.h|, -|v2.l|, null op_sel:[1,0,0,0] dpp8:[7,6,5,4,3,2,1,0] // 050b54d6e904f26101773905
v_div_fixup_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_div_fixup_f16_e64_dpp v255.l, -|v255.l|, -|v255.l|, -|src_scc| clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8754d6fafef7e3ff6f0530
v_div_fixup_f32 v5, v1, v2, 0 // 050027d601050202
v_div_fixup_f32 v5, v1, vcc_hi, v3 // 050027d601d70c04
v_div_fixup_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 050727d67bfaede1
v_div_fmas_f32 v5, 0, v2, v3 // 050037d680040e04
v_div_fmas_f32 v5, null, m0, -|m0| // 050437d67cfaf481
v_div_fmas_f32 v255, -|0xaf123456|, null, null clamp div:2 // ff8137d6fff8f039563412af
v_div_fmas_f64 v[0:1], v[2:3], v[4:5], ttmp[2:3] // 000038d60209ba01
v_div_fmas_f64 v[254:255], 0xaf123456, null, -1 clamp div:2 // fe8038d6fff8041b563412af
v_div_scale_f32 v5, s0, v1, s2, v3 // 0500fcd601050c04
v_div_scale_f32 v5, s0, v1, exec_hi, v3 // 0500fcd601ff0c04
v_div_scale_f32 v5, vcc_lo, vcc_hi, 0xaf123456, v255 // 056afcd66bfefd07563412af
v_div_scale_f64 v[2:3], s2, v[0:1], v[0:1], v[2:3] // 0202fdd600010a04
v_div_scale_f64 v[254:255], vcc_lo, 0xaf123456, -vcc, -1 clamp div:2 // feeafdd6ffd4045b563412af
v_fma_dx9_zero_f32 v5, v1, v2, s3 // 050009d601050e00
v_fma_dx9_zero_f32 v5, s105, s105, exec_lo // 050009d669d2f801
v_fma_dx9_zero_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 050709d67bfaede1
v_fma_f16 v5, 0, v2, v3                                  // v_fma_f16 v5.l, 0, v2.l, v3.l // 050048d680040e04
v_fma_f16 v5, v1, vcc_lo, v3                             // v_fma_f16 v5.l, v1.l, vcc_lo, v3.l // 050048d601d50c04
v_fma_f16 v255, -|0xfe0b|, -|vcc_hi|, null op_sel:[0,0,0,1] clamp div:2 // v_fma_f16 v255.h, -|0xfe0b|, -|vcc_hi|, null op_sel:[0,0,0,1] clamp div:2 // ffc348d6ffd6f0790bfe0000
v_fma_f16_e64_dpp v5, v1, v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // v_fma_f16_e64_dpp v5.l, v1.l, v2.l, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // 050048d6e904aa0101773905
v_fma_f16_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // v_fma_f16_e64_dpp v5.l, v1.l, v2.l, v255.l row_half_mirror row_mask:0xf bank_mask:0xf // 050048d6fa04fe07014101ff
v_fma_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| op_sel:[0,0,0,1] clamp dpp8:[0,0,0,0,0,0,0,0] fi:1 // v_fma_f16_e64_dpp v255.h, -|v255.l|, -|v255.l|, -|src_scc| op_sel:[0,0,0,1] clamp dpp8:[0,0,0,0,0,0,0,0] fi:1 // ffc748d6eafef7e3ff000000
v_fma_f32 v5, ttmp11, v2, v3 // 050013d677040e04
v_fma_f32 v5, v255, s2, s105 // 050013d6ff05a401
v_fma_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff8313d6ffd6f079563412af
v_fma_f32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 050013d6e904fe0701773905
v_fma_f32_e64_dpp v5, |v1|, v2, -ttmp15 dpp8:[7,6,5,4,3,2,1,0] // 050113d6e904ee8101773905
v_fma_f32_e64_dpp v5, -|v1|, -|v2|, null row_share:0 row_mask:0xf bank_mask:0xf // 050313d6fa04f261015001ff
v_fma_f64 v[4:5], |s[0:1]|, s[0:1], s[0:1] mul:4 // 040114d600000010
v_ldexp_f32 v5, -1, v2                                   // 05001cd7c1040202
v_ldexp_f32 v5, exec_lo, -1                              // 05001cd77e820102
v_ldexp_f32 v5, src_scc, vcc_lo mul:4                    // 05001cd7fdd40012
v_ldexp_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05001cd7e904020001773905
v_ldexp_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05001cd7fa040200015001ff
v_ldexp_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05001cd7fa04020001e400ff
v_ldexp_f64 v[254:255], 0xaf123456, 0xaf123456 clamp div:2 // fe802bd7fffe011a563412af
v_lerp_u8 v5, -1, v2, v3 // 050015d6c1040e04
v_lerp_u8 v5, exec_hi, v2, v3 // 050015d67f040e04
v_lerp_u8 v255, 0xaf123456, vcc_hi, null // ff0015d6ffd6f001563412af
v_lerp_u8_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050015d6e9040e0401773905
v_lerp_u8_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // 050015d6fa04f201015001ff
v_lerp_u8_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050015d6fa040e0401e400ff
v_lshl_add_u32 v3, v0, 2, s0 // 030046d600050100
v_lshl_add_u32 v5, v1, v2, vcc_hi // 050046d60105ae01
v_lshl_add_u32 v255, 0xaf123456, vcc_hi, null // ff0046d6ffd6f001563412af
v_lshl_add_u32_e64_dpp v5, v1, v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // 050046d6e904aa0101773905
v_lshl_add_u32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050046d6fa04ae01010f01ff
v_lshl_add_u32_e64_dpp v5, v1, v2, 0.5 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050046d6fa04c20301600913
v_lshl_add_u64 v[2:3], v[4:5], 0, 1 // 020052d604010502
v_lshl_add_u64 v[44:45], s[8:9], s1, 4 // 2c0052d608021002
v_lshl_add_u64 v[2:3], s[0:1], v64, s[66:67] // 020052d600800a01
v_lshl_or_b32 v5, 0, v2, v3 // 050056d680040e04
v_lshl_or_b32 v5, v1, vcc_hi, v3 // 050056d601d70c04
v_lshl_or_b32 v5, exec_hi, null, vcc_lo // 050056d67ff8a801
v_lshl_or_b32_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // 050056d6e904f20101773905
v_lshl_or_b32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050056d6fa040e04014001ff
v_lshl_or_b32_e64_dpp v5, v1, v2, exec_lo row_ror:15 row_mask:0xf bank_mask:0xf // 050056d6fa04fa01012f01ff
v_lshlrev_b16 v5, s105, s105                             // v_lshlrev_b16 v5.l, s105, s105 // 050038d769d20002
v_lshlrev_b16 v5, v1, src_scc                            // v_lshlrev_b16 v5.l, v1.l, src_scc // 050038d701fb0102
v_lshlrev_b16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // v_lshlrev_b16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050038d7ea04020001773905
v_lshlrev_b16_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // v_lshlrev_b16_e64_dpp v5.l, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050038d7fa040200014001ff
v_lshlrev_b16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_lshlrev_b16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050038d7fa04020001600913
v_lshrrev_b16 v5, 0x3456, v2                             // v_lshrrev_b16 v5.l, 0x3456, v2.l // 050039d7ff04020256340000
v_lshrrev_b16 v5, vcc_lo, v2                             // v_lshrrev_b16 v5.l, vcc_lo, v2.l // 050039d76a040202
v_lshrrev_b16 v5, src_scc, vcc_lo                        // v_lshrrev_b16 v5.l, src_scc, vcc_lo // 050039d7fdd40002
v_lshrrev_b16_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // v_lshrrev_b16_e64_dpp v255.l, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // ff0039d7e9fe0300ff000000
v_lshrrev_b16_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // v_lshrrev_b16_e64_dpp v5.l, v1.l, v2.l row_shr:1 row_mask:0xf bank_mask:0xf // 050039d7fa040200011101ff
v_lshrrev_b16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_lshrrev_b16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050039d7fa04020001e400ff
v_mad_i16 v5, 0, v2, v3                                  // v_mad_i16 v5.l, 0, v2.l, v3.l // 050053d680040e04
v_mad_i16 v5, v1, v2, vcc_lo                             // v_mad_i16 v5.l, v1.l, v2.l, vcc_lo // 050053d60105aa01
v_mad_i16 v5, src_scc, vcc_lo, -1 op_sel:[0,0,1,0]       // v_mad_i16 v5.l, src_scc, vcc_lo, -1 op_sel:[0,0,1,0] // 052053d6fdd40403
v_mad_i16_e64_dpp v5, v1, v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // v_mad_i16_e64_dpp v5.l, v1.l, v2.l, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // 050053d6e904aa0101773905
v_mad_i16_e64_dpp v5, v1, v2, ttmp15 row_ror:1 row_mask:0xf bank_mask:0xf // v_mad_i16_e64_dpp v5.l, v1.l, v2.l, ttmp15 row_ror:1 row_mask:0xf bank_mask:0xf // 050053d6fa04ee01012101ff
v_mad_i16_e64_dpp v5, v1, v2, exec_lo op_sel:[1,0,0,0] row_share:0 row_mask:0xf bank_mask:0xf // v_mad_i16_e64_dpp v5.l, v1.h, v2.l, exec_lo op_sel:[1,0,0,0] row_share:0 row_mask:0xf bank_mask:0xf // 050853d6fa04fa01015001ff
v_mad_i32_i16 v5, v1, ttmp15, v3                         // v_mad_i32_i16 v5, v1.l, ttmp15, v3 // 05005ad601f70c04
v_mad_i32_i16 v5, v1, v2, v3 op_sel:[0,1,0,0]            // v_mad_i32_i16 v5, v1.l, v2.h, v3 op_sel:[0,1,0,0] // 05105ad601050e04
v_mad_i32_i16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_mad_i32_i16_e64_dpp v5, v1.l, v2.l, v3 dpp8:[7,6,5,4,3,2,1,0] // 05005ad6e9040e0401773905
v_mad_i32_i16_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // v_mad_i32_i16_e64_dpp v5, v1.l, v2.l, null row_share:0 row_mask:0xf bank_mask:0xf // 05005ad6fa04f201015001ff
v_mad_i32_i16_e64_dpp v255, v255, v255, src_scc op_sel:[0,1,0,0] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_mad_i32_i16_e64_dpp v255, v255.l, v255.h, src_scc op_sel:[0,1,0,0] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ff905ad6fafef703ff6f0d30
v_mad_i32_i24 v5, v1, v2, 0 // 05000ad601050202
v_mad_i32_i24 v5, v1, ttmp15, v3 // 05000ad601f70c04
v_mad_i32_i24 v5, ttmp15, src_scc, ttmp15 // 05000ad67bfaed01
v_mad_i32_i24_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 05000ad6e904fe0701773905
v_mad_i32_i24_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // 05000ad6fa04f201015001ff
v_mad_i32_i24_e64_dpp v5, v1, v2, 0.5 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05000ad6fa04c20301600913
v_mad_u16 v5, v1, 0x1234, v3                             // v_mad_u16 v5.l, v1.l, 0x1234, v3.l // 050041d601ff0d0434120000
v_mad_u16 v5, vcc_lo, v2, v3                             // v_mad_u16 v5.l, vcc_lo, v2.l, v3.l // 050041d66a040e04
v_mad_u16 v5, exec_hi, null, vcc_lo op_sel:[1,1,1,1]     // v_mad_u16 v5.h, exec_hi, null, vcc_lo op_sel:[1,1,1,1] // 057841d67ff8a801
v_mad_u16_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // v_mad_u16_e64_dpp v5.l, v1.l, v2.l, null dpp8:[7,6,5,4,3,2,1,0] // 050041d6e904f20101773905
v_mad_u16_e64_dpp v5, v1, v2, v3 row_half_mirror row_mask:0xf bank_mask:0xf // v_mad_u16_e64_dpp v5.l, v1.l, v2.l, v3.l row_half_mirror row_mask:0xf bank_mask:0xf // 050041d6fa040e04014101ff
v_mad_u16_e64_dpp v255, v255, v255, src_scc op_sel:[0,0,0,1] clamp dpp8:[0,0,0,0,0,0,0,0] fi:1 // v_mad_u16_e64_dpp v255.h, v255.l, v255.l, src_scc op_sel:[0,0,0,1] clamp dpp8:[0,0,0,0,0,0,0,0] fi:1 // ffc041d6eafef703ff000000
v_mad_u32_u16 v5, v1, m0, v3                             // v_mad_u32_u16 v5, v1.l, m0, v3 // 050059d601fb0c04
v_mad_u32_u16 v5, exec_hi, v2, v3                        // v_mad_u32_u16 v5, exec_hi, v2.l, v3 // 050059d67f040e04
v_mad_u32_u16 v5, src_scc, vcc_lo, src_scc op_sel:[1,0,0,0] // 050859d6fdd4f403
v_mad_u32_u16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_mad_u32_u16_e64_dpp v5, v1.l, v2.l, v3 dpp8:[7,6,5,4,3,2,1,0] // 050059d6e9040e0401773905
v_mad_u32_u16_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // v_mad_u32_u16_e64_dpp v5, v1.l, v2.l, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050059d6fa04aa01011101ff
v_mad_u32_u16_e64_dpp v255, v255, v255, src_scc op_sel:[0,1,0,0] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_mad_u32_u16_e64_dpp v255, v255.l, v255.h, src_scc op_sel:[0,1,0,0] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ff9059d6fafef703ff6f0d30
v_mad_u32_u24 v5, 0, v2, v3 // 05000bd680040e04
v_mad_u32_u24 v5, vcc_lo, v2, v3 // 05000bd66a040e04
v_mad_u32_u24 v5, ttmp15, src_scc, ttmp15 // 05000bd67bfaed01
v_mad_u32_u24_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05000bd6e9040e0401773905
v_mad_u32_u24_e64_dpp v5, v1, v2, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 05000bd6fa04fe01012101ff
v_mad_u32_u24_e64_dpp v5, v1, v2, 0.5 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05000bd6fa04c20301600913
v_max3_i16 v5, v1, v2, v3 clamp                          // v_max3_i16 v5.l, v1.l, v2.l, v3.l clamp // 05804dd601050e04
v_max3_i16 v255, 0xfe0b, vcc_hi, null op_sel:[0,0,0,1]   // v_max3_i16 v255.h, 0xfe0b, vcc_hi, null op_sel:[0,0,0,1] // ff404dd6ffd6f0010bfe0000
v_max3_i16_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // v_max3_i16_e64_dpp v5.l, v1.l, v2.l, v255.l dpp8:[7,6,5,4,3,2,1,0] // 05004dd6e904fe0701773905
v_max3_i16_e64_dpp v5, v1, v2, null op_sel:[0,1,0,0] dpp8:[7,6,5,4,3,2,1,0] // v_max3_i16_e64_dpp v5.l, v1.l, v2.h, null op_sel:[0,1,0,0] dpp8:[7,6,5,4,3,2,1,0] // 05104dd6e904f20101773905
v_max3_i16_e64_dpp v255, v255, v255, src_scc op_sel:[0,0,0,1] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_max3_i16_e64_dpp v255.h, v255.l, v255.l, src_scc op_sel:[0,0,0,1] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ff404dd6fafef703ff6f0d30
v_max3_i32 v5, -4.0, v2, v3 // 05001dd6f7040e04
v_max3_i32 v5, v1, vcc_hi, v3 // 05001dd601d70c04
v_max3_i32 v5, vcc_hi, 0xaf123456, v255 // 05001dd66bfefd07563412af
v_max3_i32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 05001dd6e904060301773905
v_max3_i32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05001dd6fa04a601010101ff
v_max3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001dd6fa040e04011b00ff
v_max3_num_f16 v5, 0, v2, v3                             // v_max3_num_f16 v5.l, 0, v2.l, v3.l // 05002cd680040e04
v_max3_num_f16 v5, v1, vcc_hi, v3                        // v_max3_num_f16 v5.l, v1.l, vcc_hi, v3.l // 05002cd601d70c04
v_max3_num_f16 v5, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // v_max3_num_f16 v5.h, -|exec_hi|, null, -|vcc_lo| op_sel:[1,1,1,1] // 057d2cd67ff8a8a1
v_max3_num_f16_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // v_max3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l dpp8:[7,6,5,4,3,2,1,0] // 05002cd6e9040e0401773905
v_max3_num_f16_e64_dpp v5, -|v1|, v2, -|-1| op_sel:[0,1,0,0] dpp8:[7,6,5,4,3,2,1,0] // v_max3_num_f16_e64_dpp v5.l, -|v1.l|, v2.h, -|-1| op_sel:[0,1,0,0] dpp8:[7,6,5,4,3,2,1,0] // 05152cd6e90406a301773905
v_max3_num_f16_e64_dpp v187, -|v81|, |v24|, |v151| op_sel:[1,1,1,1] clamp div:2 quad_perm:[2,0,2,1] row_mask:0x6 bank_mask:0x7 bound_ctrl:1 fi:1 // v_max3_num_f16_e64_dpp v187.h, -|v81.h|, |v24.h|, |v151.h| op_sel:[1,1,1,1] clamp div:2 quad_perm:[2,0,2,1] row_mask:0x6 bank_mask:0x7 bound_ctrl:1 fi:1 // bbff2cd6fa305e3e51620c67
v_max3_num_f32 v5, m0, v2, v3 // 05002ad67d040e04
v_max3_num_f32 v5, v1, v2, -v3 // 05002ad601050e84
v_max3_num_f32 v5, -|exec_hi|, null, -|vcc_lo| // 05052ad67ff8a8a1
v_max3_num_f32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 05002ad6e904fe0701773905
v_max3_num_f32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 05002ad6fa04ae01010f01ff
v_max3_num_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05062ad6fa04c2d301600913
v_max3_u16 v5, 0, v2, v3                                 // v_max3_u16 v5.l, 0, v2.l, v3.l // 05004ed680040e04
v_max3_u16 v5, vcc_hi, v2, v3                            // v_max3_u16 v5.l, vcc_hi, v2.l, v3.l // 05004ed66b040e04
v_max3_u16 v5, exec_hi, null, vcc_lo op_sel:[1,1,1,1]    // v_max3_u16 v5.h, exec_hi, null, vcc_lo op_sel:[1,1,1,1] // 05784ed67ff8a801
v_max3_u16_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // v_max3_u16_e64_dpp v5.l, v1.l, v2.l, null dpp8:[7,6,5,4,3,2,1,0] // 05004ed6e904f20101773905
v_max3_u16_e64_dpp v5, v1, v2, null op_sel:[0,1,0,0] dpp8:[7,6,5,4,3,2,1,0] // v_max3_u16_e64_dpp v5.l, v1.l, v2.h, null op_sel:[0,1,0,0] dpp8:[7,6,5,4,3,2,1,0] // 05104ed6e904f20101773905
v_max3_u16_e64_dpp v255, v255, v255, src_scc op_sel:[0,0,0,1] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_max3_u16_e64_dpp v255.h, v255.l, v255.l, src_scc op_sel:[0,0,0,1] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ff404ed6fafef703ff6f0d30
v_max3_u32 v5, v1, 0, v3 // 05001ed601010d04
v_max3_u32 v5, m0, 0.5, m0 // 05001ed67de0f501
v_max3_u32 v5, exec_lo, -1, vcc_hi // 05001ed67e82ad01
v_max3_u32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 05001ed6e904060301773905
v_max3_u32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05001ed6fa040e04014001ff
v_max3_u32_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05001ed6fa040e0401e400ff
v_max_i16 v5, 0xfe0b, v2                                 // v_max_i16 v5.l, 0xfe0b, v2.l // 05000ad7ff0402020bfe0000
v_max_i16 v5, ttmp15, v2                                 // v_max_i16 v5.l, ttmp15, v2.l // 05000ad77b040202
v_max_i16 v5, ttmp15, src_scc                            // v_max_i16 v5.l, ttmp15, src_scc // 05000ad77bfa0102
v_max_i16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_max_i16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 05000ad7e904020001773905
v_max_i16_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // v_max_i16_e64_dpp v5.l, v1.l, v2.l row_shr:15 row_mask:0xf bank_mask:0xf // 05000ad7fa040200011f01ff
v_max_i16_e64_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_max_i16_e64_dpp v5.l, v1.l, v2.l row_share:15 row_mask:0x0 bank_mask:0x1 // 05000ad7fa040200015f0101
v_max_u16 v5, vcc_hi, v2                                 // v_max_u16 v5.l, vcc_hi, v2.l // 050009d76b040202
v_max_u16 v5, vcc_lo, ttmp15                             // v_max_u16 v5.l, vcc_lo, ttmp15 // 050009d76af60002
v_max_u16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_max_u16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050009d7e904020001773905
v_max_u16_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // v_max_u16_e64_dpp v5.l, v1.l, v2.l row_mirror row_mask:0xf bank_mask:0xf // 050009d7fa040200014001ff
v_max_u16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_max_u16_e64_dpp v5.l, v1.l, v2.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050009d7fa040200011b00ff
v_maximum3_f16 v5, v1, v2, s3                            // v_maximum3_f16 v5.l, v1.l, v2.l, s3 // 050030d601050e00
v_maximum3_f16 v5, -src_scc, |vcc_lo|, -1                // v_maximum3_f16 v5.l, -src_scc, |vcc_lo|, -1 // 050230d6fdd40423
v_maximum3_f16 v5, -|ttmp15|, -|src_scc|, -|ttmp15|      // v_maximum3_f16 v5.l, -|ttmp15|, -|src_scc|, -|ttmp15| // 050730d67bfaede1
v_maximum3_f16_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // v_maximum3_f16_e64_dpp v5.l, v1.l, v2.l, s105 dpp8:[7,6,5,4,3,2,1,0] // 050030d6e904a60101773905
v_maximum3_f16_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // v_maximum3_f16_e64_dpp v5.l, |v1.l|, v2.l, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 050130d6fa04ee81011f01ff
v_maximum3_f16_e64_dpp v119, |v109|, -|25|, -|v59| op_sel:[0,1,1,0] clamp quad_perm:[2,3,0,0] row_mask:0x8 bank_mask:0x3 fi:1 // v_maximum3_f16_e64_dpp v119.l, |v109.l|, -|25|, -|v59.h| op_sel:[0,1,1,0] clamp quad_perm:[2,3,0,0] row_mask:0x8 bank_mask:0x3 fi:1 // 77b730d6fa32edc46d0e0483
v_maximum3_f32 v5, v255, s2, s105 // 05002ed6ff05a401
v_maximum3_f32 v5, s105, s105, exec_lo // 05002ed669d2f801
v_maximum3_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 05072ed67bfaede1
v_maximum3_f32_e64_dpp v5, -v1, v2, |exec_lo| dpp8:[7,6,5,4,3,2,1,0] // 05042ed6e904fa2101773905
v_maximum3_f32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05002ed6fa04a601010101ff
v_maximum3_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff872ed6fafef7fbff6f0530
v_maximum_f16 v5, 0.5, -m0                               // v_maximum_f16 v5.l, 0.5, -m0 // 050068d7f0fa0042
v_maximum_f16 v5, vcc_hi, 0xaf12                         // v_maximum_f16 v5.l, vcc_hi, 0xaf12 // 050068d76bfe010212af0000
v_maximum_f16 v255, -|0xaf12|, -|vcc_hi|                 // v_maximum_f16 v255.l, -|0xaf12|, -|vcc_hi| // ff0368d7ffd6006212af0000
v_maximum_f16_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // v_maximum_f16_e64_dpp v5.l, v1.l, v2.l row_shr:1 row_mask:0xf bank_mask:0xf // 050068d7fa040200011101ff
v_maximum_f16_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_maximum_f16_e64_dpp v5.l, -v1.l, |v2.l| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050268d7fa04022001600913
v_maximum_f32 v5, v255, v255                             // 050066d7ffff0302
v_maximum_f32 v5, vcc_lo, ttmp15                         // 050066d76af60002
v_maximum_f32 v255, -|0xaf123456|, -|vcc_hi|             // ff0366d7ffd60062563412af
v_maximum_f32_e64_dpp v255, -|v255|, -|v255| dpp8:[0,0,0,0,0,0,0,0] // ff0366d7e9fe0360ff000000
v_maximum_f32_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050066d7fa040200010f01ff
v_maximum_f32_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050266d7fa04022001600913
v_maximum_f64 v[254:255], -|2|, -|vcc|                   // fe0342d782d40062
v_maximum_f64 v[4:5], s[64:65], -s[66:67]                // 040042d740840042
v_maximumminimum_f16 v5, 0.5, -m0, 0.5                   // v_maximumminimum_f16 v5.l, 0.5, -m0, 0.5 // 05006fd6f0fac043
v_maximumminimum_f16 v5, -1, -|exec_hi|, -|src_scc|      // v_maximumminimum_f16 v5.l, -1, -|exec_hi|, -|src_scc| // 05066fd6c1fef4c3
v_maximumminimum_f16 v94, |v183|, |v213|, -v158 op_sel:[0,1,0,0] clamp mul:2 // v_maximumminimum_f16 v94.l, |v183.l|, |v213.h|, -v158.l op_sel:[0,1,0,0] clamp mul:2 // 5e936fd6b7ab7b8e
v_maximumminimum_f16_e64_dpp v5, v1, v2, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // v_maximumminimum_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // 05006fd6e904ae0101773905
v_maximumminimum_f16_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // v_maximumminimum_f16_e64_dpp v5.l, v1.l, v2.l, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 05006fd6fa04aa01011101ff
v_maximumminimum_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_maximumminimum_f16_e64_dpp v255.l, -|v255.l|, -|v255.l|, -|src_scc| clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff876fd6fafef7e3ff6f0530
v_maximumminimum_f32 v5, v255, s2, s105 // 05006dd6ff05a401
v_maximumminimum_f32 v5, -|exec_hi|, null, -|vcc_lo| // 05056dd67ff8a8a1
v_maximumminimum_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 05076dd67bfaede1
v_maximumminimum_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 05006dd6e9040e0401773905
v_maximumminimum_f32_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 05026dd6fa04fe41012101ff
v_maximumminimum_f32_e64_dpp v45, -|v51|, |v18|, v65 quad_perm:[1,3,3,0] row_mask:0x7 bank_mask:0xe bound_ctrl:1 // 2d036dd6fa240625333d087e
v_maxmin_i32 v4, s0, s0, s0 // 040064d600000000
v_maxmin_i32 v5, vcc_lo, ttmp15, v3 // 050064d66af60c04
v_maxmin_i32 v5, vcc_hi, 0xaf123456, v255 // 050064d66bfefd07563412af
v_maxmin_i32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050064d6e904060301773905
v_maxmin_i32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050064d6fa04aa01011101ff
v_maxmin_i32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0064d6fafef703ff6f0530
v_maxmin_num_f16 v5, v1, v2, s3                          // v_maxmin_num_f16 v5.l, v1.l, v2.l, s3 // 05006bd601050e00
v_maxmin_num_f16 v5, vcc_hi, 0xfe0b, v255                // v_maxmin_num_f16 v5.l, vcc_hi, 0xfe0b, v255.l // 05006bd66bfefd070bfe0000
v_maxmin_num_f16 v5, -1, -|exec_hi|, -|src_scc|          // v_maxmin_num_f16 v5.l, -1, -|exec_hi|, -|src_scc| // 05066bd6c1fef4c3
v_maxmin_num_f16_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, s105 dpp8:[7,6,5,4,3,2,1,0] // 05006bd6e904a60101773905
v_maxmin_num_f16_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // v_maxmin_num_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 05006bd6fa04ae01010f01ff
v_maxmin_num_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_maxmin_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff876bd6fafef7fbff6f0530
v_maxmin_num_f32 v5, v1, v2, s3 // 050069d601050e00
v_maxmin_num_f32 v5, -1, -|exec_hi|, -|src_scc| // 050669d6c1fef4c3
v_maxmin_num_f32 v5, null, exec_lo, -|0xaf123456| // 050469d67cfcfc83563412af
v_maxmin_num_f32_e64_dpp v0, v1, v2, v3 clamp dpp8:[0,1,2,3,4,5,6,7] // 008069d6e9040e040188c6fa
v_maxmin_num_f32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050069d6fa04a601010101ff
v_maxmin_num_f32_e64_dpp v32, v2, neg(32), v4 mul:2 quad_perm:[2,0,0,1] row_mask:0x0 bank_mask:0x0 fi:1 // 200069d6fa40114c02420400
v_maxmin_u32 v5, m0, 0.5, m0 // 050062d67de0f501
v_maxmin_u32 v5, vcc_lo, ttmp15, v3 // 050062d66af60c04
v_maxmin_u32 v5, exec_lo, -1, vcc_hi // 050062d67e82ad01
v_maxmin_u32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050062d6e9040e0401773905
v_maxmin_u32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050062d6fa04aa01011101ff
v_maxmin_u32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0062d6fafef703ff6f0530
v_mbcnt_hi_u32_b32 v5, s1, v2                            // 050020d701040202
v_mbcnt_hi_u32_b32 v5, vcc_lo, v2                        // 050020d76a040202
v_mbcnt_hi_u32_b32 v5, vcc_hi, 0xaf123456                // 050020d76bfe0102563412af
v_mbcnt_hi_u32_b32_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff0020d7e9fe0300ff000000
v_mbcnt_hi_u32_b32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050020d7fa040200015001ff
v_mbcnt_hi_u32_b32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050020d7fa040200011b00ff
v_mbcnt_lo_u32_b32 v255, v1, v2                          // ff001fd701050202
v_mbcnt_lo_u32_b32 v5, v1, vcc_hi                        // 05001fd701d70002
v_mbcnt_lo_u32_b32 v5, ttmp15, src_scc                   // 05001fd77bfa0102
v_mbcnt_lo_u32_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 05001fd7ea04020001773905
v_mbcnt_lo_u32_b32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05001fd7fa040200011f01ff
v_mbcnt_lo_u32_b32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05001fd7fa040200014101ff
v_med3_i16 v5, v1, v2, v3                                // v_med3_i16 v5.l, v1.l, v2.l, v3.l // 050050d601050e04
v_med3_i16 v5, v255, s2, s105                            // v_med3_i16 v5.l, v255.l, s2, s105 // 050050d6ff05a401
v_med3_i16 v255, 0xfe0b, vcc_hi, null op_sel:[0,0,0,1]   // v_med3_i16 v255.h, 0xfe0b, vcc_hi, null op_sel:[0,0,0,1] // ff4050d6ffd6f0010bfe0000
v_med3_i16_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // v_med3_i16_e64_dpp v5.l, v1.l, v2.l, null dpp8:[7,6,5,4,3,2,1,0] // 050050d6e904f20101773905
v_med3_i16_e64_dpp v5, v1, v2, -1 op_sel:[0,0,1,0] dpp8:[7,6,5,4,3,2,1,0] // v_med3_i16_e64_dpp v5.l, v1.l, v2.l, -1 op_sel:[0,0,1,0] dpp8:[7,6,5,4,3,2,1,0] // 052050d6e904060301773905
v_med3_i16_e64_dpp v255, v255, v255, src_scc op_sel:[0,0,0,1] dpp8:[0,0,0,0,0,0,0,0] fi:1 // v_med3_i16_e64_dpp v255.h, v255.l, v255.l, src_scc op_sel:[0,0,0,1] dpp8:[0,0,0,0,0,0,0,0] fi:1 // ff4050d6eafef703ff000000
v_med3_i32 v5, v1, 0, v3 // 050020d601010d04
v_med3_i32 v5, v1, vcc_hi, v3 // 050020d601d70c04
v_med3_i32 v5, null, exec_lo, 0xaf123456 // 050020d67cfcfc03563412af
v_med3_i32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050020d6e9040e0401773905
v_med3_i32_e64_dpp v5, v1, v2, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050020d6fa04fe01012101ff
v_med3_i32_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 050020d6fa04ae01010f01ff
v_med3_num_f16 v5, v1, 0, v3                             // v_med3_num_f16 v5.l, v1.l, 0, v3.l // 050032d601010d04
v_med3_num_f16 v5, exec_hi, v2, v3                       // v_med3_num_f16 v5.l, exec_hi, v2.l, v3.l // 050032d67f040e04
v_med3_num_f16 v255, -|0xfe0b|, -|vcc_hi|, null op_sel:[0,0,0,1] clamp // v_med3_num_f16 v255.h, -|0xfe0b|, -|vcc_hi|, null op_sel:[0,0,0,1] clamp // ffc332d6ffd6f0610bfe0000
v_med3_num_f16_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // v_med3_num_f16_e64_dpp v5.l, v1.l, v2.l, s105 dpp8:[7,6,5,4,3,2,1,0] // 050032d6e904a60101773905
v_med3_num_f16_e64_dpp v5, -|v1|, -|v2|, null op_sel:[1,0,0,0] dpp8:[7,6,5,4,3,2,1,0] // v_med3_num_f16_e64_dpp v5.l, -|v1.h|, -|v2.l|, null op_sel:[1,0,0,0] dpp8:[7,6,5,4,3,2,1,0] // 050b32d6e904f26101773905
v_med3_num_f16_e64_dpp v242, -v70, neg(-4), |s79| clamp mul:2 quad_perm:[1,2,0,2] row_mask:0x3 bank_mask:0x5 bound_ctrl:1 // v_med3_num_f16_e64_dpp v242.l, -v70.l, neg(-4), |s79| clamp mul:2 quad_perm:[1,2,0,2] row_mask:0x3 bank_mask:0x5 bound_ctrl:1 // f28432d6fa883d6946890835
v_med3_num_f32 v5, 0, v2, v3 // 050031d680040e04
v_med3_num_f32 v5, ttmp11, v2, v3 // 050031d677040e04
v_med3_num_f32 v5, |exec_lo|, -1, vcc_hi // 050131d67e82ad01
v_med3_num_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050031d6e9040e0401773905
v_med3_num_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050031d6fa04aa01011101ff
v_med3_num_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8731d6fafef7fbff6f0530
v_med3_u16 v5, v1, vcc_hi, v3                            // v_med3_u16 v5.l, v1.l, vcc_hi, v3.l // 050051d601d70c04
v_med3_u16 v5, v1, v2, v3 op_sel:[0,1,0,0]               // v_med3_u16 v5.l, v1.l, v2.h, v3.l op_sel:[0,1,0,0] // 051051d601050e04
v_med3_u16_e64_dpp v5, v1, v2, ttmp15 dpp8:[7,6,5,4,3,2,1,0] // v_med3_u16_e64_dpp v5.l, v1.l, v2.l, ttmp15 dpp8:[7,6,5,4,3,2,1,0] // 050051d6e904ee0101773905
v_med3_u16_e64_dpp v5, v1, v2, null row_share:15 row_mask:0x0 bank_mask:0x1 // v_med3_u16_e64_dpp v5.l, v1.l, v2.l, null row_share:15 row_mask:0x0 bank_mask:0x1 // 050051d6fa04f201015f0101
v_med3_u16_e64_dpp v5, v1, v2, exec_hi op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // v_med3_u16_e64_dpp v5.h, v1.h, v2.h, exec_hi op_sel:[1,1,1,1] row_ror:15 row_mask:0xf bank_mask:0xf // 057851d6fa04fe01012f01ff
v_med3_u32 v5, v1, v2, 0 // 050021d601050202
v_med3_u32 v5, v1, exec_lo, v3 // 050021d601fd0c04
v_med3_u32 v255, 0xaf123456, vcc_hi, null // ff0021d6ffd6f001563412af
v_med3_u32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050021d6e904060301773905
v_med3_u32_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // 050021d6fa04f201015001ff
v_med3_u32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0021d6fafef703ff6f0530
v_min3_i16 v5, v1, 0, v3                                 // v_min3_i16 v5.l, v1.l, 0, v3.l // 05004ad601010d04
v_min3_i16 v5, v1, exec_hi, v3                           // v_min3_i16 v5.l, v1.l, exec_hi, v3.l // 05004ad601ff0c04
v_min3_i16 v255, 0xfe0b, vcc_hi, null op_sel:[0,0,0,1]   // v_min3_i16 v255.h, 0xfe0b, vcc_hi, null op_sel:[0,0,0,1] // ff404ad6ffd6f0010bfe0000
v_min3_i16_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // v_min3_i16_e64_dpp v5.l, v1.l, v2.l, null dpp8:[7,6,5,4,3,2,1,0] // 05004ad6e904f20101773905
v_min3_i16_e64_dpp v5, v1, v2, exec_hi row_ror:15 row_mask:0xf bank_mask:0xf // v_min3_i16_e64_dpp v5.l, v1.l, v2.l, exec_hi row_ror:15 row_mask:0xf bank_mask:0xf // 05004ad6fa04fe01012f01ff
v_min3_i16_e64_dpp v5, v1, v2, null op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // v_min3_i16_e64_dpp v5.l, v1.l, v2.h, null op_sel:[0,1,0,0] row_share:15 row_mask:0x0 bank_mask:0x1 // 05104ad6fa04f201015f0101
v_min3_i32 v5, 0.5, v2, v3 // 05001ad6f0040e04
v_min3_i32 v5, v1, vcc_lo, v3 // 05001ad601d50c04
v_min3_i32 v5, null, exec_lo, 0xaf123456 // 05001ad67cfcfc03563412af
v_min3_i32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 05001ad6e904fe0701773905
v_min3_i32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05001ad6fa040e04014001ff
v_min3_i32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05001ad6fa040e04011b00ff
v_min3_num_f16 v5, v1, v2, v255                          // v_min3_num_f16 v5.l, v1.l, v2.l, v255.l // 05002bd60105fe07
v_min3_num_f16 v5, v1, vcc_hi, v3                        // v_min3_num_f16 v5.l, v1.l, vcc_hi, v3.l // 05002bd601d70c04
v_min3_num_f16 v255, -|0xfe0b|, -|vcc_hi|, null op_sel:[0,0,0,1] clamp // v_min3_num_f16 v255.h, -|0xfe0b|, -|vcc_hi|, null op_sel:[0,0,0,1] clamp // ffc32bd6ffd6f0610bfe0000
v_min3_num_f16_e64_dpp v5, -|v1|, v2, -|-1| dpp8:[7,6,5,4,3,2,1,0] // v_min3_num_f16_e64_dpp v5.l, -|v1.l|, v2.l, -|-1| dpp8:[7,6,5,4,3,2,1,0] // 05052bd6e90406a301773905
v_min3_num_f16_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // v_min3_num_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05002bd6fa040e04011b00ff
v_min3_num_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| op_sel:[0,0,0,1] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_min3_num_f16_e64_dpp v255.h, -|v255.l|, -|v255.l|, -|src_scc| op_sel:[0,0,0,1] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ffc72bd6fafef7e3ff6f0d30
v_min3_num_f32 v5, v1, v2, 0 // 050029d601050202
v_min3_num_f32 v5, -v1, -v2, -v3 // 050029d601050ee4
v_min3_num_f32 v5, -src_scc, |vcc_lo|, -1 mul:4 // 050229d6fdd40433
v_min3_num_f32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 050029d6e904fe0701773905
v_min3_num_f32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050029d6fa04a601010101ff
v_min3_num_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050029d6fa040e04011b00ff
v_min3_u16 v5, v1, 0, v3                                 // v_min3_u16 v5.l, v1.l, 0, v3.l // 05004bd601010d04
v_min3_u16 v5, v1, v2, s101                              // v_min3_u16 v5.l, v1.l, v2.l, s101 // 05004bd601059601
v_min3_u16 v5, null, exec_lo, 0xfe0b                     // v_min3_u16 v5.l, null, exec_lo, 0xfe0b // 05004bd67cfcfc030bfe0000
v_min3_u16_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // v_min3_u16_e64_dpp v5.l, v1.l, v2.l, s105 dpp8:[7,6,5,4,3,2,1,0] // 05004bd6e904a60101773905
v_min3_u16_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // v_min3_u16_e64_dpp v5.l, v1.l, v2.l, v3.l row_mirror row_mask:0xf bank_mask:0xf // 05004bd6fa040e04014001ff
v_min3_u16_e64_dpp v255, v255, v255, src_scc op_sel:[0,0,0,1] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_min3_u16_e64_dpp v255.h, v255.l, v255.l, src_scc op_sel:[0,0,0,1] row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ff404bd6fafef703ff6f0d30
v_min3_u32 v5, v1, ttmp15, v3 // 05001bd601f70c04
v_min3_u32 v5, exec_lo, v2, v3 // 05001bd67e040e04
v_min3_u32 v255, 0xaf123456, vcc_hi, null // ff001bd6ffd6f001563412af
v_min3_u32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 05001bd6e904060301773905
v_min3_u32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 05001bd6fa040e04014001ff
v_min3_u32_e64_dpp v5, v1, v2, v255 row_half_mirror row_mask:0xf bank_mask:0xf // 05001bd6fa04fe07014101ff
v_min_i16 v5, 0, v2                                      // v_min_i16 v5.l, 0, v2.l // 05000cd780040202
v_min_i16 v5, ttmp15, src_scc                            // v_min_i16 v5.l, ttmp15, src_scc // 05000cd77bfa0102
v_min_i16_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // v_min_i16_e64_dpp v5.l, v1.l, v2.l row_ror:1 row_mask:0xf bank_mask:0xf // 05000cd7fa040200012101ff
v_min_i16_e64_dpp v0, v16, v128 quad_perm:[0,0,0,3] row_mask:0x8 bank_mask:0xa // v_min_i16_e64_dpp v0.l, v16.l, v128.l quad_perm:[0,0,0,3] row_mask:0x8 bank_mask:0xa // 00000cd7fa00030010c0008a
v_min_i16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_min_i16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05000cd7fa04020001600913
v_min_u16 v5, v1, 0                                      // v_min_u16 v5.l, v1.l, 0 // 05000bd701010102
v_min_u16 v5, v1, ttmp11                                 // v_min_u16 v5.l, v1.l, ttmp11 // 05000bd701ef0002
v_min_u16 v255, 0xfe0b, vcc_hi                           // v_min_u16 v255.l, 0xfe0b, vcc_hi // ff000bd7ffd600020bfe0000
v_min_u16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]      // v_min_u16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 05000bd7e904020001773905
v_min_u16_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // v_min_u16_e64_dpp v5.l, v1.l, v2.l row_ror:1 row_mask:0xf bank_mask:0xf // 05000bd7fa040200012101ff
v_min_u16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_min_u16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05000bd7fa04020001600913
v_minimum3_f16 v5, v1, v2, s3                            // v_minimum3_f16 v5.l, v1.l, v2.l, s3 // 05002fd601050e00
v_minimum3_f16 v5, s105, s105, exec_lo                   // v_minimum3_f16 v5.l, s105, s105, exec_lo // 05002fd669d2f801
v_minimum3_f16 v214, s34, -|0|, v10 op_sel:[1,1,0,1] div:2 // v_minimum3_f16 v214.h, s34, -|0|, v10.l op_sel:[1,1,0,1] div:2 // d65a2fd62200295c
v_minimum3_f16_e64_dpp v5, v1, v2, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // v_minimum3_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // 05002fd6e904ae0101773905
v_minimum3_f16_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // v_minimum3_f16_e64_dpp v5.l, v1.l, v2.l, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 05002fd6fa04a601010101ff
v_minimum3_f16_e64_dpp v199, -|v72|, v80, -s71 op_sel:[0,0,1,1] clamp mul:4 quad_perm:[2,1,0,2] row_mask:0x7 bank_mask:0xb // v_minimum3_f16_e64_dpp v199.h, -|v72.l|, v80.l, -s71 op_sel:[0,0,1,1] clamp mul:4 quad_perm:[2,1,0,2] row_mask:0x7 bank_mask:0xb // c7e12fd6faa01eb14886007b
v_minimum3_f32 v5, v1, v2, s3 // 05002dd601050e00
v_minimum3_f32 v5, vcc_hi, 0xaf123456, v255 // 05002dd66bfefd07563412af
v_minimum3_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff832dd6ffd6f079563412af
v_minimum3_f32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 05002dd6e904fe0701773905
v_minimum3_f32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 05002dd6fa04aa01011101ff
v_minimum3_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff872dd6fafef7fbff6f0530
v_minimum_f16 v5, -1, exec_hi                            // v_minimum_f16 v5.l, -1, exec_hi // 050067d7c1fe0002
v_minimum_f16 v5, exec_lo, -1                            // v_minimum_f16 v5.l, exec_lo, -1 // 050067d77e820102
v_minimum_f16 v5, vcc_lo, ttmp15                         // v_minimum_f16 v5.l, vcc_lo, ttmp15 // 050067d76af60002
v_minimum_f16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]  // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050067d7e904020001773905
v_minimum_f16_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l row_share:0 row_mask:0xf bank_mask:0xf // 050067d7fa040200015001ff
v_minimum_f16_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_minimum_f16_e64_dpp v5.l, v1.l, v2.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050067d7fa04020001e400ff
v_minimum_f32 v5, v255, v255                             // 050065d7ffff0302
v_minimum_f32 v5, 0.5, -m0                               // 050065d7f0fa0042
v_minimum_f32 v5, |exec_hi|, null                        // 050165d77ff80002
v_minimum_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050065d7e904020001773905
v_minimum_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050065d7fa040200014001ff
v_minimum_f32_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050265d7fa04022001600913
v_minimum_f64 v[254:255], -|2|, -|vcc|                   // fe0341d782d40062
v_minimummaximum_f16 v5, v1, v2, s3                      // v_minimummaximum_f16 v5.l, v1.l, v2.l, s3 // 05006ed601050e00
v_minimummaximum_f16 v5, s105, s105, exec_lo             // v_minimummaximum_f16 v5.l, s105, s105, exec_lo // 05006ed669d2f801
v_minimummaximum_f16 v130, neg(0), s20, s0 op_sel:[1,0,0,0] clamp // v_minimummaximum_f16 v130.l, neg(0), s20, s0 op_sel:[1,0,0,0] clamp // 82886ed680280020
v_minimummaximum_f16_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // v_minimummaximum_f16_e64_dpp v5.l, v1.l, v2.l, v255.l dpp8:[7,6,5,4,3,2,1,0] // 05006ed6e904fe0701773905
v_minimummaximum_f16_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // v_minimummaximum_f16_e64_dpp v5.l, v1.l, -|v2.l|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 05026ed6fa04fe41012101ff
v_minimummaximum_f16_e64_dpp v5, v1, v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // v_minimummaximum_f16_e64_dpp v5.l, v1.l, v2.l, v3.l quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05006ed6fa040e0401e400ff
v_minimummaximum_f32 v5, s105, s105, exec_lo // 05006cd669d2f801
v_minimummaximum_f32 v5, -1, -|exec_hi|, -|src_scc| // 05066cd6c1fef4c3
v_minimummaximum_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 05076cd67bfaede1
v_minimummaximum_f32_e64_dpp v5, |v1|, v2, -ttmp15 row_shr:15 row_mask:0xf bank_mask:0xf // 05016cd6fa04ee81011f01ff
v_minimummaximum_f32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05006cd6fa040e04011b00ff
v_minimummaximum_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff876cd6fafef7fbff6f0530
v_minmax_i32 v5, v1, v2, s3 // 050065d601050e00
v_minmax_i32 v5, 0.5, m0, 0.5 // 050065d6f0fac003
v_minmax_i32 v5, null, exec_lo, 0xaf123456 // 050065d67cfcfc03563412af
v_minmax_i32_e64_dpp v5, v1, v2, ttmp15 dpp8:[7,6,5,4,3,2,1,0] // 050065d6e904ee0101773905
v_minmax_i32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050065d6fa04aa01011101ff
v_minmax_i32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0065d6fafef703ff6f0530
v_minmax_num_f16 v5, v1, v2, s3                          // v_minmax_num_f16 v5.l, v1.l, v2.l, s3 // 05006ad601050e00
v_minmax_num_f16 v5, s1, v255, exec_hi                   // v_minmax_num_f16 v5.l, s1, v255.l, exec_hi // 05006ad601feff01
v_minmax_num_f16 v5, -src_scc, |vcc_lo|, -1 mul:4        // v_minmax_num_f16 v5.l, -src_scc, |vcc_lo|, -1 mul:4 // 05026ad6fdd40433
v_minmax_num_f16_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // v_minmax_num_f16_e64_dpp v5.l, v1.l, v2.l, v255.l dpp8:[7,6,5,4,3,2,1,0] // 05006ad6e904fe0701773905
v_minmax_num_f16_e64_dpp v5, v1, v2, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // v_minmax_num_f16_e64_dpp v5.l, v1.l, v2.l, vcc_hi row_shl:15 row_mask:0xf bank_mask:0xf // 05006ad6fa04ae01010f01ff
v_minmax_num_f16_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // v_minmax_num_f16_e64_dpp v255.l, -|v255.l|, -|v255.l|, -|src_scc| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff876ad6e9fef7fbff000000
v_minmax_num_f32 v5, v255, s2, s105 // 050068d6ff05a401
v_minmax_num_f32 v5, vcc_hi, 0xaf123456, v255 // 050068d66bfefd07563412af
v_minmax_num_f32 v5, -|ttmp15|, -|src_scc|, -|ttmp15| // 050768d67bfaede1
v_minmax_num_f32_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // 050068d6e904a60101773905
v_minmax_num_f32_e64_dpp v5, v1, -|v2|, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050268d6fa04fe41012101ff
v_minmax_num_f32_e64_dpp v255, -|v255|, -|v255|, -|src_scc| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8768d6fafef7fbff6f0530
v_minmax_u32 v5, 0.5, m0, 0.5 // 050063d6f0fac003
v_minmax_u32 v5, src_scc, vcc_lo, -1 // 050063d6fdd40403
v_minmax_u32 v255, 0xaf123456, vcc_hi, null // ff0063d6ffd6f001563412af
v_minmax_u32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050063d6e904060301773905
v_minmax_u32_e64_dpp v5, v1, v2, 0.5 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050063d6ea04c20301773905
v_minmax_u32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0063d6fafef703ff6f0530
v_mqsad_u32_u8 v[0:3], s[2:3], v4, v[0:3] // 00003dd602080204
v_msad_u8 v5, 0.5, v2, v3 // 050039d6f0040e04
v_msad_u8 v5, v255, v2, v3 // 050039d6ff050e04
v_msad_u8 v5, exec_hi, null, vcc_lo // 050039d67ff8a801
v_msad_u8_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050039d6e904060301773905
v_msad_u8_e64_dpp v5, v1, v2, 0.5 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050039d6ea04c20301773905
v_msad_u8_e64_dpp v255, v255, v255, src_scc clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8039d6fafef703ff6f0530
v_mul_hi_i32 v5, ttmp15, v2                              // 05002ed77b040202
v_mul_hi_i32 v5, v1, exec_hi                             // 05002ed701ff0002
v_mul_hi_i32 v5, vcc_hi, 0xaf123456                      // 05002ed76bfe0102563412af
v_mul_hi_u32 v5, 0, v2                                   // 05002dd780040202
v_mul_hi_u32 v5, v1, 0.5                                 // 05002dd701e10102
v_mul_hi_u32 v5, vcc_hi, 0xaf123456                      // 05002dd76bfe0102563412af
v_mul_lo_u16 v5, vcc_hi, v2                              // v_mul_lo_u16 v5.l, vcc_hi, v2.l // 050005d76b040202
v_mul_lo_u16 v5, ttmp15, src_scc                         // v_mul_lo_u16 v5.l, ttmp15, src_scc // 050005d77bfa0102
v_mul_lo_u16_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // v_mul_lo_u16_e64_dpp v5.l, v1.l, v2.l row_ror:15 row_mask:0xf bank_mask:0xf // 050005d7fa040200012f01ff
v_mul_lo_u16_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // v_mul_lo_u16_e64_dpp v5.l, v1.l, v2.l row_share:0 row_mask:0xf bank_mask:0xf // 050005d7fa040200015001ff
v_mul_lo_u16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_mul_lo_u16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050005d7fa04020001600913
v_mul_lo_u32 v5, 0, v2                                   // 05002cd780040202
v_mul_lo_u32 v5, v1, s103                                // 05002cd701cf0002
v_mul_lo_u32 v5, ttmp15, src_scc                         // 05002cd77bfa0102
v_mullit_f32 v5, v1, v2, 0 // 050018d601050202
v_mullit_f32 v5, v255, s2, s105 // 050018d6ff05a401
v_mullit_f32 v255, -|0xaf123456|, -|vcc_hi|, null clamp div:2 // ff8318d6ffd6f079563412af
v_mullit_f32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050018d6e9040e0401773905
v_mullit_f32_e64_dpp v5, -|v1|, -|v2|, null row_share:0 row_mask:0xf bank_mask:0xf // 050318d6fa04f261015001ff
v_mullit_f32_e64_dpp v5, v1, -|v2|, -|0.5| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050618d6fa04c2d301600913
v_or3_b32 v5, v1, 0, v3 // 050058d601010d04
v_or3_b32 v5, v1, exec_hi, v3 // 050058d601ff0c04
v_or3_b32 v255, 0xaf123456, vcc_hi, null // ff0058d6ffd6f001563412af
v_or3_b32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050058d6e9040e0401773905
v_or3_b32_e64_dpp v5, v1, v2, s105 row_shl:1 row_mask:0xf bank_mask:0xf // 050058d6fa04a601010101ff
v_or3_b32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050058d6fa040e04011b00ff
v_or_b16 v5, v255, v255                                  // v_or_b16 v5.l, v255.l, v255.l // 050063d7ffff0302
v_or_b16 v5, exec_lo, -1                                 // v_or_b16 v5.l, exec_lo, -1 // 050063d77e820102
v_or_b16 v5, src_scc, vcc_lo                             // v_or_b16 v5.l, src_scc, vcc_lo // 050063d7fdd40002
v_or_b16_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // v_or_b16_e64_dpp v255.l, v255.l, v255.l dpp8:[0,0,0,0,0,0,0,0] // ff0063d7e9fe0300ff000000
v_or_b16_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // v_or_b16_e64_dpp v5.l, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 050063d7fa040200014101ff
v_or_b16_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_or_b16_e64_dpp v255.l, v255.l, v255.l row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0063d7fafe0300ff6f0530
v_pack_b32_f16 v5, 0, v2                                 // v_pack_b32_f16 v5, 0, v2.l // 050011d780040202
v_pack_b32_f16 v5, v1, vcc_lo                            // v_pack_b32_f16 v5, v1.l, vcc_lo // 050011d701d50002
v_pack_b32_f16 v255, -|0xfe0b|, -|vcc_hi| op_sel:[0,1,0] // ff1311d7ffd600620bfe0000
v_pack_b32_f16_e64_dpp v5, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // v_pack_b32_f16_e64_dpp v5, |v1.l|, -v2.l dpp8:[7,6,5,4,3,2,1,0] // 050111d7e904024001773905
v_pack_b32_f16_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // v_pack_b32_f16_e64_dpp v5, v1.l, v2.l row_shr:15 row_mask:0xf bank_mask:0xf // 050011d7fa040200011f01ff
v_pack_b32_f16_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_pack_b32_f16_e64_dpp v5, -v1.l, |v2.l| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050211d7fa04022001600913
v_perm_b32 v5, ttmp11, v2, v3 // 050044d677040e04
v_perm_b32 v5, v1, v2, vcc_lo // 050044d60105aa01
v_perm_b32 v5, exec_lo, -1, vcc_hi // 050044d67e82ad01
v_perm_b32_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 050044d6e904fe0701773905
v_perm_b32_e64_dpp v5, v1, v2, null row_share:0 row_mask:0xf bank_mask:0xf // 050044d6fa04f201015001ff
v_perm_b32_e64_dpp v65, v0, s4, s64 quad_perm:[0,0,0,1] row_mask:0x8 bank_mask:0x2 // 410044d6fa08000100400082
v_permlane16_b32 v5, v1, 0.5, s3 // 05005bd601e10d00
v_permlane16_b32 v5, v1, s2, vcc_hi // 05005bd60105ac01
v_permlane16_b32 v5, v1, 0.5, null op_sel:[1,0] // 05085bd601e1f101
v_permlane16_var_b32 v5, v1, v255                        // 05000fd701ff0302
v_permlane16_var_b32 v5, v1, v50 op_sel:[1,1]            // 05180fd701650202
v_permlanex16_b32 v5, v1, s2, -1 // 05005cd601050403
v_permlanex16_b32 v5, v1, s2, exec_lo // 05005cd60105f801
v_permlanex16_b32 v255, v255, src_scc, exec_hi op_sel:[0,1] // ff105cd6fffbfd01
v_permlanex16_var_b32 v1, v255, v2                       // 010010d7ff050202
v_permlanex16_var_b32 v255, v255, v100 op_sel:[0,1]      // ff1010d7ffc90202
v_qsad_pk_u16_u8 v[2:3], v[0:1], 1, s[0:1] // 02003ad600030100
v_readlane_b32 s5, v1, s103                              // 050060d701cf0002
v_readlane_b32 vcc_hi, v1, vcc_lo                        // 6b0060d701d50002
v_readlane_b32 vcc_lo, v1, vcc_hi                        // 6a0060d701d70002
v_s_exp_f16 s5, -1                                       // 050081d6c1000102
v_s_exp_f16 s5, ttmp15                                   // 050081d67b000102
v_s_exp_f16 s5, s1 mul:4                                 // 050081d601000112
v_s_exp_f32 s5, m0                                       // 050080d67d000102
v_s_exp_f32 s5, exec_hi                                  // 050080d67f000102
v_s_exp_f32 s5, s1 clamp                                 // 058080d601000102
v_s_log_f16 s5, null                                     // 050083d67c000102
v_s_log_f16 s5, src_scc                                  // 050083d6fd000102
v_s_log_f16 s5, s1 mul:2                                 // 050083d60100010a
v_s_log_f32 s5, -1                                       // 050082d6c1000102
v_s_log_f32 s5, null                                     // 050082d67c000102
v_s_log_f32 s5, s1 mul:4                                 // 050082d601000112
v_s_rcp_f16 s5, -1                                       // 050085d6c1000102
v_s_rcp_f16 s5, exec_hi                                  // 050085d67f000102
v_s_rcp_f16 s5, s1 mul:2                                 // 050085d60100010a
v_s_rcp_f32 s5, -1                                       // 050084d6c1000102
v_s_rcp_f32 s5, vcc_lo                                   // 050084d66a000102
v_s_rcp_f32 s105, 0xaf123456                             // 690084d6ff000102563412af
v_s_rsq_f16 s5, -1                                       // 050087d6c1000102
v_s_rsq_f16 s5, 0.5                                      // 050087d6f0000102
v_s_rsq_f16 s5, exec_hi                                  // 050087d67f000102
v_s_rsq_f32 s5, -1                                       // 050086d6c1000102
v_s_rsq_f32 s5, vcc_lo                                   // 050086d66a000102
v_s_rsq_f32 s5, s1 mul:4                                 // 050086d601000112
v_s_sqrt_f16 s5, s1                                      // 050089d601000102
v_s_sqrt_f16 s105, 0xaf12                                // 690089d6ff00010212af0000
v_s_sqrt_f16 s5, s1 mul:2                                // 050089d60100010a
v_s_sqrt_f32 s5, -1                                      // 050088d6c1000102
v_s_sqrt_f32 s5, exec_hi                                 // 050088d67f000102
v_s_sqrt_f32 s5, s1 div:2                                // 050088d60100011a
v_sad_hi_u8 v5, 0.5, v2, v3 // 050023d6f0040e04
v_sad_hi_u8 v5, v1, s103, v3 // 050023d601cf0c04
v_sad_hi_u8 v5, src_scc, vcc_lo, -1 // 050023d6fdd40403
v_sad_hi_u8_e64_dpp v5, v1, v2, v255 dpp8:[7,6,5,4,3,2,1,0] // 050023d6e904fe0701773905
v_sad_hi_u8_e64_dpp v5, v1, v2, -1 row_share:15 row_mask:0x0 bank_mask:0x1 // 050023d6fa040603015f0101
v_sad_hi_u8_e64_dpp v255, v255, v255, src_scc clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8023d6fafef703ff6f0530
v_sad_u16 v5, -1, v2, v3 // 050024d6c1040e04
v_sad_u16 v5, v1, v2, v255 // 050024d60105fe07
v_sad_u16 v5, src_scc, vcc_lo, -1 // 050024d6fdd40403
v_sad_u16_e64_dpp v5, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // 050024d6e904a60101773905
v_sad_u16_e64_dpp v5, v1, v2, -1 row_share:15 row_mask:0x0 bank_mask:0x1 // 050024d6fa040603015f0101
v_sad_u16_e64_dpp v255, v255, v255, src_scc clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8024d6fafef703ff6f0530
v_sad_u32 v5, v1, 0.5, v3 // 050025d601e10d04
v_sad_u32 v5, exec_hi, v2, v3 // 050025d67f040e04
v_sad_u32 v5, null, exec_lo, 0xaf123456 // 050025d67cfcfc03563412af
v_sad_u32_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // 050025d6e904f20101773905
v_sad_u32_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050025d6fa040e04014001ff
v_sad_u32_e64_dpp v255, v255, v255, src_scc clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8025d6fafef703ff6f0530
v_sad_u8 v5, -1, v2, v3 // 050022d6c1040e04
v_sad_u8 v5, v1, v2, ttmp15 // 050022d60105ee01
v_sad_u8 v5, src_scc, vcc_lo, -1 // 050022d6fdd40403
v_sad_u8_e64_dpp v5, v1, v2, null dpp8:[7,6,5,4,3,2,1,0] // 050022d6e904f20101773905
v_sad_u8_e64_dpp v5, v1, v2, v3 row_mirror row_mask:0xf bank_mask:0xf // 050022d6fa040e04014001ff
v_sad_u8_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050022d6fa040e04011b00ff
v_sub_co_u32 v255, s0, v1, v2                            // ff0001d701050202
v_sub_co_u32 v5, s6, m0, 0.5                             // 050601d77de00102
v_sub_co_u32 v5, s0, v1, exec_hi                         // 050001d701ff0002
v_sub_co_u32_e64_dpp v5, s105, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 056901d7e904020001773905
v_sub_co_u32_e64_dpp v5, s6, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050601d7fa040200011f01ff
v_sub_co_u32_e64_dpp v5, ttmp15, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 057b01d7fa04020001600913
v_sub_nc_i16 v5, vcc_lo, ttmp15                          // v_sub_nc_i16 v5.l, vcc_lo, ttmp15 // 05000ed76af60002
v_sub_nc_i16_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // v_sub_nc_i16_e64_dpp v5.l, v1.l, v2.l row_ror:15 row_mask:0xf bank_mask:0xf // 05000ed7fa040200012f01ff
v_sub_nc_i16_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // v_sub_nc_i16_e64_dpp v5.l, v1.l, v2.l row_half_mirror row_mask:0xf bank_mask:0xf // 05000ed7fa040200014101ff
v_sub_nc_i16_e64_dpp v255, v255, v255 op_sel:[0,0,1] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // v_sub_nc_i16_e64_dpp v255.h, v255.l, v255.l op_sel:[0,0,1] clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:1 fi:1 // ffc00ed7fafe0300ff6f0d30
v_sub_nc_i32 v5, -4.0, v2                                // 050025d7f7040202
v_sub_nc_i32 v5, vcc_hi, v2                              // 050025d76b040202
v_sub_nc_i32 v5, src_scc, vcc_lo                         // 050025d7fdd40002
v_sub_nc_i32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050025d7e904020001773905
v_sub_nc_i32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050025d7fa040200011f01ff
v_sub_nc_i32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050025d7fa04020001600913
v_sub_nc_u16 v5, v1, vcc_lo                              // v_sub_nc_u16 v5.l, v1.l, vcc_lo // 050004d701d50002
v_sub_nc_u16 v5, null, exec_lo op_sel:[1,1,1]            // v_sub_nc_u16 v5.h, null, exec_lo op_sel:[1,1,1] // 055804d77cfc0002
v_sub_nc_u16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0]   // v_sub_nc_u16_e64_dpp v5.l, v1.l, v2.l dpp8:[7,6,5,4,3,2,1,0] // 050004d7e904020001773905
v_sub_nc_u16_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // v_sub_nc_u16_e64_dpp v5.l, v1.l, v2.l row_shr:1 row_mask:0xf bank_mask:0xf // 050004d7fa040200011101ff
v_sub_nc_u16_e64_dpp v255, v255, v255 op_sel:[0,0,1] clamp dpp8:[0,0,0,0,0,0,0,0] fi:1 // v_sub_nc_u16_e64_dpp v255.h, v255.l, v255.l op_sel:[0,0,1] clamp dpp8:[0,0,0,0,0,0,0,0] fi:1 // ffc004d7eafe0300ff000000
v_subrev_co_u32 v5, s0, v1, s2                           // 050002d701050002
v_subrev_co_u32 v5, s6, s105, s105                       // 050602d769d20002
v_subrev_co_u32 v5, s6, vcc_hi, 0xaf123456               // 050602d76bfe0102563412af
v_subrev_co_u32_e64_dpp v5, s6, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050602d7e904020001773905
v_subrev_co_u32_e64_dpp v5, s6, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 050602d7fa040200011101ff
v_subrev_co_u32_e64_dpp v5, ttmp15, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 057b02d7fa04020001600913
v_trig_preop_f64 v[254:255], 0xaf123456, 0xaf123456 clamp div:2 // fe802fd7fffe011a563412af
v_writelane_b32 v1, s2, 4                                // 010061d702080102
v_writelane_b32 v5, -1, null                             // 050061d7c1f80002
v_writelane_b32 v5, src_scc, vcc_lo                      // 050061d7fdd40002
v_xad_u32 v5, v1, 0.5, v3 // 050045d601e10d04
v_xad_u32 v5, v1, v2, src_scc // 050045d60105f603
v_xad_u32 v255, 0xaf123456, vcc_hi, null // ff0045d6ffd6f001563412af
v_xad_u32_e64_dpp v5, v1, v2, -1 dpp8:[7,6,5,4,3,2,1,0] // 050045d6e904060301773905
v_xad_u32_e64_dpp v5, v1, v2, exec_hi row_ror:1 row_mask:0xf bank_mask:0xf // 050045d6fa04fe01012101ff
v_xad_u32_e64_dpp v5, v1, v2, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050045d6fa040e04011b00ff
v_xor3_b32 v5, 0, v2, v3 // 050040d680040e04
v_xor3_b32 v5, v1, v255, v3 // 050040d601ff0f04
v_xor3_b32 v5, src_scc, vcc_lo, -1 // 050040d6fdd40403
v_xor3_b32_e64_dpp v5, v1, v2, v3 dpp8:[7,6,5,4,3,2,1,0] // 050040d6e9040e0401773905
v_xor3_b32_e64_dpp v5, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // 050040d6fa04aa01011101ff
v_xor3_b32_e64_dpp v255, v255, v255, src_scc row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0040d6fafef703ff6f0530
v_xor_b16 v5, v255, v255                                 // v_xor_b16 v5.l, v255.l, v255.l // 050064d7ffff0302
v_xor_b16 v5, -1, exec_hi                                // v_xor_b16 v5.l, -1, exec_hi // 050064d7c1fe0002
v_xor_b16 v5, src_scc, vcc_lo                            // v_xor_b16 v5.l, src_scc, vcc_lo // 050064d7fdd40002
v_xor_b16_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // v_xor_b16_e64_dpp v5.l, v1.l, v2.l row_ror:15 row_mask:0xf bank_mask:0xf // 050064d7fa040200012f01ff
v_xor_b16_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // v_xor_b16_e64_dpp v255.l, v255.l, v255.l row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0064d7fafe0300ff6f0530
v_xor_b16_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // v_xor_b16_e64_dpp v5.l, v1.l, v2.l row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050064d7fa04020001600913
v_add_max_i32 v1, v2, v3, v4                             // 01005ed602071204
v_add_max_u32 v1, s2, v3, v4                             // 01005fd602061204
v_add_min_i32 v1, v2, 0x12345678, v4                     // 010060d602ff110478563412
v_add_min_u32_e64_dpp v1, v2, v3, v4 quad_perm:[3,2,1,0] // v_add_min_u32_e64_dpp v1, v2, v3, v4 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 010061d6fa061204021b00ff
v_ashr_pk_i8_i32 v1, v2, v3, v4 // v_ashr_pk_i8_i32 v1.l, v2, v3, v4 // 010090d602071204
v_ashr_pk_u8_i32 v1.h, v2, v3, v4                        // v_ashr_pk_u8_i32 v1.h, v2, v3, v4 op_sel:[0,0,0,1] // 014091d602071204
v_ashrrev_i64 v[2:3], v1, v[4:5]                         // 02003ed701090202
v_bitop3_b16 v1, v2, v3, v4 bitop3:0x12                  // v_bitop3_b16 v1.l, v2.l, v3.l, v4.l bitop3:0x12 // 010233d602071244
v_bitop3_b16 v1, v2, v3, v4 bitop3:0x12 op_sel:[1,0,1,1] // v_bitop3_b16 v1.h, v2.h, v3.l, v4.h bitop3:0x12 op_sel:[1,0,1,1] // 016a33d602071244
v_bitop3_b32 v1, v2, s3, 5 bitop3:0xfe // 010734d6020714da
v_bitop3_b32_e64_dpp v1, v2, v3, v4 bitop3:0x55 quad_perm:[3,2,1,0] // v_bitop3_b32_e64_dpp v1, v2, v3, v4 bitop3:0x55 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 010234d6fa0612ac021b00ff
v_cvt_pk_bf16_f32 v1, v2, v3                             // 01006dd702070202
v_cvt_pk_bf8_f16 v1, v2                                  // v_cvt_pk_bf8_f16 v1.l, v2 // 010073d702010102
v_cvt_pk_fp8_f16 v1, v2                                  // v_cvt_pk_fp8_f16 v1.l, v2 // 010072d702010102
v_cvt_pk_f16_f32 v1, v2, v3                              // 01006fd702070202
v_cvt_scale_pk16_bf16_bf6 v[2:9], v[10:12], v13          // 0200cbd60a1b0202
v_cvt_scale_pk16_bf16_fp6 v[2:9], v[10:12], v13 scale_sel:3 // 0218c8d60a1b0202
v_cvt_scale_pk16_f16_bf6 v[2:9], v[10:12], v13 scale_sel:15 // 0278cad60a1b0202
v_cvt_scale_pk16_f16_fp6 v[2:9], v[10:12], s13           // 0200c7d60a1b0002
v_cvt_scale_pk16_f32_bf6 v[2:17], v[20:22], v23          // 0200ccd6142f0202
v_cvt_scale_pk16_f32_fp6 v[2:17], v[20:22], v23          // 0200c9d6142f0202
v_cvt_scale_pk8_bf16_bf8 v[2:5], v[6:7], v8              // 0200acd606110202
v_cvt_scale_pk8_bf16_fp4 v[2:5], v6, v8                  // 0200a0d606110202
v_cvt_scale_pk8_bf16_fp8 v[2:5], v[6:7], v8 scale_sel:1  // 0208a9d606110202
v_cvt_scale_pk8_f16_bf8 v[2:5], v[6:7], v8               // 0200abd606110202
v_cvt_scale_pk8_f16_fp4 v[2:5], v6, v8                   // 02009fd606110202
v_cvt_scale_pk8_f16_fp8 v[2:5], v[6:7], v8               // 0200a8d606110202
v_cvt_scale_pk8_f32_bf8 v[2:9], v[10:11], v12            // 0200add60a190202
v_cvt_scale_pk8_f32_fp4 v[2:9], v10, v12                 // 0200a1d60a190202
v_cvt_scale_pk8_f32_fp8 v[2:9], v[10:11], v12            // 0200aad60a190202
v_cvt_scalef32_pk16_bf6_bf16 v[2:4], v[8:15], v16        // 0200d2d608210202
v_cvt_scalef32_pk16_bf6_f16 v[2:4], v[8:15], v16         // 0200d0d608210202
v_cvt_scalef32_pk16_bf6_f32 v[2:4], v[8:23], v24         // 0200ced608310202
v_cvt_scalef32_pk16_fp6_bf16 v[2:4], v[8:15], v16        // 0200d1d608210202
v_cvt_scalef32_pk16_fp6_f16 v[2:4], v[8:15], s16         // 0200cfd608210002
v_cvt_scalef32_pk16_fp6_f32 v[2:4], v[8:23], v24         // 0200cdd608310202
v_cvt_scalef32_pk8_bf8_bf16 v[2:3], v[4:7], v8           // 0200b5d604110202
v_cvt_scalef32_pk8_bf8_f16 v[2:3], v[4:7], v8            // 0200c6d604110202
v_cvt_scalef32_pk8_bf8_f32 v[2:3], v[4:11], v12          // 0200c5d604190202
v_cvt_scalef32_pk8_fp4_bf16 v2, v[4:7], v8               // 0200b8d604110202
v_cvt_scalef32_pk8_fp4_f16 v2, v[4:7], v8                // 0200b3d604110202
v_cvt_scalef32_pk8_fp4_f32 v2, v[4:11], v12              // 0200b0d604190202
v_cvt_scalef32_pk8_fp8_bf16 v[2:3], v[4:7], v8           // 0200b4d604110202
v_cvt_scalef32_pk8_fp8_f16 v[2:3], v[4:7], v8            // 0200c4d604110202
v_cvt_scalef32_pk8_fp8_f32 v[2:3], v[4:11], v12          // 0200c3d604190202
v_cvt_scalef32_sr_pk16_bf6_bf16 v[2:4], v[8:15], v16, v17 // 0200d8d608214604
v_cvt_scalef32_sr_pk16_bf6_f16 v[2:4], v[8:15], v16, v17 // 0200d6d608214604
v_cvt_scalef32_sr_pk16_bf6_f32 v[2:4], v[8:23], v24, v25 // 0200d4d608316604
v_cvt_scalef32_sr_pk16_fp6_bf16 v[2:4], v[8:15], v16, v17 // 0200d7d608214604
v_cvt_scalef32_sr_pk16_fp6_f16 v[2:4], v[8:15], v16, s17 // 0200d5d608214600
v_cvt_scalef32_sr_pk16_fp6_f32 v[2:4], v[8:23], v24, v25 // 0200d3d608316604
v_cvt_scalef32_sr_pk8_bf8_bf16 v[2:3], v[4:7], v8, v9 // 0200c2d604112604
v_cvt_scalef32_sr_pk8_bf8_f16 v[2:3], v[4:7], v8, v9 // 0200c1d604112604
v_cvt_scalef32_sr_pk8_bf8_f32 v[2:3], v[4:11], v12, v13 // 020099d604193604
v_cvt_scalef32_sr_pk8_fp4_bf16 v2, v[4:7], v8, v9 // 0200bcd604112604
v_cvt_scalef32_sr_pk8_fp4_f16 v2, v[4:7], v8, v9 // 0200b9d604112604
v_cvt_scalef32_sr_pk8_fp4_f32 v2, v[4:11], v12, v13 // 020097d604193604
v_cvt_scalef32_sr_pk8_fp8_bf16 v[2:3], v[4:7], v8, v9 // 0200c0d604112604
v_cvt_scalef32_sr_pk8_fp8_f16 v[2:3], v[4:7], v8, v9 // 0200bfd604112604
v_cvt_scalef32_sr_pk8_fp8_f32 v[2:3], v[4:11], v12, v13 // 020098d604193604
v_cvt_sr_bf8_f16 v1, v2, v3 byte_sel:2                   // v_cvt_sr_bf8_f16 v1, v2.l, v3 byte_sel:2 // 014075d702070202
v_cvt_sr_fp8_f16 v1, -|v2|, s3 op_sel:[1] byte_sel:3     // v_cvt_sr_fp8_f16 v1, -|v2.h|, s3 op_sel:[1,0,0] byte_sel:3 // 016974d702070022
v_cvt_sr_fp8_f32_e64_dpp v1, v2, v3 byte_sel:1 quad_perm:[3,2,1,0] // v_cvt_sr_fp8_f32_e64_dpp v1, v2, v3 byte_sel:1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 01206bd7fa060200021b00ff
v_cvt_sr_pk_bf16_f32 v1, v2, v3, v4 // 01006ed702071204
v_cvt_sr_pk_f16_f32 v1, v2, v3, v4 // 010070d702071204
v_div_fixup_f64 v[2:3], v[4:5], v[6:7], v[8:9] // 020028d6040d2204
v_lshrrev_b64 v[2:3], v1, v[4:5]                         // 02003dd701090202
v_mad_co_i64_i32 v[2:3], s4, v5, v6, v[8:9] // 0204ffd6050d2204
v_mad_co_u64_u32 v[2:3], s4, v5, v6, v[8:9] // 0204fed6050d2204
v_mad_nc_i64_i32 v[2:3], v5, v6, v[8:9] // 0200fbd6050d2204
v_mad_nc_u64_u32 v[2:3], v5, v6, v[8:9] clamp // 0280fad6050d2204
v_mad_u32 v1, v2, v3, v4 // 010035d602071204
v_max_i64 v[2:3], v[4:5], v[6:7]                         // 02001bd7040d0202
v_max_u64 v[2:3], v[4:5], v[6:7]                         // 020019d7040d0202
v_min_i64 v[2:3], v[4:5], v[6:7]                         // 02001ad7040d0202
v_min_u64 v[2:3], s[4:5], v[6:7]                         // 020018d7040c0202
v_mqsad_pk_u16_u8 v[2:3], v[4:5], v6, v[8:9] // 02003bd6040d2204
v_perm_pk16_b4_u4 v[2:3], v4, v5, v[6:7] // 02003fd6040b1a04
v_perm_pk16_b6_u4 v[2:4], v4, v[6:7], v[8:9] // 020042d6040d2204
v_perm_pk16_b8_u4 v[2:5], v[6:7], v[8:9], v[10:11] // 020043d606112a04
v_permlane_bcast_b32 v1, v2, s3, s4 // 010070d602071000
v_permlane_down_b32 v1, v2, s3, s4 // 010072d602071000
v_permlane_up_b32 v1, v2, s3, s4 // 010071d602071000
v_permlane_xor_b32 v1, v2, s3, 5 // 010073d602071402
v_permlane_idx_gen_b32 v1, v2, s3                        // 010014d702070002
v_alignbit_b32 v0, v1, v2, v3 op_sel:[0,0,1,0]           // v_alignbit_b32 v0, v1, v2, v3.h op_sel:[0,0,1,0] // 002016d601050e04
v_alignbyte_b32 v0, v1, v2, v3 op_sel:[0,1,0,0]          // v_alignbyte_b32 v0, v1, v2, v3.l op_sel:[0,1,0,0] // 001017d601050e04
v_maximum_f16 v0, v1, v2 op_sel:[1,0,0]                  // v_maximum_f16 v0.l, v1.h, v2.l op_sel:[1,0,0] // 000868d701050202
v_minmax_num_f16 v45, -s5, s3, 12 op_sel:[1,0,1,0] mul:4 // v_minmax_num_f16 v45.l, -s5, s3, 12 op_sel:[1,0,1,0] mul:4 // 2d286ad605063032
v_maxmin_num_f16 v0, v1, v2, v3 op_sel:[0,0,0,1]         // v_maxmin_num_f16 v0.h, v1.l, v2.l, v3.l op_sel:[0,0,0,1] // 00406bd601050e04
v_minimum_f16 v0, v1, v2 op_sel:[0,0,1]                  // v_minimum_f16 v0.h, v1.l, v2.l op_sel:[0,0,1] // 004067d701050202
v_cvt_pk_f16_fp8 v4, s32 op_sel:[0,1]                    // 0440f5d520000102
v_add_max_i32 v0, v1, v2, v3 clamp                       // 00805ed601050e04
v_add_max_u32 v0, v1, v2, v3 clamp                       // 00805fd601050e04
v_add_min_i32 v0, v1, v2, v3 clamp                       // 008060d601050e04
v_add_min_u32 v0, v1, v2, v3 clamp                       // 008061d601050e04

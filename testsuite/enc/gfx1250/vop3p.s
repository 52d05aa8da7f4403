v_dot4_i32_iu8 v0, v1, s0, 0 // 004016cc0101001a
v_dot4_i32_iu8 v32, v165, s0, -14 neg_lo:[0,0,1] // 204016cca501389b
v_dot4_i32_iu8 v152, 14, v70, v125 neg_lo:[0,0,1] neg_hi:[1,0,1] clamp // 98c516cc8e8cf69d
v_dot4_u32_u8 v3, v4, v5, v6 // 034017cc040b1a1c
v_dot4_u32_u8 v5, vcc_hi, 0xaf123456, v255 // 054017cc6bfefd1f563412af
v_dot4_u32_u8 v138, -0.5, 0.5, vcc_lo neg_lo:[1,1,0] neg_hi:[0,1,0] clamp // 8ac217ccf1e0a979
v_dot8_i32_iu4 v1, s0, 16, s8 // 014018cc00202118
v_dot8_i32_iu4 v5, vcc_hi, 0xaf123456, v255 // 054018cc6bfefd1f563412af
v_dot8_i32_iu4 v228, v22, v251, s4 neg_lo:[0,0,1] neg_hi:[1,1,0] clamp // e4c318cc16f71398
v_dot8_u32_u4 v5, m0, 0.5, m0 // 054019cc7de0f519
v_dot8_u32_u4 v2, 32, 17, s23 neg_hi:[0,0,1] // 024419cca0225d18
v_dot8_u32_u4 v243, s41, v151, v205 neg_lo:[1,1,0] neg_hi:[1,0,1] clamp // f3c519cc292e377f
v_fma_mix_f32 v5, s1, s2, v3 // 050020cc01040c04
v_fma_mix_f32 v2, -s24, v32, v96 op_sel:[0,1,0] op_sel_hi:[1,0,1] // 025020cc1840822d
v_fma_mix_f32 v10, -|src_private_limit|, |s58|, |v142| op_sel:[1,0,1] op_sel_hi:[0,0,1] // 0a6f20ccee743826
v_fma_mix_f32_e64_dpp v0, v1, v2, v3 clamp dpp8:[2,2,2,2,4,4,4,4] fi:1 // 008020ccea040e0401924492
v_fma_mix_f32_e64_dpp v0, v40, v154, s99 op_sel:[1,1,1] row_shl:9 row_mask:0x5 bank_mask:0x2 bound_ctrl:1 fi:1 // 003820ccfa348f0128090d52
v_fma_mix_f32_e64_dpp v233, -v219, -|v100|, -|v20| op_sel:[1,0,0] op_sel_hi:[1,1,0] clamp quad_perm:[0,1,2,1] row_mask:0x9 bank_mask:0xf fi:1 // e98e20ccfac852fcdb64049f
v_fma_mixhi_f16 v5, s1, s2, v3 // 050022cc01040c04
v_fma_mixhi_f16 v41, |v0|, s0, s64 op_sel:[0,0,1] op_sel_hi:[0,0,1] // 296122cc00010001
v_fma_mixhi_f16 v201, neg(42), neg(-3), -v55 op_sel:[1,0,1] op_sel_hi:[0,1,0] clamp // c9a822ccaa86ddf4
v_fma_mixhi_f16_e64_dpp v36, -|v0|, v36, s4 op_sel_hi:[1,1,0] row_shl:9 row_mask:0xc bank_mask:0x0 // 240122ccfa481238000901c0
v_fma_mixhi_f16_e64_dpp v0, v136, v101, -|s98| op_sel_hi:[1,1,0] quad_perm:[2,0,1,0] row_mask:0x0 bank_mask:0x0 // 000422ccfaca8a9988120000
v_fma_mixhi_f16_e64_dpp v0, -|v211|, v101, -v166 op_sel_hi:[1,0,1] quad_perm:[1,3,3,1] row_mask:0xc bank_mask:0x5 fi:1 // 004122ccfaca9aaed37d04c5
v_fma_mixlo_f16 v0, v1, v2, v3 // 000021cc01050e04
v_fma_mixlo_f16 v101, s4, |v16|, v0 op_sel:[0,0,1] op_sel_hi:[1,0,0] // 652221cc0420020c
v_fma_mixlo_f16 v131, |v137|, -|v222|, -|ttmp0| op_sel:[1,1,0] op_sel_hi:[1,1,1] clamp // 83df21cc89bdb3d9
v_fma_mixlo_f16_e64_dpp v138, v163, -v209, 62 op_sel_hi:[0,1,0] clamp quad_perm:[1,2,2,1] row_mask:0x1 bank_mask:0xc // 8a8021ccfaa2fb52a369001c
v_pk_add_f16 v1, 4.0, v2                                 // 01400fccf604021a
v_pk_add_f16 v5, exec_lo, v2                             // 05400fcc7e04021a
v_pk_add_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd30fccffd6006a0bfe0000
v_pk_add_i16 v5, 0, v2                                   // 054002cc8004021a
v_pk_add_i16 v5, v1, v2 clamp                            // 05c002cc0105021a
v_pk_add_i16 v32, v168, v32 op_sel_hi:[0,1] neg_lo:[1,0] neg_hi:[0,1] clamp // 20c202cca8410232
v_pk_add_u16 v5, v1, 0x12345678                          // 05400acc01ff011a78563412
v_pk_add_u16 v5, v1, v2 clamp                            // 05c00acc0105021a
v_pk_add_u16 v0, v0, s8 op_sel:[1,0] op_sel_hi:[1,0] neg_hi:[0,1] // 004a0acc0011000a
v_pk_ashrrev_i16 v5, 0, v2                               // 054006cc8004021a
v_pk_ashrrev_i16 v5, null, exec_lo                       // 054006cc7cfc001a
v_pk_ashrrev_i16 v128, s66, v100 op_sel:[1,0] op_sel_hi:[0,0] neg_lo:[0,1] neg_hi:[1,0] // 804906cc42c80242
v_pk_fma_f16 v34, 1, 1, -6 // 22400ecc8102191b
v_pk_fma_f16 v16, s64, s64, 0 neg_lo:[0,1,0] neg_hi:[0,0,1] clamp // 10c40ecc4080005a
v_pk_fma_f16 v135, src_private_base, v201, v144 op_sel:[1,1,0] op_sel_hi:[1,0,0] neg_lo:[0,1,0] neg_hi:[1,1,0] clamp // 879b0ecced92434e
v_pk_lshlrev_b16 v5, 0, v2                               // 054004cc8004021a
v_pk_lshlrev_b16 v5, exec_hi, null                       // 054004cc7ff8001a
v_pk_lshlrev_b16 v64, s0, s64 op_sel:[1,0] op_sel_hi:[0,0] neg_lo:[0,1] // 404804cc00800042
v_pk_lshrrev_b16 v5, m0, v2                              // 054005cc7d04021a
v_pk_lshrrev_b16 v5, vcc_hi, 0xfe0b                      // 054005cc6bfe011a0bfe0000
v_pk_lshrrev_b16 v168, s4, s45 op_sel:[1,0] op_sel_hi:[0,1] neg_hi:[1,0] // a84905cc045a0012
v_pk_mad_i16 v5, 0, v2, v3 // 054000cc80040e1c
v_pk_mad_i16 v0, v144, s0, v4 op_sel_hi:[0,1,1] neg_hi:[0,0,1] clamp // 00c400cc90011014
v_pk_mad_i16 v27, v170, v139, v123 op_sel:[0,1,0] op_sel_hi:[0,0,1] neg_lo:[0,0,1] neg_hi:[1,1,0] clamp // 1bd300ccaa17ef85
v_pk_mad_u16 v0, s21, s0, 0 // 004009cc1500001a
v_pk_mad_u16 v2, v24, 4, s13 op_sel:[1,0,1] op_sel_hi:[1,1,0] neg_hi:[1,1,0] // 022b09cc18093518
v_pk_mad_u16 v123, v131, v182, 4.0 op_sel:[0,1,0] op_sel_hi:[1,0,0] neg_lo:[1,0,0] neg_hi:[0,0,1] clamp // 7b9409cc836ddb2b
v_pk_max_i16 v5, s1, s2                                  // 054007cc0104001a
v_pk_max_i16 v5, vcc_hi, 0xfe0b                          // 054007cc6bfe011a0bfe0000
v_pk_max_i16 v5, src_scc, vcc_lo op_sel:[1,0] op_sel_hi:[0,1] // 054807ccfdd40012
v_pk_max_num_f16 v5, v1, 0                               // 05401ccc0101011a
v_pk_max_num_f16 v5, v1, v2 op_sel:[1,1]                 // 05581ccc0105021a
v_pk_max_num_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd31cccffd6006a0bfe0000
v_pk_max_u16 v5, v1, 0                                   // 05400ccc0101011a
v_pk_max_u16 v5, vcc_hi, 0xfe0b                          // 05400ccc6bfe011a0bfe0000
v_pk_max_u16 v0, s0, s20 op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[1,0] // 00410ccc00280052
v_pk_maximum_f16 v193, s0, s0                            // c1401ecc0000001a
v_pk_maximum_f16 v0, s0, s36 op_sel_hi:[0,1] clamp       // 00c01ecc00480012
v_pk_maximum_f16 v0, s0, s40 op_sel:[1,1] op_sel_hi:[1,0] neg_lo:[1,0] // 00581ecc0050002a
v_pk_min_i16 v5, v1, v2                                  // 054008cc0105021a
v_pk_min_i16 v5, v1, src_scc                             // 054008cc01fb011a
v_pk_min_i16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] // ff5008ccffd6000a0bfe0000
v_pk_min_num_f16 v5, -1, v2                              // 05401bccc104021a
v_pk_min_num_f16 v5, ttmp15, src_scc                     // 05401bcc7bfa011a
v_pk_min_num_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd31bccffd6006a0bfe0000
v_pk_min_u16 v5, s105, s105                              // 05400dcc69d2001a
v_pk_min_u16 v5, v1, exec_lo                             // 05400dcc01fd001a
v_pk_min_u16 v16, s8, s0 op_sel:[1,1] neg_lo:[1,0]       // 10580dcc0800003a
v_pk_minimum_f16 v5, s1, s2                              // 05401dcc0104001a
v_pk_minimum_f16 v8, s2, s64 op_sel_hi:[0,1] clamp       // 08c01dcc02800012
v_pk_minimum_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd31dccffd6006a0bfe0000
v_pk_mul_f16 v5, v255, v2                                // 054010ccff05021a
v_pk_mul_f16 v5, v1, v2 neg_hi:[1,1]                     // 054310cc0105021a
v_pk_mul_f16 v255, 0xfe0b, vcc_hi op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,1] neg_hi:[1,1] clamp // ffd310ccffd6006a0bfe0000
v_pk_mul_lo_u16 v5, 0, v2                                // 054001cc8004021a
v_pk_mul_lo_u16 v5, null, exec_lo                        // 054001cc7cfc001a
v_pk_mul_lo_u16 v108, s8, s96 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0] // 6c4101cc08c0002a
v_pk_sub_i16 v5, v255, v255                              // 054003ccffff031a
v_pk_sub_i16 v5, v1, src_scc                             // 054003cc01fb011a
v_pk_sub_i16 v0, 32, s1 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,0] neg_hi:[1,0] // 005903cca0020022
v_pk_sub_u16 v5, 0, v2                                   // 05400bcc8004021a
v_pk_sub_u16 v5, null, exec_lo                           // 05400bcc7cfc001a
v_pk_sub_u16 v0, s0, v34 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[0,1] // 00420bcc0044022a
v_swmmac_bf16f32_16x16x64_bf16 v[20:27], v[48:55], v[136:151], v0 matrix_b_reuse neg_lo:[1,0,0] neg_hi:[1,0,0] // 144169cc3011033c
v_swmmac_f32_16x16x64_bf16 v[68:75], v[24:31], v[16:31], v32 index_key:1 matrix_a_reuse neg_lo:[1,0,0] neg_hi:[0,1,0] // 442a66cc1821823c
v_wmma_f16_16x16x32_f16 v[8:11], v[0:7], v[144:151], -1 // 080061cc0021071b
v_wmma_f16_16x16x64_bf8_fp8 v[64:67], v[160:167], v[0:7], v[76:79] matrix_a_reuse matrix_b_reuse // 406070cca001321d
v_wmma_f32_16x16x64_bf8_fp8 v[16:23], v[68:75], v[160:167], v[0:7] // 10006ccc4441031c
v_fma_mix_f32_bf16 v1, v2, v3, v4 // 01003dcc02071204
v_fma_mixhi_bf16 v1, v2, v3, v4 op_sel_hi:[1,0,1] // 01403fcc0207120c
v_fma_mixlo_bf16 v1, -v2, |v3|, v4 clamp // 01823ecc02071224
v_pk_add_bf16 v1, v2, v3                                 // 014023cc0207021a
v_pk_add_f32 v[2:3], v[4:5], v[6:7]                      // 024029cc040d021a
v_pk_add_max_i16 v1, v2, v3, v4 // 014014cc0207121c
v_pk_add_max_u16 v1, v2, v3, v4 // 014015cc0207121c
v_pk_add_min_i16 v1, v2, v3, v4 // 01402dcc0207121c
v_pk_add_min_u16 v1, v2, v3, v4 // 01402ecc0207121c
v_pk_fma_bf16 v1, v2, v3, v4 // 014011cc0207121c
v_pk_fma_f32 v[2:3], v[4:5], v[6:7], v[8:9] // 02401fcc040d221c
v_pk_max3_i16 v1, v2, v3, v4 // 01402fcc0207121c
v_pk_max3_num_f16 v1, v2, v3, v4 // 014039cc0207121c
v_pk_max3_u16 v1, v2, v3, v4 // 014030cc0207121c
v_pk_max_num_bf16 v1, v2, v3                             // 01402ccc0207021a
v_pk_maximum3_f16 v1, v2, v3, v4 // 014037cc0207121c
v_pk_min3_i16 v1, v2, v3, v4 // 014031cc0207121c
v_pk_min3_num_f16 v1, v2, v3, v4 // 014038cc0207121c
v_pk_min3_u16 v1, v2, v3, v4 // 014032cc0207121c
v_pk_min_num_bf16 v1, v2, v3                             // 01402bcc0207021a
v_pk_minimum3_f16 v1, v2, v3, v4 // 014036cc0207121c
v_pk_mul_bf16 v1, v2, v3                                 // 01402acc0207021a
v_pk_mul_f32 v[2:3], v[4:5], v[6:7]                      // 024028cc040d021a
v_swmmac_bf16_16x16x64_bf16 v[24:27], v[0:7], v[8:23], v28 // 180068cc0011721c
v_swmmac_f16_16x16x128_bf8_bf8 v[24:27], v[0:7], v[8:23], v[28:29] index_key:1 // 18087acc0011721c
v_swmmac_f16_16x16x128_bf8_fp8 v[24:27], v[0:7], v[8:23], v[28:29] // 180079cc0011721c
v_swmmac_f16_16x16x128_fp8_bf8 v[24:27], v[0:7], v[8:23], v[28:29] matrix_a_reuse // 182078cc0011721c
v_swmmac_f16_16x16x128_fp8_fp8 v[24:27], v[0:7], v[8:23], v[28:29] matrix_b_reuse // 184077cc0011721c
v_swmmac_f16_16x16x64_f16 v[24:27], v[0:7], v[8:23], v28 index_key:1 // 180867cc0011721c
v_swmmac_f32_16x16x128_bf8_bf8 v[24:31], v[0:7], v[8:23], v[32:33] // 180076cc0011821c
v_swmmac_f32_16x16x128_bf8_fp8 v[24:31], v[0:7], v[8:23], v[32:33] // 180075cc0011821c
v_swmmac_f32_16x16x128_fp8_bf8 v[24:31], v[0:7], v[8:23], v[32:33] // 180074cc0011821c
v_swmmac_f32_16x16x128_fp8_fp8 v[24:31], v[0:7], v[8:23], v[32:33] // 180073cc0011821c
v_swmmac_f32_16x16x64_f16 v[24:31], v[0:7], v[8:23], v32 neg_lo:[1,0,0] // 180065cc0011823c
v_swmmac_i32_16x16x128_iu8 v[24:31], v[0:7], v[8:23], v[32:33] index_key:1 matrix_a_reuse neg_lo:[1,0,0] clamp // 18a87bcc0011823c
v_wmma_bf16_16x16x32_bf16 v[16:19], v[0:7], v[8:15], v[16:19] // 100063cc0011421c
v_wmma_bf16f32_16x16x32_bf16 v[24:27], v[0:7], v[8:15], v[16:23] // 180064cc0011421c
v_wmma_f16_16x16x128_bf8_bf8 v[32:35], v[0:15], v[16:31], v[32:35] // 200087cc0021821c
v_wmma_f16_16x16x128_bf8_fp8 v[32:35], v[0:15], v[16:31], 1.0 // 200086cc0021ca1b
v_wmma_f16_16x16x128_fp8_bf8 v[32:35], v[0:15], v[16:31], v[32:35] neg_lo:[0,0,1] // 200085cc0021829c
v_wmma_f16_16x16x128_fp8_fp8 v[32:35], v[0:15], v[16:31], v[32:35] matrix_a_reuse matrix_b_reuse // 206084cc0021821c
v_wmma_f16_16x16x64_bf8_bf8 v[16:19], v[0:7], v[8:15], v[16:19] // 100071cc0011421c
v_wmma_f16_16x16x64_fp8_bf8 v[16:19], v[0:7], v[8:15], v[16:19] // 10006fcc0011421c
v_wmma_f16_16x16x64_fp8_fp8 v[16:19], v[0:7], v[8:15], v[16:19] // 10006ecc0011421c
v_wmma_f32_16x16x128_bf8_bf8 v[32:39], v[0:15], v[16:31], v[32:39] // 200083cc0021821c
v_wmma_f32_16x16x128_bf8_fp8 v[32:39], v[0:15], v[16:31], v[32:39] // 200082cc0021821c
v_wmma_f32_16x16x128_fp8_bf8 v[32:39], v[0:15], v[16:31], v[32:39] // 200081cc0021821c
v_wmma_f32_16x16x128_fp8_fp8 v[32:39], v[0:15], v[16:31], v[32:39] // 200080cc0021821c
v_wmma_f32_16x16x128_f8f6f4 v[32:39], v[0:15], v[16:31], v[40:47] // 200033cc0021a204
v_wmma_f32_16x16x128_f8f6f4 v[32:39], v[0:7], v[16:27], v[40:47] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_BF6 // 202033cc0021a21c
v_wmma_f32_16x16x32_bf16 v[16:23], v[0:7], v[8:15], v[16:23] neg_lo:[1,1,1] neg_hi:[1,1,1] // 100762cc001142fc
v_wmma_f32_16x16x32_f16 v[16:23], v[0:7], v[8:15], v[16:23] // 100060cc0011421c
v_wmma_f32_16x16x4_f32 v[4:11], v[0:1], v[2:3], v[4:11] // 04005dcc0005121c
v_wmma_f32_16x16x64_bf8_bf8 v[16:23], v[0:7], v[8:15], v[16:23] // 10006dcc0011421c
v_wmma_f32_16x16x64_fp8_bf8 v[16:23], v[0:7], v[8:15], v[16:23] // 10006bcc0011421c
v_wmma_f32_16x16x64_fp8_fp8 v[16:23], v[0:7], v[8:15], v[16:23] // 10006acc0011421c
v_wmma_f32_32x16x128_f4 v[40:55], v[0:15], v[16:23], v[40:55] // 284088cc0021a21c
v_wmma_i32_16x16x64_iu8 v[16:23], v[0:7], v[8:15], v[16:23] neg_lo:[1,1,0] clamp // 108072cc0011427c
v_wmma_ld_scale16_paired_b64 v[0:1], s[2:3]              // 00003acc00050002
v_wmma_ld_scale_paired_b32 v0, v1 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale_fmt:MATRIX_SCALE_FMT_E4M3 // 000a35cc00030202
v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[40:47], v48, v49 // 000035cc30630202000033cc0831a204
v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:35], v[40:47], s0, 1.0 matrix_b_fmt:MATRIX_FMT_FP6 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale_fmt:MATRIX_SCALE_FMT_E5M3 matrix_a_reuse // 002935cc00e40102000033cc0831a214
v_wmma_scale16_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], 1.0, v[48:49], v[50:51] matrix_a_scale_fmt:MATRIX_SCALE_FMT_E4M3 matrix_b_reuse neg_lo:[0,0,1] neg_hi:[0,0,1] // 00403acc30650242000433cc0831ca83
v_wmma_scale_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[40:55], v56, v57 // 000035cc38730202004088cc1041a21c
v_wmma_scale16_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[40:55], v[56:57], v[58:59] matrix_b_scale:MATRIX_SCALE_ROW1 // 00003acc3875020a004088cc1041a21c
v_pk_fma_f32 v[8:9], v[0:1], s[0:1], v[4:5] op_sel_hi:[1,0,1] // 08401fcc0001100c
v_wmma_i32_16x16x64_iu8 v[16:23], v[0:7], v[8:15], null // 100072cc0011f219
v_swmmac_bf16_16x16x32_bf16 v[12:15], v[0:3], v[4:11], v16 // 0c4053cc0009421c
v_swmmac_f16_16x16x32_f16 v[12:15], v[0:3], v[4:11], v16 neg_lo:[0,1,0] // 0c4052cc0009425c
v_swmmac_f32_16x16x32_bf16 v[12:19], v[0:3], v[4:11], v20 neg_hi:[0,1,0] // 0c4251cc0009521c
v_swmmac_f32_16x16x32_f16 v[12:19], v[0:3], v[4:11], v20 index_key:1 // 0c4850cc0009521c
v_swmmac_f32_16x16x32_fp8_fp8 v[6:13], v[0:1], v[2:5], v14 index_key:1 // 064857cc00053a1c
v_swmmac_f32_16x16x32_fp8_bf8 v[6:13], v[0:1], v[2:5], v14 // 064058cc00053a1c
v_swmmac_f32_16x16x32_bf8_fp8 v[6:13], v[0:1], v[2:5], v14 // 064059cc00053a1c
v_swmmac_f32_16x16x32_bf8_bf8 v[6:13], v[0:1], v[2:5], v14 index_key:1 // 06485acc00053a1c
v_swmmac_i32_16x16x32_iu4 v[4:11], v0, v[2:3], v12 index_key:1 // 044855cc0005321c
v_swmmac_i32_16x16x32_iu8 v[6:13], v[0:1], v[2:5], v14 neg_lo:[1,0,0] // 064054cc00053a3c
v_swmmac_i32_16x16x64_iu4 v[6:13], v[0:1], v[2:5], v14 neg_lo:[1,0,0] // 064056cc00053a3c

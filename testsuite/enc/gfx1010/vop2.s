v_add_co_ci_u32_e32 v255, vcc_lo, 64, v255, vcc_lo       // c0feff51
v_add_f16_e32 v113, v149, v8                             // 9511e264
v_add_f32 v93, v224, v42                                 // v_add_f32_e32 v93, v224, v42 // e055ba06
v_add_nc_u32 v211, v223, v2                              // v_add_nc_u32_e32 v211, v223, v2 // df05a64b
v_and_b32 v243, v37, v240                                // v_and_b32_e32 v243, v37, v240 // 25e1e737
v_ashrrev_i32 v37, v113, v90                             // v_ashrrev_i32_e32 v37, v113, v90 // 71b54a30
v_cndmask_b32 v63, v197, v218, vcc_lo                    // v_cndmask_b32_e32 v63, v197, v218, vcc_lo // c5b57f02
v_cvt_pkrtz_f16_f32_e32 v100, v136, v198                 // 888dc95e
v_fmaak_f16_e32 v189, s89, v255, 10.0                    // v_fmaak_f16 v189, s89, v255, 0x4900 // 59fe7b7100490000
v_fmaak_f32 v133, v0, v12, 0x11213141                    // 00190a5b41312111
v_fmac_f16 v54, v90, v93                                 // v_fmac_f16_e32 v54, v90, v93 // 5abb6c6c
v_fmac_f32_e32 v78, 3.14159, v0                          // v_fmac_f32_e32 v78, 0x40490fd0, v0 // ff009c56d00f4940
v_fmamk_f16_e32 v49, v5, 10.0, v237                      // v_fmamk_f16 v49, v5, 0x4900, v237 // 05db636e00490000
v_fmamk_f32 v29, s105, 0x3f800001, v213                  // 69aa3b580100803f
v_ldexp_f16_e32 v180, 0x3456, v0                         // ff00687756340000
v_lshlrev_b32_e32 v111, s78, v147                        // 4e26df34
v_lshrrev_b32_e32 v49, -17, v237                         // v_lshrrev_b32_e32 v49, 0xffffffef, v237 // ffda632cefffffff
v_mac_f32 v121, -0.5, v107                               // v_mac_f32_e32 v121, -0.5, v107 // f1d6f23e
v_mac_legacy_f32 v0, v204, v32                           // v_mac_legacy_f32_e32 v0, v204, v32 // cc41000c
v_madak_f32_e32 v17, null, v0, 0x11213141                // v_madak_f32 v17, null, v0, 0x11213141 // 7d00224241312111
v_madmk_f32_e32 v205, 2.0, 1.0, v5                       // v_madmk_f32 v205, 2.0, 0x3f800000, v5 // f40a9a410000803f
v_max_f16_e32 v87, s9, v167                              // 094eaf72
v_max_f32 v166, src_execz, v155                          // v_max_f32_e32 v166, src_execz, v155 // fc364d21
v_max_i32 v33, v59, v211                                 // v_max_i32_e32 v33, v59, v211 // 3ba74324
v_max_u32_e32 v87, v111, v255                            // 6fffaf28
v_min_f16_e32 v69, src_lds_direct, v30                   // fe3c8a74
v_min_f32_e32 v228, -0.5, v200                           // f190c91f
v_min_i32 v198, s81, v67                                 // v_min_i32_e32 v198, s81, v67 // 51868c23
v_min_u32 v255, 65, v28                                  // v_min_u32_e32 v255, 0x41, v28 // ff38fe2741000000
v_mul_f16 v48, 0xfe0b, v255                              // v_mul_f16_e32 v48, 0xfe0b, v255 // fffe616a0bfe0000
v_mul_f32_e32 v49, 3.14159, v133                         // v_mul_f32_e32 v49, 0x40490fd0, v133 // ff0a6310d00f4940
v_mul_hi_i32_i24_e32 v233, 0x12345678, v60               // ff78d21578563412
v_mul_hi_u32_u24 v65, -17, v171                          // v_mul_hi_u32_u24_e32 v65, 0xffffffef, v171 // ff568318efffffff
v_mul_i32_i24_e32 v116, 0x12345678, v51                  // ff66e81278563412
v_mul_legacy_f32 v65, src_lds_direct, v4                 // v_mul_legacy_f32_e32 v65, src_lds_direct, v4 // fe08820e
v_mul_u32_u24_e32 v239, v56, v136                        // 3811df17
v_or_b32 v0, v43, v40                                    // v_or_b32_e32 v0, v43, v40 // 2b510038
v_pk_fmac_f16 v85, v156, v164                            // 9c49ab78
v_sub_co_ci_u32_e32 v82, vcc_lo, src_private_limit, v197, vcc_lo // ee8aa552
v_sub_f16_e32 v0, s45, v166                              // 2d4c0166
v_sub_f32 v48, 0xaf123456, v117                          // v_sub_f32_e32 v48, 0xaf123456, v117 // ffea6008563412af
v_sub_nc_u32 v177, 64, v0                                // v_sub_nc_u32_e32 v177, 64, v0 // c000624d
v_subrev_co_ci_u32_e32 v74, vcc_lo, 0x3f717273, v255, vcc_lo // fffe95547372713f
v_subrev_f16 v221, s2, v164                              // v_subrev_f16_e32 v221, s2, v164 // 0248bb69
v_subrev_f32 v184, 3.14159, v194                         // v_subrev_f32_e32 v184, 0x40490fd0, v194 // ff84710bd00f4940
v_subrev_nc_u32 v89, v255, v24                           // v_subrev_nc_u32_e32 v89, v255, v24 // ff31b24e
v_xnor_b32_e32 v168, v19, v176                           // 1361513d
v_xor_b32 v169, v13, v255                                // v_xor_b32_e32 v169, v13, v255 // 0dff533b
v_illegal                                // 00000000

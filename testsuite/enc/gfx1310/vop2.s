v_add_co_ci_u32 v5, vcc_lo, v255, v2, vcc_lo // v_add_co_ci_u32_e32 v5, vcc_lo, v255, v2, vcc_lo // ff050a50
v_add_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // e9040a5001773905
v_add_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo row_half_mirror row_mask:0xf bank_mask:0xf // fa040a50014101ff
v_add_co_ci_u32_dpp v8, vcc_lo, v72, v96, vcc_lo quad_perm:[1,0,0,0] row_mask:0x0 bank_mask:0x8 bound_ctrl:1 fi:1 // fac0105048010c08
v_add_co_ci_u32_e32 v3, vcc_lo, 12345, v3, vcc_lo // v_add_co_ci_u32_e32 v3, vcc_lo, 0x3039, v3, vcc_lo // ff06065039300000
v_add_co_ci_u32_e32 v5, vcc_lo, 0.5, v2, vcc_lo // f0040a50
v_add_co_ci_u32_e32 v5, vcc_lo, m0, v2, vcc_lo // 7d040a50
v_add_co_ci_u32_e32 v5, vcc_lo, exec_hi, v2, vcc_lo // 7f040a50
v_add_co_ci_u32_e64 v5, s102, v1, v2, s6 // 056628d501051a00
v_add_co_ci_u32_e64 v5, ttmp15, src_scc, null, ttmp15 // 057b28d5fdf8ec01
v_add_co_ci_u32_e64 v5, s12, 0, v2, s6 // 050c28d580041a00
v_add_co_ci_u32_e64 v5, s6, v1, 0xaf123456, s3 // 050628d501ff0d00563412af
v_add_co_ci_u32_e64_dpp v5, vcc_lo, v1, v2, vcc_hi dpp8:[7,6,5,4,3,2,1,0] // 056a28d5e904ae0101773905
v_add_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 row_shr:15 row_mask:0xf bank_mask:0xf // 050628d5fa040e00011f01ff
v_add_co_ci_u32_e64_dpp v5, s6, v1, v2, s3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050628d5fa040e00011b00ff
v_add_f16 v5, s1, v2 // v_add_f16_e32 v5, s1, v2 // 01040a64
v_add_f16_dpp v127, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fefe647f000000
v_add_f16_dpp v5, v1, v2 row_xmask:1 row_mask:0x0 bank_mask:0x0 // fa040a6401610100
v_add_f16_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a6401600913
v_add_f16_e32 v1, 0.5, v2 // f0040264
v_add_f16_e32 v58, s68, v63 // 447e7464
v_add_f16_e32 v5, v1, v2 // 01050a64
v_add_f16_e64 v5, v1, 0 // 050032d501010102
v_add_f16_e64 v5, -v1, -v2 // 050032d501050262
v_add_f16_e64 v5, null, exec_lo // 050032d57cfc0002
v_add_f16_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050032d5fa040200011f01ff
v_add_f16_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050032d5fa040200015001ff
v_add_f16_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050232d5fa04023001600913
v_add_f32 v0, s0, s1 // v_add_f32_e64 v0, s0, s1 // 000003d500020002
v_add_f32_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9feff07ff000000
v_add_f32_dpp v5, v1, v2 row_xmask:1 row_mask:0x0 bank_mask:0x0 // fa040a0601610100
v_add_f32_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a0601600913
v_add_f32_e32 v255, v1, v2 // 0105fe07
v_add_f32_e32 v5, vcc_hi, v2 // 6b040a06
v_add_f32_e32 v5, src_scc, v2 // fd040a06
v_add_f32_e64 v5, 0, v2 // 050003d580040202
v_add_f32_e64 v5, |v1|, |v2| // 050303d501050202
v_add_f32_e64 v255, v1, v2 // ff0003d501050202
v_add_f32_e64 v5, vcc_hi, 0xaf123456 // 050003d56bfe0102563412af
v_add_f32_e64_dpp v5, |v1|, -v2 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050103d5e904024801773905
v_add_f32_e64_dpp v255, -|v255|, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8303d5e9fe0378ff000000
v_add_f32_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050203d5fa04023001600913
v_add_f64 v[5:6], v[1:2], s[102:103] // v_add_f64_e64 v[5:6], v[1:2], s[102:103] // 050002d501cd0002
v_add_f64 v[5:6], v[1:2], exec // v_add_f64_e64 v[5:6], v[1:2], exec // 050002d501fd0002
v_add_f64 v[5:6], v[1:2], 0.5 // v_add_f64_e64 v[5:6], v[1:2], 0.5 // 050002d501e10102
v_add_f64 v[5:6], ttmp[10:11], v[2:3] // v_add_f64_e32 v[5:6], ttmp[10:11], v[2:3] // 76040a04
v_add_f64 v[5:6], -1, v[2:3] // v_add_f64_e32 v[5:6], -1, v[2:3] // c1040a04
v_add_f64 v[5:6], 0.5, v[2:3] // v_add_f64_e32 v[5:6], 0.5, v[2:3] // f0040a04
v_add_f64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd05563412af
v_add_f64_e32 v[28:29], s[58:59], v[54:55] // 3a6c3804
v_add_f64_e32 v[6:7], v[2:3], v[4:5] // 02090c04
v_add_f64_e64 v[0:1], s[0:1], -2.0 // 000002d500ea0102
v_add_f64_e64 v[4:5], s[0:1], 0.15915494309189532 // 040002d500f00102
v_add_f64_e64 v[5:6], v[2:3], v[4:5] // 050002d502090202
v_add_nc_u32 v5, exec_hi, v2 // v_add_nc_u32_e32 v5, exec_hi, v2 // 7f040a4a
v_add_nc_u32_dpp v5, v1, v255 dpp8:[7,6,5,4,3,2,1,0] // e9fe0b4a01773905
v_add_nc_u32_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a4a015f0101
v_add_nc_u32_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a4a01600913
v_add_nc_u32_e32 v5, 0x3f717273, v2 // ff040a4a7372713f
v_add_nc_u32_e32 v5, m0, v2 // 7d040a4a
v_add_nc_u32_e32 v5, exec_lo, v2 // 7e040a4a
v_add_nc_u32_e32 v5, v1, v2 // 01050a4a
v_add_nc_u32_e64 v5, m0, v2 // 050025d57d040202
v_add_nc_u32_e64 v5, exec_hi, v2 // 050025d57f040202
v_add_nc_u32_e64 v5, v255, v2 // 050025d5ff050202
v_add_nc_u32_e64 v255, 0xaf123456, vcc_hi clamp // ff8025d5ffd60002563412af
v_add_nc_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050025d5e904020001773905
v_add_nc_u32_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050025d5fa040200010101ff
v_add_nc_u32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050025d5fa040200011b00ff
v_add_u32 v1, v2, v3 // v_add_nc_u32_e32 v1, v2, v3 // 0207024a
v_add_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_add_nc_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a4a01e40000
v_add_u32_e32 v1, s1, v3 // v_add_nc_u32_e32 v1, s1, v3 // 0106024a
v_add_u32_e64 v5, v1, v2 // v_add_nc_u32_e64 v5, v1, v2 // 050025d501050202
v_and_b32 v5, v1, v2 // v_and_b32_e32 v5, v1, v2 // 01050a36
v_and_b32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a360188c6fa
v_and_b32_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // fa040a36012f01ff
v_and_b32_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff37ff6f0530
v_and_b32_e32 v0, 0x7f7ffffd, v1 // ff020036fdff7f7f
v_and_b32_e32 v5, v1, v2 // 01050a36
v_and_b32_e32 v5, src_scc, v2 // fd040a36
v_and_b32_e32 v6, v2, v4 // 02090c36
v_and_b32_e64 v5, 0, v2 // 05001bd580040202
v_and_b32_e64 v5, vcc_lo, v2 // 05001bd56a040202
v_and_b32_e64 v5, v1, v2 // 05001bd501050202
v_and_b32_e64 v255, 0xaf123456, vcc_hi // ff001bd5ffd60002563412af
v_and_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 05001bd5ea04020001773905
v_and_b32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05001bd5fa040200011f01ff
v_and_b32_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff001bd5fafe0300ff6f0530
v_ashrrev_i32 v5, vcc_lo, v2 // v_ashrrev_i32_e32 v5, vcc_lo, v2 // 6a040a30
v_ashrrev_i32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a300188c6fa
v_ashrrev_i32_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a30014001ff
v_ashrrev_i32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a30011b0000
v_ashrrev_i32_e32 v5, 0xaf123456, v2 // ff040a30563412af
v_ashrrev_i32_e32 v5, s105, v2 // 69040a30
v_ashrrev_i32_e32 v5, src_scc, v2 // fd040a30
v_ashrrev_i32_e32 v5, s1, v2 // 01040a30
v_ashrrev_i32_e64 v5, -1, v2 // 050018d5c1040202
v_ashrrev_i32_e64 v5, v1, ttmp11 // 050018d501ef0002
v_ashrrev_i32_e64 v5, ttmp15, src_scc // 050018d57bfa0102
v_ashrrev_i32_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050018d5fa040200010101ff
v_ashrrev_i32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050018d5fa040200015001ff
v_ashrrev_i32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050018d5fa04020001600913
v_cndmask_b32 v0, 12345, v1, vcc_lo // v_cndmask_b32_e32 v0, 0x3039, v1, vcc_lo // ff02000239300000
v_cndmask_b32_dpp v5, v1, v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a0201773905
v_cndmask_b32_dpp v5, v1, v2, vcc_lo row_ror:15 row_mask:0xf bank_mask:0xf // fa040a02012f01ff
v_cndmask_b32_dpp v5, |v1|, -v2, vcc_lo quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a0201e46000
v_cndmask_b32_e32 v5, 4.0, v2, vcc_lo // f6040a02
v_cndmask_b32_e32 v5, null, v2, vcc_lo // 7c040a02
v_cndmask_b32_e32 v5, vcc_hi, v2, vcc_lo // 6b040a02
v_cndmask_b32_e64 v5, v1, -4.0, s6 // 050001d501ef1900
v_cndmask_b32_e64 v5, exec_hi, -1, s3 // 050001d57f820d00
v_cndmask_b32_e64 v5, -|src_scc|, null, ttmp15 // 050101d5fdf8ec21
v_cndmask_b32_e64_dpp v5, |v1|, -v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] // 050101d5e904aa4101773905
v_cndmask_b32_e64_dpp v5, v1, v2, s3 row_mirror row_mask:0xf bank_mask:0xf // 050001d5fa040e00014001ff
v_cndmask_b32_e64_dpp v255, -|v255|, -|v255|, null row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0301d5fafef361ff6f0530
v_cvt_pk_rtz_f16_f32 v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_cvt_pk_rtz_f16_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff5fff6ff530
v_cvt_pk_rtz_f16_f32_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a5e01773905
v_cvt_pk_rtz_f16_f32_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // fa040a5e011f01ff
v_cvt_pk_rtz_f16_f32_dpp v125, -v124, -|v186| quad_perm:[2,2,0,1] row_mask:0xd bank_mask:0xd bound_ctrl:1 fi:1 // fa74fb5e7c4adcdd
v_cvt_pk_rtz_f16_f32_e32 v12, 0xad7a8f31, v86 // ffac185e318f7aad
v_cvt_pk_rtz_f16_f32_e32 v5, -1, v2 // c1040a5e
v_cvt_pk_rtz_f16_f32_e32 v5, vcc_lo, v2 // 6a040a5e
v_cvt_pk_rtz_f16_f32_e32 v6, v2, v4 // 02090c5e
v_cvt_pk_rtz_f16_f32_e64 v5, 0, v2 // 05002fd580040202
v_cvt_pk_rtz_f16_f32_e64 v5, -v1, -v2 // 05002fd501050262
v_cvt_pk_rtz_f16_f32_e64 v5, s1, s2 // 05002fd501040002
v_cvt_pk_rtz_f16_f32_e64 v5, vcc_hi, 0xaf123456 // 05002fd56bfe0102563412af
v_cvt_pk_rtz_f16_f32_e64_dpp v5, |v1|, -v2 dpp8:[7,6,5,4,3,2,1,0] // 05012fd5e904024001773905
v_cvt_pk_rtz_f16_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05002fd5fa040200015001ff
v_cvt_pk_rtz_f16_f32_e64_dpp v5, -v1, |v2| row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05022fd5fa04022001600913
v_cvt_pkrtz_f16_f32 v5, s105, v2 // v_cvt_pk_rtz_f16_f32_e32 v5, s105, v2 // 69040a5e
v_cvt_pkrtz_f16_f32_e32 v5, v1, v2 // v_cvt_pk_rtz_f16_f32_e32 v5, v1, v2 // 01050a5e
v_cvt_pkrtz_f16_f32_e64 v5, s1, v2 // v_cvt_pk_rtz_f16_f32_e64 v5, s1, v2 // 05002fd501040202
v_cvt_pkrtz_f16_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] // v_cvt_pk_rtz_f16_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 05002fd5fa04020001e400ff
v_fmaak_f16 v5, -4.0, v2, 0x1121 // f7040a7021110000
v_fmaak_f16 v127, 0xfe0b, v127, 0xfe0b // fffefe700bfe0000
v_fmaak_f16 v5, vcc_hi, v2, 0xfe0b // 6b040a700bfe0000
v_fmaak_f32 v5, v1, v2, 0xaf123456 // 01050a5a563412af
v_fmaak_f32 v5, m0, v2, 0xaf123456 // 7d040a5a563412af
v_fmaak_f32 v5, vcc_hi, v2, 0xaf123456 // 6b040a5a563412af
v_fmaak_f64 v[2:3], v[4:5], v[6:7], 0x4004000000000001 // 040d04420100000000000440
v_fmaak_f64 v[2:3], v[4:5], v[6:7], 0x4004 // 040d04420000000004400000
v_fmaak_f64 v[2:3], v[4:5], v[6:7], lit64(0x4004) // 040d04420440000000000000
v_fmac_f16 v5, s1, v2 // v_fmac_f16_e32 v5, s1, v2 // 01040a6c
v_fmac_f16_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a6c01773905
v_fmac_f16_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a6c014001ff
v_fmac_f16_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a6c01600913
v_fmac_f16_e32 v127, 0xfe0b, v127 // fffefe6c0bfe0000
v_fmac_f16_e32 v0, v53, v6 // 350d006c
v_fmac_f16_e32 v5, exec_lo, v2 // 7e040a6c
v_fmac_f16_e32 v5, s1, v2 // 01040a6c
v_fmac_f16_e64 v5, v1, 0 // 050036d501010102
v_fmac_f16_e64 v5, vcc_hi, v2 // 050036d56b040202
v_fmac_f16_e64 v5, -src_scc, |vcc_lo| mul:4 // 050236d5fdd40032
v_fmac_f16_e64_dpp v5, v2, s3 dpp8:[7,6,5,4,3,2,1,0] // 050036d5e906000002773905
v_fmac_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8336d5e9fe0378ff000000
v_fmac_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8336d5fafe0378ff6f0530
v_fmac_f32 v0, v1, v2 // v_fmac_f32_e32 v0, v1, v2 // 01050056
v_fmac_f32_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9feff57ff000000
v_fmac_f32_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a56015f0101
v_fmac_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff57ff6ff530
v_fmac_f32_e32 v5, 0xaf123456, v2 // ff040a56563412af
v_fmac_f32_e32 v5, s103, v2 // 67040a56
v_fmac_f32_e32 v5, src_scc, v2 // fd040a56
v_fmac_f32_e32 v255, v1, v2 // 0105fe57
v_fmac_f32_e64 v5, v1, m0 // 05002bd501fb0002
v_fmac_f32_e64 v5, v1, vcc_lo // 05002bd501d50002
v_fmac_f32_e64 v5, |exec_hi|, null // 05012bd57ff80002
v_fmac_f32_e64_dpp v5, -v1, |v2| mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 05022bd5ea04023001773905
v_fmac_f32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05002bd5fa040200011f01ff
v_fmac_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05002bd5fa040200015001ff
v_fmac_f64_e32 v[160:161], -8, v[78:79] // c89c403f
v_fmac_f64_e32 v[128:129], s[0:1], v[0:1] // 0000003f
v_fmac_f64_e32 v[4:5], v[2:3], v[254:255] // 02fd093e
v_fmac_f64_e64 v[4:5], v[2:3], 0.5 // 04001fd502e10102
v_fmac_f64_e64 v[4:5], v[2:3], -v[8:9] // 04001fd502110242
v_fmac_f64_e64 v[0:1], s[0:1], s[40:41] clamp // 00801fd500500002
v_fmamk_f16 v5, 0.5, 0xfe0b, v3 // f0060a6e0bfe0000
v_fmamk_f16 v5, vcc_hi, 0xfe0b, v3 // 6b060a6e0bfe0000
v_fmamk_f16 v5, exec_lo, 0xfe0b, v3 // 7e060a6e0bfe0000
v_fmamk_f32 v255, v1, 0x11213141, v3 // 0107fe5941312111
v_fmamk_f32 v181, 0, 0x91304691, v160 // 80406b5991463091
v_fmamk_f32 v5, vcc_lo, 0xaf123456, v3 // 6a060a58563412af
v_fmamk_f64 v[2:3], v[4:5], 0x4004000000000001, v[6:7] // 040d04400100000000000440
v_fmamk_f64 v[2:3], 0x405ec001, 0x405ec001, v[6:7] // fe0c04400000000001c05e40
v_fmamk_f64 v[6:7], v[2:3], 0x8912345601234567, v[4:5] // 02090c406745230156341289
v_illegal // 00000000
v_ldexp_f16 v5, v127, v2 // v_ldexp_f16_e32 v5, v127, v2 // 7f050a76
v_ldexp_f16_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a7601773905
v_ldexp_f16_dpp v5, v1, v2 row_xmask:15 row_mask:0x0 bank_mask:0x0 // fa040a76016f0100
v_ldexp_f16_dpp v36, v0, v20 quad_perm:[1,0,1,0] row_mask:0x0 bank_mask:0x8 bound_ctrl:1 // fa28487600110808
v_ldexp_f16_e32 v5, 0xfe0b, v2 // ff040a760bfe0000
v_ldexp_f16_e32 v0, s99, v10 // 63140076
v_ldexp_f16_e32 v5, vcc_lo, v2 // 6a040a76
v_ldexp_f16_e32 v5, exec_hi, v2 // 7f040a76
v_ldexp_f16_e64 v5, m0, v2 // 05003bd57d040202
v_ldexp_f16_e64 v5, v1, ttmp11 // 05003bd501ef0002
v_ldexp_f16_e64 v255, v1, v2 // ff003bd501050202
v_ldexp_f16_e64 v5, vcc_hi, 0xfe0b // 05003bd56bfe01020bfe0000
v_ldexp_f16_e64_dpp v255, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // ff003bd5e904020001773905
v_ldexp_f16_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 05003bd5fa040200010f01ff
v_ldexp_f16_e64_dpp v5, v1, v2 mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05003bd5fa04021001600913
v_lshlrev_b32 v5, v255, v2 // v_lshlrev_b32_e32 v5, v255, v2 // ff050a34
v_lshlrev_b32_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9feff35ff000000
v_lshlrev_b32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a3401400100
v_lshlrev_b32_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a3401600913
v_lshlrev_b32_e32 v5, v1, v255 // 01ff0b34
v_lshlrev_b32_e32 v5, s1, v2 // 01040a34
v_lshlrev_b32_e32 v5, vcc_lo, v2 // 6a040a34
v_lshlrev_b32_e64 v5, v1, 0.5 // 05001ad501e10102
v_lshlrev_b32_e64 v5, -1, exec_hi // 05001ad5c1fe0002
v_lshlrev_b32_e64 v5, null, exec_lo // 05001ad57cfc0002
v_lshlrev_b32_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 05001ad5fa040200012101ff
v_lshlrev_b32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05001ad5fa040200015001ff
v_lshlrev_b32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 05001ad5fa04020001600913
v_lshlrev_b64 v[5:6], v1, s[100:101] // v_lshlrev_b64_e64 v[5:6], v1, s[100:101] // 050022d501c90002
v_lshlrev_b64 v[5:6], v1, 0 // v_lshlrev_b64_e64 v[5:6], v1, 0 // 050022d501010102
v_lshlrev_b64 v[5:6], vcc_hi, v[2:3] // v_lshlrev_b64_e32 v[5:6], vcc_hi, v[2:3] // 6b040a44
v_lshlrev_b64 v[5:6], 0, v[2:3] // v_lshlrev_b64_e32 v[5:6], 0, v[2:3] // 80040a44
v_lshlrev_b64 v[5:6], -4.0, v[2:3] // v_lshlrev_b64_e32 v[5:6], -4.0, v[2:3] // f7040a44
v_lshlrev_b64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd45563412af
v_lshlrev_b64_e32 v[6:7], v2, v[4:5] // 02090c44
v_lshlrev_b64_e64 v[5:6], v1, v[2:3] // 050022d501050202
v_lshlrev_b64_e64 v[5:6], v1, vcc // 050022d501d50002
v_lshlrev_b64_e64 v[5:6], v255, exec // 050022d5fffd0002
v_lshlrev_b64_e64 v[254:255], 0xaf123456, 0.5 // fe0022d5ffe00102563412af
v_lshrrev_b32 v5, v1, v2 // v_lshrrev_b32_e32 v5, v1, v2 // 01050a2c
v_lshrrev_b32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea040a2c0188c6fa
v_lshrrev_b32_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x0 // fa040a2c015f0100
v_lshrrev_b32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a2c011b0400
v_lshrrev_b32_e32 v5, 0xaf123456, v2 // ff040a2c563412af
v_lshrrev_b32_e32 v5, vcc_hi, v2 // 6b040a2c
v_lshrrev_b32_e32 v5, src_scc, v2 // fd040a2c
v_lshrrev_b32_e32 v5, s1, v2 // 01040a2c
v_lshrrev_b32_e64 v5, m0, v2 // 050016d57d040202
v_lshrrev_b32_e64 v5, v1, vcc_hi // 050016d501d70002
v_lshrrev_b32_e64 v5, v1, v2 // 050016d501050202
v_lshrrev_b32_e64 v255, 0xaf123456, vcc_hi // ff0016d5ffd60002563412af
v_lshrrev_b32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050016d5fa040200011f01ff
v_lshrrev_b32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050016d5fa040200015001ff
v_lshrrev_b32_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff0016d5fafe0300ff6f0530
v_max_f16 v5, s105, v2 // v_max_num_f16_e32 v5, s105, v2 // 69040a72
v_max_f16 v0, v1, v2 // v_max_num_f16_e32 v0, v1, v2 // 01050072
v_max_f16_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // v_max_num_f16_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a720188c6fa
v_max_f16_e32 v5, vcc_hi, v2 // v_max_num_f16_e32 v5, vcc_hi, v2 // 6b040a72
v_max_f16_e64 v5, -1, v2 // v_max_num_f16_e64 v5, -1, v2 // 050039d5c1040202
v_max_f16_e64_dpp v5, v1, v2 row_mirror // v_max_num_f16_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050039d5fa040200014001ff
v_max_f32 v5, s105, v2 // v_max_num_f32_e32 v5, s105, v2 // 69040a20
v_max_f32 v0, v1, v2 // v_max_num_f32_e32 v0, v1, v2 // 01050020
v_max_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // v_max_num_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea040a200188c6fa
v_max_f32_e32 v5, v1, v2 // v_max_num_f32_e32 v5, v1, v2 // 01050a20
v_max_f32_e64 v5, s101, v2 // v_max_num_f32_e64 v5, s101, v2 // 050010d565040202
v_max_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] // v_max_num_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050010d5fa040200011b00ff
v_max_f64 v[0:1], v[2:3], v[4:5] // v_max_num_f64_e32 v[0:1], v[2:3], v[4:5] // 0209001c
v_max_f64 v[5:6], v[1:2], v[2:3] // v_max_num_f64_e32 v[5:6], v[1:2], v[2:3] // 01050a1c
v_max_i32 v5, null, v2 // v_max_i32_e32 v5, null, v2 // 7c040a24
v_max_i32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a240188c6fa
v_max_i32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a2401400100
v_max_i32_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a2401600913
v_max_i32_e32 v5, m0, v2 // 7d040a24
v_max_i32_e32 v5, v1, v255 // 01ff0b24
v_max_i32_e32 v5, src_scc, v2 // fd040a24
v_max_i32_e64 v5, v1, -1 // 050012d501830102
v_max_i32_e64 v5, vcc_lo, v2 // 050012d56a040202
v_max_i32_e64 v5, v1, v2 // 050012d501050202
v_max_i32_e64 v255, 0xaf123456, vcc_hi // ff0012d5ffd60002563412af
v_max_i32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050012d5ea04020001773905
v_max_i32_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 050012d5fa040200011101ff
v_max_i32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050012d5fa04020001600913
v_max_num_f16 v5, v1, v2 row_shl:15 // v_max_num_f16_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa040a72010f01ff
v_max_num_f16 v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // v_max_num_f16_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a72015f0101
v_max_num_f16 v127, -|v127|, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 bound_ctrl:0 fi:1 // v_max_num_f16_dpp v127, -|v127|, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafefe727f6ff530
v_max_num_f16 v5, v255, v2 quad_perm:[3,2,1,0] // v_max_num_f16_e64_dpp v5, v255, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050039d5fa040200ff1b00ff
v_max_num_f16 v5, v255, v2 dpp8:[7,6,5,4,3,2,1,0] // v_max_num_f16_e64_dpp v5, v255, v2 dpp8:[7,6,5,4,3,2,1,0] // 050039d5e9040200ff773905
v_max_num_f16 v5, ttmp15, v2 // v_max_num_f16_e32 v5, ttmp15, v2 // 7b040a72
v_max_num_f16_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a7201773905
v_max_num_f16_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa040a72015001ff
v_max_num_f16_dpp v127, -|v127|, -|v127| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafefe727f6ff530
v_max_num_f16_e32 v5, v127, v2 // 7f050a72
v_max_num_f16_e32 v5, ttmp11, v2 // 77040a72
v_max_num_f16_e32 v5, vcc_lo, v2 // 6a040a72
v_max_num_f16_e64 v5, 0, v2 // 050039d580040202
v_max_num_f16_e64 v5, -v1, -v2 // 050039d501050262
v_max_num_f16_e64 v5, |exec_hi|, null // 050139d57ff80002
v_max_num_f16_e64_dpp v5, v1, v255 dpp8:[7,6,5,4,3,2,1,0] // 050039d5e9fe030001773905
v_max_num_f16_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050039d5fa040200015001ff
v_max_num_f16_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050239d5fa04023001600913
v_max_num_f32 v255, 0xaf123456, v255 // v_max_num_f32_e32 v255, 0xaf123456, v255 // fffeff21563412af
v_max_num_f32 v5, v1, v2 quad_perm:[0,1,2,3] // v_max_num_f32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa040a2001e400ff
v_max_num_f32 v5, vcc_lo, v2 // v_max_num_f32_e32 v5, vcc_lo, v2 // 6a040a20
v_max_num_f32 v5, ttmp15, v2 // v_max_num_f32_e32 v5, ttmp15, v2 // 7b040a20
v_max_num_f32 v5, m0, v2 // v_max_num_f32_e32 v5, m0, v2 // 7d040a20
v_max_num_f32_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9feff21ff000000
v_max_num_f32_dpp v5, v1, v2 row_xmask:1 row_mask:0x0 bank_mask:0x0 // fa040a2001610100
v_max_num_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff21ff6ff530
v_max_num_f32_e32 v5, 0.5, v2 // f0040a20
v_max_num_f32_e32 v5, s105, v2 // 69040a20
v_max_num_f32_e32 v114, v175, v254 // affde520
v_max_num_f32_e64 v5, v1, 0 // 050010d501010102
v_max_num_f32_e64 v5, v1, vcc_lo // 050010d501d50002
v_max_num_f32_e64 v5, -src_scc, |vcc_lo| mul:4 // 050210d5fdd40032
v_max_num_f32_e64 v5, vcc_hi, 0xaf123456 // 050010d56bfe0102563412af
v_max_num_f32_e64_dpp v5, |v1|, -v2 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 050110d5e904024801773905
v_max_num_f32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 050010d5fa040200011f01ff
v_max_num_f32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050010d5fa040200014101ff
v_max_num_f64 v[254:255], 0xaf123456, v[254:255] // v_max_num_f64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd1d563412af
v_max_num_f64 v[5:6], v[1:2], v[3:4] // v_max_num_f64_e32 v[5:6], v[1:2], v[3:4] // 01070a1c
v_max_num_f64 v[5:6], ttmp[14:15], v[2:3] // v_max_num_f64_e32 v[5:6], ttmp[14:15], v[2:3] // 7a040a1c
v_max_num_f64 v[5:6], null, v[2:3] // v_max_num_f64_e32 v[5:6], null, v[2:3] // 7c040a1c
v_max_num_f64_e32 v[254:255], s[46:47], v[162:163] // 2e44fd1d
v_max_num_f64_e32 v[6:7], v[2:3], v[4:5] // 02090c1c
v_max_num_f64_e64 v[8:9], |s[0:1]|, v[36:37] // 08010ed500480202
v_max_num_f64_e64 v[5:6], s[2:3], s[4:5] // 05000ed502080002
v_max_num_f64_e64 v[5:6], -|exec|, src_scc // 05010ed57efa0122
v_max_u32 v5, v255, v2 // v_max_u32_e32 v5, v255, v2 // ff050a28
v_max_u32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a280188c6fa
v_max_u32_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x0 // fa040a28015f0100
v_max_u32_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a2801600913
v_max_u32_e32 v255, 0xaf123456, v255 // fffeff29563412af
v_max_u32_e32 v5, v1, v2 // 01050a28
v_max_u32_e32 v5, vcc_hi, v2 // 6b040a28
v_max_u32_e32 v5, v255, v2 // ff050a28
v_max_u32_e64 v5, s1, v2 // 050014d501040202
v_max_u32_e64 v5, s105, s105 // 050014d569d20002
v_max_u32_e64 v5, vcc_lo, v2 // 050014d56a040202
v_max_u32_e64 v255, 0xaf123456, vcc_hi // ff0014d5ffd60002563412af
v_max_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050014d5ea04020001773905
v_max_u32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050014d5fa04020001e400ff
v_max_u32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050014d5fa04020001600913
v_min_f16 v5, v1, v2 // v_min_num_f16_e32 v5, v1, v2 // 01050a74
v_min_f16 v0, v1, v2 // v_min_num_f16_e32 v0, v1, v2 // 01050074
v_min_f16_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_min_num_f16_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a74011b0000
v_min_f16_e32 v5, v1, v2 // v_min_num_f16_e32 v5, v1, v2 // 01050a74
v_min_f16_e64 v255, v1, v2 // v_min_num_f16_e64 v255, v1, v2 // ff003ad501050202
v_min_f16_e64_dpp v5, v1, v2 row_shl:1 // v_min_num_f16_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 05003ad5fa040200010101ff
v_min_f32 v5, v1, v2 // v_min_num_f32_e32 v5, v1, v2 // 01050a1e
v_min_f32 v0, v1, v2 // v_min_num_f32_e32 v0, v1, v2 // 0105001e
v_min_f32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // v_min_num_f32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a1e01400100
v_min_f32_e32 v255, v1, v2 // v_min_num_f32_e32 v255, v1, v2 // 0105fe1f
v_min_f32_e64 v5, v1, v2 // v_min_num_f32_e64 v5, v1, v2 // 05000fd501050202
v_min_f32_e64_dpp v5, v1, v2 row_mirror // v_min_num_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05000fd5fa040200014001ff
v_min_f64 v[0:1], v[2:3], v[4:5] // v_min_num_f64_e32 v[0:1], v[2:3], v[4:5] // 0209001a
v_min_f64 v[254:255], v[1:2], v[2:3] // v_min_num_f64_e32 v[254:255], v[1:2], v[2:3] // 0105fc1b
v_min_i32 v5, s1, v2 // v_min_i32_e32 v5, s1, v2 // 01040a22
v_min_i32_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9feff23ff000000
v_min_i32_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // fa040a22015f0101
v_min_i32_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff23ff6f0530
v_min_i32_e32 v5, v1, v2 // 01050a22
v_min_i32_e32 v5, null, v2 // 7c040a22
v_min_i32_e32 v5, exec_lo, v2 // 7e040a22
v_min_i32_e64 v5, v1, 0.5 // 050011d501e10102
v_min_i32_e64 v5, exec_lo, v2 // 050011d57e040202
v_min_i32_e64 v5, v1, v2 // 050011d501050202
v_min_i32_e64 v255, 0xaf123456, vcc_hi // ff0011d5ffd60002563412af
v_min_i32_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff0011d5e9fe0300ff000000
v_min_i32_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 050011d5fa040200010f01ff
v_min_i32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050011d5fa040200014101ff
v_min_num_f16 v5, v1, v2 // v_min_num_f16_e32 v5, v1, v2 // 01050a74
v_min_num_f16 v5, exec_lo, v2 // v_min_num_f16_e32 v5, exec_lo, v2 // 7e040a74
v_min_num_f16 v5, exec_hi, v2 // v_min_num_f16_e32 v5, exec_hi, v2 // 7f040a74
v_min_num_f16_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040a74010101ff
v_min_num_f16_dpp v5, v1, v2 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa040a7401410100
v_min_num_f16_dpp v5, v1, |v2| quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a7401e48000
v_min_num_f16_e32 v5, 0xfe0b, v2 // ff040a740bfe0000
v_min_num_f16_e32 v5, -4.0, v2 // f7040a74
v_min_num_f16_e32 v5, src_scc, v2 // fd040a74
v_min_num_f16_e32 v6, v2, v4 // 02090c74
v_min_num_f16_e64 v5, v1, 0 // 05003ad501010102
v_min_num_f16_e64 v5, v1, vcc_hi // 05003ad501d70002
v_min_num_f16_e64 v5, ttmp15, src_scc // 05003ad57bfa0102
v_min_num_f16_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 05003ad5fa040200010101ff
v_min_num_f16_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 05003ad5fa040200012f01ff
v_min_num_f16_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05003ad5fa040200011b00ff
v_min_num_f32 v5, v1, v2 quad_perm:[3,2,1,0] // v_min_num_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // fa040a1e011b00ff
v_min_num_f32 v5, v1, v2 row_mirror // v_min_num_f32_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a1e014001ff
v_min_num_f32 v5, v1, v2 row_half_mirror // v_min_num_f32_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040a1e014101ff
v_min_num_f32 v5, null, v2 // v_min_num_f32_e32 v5, null, v2 // 7c040a1e
v_min_num_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea040a1e0188c6fa
v_min_num_f32_dpp v5, v1, v2 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa040a1e01410100
v_min_num_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff1fff6ff530
v_min_num_f32_e32 v5, 0x3f717273, v2 // ff040a1e7372713f
v_min_num_f32_e32 v5, s105, v2 // 69040a1e
v_min_num_f32_e32 v5, src_scc, v2 // fd040a1e
v_min_num_f32_e32 v6, v2, v4 // 02090c1e
v_min_num_f32_e64 v5, 0, v2 // 05000fd580040202
v_min_num_f32_e64 v5, v1, ttmp11 // 05000fd501ef0002
v_min_num_f32_e64 v5, v1, v2 // 05000fd501050202
v_min_num_f32_e64 v255, -|0xaf123456|, -|vcc_hi| clamp div:2 // ff830fd5ffd6007a563412af
v_min_num_f32_e64_dpp v5, |v1|, -v2 mul:2 dpp8:[7,6,5,4,3,2,1,0] // 05010fd5e904024801773905
v_min_num_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05000fd5fa040200015001ff
v_min_num_f32_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff830fd5fafe0378ff6f0530
v_min_num_f64 v[254:255], 0xaf123456, v[254:255] // v_min_num_f64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd1b563412af
v_min_num_f64 v[5:6], s[0:1], v[2:3] // v_min_num_f64_e32 v[5:6], s[0:1], v[2:3] // 00040a1a
v_min_num_f64 v[5:6], -1, v[2:3] // v_min_num_f64_e32 v[5:6], -1, v[2:3] // c1040a1a
v_min_num_f64_e32 v[254:255], 0xaf123456, v[254:255] // fffcfd1b563412af
v_min_num_f64_e32 v[6:7], v[2:3], v[4:5] // 02090c1a
v_min_num_f64_e64 v[5:6], v[2:3], v[4:5] // 05000dd502090202
v_min_num_f64_e64 v[5:6], s[104:105], s[104:105] // 05000dd568d00002
v_min_num_f64_e64 v[5:6], -|src_scc|, -|exec| mul:4 // 05030dd5fdfc0072
v_min_num_f64_e64 v[5:6], ttmp[14:15], 0xaf123456 // 05000dd57afe0102563412af
v_min_u32 v5, s1, v2 // v_min_u32_e32 v5, s1, v2 // 01040a26
v_min_u32_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a2601773905
v_min_u32_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a26014001ff
v_min_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa040a2601e400ff
v_min_u32_e32 v5, 0xaf123456, v2 // ff040a26563412af
v_min_u32_e32 v5, m0, v2 // 7d040a26
v_min_u32_e32 v244, v19, v18 // 1325e827
v_min_u32_e32 v5, v255, v2 // ff050a26
v_min_u32_e64 v5, -1, v2 // 050013d5c1040202
v_min_u32_e64 v5, 0.5, m0 // 050013d5f0fa0002
v_min_u32_e64 v5, vcc_lo, v2 // 050013d56a040202
v_min_u32_e64 v5, vcc_hi, 0xaf123456 // 050013d56bfe0102563412af
v_min_u32_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff0013d5e9fe0300ff000000
v_min_u32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050013d5fa040200014101ff
v_min_u32_e64_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050013d5fa04020001600913
v_mul_dx9_zero_f32 v5, s1, v2 // v_mul_dx9_zero_f32_e32 v5, s1, v2 // 01040a0e
v_mul_dx9_zero_f32_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a0e01773905
v_mul_dx9_zero_f32_dpp v5, v1, v2 row_xmask:1 row_mask:0x0 bank_mask:0x0 // fa040a0e01610100
v_mul_dx9_zero_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff0fff6ff530
v_mul_dx9_zero_f32_e32 v5, 0xaf123456, v2 // ff040a0e563412af
v_mul_dx9_zero_f32_e32 v5, -1, v2 // c1040a0e
v_mul_dx9_zero_f32_e32 v5, null, v2 // 7c040a0e
v_mul_dx9_zero_f32_e32 v6, v2, v4 // 02090c0e
v_mul_dx9_zero_f32_e64 v5, 0.5, v2 // 050007d5f0040202
v_mul_dx9_zero_f32_e64 v5, exec_hi, v2 // 050007d57f040202
v_mul_dx9_zero_f32_e64 v5, v255, v255 // 050007d5ffff0302
v_mul_dx9_zero_f32_e64 v255, -|0xaf123456|, -|vcc_hi| clamp div:2 // ff8307d5ffd6007a563412af
v_mul_dx9_zero_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050007d5e904020001773905
v_mul_dx9_zero_f32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050007d5fa040200015001ff
v_mul_dx9_zero_f32_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8307d5fafe0378ff6f0530
v_mul_f16 v5, ttmp15, v2 // v_mul_f16_e32 v5, ttmp15, v2 // 7b040a6a
v_mul_f16_dpp v127, v127, v127 dpp8:[0,0,0,0,0,0,0,0] // e9fefe6a7f000000
v_mul_f16_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a6a01400100
v_mul_f16_dpp v0, -v64, v5 quad_perm:[0,0,0,2] row_mask:0x0 bank_mask:0x0 fi:1 // fa0a006a40801400
v_mul_f16_e32 v5, 0xfe0b, v2 // ff040a6a0bfe0000
v_mul_f16_e32 v5, vcc_hi, v2 // 6b040a6a
v_mul_f16_e32 v5, vcc_lo, v2 // 6a040a6a
v_mul_f16_e32 v5, v1, v2 // 01050a6a
v_mul_f16_e64 v5, -1, v2 // 050035d5c1040202
v_mul_f16_e64 v5, |v1|, v2 // 050135d501050202
v_mul_f16_e64 v5, s101, v2 // 050035d565040202
v_mul_f16_e64 v255, -|0xfe0b|, -|vcc_hi| clamp div:2 // ff8335d5ffd6007a0bfe0000
v_mul_f16_e64_dpp v5, -v1, |v2| mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050235d5ea04023001773905
v_mul_f16_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050035d5fa040200015001ff
v_mul_f16_e64_dpp v5, v255, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050035d5fa040200ff1b00ff
v_mul_f32 v5, s1, v2 // v_mul_f32_e32 v5, s1, v2 // 01040a10
v_mul_f32_dpp v5, v1, v2 row_shl:15 row_mask:0x0 bank_mask:0x0 // fa040a10010f0100
v_mul_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a10011b0000
v_mul_f32_dpp v229, |v20|, v65 quad_perm:[0,1,3,0] row_mask:0x4 bank_mask:0x5 bound_ctrl:1 fi:1 // fa82ca1114342c45
v_mul_f32_e32 v255, 0xaf123456, v255 // fffeff11563412af
v_mul_f32_e32 v5, s101, v2 // 65040a10
v_mul_f32_e32 v5, src_scc, v2 // fd040a10
v_mul_f32_e32 v255, v1, v2 // 0105fe11
v_mul_f32_e64 v5, v1, s103 // 050008d501cf0002
v_mul_f32_e64 v5, ttmp15, v2 // 050008d57b040202
v_mul_f32_e64 v5, vcc_hi, v2 // 050008d56b040202
v_mul_f32_e64 v255, -|0xaf123456|, -|vcc_hi| clamp div:2 // ff8308d5ffd6007a563412af
v_mul_f32_e64_dpp v5, -v1, |v2| mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050208d5ea04023001773905
v_mul_f32_e64_dpp v255, -|v255|, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8308d5e9fe0378ff000000
v_mul_f32_e64_dpp v5, -v1, |v2| mul:4 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 050208d5fa04023001600913
v_mul_f64 v[5:6], v[1:2], 0 // v_mul_f64_e64 v[5:6], v[1:2], 0 // 050006d501010102
v_mul_f64 v[5:6], v[1:2], |v[2:3]| // v_mul_f64_e64 v[5:6], v[1:2], |v[2:3]| // 050206d501050202
v_mul_f64 v[5:6], s[102:103], v[2:3] // v_mul_f64_e32 v[5:6], s[102:103], v[2:3] // 66040a0c
v_mul_f64 v[5:6], ttmp[10:11], v[2:3] // v_mul_f64_e32 v[5:6], ttmp[10:11], v[2:3] // 76040a0c
v_mul_f64 v[5:6], 0.5, v[2:3] // v_mul_f64_e32 v[5:6], 0.5, v[2:3] // f0040a0c
v_mul_f64_e32 v[8:9], s[12:13], v[0:1] // 0c00100c
v_mul_f64_e32 v[6:7], v[2:3], v[4:5] // 02090c0c
v_mul_f64_e64 v[0:1], null, null // 000006d57cf80002
v_mul_f64_e64 v[5:6], s[2:3], s[4:5] // 050006d502080002
v_mul_f64_e64 v[5:6], -|exec|, src_scc // 050106d57efa0122
v_mul_hi_i32_i24 v5, v255, v2 // v_mul_hi_i32_i24_e32 v5, v255, v2 // ff050a14
v_mul_hi_i32_i24_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // fa040a14010101ff
v_mul_hi_i32_i24_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a14014001ff
v_mul_hi_i32_i24_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a1401600913
v_mul_hi_i32_i24_e32 v5, 0x3f717273, v2 // ff040a147372713f
v_mul_hi_i32_i24_e32 v255, v1, v2 // 0105fe15
v_mul_hi_i32_i24_e32 v141, src_shared_limit, v107 // ecd61a15
v_mul_hi_i32_i24_e32 v5, v1, v2 // 01050a14
v_mul_hi_i32_i24_e64 v5, 0, v2 // 05000ad580040202
v_mul_hi_i32_i24_e64 v5, v1, vcc_lo // 05000ad501d50002
v_mul_hi_i32_i24_e64 v5, vcc_lo, v2 // 05000ad56a040202
v_mul_hi_i32_i24_e64 v255, 0xaf123456, vcc_hi // ff000ad5ffd60002563412af
v_mul_hi_i32_i24_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff000ad5e9fe0300ff000000
v_mul_hi_i32_i24_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05000ad5fa040200014001ff
v_mul_hi_i32_i24_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 05000ad5fa040200011b00ff
v_mul_hi_u32_u24 v5, v255, v2 // v_mul_hi_u32_u24_e32 v5, v255, v2 // ff050a18
v_mul_hi_u32_u24_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a1801773905
v_mul_hi_u32_u24_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x0 // fa040a18015f0100
v_mul_hi_u32_u24_dpp v0, v8, v0 quad_perm:[0,0,0,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa00001808000400
v_mul_hi_u32_u24_e32 v5, 0.5, v2 // f0040a18
v_mul_hi_u32_u24_e32 v4, s53, v252 // 35f80918
v_mul_hi_u32_u24_e32 v5, exec_hi, v2 // 7f040a18
v_mul_hi_u32_u24_e64 v5, 0, v2 // 05000cd580040202
v_mul_hi_u32_u24_e64 v5, v1, ttmp15 // 05000cd501f70002
v_mul_hi_u32_u24_e64 v5, v1, v2 // 05000cd501050202
v_mul_hi_u32_u24_e64 v255, 0xaf123456, vcc_hi // ff000cd5ffd60002563412af
v_mul_hi_u32_u24_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff000cd5e9fe0300ff000000
v_mul_hi_u32_u24_e64_dpp v5, v1, v2 row_ror:1 row_mask:0xf bank_mask:0xf // 05000cd5fa040200012101ff
v_mul_hi_u32_u24_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 05000cd5fa040200014101ff
v_mul_i32_i24 v5, v1, v2 // v_mul_i32_i24_e32 v5, v1, v2 // 01050a12
v_mul_i32_i24_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a1201773905
v_mul_i32_i24_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a12014001ff
v_mul_i32_i24_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a12011b0400
v_mul_i32_i24_e32 v5, -1, v2 // c1040a12
v_mul_i32_i24_e32 v5, m0, v2 // 7d040a12
v_mul_i32_i24_e32 v0, s1, v32 // 01400012
v_mul_i32_i24_e64 v5, v1, 0 // 050009d501010102
v_mul_i32_i24_e64 v5, v1, ttmp11 // 050009d501ef0002
v_mul_i32_i24_e64 v5, ttmp15, src_scc // 050009d57bfa0102
v_mul_i32_i24_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 050009d5fa040200011101ff
v_mul_i32_i24_e64_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 050009d5fa040200015f0101
v_mul_i32_i24_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050009d5fa04020001e400ff
v_mul_legacy_f32 v5, s105, v2 // v_mul_dx9_zero_f32_e32 v5, s105, v2 // 69040a0e
v_mul_legacy_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // v_mul_dx9_zero_f32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 // fa040a0e011b0000
v_mul_legacy_f32_e32 v5, s1, v2 // v_mul_dx9_zero_f32_e32 v5, s1, v2 // 01040a0e
v_mul_legacy_f32_e64 v5, v1, v2 // v_mul_dx9_zero_f32_e64 v5, v1, v2 // 050007d501050202
v_mul_legacy_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] // v_mul_dx9_zero_f32_e64_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 050007d5fa04020001e400ff
v_mul_u32_u24 v5, v1, v2 // v_mul_u32_u24_e32 v5, v1, v2 // 01050a16
v_mul_u32_u24_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a1601773905
v_mul_u32_u24_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x0 // fa040a16015f0100
v_mul_u32_u24_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a1601600913
v_mul_u32_u24_e32 v5, v1, v2 // 01050a16
v_mul_u32_u24_e32 v5, vcc_hi, v2 // 6b040a16
v_mul_u32_u24_e32 v5, src_scc, v2 // fd040a16
v_mul_u32_u24_e64 v5, -4.0, v2 // 05000bd5f7040202
v_mul_u32_u24_e64 v5, v1, vcc_hi // 05000bd501d70002
v_mul_u32_u24_e64 v5, vcc_lo, ttmp15 // 05000bd56af60002
v_mul_u32_u24_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 05000bd5fa040200010101ff
v_mul_u32_u24_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 05000bd5fa040200015001ff
v_mul_u32_u24_e64_dpp v255, v255, v255 clamp row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff800bd5fafe0300ff6f0530
v_or_b32 v5, v255, v2 // v_or_b32_e32 v5, v255, v2 // ff050a38
v_or_b32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a380188c6fa
v_or_b32_dpp v5, v1, v2 row_mirror row_mask:0x0 bank_mask:0x0 // fa040a3801400100
v_or_b32_dpp v255, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa04fe3901e40000
v_or_b32_e32 v5, 0xaf123456, v2 // ff040a38563412af
v_or_b32_e32 v5, -4.0, v2 // f7040a38
v_or_b32_e32 v5, exec_hi, v2 // 7f040a38
v_or_b32_e32 v5, s103, v2 // 67040a38
v_or_b32_e64 v5, v1, 0 // 05001cd501010102
v_or_b32_e64 v5, ttmp15, v2 // 05001cd57b040202
v_or_b32_e64 v5, v255, v2 // 05001cd5ff050202
v_or_b32_e64 v255, 0xaf123456, vcc_hi // ff001cd5ffd60002563412af
v_or_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05001cd5e904020001773905
v_or_b32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 05001cd5fa040200014001ff
v_or_b32_e64_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // 05001cd5fa040200010f01ff
v_pk_fmac_f16 v5, vcc_lo, v2 // 6a040a78
v_pk_fmac_f16 v5, src_scc, v2 // fd040a78
v_pk_fmac_f16 v5, s103, v2 // 67040a78
v_sub_co_ci_u32 v5, vcc_lo, v255, v2, vcc_lo // v_sub_co_ci_u32_e32 v5, vcc_lo, v255, v2, vcc_lo // ff050a52
v_sub_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a5201773905
v_sub_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf // fa040a52011101ff
v_sub_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a5201e40000
v_sub_co_ci_u32_e32 v255, vcc_lo, 0xaf123456, v255, vcc_lo // fffeff53563412af
v_sub_co_ci_u32_e32 v255, vcc_lo, v1, v2, vcc_lo // 0105fe53
v_sub_co_ci_u32_e32 v187, vcc_lo, s52, v107, vcc_lo // 34d67653
v_sub_co_ci_u32_e32 v5, vcc_lo, v1, v255, vcc_lo // 01ff0b52
v_sub_co_ci_u32_e64 v5, s12, 0, v2, s6 // 050c29d580041a00
v_sub_co_ci_u32_e64 v5, s102, v1, v2, s6 // 056629d501051a00
v_sub_co_ci_u32_e64 v5, ttmp15, src_scc, null, ttmp15 // 057b29d5fdf8ec01
v_sub_co_ci_u32_e64_dpp v5, s105, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // 056929d5e904a60101773905
v_sub_co_ci_u32_e64_dpp v5, ttmp15, v1, v2, ttmp15 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 057b29d5ea04ee0101773905
v_sub_co_ci_u32_e64_dpp v255, null, v255, v255, null clamp dpp8:[0,0,0,0,0,0,0,0] // fffc29d5e9fef301ff000000
v_sub_f16 v5, vcc_hi, v2 // v_sub_f16_e32 v5, vcc_hi, v2 // 6b040a66
v_sub_f16_dpp v1, v2, v3 row_shl:1 row_mask:0xa bank_mask:0x1 // fa060266020101a1
v_sub_f16_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x0 // fa040a66015f0100
v_sub_f16_dpp v5, |v1|, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a6601e42000
v_sub_f16_e32 v5, 0.5, v2 // f0040a66
v_sub_f16_e32 v5, s101, v2 // 65040a66
v_sub_f16_e32 v5, exec_hi, v2 // 7f040a66
v_sub_f16_e64 v5, v1, -1 // 050033d501830102
v_sub_f16_e64 v5, vcc_hi, v2 // 050033d56b040202
v_sub_f16_e64 v5, |exec_hi|, null // 050133d57ff80002
v_sub_f16_e64_dpp v5, -v1, |v2| mul:4 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050233d5ea04023001773905
v_sub_f16_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050033d5fa040200014101ff
v_sub_f16_e64_dpp v5, |v1|, -v2 mul:2 row_share:15 row_mask:0x0 bank_mask:0x1 // 050133d5fa040248015f0101
v_sub_f32 v5, v255, v2 // v_sub_f32_e32 v5, v255, v2 // ff050a08
v_sub_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a080188c6fa
v_sub_f32_dpp v5, v1, v2 row_share:1 row_mask:0x0 bank_mask:0x0 // fa040a0801510100
v_sub_f32_dpp v128, v64, v64 quad_perm:[2,0,0,0] row_mask:0x0 bank_mask:0x8 bound_ctrl:1 fi:1 // fa80000940020c08
v_sub_f32_e32 v5, 0, v2 // 80040a08
v_sub_f32_e32 v5, null, v2 // 7c040a08
v_sub_f32_e32 v5, exec_hi, v2 // 7f040a08
v_sub_f32_e64 v5, 0, v2 // 050004d580040202
v_sub_f32_e64 v5, |v1|, |v2| // 050304d501050202
v_sub_f32_e64 v5, -src_scc, |vcc_lo| mul:4 // 050204d5fdd40032
v_sub_f32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050004d5e904020001773905
v_sub_f32_e64_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf // 050004d5fa040200010101ff
v_sub_f32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050004d5fa040200014001ff
v_sub_nc_u32 v5, v1, v2 // v_sub_nc_u32_e32 v5, v1, v2 // 01050a4c
v_sub_nc_u32_dpp v5, v1, v2 row_ror:15 row_mask:0x0 bank_mask:0x0 // fa040a4c012f0100
v_sub_nc_u32_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040a4c014101ff
v_sub_nc_u32_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a4c011b0400
v_sub_nc_u32_e32 v1, 4.0, v2 // f604024c
v_sub_nc_u32_e32 v5, v1, v255 // 01ff0b4c
v_sub_nc_u32_e32 v5, null, v2 // 7c040a4c
v_sub_nc_u32_e64 v5, 0, v2 // 050026d580040202
v_sub_nc_u32_e64 v5, v1, vcc_hi // 050026d501d70002
v_sub_nc_u32_e64 v84, v13, s31 clamp // 548026d50d3f0002
v_sub_nc_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050026d5ea04020001773905
v_sub_nc_u32_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 050026d5fa040200012f01ff
v_sub_nc_u32_e64_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // 050026d5fa040200015001ff
v_sub_u32 v255, v1, v2 // v_sub_nc_u32_e32 v255, v1, v2 // 0105fe4d
v_sub_u32_dpp v255, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_sub_nc_u32_dpp v255, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa04fe4d01e40000
v_sub_u32_e64 v255, v1, v2 // v_sub_nc_u32_e64 v255, v1, v2 // ff0026d501050202
v_subrev_co_ci_u32 v5, vcc_lo, v1, v2, vcc_lo // v_subrev_co_ci_u32_e32 v5, vcc_lo, v1, v2, vcc_lo // 01050a54
v_subrev_co_ci_u32_dpp v0, vcc_lo, v0, v0, vcc_lo dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea00005400773905
v_subrev_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo row_half_mirror row_mask:0xf bank_mask:0xf // fa040a54014101ff
v_subrev_co_ci_u32_dpp v5, vcc_lo, v1, v2, vcc_lo quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a54011b0400
v_subrev_co_ci_u32_e32 v5, vcc_lo, m0, v2, vcc_lo // 7d040a54
v_subrev_co_ci_u32_e32 v5, vcc_lo, vcc_lo, v2, vcc_lo // 6a040a54
v_subrev_co_ci_u32_e32 v5, vcc_lo, src_scc, v2, vcc_lo // fd040a54
v_subrev_co_ci_u32_e64 v255, s12, v1, v2, s6 // ff0c2ad501051a00
v_subrev_co_ci_u32_e64 v5, s6, v255, src_scc, s3 // 05062ad5fffb0d00
v_subrev_co_ci_u32_e64 v5, ttmp15, src_scc, null, ttmp15 // 057b2ad5fdf8ec01
v_subrev_co_ci_u32_e64_dpp v5, s105, v1, v2, s105 dpp8:[7,6,5,4,3,2,1,0] // 05692ad5e904a60101773905
v_subrev_co_ci_u32_e64_dpp v5, s105, v1, v2, s105 row_ror:15 row_mask:0xf bank_mask:0xf // 05692ad5fa04a601012f01ff
v_subrev_co_ci_u32_e64_dpp v5, ttmp15, v1, v2, ttmp15 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // 057b2ad5fa04ee0101600913
v_subrev_f16 v5, v1, v2 // v_subrev_f16_e32 v5, v1, v2 // 01050a68
v_subrev_f16_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // e9040a6801773905
v_subrev_f16_dpp v5, v1, v2 row_half_mirror row_mask:0x0 bank_mask:0x0 // fa040a6801410100
v_subrev_f16_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0x0 bank_mask:0x0 fi:1 // fa040a68011b0400
v_subrev_f16_e32 v5, 0.5, v2 // f0040a68
v_subrev_f16_e32 v32, s4, v44 // 04584068
v_subrev_f16_e32 v5, src_scc, v2 // fd040a68
v_subrev_f16_e64 v5, 0, v2 // 050034d580040202
v_subrev_f16_e64 v5, exec_lo, -1 // 050034d57e820102
v_subrev_f16_e64 v5, |exec_hi|, null // 050134d57ff80002
v_subrev_f16_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 050034d5e904020001773905
v_subrev_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 dpp8:[0,0,0,0,0,0,0,0] // ff8334d5e9fe0378ff000000
v_subrev_f16_e64_dpp v255, -|v255|, -|v255| clamp div:2 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff8334d5fafe0378ff6f0530
v_subrev_f32 v5, v1, v2 // v_subrev_f32_e32 v5, v1, v2 // 01050a0a
v_subrev_f32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1 // ea040a0a0188c6fa
v_subrev_f32_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // fa040a0a014101ff
v_subrev_f32_dpp v255, -|v255|, -|v255| row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // fafeff0bff6ff530
v_subrev_f32_e32 v5, 0.5, v2 // f0040a0a
v_subrev_f32_e32 v5, v255, v2 // ff050a0a
v_subrev_f32_e32 v5, null, v2 // 7c040a0a
v_subrev_f32_e64 v5, v1, 0.5 // 050005d501e10102
v_subrev_f32_e64 v5, s101, v2 // 050005d565040202
v_subrev_f32_e64 v5, 0.5, -m0 mul:2 // 050005d5f0fa004a
v_subrev_f32_e64_dpp v5, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf // 050005d5fa040200011101ff
v_subrev_f32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050005d5fa040200014101ff
v_subrev_f32_e64_dpp v5, v1, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf // 050005d5fa040200011b00ff
v_subrev_nc_u32 v5, v255, v2 // v_subrev_nc_u32_e32 v5, v255, v2 // ff050a4e
v_subrev_nc_u32_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // e9feff4fff000000
v_subrev_nc_u32_dpp v5, v1, v2 row_share:0 row_mask:0xf bank_mask:0xf // fa040a4e015001ff
v_subrev_nc_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x0 // fa040a4e01e400f0
v_subrev_nc_u32_e32 v5, v1, v2 // 01050a4e
v_subrev_nc_u32_e32 v5, -4.0, v2 // f7040a4e
v_subrev_nc_u32_e32 v5, exec_hi, v2 // 7f040a4e
v_subrev_nc_u32_e64 v5, 0.5, v2 // 050027d5f0040202
v_subrev_nc_u32_e64 v5, -1, exec_hi // 050027d5c1fe0002
v_subrev_nc_u32_e64 v255, v1, v2 // ff0027d501050202
v_subrev_nc_u32_e64 v5, vcc_hi, 0xaf123456 // 050027d56bfe0102563412af
v_subrev_nc_u32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // 050027d5ea04020001773905
v_subrev_nc_u32_e64_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // 050027d5fa040200014001ff
v_subrev_nc_u32_e64_dpp v5, v1, v2 row_half_mirror row_mask:0xf bank_mask:0xf // 050027d5fa040200014101ff
v_subrev_u32 v1, v2, s1 // v_subrev_nc_u32_e64 v1, v2, s1 // 010027d502030002
v_subrev_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // v_subrev_nc_u32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0x0 // fa040a4e01e40000
v_subrev_u32_e32 v1, v2, v3 // v_subrev_nc_u32_e32 v1, v2, v3 // 0207024e
v_subrev_u32_e64 v5, v1, v2 // v_subrev_nc_u32_e64 v5, v1, v2 // 050027d501050202
v_xnor_b32 v0, v1, v2 // v_xnor_b32_e32 v0, v1, v2 // 0105003c
v_xnor_b32_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1 // ea040a3c01773905
v_xnor_b32_dpp v5, v1, v2 row_shl:15 row_mask:0xf bank_mask:0xf // fa040a3c010f01ff
v_xnor_b32_dpp v5, v1, v2 row_xmask:0 row_mask:0x1 bank_mask:0x3 bound_ctrl:1 // fa040a3c01600913
v_xnor_b32_e32 v131, s80, v86 // 50ac063d
v_xnor_b32_e32 v5, v1, v255 // 01ff0b3c
v_xnor_b32_e32 v5, exec_hi, v2 // 7f040a3c
v_xnor_b32_e64 v5, v1, 0.5 // 05001ed501e10102
v_xnor_b32_e64 v5, s105, s105 // 05001ed569d20002
v_xnor_b32_e64 v255, v1, v2 // ff001ed501050202
v_xnor_b32_e64 v255, 0xaf123456, vcc_hi // ff001ed5ffd60002563412af
v_xnor_b32_e64_dpp v5, v1, v2 dpp8:[7,6,5,4,3,2,1,0] // 05001ed5e904020001773905
v_xnor_b32_e64_dpp v5, v1, v2 row_ror:15 row_mask:0xf bank_mask:0xf // 05001ed5fa040200012f01ff
v_xnor_b32_e64_dpp v5, v1, v2 row_share:15 row_mask:0x0 bank_mask:0x1 // 05001ed5fa040200015f0101
v_xor_b32 v5, v255, v2 // v_xor_b32_e32 v5, v255, v2 // ff050a3a
v_xor_b32_dpp v5, v1, v2 dpp8:[0,1,2,3,4,5,6,7] // e9040a3a0188c6fa
v_xor_b32_dpp v5, v1, v2 row_mirror row_mask:0xf bank_mask:0xf // fa040a3a014001ff
v_xor_b32_dpp v5, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // fa040a3a01e400ff
v_xor_b32_e32 v5, 0xaf123456, v2 // ff040a3a563412af
v_xor_b32_e32 v5, m0, v2 // 7d040a3a
v_xor_b32_e32 v229, v171, v8 // ab11ca3b
v_xor_b32_e32 v5, v1, v2 // 01050a3a
v_xor_b32_e64 v5, 0.5, v2 // 05001dd5f0040202
v_xor_b32_e64 v5, exec_lo, v2 // 05001dd57e040202
v_xor_b32_e64 v255, v1, v2 // ff001dd501050202
v_xor_b32_e64 v5, vcc_hi, 0xaf123456 // 05001dd56bfe0102563412af
v_xor_b32_e64_dpp v255, v255, v255 dpp8:[0,0,0,0,0,0,0,0] // ff001dd5e9fe0300ff000000
v_xor_b32_e64_dpp v5, v1, v2 row_shr:15 row_mask:0xf bank_mask:0xf // 05001dd5fa040200011f01ff
v_xor_b32_e64_dpp v255, v255, v255 row_xmask:15 row_mask:0x3 bank_mask:0x0 fi:1 // ff001dd5fafe0300ff6f0530

flat_atomic_add_f64 v[6:7], a[2:3] offset:336            // 50013cdd06028000
flat_atomic_add_f64 v[0:1], v[68:69], v[32:33] offset:2048 glc // 00083ddd44200000
flat_atomic_and_x2 v[2:3], v[2:3] offset:3217 scc        // 910ca0df02020000
flat_atomic_max_f64 v[162:163], v[172:173] offset:66     // 420044dda2ac0000
flat_atomic_max_f64 a[26:27], v[138:139], a[10:11] offset:288 glc // 200145dd8a0a801a
flat_atomic_min_f64 v[132:133], v[74:75] offset:1169     // 910440dd844a0000
flat_atomic_min_f64 v[2:3], v[0:1], v[0:1] offset:107 glc slc // 6b0043dd00000002
flat_atomic_or a132, v[234:235], a97 offset:3072 glc     // 000c25ddea618084
flat_atomic_or_x2 a[0:1], v[0:1], a[16:17] offset:256 glc scc // 0001a5df00108000
flat_atomic_smax v[224:225], a3 offset:52 scc            // 340018dfe0038000
flat_atomic_smin_x2 a[144:145], v[142:143], a[0:1] offset:1024 glc // 000491dd8e008090
flat_atomic_swap_x2 v[2:3], v[80:81], v[12:13] offset:641 glc // 810281dd500c0002
flat_atomic_umax_x2 a[136:137], v[0:1], a[0:1] offset:2176 glc slc // 80089fdd00008088
flat_atomic_umin v[128:129], v3 offset:322 slc           // 420116dd80030000
flat_atomic_xor v[36:37], v72 offset:649                 // 890228dd24480000
flat_atomic_xor a33, v[64:65], a8 offset:3861 glc slc    // 150f2bdd40088021
flat_atomic_xor_x2 v[4:5], v[50:51], v[224:225] offset:262 glc scc // 0601a9df32e00004
flat_load_dwordx2 v[16:17], v[0:1] offset:3456 glc       // 800d55dc00000010
flat_load_dwordx3 v[64:66], v[0:1] offset:3156 slc       // 540c5adc00000040
flat_load_sbyte_d16_hi a18, v[0:1] offset:898            // 82038cdc00008012
flat_load_ubyte a129, v[72:73] offset:1179 glc           // 9b0441dc48008081
flat_load_ushort v65, v[20:21] offset:1100               // 4c0448dc14000041
flat_store_byte v[48:49], a88 offset:848                 // 500360dc30588000
flat_store_short v[16:17], a4 offset:560                 // 300268dc10048000
global_atomic_add v8, v[32:33], v131, off offset:2080 glc // 208809dd20837f08
global_atomic_add_f32 v[84:85], a187, off offset:-3813 slc // 1b9136dd54bbff00
global_atomic_add_f32 v99, v[48:49], v172, off offset:3424 glc slc // 608d37dd30ac7f63
global_atomic_add_f32 v226, v63, xnack_mask offset:-1203 // 4d9b34dde23f6800
global_atomic_add_f32 v16, v4, v168, s[20:21] offset:2308 glc // 048935dd04a81410
global_atomic_add_f64 v[130:131], v[0:1], off offset:-3072 // 00943cdd82007f00
global_atomic_add_f64 v[80:81], v[8:9], v[132:133], off offset:3328 glc // 008d3ddd08847f50
global_atomic_add_f64 v36, a[0:1], s[26:27] offset:-1788 slc // 04993edd24009a00
global_atomic_add_f64 v[108:109], v210, v[64:65], s[4:5] offset:-2783 glc // 21953dddd240046c
global_atomic_and v129, v16, s[10:11] offset:-1536       // 009a20dd81100a00
global_atomic_and v0, v162, v82, s[10:11] offset:136 glc // 888021dda2520a00
global_atomic_and_x2 v[36:37], a[208:209], off offset:-3417 scc // a792a0df24d0ff00
global_atomic_and_x2 v[66:67], v[132:133], v[132:133], off offset:2456 glc // 9889a1dd84847f42
global_atomic_cmpswap v[0:1], a[66:67], off offset:1315  // 238504dd0042ff00
global_atomic_cmpswap v136, v2, v[32:33], s[0:1] offset:-2031 glc // 119805dd02200088
global_atomic_dec_x2 v2, a[42:43], s[0:1] offset:1032    // 0884b0dd022a8000
global_atomic_dec_x2 v[194:195], v0, v[66:67], s[0:1] glc // 0080b1dd004200c2
global_atomic_inc v212, v21, v52, s[2:3] offset:2413 glc slc scc // 6d892fdf153402d4
global_atomic_inc_x2 v[14:15], v[128:129], off offset:-4071 scc // 1990acdf0e807f00
global_atomic_max_f64 v[168:169], a[36:37], off offset:-3569 slc // 0f9246dda824ff00
global_atomic_max_f64 v[70:71], v[20:21], v[0:1], off offset:2304 glc // 008945dd14007f46
global_atomic_max_f64 v33, a[4:5], s[34:35] offset:-1916 // 849844dd2104a200
global_atomic_max_f64 v[8:9], v178, v[74:75], s[2:3] offset:-2940 glc slc // 849447ddb24a0208
global_atomic_min_f64 v[64:65], a[238:239], off offset:-2466 // 5e9640dd40eeff00
global_atomic_min_f64 a[136:137], v[48:49], a[4:5], off offset:1730 glc // c28641dd3004ff88
global_atomic_min_f64 v8, v[132:133], s[24:25] offset:1572 // 248640dd08841800
global_atomic_min_f64 v[138:139], v16, v[32:33], s[0:1] offset:268 glc // 0c8141dd1020008a
global_atomic_or_x2 v[50:51], v[130:131], off offset:1552 // 1086a4dd32827f00
global_atomic_or_x2 a[156:157], v[62:63], a[222:223], off offset:3436 glc slc scc // 6c8da7df3edeff9c
global_atomic_or_x2 v150, a[192:193], s[36:37] offset:1025 scc // 0184a4df96c0a400
global_atomic_pk_add_f16 v[104:105], a244, off offset:3482 slc // 9a8d3add68f4ff00
global_atomic_pk_add_f16 v0, v[32:33], v180, off offset:3112 glc // 288c39dd20b47f00
global_atomic_pk_add_f16 v76, v10, s[64:65] offset:1090 slc // 42843add4c0a4000
global_atomic_pk_add_f16 v33, v1, v228, s[64:65] offset:-691 glc // 4d9d39dd01e44021
global_atomic_smax_x2 v[16:17], v[128:129], v[48:49], off offset:269 glc // 0d8199dd80307f10
global_atomic_smax_x2 v144, a[8:9], s[20:21] offset:2820 // 048b98dd90089400
global_atomic_sub v[4:5], v94, off offset:-3936          // a0900cdd045e7f00
global_atomic_sub_x2 v[218:219], a[54:55], off offset:2816 // 008b8cddda36ff00
global_atomic_sub_x2 v[168:169], v[8:9], v[108:109], off offset:-3965 glc slc // 83908fdd086c7fa8
global_atomic_sub_x2 v11, v[8:9], s[28:29] offset:3212   // 8c8c8cdd0b081c00
global_atomic_swap v[42:43], v181, off offset:2092 slc scc // 2c8802df2ab57f00
global_atomic_swap v38, v[0:1], v68, off offset:96 glc slc scc // 608003df00447f26
global_atomic_swap v142, v12, s[20:21] offset:2145 slc   // 618802dd8e0c1400
global_atomic_swap_x2 v[0:1], v[16:17], off offset:128 slc scc // 808082df00107f00
global_atomic_umax v80, v[182:183], v13, off offset:-2420 glc slc // 8c961fddb60d7f50
global_atomic_umax v204, v20, v0, s[66:67] offset:-3840 glc // 00911ddd140042cc
global_atomic_umax_x2 v[2:3], v[40:41], off offset:-4091 // 05909cdd02287f00
global_atomic_umin v16, v17, s[0:1] offset:2753 slc      // c18a16dd10110000
global_atomic_umin_x2 v[48:49], v[132:133], off offset:802 // 228394dd30847f00
global_atomic_umin_x2 v1, v[146:147], s[64:65] offset:777 // 098394dd01924000
global_atomic_xor v49, v[4:5], v253, off offset:-320 glc slc scc // c09e2bdf04fd7f31
global_load_dwordx3 v[194:196], v67, s[40:41] offset:2278 // e68858dc430028c2
global_load_dwordx4 v[88:91], v45, s[6:7] offset:-3192 slc // 88935edc2d000658
global_load_sbyte v[8:9], off offset:396 lds             // 8ca144dc08007f00
global_load_sbyte_d16_hi a165, v[228:229], off offset:173 slc // ad808edce400ffa5
global_load_short_d16 a67, v238, s[82:83] offset:707 glc slc // c38293dcee00d243
global_load_short_d16_hi a3, v[140:141], off offset:1048 glc // 188495dc8c00ff03
global_load_sshort v4, s[16:17] offset:82 lds            // 52a04cdc04001000
global_load_ubyte_d16 a0, v36, s[6:7] offset:273         // 118180dc24008600
global_load_ushort a97, v56, s[78:79] offset:1135 glc slc scc // 6f844bde3800ce61
global_store_byte v[24:25], a66, off offset:-2309 glc scc // fb9661de1842ff00
global_store_dwordx2 v[24:25], v[164:165], off offset:578 // 428274dc18a47f00
global_store_dwordx4 v[98:99], v[160:163], off offset:46 slc // 2e807edc62a07f00
scratch_load_dword a4, off, s48 offset:1857              // 414750dc0000b004
scratch_load_dword v144, off offset:-880 glc lds         // 907c51dc90007f00
scratch_load_dwordx2 v[32:33], off, s10 offset:64 slc scc // 404056de00000a20
scratch_load_dwordx3 v[96:98], off, s4 offset:69         // 454058dc00000460
scratch_load_dwordx4 v[224:227], off, vcc_lo offset:-667 slc // 655d5edc00006ae0
scratch_load_short_d16 a14, v138, off offset:2455 slc scc // 974992de8a00ff0e
scratch_load_short_d16 a189, off, s23 offset:-1225 glc   // 375b91dc000097bd
scratch_load_short_d16_hi a60, v34, off offset:2681 glc  // 794a95dc2200ff3c
scratch_load_sshort v129, v96, off offset:1539 scc       // 03464cde60007f81
scratch_load_sshort off, s48 offset:1061 lds             // 25644cdc00003000
scratch_load_ubyte v117, off offset:2781 glc slc scc lds // dd6a43de75007f00
scratch_load_ubyte_d16 v58, off, s100 offset:-2861 slc scc // d35482de0000643a
scratch_load_ushort v46, v97, off offset:-4095           // 015048dc61007f2e
scratch_load_ushort v185, off offset:-3454 glc slc scc lds // 82724bdeb9007f00
scratch_store_byte_d16_hi off, a158, s99 offset:1816 slc // 184766dc009ee300
scratch_store_dwordx2 off, v[90:91], s96 offset:-4086 glc // 0a5075dc005a6000
scratch_store_dwordx3 off, a[208:210], s32 offset:1177   // 994478dc00d0a000
scratch_store_dwordx4 v178, a[64:67], off offset:-416    // 605e7cdcb240ff00
scratch_store_short v66, v128, off offset:157            // 9d4068dc42807f00
scratch_store_short off, v161, s40 offset:522            // 0a4268dc00a12800
scratch_store_short_d16_hi off, v80, s38 offset:21       // 15406cdc00502600

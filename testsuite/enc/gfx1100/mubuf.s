buffer_atomic_add_f32 v233, v50, s[8:11], null offen offset:4 // 040058e132e9427c
buffer_atomic_add_f32 v119, off, s[64:67], 0 offset:326 glc // 464158e100771080
buffer_atomic_add_u32 v53, v[224:225], s[96:99], 0 idxen offen offset:4028 slc // bc1fd4e0e035d880
buffer_atomic_add_u32 v146, off, s[60:63], null offset:12 glc // 0c40d4e000920f7c
buffer_atomic_add_u64 v[116:117], v[91:92], s[48:51], 0 idxen offen glc slc dlc // 00700ce15b74cc80
buffer_atomic_add_u64 v[79:80], v198, s[72:75], 0 idxen offset:1674 glc // 8a460ce1c64f9280
buffer_atomic_and_b32 v179, v169, s[92:95], s80 offen offset:3828 glc // f44ef0e0a9b35750
buffer_atomic_and_b32 v131, v76, s[56:59], 0 offen offset:1402 glc // 7a45f0e04c834e80
buffer_atomic_and_b64 v[243:244], v241, s[24:27], 0 idxen glc // 004024e1f1f38680
buffer_atomic_and_b64 v[161:162], v142, s[20:23], s18 idxen offset:4 slc // 041024e18ea18512
buffer_atomic_cmpswap_b32 v[244:245], v198, s[52:55], s31 offen offset:3130 glc // 3a4cd0e0c6f44d1f
buffer_atomic_cmpswap_b32 v[59:60], v100, s[40:43], m0 offen offset:3744 glc // a04ed0e0643b4a7d
buffer_atomic_cmpswap_b64 v[35:38], off, s[80:83], s24 offset:2371 glc // 434908e100231418
buffer_atomic_cmpswap_b64 v[168:171], v[93:94], ttmp[12:15], m0 idxen offen offset:2660 glc slc // 645a08e15da8de7d
buffer_atomic_cmpswap_f32 v[215:216], off, ttmp[4:7], 0  // 000040e100d71c80
buffer_atomic_cmpswap_f32 v[226:227], v[137:138], s[4:7], 0 idxen offen offset:4 // 040040e189e2c180
buffer_atomic_csub_u32 v194, v[244:245], ttmp[8:11], 0 idxen offen offset:3023 glc // cf4bdce0f4c2dd80
buffer_atomic_csub_u32 v60, v80, s[92:95], s45 idxen offset:2840 glc // 184bdce0503c972d
buffer_atomic_dec_u32 v238, v40, s[92:95], m0 offen offset:641 // 810200e128ee577d
buffer_atomic_dec_u32 v88, v97, s[68:71], 0 idxen offset:397 glc slc // 8d5100e161589180
buffer_atomic_dec_u64 v[58:59], v10, s[68:71], m0 offen offset:665 // 990234e10a3a517d
buffer_atomic_dec_u64 v[69:70], v[143:144], s[44:47], null idxen offen offset:909 glc slc dlc // 8d7334e18f45cb7c
buffer_atomic_inc_u32 v80, v[79:80], s[84:87], null idxen offen offset:2830 // 0e0bfce04f50d57c
buffer_atomic_inc_u32 v112, v143, s[40:43], s1 idxen offset:1 glc // 0140fce08f708a01
buffer_atomic_inc_u64 v[90:91], v71, s[80:83], s72 idxen offset:2642 // 520a30e1475a9448
buffer_atomic_inc_u64 v[32:33], v[29:30], s[92:95], 0 idxen offen offset:2047 slc dlc // ff3730e11d20d780
buffer_atomic_max_f32 v58, v[88:89], s[76:79], 0 idxen offen offset:33 // 210048e1583ad380
buffer_atomic_max_f32 v135, v228, s[64:67], s25 offen    // 000048e1e4875019
buffer_atomic_max_i32 v235, v[137:138], s[52:55], 0 idxen offen offset:3500 glc slc dlc // ac7de8e089ebcd80
buffer_atomic_max_i32 v218, v[210:211], s[76:79], null idxen offen offset:634 // 7a02e8e0d2dad37c
buffer_atomic_max_i64 v[227:228], v214, ttmp[0:3], 0 offen offset:4 // 04001ce1d6e35b80
buffer_atomic_max_i64 v[114:115], v229, s[96:99], s26 offen offset:962 glc slc // c2531ce1e572581a
buffer_atomic_max_u32 v112, v207, s[32:35], 0 idxen offset:4 glc dlc // 0460ece0cf708880
buffer_atomic_max_u32 v53, v[119:120], ttmp[0:3], s20 idxen offen offset:3350 glc // 164dece07735db14
buffer_atomic_max_u64 v[70:71], off, s[0:3], m0 offset:1 // 010020e10046007d
buffer_atomic_max_u64 v[113:114], v191, s[52:55], 0 offen offset:1132 glc // 6c4420e1bf714d80
buffer_atomic_min_f32 v146, v[171:172], s[72:75], s20 idxen offen offset:720 slc // d01244e1ab92d214
buffer_atomic_min_f32 v127, v88, s[48:51], s75 offen offset:1712 glc // b04644e1587f4c4b
buffer_atomic_min_i32 v23, off, ttmp[8:11], s74 offset:1 glc // 0140e0e000171d4a
buffer_atomic_min_i32 v208, v166, s[4:7], s2 idxen offset:2047 // ff07e0e0a6d08102
buffer_atomic_min_i64 v[96:97], off, s[44:47], null offset:3599 // 0f0e14e100600b7c
buffer_atomic_min_i64 v[122:123], v[124:125], s[100:103], 0 idxen offen offset:2010 glc // da4714e17c7ad980
buffer_atomic_min_u32 v16, v36, s[48:51], s26 idxen offset:2047 glc // ff47e4e024108c1a
buffer_atomic_min_u32 v180, off, s[20:23], 0 offset:2306 // 0209e4e000b40580
buffer_atomic_min_u64 v[51:52], v172, s[56:59], s10 offen offset:934 glc // a64318e1ac334e0a
buffer_atomic_min_u64 v[159:160], v204, s[0:3], 0 offen offset:1 // 010018e1cc9f4080
buffer_atomic_or_b32 v255, v[89:90], ttmp[12:15], 0 idxen offen offset:134 // 8600f4e059ffde80
buffer_atomic_or_b32 v212, v190, s[96:99], s8 offen offset:280 slc // 1811f4e0bed45808
buffer_atomic_or_b64 v[209:210], off, s[80:83], 0 offset:233 // e90028e100d11480
buffer_atomic_or_b64 v[179:180], v117, s[68:71], s16 offen // 000028e175b35110
buffer_atomic_sub_u32 v24, v50, s[88:91], s45 offen offset:1340 // 3c05d8e03218562d
buffer_atomic_sub_u32 v71, v107, s[64:67], m0 idxen offset:1 // 0100d8e06b47907d
buffer_atomic_sub_u64 v[209:210], v[183:184], s[92:95], 0 idxen offen offset:2174 glc // 7e4810e1b7d1d780
buffer_atomic_sub_u64 v[212:213], v4, s[28:31], m0 offen offset:197 glc // c54010e104d4477d
buffer_atomic_swap_b32 v132, v238, s[88:91], s49 offen offset:4 dlc // 0420cce0ee845631
buffer_atomic_swap_b32 v58, v156, s[64:67], m0 idxen offset:2060 glc // 0c48cce09c3a907d
buffer_atomic_swap_b64 v[191:192], v88, s[0:3], s48 offen offset:1756 glc // dc4604e158bf4030
buffer_atomic_swap_b64 v[87:88], v[218:219], ttmp[12:15], s26 idxen offen offset:57 slc // 391004e1da57de1a
buffer_atomic_xor_b32 v102, off, s[68:71], null offset:2047 // ff07f8e00066117c
buffer_atomic_xor_b32 v48, v[97:98], s[56:59], m0 idxen offen offset:1 glc // 0140f8e06130ce7d
buffer_atomic_xor_b64 v[26:27], v133, s[84:87], m0 offen offset:1847 slc // 37172ce1851a557d
buffer_atomic_xor_b64 v[88:89], v134, s[80:83], 0 idxen offset:1576 // 28062ce186589480
buffer_gl0_inv                                           // 0000ace000000000
buffer_gl1_inv                                           // 0000b0e000000000
buffer_load_b128 v[16:20], v69, s[88:91], 0 idxen offset:1101 tfe // 4d045ce04510b680
buffer_load_b128 v[66:70], off, s[92:95], s20 offset:4 tfe // 04005ce000423714
buffer_load_b32 v105, v143, s[24:27], s60 offen offset:948 // b40350e08f69463c
buffer_load_b32 v128, off, s[100:103], m0 offset:3616 glc dlc // 206e50e00080197d
buffer_load_b64 v[179:181], v206, s[44:47], s72 idxen offset:2047 tfe // ff0754e0ceb3ab48
buffer_load_b64 v[249:251], v[253:254], s[64:67], m0 idxen offen offset:3273 slc tfe // c91c54e0fdf9f07d
buffer_load_b96 v[54:56], v[149:150], s[72:75], s98 idxen offen // 000058e09536d262
buffer_load_b96 v[198:201], v[246:247], ttmp[0:3], 0 idxen offen offset:491 tfe // eb0158e0f6c6fb80
buffer_load_d16_b16 v23, off, s[56:59], s12 offset:1943  // 970780e000170e0c
buffer_load_d16_b16 v[145:146], v138, s[52:55], null idxen offset:4 dlc tfe // 042080e08a91ad7c
buffer_load_d16_format_x v127, v58, s[72:75], s14 idxen offset:3872 // 200f20e03a7f920e
buffer_load_d16_format_x v200, v199, s[44:47], 0 idxen offset:2454 // 960920e0c7c88b80
buffer_load_d16_format_xy v[6:7], v[143:144], s[44:47], 0 idxen offen offset:379 tfe // 7b0124e08f06eb80
buffer_load_d16_format_xy v[165:166], v[77:78], s[60:63], s0 idxen offen offset:1 tfe // 010024e04da5ef00
buffer_load_d16_format_xyz v[65:66], v230, s[8:11], m0 idxen glc // 004028e0e641827d
buffer_load_d16_format_xyz v[74:76], v[180:181], s[64:67], s82 idxen offen offset:1707 tfe // ab0628e0b44af052
buffer_load_d16_format_xyzw v[240:241], v182, s[68:71], null idxen offset:691 // b3022ce0b6f0917c
buffer_load_d16_format_xyzw v[78:79], v40, s[60:63], s46 idxen offset:2047 glc slc // ff572ce0284e8f2e
buffer_load_d16_hi_b16 v[136:137], v[158:159], ttmp[8:11], 0 idxen offen offset:1008 tfe // f0038ce09e88fd80
buffer_load_d16_hi_b16 v[173:174], v251, s[16:19], s12 offen offset:3987 tfe // 930f8ce0fbad640c
buffer_load_d16_hi_format_x v167, v178, s[8:11], s18 offen offset:3987 // 930f98e0b2a74212
buffer_load_d16_hi_format_x v5, v[215:216], s[56:59], m0 idxen offen offset:3833 // f90e98e0d705ce7d
buffer_load_d16_hi_i8 v[2:3], off, s[4:7], s68 offset:2047 tfe // ff0788e000022144
buffer_load_d16_hi_i8 v236, off, s[4:7], s78 offset:270  // 0e0188e000ec014e
buffer_load_d16_hi_u8 v[3:4], off, s[96:99], 0 offset:1835 tfe // 2b0784e000033880
buffer_load_d16_hi_u8 v[58:59], off, s[8:11], s20 offset:457 tfe // c90184e0003a2214
buffer_load_d16_i8 v[175:176], v18, s[36:39], s92 idxen offset:4 tfe // 04007ce012afa95c
buffer_load_d16_i8 v[42:43], v94, s[96:99], s67 offen offset:1162 dlc tfe // 8a247ce05e2a7843
buffer_load_d16_u8 v[77:78], off, ttmp[12:15], s91 offset:1 tfe // 010078e0004d3e5b
buffer_load_d16_u8 v[150:151], v25, ttmp[12:15], null offen offset:4 glc slc tfe // 045078e019967e7c
buffer_load_format_x v102, v39, s[44:47], m0 idxen       // 000000e027668b7d
buffer_load_format_x v216, v185, ttmp[8:11], null idxen offset:2047 // ff0700e0b9d89d7c
buffer_load_format_xy v[4:6], v115, s[60:63], s98 idxen offset:4 tfe // 040004e07304af62
buffer_load_format_xy v[249:250], v[113:114], s[16:19], s44 idxen offen offset:719 glc // cf4204e071f9c42c
buffer_load_format_xyz v[26:28], v253, s[64:67], s82 idxen offset:1102 // 4e0408e0fd1a9052
buffer_load_format_xyz v[206:209], v244, s[40:43], s73 idxen offset:2829 tfe // 0d0b08e0f4ceaa49
buffer_load_format_xyzw v[67:71], v81, s[100:103], s98 offen offset:2047 tfe // ff070ce051437962
buffer_load_format_xyzw v[217:221], v154, s[56:59], 0 offen offset:1 tfe // 01000ce09ad96e80
buffer_load_i16 v[10:11], off, ttmp[4:7], 0 offset:1090 tfe // 42044ce0000a3c80
buffer_load_i16 v168, v136, s[92:95], s53 idxen offset:2335 glc dlc // 1f694ce088a89735
buffer_load_i8 v[202:203], v134, ttmp[8:11], s63 offen offset:965 glc tfe // c54344e086ca7d3f
buffer_load_i8 v14, v93, s[64:67], null offen offset:4   // 040044e05d0e507c
buffer_load_lds_b32 v25, ttmp[4:7], m0 idxen offset:1470 // be05c4e019009c7d
buffer_load_lds_b32 v114, ttmp[12:15], null offen offset:1 glc dlc // 0160c4e072005e7c
buffer_load_lds_format_x off, s[12:15], s40 offset:3661  // 4d0ec8e000000328
buffer_load_lds_format_x v204, s[100:103], null idxen offset:606 // 5e02c8e0cc00997c
buffer_load_lds_i16 v193, s[0:3], s58 idxen offset:1061  // 2504c0e0c100803a
buffer_load_lds_i16 v[169:170], s[40:43], 0 idxen offen offset:1 slc // 0110c0e0a900ca80
buffer_load_lds_i8 v23, s[40:43], null offen offset:3163 // 5b0cb8e017004a7c
buffer_load_lds_i8 v[244:245], s[96:99], m0 idxen offen offset:238 slc dlc // ee30b8e0f400d87d
buffer_load_lds_u16 v[152:153], s[44:47], s64 idxen offen offset:2089 glc dlc // 2968bce09800cb40
buffer_load_lds_u16 off, s[16:19], null offset:2476 glc dlc // ac69bce00000047c
buffer_load_lds_u8 v138, ttmp[12:15], m0 idxen offset:1  // 0100b4e08a009e7d
buffer_load_lds_u8 v[229:230], ttmp[8:11], null idxen offen offset:3836 // fc0eb4e0e500dd7c
buffer_load_u16 v107, off, ttmp[0:3], 0 offset:733 glc slc dlc // dd7248e0006b1b80
buffer_load_u16 v[243:244], v[195:196], s[88:91], s26 idxen offen offset:4 glc slc dlc tfe // 047048e0c3f3f61a
buffer_load_u8 v[4:5], off, s[12:15], 0 offset:3028 tfe  // d40b40e000042380
buffer_load_u8 v125, v33, s[4:7], m0 idxen offset:1514   // ea0540e0217d817d
buffer_store_b128 v[170:173], v255, s[68:71], 0 idxen offset:2047 // ff0774e0ffaa9180
buffer_store_b128 v[172:175], v[35:36], s[64:67], s8 idxen offen offset:2047 // ff0774e023acd008
buffer_store_b16 v200, v[73:74], s[80:83], s68 idxen offen offset:922 // 9a0364e049c8d444
buffer_store_b16 v33, v111, ttmp[4:7], s70 idxen offset:3202 // 820c64e06f219c46
buffer_store_b32 v124, v204, s[28:31], s48 idxen offset:1347 // 430568e0cc7c8730
buffer_store_b32 v35, v67, s[40:43], m0 idxen offset:4   // 040068e043238a7d
buffer_store_b64 v[166:167], off, s[28:31], s45 offset:4 glc slc dlc // 04706ce000a6072d
buffer_store_b64 v[148:149], off, s[96:99], 0 offset:1870 slc // 4e176ce000941880
buffer_store_b8 v34, off, s[0:3], s60 offset:2047        // ff0760e00022003c
buffer_store_b8 v251, v252, s[24:27], s39 offen offset:4 // 040060e0fcfb4627
buffer_store_b96 v[91:93], v235, s[68:71], m0 idxen offset:132 // 840070e0eb5b917d
buffer_store_b96 v[86:88], v143, s[48:51], null idxen offset:2718 // 9e0a70e08f568c7c
buffer_store_d16_format_x v125, v204, s[8:11], null offen offset:2974 // 9e0b30e0cc7d427c
buffer_store_d16_format_x v226, off, ttmp[12:15], s39 offset:4 // 040030e000e21e27
buffer_store_d16_format_xy v49, off, s[36:39], null offset:668 // 9c0234e00031097c
buffer_store_d16_format_xy v218, off, s[76:79], s18 offset:1 glc slc // 015034e000da1312
buffer_store_d16_format_xyz v[31:32], off, s[12:15], s77 offset:3659 // 4b0e38e0001f034d
buffer_store_d16_format_xyz v[151:152], v75, s[60:63], m0 offen offset:3785 // c90e38e04b974f7d
buffer_store_d16_format_xyzw v[230:231], off, s[96:99], s54 // 00003ce000e61836
buffer_store_d16_format_xyzw v[217:218], off, s[56:59], s74 offset:1 // 01003ce000d90e4a
buffer_store_d16_hi_b16 v101, v213, s[8:11], 0 idxen offset:3700 // 740e94e0d5658280
buffer_store_d16_hi_b16 v238, v161, ttmp[4:7], null idxen offset:372 // 740194e0a1ee9c7c
buffer_store_d16_hi_b8 v2, v[84:85], s[24:27], m0 idxen offen offset:3122 // 320c90e05402c67d
buffer_store_d16_hi_b8 v58, v[67:68], s[64:67], null idxen offen offset:4 // 040090e0433ad07c
buffer_store_d16_hi_format_x v233, v161, s[80:83], m0 idxen offset:2550 // f6099ce0a1e9947d
buffer_store_d16_hi_format_x v187, v32, s[96:99], null offen offset:1 glc slc dlc // 01709ce020bb587c
buffer_store_format_x v123, v11, s[28:31], m0 offen      // 000010e00b7b477d
buffer_store_format_x v31, v184, s[48:51], null offen offset:1443 // a30510e0b81f4c7c
buffer_store_format_xy v[131:132], off, s[92:95], 0 offset:3302 glc slc dlc // e67c14e000831780
buffer_store_format_xy v[40:41], v227, s[84:87], s94 idxen offset:926 slc dlc // 9e3314e0e328955e
buffer_store_format_xyz v[121:123], off, s[52:55], s56 offset:2839 slc dlc // 173b18e000790d38
buffer_store_format_xyz v[46:48], v192, s[100:103], 0 offen // 000018e0c02e5980
buffer_store_format_xyzw v[245:248], off, s[72:75], s90 offset:1 // 01001ce000f5125a
buffer_store_format_xyzw v[130:133], v[80:81], s[68:71], null idxen offen // 00001ce05082d17c

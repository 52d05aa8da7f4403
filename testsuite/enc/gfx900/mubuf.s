buffer_atomic_add v18, off, s[88:91], s20                // 000008e100121614
buffer_atomic_add v61, v112, s[56:59], 64 idxen offset:1 // 012008e1703d0ec0
buffer_atomic_add v156, v33, s[80:83], s45 offen offset:1 glc // 015008e1219c142d
buffer_atomic_add v254, off, s[28:31], s32               // 000008e100fe0720
buffer_atomic_add_x2 v[31:32], v85, s[16:19], s2 idxen   // 002088e1551f0402
buffer_atomic_add_x2 v[9:10], v[221:222], s[8:11], s45 idxen offen offset:16 // 103088e1dd09022d
buffer_atomic_add_x2 v[84:85], off, s[32:35], s26        // 000088e10054081a
buffer_atomic_add_x2 v[167:168], v151, s[64:67], vcc_hi idxen offset:1 glc // 016088e197a7106b
buffer_atomic_and v82, v189, s[76:79], s96 idxen glc     // 006020e1bd521360
buffer_atomic_and v67, off, s[72:75], s50 offset:1 slc   // 010022e100431232
buffer_atomic_and v193, v89, s[92:95], 17 offen offset:16 // 101020e159c11791
buffer_atomic_and v116, v182, s[84:87], s33 idxen glc    // 006020e1b6741521
buffer_atomic_and_x2 v[194:195], v94, ttmp[0:3], s4 offen glc // 0050a0e15ec21b04
buffer_atomic_and_x2 v[13:14], v[221:222], s[8:11], s78 idxen offen glc // 0070a0e1dd0d024e
buffer_atomic_and_x2 v[106:107], v77, s[96:99], s71 offen offset:4095 slc // ff1fa2e14d6a1847
buffer_atomic_and_x2 v[178:179], v15, s[48:51], s91 offen glc // 0050a0e10fb20c5b
buffer_atomic_cmpswap v[174:175], v204, ttmp[0:3], s91 offen glc // 005004e1ccae1b5b
buffer_atomic_cmpswap v[58:59], v50, s[8:11], s4 offen   // 001004e1323a0204
buffer_atomic_cmpswap v[7:8], off, s[8:11], ttmp5 offset:4095 // ff0f04e100070271
buffer_atomic_cmpswap v[0:1], off, ttmp[0:3], vcc_lo offset:16 // 100004e100001b6a
buffer_atomic_cmpswap_x2 v[220:223], v[100:101], s[0:3], s37 idxen offen glc // 007084e164dc0025
buffer_atomic_cmpswap_x2 v[209:212], v[7:8], s[68:71], ttmp5 idxen offen offset:4095 // ff3f84e107d11171
buffer_atomic_cmpswap_x2 v[204:207], v111, ttmp[0:3], s18 offen offset:4095 slc // ff1f86e16fcc1b12
buffer_atomic_cmpswap_x2 v[248:251], v219, s[56:59], s51 offen offset:1 glc // 015084e1dbf80e33
buffer_atomic_dec v235, v25, s[40:43], s84 idxen glc     // 006030e119eb0a54
buffer_atomic_dec v202, v163, s[8:11], ttmp5 offen glc   // 005030e1a3ca0271
buffer_atomic_dec v92, v24, s[56:59], s29 idxen offset:4095 // ff2f30e1185c0e1d
buffer_atomic_dec v232, v70, s[84:87], -16 offen offset:1 glc // 015030e146e815d0
buffer_atomic_dec_x2 v[225:226], off, s[0:3], s101       // 0000b0e100e10065
buffer_atomic_dec_x2 v[185:186], v75, ttmp[0:3], -1 idxen offset:16 // 1020b0e14bb91bc1
buffer_atomic_dec_x2 v[0:1], off, s[4:7], s29 offset:1   // 0100b0e10000011d
buffer_atomic_dec_x2 v[114:115], v27, s[4:7], 64 idxen offset:1 glc // 0160b0e11b7201c0
buffer_atomic_inc v89, v[221:222], s[48:51], ttmp5 idxen offen // 00302ce1dd590c71
buffer_atomic_inc v14, v164, s[24:27], s51 offen         // 00102ce1a40e0633
buffer_atomic_inc v77, v89, ttmp[0:3], s7 offen glc      // 00502ce1594d1b07
buffer_atomic_inc v216, off, s[4:7], s59 offset:1 glc    // 01402ce100d8013b
buffer_atomic_inc_x2 v[235:236], v[144:145], ttmp[0:3], s36 idxen offen // 0030ace190eb1b24
buffer_atomic_inc_x2 v[49:50], v[163:164], s[28:31], s8 idxen offen offset:16 // 1030ace1a3310708
buffer_atomic_inc_x2 v[103:104], v139, ttmp[0:3], -1 offen offset:4095 // ff1face18b671bc1
buffer_atomic_inc_x2 v[7:8], v246, s[96:99], 0 idxen offset:16 slc // 1020aee1f6071880
buffer_atomic_or v82, v106, s[52:55], s54 idxen glc      // 006024e16a520d36
buffer_atomic_or v195, off, s[48:51], vcc_lo glc         // 004024e100c30c6a
buffer_atomic_or v240, v[225:226], s[12:15], vcc_lo idxen offen offset:16 glc // 107024e1e1f0036a
buffer_atomic_or v221, off, s[24:27], 17 offset:4095 glc slc // ff4f26e100dd0691
buffer_atomic_or_x2 v[69:70], v118, s[92:95], s15 idxen  // 0020a4e17645170f
buffer_atomic_or_x2 v[22:23], v[33:34], s[84:87], s101 idxen offen offset:1 // 0130a4e121161565
buffer_atomic_or_x2 v[12:13], v69, s[4:7], flat_scratch_lo idxen offset:4095 // ff2fa4e1450c0166
buffer_atomic_or_x2 v[194:195], v252, s[36:39], s67 idxen offset:4095 glc // ff6fa4e1fcc20943
buffer_atomic_smax v255, off, s[32:35], s95 glc          // 004018e100ff085f
buffer_atomic_smax v204, v131, s[4:7], s67 idxen         // 002018e183cc0143
buffer_atomic_smax v246, v183, ttmp[0:3], 0 idxen offset:16 glc // 106018e1b7f61b80
buffer_atomic_smax v62, v127, s[48:51], s4 offen offset:16 // 101018e17f3e0c04
buffer_atomic_smax_x2 v[204:205], off, s[40:43], s84     // 000098e100cc0a54
buffer_atomic_smax_x2 v[204:205], v[76:77], s[52:55], s65 idxen offen offset:4095 // ff3f98e14ccc0d41
buffer_atomic_smax_x2 v[91:92], off, s[16:19], s2        // 000098e1005b0402
buffer_atomic_smax_x2 v[128:129], off, s[24:27], 1 offset:1 // 010098e100800681
buffer_atomic_smin v50, v67, s[4:7], s80 idxen           // 002010e143320150
buffer_atomic_smin v7, v11, s[20:23], s12 offen offset:1 slc // 011012e10b07050c
buffer_atomic_smin v98, v156, s[72:75], s2 idxen offset:4095 glc // ff6f10e19c621202
buffer_atomic_smin v138, v228, s[32:35], s53 offen offset:16 // 101010e1e48a0835
buffer_atomic_smin_x2 v[205:206], off, s[20:23], s27     // 000090e100cd051b
buffer_atomic_smin_x2 v[149:150], off, s[28:31], s39 offset:16 // 100090e100950727
buffer_atomic_smin_x2 v[185:186], off, ttmp[0:3], s63 offset:16 // 100090e100b91b3f
buffer_atomic_smin_x2 v[144:145], v34, s[72:75], 1 offen offset:16 // 101090e122901281
buffer_atomic_sub v242, off, s[20:23], s35 glc           // 00400ce100f20523
buffer_atomic_sub v186, v131, s[16:19], 1 idxen offset:1 glc // 01600ce183ba0481
buffer_atomic_sub v117, v[186:187], s[16:19], s54 idxen offen offset:1 glc // 01700ce1ba750436
buffer_atomic_sub v174, v[240:241], s[0:3], 17 idxen offen glc // 00700ce1f0ae0091
buffer_atomic_sub_x2 v[8:9], v41, s[20:23], s39 idxen    // 00208ce129080527
buffer_atomic_sub_x2 v[16:17], off, s[60:63], s75 offset:16 glc // 10408ce100100f4b
buffer_atomic_sub_x2 v[11:12], v25, s[44:47], s41 offen  // 00108ce1190b0b29
buffer_atomic_sub_x2 v[115:116], v63, s[92:95], s43 offen offset:4095 glc // ff5f8ce13f73172b
buffer_atomic_swap v146, v[109:110], s[68:71], s93 idxen offen // 003000e16d92115d
buffer_atomic_swap v145, v40, s[84:87], s56 offen glc slc // 005002e128911538
buffer_atomic_swap v2, v69, s[56:59], s69 idxen glc      // 006000e145020e45
buffer_atomic_swap v192, off, s[4:7], 1 offset:16        // 100000e100c00181
buffer_atomic_swap_x2 v[20:21], off, s[4:7], s78         // 000080e10014014e
buffer_atomic_swap_x2 v[167:168], off, s[44:47], -1 offset:16 glc // 104080e100a70bc1
buffer_atomic_swap_x2 v[60:61], off, s[44:47], s87 offset:1 glc // 014080e1003c0b57
buffer_atomic_swap_x2 v[110:111], v[67:68], s[72:75], s55 idxen offen slc // 003082e1436e1237
buffer_atomic_umax v88, off, s[96:99], s3                // 00001ce100581803
buffer_atomic_umax v28, v233, s[40:43], exec_lo idxen offset:4095 glc // ff6f1ce1e91c0a7e
buffer_atomic_umax v123, off, s[20:23], s27 offset:1 glc // 01401ce1007b051b
buffer_atomic_umax v10, off, s[84:87], s78 offset:1 slc  // 01001ee1000a154e
buffer_atomic_umax_x2 v[208:209], v[87:88], s[80:83], s25 idxen offen // 00309ce157d01419
buffer_atomic_umax_x2 v[4:5], off, s[32:35], m0          // 00009ce10004087c
buffer_atomic_umax_x2 v[8:9], off, s[60:63], 0 offset:16 // 10009ce100080f80
buffer_atomic_umax_x2 v[147:148], v118, s[68:71], s13 offen glc slc // 00509ee17693110d
buffer_atomic_umin v16, v246, s[32:35], s82 offen glc    // 005014e1f6100852
buffer_atomic_umin v210, v60, s[24:27], s7 idxen         // 002014e13cd20607
buffer_atomic_umin v211, v197, s[76:79], s4 idxen glc    // 006014e1c5d31304
buffer_atomic_umin v21, v79, s[0:3], s91 offen offset:1  // 011014e14f15005b
buffer_atomic_umin_x2 v[52:53], v242, s[36:39], s19 offen glc // 005094e1f2340913
buffer_atomic_umin_x2 v[103:104], off, ttmp[0:3], s89    // 000094e100671b59
buffer_atomic_umin_x2 v[82:83], v206, s[16:19], s1 offen offset:1 glc slc // 015096e1ce520401
buffer_atomic_umin_x2 v[156:157], v16, s[88:91], s15 idxen // 002094e1109c160f
buffer_atomic_xor v23, off, s[88:91], s2                 // 000028e100171602
buffer_atomic_xor v188, v201, s[92:95], s11 idxen glc    // 006028e1c9bc170b
buffer_atomic_xor v165, v196, s[60:63], s45 offen offset:1 glc // 015028e1c4a50f2d
buffer_atomic_xor v65, v135, s[20:23], s74 offen offset:1 glc // 015028e18741054a
buffer_atomic_xor_x2 v[241:242], v87, s[76:79], s73 offen glc // 0050a8e157f11349
buffer_atomic_xor_x2 v[202:203], v[97:98], ttmp[0:3], s101 idxen offen offset:4095 glc // ff7fa8e161ca1b65
buffer_atomic_xor_x2 v[154:155], v195, s[4:7], s43 offen offset:4095 // ff1fa8e1c39a012b
buffer_atomic_xor_x2 v[125:126], off, s[36:39], 0 offset:16 glc slc // 1040aae1007d0980
buffer_load_dword v[92:93], s[68:71], exec_lo idxen offen lds // 003051e05c00117e
buffer_load_dword v[142:143], s[72:75], 17 idxen offen glc lds // 007051e08e001291
buffer_load_dword v192, v[176:177], s[92:95], s61 idxen offen offset:4095 // ff3f50e0b0c0173d
buffer_load_dword v[29:30], v[175:176], s[12:15], s44 idxen offen offset:1 tfe // 013050e0af1d832c
buffer_load_dwordx2 v[58:59], v240, s[52:55], s98 idxen  // 002054e0f03a0d62
buffer_load_dwordx2 v[117:118], off, s[8:11], s86        // 000054e000750256
buffer_load_dwordx2 v[181:182], v[39:40], s[12:15], s7 idxen offen offset:16 // 103054e027b50307
buffer_load_dwordx2 v[46:47], v5, s[80:83], s70 offen offset:4095 glc slc // ff5f56e0052e1446
buffer_load_dwordx3 v[224:227], v127, s[64:67], s67 idxen tfe // 002058e07fe09043
buffer_load_dwordx3 v[109:111], off, s[16:19], 0 offset:16 // 100058e0006d0480
buffer_load_dwordx3 v[230:233], off, s[76:79], s101 offset:16 tfe // 100058e000e69365
buffer_load_dwordx3 v[207:209], v[19:20], s[76:79], s46 idxen offen // 003058e013cf132e
buffer_load_dwordx4 v[153:156], v[5:6], s[84:87], s68 idxen offen // 00305ce005991544
buffer_load_dwordx4 v[120:124], v40, ttmp[0:3], s91 offen offset:16 tfe // 10105ce028789b5b
buffer_load_dwordx4 v[170:174], off, s[92:95], s54 offset:4095 tfe // ff0f5ce000aa9736
buffer_load_dwordx4 v[72:76], v73, s[0:3], s15 offen offset:16 glc tfe // 10505ce04948800f
buffer_load_format_d16_hi_x v107, v15, ttmp[0:3], vcc_lo idxen // 002098e00f6b1b6a
buffer_load_format_d16_hi_x v[94:95], off, ttmp[0:3], exec_lo offset:4095 glc tfe // ff4f98e0005e9b7e
buffer_load_format_d16_hi_x v[114:115], off, ttmp[0:3], s101 glc tfe // 004098e000729b65
buffer_load_format_d16_hi_x v68, v52, s[32:35], s94 offen offset:16 // 101098e03444085e
buffer_load_format_d16_x v249, v[225:226], s[32:35], ttmp5 idxen offen // 003020e0e1f90871
buffer_load_format_d16_x v70, v175, s[28:31], s0 idxen offset:16 // 102020e0af460700
buffer_load_format_d16_x v142, v15, s[80:83], 17 offen offset:1 // 011020e00f8e1491
buffer_load_format_d16_x v123, off, s[36:39], vcc_lo slc // 000022e0007b096a
buffer_load_format_d16_xy v126, v183, s[24:27], s19 idxen // 002024e0b77e0613
buffer_load_format_d16_xy v[201:202], v17, ttmp[0:3], s7 offen glc tfe // 005024e011c99b07
buffer_load_format_d16_xy v[210:211], v201, s[0:3], s69 idxen tfe // 002024e0c9d28045
buffer_load_format_d16_xy v240, v17, s[96:99], s88 offen offset:16 slc // 101026e011f01858
buffer_load_format_d16_xyz v[241:243], v[72:73], s[12:15], s60 idxen offen tfe // 003028e048f1833c
buffer_load_format_d16_xyz v[108:109], v[13:14], s[64:67], s54 idxen offen offset:16 glc // 107028e00d6c1036
buffer_load_format_d16_xyz v[231:232], v[97:98], s[68:71], s65 idxen offen offset:4095 // ff3f28e061e71141
buffer_load_format_d16_xyz v[42:44], v240, s[0:3], s79 offen offset:16 tfe // 101028e0f02a804f
buffer_load_format_d16_xyzw v[218:219], v205, s[84:87], s66 idxen // 00202ce0cdda1542
buffer_load_format_d16_xyzw v[0:2], v229, s[76:79], 17 offen offset:16 tfe // 10102ce0e5009391
buffer_load_format_d16_xyzw v[33:35], off, s[8:11], 1 offset:16 tfe // 10002ce000218281
buffer_load_format_d16_xyzw v[166:167], off, s[88:91], -1 offset:16 // 10002ce000a616c1
buffer_load_format_x v[232:233], v[119:120], s[48:51], s97 idxen offen tfe // 003000e077e88c61
buffer_load_format_x v240, s[60:63], s45 offen offset:4095 lds // ff1f01e0f0000f2d
buffer_load_format_x v4, v[181:182], s[80:83], s32 idxen offen offset:1 // 013000e0b5041420
buffer_load_format_x v123, v[205:206], s[8:11], s86 idxen offen offset:4095 glc // ff7f00e0cd7b0256
buffer_load_format_xy v[226:228], off, s[48:51], s76 tfe // 000004e000e28c4c
buffer_load_format_xy v[179:180], off, s[32:35], s57 offset:1 glc // 014004e000b30839
buffer_load_format_xy v[203:204], v3, s[72:75], s101 idxen offset:1 // 012004e003cb1265
buffer_load_format_xy v[81:82], v100, ttmp[0:3], s98 offen // 001004e064511b62
buffer_load_format_xyz v[33:35], v[40:41], s[24:27], s70 idxen offen // 003008e028210646
buffer_load_format_xyz v[25:28], v[160:161], ttmp[0:3], -1 idxen offen tfe // 003008e0a0199bc1
buffer_load_format_xyz v[46:49], v238, s[36:39], flat_scratch_lo idxen tfe // 002008e0ee2e8966
buffer_load_format_xyz v[188:191], v188, s[88:91], 64 idxen offset:4095 tfe // ff2f08e0bcbc96c0
buffer_load_format_xyzw v[95:98], off, s[28:31], s24     // 00000ce0005f0718
buffer_load_format_xyzw v[114:117], v[150:151], ttmp[0:3], s49 idxen offen offset:4095 glc // ff7f0ce096721b31
buffer_load_format_xyzw v[126:129], v[132:133], s[12:15], s13 idxen offen offset:1 // 01300ce0847e030d
buffer_load_format_xyzw v[166:169], v238, s[80:83], s16 idxen offset:1 // 01200ce0eea61410
buffer_load_sbyte v93, s[60:63], s92 idxen lds           // 002045e05d000f5c
buffer_load_sbyte v[40:41], off, ttmp[0:3], s34 offset:1 tfe // 010044e000289b22
buffer_load_sbyte v[128:129], s[8:11], s94 idxen offen slc lds // 003047e08000025e
buffer_load_sbyte v[97:98], off, s[80:83], s79 offset:1 glc tfe // 014044e00061944f
buffer_load_sbyte_d16 v[200:201], v6, s[68:71], s50 idxen tfe // 002088e006c89132
buffer_load_sbyte_d16 v[159:160], v238, s[64:67], s92 offen glc tfe // 005088e0ee9f905c
buffer_load_sbyte_d16 v89, v142, s[68:71], 1 offen offset:1 // 011088e08e591181
buffer_load_sbyte_d16 v[155:156], v114, s[84:87], 17 idxen offset:4095 tfe // ff2f88e0729b9591
buffer_load_sbyte_d16_hi v[28:29], v141, s[24:27], s83 offen tfe // 00108ce08d1c8653
buffer_load_sbyte_d16_hi v[226:227], v213, s[28:31], 1 offen offset:16 glc tfe // 10508ce0d5e28781
buffer_load_sbyte_d16_hi v113, off, s[4:7], s51 offset:4095 glc // ff4f8ce000710133
buffer_load_sbyte_d16_hi v198, off, ttmp[0:3], s58 offset:4095 // ff0f8ce000c61b3a
buffer_load_short_d16 v[102:103], v123, s[56:59], s60 idxen tfe // 002090e07b668e3c
buffer_load_short_d16 v[204:205], off, s[12:15], s15 offset:1 tfe // 010090e000cc830f
buffer_load_short_d16 v34, off, s[64:67], -16 offset:4095 // ff0f90e0002210d0
buffer_load_short_d16 v[93:94], v[207:208], s[32:35], s69 idxen offen offset:16 slc tfe // 103092e0cf5d8845
buffer_load_short_d16_hi v222, v72, s[28:31], s14 offen  // 001094e048de070e
buffer_load_short_d16_hi v[252:253], v[62:63], s[52:55], s8 idxen offen tfe // 003094e03efc8d08
buffer_load_short_d16_hi v[122:123], v111, s[72:75], s100 idxen offset:16 tfe // 102094e06f7a9264
buffer_load_short_d16_hi v[221:222], v161, s[84:87], s99 offen offset:4095 slc tfe // ff1f96e0a1dd9563
buffer_load_sshort off, s[36:39], s46 lds                // 00004de00000092e
buffer_load_sshort v[251:252], v186, s[8:11], s55 idxen tfe // 00204ce0bafb8237
buffer_load_sshort v[204:205], v226, s[48:51], s57 idxen offset:4095 slc tfe // ff2f4ee0e2cc8c39
buffer_load_sshort v[101:102], v[170:171], ttmp[0:3], s69 idxen offen offset:4095 slc tfe // ff3f4ee0aa659b45
buffer_load_ubyte v[33:34], v[135:136], s[64:67], s3 idxen offen tfe // 003040e087219003
buffer_load_ubyte v63, v154, s[84:87], 64 offen offset:1 // 011040e09a3f15c0
buffer_load_ubyte v190, v[196:197], s[48:51], s0 idxen offen offset:4095 // ff3f40e0c4be0c00
buffer_load_ubyte v69, v[160:161], s[60:63], -1 idxen offen // 003040e0a0450fc1
buffer_load_ubyte_d16 v30, v67, ttmp[0:3], s82 idxen     // 002080e0431e1b52
buffer_load_ubyte_d16 v[42:43], v139, s[8:11], s101 idxen glc tfe // 006080e08b2a8265
buffer_load_ubyte_d16 v219, v[92:93], s[40:43], 1 idxen offen offset:16 glc // 107080e05cdb0a81
buffer_load_ubyte_d16 v230, v96, ttmp[0:3], s88 offen glc slc // 005082e060e61b58
buffer_load_ubyte_d16_hi v[72:73], v115, s[20:23], exec_lo offen tfe // 001084e07348857e
buffer_load_ubyte_d16_hi v36, off, s[60:63], -1 offset:16 glc // 104084e000240fc1
buffer_load_ubyte_d16_hi v[239:240], v125, s[60:63], s5 offen offset:4095 glc tfe // ff5f84e07def8f05
buffer_load_ubyte_d16_hi v28, v143, s[64:67], s39 idxen  // 002084e08f1c1027
buffer_load_ushort v[150:151], v[124:125], s[4:7], s55 idxen offen tfe // 003048e07c968137
buffer_load_ushort off, s[40:43], ttmp5 offset:1 lds     // 010049e000000a71
buffer_load_ushort v164, s[36:39], s50 offen lds         // 001049e0a4000932
buffer_load_ushort v119, v190, s[64:67], s40 idxen       // 002048e0be771028
buffer_store_byte v71, off, s[88:91], flat_scratch_lo    // 000060e000471666
buffer_store_byte v69, v203, s[64:67], s24 offen offset:1 // 011060e0cb451018
buffer_store_byte v9, v212, s[60:63], 0 offen offset:1   // 011060e0d4090f80
buffer_store_byte v35, v[168:169], s[32:35], s57 idxen offen // 003060e0a8230839
buffer_store_byte_d16_hi v159, off, s[44:47], s81        // 000064e0009f0b51
buffer_store_byte_d16_hi v57, off, ttmp[0:3], s93 offset:4095 // ff0f64e000391b5d
buffer_store_byte_d16_hi v74, off, s[52:55], s68 offset:4095 glc slc // ff4f66e0004a0d44
buffer_store_byte_d16_hi v228, v188, s[56:59], 0 offen offset:4095 // ff1f64e0bce40e80
buffer_store_dword v55, v17, s[0:3], s5 offen            // 001070e011370005
buffer_store_dword v12, v59, ttmp[0:3], s101 idxen offset:4095 glc // ff6f70e03b0c1b65
buffer_store_dword v29, v[241:242], ttmp[0:3], s101 idxen offen offset:4095 glc // ff7f70e0f11d1b65
buffer_store_dword v10, v235, s[40:43], s101 offen offset:16 // 101070e0eb0a0a65
buffer_store_dwordx2 v[204:205], off, ttmp[0:3], s24 offset:16 // 100074e000cc1b18
buffer_store_dwordx2 v[75:76], off, s[96:99], -16 glc slc // 004076e0004b18d0
buffer_store_dwordx2 v[82:83], v140, s[76:79], m0 idxen offset:4095 // ff2f74e08c52137c
buffer_store_dwordx2 v[191:192], v218, s[72:75], s77 offen offset:16 glc slc // 105076e0dabf124d
buffer_store_dwordx3 v[121:123], v206, s[52:55], s43 offen // 001078e0ce790d2b
buffer_store_dwordx3 v[24:26], v18, s[56:59], s7 offen offset:1 // 011078e012180e07
buffer_store_dwordx3 v[172:174], v187, s[92:95], -1 idxen offset:4095 // ff2f78e0bbac17c1
buffer_store_dwordx3 v[83:85], v[245:246], s[20:23], s76 idxen offen // 003078e0f553054c
buffer_store_dwordx4 v[76:79], v207, s[92:95], s62 offen // 00107ce0cf4c173e
buffer_store_dwordx4 v[182:185], off, s[12:15], s61 offset:16 // 10007ce000b6033d
buffer_store_dwordx4 v[123:126], v213, s[36:39], 1 idxen offset:1 glc slc // 01607ee0d57b0981
buffer_store_dwordx4 v[92:95], v221, s[68:71], s98 offen offset:4095 // ff1f7ce0dd5c1162
buffer_store_format_d16_hi_x v31, off, s[72:75], exec_lo // 00009ce0001f127e
buffer_store_format_d16_hi_x v119, v202, s[60:63], 1 offen glc // 00509ce0ca770f81
buffer_store_format_d16_hi_x v247, v5, s[80:83], s53 idxen offset:16 glc // 10609ce005f71435
buffer_store_format_d16_hi_x v103, v171, s[0:3], vcc_hi idxen offset:16 // 10209ce0ab67006b
buffer_store_format_d16_x v193, v[136:137], s[44:47], s23 idxen offen offset:4095 glc // ff7f30e088c10b17
buffer_store_format_d16_x v147, v114, s[16:19], s82 idxen offset:4095 // ff2f30e072930452
buffer_store_format_d16_x v181, v109, s[72:75], s101 offen offset:1 slc // 011032e06db51265
buffer_store_format_d16_x v86, v170, s[28:31], ttmp5 idxen // 002030e0aa560771
buffer_store_format_d16_xy v223, v242, s[28:31], s86 offen offset:1 // 011034e0f2df0756
buffer_store_format_d16_xy v29, v[219:220], s[44:47], s27 idxen offen offset:4095 slc // ff3f36e0db1d0b1b
buffer_store_format_d16_xy v97, v224, s[48:51], s35 offen // 001034e0e0610c23
buffer_store_format_d16_xy v49, off, s[40:43], 1 slc     // 000036e000310a81
buffer_store_format_d16_xyz v[41:42], v[142:143], s[68:71], -16 idxen offen slc // 00303ae08e2911d0
buffer_store_format_d16_xyz v[248:249], v216, s[40:43], 64 offen offset:16 // 101038e0d8f80ac0
buffer_store_format_d16_xyz v[120:121], off, s[80:83], 0 offset:4095 // ff0f38e000781480
buffer_store_format_d16_xyz v[219:220], v[62:63], s[56:59], s49 idxen offen offset:16 // 103038e03edb0e31
buffer_store_format_d16_xyzw v[94:95], off, s[8:11], s82 offset:16 // 10003ce0005e0252
buffer_store_format_d16_xyzw v[40:41], v45, s[24:27], s0 idxen offset:16 slc // 10203ee02d280600
buffer_store_format_d16_xyzw v[81:82], off, s[4:7], s71 offset:16 glc // 10403ce000510147
buffer_store_format_d16_xyzw v[3:4], v[82:83], s[64:67], s68 idxen offen offset:1 // 01303ce052031044
buffer_store_format_x v204, v[100:101], s[52:55], s93 idxen offen // 003010e064cc0d5d
buffer_store_format_x v190, off, s[72:75], m0 slc        // 000012e000be127c
buffer_store_format_x v237, v133, s[64:67], s69 idxen offset:1 glc // 016010e085ed1045
buffer_store_format_x v64, v173, s[24:27], s40 offen offset:4095 glc // ff5f10e0ad400628
buffer_store_format_xy v[26:27], off, ttmp[0:3], s24     // 000014e0001a1b18
buffer_store_format_xy v[196:197], v213, s[40:43], s16 idxen // 002014e0d5c40a10
buffer_store_format_xy v[95:96], off, s[80:83], -16 offset:16 slc // 100016e0005f14d0
buffer_store_format_xy v[233:234], v213, s[52:55], 17 idxen offset:16 // 102014e0d5e90d91
buffer_store_format_xyz v[74:76], v[55:56], s[4:7], s79 idxen offen // 003018e0374a014f
buffer_store_format_xyz v[56:58], v[79:80], s[20:23], 0 idxen offen offset:4095 // ff3f18e04f380580
buffer_store_format_xyz v[237:239], off, s[0:3], s16 offset:16 slc // 10001ae000ed0010
buffer_store_format_xyz v[23:25], off, s[4:7], s61 offset:1 // 010018e00017013d
buffer_store_format_xyzw v[216:219], v169, s[16:19], s68 idxen // 00201ce0a9d80444
buffer_store_format_xyzw v[115:118], v[60:61], s[4:7], -1 idxen offen slc // 00301ee03c7301c1
buffer_store_format_xyzw v[0:3], v52, s[36:39], s10 idxen offset:4095 slc // ff2f1ee03400090a
buffer_store_format_xyzw v[236:239], v20, s[8:11], s24 offen offset:1 // 01101ce014ec0218
buffer_store_lds_dword s[48:51], s98 lds                 // 0000f5e000000c62
buffer_store_lds_dword s[44:47], s50 offset:4095 lds glc slc // ff4ff7e000000b32
buffer_store_lds_dword s[68:71], s61 offset:1 lds glc    // 0140f5e00000113d
buffer_store_lds_dword s[4:7], 1 offset:1 lds            // 0100f5e000000181
buffer_store_short v147, off, s[96:99], s15 offset:1     // 010068e00093180f
buffer_store_short v103, v[31:32], s[64:67], s19 idxen offen offset:16 slc // 10306ae01f671013
buffer_store_short v114, v[182:183], s[88:91], s89 idxen offen // 003068e0b6721659
buffer_store_short v226, v[113:114], s[48:51], s83 idxen offen offset:16 // 103068e071e20c53
buffer_store_short_d16_hi v171, v[156:157], s[64:67], s4 idxen offen offset:1 glc // 01706ce09cab1004
buffer_store_short_d16_hi v70, v12, s[44:47], 1 offen offset:16 slc // 10106ee00c460b81
buffer_store_short_d16_hi v70, off, s[28:31], s76 slc    // 00006ee00046074c
buffer_store_short_d16_hi v151, v[120:121], s[24:27], s57 idxen offen glc // 00706ce078970639
buffer_wbinvl1                                           // 0000f8e000000000
buffer_wbinvl1_vol                                       // 0000fce000000000

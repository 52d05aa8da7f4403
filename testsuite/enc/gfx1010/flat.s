flat_atomic_add v[171:172], v70                          // 0000c8dcab467d00
flat_atomic_add_x2 v[201:202], v[0:1]                    // 000048ddc9007d00
flat_atomic_and v182, v[111:112], v35 glc                // 0000e5dc6f237db6
flat_atomic_and_x2 v[228:229], v[185:186] offset:2047    // ff0764dde4b97d00
flat_atomic_cmpswap v182, v[158:159], v[235:236] offset:1 glc // 0100c5dc9eeb7db6
flat_atomic_cmpswap_x2 v[0:1], v[78:79], v[0:3] offset:2047 glc // ff0745dd4e007d00
flat_atomic_dec v[229:230], v16 offset:2047              // ff07f4dce5107d00
flat_atomic_dec_x2 v[113:114], v[254:255], v[26:27] glc  // 000075ddfe1a7d71
flat_atomic_fcmpswap v[254:255], v[35:36] offset:1 slc dlc // 0110fadcfe237d00
flat_atomic_fcmpswap_x2 v[117:118], v[117:118], v[96:99] offset:1 glc // 010079dd75607d75
flat_atomic_fmax v230, v[237:238], v160 offset:1 glc     // 010001ddeda07de6
flat_atomic_fmax_x2 v[96:97], v[126:127] offset:1        // 010080dd607e7d00
flat_atomic_fmin v[243:244], v183                        // 0000fcdcf3b77d00
flat_atomic_fmin_x2 v[168:169], v[96:97] offset:2047     // ff077cdda8607d00
flat_atomic_inc v75, v[52:53], v0 glc dlc                // 0010f1dc34007d4b
flat_atomic_inc_x2 v[0:1], v[81:82] offset:2047 slc      // ff0772dd00517d00
flat_atomic_or v[162:163], v16 offset:1                  // 0100e8dca2107d00
flat_atomic_or_x2 v[199:200], v[2:3]                     // 000068ddc7027d00
flat_atomic_smax v[206:207], v225 offset:2047            // ff07dcdccee17d00
flat_atomic_smax_x2 v[30:31], v[254:255], v[244:245] glc // 00005dddfef47d1e
flat_atomic_smin v15, v[90:91], v196 glc                 // 0000d5dc5ac47d0f
flat_atomic_smin_x2 v[220:221], v[155:156] offset:1 slc  // 010056dddc9b7d00
flat_atomic_sub v128, v[149:150], v104 offset:1 glc      // 0100cddc95687d80
flat_atomic_sub_x2 v[0:1], v[198:199] offset:2047 dlc    // ff174cdd00c67d00
flat_atomic_swap v23, v[82:83], v255 offset:1 glc slc    // 0100c3dc52ff7d17
flat_atomic_swap_x2 v[127:128], v[247:248], v[61:62] offset:2047 glc dlc // ff1741ddf73d7d7f
flat_atomic_umax v13, v[0:1], v255 glc                   // 0000e1dc00ff7d0d
flat_atomic_umax_x2 v[40:41], v[166:167], v[246:247] offset:2047 glc // ff0761dda6f67d28
flat_atomic_umin v[54:55], v0 offset:2047                // ff07d8dc36007d00
flat_atomic_umin_x2 v[64:65], v[3:4]                     // 000058dd40037d00
flat_atomic_xor v170, v[164:165], v16 offset:1 glc slc   // 0100efdca4107daa
flat_atomic_xor_x2 v[35:36], v[143:144], v[219:220] glc  // 00006ddd8fdb7d23
flat_load_dword v255, v[212:213]                         // 000030dcd4007dff
flat_load_dwordx2 v[18:19], v[135:136] slc               // 000036dc87007d12
flat_load_dwordx3 v[80:82], v[9:10] offset:1             // 01003cdc09007d50
flat_load_dwordx4 v[201:204], v[187:188]                 // 000038dcbb007dc9
flat_load_sbyte v232, v[101:102]                         // 000024dc65007de8
flat_load_sbyte_d16 v190, v[38:39] offset:1              // 010088dc26007dbe
flat_load_sbyte_d16_hi v96, v[233:234] offset:1 slc dlc  // 01108edce9007d60
flat_load_short_d16 v28, v[102:103] offset:1             // 010090dc66007d1c
flat_load_short_d16_hi v31, v[0:1] offset:1              // 010094dc00007d1f
flat_load_sshort v41, v[0:1]                             // 00002cdc00007d29
flat_load_ubyte v255, v[143:144] offset:2047             // ff0720dc8f007dff
flat_load_ubyte_d16 v120, v[75:76] offset:1 slc dlc      // 011082dc4b007d78
flat_load_ubyte_d16_hi v131, v[254:255] offset:2047 dlc  // ff1784dcfe007d83
flat_load_ushort v255, v[0:1] offset:2047                // ff0728dc00007dff
flat_store_byte v[69:70], v191 offset:2047               // ff0760dc45bf7d00
flat_store_byte_d16_hi v[112:113], v0 offset:2047 dlc    // ff1764dc70007d00
flat_store_dword v[68:69], v37 glc                       // 000071dc44257d00
flat_store_dwordx2 v[50:51], v[71:72]                    // 000074dc32477d00
flat_store_dwordx3 v[3:4], v[253:255] offset:2047 glc dlc // ff177ddc03fd7d00
flat_store_dwordx4 v[0:1], v[47:50] offset:2047 glc slc  // ff077bdc002f7d00
flat_store_short v[144:145], v74 offset:2047 glc slc dlc // ff176bdc904a7d00
flat_store_short_d16_hi v[114:115], v76 offset:2047 dlc  // ff176cdc724c7d00
global_atomic_add v115, v161, v137, s[26:27] offset:1 glc slc // 0180cbdca1891a73
global_atomic_add_x2 v[195:196], v88, v[61:62], s[66:67] offset:-2048 glc dlc // 009849dd583d42c3
global_atomic_and v70, v113, v161, s[54:55] offset:1 glc // 0180e5dc71a13646
global_atomic_and_x2 v[70:71], v58, v[142:143], s[24:25] offset:2047 glc slc // ff8767dd3a8e1846
global_atomic_cmpswap v0, v[0:1], s[96:97] offset:-1 slc // ff8fc6dc00006000
global_atomic_cmpswap_x2 v[0:1], v102, v[188:191], s[100:101] offset:2047 glc // ff8745dd66bc6400
global_atomic_dec v70, v[228:229], v85, off offset:-1 glc // ff8ff5dce4557d46
global_atomic_dec_x2 v223, v[59:60], s[104:105] offset:2047 // ff8774dddf3b6800
global_atomic_fcmpswap v79, v8, v[233:234], s[0:1] offset:-2048 glc // 0088f9dc08e9004f
global_atomic_fcmpswap_x2 v[235:236], v[215:218], off offset:2047 // ff8778ddebd77d00
global_atomic_fmax v191, v[19:20], v143, off offset:1 glc slc // 018003dd138f7dbf
global_atomic_fmax_x2 v84, v[62:63], s[86:87]            // 008080dd543e5600
global_atomic_fmin v24, v185, ttmp[14:15]                // 0080fcdc18b97a00
global_atomic_fmin_x2 v[137:138], v21, v[146:147], s[104:105] offset:1 glc // 01807ddd15926889
global_atomic_inc v255, v139, s[0:1] offset:2047         // ff87f0dcff8b0000
global_atomic_inc_x2 v210, v[62:63], s[104:105] offset:-1 slc dlc // ff9f72ddd23e6800
global_atomic_or v[148:149], v0, off                     // 0080e8dc94007d00
global_atomic_or_x2 v[52:53], v83, v[146:147], s[10:11] glc // 008069dd53920a34
global_atomic_smax v0, v255, s[104:105] slc              // 0080dedc00ff6800
global_atomic_smax_x2 v83, v[88:89], s[104:105] dlc      // 00905cdd53586800
global_atomic_smin v[140:141], v0, off offset:2047 dlc   // ff97d4dc8c007d00
global_atomic_smin_x2 v[254:255], v57, v[72:73], s[0:1] offset:1 glc // 018055dd394800fe
global_atomic_sub v255, v0, s[84:85] dlc                 // 0090ccdcff005400
global_atomic_sub_x2 v[204:205], v[147:148], off         // 00804cddcc937d00
global_atomic_swap v144, v[75:76], v114, off offset:-1 glc // ff8fc1dc4b727d90
global_atomic_swap_x2 v72, v[254:255], s[12:13] offset:2047 // ff8740dd48fe0c00
global_atomic_umax v152, v63, v0, ttmp[6:7] glc          // 0080e1dc3f007298
global_atomic_umax_x2 v212, v[254:255], s[104:105] offset:-1 slc // ff8f62ddd4fe6800
global_atomic_umin v[163:164], v0, off offset:1 slc      // 0180dadca3007d00
global_atomic_umin_x2 v[87:88], v245, v[25:26], s[56:57] offset:1 glc // 018059ddf5193857
global_atomic_xor v200, v229, s[38:39] offset:2047       // ff87ecdcc8e52600
global_atomic_xor_x2 v230, v[29:30], s[4:5] offset:-2048 dlc // 00986cdde61d0400
global_load_dword v[195:196], off dlc lds                // 00b030dcc3007d00
global_load_dwordx2 v[235:236], v[88:89], off offset:2047 glc // ff8735dc58007deb
global_load_dwordx3 v[32:34], v[77:78], off offset:2047 glc // ff873ddc4d007d20
global_load_dwordx4 v[36:39], v[182:183], off offset:2047 slc // ff873adcb6007d24
global_load_sbyte v119, s[104:105] lds                   // 00a024dc77006800
global_load_sbyte_d16 v67, v68, vcc                      // 008088dc44006a43
global_load_sbyte_d16_hi v18, v21, s[100:101] offset:-1  // ff8f8cdc15006412
global_load_short_d16 v99, v[236:237], off offset:-1 glc // ff8f91dcec007d63
global_load_short_d16_hi v130, v[34:35], off dlc         // 009094dc22007d82
global_load_sshort v69, s[96:97] offset:2047 slc dlc lds // ffb72edc45006000
global_load_ubyte v[49:50], off offset:2047 slc lds      // ffa722dc31007d00
global_load_ubyte_d16 v0, v101, s[96:97] offset:-1       // ff8f80dc65006000
global_load_ubyte_d16_hi v234, v[192:193], off           // 008084dcc0007dea
global_load_ushort v39, s[16:17] dlc lds                 // 00b028dc27001000
global_store_byte v172, v255, s[74:75] offset:-1         // ff8f60dcacff4a00
global_store_byte_d16_hi v[82:83], v44, off dlc          // 009064dc522c7d00
global_store_dword v207, v194, s[10:11] offset:1 glc     // 018071dccfc20a00
global_store_dwordx2 v[21:22], v[248:249], off offset:-2048 // 008874dc15f87d00
global_store_dwordx3 v[23:24], v[194:196], off glc       // 00807ddc17c27d00
global_store_dwordx4 v[125:126], v[210:213], off offset:1 slc dlc // 01907adc7dd27d00
global_store_short v41, v115, s[104:105] offset:2047 glc dlc // ff9769dc29736800
global_store_short_d16_hi v[166:167], v203, off offset:2047 dlc // ff976cdca6cb7d00
scratch_load_dword v96, off, s80 slc                     // 004032dc00005060
scratch_load_dwordx2 v[101:102], off, s3 glc slc         // 004037dc00000365
scratch_load_dwordx3 v[188:190], v119, off offset:-1 glc slc // ff4f3fdc77007dbc
scratch_load_dwordx4 v[201:204], off, s0 offset:2047 glc // ff4739dc000000c9
scratch_load_sbyte v48, off offset:-1 glc lds            // ff6f25dc30007d00
scratch_load_sbyte_d16 v90, v41, off offset:2047 glc dlc // ff5789dc29007d5a
scratch_load_sbyte_d16_hi v0, off, s83 offset:-2048 glc  // 00488ddc00005300
scratch_load_short_d16 v171, v255, off                   // 004090dcff007dab
scratch_load_short_d16_hi v255, v238, off                // 004094dcee007dff
scratch_load_sshort off, s92 offset:-1 lds               // ff6f2cdc00005c00
scratch_load_ubyte v156, v42, off                        // 004020dc2a007d9c
scratch_load_ubyte_d16 v146, v250, off offset:-2048      // 004880dcfa007d92
scratch_load_ubyte_d16_hi v238, off, s45 offset:-1 slc   // ff4f86dc00002dee
scratch_load_ushort v236, off offset:-2048 glc lds       // 006829dcec007d00
scratch_store_byte v220, v0, off offset:-1 glc           // ff4f61dcdc007d00
scratch_store_byte_d16_hi off, v89, s66 offset:-2048 glc slc // 004867dc00594200
scratch_store_dword off, v248, s95 offset:-2048          // 004870dc00f85f00
scratch_store_dwordx2 off, v[254:255], s105 offset:-1 dlc // ff5f74dc00fe6900
scratch_store_dwordx3 v114, v[50:52], off offset:-2048 glc // 00487ddc72327d00
scratch_store_dwordx4 v175, v[252:255], off offset:-1    // ff4f78dcaffc7d00
scratch_store_short off, v19, s105 offset:2047 glc       // ff4769dc00136900
scratch_store_short_d16_hi v200, v147, off               // 00406cdcc8937d00

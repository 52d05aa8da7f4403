image_atomic_and v0, v[55:58], s[36:43] dmask:0x1 lwe    // image_atomic_and v0, v55, s[36:43] dmask:0x1 lwe // 000162f037000900
image_atomic_cmpswap v[234:237], v[254:255], s[64:71] dmask:0xf glc da // image_atomic_cmpswap v[234:237], v254, s[64:71] dmask:0xf glc da // 006f40f0feea1000
image_atomic_fcmpswap v[0:1], v[142:144], s[96:103] dmask:0x3 unorm // image_atomic_fcmpswap v[0:1], v142, s[96:103] dmask:0x3 unorm // 001374f08e001800
image_atomic_fmax v[15:16], v[212:213], s[8:15] dmask:0x3 glc // image_atomic_fmax v[15:16], v212, s[8:15] dmask:0x3 glc // 00237cf0d40f0200
image_atomic_fmin v[190:191], v[247:248], s[56:63] dmask:0x3 // image_atomic_fmin v[190:191], v247, s[56:63] dmask:0x3 // 000378f0f7be0e00
image_atomic_rsub v243, v[21:24], s[20:27] dmask:0x1 unorm // image_atomic_rsub v243, v21, s[20:27] dmask:0x1 unorm // 00114cf015f30500
image_atomic_smax v146, v[62:65], s[76:83] dmask:0x1     // image_atomic_smax v146, v62, s[76:83] dmask:0x1 // 000158f03e921300
image_atomic_swap v[3:4], v[155:158], s[84:91] dmask:0x3 // image_atomic_swap v[3:4], v155, s[84:91] dmask:0x3 // 00033cf09b031500
image_atomic_umin v[212:213], v153, ttmp[0:7] dmask:0x3 unorm // 001354f099d41c00
image_gather4 v[160:164], v[54:57], s[20:27], s[12:15] dmask:0x1 tfe // image_gather4 v[160:164], v54, s[20:27], s[12:15] dmask:0x1 tfe // 000101f136a06500
image_gather4_b_cl v[252:255], v[162:166], s[88:95], s[0:3] dmask:0x1 glc // image_gather4_b_cl v[252:255], v[162:163], s[88:95], s[0:3] dmask:0x1 glc // 002118f1a2fc1600
image_gather4_c_b v[7:10], v[252:255], s[44:51], s[44:47] dmask:0x1 // image_gather4_c_b v[7:10], v[252:254], s[44:51], s[44:47] dmask:0x1 // 000134f1fc076b01
image_gather4_c_b_o v[252:255], v[39:42], s[80:87], s[52:55] dmask:0x8 // 000874f127fcb401
image_gather4_c_lz v[115:118], v[162:165], s[0:7], s[8:11] dmask:0x2 glc r128 // image_gather4_c_lz v[115:118], v[162:163], s[0:7], s[8:11] dmask:0x2 glc r128 // 00a23cf1a2734000
image_gather4_c_lz_o v[0:3], v[245:249], s[72:79], s[88:91] dmask:0x4 unorm glc // image_gather4_c_lz_o v[0:3], v[245:247], s[72:79], s[88:91] dmask:0x4 unorm glc // 00347cf1f500d202
image_gather4_cl_o v[19:22], v[174:177], s[96:103], s[44:47] dmask:0x2 da // image_gather4_cl_o v[19:22], v[174:175], s[96:103], s[44:47] dmask:0x2 da // 004244f1ae137801
image_gather4_l_o v[0:3], v[52:54], s[96:103], s[12:15] dmask:0x1 r128 // image_gather4_l_o v[0:3], v[52:53], s[96:103], s[12:15] dmask:0x1 r128 // 008150f134007800
image_gather4_o v[30:33], v[0:2], s[36:43], s[44:47] dmask:0x4 glc // image_gather4_o v[30:33], v[0:1], s[36:43], s[44:47] dmask:0x4 glc // 002440f1001e6901
image_get_resinfo v[4:5], v[210:212], s[20:27] dmask:0x3 slc // image_get_resinfo v[4:5], v210, s[20:27] dmask:0x3 slc // 000338f2d2040500
image_load_mip_pck v[226:227], v0, ttmp[0:7] dmask:0x3 unorm slc // 001310f200e21c00
image_load_mip_pck_sgn v206, v[166:167], s[0:7] dmask:0x1 // image_load_mip_pck_sgn v206, v166, s[0:7] dmask:0x1 // 000114f0a6ce0000
image_sample_b_cl v[73:76], v[129:131], s[40:47], s[100:103] dmask:0xf // image_sample_b_cl v[73:76], v[129:130], s[40:47], s[100:103] dmask:0xf // 000f98f081492a03
image_sample_c_cd v[0:1], v[19:26], s[0:7], ttmp[0:3] dmask:0x3 // image_sample_c_cd v[0:1], v[19:21], s[0:7], ttmp[0:3] dmask:0x3 // 0003a8f113008003
image_sample_c_cd_cl v[235:237], v[62:72], s[20:27], s[100:103] dmask:0x7 // image_sample_c_cd_cl v[235:237], v[62:64], s[20:27], s[100:103] dmask:0x7 // 0007acf13eeb2503
image_sample_c_cd_cl_o v[205:206], v[252:255], s[4:11], s[44:47] dmask:0x3 lwe da // 0043bef1fccd6101
image_sample_c_cd_o v[253:255], v[16:21], s[0:7], s[100:103] dmask:0x7 slc // image_sample_c_cd_o v[253:255], v[16:19], s[0:7], s[100:103] dmask:0x7 slc // 0007b8f310fd2003
image_sample_c_cl v[203:204], v[252:255], s[88:95], s[80:83] dmask:0x3 r128 // image_sample_c_cl v[203:204], v[252:253], s[88:95], s[80:83] dmask:0x3 r128 // 0083a4f0fccb9602
image_sample_c_d_o v[154:155], v[0:5], s[0:7], ttmp[0:3] dmask:0x3 glc // image_sample_c_d_o v[154:155], v[0:3], s[0:7], ttmp[0:3] dmask:0x3 glc // 0023e8f0009a8003
image_sample_cd_cl v[156:158], v[84:93], s[96:103], s[80:83] dmask:0x7 // image_sample_cd_cl v[156:158], v[84:85], s[96:103], s[80:83] dmask:0x7 // 0007a4f1549c9802
image_sample_cd_cl_o v60, v[14:22], s[36:43], s[80:83] dmask:0x1 r128 // image_sample_cd_cl_o v60, v[14:16], s[36:43], s[80:83] dmask:0x1 r128 // 0081b4f10e3c8902
image_sample_cd_o v184, v[77:79], s[0:7], s[56:59] dmask:0x1 slc // 0001b0f34db8c001
image_sample_l v[32:34], v[0:2], s[0:7], s[48:51] dmask:0x7 // image_sample_l v[32:34], v0, s[0:7], s[48:51] dmask:0x7 // 000790f000208001
image_sample_lz v[166:167], v[203:205], s[96:103], s[44:47] dmask:0x3 // image_sample_lz v[166:167], v203, s[96:103], s[44:47] dmask:0x3 // 00039cf0cba67801
image_sample_lz_o v[0:1], v[102:103], s[36:43], s[28:31] dmask:0x3 // 0003dcf06600e900
image_store v[203:204], v[252:255], s[8:15] dmask:0x3    // image_store v[203:204], v252, s[8:15] dmask:0x3 // 000320f0fccb0200
image_store_pck v[146:148], v[199:201], s[80:87] dmask:0x3 tfe // image_store_pck v[146:148], v199, s[80:87] dmask:0x3 tfe // 000329f0c7921400
image_atomic_add v[82:83], v[239:240], ttmp[0:7] dmask:0x3 // image_atomic_add v[82:83], v239, ttmp[0:7] dmask:0x3 // 000344f0ef521c00
image_atomic_dec v[190:191], v[17:18], s[68:75] dmask:0x3 unorm glc lwe // image_atomic_dec v[190:191], v17, s[68:75] dmask:0x3 unorm glc lwe // 003372f011be1100
image_atomic_inc v[1:2], v27, ttmp[0:7] dmask:0x3 slc    // 00036cf21b011c00
image_atomic_or v[254:255], v255, s[32:39] dmask:0x3 unorm slc // 001364f2fffe0800
image_atomic_smin v[122:123], v0, s[0:7] dmask:0x3       // 000350f0007a0000
image_atomic_sub v42, v160, ttmp[0:7] dmask:0x1 lwe      // 00014af0a02a1c00
image_atomic_umax v[0:1], v[244:246], s[40:47] dmask:0x3 // image_atomic_umax v[0:1], v244, s[40:47] dmask:0x3 // 00035cf0f4000a00
image_atomic_xor v137, v[221:223], s[76:83] dmask:0x1 glc // image_atomic_xor v137, v221, s[76:83] dmask:0x1 glc // 002168f0dd891300
image_gather4_b v[222:225], v[150:153], s[76:83], s[56:59] dmask:0x2 da // image_gather4_b v[222:225], v[150:151], s[76:83], s[56:59] dmask:0x2 da // 004214f196ded301
image_gather4_b_cl_o v[49:52], v[34:38], s[96:103], s[100:103] dmask:0x4 glc da // image_gather4_b_cl_o v[49:52], v[34:36], s[96:103], s[100:103] dmask:0x4 glc da // 006458f122313803
image_gather4_b_o v[123:126], v[252:255], ttmp[0:7], s[84:87] dmask:0x8 // image_gather4_b_o v[123:126], v[252:254], ttmp[0:7], s[84:87] dmask:0x8 // 000854f1fc7bbc02
image_gather4_c v[100:103], v[0:2], ttmp[0:7], s[96:99] dmask:0x8 glc r128 lwe // image_gather4_c v[100:103], v[0:1], ttmp[0:7], s[96:99] dmask:0x8 glc r128 lwe // 00a822f100641c03
image_gather4_c_b_cl v[169:172], v[251:255], ttmp[0:7], s[100:103] dmask:0x2 r128 // image_gather4_c_b_cl v[169:172], v[251:253], ttmp[0:7], s[100:103] dmask:0x2 r128 // 008238f1fba93c03
image_gather4_c_b_cl_o v[218:222], v[180:187], s[56:63], s[16:19] dmask:0x8 slc tfe lwe // image_gather4_c_b_cl_o v[218:222], v[180:183], s[56:63], s[16:19] dmask:0x8 slc tfe lwe // 00087bf3b4da8e00
image_gather4_c_cl v[252:255], v[0:7], ttmp[0:7], s[96:99] dmask:0x8 r128 lwe // image_gather4_c_cl v[252:255], v[0:1], ttmp[0:7], s[96:99] dmask:0x8 r128 lwe // 008826f100fc1c03
image_gather4_c_cl_o v[88:91], v[62:67], s[76:83], s[80:83] dmask:0x4 slc // image_gather4_c_cl_o v[88:91], v[62:64], s[76:83], s[80:83] dmask:0x4 slc // 000464f33e589302
image_gather4_c_l v[204:208], v[157:161], s[16:23], s[100:103] dmask:0x2 tfe // image_gather4_c_l v[204:208], v[157:158], s[16:23], s[100:103] dmask:0x2 tfe // 000231f19dcc2403
image_gather4_c_l_o v[209:212], v[46:51], s[12:19], ttmp[0:3] dmask:0x2 // image_gather4_c_l_o v[209:212], v[46:48], s[12:19], ttmp[0:3] dmask:0x2 // 000270f12ed18303
image_gather4_c_o v[252:255], v[51:58], s[0:7], s[44:47] dmask:0x8 lwe // image_gather4_c_o v[252:255], v[51:53], s[0:7], s[44:47] dmask:0x8 lwe // 000862f133fc6001
image_gather4_cl v[187:190], v[230:233], s[0:7], s[0:3] dmask:0x2 lwe da // image_gather4_cl v[187:190], v230, s[0:7], s[0:3] dmask:0x2 lwe da // 004206f1e6bb0000
image_gather4_l v[85:88], v[107:109], s[0:7], s[92:95] dmask:0x4 // image_gather4_l v[85:88], v107, s[0:7], s[92:95] dmask:0x4 // 000410f16b55e002
image_gather4_lz v[38:41], v[242:244], s[84:91], ttmp[0:3] dmask:0x1 glc slc r128 // image_gather4_lz v[38:41], v242, s[84:91], ttmp[0:3] dmask:0x1 glc slc r128 // 00a11cf3f2269503
image_gather4_lz_o v[215:218], v[126:128], s[16:23], ttmp[0:3] dmask:0x8 // image_gather4_lz_o v[215:218], v[126:127], s[16:23], ttmp[0:3] dmask:0x8 // 00085cf17ed78403
image_load_mip v255, v[97:100], s[12:19] dmask:0x1 r128 da // image_load_mip v255, v97, s[12:19] dmask:0x1 r128 da // 00c104f061ff0300
image_load_pck v[213:215], v[205:206], s[76:83] dmask:0x3 unorm glc slc tfe // image_load_pck v[213:215], v205, s[76:83] dmask:0x3 unorm glc slc tfe // 003309f2cdd51300
image_load_pck_sgn v[82:85], v[93:94], ttmp[0:7] dmask:0xf // image_load_pck_sgn v[82:85], v93, ttmp[0:7] dmask:0xf // 000f0cf05d521c00
image_sample v[254:255], v195, s[0:7], s[80:83] dmask:0x3 // 000380f0c3fe8002
image_sample_b v[22:24], v[214:217], s[52:59], ttmp[0:3] dmask:0x7 slc r128 lwe // image_sample_b v[22:24], v[214:215], s[52:59], ttmp[0:3] dmask:0x7 slc r128 lwe // 008796f2d6168d03
image_sample_b_cl_o v[191:193], v[170:175], s[96:103], ttmp[0:3] dmask:0x7 glc r128 lwe // image_sample_b_cl_o v[191:193], v[170:172], s[96:103], ttmp[0:3] dmask:0x7 glc r128 lwe // 00a7daf0aabf9803
image_sample_b_o v[116:117], v[203:207], s[16:23], s[100:103] dmask:0x3 // image_sample_b_o v[116:117], v[203:205], s[16:23], s[100:103] dmask:0x3 // 0003d4f0cb742403
image_sample_c v[188:190], v[169:172], s[96:103], s[20:23] dmask:0x7 // image_sample_c v[188:190], v[169:170], s[96:103], s[20:23] dmask:0x7 // 0007a0f0a9bcb800
image_sample_c_b v127, v[30:37], ttmp[0:7], s[56:59] dmask:0x1 // image_sample_c_b v127, v[30:32], ttmp[0:7], s[56:59] dmask:0x1 // 0001b4f01e7fdc01
image_sample_c_b_cl v[29:32], v[155:159], ttmp[0:7], ttmp[0:3] dmask:0xf // image_sample_c_b_cl v[29:32], v[155:157], ttmp[0:7], ttmp[0:3] dmask:0xf // 000fb8f09b1d9c03
image_sample_c_b_cl_o v[0:1], v[5:10], s[48:55], s[64:67] dmask:0x3 // image_sample_c_b_cl_o v[0:1], v[5:8], s[48:55], s[64:67] dmask:0x3 // 0003f8f005000c02
image_sample_c_b_o v[224:225], v[179:186], s[32:39], ttmp[0:3] dmask:0x3 slc // image_sample_c_b_o v[224:225], v[179:182], s[32:39], ttmp[0:3] dmask:0x3 slc // 0003f4f2b3e08803
image_sample_c_cl_o v[146:149], v[27:34], s[96:103], s[48:51] dmask:0xf lwe // image_sample_c_cl_o v[146:149], v[27:29], s[96:103], s[48:51] dmask:0xf lwe // 000fe6f01b929801
image_sample_c_d v93, v[208:216], s[44:51], s[48:51] dmask:0x1 da // image_sample_c_d v93, v[208:210], s[44:51], s[48:51] dmask:0x1 da // 0041a8f0d05d8b01
image_sample_c_d_cl v2, v[165:169], s[0:7], s[64:67] dmask:0x1 // image_sample_c_d_cl v2, v[165:167], s[0:7], s[64:67] dmask:0x1 // 0001acf0a5020002
image_sample_c_d_cl_o v[88:89], v[0:4], s[60:67], s[0:3] dmask:0x3 // image_sample_c_d_cl_o v[88:89], v[0:3], s[60:67], s[0:3] dmask:0x3 // 0003ecf000580f00
image_sample_c_l v[0:2], v[253:255], s[72:79], s[12:15] dmask:0x7 unorm r128 da // image_sample_c_l v[0:2], v[253:254], s[72:79], s[12:15] dmask:0x7 unorm r128 da // 00d7b0f0fd007200
image_sample_c_l_o v[219:222], v[97:99], s[28:35], s[80:83] dmask:0xf unorm da // 005ff0f061db8702
image_sample_c_lz v0, v[0:3], s[40:47], ttmp[0:3] dmask:0x1 da // image_sample_c_lz v0, v[0:1], s[40:47], ttmp[0:3] dmask:0x1 da // 0041bcf000008a03
image_sample_c_lz_o v125, v[248:255], s[68:75], s[76:79] dmask:0x1 glc slc // image_sample_c_lz_o v125, v[248:250], s[68:75], s[76:79] dmask:0x1 glc slc // 0021fcf2f87d7102
image_sample_c_o v166, v[196:203], s[40:47], s[0:3] dmask:0x1 // image_sample_c_o v166, v[196:198], s[40:47], s[0:3] dmask:0x1 // 0001e0f0c4a60a00
image_sample_cd v[176:178], v[0:6], s[68:75], s[56:59] dmask:0x7 slc // image_sample_cd v[176:178], v[0:1], s[68:75], s[56:59] dmask:0x7 slc // 0007a0f300b0d101
image_sample_cl v255, v[34:36], s[64:71], s[0:3] dmask:0x1 // image_sample_cl v255, v34, s[64:71], s[0:3] dmask:0x1 // 000184f022ff1000
image_sample_cl_o v[88:91], v[22:26], s[76:83], s[100:103] dmask:0xf // image_sample_cl_o v[88:91], v[22:23], s[76:83], s[100:103] dmask:0xf // 000fc4f016583303
image_sample_d v[211:212], v[235:237], s[44:51], s[28:31] dmask:0x3 // image_sample_d v[211:212], v[235:236], s[44:51], s[28:31] dmask:0x3 // 000388f0ebd3eb00
image_sample_d_cl v[223:225], v[197:204], s[0:7], s[60:63] dmask:0x7 slc r128 // image_sample_d_cl v[223:225], v[197:198], s[0:7], s[60:63] dmask:0x7 slc r128 // 00878cf2c5dfe001
image_sample_d_cl_o v[181:184], v[80:84], s[28:35], s[16:19] dmask:0xf unorm // image_sample_d_cl_o v[181:184], v[80:82], s[28:35], s[16:19] dmask:0xf unorm // 001fccf050b58700
image_sample_d_o v[216:217], v[175:177], s[0:7], s[44:47] dmask:0x3 unorm slc // 0013c8f2afd86001
image_sample_l_o v[32:34], v[0:7], s[64:71], s[48:51] dmask:0x7 glc // image_sample_l_o v[32:34], v[0:1], s[64:71], s[48:51] dmask:0x7 glc // 0027d0f000209001
image_sample_o v131, v[226:228], ttmp[0:7], s[100:103] dmask:0x1 // image_sample_o v131, v[226:227], ttmp[0:7], s[100:103] dmask:0x1 // 0001c0f0e2833c03
image_store_mip v[188:189], v0, s[40:47] dmask:0x3 glc   // 002324f000bc0a00
image_store_mip_pck v[82:84], v[128:129], s[0:7] dmask:0x3 tfe // image_store_mip_pck v[82:84], v128, s[0:7] dmask:0x3 tfe // 00032df080520000

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

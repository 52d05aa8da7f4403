image_atomic_add v162, v212, s[4:11] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm // 800130f0d4a20100
image_atomic_add v[195:196], v[142:145], s[28:35] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0330f08ec30700
image_atomic_add v[91:92], v226, s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_1D a16 // 000331f0e25b1500
image_atomic_add v27, v[160:161], s[56:63] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm r128 // 908130f0a01b0e00
image_atomic_and v130, v[25:28], ttmp[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0148f019821d00
image_atomic_and v[56:57], v[189:191], s[12:19] dmask:0x3 dim:SQ_RSRC_IMG_3D unorm // 880348f0bd380300
image_atomic_and v175, v[143:145], s[92:99] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 140148f08faf1700
image_atomic_and v[191:192], v[98:100], s[64:71] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY r128 tfe // 148148f062bf3000
image_atomic_cmpswap v[161:162], v227, s[72:79] dmask:0x3 dim:SQ_RSRC_IMG_1D // 00032cf0e3a11200
image_atomic_cmpswap v[168:171], v[62:64], s[48:55] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY r128 // 148f2cf03ea80c00
image_atomic_cmpswap v[122:123], v[156:159], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm r128 // 9c832cf09c7a1b00
image_atomic_cmpswap v[31:32], v[226:227], s[52:59] dmask:0x3 dim:SQ_RSRC_IMG_CUBE a16 // 0c032df0e21f0d00
image_atomic_dec v[5:6], v[229:231], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA glc slc r128 tfe // 18d158f0e5052200
image_atomic_dec v17, v[212:214], ttmp[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA dlc lwe // 182158f0d4115d00
image_atomic_dec v30, v[1:4], s[68:75] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0158f0011e1100
image_atomic_dec v[4:5], v[152:154], s[92:99] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY lwe // 140358f098045700
image_atomic_inc v[145:146], v[160:162], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_CUBE slc // 0c1354f0a0910000
image_atomic_inc v228, v[170:172], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_3D // 080154f0aae41800
image_atomic_inc v178, v[1:3], s[60:67] dmask:0x1 dim:SQ_RSRC_IMG_3D // 080154f001b20f00
image_atomic_inc v[138:139], v[240:242], s[36:43] dmask:0x1 dim:SQ_RSRC_IMG_3D glc slc tfe // 085154f0f08a2900
image_atomic_or v146, v99, s[24:31] dmask:0x1 dim:SQ_RSRC_IMG_1D lwe // 00014cf063924600
image_atomic_or v251, v[222:223], s[12:19] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 10014cf0defb0300
image_atomic_or v[183:184], v[124:126], s[28:35] dmask:0x3 dim:SQ_RSRC_IMG_CUBE glc slc // 0c534cf07cb70700
image_atomic_or v145, v[146:148], s[40:47] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm lwe // 88014cf092914a00
image_atomic_smax v[240:241], v[14:15], s[80:87] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY unorm // 900340f00ef01400
image_atomic_smax v[105:106], v[183:185], s[20:27] dmask:0x3 dim:SQ_RSRC_IMG_3D // 080340f0b7690500
image_atomic_smax v117, v[114:115], s[44:51] dmask:0x1 dim:SQ_RSRC_IMG_2D // 040140f072750b00
image_atomic_smax v[208:209], v[211:214], ttmp[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 // 1c8340f0d3d01c00
image_atomic_smin v[34:35], v[13:14], s[12:19] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY glc a16 // 1c4339f00d220300
image_atomic_smin v[188:189], v[151:153], s[40:47] dmask:0x3 dim:SQ_RSRC_IMG_CUBE // 0c0338f097bc0a00
image_atomic_smin v34, v[243:245], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA unorm // 980138f0f3220000
image_atomic_smin v153, v[140:142], s[64:71] dmask:0x1 dim:SQ_RSRC_IMG_3D // 080138f08c991000
image_atomic_sub v211, v[251:253], s[76:83] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY lwe // 140134f0fbd35300
image_atomic_sub v210, v[195:196], s[80:87] dmask:0x1 dim:SQ_RSRC_IMG_2D lwe // 040134f0c3d25400
image_atomic_sub v[145:146], v[142:144], s[12:19] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA unorm slc dlc r128 // 98b334f08e910300
image_atomic_sub v173, v228, s[4:11] dmask:0x1 dim:SQ_RSRC_IMG_1D glc r128 a16 // 00c135f0e4ad0100
image_atomic_swap v49, v[214:216], s[80:87] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 140128f0d6311400
image_atomic_swap v204, v[62:64], s[56:63] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 148128f03ecc0e00
image_atomic_swap v193, v[180:182], s[52:59] dmask:0x1 dim:SQ_RSRC_IMG_3D glc // 084128f0b4c10d00
image_atomic_swap v63, v189, s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_1D glc slc dlc a16 // 007129f0bd3f1800
image_atomic_umax v[62:63], v38, s[88:95] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 tfe lwe // 000145f0263e7600
image_atomic_umax v[157:158], v[81:82], s[28:35] dmask:0x3 dim:SQ_RSRC_IMG_2D glc // 044344f0519d0700
image_atomic_umax v201, v172, s[76:83] dmask:0x1 dim:SQ_RSRC_IMG_1D a16 // 000145f0acc91300
image_atomic_umax v[174:175], v[81:83], s[28:35] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY tfe // 140144f051ae2700
image_atomic_umin v[63:64], v199, s[44:51] dmask:0x3 dim:SQ_RSRC_IMG_1D r128 lwe // 00833cf0c73f4b00
image_atomic_umin v[116:117], v[92:93], s[56:63] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA a16 // 18033df05c740e00
image_atomic_umin v124, v[227:228], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm r128 // 84813cf0e37c0000
image_atomic_umin v20, v[95:97], s[20:27] dmask:0x1 dim:SQ_RSRC_IMG_3D lwe // 08013cf05f144500
image_atomic_xor v120, v[201:202], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm r128 // 908150f0c9780200
image_atomic_xor v83, v223, s[72:79] dmask:0x1 dim:SQ_RSRC_IMG_2D a16 // 040151f0df531200
image_atomic_xor v[247:248], v[210:212], s[60:67] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY // 140350f0d2f70f00
image_atomic_xor v12, v174, s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_1D glc slc dlc r128 a16 // 00f151f0ae0c1800
image_bvh64_intersect_ray v[243:246], v[74:85], s[28:31] // 808f68f04af30700
image_bvh64_intersect_ray v[185:188], v[145:153], s[68:71] a16 // 808f69f091b91100
image_bvh64_intersect_ray v[165:168], v[130:138], s[72:75] a16 // 808f69f082a51200
image_bvh64_intersect_ray v[52:55], v[210:218], s[0:3] a16 // 808f69f0d2340000
image_bvh_intersect_ray v[142:145], v[245:255], s[68:71] // 808f64f0f58e1100
image_bvh_intersect_ray v[143:146], v[146:153], s[12:15] a16 // 808f65f0928f0300
image_bvh_intersect_ray v[4:7], v[94:104], s[68:71]      // 808f64f05e041100
image_bvh_intersect_ray v[8:11], v[139:149], s[12:15]    // 808f64f08b080300
image_gather4 v[193:196], v160, s[20:27], ttmp[12:15] dmask:0x4 dim:SQ_RSRC_IMG_1D glc dlc // 0064bcf0a0c10578
image_gather4 v[188:192], v[213:214], s[60:67], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D tfe // 0402bcf0d5bc2f28
image_gather4 v[7:10], v[60:61], s[88:95], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 1401bdf03c07161c
image_gather4 v[159:162], v[237:239], s[32:39], s[44:47] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 0c01bcf0ed9f082c
image_gather4_b v[223:226], v[193:195], s[8:15], ttmp[4:7] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY lwe // 1001c4f0c1df4270
image_gather4_b v[57:60], v[67:68], s[16:23], s[88:91] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm // 8001c4f043390458
image_gather4_b v[81:82], v[202:203], s[4:11], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_1D r128 d16 // 0081c6f0ca510140
image_gather4_b v[232:236], v[46:48], s[64:71], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe // 0401c4f02ee8300c
image_gather4_b_cl v[111:114], v[119:123], s[68:75], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA // 180184f1776f1140
image_gather4_b_cl v[54:57], v[38:41], s[48:55], s[84:87] dmask:0x4 dim:SQ_RSRC_IMG_2D dlc // 042484f126360c54
image_gather4_b_cl v[166:169], v[115:116], ttmp[4:11], s[60:63] dmask:0x4 dim:SQ_RSRC_IMG_1D a16 // 000485f173a61c3c
image_gather4_b_cl v[41:44], v[123:125], s[28:35], s[52:55] dmask:0x1 dim:SQ_RSRC_IMG_CUBE unorm dlc r128 a16 lwe // 8ca185f17b294734
image_gather4_c v[203:207], v[236:237], s[24:31], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm tfe // 8001ccf0eccb2654
image_gather4_c v[125:126], v[168:171], s[28:35], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA lwe d16 // 1801cef0a87d4774
image_gather4_c v[125:128], v[113:114], s[76:83], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_1D lwe // 0001ccf0717d5364
image_gather4_c v[176:179], v[195:197], s[44:51], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY slc // 1014ccf0c3b00b5c
image_gather4_c_b v[214:218], v[167:170], s[48:55], s[28:31] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA a16 tfe // 180291f1a7d62c1c
image_gather4_c_b v[44:47], v[118:120], s[72:79], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D glc dlc // 006290f1762c126c
image_gather4_c_b v[71:75], v[222:225], s[80:87], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY dlc a16 tfe // 1c2191f1de473428
image_gather4_c_b v[136:139], v[1:4], s[28:35], s[48:51] dmask:0x1 dim:SQ_RSRC_IMG_CUBE a16 // 0c0191f101880730
image_gather4_c_b_cl v[238:241], v[44:48], s[8:15], s[88:91] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm r128 // 848194f12cee0258
image_gather4_c_b_cl v[108:109], v[127:132], s[8:15], s[80:83] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY glc d16 // 144296f17f6c0250
image_gather4_c_b_cl v[105:108], v[160:164], s[40:47], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 a16 // 1c8195f1a0690a74
image_gather4_c_b_cl v[90:94], v[68:73], s[88:95], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY tfe // 140194f1445a3624
image_gather4_c_cl v[171:174], v[183:187], s[0:7], s[44:47] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 140188f1b7ab002c
image_gather4_c_cl v[235:239], v[102:105], s[36:43], s[88:91] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe // 040188f166eb2958
image_gather4_c_cl v[168:169], v[72:74], s[36:43], s[76:79] dmask:0x2 dim:SQ_RSRC_IMG_1D d16 // 00028af148a8094c
image_gather4_c_cl v[49:52], v[44:47], s[80:87], s[44:47] dmask:0x1 dim:SQ_RSRC_IMG_2D r128 // 048188f12c31142c
image_gather4_c_l v[218:221], v[68:71], s[28:35], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D glc // 04448cf144da076c
image_gather4_c_l v[192:195], v[250:254], s[68:75], s[28:31] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 0c018cf1fac0111c
image_gather4_c_l v[111:114], v[249:252], s[44:51], s[44:47] dmask:0x2 dim:SQ_RSRC_IMG_2D // 04028cf1f96f0b2c
image_gather4_c_l v[39:40], v[1:4], s[48:55], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm glc dlc r128 d16 // 90e18ef101270c14
image_gather4_c_lz v[73:76], v[104:106], s[16:23], ttmp[8:11] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY slc dlc // 1034d0f068490474
image_gather4_c_lz v[133:137], v[153:156], s[64:71], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA r128 tfe // 1881d0f099853050
image_gather4_c_lz v[154:158], v[30:33], s[0:7], s[96:99] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY slc dlc r128 tfe // 14b1d0f01e9a2060
image_gather4_c_lz v[12:15], v[64:67], s[40:47], ttmp[12:15] dmask:0x1 dim:SQ_RSRC_IMG_CUBE // 0c01d0f0400c0a78
image_gather4_c_lz_o v[215:219], v[222:226], s[4:11], s[32:35] dmask:0x4 dim:SQ_RSRC_IMG_CUBE tfe // 0c04dcf0ded72120
image_gather4_c_lz_o v[4:7], v[139:143], s[8:15], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_3D // 0801dcf08b040274
image_gather4_c_lz_o v[236:237], v[202:206], s[60:67], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_CUBE lwe d16 // 0c01def0caec4f08
image_gather4_c_lz_o v[2:5], v[18:21], s[0:7], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 1402ddf012020028
image_gather4_cl v[137:141], v[131:132], s[4:11], s[60:63] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY a16 tfe lwe // 140281f18389613c
image_gather4_cl v[179:182], v[146:149], s[80:87], ttmp[4:7] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 140480f192b31470
image_gather4_cl v[251:255], v[138:141], s[16:23], s[4:7] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA unorm glc slc r128 tfe // 98d280f18afb2404
image_gather4_cl v[99:100], v[66:69], s[4:11], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_CUBE d16 // 0c0182f142630110
image_gather4_l v[6:9], v[222:225], s[88:95], s[48:51] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY glc slc dlc lwe // 1474c0f0de065630
image_gather4_l v[7:10], v[88:91], s[0:7], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_CUBE // 0c02c0f058070018
image_gather4_l v[181:184], v[151:153], s[44:51], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 1002c0f097b50b18
image_gather4_l v[207:210], v[92:95], s[24:31], s[84:87] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY unorm // 9402c0f05ccf0654
image_gather4_lz v[116:119], v[47:48], s[52:59], ttmp[12:15] dmask:0x4 dim:SQ_RSRC_IMG_2D slc dlc // 0434c8f02f740d78
image_gather4_lz v[42:45], v[38:41], ttmp[8:15], s[64:67] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c02c8f0262a1d40
image_gather4_lz v[251:255], v[39:41], s[72:79], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm tfe // 8802c8f027fb3218
image_gather4_lz v[188:192], v[68:70], s[28:35], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA tfe // 1801c8f044bc2710
image_gather4_lz_o v[232:233], v[131:134], s[40:47], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_CUBE glc slc dlc d16 // 0c71daf083e80a10
image_gather4_lz_o v[73:76], v[64:67], s[36:43], s[8:11] dmask:0x2 dim:SQ_RSRC_IMG_3D // 0802d8f040490908
image_gather4_lz_o v[18:21], v[253:254], ttmp[8:15], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_2D r128 a16 lwe // 0481d9f0fd125d14
image_gather4_lz_o v[100:101], v[27:29], s[32:39], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY r128 d16 // 1081daf01b640828
image_gather4_o v[96:99], v[35:37], s[76:83], s[68:71] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY unorm // 9004d4f023601344
image_gather4_o v[11:14], v[81:82], ttmp[0:7], s[52:55] dmask:0x2 dim:SQ_RSRC_IMG_1D slc dlc lwe // 0032d4f0510b5b34
image_gather4_o v[215:218], v[163:164], s[20:27], s[52:55] dmask:0x4 dim:SQ_RSRC_IMG_2D a16 // 0404d5f0a3d70534
image_gather4_o v[12:15], v[102:105], s[4:11], s[24:27] dmask:0x4 dim:SQ_RSRC_IMG_3D slc dlc r128 // 08b4d4f0660c0118
image_gather4h v[61:64], v227, s[24:31], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D // 000440f2e33d0600
image_gather4h v[43:46], v[218:220], s[76:83], s[48:51] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA dlc // 182240f2da2b1330
image_gather4h v[240:241], v132, s[52:59], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_1D glc slc dlc d16 // 007242f284f00d18
image_gather4h v[131:135], v[162:164], s[20:27], s[84:87] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA dlc tfe lwe // 182240f2a2836554
image_get_lod v[250:253], v[69:71], s[20:27], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 140fe0f045fa0558
image_get_lod v252, v[202:204], s[72:79], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 1482e0f0cafc1218
image_get_lod v[85:86], v[37:40], s[84:91], s[84:87] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c03e0f025551554
image_get_lod v[190:193], v[131:133], s[4:11], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY glc slc lwe // 145fe0f083be416c
image_get_resinfo v[172:175], v142, s[92:99] dmask:0xf dim:SQ_RSRC_IMG_2D slc dlc a16 // 043f5df08eac1700
image_get_resinfo v237, v14, s[36:43] dmask:0x1 dim:SQ_RSRC_IMG_3D r128 // 08815cf00eed0900
image_get_resinfo v[110:112], v95, s[84:91] dmask:0x7 dim:SQ_RSRC_IMG_3D unorm r128 // 88875cf05f6e1500
image_get_resinfo v[43:46], v178, s[8:15] dmask:0x7 dim:SQ_RSRC_IMG_3D tfe // 08075cf0b22b2200
image_load v[232:236], v[27:29], s[68:75] dmask:0xf dim:SQ_RSRC_IMG_3D glc slc tfe // 085f00f01be83100
image_load v[40:43], v[176:178], s[92:99] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm r128 // 8c8f00f0b0281700
image_load v[92:93], v[148:150], s[44:51] dmask:0x3 dim:SQ_RSRC_IMG_3D dlc // 082300f0945c0b00
image_load v[81:82], v[125:127], s[24:31] dmask:0x2 dim:SQ_RSRC_IMG_CUBE tfe // 0c0200f07d512600
image_load_mip v[205:207], v[57:58], ttmp[4:11] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA unorm r128 a16 // 988705f039cd1c00
image_load_mip v[16:19], v[209:211], s[52:59] dmask:0x7 dim:SQ_RSRC_IMG_2D tfe // 040704f0d1102d00
image_load_mip v[234:237], v[245:248], s[68:75] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA unorm // 980f04f0f5ea1100
image_load_mip v[250:253], v[246:247], ttmp[0:7] dmask:0xf dim:SQ_RSRC_IMG_1D lwe // 000f04f0f6fa5b00
image_load_mip_pck v[90:92], v[82:83], s[28:35] dmask:0x3 dim:SQ_RSRC_IMG_1D slc tfe // 001310f0525a2700
image_load_mip_pck v98, v[192:195], s[56:63] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 140110f0c0620e00
image_load_mip_pck v230, v[57:60], s[28:35] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA // 180410f039e60700
image_load_mip_pck v[162:164], v[120:122], ttmp[0:7] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc // 105710f078a21b00
image_load_mip_pck_sgn v241, v[179:181], s[0:7] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY dlc // 102214f0b3f10000
image_load_mip_pck_sgn v78, v[95:98], ttmp[4:11] dmask:0x2 dim:SQ_RSRC_IMG_3D r128 lwe // 088214f05f4e5c00
image_load_mip_pck_sgn v[39:40], v[151:154], s[88:95] dmask:0x2 dim:SQ_RSRC_IMG_CUBE glc dlc tfe // 0c6214f097273600
image_load_mip_pck_sgn v[153:154], v[65:67], s[68:75] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY dlc lwe // 102314f041995100
image_load_pck v[149:153], v[179:181], s[84:91] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY tfe // 140f08f0b3953500
image_load_pck v192, v[151:153], s[84:91] dmask:0x4 dim:SQ_RSRC_IMG_CUBE glc slc dlc lwe // 0c7408f097c05500
image_load_pck v[145:147], v[166:167], s[24:31] dmask:0x7 dim:SQ_RSRC_IMG_2D // 040708f0a6910600
image_load_pck v206, v[167:168], s[92:99] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA a16 // 180209f0a7ce1700
image_load_pck_sgn v169, v[178:179], s[96:103] dmask:0x2 dim:SQ_RSRC_IMG_3D a16 // 08020df0b2a91800
image_load_pck_sgn v[151:155], v[219:220], s[48:55] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA a16 tfe // 180f0df0db972c00
image_load_pck_sgn v[197:199], v[221:223], s[16:23] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY glc dlc r128 // 14e70cf0ddc50400
image_load_pck_sgn v[193:194], v[178:179], s[0:7] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY tfe lwe // 10020cf0b2c16000
image_msaa_load v[242:245], v[124:126], s[68:75] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA unorm lwe // 980460f07cf25100
image_msaa_load v[127:128], v[217:220], s[4:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm dlc d16 // 9c2162f0d97f0100
image_msaa_load v[47:50], v[193:196], s[48:55] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0160f0c12f0c00
image_msaa_load v[78:80], v[35:38], s[84:91] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY tfe d16 // 1c0262f0234e3500
image_sample v211, v[199:200], s[8:15], s[48:51] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY // 10016cf0c7d30230
image_sample v[90:91], v[45:47], s[64:71], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm r128 tfe // 88816cf02d5a3018
image_sample v[20:23], v58, s[4:11], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_1D unorm // 800f6cf03a140120
image_sample v239, v[31:33], s[60:67], s[40:43] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA unorm slc // 98146cf01fef0f28
image_sample_b v[103:104], v[250:252], s[24:31], ttmp[8:11] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY glc slc dlc // 107378f0fa670674
image_sample_b v[194:196], v[61:62], s[48:55], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_1D a16 // 000779f03dc20c60
image_sample_b v96, v[226:229], s[8:15], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY r128 d16 // 14837af0e2600228
image_sample_b v[195:197], v[89:92], s[40:47], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_3D tfe d16 // 080f7af059c32a20
image_sample_b_cl v[156:157], v[37:39], s[24:31], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D tfe d16 // 00020af1259c266c
image_sample_b_cl v146, v[144:148], s[0:7], s[20:23] dmask:0x2 dim:SQ_RSRC_IMG_3D // 080208f190920014
image_sample_b_cl v[118:120], v[65:67], ttmp[4:11], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_1D lwe // 000708f141765c1c
image_sample_b_cl v10, v[163:167], s[60:67], s[52:55] dmask:0x1 dim:SQ_RSRC_IMG_3D d16 // 08010af1a30a0f34
image_sample_b_cl_o v91, v[215:219], s[92:99], s[44:47] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 100220f1d75b172c
image_sample_b_cl_o v[76:79], v[213:218], s[80:87], s[48:51] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 140f20f1d54c1430
image_sample_b_cl_o v177, v[69:74], ttmp[0:7], ttmp[12:15] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 140420f145b11b78
image_sample_b_cl_o v[35:37], v[84:88], s[20:27], s[4:7] dmask:0x7 dim:SQ_RSRC_IMG_2D // 040720f154230504
image_sample_b_o v[0:3], v[90:94], s[0:7], s[48:51] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA // 180fa0f05a000030
image_sample_b_o v[253:255], v[5:9], s[44:51], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA // 1807a0f005fd0b58
image_sample_b_o v[71:72], v[172:174], s[40:47], s[100:103] dmask:0x3 dim:SQ_RSRC_IMG_2D dlc a16 // 0423a1f0ac470a64
image_sample_b_o v116, v[43:46], s[40:47], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY glc slc r128 // 10d1a0f02b740a74
image_sample_c v246, v[107:108], s[16:23], s[68:71] dmask:0x1 dim:SQ_RSRC_IMG_1D glc slc dlc // 007180f06bf60444
image_sample_c v[30:32], v[208:209], s[32:39], s[84:87] dmask:0x3 dim:SQ_RSRC_IMG_1D tfe // 000380f0d01e2854
image_sample_c v[44:45], v[16:19], s[48:55], s[92:95] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA tfe // 180280f0102c2c5c
image_sample_c v[3:7], v[104:107], s[0:7], s[20:23] dmask:0xf dim:SQ_RSRC_IMG_3D glc slc tfe // 085f80f068032014
image_sample_c_b v229, v[29:33], s[16:23], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA d16 // 18018ef01de50440
image_sample_c_b v68, v[68:72], s[56:63], ttmp[4:7] dmask:0x4 dim:SQ_RSRC_IMG_3D lwe // 08048cf044444e70
image_sample_c_b v235, v[240:244], s[64:71], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_3D // 08018cf0f0eb1074
image_sample_c_b v105, v[230:233], s[28:35], s[36:39] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA a16 // 18048df0e6690724
image_sample_c_b_cl v[183:185], v[217:222], s[56:63], s[72:75] dmask:0xf dim:SQ_RSRC_IMG_3D tfe lwe d16 // 080f16f1d9b76e48
image_sample_c_b_cl v[159:160], v[45:50], s[28:35], s[0:3] dmask:0xf dim:SQ_RSRC_IMG_CUBE lwe d16 // 0c0f16f12d9f4700
image_sample_c_b_cl v[243:246], v[182:185], s[84:91], s[24:27] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA a16 // 180f15f1b6f31518
image_sample_c_b_cl v[105:108], v[240:244], s[0:7], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY tfe // 100714f1f0692058
image_sample_c_b_cl_o v[90:92], v[9:14], s[48:55], s[32:35] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 10072cf1095a0c20
image_sample_c_b_cl_o v[196:197], v[164:168], s[56:63], s[8:11] dmask:0x4 dim:SQ_RSRC_IMG_2D a16 tfe // 04042df1a4c42e08
image_sample_c_b_cl_o v[216:218], v[95:99], s[88:95], s[60:63] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc a16 // 10572df15fd8163c
image_sample_c_b_cl_o v[32:33], v[53:59], s[88:95], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY // 14032cf135201610
image_sample_c_b_o v127, v[190:194], ttmp[8:15], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_CUBE slc dlc a16 d16 // 0c31b7f0be7f1d40
image_sample_c_b_o v139, v[26:31], s[4:11], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_3D // 0801b4f01a8b0154
image_sample_c_b_o v235, v[226:230], s[48:55], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm lwe // 9001b4f0e2eb4c50
image_sample_c_b_o v[183:184], v[28:32], s[8:15], s[84:87] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm tfe // 8401b4f01cb72254
image_sample_c_cl v17, v[146:150], s[68:75], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_3D d16 // 08040ef192111110
image_sample_c_cl v[75:76], v[138:140], s[28:35], s[84:87] dmask:0x2 dim:SQ_RSRC_IMG_2D a16 tfe d16 // 04020ff18a4b2754
image_sample_c_cl v12, v[51:55], s[8:15], s[56:59] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA glc slc // 18510cf1330c0238
image_sample_c_cl v154, v[7:10], s[60:67], s[40:43] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY slc dlc // 10320cf1079a0f28
image_sample_c_cl_o v[85:88], v[83:88], s[40:47], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_CUBE r128 // 0c8f24f153550a20
image_sample_c_cl_o v93, v[68:72], s[16:23], s[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 d16 // 1c0227f1445d0400
image_sample_c_cl_o v131, v[65:70], s[92:99], s[12:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA glc dlc // 186124f14183170c
image_sample_c_cl_o v109, v[185:189], s[36:43], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 100224f1b96d0918
image_sample_c_d v[215:218], v[131:134], ttmp[0:7], s[60:63] dmask:0xf dim:SQ_RSRC_IMG_1D a16 // 000f85f083d71b3c
image_sample_c_d v21, v[43:51], ttmp[8:15], s[64:67] dmask:0x3 dim:SQ_RSRC_IMG_3D glc slc a16 d16 // 085387f02b151d40
image_sample_c_d v146, v[129:137], s[12:19], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0184f081920374
image_sample_c_d v[151:152], v[229:237], s[0:7], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 d16 // 1c8f86f0e5970064
image_sample_c_d_cl v[216:219], v[184:193], ttmp[8:15], s[28:31] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0f10f1b8d81d1c
image_sample_c_d_cl v109, v[143:150], s[84:91], ttmp[12:15] dmask:0x2 dim:SQ_RSRC_IMG_2D unorm glc slc // 845210f18f6d1578
image_sample_c_d_cl v[195:198], v[35:42], s[76:83], s[88:91] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY slc a16 // 1c1f11f123c31358
image_sample_c_d_cl v[119:120], v[74:82], s[8:15], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY glc slc dlc r128 tfe d16 // 14f412f14a772200
image_sample_c_d_cl_g16 v[55:58], v[50:54], ttmp[4:11], s[48:51] dmask:0xf dim:SQ_RSRC_IMG_2D a16 // 040f51f132371c30
image_sample_c_d_cl_g16 v160, v[111:119], s[68:75], s[48:51] dmask:0x4 dim:SQ_RSRC_IMG_3D unorm // 880450f16fa01130
image_sample_c_d_cl_g16 v[231:232], v[25:30], ttmp[4:11], s[88:91] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 tfe // 1c0451f119e73c58
image_sample_c_d_cl_g16 v[243:244], v[220:226], s[28:35], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 148350f1dcf3076c
image_sample_c_d_cl_o v132, v[204:209], s[56:63], s[60:63] dmask:0x4 dim:SQ_RSRC_IMG_1D glc slc dlc lwe // 007428f1cc844e3c
image_sample_c_d_cl_o v[173:176], v[216:225], s[0:7], s[28:31] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA lwe // 180f28f1d8ad401c
image_sample_c_d_cl_o v[76:79], v[77:86], s[68:75], s[32:35] dmask:0x7 dim:SQ_RSRC_IMG_CUBE tfe lwe // 0c0728f14d4c7120
image_sample_c_d_cl_o v[238:241], v[207:216], s[92:99], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_3D unorm a16 // 880f29f1cfee1720
image_sample_c_d_cl_o_g16 v44, v[39:45], s[60:67], s[72:75] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY unorm dlc // 902258f1272c0f48
image_sample_c_d_cl_o_g16 v79, v[103:112], s[0:7], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_3D glc slc d16 // 08535af1674f0010
image_sample_c_d_cl_o_g16 v21, v[214:222], s[24:31], s[8:11] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY glc dlc // 1c6458f1d6150608
image_sample_c_d_cl_o_g16 v66, v[198:205], s[36:43], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_3D a16 // 080459f1c642096c
image_sample_c_d_g16 v[202:203], v[73:76], s[48:55], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY unorm slc a16 tfe // 9014e9f049ca2c4c
image_sample_c_d_g16 v[47:48], v[181:186], s[28:35], s[44:47] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY lwe // 1403e8f0b52f472c
image_sample_c_d_g16 v[216:219], v[98:102], s[40:47], s[60:63] dmask:0xf dim:SQ_RSRC_IMG_CUBE slc a16 lwe // 0c1fe9f062d84a3c
image_sample_c_d_g16 v[19:22], v[199:205], s[84:91], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 tfe // 1c87e8f0c7133560
image_sample_c_d_o v137, v[99:107], s[96:103], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY glc slc // 1451acf063891828
image_sample_c_d_o v[162:164], v[193:200], s[68:75], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_2D // 0407acf0c1a21160
image_sample_c_d_o v[85:86], v[130:139], s[68:75], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_3D glc slc a16 tfe d16 // 0854aff082553100
image_sample_c_d_o v[194:195], v[155:160], ttmp[0:7], s[8:11] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY d16 // 1007aef09bc21b08
image_sample_c_d_o_g16 v81, v[91:98], s[64:71], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c01f0f05b511014
image_sample_c_d_o_g16 v[118:121], v[183:188], ttmp[8:15], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D unorm // 840ff0f0b7761d64
image_sample_c_d_o_g16 v35, v[74:78], s[20:27], s[80:83] dmask:0x4 dim:SQ_RSRC_IMG_1D lwe // 0004f0f04a234550
image_sample_c_d_o_g16 v[18:19], v[192:198], s[72:79], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY lwe d16 // 140ff2f0c0125254
image_sample_c_l v128, v[105:107], s[8:15], s[36:39] dmask:0x2 dim:SQ_RSRC_IMG_CUBE dlc a16 // 0c2289f069800224
image_sample_c_l v[199:203], v[159:162], s[40:47], s[100:103] dmask:0xf dim:SQ_RSRC_IMG_2D unorm tfe // 840f88f09fc72a64
image_sample_c_l v14, v[8:12], s[52:59], s[72:75] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY unorm // 940288f0080e0d48
image_sample_c_l v[192:195], v[218:219], s[52:59], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_1D r128 a16 // 008f89f0dac00d54
image_sample_c_l_o v176, v[164:169], s[56:63], s[60:63] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY // 1401b0f0a4b00e3c
image_sample_c_l_o v32, v[46:49], s[8:15], s[52:55] dmask:0x4 dim:SQ_RSRC_IMG_2D a16 // 0404b1f02e200234
image_sample_c_l_o v86, v[194:198], s[68:75], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY // 1002b0f0c256116c
image_sample_c_l_o v[87:88], v[225:230], s[40:47], s[72:75] dmask:0x3 dim:SQ_RSRC_IMG_CUBE // 0c03b0f0e1570a48
image_sample_c_lz v[148:149], v[12:15], ttmp[0:7], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY tfe // 140190f00c943b18
image_sample_c_lz v147, v[205:208], s[56:63], s[100:103] dmask:0x4 dim:SQ_RSRC_IMG_3D d16 // 080492f0cd930e64
image_sample_c_lz v[76:77], v[28:29], s[40:47], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_1D glc slc dlc r128 d16 // 00f792f01c4c0a34
image_sample_c_lz v94, v[166:168], s[0:7], s[76:79] dmask:0x1 dim:SQ_RSRC_IMG_3D r128 a16 // 088191f0a65e004c
image_sample_c_lz_o v139, v[118:122], ttmp[8:15], s[28:31] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA unorm slc lwe // 9814b8f0768b5d1c
image_sample_c_lz_o v105, v[123:127], s[80:87], s[96:99] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 1404b8f07b691460
image_sample_c_lz_o v[103:105], v[118:122], s[92:99], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_3D glc // 0847b8f076671750
image_sample_c_lz_o v138, v[160:163], s[52:59], s[96:99] dmask:0x2 dim:SQ_RSRC_IMG_2D glc // 0442b8f0a08a0d60
image_sample_c_o v222, v[198:200], s[80:87], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D dlc r128 a16 // 04a4a9f0c6de146c
image_sample_c_o v6, v[7:11], s[40:47], s[16:19] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY // 1402a8f007060a10
image_sample_c_o v[165:168], v[31:35], s[64:71], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D unorm r128 // 888fa8f01fa51010
image_sample_c_o v143, v[79:82], s[32:39], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D // 0404a8f04f8f0800
image_sample_cl v197, v[160:161], s[60:67], ttmp[12:15] dmask:0x4 dim:SQ_RSRC_IMG_1D // 000400f1a0c50f78
image_sample_cl v[45:47], v[12:15], s[4:11], ttmp[12:15] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA r128 // 188700f10c2d0178
image_sample_cl v[69:71], v[73:75], s[96:103], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 100700f149451800
image_sample_cl v11, v[95:98], s[92:99], s[92:95] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA lwe // 180100f15f0b575c
image_sample_cl_o v144, v[114:118], s[92:99], s[24:27] dmask:0x2 dim:SQ_RSRC_IMG_3D unorm r128 lwe // 888218f172905718
image_sample_cl_o v[34:36], v[236:238], s[36:43], s[72:75] dmask:0xf dim:SQ_RSRC_IMG_2D glc slc a16 tfe d16 // 045f1bf1ec222948
image_sample_cl_o v181, v[70:72], s[80:87], s[52:55] dmask:0x4 dim:SQ_RSRC_IMG_2D r128 a16 // 048419f146b51434
image_sample_cl_o v[168:169], v[202:205], s[12:19], ttmp[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D glc slc dlc tfe // 047118f1caa82370
image_sample_d v[18:21], v[58:61], s[40:47], ttmp[12:15] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY tfe // 100770f03a122a78
image_sample_d v190, v[243:249], s[68:75], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA // 180470f0f3be114c
image_sample_d v[242:244], v[232:238], s[72:79], s[52:55] dmask:0x7 dim:SQ_RSRC_IMG_CUBE slc // 0c1770f0e8f21234
image_sample_d v24, v[236:239], ttmp[4:11], s[60:63] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY dlc r128 lwe d16 // 10a372f0ec185c3c
image_sample_d_cl v[62:65], v[15:19], s[20:27], s[20:23] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY glc slc dlc tfe lwe // 107704f10f3e6514
image_sample_d_cl v142, v[115:122], ttmp[0:7], s[76:79] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA // 180404f1738e1b4c
image_sample_d_cl v33, v[184:192], s[12:19], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 1c0104f1b8210318
image_sample_d_cl v154, v[116:118], s[20:27], s[64:67] dmask:0x4 dim:SQ_RSRC_IMG_1D a16 // 000405f1749a0540
image_sample_d_cl_g16 v[222:226], v[95:100], s[28:35], s[68:71] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY tfe lwe // 140f7cf15fde6744
image_sample_d_cl_g16 v219, v[240:245], s[80:87], s[28:31] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA // 18047cf1f0db141c
image_sample_d_cl_g16 v[244:246], v[10:13], s[20:27], s[68:71] dmask:0x7 dim:SQ_RSRC_IMG_CUBE a16 // 0c077df10af40544
image_sample_d_cl_g16 v232, v[63:67], s[12:19], s[32:35] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY // 10047cf13fe80320
image_sample_d_cl_o v[155:156], v[58:66], s[24:31], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_3D a16 tfe // 08021df13a9b266c
image_sample_d_cl_o v[122:124], v[95:101], s[84:91], s[96:99] dmask:0x7 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 14071df15f7a1560
image_sample_d_cl_o v[119:120], v[82:90], s[20:27], s[36:39] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY tfe // 14011cf152772524
image_sample_d_cl_o v[107:110], v[183:191], s[28:35], s[4:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE unorm // 8c0f1cf1b76b0704
image_sample_d_cl_o_g16 v[242:244], v[90:96], s[28:35], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA slc r128 lwe // 189754f15af24764
image_sample_d_cl_o_g16 v[65:67], v[99:104], s[4:11], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_2D // 040754f16341011c
image_sample_d_cl_o_g16 v[174:176], v[64:70], s[60:67], s[28:31] dmask:0x7 dim:SQ_RSRC_IMG_CUBE slc // 0c1754f140ae0f1c
image_sample_d_cl_o_g16 v[231:235], v[57:62], s[72:79], s[60:63] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 a16 tfe lwe // 1c8f55f139e7723c
image_sample_d_g16 v[106:107], v[199:202], s[64:71], s[84:87] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY unorm a16 // 9403e5f0c76a1054
image_sample_d_g16 v157, v[103:106], s[28:35], s[8:11] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY r128 // 1082e4f0679d0708
image_sample_d_g16 v230, v[35:38], s[44:51], s[92:95] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY glc slc dlc d16 // 1074e6f023e60b5c
image_sample_d_g16 v[136:139], v[11:16], s[32:39], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm tfe // 9c07e4f00b88280c
image_sample_d_o v55, v[14:21], s[68:75], s[100:103] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY unorm glc slc dlc r128 lwe d16 // 94f49af00e375164
image_sample_d_o v59, v[19:25], s[76:83], s[60:63] dmask:0x2 dim:SQ_RSRC_IMG_2D glc dlc // 046298f0133b133c
image_sample_d_o v97, v[71:80], ttmp[8:15], s[32:35] dmask:0x4 dim:SQ_RSRC_IMG_3D r128 lwe // 088498f047615d20
image_sample_d_o v[77:79], v[59:66], ttmp[0:7], s[36:39] dmask:0x7 dim:SQ_RSRC_IMG_CUBE glc slc // 0c5798f03b4d1b24
image_sample_d_o_g16 v117, v[193:198], s[72:79], s[64:67] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA lwe // 1804ecf0c1755240
image_sample_d_o_g16 v184, v[7:12], s[72:79], ttmp[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY lwe // 1401ecf007b85274
image_sample_d_o_g16 v[44:45], v[69:73], s[52:59], s[76:79] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA a16 lwe // 1803edf0452c4d4c
image_sample_d_o_g16 v[71:72], v[33:40], s[32:39], ttmp[4:7] dmask:0x3 dim:SQ_RSRC_IMG_3D slc tfe d16 // 0813eef021472870
image_sample_l v191, v[180:183], s[64:71], s[36:39] dmask:0x4 dim:SQ_RSRC_IMG_CUBE d16 // 0c0476f0b4bf1024
image_sample_l v[172:176], v[156:159], s[68:75], s[76:79] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA tfe // 180f74f09cac314c
image_sample_l v12, v[38:39], s[76:83], s[36:39] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY slc dlc a16 // 143275f0260c1324
image_sample_l v[214:215], v[15:16], s[20:27], s[8:11] dmask:0x7 dim:SQ_RSRC_IMG_3D a16 d16 // 080777f00fd60508
image_sample_l_o v[227:229], v[104:107], ttmp[8:15], s[4:7] dmask:0x7 dim:SQ_RSRC_IMG_2D // 04079cf068e31d04
image_sample_l_o v[24:27], v[166:168], s[92:99], s[72:75] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY a16 // 100f9df0a6181748
image_sample_l_o v46, v[10:12], s[4:11], s[100:103] dmask:0x1 dim:SQ_RSRC_IMG_CUBE unorm a16 lwe // 8c019df00a2e4164
image_sample_l_o v[148:149], v[26:30], s[36:43], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY unorm r128 d16 // 948f9ef01a940910
image_sample_lz v[146:149], v[225:227], s[4:11], ttmp[4:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY slc // 141f7cf0e1920170
image_sample_lz v11, v[37:40], ttmp[0:7], s[28:31] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY lwe d16 // 1c047ef0250b5b1c
image_sample_lz v[205:206], v[8:10], s[80:87], s[24:27] dmask:0x3 dim:SQ_RSRC_IMG_3D r128 lwe // 08837cf008cd5418
image_sample_lz v60, v[87:88], s[84:91], ttmp[4:7] dmask:0x4 dim:SQ_RSRC_IMG_CUBE slc a16 lwe // 0c147df0573c5570
image_sample_lz_o v65, v[91:93], s[52:59], s[76:79] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA a16 d16 // 1803a7f05b410d4c
image_sample_lz_o v159, v[113:115], s[20:27], s[96:99] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY unorm glc d16 // 9042a6f0719f0560
image_sample_lz_o v159, v[205:206], s[4:11], s[96:99] dmask:0x2 dim:SQ_RSRC_IMG_1D r128 a16 // 0082a5f0cd9f0160
image_sample_lz_o v119, v[188:191], s[56:63], s[96:99] dmask:0x4 dim:SQ_RSRC_IMG_3D // 0804a4f0bc770e60
image_sample_o v[0:1], v[71:73], s[4:11], s[28:31] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 // 1c0395f04700011c
image_sample_o v[63:65], v[8:9], s[32:39], s[8:11] dmask:0x7 dim:SQ_RSRC_IMG_1D dlc // 002794f0083f0808
image_sample_o v[190:193], v[175:178], ttmp[4:11], s[84:87] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA unorm // 980f94f0afbe1c54
image_sample_o v[234:235], v[175:177], s[20:27], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D a16 tfe // 080195f0afea2500
image_store v[109:111], v[232:234], s[60:67] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA // 180718f0e86d0f00
image_store v251, v[175:176], s[36:43] dmask:0x4 dim:SQ_RSRC_IMG_1D_ARRAY unorm // 900418f0affb0900
image_store v[37:38], v[222:223], s[36:43] dmask:0x3 dim:SQ_RSRC_IMG_2D glc slc lwe // 045318f0de254900
image_store v130, v[188:190], s[68:75] dmask:0x2 dim:SQ_RSRC_IMG_3D // 080218f0bc821100
image_store_mip v[31:35], v[146:149], s[76:83] dmask:0xf dim:SQ_RSRC_IMG_CUBE glc slc r128 tfe // 0cdf1cf0921f3300
image_store_mip v167, v[182:185], s[92:99] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY // 14041cf0b6a71700
image_store_mip v[238:241], v[191:193], s[76:83] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm r128 lwe // 908f1cf0bfee5300
image_store_mip v[107:110], v[130:133], ttmp[0:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE // 0c0f1cf0826b1b00
image_store_mip_pck v[103:106], v[159:161], ttmp[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D // 040f24f09f671b00
image_store_mip_pck v[156:158], v[61:62], s[44:51] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY a16 // 100725f03d9c0b00
image_store_mip_pck v[9:11], v[226:228], s[72:79] dmask:0x7 dim:SQ_RSRC_IMG_2D // 040724f0e2091200
image_store_mip_pck v[188:191], v[118:120], s[40:47] dmask:0xf dim:SQ_RSRC_IMG_2D // 040f24f076bc0a00
image_store_pck v[40:44], v[196:197], s[60:67] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY tfe // 100f20f0c4282f00
image_store_pck v[196:197], v[8:9], s[84:91] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 a16 lwe // 1c8321f008c45500
image_store_pck v16, v[134:136], s[16:23] dmask:0x2 dim:SQ_RSRC_IMG_CUBE unorm r128 lwe // 8c8220f086104400
image_store_pck v[36:38], v[8:9], s[32:39] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA a16 // 180721f008240800

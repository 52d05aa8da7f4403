image_atomic_add v45, v[123:124], s[0:7] dmask:0x1 unorm glc r128 lwe // image_atomic_add v45, v123, s[0:7] dmask:0x1 unorm glc r128 lwe // 00b14af07b2d0000
image_atomic_cmpswap v[125:128], v[79:80], s[36:43] dmask:0xf // image_atomic_cmpswap v[125:128], v79, s[36:43] dmask:0xf // 000f44f04f7d0900
image_atomic_smin v142, v[174:177], s[32:39] dmask:0x1   // image_atomic_smin v142, v174, s[32:39] dmask:0x1 // 000150f0ae8e0800
image_gather4 v[0:3], v[0:3], s[76:83], s[32:35] dmask:0x4 glc slc // image_gather4 v[0:3], v0, s[76:83], s[32:35] dmask:0x4 glc slc // 002400f300001301
image_gather4_b_cl v[207:210], v[151:154], s[0:7], s[28:31] dmask:0x2 glc // image_gather4_b_cl v[207:210], v[151:152], s[0:7], s[28:31] dmask:0x2 glc // 002218f197cfe000
image_gather4_b_cl_o v[252:255], v[179:181], s[0:7], s[72:75] dmask:0x8 slc r128 // 008858f3b3fc4002
image_gather4_c_b v[82:83], v[197:200], s[56:63], s[84:87] dmask:0x2 slc da d16 // image_gather4_c_b v[82:83], v[197:199], s[56:63], s[84:87] dmask:0x2 slc da d16 // 004234f3c552ae82
image_gather4_cl_o v[237:241], v[170:174], s[68:75], s[64:67] dmask:0x8 tfe // image_gather4_cl_o v[237:241], v[170:171], s[68:75], s[64:67] dmask:0x8 tfe // 000845f1aaed1102
image_gather4_l_o v[53:56], v[15:16], s[64:71], s[32:35] dmask:0x2 // 000250f10f351001
image_get_lod v[252:255], v[253:255], s[72:79], s[44:47] dmask:0xf slc r128 // image_get_lod v[252:255], v253, s[72:79], s[44:47] dmask:0xf slc r128 // 008f80f3fdfc7201
image_get_resinfo v0, v172, ttmp[0:7] dmask:0x1 glc      // 002138f0ac001c00
image_load_mip_pck v[14:15], v[34:36], s[60:67] dmask:0x3 // image_load_mip_pck v[14:15], v34, s[60:67] dmask:0x3 // 000310f0220e0f00
image_load_pck_sgn v[30:33], v[254:255], s[92:99] dmask:0xf r128 // image_load_pck_sgn v[30:33], v254, s[92:99] dmask:0xf r128 // 008f0cf0fe1e1700
image_sample v[30:32], v[6:9], s[12:19], s[84:87] dmask:0x7 glc slc lwe // image_sample v[30:32], v6, s[12:19], s[84:87] dmask:0x7 glc slc lwe // 002782f2061ea302
image_sample_c_b v10, v[87:90], s[64:71], s[24:27] dmask:0x1 glc r128 lwe // image_sample_c_b v10, v[87:89], s[64:71], s[24:27] dmask:0x1 glc r128 lwe // 00a1b6f0570ad000
image_sample_c_b_o v212, v[0:7], s[0:7], s[60:63] dmask:0x1 // image_sample_c_b_o v212, v[0:3], s[0:7], s[60:63] dmask:0x1 // 0001f4f000d4e001
image_sample_c_cd_cl_o v[211:214], v[36:42], s[32:39], s[56:59] dmask:0xf // image_sample_c_cd_cl_o v[211:214], v[36:39], s[32:39], s[56:59] dmask:0xf // 000fbcf124d3c801
image_sample_c_cl v[69:71], v[130:134], s[32:39], s[96:99] dmask:0x7 // image_sample_c_cl v[69:71], v[130:131], s[32:39], s[96:99] dmask:0x7 // 0007a4f082450803
image_sample_cd_cl_o v[254:255], v[35:39], s[36:43], s[80:83] dmask:0x3 slc lwe // image_sample_cd_cl_o v[254:255], v[35:37], s[36:43], s[80:83] dmask:0x3 slc lwe // 0003b6f323fe8902
image_sample_cl_o v[213:216], v[67:71], s[8:15], ttmp[0:3] dmask:0xf glc // image_sample_cl_o v[213:216], v[67:68], s[8:15], ttmp[0:3] dmask:0xf glc // 002fc4f043d58203
image_sample_d v[193:196], v[163:168], s[76:83], s[0:3] dmask:0xf // image_sample_d v[193:196], v[163:164], s[76:83], s[0:3] dmask:0xf // 000f88f0a3c11300
image_sample_d_cl_o v219, v[212:219], s[68:75], ttmp[0:3] dmask:0x1 // image_sample_d_cl_o v219, v[212:214], s[68:75], ttmp[0:3] dmask:0x1 // 0001ccf0d4db9103
image_sample_lz v[37:38], v[77:78], s[32:39], ttmp[0:3] dmask:0x3 // image_sample_lz v[37:38], v77, s[32:39], ttmp[0:3] dmask:0x3 // 00039cf04d258803

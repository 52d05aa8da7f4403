image_atomic_dec v[7:8], v[223:226], s[28:35] dmask:0x3  // image_atomic_dec v[7:8], v223, s[28:35] dmask:0x3 // 000370f0df070700
image_atomic_or v[164:165], v[252:255], s[40:47] dmask:0x1 tfe // image_atomic_or v[164:165], v252, s[40:47] dmask:0x1 tfe // 000165f0fca40a00
image_atomic_umax v[126:127], v[215:217], s[76:83] dmask:0x1 unorm glc slc tfe // image_atomic_umax v[126:127], v215, s[76:83] dmask:0x1 unorm glc slc tfe // 00315df2d77e1300
image_gather4_b_o v[0:1], v[69:72], ttmp[0:7], s[60:63] dmask:0x4 glc d16 // image_gather4_b_o v[0:1], v[69:71], ttmp[0:7], s[60:63] dmask:0x4 glc d16 // 002454f14500fb81
image_gather4_c v[123:126], v[153:155], s[92:99], s[0:3] dmask:0x8 slc da // image_gather4_c v[123:126], v[153:154], s[92:99], s[0:3] dmask:0x8 slc da // 004820f3997b1700
image_gather4_c_b_cl_o v[118:122], v[39:46], s[64:71], s[60:63] dmask:0x8 glc tfe // image_gather4_c_b_cl_o v[118:122], v[39:42], s[64:71], s[60:63] dmask:0x8 glc tfe // 002879f12776f001
image_gather4_c_l_o v[11:14], v[42:47], s[52:59], s[0:3] dmask:0x4 // image_gather4_c_l_o v[11:14], v[42:44], s[52:59], s[0:3] dmask:0x4 // 000470f12a0b0d00
image_gather4_c_o v[17:18], v[100:107], s[76:83], s[96:99] dmask:0x2 unorm a16 da d16 // image_gather4_c_o v[17:18], v[100:102], s[76:83], s[96:99] dmask:0x2 unorm a16 da d16 // 00d260f164111383
image_gather4_cl_o v[44:47], v[119:123], s[92:99], s[48:51] dmask:0x8 lwe // image_gather4_cl_o v[44:47], v[119:120], s[92:99], s[48:51] dmask:0x8 lwe // 000846f1772c9701
image_gather4h v[96:99], v[0:2], s[80:87], s[80:83] dmask:0x2 slc // image_gather4h v[96:99], v0, s[80:87], s[80:83] dmask:0x2 slc // 000208f300609402
image_load_mip_pck_sgn v0, v[223:225], ttmp[0:7] dmask:0x1 // image_load_mip_pck_sgn v0, v223, ttmp[0:7] dmask:0x1 // 000114f0df001b00
image_sample_b_cl v[36:37], v[152:155], s[84:91], s[40:43] dmask:0x3 // image_sample_b_cl v[36:37], v[152:153], s[84:91], s[40:43] dmask:0x3 // 000398f098245501
image_sample_b_o v[198:199], v[185:187], s[60:67], s[56:59] dmask:0x3 // 0003d4f0b9c6cf01
image_sample_c_b v188, v[197:200], s[72:79], s[20:23] dmask:0x1 // image_sample_c_b v188, v[197:199], s[72:79], s[20:23] dmask:0x1 // 0001b4f0c5bcb200
image_sample_c_b_o v[205:208], v[72:77], s[32:39], s[0:3] dmask:0xf glc da // image_sample_c_b_o v[205:208], v[72:75], s[32:39], s[0:3] dmask:0xf glc da // 006ff4f048cd0800
image_sample_c_cd_cl_o v[0:1], v[195:202], s[24:31], ttmp[0:3] dmask:0x3 // image_sample_c_cd_cl_o v[0:1], v[195:198], s[24:31], ttmp[0:3] dmask:0x3 // 0003bcf1c3006603
image_sample_c_lz_o v255, v[191:194], s[84:91], s[0:3] dmask:0x1 // image_sample_c_lz_o v255, v[191:193], s[84:91], s[0:3] dmask:0x1 // 0001fcf0bfff1500
image_sample_cd_o v0, v[213:215], s[64:71], s[44:47] dmask:0x1 unorm d16 // 0011b0f1d5007081
image_sample_cl v0, v[70:71], s[4:11], s[0:3] dmask:0x1 d16 // image_sample_cl v0, v70, s[4:11], s[0:3] dmask:0x1 d16 // 000184f046000180
image_sample_d_cl v[144:145], v[112:114], s[44:51], s[0:3] dmask:0x3 // image_sample_d_cl v[144:145], v[112:113], s[44:51], s[0:3] dmask:0x3 // 00038cf070900b00
image_sample_l v[229:231], v[201:204], s[48:55], ttmp[0:3] dmask:0x7 // image_sample_l v[229:231], v201, s[48:55], ttmp[0:3] dmask:0x7 // 000790f0c9e56c03
image_sample_l_o v255, v[79:83], s[8:15], s[8:11] dmask:0x1 // image_sample_l_o v255, v[79:80], s[8:15], s[8:11] dmask:0x1 // 0001d0f04fff4200
image_sample_lz v[183:187], v[0:1], s[12:19], s[0:3] dmask:0xf unorm glc tfe // image_sample_lz v[183:187], v0, s[12:19], s[0:3] dmask:0xf unorm glc tfe // 003f9df000b70300
image_sample_o v[245:246], v[19:21], s[92:99], s[80:83] dmask:0x3 // image_sample_o v[245:246], v[19:20], s[92:99], s[80:83] dmask:0x3 // 0003c0f013f59702
image_store_mip v[0:2], v0, s[68:75] dmask:0x7           // 000724f000001100

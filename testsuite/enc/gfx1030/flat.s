flat_atomic_add v[48:49], v254 offset:1                  // 0100c8dc30fe7d00
flat_atomic_add_x2 v[45:46], v[46:47] offset:1           // 010048dd2d2e7d00
flat_atomic_and v111, v[86:87], v182 offset:2047 glc slc // ff07e7dc56b67d6f
flat_atomic_and_x2 v[0:1], v[158:159]                    // 000064dd009e7d00
flat_atomic_cmpswap v148, v[71:72], v[90:91] glc         // 0000c5dc475a7d94
flat_atomic_cmpswap_x2 v[113:114], v[113:114], v[0:3] offset:2047 glc slc // ff0747dd71007d71
flat_atomic_dec v[254:255], v26                          // 0000f4dcfe1a7d00
flat_atomic_dec_x2 v[160:161], v[51:52], v[20:21] glc    // 000075dd33147da0
flat_atomic_fcmpswap v[0:1], v[239:240] offset:1         // 0100f8dc00ef7d00
flat_atomic_fcmpswap_x2 v[0:1], v[161:164] offset:2047 slc // ff077add00a17d00
flat_atomic_fmax v0, v[193:194], v176 offset:1 glc       // 010001ddc1b07d00
flat_atomic_fmax_x2 v[118:119], v[170:171]               // 000080dd76aa7d00
flat_atomic_fmin v254, v[220:221], v51 offset:1 glc      // 0100fddcdc337dfe
flat_atomic_fmin_x2 v[254:255], v[210:211], v[136:137] glc slc dlc // 00107fddd2887dfe
flat_atomic_inc v97, v[0:1], v0 offset:2047 glc          // ff07f1dc00007d61
flat_atomic_inc_x2 v[7:8], v[143:144], v[206:207] glc    // 000071dd8fce7d07
flat_atomic_or v55, v[42:43], v162 offset:1 glc dlc      // 0110e9dc2aa27d37
flat_atomic_or_x2 v[64:65], v[14:15], v[162:163] offset:2047 glc // ff0769dd0ea27d40
flat_atomic_smax v89, v[146:147], v0 offset:2047 glc     // ff07dddc92007d59
flat_atomic_smax_x2 v[239:240], v[249:250], v[35:36] offset:1 glc // 01005dddf9237def
flat_atomic_smin v[200:201], v130 offset:2047            // ff07d4dcc8827d00
flat_atomic_smin_x2 v[0:1], v[0:1] offset:1              // 010054dd00007d00
flat_atomic_sub v127, v[254:255], v145 glc slc           // 0000cfdcfe917d7f
flat_atomic_sub_x2 v[168:169], v[14:15] offset:1         // 01004cdda80e7d00
flat_atomic_swap v255, v[141:142], v63 glc slc           // 0000c3dc8d3f7dff
flat_atomic_swap_x2 v[254:255], v[0:1] offset:1 slc      // 010042ddfe007d00
flat_atomic_umax v51, v[227:228], v0 offset:2047 glc     // ff07e1dce3007d33
flat_atomic_umax_x2 v[178:179], v[254:255], v[235:236] offset:1 glc // 010061ddfeeb7db2
flat_atomic_umin v[14:15], v106 offset:2047              // ff07d8dc0e6a7d00
flat_atomic_umin_x2 v[180:181], v[170:171] offset:2047 slc // ff075addb4aa7d00
flat_atomic_xor v172, v[243:244], v0 glc slc             // 0000efdcf3007dac
flat_atomic_xor_x2 v[120:121], v[206:207], v[194:195] offset:1 glc // 01006dddcec27d78
flat_load_dword v201, v[254:255]                         // 000030dcfe007dc9
flat_load_dwordx2 v[129:130], v[254:255] offset:2047     // ff0734dcfe007d81
flat_load_dwordx3 v[204:206], v[240:241] offset:1        // 01003cdcf0007dcc
flat_load_dwordx4 v[118:121], v[154:155] offset:1 slc    // 01003adc9a007d76
flat_load_sbyte v84, v[184:185]                          // 000024dcb8007d54
flat_load_sbyte_d16 v0, v[254:255] offset:2047 glc slc   // ff078bdcfe007d00
flat_load_sbyte_d16_hi v52, v[35:36] offset:1 slc dlc    // 01108edc23007d34
flat_load_short_d16 v104, v[21:22] offset:1 glc slc      // 010093dc15007d68
flat_load_short_d16_hi v0, v[202:203] offset:1 glc       // 010095dcca007d00
flat_load_sshort v139, v[29:30] offset:1 glc dlc         // 01102ddc1d007d8b
flat_load_ubyte v255, v[38:39] offset:1 glc              // 010021dc26007dff
flat_load_ubyte_d16 v12, v[1:2] offset:1                 // 010080dc01007d0c
flat_load_ubyte_d16_hi v205, v[214:215]                  // 000084dcd6007dcd
flat_load_ushort v134, v[118:119] offset:1               // 010028dc76007d86
flat_store_byte v[48:49], v69 offset:1 glc               // 010061dc30457d00
flat_store_byte_d16_hi v[0:1], v216                      // 000064dc00d87d00
flat_store_dword v[110:111], v58 offset:1 dlc            // 011070dc6e3a7d00
flat_store_dwordx2 v[47:48], v[26:27] offset:1           // 010074dc2f1a7d00
flat_store_dwordx3 v[254:255], v[49:51] offset:1 glc dlc // 01107ddcfe317d00
flat_store_dwordx4 v[0:1], v[0:3]                        // 000078dc00007d00
flat_store_short v[76:77], v103 offset:1 glc slc         // 01006bdc4c677d00
flat_store_short_d16_hi v[75:76], v207 slc               // 00006edc4bcf7d00
global_atomic_add v92, v[124:125], v58, off glc          // 0080c9dc7c3a7d5c
global_atomic_add_x2 v[239:240], v[79:80], v[50:51], off offset:-1 glc // ff8f49dd4f327def
global_atomic_and v254, v218, s[88:89] offset:-1         // ff8fe4dcfeda5800
global_atomic_and_x2 v[48:49], v[217:218], off offset:-1 slc // ff8f66dd30d97d00
global_atomic_cmpswap v32, v[120:121], s[78:79] offset:1 dlc // 0190c4dc20784e00
global_atomic_cmpswap_x2 v[254:255], v[9:12], off        // 008044ddfe097d00
global_atomic_csub v[4:5], v255, off                     // 0080d0dc04ff7d00
global_atomic_dec v248, v255, v0, s[66:67] glc           // 0080f5dcff0042f8
global_atomic_dec_x2 v[7:8], v[254:255], v[0:1], off offset:-2048 glc slc // 008877ddfe007d07
global_atomic_fcmpswap v[148:149], v[254:255], off offset:-1 slc // ff8ffadc94fe7d00
global_atomic_fcmpswap_x2 v[169:170], v[0:1], v[243:246], off glc // 008079dd00f37da9
global_atomic_fmax v[121:122], v62, off slc              // 008002dd793e7d00
global_atomic_fmax_x2 v219, v[254:255], s[12:13] offset:-2048 slc // 008882dddbfe0c00
global_atomic_fmin v[254:255], v236, off                 // 0080fcdcfeec7d00
global_atomic_fmin_x2 v[110:111], v94, v[254:255], s[94:95] offset:-2048 glc // 00887ddd5efe5e6e
global_atomic_inc v0, v[0:1], v52, off offset:2047 glc dlc // ff97f1dc00347d00
global_atomic_inc_x2 v[13:14], v[0:1], off dlc           // 009070dd0d007d00
global_atomic_or v156, v[167:168], v255, off offset:2047 glc dlc // ff97e9dca7ff7d9c
global_atomic_or_x2 v[13:14], v[245:246], off offset:2047 // ff8768dd0df57d00
global_atomic_smax v54, v194, v130, vcc offset:-1 glc    // ff8fdddcc2826a36
global_atomic_smax_x2 v[0:1], v58, v[0:1], s[42:43] glc  // 00805ddd3a002a00
global_atomic_smin v207, v255, s[104:105] offset:2047 dlc // ff97d4dccfff6800
global_atomic_smin_x2 v[128:129], v[254:255], off offset:1 // 018054dd80fe7d00
global_atomic_sub v73, v163, ttmp[6:7] offset:1 slc dlc  // 0190cedc49a37200
global_atomic_sub_x2 v[90:91], v211, v[146:147], vcc offset:1 glc slc // 01804fddd3926a5a
global_atomic_swap v0, v45, v60, s[28:29] offset:2047 glc dlc // ff97c1dc2d3c1c00
global_atomic_swap_x2 v[65:66], v0, v[0:1], s[104:105] offset:-1 glc // ff8f41dd00006841
global_atomic_umax v114, v148, v61, s[16:17] glc dlc     // 0090e1dc943d1072
global_atomic_umax_x2 v[254:255], v116, v[189:190], s[46:47] offset:1 glc // 018061dd74bd2efe
global_atomic_umin v73, v45, v231, s[86:87] offset:-2048 glc // 0088d9dc2de75649
global_atomic_umin_x2 v[137:138], v232, v[223:224], vcc offset:-1 glc // ff8f59dde8df6a89
global_atomic_xor v255, v0, s[104:105] offset:2047       // ff87ecdcff006800
global_atomic_xor_x2 v[76:77], v[64:65], off             // 00806cdd4c407d00
global_load_dword v217, v[35:36], off                    // 008030dc23007dd9
global_load_dword_addtid v179, off dlc                   // 009058dc00007db3
global_load_dwordx2 v[105:106], v[213:214], off offset:-1 // ff8f34dcd5007d69
global_load_dwordx3 v[130:132], v[0:1], off offset:-1 slc // ff8f3edc00007d82
global_load_dwordx4 v[186:189], v207, s[64:65]           // 008038dccf0040ba
global_load_sbyte v[254:255], off lds                    // 00a024dcfe007d00
global_load_sbyte_d16 v255, v[148:149], off              // 008088dc94007dff
global_load_sbyte_d16_hi v133, v76, s[0:1] offset:-2048  // 00888cdc4c000085
global_load_short_d16 v0, v[15:16], off offset:2047 glc  // ff8791dc0f007d00
global_load_short_d16_hi v12, v185, ttmp[14:15] offset:-2048 // 008894dcb9007a0c
global_load_sshort v227, v85, s[104:105] offset:2047     // ff872cdc550068e3
global_load_ubyte v58, v174, ttmp[14:15] offset:-1       // ff8f20dcae007a3a
global_load_ubyte_d16 v163, v[142:143], off offset:1 slc // 018082dc8e007da3
global_load_ubyte_d16_hi v34, v255, exec offset:-1 glc   // ff8f85dcff007e22
global_load_ushort v252, v0, s[76:77]                    // 008028dc00004cfc
global_store_byte v116, v50, exec offset:1 slc dlc       // 019062dc74327e00
global_store_byte_d16_hi v0, v139, vcc offset:2047       // ff8764dc008b6a00
global_store_dword v52, v246, s[0:1]                     // 008070dc34f60000
global_store_dword_addtid v245, off offset:2047          // ff875cdc00f57d00
global_store_dwordx2 v252, v[167:168], s[16:17]          // 008074dcfca71000
global_store_dwordx3 v225, v[140:142], s[4:5] slc dlc    // 00907edce18c0400
global_store_dwordx4 v210, v[211:214], exec offset:-2048 glc slc // 00887bdcd2d37e00
global_store_short v4, v185, s[16:17] offset:1 slc dlc   // 01906adc04b91000
global_store_short_d16_hi v[244:245], v0, off offset:-2048 // 00886cdcf4007d00
scratch_load_dword v151, off glc slc lds                 // 006033dc97007d00
scratch_load_dwordx2 v[91:92], off, off offset:1 glc     // 014035dc00007f5b
scratch_load_dwordx3 v[204:206], v255, off offset:2047   // ff473cdcff007dcc
scratch_load_dwordx4 v[252:255], v0, off offset:-2048    // 004838dc00007dfc
scratch_load_sbyte v0, off glc dlc lds                   // 007025dc00007d00
scratch_load_sbyte_d16 v91, v0, off offset:2047 slc      // ff478adc00007d5b
scratch_load_sbyte_d16_hi v58, v224, off offset:1        // 01408cdce0007d3a
scratch_load_short_d16 v145, off, off offset:1           // 014090dc00007f91
scratch_load_short_d16_hi v233, off, s7 offset:2047 slc  // ff4796dc000007e9
scratch_load_sshort v255, off, off offset:2047           // ff472cdc00007fff
scratch_load_ubyte v178, off, off offset:-2048 dlc       // 005820dc00007fb2
scratch_load_ubyte_d16 v90, off, off offset:2047 dlc     // ff5780dc00007f5a
scratch_load_ubyte_d16_hi v153, off, s69 offset:-2048    // 004884dc00004599
scratch_load_ushort off, s58 offset:-2048 lds            // 006828dc00003a00
scratch_store_byte off, v117, s36                        // 004060dc00752400
scratch_store_byte_d16_hi off, v36, off                  // 004064dc00247f00
scratch_store_dword off, v229, s50 offset:1              // 014070dc00e53200
scratch_store_dwordx2 off, v[5:6], off offset:1 glc      // 014075dc00057f00
scratch_store_dwordx3 off, v[21:23], s24 offset:1 dlc    // 01507cdc00151800
scratch_store_dwordx4 off, v[49:52], off                 // 004078dc00317f00
scratch_store_short v0, v150, off offset:-1              // ff4f68dc00967d00
scratch_store_short_d16_hi v74, v81, off                 // 00406cdc4a517d00

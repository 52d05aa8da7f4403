flat_atomic_add_f32 v[32:33], v0 offset:140              // 8c0034dd20000000
flat_atomic_add_f32 v146, v[240:241], v192 offset:1024 sc0 // 000435ddf0c00092
flat_atomic_add_f64 v[42:43], a[70:71] offset:3088 sc1   // 100c3cdf2a468000
flat_atomic_add_f64 v[224:225], v[12:13], v[2:3] offset:84 sc0 nt sc1 // 54003fdf0c0200e0
flat_atomic_add_x2 a[152:153], v[4:5], a[80:81] offset:8 sc0 // 080089dd04508098
flat_atomic_and v32, v[32:33], v8 offset:1744 sc0 sc1    // d00621df20080020
flat_atomic_and_x2 v[48:49], v[80:81] offset:176         // b000a0dd30500000
flat_atomic_cmpswap v[214:215], a[84:85] offset:1921 nt sc1 // 810706dfd6548000
flat_atomic_cmpswap v48, v[4:5], v[66:67] offset:4 sc0   // 040005dd04420030
flat_atomic_dec v[0:1], v129 offset:1316                 // 240530dd00810000
flat_atomic_dec_x2 a[34:35], v[78:79], a[2:3] offset:1540 sc0 // 0406b1dd4e028022
flat_atomic_inc v[12:13], v94 offset:1416 nt sc1         // 88052edf0c5e0000
flat_atomic_max_f64 v[8:9], a[24:25] offset:1033 nt sc1  // 090446df08188000
flat_atomic_max_f64 v[20:21], v[128:129], v[38:39] offset:192 sc0 // c00045dd80260014
flat_atomic_min_f64 v[82:83], a[34:35] offset:136        // 880040dd52228000
flat_atomic_min_f64 a[164:165], v[12:13], a[96:97] offset:160 sc0 // a00041dd0c6080a4
flat_atomic_or v1, v[0:1], v128 offset:8 sc0 nt sc1      // 080027df00800001
flat_atomic_pk_add_bf16 v[8:9], v1 offset:898            // 820348dd08010000
flat_atomic_pk_add_bf16 a17, v[18:19], a20 offset:2056 sc0 // 080849dd12148011
flat_atomic_pk_add_f16 v[64:65], v70 offset:768 sc1      // 000338df40460000
flat_atomic_pk_add_f16 a124, v[178:179], a196 offset:1955 sc0 // a30739ddb2c4807c
flat_atomic_smax_x2 v[0:1], v[96:97], v[20:21] offset:22 sc0 sc1 // 160099df60140000
flat_atomic_smin v194, v[164:165], v32 offset:80 sc0     // 500011dda42000c2
flat_atomic_smin_x2 v[82:83], v[144:145], v[208:209] offset:682 sc0 nt // aa0293dd90d00052
flat_atomic_swap_x2 v[128:129], v[0:1], v[64:65] offset:2192 sc0 nt sc1 // 900883df00400080
flat_atomic_umin v[64:65], a168 offset:528               // 100214dd40a88000
flat_atomic_umin v244, v[0:1], v16 offset:17 sc0         // 110015dd001000f4
flat_atomic_umin_x2 a[96:97], v[118:119], a[36:37] offset:916 sc0 // 940395dd76248060
flat_load_sbyte v140, v[0:1] offset:128                  // 800044dc0000008c
flat_load_sbyte_d16 v226, v[8:9] offset:520 nt           // 08028adc080000e2
flat_load_sbyte_d16_hi v173, v[174:175] offset:4002      // a20f8cdcae0000ad
flat_load_short_d16 v112, v[92:93] offset:1801 sc0       // 090791dc5c000070
flat_store_dword v[72:73], v0 offset:2124 sc0 sc1        // 4c0871de48000000
flat_store_dwordx3 v[16:17], v[68:70] offset:768 nt      // 00037adc10440000
global_atomic_add_f32 v[128:129], a8, off offset:3636 sc1 // 348e34df8008ff00
global_atomic_add_f32 v10, v[0:1], v17, off offset:-660 sc0 nt // 6c9d37dd00117f0a
global_atomic_add_f32 v252, a200, s[24:25] offset:-2660 sc1 // 9c9534dffcc89800
global_atomic_add_f32 v169, v41, v156, s[4:5] offset:136 sc0 nt sc1 // 888037df299c04a9
global_atomic_add_f64 v[214:215], v[118:119], off offset:-513 nt sc1 // ff9d3edfd6767f00
global_atomic_add_f64 v[64:65], v[32:33], v[0:1], off offset:1 sc0 // 01803ddd20007f40
global_atomic_add_f64 v218, v[96:97], s[4:5] offset:1488 sc1 // d0853cdfda600400
global_atomic_add_f64 v[20:21], v109, v[144:145], s[0:1] offset:-3072 sc0 sc1 // 00943ddf6d900014
global_atomic_add_x2 v25, v[16:17], s[72:73] offset:-3681 // 9f9188dd19104800
global_atomic_and v0, v172, s[16:17] offset:1344         // 408520dd00ac1000
global_atomic_cmpswap v[24:25], a[128:129], off offset:2312 // 088904dd1880ff00
global_atomic_cmpswap v50, v[64:65], v[0:1], off offset:1024 sc0 sc1 // 008405df40007f32
global_atomic_dec v[132:133], v52, off offset:80         // 508030dd84347f00
global_atomic_dec_x2 v[64:65], v[124:125], off offset:-3007 nt sc1 // 4194b2df407c7f00
global_atomic_inc v[50:51], v1, off offset:-3028 nt      // 2c942edd32017f00
global_atomic_inc_x2 v48, v[24:25], s[32:33] offset:-3063 sc1 // 0994acdf30182000
global_atomic_max_f64 v[8:9], v[16:17], off offset:1603 sc1 // 438644df08107f00
global_atomic_max_f64 v[6:7], v[0:1], v[32:33], off offset:195 sc0 sc1 // c38045df00207f06
global_atomic_max_f64 v147, v[76:77], s[22:23] offset:-2127 // b19744dd934c1600
global_atomic_max_f64 v[152:153], v12, v[0:1], s[0:1] offset:524 sc0 sc1 // 0c8245df0c000098
global_atomic_min_f64 v[130:131], v[8:9], off offset:1697 // a18640dd82087f00
global_atomic_min_f64 a[20:21], v[0:1], a[128:129], off offset:2529 sc0 // e18941dd0080ff14
global_atomic_min_f64 v5, v[154:155], s[10:11] offset:-736 // 209d40dd059a0a00
global_atomic_min_f64 v[136:137], v66, v[12:13], s[64:65] offset:-3950 sc0 // 929041dd420c4088
global_atomic_or a1, v[0:1], a72, off offset:3787 sc0    // cb8e25dd0048ff01
global_atomic_or v0, v20, s[8:9] offset:708              // c48224dd00140800
global_atomic_or v144, v69, v75, s[2:3] offset:32 sc0    // 208025dd454b0290
global_atomic_pk_add_bf16 v[76:77], v66, off offset:-3334 // fa9248dd4c427f00
global_atomic_pk_add_bf16 a118, v[152:153], a231, off offset:-2643 sc0 sc1 // ad9549df98e7ff76
global_atomic_pk_add_bf16 v8, v64, s[32:33] offset:1280  // 008548dd08402000
global_atomic_pk_add_bf16 v5, v43, v252, ttmp[4:5] offset:505 sc0 nt // f9814bdd2bfc7005
global_atomic_pk_add_f16 v[18:19], v12, off offset:-200  // 389f38dd120c7f00
global_atomic_pk_add_f16 v159, v[28:29], v247, off offset:-3586 sc0 sc1 // fe9139df1cf77f9f
global_atomic_pk_add_f16 v116, v0, s[4:5] offset:17 sc1  // 118038df74000400
global_atomic_pk_add_f16 v8, v2, v121, s[24:25] offset:2048 sc0 // 008839dd02791808
global_atomic_smax v[148:149], a79, off offset:1651 nt   // 73861add944fff00
global_atomic_smax v128, v68, v49, s[66:67] offset:534 sc0 // 168219dd44314280
global_atomic_smin v[0:1], v136, off offset:512          // 008210dd00887f00
global_atomic_smin v41, a146, s[16:17] offset:-3045 nt   // 1b9412dd29929000
global_atomic_smin_x2 v[2:3], v[192:193], v[100:101], off offset:512 sc0 nt // 008293ddc0647f02
global_atomic_smin_x2 v1, v[80:81], s[4:5] offset:-3502 nt sc1 // 529292df01500400
global_atomic_sub v160, v[134:135], v29, off offset:1024 sc0 // 00840ddd861d7fa0
global_atomic_sub_x2 v0, v[0:1], s[34:35] offset:465 sc1 // d1818cdf00002200
global_atomic_sub_x2 a[194:195], v68, a[88:89], vcc offset:569 sc0 sc1 // 39828ddf4458eac2
global_atomic_swap a0, v[132:133], a66, off offset:-3056 sc0 // 109401dd8442ff00
global_atomic_swap a130, v137, a184, s[82:83] offset:1570 sc0 nt sc1 // 228603df89b8d282
global_atomic_swap_x2 a[138:139], v[12:13], a[4:5], off offset:3092 sc0 // 148c81dd0c04ff8a
global_atomic_swap_x2 v82, v[208:209], s[6:7] offset:102 nt sc1 // 668082df52d00600
global_atomic_umax v14, v[6:7], v0, off offset:-4020 sc0 sc1 // 4c901ddf06007f0e
global_atomic_umax_x2 v[66:67], v[6:7], off offset:1028  // 04849cdd42067f00
global_atomic_umin v146, v64, v194, s[68:69] offset:83 sc0 // 538015dd40c24492
global_atomic_umin_x2 v[98:99], v[16:17], v[6:7], off offset:128 sc0 // 808095dd10067f62
global_atomic_xor a98, v0, a16, s[0:1] offset:-1023 sc0  // 019c29dd00108062
global_atomic_xor_x2 v[48:49], a[162:163], off           // 0080a8dd30a2ff00
global_atomic_xor_x2 v147, v[32:33], s[8:9] offset:641   // 8182a8dd93200800
global_load_dword v66, v[2:3], off offset:2328           // 188950dc02007f42
global_load_dword v96, v8, s[76:77] offset:3227 sc1      // 9b8c50de08004c60
global_load_dwordx2 v[4:5], v32, s[12:13] offset:24 sc1  // 188054de20000c04
global_load_dwordx4 v[16:19], v128, s[8:9] offset:72 sc0 // 48805ddc80000810
global_load_lds_dword v[128:129], off offset:64 nt       // 4080aadc80007f00
global_load_lds_dword v16, s[0:1] offset:3945 sc1        // 698fa8de10000000
global_load_lds_sbyte v[2:3], off offset:-3951           // 91909cdc02007f00
global_load_lds_sbyte v195, s[100:101] offset:-469 sc1   // 2b9e9cdec3006400
global_load_lds_sshort v[64:65], off offset:32 nt sc1    // 2080a6de40007f00
global_load_lds_sshort v1, s[0:1] offset:2246 sc1        // c688a4de01000000
global_load_lds_ubyte v[100:101], off offset:1126        // 668498dc64007f00
global_load_lds_ubyte v41, s[96:97] offset:193           // c18098dc29006000
global_load_lds_ushort v[0:1], off offset:1544 sc0 sc1   // 0886a1de00007f00
global_load_lds_ushort v11, s[84:85] offset:13 sc0       // 0d80a1dc0b005400
global_load_sbyte v160, v[2:3], off offset:-3182         // 929344dc02007fa0
global_load_sbyte v18, v35, s[70:71] offset:-4029 sc0 nt // 439047dc23004612
global_load_sbyte_d16 v45, v132, s[64:65] offset:2569 sc0 // 098a89dc8400402d
global_load_sbyte_d16_hi v12, v[74:75], off offset:8 sc1 // 08808cde4a007f0c
global_load_short_d16 v20, v[136:137], off offset:-3583  // 019290dc88007f14
global_load_sshort v3, v[2:3], off offset:256            // 00814cdc02007f03
global_load_sshort v32, v2, s[2:3] offset:386 nt         // 82814edc02000220
global_load_ubyte v65, v[20:21], off offset:-2846 nt sc1 // e29442de14007f41
global_load_ubyte v249, v2, ttmp[10:11] offset:3995 sc0 sc1 // 9b8f41de020076f9
global_load_ubyte_d16 a107, v203, s[26:27] offset:879 sc0 nt // 6f8383dccb009a6b
global_load_ushort v74, v[26:27], off offset:-4076       // 149048dc1a007f4a
global_load_ushort a193, v0, s[0:1] offset:-2880         // c09448dc000080c1
global_store_byte v[132:133], a128, off offset:-2932     // 8c9460dc8480ff00
global_store_byte v1, a80, s[0:1] offset:1120            // 608460dc01508000
global_store_byte_d16_hi v34, v4, s[64:65] offset:-424 nt // 589e66dc22044000
global_store_dwordx2 v[216:217], v[32:33], off offset:12 // 0c8074dcd8207f00
global_store_dwordx3 v224, v[32:34], s[2:3] offset:-3515 // 459278dce0200200
global_store_dwordx4 v[142:143], v[230:233], off offset:195 // c3807cdc8ee67f00
global_store_short_d16_hi v60, v138, s[26:27] offset:838 nt sc1 // 46836ede3c8a1a00
scratch_load_dword a81, v71, off offset:1257 sc0 sc1     // e96451de4700ff51
scratch_load_dword v65, off, s40 offset:9 nt             // 094052dc00002841
scratch_load_dword v164, off, off offset:1217            // c14450dc00007fa4
scratch_load_dword v128, v19, s12 offset:65 sc0          // 416051dc13000c80
scratch_load_dwordx2 v[72:73], off, xnack_mask_hi offset:-1252 nt sc1 // 1c5b56de00006948
scratch_load_dwordx3 v[192:194], off, off offset:544 nt sc1 // 20425ade00007fc0
scratch_load_dwordx4 v[46:49], v78, off offset:1393 nt sc1 // 71655ede4e007f2e
scratch_load_dwordx4 v[174:177], off, s10 offset:1056    // 20445cdc00000aae
scratch_load_dwordx4 a[168:171], v114, s43 offset:-2045 sc1 // 03785cde7200aba8
scratch_load_lds_dword v61, off offset:-1547 sc0 nt sc1  // f579abde3d007f00
scratch_load_lds_dword off, s10 offset:4067 sc0 sc1      // e34fa9de00000a00
scratch_load_lds_dword off, off offset:153 nt sc1        // 9940aade00007f00
scratch_load_lds_dword v147, s80 offset:-3113 nt sc1     // d773aade93005000
scratch_load_lds_sbyte v17, off offset:1024              // 00649cdc11007f00
scratch_load_lds_sbyte off, s47 offset:1408 nt           // 80459edc00002f00
scratch_load_lds_sbyte off, off offset:10 sc0 sc1        // 0a409dde00007f00
scratch_load_lds_sbyte v32, s72 offset:-3776             // 40719cdc20004800
scratch_load_lds_sshort v6, off offset:84 sc0 sc1        // 5460a5de06007f00
scratch_load_lds_sshort off, ttmp15 offset:-1720 sc1     // 4859a4de00007b00
scratch_load_lds_sshort off, off offset:160 sc0 sc1      // a040a5de00007f00
scratch_load_lds_sshort v145, s0 offset:2                // 0260a4dc91000000
scratch_load_lds_ubyte v146, off offset:89               // 596098dc92007f00
scratch_load_lds_ubyte off, s12 offset:3                 // 034098dc00000c00
scratch_load_lds_ubyte off, off offset:1036              // 0c4498dc00007f00
scratch_load_lds_ubyte v72, s88 offset:-3957             // 8b7098dc48005800
scratch_load_lds_ushort v73, off offset:2564 nt          // 046aa2dc49007f00
scratch_load_lds_ushort off, s10 offset:145              // 9140a0dc00000a00
scratch_load_lds_ushort off, off offset:260              // 0441a0dc00007f00
scratch_load_lds_ushort v66, s88 offset:10 sc0           // 0a60a1dc42005800
scratch_load_sbyte v52, v164, off offset:2596 nt         // 246a46dca4007f34
scratch_load_sbyte v207, off, s76 offset:1621 nt         // 554646dc00004ccf
scratch_load_sbyte v0, off, off offset:1362 sc0 nt       // 524547dc00007f00
scratch_load_sbyte v96, v3, s64 offset:-4058 sc0 nt sc1  // 267047de03004060
scratch_load_sbyte_d16 v66, v8, off offset:2114          // 426888dc08007f42
scratch_load_sbyte_d16 v1, off, off offset:-1352         // b85a88dc00007f01
scratch_load_sbyte_d16 a132, v15, s47 offset:-3849 sc0 nt // f7708bdc0f00af84
scratch_load_short_d16_hi a169, off, off offset:-149     // 6b5f94dc0000ffa9
scratch_load_sshort v40, v0, off offset:-1935            // 71784cdc00007f28
scratch_load_sshort v16, off, s66 offset:2048            // 00484cdc00004210
scratch_load_sshort a65, off, off offset:80 sc1          // 50404cde0000ff41
scratch_load_sshort v3, v145, s24 offset:432             // b0614cdc91001803
scratch_load_ubyte v222, v161, off offset:771 nt         // 036342dca1007fde
scratch_load_ubyte v0, off, s98 offset:1092 nt           // 444442dc00006200
scratch_load_ubyte v10, off, off offset:258 sc0          // 024141dc00007f0a
scratch_load_ubyte v4, v120, s80 offset:64 sc1           // 406040de78005004
scratch_load_ubyte_d16 a144, v16, off offset:-3050 sc0   // 167481dc1000ff90
scratch_load_ubyte_d16 v4, v4, s50 offset:1576 sc1       // 286680de04003204
scratch_load_ubyte_d16_hi v52, off, s82 offset:9         // 094084dc00005234
scratch_load_ubyte_d16_hi v161, v161, s70 offset:-926 sc0 // 627c85dca10046a1
scratch_load_ushort a69, v128, off offset:1120 sc1       // 606448de8000ff45
scratch_load_ushort v105, off, s75 offset:-2401 sc0 nt   // 9f564bdc00004b69
scratch_load_ushort v129, off, off offset:2692 sc0 nt    // 844a4bdc00007f81
scratch_load_ushort v78, v152, s95 offset:2666 sc0 nt sc1 // 6a6a4bde98005f4e
scratch_store_byte off, v128, off offset:16 nt           // 104062dc00807f00
scratch_store_dwordx3 off, a[246:248], ttmp7 offset:-3327 sc0 sc1 // 015379de00f6f300
scratch_store_short off, v96, off offset:67 sc0 nt sc1   // 43406bde00607f00
scratch_store_short v7, a74, s57 offset:3423 nt sc1      // 5f6d6ade074ab900
scratch_store_short_d16_hi v214, a163, s19 offset:-1476 sc0 sc1 // 3c7a6dded6a39300

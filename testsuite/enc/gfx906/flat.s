flat_atomic_and v207, v[254:255], v54 offset:1 glc slc   // 010023ddfe3600cf
flat_atomic_or_x2 v[185:186], v[254:255] offset:1        // 0100a4ddb9fe0000
flat_atomic_smax v249, v[0:1], v107 offset:1 glc         // 010019dd006b00f9
flat_atomic_smin_x2 v[254:255], v[114:115], v[254:255] offset:1 glc // 010091dd72fe00fe
flat_atomic_umax v[91:92], v238 offset:1                 // 01001cdd5bee0000
flat_load_sbyte v40, v[137:138]                          // 000044dc89000028
flat_load_short_d16_hi v160, v[92:93] offset:4095 slc    // ff0f96dc5c0000a0
flat_load_ubyte_d16_hi v7, v[254:255] offset:1           // 010084dcfe000007
flat_store_byte_d16_hi v[26:27], v0 offset:4095          // ff0f64dc1a000000
flat_store_dwordx4 v[216:217], v[130:133]                // 00007cdcd8820000
flat_store_short_d16_hi v[76:77], v32                    // 00006cdc4c200000
global_atomic_cmpswap v[0:1], v[206:207], off offset:-4096 // 009004dd00ce7f00
global_atomic_dec_x2 v0, v[198:199], s[84:85] offset:1   // 0180b0dd00c65400
global_atomic_inc v255, v22, ttmp[6:7]                   // 00802cddff167200
global_atomic_sub v25, v[235:236], v238, off offset:-4096 glc slc // 00900fddebee7f19
global_atomic_umax v0, v187, s[100:101]                  // 00801cdd00bb6400
global_load_short_d16_hi v60, v128, s[18:19] offset:4095 slc // ff8f96dc8000123c
global_store_dwordx4 v165, v[29:32], s[18:19] glc        // 00807ddca51d1200
scratch_load_dwordx4 v[214:217], off, s6 offset:-4096 glc // 00505ddc000006d6
scratch_load_short_d16_hi v56, off, flat_scratch_lo      // 004094dc00006638
scratch_load_ubyte_d16_hi v50, off, s101                 // 004084dc00006532
scratch_store_dwordx3 off, v[136:138], s63 offset:-1 glc // ff5f79dc00883f00

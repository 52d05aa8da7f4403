flat_atomic_add v[232:233], v35 slc                      // 00000adde8230000
flat_atomic_add_x2 v[46:47], v[230:231]                  // 000088dd2ee60000
flat_atomic_and v219, v[21:22], v8 glc                   // 000021dd150800db
flat_atomic_and_x2 v[254:255], v[17:18] slc              // 0000a2ddfe110000
flat_atomic_cmpswap v232, v[112:113], v[251:252] glc slc // 000007dd70fb00e8
flat_atomic_cmpswap_x2 v[190:191], v[107:110]            // 000084ddbe6b0000
flat_atomic_dec v[126:127], v255                         // 000030dd7eff0000
flat_atomic_dec_x2 v[59:60], v[102:103]                  // 0000b0dd3b660000
flat_atomic_inc v[254:255], v247 slc                     // 00002eddfef70000
flat_atomic_inc_x2 v[71:72], v[7:8]                      // 0000acdd47070000
flat_atomic_or v[173:174], v221                          // 000024ddaddd0000
flat_atomic_or_x2 v[64:65], v[31:32], v[0:1] glc         // 0000a5dd1f000040
flat_atomic_smax v59, v[0:1], v162 glc                   // 000019dd00a2003b
flat_atomic_smax_x2 v[59:60], v[192:193], v[102:103] glc slc // 00009bddc066003b
flat_atomic_smin v102, v[7:8], v84 glc                   // 000011dd07540066
flat_atomic_smin_x2 v[234:235], v[155:156], v[213:214] glc // 000091dd9bd500ea
flat_atomic_sub v[254:255], v0                           // 00000cddfe000000
flat_atomic_sub_x2 v[12:13], v[81:82]                    // 00008cdd0c510000
flat_atomic_swap v190, v[74:75], v97 glc                 // 000001dd4a6100be
flat_atomic_swap_x2 v[16:17], v[0:1], v[253:254] glc     // 000081dd00fd0010
flat_atomic_umax v[2:3], v160 slc                        // 00001edd02a00000
flat_atomic_umax_x2 v[215:216], v[0:1]                   // 00009cddd7000000
flat_atomic_umin v249, v[0:1], v33 glc                   // 000015dd002100f9
flat_atomic_umin_x2 v[58:59], v[108:109], v[97:98] glc   // 000095dd6c61003a
flat_atomic_xor v180, v[82:83], v221 glc                 // 000029dd52dd00b4
flat_atomic_xor_x2 v[254:255], v[0:1], v[181:182] glc    // 0000a9dd00b500fe
flat_load_dword v164, v[254:255]                         // 000050dcfe0000a4
flat_load_dwordx2 v[0:1], v[207:208]                     // 000054dccf000000
flat_load_dwordx3 v[43:45], v[176:177] glc               // 000059dcb000002b
flat_load_dwordx4 v[210:213], v[151:152] slc             // 00005edc970000d2
flat_load_sbyte v210, v[36:37]                           // 000044dc240000d2
flat_load_sshort v228, v[150:151] glc                    // 00004ddc960000e4
flat_load_ubyte v0, v[35:36]                             // 000040dc23000000
flat_load_ushort v181, v[230:231] slc                    // 00004adce60000b5
flat_store_byte v[0:1], v0                               // 000060dc00000000
flat_store_dword v[22:23], v14 glc                       // 000071dc160e0000
flat_store_dwordx2 v[175:176], v[96:97]                  // 000074dcaf600000
flat_store_dwordx3 v[169:170], v[246:248]                // 000078dca9f60000
flat_store_dwordx4 v[129:130], v[252:255]                // 00007cdc81fc0000
flat_store_short v[254:255], v140                        // 000068dcfe8c0000

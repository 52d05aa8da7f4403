flat_atomic_add v[154:155], v138                         // 0000c8dc9a8a0000
flat_atomic_add_x2 v[215:216], v[157:158], v[175:176] glc slc // 00004bdd9daf00d7
flat_atomic_and v103, v[0:1], v201 glc                   // 0000e5dc00c90067
flat_atomic_and_x2 v[104:105], v[245:246], v[7:8] glc slc // 000067ddf5070068
flat_atomic_cmpswap v11, v[14:15], v[132:133] glc        // 0000c5dc0e84000b
flat_atomic_cmpswap_x2 v[141:142], v[166:169]            // 000044dd8da60000
flat_atomic_dec v201, v[119:120], v226 glc slc           // 0000f7dc77e200c9
flat_atomic_dec_x2 v[249:250], v[63:64]                  // 000074ddf93f0000
flat_atomic_fcmpswap v[216:217], v[116:117]              // 0000f8dcd8740000
flat_atomic_fcmpswap_x2 v[84:85], v[170:171], v[146:149] glc // 000079ddaa920054
flat_atomic_fmax v4, v[12:13], v48 glc                   // 000001dd0c300004
flat_atomic_fmax_x2 v[0:1], v[167:168]                   // 000080dd00a70000
flat_atomic_fmin v20, v[56:57], v184 glc                 // 0000fddc38b80014
flat_atomic_fmin_x2 v[142:143], v[7:8] slc               // 00007edd8e070000
flat_atomic_inc v148, v[155:156], v15 glc                // 0000f1dc9b0f0094
flat_atomic_inc_x2 v[150:151], v[0:1]                    // 000070dd96000000
flat_atomic_or v160, v[67:68], v213 glc                  // 0000e9dc43d500a0
flat_atomic_or_x2 v[17:18], v[0:1] slc                   // 00006add11000000
flat_atomic_smax v[187:188], v152                        // 0000dcdcbb980000
flat_atomic_smax_x2 v[254:255], v[187:188], v[248:249] glc slc // 00005fddbbf800fe
flat_atomic_smin v246, v[0:1], v117 glc                  // 0000d5dc007500f6
flat_atomic_smin_x2 v[238:239], v[172:173], v[0:1] glc   // 000055ddac0000ee
flat_atomic_sub v255, v[126:127], v245 glc               // 0000cddc7ef500ff
flat_atomic_sub_x2 v[254:255], v[0:1]                    // 00004cddfe000000
flat_atomic_swap v161, v[7:8], v63 glc                   // 0000c1dc073f00a1
flat_atomic_swap_x2 v[37:38], v[106:107], v[47:48] glc   // 000041dd6a2f0025
flat_atomic_umax v[104:105], v37 slc                     // 0000e2dc68250000
flat_atomic_umax_x2 v[179:180], v[233:234], v[192:193] glc // 000061dde9c000b3
flat_atomic_umin v209, v[2:3], v94 glc                   // 0000d9dc025e00d1
flat_atomic_umin_x2 v[38:39], v[66:67], v[103:104] glc   // 000059dd42670026
flat_atomic_xor v24, v[182:183], v0 glc                  // 0000eddcb6000018
flat_atomic_xor_x2 v[171:172], v[157:158], v[44:45] glc slc // 00006fdd9d2c00ab
flat_load_dword v113, v[38:39]                           // 000030dc26000071
flat_load_dwordx2 v[0:1], v[62:63]                       // 000034dc3e000000
flat_load_dwordx3 v[186:188], v[0:1]                     // 00003cdc000000ba
flat_load_dwordx4 v[87:90], v[223:224]                   // 000038dcdf000057
flat_load_sbyte v161, v[138:139]                         // 000024dc8a0000a1
flat_load_sshort v113, v[68:69]                          // 00002cdc44000071
flat_load_ubyte v249, v[45:46]                           // 000020dc2d0000f9
flat_load_ushort v67, v[88:89]                           // 000028dc58000043
flat_store_byte v[104:105], v195                         // 000060dc68c30000
flat_store_dword v[141:142], v231 slc                    // 000072dc8de70000
flat_store_dwordx2 v[21:22], v[0:1]                      // 000074dc15000000
flat_store_dwordx3 v[254:255], v[253:255]                // 00007cdcfefd0000
flat_store_dwordx4 v[0:1], v[232:235]                    // 000078dc00e80000
flat_store_short v[244:245], v255                        // 000068dcf4ff0000

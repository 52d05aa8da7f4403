buffer_atomic_add v144, v[178:179], s[0:3], flat_scratch_hi idxen offen offset:4095 glc // ff7f08e1b2900067
buffer_atomic_add_x2 v[0:1], v120, s[64:67], s86 idxen glc // 006088e178001056
buffer_atomic_or v190, v[70:71], s[0:3], exec_lo idxen offen offset:16 glc slc // 107026e146be007e
buffer_atomic_swap v0, v131, s[0:3], s77 offen glc       // 005000e18300004d
buffer_atomic_umax v51, off, s[24:27], vcc_hi offset:4095 glc slc // ff4f1ee10033066b
buffer_atomic_xor v21, v0, s[12:15], -16 idxen offset:1 glc // 016028e1001503d0
buffer_atomic_xor_x2 v[254:255], v8, s[44:47], 0 idxen offset:4095 // ff2fa8e108fe0b80
buffer_load_dwordx4 v[41:44], off, s[16:19], exec_lo offset:1 slc // 01005ee00029047e
buffer_load_format_d16_x v[246:247], v[254:255], s[96:99], 64 idxen offen offset:1 glc tfe // 017020e0fef698c0
buffer_load_format_d16_xy v[82:83], v[74:75], s[84:87], 0 idxen offen glc tfe // 007024e04a529580
buffer_load_format_d16_xyz v[186:188], v77, s[0:3], s52 idxen offset:16 glc tfe // 106028e04dba8034
buffer_load_format_d16_xyzw v[233:234], v[204:205], s[96:99], s10 idxen offen // 00302ce0cce9180a
buffer_load_format_xy v[169:170], off, s[92:95], 0 offset:16 glc // 104004e000a91780
buffer_load_sbyte v0, v0, ttmp[0:3], s90 idxen           // 002044e000001c5a
buffer_load_ubyte v[224:225], v[241:242], s[0:3], s8 idxen offen glc tfe // 007040e0f1e08008
buffer_store_byte v70, v247, s[0:3], s8 idxen offset:1   // 012060e0f7460008
buffer_store_dword v0, v9, s[48:51], s91 offen offset:4095 // ff1f70e009000c5b
buffer_store_format_d16_x v22, v142, s[16:19], 17 idxen offset:16 // 102030e08e160491
buffer_store_format_d16_xy v255, off, ttmp[0:3], s101 offset:4095 // ff0f34e000ff1c65
buffer_store_format_d16_xyz v[202:203], v108, s[68:71], s17 offen offset:4095 slc // ff1f3ae06cca1111
buffer_store_format_d16_xyzw v[143:144], v76, s[40:43], ttmp5 offen offset:1 glc // 01503ce04c8f0a75
buffer_store_format_xy v[228:229], v27, s[68:71], exec_hi offen offset:4095 // ff1f14e01be4117f
buffer_store_short v75, v254, s[76:79], 32 idxen offset:16 // 102068e0fe4b13a0
buffer_wbinvl1_vol                                       // 0000fce000000000

buffer_atomic_or v233, v236, s[96:99], s26 idxen offset:1 slc // 012026e1ece9181a
buffer_atomic_smin v87, off, s[24:27], s101 offset:1     // 010010e100570665
buffer_atomic_umax_x2 v[0:1], v[122:123], s[0:3], flat_scratch_lo idxen offen offset:1 glc // 01709ce17a000066
buffer_atomic_umin_x2 v[107:108], v[250:251], s[52:55], ttmp5 idxen offen offset:4095 // ff3f94e1fa6b0d71
buffer_atomic_xor_x2 v[0:1], off, s[40:43], s101 offset:4095 slc // ff0faae100000a65
buffer_load_dwordx3 v[253:255], v124, s[52:55], vcc_hi idxen // 002058e07cfd0d6b
buffer_load_format_d16_hi_x v96, v136, s[20:23], s0 idxen offset:16 glc // 106098e088600500
buffer_load_format_d16_x v[233:234], v56, s[84:87], s101 offen offset:16 tfe // 101020e038e99565
buffer_load_format_d16_xyz v[0:2], v[75:76], s[68:71], m0 idxen offen glc tfe // 007028e04b00917c
buffer_load_format_x v0, off, s[56:59], s7 offset:4095 glc // ff4f00e000000e07
buffer_load_sbyte_d16_hi v[53:54], v0, s[88:91], s25 offen offset:4095 glc slc tfe // ff5f8ee000359619
buffer_load_short_d16 v249, off, s[0:3], s89 offset:16 slc // 100092e000f90059
buffer_load_short_d16_hi v[113:114], v170, s[24:27], s0 offen offset:4095 glc slc tfe // ff5f96e0aa718600
buffer_load_ubyte_d16 v[116:117], v42, s[8:11], s46 offen offset:4095 glc slc tfe // ff5f82e02a74822e
buffer_store_format_xyzw v[15:18], v[191:192], ttmp[0:3], s90 idxen offen offset:1 // 01301ce0bf0f1b5a
buffer_store_short_d16_hi v255, v[1:2], s[84:87], s17 idxen offen offset:16 // 10306ce001ff1511

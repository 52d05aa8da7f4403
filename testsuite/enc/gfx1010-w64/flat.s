flat_atomic_dec v48, v[162:163], v18 offset:2047 glc     // ff07f5dca2127d30
flat_atomic_swap v255, v[235:236], v0 offset:2047 glc dlc // ff17c1dceb007dff
global_atomic_and_x2 v99, v[0:1], s[104:105] offset:1    // 018064dd63006800
global_load_dwordx4 v[252:255], v[2:3], off              // 008038dc02007dfc
global_load_sbyte v46, s[64:65] lds                      // 00a024dc2e004000
global_load_ubyte_d16 v240, v[188:189], off offset:-2048 // 008880dcbc007df0
scratch_load_sbyte v45, off slc lds                      // 006026dc2d007d00
scratch_store_short_d16_hi off, v157, s65                // 00406cdc009d4100

flat_atomic_and_x2 v[60:61], v[143:144], v[28:29] glc slc // 0000a3dd8f1c003c
flat_atomic_dec_x2 v[254:255], v[254:255]                // 0000b0ddfefe0000
flat_atomic_smax_x2 v[80:81], v[254:255]                 // 000098dd50fe0000
flat_atomic_swap_x2 v[171:172], v[0:1], v[60:61] glc     // 000081dd003c00ab
flat_load_dwordx3 v[208:210], v[162:163]                 // 000058dca20000d0
flat_load_sbyte v181, v[66:67]                           // 000044dc420000b5
flat_load_ubyte v112, v[254:255] slc                     // 000042dcfe000070
flat_load_ushort v234, v[90:91]                          // 000048dc5a0000ea

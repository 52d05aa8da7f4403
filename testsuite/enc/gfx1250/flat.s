flat_atomic_add_f32 v[2:3], v1 // 7c8015ec0000800002000000
flat_atomic_add_f32 v[0:1], v2 offset:64 // 7c8015ec0000000100400000
flat_atomic_add_f32 v1, v[0:1], v2 offset:-8000000 th:TH_ATOMIC_RETURN // 7c8015ec010010010000ee85
flat_atomic_add_u32 v[254:255], v2 offset:4095 // 7c400dec00000001feff0f00
flat_atomic_add_u64 v[0:1], v[2:3] offset:-64 // 7cc010ec0000000100c0ffff
flat_atomic_add_u64 v[254:255], v[2:3] offset:4095 // 7cc010ec00000001feff0f00
flat_atomic_add_u64 v[0:1], v[0:1], v[0:1] offset:-6815472 th:TH_ATOMIC_RETURN // 7cc010ec0000100000100198
flat_atomic_and_b64 v[254:255], v[2:3] offset:4095 // 7c4012ec00000001feff0f00
flat_atomic_cmpswap_b32 v[254:255], v[2:3] offset:4095 // 7c000dec00000001feff0f00
flat_atomic_cmpswap_b64 v[254:255], v[2:5] // 7c8010ec00000001fe000000
flat_atomic_cmpswap_b64 v[0:1], v[2:5] offset:-64 // 7c8010ec0000000100c0ffff
flat_atomic_cond_sub_u32 v[0:1], v2 offset:64 // 7c0014ec0000000100400000
flat_atomic_cond_sub_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c0014ec0100100100400000
flat_atomic_cond_sub_u32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c0014ec0100100100c0ffff
flat_atomic_dec_u32 v[254:255], v2 // 7c0010ec00000001fe000000
flat_atomic_dec_u32 v[0:1], v2 offset:64 // 7c0010ec0000000100400000
flat_atomic_dec_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c0010ec0100100100400000
flat_atomic_dec_u64 v[254:255], v[2:3] // 7c4013ec00000001fe000000
flat_atomic_inc_u32 v[254:255], v2 // 7cc00fec00000001fe000000
flat_atomic_inc_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7cc00fec0100100100400000
flat_atomic_inc_u64 v[0:1], v[2:3] offset:-64 // 7c0013ec0000000100c0ffff
flat_atomic_inc_u64 v[0:1], v[0:1], v[64:65] offset:561152 th:TH_ATOMIC_RETURN // 7c0013ec0000102000009008
flat_atomic_max_i32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c800eec0100100100c0ffff
flat_atomic_max_i64 v[0:1], v[2:3] offset:-64 // 7cc011ec0000000100c0ffff
flat_atomic_max_u32 v[254:255], v2 offset:4095 // 7cc00eec00000001feff0f00
flat_atomic_max_u64 v[254:255], v[2:3] // 7c0012ec00000001fe000000
flat_atomic_max_u64 v[128:129], v[0:1] offset:147472 // 7c0012ec0000000080104002
flat_atomic_min_i32 v[0:1], v2 offset:64 // 7c000eec0000000100400000
flat_atomic_min_i64 v[254:255], v[2:3] offset:4095 // 7c4011ec00000001feff0f00
flat_atomic_min_num_f32 v[0:1], v2 offset:64 // 7c4014ec0000000100400000
flat_atomic_min_num_f32 v[0:1], v2 offset:-64 // 7c4014ec0000000100c0ffff
flat_atomic_min_num_f32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c4014ec0100100100400000
flat_atomic_min_u32 v[254:255], v2 offset:4095 // 7c400eec00000001feff0f00
flat_atomic_min_u64 v[254:255], v[2:3] offset:4095 // 7c8011ec00000001feff0f00
flat_atomic_or_b32 v[254:255], v2 offset:4095 // 7c400fec00000001feff0f00
flat_atomic_or_b32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c400fec0100100100400000
flat_atomic_or_b32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c400fec0100100100c0ffff
flat_atomic_or_b64 v[254:255], v[2:3] offset:4095 // 7c8012ec00000001feff0f00
flat_atomic_pk_add_bf16 v[2:3], v1 // 7c8016ec0000800002000000
flat_atomic_pk_add_f16 v[2:3], v1 // 7c4016ec0000800002000000
flat_atomic_sub_clamp_u32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7cc00dec0100100100c0ffff
flat_atomic_sub_u32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c800dec0100100100400000
flat_atomic_sub_u64 v[0:1], v[2:3] offset:64 // 7c0011ec0000000100400000
flat_atomic_swap_b32 v[254:255], v2 // 7cc00cec00000001fe000000
flat_atomic_swap_b32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7cc00cec0100100100c0ffff
flat_atomic_swap_b64 v[254:255], v[2:3] offset:4095 // 7c4010ec00000001feff0f00
flat_atomic_xor_b32 v1, v[0:1], v2 offset:64 th:TH_ATOMIC_RETURN // 7c800fec0100100100400000
flat_atomic_xor_b32 v1, v[0:1], v2 offset:-64 th:TH_ATOMIC_RETURN // 7c800fec0100100100c0ffff
flat_atomic_xor_b64 v[254:255], v[2:3] // 7cc012ec00000001fe000000
flat_atomic_xor_b64 v[0:1], v[2:3] offset:-64 // 7cc012ec0000000100c0ffff
flat_load_b32 v5, v[254:255] // 7c0005ec05000000fe000000
flat_load_b32 v5, v[254:255] offset:4095 // 7c0005ec05000000feff0f00
flat_load_d16_b16 v5, v[254:255] offset:4095 // 7c0008ec05000000feff0f00
flat_load_d16_hi_i8 v1, v[0:1] offset:-64 // 7c8008ec0100000000c0ffff
flat_load_d16_hi_u8 v1, v[0:1] offset:-64 // 7c4008ec0100000000c0ffff
flat_load_d16_i8 v5, v[254:255] offset:4095 // 7cc007ec05000000feff0f00
flat_load_d16_u8 v1, v[0:1] offset:64 // 7c8007ec0100000000400000
flat_load_d16_u8 v1, v[0:1] offset:-64 // 7c8007ec0100000000c0ffff
flat_load_i16 v5, v[254:255] offset:4095 // 7cc004ec05000000feff0f00
flat_load_i8 v5, v[254:255] // 7c4004ec05000000fe000000
flat_load_i8 v1, v[0:1] offset:-64 // 7c4004ec0100000000c0ffff
flat_load_i8 v5, v[254:255] offset:4095 // 7c4004ec05000000feff0f00
flat_load_u16 v1, v[0:1] offset:64 // 7c8004ec0100000000400000
flat_load_u16 v1, v[0:1] offset:-64 // 7c8004ec0100000000c0ffff
flat_load_u8 v1, v[0:1] offset:64 // 7c0004ec0100000000400000
flat_load_u8 v1, v[0:1] offset:-64 // 7c0004ec0100000000c0ffff
flat_store_b128 v[254:255], v[2:5] offset:4095 // 7c4007ec00000001feff0f00
flat_store_b16 v[0:1], v2 offset:64 // 7c4006ec0000000100400000
flat_store_b16 v[0:1], v2 offset:-64 // 7c4006ec0000000100c0ffff
flat_store_b32 v[254:255], v2 // 7c8006ec00000001fe000000
flat_store_b32 v[254:255], v2 offset:4095 // 7c8006ec00000001feff0f00
flat_store_b64 v[0:1], v[2:3] offset:-64 // 7cc006ec0000000100c0ffff
flat_store_b8 v[254:255], v2 offset:4095 // 7c0006ec00000001feff0f00
flat_store_b8 v[0:1], v2 offset:-64 // 7c0006ec0000000100c0ffff
flat_store_b96 v[254:255], v[2:4] // 7c0007ec00000001fe000000
flat_store_b96 v[0:1], v[2:4] offset:64 // 7c0007ec0000000100400000
flat_store_d16_hi_b16 v[0:1], v2 offset:-64 // 7c4009ec0000000100c0ffff
flat_store_d16_hi_b16 v[254:255], v2 offset:4095 // 7c4009ec00000001feff0f00
global_atomic_add_f32 v1, v2, vcc // 6a8015ee0000000101000000
global_atomic_add_f32 v0, v2, s[0:1] offset:64 // 008015ee0000000100400000
global_atomic_add_f32 v255, v2, s[6:7] offset:-1 // 068015ee00000001ffffffff
global_atomic_add_u32 v1, v2, vcc // 6a400dee0000000101000000
global_atomic_add_u32 v1, v2, s[6:7] offset:-4096 // 06400dee000000010100f0ff
global_atomic_add_u32 v1, v[0:1], v2, off offset:64 th:TH_ATOMIC_RETURN // 7c400dee0100100100400000
global_atomic_add_u64 v1, v[2:3], vcc // 6ac010ee0000000101000000
global_atomic_add_u64 v1, v[2:3], s[100:101] offset:-1 // 64c010ee0000000101ffffff
global_atomic_add_u64 v[0:1], v[2:3], off offset:64 // 7cc010ee0000000100400000
global_atomic_and_b32 v1, v2, s[6:7] // 06000fee0000000101000000
global_atomic_and_b32 v0, v2, s[0:1] offset:-64 // 00000fee0000000100c0ffff
global_atomic_and_b32 v1, v[0:1], v2, off offset:64 th:TH_ATOMIC_RETURN // 7c000fee0100100100400000
global_atomic_and_b64 v1, v[2:3], s[6:7] // 064012ee0000000101000000
global_atomic_and_b64 v1, v[2:3], s[6:7] offset:4095 // 064012ee0000000101ff0f00
global_atomic_and_b64 v1, v[2:3], s[6:7] offset:-4096 // 064012ee000000010100f0ff
global_atomic_cmpswap_b32 v1, v[2:3], vcc // 6a000dee0000000101000000
global_atomic_cmpswap_b32 v255, v[2:3], s[6:7] offset:-1 // 06000dee00000001ffffffff
global_atomic_cmpswap_b32 v1, v[0:1], v[2:3], off offset:-64 th:TH_ATOMIC_RETURN // 7c000dee0100100100c0ffff
global_atomic_cmpswap_b64 v1, v[2:5], ttmp[14:15] // 7a8010ee0000000101000000
global_atomic_cmpswap_b64 v1, v[252:255], s[6:7] offset:-1 // 068010ee0000007e01ffffff
global_atomic_cmpswap_b64 v1, v[2:5], s[6:7] offset:4095 // 068010ee0000000101ff0f00
global_atomic_cond_sub_u32 v0, v2, s[0:1] offset:64 // 000014ee0000000100400000
global_atomic_cond_sub_u32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 000014ee0100100100400000
global_atomic_cond_sub_u32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c0014ee0100100100c0ffff
global_atomic_dec_u32 v1, v2, ttmp[14:15] // 7a0010ee0000000101000000
global_atomic_dec_u32 v[0:1], v2, off offset:64 // 7c0010ee0000000100400000
global_atomic_dec_u32 v1, v[0:1], v2, off offset:64 th:TH_ATOMIC_RETURN // 7c0010ee0100100100400000
global_atomic_dec_u64 v1, v[2:3], s[104:105] // 684013ee0000000101000000
global_atomic_dec_u64 v0, v[2:3], s[0:1] offset:64 // 004013ee0000000100400000
global_atomic_dec_u64 v1, v[2:3], s[6:7] offset:-4096 // 064013ee000000010100f0ff
global_atomic_inc_u32 v1, v2, vcc offset:-1 // 6ac00fee0000000101ffffff
global_atomic_inc_u32 v1, v2, s[100:101] offset:-1 // 64c00fee0000000101ffffff
global_atomic_inc_u32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7cc00fee0100100100c0ffff
global_atomic_inc_u64 v[254:255], v[2:3], off // 7c0013ee00000001fe000000
global_atomic_inc_u64 v1, v[2:3], vcc offset:-1 // 6a0013ee0000000101ffffff
global_atomic_inc_u64 v1, v[2:3], s[100:101] offset:-1 // 640013ee0000000101ffffff
global_atomic_max_i32 v1, v2, vcc // 6a800eee0000000101000000
global_atomic_max_i32 v[0:1], v2, off offset:64 // 7c800eee0000000100400000
global_atomic_max_i32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00800eee0100100100400000
global_atomic_max_i64 v1, v[2:3], vcc // 6ac011ee0000000101000000
global_atomic_max_i64 v[0:1], v[2:3], off offset:64 // 7cc011ee0000000100400000
global_atomic_max_i64 v1, v[2:3], ttmp[14:15] offset:-1 // 7ac011ee0000000101ffffff
global_atomic_max_num_f32 v1, v2, s[104:105] // 688014ee0000000101000000
global_atomic_max_num_f32 v[0:1], v2, off offset:-64 // 7c8014ee0000000100c0ffff
global_atomic_max_num_f32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 008014ee0100100100400000
global_atomic_max_u32 v1, v2, vcc // 6ac00eee0000000101000000
global_atomic_max_u32 v[0:1], v2, off offset:64 // 7cc00eee0000000100400000
global_atomic_max_u32 v1, v0, v2, s[0:1] offset:-64 th:TH_ATOMIC_RETURN // 00c00eee0100100100c0ffff
global_atomic_max_u64 v1, v[2:3], vcc // 6a0012ee0000000101000000
global_atomic_max_u64 v0, v[2:3], s[0:1] offset:64 // 000012ee0000000100400000
global_atomic_max_u64 v1, v[2:3], s[100:101] offset:-1 // 640012ee0000000101ffffff
global_atomic_min_i32 v255, v2, s[6:7] offset:-1 // 06000eee00000001ffffffff
global_atomic_min_i32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00000eee0100100100400000
global_atomic_min_i32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c000eee0100100100c0ffff
global_atomic_min_i64 v255, v[2:3], s[104:105] // 684011ee00000001ff000000
global_atomic_min_i64 v1, v[2:3], s[6:7] offset:4095 // 064011ee0000000101ff0f00
global_atomic_min_i64 v1, v[2:3], s[100:101] offset:-1 // 644011ee0000000101ffffff
global_atomic_min_num_f32 v255, v2, s[104:105] // 684014ee00000001ff000000
global_atomic_min_num_f32 v0, v2, s[0:1] offset:64 // 004014ee0000000100400000
global_atomic_min_num_f32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c4014ee0100100100c0ffff
global_atomic_min_u32 v1, v2, s[104:105] // 68400eee0000000101000000
global_atomic_min_u32 v1, v2, vcc offset:-1 // 6a400eee0000000101ffffff
global_atomic_min_u32 v1, v255, s[6:7] offset:-1 // 06400eee0000807f01ffffff
global_atomic_min_u64 v255, v[2:3], s[104:105] // 688011ee00000001ff000000
global_atomic_min_u64 v255, v[2:3], s[6:7] offset:-1 // 068011ee00000001ffffffff
global_atomic_min_u64 v[0:1], v[2:3], off offset:-64 // 7c8011ee0000000100c0ffff
global_atomic_or_b32 v1, v2, vcc // 6a400fee0000000101000000
global_atomic_or_b32 v1, v255, s[6:7] offset:-1 // 06400fee0000807f01ffffff
global_atomic_or_b32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00400fee0100100100400000
global_atomic_or_b64 v1, v[254:255], s[6:7] offset:-1 // 068012ee0000007f01ffffff
global_atomic_or_b64 v1, v[2:3], s[6:7] offset:4095 // 068012ee0000000101ff0f00
global_atomic_pk_add_bf16 v0, v2, s[0:1] // 008016ee0000000100000000
global_atomic_pk_add_bf16 v0, v2, s[0:1] offset:-64 // 008016ee0000000100c0ffff
global_atomic_pk_add_bf16 v1, v0, v2, s[0:1] th:TH_ATOMIC_RETURN // 008016ee0100100100000000
global_atomic_pk_add_f16 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c4016ee0100100100c0ffff
global_atomic_sub_clamp_u32 v0, v2, s[2:3] // 02c00dee0000000100000000
global_atomic_sub_clamp_u32 v0, v2, s[0:1] offset:64 // 00c00dee0000000100400000
global_atomic_sub_clamp_u32 v1, v0, v2, s[0:1] offset:64 th:TH_ATOMIC_RETURN // 00c00dee0100100100400000
global_atomic_sub_u32 v1, v2, s[104:105] // 68800dee0000000101000000
global_atomic_sub_u32 v1, v2, s[6:7] offset:-4096 // 06800dee000000010100f0ff
global_atomic_sub_u32 v1, v[0:1], v2, off offset:-64 th:TH_ATOMIC_RETURN // 7c800dee0100100100c0ffff
global_atomic_sub_u64 v1, v[2:3], vcc // 6a0011ee0000000101000000
global_atomic_sub_u64 v[254:255], v[2:3], off // 7c0011ee00000001fe000000
global_atomic_sub_u64 v255, v[2:3], s[6:7] offset:-1 // 060011ee00000001ffffffff
global_atomic_swap_b32 v1, v2, vcc // 6ac00cee0000000101000000
global_atomic_swap_b32 v1, v2, s[100:101] offset:-1 // 64c00cee0000000101ffffff
global_atomic_swap_b32 v1, v0, v2, s[0:1] offset:-64 th:TH_ATOMIC_RETURN // 00c00cee0100100100c0ffff
global_atomic_swap_b64 v1, v[2:3], ttmp[14:15] // 7a4010ee0000000101000000
global_atomic_swap_b64 v1, v[2:3], vcc offset:-1 // 6a4010ee0000000101ffffff
global_atomic_swap_b64 v1, v[2:3], s[6:7] offset:-4096 // 064010ee000000010100f0ff
global_atomic_xor_b32 v255, v2, s[6:7] offset:-1 // 06800fee00000001ffffffff
global_atomic_xor_b32 v[0:1], v2, off offset:64 // 7c800fee0000000100400000
global_atomic_xor_b32 v1, v0, v2, s[0:1] offset:-64 th:TH_ATOMIC_RETURN // 00800fee0100100100c0ffff
global_atomic_xor_b64 v1, v[2:3], vcc // 6ac012ee0000000101000000
global_atomic_xor_b64 v[0:1], v[2:3], off offset:64 // 7cc012ee0000000100400000
global_atomic_xor_b64 v1, v[2:3], s[100:101] offset:-1 // 64c012ee0000000101ffffff
global_load_addtid_b32 v1, off // 7c000aee0100000000000000
global_load_addtid_b32 v1, off offset:64 // 7c000aee0100000000400000
global_load_addtid_b32 v1, s[0:1] offset:64 // 00000aee0100000000400000
global_load_b32 v5, v255, s[104:105] // 680005ee05000000ff000000
global_load_b32 v1, v3, s[2:3] offset:24 // 020005ee0100000003180000
global_load_b32 v1, v[0:1], off offset:64 // 7c0005ee0100000000400000
global_load_d16_b16 v5, v1, s[104:105] // 680008ee0500000001000000
global_load_d16_b16 v5, v255, vcc offset:4095 // 6a0008ee05000000ffff0f00
global_load_d16_b16 v5, v1, s[4:5] offset:4095 // 040008ee0500000001ff0f00
global_load_d16_hi_b16 v5, v1, vcc // 6ac008ee0500000001000000
global_load_d16_hi_b16 v5, v255, s[4:5] offset:-1 // 04c008ee05000000ffffffff
global_load_d16_hi_b16 v5, v1, s[4:5] offset:4095 // 04c008ee0500000001ff0f00
global_load_d16_hi_i8 v5, v255, s[104:105] // 688008ee05000000ff000000
global_load_d16_hi_i8 v5, v1, s[100:101] offset:-1 // 648008ee0500000001ffffff
global_load_d16_hi_i8 v5, v255, vcc offset:4095 // 6a8008ee05000000ffff0f00
global_load_d16_hi_u8 v5, v1, vcc // 6a4008ee0500000001000000
global_load_d16_hi_u8 v5, v[254:255], off // 7c4008ee05000000fe000000
global_load_d16_hi_u8 v5, v1, s[4:5] offset:-4096 // 044008ee050000000100f0ff
global_load_d16_i8 v5, v1, vcc // 6ac007ee0500000001000000
global_load_d16_i8 v5, v255, s[104:105] // 68c007ee05000000ff000000
global_load_d16_i8 v5, v255, vcc offset:4095 // 6ac007ee05000000ffff0f00
global_load_d16_u8 v5, v1, vcc // 6a8007ee0500000001000000
global_load_d16_u8 v1, v0, s[0:1] offset:64 // 008007ee0100000000400000
global_load_d16_u8 v5, v1, s[100:101] offset:-1 // 648007ee0500000001ffffff
global_load_i16 v5, v1, vcc // 6ac004ee0500000001000000
global_load_i16 v5, v1, vcc offset:-1 // 6ac004ee0500000001ffffff
global_load_i16 v5, v255, vcc offset:4095 // 6ac004ee05000000ffff0f00
global_load_i8 v5, v1, s[104:105] // 684004ee0500000001000000
global_load_i8 v5, v255, s[4:5] offset:-1 // 044004ee05000000ffffffff
global_load_i8 v5, v255, vcc offset:4095 // 6a4004ee05000000ffff0f00
global_load_u16 v5, v1, s[104:105] // 688004ee0500000001000000
global_load_u16 v5, v1, vcc offset:-1 // 6a8004ee0500000001ffffff
global_load_u16 v5, v1, s[100:101] offset:-1 // 648004ee0500000001ffffff
global_load_u8 v5, v1, ttmp[14:15] // 7a0004ee0500000001000000
global_load_u8 v1, v0, s[0:1] offset:-64 // 000004ee0100000000c0ffff
global_load_u8 v1, v[0:1], off offset:-64 // 7c0004ee0100000000c0ffff
global_store_addtid_b32 v1, ttmp[14:15] // 7a400aee0000800000000000
global_store_addtid_b32 v2, off offset:64 // 7c400aee0000000100400000
global_store_b128 v1, v[2:5], vcc // 6a4007ee0000000101000000
global_store_b128 v1, v[2:5], s[6:7] offset:4095 // 064007ee0000000101ff0f00
global_store_b128 v1, v[2:5], s[100:101] offset:-1 // 644007ee0000000101ffffff
global_store_b16 v3, v1, s[2:3] // 024006ee0000800003000000
global_store_b16 v255, v2, s[6:7] offset:-1 // 064006ee00000001ffffffff
global_store_b16 v[0:1], v2, off offset:-64 // 7c4006ee0000000100c0ffff
global_store_b32 v3, v1, s[2:3] // 028006ee0000800003000000
global_store_b32 v1, v2, s[6:7] offset:4095 // 068006ee0000000101ff0f00
global_store_b32 v255, v2, vcc offset:4095 // 6a8006ee00000001ffff0f00
global_store_b64 v1, v[2:3], s[104:105] // 68c006ee0000000101000000
global_store_b64 v255, v[2:3], s[6:7] offset:-1 // 06c006ee00000001ffffffff
global_store_b64 v[0:1], v[2:3], off offset:-64 // 7cc006ee0000000100c0ffff
global_store_b8 v1, v2, s[100:101] offset:-1 // 640006ee0000000101ffffff
global_store_b96 v1, v[2:4], s[104:105] // 680007ee0000000101000000
global_store_b96 v1, v[2:4], ttmp[14:15] offset:-1 // 7a0007ee0000000101ffffff
global_store_b96 v[0:1], v[2:4], off offset:-64 // 7c0007ee0000000100c0ffff
global_store_d16_hi_b16 v255, v2, s[104:105] // 684009ee00000001ff000000
global_store_d16_hi_b16 v1, v2, s[6:7] offset:4095 // 064009ee0000000101ff0f00
global_store_d16_hi_b16 v1, v2, s[6:7] offset:-4096 // 064009ee000000010100f0ff
global_store_d16_hi_b8 v255, v2, s[104:105] // 680009ee00000001ff000000
global_store_d16_hi_b8 v255, v2, s[6:7] offset:-1 // 060009ee00000001ffffffff
global_store_d16_hi_b8 v[0:1], v2, off offset:-64 // 7c0009ee0000000100c0ffff
global_wb // 7c000bee0000000000000000
global_wb scope:SCOPE_DEV // 7c000bee0000080000000000
global_wb scope:SCOPE_SYS // 7c000bee00000c0000000000
global_wbinv scope:SCOPE_DEV // 7cc013ee0000080000000000
global_wbinv scope:SCOPE_SYS // 7cc013ee00000c0000000000
scratch_load_b128 v[2:5], v4, s6 offset:16 // 06c005ed0200020004100000
scratch_load_b128 v[2:5], off, s6 offset:16 // 06c005ed0200000000100000
scratch_load_b32 v1, off, m0 // 7d0005ed0100000000000000
scratch_load_b32 v2, off, s6 offset:16 // 060005ed0200000000100000
scratch_load_b32 v5, off, vcc_hi offset:-1 // 6b0005ed0500000000ffffff
scratch_load_b64 v[2:3], v4, s6 offset:16 // 064005ed0200020004100000
scratch_load_b64 v[2:3], off, s6 offset:16 // 064005ed0200000000100000
scratch_load_b96 v[2:4], v4, s6 // 068005ed0200020004000000
scratch_load_b96 v[2:4], v4, off // 7c8005ed0200020004000000
scratch_load_d16_b16 v1, v2, off // 7c0008ed0100020002000000
scratch_load_d16_b16 v2, v4, s6 offset:16 // 060008ed0200020004100000
scratch_load_d16_b16 v5, v255, vcc_hi offset:4095 // 6b0008ed05000200ffff0f00
scratch_load_d16_hi_b16 v1, v2, off // 7cc008ed0100020002000000
scratch_load_d16_hi_b16 v255, off, s2 offset:-1 // 02c008edff00000000ffffff
scratch_load_d16_hi_b16 v5, v255, vcc_hi offset:4095 // 6bc008ed05000200ffff0f00
scratch_load_d16_hi_i8 v5, v1, s2 // 028008ed0500020001000000
scratch_load_d16_hi_i8 v5, v255, vcc_lo // 6a8008ed05000200ff000000
scratch_load_d16_hi_i8 v255, off, s2 offset:-1 // 028008edff00000000ffffff
scratch_load_d16_hi_u8 v2, v4, s6 // 064008ed0200020004000000
scratch_load_d16_hi_u8 v1, v0, s0 offset:64 // 004008ed0100020000400000
scratch_load_d16_hi_u8 v5, off, vcc_lo offset:-1 // 6a4008ed0500000000ffffff
scratch_load_d16_i8 v5, v1, ttmp15 // 7bc007ed0500020001000000
scratch_load_d16_i8 v1, off, s0 offset:64 // 00c007ed0100000000400000
scratch_load_d16_i8 v5, off, vcc_hi offset:-1 // 6bc007ed0500000000ffffff
scratch_load_d16_u8 v5, v1, s105 // 698007ed0500020001000000
scratch_load_d16_u8 v5, off, s2 offset:4095 // 028007ed0500000000ff0f00
scratch_load_d16_u8 v5, v255, s105 offset:-1 // 698007ed05000200ffffffff
scratch_load_i16 v2, v4, s6 // 06c004ed0200020004000000
scratch_load_i16 v5, v255, s105 offset:-1 // 69c004ed05000200ffffffff
scratch_load_i16 v5, v255, vcc_hi offset:4095 // 6bc004ed05000200ffff0f00
scratch_load_i8 v2, v4, s6 // 064004ed0200020004000000
scratch_load_i8 v5, off, vcc_hi // 6b4004ed0500000000000000
scratch_load_i8 v5, off, vcc_lo offset:-1 // 6a4004ed0500000000ffffff
scratch_load_u16 v2, v4, off // 7c8004ed0200020004000000
scratch_load_u16 v5, off, s2 offset:4095 // 028004ed0500000000ff0f00
scratch_load_u16 v5, off, vcc_lo offset:-1 // 6a8004ed0500000000ffffff
scratch_load_u8 v1, v2, off // 7c0004ed0100020002000000
scratch_load_u8 v5, off, s2 offset:4095 // 020004ed0500000000ff0f00
scratch_load_u8 v5, v255, s105 offset:-1 // 690004ed05000200ffffffff
scratch_store_b128 v1, v[2:5], s105 // 694007ed0000020101000000
scratch_store_b128 off, v[2:5], s3 offset:4095 // 034007ed0000000100ff0f00
scratch_store_b128 off, v[2:5], vcc_lo offset:-1 // 6a4007ed0000000100ffffff
scratch_store_b16 v4, v2, s6 // 064006ed0000020104000000
scratch_store_b16 off, v2, s3 offset:-4096 // 034006ed000000010000f0ff
scratch_store_b16 v255, v2, vcc_hi offset:4095 // 6b4006ed00000201ffff0f00
scratch_store_b32 v4, v2, s6 // 068006ed0000020104000000
scratch_store_b32 off, v2, s3 offset:4095 // 038006ed0000000100ff0f00
scratch_store_b32 off, v2, vcc_hi offset:-1 // 6b8006ed0000000100ffffff
scratch_store_b64 v255, v[2:3], s3 // 03c006ed00000201ff000000
scratch_store_b64 v4, v[2:3], s6 offset:16 // 06c006ed0000020104100000
scratch_store_b64 off, v[2:3], vcc_lo offset:-1 // 6ac006ed0000000100ffffff
scratch_store_b8 v1, v2, s105 // 690006ed0000020101000000
scratch_store_b8 off, v255, s3 offset:-1 // 030006ed0000807f00ffffff
scratch_store_b8 off, v2, vcc_lo offset:-1 // 6a0006ed0000000100ffffff
scratch_store_b96 off, v[2:4], s6 // 060007ed0000000100000000
scratch_store_b96 v1, v[2:4], vcc_lo // 6a0007ed0000020101000000
scratch_store_b96 v0, v[2:4], off offset:-64 // 7c0007ed0000020100c0ffff
scratch_store_d16_hi_b16 off, v2, s105 // 694009ed0000000100000000
scratch_store_d16_hi_b16 v1, v2, vcc_lo // 6a4009ed0000020101000000
scratch_store_d16_hi_b16 off, v2, s3 offset:-4096 // 034009ed000000010000f0ff
scratch_store_d16_hi_b8 v255, v2, off // 7c0009ed00000201ff000000
scratch_store_d16_hi_b8 v4, v2, s6 offset:16 // 060009ed0000020104100000
scratch_store_d16_hi_b8 v255, v2, vcc_hi offset:4095 // 6b0009ed00000201ffff0f00
cluster_load_async_to_lds_b128 v1, v[2:3], off // 7c401bee0100000002000000
cluster_load_async_to_lds_b32 v1, v2, s[4:5] offset:16 // 04c01aee0100000002100000
cluster_load_async_to_lds_b64 v1, v2, s[4:5] scale_offset th:TH_LOAD_NT // 04001bee0100110002000000
cluster_load_async_to_lds_b8 v1, v[2:3], off offset:-8 scope:SCOPE_SE // 7c801aee0100040002f8ffff
cluster_load_b128 v[4:7], v[2:3], off // 7c401aee0400000002000000
cluster_load_b32 v4, v2, s[4:5] // 04c019ee0400000002000000
cluster_load_b64 v[4:5], v2, s[4:5] // 04001aee0400000002000000
flat_atomic_add_f64 v[2:3], v[4:5] // 7c4015ec0000000202000000
flat_atomic_add_f64 v[6:7], v2, v[4:5], s[2:3] offset:8 th:TH_ATOMIC_RETURN // 024015ec0600100202080000
flat_atomic_and_b32 v2, v4, s[2:3] scale_offset // 02000fec0000010202000000
flat_atomic_max_num_f32 v[2:3], v4 // 7c8014ec0000000202000000
flat_atomic_max_num_f64 v[2:3], v[4:5] // 7c0017ec0000000202000000
flat_atomic_min_num_f64 v[2:3], v[4:5] // 7cc016ec0000000202000000
flat_load_b128 v[4:7], v[2:3] // 7cc005ec0400000002000000
flat_load_b64 v[4:5], v2, s[6:7] offset:8 scale_offset th:TH_LOAD_HT scope:SCOPE_SYS nv // 864005ec04002d0002080000
flat_load_b96 v[4:6], v[2:3] nv // fc8005ec0400000002000000
flat_load_d16_hi_b16 v4, v[2:3] // 7cc008ec0400000002000000
flat_load_monitor_b128 v[4:7], v[2:3] // 7c801cec0400000002000000
flat_load_monitor_b32 v4, v2, s[6:7] // 06001cec0400000002000000
flat_load_monitor_b64 v[4:5], v[2:3] // 7c401cec0400000002000000
flat_prefetch_b8 v[2:3] offset:8 // 7c4017ec0000000002080000
flat_prefetch_b8 v2, s[4:5] offset:8 scope:SCOPE_SE // 044017ec0000040002080000
flat_store_d16_hi_b8 v2, v3, s[4:5] // 040009ec0000800102000000
global_atomic_add_f64 v[2:3], v[4:5], off // 7c4015ee0000000202000000
global_atomic_max_num_f64 v[2:3], v[4:5], off // 7c0017ee0000000202000000
global_atomic_min_num_f64 v2, v[4:5], s[6:7] // 06c016ee0000000202000000
global_inv scope:SCOPE_DEV // 7cc00aee0000080000000000
global_load_async_to_lds_b128 v1, v[2:3], off // 7c8018ee0100000002000000
global_load_async_to_lds_b32 v1, v2, s[4:5] offset:16 // 040018ee0100000002100000
global_load_async_to_lds_b64 v1, v2, s[4:5] // 044018ee0100000002000000
global_load_async_to_lds_b8 v1, v[2:3], off // 7cc017ee0100000002000000
global_load_b128 v[4:7], v[2:3], off // 7cc005ee0400000002000000
global_load_b64 v[4:5], v2, s[6:7] scale_offset // 064005ee0400010002000000
global_load_b96 v[4:6], v[2:3], off // 7c8005ee0400000002000000
global_load_block v[0:31], v[32:33], off // 7cc014ee0000000020000000
global_load_monitor_b128 v[4:7], v[2:3], off // 7c801cee0400000002000000
global_load_monitor_b32 v4, v2, s[6:7] // 06001cee0400000002000000
global_load_monitor_b64 v[4:5], v[2:3], off // 7c401cee0400000002000000
global_load_tr16_b128 v[4:7], v[2:3], off // 7cc015ee0400000002000000
global_load_tr4_b64 v[4:5], v[2:3], off // 7cc01cee0400000002000000
global_load_tr6_b96 v[1:3], v[6:7], off // 7c001dee0100000006000000
global_load_tr8_b64 v[4:5], v2, s[6:7] // 060016ee0400000002000000
global_prefetch_b8 v[2:3], off // 7c4017ee0000000002000000
global_prefetch_b8 v2, s[4:5] scope:SCOPE_SYS // 044017ee00000c0002000000
global_store_async_from_lds_b128 v[2:3], v1, off // 7c8019ee0000800002000000
global_store_async_from_lds_b32 v2, v1, s[4:5] // 040019ee0000800002000000
global_store_async_from_lds_b64 v[2:3], v1, off offset:8 // 7c4019ee0000800002080000
global_store_async_from_lds_b8 v[2:3], v1, off // 7cc018ee0000800002000000
global_store_block v[32:33], v[0:31], off // 7c0015ee0000000020000000
scratch_load_block v[0:31], off, s2 // 02c014ed0000000000000000
scratch_load_b32 v1, v2, s3 offset:4 scale_offset // 030005ed0100030002040000
scratch_store_block off, v[0:31], s2 // 020015ed0000000000000000
flat_atomic_min_f64 v[0:1], v[2:3] // flat_atomic_min_num_f64 v[0:1], v[2:3] // 7cc016ec0000000100000000
global_atomic_max_f64 v[0:1], v[2:3], off // global_atomic_max_num_f64 v[0:1], v[2:3], off // 7c0017ee0000000100000000
flat_atomic_max_f64 v[0:1], v[2:3] // flat_atomic_max_num_f64 v[0:1], v[2:3] // 7c0017ec0000000100000000
global_atomic_min_f64 v[0:1], v[2:3], off // global_atomic_min_num_f64 v[0:1], v[2:3], off // 7cc016ee0000000100000000
tensor_save s[0:1]                                       // 00801bee0000000000000000
tensor_save s[0:1] th:TH_STORE_BYPASS scope:SCOPE_SYS    // 00801bee00003c0000000000
tensor_save s[2:3] offset:-8388608                       // 02801bee0000000000000080
tensor_save s[2:3] offset:8388607                        // 02801bee0000000000ffff7f
tensor_save s[0:1] nv                                    // 80801bee0000000000000000
tensor_save null                                         // 7c801bee0000000000000000
tensor_save vcc                                          // 6a801bee0000000000000000
tensor_save ttmp[0:1]                                    // 6c801bee0000000000000000
tensor_stop                                              // 7cc01bee0000000000000000
tensor_stop th:TH_STORE_BYPASS scope:SCOPE_SYS           // 7cc01bee00003c0000000000
tensor_stop nv                                           // fcc01bee0000000000000000

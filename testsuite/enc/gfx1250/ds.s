ds_add_f32 v255, v1 // 000054d8ff010000
ds_add_f32 v255, v1 offset:65535 // ffff54d8ff010000
ds_add_rtn_f32 v255, v1, v253 // 0000e4d901fd00ff
ds_add_rtn_f32 v255, v1, v253 offset:4660 // 3412e4d901fd00ff
ds_add_rtn_u32 v255, v254, v2 // 000080d8fe0200ff
ds_add_rtn_u32 v0, v254, v253 offset:4660 // 341280d8fefd0000
ds_add_rtn_u64 v[254:255], v1, v[2:3] offset:65535 // ffff80d9010200fe
ds_add_u32 v255, v254 // 000000d8fffe0000
ds_add_u32 v0, v254 offset:65535 // ffff00d800fe0000
ds_add_u64 v2, v[4:5] // 000000d902040000
ds_add_u64 v1, v[254:255] offset:65535 // ffff00d901fe0000
ds_and_b32 v0, v254 // 000024d800fe0000
ds_and_b32 v0, v254 offset:65535 // ffff24d800fe0000
ds_and_b64 v255, v[2:3] offset:65535 // ffff24d9ff020000
ds_and_rtn_b32 v255, v1, v253 // 0000a4d801fd00ff
ds_and_rtn_b32 v0, v254, v253 offset:65535 // ffffa4d8fefd0000
ds_and_rtn_b64 v[254:255], v1, v[2:3] offset:65535 // ffffa4d9010200fe
ds_append v255 offset:65535 // fffff8d8000000ff
ds_atomic_async_barrier_arrive_b64 v0 // 000058d900000000
ds_atomic_async_barrier_arrive_b64 v0 offset:8192 // 002058d900000000
ds_atomic_barrier_arrive_rtn_b64 v[12:13], v0, v[0:1] offset:19456 // 004cd4d90000000c
ds_bpermute_b32 v255, v254, v2 // 0000ccdafe0200ff
ds_bpermute_b32 v255, v255, v255 offset:4 // 0400ccdaffff00ff
ds_bpermute_fi_b32 v0, v16, v32 offset:4112 // 101034db10200000
ds_cmpstore_b32 v1, v2, v3 // 000040d801020300
ds_cmpstore_b32 v255, v255, v255 offset:4 // 040040d8ffffff00
ds_cmpstore_b64 v255, v[254:255], v[254:255] offset:4 // 040040d9fffefe00
ds_cmpstore_rtn_b32 v5, v1, v2, v3 // 0000c0d801020305
ds_cond_sub_rtn_u32 v5, v1, v2 offset:65535 // ffffa0da01020005
ds_condxchg32_rtn_b64 v[254:255], v1, v[2:3] offset:65535 // fffff8d9010200fe
ds_consume v5 offset:4 // 0400f4d800000005
ds_dec_rtn_u32 v8, v2, v4 // 000090d802040008
ds_dec_rtn_u32 v5, v255, v2 offset:65535 // ffff90d8ff020005
ds_dec_u32 v0, v1 // 000010d800010000
ds_dec_u32 v1, v255 offset:65535 // ffff10d801ff0000
ds_dec_u64 v1, v[2:3] // 000010d901020000
ds_dec_u64 v255, v[2:3] offset:65535 // ffff10d9ff020000
ds_inc_rtn_u32 v255, v1, v253 // 00008cd801fd00ff
ds_inc_rtn_u32 v255, v254, v2 offset:4660 // 34128cd8fe0200ff
ds_inc_u32 v255, v254 // 00000cd8fffe0000
ds_inc_u32 v255, v2 offset:65535 // ffff0cd8ff020000
ds_inc_u64 v2, v[4:5] // 00000cd902040000
ds_inc_u64 v0, v[128:129] offset:256 // 00010cd900800000
ds_load_2addr_b32 v[8:9], v2 offset1:8 // 0008dcd802000008
ds_load_2addr_b64 v[252:255], v1 offset0:127 offset1:255 // 7fffdcd9010000fc
ds_load_2addr_stride64_b32 v[254:255], v255 offset0:16 offset1:1 // 1001e0d8ff0000fe
ds_load_2addr_stride64_b64 v[8:11], v2 // 0000e0d902000008
ds_load_addtid_b32 v8 // 0000c4da00000008
ds_load_addtid_b32 v255 offset:65535 // ffffc4da000000ff
ds_load_b128 v[8:11], v2 // 0000fcdb02000008
ds_load_b128 v[252:255], v1 offset:65535 // fffffcdb010000fc
ds_load_b32 v5, v1 // 0000d8d801000005
ds_load_b32 v255, v255 offset:4 // 0400d8d8ff0000ff
ds_load_b64 v[254:255], v1 offset:65535 // ffffd8d9010000fe
ds_load_i16 v8, v2 // 0000ecd802000008
ds_load_i16 v255, v255 offset:4 // 0400ecd8ff0000ff
ds_load_i8 v5, v1 offset:65535 // ffffe4d801000005
ds_load_i8_d16 v5, v1 // 000090da01000005
ds_load_i8_d16 v5, v1 offset:4 // 040090da01000005
ds_load_i8_d16_hi v5, v1 offset:65535 // ffff94da01000005
ds_load_tr6_b96 v[8:10], v0 // 0000ecdb00000008
ds_load_tr6_b96 v[2:4], v36 offset:4 // 0400ecdb24000002
ds_load_tr8_b64 v[146:147], v49 offset:8193 // 0120f4db31000092
ds_load_u16 v255, v255 offset:4 // 0400f0d8ff0000ff
ds_load_u16_d16 v5, v1 // 000098da01000005
ds_load_u16_d16 v255, v1 offset:65535 // ffff98da010000ff
ds_load_u16_d16_hi v5, v255 offset:65535 // ffff9cdaff000005
ds_load_u8 v8, v2 // 0000e8d802000008
ds_load_u8 v5, v1 offset:4 // 0400e8d801000005
ds_load_u8_d16 v5, v1 // 000088da01000005
ds_load_u8_d16 v5, v1 offset:4 // 040088da01000005
ds_load_u8_d16_hi v5, v1 // 00008cda01000005
ds_load_u8_d16_hi v255, v255 offset:4 // 04008cdaff0000ff
ds_max_i32 v255, v1 // 000018d8ff010000
ds_max_i32 v0, v254 offset:65535 // ffff18d800fe0000
ds_max_num_f32 v255, v254 // 00004cd8fffe0000
ds_max_num_f32 v255, v1 offset:65535 // ffff4cd8ff010000
ds_max_num_f64 v2, v[4:5] // 00004cd902040000
ds_max_num_f64 v255, v[2:3] offset:65535 // ffff4cd9ff020000
ds_max_num_rtn_f32 v8, v2, v4 // 0000ccd802040008
ds_max_num_rtn_f32 v5, v1, v2 offset:65535 // ffffccd801020005
ds_max_num_rtn_f64 v[8:9], v2, v[4:5] // 0000ccd902040008
ds_max_num_rtn_f64 v[254:255], v255, v[254:255] offset:4 // 0400ccd9fffe00fe
ds_max_rtn_i32 v8, v2, v4 // 000098d802040008
ds_max_rtn_i32 v255, v255, v255 offset:4 // 040098d8ffff00ff
ds_max_rtn_i64 v[8:9], v2, v[4:5] // 000098d902040008
ds_max_rtn_i64 v[254:255], v255, v[254:255] offset:4 // 040098d9fffe00fe
ds_max_rtn_u32 v255, v254, v2 // 0000a0d8fe0200ff
ds_max_rtn_u32 v0, v254, v253 offset:65535 // ffffa0d8fefd0000
ds_max_rtn_u64 v[8:9], v2, v[4:5] // 0000a0d902040008
ds_max_rtn_u64 v[254:255], v255, v[254:255] offset:4 // 0400a0d9fffe00fe
ds_max_u32 v255, v1 // 000020d8ff010000
ds_max_u32 v255, v255 offset:4 // 040020d8ffff0000
ds_max_u64 v255, v[2:3] offset:65535 // ffff20d9ff020000
ds_min_i32 v2, v4 // 000014d802040000
ds_min_i32 v1, v255 offset:65535 // ffff14d801ff0000
ds_min_i64 v2, v[4:5] // 000014d902040000
ds_min_i64 v1, v[2:3] offset:4 // 040014d901020000
ds_min_num_f32 v2, v4 // 000048d802040000
ds_min_num_f32 v1, v255 offset:65535 // ffff48d801ff0000
ds_min_num_f64 v1, v[254:255] offset:65535 // ffff48d901fe0000
ds_min_num_rtn_f32 v8, v2, v4 // 0000c8d802040008
ds_min_num_rtn_f32 v5, v255, v2 offset:65535 // ffffc8d8ff020005
ds_min_num_rtn_f64 v[254:255], v255, v[254:255] offset:4 // 0400c8d9fffe00fe
ds_min_rtn_i32 v0, v254, v253 // 000094d8fefd0000
ds_min_rtn_i32 v5, v255, v2 offset:65535 // ffff94d8ff020005
ds_min_rtn_i64 v[8:9], v2, v[4:5] // 000094d902040008
ds_min_rtn_i64 v[254:255], v255, v[254:255] offset:4 // 040094d9fffe00fe
ds_min_rtn_u32 v8, v2, v4 // 00009cd802040008
ds_min_rtn_u32 v5, v255, v2 offset:65535 // ffff9cd8ff020005
ds_min_rtn_u64 v[254:255], v1, v[2:3] offset:65535 // ffff9cd9010200fe
ds_min_u32 v2, v4 // 00001cd802040000
ds_min_u32 v255, v1 offset:4660 // 34121cd8ff010000
ds_min_u64 v1, v[2:3] // 00001cd901020000
ds_min_u64 v1, v[254:255] offset:65535 // ffff1cd901fe0000
ds_mskor_b32 v0, v254, v253 // 000030d800fefd00
ds_mskor_b32 v255, v1, v253 offset:65535 // ffff30d8ff01fd00
ds_mskor_rtn_b32 v255, v1, v253, v252 // 0000b0d801fdfcff
ds_mskor_rtn_b32 v235, v138, v57, v12 offset:1145 // 7904b0d88a390ceb
ds_or_b32 v255, v1 // 000028d8ff010000
ds_or_b32 v0, v1 offset:65535 // ffff28d800010000
ds_or_b64 v1, v[2:3] offset:65535 // ffff28d901020000
ds_or_rtn_b32 v255, v254, v2 // 0000a8d8fe0200ff
ds_or_rtn_b32 v5, v1, v255 offset:65535 // ffffa8d801ff0005
ds_or_rtn_b64 v[8:9], v2, v[4:5] // 0000a8d902040008
ds_permute_b32 v255, v254, v253 // 0000c8dafefd00ff
ds_permute_b32 v0, v254, v253 offset:65535 // ffffc8dafefd0000
ds_pk_add_bf16 v255, v255 // 00006cdaffff0000
ds_pk_add_bf16 v1, v2 offset:65535 // ffff6cda01020000
ds_pk_add_f16 v255, v255 offset:4660 // 341268daffff0000
ds_pk_add_rtn_bf16 v3, v2, v1 offset:4660 // 3412acda02010003
ds_pk_add_rtn_f16 v255, v0, v200 // 0000a8da00c800ff
ds_pk_add_rtn_f16 v255, v0, v200 offset:65535 // ffffa8da00c800ff
ds_rsub_rtn_u32 v255, v1, v253 // 000088d801fd00ff
ds_rsub_rtn_u32 v255, v254, v2 offset:4660 // 341288d8fe0200ff
ds_rsub_u32 v255, v1 // 000008d8ff010000
ds_rsub_u32 v1, v255 offset:65535 // ffff08d801ff0000
ds_rsub_u64 v255, v[254:255] offset:4 // 040008d9fffe0000
ds_store_2addr_b32 v255, v254, v2 // 000038d8fffe0200
ds_store_2addr_b32 v2, v4, v6 offset1:8 // 000838d802040600
ds_store_2addr_b32 v255, v1, v253 offset0:64 offset1:255 // 40ff38d8ff01fd00
ds_store_2addr_stride64_b32 v255, v254, v2 // 00003cd8fffe0200
ds_store_2addr_stride64_b32 v255, v254, v2 offset1:123 // 007b3cd8fffe0200
ds_store_2addr_stride64_b32 v255, v1, v253 offset0:255 offset1:64 // ff403cd8ff01fd00
ds_store_2addr_stride64_b64 v2, v[4:5], v[6:7] // 00003cd902040600
ds_store_2addr_stride64_b64 v1, v[2:3], v[254:255] offset0:127 offset1:255 // 7fff3cd90102fe00
ds_store_addtid_b32 v5 // 0000c0da00050000
ds_store_addtid_b32 v5 offset:65535 // ffffc0da00050000
ds_store_b128 v2, v[4:7] // 00007cdb02040000
ds_store_b128 v255, v[252:255] offset:4 // 04007cdbfffc0000
ds_store_b16 v1, v2 // 00007cd801020000
ds_store_b16 v255, v1 offset:65535 // ffff7cd8ff010000
ds_store_b16_d16_hi v1, v255 offset:65535 // ffff84da01ff0000
ds_store_b32 v255, v254 // 000034d8fffe0000
ds_store_b32 v255, v255 offset:4 // 040034d8ffff0000
ds_store_b64 v2, v[4:5] // 000034d902040000
ds_store_b64 v1, v[254:255] offset:65535 // ffff34d901fe0000
ds_store_b8 v0, v254 // 000078d800fe0000
ds_store_b8 v0, v254 offset:4660 // 341278d800fe0000
ds_store_b8_d16_hi v1, v2 // 000080da01020000
ds_store_b8_d16_hi v255, v255 offset:4 // 040080daffff0000
ds_store_b96 v1, v[2:4] offset:4 // 040078db01020000
ds_storexchg_2addr_stride64_rtn_b32 v[0:1], v16, v0, v1 offset1:10 // 000abcd810000100
ds_storexchg_2addr_stride64_rtn_b32 v[254:255], v255, v255, v255 offset0:16 offset1:1 // 1001bcd8fffffffe
ds_storexchg_2addr_stride64_rtn_b64 v[252:255], v255, v[254:255], v[254:255] offset0:16 offset1:1 // 1001bcd9fffefefc
ds_storexchg_rtn_b32 v0, v254, v253 // 0000b4d8fefd0000
ds_storexchg_rtn_b32 v5, v1, v255 offset:65535 // ffffb4d801ff0005
ds_storexchg_rtn_b64 v[8:9], v2, v[4:5] // 0000b4d902040008
ds_storexchg_rtn_b64 v[254:255], v255, v[254:255] offset:4 // 0400b4d9fffe00fe
ds_sub_clamp_rtn_u32 v255, v255, v255 offset:4 // 0400a4daffff00ff
ds_sub_clamp_u32 v255, v255 offset:4 // 040064daffff0000
ds_sub_rtn_u32 v255, v1, v253 // 000084d801fd00ff
ds_sub_rtn_u32 v255, v255, v255 offset:4 // 040084d8ffff00ff
ds_sub_rtn_u64 v[254:255], v255, v[254:255] offset:4 // 040084d9fffe00fe
ds_sub_u32 v0, v254 // 000004d800fe0000
ds_sub_u32 v0, v254 offset:65535 // ffff04d800fe0000
ds_sub_u64 v2, v[4:5] // 000004d902040000
ds_sub_u64 v1, v[254:255] offset:65535 // ffff04d901fe0000
ds_swizzle_b32 v5, v1 // 0000d4d801000005
ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8,1) // 3800d4d802000008
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"01pip") // 0709d4d802000008
ds_xor_b32 v255, v1 // 00002cd8ff010000
ds_xor_b32 v255, v1 offset:4660 // 34122cd8ff010000
ds_xor_b64 v1, v[2:3] offset:65535 // ffff2cd901020000
ds_xor_rtn_b32 v255, v1, v253 // 0000acd801fd00ff
ds_xor_rtn_b32 v255, v254, v2 offset:4660 // 3412acd8fe0200ff
ds_xor_rtn_b64 v[8:9], v2, v[4:5] // 0000acd902040008
ds_add_f64 v1, v[2:3] // 000050d901020000
ds_add_rtn_f64 v[4:5], v1, v[2:3] offset:8 // 0800d0d901020004
ds_atomic_async_barrier_arrive_b64 v1 offset:8 // 080058d901000000
ds_atomic_barrier_arrive_rtn_b64 v[2:3], v1, v[4:5] // 0000d4d901040002
ds_cmpstore_rtn_b64 v[2:3], v1, v[4:5], v[6:7] // 0000c0d901040602
ds_cond_sub_u32 v1, v2 // 000060da01020000
ds_dec_rtn_u64 v[2:3], v1, v[4:5] // 000090d901040002
ds_inc_rtn_u64 v[2:3], v1, v[4:5] // 00008cd901040002
ds_load_b96 v[2:4], v1 // 0000f8db01000002
ds_load_tr16_b128 v[2:5], v1 // 0000f0db01000002
ds_load_tr4_b64 v[2:3], v1 offset:64 // 4000e8db01000002
ds_load_tr6_b96 v[1:3], v1 // 0000ecdb01000001
ds_load_tr8_b64 v[2:3], v1 // 0000f4db01000002
ds_max_i64 v1, v[2:3] // 000018d901020000
ds_mskor_b64 v1, v[2:3], v[4:5] // 000030d901020400
ds_mskor_rtn_b64 v[2:3], v1, v[4:5], v[6:7] // 0000b0d901040602
ds_nop // 000050d800000000
ds_rsub_rtn_u64 v[2:3], v1, v[4:5] // 000088d901040002
ds_store_2addr_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2 // 010238d901020400
ds_storexchg_2addr_rtn_b32 v[2:3], v1, v4, v5 // 0000b8d801040502
ds_storexchg_2addr_rtn_b64 v[2:5], v1, v[6:7], v[8:9] // 0000b8d901060802

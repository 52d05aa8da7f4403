image_atomic_inc a7, v175, s[32:39] dmask:0x1 slc scc    // 80016df2af070800
image_atomic_smin v16, v104, s[4:11] dmask:0x1           // 000150f068100100
image_get_resinfo v[106:108], v95, s[20:27] dmask:0xb unorm glc lwe // 003b3af05f6a0500
image_load_mip_pck_sgn v[52:53], v175, s[32:39] dmask:0xc unorm glc scc a16 da // 80fc14f0af340800

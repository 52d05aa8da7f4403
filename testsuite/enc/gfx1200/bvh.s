image_bvh_intersect_ray v[4:7], [v9, v10, v[11:13], v[14:16], v[17:19]], s[4:7] // 1040c6d304080011090a0b0e
image_bvh_intersect_ray v[4:7], [v9, v10, v[11:13], v[14:16]], s[4:7] a16 // 5040c6d304080000090a0b0e
image_bvh64_intersect_ray v[4:7], [v[9:10], v11, v[12:14], v[15:17], v[18:20]], s[4:7] // 1080c6d304080012090b0c0f
image_bvh64_intersect_ray v[4:7], [v[9:10], v11, v[12:14], v[15:17]], s[100:103] a16 // 5080c6d304c80000090b0c0f
image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]          // error: operands are not valid for this GPU or mode: image_bvh_intersect_ray accepts them on gfx1013, not on gfx1200

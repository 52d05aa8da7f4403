# Old names, and offsets.
buffer_load_dword v5, off, s[8:11], s3                   // buffer_load_b32 v5, off, s[8:11], s3 // 030005c40510800000000000
buffer_atomic_fmax v5, off, s[8:11], s3                  // buffer_atomic_max_num_f32 v5, off, s[8:11], s3 // 038014c40510800000000000
buffer_atomic_csub v5, off, s[8:11], s3                  // buffer_atomic_sub_clamp_u32 v5, off, s[8:11], s3 // 03c00dc40510800000000000
ds_min_rtn_f64 v[1:2], v3, v[4:5]                        // ds_min_num_rtn_f64 v[1:2], v3, v[4:5] // 0000c8d903040001
ds_read_b32 v1, v2                                       // ds_load_b32 v1, v2 // 0000d8d802000001
exp mrt0 v1, v2, v3, v4 done                             // export mrt0 v1, v2, v3, v4 done // 0f0800f801020304
lds_param_load v1, attr0.x                               // error: instruction not supported on this GPU
image_atomic_add v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // image_atomic_add_uint v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 000043d00510000001000000
global_atomic_csub_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // global_atomic_sub_clamp_u32 v5, v[2:3], v1, off th:TH_ATOMIC_RETURN // 7cc00dee0500900002000000
buffer_load_b32 v5, off, s[8:11], s3 offset:8388607      // 030005c40510800000ffff7f
buffer_load_b32 v5, off, s[8:11], s3 offset:8388608      // error: expected a 24-bit signed offset for offset: -8388608 to 8388607
buffer_load_b32 v5, off, s[8:11], s3 offset:-8388608     // 030005c40510800000000080
flat_load_b32 v5, v[2:3] offset:-8388609                 // error: expected a 24-bit signed offset for offset: -8388608 to 8388607
buffer_load_b32 v5, off, s[8:11], 0                      // error: operands are not valid for this GPU or mode: buffer_load_b32 takes them on gfx1100, not on gfx1200
buffer_load_b32 v5, off, s[8:11], null                   // 7c0005c40510800000000000
ds_add_u32 v1, v2 gds                                    // error: not a valid operand
buffer_store_b32 v[5:6], off, s[8:11], s3 tfe            // error: tfe modifier is not supported by this instruction on this GPU

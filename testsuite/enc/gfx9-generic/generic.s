# Instructions that all processors of the generic target have, and no others.
v_add_u32 v1, v2, v3                                     // v_add_u32_e32 v1, v2, v3 // 02070268
global_load_dword v1, v[2:3], off offset:16              // 108050dc02007f01
v_pk_fma_f16 v1, v2, v3, v4                              // 01408ed30207121c
v_mad_mix_f32 v1, v2, v3, v4                             // error: not supported on this GPU
v_fma_mix_f32 v1, v2, v3, v4                             // error: not supported on this GPU
v_dot2_f32_f16 v1, v2, v3, v4                            // error: not supported on this GPU

buffer_atomic_add_f32 v219, off, s[4:7], s77 offset:1592 slc // 380636e100db014d
buffer_atomic_add_f32 v191, v67, s[92:95], 53 offen offset:2630 // 461a34e143bf17b5
buffer_atomic_add_f32 v10, v0, s[32:35], s64 idxen       // 002034e1000a0840
buffer_atomic_add_f32 v62, v[34:35], s[36:39], 24 idxen offen offset:1784 // f83634e1223e0998
buffer_atomic_pk_add_f16 v167, off, s[36:39], 1 offset:1746 slc // d2063ae100a70981
buffer_atomic_pk_add_f16 v34, v74, s[80:83], s1 offen offset:2 slc // 02103ae14a221401
buffer_atomic_pk_add_f16 v244, v1, s[4:7], 1 idxen offset:2048 // 002838e101f40181
buffer_atomic_pk_add_f16 v136, v[84:85], s[0:3], s8 idxen offen offset:1287 // 073538e154880008

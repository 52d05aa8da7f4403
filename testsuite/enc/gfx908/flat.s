global_atomic_add_f32 v[24:25], v16, off offset:-1968    // 509834dd18107f00
global_atomic_add_f32 v176, v196, s[66:67] offset:354 slc // 628136ddb0c44200
global_atomic_pk_add_f16 v[160:161], v64, off offset:144 // 908038dda0407f00
global_atomic_pk_add_f16 v15, v10, s[40:41] offset:408   // 988138dd0f0a2800

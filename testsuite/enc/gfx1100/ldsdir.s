lds_direct_load v106 wait_vdst:13                        // 6a001dce
lds_direct_load v159 wait_vdst:14                        // 9f001ece
lds_direct_load v118 wait_vdst:10                        // 76001ace
lds_param_load v27, attr14.y wait_vdst:3                 // 1b3903ce
lds_param_load v37, attr23.x wait_vdst:15                // 255c0fce
lds_param_load v250, attr13.w wait_vdst:15               // fa370fce

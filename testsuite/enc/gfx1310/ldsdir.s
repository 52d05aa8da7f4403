ds_direct_load v175 wait_va_vdst:11 wait_vm_vsrc:0 // af001bce
ds_direct_load v73 wait_va_vdst:0 wait_vm_vsrc:1 // 490090ce
ds_direct_load v4 wait_va_vdst:2 wait_vm_vsrc:1 // 040092ce
ds_param_load v90, attr8.w wait_va_vdst:9 wait_vm_vsrc:0 // 5a2309ce
ds_param_load v218, attr32.w wait_va_vdst:13 wait_vm_vsrc:0 // da830dce
ds_param_load v3, attr0.x // ds_param_load v3, attr0.x wait_va_vdst:0 wait_vm_vsrc:0 // 030000ce

# Lines that either we or LLVM 19 accept, or that we encode differently.
s_alloc_vgpr s3                                          // 035380be
s_alloc_vgpr 64                                          // c05380be
global_atomic_add_u32 v[2:3], v4, off th:TH_ATOMIC_RETURN   // error: its register is missing
flat_atomic_add_u32 v[2:3], v4 th:TH_ATOMIC_RETURN          // error: its register is missing
buffer_load_b32 v5, off, s[8:11], src_scc                   // error: operands are not valid
global_load_b32 v1, v[2:3], off th:7                     // global_load_b32 v1, v[2:3], off th:0x7 // 7c0005ee0100700002000000
global_atomic_add_u32 v1, v[2:3], v4, off th:TH_ATOMIC_0x5 scope:SCOPE_DEV // 7c400dee0100580202000000
image_bvh8_intersect_ray v[0:9], [v[10:11], v[12:13], v[14:16], v[17:19], v20], s[0:3] // 1040e0d3000000140a0c0e11
image_bvh_dual_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v[9:10]], s[0:3] // 1000e0d300000009000b0306
image_bvh8_intersect_ray v[0:9], [v[10:11], v[12:13], v[14:16], v[17:19], v20], s[0:3] a16   // error: too many operands
ds_bvh_stack_push4_pop1_rtn_b32 v1, v2, v3, v[4:7]       // 000080db02030401
ds_bvh_stack_push8_pop1_rtn_b32 v1, v2, v3, v[4:11] offset:255 // ff0084db02030401
ds_bvh_stack_push8_pop2_rtn_b64 v[1:2], v3, v4, v[5:12]  // 000088db03040501
global_load_block v[0:31], v[34:35], off                 // 7cc014ee0000000022000000
global_load_block v[0:31], v34, s[2:3] offset:4          // 02c014ee0000000022040000
global_store_block v[34:35], v[0:31], off                // 7c0015ee0000000022000000
scratch_load_block v[0:31], off, s2                      // 02c014ed0000000000000000
scratch_store_block v1, v[2:33], off                     // 7c0015ed0000020101000000
global_load_b32 v1, v[2:3], off scope:SCOPE_SYS offset:4 th:TH_LOAD_BYPASS // global_load_b32 v1, v[2:3], off offset:4 th:TH_LOAD_BYPASS scope:SCOPE_SYS // 7c0005ee01003c0002040000
flat_atomic_xor_b64 v[180:181], v[31:32], v[236:237] offset:-6674194 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SYS // 7cc012ecb4003c761fee289a
global_atomic_add_u64 v[0:1], v[140:141], v[138:139], off offset:2597767 th:TH_ATOMIC_NT_RETURN scope:SCOPE_SYS // 7cc010ee00003c458c87a327
v_dual_dot2acc_f32_f16 v255, -1, v4 :: v_dual_add_nc_u32 v6, src_scc, v5 // c10820cbfd0a06ff
v_dual_add_f32 v201, v70, v131 :: v_dual_dot2acc_f32_bf16 v20, 32, v0 // 46071bc9a00014c9
v_swap_b16 v101.h, v50.l                                 // 32cdca7f
v_swap_b16 v1.l, s0                                      // error: a vector register is needed
v_swap_b16 v128.l, v0.l                                  // error: expected a half of v0 to v127
ds_bpermute_fi_b32 v48, v14, v144 offset:46080           // 00b434db0e900030
ds_bvh_stack_rtn_b32 v1, v2, v3, v[4:7]                  // ds_bvh_stack_push4_pop1_rtn_b32 v1, v2, v3, v[4:7] // 000080db02030401
lds_direct_load v17                                      // ds_direct_load v17 wait_va_vdst:0 wait_vm_vsrc:0 // 110010ce
lds_param_load v17, attr3.y wait_va_vdst:4               // ds_param_load v17, attr3.y wait_va_vdst:4 wait_vm_vsrc:0 // 110d04ce
buffer_store_b8 v4, v64, s[0:3], s68 idxen th:TH_STORE_WB // buffer_store_b8 v4, v64, s[0:3], s68 idxen th:TH_STORE_RT_WB // 440006c40400b08040000000
v_cvt_pk_f32_fp8 v[2:3], v200                            // v_cvt_pk_f32_fp8_e64 v[2:3], v200.l // 0200eed5c8010102
v_cvt_pk_f32_bf8_e32 v[2:3], v200                        // error: operands are not valid
global_load_b32 v0, v[2:3], off scope:2                  // global_load_b32 v0, v[2:3], off scope:SCOPE_DEV // 7c0005ee0000080002000000
# LLVM 19 prints the names without WAVE_, and does not accept those with it
s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE)                 // 01f880b8
s_getreg_b32 s0, hwreg(HW_REG_MODE)                      // s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE) // 01f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_STATE_PRIV, 3, 5)     // c42080b8
s_getreg_b32 s0, hwreg(HW_REG_STATE_PRIV, 3, 5)          // s_getreg_b32 s0, hwreg(HW_REG_WAVE_STATE_PRIV, 3, 5) // c42080b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV)       // 11f880b8
s_getreg_b32 s0, hwreg(HW_REG_EXCP_FLAG_PRIV)            // s_getreg_b32 s0, hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV) // 11f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_EXCP_FLAG_USER)       // 12f880b8
s_getreg_b32 s0, hwreg(HW_REG_EXCP_FLAG_USER)            // s_getreg_b32 s0, hwreg(HW_REG_WAVE_EXCP_FLAG_USER) // 12f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_TRAP_CTRL)            // 13f880b8
s_getreg_b32 s0, hwreg(HW_REG_TRAP_CTRL)                 // s_getreg_b32 s0, hwreg(HW_REG_WAVE_TRAP_CTRL) // 13f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_SCRATCH_BASE_LO)      // 14f880b8
s_getreg_b32 s0, hwreg(HW_REG_SCRATCH_BASE_LO)           // s_getreg_b32 s0, hwreg(HW_REG_WAVE_SCRATCH_BASE_LO) // 14f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_SCRATCH_BASE_HI)      // 15f880b8
s_getreg_b32 s0, hwreg(HW_REG_SCRATCH_BASE_HI)           // s_getreg_b32 s0, hwreg(HW_REG_WAVE_SCRATCH_BASE_HI) // 15f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_DVGPR_ALLOC_LO)       // 1ff880b8
s_getreg_b32 s0, hwreg(HW_REG_DVGPR_ALLOC_LO)            // s_getreg_b32 s0, hwreg(HW_REG_WAVE_DVGPR_ALLOC_LO) // 1ff880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_DVGPR_ALLOC_HI)       // 20f880b8
s_getreg_b32 s0, hwreg(HW_REG_DVGPR_ALLOC_HI)            // s_getreg_b32 s0, hwreg(HW_REG_WAVE_DVGPR_ALLOC_HI) // 20f880b8
s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2 // 1a0880b902000000
s_setreg_imm32_b32 hwreg(HW_REG_SCHED_MODE, 0, 2), 2     // s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2 // 1a0880b902000000
s_getreg_b32 s0, hwreg(HW_REG_WAVE_STATUS)               // 02f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_GPR_ALLOC)            // 05f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_LDS_ALLOC)            // 06f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_HW_ID1)               // 17f880b8
s_getreg_b32 s0, hwreg(HW_REG_WAVE_HW_ID2)               // 18f880b8
s_wait_event { export_ready: 1 }                         // 02008bbf
s_wait_event 0                                           // s_wait_event { export_ready: 0 } // 00008bbf
s_wait_event 1                                           // s_wait_event 0x1 // 01008bbf
s_prefetch_data s[0:1], 0x8, s40, 0 th:TH_LOAD_NT scope:SCOPE_SE // 00c0a4f408000050
s_prefetch_data_pc_rel 0x8, s11, 21 th:TH_LOAD_LU scope:SCOPE_DEV // 4005c5f508000016
s_prefetch_inst s[0:1], 0x418112, s73, 2 th:TH_LOAD_LU   // 808084f512814192
s_atc_probe 3, s[0:1], s4 offset:0x8 th:TH_LOAD_NT scope:SCOPE_SE // c040a4f408000008

// Short kernels with their issue times on gfx1100, as an emulator's tests in a fork of tinygrad expect them. Its authors compare these
// with hardware thread traces, which we have not seen. The number after each instruction is the cycle of its issue, relative to the
// wave's first instruction. A time with ? is known to be simulated differently; the simulated time follows it.
// facts/simulate/issue.py compares.

salu_chain:
	s_mov_b32 s0, 1                         // 0
	s_add_u32 s1, s0, 2                     // 1
	s_endpgm                                // 3
salu_mul:
	s_mul_i32 s0, s1, s2                    // 0
	s_delay_alu instid0(SALU_CYCLE_3)
	s_add_u32 s3, s0, 1                     // 1
salu_saveexec:
	s_mov_b32 s2, -1                        // 0
	s_and_saveexec_b32 s0, s2               // 1
	s_mov_b32 s1, 1                         // 2
	s_endpgm                                // 4
branch:
	s_branch .Lb                            // 0
	s_mov_b32 s0, 2
.Lb:	s_mov_b32 s1, 1                         // 10
	s_endpgm                                // 12
vccz_taken:
	s_mov_b32 vcc_lo, 0                     // 0
	s_cbranch_vccz .Lc                      // 7 T
	s_mov_b32 s1, 9
.Lc:	s_mov_b32 s2, 2                         // 17
	s_endpgm                                // 19
vccnz_not_taken:
	s_mov_b32 vcc_lo, 0                     // 0
	s_cbranch_vccnz .Ld                     // 7
	s_mov_b32 s1, 9                         // 10
.Ld:	s_endpgm                                // 12
execz_taken:
	s_mov_b32 exec_lo, 0                    // 0
	s_cbranch_execz .Le                     // 7 T
	s_mov_b32 s1, 9
.Le:	s_mov_b32 s2, 2                         // 17
	s_endpgm                                // 19
execnz_not_taken:
	s_mov_b32 exec_lo, 0                    // 0
	s_cbranch_execnz .Lf                    // 7 N
	s_mov_b32 s1, 9                         // 10
.Lf:	s_endpgm                                // 12
vccz_after_vcmp:
	v_cmp_eq_u32_e32 vcc_lo, 1, v0          // 0
	s_cbranch_vccz .Lg                      // 18 T
	s_mov_b32 s1, 9
.Lg:	s_mov_b32 s2, 2                         // 28
	s_endpgm                                // 30
execz_after_vcmpx:
	v_cmpx_eq_u32_e32 1, v0                 // 0
	s_cbranch_execz .Lh                     // 18 T
	s_mov_b32 s1, 9
.Lh:	s_mov_b32 s2, 2                         // 28
	s_endpgm                                // 30
loop:
	s_mov_b32 s0, 2                         // 0
.Li:	s_sub_u32 s0, s0, 1                     // 1 21
	s_cmp_lg_u32 s0, 0                      // 2 22
	s_cbranch_scc1 .Li                      // 11 32
	s_endpgm                                // 34?36
valu_independent:
	v_mov_b32_e32 v0, 0                     // 0
	v_mov_b32_e32 v1, 1                     // 1
	v_mov_b32_e32 v2, 2                     // 2
valu_dependency:
	v_add_f32_e32 v1, v0, v0                // 0
	v_add_f32_e32 v2, v1, v1                // 1
valu_nop:
	v_mov_b32_e32 v0, 0                     // 0
	s_nop 0                                 // 3
valu_nop4:
	v_mov_b32_e32 v0, 0                     // 0
	s_nop 4                                 // 7
	v_mov_b32_e32 v1, 1                     // 8
valu_nop15:
	v_mov_b32_e32 v0, 0                     // 0
	s_nop 15                                // 18
	v_mov_b32_e32 v1, 1                     // 19
shift64:
	v_lshlrev_b64 v[2:3], 2, v[0:1]         // 0
	v_add_f32_e32 v4, v2, v2                // 2
trans:
	v_rcp_f32_e32 v1, v0                    // 0
	v_add_f32_e32 v2, v1, v1                // 1
mad64:
	v_mad_u64_u32 v[4:5], s0, v0, v1, v[2:3] // 0
	v_mov_b32_e32 v6, 0                     // 4
f64:
	v_add_f64 v[2:3], v[0:1], v[0:1]        // 0
	v_mov_b32_e32 v6, 0                     // 32
wmma:
	v_wmma_f32_16x16x16_f16 v[0:7], v[16:23], v[24:31], v[0:7]     // 0
	v_wmma_f32_16x16x16_f16 v[32:39], v[48:55], v[56:63], v[32:39] // 1
wait_immediate:
	s_nop 0                                 // 0
	s_waitcnt 0                             // 1
	s_endpgm                                // 3
delay_valu1:
	v_mov_b32_e32 v0, 0                     // 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v1, 1                     // 5
delay_valu4:
	v_mov_b32_e32 v0, 0                     // 0
	v_mov_b32_e32 v1, 1                     // 1
	v_mov_b32_e32 v2, 2                     // 2
	v_mov_b32_e32 v3, 3                     // 3
	s_delay_alu instid0(VALU_DEP_4)
	v_mov_b32_e32 v4, 4                     // 5
delay_trans1:
	v_rcp_f32_e32 v1, v0                    // 0
	s_delay_alu instid0(TRANS32_DEP_1)
	v_mov_b32_e32 v2, 2                     // 10
delay_fma:
	v_fmac_f32_e32 v0, v1, v2               // 0
	s_delay_alu instid0(FMA_ACCUM_CYCLE_1)
	v_fmac_f32_e32 v0, v3, v4               // 1
delay_salu1:
	s_mov_b32 s0, 1                         // 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s1, s0, 2                     // 2
delay_salu2:
	s_mov_b32 s0, 1                         // 0
	s_delay_alu instid0(SALU_CYCLE_2)
	s_add_u32 s1, s0, 2                     // 1
delay_second:
	v_mov_b32_e32 v0, 0                     // 0
	s_delay_alu instid0(NO_DEP) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v1, 1                     // 1
	v_mov_b32_e32 v2, 2                     // 6
lds_roundtrip:
	v_lshlrev_b32_e32 v1, 2, v0             // 0
	ds_store_b32 v1, v0                     // 18
	ds_load_b32 v2, v1                      // 19
	s_endpgm                                // 54
lds_load_valu:
	ds_load_b32 v2, v0                      // 0
	v_add_f32_e32 v3, v2, v2                // 7
	s_endpgm                                // 32
lds_load_nop:
	ds_load_b32 v2, v0                      // 0
	s_nop 0                                 // 3
	v_add_f32_e32 v3, v2, v2                // 7
lds_load_wait:
	ds_load_b32 v2, v0                      // 0
	s_waitcnt 0                             // 31
	v_add_f32_e32 v3, v2, v2                // 32
lds_store_wait:
	ds_store_b32 v0, v0                     // 0
	s_waitcnt 0                             // 33
	s_endpgm                                // 35
lds_load_b64:
	ds_load_b64 v[2:3], v0                  // 0
	s_waitcnt 0                             // 33
lds_load_b96:
	ds_load_b96 v[2:4], v0                  // 0
	s_waitcnt 0                             // 36
lds_load_b128:
	ds_load_b128 v[2:5], v0                 // 0
	s_waitcnt 0                             // 37
lds_load_2addr:
	ds_load_2addr_b32 v[4:5], v0 offset1:1  // 0
	v_add_f32_e32 v6, v4, v4                // 7
	s_endpgm                                // 33?34
lds_load_2addr_b64:
	ds_load_2addr_b64 v[4:7], v0 offset1:1  // 0
	s_waitcnt 0                             // 35?37
lds_store_b64:
	ds_store_b64 v0, v[1:2]                 // 0
	s_waitcnt 0                             // 35
lds_store_b96:
	ds_store_b96 v0, v[1:3]                 // 0
	s_waitcnt 0                             // 38
lds_store_b128:
	ds_store_b128 v0, v[1:4]                // 0
	s_waitcnt 0                             // 39
lds_store_2addr_b64:
	ds_store_2addr_b64 v0, v[1:2], v[3:4] offset1:1 // 0
	s_waitcnt 0                             // 39
lds_permute:
	ds_permute_b32 v2, v0, v1               // 0
	s_waitcnt 0                             // 35?33
lds_bpermute:
	ds_bpermute_b32 v2, v0, v1              // 0
	v_add_f32_e32 v3, v2, v2                // 8
lds_swizzle:
	ds_swizzle_b32 v2, v0 offset:0xe000     // 0
	s_waitcnt 0                             // 31
lds_add:
	ds_add_u32 v0, v1                       // 0
	s_waitcnt 0                             // 33
lds_add_rtn:
	ds_add_rtn_u32 v2, v0, v1               // 0
	v_add_f32_e32 v3, v2, v2                // 8
lds_add_rtn_u64:
	ds_add_rtn_u64 v[4:5], v0, v[1:2]       // 0
	s_waitcnt 0                             // 36?35
lds_cmpstore_b64:
	ds_cmpstore_b64 v0, v[1:2], v[3:4]      // 0
	s_waitcnt 0                             // 39
mixed_alu:
	s_mov_b32 s0, 3                         // 0
	v_mov_b32_e32 v0, 0                     // 1
	v_add_f32_e32 v1, v0, v0                // 2
	s_nop 4                                 // 9
	v_rcp_f32_e32 v2, v1                    // 10
	s_delay_alu instid0(TRANS32_DEP_1)
	v_add_f32_e32 v3, v2, v2                // 20
	s_branch .Lj                            // 21
	s_mov_b32 s1, 9
.Lj:	s_mov_b32 s2, 2                         // 31
mixed_lds:
	v_lshlrev_b32_e32 v1, 2, v0             // 0
	ds_store_b32 v1, v0                     // 18
	ds_load_b32 v2, v1                      // 19
	s_waitcnt 0                             // 53
	v_add_f32_e32 v3, v2, v2                // 54
	v_rcp_f32_e32 v4, v3                    // 55
barrier_of_one_wave:
	s_barrier                               // 0
	s_mov_b32 s0, 1                         // 1
	s_endpgm                                // 3
salu_queue:
	s_mov_b32 s0, 1                         // 0
	s_add_u32 s0, s0, 1                     // 1
	s_add_u32 s0, s0, 1                     // 2
	s_add_u32 s0, s0, 1                     // 3
	s_add_u32 s0, s0, 1                     // 4
	s_add_u32 s0, s0, 1                     // 5
	s_add_u32 s0, s0, 1                     // 6
	s_add_u32 s0, s0, 1                     // 7
	s_add_u32 s0, s0, 1                     // 8
	s_add_u32 s0, s0, 1                     // 9
	s_add_u32 s0, s0, 1                     // 11
	s_add_u32 s0, s0, 1                     // 13
valu_queue:
	v_mov_b32_e32 v0, 1                     // 0
	v_add_f32_e32 v1, v0, v0                // 1
	v_add_f32_e32 v2, v1, v1                // 2
	v_add_f32_e32 v3, v2, v2                // 3
	v_add_f32_e32 v4, v3, v3                // 4
	v_add_f32_e32 v5, v4, v4                // 5
	v_add_f32_e32 v6, v5, v5                // 6
	v_add_f32_e32 v7, v6, v6                // 7
	v_add_f32_e32 v8, v7, v7                // 8
	v_add_f32_e32 v9, v8, v8                // 9
	v_add_f32_e32 v10, v9, v9               // 10
	v_add_f32_e32 v11, v10, v10             // 11
	v_add_f32_e32 v12, v11, v11             // 12
	v_add_f32_e32 v13, v12, v12             // 13
	v_add_f32_e32 v14, v13, v13             // 16
	v_add_f32_e32 v15, v14, v14             // 21
trans_queue:
	v_rcp_f32_e32 v1, v0                    // 0
	v_add_f32_e32 v2, v1, v1                // 1
	v_rcp_f32_e32 v3, v2                    // 4
	v_add_f32_e32 v4, v3, v3                // 5
	v_rcp_f32_e32 v5, v4                    // 8
	v_add_f32_e32 v6, v5, v5                // 9
	v_rcp_f32_e32 v7, v6                    // 12
	v_add_f32_e32 v8, v7, v7                // 13
	v_rcp_f32_e32 v9, v8                    // 16
	v_add_f32_e32 v10, v9, v9               // 17
	v_rcp_f32_e32 v11, v10                  // 20
	v_add_f32_e32 v12, v11, v11             // 21
	v_rcp_f32_e32 v13, v12                  // 24
	v_add_f32_e32 v14, v13, v13             // 25
	v_rcp_f32_e32 v15, v14                  // 39
	v_add_f32_e32 v16, v15, v15             // 40
interleaved:
	v_mov_b32_e32 v0, 0                     // 0
	s_mov_b32 s0, 1                         // 1
	v_add_f32_e32 v1, v0, v0                // 2
	s_add_u32 s1, s0, 2                     // 3
	v_add_f32_e32 v2, v1, v1                // 4
valu_reads_sgpr:
	s_mov_b32 s0, 1                         // 0
	v_mov_b32_e32 v0, s0                    // 1
	v_add_f32_e32 v1, v0, v0                // 2
	s_add_u32 s1, s0, 2                     // 7
	v_rcp_f32_e32 v2, v1                    // 8
lds_loads:
	ds_load_b32 v2, v0                      // 0
	ds_load_b32 v3, v0                      // 1
	ds_load_b32 v4, v0                      // 2
	ds_load_b32 v5, v0                      // 3
call:
	s_call_b64 s[0:1], .Lk                  // 0
	s_endpgm                                // 57?58
.Lk:	s_mov_b32 s2, 1                         // 28
	s_setpc_b64 s[0:1]                      // 29

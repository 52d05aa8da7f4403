	.text
	.file	1 "/src" "debug.c"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.hidden	kernel                          ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	1 18 2 prologue_end             ; debug.c:18:2
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	;DEBUG_VALUE: kernel:p <- undef
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s15, 0
	;DEBUG_VALUE: kernel:out <- undef
.Ltmp0:
	;DEBUG_VALUE: i <- 0
	.loc	1 0 2 is_stmt 0                 ; debug.c:0:2
	s_mov_b32 s32, 0
.Ltmp1:
.LBB1_1:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: i <- undef
	.loc	1 19 13 is_stmt 1               ; debug.c:19:13
	v_mov_b32_e32 v0, s15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, pick@rel32@lo+4
	s_addc_u32 s5, s5, pick@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp2:
	.loc	1 19 10 is_stmt 0               ; debug.c:19:10
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	flat_load_dword v3, v[1:2]
	.loc	1 18 26 is_stmt 1               ; debug.c:18:26
	s_add_i32 s15, s15, 1
	.loc	1 18 20 is_stmt 0               ; debug.c:18:20
	s_add_u32 s18, s18, 12
	s_addc_u32 s19, s19, 0
	s_add_u32 s16, s16, 4
	s_addc_u32 s17, s17, 0
	s_cmp_eq_u32 s15, 8
	.loc	1 19 10 is_stmt 1               ; debug.c:19:10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v0, v3, v0
	flat_store_dword v[1:2], v0
.Ltmp3:
	.loc	1 18 2                          ; debug.c:18:2
	s_cbranch_scc0 .LBB1_1
.Ltmp4:
; %bb.2:
	.loc	1 20 1                          ; debug.c:20:1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	kernel, .Lfunc_end0-kernel
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 136
; NumSgprs: 39
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 5
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2align	2                               ; -- Begin function pick
	.type	pick,@function
pick:                                   ; @pick
.Lfunc_begin1:
	.loc	1 6 0                           ; debug.c:6:0
	.cfi_startproc
; %bb.0:
	;DEBUG_VALUE: pick:i <- $vgpr0
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_8
.Ltmp6:
; %bb.1:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	v_cmp_lt_i32_e32 vcc, 6, v0
                                        ; implicit-def: $sgpr14
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_5
.Ltmp7:
; %bb.2:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	v_cmp_eq_u32_e32 vcc, 7, v0
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $sgpr14
	s_and_saveexec_b64 s[12:13], vcc
.Ltmp8:
; %bb.3:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	s_mov_b32 s14, 4
	s_xor_b64 s[8:9], exec, -1
.Ltmp9:
; %bb.4:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[8:9], s[8:9], exec
.Ltmp10:
.LBB0_5:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v3, s14
	s_xor_b64 exec, exec, s[10:11]
.Ltmp11:
; %bb.6:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[12:13], vcc, exec
	v_mov_b32_e32 v3, 5
	s_or_b64 s[8:9], s[8:9], s[12:13]
.Ltmp12:
; %bb.7:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[8:9], s[8:9], exec
.Ltmp13:
.LBB0_8:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	s_andn2_saveexec_b64 s[6:7], s[6:7]
.Ltmp14:
; %bb.9:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], vcc, exec
	s_mov_b64 s[4:5], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
                                        ; implicit-def: $vgpr3
.Ltmp15:
; %bb.10:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_12
.Ltmp16:
; %bb.11:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	;DEBUG_VALUE: pick:i <- $vgpr0
	.loc	1 11 30 prologue_end            ; debug.c:11:30
	v_and_b32_e32 v0, 1, v0
.Ltmp17:
	.loc	1 11 23 is_stmt 0               ; debug.c:11:23
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	1 11 26                         ; debug.c:11:26
	v_add_co_u32_e32 v3, vcc, v1, v0
	v_addc_co_u32_e32 v4, vcc, 0, v2, vcc
	.loc	1 11 23                         ; debug.c:11:23
	flat_load_dword v0, v[3:4] offset:4
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	1 11 18                         ; debug.c:11:18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cvt_i32_f32_e32 v3, v0
.Ltmp18:
.LBB0_12:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	.loc	1 0 18                          ; debug.c:0:18
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_14
.Ltmp19:
; %bb.13:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	.loc	1 8 20 is_stmt 1                ; debug.c:8:20
	flat_load_dword v3, v[1:2]
.Ltmp20:
.LBB0_14:
	;DEBUG_VALUE: pick:p <- $vgpr1_vgpr2
	.loc	1 0 20 is_stmt 0                ; debug.c:0:20
	s_or_b64 exec, exec, s[6:7]
	.loc	1 13 1 is_stmt 1                ; debug.c:13:1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, v3
	s_setpc_b64 s[30:31]
.Ltmp21:
.Lfunc_end1:
	.size	pick, .Lfunc_end1-pick
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 224
; NumSgprs: 36
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	500                             ; 0x1f4
	.size	__oclc_ABI_version, 4

	.section	.debug_loc,"",@progbits
.Ldebug_loc0:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.short	3                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	159                             ; DW_OP_stack_value
	.quad	0
	.quad	0
.Ldebug_loc1:
	.quad	.Lfunc_begin1-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.short	3                               ; Loc expr size
	.byte	144                             ; DW_OP_regx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.quad	0
	.quad	0
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.ascii	"\227B"                         ; DW_AT_GNU_all_call_sites
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	39                              ; DW_AT_prototyped
	.byte	25                              ; DW_FORM_flag_present
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	9                               ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	23                              ; DW_FORM_sec_offset
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.ascii	"\211\202\001"                  ; DW_TAG_GNU_call_site
	.byte	0                               ; DW_CHILDREN_no
	.ascii	"\223B"                         ; DW_AT_GNU_call_site_target
	.byte	24                              ; DW_FORM_exprloc
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	12                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	64                              ; DW_AT_frame_base
	.byte	24                              ; DW_FORM_exprloc
	.ascii	"\227B"                         ; DW_AT_GNU_all_call_sites
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	39                              ; DW_AT_prototyped
	.byte	25                              ; DW_FORM_flag_present
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	23                              ; DW_FORM_sec_offset
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	14                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	16                              ; Abbreviation Code
	.byte	19                              ; DW_TAG_structure_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	17                              ; Abbreviation Code
	.byte	13                              ; DW_TAG_member
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	56                              ; DW_AT_data_member_location
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	18                              ; Abbreviation Code
	.byte	38                              ; DW_TAG_const_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x127 DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	29                              ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0xb DW_TAG_variable
	.long	.Linfo_string3                  ; DW_AT_name
	.long	53                              ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	2                               ; DW_AT_decl_line
	.byte	3                               ; Abbrev [3] 0x35:0xc DW_TAG_array_type
	.long	65                              ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x3a:0x6 DW_TAG_subrange_type
	.long	72                              ; DW_AT_type
	.byte	4                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x41:0x7 DW_TAG_base_type
	.long	.Linfo_string4                  ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	6                               ; Abbrev [6] 0x48:0x7 DW_TAG_base_type
	.long	.Linfo_string5                  ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	7                               ; DW_AT_encoding
	.byte	7                               ; Abbrev [7] 0x4f:0x5a DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string6                  ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	16                              ; DW_AT_decl_line
                                        ; DW_AT_prototyped
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
	.byte	8                               ; Abbrev [8] 0x63:0xb DW_TAG_formal_parameter
	.long	.Linfo_string9                  ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	16                              ; DW_AT_decl_line
	.long	233                             ; DW_AT_type
	.byte	8                               ; Abbrev [8] 0x6e:0xb DW_TAG_formal_parameter
	.long	.Linfo_string10                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	16                              ; DW_AT_decl_line
	.long	238                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x79:0x1d DW_TAG_lexical_block
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Ltmp4-.Lfunc_begin0            ; DW_AT_high_pc
	.byte	10                              ; Abbrev [10] 0x86:0xf DW_TAG_variable
	.long	.Ldebug_loc0                    ; DW_AT_location
	.long	.Linfo_string8                  ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	18                              ; DW_AT_decl_line
	.long	65                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	11                              ; Abbrev [11] 0x96:0x12 DW_TAG_GNU_call_site
	.byte	8                               ; DW_AT_GNU_call_site_target
	.byte	144
	.byte	62
	.byte	147
	.byte	4
	.byte	144
	.byte	63
	.byte	147
	.byte	4
	.quad	.Ltmp2                          ; DW_AT_low_pc
	.byte	0                               ; End Of Children Mark
	.byte	12                              ; Abbrev [12] 0xa9:0x40 DW_TAG_subprogram
	.quad	.Lfunc_begin1                   ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	64
                                        ; DW_AT_GNU_all_call_sites
	.long	.Linfo_string7                  ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
                                        ; DW_AT_prototyped
	.long	65                              ; DW_AT_type
	.byte	13                              ; Abbrev [13] 0xc3:0xf DW_TAG_formal_parameter
	.long	.Ldebug_loc1                    ; DW_AT_location
	.long	.Linfo_string8                  ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.long	65                              ; DW_AT_type
	.byte	14                              ; Abbrev [14] 0xd2:0x16 DW_TAG_formal_parameter
	.byte	10                              ; DW_AT_location
	.byte	144
	.ascii	"\201\024"
	.byte	147
	.byte	4
	.byte	144
	.ascii	"\202\024"
	.byte	147
	.byte	4
	.long	.Linfo_string10                 ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.long	295                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	15                              ; Abbrev [15] 0xe9:0x5 DW_TAG_pointer_type
	.long	65                              ; DW_AT_type
	.byte	15                              ; Abbrev [15] 0xee:0x5 DW_TAG_pointer_type
	.long	243                             ; DW_AT_type
	.byte	16                              ; Abbrev [16] 0xf3:0x21 DW_TAG_structure_type
	.long	.Linfo_string14                 ; DW_AT_name
	.byte	12                              ; DW_AT_byte_size
	.byte	1                               ; DW_AT_decl_file
	.byte	1                               ; DW_AT_decl_line
	.byte	17                              ; Abbrev [17] 0xfb:0xc DW_TAG_member
	.long	.Linfo_string11                 ; DW_AT_name
	.long	65                              ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	1                               ; DW_AT_decl_line
	.byte	0                               ; DW_AT_data_member_location
	.byte	17                              ; Abbrev [17] 0x107:0xc DW_TAG_member
	.long	.Linfo_string12                 ; DW_AT_name
	.long	276                             ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	1                               ; DW_AT_decl_line
	.byte	4                               ; DW_AT_data_member_location
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0x114:0xc DW_TAG_array_type
	.long	288                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x119:0x6 DW_TAG_subrange_type
	.long	72                              ; DW_AT_type
	.byte	2                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x120:0x7 DW_TAG_base_type
	.long	.Linfo_string13                 ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	15                              ; Abbrev [15] 0x127:0x5 DW_TAG_pointer_type
	.long	300                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0x12c:0x5 DW_TAG_const_type
	.long	243                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 19.1.7 (3~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"debug.c"                       ; string offset=40
.Linfo_string2:
	.asciz	"/src"                          ; string offset=48
.Linfo_string3:
	.asciz	"table"                         ; string offset=53
.Linfo_string4:
	.asciz	"int"                           ; string offset=59
.Linfo_string5:
	.asciz	"__ARRAY_SIZE_TYPE__"           ; string offset=63
.Linfo_string6:
	.asciz	"kernel"                        ; string offset=83
.Linfo_string7:
	.asciz	"pick"                          ; string offset=90
.Linfo_string8:
	.asciz	"i"                             ; string offset=95
.Linfo_string9:
	.asciz	"out"                           ; string offset=97
.Linfo_string10:
	.asciz	"p"                             ; string offset=101
.Linfo_string11:
	.asciz	"a"                             ; string offset=103
.Linfo_string12:
	.asciz	"b"                             ; string offset=105
.Linfo_string13:
	.asciz	"float"                         ; string offset=107
.Linfo_string14:
	.asciz	"pair"                          ; string offset=113
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uses_dynamic_stack: false
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:

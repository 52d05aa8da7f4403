// Metadata: every kind of argument, texts that need quoting, printf formats, a version of its own for a
// kernel without arguments; numbers in several spellings; unknown keys are refused, so there are none.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl plain
.p2align 8
plain:
	s_endpgm

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.printf:
  - '1:1:4:%d\n'
  - "2:2:8:4:%s is %x\\n"
amdhsa.kernels:
  - .name: plain
    .symbol: 'plain.kd'
    .language: OpenCL C
    .language_version: [ 2, 0 ]
    .vec_type_hint: float4
    .workgroup_size_hint: [ 64, 2, 1 ]
    .device_enqueue_symbol: enqueue_plain
    .kernarg_segment_size: 0x100
    .group_segment_fixed_size: 65536
    .private_segment_fixed_size: 070
    .kernarg_segment_align: 16
    .wavefront_size: 64
    .sgpr_count: 128
    .vgpr_count: 300
    .max_flat_workgroup_size: 1024
    .sgpr_spill_count: 4294967296
    .vgpr_spill_count: 1
    .kind: normal
    .uses_dynamic_stack: false
    .args:
      - .name: values
        .type_name: 'float*'
        .size: 8
        .offset: 0
        .value_kind: global_buffer
        .address_space: global
        .is_const: true
        .is_restrict: true
        .is_volatile: false
      - .name: local
        .type_name: 'int*'
        .size: 4
        .offset: 8
        .value_kind: dynamic_shared_pointer
        .address_space: local
        .pointee_align: 16
      - { .size: 8, .offset: 16, .value_kind: sampler, .name: 'with: colon' }
      - { .size: 8, .offset: 24, .value_kind: image, .access: read_only, .actual_access: read_only }
      - { .size: 8, .offset: 32, .value_kind: pipe, .access: write_only, .is_pipe: true }
      - { .size: 8, .offset: 40, .value_kind: queue }
      - { .size: 1, .offset: 48, .value_kind: by_value, .type_name: "char", .name: "quoted \"name\"" }
      - { .size: 4, .offset: 52, .value_kind: hidden_block_count_x }
      - { .size: 2, .offset: 56, .value_kind: hidden_group_size_x }
      - { .size: 2, .offset: 58, .value_kind: hidden_remainder_x }
      - { .size: 8, .offset: 64, .value_kind: hidden_global_offset_x }
      - { .size: 8, .offset: 72, .value_kind: hidden_none }
      - { .size: 8, .offset: 80, .value_kind: hidden_printf_buffer, .address_space: global }
      - { .size: 8, .offset: 88, .value_kind: hidden_hostcall_buffer }
      - { .size: 8, .offset: 96, .value_kind: hidden_heap_v1 }
      - { .size: 8, .offset: 104, .value_kind: hidden_multigrid_sync_arg }
      - { .size: 2, .offset: 112, .value_kind: hidden_grid_dims }
      - { .size: 4, .offset: 116, .value_kind: hidden_dynamic_lds_size }
      - { .size: 4, .offset: 120, .value_kind: hidden_private_base }
      - { .size: 4, .offset: 124, .value_kind: hidden_shared_base }
      - { .size: 8, .offset: 128, .value_kind: hidden_queue_ptr }
...
.end_amdgpu_metadata

.rodata
.p2align 6
.amdhsa_kernel plain
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel

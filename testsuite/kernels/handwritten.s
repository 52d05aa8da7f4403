// args: -mcpu=gfx900 -defsym tile_x=4 -defsym dir=1 -defsym elements=0x40
// In the style of hand-written library kernels: register allocation by symbols, nested macros, METADATA by .altmacro.
.ifnotdef tile_y
  tile_y = 2
.endif
.ifndef unroll
  unroll = 2
.endif
.if tile_x % 2 || tile_x > 8
  .error "tile_x is even and at most 8"
  .end
.endif

.macro .GPR_ALLOC_BEGIN
  .SGPR_NEXT_FREE = 0
  .VGPR_NEXT_FREE = 0
  .if(.SGPR_NEXT_FREE)
    .error "not empty"
  .endif
.endm
.macro .SGPR_ALLOC name:req, count=1, align=1
  .if .SGPR_NEXT_FREE % \align
    .SGPR_NEXT_FREE = .SGPR_NEXT_FREE + \align - (.SGPR_NEXT_FREE % \align)
  .endif
  \name = .SGPR_NEXT_FREE
  .SGPR_NEXT_FREE = .SGPR_NEXT_FREE + \count
.endm
.macro .VGPR_ALLOC name:req, count=1
  .set \name, .VGPR_NEXT_FREE
  .set .VGPR_NEXT_FREE, .VGPR_NEXT_FREE + \count
.endm
.macro static_assert fufufu
  .if !\fufufu
    .error "\fufufu is false"
    .end
  .endif
.endm
.macro log2 lg2, num, max_bits=8
  \lg2 = 0
  lg_i = \num
  .rept \max_bits
    lg_i = lg_i >> 1
    .if lg_i > 0
      \lg2 = \lg2 + 1
    .endif
  .endr
.endm

.GPR_ALLOC_BEGIN
.SGPR_ALLOC s_kernarg, 2, 2
.SGPR_ALLOC s_gid_x
.SGPR_ALLOC s_in, 4, 4
.SGPR_ALLOC s_out, 4, 4
.SGPR_ALLOC s_loop
.SGPR_ALLOC s_tmp, 2, 2
.VGPR_ALLOC v_tid
.VGPR_ALLOC v_off
.VGPR_ALLOC v_in, tile_x * unroll
.VGPR_ALLOC v_acc, tile_x * tile_y
.VGPR_ALLOC v_tmp, 4
log2 elements_log2, elements
static_assert (elements_log2 == 6)

.text
.p2align 8
.globl handwritten
.type handwritten, @function
k_begin:
handwritten:
.macro s_wait vm=63, lgkm=15
  s_waitcnt vmcnt(\vm) & lgkmcnt(\lgkm)
.endm
.macro v_mad dst, a, b, kind
  .if \kind == 0
    v_mac_f32 v[\dst], v[\a], v[\b]
  .elseif \kind == 1
    v_fma_f32 v[\dst], v[\a], v[\b], v[\dst]
  .elseif \kind == 2
    v_mad_f32 v[\dst], -v[\a], |v[\b]|, v[\dst] clamp
  .else
    .error "unknown kind"
  .endif
.endm
.macro exchange base, count, ctrl
  .irpc lane, 0123
    .if \lane < \count
      v_mov_b32_dpp v[v_tmp+\lane], v[\base+\lane] \ctrl row_mask:0xf bank_mask:0xf
    .endif
  .endr
.endm
.macro .mul_u32 dst, a, imm:req
  .if (\imm & (\imm - 1)) == 0
    log2 mul_shift, \imm, 31
    v_lshlrev_b32 v[\dst], 0 + mul_shift, v[\a]
  .elseif \imm <= 64
    v_mul_u32_u24 v[\dst], v[\a], \imm
  .else
    v_mov_b32 v[v_tmp], 0 + \imm
    v_mul_lo_u32 v[\dst], v[\a]  v[v_tmp]
  .endif
.endm
  s_load_dwordx2 s[s_in:s_in+1], s[s_kernarg:s_kernarg+1], 0x0
  s_load_dwordx2 s[s_out:s_out+1], s[s_kernarg:s_kernarg+1], 8*1
  .mul_u32 v_off, v_tid, tile_x * 4
  .mul_u32 v_off, v_tid, 24
  .mul_u32 v_off, v_tid, 1000
  s_mov_b32 s[s_in+2], elements * 4
  s_mov_b32 s[s_in+3], 0x00027000
  s_mov_b32 s[s_out+2], elements << elements_log2
  s_mov_b32 s[s_out+3], s[s_in+3]
  i = 0
  .rept tile_x * tile_y
    v_mov_b32 v[v_acc+i], 0.5 ; as a float
    i = i + 1
  .endr
  s_wait , 0
  s_movk_i32 s[s_loop], 0 + elements / (tile_x * unroll)
loop_begin:
  u = 0
  .rept unroll
    x = 0
    .rept tile_x
      buffer_load_dword v[v_in+u*tile_x+x], v[v_off], s[s_in:s_in+3], 0 offen offset:(u*tile_x+x)*4
      x = x + 1
    .endr
    u = u + 1
  .endr
#s_wait 0
  u = 0
  .rep unroll
    s_wait (unroll - 1 - u) * tile_x
    y = 0
    .rept tile_y
      x = 0
      .rept tile_x
        v_mad v_acc+y*tile_x+x, v_in+u*tile_x+x, v_in+u*tile_x, (x+y)%3
        x = x + 1
      .endr
      y = y + 1
    .endr
    u = u + 1
  .endr
  s_sub_u32 s[s_loop], s[s_loop], 1
  s_cmp_lg_u32 s[s_loop], 0
  s_cbranch_scc1 loop_begin
  exchange v_acc, 4, "quad_perm:[1,0,3,2]"
  exchange v_acc, 2, row_ror:8
  .ifeqs "dir", "dir"
    .if dir
      v_add_f32 v[v_acc], v[v_tmp], v[v_acc+1]
    .else
      v_sub_f32 v[v_acc], v[v_tmp], v[v_acc+1]
    .endif
  .endif
  v_mul_f32 v[v_acc], 0x3f317218, v[v_acc]
  buffer_store_dword v[v_acc], v[v_off], s[s_out:s_out+3], 0 offen
  s_endpgm
.Lend:
.size handwritten, .Lend - handwritten

.rodata
.p2align 6
.amdhsa_kernel handwritten
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_system_sgpr_workgroup_id_x 1
  .amdhsa_next_free_vgpr .VGPR_NEXT_FREE
  .amdhsa_next_free_sgpr .SGPR_NEXT_FREE
  .amdhsa_ieee_mode 0
  .amdhsa_dx10_clamp 0
.end_amdhsa_kernel

.altmacro
.macro METADATA sgprs, vgprs, group
.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: handwritten
    .symbol: handwritten.kd
    .sgpr_count: \sgprs
    .vgpr_count: \vgprs
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .max_flat_workgroup_size: \group
    .args:
    - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
    - { .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
...
.end_amdgpu_metadata
.endm
METADATA %(.SGPR_NEXT_FREE + 6), %.VGPR_NEXT_FREE, <64>

"""Writes convolutions in the style of hand-written library kernels: macros that allocate registers, nested macros, .rept with
counters, .if on the kernel's parameters, metadata from a macro with computed arguments.

The kernels share their text and differ in parameters, so that macros and conditions do most of the work: the assembler reads
about one source line for each instruction that it emits."""
import random

MACROS = """\
/*******************************************************************************
 * registers: handed out in turn, counted for the descriptor
 *******************************************************************************/
.set .LANES, 64
.set .VREGS_MAX, 256
.set .SREGS_MAX, 100

.macro .REGS_BEGIN
	.set .VREGS_LEFT, .VREGS_MAX
	.set .SREGS_LEFT, .SREGS_MAX
	.set .VREG_NEXT, 0
	.set .SREG_NEXT, 0
	.set .VREG_COUNT, 0
	.set .SREG_COUNT, 0
	.set __reserve_vcc, 0
	.set __reserve_scratch, 0
	.set __regs_open, 1
	.set __most_waves, 10
.endm

.macro .VREG_CHECK wanted=0
	.if (.VREG_NEXT + \\wanted) > .VREGS_LEFT
		.error "no vector registers are left"
		.end
	.endif
.endm

.macro .SREG_CHECK wanted=0
	.if (.SREG_NEXT + \\wanted) > .SREGS_LEFT
		.error "no scalar registers are left"
		.end
	.endif
.endm

.macro .REGS_OF_WAVES waves, scalars, vectors
    .if \\waves == 10
	    \\scalars = 80
	    \\vectors = 24
    .elseif \\waves == 9
	    \\scalars = 96
	    \\vectors = 28
    .elseif \\waves == 8
	    \\scalars = 96
	    \\vectors = 32
    .elseif \\waves == 6
	    \\scalars = 100
	    \\vectors = 40
    .elseif \\waves == 5
	    \\scalars = 100
	    \\vectors = 48
    .elseif \\waves == 4
	    \\scalars = 100
	    \\vectors = 64
    .elseif \\waves == 3
	    \\scalars = 100
	    \\vectors = 84
    .elseif \\waves == 2
	    \\scalars = 100
	    \\vectors = 128
    .else
	    \\scalars = 100
	    \\vectors = 256
    .endif
.endm

.macro .VREG name, count=1
    .VREG_CHECK \\count
    .set \\name, .VREG_NEXT
    .set .VREG_NEXT, .VREG_NEXT + \\count
.endm

.macro .SREG name, count=1, align=0
    .SREG_CHECK \\count
    .if \\align > 0
	.set __align, \\align
    .elseif \\count > 4
	.set __align, 4
    .else
	.set __align, \\count
    .endif
    .if .SREG_NEXT % __align != 0
	.set .SREG_NEXT, ((.SREG_NEXT / __align) + 1) * __align
    .endif
    .set \\name, .SREG_NEXT
    .set .SREG_NEXT, .SREG_NEXT + \\count
.endm

.macro .SREG_ONCE name, count=1, align=0
    .ifndef __have_sreg_\\name
	__have_sreg_\\name = 0
    .endif
    .if __have_sreg_\\name == 0
	__have_sreg_\\name = 1
	.SREG \\name, \\count, \\align
    .else
	.SREG_CHECK
    .endif
.endm

.macro .VREG_RENAME old, new
    .set \\new, \\old
    .set \\old, 0x7fffffff /* so that a use of it is an error */
.endm

.macro .REGS_END
    .ifnotdef __regs_open
	.error "nothing was begun"
	.end
    .endif
    .if __regs_open != 1
	.error "ended twice"
    .endif
    .VREG_CHECK
    .SREG_CHECK
    __sregs_besides = 2 * (__reserve_vcc + __reserve_scratch)
    .REGS_OF_WAVES __most_waves, .SREG_COUNT, .VREG_COUNT
    .if .VREG_COUNT < .VREG_NEXT
	.VREG_COUNT = .VREG_NEXT
    .endif
    .if .SREG_COUNT < (.SREG_NEXT + __sregs_besides)
	.SREG_COUNT = (.SREG_NEXT + __sregs_besides)
    .endif
    __regs_open = 2
.endm

/*******************************************************************************
 * instructions whose names differ between generations
 *******************************************************************************/
.macro _v_add_nc_u32 dst, src0, src1, dpp=
    .if (.amdgcn.gfx_generation_number == 8)
	v_add_u32 \\dst, vcc, \\src0, \\src1 \\dpp
    .else
	v_add_u32 \\dst, \\src0, \\src1 \\dpp
    .endif
.endm

.macro _v_add_co_ci_u32 dst, co, src0, src1, ci, dpp=
    .if (.amdgcn.gfx_generation_number == 8)
	v_addc_u32 \\dst, \\co, \\src0, \\src1, \\ci \\dpp
    .else
	v_addc_co_u32 \\dst, \\co, \\src0, \\src1, \\ci \\dpp
    .endif
.endm

.macro wait_for vector, lds
    .if \\vector > 63
	.set __vector, 63
    .else
	.set __vector, \\vector
    .endif
    .if \\lds > 15
	s_waitcnt vmcnt(0 + __vector)
    .else
	s_waitcnt vmcnt(0 + __vector) & lgkmcnt(0 + \\lds)
    .endif
.endm

/*******************************************************************************
 * loads and stores of any number of registers
 *******************************************************************************/
.macro one_sload base, count
    .if ((still - \\count) >= 0) && still > 0
	.if at >= (1 << 20)
	    .error "the offset of a load is too large"
	    .end
	.endif
	.if by_buffer
	    .if \\count == 1
		s_buffer_load_dword s[\\base+done], s[weights_v:weights_v+3], 0 + at
	    .else
		s_buffer_load_dwordx\\count s[\\base+done:\\base+done+\\count-1], s[weights_v:weights_v+3], 0 + at
	    .endif
	.else
	    .if \\count == 1
		s_load_dword s[\\base+done], s[weights:weights+1], 0 + at
	    .else
		s_load_dwordx\\count s[\\base+done:\\base+done+\\count-1], s[weights:weights+1], 0 + at
	    .endif
	.endif
	still = still - \\count
	done = done + \\count
	at = at + 4 * \\count
    .endif
.endm

.macro sloads base, count
    .if (\\count) > 0
	still = \\count
	done = 0
	.rept (\\count / 16)
	    one_sload \\base, 16
	.endr
	one_sload \\base, 8
	one_sload \\base, 4
	one_sload \\base, 2
	one_sload \\base, 1
    .endif
.endm

.macro load_filters base, from
    at = \\from
    first = \\base
    .rept filters
	sloads first, filter_size
	at = at + filter_stride - filter_size * 4
	first = first + filter_pitch
    .endr
.endm

.macro one_vload base, count, partial=0
    .if ((still - \\count) >= 0) && still > 0
	.if imm >= (1 << 12)
	    .error "the offset of a load is too large"
	    .end
	.endif
	.if \\count == 1
	    .if \\partial
		buffer_load_dword v[\\base+done], v[part_offset], s[in_v:in_v+3], s[line_offset] offen offset:0+imm
	    .else
		buffer_load_dword v[\\base+done], v[in_offset], s[in_v:in_v+3], s[line_offset] offen offset:0+imm
	    .endif
	.else
	    buffer_load_dwordx\\count v[\\base+done:\\base+done+\\count-1], v[in_offset], s[in_v:in_v+3], s[line_offset] offen offset:0+imm
	.endif
	still = still - \\count
	done = done + \\count
	imm = imm + 4 * \\count
	in_flight = in_flight + 1
    .endif
.endm

.macro load_lines base
    line = 0
    in_flight = 0
    .rept lines_read // one after another, while the offset fits
	still = line_regs
	done = line * line_regs
	imm = line * line_stride
	.rept (line_regs / 4)
	    one_vload \\base, 4
	.endr
	one_vload \\base, 3
	one_vload \\base, 2
	one_vload \\base, 1, uneven
	line = line + 1
    .endr
.endm

/*******************************************************************************
 * the sums
 *******************************************************************************/
.macro weight_of w, base, k, x, y
    .if mirrored
	wx = filter_w - 1 - \\x
	wy = filter_h - 1 - \\y
    .else
	wx = \\x
	wy = \\y
    .endif
    nth = wy * filter_w + wx
    .if layout == 1 // of all filters, those for one channel
	\\w = \\base + \\k * filter_pitch + nth
    .elseif nth < filter_size // of one filter, all channels
	\\w = \\base + \\k * filter_pitch + nth
    .else
	\\w = \\base + \\k + nth - filter_size
    .endif
.endm

.macro sum_of name, k, line
  .set \\name, sums + (\\k * lines_made + \\line) * line_regs
.endm

.macro line_of_sums in, sum, weights, fline, k
    weight_of f0, \\weights, \\k, 0, \\fline
    weight_of f1, \\weights, \\k, 1, \\fline
    weight_of f2, \\weights, \\k, 2, \\fline
    x = 0
    .rept line_regs
	here = \\in + x
	.if (x == 0)
	    before = in_right
	.else
	    before = \\in + x - 1
	.endif
	.if (x+1) < line_regs
	    after = \\in + x + 1
	.else
	    after = in_left
	.endif
	v_mac_f32 v[\\sum + x], s[f0], v[before]
	v_mac_f32 v[\\sum + x], s[f1], v[here]
	v_mac_f32 v[\\sum + x], s[f2], v[after]
	x = x + 1
    .endr
.endm

.macro convolve in_base, weights
    line = 0
    .rept lines_read // of the input
	in0 = \\in_base + line_regs * line
	.if pad_columns
	    v_mov_b32 v[in_left], v[in0] wave_shl:1 bound_ctrl:0
	    v_mov_b32 v[in_right], v[in0+line_regs-1] wave_shr:1 bound_ctrl:0
	.endif
	k = 0
	.rept filters // channels of the output
	    made = 0
	    .rept lines_made
		sum_of sum0, k, made
		fline = line - made + first_line
		.if (fline >= 0) && (fline <= 2)
		    line_of_sums in0, sum0, \\weights, fline, k
		.endif
		made = made + 1
	    .endr
	    k = k + 1
	.endr
	line = line + 1
    .endr
.endm

.macro dot acc, wei, in
    .if halves
	v_mad_mix_f32 v[\\acc], s[\\wei], v[\\in], v[\\acc] op_sel:[0,0,0] op_sel_hi:[1,1,0]
	v_mad_mix_f32 v[\\acc], s[\\wei], v[\\in], v[\\acc] op_sel:[1,1,0] op_sel_hi:[1,1,0]
    .else
	v_mac_f32 v[\\acc], s[\\wei], v[\\in]
    .endif
    #v_mac_f32 v[\\acc], 1.0, v[\\in]
.endm

.macro exchange low, high
    v_mov_b32 v[vtmp], v[\\low]
    v_mov_b32_sdwa v[\\low], v[\\high] dst_sel:WORD_1 src0_sel:WORD_0
    v_mov_b32_sdwa v[\\high], v[vtmp] dst_sel:WORD_0 src0_sel:WORD_1
.endm

.altmacro
.macro METADATA kernel_name, scalars_used, vectors_used, lds_bytes, group_width
    .noaltmacro
    .amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - { .name: \\kernel_name, .symbol: \\kernel_name\\().kd,
      .sgpr_count: \\scalars_used, .vgpr_count: \\vectors_used, .group_segment_fixed_size: \\lds_bytes,
      .private_segment_fixed_size: 0, .kernarg_segment_size: 56, .kernarg_segment_align: 8, .wavefront_size: 64,
      .reqd_workgroup_size: [ \\group_width, 1, 1 ], .max_flat_workgroup_size: \\group_width,
      .args: [
      { .name: images,   .size: 4, .offset:  0, .value_kind: by_value },
      { .name: channels, .size: 4, .offset:  4, .value_kind: by_value },
      { .name: in,       .size: 8, .offset:  8, .value_kind: global_buffer, .address_space: global, .is_const: true },
      { .name: weights,  .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global, .is_const: true },
      { .name: out,      .size: 8, .offset: 24, .value_kind: global_buffer, .address_space: global } ] }
    .end_amdgpu_metadata
.endm
.noaltmacro
"""

KERNEL = """
/*******************************************************************************
 * {name}: {width} x {height}, {channels} channels
 *******************************************************************************/
.text
.globl {name}
.p2align 8
.type {name},@function

// at the beginning (s[0:4] are then weights):
// s[0:1] - arguments
// s2, s3, s4 - group in x, y and z
kernarg = 0
group_x = 2
group_y = 3
group_z = 4

// arguments
.set in_at, 0x8
.set wei_at, 0x10
.set out_at, 0x18

.set img_w, {width}
.set img_h, {height}
.set channels, {channels}
.set outputs, {outputs}
.set filters, {filters}
.set lines_made, {lines}
.set layout, {layout}
.set mirrored, {mirrored}
.set halves, {halves}
.set by_buffer, {by_buffer}
.set filter_w, 3
.set filter_h, 3
.set filter_size, filter_w * filter_h
.set filter_pitch, (filter_size + 3) / 4 * 4
.set pad_columns, 1
.set first_line, 0
.set uneven, 0
.set prefetch, 1 // unless the scalar registers do not suffice

chunks = (img_w + 63) / 64
lanes = (img_w + chunks - 1) / chunks
line_regs = (img_w + lanes - 1) / lanes
.set line_stride, 4 * img_w
.set in_stride, 4 * img_w * img_h
.set out_stride, 4 * img_w * img_h
.if (chunks * lanes) < img_w
    .error "the width"
    .end
.endif
.if img_w % lanes
    uneven = 1
    full = img_w % chunks
    part = chunks - full
.endif
.if layout == 0 // all channels of a filter
    .set channel_stride, 4 * filter_size
    .set filter_stride, 4 * filter_size * channels
.else // all filters of a channel
    .set channel_stride, 4 * filter_size * outputs
    .set filter_stride, 4 * filter_size
.endif
.if img_h == lines_made
    lines_read = lines_made
    first_line = 1
.else
    lines_read = lines_made + 2
.endif

// how many lines the 12 bits of an offset reach
lines_per_sreg = 1 + (0x1000-1-4*line_regs) / line_stride
.if lines_per_sreg == 1
    more_sregs = lines_read - 1
.else
    more_lines = lines_read - lines_per_sreg
    .if more_lines <= 0
	more_sregs = 0
    .else
	more_sregs = (more_lines + lines_per_sreg - 1) / lines_per_sreg
    .endif
.endif

.REGS_BEGIN
    __most_waves = {waves}
    .SREG weights_a, filter_pitch * filters
    .if 2 * filter_pitch * filters > 64
	prefetch = 0
	weights_b = weights_a
    .else
	.SREG weights_b, filter_pitch * filters
    .endif
    .SREG in_v, 4
    .SREG weights_v, 4
    .SREG weights, 2
    .SREG out, 2
    .SREG_ONCE {name}_count
    .SREG_ONCE {name}_tmp
    loop_count = {name}_count
    tmp = {name}_tmp
    .SREG line_offset, 1 + more_sregs, 1
    .VREG lane
    .VREG in_offset // of the first line
.if uneven
    .VREG part_offset
.else
    part_offset = in_offset
.endif
.if line_regs * lines_read >= 4
    .VREG lines_a, line_regs * lines_read
    .VREG lines_b, line_regs * lines_read
.else
    .VREG lines_a, 4
    .VREG lines_b, 4
.endif
    .VREG in_left // the line, one to the left, with zero
    .VREG in_right // one to the right
    .VREG sums, line_regs * filters * lines_made
    .VREG vtmp
.REGS_END

{name}:
    s_load_dwordx2 s[in_v:in_v+1], s[kernarg:kernarg+1], 0x0 + in_at
    s_load_dwordx2 s[weights:weights+1], s[kernarg:kernarg+1], 0x0 + wei_at
    s_load_dwordx2 s[out:out+1], s[kernarg:kernarg+1], 0x0 + out_at
    s_mov_b32 m0, -1

    // where this wave begins
    v_and_b32 v[lane], 0x3f, v[lane]
    v_mul_u32_u24 v[in_offset], 0 + 4 * line_regs, v[lane]
    .if uneven
	v_mul_u32_u24 v[part_offset], 0 + 4 * (line_regs - 1), v[lane]
	_v_add_nc_u32 v[part_offset], 4 * full, v[part_offset]
    .endif
    s_mul_i32 s[line_offset], s[group_y], 0 + line_stride * lines_made
    .rept more_sregs
	s_add_u32 s[line_offset+1], s[line_offset], 0 + line_stride * lines_per_sreg
    .endr
    s_mul_i32 s[tmp], s[group_x], 0 + in_stride * channels
    wait_for 63, 0
    s_add_u32 s[in_v], s[in_v], s[tmp]
    s_addc_u32 s[in_v+1], s[in_v+1], 0
    s_mov_b32 s[in_v+2], in_stride
    s_mov_b32 s[in_v+3], 0x00027000
    s_mul_i32 s[tmp], s[group_z], 0 + filter_stride * filters
    s_add_u32 s[weights], s[weights], s[tmp] // the first filter
    s_addc_u32 s[weights+1], s[weights+1], 0
    .if by_buffer
	s_mov_b32 s[weights_v], s[weights]
	s_mov_b32 s[weights_v+1], s[weights+1]
	s_mov_b32 s[weights_v+2], 0x7fffffff
	s_mov_b32 s[weights_v+3], 0x00027000
    .endif

    // the sums are zero
    i = 0
    .rept line_regs * filters * lines_made
	v_mov_b32 v[sums + i], 0
	i = i + 1
    .endr
    load_lines lines_a
    load_filters weights_a, 0
    s_mov_b32 s[loop_count], 0 + channels - 1

{name}_loop:
    load_lines lines_b
    wait_for in_flight, 0
    .if prefetch
	load_filters weights_b, channel_stride
    .endif
    convolve lines_a, weights_a
    load_lines lines_a
    wait_for in_flight, 0
    load_filters weights_a, 2*channel_stride
    convolve lines_b, weights_b
    s_add_u32 s[in_v], s[in_v], 2 * in_stride
    s_addc_u32 s[in_v+1], s[in_v+1], 0
    s_sub_u32 s[loop_count], s[loop_count], 2
    s_cmpk_gt_i32 s[loop_count], 0x1
    s_cbranch_scc1 {name}_loop

    wait_for 0, 0
    .if halves
	c = 0
	.rept filters
	    i = 0
	    .rept line_regs
		exchange lines_a + i, lines_b + i
		dot sums + c * line_regs * lines_made + i, weights_a + c * filter_pitch, lines_a + i
		i = i + 1
	    .endr
	    c = c + 1
	.endr
    .endif

    // the result
    .VREG_RENAME in_left, zero
    s_mov_b32 s[in_v+2], out_stride
    k = 0
    .rept filters
	made = 0
	.rept lines_made
	    sum_of sum0, k, made
	    x = 0
	    .rept line_regs
		buffer_store_dword v[sum0 + x], v[in_offset], s[in_v:in_v+3], s[line_offset] offen offset:0+4*x
		x = x + 1
	    .endr
	    .if made + 1 < lines_made
		s_add_u32 s[line_offset], s[line_offset], 0 + line_stride
	    .else
		s_add_u32 s[line_offset], s[line_offset], 0 + out_stride - line_stride * (lines_made - 1)
	    .endif
	    made = made + 1
	.endr
	k = k + 1
    .endr
    s_endpgm
.Lend_{name}:
    .size {name}, .Lend_{name} - {name}

.rodata
.p2align 6
.amdhsa_kernel {name}
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_system_sgpr_workgroup_id_y 1
    .amdhsa_system_sgpr_workgroup_id_z 1
    .amdhsa_next_free_vgpr .VREG_COUNT
    .amdhsa_next_free_sgpr .SREG_COUNT
    .amdhsa_float_round_mode_32 3
    .amdhsa_ieee_mode 0
.end_amdhsa_kernel

.altmacro
    METADATA {name}, %.SREG_COUNT, %.VREG_COUNT, %(4 * lanes * line_regs), %.LANES
"""


def kernel(r, number):
    return KERNEL.format(
        name="convolve_3x3_%d" % number, width=r.choice([7, 14, 28, 56, 80, 112, 160]), height=r.choice([4, 14, 28, 56]),
        channels=r.choice([16, 64, 96, 256]), outputs=64, filters=r.choice([1, 2, 2, 3]), lines=r.choice([1, 2, 2, 4]),
        layout=r.randrange(2), mirrored=r.randrange(2), halves=r.randrange(2), by_buffer=r.randrange(2), waves=r.randrange(1, 11))


def one(number):
    """Returns a source with one kernel."""
    return MACROS + kernel(random.Random(number), number)


def write(out, size):
    r = random.Random(size)
    out.write(MACROS)
    done, number = len(MACROS), 0
    while done < size:
        text = kernel(r, number)
        out.write(text)
        done += len(text)
        number += 1

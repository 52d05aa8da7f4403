/* The registers of a wave when a kernel starts: "User Guide for AMDGPU Backend", section "Initial Kernel Execution State". */
#include <string.h>

#include "common/isa/tables.h"
#include "common/run/execution.h"

/* Bits of HW_REG_MODE: AMD's ISA manuals. */
enum { MODE_ROUND16 = 2, MODE_DENORM32 = 4, MODE_DENORM16 = 6, MODE_DX10_CLAMP = 8, MODE_IEEE = 9, MODE_FP16_OVFL = 23 };
enum { ID_BITS = 10 };        /* of a work-item ID, where all three are in v0 */

static void
put_scalar(struct meaning_wave *w, unsigned *at, uint64_t v, unsigned dwords)
{
	for (unsigned k = 0; k < dwords; k++)
		w->scalar[insn_unit(FILE_sgpr, (*at)++)] = (uint32_t)(k < 2 ? v >> 32 * k : 0);
}

/* The scratch memory of a wave: 4 bytes of each lane, the next 4 bytes of each lane, and so on. */
static uint64_t
scratch_of(const struct run *r, unsigned wave)
{
	return (uint64_t)wave * r->code.lanes * r->launch.scratch;
}

/* Sets the buffer resource of scratch memory, whose elements of 4 bytes are spread over the lanes. */
static void
put_buffer(const struct run *r, struct meaning_wave *w, unsigned *at, uint64_t base)
{
	enum { ADD_TID = 1 << 23, STRIDE_64 = 3 << 21, STRIDE_32 = 2 << 21, SIZE_4 = 1 << 19, FORMAT_32 = 4 << 15 | 4 << 12,
		RAW_10 = 2 << 28 | 22 << 12 };
	unsigned major = r->launch.isa->target->major;

	put_scalar(w, at, base | UINT64_C(1) << 63, 2);
	put_scalar(w, at, UINT32_MAX, 1);
	put_scalar(w, at, ADD_TID | (r->code.lanes == 64 ? STRIDE_64 : STRIDE_32) | (major < 9 ? SIZE_4 : 0u) |
		(major < 10 ? FORMAT_32 : RAW_10), 1);
}

static void
put_user(const struct run *r, struct meaning_wave *w, unsigned *at, uint64_t scratch)
{
	const int64_t *value = r->launch.descriptor;
	bool old = r->launch.isa->target->major < 9;

	if (value[KD_user_sgpr_private_segment_buffer])
		put_buffer(r, w, at, scratch);
	if (value[KD_user_sgpr_dispatch_ptr])
		put_scalar(w, at, r->launch.dispatch, 2);
	if (value[KD_user_sgpr_queue_ptr])
		put_scalar(w, at, r->launch.queue, 2);
	if (value[KD_user_sgpr_kernarg_segment_ptr])
		put_scalar(w, at, r->launch.kernarg, 2);
	if (value[KD_user_sgpr_dispatch_id])
		put_scalar(w, at, 1, 2);
	if (value[KD_user_sgpr_flat_scratch_init])
		put_scalar(w, at, old ? scratch >> 8 | (uint64_t)r->launch.scratch << 32 : scratch, 2);
	if (value[KD_user_sgpr_private_segment_size])
		put_scalar(w, at, r->launch.scratch, 1);
}

/* Sets the arguments that hardware loads into SGPRs. */
static void
put_preloaded(const struct run *r, struct meaning_wave *w)
{
	const int64_t *value = r->launch.descriptor;
	unsigned n = (unsigned)value[KD_user_sgpr_kernarg_preload_length], at = (unsigned)value[KD_user_sgpr_count] - n;
	uint64_t from = r->launch.kernarg + 4 * (uint64_t)value[KD_user_sgpr_kernarg_preload_offset];

	for (unsigned i = 0; i < n; i++) {
		const struct run_allocation *a = run_memory_find(r->memory, from + 4 * i, 4);
		uint32_t v = 0;

		if (a)
			memcpy(&v, a->bytes + (from + 4 * i - a->address), 4);
		w->scalar[insn_unit(FILE_sgpr, at + i)] = v;
	}
}

/* Sets the IDs of the work-group, or those of its cluster and its place in that: LLVM's lowering of llvm.amdgcn.cluster.*. */
static void
put_group(const struct run *r, const struct run_group *g, struct meaning_wave *w)
{
	enum { PLACE_BITS = 4, LAST = 12, LAST_FLAT = 24 }; /* bits of ttmp6: the place, the last place, and the number of the last one */
	const uint32_t *size = r->launch.cluster;
	uint32_t place = 0, all = size[0] * size[1] * size[2], id[3];

	for (unsigned k = 0; k < 3; k++) {
		id[k] = g->id[k] / size[k];
		place |= g->id[k] % size[k] << PLACE_BITS * k | (size[k] - 1) << (LAST + PLACE_BITS * k);
	}
	w->scalar[insn_unit(FILE_ttmp, 9)] = id[0];
	w->scalar[insn_unit(FILE_ttmp, 7)] = id[1] | id[2] << 16;
	if (target_has(r->launch.isa->target, FEATURE_CLUSTERS))
		w->scalar[insn_unit(FILE_ttmp, 6)] = place | (all - 1) << LAST_FLAT;
}

/* Sets the SGPR of the work-group's size, in waves, which also has the number of the wave, unless ttmp8 has. Mesa's RADV reads both; other bits
 * have no value. */
static void
put_info(const struct run *r, const struct run_group *g, unsigned number, struct meaning_wave *w, unsigned at)
{
	enum { SIZE_BITS = 6, WAVE_BITS = 6, LATER = 20, LATER_BITS = 5 };
	bool later = target_has(r->launch.isa->target, FEATURE_GROUP_WAVE);
	unsigned shift = later ? LATER : SIZE_BITS, bits = later ? LATER_BITS : WAVE_BITS;
	uint32_t *to = &w->scalar[insn_unit(FILE_sgpr, at)];

	*to = (*to & ~(UINT32_MAX >> (32 - SIZE_BITS))) | run_waves_of(r, g->size);
	if (!target_has(r->launch.isa->target, FEATURE_TTMP_IDS))
		*to = (*to & ~(UINT32_MAX >> (32 - bits) << shift)) | number << shift;
}

static void
put_ids(const struct run *r, const struct run_group *g, unsigned number, struct meaning_wave *w)
{
	enum { WAVE = 25, WAVE_BITS = 5 }; /* bits of ttmp8: LLVM's lowering of llvm.amdgcn.wave.id */
	static const int rows[] = {KD_system_sgpr_workgroup_id_x, KD_system_sgpr_workgroup_id_y, KD_system_sgpr_workgroup_id_z};
	const int64_t *value = r->launch.descriptor;
	unsigned at = (unsigned)value[KD_user_sgpr_count];

	if (target_has(r->launch.isa->target, FEATURE_TTMP_IDS)) {
		put_group(r, g, w);
		w->scalar[insn_unit(FILE_ttmp, 8)] &= ~(UINT32_MAX >> (32 - WAVE_BITS) << WAVE);
		w->scalar[insn_unit(FILE_ttmp, 8)] |= number << WAVE;
	}
	for (unsigned i = 0; i < 3 && !target_has(r->launch.isa->target, FEATURE_TTMP_IDS); i++)
		if (value[rows[i]])
			put_scalar(w, &at, g->id[i], 1);
	if (value[KD_system_sgpr_workgroup_info])
		put_info(r, g, number, w, at);
}

static void
put_items(const struct run *r, const struct run_group *g, unsigned number, struct meaning_wave *w)
{
	bool packed = target_has(r->launch.isa->target, FEATURE_PACKED_IDS);
	unsigned set = (unsigned)r->launch.descriptor[KD_system_vgpr_workitem_id], known = set < 2 ? set : 2; /* 3 is undefined */
	const uint32_t *size = g->size;
	uint64_t exec = 0;

	for (unsigned i = 0; i < r->code.lanes; i++) {
		uint32_t item = number * r->code.lanes + i, id[3] = {item % size[0], item / size[0] % size[1], item / size[0] / size[1]};
		bool inside = item < size[0] * size[1] * size[2];

		exec |= (uint64_t)inside << i;
		if (packed)
			w->vector[0][i] = id[0] | (known > 0 ? id[1] << ID_BITS : 0) | (known > 1 ? id[2] << 2 * ID_BITS : 0);
		for (unsigned k = 0; k <= known && !packed; k++)
			w->vector[k][i] = id[k];
	}
	w->scalar[insn_unit(FILE_exec, 0)] = (uint32_t)exec;
	w->scalar[insn_unit(FILE_exec, 1)] = (uint32_t)(exec >> 32);
}

static uint32_t
mode_of(const struct run *r)
{
	const int64_t *value = r->launch.descriptor;
	bool has = r->launch.isa->target->major < 12;
	uint64_t mode = (uint64_t)value[KD_float_round_mode_32] | (uint64_t)value[KD_float_round_mode_16_64] << MODE_ROUND16 |
		(uint64_t)value[KD_float_denorm_mode_32] << MODE_DENORM32 | (uint64_t)value[KD_float_denorm_mode_16_64] << MODE_DENORM16 |
		(uint64_t)(has ? value[KD_dx10_clamp] : 1) << MODE_DX10_CLAMP | (uint64_t)(has ? value[KD_ieee_mode] : 1) << MODE_IEEE |
		(uint64_t)value[KD_fp16_overflow] << MODE_FP16_OVFL;

	return (uint32_t)mode;
}

void
run_start_wave(const struct run *r, const struct run_group *g, unsigned number, unsigned which, struct meaning_wave *w)
{
	const int64_t *value = r->launch.descriptor;
	uint64_t scratch = g->scratch == SIZE_MAX ? 0 : r->memory->v[g->scratch].address;
	unsigned at = 0;

	for (unsigned i = 0; i < INSN_UNITS; i++)
		w->scalar[i] = run_garbage(r->launch.seed, i, which);
	for (unsigned i = 0; i < r->vgprs; i++)
		for (unsigned k = 0; k < MEANING_LANES; k++)
			w->vector[i][k] = run_garbage(r->launch.seed, (uint64_t)(i + 1) << 32 | k, which);
	for (unsigned i = 0; i < r->agprs; i++)
		for (unsigned k = 0; k < MEANING_LANES; k++)
			w->vector[insn_unit(FILE_agpr, i) - insn_unit(FILE_vgpr, 0)][k] = run_garbage(r->launch.seed, (uint64_t)(i + 5000) << 32 | k, which);
	w->lanes = r->code.lanes;
	w->pc = r->launch.entry;
	w->memory = &r->access;
	w->mask_lanes = 0;
	memset(w->mask, 0, sizeof w->mask);
	put_user(r, w, &at, scratch);
	put_preloaded(r, w);
	put_ids(r, g, number, w);
	at = (unsigned)value[KD_user_sgpr_count] + (unsigned)(value[KD_system_sgpr_workgroup_id_x] + value[KD_system_sgpr_workgroup_id_y] +
		value[KD_system_sgpr_workgroup_id_z] + value[KD_system_sgpr_workgroup_info]);
	if (value[KD_system_sgpr_private_segment_wavefront_offset])
		put_scalar(w, &at, scratch_of(r, number), 1);
	if (target_has(r->launch.isa->target, FEATURE_ARCH_SCRATCH)) {
		w->scalar[insn_unit(FILE_flat_scratch, 0)] = (uint32_t)scratch;
		w->scalar[insn_unit(FILE_flat_scratch, 1)] = (uint32_t)(scratch >> 32);
	}
	w->status[CODE_SHARED_BASE - CODE_STATUS] = RUN_LDS_APERTURE >> 32;
	w->status[CODE_PRIVATE_BASE - CODE_STATUS] = RUN_SCRATCH_APERTURE >> 32;
	w->scalar[insn_unit(FILE_mode, 0)] = mode_of(r);
	w->scalar[insn_unit(FILE_gpr_idx, 0)] = 0;
	put_items(r, g, number, w);
}

/* Translates kernel descriptors to directives for another processor. Most directives have the same meaning on all processors that
 * have them. */
#include "common/hsa/descriptor/kd_translate.h"

static const char *const directives[] = {
#define KD(ident, ...) [KD_##ident] = ".amdhsa_" #ident,
#include "common/hsa/descriptor/kd.def"
#undef KD
};

static const struct kd_change changes[] = {
	{FEATURE_TTMP_IDS, KD_system_sgpr_workgroup_id_x, "work-group IDs are in ttmp9 and ttmp7", "work-group IDs are in SGPRs"},
	{FEATURE_PACKED_IDS, KD_system_vgpr_workitem_id, "v0 holds all IDs of a work item, 10 bits each", "v0 to v2 hold the IDs of a work item"},
	{FEATURE_ARCH_SCRATCH, KD_enable_private_segment, "hardware sets up flat scratch", "the kernel sets up flat scratch"},
	{FEATURE_ARCH_SCRATCH, KD_system_sgpr_private_segment_wavefront_offset, "hardware sets up flat scratch", "the kernel sets up flat scratch"},
	{FEATURE_ARCH_SCRATCH, KD_user_sgpr_private_segment_buffer, "user SGPRs begin without the resource of scratch memory",
		"s[0:3] hold the resource of scratch memory"},
	{FEATURE_ARCH_SCRATCH, KD_user_sgpr_flat_scratch_init, "no user SGPRs hold the address of scratch memory",
		"user SGPRs hold the address of scratch memory"},
};

/* User SGPRs that are lost would move those after them: others that have as many registers, and that the kernel does not have, take their
 * place. The order is that of "Initial Kernel Execution State", "User Guide for AMDGPU Backend". */
static const struct {
	enum kd_row lost, instead[2];
} fillers[] = {
	{KD_user_sgpr_private_segment_buffer, {KD_user_sgpr_dispatch_ptr, KD_user_sgpr_queue_ptr}},
	{KD_user_sgpr_flat_scratch_init, {KD_user_sgpr_dispatch_id, KD_user_sgpr_dispatch_id}},
};

enum { FILLERS = sizeof fillers / sizeof fillers[0] };

/* Returns whether other user SGPRs can take the place of those of filler i. */
static bool
is_filled(const struct isa *to, const int64_t value[KD_ROWS], size_t i)
{
	for (unsigned k = 0; k < 2; k++)
		if (value[fillers[i].instead[k]] || !kd_applies(to->target, (int)fillers[i].instead[k]))
			return false;
	return true;
}

/* Sets the values of the directives whose user SGPRs take the place of lost ones. */
static void
fill(const struct isa *to, int64_t value[KD_ROWS])
{
	for (size_t i = 0; i < FILLERS; i++)
		if (value[fillers[i].lost] && !kd_applies(to->target, (int)fillers[i].lost) && is_filled(to, value, i))
			value[fillers[i].instead[0]] = value[fillers[i].instead[1]] = 1;
}

/* Returns whether a difference has no effect, because other user SGPRs take the place of lost ones. */
static bool
has_no_effect(const struct isa *to, const int64_t value[KD_ROWS], const struct kd_change *c)
{
	for (size_t i = 0; i < FILLERS; i++)
		if (fillers[i].lost == c->row)
			return is_filled(to, value, i);
	return false;
}

static int64_t
at_most(int64_t value, int64_t most)
{
	return value < most ? value : most;
}

static int64_t
accum_offset(int64_t vgprs)
{
	return at_most((vgprs + 3) / 4 * 4, 256);
}

/* Returns next_free_vgpr for the new processor. In a unified register file, it also counts the AGPRs, which begin at accum_offset.
 * With separate register files, the number applies to each file. */
static int64_t
vgprs(const struct isa *from, const struct isa *to, int64_t had, unsigned agprs)
{
	bool joined = target_has(to->target, FEATURE_UNIFIED_VGPRS) && !target_has(from->target, FEATURE_UNIFIED_VGPRS);

	return joined && agprs ? accum_offset(had) + agprs : had;
}

/* Returns the value for processor `to` of a directive that both processors have. value contains the values for `from`. */
static int64_t
common_value(const struct isa *from, const struct isa *to, int row, const int64_t value[KD_ROWS], unsigned agprs)
{
	switch (row) {
	case KD_next_free_vgpr: return at_most(vgprs(from, to, value[row], agprs), to->target->vgprs);
	case KD_next_free_sgpr: return at_most(value[row], to->target->sgprs);
	default: return value[row];
	}
}

/* Stores the value of a directive that only the new processor has. Returns false, without storing, if the default is correct. */
static bool
new_value(const struct isa *from, int row, const int64_t value[KD_ROWS], int64_t *out)
{
	switch (row) {
	case KD_accum_offset:
		*out = accum_offset(value[KD_next_free_vgpr]);
		return true;
	case KD_wavefront_size32:
		*out = from->wave32;
		return true;
	case KD_enable_private_segment:
		*out = value[KD_system_sgpr_private_segment_wavefront_offset];
		return true;
	case KD_system_sgpr_private_segment_wavefront_offset:
		*out = value[KD_enable_private_segment];
		return true;
	default:
		return false;
	}
}

/* Returns whether the default of a directive is always correct, because it depends only on the target and on other directives. */
static bool
follows(int row)
{
	return row == KD_reserve_xnack_mask || row == KD_reserve_flat_scratch || row == KD_granulated_wavefront_sgpr_count;
}

/* Returns whether a directive that the new processor does not have is replaced by another directive. */
static bool
has_other(int row)
{
	return row == KD_enable_private_segment || row == KD_system_sgpr_private_segment_wavefront_offset;
}

void
kd_translate(const struct isa *from, const struct isa *to, const uint8_t bytes[KD_SIZE], unsigned agprs, kd_take *take, kd_take *lost,
	void *user)
{
	int64_t value[KD_ROWS] = {0};

	kd_read(from, bytes, value);
	fill(to, value);
	int64_t changed;
	for (int row = 0; row < KD_ROWS; row++) {
		bool had = kd_applies(from->target, row), has = kd_applies(to->target, row);

		if (follows(row))
			continue;
		if (had && has)
			take(user, directives[row], common_value(from, to, row, value, agprs));
		else if (has && new_value(from, row, value, &changed))
			take(user, directives[row], changed);
		else if (had && !has && value[row] && !has_other(row))
			lost(user, directives[row], value[row]);
	}
}

const struct kd_change *
kd_change(const struct isa *from, const struct isa *to, const uint8_t bytes[KD_SIZE], size_t i)
{
	int64_t value[KD_ROWS] = {0};

	kd_read(from, bytes, value);
	for (size_t k = 0; k < sizeof changes / sizeof changes[0]; k++) {
		const struct kd_change *c = &changes[k];

		if (target_has(from->target, c->feature) != target_has(to->target, c->feature) && kd_applies(from->target, (int)c->row) &&
			value[c->row] && !has_no_effect(to, value, c) && !i--)
			return c;
	}
	return NULL;
}

#include "common/analysis/resource/occupancy.h"

static unsigned
round_up(unsigned n, unsigned unit)
{
	return unit ? (n + unit - 1) / unit * unit : n;
}

/* Returns how many waves fit into a register file, at most `most`. unit is the allocation granularity. */
static unsigned
room(unsigned file, unsigned registers, unsigned unit, unsigned most)
{
	unsigned waves = file / round_up(registers ? registers : 1, unit);

	return waves < most ? waves : most;
}

/* Returns the highest number of registers per wave with which one more wave would fit, or 0 if no more waves are possible. */
static unsigned
for_more(unsigned file, unsigned waves, unsigned unit, unsigned most)
{
	return waves < most ? file / (waves + 1) / unit * unit : 0;
}

static unsigned
compute_units(const struct target_limits *m, bool whole_processor)
{
	return whole_processor && m->vgprs[0] && m->vgprs[1] ? 2 : 1;
}

bool
occupancy_has_pairs(const struct isa *isa)
{
	const struct target_limits *m = target_limits(isa->target);

	return compute_units(m, true) > 1;
}

unsigned
occupancy_simds(const struct isa *isa, bool whole_processor)
{
	const struct target_limits *m = target_limits(isa->target);

	return m->simds * compute_units(m, whole_processor);
}

unsigned
occupancy_vgprs(const struct isa *isa, unsigned *waves)
{
	const struct target_limits *m = target_limits(isa->target);

	*waves = m->waves;
	return m->vgprs[isa->wave32];
}

static void
place_groups(const struct target_limits *m, const struct occupancy_need *need, unsigned waves, struct occupancy *out)
{
	unsigned lanes = need->wave32 ? 32 : 64;
	unsigned units = compute_units(m, need->whole_processor), slots = m->groups * units;

	out->waves_of_group = need->group / lanes + (need->group % lanes != 0);
	unsigned by_waves = waves * out->simds / out->waves_of_group;
	unsigned by_lds = !need->lds ? UINT32_MAX : need->lds > m->lds * units ? 0 : m->lds * units / round_up(need->lds, m->lds_unit);
	out->groups = by_waves;
	if (by_lds < out->groups) {
		out->groups = by_lds;
		out->limit = OCCUPANCY_LDS;
	}
	if (out->waves_of_group > 1 && slots < out->groups) {
		out->groups = slots;
		out->limit = OCCUPANCY_GROUPS;
	}
	out->waves = (out->groups * out->waves_of_group + out->simds - 1) / out->simds;
	if (out->groups == by_waves && out->waves < waves)
		out->limit = OCCUPANCY_SIZE;
}

bool
occupancy_find(const struct isa *isa, const struct occupancy_need *need, struct occupancy *out)
{
	const struct target_limits *m = target_limits(isa->target);
	const struct target *t = isa->target;
	unsigned unit = t->vgpr_granule[need->wave32];

	*out = (struct occupancy){0};
	unsigned vgprs;
	if (!(vgprs = m->vgprs[need->wave32]))
		return false;
	out->most = out->waves = m->waves;
	out->simds = m->simds * compute_units(m, need->whole_processor);
	out->by_vgprs = room(vgprs, need->vgprs, unit, m->waves);
	out->vgprs_for_more = for_more(vgprs, out->by_vgprs, unit, m->waves);
	if (m->agprs && need->agprs && room(m->agprs, need->agprs, unit, m->waves) < out->by_vgprs)
		out->by_vgprs = room(m->agprs, need->agprs, unit, m->waves);
	out->by_sgprs = m->sgprs ? room(m->sgprs, need->sgprs, t->sgpr_granule, m->waves) : m->waves;
	if (m->sgprs)
		out->sgprs_for_more = for_more(m->sgprs, out->by_sgprs, t->sgpr_granule, m->waves);
	if (out->by_sgprs < out->waves) {
		out->waves = out->by_sgprs;
		out->limit = OCCUPANCY_SGPRS;
	}
	if (out->by_vgprs < out->waves) {
		out->waves = out->by_vgprs;
		out->limit = OCCUPANCY_VGPRS;
	}
	if (need->group)
		place_groups(m, need, out->waves, out);
	return true;
}

const char *
occupancy_limit_name(enum occupancy_limit limit)
{
	static const char *const names[OCCUPANCY_LIMITS] = {
		[OCCUPANCY_SLOTS] = "wave slots", [OCCUPANCY_VGPRS] = "VGPRs", [OCCUPANCY_SGPRS] = "SGPRs", [OCCUPANCY_LDS] = "LDS",
		[OCCUPANCY_GROUPS] = "barriers", [OCCUPANCY_SIZE] = "work-group size",
	};

	return names[limit];
}

#include "common/run/dynamic_vgprs.h"

#include "common/analysis/dvgpr/size.h"

enum { NUMBER = 511 }; /* bits 8:0 of the operand count */

unsigned
run_vgprs_open(struct run *r)
{
	const struct target_dvgpr *m = target_dvgpr(r->launch.isa->target);

	if (!m || !r->launch.isa->wave32 || !r->launch.descriptor[KD_enable_dynamic_vgpr])
		return 0;
	r->vgpr_block = r->launch.vgpr_block ? r->launch.vgpr_block : m->small;
	r->vgpr_most = m->blocks * r->vgpr_block;
	r->vgpr_free = r->launch.vgpr_pool;
	return r->vgpr_most;
}

void
run_vgprs_start(struct run *r, struct run_wave *v)
{
	v->vgprs = (uint16_t)r->vgpr_block;
	v->refusals = 0;
}

void
run_vgprs_end(struct run *r, struct run_wave *v)
{
	if (v->vgprs > r->vgpr_block)
		r->vgpr_free += v->vgprs - r->vgpr_block;
	v->vgprs = (uint16_t)r->vgpr_block;
}

/* Returns the number of VGPRs for which a request asks. */
static uint32_t
number_of(struct run *r, const struct meaning_wave *w, const struct run_insn *i)
{
	const struct insn_operand *source = insn_operand_at(i->op, i->nops, 0);
	uint32_t value[2] = {0};

	if (source)
		return w->scalar[insn_unit(source->file, source->first)];
	insn_constant(r->launch.isa, &i->insn, 0, value);
	return value[0];
}

/* Returns whether a wave gets more VGPRs. */
static bool
grows(struct run *r, struct run_wave *v, unsigned vgprs)
{
	if (vgprs > r->vgpr_most || (r->launch.vgpr_pool && vgprs - v->vgprs > r->vgpr_free))
		return false;
	if (v->refusals < r->launch.vgpr_refusals) {
		v->refusals++;
		return false;
	}
	return true;
}

/* Gives registers from number `first` on other contents in both waves of a pair. */
static void
forget(struct run *r, struct run_wave *v, unsigned first, unsigned end)
{
	for (unsigned i = first; i < end; i++)
		for (unsigned lane = 0; lane < r->code.lanes; lane++) {
			uint64_t at = (v->count << 10 | i) << 6 | lane;

			v->registers->vector[i][lane] = run_garbage(r->launch.seed, at, 4);
			if (v->twin)
				v->twin->vector[i][lane] = ~v->registers->vector[i][lane];
		}
}

void
run_vgprs_request(struct run *r, struct run_wave *v, const struct run_insn *i)
{
	unsigned scc = insn_unit(FILE_scc, 0);
	uint32_t number = number_of(r, v->registers, i);
	bool succeeds = true;

	if (!r->vgpr_block) {
		run_report(r, RUN_allocated, RUN_NO_LANE, "s_alloc_vgpr is %s", r->launch.isa->wave32 ?
			"ignored, because the descriptor does not enable dynamic VGPRs" : "illegal in waves of 64 lanes");
		return;
	}
	if (v->twin && number_of(r, v->twin, i) != number)
		run_report(r, RUN_branch, RUN_NO_LANE, "asks for a number of VGPRs that depends on something without a value");
	unsigned vgprs = ((number & NUMBER) + r->vgpr_block - 1) / r->vgpr_block * r->vgpr_block;
	vgprs = vgprs ? vgprs : r->vgpr_block;
	if (vgprs > v->vgprs) {
		succeeds = grows(r, v, vgprs);
		if (succeeds)
			forget(r, v, v->vgprs, vgprs);
	}
	if (succeeds) {
		r->vgpr_free += v->vgprs - vgprs;
		v->vgprs = (uint16_t)vgprs;
		v->refusals = 0;
	}
	v->registers->scalar[scc] = succeeds;
	if (v->twin)
		v->twin->scalar[scc] = succeeds;
}

#include "common/analysis/resource/resources.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/visible.h"

static void
compute_occupancy(struct resources *r)
{
	const int64_t *value = r->kernel->value;
	bool one_file = target_has(r->isa->target, FEATURE_UNIFIED_VGPRS);

	r->need = (struct occupancy_need){
		.vgprs = value[KD_enable_dynamic_vgpr] && r->blocks->block ? r->blocks->block : (unsigned)value[KD_next_free_vgpr],
		.agprs = one_file ? 0 : r->usage.agprs,
		.sgprs = kd_all_sgprs(r->isa, value),
		.lds = (uint32_t)value[KD_group_segment_fixed_size],
		.group = r->group,
		.wave32 = r->isa->wave32,
		.whole_processor = value[KD_workgroup_processor_mode] && !r->isa->cumode,
	};
	r->placed = occupancy_find(r->isa, &r->need, &r->occupancy);
}

struct resources *
resources_find(const struct flow_object *o, size_t section, const struct flow *flow, const struct live *live, uint32_t group)
{
	struct resources *all = array_make(flow->nfunctions, sizeof *all);
	struct usage *usage = usage_find(flow);
	struct blocks *blocks = blocks_find(flow); /* the first element of the result owns it */

	for (size_t i = 0; i < flow->nfunctions; i++) {
		struct resources *r = &all[i];

		*r = (struct resources){.isa = &o->isa, .function = &flow->functions[i], .usage = usage[i], .blocks = &blocks[i],
			.most_live = live[i].peak, .kernel = flow_object_kernel(o, section, flow->functions[i].at)};
		/* without a descriptor, assume the assembler's default: WGP mode, if the processor has it */
		r->need.whole_processor = occupancy_has_pairs(r->isa) && !r->isa->cumode;
		if (!r->kernel)
			continue;
		r->group = group ? group : r->kernel->group;
		compute_occupancy(r);
	}
	alloc_free(usage);
	return all;
}

void
resources_free(const struct flow *flow, struct resources *all)
{
	if (all && flow->nfunctions)
		blocks_free(flow, (struct blocks *)all[0].blocks);
	alloc_free(all);
}

static void
put_row(struct buf *out, const char *name, unsigned used, int64_t declared, int most_live)
{
	buf_printf(out, "  %-18s%8u", name, used);
	if (declared >= 0)
		buf_printf(out, "%10lld", (long long)declared);
	else
		buf_printf(out, "          ");
	if (most_live >= 0)
		buf_printf(out, "%11d", most_live);
	buf_printf(out, "\n");
}

static void
show_registers(const struct resources *r, struct buf *out)
{
	const int64_t *value = r->kernel ? r->kernel->value : NULL;
	bool one_file = target_has(r->isa->target, FEATURE_UNIFIED_VGPRS);

	buf_printf(out, "  %-18s%8s%10s%11s\n", "", "used", r->kernel ? "declared" : "", "most live");
	/* On processors where every wave has all SGPRs, the descriptor does not declare a number. */
	put_row(out, "SGPRs", r->usage.sgprs, value && r->isa->target->sgpr_encode ? value[KD_next_free_sgpr] : -1, r->most_live.sgprs);
	put_row(out, "VGPRs", r->usage.vgprs, !value ? -1 : one_file ? value[KD_accum_offset] : value[KD_next_free_vgpr],
		r->most_live.vgprs);
	if (r->usage.agprs)
		put_row(out, "AGPRs", r->usage.agprs, value && one_file ? value[KD_next_free_vgpr] - value[KD_accum_offset] : -1,
			r->most_live.agprs);
}

static void
show_memory(const struct resources *r, struct buf *out)
{
	const int64_t *value = r->kernel->value;

	buf_printf(out, "  LDS               %8lld bytes\n", (long long)value[KD_group_segment_fixed_size]);
	buf_printf(out, "  scratch           %8lld bytes of a work item%s\n", (long long)value[KD_private_segment_fixed_size],
		value[KD_uses_dynamic_stack] ? ", and a stack that grows" : "");
	buf_printf(out, "  arguments         %8lld bytes, %s%u read at constant offsets\n", (long long)value[KD_kernarg_size],
		r->function->graph->kernarg_read ? "the first " : "", r->function->graph->kernarg_read);
	if (r->function->graph->kernarg_more)
		buf_printf(out, "                             others at offsets that are not constant\n");
	if (r->function->graph->kernarg_read > value[KD_kernarg_size])
		buf_printf(out, "                             more than there are\n");
}

static void
show_code(const struct resources *r, struct buf *out)
{
	const char *between = ": ";

	buf_printf(out, "  code              %8u bytes, %u instructions", r->usage.bytes, r->usage.insns);
	for (unsigned i = 0; i < ISSUE_COUNT; i++)
		if (r->usage.mix[i]) {
			buf_printf(out, "%s%u %s", between, r->usage.mix[i], insn_effect_name(LIST_ISSUE, i));
			between = ", ";
		}
	buf_printf(out, "\n");
	if (r->usage.loops)
		buf_printf(out, "  loops             %8u, nested %u deep\n", r->usage.loops, r->usage.depth);
	if (r->usage.calls)
		buf_printf(out, "  calls             %8u\n", r->usage.calls);
	if (r->usage.calls_unknown)
		buf_printf(out, "  not all callees are known: more may be used\n");
}

static void
show_occupancy(const struct resources *r, struct buf *out)
{
	const struct occupancy *o = &r->occupancy;

	if (!r->placed)
		return;
	buf_printf(out, "  waves per SIMD    %8u of %u, limited by %s\n", o->waves, o->most, occupancy_limit_name(o->limit));
	buf_printf(out, "    by VGPRs        %8u", o->by_vgprs);
	if (o->vgprs_for_more)
		buf_printf(out, "; with %u or fewer %u", o->vgprs_for_more, o->by_vgprs + 1);
	buf_printf(out, "\n    by SGPRs        %8u", o->by_sgprs);
	if (o->sgprs_for_more)
		buf_printf(out, "; with %u or fewer, including vcc and the like, %u", o->sgprs_for_more, o->by_sgprs + 1);
	buf_printf(out, "\n");
	if (r->group)
		buf_printf(out, "  work groups       %8u of %u work items (%u waves) per %s\n", o->groups, r->group, o->waves_of_group,
			r->need.whole_processor ? "work-group processor" : "compute unit");
}

void
resources_print(const struct resources *r, uint64_t address, struct str name, struct buf *out)
{
	const struct isa *isa = r->isa;
	buf_printf(out, "\n%016llx <", (unsigned long long)address);
	visible_put(out, name);
	buf_printf(out, ">: %s for %s, wave%u\n", graph_kind_name(r->function->kind), isa->target->name, isa->wave32 ? 32 : 64);
	show_registers(r, out);
	if (r->kernel)
		show_memory(r, out);
	show_code(r, out);
	show_occupancy(r, out);
	blocks_print(r->blocks, out);
}

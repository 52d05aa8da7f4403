/* --resources: what kernels and functions use, beside what their descriptors declare; how many waves there is room for, and
 * what one more would take. */
#include <stdlib.h>

#include "common/flow/live.h"
#include "common/flow/occupancy.h"
#include "common/flow/usage.h"
#include "objdump/flow/flow_view.h"

/* What is known of one function. */
struct resources {
	const struct flow_section *s;
	const struct flow_function *f;
	const struct usage *u;
	const struct live *live;
	const struct flow_kernel *kernel; /* NULL: it has no descriptor */
	uint32_t group;         /* work items; 0: not known */
	struct occupancy_need need;
	bool placed;            /* occupancy is known */
	struct occupancy occupancy;
};

/* What a wave of the kernel takes, by its descriptor. */
static void
need(struct resources *r)
{
	const struct isa *isa = &r->s->object->isa;
	const int64_t *value = r->kernel->value;
	bool one_file = target_has(isa->target, FEATURE_UNIFIED_VGPRS);

	r->need = (struct occupancy_need){
		.vgprs = (unsigned)value[KD_next_free_vgpr],
		.agprs = one_file ? 0 : r->u->agprs,
		.sgprs = kd_all_sgprs(isa, value),
		.lds = (uint32_t)value[KD_group_segment_fixed_size],
		.group = r->group,
		.wave32 = isa->wave32,
		.whole_processor = value[KD_workgroup_processor_mode] && !isa->cumode,
	};
	r->placed = occupancy_find(isa, &r->need, &r->occupancy);
}

static void
each_function(struct flow_section *s, void (*show)(const struct resources *r))
{
	struct usage *usage = usage_find(s->flow);
	struct live *live = live_open(s->flow);

	for (size_t i = 0; i < s->flow->nfunctions; i++) {
		const struct flow_function *f = &s->flow->functions[i];
		struct resources r = {.s = s, .f = f, .u = &usage[i], .live = &live[i],
			.kernel = flow_object_kernel(s->object, s->number, f->at)};

		if (!flow_wanted(s, f))
			continue;
		if (r.kernel) {
			r.group = s->v->options->workgroup_size ? (uint32_t)s->v->options->workgroup_size : r.kernel->group;
			need(&r);
		}
		show(&r);
	}
	live_close(s->flow, live);
	free(usage);
}

/* ---- as text */

static void
put_row(struct out *out, const char *name, unsigned used, int64_t declared, int most_live)
{
	out_printf(out, "  %-18s%8u", name, used);
	if (declared >= 0)
		out_printf(out, "%10lld", (long long)declared);
	else
		out_z(out, "          ");
	if (most_live >= 0)
		out_printf(out, "%11d", most_live);
	out_z(out, "\n");
}

static void
show_registers(const struct resources *r)
{
	struct out *out = r->s->v->out;
	const int64_t *value = r->kernel ? r->kernel->value : NULL;
	bool one_file = target_has(r->s->object->isa.target, FEATURE_UNIFIED_VGPRS);

	out_printf(out, "  %-18s%8s%10s%11s\n", "", "used", r->kernel ? "declared" : "", "most live");
	put_row(out, "SGPRs", r->u->sgprs, value ? value[KD_next_free_sgpr] : -1, r->live->peak.sgprs);
	put_row(out, "VGPRs", r->u->vgprs, !value ? -1 : one_file ? value[KD_accum_offset] : value[KD_next_free_vgpr],
		r->live->peak.vgprs);
	if (r->u->agprs)
		put_row(out, "AGPRs", r->u->agprs, value && one_file ? value[KD_next_free_vgpr] - value[KD_accum_offset] : -1,
			r->live->peak.agprs);
}

static void
show_memory(const struct resources *r)
{
	struct out *out = r->s->v->out;
	const int64_t *value = r->kernel->value;

	out_printf(out, "  LDS               %8lld bytes\n", (long long)value[KD_group_segment_fixed_size]);
	out_printf(out, "  scratch           %8lld bytes of a work item%s\n", (long long)value[KD_private_segment_fixed_size],
		value[KD_uses_dynamic_stack] ? ", and a stack that grows" : "");
	out_printf(out, "  arguments         %8lld bytes, %s%u read at constant offsets\n", (long long)value[KD_kernarg_size],
		r->f->graph->kernarg_read ? "the first " : "", r->f->graph->kernarg_read);
	if (r->f->graph->kernarg_more)
		out_z(out, "                             others at offsets that are not constant\n");
	if (r->f->graph->kernarg_read > value[KD_kernarg_size])
		out_z(out, "                             more than there are\n");
}

static void
show_code(const struct resources *r)
{
	struct out *out = r->s->v->out;
	const char *between = ": ";

	out_printf(out, "  code              %8u bytes, %u instructions", r->u->bytes, r->u->insns);
	for (unsigned i = 0; i < ISSUE_COUNT; i++)
		if (r->u->mix[i]) {
			out_printf(out, "%s%u %s", between, r->u->mix[i], insn_issue_name(i));
			between = ", ";
		}
	out_z(out, "\n");
	if (r->u->loops)
		out_printf(out, "  loops             %8u, nested %u deep\n", r->u->loops, r->u->depth);
	if (r->f->graph->ncalls)
		out_printf(out, "  calls             %8u\n", r->f->graph->ncalls);
	if (r->u->calls_unknown)
		out_z(out, "  what is called is not all known: more can be used\n");
}

static void
show_occupancy(const struct resources *r)
{
	struct out *out = r->s->v->out;
	const struct occupancy *o = &r->occupancy;

	if (!r->placed)
		return;
	out_printf(out, "  waves per SIMD    %8u of %u, limited by %s\n", o->waves, o->most, occupancy_limit_name(o->limit));
	out_printf(out, "    by VGPRs        %8u", o->by_vgprs);
	if (o->vgprs_for_more)
		out_printf(out, "; with %u or fewer %u", o->vgprs_for_more, o->by_vgprs + 1);
	out_printf(out, "\n    by SGPRs        %8u", o->by_sgprs);
	if (o->sgprs_for_more)
		out_printf(out, "; with %u or fewer, those of vcc and its kind included, %u", o->sgprs_for_more, o->by_sgprs + 1);
	out_z(out, "\n");
	if (r->group)
		out_printf(out, "  work groups       %8u of %u work items (%u waves) per %s\n", o->groups, r->group, o->waves_of_group,
			r->need.whole_processor ? "work-group processor" : "compute unit");
}

static void
show_text(const struct resources *r)
{
	const struct isa *isa = &r->s->object->isa;
	char name[64];

	out_printf(r->s->v->out, "\n%016llx <%.*s>: %s for %s, wave%u\n", (unsigned long long)(r->s->address + r->f->at),
		STR_ARG(flow_name(r->s, r->f, name)), flow_kind_name(r->f->kind), isa->target->name, isa->wave32 ? 32 : 64);
	show_registers(r);
	if (r->kernel)
		show_memory(r);
	show_code(r);
	show_occupancy(r);
}

static void
section_text(struct flow_section *s)
{
	out_z(s->v->out, "\nResources of section ");
	out_str(s->v->out, s->code->name);
	out_z(s->v->out, ":\n");
	each_function(s, show_text);
}

void
resources_show(struct view *v)
{
	flow_each_section(v, section_text);
}

/* ---- in JSON */

static void
json_registers(const struct resources *r)
{
	struct json *j = r->s->v->json;
	const struct live_count *peak = &r->live->peak;
	const struct {
		const char *name;
		unsigned used, live;
	} files[] = {{"sgprs", r->u->sgprs, peak->sgprs}, {"vgprs", r->u->vgprs, peak->vgprs}, {"agprs", r->u->agprs, peak->agprs}};

	for (unsigned i = 0; i < sizeof files / sizeof files[0]; i++) {
		json_key(j, files[i].name);
		json_object(j, JSON_INLINE);
		json_key_uint(j, "used", files[i].used);
		json_key_uint(j, "most_live", files[i].live);
		json_end(j);
	}
}

static void
json_kernel(const struct resources *r)
{
	struct json *j = r->s->v->json;
	const int64_t *value = r->kernel->value;

	json_key(j, "declared");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "sgprs", (uint64_t)value[KD_next_free_sgpr]);
	json_key_uint(j, "vgprs", (uint64_t)value[KD_next_free_vgpr]);
	json_key_uint(j, "lds", (uint64_t)value[KD_group_segment_fixed_size]);
	json_key_uint(j, "scratch", (uint64_t)value[KD_private_segment_fixed_size]);
	json_key_uint(j, "arguments", (uint64_t)value[KD_kernarg_size]);
	json_end(j);
	json_key_uint(j, "arguments_read", r->f->graph->kernarg_read);
	json_key(j, "arguments_read_elsewhere");
	json_bool(j, r->f->graph->kernarg_more);
	if (!r->placed)
		return;
	json_key(j, "occupancy");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "waves", r->occupancy.waves);
	json_key_uint(j, "most", r->occupancy.most);
	json_key_z(j, "limit", occupancy_limit_name(r->occupancy.limit));
	json_key_uint(j, "by_vgprs", r->occupancy.by_vgprs);
	json_key_uint(j, "by_sgprs", r->occupancy.by_sgprs);
	if (r->occupancy.vgprs_for_more)
		json_key_uint(j, "vgprs_for_more", r->occupancy.vgprs_for_more);
	if (r->occupancy.sgprs_for_more)
		json_key_uint(j, "sgprs_for_more", r->occupancy.sgprs_for_more);
	if (r->group) {
		json_key_uint(j, "workgroup_size", r->group);
		json_key_uint(j, "workgroup_waves", r->occupancy.waves_of_group);
		json_key_uint(j, "workgroups", r->occupancy.groups);
		json_key_z(j, "workgroups_per", r->need.whole_processor ? "work-group processor" : "compute unit");
	}
	json_end(j);
}

static void
show_json(const struct resources *r)
{
	struct json *j = r->s->v->json;
	char name[64];

	json_object(j, JSON_INLINE);
	json_key(j, "name");
	json_str(j, flow_name(r->s, r->f, name));
	json_key_uint(j, "address", r->s->address + r->f->at);
	json_key_z(j, "kind", flow_kind_name(r->f->kind));
	json_key_uint(j, "wave_size", r->s->object->isa.wave32 ? 32 : 64);
	json_registers(r);
	json_key_uint(j, "code_bytes", r->u->bytes);
	json_key_uint(j, "instructions", r->u->insns);
	json_key(j, "mix");
	json_object(j, JSON_INLINE);
	for (unsigned i = 0; i < ISSUE_COUNT; i++)
		if (r->u->mix[i])
			json_key_uint(j, insn_issue_name(i), r->u->mix[i]);
	json_end(j);
	json_key_uint(j, "loops", r->u->loops);
	json_key_uint(j, "loop_depth", r->u->depth);
	json_key_uint(j, "calls", r->f->graph->ncalls);
	json_key(j, "calls_unknown");
	json_bool(j, r->u->calls_unknown);
	if (r->kernel)
		json_kernel(r);
	json_end(j);
}

static void
section_json(struct flow_section *s)
{
	each_function(s, show_json);
}

void
resources_show_json(struct view *v)
{
	json_key(v->json, "resources");
	json_array(v->json, JSON_LINES);
	flow_each_section(v, section_json);
	json_end(v->json);
}

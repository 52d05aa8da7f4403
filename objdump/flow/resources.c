/* --resources: shows the resources that kernels and functions use; see common/analysis/resource/resources.h. */
#include <stdlib.h>

#include "common/analysis/resource/resources.h"
#include "objdump/flow/flow_view.h"

static void
each_function(struct flow_section *s, void (*show)(struct flow_section *s, const struct resources *r))
{
	struct live *live = live_open(s->flow);
	struct resources *all = resources_find(s->object, s->number, s->flow, live, (uint32_t)s->v->options->workgroup_size);

	for (size_t i = 0; i < s->flow->nfunctions; i++)
		if (flow_wanted(s, &s->flow->functions[i]))
			show(s, &all[i]);
	free(all);
	live_close(s->flow, live);
}

static void
show_text(struct flow_section *s, const struct resources *r)
{
	struct buf text = {0};
	char name[64];

	resources_print(r, s->address + r->function->at, flow_name(s, r->function, name), &text);
	out_raw(s->v->out, (const char *)text.p, text.n);
	buf_free(&text);
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

static void
json_registers(struct flow_section *s, const struct resources *r)
{
	struct json *j = s->v->json;
	const struct live_count *peak = &r->most_live;
	const struct {
		const char *name;
		unsigned used, live;
	} files[] = {{"sgprs", r->usage.sgprs, peak->sgprs}, {"vgprs", r->usage.vgprs, peak->vgprs}, {"agprs", r->usage.agprs, peak->agprs}};

	for (unsigned i = 0; i < sizeof files / sizeof files[0]; i++) {
		json_key(j, files[i].name);
		json_object(j, JSON_INLINE);
		json_key_uint(j, "used", files[i].used);
		json_key_uint(j, "most_live", files[i].live);
		json_end(j);
	}
}

static void
json_kernel(struct flow_section *s, const struct resources *r)
{
	struct json *j = s->v->json;
	const int64_t *value = r->kernel->value;

	json_key(j, "declared");
	json_object(j, JSON_INLINE);
	if (r->isa->target->sgpr_encode) /* processors without an SGPR field give each wave all SGPRs */
		json_key_uint(j, "sgprs", (uint64_t)value[KD_next_free_sgpr]);
	json_key_uint(j, "vgprs", (uint64_t)value[KD_next_free_vgpr]);
	json_key_uint(j, "lds", (uint64_t)value[KD_group_segment_fixed_size]);
	json_key_uint(j, "scratch", (uint64_t)value[KD_private_segment_fixed_size]);
	json_key_uint(j, "arguments", (uint64_t)value[KD_kernarg_size]);
	json_end(j);
	json_key_uint(j, "arguments_read", r->function->graph->kernarg_read);
	json_key_bool(j, "arguments_read_elsewhere", r->function->graph->kernarg_more);
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
show_json(struct flow_section *s, const struct resources *r)
{
	struct json *j = s->v->json;
	char name[64];

	json_object(j, JSON_INLINE);
	json_key(j, "name");
	json_str(j, flow_name(s, r->function, name));
	json_key_uint(j, "address", s->address + r->function->at);
	json_key_z(j, "kind", flow_kind_name(r->function->kind));
	json_key_uint(j, "wave_size", r->isa->wave32 ? 32 : 64);
	json_registers(s, r);
	json_key_uint(j, "code_bytes", r->usage.bytes);
	json_key_uint(j, "instructions", r->usage.insns);
	json_key(j, "mix");
	json_object(j, JSON_INLINE);
	for (unsigned i = 0; i < ISSUE_COUNT; i++)
		if (r->usage.mix[i])
			json_key_uint(j, insn_effect_name(LIST_ISSUE, i), r->usage.mix[i]);
	json_end(j);
	json_key_uint(j, "loops", r->usage.loops);
	json_key_uint(j, "loop_depth", r->usage.depth);
	json_key_uint(j, "calls", r->function->graph->ncalls);
	json_key_bool(j, "calls_unknown", r->usage.calls_unknown);
	if (r->kernel)
		json_kernel(s, r);
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

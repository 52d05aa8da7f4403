/* --resources: shows the resources that kernels and functions use; see library/amdgcn/resources.h. */
#include <string.h>

#include "objdump/flow/section_view.h"

static void
each_function(struct section_view *s, void (*show)(struct section_view *s, const struct amdgcn_resources *r))
{
	for (size_t i = 0; i < s->all->nfunctions; i++)
		if (section_wants(s, &s->all->functions[i]))
			show(s, amdgcn_resources(&s->all->functions[i], (unsigned)s->v->options->workgroup_size));
}

static void
show_text(struct section_view *s, const struct amdgcn_resources *r)
{
	char name[64];
	struct str shown = section_name(s, r->function, name);

	char *text = amdgcn_resources_text(r, section_shown(s, r->function->address), shown.p);
	out_raw(s->v->out, text, strlen(text));
	amdgcn_free(text);
}

static void
section_text(struct section_view *s)
{
	out_z(s->v->out, "\nResources of section ");
	out_text(s->v->out, s->code->name);
	out_z(s->v->out, ":\n");
	each_function(s, show_text);
}

void
resources_show(struct view *v)
{
	section_each(v, section_text);
}

static void
json_registers(struct json *j, const struct amdgcn_resources *r)
{
	const struct {
		const char *name;
		unsigned used, live;
	} classes[] = {{"sgprs", r->sgprs, r->peak.sgprs}, {"vgprs", r->vgprs, r->peak.vgprs}, {"agprs", r->agprs, r->peak.agprs}};

	for (unsigned i = 0; i < sizeof classes / sizeof classes[0]; i++) {
		json_key(j, classes[i].name);
		json_object(j, JSON_INLINE);
		json_key_uint(j, "used", classes[i].used);
		json_key_uint(j, "most_live", classes[i].live);
		json_end(j);
	}
}

static void
json_occupancy(struct json *j, const struct amdgcn_occupancy *o)
{
	json_key(j, "occupancy");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "waves", o->waves);
	json_key_uint(j, "most", o->most);
	json_key_z(j, "limit", o->limit);
	json_key_uint(j, "by_vgprs", o->by_vgprs);
	json_key_uint(j, "by_sgprs", o->by_sgprs);
	if (o->vgprs_for_more)
		json_key_uint(j, "vgprs_for_more", o->vgprs_for_more);
	if (o->sgprs_for_more)
		json_key_uint(j, "sgprs_for_more", o->sgprs_for_more);
	if (o->work_items) {
		json_key_uint(j, "workgroup_size", o->work_items);
		json_key_uint(j, "workgroup_waves", o->workgroup_waves);
		json_key_uint(j, "workgroups", o->workgroups);
		json_key_z(j, "workgroups_per", o->per_pair ? "work-group processor" : "compute unit");
	}
	json_end(j);
}

static void
json_blocks(struct json *j, const struct amdgcn_vgpr_blocks *b)
{
	json_key(j, "vgpr_blocks");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "vgprs", b->vgprs);
	json_key_bool(j, "assumed", b->assumed);
	json_key_uint(j, "least", b->least);
	json_key_uint(j, "most", b->most);
	json_key_bool(j, "unknown", b->unknown);
	if (b->waves) {
		json_key_uint(j, "waves", b->waves);
		json_key_uint(j, "waves_avoiding_deadlock", b->waves_avoiding);
	}
	json_key(j, "points");
	json_array(j, JSON_INLINE);
	for (size_t i = 0; i < b->npoints; i++) {
		json_object(j, JSON_INLINE);
		json_key_uint(j, "offset", b->points[i].offset);
		json_key_uint(j, "least", b->points[i].least);
		json_key_uint(j, "most", b->points[i].most);
		json_key_bool(j, "unknown", b->points[i].unknown);
		json_end(j);
	}
	json_end(j);
	json_end(j);
}

static void
json_kernel(struct json *j, const struct amdgcn_resources *r)
{
	const struct amdgcn_declared *d = r->declared;

	json_key(j, "declared");
	json_object(j, JSON_INLINE);
	if (d->sgprs >= 0)
		json_key_uint(j, "sgprs", (uint64_t)d->sgprs);
	json_key_uint(j, "vgprs", d->vgprs);
	json_key_uint(j, "lds", d->lds);
	json_key_uint(j, "scratch", d->scratch);
	json_key_uint(j, "arguments", d->arguments);
	json_end(j);
	json_key_uint(j, "arguments_read", r->arguments_read);
	json_key_bool(j, "arguments_read_elsewhere", r->arguments_read_elsewhere);
	if (r->occupancy)
		json_occupancy(j, r->occupancy);
}

static void
show_json(struct section_view *s, const struct amdgcn_resources *r)
{
	struct json *j = s->v->json;

	json_object(j, JSON_INLINE);
	section_json_name(s, "name", r->function);
	json_key_uint(j, "address", section_shown(s, r->function->address));
	json_key_z(j, "kind", amdgcn_kind_name(r->function->kind));
	json_key_uint(j, "wave_size", amdgcn_wave_size(s->code->processor));
	json_registers(j, r);
	json_key_uint(j, "code_bytes", r->bytes);
	json_key_uint(j, "instructions", r->instructions);
	json_key(j, "mix");
	json_object(j, JSON_INLINE);
	for (size_t i = 0; i < r->nunits; i++)
		json_key_uint(j, r->units[i].unit, r->units[i].count);
	json_end(j);
	json_key_uint(j, "loops", r->loops);
	json_key_uint(j, "loop_depth", r->loop_depth);
	json_key_uint(j, "calls", r->calls);
	json_key_bool(j, "calls_unknown", r->calls_unknown);
	if (r->declared)
		json_kernel(j, r);
	if (r->vgpr_blocks)
		json_blocks(j, r->vgpr_blocks);
	json_end(j);
}

static void
section_json(struct section_view *s)
{
	each_function(s, show_json);
}

void
resources_show_json(struct view *v)
{
	json_key(v->json, "resources");
	json_array(v->json, JSON_LINES);
	section_each(v, section_json);
	json_end(v->json);
}

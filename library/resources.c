/* Converts resources and occupancy to the structs of amdgcn/resources.h. Each section keeps a list of results, one for
 * each requested number of work items. */
#include "library/inside.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct function_resources {
	struct amdgcn_resources resources; /* must be the first member: the caller has a pointer to it */
	const struct resources *inside;
	struct amdgcn_declared declared;
	struct amdgcn_occupancy occupancy;
	struct amdgcn_unit_count units[ISSUE_COUNT];
	struct amdgcn_vgpr_blocks blocks;
	struct amdgcn_vgpr_point *points; /* owned */
	struct amdgcn_incomplete *incomplete; /* NULL: the reasons are the same as for the function's graph */
};

struct resource_list {
	struct resource_list *next;
	unsigned work_items;
	struct resources *inside;
	struct function_resources *v; /* indexed by function */
};

static void
put_units(struct function_resources *to, const struct usage *usage)
{
	for (unsigned i = 0; i < ISSUE_COUNT; i++)
		if (usage->mix[i])
			to->units[to->resources.nunits++] = (struct amdgcn_unit_count){insn_effect_name(LIST_ISSUE, i), usage->mix[i]};
	to->resources.units = to->units;
}

static void
put_declared(struct function_resources *to, const struct resources *r)
{
	const int64_t *value = r->kernel->value;

	to->declared = (struct amdgcn_declared){
		.sgprs = r->isa->target->sgpr_encode ? (int)value[KD_next_free_sgpr] : -1,
		.vgprs = (unsigned)value[KD_next_free_vgpr], .lds = (unsigned)value[KD_group_segment_fixed_size],
		.scratch = (unsigned)value[KD_private_segment_fixed_size], .dynamic_stack = value[KD_uses_dynamic_stack] != 0,
		.arguments = (unsigned)value[KD_kernarg_size],
	};
	to->resources.declared = &to->declared;
}

static void
put_occupancy(struct function_resources *to, const struct resources *r)
{
	const struct occupancy *o = &r->occupancy;

	to->occupancy = (struct amdgcn_occupancy){o->waves, o->most, occupancy_limit_name(o->limit), o->by_vgprs, o->by_sgprs,
		o->vgprs_for_more, o->sgprs_for_more, r->group, o->waves_of_group, o->groups, r->need.whole_processor};
	to->resources.occupancy = &to->occupancy;
}

static void
put_blocks(struct function_resources *to, const struct blocks *b)
{
	if (!b->block)
		return;
	to->points = array_make(b->npoints, sizeof to->points[0]);
	for (size_t i = 0; i < b->npoints; i++)
		to->points[i] = (struct amdgcn_vgpr_point){b->points[i].at, b->points[i].least, b->points[i].most, b->points[i].unknown};
	to->blocks = (struct amdgcn_vgpr_blocks){b->block, b->assumed, b->least, b->most, b->unknown, to->points, b->npoints, b->waves,
		b->waves_avoiding};
	to->resources.vgpr_blocks = &to->blocks;
}

/* Sets the reasons why a function's resources are incomplete: the reasons of its graph and, if some callees are unknown, one
 * more. */
static void
put_incomplete(struct function_resources *to, const struct code_section *s, uint32_t function)
{
	const struct graph_function *f = &s->flow->functions[function];
	size_t n, first = inside_missed(s, (int)function, &n);

	to->resources.incomplete = &s->functions.incomplete[first];
	if (to->inside->usage.calls_unknown) {
		to->incomplete = array_make(n + 1, sizeof to->incomplete[0]);
		for (size_t i = 0; i < n; i++)
			to->incomplete[i] = s->functions.incomplete[first + i];
		to->incomplete[n++] = inside_incomplete(s, &(struct incomplete){INCOMPLETE_callees, function, f->at, 1});
		to->resources.incomplete = to->incomplete;
	}
	to->resources.complete = !n;
	to->resources.nincomplete = n;
}

static void
put_function(struct function_resources *to, const struct code_section *s, uint32_t function, const struct resources *r)
{
	const struct usage *u = &r->usage;
	const struct graph *g = r->function->graph;

	to->inside = r;
	to->resources = (struct amdgcn_resources){.function = &s->function[function], .sgprs = u->sgprs, .vgprs = u->vgprs,
		.agprs = u->agprs, .peak = {r->most_live.sgprs, r->most_live.vgprs, r->most_live.agprs}, .vcc = u->vcc,
		.flat_scratch = u->flat_scratch, .xnack_mask = u->xnack_mask, .bytes = u->bytes, .instructions = u->insns,
		.loops = u->loops, .loop_depth = u->depth, .calls = u->calls, .calls_unknown = u->calls_unknown,
		.arguments_read = g->kernarg_read, .arguments_read_elsewhere = g->kernarg_more};
	put_units(to, u);
	if (r->kernel)
		put_declared(to, r);
	if (r->placed)
		put_occupancy(to, r);
	put_blocks(to, r->blocks);
	put_incomplete(to, s, function);
}

/* The arguments and the result of one call of amdgcn_resources(). */
struct finding_resources {
	struct code_section *section;
	unsigned work_items;
	const struct resource_list *list;
};

static void
find_resources(void *user)
{
	struct finding_resources *in = user;
	struct code_section *s = in->section;

	for (in->list = s->resources; in->list; in->list = in->list->next)
		if (in->list->work_items == in->work_items)
			return;
	struct resource_list *l = array_make(1, sizeof *l);
	l->work_items = in->work_items;
	l->inside = resources_find(&s->object->analysis->object, s->number, s->flow, s->live, in->work_items);
	l->v = array_make(s->flow->nfunctions, sizeof l->v[0]);
	for (size_t i = 0; i < s->flow->nfunctions; i++)
		put_function(&l->v[i], s, (uint32_t)i, &l->inside[i]);
	l->next = s->resources;
	in->list = s->resources = l;
}

const struct amdgcn_resources *
amdgcn_resources(const struct amdgcn_function *f, unsigned work_items)
{
	struct finding_resources in = {inside_section(f->code), work_items, NULL};

	return inside_live(in.section) && inside_run(in.section->object, find_resources, &in) ?
		&in.list->v[f->index].resources : NULL;
}

const struct resources *
inside_resources(const struct amdgcn_resources *resources)
{
	return ((const struct function_resources *)(const void *)resources)->inside;
}

/* The arguments and the result of one call of amdgcn_resources_text(). */
struct printing {
	const struct amdgcn_resources *resources;
	uint64_t address;
	const char *name;
	char *text;
};

static void
print(void *user)
{
	struct printing *p = user;
	struct buf text = {0};

	resources_print(inside_resources(p->resources), p->address, str_from(p->name), &text);
	buf_put(&text, "", 1);
	p->text = (char *)text.p;
}

char *
amdgcn_resources_text(const struct amdgcn_resources *resources, uint64_t address, const char *name)
{
	struct printing p = {resources, address, name, NULL};

	return inside_run(inside_section(resources->function->code)->object, print, &p) ? p.text : NULL;
}

void
inside_close_resources(struct code_section *s)
{
	while (s->resources) {
		struct resource_list *l = s->resources;

		s->resources = l->next;
		for (size_t i = 0; i < s->functions.nfunctions; i++) {
			alloc_free(l->v[i].incomplete);
			alloc_free(l->v[i].points);
		}
		alloc_free(l->v);
		resources_free(s->flow, l->inside);
		alloc_free(l);
	}
}

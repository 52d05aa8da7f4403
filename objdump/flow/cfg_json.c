/* Writes control flow as JSON: sections, their functions, and the functions' blocks, one block on each line. */
#include "objdump/flow/cfg.h"
#include "objdump/flow/counts.h"
#include "objdump/flow/section_lines.h"

#include <stdlib.h>

#include "common/base/memory/array.h"

static void
key_address(struct section_view *s, const char *key, uint64_t address)
{
	json_key_uint(s->v->json, key, section_shown(s, address));
}

/* Writes the index of a block or loop, unless it is AMDGCN_NONE. */
static void
key_index(struct json *j, const char *key, int index)
{
	if (index != AMDGCN_NONE)
		json_key_uint(j, key, (uint64_t)index);
}

static void
put_edge(struct section_view *s, const struct amdgcn_edge *e)
{
	struct json *j = s->v->json;

	json_object(j, JSON_INLINE);
	json_renamed_word(j, JSON_kind, amdgcn_edge_name(e->kind));
	key_index(j, "block", e->to);
	if (e->kind == AMDGCN_TAKEN)
		json_key_z(j, "condition", e->condition);
	if (e->has_address)
		key_address(s, "address", e->address);
	if (e->symbol)
		json_key_z(j, "symbol", e->symbol);
	else if (e->function != AMDGCN_NONE)
		section_json_name(s, "function", &s->all->functions[e->function]);
	json_end(j);
}

/* Writes the dependency modes at the start of a block, unless it is mode 0. */
static void
put_modes(struct json *j, unsigned modes)
{
	if (modes == 1)
		return;
	json_key(j, "modes");
	json_array(j, JSON_INLINE);
	for (unsigned mode = 0; modes >> mode; mode++)
		if (modes >> mode & 1)
			json_uint(j, mode);
	json_end(j);
}

static void
put_block(struct section_view *s, const struct amdgcn_graph *g, size_t block)
{
	const struct amdgcn_block *b = &g->blocks[block];
	struct json *j = s->v->json;

	json_object(j, JSON_INLINE);
	json_key_uint(j, "block", block);
	key_address(s, "address", b->address);
	key_address(s, "end", b->end);
	json_key_uint(j, "first", b->first);
	json_key_uint(j, "instructions", b->ninstructions);
	json_key(j, "from");
	json_array(j, JSON_INLINE);
	for (size_t i = 0; i < b->npreds; i++)
		json_uint(j, (uint64_t)g->edges[g->preds[b->pred + i]].from);
	json_end(j);
	json_key(j, "to");
	json_array(j, JSON_INLINE);
	for (size_t i = 0; i < b->nedges; i++)
		put_edge(s, &g->edges[b->edge + i]);
	json_end(j);
	key_index(j, "dominator", b->dominator);
	key_index(j, "loop", b->loop);
	json_key_uint(j, "lanes", b->lanes);
	put_modes(j, b->ninstructions ? amdgcn_dependency_modes(g, b->first) : 1);
	json_end(j);
}

static void
put_loops(struct json *j, const struct amdgcn_graph *g)
{
	json_key(j, "loops");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < g->nloops; i++) {
		const struct amdgcn_loop *l = &g->loops[i];

		json_object(j, JSON_INLINE);
		json_key_uint(j, "loop", i);
		key_index(j, "header", l->header);
		json_key_uint(j, "depth", l->depth);
		json_key_uint(j, "blocks", l->nblocks);
		key_index(j, "parent", l->parent);
		json_key_bool(j, "irreducible", l->irreducible);
		json_end(j);
	}
	json_end(j);
}

static void
put_lanes(struct section_view *s, const struct amdgcn_graph *g)
{
	struct json *j = s->v->json;

	json_key(j, "lanes");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < g->nlanes; i++) {
		const struct amdgcn_lanes *l = &g->lanes[i];

		json_object(j, JSON_INLINE);
		json_key_uint(j, "lanes", i);
		json_key_uint(j, "of", l->parent);
		key_index(j, "without", l->without);
		if (l->instruction != AMDGCN_NONE)
			key_address(s, "from", g->addresses[l->instruction]);
		else
			key_index(j, "block", l->block);
		json_end(j);
	}
	json_end(j);
}

static void
put_calls(struct section_view *s, const struct amdgcn_graph *g)
{
	struct json *j = s->v->json;

	json_key(j, "calls");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < g->ncalls; i++) {
		const struct amdgcn_call *c = &g->calls[i];

		json_object(j, JSON_INLINE);
		key_address(s, "address", g->addresses[c->instruction]);
		if (c->function != AMDGCN_NONE)
			section_json_name(s, "function", &s->all->functions[c->function]);
		if (c->symbol)
			json_key_z(j, "symbol", c->symbol);
		json_end(j);
	}
	json_end(j);
}

static void
put_pressure(struct json *j, const char *key, const struct amdgcn_pressure *p, bool accumulates)
{
	if (key)
		json_key(j, key);
	json_array(j, JSON_INLINE);
	json_uint(j, p->sgprs);
	json_uint(j, p->vgprs);
	if (accumulates)
		json_uint(j, p->agprs);
	json_end(j);
}

static void
put_count(struct json *j, const struct executed *c)
{
	if (!c)
		return;
	json_array(j, JSON_INLINE);
	json_uint(j, c->executed);
	json_uint(j, c->lanes);
	if (c->conditional)
		json_uint(j, c->taken);
	json_end(j);
}

/* Writes the instructions of a function, each with its address, its text, the numbers of live registers and its count. */
static void
put_code(struct section_view *s, const struct amdgcn_function *f, const struct amdgcn_graph *g, const struct amdgcn_liveness *live)
{
	bool accumulates = amdgcn_count_registers(&live->used, "agpr") > 0;
	struct json *j = s->v->json;

	put_pressure(j, "peak", &live->peak, accumulates);
	json_key(j, "code");
	json_array(j, JSON_LINES);
	char text[AMDGCN_TEXT];
	for (size_t i = 0; i < g->ninstructions; i++) {
		struct str shown = {text, amdgcn_graph_text(g, i, text)};

		json_array(j, JSON_INLINE);
		json_uint(j, section_shown(s, g->addresses[i]));
		json_str(j, shown);
		put_pressure(j, NULL, &live->instructions[i], accumulates);
		put_count(j, counts_find(s, f, g->addresses[i], shown));
		json_end(j);
	}
	json_end(j);
}

static void
put_function(struct section_view *s, const struct section_lines *lines, const struct amdgcn_function *f)
{
	const struct amdgcn_graph *g = amdgcn_graph(f);
	struct json *j = s->v->json;

	json_object(j, JSON_LINES);
	section_json_name(s, "name", f);
	key_address(s, "address", f->address);
	key_address(s, "end", f->end);
	json_key_z(j, "kind", amdgcn_kind_name(f->kind));
	json_key_uint(j, "instructions", g->ninstructions);
	key_index(j, "entry", g->entry);
	json_key(j, "blocks");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < g->nblocks; i++)
		put_block(s, g, i);
	json_end(j);
	put_loops(j, g);
	put_lanes(s, g);
	put_calls(s, g);
	put_code(s, f, g, amdgcn_liveness(f));
	section_lines_put(lines, j, g);
	json_end(j);
}

/* Returns an array that marks the functions selected by --functions. For the page of a simulation, also marks their direct and
 * indirect callees. The caller frees the array. */
static bool *
find_shown(struct section_view *s)
{
	bool *shown = array_make(s->all->nfunctions, sizeof *shown);
	bool more = s->v->options->simulate.form == SIMULATE_HTML;

	for (size_t i = 0; i < s->all->nfunctions; i++)
		shown[i] = section_wants(s, &s->all->functions[i]);
	while (more) {
		more = false;
		for (size_t i = 0; i < s->all->nfunctions; i++) {
			const struct amdgcn_graph *g = shown[i] ? amdgcn_graph(&s->all->functions[i]) : NULL;

			for (size_t k = 0; g && k < g->ncalls; k++)
				if (g->calls[k].function != AMDGCN_NONE && !shown[g->calls[k].function])
					shown[g->calls[k].function] = more = true;
		}
	}
	return shown;
}

void
cfg_json(struct section_view *s)
{
	static const char *const kinds[] = {[AMDGCN_PADDING] = "padding", [AMDGCN_UNREACHED] = "code", [AMDGCN_DATA] = "data"};
	struct json *j = s->v->json;
	bool *shown = find_shown(s);
	struct section_lines lines;

	section_lines_open(&lines, s, shown);
	json_object(j, JSON_LINES);
	json_key_z(j, "section", s->code->name);
	json_key_z(j, "processor", amdgcn_processor_name(s->code->processor));
	json_key_uint(j, "wave_size", amdgcn_wave_size(s->code->processor));
	section_lines_sources(&lines, j);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < s->all->nfunctions; i++)
		if (shown[i])
			put_function(s, &lines, &s->all->functions[i]);
	json_end(j);
	json_key(j, "not_reached");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < s->all->ngaps; i++) {
		const struct amdgcn_gap *gap = &s->all->gaps[i];

		json_object(j, JSON_INLINE);
		key_address(s, "address", gap->address);
		key_address(s, "end", gap->end);
		json_key_z(j, "what", kinds[gap->kind]);
		json_end(j);
	}
	json_end(j);
	json_end(j);
	section_lines_close(&lines);
	free(shown);
}

/* Writes control flow as JSON: sections, their functions, and the functions' blocks, one block on each line. */
#include "objdump/flow/cfg.h"

#include <stdlib.h>

#include "common/analysis/live/live.h"
#include "common/base/memory/array.h"

static void
key_place(struct flow_section *s, const char *key, uint64_t at)
{
	json_key_uint(s->v->json, key, s->address + at);
}

static void
put_edge(struct flow_section *s, const struct flow_edge *e)
{
	struct json *j = s->v->json;

	json_object(j, JSON_INLINE);
	json_renamed_word(j, JSON_kind, flow_reason_name(e->reason));
	if (e->to != FLOW_NONE)
		json_key_uint(j, "block", e->to);
	if (e->reason == EDGE_TAKEN)
		json_key_z(j, "condition", insn_effect_name(LIST_CONDITION, e->condition));
	if (e->at != FLOW_NONE)
		key_place(s, "address", e->at);
	if (e->symbol.n) {
		json_key(j, "symbol");
		json_str(j, e->symbol);
	} else if (e->reason == EDGE_LEAVES && flow_function_at(s->flow, e->at) != FLOW_NONE) {
		flow_json_name(s, "function", &s->flow->functions[flow_function_at(s->flow, e->at)]);
	}
	json_end(j);
}

static void
put_block(struct flow_section *s, const struct flow_graph *g, uint32_t block)
{
	const struct flow_block *b = &g->blocks[block];
	struct json *j = s->v->json;

	json_object(j, JSON_INLINE);
	json_key_uint(j, "block", block);
	key_place(s, "address", b->at);
	key_place(s, "end", b->end);
	json_key_uint(j, "first", b->first);
	json_key_uint(j, "instructions", b->count);
	json_key(j, "from");
	json_array(j, JSON_INLINE);
	for (uint32_t i = 0; i < b->npreds; i++)
		json_uint(j, g->edges[g->preds[b->pred + i]].from);
	json_end(j);
	json_key(j, "to");
	json_array(j, JSON_INLINE);
	for (uint32_t i = 0; i < b->nedges; i++)
		put_edge(s, &g->edges[b->edge + i]);
	json_end(j);
	if (b->idom != FLOW_NONE && b->idom != block)
		json_key_uint(j, "dominator", b->idom);
	if (b->loop != FLOW_NONE)
		json_key_uint(j, "loop", b->loop);
	json_key_uint(j, "lanes", b->region);
	json_end(j);
}

static void
put_loops(struct flow_section *s, const struct flow_graph *g)
{
	struct json *j = s->v->json;

	json_key(j, "loops");
	json_array(j, JSON_LINES);
	for (uint32_t i = 0; i < g->nloops; i++) {
		const struct flow_loop *l = &g->loops[i];

		json_object(j, JSON_INLINE);
		json_key_uint(j, "loop", i);
		json_key_uint(j, "header", l->header);
		json_key_uint(j, "depth", l->depth);
		json_key_uint(j, "blocks", l->nblocks);
		if (l->parent != FLOW_NONE)
			json_key_uint(j, "parent", l->parent);
		json_key_bool(j, "irreducible", l->irreducible);
		json_end(j);
	}
	json_end(j);
}

static void
put_regions(struct flow_section *s, const struct flow_graph *g)
{
	struct json *j = s->v->json;

	json_key(j, "lanes");
	json_array(j, JSON_LINES);
	for (uint32_t i = 0; i < g->nregions; i++) {
		const struct flow_region *r = &g->regions[i];

		json_object(j, JSON_INLINE);
		json_key_uint(j, "lanes", i);
		json_key_uint(j, "of", r->parent);
		if (r->minus != FLOW_NONE)
			json_key_uint(j, "without", r->minus);
		if (r->insn != FLOW_NONE)
			key_place(s, "from", g->insns[r->insn].at);
		else if (r->block != FLOW_NONE)
			json_key_uint(j, "block", r->block);
		json_end(j);
	}
	json_end(j);
}

static void
put_calls(struct flow_section *s, const struct flow_graph *g)
{
	struct json *j = s->v->json;

	json_key(j, "calls");
	json_array(j, JSON_LINES);
	for (uint32_t i = 0; i < g->ncalls; i++) {
		const struct flow_call *c = &g->calls[i];

		json_object(j, JSON_INLINE);
		key_place(s, "address", g->insns[c->insn].at);
		if (c->to != FLOW_NONE)
			flow_json_name(s, "function", &s->flow->functions[c->to]);
		if (c->symbol.n) {
			json_key(j, "symbol");
			json_str(j, c->symbol);
		}
		json_end(j);
	}
	json_end(j);
}

static void
put_live(struct json *j, const char *key, const struct live_count *c, bool accumulates)
{
	if (key)
		json_key(j, key);
	json_array(j, JSON_INLINE);
	json_uint(j, c->sgprs);
	json_uint(j, c->vgprs);
	if (accumulates)
		json_uint(j, c->agprs);
	json_end(j);
}

/* Writes the instructions of a function, each with its address, its text and the numbers of live registers. */
static void
put_code(struct flow_section *s, const struct flow_graph *g, const struct live *live)
{
	bool accumulates = set_top(&g->named, FILE_agpr) > 0;
	struct json *j = s->v->json;
	char text[INSN_TEXT];

	put_live(j, "peak", &live->peak, accumulates);
	json_key(j, "code");
	json_array(j, JSON_LINES);
	for (uint32_t i = 0; i < g->ninsns; i++) {
		json_array(j, JSON_INLINE);
		json_uint(j, s->address + g->insns[i].at);
		json_str(j, (struct str){text, flow_insn_text(s, g, i, text)});
		put_live(j, NULL, &live->counts[i], accumulates);
		json_end(j);
	}
	json_end(j);
}

static void
put_function(struct flow_section *s, const struct flow_function *f, const struct live *live)
{
	const struct flow_graph *g = f->graph;
	struct json *j = s->v->json;

	json_object(j, JSON_LINES);
	flow_json_name(s, "name", f);
	key_place(s, "address", f->at);
	key_place(s, "end", f->end);
	json_key_z(j, "kind", flow_kind_name(f->kind));
	json_key_uint(j, "instructions", g->ninsns);
	if (g->entry != FLOW_NONE)
		json_key_uint(j, "entry", g->entry);
	json_key(j, "blocks");
	json_array(j, JSON_LINES);
	for (uint32_t i = 0; i < g->nblocks; i++)
		put_block(s, g, i);
	json_end(j);
	put_loops(s, g);
	put_regions(s, g);
	put_calls(s, g);
	put_code(s, g, live);
	json_end(j);
}

/* Returns an array that marks the functions selected by --functions. On the page of a simulation, the functions that they call are
 * marked, too. */
static bool *
find_shown(struct flow_section *s)
{
	bool *shown = array_make(s->flow->nfunctions, sizeof *shown);
	bool more = s->v->options->simulate.form == SIMULATE_HTML;

	for (size_t i = 0; i < s->flow->nfunctions; i++)
		shown[i] = flow_wanted(s, &s->flow->functions[i]);
	while (more) {
		more = false;
		for (size_t i = 0; i < s->flow->nfunctions; i++) {
			const struct flow_graph *g = s->flow->functions[i].graph;

			for (uint32_t k = 0; shown[i] && k < g->ncalls; k++)
				if (g->calls[k].to != FLOW_NONE && !shown[g->calls[k].to])
					shown[g->calls[k].to] = more = true;
		}
	}
	return shown;
}

void
cfg_json(struct flow_section *s)
{
	struct json *j = s->v->json;
	struct live *live = live_open(s->flow);
	bool *shown = find_shown(s);

	json_object(j, JSON_LINES);
	json_key(j, "section");
	json_str(j, s->code->name);
	json_key_z(j, "processor", s->code->isa->target->name);
	json_key_uint(j, "wave_size", s->code->isa->wave32 ? 32 : 64);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < s->flow->nfunctions; i++)
		if (shown[i])
			put_function(s, &s->flow->functions[i], &live[i]);
	json_end(j);
	json_key(j, "not_reached");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < s->flow->ngaps; i++) {
		const struct flow_gap *gap = &s->flow->gaps[i];

		json_object(j, JSON_INLINE);
		key_place(s, "address", gap->at);
		key_place(s, "end", gap->end);
		json_key_z(j, "what", gap->is_padding ? "padding" : gap->is_code ? "code" : "data");
		json_end(j);
	}
	json_end(j);
	json_end(j);
	live_close(s->flow, live);
	free(shown);
}

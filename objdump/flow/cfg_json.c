/* Control flow as JSON: sections, their functions, and the functions' blocks, one a line. */
#include "objdump/flow/cfg.h"

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
		else
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
put_function(struct flow_section *s, const struct flow_function *f)
{
	const struct flow_graph *g = f->graph;
	struct json *j = s->v->json;

	json_object(j, JSON_LINES);
	flow_json_name(s, "name", f);
	key_place(s, "address", f->at);
	key_place(s, "end", f->end);
	json_key_z(j, "kind", flow_kind_name(f->kind));
	json_key_uint(j, "instructions", g->ninsns);
	json_key(j, "blocks");
	json_array(j, JSON_LINES);
	for (uint32_t i = 0; i < g->nblocks; i++)
		put_block(s, g, i);
	json_end(j);
	put_loops(s, g);
	put_regions(s, g);
	put_calls(s, g);
	json_end(j);
}

void
cfg_json(struct flow_section *s)
{
	struct json *j = s->v->json;

	json_object(j, JSON_LINES);
	json_key(j, "section");
	json_str(j, s->code->name);
	json_key(j, "functions");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < s->flow->nfunctions; i++)
		if (flow_wanted(s, &s->flow->functions[i]))
			put_function(s, &s->flow->functions[i]);
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
}

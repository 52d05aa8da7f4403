#include "common/analysis/wait/spare.h"

#include <string.h>

/* Returns whether instruction `by` writes registers that instruction `of` reads. */
static bool
writes_sources(const struct graph *g, const struct graph_insn *by, const struct graph_insn *of)
{
	for (const struct graph_use *w = &g->uses[by->use]; w < &g->uses[by[1].use]; w++)
		for (const struct graph_use *u = &g->uses[of->use]; w->what & USE_WRITES && u < &g->uses[of[1].use]; u++)
			if (u->what & USE_READS && w->unit < u->unit + graph_use_units(u) && u->unit < w->unit + graph_use_units(w))
				return true;
	return false;
}

bool
spare_repeats(const struct spare *s, uint32_t event, uint32_t insn)
{
	struct flight_event *e = &s->flights->events[event];
	const struct graph_code *code = s->code;

	if (code->safe || insn == GRAPH_NONE || e->event != EVENT_smem || e->function != s->function || e->insn >= insn)
		return false;
	const struct graph_insn *first = &s->g->insns[e->insn];
	const struct graph_insn *again = &s->g->insns[insn];
	if (first->size != again->size || memcmp(code->bytes + first->at, code->bytes + again->at, first->size) ||
			graph_block_of(s->g, e->insn) != graph_block_of(s->g, insn))
		return false;
	if (!e->unwritten)
		e->unwritten = e->insn + 1;
	for (const struct graph_insn *i = &s->g->insns[e->unwritten]; i < again; i++, e->unwritten++)
		if (writes_sources(s->g, i, again) || i->flow == CONTROL_call || i->flow == CONTROL_call_indirect)
			return false;
	struct insn decoded;
	graph_decode(code, again, &decoded);
	return insn_effects(code->isa, &decoded)->memory == 1 << MEMORY_load;
}

/* Returns whether a wait has completed an operation on all its counters but xcnt. zero: bit mask of the counters that were 0. */
static bool
is_complete(const struct spare *s, unsigned event, uint32_t zero)
{
	const struct insn_count *counts;
	unsigned n = insn_counts(s->code->isa, event, s->code->safe, false, &counts);
	bool complete = n > 1;

	for (unsigned i = 0; i < n; i++)
		complete &= counts[i].protects == PROTECTED_operands || zero >> counts[i].counter & 1;
	return complete;
}

bool
spare_translated(const struct spare *s, const struct flight *f, uint32_t insn, unsigned unit)
{
	enum { LOOK_BACK = 256 };
	const struct flight_event *e = flight_event(s->flights, f);
	unsigned over = flight_count(s->flights, f)->over;
	const struct graph *g = s->g;
	uint32_t zero = 0;

	if (insn == GRAPH_NONE || !over)
		return false;
	uint32_t begin = g->blocks[graph_block_of(g, insn)].first;
	begin = begin + LOOK_BACK < insn ? insn - LOOK_BACK : begin;
	for (uint32_t i = insn; i-- > begin;) {
		bool writes = false;

		if (!(g->insns[i].flags & (HAS_EVENT | HAS_WAIT)))
			continue;
		struct insn decoded;
		graph_decode(s->code, &g->insns[i], &decoded);
		uint8_t most[COUNTER_COUNT];
		if (g->insns[i].flags & HAS_WAIT) {
			insn_waits(s->code->isa, &decoded, most);
			for (unsigned c = 0; c < COUNTER_COUNT; c++)
				zero |= (uint32_t)!most[c] << c;
			continue;
		}
		for (const struct graph_use *u = &g->uses[g->insns[i].use]; u < &g->uses[g->insns[i + 1].use]; u++)
			writes |= u->what & USE_WRITES && u->unit <= unit && unit <= u->unit + u->more;
		unsigned event = insn_effects(s->code->isa, &decoded)->event;
		if (e->function == s->function && i == e->insn)
			return is_complete(s, event, zero);
		if (over >> event & 1 && (writes || is_complete(s, event, zero)))
			return true;
	}
	return false;
}

static bool
sets_mode(const struct graph *g, uint32_t insn)
{
	bool sets = false;

	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++)
		sets |= g->uses[k].what & USE_WRITES && g->uses[k].unit == insn_unit(FILE_mode, 0);
	return sets;
}

bool
spare_left_out(const struct spare *s, const struct insn_count *count, uint32_t wait, uint32_t insn, unsigned need)
{
	const struct graph_block *b = &s->g->blocks[graph_block_of(s->g, insn)];

	for (uint32_t i = insn; count->expert && i-- > b->first && (s->g->insns[i].flags & HAS_WAIT || sets_mode(s->g, i));) {
		if (!(s->g->insns[i].flags & HAS_WAIT))
			continue;
		wait--;
		for (unsigned c = 0; c < COUNTER_COUNT; c++)
			if (!insn_counter_expert(s->code->isa, c) && s->flights->waits[wait].most[c] <= need)
				return true;
	}
	return false;
}

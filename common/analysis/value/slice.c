#include "common/analysis/value/slice.h"

#include <string.h>

#include "common/analysis/call/calls.h"
#include "common/analysis/graph/reachable_code.h"
#include "common/analysis/graph/shape.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/isa/tables.h"

void
slice_call_writes(const struct flow *flow, const struct graph *g, uint32_t insn, struct set *written)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(g, insn, &calls);
	struct set all = {{0}};

	memset(written, 0, sizeof *written);
	calls_unknown(written);
	for (uint32_t i = 0; i < n; i++) {
		if (calls[i].to == GRAPH_NONE || !flow->functions[calls[i].to].graph)
			return;
		set_join(&all, &flow->functions[calls[i].to].graph->clobbered);
	}
	*written = n ? all : *written;
}

unsigned
slice_tested(const struct isa *isa, unsigned condition, unsigned *unit)
{
	switch (condition) {
	case CONDITION_scc0: case CONDITION_scc1: *unit = insn_unit(FILE_scc, 0); return 1;
	case CONDITION_vccz: case CONDITION_vccnz: *unit = insn_unit(FILE_vcc, 0); break;
	case CONDITION_execz: case CONDITION_execnz: *unit = insn_unit(FILE_exec, 0); break;
	default: return 0;
	}
	return isa->wave32 ? 1 : 2;
}

static bool
is_exec(unsigned unit)
{
	return unit - insn_unit(FILE_exec, 0) < 2;
}

static bool
is_call(const struct graph_insn *i)
{
	return i->flow == CONTROL_call || i->flow == CONTROL_call_indirect;
}

/* Returns whether what a program computes follows from registers and constants. */
static bool
is_computed(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, const struct meaning_step *s)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	unsigned masks = 1u << IMPLIED_scc | 1u << IMPLIED_vcc | 1u << IMPLIED_exec;
	const struct meaning_program *program = s->program;

	if (program->memory || program->jumps || program->rounding || !s->ninputs || (e->reads | e->writes) & ~masks)
		return false;
	if (program->vector ? gpr_idx != GPR_IDX_NONE : program->fields[0] != FIELD_NONE)
		return false;
	for (unsigned i = 0; i < s->ninputs; i++)
		if (s->input[i].at.kind == INPUT_status)
			return false;
	return true;
}

/* Returns an instruction ready for execution, or NULL if what it computes is unknown. */
static const struct meaning_step *
prepare(struct slice *s, const struct graph_code *code, const struct graph_insn *i)
{
	if (is_call(i))
		return NULL;
	struct insn insn;
	graph_decode(code, i, &insn);
	struct meaning_step step;
	if ((insn_literal_at(&insn) && reach_reloc(code, i->at + insn_literal_at(&insn))) ||
			!meaning_prepare(code->isa, &insn, code->isa->wave32 ? 32 : 64, &step) ||
			!is_computed(code->isa, &insn, i->gpr_idx, &step))
		return NULL;
	return memcpy(arena_take(s->arena, sizeof step), &step, sizeof step);
}

/* The instructions that write each register. */
struct writers {
	uint32_t first[INSN_UNITS + 1], *insns; /* those of a unit: from first[unit] to first[unit + 1] */
};

static void
find_writers(struct writers *w, const struct graph *g)
{
	uint32_t *end = array_make(INSN_UNITS, sizeof *end), at = 0;

	for (unsigned pass = 0; pass < 2; pass++) {
		for (uint32_t i = 0; i < g->ninsns; i++)
			for (uint32_t k = g->insns[i].use; k < g->insns[i + 1].use; k++)
				for (unsigned n = 0; g->uses[k].what & USE_WRITES && n < graph_use_units(&g->uses[k]); n++) {
					uint32_t *to = &end[g->uses[k].unit + n];

					if (pass)
						w->insns[*to] = i;
					++*to;
				}
		for (unsigned u = 0; u < INSN_UNITS && !pass; u++) {
			w->first[u] = at;
			at += end[u];
			end[u] = w->first[u];
		}
		w->first[INSN_UNITS] = at;
		w->insns = pass ? w->insns : array_make(at, sizeof w->insns[0]);
	}
	alloc_free(end);
}

struct unit_stack {
	uint16_t unit[INSN_UNITS];
	unsigned n;
};

/* Adds a register to the slice, and to the stack if it is new. */
static void
add_unit(struct slice *s, struct unit_stack *todo, unsigned unit)
{
	if (set_has(&s->units, unit))
		return;
	set_add(&s->units, unit, 1);
	todo->unit[todo->n++] = (uint16_t)unit;
}

/* Adds the registers that an instruction reads, without exec. */
static void
add_reads(struct slice *s, struct unit_stack *todo, const struct graph *g, uint32_t insn)
{
	for (uint32_t k = g->insns[insn].use; k < g->insns[insn + 1].use; k++)
		for (unsigned n = 0; g->uses[k].what & USE_READS && n < graph_use_units(&g->uses[k]); n++)
			if (!is_exec(g->uses[k].unit + n))
				add_unit(s, todo, g->uses[k].unit + n);
}

/* Adds the instructions on which the registers on the stack depend. */
static void
close_slice(struct slice *s, struct unit_stack *todo, const struct graph_code *code, const struct graph *g, bool *in,
	const struct meaning_step **steps)
{
	struct writers *w = array_make(1, sizeof *w);

	find_writers(w, g);
	while (todo->n) {
		unsigned unit = todo->unit[--todo->n];

		for (uint32_t k = w->first[unit]; k < w->first[unit + 1]; k++) {
			uint32_t i = w->insns[k];

			if (in[i])
				continue;
			in[i] = true;
			steps[i] = prepare(s, code, &g->insns[i]);
			if (steps[i])
				add_reads(s, todo, g, i);
		}
	}
	alloc_free(w->insns);
	alloc_free(w);
}

static void
number_slots(struct slice *s)
{
	unsigned nvectors = 0;

	memset(s->slot, SLICE_NONE, sizeof s->slot);
	for (unsigned vectors = 0; vectors < 2; vectors++) {
		for (unsigned u = 0, number; u < INSN_UNITS; u++) {
			unsigned file = set_has(&s->units, u) ? insn_unit_file(u, &number) : FILE_COUNT;

			if (file == FILE_COUNT || (file == FILE_vgpr || file == FILE_agpr) != vectors || (vectors && nvectors == SLICE_VECTORS) ||
					(!vectors && s->nslots == SLICE_SCALARS))
				continue;
			nvectors += vectors;
			s->unit[s->nslots] = (uint16_t)u;
			s->slot[u] = (uint8_t)s->nslots++;
		}
		s->nscalars = vectors ? s->nscalars : s->nslots;
	}
}

void
slice_find(struct slice *s, const struct flow *flow, const struct graph *g, const bool *wanted, struct arena *arena)
{
	const struct meaning_step **steps = array_make(g->ninsns, sizeof steps[0]);
	bool *in = array_make(g->ninsns, sizeof in[0]);
	struct unit_stack todo = {.n = 0};
	uint32_t n = 0;

	memset(&s->units, 0, sizeof s->units);
	s->nslots = s->nscalars = 0;
	s->arena = arena;
	for (uint32_t b = 0; b < g->nblocks; b++) {
		unsigned unit = 0;

		if (!wanted[b])
			continue;
		uint32_t to[2];
		unsigned count = slice_tested(flow->code->isa, shape_targets(g, b, to), &unit);
		for (unsigned k = 0; k < count; k++)
			add_unit(s, &todo, unit + k);
	}
	close_slice(s, &todo, flow->code, g, in, steps);
	set_add(&s->units, insn_unit(FILE_exec, 0), 2);
	number_slots(s);
	for (uint32_t i = 0; i < g->ninsns; i++) {
		in[i] |= g->insns[i].flags & HAS_EXEC || is_call(&g->insns[i]);
		n += in[i];
	}
	s->steps = arena_take(arena, (n + 1) * sizeof s->steps[0]);
	s->first = arena_take(arena, (g->nblocks + 1) * sizeof s->first[0]);
	n = 0;
	for (uint32_t b = 0; b < g->nblocks; b++) {
		s->first[b] = n;
		for (uint32_t i = g->blocks[b].first; i < g->blocks[b].first + g->blocks[b].count; i++)
			if (in[i])
				s->steps[n++] = (struct slice_step){i, steps[i]};
	}
	s->first[g->nblocks] = n;
	alloc_free(steps);
	alloc_free(in);
}

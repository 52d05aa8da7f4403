/* How often the instructions of a kernel were executed: those that were reached, and those of the same functions, and of functions that these
 * can call, that were not. */
#include "library/running.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

void
running_count(struct running *r, struct arena *arena, const struct run_code *code, uint64_t base)
{
	size_t n = 0;

	for (uint64_t i = 0; i < code->size / 4; i++)
		n += code->at[i] && code->at[i]->count.executed;
	r->reached = arena_alloc(arena, (n + 1) * sizeof r->reached[0]);
	for (uint64_t i = 0; i < code->size / 4; i++)
		if (code->at[i] && code->at[i]->count.executed)
			r->reached[r->nreached++] = (struct running_count){code->address + 4 * i - base, code->at[i]->count};
}

/* The functions whose instructions are counted. */
struct scope {
	struct running *r;
	struct analysis *a;
	struct arena arena;           /* if the guard frees its blocks, nothing else refers to them */
	bool **marked;                /* indexed by section and function */
	struct { uint32_t section, function; } *todo;
	size_t ntodo, cap;
	struct amdgcn_run_count *v;
	size_t n, vcap;
};

static void
mark(struct scope *s, uint32_t section, uint32_t function)
{
	if (function == GRAPH_NONE || s->marked[section][function])
		return;
	s->marked[section][function] = true;
	APPEND(s->todo, s->ntodo, s->cap);
	s->todo[s->ntodo - 1].section = section;
	s->todo[s->ntodo - 1].function = function;
}

/* Returns the section that contains an address, or NULL. */
static struct code_section *
section_at(struct analysis *a, uint64_t address)
{
	for (size_t i = 0; i < a->nsections; i++)
		if (address - a->sections[i].code.address < a->sections[i].code.size)
			return &a->sections[i];
	return NULL;
}

/* Returns the function whose symbol contains an address, or GRAPH_NONE. */
static uint32_t
function_at(const struct code_section *s, uint64_t address)
{
	size_t n = array_upto(s->flow->functions, s->flow->nfunctions, sizeof s->flow->functions[0], address - s->code.address);

	return n && address - s->code.address < s->flow->functions[n - 1].end ? (uint32_t)(n - 1) : GRAPH_NONE;
}

static void
mark_symbol(struct scope *s, struct str name)
{
	for (uint32_t i = 0; name.n && i < s->a->nsections; i++)
		for (uint32_t k = 0; k < s->a->sections[i].flow->nfunctions; k++)
			if (str_eq(s->a->sections[i].flow->functions[k].name, name))
				mark(s, i, k);
}

/* Marks the functions that were reached, and those that they can call or jump to. */
static void
mark_all(struct scope *s)
{
	for (size_t i = 0; i < s->r->nreached; i++) {
		struct code_section *section = section_at(s->a, s->r->reached[i].address);

		if (section)
			mark(s, (uint32_t)(section - s->a->sections), function_at(section, s->r->reached[i].address));
	}
	while (s->ntodo) {
		uint32_t section = s->todo[--s->ntodo].section;
		const struct flow *flow = s->a->sections[section].flow;
		const struct graph *g = flow->functions[s->todo[s->ntodo].function].graph;

		for (uint32_t i = 0; g && i < g->ncalls; i++) {
			mark(s, section, g->calls[i].to);
			mark_symbol(s, g->calls[i].symbol);
		}
		for (uint32_t i = 0; g && i < g->nedges; i++) {
			mark(s, section, graph_edge_function(flow, &g->edges[i]));
			mark_symbol(s, g->edges[i].symbol);
		}
	}
}

static void
add(struct scope *s, const struct code_section *section, uint64_t address, struct run_count count)
{
	struct amdgcn_run_count *to = APPEND(s->v, s->n, s->vcap);

	*to = (struct amdgcn_run_count){.address = address, .executed = count.executed, .lanes = count.lanes, .taken = count.taken};
	if (section) {
		const struct graph_code *code = &section->object->analysis->object.codes[section->number];
		uint32_t function = function_at(section, address);

		if (function != GRAPH_NONE && section->flow->functions[function].name.n) {
			to->function = arena_strz(&s->arena, section->flow->functions[function].name);
			to->offset = address - section->code.address - section->flow->functions[function].at;
		}
		struct insn insn;
		char text[INSN_TEXT];
		if (graph_decode_at(code, address - section->code.address, &insn)) {
			const struct meaning_program *program = meaning_of(&insn, false);

			to->conditional = insn_effects(code->isa, &insn)->flow == CONTROL_conditional;
			to->vector = program && program->vector;
			insn_print(code->isa, &insn, text);
			to->instruction = arena_strz(&s->arena, str_from(text));
		}
	}
}

static const struct running_count *
reached_at(const struct running *r, uint64_t address)
{
	return r->nreached ? bsearch(&address, r->reached, r->nreached, sizeof r->reached[0], array_compare64) : NULL;
}

bool
running_reached(const struct amdgcn_run *run, uint64_t address)
{
	const struct running_count *c = reached_at((const struct running *)run, address);

	return c && c->count.executed;
}

static void
make_counts(void *user)
{
	struct running *r = user;
	struct scope s = {.r = r, .a = r->object->analysis};

	if (r->counts)
		return;
	s.marked = alloc_array(s.a->nsections + 1, sizeof s.marked[0]);
	for (size_t i = 0; i < s.a->nsections; i++)
		s.marked[i] = alloc_zeroed(s.a->sections[i].flow->nfunctions + 1, sizeof s.marked[0][0]);
	mark_all(&s);
	for (size_t i = 0; i < s.a->nsections; i++) {
		const struct code_section *section = &s.a->sections[i];

		for (size_t f = 0; f < section->flow->nfunctions; f++) {
			const struct graph *g = s.marked[i][f] ? section->flow->functions[f].graph : NULL;

			for (uint32_t k = 0; g && k < g->ninsns; k++)
				if (!reached_at(r, section->code.address + g->insns[k].at))
					add(&s, section, section->code.address + g->insns[k].at, (struct run_count){0});
		}
	}
	for (size_t i = 0; i < r->nreached; i++)
		add(&s, section_at(s.a, r->reached[i].address), r->reached[i].address, r->reached[i].count);
	s.n = array_sort_unique(s.v, s.n, sizeof s.v[0], array_compare64);
	struct amdgcn_run_count *kept = arena_alloc(&s.arena, (s.n + 1) * sizeof *kept);
	if (s.n)
		memcpy(kept, s.v, s.n * sizeof *kept);
	for (size_t i = 0; i < s.a->nsections; i++)
		alloc_free(s.marked[i]);
	alloc_free(s.marked);
	alloc_free(s.todo);
	alloc_free(s.v);
	r->counted = s.arena;
	r->ncounts = s.n;
	r->counts = kept;
}

int
amdgcn_run_count(const struct amdgcn_run *run, size_t i, struct amdgcn_run_count *out)
{
	struct running *r = (struct running *)(uintptr_t)run;

	for (size_t k = 0; !r->counts && k < r->object->analysis->nsections; k++)
		if (!inside_flow(&r->object->analysis->sections[k]))
			return 0;
	if (!r->counts && !inside_run(r->object, make_counts, r))
		return 0;
	if (i >= r->ncounts)
		return 0;
	*out = r->counts[i];
	return 1;
}

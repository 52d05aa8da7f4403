/* Propagates two sets of registers along the path: registers on which the decisions so far depend, and registers on which the
 * branches before the first instruction depend. An instruction that reads a register of a set adds its results to the set; any
 * other instruction removes its results. */
#include "common/analysis/path/depend.h"

/* Determines the registers that an instruction reads and writes. A read of exec counts only if the instruction also writes exec.
 * Otherwise exec only masks lanes, and inactive lanes cannot affect the result. */
static void
split(const struct flow_graph *g, uint32_t insn, struct set *reads, struct set *writes)
{
	const struct flow_insn *i = &g->insns[insn];
	unsigned exec = insn_unit(FILE_exec, 0), nexec = insn_unit(FILE_exec + 1u, 0) - exec;

	*reads = *writes = (struct set){0};
	for (const struct flow_use *u = &g->uses[i->use]; u < &g->uses[i[1].use]; u++) {
		if (u->what & USE_READS)
			set_add(reads, u->unit, u->more + 1u);
		if (u->what & USE_WRITES)
			set_add(writes, u->unit, u->more + 1u);
	}
	if (!set_any(writes, exec, nexec))
		set_remove(reads, exec, nexec);
}

static bool
share(const struct set *a, const struct set *b)
{
	uint64_t both = 0;

	for (unsigned i = 0; i < SET_WORDS; i++)
		both |= a->word[i] & b->word[i];
	return both != 0;
}

static void
follow(struct set *s, const struct set *reads, const struct set *writes)
{
	if (share(s, reads))
		set_join(s, writes);
	else
		set_without(s, writes);
}

/* Returns the branch of a block with several successors, or FLOW_NONE. */
static uint32_t
decision(const struct flow_graph *g, uint32_t block)
{
	const struct flow_block *b = &g->blocks[block];

	return b->count && b->nedges > 1 ? b->first + b->count - 1 : FLOW_NONE;
}

/* Returns the registers whose values at the start of a block determine the outcome of its branch. */
static struct set
roots(const struct flow_graph *g, uint32_t block)
{
	uint32_t last = decision(g, block);
	struct set s = {0}, reads, writes;

	if (last == FLOW_NONE)
		return s;
	for (const struct flow_use *u = &g->uses[g->insns[last].use]; u < &g->uses[g->insns[last + 1].use]; u++)
		if (u->what & USE_READS)
			set_add(&s, u->unit, u->more + 1u);
	for (uint32_t i = last; i-- > g->blocks[block].first;) {
		split(g, i, &reads, &writes);
		if (!share(&s, &writes))
			continue;
		set_without(&s, &writes);
		set_join(&s, &reads);
	}
	return s;
}

/* Returns the registers on which the branches of the block's dominators depend. */
static struct set
guards(const struct flow_graph *g, uint32_t block)
{
	struct set all = {0};

	while (g->blocks[block].idom != block && g->blocks[block].idom != FLOW_NONE) {
		struct set s;

		block = g->blocks[block].idom;
		s = roots(g, block);
		set_join(&all, &s);
	}
	return all;
}

/* Returns whether the edge is taken if any lane is active. Such a decision never contradicts other decisions. */
static bool
is_free(const struct flow_graph *g, uint32_t edge)
{
	const struct flow_edge *e = &g->edges[edge];

	return (e->reason == EDGE_TAKEN && e->condition == CONDITION_execnz) ||
		(e->reason == EDGE_NOT_TAKEN && e->condition == CONDITION_execz);
}

/* Returns whether the block ends with an indirect jump to several targets. The target may depend on the path to the jump. */
static bool
is_dispatch(const struct flow_graph *g, uint32_t block)
{
	uint32_t last = decision(g, block);

	return last != FLOW_NONE && g->insns[last].flow == CONTROL_jump_indirect;
}

bool
depend_proves(const struct shape *shape, uint32_t from, const uint32_t *edges, uint32_t n)
{
	const struct flow_graph *g = shape->g;
	uint32_t start = flow_block_of(g, from);
	struct set taken = {0}, before = guards(g, start);

	for (uint32_t i = 0; i < n; i++) {
		uint32_t block = g->edges[edges[i]].from;

		if (is_dispatch(g, block))
			return false;
		if (decision(g, block) != FLOW_NONE && !is_free(g, edges[i])) {
			struct set s = roots(g, block);

			if (share(&s, &taken) || (!shape_dominates(shape, start, block) && share(&s, &before)))
				return false;
			set_join(&taken, &s);
		}
		for (uint32_t k = g->blocks[block].first; k < g->blocks[block].first + g->blocks[block].count; k++) {
			struct set reads, writes;

			split(g, k, &reads, &writes);
			follow(&taken, &reads, &writes);
			follow(&before, &reads, &writes);
		}
	}
	return true;
}

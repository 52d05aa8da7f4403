/* Propagates two sets of registers along the path: registers on which the decisions so far depend, and registers on which the
 * branches before the first instruction depend. An instruction that reads a register of a set adds its results to the set; any
 * other instruction removes its results. */
#include "common/analysis/path/depend.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Determines the registers that an instruction reads and writes. A read of exec counts only if the instruction also writes exec.
 * Otherwise exec only masks lanes, and inactive lanes cannot affect the result. */
static void
split(const struct graph *g, uint32_t insn, struct set *reads, struct set *writes)
{
	const struct graph_insn *i = &g->insns[insn];
	unsigned exec = insn_unit(FILE_exec, 0), nexec = insn_unit(FILE_exec + 1u, 0) - exec;

	*reads = *writes = (struct set){0};
	for (const struct graph_use *u = &g->uses[i->use]; u < &g->uses[i[1].use]; u++) {
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

/* Returns the branch of a block with several successors, or GRAPH_NONE. */
static uint32_t
decision(const struct graph *g, uint32_t block)
{
	const struct graph_block *b = &g->blocks[block];

	return b->count && b->nedges > 1 ? b->first + b->count - 1 : GRAPH_NONE;
}

/* Returns the registers whose values at the start of a block determine the outcome of its branch. */
static struct set
roots(const struct graph *g, uint32_t block)
{
	uint32_t last = decision(g, block);
	struct set s = {0};

	if (last == GRAPH_NONE)
		return s;
	for (const struct graph_use *u = &g->uses[g->insns[last].use]; u < &g->uses[g->insns[last + 1].use]; u++)
		if (u->what & USE_READS)
			set_add(&s, u->unit, u->more + 1u);
	struct set reads, writes;
	for (uint32_t i = last; i-- > g->blocks[block].first;) {
		split(g, i, &reads, &writes);
		if (!share(&s, &writes))
			continue;
		set_without(&s, &writes);
		set_join(&s, &reads);
	}
	return s;
}

/* Computes d->below. A block has the same set as its dominator if its branch adds no registers, so that there are few sets even if
 * there are many blocks. */
static void
find_guards(struct guards *d)
{
	const struct graph *g = d->shape->g;

	d->below = array_make(g->nblocks, sizeof d->below[0]);
	*APPEND(d->sets, d->nsets, d->sets_cap) = (struct set){0};
	for (uint32_t i = 0; i < g->norder; i++) { /* dominators come before the blocks that they dominate */
		uint32_t block = g->order[i], above = d->below[g->blocks[block].idom];
		struct set s = d->sets[above], here = roots(g, block);

		d->below[block] = above;
		if (!set_join(&s, &here))
			continue;
		d->below[block] = (uint32_t)d->nsets;
		*APPEND(d->sets, d->nsets, d->sets_cap) = s;
	}
}

/* Returns the registers on which the branches of the block's dominators depend, without the block itself. */
static struct set
guards_of(struct guards *d, uint32_t block)
{
	uint32_t above = d->shape->g->blocks[block].idom;

	if (!d->below)
		find_guards(d);
	return above == block || above == GRAPH_NONE ? (struct set){0} : d->sets[d->below[above]];
}

/* Returns whether the edge is taken if any lane is active. Such a decision never contradicts other decisions. */
static bool
is_free(const struct graph *g, uint32_t edge)
{
	const struct graph_edge *e = &g->edges[edge];

	return (e->reason == EDGE_TAKEN && e->condition == CONDITION_execnz) ||
		(e->reason == EDGE_NOT_TAKEN && e->condition == CONDITION_execz);
}

/* Returns whether the block ends with an indirect jump to several targets. The target may depend on the path to the jump. */
static bool
is_dispatch(const struct graph *g, uint32_t block)
{
	uint32_t last = decision(g, block);

	return last != GRAPH_NONE && g->insns[last].flow == CONTROL_jump_indirect;
}

bool
depend_proves(struct guards *d, uint32_t from, const uint32_t *edges, uint32_t n)
{
	const struct shape *shape = d->shape;
	const struct graph *g = shape->g;
	uint32_t start = graph_block_of(g, from);
	struct set taken = {0}, before = guards_of(d, start);

	for (uint32_t i = 0; i < n; i++) {
		uint32_t block = g->edges[edges[i]].from;

		if (is_dispatch(g, block))
			return false;
		if (decision(g, block) != GRAPH_NONE && !is_free(g, edges[i])) {
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

void
depend_open(struct guards *d, const struct shape *shape)
{
	*d = (struct guards){.shape = shape};
}

void
depend_close(struct guards *d)
{
	alloc_free(d->below);
	alloc_free(d->sets);
}

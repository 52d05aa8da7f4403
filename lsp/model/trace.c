/* Follows the paths from an instruction, block by block. Each block is visited once. */
#include "lsp/model/trace.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct search {
	const struct amdgcn_graph *graph;
	const struct amdgcn_liveness *liveness;
	const struct amdgcn_registers *registers;
	bool back;          /* search for writes before the instruction, not for reads after it */
	bool *seen;         /* indexed by block */
	int *open;          /* blocks to visit */
	size_t nopen;
	struct trace *out;
};

static bool
has_common(const struct amdgcn_registers *a, const struct amdgcn_registers *b)
{
	for (size_t i = 0; i < AMDGCN_REGISTER_WORDS; i++)
		if (a->words[i] & b->words[i])
			return true;
	return false;
}

static void
found(struct trace *t, size_t instruction)
{
	for (size_t i = 0; i < t->n; i++)
		if (t->instructions[i] == instruction)
			return;
	if (t->n < TRACE_MAX)
		t->instructions[t->n++] = instruction;
	else
		t->more = true;
}

/* Visits an instruction. Returns whether the path ends there. */
static bool
visit(struct search *s, size_t i)
{
	struct amdgcn_registers read, written;

	amdgcn_accessed(s->liveness, i, &read, &written);
	if (has_common(s->back ? &written : &read, s->registers)) {
		found(s->out, i);
		return true;
	}
	return !s->back && has_common(&written, s->registers);
}

static void
enter(struct search *s, int block)
{
	if (block == AMDGCN_NONE || s->seen[block])
		return;
	s->seen[block] = true;
	s->open[s->nopen++] = block;
}

/* Adds the successors of a block, or its predecessors when searching backward, to the blocks to visit. */
static void
go_on(struct search *s, const struct amdgcn_block *b)
{
	const struct amdgcn_graph *g = s->graph;

	if (s->back) {
		for (size_t i = 0; i < b->npreds; i++)
			enter(s, g->edges[g->preds[b->pred + i]].from);
		s->out->boundary |= g->entry != AMDGCN_NONE && b == &g->blocks[g->entry];
		return;
	}
	for (size_t i = 0; i < b->nedges; i++) {
		enter(s, g->edges[b->edge + i].to);
		s->out->boundary |= g->edges[b->edge + i].to == AMDGCN_NONE;
	}
}

/* Visits the instructions of a block from `first` on, in the direction of the search; count: their number. */
static void
scan(struct search *s, const struct amdgcn_block *b, size_t first, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (visit(s, s->back ? first - i : first + i))
			return;
	go_on(s, b);
}

static void
run(const struct model_place *at, const struct amdgcn_registers *registers, bool back, struct trace *out)
{
	const struct amdgcn_graph *g = at->graph;
	struct search s = {.graph = g, .registers = registers, .back = back, .out = out, .liveness = amdgcn_liveness(g->function)};
	int block = amdgcn_find_block(g, at->instruction);

	*out = (struct trace){0};
	if (!s.liveness || block == AMDGCN_NONE)
		return;
	s.seen = array_make(g->nblocks, sizeof *s.seen);
	s.open = array_make(g->nblocks, sizeof *s.open);
	const struct amdgcn_block *b = &g->blocks[block];
	if (back)
		scan(&s, b, at->instruction - 1, at->instruction - b->first);
	else
		scan(&s, b, at->instruction + 1, b->first + b->ninstructions - at->instruction - 1);
	while (s.nopen) {
		b = &g->blocks[s.open[--s.nopen]];
		scan(&s, b, back ? b->first + b->ninstructions - 1 : b->first, b->ninstructions);
	}
	alloc_free(s.seen);
	alloc_free(s.open);
}

void
trace_writes(const struct model_place *at, const struct amdgcn_registers *registers, struct trace *out)
{
	run(at, registers, true, out);
}

void
trace_reads(const struct model_place *at, const struct amdgcn_registers *registers, struct trace *out)
{
	run(at, registers, false, out);
}

#include "objdump/report/listing.h"

#include <stdlib.h>

static int
compare(int a, int b)
{
	return (a > b) - (a < b);
}

static int
compare_loops(const void *a, const void *b)
{
	const struct amdgcn_loop_path *x = a, *y = b;

	return x->function != y->function ? compare(x->function, y->function) : compare(x->loop, y->loop);
}

static int
compare_branches(const void *a, const void *b)
{
	const struct amdgcn_branch_path *x = a, *y = b;

	return x->function != y->function ? compare(x->function, y->function) :
		(x->instruction > y->instruction) - (x->instruction < y->instruction);
}

/* If the block is the header of a loop, appends a note about the loop. The elements of r->loops are sorted by function, then by loop. */
static void
put_loop(struct out *out, const struct amdgcn_simulation *r, const struct amdgcn_graph *g, int block)
{
	const struct amdgcn_loop_path key = {.function = g->function->index, .loop = g->blocks[block].loop};

	if (!r->nloops || key.loop == AMDGCN_NONE || g->loops[key.loop].header != block)
		return;
	const struct amdgcn_loop_path *l = bsearch(&key, r->loops, r->nloops, sizeof key, compare_loops);
	if (l && l->iterations)
		out_printf(out, "; a loop: %llu iteration%s %s", (unsigned long long)l->iterations, l->iterations == 1 ? "" : "s",
			amdgcn_origin_name(l->origin));
	else if (l)
		out_z(out, "; a loop that nothing leaves");
}

/* Returns the element of r->branches for an instruction, or NULL if the instruction is not a conditional branch. The
 * elements are sorted by function, then by instruction. */
static const struct amdgcn_branch_path *
branch_of(const struct amdgcn_simulation *r, const struct amdgcn_cost *c)
{
	const struct amdgcn_branch_path key = {.function = c->function, .instruction = c->instruction};

	return r->nbranches ? bsearch(&key, r->branches, r->nbranches, sizeof key, compare_branches) : NULL;
}

static void
put_note(struct out *out, const struct amdgcn_simulation *r, const struct amdgcn_cost *c)
{
	const struct amdgcn_branch_path *b = c->reached ? branch_of(r, c) : NULL;

	if (c->wait_share > 0)
		out_printf(out, "  // stall rate %.1f%%", 100 * c->wait_share);
	char text[64];
	if (b) {
		out_z(out, "  // ");
		out_str(out, metrics_branch(b, text));
		out_printf(out, ", %s", amdgcn_origin_name(b->origin));
	}
}

static void
put_insn(const struct simulation *sim, const struct amdgcn_graph *g, const struct amdgcn_cost *c)
{
	struct out *out = sim->section->v->out;
	char text[AMDGCN_TEXT];
	size_t n = amdgcn_graph_text(g, c->instruction, text);

	if (c->hits)
		out_printf(out, "%10llu %8.1f %8.1f  %-11s %5.1f%%  ", (unsigned long long)c->hits, c->cycles, c->stall,
			c->reason ? c->reason : "", 100 * c->share);
	else
		out_printf(out, "%10d%40s", 0, "");
	out_raw(out, text, n);
	put_note(out, sim->result, c);
	out_z(out, "\n");
}

static void
put_function(const struct simulation *sim, const struct amdgcn_executed *executed)
{
	struct section_view *s = sim->section;
	const struct amdgcn_function *f = &s->all->functions[executed->function];
	const struct amdgcn_cost *costs = &sim->result->instructions[executed->first];
	const struct amdgcn_graph *g = amdgcn_graph(f);
	struct out *out = s->v->out;
	char name[64];

	if (f != sim->result->function) {
		out_printf(out, "\n  %016llx <", (unsigned long long)section_shown(s, f->address));
		out_str(out, section_name(s, f, name));
		out_z(out, ">, which it calls:\n");
	}
	out_printf(out, "\n%10s %8s %8s  %-11s %6s  %s\n", "hits", "cycles", "stall", "reason", "share", "instruction");
	for (size_t i = 0; i < g->nblocks; i++) {
		const struct amdgcn_block *b = &g->blocks[i];

		out_printf(out, "  bb%zu:  // %08llx; %llu times", i, (unsigned long long)section_shown(s, b->address),
			(unsigned long long)(b->ninstructions ? costs[b->first].hits : 0));
		put_loop(out, sim->result, g, (int)i);
		out_z(out, "\n");
		for (size_t k = 0; k < b->ninstructions; k++)
			put_insn(sim, g, &costs[b->first + k]);
	}
}

void
listing_text(const struct simulation *sim)
{
	for (size_t i = 0; i < sim->result->nfunctions; i++)
		put_function(sim, &sim->result->functions[i]);
}

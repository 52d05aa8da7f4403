/* Function by function. A loop has one branch that counts its iterations, chosen among those that leave it: the one by which the
 * code itself determines them, else one that goes back to the header, else one in the header, else the last; others stay
 * in the loop. A branch within a loop goes the way that leads to the one that counts, if only one way does. */
#include "common/sim/path.h"

#include <stdlib.h>

#include "common/base/array.h"
#include "common/sim/rule.h"
#include "common/sim/trips.h"

enum { MOST_LEFT = 64 /* loops in each other that one branch leaves */ };

/* Where an exit is in its loop. */
enum place { IN_MIDDLE, IN_HEADER, AT_LATCH };

/* A branch that can leave a loop. */
struct leaving {
	uint32_t block, next;    /* the next one of the loop, FLOW_NONE */
};

struct finder {
	struct sim_path *path;
	const struct flow *flow;
	const struct flow_function *f;
	const struct flow_graph *g;
	uint32_t function;
	struct shape shape;
	size_t first_loop;       /* of the function, in path */
	uint32_t *branch;        /* by block: in path, FLOW_NONE */
	uint64_t *trips;         /* by block: trips_count() */
	struct leaving *leaving;
	size_t nleaving, leaving_cap;
	uint32_t *exits;         /* by loop: the first in leaving, FLOW_NONE */
	bool *comes;             /* by block: in this iteration of its loop the branch that counts can still follow */
	bool *passes;            /* by loop: the same of the loop around it */
	struct sim_rule **wanted; /* by loop: the user's, or NULL */
	struct sim_rules *rules;
};

static uint64_t
plus(uint64_t a, uint64_t b)
{
	return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

static uint64_t
times(uint64_t a, uint64_t b)
{
	return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

static struct sim_branch *
branch_of(const struct finder *p, uint32_t block)
{
	return p->branch[block] == FLOW_NONE ? NULL : &p->path->branches[p->branch[block]];
}

static struct sim_loop *
loop_of(const struct finder *p, uint32_t loop)
{
	return &p->path->loops[p->first_loop + loop];
}

/* ---- branches and what leaves loops */

/* Without other knowledge lanes are on. */
static unsigned
usual_way(unsigned condition)
{
	return condition == CONDITION_execnz ? SIM_TAKEN : SIM_NOT_TAKEN;
}

/* The loops that a branch can leave: from the innermost outwards, up to the one that both ways are in. */
static void
add_exits(struct finder *p, uint32_t block, const uint32_t to[2])
{
	uint32_t loop = p->g->blocks[block].loop;

	for (unsigned n = 0; loop != FLOW_NONE && n < MOST_LEFT; n++, loop = p->g->loops[loop].parent) {
		if (shape_in_loop(&p->shape, to[0], loop) == shape_in_loop(&p->shape, to[1], loop))
			return;
		*APPEND(p->leaving, p->nleaving, p->leaving_cap) = (struct leaving){block, p->exits[loop]};
		p->exits[loop] = (uint32_t)p->nleaving - 1;
	}
}

static void
add_branches(struct finder *p)
{
	for (uint32_t i = 0; i < p->g->nblocks; i++) {
		uint32_t insn = shape_branch(p->g, i), loop = p->g->blocks[i].loop, to[2];
		struct sim_branch *b;

		p->branch[i] = FLOW_NONE;
		if (insn == FLOW_NONE)
			continue;
		p->branch[i] = (uint32_t)p->path->nbranches;
		b = APPEND(p->path->branches, p->path->nbranches, p->path->branches_cap);
		*b = (struct sim_branch){.function = p->function, .insn = insn, .loop = FLOW_NONE, .pattern = STR("")};
		b->how = (uint8_t)usual_way(shape_ways(p->g, i, to));
		if (loop == FLOW_NONE || shape_in_loop(&p->shape, to[0], loop) == shape_in_loop(&p->shape, to[1], loop))
			continue;
		b->how = shape_in_loop(&p->shape, to[1], loop) ? SIM_TAKEN : SIM_NOT_TAKEN;
		b->leaves_taken = b->how == SIM_NOT_TAKEN;
		add_exits(p, i, to);
	}
}

static void
add_loops(struct finder *p)
{
	p->first_loop = p->path->nloops;
	for (uint32_t i = 0; i < p->g->nloops; i++) {
		p->exits[i] = FLOW_NONE;
		*APPEND(p->path->loops, p->path->nloops, p->path->loops_cap) =
			(struct sim_loop){.function = p->function, .loop = i, .branch = FLOW_NONE};
	}
}

/* ---- the user's rules */

/* The last rule of all for what nothing else is said of in the function, or NULL. */
static struct sim_rule *
rule_for_all(const struct finder *p, struct sim_rule *rules, size_t n)
{
	uint32_t block;

	while (n && !(sim_where_block(rules[n - 1].where, p->f, p->rules->base, &block) && block == FLOW_NONE))
		n--;
	return n ? &rules[n - 1] : NULL;
}

static void
set_way(struct sim_branch *b, struct sim_rule *r)
{
	b->why = SIM_BY_USER;
	b->how = str_eqz(r->pattern, "T") ? SIM_TAKEN : str_eqz(r->pattern, "N") ? SIM_NOT_TAKEN : SIM_PATTERN;
	b->pattern = r->pattern;
	r->used = true;
}

static void
rule_branches(struct finder *p)
{
	for (size_t i = 0; i < p->rules->nbranches; i++) {
		struct sim_rule *r = &p->rules->branches[i];
		uint32_t block;

		if (sim_where_block(r->where, p->f, p->rules->base, &block) && block != FLOW_NONE && branch_of(p, block))
			set_way(branch_of(p, block), r);
	}
}

static void
rule_loops(struct finder *p)
{
	for (size_t i = 0; i < p->rules->nloops; i++) {
		struct sim_rule *r = &p->rules->loops[i];
		uint32_t block, loop;

		if (!sim_where_block(r->where, p->f, p->rules->base, &block) || block == FLOW_NONE)
			continue;
		loop = p->g->blocks[block].loop;
		if (loop == FLOW_NONE || p->g->loops[loop].header != block)
			continue;
		p->wanted[loop] = r;
		r->used = true;
	}
}

/* ---- loops */

static enum place
place_of(const struct finder *p, uint32_t loop, uint32_t block)
{
	uint32_t to[2];

	shape_ways(p->g, block, to);
	if (to[0] == p->g->loops[loop].header || to[1] == p->g->loops[loop].header)
		return AT_LATCH;
	return block == p->g->loops[loop].header ? IN_HEADER : IN_MIDDLE;
}

/* The iterations of a loop whose exit leaves it at a certain time. */
static uint64_t
iterations_by(enum place place, uint64_t time)
{
	return place == IN_HEADER ? time - 1 : time;
}

/* The block whose branch counts for a loop, FLOW_NONE: none. */
static uint32_t
choose(const struct finder *p, uint32_t loop)
{
	uint32_t best = FLOW_NONE;
	uint64_t least = 0; /* iterations that the code says */

	for (uint32_t k = p->exits[loop]; k != FLOW_NONE; k = p->leaving[k].next) { /* from the last one to the first */
		uint32_t block = p->leaving[k].block;
		const struct sim_branch *b = branch_of(p, block);
		uint64_t time = p->g->blocks[block].loop == loop ? p->trips[block] : 0;
		enum place place = place_of(p, loop, block);

		if (b->how == SIM_COUNTED || b->why == SIM_BY_USER)
			continue;
		if (time && (!least || iterations_by(place, time) < least - 1)) {
			least = iterations_by(place, time) + 1;
			best = block;
		} else if (!least && (best == FLOW_NONE || place > place_of(p, loop, best))) {
			best = block;
		}
	}
	return best;
}

/* How often a branch is come to in each iteration of a loop, be it in one within that. */
static uint64_t
times_in(const struct finder *p, uint32_t loop, uint32_t block)
{
	uint64_t n = 1;

	for (uint32_t i = p->g->blocks[block].loop; i != loop; i = p->g->loops[i].parent) {
		const struct sim_loop *l = loop_of(p, i);
		const struct sim_branch *b = l->branch == FLOW_NONE ? NULL : &p->path->branches[l->branch];
		bool before = b && shape_dominates(&p->shape, block, flow_block_of(p->g, b->insn));

		n = times(n, b ? b->count - !before : l->iterations);
	}
	return n ? n : 1;
}

/* Without a branch that counts: it is left by one that follows the user's pattern, or that leaves a loop in it, too. */
static void
leave_otherwise(const struct finder *p, uint32_t loop, struct sim_loop *l)
{
	for (uint32_t k = p->exits[loop]; k != FLOW_NONE; k = p->leaving[k].next) {
		uint32_t block = p->leaving[k].block;
		const struct sim_branch *b = branch_of(p, block);
		uint64_t time = 1;

		while (b->why == SIM_BY_USER && b->how != SIM_COUNTED && time <= b->pattern.n &&
				(b->pattern.p[time - 1] == 'T') != b->leaves_taken)
			time++;
		if (b->how != SIM_COUNTED && time > b->pattern.n)
			continue;
		time = b->how == SIM_COUNTED ? 1 : iterations_by(place_of(p, loop, block), time);
		if (l->why == SIM_BY_DEFAULT || time < l->iterations)
			l->iterations = time;
		l->why = b->why;
	}
}

static void
count_loop(struct finder *p, uint32_t loop, struct sim_rule *all)
{
	struct sim_loop *l = loop_of(p, loop);
	uint32_t block = choose(p, loop);
	struct sim_branch *b = block == FLOW_NONE ? NULL : branch_of(p, block);
	uint64_t time = b && p->g->blocks[block].loop == loop ? p->trips[block] : 0;
	enum place place;

	if (!b) {
		leave_otherwise(p, loop, l);
		return;
	}
	place = place_of(p, loop, block);
	l->branch = p->branch[block];
	l->iterations = SIM_ITERATIONS;
	if (p->wanted[loop] || (!time && all)) {
		struct sim_rule *r = p->wanted[loop] ? p->wanted[loop] : all;

		l->why = SIM_BY_USER;
		l->iterations = r->count;
		r->used = true;
	} else if (time) {
		l->why = SIM_BY_CODE;
		l->iterations = iterations_by(place, time);
	}
	b->how = SIM_COUNTED;
	b->why = l->why;
	b->loop = (uint32_t)(p->first_loop + loop);
	b->count = p->g->blocks[block].loop == loop ? plus(l->iterations, place == IN_HEADER) :
		plus(times(l->iterations - 1, times_in(p, loop, block)), 1);
}

/* ---- ways within loops */

/* Whether the branch that counts for a loop can still follow in the same iteration, if control goes to a block. */
static bool
leads_on(const struct finder *p, uint32_t loop, uint32_t to)
{
	uint32_t inner = to == FLOW_NONE ? FLOW_NONE : p->g->blocks[to].loop;

	if (inner == FLOW_NONE || to == p->g->loops[loop].header)
		return false;
	if (inner == loop)
		return p->comes[to];
	return p->g->loops[inner].parent == loop && p->g->loops[inner].header == to && p->passes[inner];
}

/* Whether it can follow after a loop in it, or in that. */
static bool
passes_on(const struct finder *p, uint32_t inner)
{
	const struct sim_loop *l = loop_of(p, inner);
	uint32_t loop = p->g->loops[inner].parent, to[2];
	const struct sim_branch *b;

	if (l->branch == FLOW_NONE) /* who knows */
		return true;
	b = &p->path->branches[l->branch];
	shape_ways(p->g, flow_block_of(p->g, b->insn), to);
	if (leads_on(p, loop, to[b->leaves_taken]))
		return true;
	b = loop_of(p, loop)->branch == FLOW_NONE ? NULL : &p->path->branches[loop_of(p, loop)->branch];
	return b && shape_in_loop(&p->shape, flow_block_of(p->g, b->insn), inner);
}

/* Blocks before those that follow them, from the last one on. */
static void
choose_way(struct finder *p, uint32_t block)
{
	const struct flow_block *b = &p->g->blocks[block];
	struct sim_branch *branch = branch_of(p, block);
	uint32_t loop = b->loop, to[2];

	if (loop == FLOW_NONE)
		return;
	if (branch && branch->how == SIM_COUNTED && branch->loop == p->first_loop + loop)
		p->comes[block] = true;
	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++)
		p->comes[block] |= leads_on(p, loop, p->g->edges[i].to);
	if (p->g->loops[loop].header == block && p->g->loops[loop].parent != FLOW_NONE)
		p->passes[loop] = passes_on(p, loop);
	if (!branch || branch->how == SIM_COUNTED || branch->why == SIM_BY_USER || loop_of(p, loop)->branch == FLOW_NONE)
		return;
	shape_ways(p->g, block, to);
	if (shape_in_loop(&p->shape, to[0], loop) && shape_in_loop(&p->shape, to[1], loop) &&
			leads_on(p, loop, to[0]) != leads_on(p, loop, to[1]))
		branch->how = leads_on(p, loop, to[1]) ? SIM_TAKEN : SIM_NOT_TAKEN;
}

/* A rule for all branches is for those that neither count nor leave a loop. */
static void
rule_others(struct finder *p)
{
	struct sim_rule *r = rule_for_all(p, p->rules->branches, p->rules->nbranches);

	for (uint32_t i = 0; i < p->g->nblocks && r; i++) {
		uint32_t to[2], loop = p->g->blocks[i].loop;
		struct sim_branch *b = branch_of(p, i);

		if (!b || b->how == SIM_COUNTED || b->why == SIM_BY_USER)
			continue;
		shape_ways(p->g, i, to);
		if (loop == FLOW_NONE || shape_in_loop(&p->shape, to[0], loop) == shape_in_loop(&p->shape, to[1], loop))
			set_way(b, r);
	}
}

/* ---- */

static void
find_in(struct finder *p)
{
	const struct flow_graph *g = p->g;
	struct sim_rule *all = rule_for_all(p, p->rules->loops, p->rules->nloops);

	shape_open(&p->shape, g);
	p->branch = array_make(g->nblocks, sizeof p->branch[0]);
	p->trips = array_make(g->nblocks, sizeof p->trips[0]);
	p->comes = array_make(g->nblocks, sizeof p->comes[0]);
	p->exits = array_make(g->nloops, sizeof p->exits[0]);
	p->passes = array_make(g->nloops, sizeof p->passes[0]);
	p->wanted = array_make(g->nloops, sizeof p->wanted[0]);
	p->nleaving = 0;
	trips_count(p->flow, &p->shape, p->trips);
	add_loops(p);
	add_branches(p);
	rule_branches(p);
	rule_loops(p);
	for (uint32_t i = g->nloops; i-- > 0;)
		count_loop(p, i, all);
	for (uint32_t i = g->norder; i-- > 0;)
		choose_way(p, g->order[i]);
	rule_others(p);
	shape_close(&p->shape);
	free(p->branch);
	free(p->trips);
	free(p->comes);
	free(p->exits);
	free(p->passes);
	free(p->wanted);
}

/* Marks a function and those that it calls or continues in, as far as they are known. */
static void
mark(const struct flow *flow, uint32_t function, bool *wanted)
{
	uint32_t *todo = array_make(flow->nfunctions, sizeof *todo);
	size_t n = 1;

	todo[0] = function;
	wanted[function] = true;
	while (n) {
		const struct flow_graph *g = flow->functions[todo[--n]].graph;

		for (uint32_t i = 0; g && i < g->ncalls + g->nedges; i++) {
			const struct flow_edge *e = i < g->ncalls ? NULL : &g->edges[i - g->ncalls];
			uint32_t to = !e ? g->calls[i].to : e->reason == FLOW_LEAVES && e->at != FLOW_NONE ? flow_function_at(flow, e->at) :
				FLOW_NONE;

			if (to == FLOW_NONE || wanted[to])
				continue;
			wanted[to] = true;
			todo[n++] = to;
		}
	}
	free(todo);
}

void
sim_path_find(struct sim_path *path, const struct flow *flow, uint32_t function, struct sim_rules *rules)
{
	struct finder p = {.path = path, .flow = flow, .rules = rules};
	bool *wanted = array_make(flow->nfunctions, sizeof *wanted);

	*path = (struct sim_path){0};
	mark(flow, function, wanted);
	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		if (!wanted[i] || !flow->functions[i].graph)
			continue;
		p.function = i;
		p.f = &flow->functions[i];
		p.g = p.f->graph;
		find_in(&p);
	}
	free(p.leaving);
	free(wanted);
}

void
sim_path_free(struct sim_path *path)
{
	free(path->branches);
	free(path->loops);
}

static bool
is_before(const void *element, const void *key)
{
	const struct sim_branch *a = element, *b = key;

	return a->function != b->function ? a->function < b->function : a->insn < b->insn;
}

const struct sim_branch *
sim_path_branch(const struct sim_path *path, uint32_t function, uint32_t insn)
{
	struct sim_branch key = {.function = function, .insn = insn};
	size_t i = array_before(path->branches, path->nbranches, sizeof path->branches[0], &key, is_before);

	return i < path->nbranches && path->branches[i].function == function && path->branches[i].insn == insn ? &path->branches[i] :
		NULL;
}

const char *
sim_why_name(unsigned why)
{
	static const char *const names[] = {"by default", "by the code", "by the user"};

	return names[why];
}

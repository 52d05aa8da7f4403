/* Chooses the direction of each conditional branch, function by function. In each loop, one exit counts the iterations; at the
 * other exits, control stays in the loop. The counting exit is, in this order of preference: an exit whose iteration count the
 * code determines; an exit after which the enclosing loop continues and can still be left; a branch back to the header; a branch
 * in the header; the last exit. Other branches in a loop go towards the counting exits; the counting exit of the outermost loop
 * has priority. If the code determines each direction of a loop's exits, but no count that is always the same, they go in these
 * directions. */
#include "common/sim/direction.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/sim/rule.h"
#include "common/analysis/value/trips.h"

enum { MOST_LEFT = 64 /* largest number of nested loops that one branch can leave */ };

/* Position of an exit in its loop. */
enum exit_position { IN_MIDDLE, IN_HEADER, AT_LATCH };

/* A loop exit: a branch that can leave a loop. */
struct leaving {
	uint32_t block, next;    /* next: the next exit of the same loop, an index in leaving; GRAPH_NONE: last */
};

struct finder {
	struct sim_path *path;
	const struct flow *flow;
	const struct graph_function *f;
	const struct graph *g;
	uint32_t function, start; /* start: the function in which the path begins */
	struct shape shape;
	size_t first_loop;       /* index in path->loops of the function's first loop */
	uint32_t *branch;        /* indexed by block: index in path->branches of the block's branch; GRAPH_NONE: none */
	struct scalar_values *values;
	struct loop_trip *trips; /* indexed by block: result of trips_count() */
	struct leaving *leaving;
	size_t nleaving, leaving_cap;
	uint32_t *exits;         /* indexed by loop: index in leaving of the loop's first exit; GRAPH_NONE: none */
	bool *exits_ahead;       /* indexed by block: whether its loop can still be left from the block in the same iteration */
	bool *exits_after;       /* indexed by loop: whether the enclosing loop can still be left in the same iteration after this loop */
	bool *exits_within;      /* indexed by loop: whether an edge in the loop also leaves the enclosing loop */
	/* Bit sets of loops whose counting exit can still be reached in the same iteration. The bit of a loop is given by its depth;
	 * outer loops have higher bits. */
	uint64_t *comes;         /* indexed by block: loops whose counting exit can be reached from the block in the same iteration of
	                          * its loop */
	uint64_t *passes;        /* indexed by loop: loops whose counting exit can be reached from the loop's header in the same
	                          * iteration of the enclosing loop */
	struct sim_rule **wanted; /* indexed by loop: the user's rule for the loop, or NULL */
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
	return p->branch[block] == GRAPH_NONE ? NULL : &p->path->branches[p->branch[block]];
}

static struct sim_loop *
loop_of(const struct finder *p, uint32_t loop)
{
	return &p->path->loops[p->first_loop + loop];
}

/* Returns the default direction of a branch: exec is assumed not to be zero, and branches that do not depend on exec are not
 * taken. */
static unsigned
default_direction(unsigned condition)
{
	return condition == CONDITION_execnz ? SIM_TAKEN : SIM_NOT_TAKEN;
}

/* Returns whether exactly one of a branch's targets is in the loop. */
static bool
is_exit(const struct finder *p, uint32_t loop, const uint32_t to[2])
{
	return loop != GRAPH_NONE && shape_in_loop(&p->shape, to[0], loop) != shape_in_loop(&p->shape, to[1], loop);
}

/* Adds the branch as an exit of each loop that it can leave, from the innermost outwards. */
static void
add_exits(struct finder *p, uint32_t block, const uint32_t to[2])
{
	uint32_t loop = p->g->blocks[block].loop;

	for (unsigned n = 0; is_exit(p, loop, to) && n < MOST_LEFT; n++, loop = p->g->loops[loop].parent) {
		*APPEND(p->leaving, p->nleaving, p->leaving_cap) = (struct leaving){block, p->exits[loop]};
		p->exits[loop] = (uint32_t)p->nleaving - 1;
	}
}

static void
add_branches(struct finder *p)
{
	for (uint32_t i = 0; i < p->g->nblocks; i++) {
		uint32_t insn = shape_branch(p->g, i), loop = p->g->blocks[i].loop;

		p->branch[i] = GRAPH_NONE;
		if (insn == GRAPH_NONE)
			continue;
		p->branch[i] = (uint32_t)p->path->nbranches;
		struct sim_branch *b = APPEND(p->path->branches, p->path->nbranches, p->path->branches_cap);
		*b = (struct sim_branch){.function = p->function, .insn = insn, .loop = GRAPH_NONE, .pattern = STR("")};
		uint32_t to[2];
		b->how = (uint8_t)default_direction(shape_targets(p->g, i, to));
		if (!is_exit(p, loop, to))
			continue;
		b->how = shape_in_loop(&p->shape, to[1], loop) ? SIM_TAKEN : SIM_NOT_TAKEN;
		b->leaves_taken = b->how == SIM_NOT_TAKEN;
		add_exits(p, i, to);
	}
}

unsigned
sim_path_tests_request(const struct graph_code *code, const struct graph *g, uint32_t block)
{
	const struct graph_block *b = &g->blocks[block];
	uint32_t branch = shape_branch(g, block), to[2];
	unsigned condition = branch == GRAPH_NONE ? CONDITION_none : shape_targets(g, block, to);

	if (condition != CONDITION_scc0 && condition != CONDITION_scc1)
		return CONDITION_none;
	for (uint32_t i = branch; i-- > b->first;)
		for (uint32_t k = g->insns[i].use; k < g->insns[i + 1].use; k++) {
			const struct graph_use *u = &g->uses[k];

			if (!(u->what & USE_WRITES) || u->unit > insn_unit(FILE_scc, 0) || u->unit + u->more < insn_unit(FILE_scc, 0))
				continue;
			struct insn insn;
			graph_decode(code, &g->insns[i], &insn);
			return insn_effects(code->isa, &insn)->operation == OPERATION_alloc_vgpr ? condition : CONDITION_none;
		}
	return CONDITION_none;
}

/* Assumes that requests for VGPRs succeed: sets the direction of branches that test this. A loop that such a branch leaves then has one
 * iteration; sim_wave_next() repeats it where a request fails. */
static void
decide_requests(struct finder *p)
{
	for (uint32_t i = 0; i < p->g->nblocks; i++) {
		struct sim_branch *b = branch_of(p, i);
		unsigned condition = b ? sim_path_tests_request(p->flow->code, p->g, i) : CONDITION_none;
		bool taken = condition == CONDITION_scc1;

		if (condition == CONDITION_none)
			continue;
		uint32_t to[2];
		shape_targets(p->g, i, to);
		if (is_exit(p, p->g->blocks[i].loop, to)) {
			p->trips[i].count = b->leaves_taken == taken ? 1 : p->trips[i].count;
			continue;
		}
		b->how = taken ? SIM_TAKEN : SIM_NOT_TAKEN;
		b->why = SIM_BY_CODE;
	}
}

/* Returns whether the code or the user determines the directions of a branch, and not by the iterations of a loop. */
static bool
is_directed(const struct sim_branch *b)
{
	return b->how != SIM_COUNTED && b->why != SIM_BY_DEFAULT;
}

/* Sets the direction of branches on scc, of those that leave no loop, if the code and the arguments decide it. */
static void
decide_branches(struct finder *p)
{
	for (uint32_t i = 0; i < p->g->nblocks; i++) {
		struct sim_branch *b = branch_of(p, i);

		if (!b)
			continue;
		uint32_t to[2];
		unsigned condition = shape_targets(p->g, i, to);
		bool scc;
		if ((condition != CONDITION_scc0 && condition != CONDITION_scc1) || is_exit(p, p->g->blocks[i].loop, to) ||
				!scalar_decides(p->values, i, &scc))
			continue;
		b->how = scc == (condition == CONDITION_scc1) ? SIM_TAKEN : SIM_NOT_TAKEN;
		b->why = SIM_BY_CODE;
	}
}

static void
add_loops(struct finder *p)
{
	p->first_loop = p->path->nloops;
	for (uint32_t i = 0; i < p->g->nloops; i++) {
		p->exits[i] = GRAPH_NONE;
		*APPEND(p->path->loops, p->path->nloops, p->path->loops_cap) =
			(struct sim_loop){.function = p->function, .loop = i, .branch = GRAPH_NONE};
	}
}

/* Returns the last rule for "*" that applies to the function, or NULL. */
static struct sim_rule *
rule_for_all(const struct finder *p, struct sim_rule *rules, size_t n)
{
	uint32_t block;

	while (n && !(sim_where_block(rules[n - 1].where, p->f, p->rules->base, &block) && block == GRAPH_NONE))
		n--;
	return n ? &rules[n - 1] : NULL;
}

/* Finds the patterns of waves in b->pattern. */
static void
split_pattern(struct sim_branch *b)
{
	size_t n = 0, cap = 0;

	alloc_free(b->of_wave);
	b->of_wave = NULL;
	for (size_t begin = 0, end; begin <= b->pattern.n; begin = end + 1) {
		for (end = begin; end < b->pattern.n && b->pattern.p[end] != '|';)
			end++;
		*APPEND(b->of_wave, n, cap) = (struct str){b->pattern.p + begin, end - begin};
	}
	b->nof_wave = (uint32_t)n;
}

static void
set_direction(struct sim_branch *b, struct str pattern, enum sim_why why)
{
	b->why = (uint8_t)why;
	b->how = str_eqz(pattern, "T") ? SIM_TAKEN : str_eqz(pattern, "N") ? SIM_NOT_TAKEN : SIM_PATTERN;
	b->pattern = pattern;
	split_pattern(b);
}

static void
rule_branch(const struct finder *p, struct sim_branch *b, struct sim_rule *r)
{
	set_direction(b, r->pattern, p->rules->measured ? SIM_BY_RUN : SIM_BY_USER);
	r->used = true;
}

static void
rule_branches(struct finder *p)
{
	for (size_t i = 0; i < p->rules->nbranches; i++) {
		struct sim_rule *r = &p->rules->branches[i];
		uint32_t block;

		if (sim_where_block(r->where, p->f, p->rules->base, &block) && block != GRAPH_NONE && branch_of(p, block))
			rule_branch(p, branch_of(p, block), r);
	}
}

static void
rule_loops(struct finder *p)
{
	for (size_t i = 0; i < p->rules->nloops; i++) {
		struct sim_rule *r = &p->rules->loops[i];
		uint32_t block;

		if (!sim_where_block(r->where, p->f, p->rules->base, &block) || block == GRAPH_NONE)
			continue;
		uint32_t loop = p->g->blocks[block].loop;
		if (loop == GRAPH_NONE || p->g->loops[loop].header != block)
			continue;
		p->wanted[loop] = r;
		r->used = true;
	}
}

/* Returns whether a user's rule is for a loop that the branch at the end of a block can leave. */
static bool
leaves_wanted(const struct finder *p, uint32_t block)
{
	uint32_t loop = p->g->blocks[block].loop, to[2];

	shape_targets(p->g, block, to);
	for (; is_exit(p, loop, to); loop = p->g->loops[loop].parent)
		if (p->wanted[loop])
			return true;
	return false;
}

/* Sets the directions of branches in loops that the code determines one by one. That exec is never 0, or always, decides nothing: it may be
 * so only because of how the loops were executed. */
static void
follow_code(struct finder *p)
{
	for (uint32_t i = 0; i < p->g->nblocks; i++) {
		struct sim_branch *b = branch_of(p, i);
		struct str directions = p->trips[i].directions;
		size_t same = 1;

		if (!directions.n || b->why != SIM_BY_DEFAULT || leaves_wanted(p, i))
			continue;
		while (same < directions.n && directions.p[same] == directions.p[0])
			same++;
		uint32_t to[2];
		unsigned condition = shape_targets(p->g, i, to);
		if (same == directions.n && (condition == CONDITION_execz || condition == CONDITION_execnz))
			continue;
		directions.n = same == directions.n ? 1 : directions.n;
		set_direction(b, str_from(arena_strz(&p->path->patterns, directions)), SIM_BY_CODE);
	}
}

/* A branch leaves a loop in one direction. Returns the successor outside the loop or, if `stays` is set, the one inside. */
static uint32_t
branch_target(const struct finder *p, const struct sim_branch *b, bool stays)
{
	uint32_t to[2];

	shape_targets(p->g, graph_block_of(p->g, b->insn), to);
	return to[b->leaves_taken != stays];
}

static enum exit_position
exit_position(const struct finder *p, uint32_t loop, uint32_t block)
{
	uint32_t to[2];

	shape_targets(p->g, block, to);
	if (to[0] == p->g->loops[loop].header || to[1] == p->g->loops[loop].header)
		return AT_LATCH;
	return block == p->g->loops[loop].header ? IN_HEADER : IN_MIDDLE;
}

/* Returns the number of iterations of a loop that is left when its exit is executed for the time-th time. position: the position of
 * the exit in the loop. */
static uint64_t
iterations_by(enum exit_position position, uint64_t time)
{
	return position == IN_HEADER ? time - 1 : time;
}

/* Returns whether the block `to` is outside of the loop, or the loop can still be left from this block in the same iteration. */
static bool
leads_out(const struct finder *p, uint32_t loop, uint32_t to)
{
	if (to == GRAPH_NONE || !shape_in_loop(&p->shape, to, loop))
		return true;
	uint32_t inner = p->g->blocks[to].loop;
	if (to == p->g->loops[loop].header)
		return false;
	return inner == loop ? p->exits_ahead[to] : p->g->loops[inner].parent == loop && p->exits_after[inner];
}

/* Sets the exits_… members for a block and the loops that it leaves. The successors of the block must already have been
 * processed. */
static void
find_exits(struct finder *p, uint32_t block)
{
	const struct graph_block *b = &p->g->blocks[block];

	for (uint32_t i = b->edge; i < b->edge + b->nedges && b->loop != GRAPH_NONE; i++) {
		uint32_t to = p->g->edges[i].to, loop = b->loop, parent = p->g->loops[loop].parent;

		p->exits_ahead[block] |= leads_out(p, loop, to);
		for (unsigned n = 0; n < MOST_LEFT && parent != GRAPH_NONE && !shape_in_loop(&p->shape, to, loop); n++) {
			p->exits_after[loop] |= leads_out(p, parent, to);
			p->exits_within[loop] |= !shape_in_loop(&p->shape, to, parent);
			loop = parent;
			parent = p->g->loops[loop].parent;
		}
	}
}

/* Returns the rank of a loop exit. If the code determines no iteration count, the exit with the highest rank is the counting exit. An
 * exit ranks highest if, after it, the enclosing loop continues and can still be left in the same iteration. Among exits with the
 * same outcome, the position decides. */
static unsigned
rank_of(const struct finder *p, uint32_t loop, uint32_t block)
{
	enum { GOES_NOWHERE, LEAVES_BOTH, REPEATS, GOES_ON, POSITIONS = AT_LATCH + 1 };
	uint32_t parent = p->g->loops[loop].parent, to = branch_target(p, branch_of(p, block), false);
	unsigned outcome = GOES_ON;

	if (parent != GRAPH_NONE && !shape_in_loop(&p->shape, to, parent))
		outcome = LEAVES_BOTH;
	else if (parent != GRAPH_NONE && !leads_out(p, parent, to))
		outcome = p->exits_within[loop] ? REPEATS : GOES_NOWHERE;
	return outcome * POSITIONS + exit_position(p, loop, block);
}

/* Returns the block of the loop's counting exit, or GRAPH_NONE if the loop has no counting exit. */
static uint32_t
choose(const struct finder *p, uint32_t loop)
{
	uint32_t best = GRAPH_NONE;
	uint64_t least = 0; /* number of iterations determined by the code, plus 1; 0: unknown */

	for (uint32_t k = p->exits[loop]; k != GRAPH_NONE; k = p->leaving[k].next) { /* exits are listed from the last to the first */
		uint32_t block = p->leaving[k].block;
		const struct sim_branch *b = branch_of(p, block);
		uint64_t time = p->g->blocks[block].loop == loop ? p->trips[block].count : 0;
		enum exit_position position = exit_position(p, loop, block);

		if (b->how == SIM_COUNTED || b->why != SIM_BY_DEFAULT)
			continue;
		if (time && (!least || iterations_by(position, time) < least - 1)) {
			least = iterations_by(position, time) + 1;
			best = block;
		} else if (!least && (best == GRAPH_NONE || rank_of(p, loop, block) > rank_of(p, loop, best))) {
			best = block;
		}
	}
	return best;
}

/* Determines how a loop without a counting exit is left: by a branch that follows the user's pattern, or by the counting exit of
 * an inner loop. */
static void
leave_otherwise(const struct finder *p, uint32_t loop, struct sim_loop *l)
{
	for (uint32_t k = p->exits[loop]; k != GRAPH_NONE; k = p->leaving[k].next) {
		uint32_t block = p->leaving[k].block;
		const struct sim_branch *b = branch_of(p, block);
		struct str first = b->nof_wave ? b->of_wave[0] : b->pattern;
		uint64_t time = 1;

		while (is_directed(b) && time <= first.n && (first.p[time - 1] == 'T') != b->leaves_taken)
			time++;
		if (b->how != SIM_COUNTED && time > first.n)
			continue;
		time = b->how == SIM_COUNTED ? 1 : iterations_by(exit_position(p, loop, block), time);
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
	struct sim_branch *b = block == GRAPH_NONE ? NULL : branch_of(p, block);
	uint64_t time = b && p->g->blocks[block].loop == loop ? p->trips[block].count : 0;

	if (!b) {
		leave_otherwise(p, loop, l);
		return;
	}
	enum exit_position position = exit_position(p, loop, block);
	l->branch = p->branch[block];
	l->iterations = SIM_ITERATIONS;
	if (p->wanted[loop] || (!time && all)) {
		struct sim_rule *r = p->wanted[loop] ? p->wanted[loop] : all;

		l->why = SIM_BY_USER;
		l->iterations = r->count;
		r->used = true;
	} else if (time) {
		l->why = SIM_BY_CODE;
		l->iterations = iterations_by(position, time);
	}
	b->how = SIM_COUNTED;
	b->why = l->why;
	b->loop = (uint32_t)(p->first_loop + loop);
	b->count = plus(l->iterations, position == IN_HEADER); /* count_deep() may change this value */
}

static uint64_t
bit_of(const struct finder *p, uint32_t loop)
{
	uint32_t depth = p->g->loops[loop].depth;

	return 1ull << (depth < MOST_LEFT ? MOST_LEFT - depth : 0);
}

/* Returns the loops whose counting exit can still be reached from the block `to` in the same iteration of the loop. */
static uint64_t
leads_to(const struct finder *p, uint32_t loop, uint32_t to)
{
	uint32_t inner = to == GRAPH_NONE ? GRAPH_NONE : p->g->blocks[to].loop;

	if (inner == GRAPH_NONE || to == p->g->loops[loop].header)
		return 0;
	if (inner == loop)
		return p->comes[to];
	return p->g->loops[inner].parent == loop && p->g->loops[inner].header == to ? p->passes[inner] : 0;
}

/* Returns the loops whose counting exit can still be reached from the header of an inner loop, either inside the inner loop or
 * after leaving it. */
static uint64_t
passes_to(const struct finder *p, uint32_t inner)
{
	const struct sim_loop *l = loop_of(p, inner);
	uint32_t loop = p->g->loops[inner].parent;
	uint64_t within = p->comes[p->g->loops[inner].header] & ~bit_of(p, inner);

	if (l->branch == GRAPH_NONE)
		return within | (l->iterations ? bit_of(p, loop) : 0); /* the exit that leaves the loop is unknown */
	return within | leads_to(p, loop, branch_target(p, &p->path->branches[l->branch], false));
}

/* Returns the loops for which a branch serves as the counting exit: the loop whose iterations the branch counts, and each loop
 * without a counting exit that the branch leaves, too. */
static uint64_t
counts_for(const struct finder *p, uint32_t block, const struct sim_branch *b)
{
	uint32_t loop = p->g->blocks[block].loop, to = branch_target(p, b, false);
	uint64_t bits = 0;

	if (b->how != SIM_COUNTED && !is_directed(b))
		return 0;
	for (unsigned n = 0; loop != GRAPH_NONE && n < MOST_LEFT && !shape_in_loop(&p->shape, to, loop);
		n++, loop = p->g->loops[loop].parent)
		if (loop_of(p, loop)->branch == GRAPH_NONE || loop_of(p, loop)->branch == p->branch[block])
			bits |= bit_of(p, loop);
	return bits;
}

/* Sets comes and passes for a block in a loop, and sets the direction of its branch: towards the counting exit of the
 * outermost loop whose counting exit can be reached through either target. The successors of the block must already
 * have been processed. */
static void
choose_direction(struct finder *p, uint32_t block)
{
	const struct graph_block *b = &p->g->blocks[block];
	struct sim_branch *branch = branch_of(p, block);
	uint32_t loop = b->loop;

	if (loop == GRAPH_NONE)
		return;
	if (branch)
		p->comes[block] = counts_for(p, block, branch);
	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++)
		p->comes[block] |= leads_to(p, loop, p->g->edges[i].to);
	if (p->g->loops[loop].header == block && p->g->loops[loop].parent != GRAPH_NONE)
		p->passes[loop] = passes_to(p, loop);
	if (!branch || branch->how == SIM_COUNTED || branch->why != SIM_BY_DEFAULT)
		return;
	uint32_t to[2];
	shape_targets(p->g, block, to);
	if (!is_exit(p, loop, to) && leads_to(p, loop, to[0]) != leads_to(p, loop, to[1]))
		branch->how = leads_to(p, loop, to[1]) > leads_to(p, loop, to[0]) ? SIM_TAKEN : SIM_NOT_TAKEN;
}

/* Computes the count of an exit that is in an inner loop and is therefore executed several times per iteration. If the inner
 * loop's counting exit comes first, the last iteration of the inner loop does not execute the exit. */
static void
count_deep(struct finder *p, uint32_t loop)
{
	const struct sim_loop *l = loop_of(p, loop);
	struct sim_branch *b = l->branch == GRAPH_NONE ? NULL : &p->path->branches[l->branch];
	uint32_t i = b ? p->g->blocks[graph_block_of(p->g, b->insn)].loop : loop, to = b ? branch_target(p, b, true) : GRAPH_NONE;
	uint64_t n = 1;

	if (i == loop)
		return;
	for (; i != loop; i = p->g->loops[i].parent) {
		const struct sim_loop *inner = loop_of(p, i);
		const struct sim_branch *c = inner->branch == GRAPH_NONE ? NULL : &p->path->branches[inner->branch];
		bool is_own = c && p->g->blocks[graph_block_of(p->g, c->insn)].loop == i;

		n = times(n, (is_own ? c->count : inner->iterations) - (c && !(leads_to(p, i, to) & bit_of(p, i))));
		to = c ? branch_target(p, c, false) : GRAPH_NONE;
	}
	b->count = plus(times(l->iterations - 1, n ? n : 1), 1);
}

/* Applies the user's rule for "*" to branches that neither count iterations nor leave a loop. */
static void
rule_others(struct finder *p)
{
	struct sim_rule *r = rule_for_all(p, p->rules->branches, p->rules->nbranches);

	for (uint32_t i = 0; i < p->g->nblocks && r; i++) {
		struct sim_branch *b = branch_of(p, i);

		if (!b || b->how == SIM_COUNTED || b->why != SIM_BY_DEFAULT)
			continue;
		uint32_t to[2];
		shape_targets(p->g, i, to);
		if (!is_exit(p, p->g->blocks[i].loop, to))
			rule_branch(p, b, r);
	}
}

static void
find_in(struct finder *p)
{
	const struct graph *g = p->g;
	struct sim_rule *all = rule_for_all(p, p->rules->loops, p->rules->nloops);

	shape_open(&p->shape, g);
	p->branch = array_make(g->nblocks, sizeof p->branch[0]);
	p->trips = array_make(g->nblocks, sizeof p->trips[0]);
	p->comes = array_make(g->nblocks, sizeof p->comes[0]);
	p->exits_ahead = array_make(g->nblocks, sizeof p->exits_ahead[0]);
	p->exits_after = array_make(g->nloops, sizeof p->exits_after[0]);
	p->exits_within = array_make(g->nloops, sizeof p->exits_within[0]);
	p->exits = array_make(g->nloops, sizeof p->exits[0]);
	p->passes = array_make(g->nloops, sizeof p->passes[0]);
	p->wanted = array_make(g->nloops, sizeof p->wanted[0]);
	p->nleaving = 0;
	p->values = scalar_values_open(p->flow, p->function, p->function == p->start ? p->rules->arguments : NULL);
	trips_count(p->flow, p->function, &p->shape, p->values, p->trips, &p->path->patterns);
	add_loops(p);
	add_branches(p);
	decide_branches(p);
	decide_requests(p);
	rule_branches(p);
	rule_loops(p);
	follow_code(p);
	for (uint32_t i = g->norder; i-- > 0;)
		find_exits(p, g->order[i]);
	for (uint32_t i = g->nloops; i-- > 0;)
		count_loop(p, i, all);
	for (uint32_t i = g->norder; i-- > 0;)
		choose_direction(p, g->order[i]);
	for (uint32_t i = g->nloops; i-- > 0;)
		count_deep(p, i);
	rule_others(p);
	scalar_values_close(p->values);
	shape_close(&p->shape);
	alloc_free(p->branch);
	alloc_free(p->trips);
	alloc_free(p->comes);
	alloc_free(p->exits);
	alloc_free(p->exits_ahead);
	alloc_free(p->exits_after);
	alloc_free(p->exits_within);
	alloc_free(p->passes);
	alloc_free(p->wanted);
}

/* Marks a function and all known functions that it calls or jumps to, directly or indirectly. */
static void
mark(const struct flow *flow, uint32_t function, bool *wanted)
{
	uint32_t *todo = array_make(flow->nfunctions, sizeof *todo);
	size_t n = 1;

	todo[0] = function;
	wanted[function] = true;
	while (n) {
		const struct graph *g = flow->functions[todo[--n]].graph;

		for (uint32_t i = 0; g && i < g->ncalls + g->nedges; i++) {
			const struct graph_edge *e = i < g->ncalls ? NULL : &g->edges[i - g->ncalls];
			uint32_t to = !e ? g->calls[i].to : graph_edge_function(flow, e);

			if (to == GRAPH_NONE || wanted[to])
				continue;
			wanted[to] = true;
			todo[n++] = to;
		}
	}
	alloc_free(todo);
}

void
sim_path_find(struct sim_path *path, const struct flow *flow, uint32_t function, struct sim_rules *rules)
{
	struct finder p = {.path = path, .flow = flow, .start = function, .rules = rules};
	bool *wanted = array_make(flow->nfunctions, sizeof *wanted);

	*path = (struct sim_path){0};
	mark(flow, function, wanted);
	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		if (!wanted[i] || !flow->functions[i].graph)
			continue;
		p.function = i;
		p.f = &flow->functions[i];
		p.g = p.f->graph;
		for (uint32_t k = 0; k < p.g->nloops; k++)
			path->deep |= p.g->loops[k].depth > MOST_LEFT;
		find_in(&p);
	}
	alloc_free(p.leaving);
	alloc_free(wanted);
}

void
sim_path_free(struct sim_path *path)
{
	for (size_t i = 0; i < path->nbranches; i++)
		alloc_free(path->branches[i].of_wave);
	alloc_free(path->branches);
	alloc_free(path->loops);
	arena_free(&path->patterns);
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
	static const char *const names[] = {"by default", "by the code", "by the user", "by a run"};

	return names[why];
}

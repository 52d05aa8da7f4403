/* A forward analysis to a fixpoint, in sweeps over the blocks in reverse postorder. If values differ between incoming edges, the
 * join is a bounded set of values, or unknown. If the regions of lanes differ, a new region begins, whose parent contains all of
 * them. The analysis terminates because regions only move up (to a parent with more lanes), value sets are bounded and grow on
 * back edges at most MOST_GROWN times, and the number of sweeps is limited. */
#include "common/analysis/value/scalar.h"

#include <assert.h>
#include <string.h>

#include "common/analysis/call/convention.h"
#include "common/analysis/call/calls.h"
#include "common/analysis/graph/index.h"
#include "common/analysis/value/print_state.h"
#include "common/analysis/value/step.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Returns whether the relocations of two values have the same target address. Their indices differ, since each instruction has its
 * own relocation. */
static bool
same_symbol(const struct graph_code *code, const struct value *a, const struct value *b)
{
	return a->kind == b->kind && (a->kind == VALUE_SYMBOL || a->kind == VALUE_ENTRY) && a->half == b->half &&
		a->offset == b->offset && str_eq(code->relocs[a->what].symbol, code->relocs[b->what].symbol);
}

/* Returns whether a value may become a set of values. On back edges, sets of locations may grow a few times, but constants may not
 * become sets, because the values of a loop counter would never reach a fixpoint. */
static bool
grows(struct start *to, const struct value *v, bool back)
{
	enum { MOST_GROWN = 4 };

	if (back && value_set_is_constant(v))
		return false;
	return !back || ++to->grown <= MOST_GROWN;
}

/* Returns the join of two different values. Half of a lane mask may remain partly known. */
static struct value
either(struct value_analysis *s, const struct value_state *st, const struct value *a, struct start *to,
	const struct value *b, bool back)
{
	if (same_symbol(s->code, a, b))
		return *b;
	if (a->kind != VALUE_LANES && b->kind != VALUE_LANES)
		return s->chooses && grows(to, a, back) ? value_set_either(&s->choices, a, b) : (struct value){0};
	return value_of_lanes(lanes_either(s->g, value_lanes(a, b->kind == VALUE_LANES ? b->what : st->region),
		value_lanes(b, a->kind == VALUE_LANES ? a->what : to->region)), a->kind == VALUE_LANES ? a->half : b->half);
}

/* Returns whether a value is half of the mask in exec at the end of an edge. */
static bool
is_exec(const struct value_state *st, const struct value *v, bool empty)
{
	return v->kind == VALUE_LANES && v->what == st->region && v->minus == GRAPH_NONE && !v->some && !st->perhaps_empty && !empty;
}

/* Updates the values at the start of a block for its first edge, at which region to->merged begins with the lanes of exec. */
static void
begin_merged(const struct value_analysis *s, const struct value_state *st, struct start *to, bool empty)
{
	uint32_t kept = 0;

	for (uint32_t i = 0; i < to->n; i++) {
		struct held h = to->held[i];

		h.half = h.v.half;
		h.is_exec = is_exec(st, &h.v, empty);
		value_forget_region(s->g, &h.v, to->merged);
		if (h.v.kind || h.is_exec)
			to->held[kept++] = h;
	}
	to->n = kept;
}

/* Returns the join of two masks: a on edges on which region `empty` has no lanes, b on others. It is b if that is a without this region,
 * or else unknown. */
static const struct value *
without_empty(const struct value *a, uint32_t empty, const struct value *b)
{
	bool same = a->kind == VALUE_LANES && b->kind == VALUE_LANES && a->half == b->half && a->what == b->what && !a->some && !b->some;

	return same && a->minus == GRAPH_NONE && b->minus == empty ? b : &value_none;
}

/* Sets h to the join of a value at the start of a block and the value `now` at the end of an edge. */
static void
join_value(struct value_analysis *s, const struct value_state *st, struct start *to, struct held *h, const struct value *now, bool empty,
	bool back)
{
	const struct value *one = &value_none;
	struct value arrived = *now;

	h->is_exec &= is_exec(st, now, empty);
	if (to->merged != GRAPH_NONE)
		value_forget_region(s->g, &arrived, to->merged);
	if (value_same(&arrived, &h->v))
		return;
	if (empty && !to->empty && !st->perhaps_empty)
		one = without_empty(&arrived, st->region, &h->v);
	else if (!empty && to->empty && !to->several)
		one = without_empty(&h->v, to->region, &arrived);
	h->v = one->kind ? *one : either(s, st, &arrived, to, &h->v, back);
}

/* Saves a state as the start of a block. empty: exec is 0 on the edge to the block. */
static void
save(struct value_analysis *s, const struct value_state *st, struct start *to, bool empty)
{
	state_save(&s->arena, st, to);
	to->empty = empty;
	to->several = st->perhaps_empty;
	if (to->merged == GRAPH_NONE)
		return;
	to->empty = false;
	to->region = to->merged;
	region_move(s, to->merged, lanes_some(st->region));
	begin_merged(s, st, to, empty);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	struct value_analysis *s = context;
	const struct value_state *st = now;
	struct start *to = state;
	bool empty = graph_edge_is_empty(e), back = graph_edge_is_back(s->g, e), due = first;
	uint32_t kept = 0;

	if (first) {
		save(s, st, to, empty);
		return true;
	}
	for (uint32_t i = 0; i < to->n; i++) {
		struct held h = to->held[i];

		join_value(s, st, to, &h, state_get(st, h.place), empty, back);
		due |= !value_same(&h.v, &to->held[i].v) || h.is_exec != to->held[i].is_exec;
		if (start_renames(to, &h) && h.place < PLACE_LANES && !(to->renamed[h.place / 64] >> h.place % 64 & 1)) {
			to->renamed[h.place / 64] |= 1ull << h.place % 64;
			s->merges++;
		}
		if (h.v.kind || h.is_exec)
			to->held[kept++] = h;
	}
	to->n = kept;
	if (to->gpr_idx != st->gpr_idx) {
		unsigned joined = gpr_idx_join(to->gpr_idx, st->gpr_idx);

		due |= joined != to->gpr_idx;
		to->gpr_idx = (uint16_t)joined;
	}
	if (st->perhaps_empty || ((empty || to->empty) && to->region != st->region)) {
		due |= !to->perhaps_empty;
		to->perhaps_empty = true;
	}
	to->several |= empty && st->perhaps_empty;
	to->empty &= empty || to->region != st->region;
	if (to->region == st->region || (empty && !to->empty)) /* an edge on which exec is 0 does not affect the region, because any
	                                                        * region contains the empty mask */
		return due;
	if (to->empty) {
		to->several = empty;
		to->empty = empty;
		to->region = st->region;
		due = true;
	} else if (to->merged == GRAPH_NONE) {
		to->merged = region_add(s, lanes_some(graph_region_around(s->g, to->region, st->region)), GRAPH_NONE, e->to);
		to->region = to->merged;
		due = true;
		s->merges++;
	} else {
		uint32_t parent = s->g->regions[to->merged].parent;

		region_move(s, to->merged, lanes_some(graph_region_around(s->g, parent, st->region)));
	}
	return due;
}

static void
enter(void *context, void *now, uint32_t block, const void *state)
{
	(void)context;
	(void)block;
	state_load(state, now);
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct value_analysis *s = context;
	const struct graph *g = s->g;

	s->exec = (uint32_t)array_below32(g->exec_insns, g->nexecs, sizeof g->exec_insns[0], 0, first);
	for (uint32_t i = first; i < end; i++) {
		unsigned flags = g->insns[i].flags;

		if (flags & HAS_SCALARS && !step_take_plainly(s, now, &g->insns[i]))
			step_take(s, now, i, block);
		if (flags & HAS_EXEC)
			s->exec++;
	}
}

static const struct solve_rules rules = {.limit = SOLVE_STOPS, .enter = enter, .transfer = transfer, .join = join,
	.print = value_print};

static void
begin(struct value_analysis *s, struct value_state *st)
{
	const struct graph_function *f = s->f;

	memset(st, 0, sizeof *st);
	st->region = f->kind != ENTRY_KERNEL;
	if (f->kind == ENTRY_KERNEL) {
		for (unsigned k = 0; k < 2 && f->start.kernarg >= 0; k++)
			state_put(st, (uint32_t)f->start.kernarg + k, (struct value){.kind = VALUE_ARGUMENTS, .half = (uint8_t)k});
		for (unsigned k = 0; k < f->start.preloaded && s->arguments && f->start.preload_at + k < PLACE_VCC; k++) {
			struct value v[STEP_DWORDS] = {0};

			step_load_arguments(s->arguments, f->start.preload_from + 4 * k, 4, v);
			state_put(st, f->start.preload_at + k, v[0]);
		}
		return;
	}
	struct insn insn;
	/* The return address may be in any register pair through which the function jumps, or in the pair of the calling convention. */
	for (uint32_t i = s->jump; i <= s->jumps_end; i++) {
		struct insn_operand op[INSN_OPERANDS] = {{.file = FILE_sgpr, .first = CONVENTION_RETURN, .count = 2}};

		if (i < s->jumps_end) {
			if (s->g->insns[i].flow != CONTROL_jump_indirect)
				continue;
			graph_decode(s->code, &s->g->insns[i], &insn);
			insn_operands(s->code->isa, &insn, 0, op);
		}
		for (unsigned k = 0; k < 2 && op[0].file == FILE_sgpr && op[0].count == 2; k++)
			state_put(st, op[0].first + k,
				(struct value){.kind = VALUE_RETURN, .half = (uint8_t)k, .what = op[0].first});
	}
}

/* Returns the depth of a region. Only valid after all parents of regions are final. */
static uint32_t
depth_of(struct graph *g, uint32_t region)
{
	uint32_t depth = 0;

	for (uint32_t up = region; up; up = g->regions[up].parent)
		depth++;
	return depth;
}

/* Sets gpr_idx of each instruction in a block. Called only for functions that change the index mode. */
static void
finish_gpr_idx(struct value_analysis *s, uint32_t block)
{
	const struct graph_block *b = &s->g->blocks[block];
	const struct start *start = solve_state(&s->solve, block);
	unsigned idx = s->g->lanes_known ? start->gpr_idx : GPR_IDX_UNKNOWN;

	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		const struct graph_insn *at = &s->g->insns[i];
		bool changes = false;

		index_set(s->code, s->g, i, idx);
		if (at->flow == CONTROL_call || at->flow == CONTROL_call_indirect)
			idx = GPR_IDX_NONE;
		for (uint32_t k = at->use; k < at[1].use; k++)
			changes |= s->g->uses[k].what & USE_WRITES && s->g->uses[k].unit == insn_unit(FILE_gpr_idx, 0);
		if (!changes) {
			idx &= ~(unsigned)GPR_IDX_DROPS;
			continue;
		}
		struct insn insn;
		graph_decode(s->code, at, &insn);
		idx = insn_gpr_idx_after(s->code->isa, &insn, idx);
	}
}

static void
finish(struct value_analysis *s)
{
	struct graph *g = s->g;
	bool indexed = set_has(&g->written, insn_unit(FILE_gpr_idx, 0));

	/* A function without blocks has region 0 only. */
	g->nregions = g->entry == GRAPH_NONE ? 1 : (uint32_t)s->nregions;
	for (uint32_t i = 0; i < g->nblocks; i++) {
		const struct start *start = solve_state(&s->solve, i);

		g->blocks[i].region = g->lanes_known ? start->region : 0;
		if (indexed)
			finish_gpr_idx(s, i);
	}
	if (indexed)
		index_names(s->code, g);
	for (uint32_t i = 0; i < g->nexecs; i++)
		if (g->exec_regions[i] == GRAPH_NONE || !g->lanes_known)
			g->exec_regions[i] = 0;
	for (uint32_t i = 1; i < g->nregions; i++)
		g->regions[i].depth = depth_of(g, i);
}

/* Computes the fixpoint. Returns false if the limit is reached first. The analysis may find a region that begins at a join, or that a mask
 * is equal to it, only after the lack of this has made other values unknown. Later sweeps do not undo this, so run() starts over with what
 * was found. */
static bool
find_fixpoint(struct value_analysis *s)
{
	const struct graph *g = s->g;

	for (uint32_t i = 0; i < g->nblocks; i++) {
		struct start *start = solve_state(&s->solve, i);

		start->empty = false;
		start->n = 0;
		start->grown = 0;
	}
	arena_reset(&s->arena);
	s->merges = 0;
	solve_restart(&s->solve);
	if (g->entry == GRAPH_NONE)
		return true;
	begin(s, s->solve.now);
	save(s, s->solve.now, solve_state(&s->solve, g->entry), false);
	solve_wake(&s->solve, g->entry);
	return solve_run(&s->solve);
}

/* Finds the indirect jumps and calls. */
static void
find_jumps(struct value_analysis *s)
{
	for (uint32_t i = 0; i < s->g->ninsns; i++) {
		unsigned flow = s->g->insns[i].flow;

		s->chooses |= flow == CONTROL_jump_indirect || flow == CONTROL_call_indirect;
		if (flow != CONTROL_jump_indirect)
			continue;
		s->jump = s->jumps_end ? s->jump : i;
		s->jumps_end = i + 1;
	}
}

/* Allocates the state of the analysis, and computes the fixpoint, with st as the current state. Returns false if the limit is reached first. */
static bool
run(struct value_analysis *s, struct value_state *st)
{
	struct graph *g = s->g;
	uint32_t nsteps = g->ninsns < STEPS ? g->ninsns : STEPS;
	bool done = false;

	s->steps = alloc_array(nsteps, sizeof s->steps[0]);
	solve_open(&s->solve, &rules, g, sizeof(struct start), st, s);
	g->exec_regions = alloc_array(g->nexecs, sizeof g->exec_regions[0]);
	for (uint32_t i = 0; i < nsteps; i++)
		s->steps[i].i = NULL;
	for (uint32_t i = 0; i < g->nexecs; i++)
		g->exec_regions[i] = GRAPH_NONE;
	for (uint32_t i = 0; i < g->nblocks; i++)
		((struct start *)solve_state(&s->solve, i))->merged = GRAPH_NONE;
	find_jumps(s);
	calls_unknown(&s->any_call);
	region_add(s, lanes_some(0), GRAPH_NONE, g->entry);
	if (s->f->kind != ENTRY_KERNEL) /* the caller may have disabled some lanes, which the function can enable temporarily */
		region_add(s, lanes_some(0), GRAPH_NONE, g->entry);
	for (unsigned run = 0; run < MOST_RUNS && (!run || s->merges); run++)
		done = find_fixpoint(s);
	return done;
}

static void
free_analysis(struct value_analysis *s)
{
	arena_free(&s->arena);
	value_sets_free(&s->choices);
	alloc_free(s->steps);
	solve_close(&s->solve);
}

void
scalar_follow(const struct reach *r, uint32_t function, bool again, struct scalar_result *result)
{
	const struct graph_function *f = &r->flow->functions[function];
	struct value_analysis s = {.reach = r, .flow = r->flow, .code = r->code, .f = f, .g = f->graph, .again = again, .result = result};
	struct graph *g = f->graph;
	struct value_state *st = alloc_bytes(sizeof *st);

	g->lanes_known = run(&s, st);
	s.last = true;
	g->nbeyond = 0;
	if (g->lanes_known)
		solve_visit_all(&s.solve);
	finish(&s);
	free_analysis(&s);
	alloc_free(st);
}

struct scalar_values {
	struct value_analysis s;
	struct graph graph; /* a copy, whose regions and exec_regions this analysis changes */
	struct value_state st;
	bool ran, done; /* done: the fixpoint has been reached */
};

struct scalar_values *
scalar_values_open(const struct flow *flow, uint32_t function, const struct scalar_arguments *arguments)
{
	const struct graph_function *f = &flow->functions[function];
	struct scalar_values *v = array_make(1, sizeof *v);

	v->graph = *f->graph;
	v->graph.regions = NULL;
	v->graph.exec_regions = NULL;
	v->s = (struct value_analysis){.flow = flow, .code = flow->code, .arguments = arguments, .f = f, .g = &v->graph, .again = true};
	return v;
}

/* Returns whether the values are known, and computes them before. */
static bool
is_done(struct scalar_values *v)
{
	if (!v->ran)
		v->done = run(&v->s, &v->st);
	v->ran = true;
	return v->done;
}

/* Returns the state before an instruction of a block, or NULL. */
static const struct value_state *
values_at(struct scalar_values *v, uint32_t block, uint32_t insn)
{
	return is_done(v) && v->s.solve.reached[block] ? solve_at(&v->s.solve, block, insn) : NULL;
}

bool
scalar_value_at(struct scalar_values *v, uint32_t block, uint32_t insn, unsigned unit, uint32_t *value)
{
	unsigned number, file = insn_unit_file(unit, &number);
	uint32_t place = state_place(file, number);
	const struct value_state *st = place == PLACE_NONE ? NULL : values_at(v, block, insn);
	const struct value *at = st ? state_get(st, place) : &value_none;

	*value = (uint32_t)at->offset;
	return at->kind == VALUE_CONSTANT;
}

unsigned
scalar_constants_at(struct scalar_values *v, uint32_t block, uint32_t insn, unsigned unit, uint32_t value[SCALAR_CONSTANTS])
{
	unsigned number, file = insn_unit_file(unit, &number);
	uint32_t place = state_place(file, number);

	static_assert((int)SCALAR_CONSTANTS == (int)VALUE_SET_MOST, "all members fit");
	v->s.chooses |= !v->ran;
	const struct value_state *st = place == PLACE_NONE ? NULL : values_at(v, block, insn);
	if (!st || !value_set_is_constant(state_get(st, place)))
		return 0;
	struct value_set all;
	value_set_list(&v->s.choices, state_get(st, place), &all);
	for (unsigned i = 0; i < all.n; i++)
		value[i] = (uint32_t)all.v[i];
	return all.n;
}

bool
scalar_decides(struct scalar_values *v, uint32_t block, bool *is)
{
	const struct graph_block *b = &v->s.g->blocks[block];
	const struct value_state *st = values_at(v, block, b->first + b->count);

	*is = st && st->carry.is;
	return st && st->carry.kind == CARRY_KNOWN;
}

void
scalar_values_close(struct scalar_values *v)
{
	if (!v)
		return;
	free_analysis(&v->s);
	alloc_free(v->graph.regions);
	alloc_free(v->graph.exec_regions);
	alloc_free(v);
}

void
scalar_show(const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	struct scalar_values *v = scalar_values_open(flow, function, NULL);

	if (is_done(v))
		solve_print(&v->s.solve, line, user);
	scalar_values_close(v);
}

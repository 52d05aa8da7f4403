/* Backward liveness analysis. Its units are parts of blocks in which exec is constant. For each part, one set has the registers
 * that the part reads before it writes them, and another set has the registers that it overwrites. Parts are visited in postorder
 * until a fixpoint. */
#include "common/analysis/live/live.h"

#include <string.h>

#include "common/analysis/call/convention.h"
#include "common/analysis/graph/solve.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MOST_LEVELS = 16 /* number of nested regions with a set of their own; all deeper regions share the last set */ };

struct live_part {
	uint32_t first, count; /* first: index of the first instruction; count: number of instructions */
	uint32_t region;
	uint32_t level;        /* depth of its region, at most MOST_LEVELS - 1 */
	struct set reads, ends;
};

struct live_parts {
	struct live_part *v;
	uint32_t *of_block;    /* indexed by block: first part; one more element for the number of parts */
	size_t *sets_of;       /* indexed by block: index in sets of the registers live at its end, a set for each level of its last part */
	struct set *sets;
	struct set returned, unknown, tail; /* returned: registers live at returns; unknown: at jumps to unknown locations; tail: at
	                                     * jumps to other functions */
	struct set vectors;    /* registers whose writes change only the lanes in exec */
	size_t n, nsets;
};

static uint32_t
level_of(const struct graph *g, uint32_t region)
{
	uint32_t depth = g->regions[region].depth;

	return depth < MOST_LEVELS ? depth : MOST_LEVELS - 1;
}

/* Adds the registers that a known callee reads. Excludes preserved registers that the callee also writes, because the callee
 * reads these only to save their values. */
static void
add_callee(const struct live *to, struct live_step *step)
{
	struct set saved = {{0}}, reads = to->at_entry;

	convention_add(&saved, CONVENTION_PRESERVED);
	set_meet(&saved, &to->graph->written);
	set_without(&reads, &saved);
	set_join(&step->reads, &reads);
}

/* Returns whether the liveness of a callee was complete when that of a function was computed, so that all passes over the function treat
 * the call alike. */
static bool
is_known(const struct live *l, const struct live *callee)
{
	return callee->rank && callee->rank < l->rank;
}

/* Adds the reads of known callees or, for other calls, the registers of the calling convention. */
static void
call_step(const struct live *l, uint32_t insn, struct live_step *step)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(l->graph, insn, &calls), known = 0;
	struct set preserved = {{0}};

	for (uint32_t i = 0; i < n; i++)
		if (calls[i].to != GRAPH_NONE && is_known(l, &l->all[calls[i].to])) {
			add_callee(&l->all[calls[i].to], step);
			known++;
		}
	if (n && known == n)
		return;
	convention_add(&preserved, CONVENTION_PRESERVED);
	for (unsigned i = 0; !known && i < SET_WORDS; i++)
		step->ends.word[i] |= ~preserved.word[i] & ~l->parts->vectors.word[i];
	preserved = (struct set){{0}};
	convention_add(&preserved, CONVENTION_GIVEN);
	set_meet(&preserved, &l->graph->named);
	set_join(&step->reads, &preserved);
}

static void
add_indexed(const struct live *l, unsigned unit, struct set *set)
{
	unsigned number, file = insn_unit_file(unit, &number);

	for (unsigned u = unit; u < insn_unit(file + 1, 0); u++)
		if (set_has(&l->graph->named, u))
			set_add(set, u, 1);
}

static void
add_use(const struct live *l, const struct graph_use *u, struct live_step *step)
{
	unsigned count = u->more + 1u;

	if (u->what & USE_READS)
		set_add(&step->reads, u->unit, count);
	if (u->what & USE_WRITES)
		set_add(&step->writes, u->unit, count);
	if (u->what & USE_REPLACES)
		set_add(&step->ends, u->unit, count);
	if (u->what & USE_INDEXED && u->what & USE_READS)
		add_indexed(l, u->unit, &step->reads);
}

void
live_step(const struct live *l, uint32_t insn, struct live_step *step)
{
	const struct graph_insn *i = &l->graph->insns[insn];

	*step = (struct live_step){0};
	for (uint32_t k = i->use; k < i[1].use; k++)
		add_use(l, &l->graph->uses[k], step);
	if (i->flow == CONTROL_call || i->flow == CONTROL_call_indirect)
		call_step(l, insn, step);
}

/* Returns whether graph_use elements describe the instruction's register accesses completely. */
static bool
is_plain(const struct live *l, const struct graph_insn *i)
{
	if (i->flow == CONTROL_call || i->flow == CONTROL_call_indirect)
		return false;
	for (uint32_t k = i->use; k < i[1].use; k++)
		if (l->graph->uses[k].what & USE_INDEXED)
			return false;
	return true;
}

/* Returns whether a write to a vector register in this part kills the old value in all lanes of the part's region. */
static bool
has_lanes(const struct live *l, const struct live_part *p)
{
	return l->graph->lanes_known && l->graph->regions[p->region].depth < MOST_LEVELS;
}

static void
summarize(const struct live *l, struct live_part *p)
{
	const struct graph_use *uses = l->graph->uses;
	bool lanes = has_lanes(l, p);

	for (uint32_t n = p->count; n-- > 0;) {
		const struct graph_insn *i = &l->graph->insns[p->first + n];

		if (is_plain(l, i)) {
			for (uint32_t k = i->use; k < i[1].use; k++)
				if (uses[k].what & USE_REPLACES && (lanes || !set_has(&l->parts->vectors, uses[k].unit))) {
					set_remove(&p->reads, uses[k].unit, uses[k].more + 1u);
					set_add(&p->ends, uses[k].unit, uses[k].more + 1u);
				}
			for (uint32_t k = i->use; k < i[1].use; k++)
				if (uses[k].what & USE_READS)
					set_add(&p->reads, uses[k].unit, uses[k].more + 1u);
			continue;
		}
		struct live_step step;
		live_step(l, p->first + n, &step);
		if (!lanes)
			set_without(&step.ends, &l->parts->vectors);
		set_without(&p->reads, &step.ends);
		set_join(&p->reads, &step.reads);
		set_join(&p->ends, &step.ends);
	}
}

static void
cut_block(struct live *l, uint32_t block, uint32_t *exec)
{
	const struct graph *g = l->graph;
	const struct graph_block *b = &g->blocks[block];
	struct live_parts *parts = l->parts;
	uint32_t region = b->region, first = b->first, end = b->first + b->count;

	parts->of_block[block] = (uint32_t)parts->n;
	while (*exec < g->nexecs && g->exec_insns[*exec] < first)
		++*exec;
	do {
		/* an instruction that changes exec ends a part */
		uint32_t upto = *exec < g->nexecs && g->exec_insns[*exec] < end ? g->exec_insns[*exec] + 1 : end;

		parts->v[parts->n++] = (struct live_part){.first = first, .count = upto - first, .region = region,
			.level = level_of(g, region)};
		first = upto;
		if (upto < end || (*exec < g->nexecs && g->exec_insns[*exec] + 1 == end))
			region = g->exec_regions[(*exec)++];
	} while (first < end);
	parts->sets_of[block] = parts->nsets;
	parts->nsets += parts->v[parts->n - 1].level + 1;
}

static const struct live_part *
last_part(const struct live_parts *parts, uint32_t block)
{
	return &parts->v[parts->of_block[block + 1] - 1];
}

/* Follows control backward from the start of part `to`, with the registers `live`, to the end of part `from`, where it adds to `out`. Both have
 * one set per level of the part. A level outside the smallest region that contains both parts receives the set of the same level. Each other
 * level receives the innermost set. Returns whether `out` changes. */
static bool
join_levels(const struct graph *g, const struct live_part *from, const struct live_part *to, const struct set *live, struct set *out)
{
	uint32_t around = level_of(g, graph_region_around(g, from->region, to->region));
	bool changed = false;

	if (around > from->level)
		around = from->level;
	for (uint32_t k = 0; k <= from->level; k++)
		changed |= set_join(&out[k], &live[k < around && k < to->level ? k : to->level]);
	return changed;
}

/* Changes the registers that are live at the start of a part into those that are live at the end of the part `from` before it, in the same
 * block. */
static void
cross(const struct graph *g, const struct live_part *from, struct set *live)
{
	struct set out[MOST_LEVELS];

	memset(out, 0, (from->level + 1) * sizeof out[0]);
	join_levels(g, from, from + 1, live, out);
	memcpy(live, out, (from->level + 1) * sizeof out[0]);
}

/* Adds the registers that are live where control leaves the function at the end of a block. */
static void
add_exits(const struct live *l, uint32_t block)
{
	const struct live_parts *parts = l->parts;
	const struct graph_block *b = &l->graph->blocks[block];

	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		const struct graph_edge *e = &l->graph->edges[i];
		const struct set *live = NULL;

		if (e->reason == EDGE_RETURNS)
			live = &parts->returned;
		else if (e->reason == EDGE_UNKNOWN || e->reason == EDGE_JOINS)
			live = &parts->unknown;
		else if (e->reason == EDGE_LEAVES)
			live = &parts->tail;
		for (uint32_t k = 0; live && e->to == GRAPH_NONE && k <= last_part(parts, block)->level; k++)
			set_join(&parts->sets[parts->sets_of[block] + k], live);
	}
}

/* Computes the registers that are live before an instruction or part from the registers that are live after it. A vector register
 * that is overwritten stays live if an outer region needs it. */
static void
step_back(const struct live_parts *parts, uint32_t level, const struct set *reads, const struct set *ends, struct set *live)
{
	for (unsigned i = 0; i < SET_WORDS; i++) {
		uint64_t scalar = ends->word[i] & ~parts->vectors.word[i], vector = ends->word[i] & parts->vectors.word[i];
		uint64_t outer = 0;

		for (uint32_t k = 0; k < level; k++) {
			live[k].word[i] &= ~scalar;
			outer = live[k].word[i];
		}
		live[level].word[i] = (live[level].word[i] & ~scalar & ~vector) | outer | reads->word[i];
	}
}

static void
enter(void *context, void *now, uint32_t block, const void *state)
{
	const struct live_parts *parts = ((const struct live *)context)->parts;

	(void)state;
	memcpy(now, &parts->sets[parts->sets_of[block]], (last_part(parts, block)->level + 1) * sizeof(struct set));
}

/* Applies whole parts. */
static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	const struct live *l = context;

	(void)first;
	(void)end;
	for (const struct live_part *last = last_part(l->parts, block), *p = last; p >= &l->parts->v[l->parts->of_block[block]]; p--) {
		if (p < last)
			cross(l->graph, p, now);
		step_back(l->parts, p->level, &p->reads, &p->ends, now);
	}
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const struct live *l = context;
	const struct live_parts *parts = l->parts;

	(void)state;
	(void)first;
	return join_levels(l->graph, last_part(parts, e->from), &parts->v[parts->of_block[e->to]], now, &parts->sets[parts->sets_of[e->from]]);
}

static const struct solve_rules rules = {.backward = true, .enter = enter, .transfer = transfer, .join = join};

static void
find_fixpoint(struct live *l)
{
	const struct graph *g = l->graph;
	struct set now[MOST_LEVELS];
	struct solve solve;

	solve_open(&solve, &rules, g, 0, now, l);
	solve_wake_all(&solve);
	solve_run(&solve);
	if (g->entry != GRAPH_NONE) {
		solve_visit(&solve, g->entry);
		l->at_entry = now[l->parts->v[l->parts->of_block[g->entry]].level];
	}
	solve_close(&solve);
}

/* A backward traversal of a block. */
struct traversal {
	const struct live_parts *parts;
	uint32_t level;
	bool lanes;
	struct set live[MOST_LEVELS];
	unsigned n[3];          /* number of SGPRs, VGPRs and AGPRs in live[level] */
};

/* Returns the index in traversal.n of the counter for a register, or 3 if the register is not counted. */
static unsigned
counted(unsigned unit)
{
	static const uint8_t files[3] = {FILE_sgpr, FILE_vgpr, FILE_agpr};

	for (unsigned f = 0; f < 3; f++)
		if (unit - insn_unit(files[f], 0) < insn_unit(files[f] + 1u, 0) - insn_unit(files[f], 0))
			return f;
	return 3;
}

static void
recount(struct traversal *w)
{
	w->n[0] = set_count(&w->live[w->level], FILE_sgpr);
	w->n[1] = set_count(&w->live[w->level], FILE_vgpr);
	w->n[2] = set_count(&w->live[w->level], FILE_agpr);
}

static void
step_run(struct traversal *w, unsigned unit, unsigned count, bool read)
{
	unsigned f = counted(unit);
	int change = 0;

	for (unsigned i = unit / 64; i <= (unit + count - 1) / 64; i++) {
		uint64_t run = set_run_word(unit, count, i), vectors = w->parts->vectors.word[i], *word = &w->live[w->level].word[i];
		uint64_t before = *word, outer = 0;

		if (read) {
			*word |= run;
		} else {
			if (!w->lanes)
				run &= ~vectors;
			for (uint32_t k = 0; k < w->level; k++) {
				w->live[k].word[i] &= ~(run & ~vectors);
				outer = w->live[k].word[i];
			}
			*word = (*word & ~run) | (outer & run);
		}
		if (*word != before)
			change += __builtin_popcountll(*word) - __builtin_popcountll(before);
	}
	if (f < 3)
		w->n[f] += (unsigned)change;
}

static unsigned
count_dead(const struct traversal *w, unsigned unit, unsigned count)
{
	unsigned n = 0;

	for (unsigned i = unit / 64; i <= (unit + count - 1) / 64; i++) {
		uint64_t dead = set_run_word(unit, count, i) & ~w->live[w->level].word[i];

		if (dead)
			n += (unsigned)__builtin_popcountll(dead);
	}
	return n;
}

/* Steps backwards over an instruction whose register accesses are all listed in its graph_use records. Sets n to the numbers of
 * registers in use at the instruction. */
static void
step_uses(struct traversal *w, const struct live *l, const struct graph_insn *i, unsigned n[3])
{
	const struct graph_use *uses = l->graph->uses;

	for (uint32_t k = i->use; k < i[1].use; k++)
		if (uses[k].what & USE_REPLACES)
			step_run(w, uses[k].unit, uses[k].more + 1u, false);
	for (uint32_t k = i->use; k < i[1].use; k++)
		if (uses[k].what & USE_READS)
			step_run(w, uses[k].unit, uses[k].more + 1u, true);
	memcpy(n, w->n, sizeof w->n);
	for (uint32_t k = i->use; k < i[1].use; k++)
		if (uses[k].what & USE_WRITES && counted(uses[k].unit) < 3)
			n[counted(uses[k].unit)] += count_dead(w, uses[k].unit, uses[k].more + 1u);
}

/* Steps backwards over an instruction that accesses registers not listed in its uses: a call or an indexed access. Sets n to the
 * numbers of registers in use at the instruction. */
static void
step_sets(struct traversal *w, const struct live *l, uint32_t insn, unsigned n[3])
{
	struct live_step step;

	live_step(l, insn, &step);
	if (!w->lanes)
		set_without(&step.ends, &w->parts->vectors);
	step_back(w->parts, w->level, &step.reads, &step.ends, w->live);
	recount(w);
	struct set used = w->live[w->level];
	set_join(&used, &step.writes);
	n[0] = set_count(&used, FILE_sgpr);
	n[1] = set_count(&used, FILE_vgpr);
	n[2] = set_count(&used, FILE_agpr);
}

static void
count(struct live *l, uint32_t insn, const unsigned n[3])
{
	unsigned peak[3] = {l->peak.sgprs, l->peak.vgprs, l->peak.agprs};

	l->counts[insn] = (struct live_count){(uint16_t)n[0], (uint16_t)n[1], (uint16_t)n[2]};
	for (unsigned f = 0; f < 3; f++)
		if (n[f] > peak[f])
			peak[f] = n[f];
	l->peak = (struct live_count){(uint16_t)peak[0], (uint16_t)peak[1], (uint16_t)peak[2]};
}

/* Traverses a block backwards. Stores the registers that are live before and after each instruction in the arrays before and
 * after, and the numbers of registers in use in counts. Each of the three may be NULL. */
static void
traverse_back(const struct live *l, uint32_t block, struct set *before, struct set *after, struct live *counts)
{
	const struct live_parts *parts = l->parts;
	const struct graph_block *b = &l->graph->blocks[block];
	struct traversal w = {.parts = parts};

	memcpy(w.live, &parts->sets[parts->sets_of[block]], (last_part(parts, block)->level + 1) * sizeof w.live[0]);
	for (uint32_t part = parts->of_block[block + 1]; part-- > parts->of_block[block];) {
		const struct live_part *p = &parts->v[part];

		if (p < last_part(parts, block))
			cross(l->graph, p, w.live);
		w.level = p->level;
		w.lanes = has_lanes(l, p);
		recount(&w);
		for (uint32_t i = p->count; i-- > 0;) {
			if (after)
				after[p->first + i - b->first] = w.live[p->level];
			unsigned n[3];
			if (is_plain(l, &l->graph->insns[p->first + i]))
				step_uses(&w, l, &l->graph->insns[p->first + i], n);
			else
				step_sets(&w, l, p->first + i, n);
			if (before)
				before[p->first + i - b->first] = w.live[p->level];
			if (counts)
				count(counts, p->first + i, n);
		}
	}
}

void
live_in_block(const struct live *l, uint32_t block, struct set *before, struct set *after)
{
	traverse_back(l, block, before, after, NULL);
}

static void
find_ends(struct live *l, enum graph_kind kind)
{
	struct live_parts *parts = l->parts;
	const struct graph *g = l->graph;

	set_add(&parts->vectors, insn_unit(FILE_vgpr, 0), insn_unit(FILE_vgpr + 1, 0) - insn_unit(FILE_vgpr, 0));
	set_add(&parts->vectors, insn_unit(FILE_agpr, 0), insn_unit(FILE_agpr + 1, 0) - insn_unit(FILE_agpr, 0));
	parts->unknown = g->named;
	convention_add(&parts->tail, CONVENTION_GIVEN);
	if (kind != ENTRY_KERNEL) {
		convention_add(&parts->returned, CONVENTION_PRESERVED);
		set_join(&parts->tail, &parts->returned);
		convention_add(&parts->returned, CONVENTION_RESULT);
		set_meet(&parts->returned, &g->written);
	}
	set_meet(&parts->tail, &g->named);
}

static void
find_live(struct live *l, const struct live *all, const struct flow *flow, uint32_t function)
{
	const struct graph *g = flow->functions[function].graph;
	uint32_t exec = 0;

	l->flow = flow;
	l->all = all;
	l->graph = g;
	l->parts = array_make(1, sizeof *l->parts);
	l->parts->v = array_make((size_t)g->nblocks + g->nexecs, sizeof l->parts->v[0]);
	l->parts->of_block = array_make((size_t)g->nblocks + 1, sizeof l->parts->of_block[0]);
	l->parts->sets_of = array_make(g->nblocks, sizeof l->parts->sets_of[0]);
	find_ends(l, flow->functions[function].kind);
	for (uint32_t i = 0; i < g->nblocks; i++)
		cut_block(l, i, &exec);
	l->parts->of_block[g->nblocks] = (uint32_t)l->parts->n;
	l->parts->sets = array_make(l->parts->nsets, sizeof l->parts->sets[0]);
	for (size_t i = 0; i < l->parts->n; i++)
		summarize(l, &l->parts->v[i]);
	for (uint32_t i = 0; i < g->nblocks; i++)
		add_exits(l, i);
	find_fixpoint(l);
	l->counts = array_make(g->ninsns, sizeof l->counts[0]);
	for (uint32_t i = 0; i < g->nblocks; i++)
		traverse_back(l, i, NULL, NULL, l);
}

struct live *
live_open(const struct flow *flow)
{
	struct live *all = array_make(flow->nfunctions, sizeof *all);

	for (size_t i = 0; i < flow->nfunctions; i++) {
		all[flow->call_order[i]].rank = (uint32_t)i + 1;
		find_live(&all[flow->call_order[i]], all, flow, flow->call_order[i]);
	}
	return all;
}

void
live_close(const struct flow *flow, struct live *live)
{
	for (size_t i = 0; live && i < flow->nfunctions; i++) {
		alloc_free(live[i].counts);
		alloc_free(live[i].parts->v);
		alloc_free(live[i].parts->of_block);
		alloc_free(live[i].parts->sets_of);
		alloc_free(live[i].parts->sets);
		alloc_free(live[i].parts);
	}
	alloc_free(live);
}

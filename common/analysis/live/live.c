/* Backward liveness analysis. Its units are parts of blocks in which exec is constant. For each part, one set has the registers
 * that the part reads before it writes them, and another set has the registers that it overwrites. Parts are visited in postorder
 * until a fixpoint. */
#include "common/analysis/live/live.h"

#include <string.h>

#include "common/analysis/call/convention.h"
#include "common/analysis/graph/worklist.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MOST_LEVELS = 16 /* number of nested regions with a set of their own; all deeper regions share the last set */ };

struct live_part {
	uint32_t first, count; /* first: index of the first instruction; count: number of instructions */
	uint32_t region;
	uint32_t level;        /* depth of its region, at most MOST_LEVELS - 1 */
	struct set reads, ends;
	size_t sets;           /* index in live_parts.sets of level + 1 sets: registers live before the part, one set per level */
};

struct live_parts {
	struct live_part *v;
	uint32_t *of_block;    /* indexed by block: first part; one more element for the number of parts */
	struct set *sets;
	struct set returned, unknown, tail; /* returned: registers live at returns; unknown: at jumps to unknown locations; tail: at
	                                     * jumps to other functions */
	struct set vectors;    /* registers whose writes change only the lanes in exec */
	size_t n, nsets;
};

static uint32_t
level_of(const struct flow_graph *g, uint32_t region)
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
	const struct flow_call *calls;
	uint32_t n = flow_calls_of(l->graph, insn, &calls), known = 0;
	struct set preserved = {{0}};

	for (uint32_t i = 0; i < n; i++)
		if (calls[i].to != FLOW_NONE && is_known(l, &l->all[calls[i].to])) {
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
add_use(const struct live *l, const struct flow_use *u, struct live_step *step)
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
	const struct flow_insn *i = &l->graph->insns[insn];

	*step = (struct live_step){0};
	for (uint32_t k = i->use; k < i[1].use; k++)
		add_use(l, &l->graph->uses[k], step);
	if (i->flow == CONTROL_call || i->flow == CONTROL_call_indirect)
		call_step(l, insn, step);
}

/* Returns whether flow_use elements describe the instruction's register accesses completely. */
static bool
is_plain(const struct live *l, const struct flow_insn *i)
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
	const struct flow_use *uses = l->graph->uses;
	bool lanes = has_lanes(l, p);

	for (uint32_t n = p->count; n-- > 0;) {
		const struct flow_insn *i = &l->graph->insns[p->first + n];
		struct live_step step;

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
	const struct flow_graph *g = l->graph;
	const struct flow_block *b = &g->blocks[block];
	struct live_parts *parts = l->parts;
	uint32_t region = b->region, first = b->first, end = b->first + b->count;

	parts->of_block[block] = (uint32_t)parts->n;
	while (*exec < g->nexecs && g->exec_insns[*exec] < first)
		++*exec;
	do {
		/* an instruction that changes exec ends a part */
		uint32_t upto = *exec < g->nexecs && g->exec_insns[*exec] < end ? g->exec_insns[*exec] + 1 : end;

		parts->v[parts->n++] = (struct live_part){.first = first, .count = upto - first, .region = region,
			.level = level_of(g, region), .sets = parts->nsets};
		parts->nsets += level_of(g, region) + 1;
		first = upto;
		if (upto < end || (*exec < g->nexecs && g->exec_insns[*exec] + 1 == end))
			region = g->exec_regions[(*exec)++];
	} while (first < end);
}

/* Follows the edge from part `from` to part `to`. `out` has one set per level with the registers that are live at the end of
 * `from`; adds the registers that are live at the start of `to`. A level outside the smallest region that contains both parts
 * receives the set of the same level of `to`. Each other level receives the innermost set of `to`. */
static void
join_levels(const struct flow_graph *g, const struct live_part *from, uint32_t region, const struct live_part *to,
	const struct set *sets, struct set *out)
{
	uint32_t around = level_of(g, flow_region_around(g, region, to->region));

	if (around > from->level)
		around = from->level;
	for (uint32_t k = 0; k <= from->level; k++)
		set_join(&out[k], k < around && k < to->level ? &sets[to->sets + k] : &sets[to->sets + to->level]);
}

static void
live_after(const struct live *l, uint32_t block, uint32_t part, struct set out[MOST_LEVELS])
{
	const struct live_parts *parts = l->parts;
	const struct flow_graph *g = l->graph;
	const struct flow_block *b = &g->blocks[block];
	const struct live_part *p = &parts->v[part];

	memset(out, 0, (p->level + 1) * sizeof out[0]);
	if (part + 1 < parts->of_block[block + 1]) {
		join_levels(g, p, p->region, &parts->v[part + 1], parts->sets, out);
		return;
	}
	for (uint32_t i = 0; i < b->nedges; i++) {
		const struct flow_edge *e = &g->edges[b->edge + i];
		const struct set *live = NULL;

		if (e->to != FLOW_NONE)
			join_levels(g, p, p->region, &parts->v[parts->of_block[e->to]], parts->sets, out);
		else if (e->reason == EDGE_RETURNS)
			live = &parts->returned;
		else if (e->reason == EDGE_UNKNOWN || e->reason == EDGE_JOINS)
			live = &parts->unknown;
		else if (e->reason == EDGE_LEAVES)
			live = &parts->tail;
		for (uint32_t k = 0; live && k <= p->level; k++)
			set_join(&out[k], live);
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

/* Updates the registers that are live at the start of a part. Returns whether they change. */
static bool
update(struct live *l, uint32_t block, uint32_t part)
{
	struct set out[MOST_LEVELS];
	const struct live_part *p = &l->parts->v[part];
	bool changed = false;

	live_after(l, block, part, out);
	step_back(l->parts, p->level, &p->reads, &p->ends, out);
	for (uint32_t k = 0; k <= p->level; k++)
		changed |= set_join(&l->parts->sets[p->sets + k], &out[k]);
	return changed;
}

static void
iterate(struct live *l)
{
	const struct flow_graph *g = l->graph;

	struct worklist due; /* blocks by their numbers in postorder */
	uint32_t at = 0;

	worklist_open(&due, g->norder, true);
	for (uint32_t i; (i = worklist_take(&due, &at)) != WORKLIST_NONE;) {
		uint32_t block = g->order[g->norder - 1 - i], part = l->parts->of_block[block + 1];
		const struct flow_block *b = &g->blocks[block];
		bool changed = false;

		while (part-- > l->parts->of_block[block])
			changed = update(l, block, part);
		for (uint32_t k = b->pred; changed && k < b->pred + b->npreds; k++) {
			uint32_t from = g->edges[g->preds[k]].from;

			if (g->blocks[from].idom != FLOW_NONE)
				worklist_add(&due, g->norder - 1 - g->blocks[from].order);
		}
	}
	worklist_close(&due);
}

/* A backward traversal of a part. */
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

/* Steps backwards over an instruction whose register accesses are all listed in its flow_use records. Sets n to the numbers of
 * registers in use at the instruction. */
static void
step_uses(struct traversal *w, const struct live *l, const struct flow_insn *i, unsigned n[3])
{
	const struct flow_use *uses = l->graph->uses;

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
	struct set used;

	live_step(l, insn, &step);
	if (!w->lanes)
		set_without(&step.ends, &w->parts->vectors);
	step_back(w->parts, w->level, &step.reads, &step.ends, w->live);
	recount(w);
	used = w->live[w->level];
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
	const struct flow_block *b = &l->graph->blocks[block];

	for (uint32_t part = parts->of_block[block + 1]; part-- > parts->of_block[block];) {
		const struct live_part *p = &parts->v[part];
		struct traversal w = {.parts = parts, .level = p->level, .lanes = has_lanes(l, p)};

		live_after(l, block, part, w.live);
		recount(&w);
		for (uint32_t i = p->count; i-- > 0;) {
			unsigned n[3];

			if (after)
				after[p->first + i - b->first] = w.live[p->level];
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
find_ends(struct live *l, enum flow_kind kind)
{
	struct live_parts *parts = l->parts;
	const struct flow_graph *g = l->graph;

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
	const struct flow_graph *g = flow->functions[function].graph;
	uint32_t exec = 0;

	l->flow = flow;
	l->all = all;
	l->graph = g;
	l->parts = array_make(1, sizeof *l->parts);
	l->parts->v = array_make((size_t)g->nblocks + g->nexecs, sizeof l->parts->v[0]);
	l->parts->of_block = array_make((size_t)g->nblocks + 1, sizeof l->parts->of_block[0]);
	find_ends(l, flow->functions[function].kind);
	for (uint32_t i = 0; i < g->nblocks; i++)
		cut_block(l, i, &exec);
	l->parts->of_block[g->nblocks] = (uint32_t)l->parts->n;
	l->parts->sets = array_make(l->parts->nsets, sizeof l->parts->sets[0]);
	for (size_t i = 0; i < l->parts->n; i++)
		summarize(l, &l->parts->v[i]);
	iterate(l);
	l->counts = array_make(g->ninsns, sizeof l->counts[0]);
	for (uint32_t i = 0; i < g->nblocks; i++)
		traverse_back(l, i, NULL, NULL, l);
	if (g->entry != FLOW_NONE) {
		const struct live_part *p = &l->parts->v[l->parts->of_block[g->entry]];

		l->at_entry = l->parts->sets[p->sets + p->level];
	}
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
		alloc_free(live[i].parts->sets);
		alloc_free(live[i].parts);
	}
	alloc_free(live);
}

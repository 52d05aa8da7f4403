/* Searches the graph from each access that has a scope. The forward search looks for the cache operation that makes the access an
 * acquire, and for a load that would need this operation. The backward search looks for the cache operation that makes the access
 * a release, and for a store that would need this operation. On each path, the search stops at the first such instruction, and at
 * unknown code. */
#include "common/analysis/memory/unordered.h"

#include <string.h>

#include "common/analysis/memory/fence.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/fields.h"

/* One possible meaning of an access's modifiers: a scope in one mode (a combination of cumode, tgsplit and
 * fence_request.unmarked), and the cache operations of an acquire or release with this scope. */
struct meaning {
	uint8_t scope, nacquire, nrelease;
	struct fence_item acquire[FENCE_ITEMS], release[FENCE_ITEMS];
};

enum { SCOPES = SCOPE_COUNT - SCOPE_workgroup, MODES = 8, MEANINGS = SCOPES * MODES };

/* Results of a search, as bits. MET: it found the cache operations; PLAIN: an access that would need them; UNKNOWN: unknown
 * code. */
enum { MET = 1, PLAIN = 2, UNKNOWN = 4 };

struct order_search {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	const struct isa *isa;
	bool is_kernel;
	struct meaning meanings[MEANINGS];
	unsigned n;
	const struct meaning *shown; /* first meaning whose scope is agent or wider */
	bool *seen;                  /* indexed by block: whether the block has been added to due */
	uint32_t *due;               /* blocks still to search */
};

static uint8_t
take_caches(const struct fence_item *from, unsigned n, struct fence_item *to)
{
	uint8_t k = 0;

	for (unsigned i = 0; i < n; i++)
		if (!from[i].counters)
			to[k++] = from[i];
	return k;
}

/* Adds the meaning of a request if its access has exactly the modifiers `has` in this mode. */
static void
add_meaning(struct order_search *s, struct fence_request r, unsigned mode, unsigned has)
{
	struct meaning *m = &s->meanings[s->n];
	struct isa isa = *s->isa;

	if (r.scope == SCOPE_cluster && !target_has(isa.target, FEATURE_CLUSTERS))
		return;
	isa.cumode = mode & 1;
	isa.tgsplit = mode & 2;
	r.unmarked = mode & 4;
	struct fence_sequence q;
	fence_find(&isa, &r, &q);
	if (q.modifiers != has)
		return;
	*m = (struct meaning){.scope = r.scope};
	if (fence_allows(r.operation, ORDERING_acquire)) {
		r.ordering = ORDERING_acquire;
		fence_find(&isa, &r, &q);
		m->nacquire = take_caches(q.after, q.nafter, m->acquire);
	}
	if (fence_allows(r.operation, ORDERING_release)) {
		r.ordering = ORDERING_release;
		fence_find(&isa, &r, &q);
		m->nrelease = take_caches(q.before, q.nbefore, m->release);
	}
	s->n++;
}

/* Finds the possible meanings of an access to global memory. Returns false if the access has no scope modifiers, or a scope no
 * wider than a work-group. */
static bool
find_meanings(struct order_search *s, unsigned operation, const struct insn *insn)
{
	unsigned has = fence_policies_of(insn, fence_policies(s->isa, operation));
	struct fence_request r = {.operation = (uint8_t)operation, .ordering = ORDERING_monotonic, .spaces = 1 << REGION_global};

	s->n = 0;
	s->shown = NULL;
	/* together with slc or nt, the modifier is a hint that the data are not reused */
	if (!has || (field_exists(insn, FIELD_SLC) && field_get(insn, FIELD_SLC)))
		return false;
	for (r.scope = SCOPE_workgroup; r.scope < SCOPE_COUNT; r.scope++)
		for (unsigned mode = 0; mode < MODES; mode++)
			add_meaning(s, r, mode, has);
	for (unsigned i = 0; i < s->n && !s->shown; i++)
		if (s->meanings[i].scope >= SCOPE_agent)
			s->shown = &s->meanings[i];
	return s->shown;
}

static const struct insn_effects *
decode(const struct order_search *s, uint32_t i, struct insn *insn)
{
	graph_decode(s->flow->code, &s->g->insns[i], insn);
	return insn_effects(s->isa, insn);
}

/* Returns whether an instruction is a cache operation that the acquire or the release of some possible meaning of the modifiers
 * requires. */
static bool
is_needed(const struct order_search *s, const struct insn *insn, bool acquire)
{
	for (unsigned i = 0; i < s->n; i++) {
		const struct meaning *m = &s->meanings[i];

		for (unsigned k = 0; k < (acquire ? m->nacquire : m->nrelease); k++)
			if (fence_is(insn, acquire ? &m->acquire[k] : &m->release[k]))
				return true;
	}
	return false;
}

/* Returns whether an instruction accesses global memory, or flat memory that may be global, without scope modifiers. */
static bool
is_plain(const struct order_search *s, const struct insn *insn, const struct insn_effects *e, bool load)
{
	uint8_t spaces;
	unsigned operation = fence_operation_of(e, &spaces);

	if (e->space != SPACE_global && e->space != SPACE_flat)
		return false;
	return operation == (load ? FENCE_LOAD : FENCE_STORE) && !fence_policies_of(insn, fence_policies(s->isa, operation));
}

static bool
is_wait(const struct order_search *s, const struct insn *insn, const struct insn_effects *e, unsigned counters)
{
	if (e->issue != ISSUE_wait)
		return false;
	if (e->operation != OPERATION_wait)
		return true;
	uint8_t most[COUNTER_COUNT];
	insn_waits(s->isa, insn, most);
	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		if (counters & 1 << c && most[c] != INSN_ANY)
			return true;
	return false;
}

/* Returns whether all cache operations of one of the possible acquires are between instruction i and the next load. If the block
 * ends before the next load, missing operations may follow in the next block, so they count as present. */
static bool
is_complete(const struct order_search *s, uint32_t i, uint32_t end)
{
	unsigned met[MEANINGS] = {0};

	for (; i < end; i++) {
		struct insn insn;
		const struct insn_effects *e = decode(s, i, &insn);

		if (is_plain(s, &insn, e, true))
			return false;
		for (unsigned k = 0; k < s->n; k++) {
			const struct meaning *m = &s->meanings[k];

			for (unsigned j = 0; j < m->nacquire; j++)
				if (fence_is(&insn, &m->acquire[j]))
					met[k] |= 1u << j;
			if (met[k] == (1u << m->nacquire) - 1)
				return true;
		}
	}
	return true;
}

/* Returns MET, PLAIN or UNKNOWN for the first relevant instruction from `first` up to `end`, exclusive, or 0 if there is
 * none. For a release, scans in reverse order. */
static unsigned
scan(const struct order_search *s, uint32_t first, uint32_t end, bool acquire)
{
	for (uint32_t k = first; k < end; k++) {
		uint32_t i = acquire ? k : end - 1 - (k - first);
		struct insn insn;
		const struct insn_effects *e = decode(s, i, &insn);

		if (e->flow == CONTROL_trap || graph_call_of(s->g, i))
			return UNKNOWN;
		if (is_needed(s, &insn, acquire))
			return !acquire || is_complete(s, i, end) ? MET : PLAIN;
		if (is_plain(s, &insn, e, acquire))
			return PLAIN;
	}
	return 0;
}

static void
add_block(struct order_search *s, uint32_t to, uint32_t *ndue)
{
	if (s->seen[to])
		return;
	s->seen[to] = true;
	s->due[(*ndue)++] = to;
}

/* Adds the successors of a block or, for a release, its predecessors. Returns UNKNOWN if some of them are unknown. */
static unsigned
add_neighbours(struct order_search *s, uint32_t block, bool acquire, uint32_t *ndue)
{
	const struct graph_block *b = &s->g->blocks[block];
	unsigned found = !acquire && block == s->g->entry && !s->is_kernel ? UNKNOWN : 0;

	for (uint32_t k = 0; k < (acquire ? b->nedges : b->npreds); k++) {
		const struct graph_edge *e = &s->g->edges[acquire ? b->edge + k : s->g->preds[b->pred + k]];
		uint32_t to = acquire ? e->to : e->from;

		if (to != GRAPH_NONE)
			add_block(s, to, ndue);
		else if (e->reason != EDGE_ENDS)
			found = UNKNOWN;
	}
	return found;
}

/* Returns the union of the results (MET, PLAIN, UNKNOWN) on all paths from an instruction or, for a release, to it. */
static unsigned
search_from(struct order_search *s, uint32_t insn, bool acquire)
{
	uint32_t block = graph_block_of(s->g, insn), ndue = 0;
	const struct graph_block *b = &s->g->blocks[block];
	unsigned found = acquire ? scan(s, insn + 1, b->first + b->count, true) : scan(s, b->first, insn, false);

	if (found)
		return found;
	memset(s->seen, 0, s->g->nblocks * sizeof *s->seen);
	found = add_neighbours(s, block, acquire, &ndue);
	while (ndue && !(found & MET)) {
		uint32_t at = s->due[--ndue];

		b = &s->g->blocks[at];
		unsigned here = scan(s, b->first, b->first + b->count, acquire);
		found |= here ? here : add_neighbours(s, at, acquire, &ndue);
	}
	return found;
}

/* Returns whether the cache operation follows the load (for a release, precedes the store) in the same block without a wait
 * between them. */
static bool
is_unwaited(const struct order_search *s, uint32_t insn, bool acquire, unsigned counters)
{
	const struct graph_block *b = &s->g->blocks[graph_block_of(s->g, insn)];

	for (uint32_t k = 1; acquire ? insn + k < b->first + b->count : insn >= b->first + k; k++) {
		uint32_t i = acquire ? insn + k : insn - k;
		struct insn other;
		const struct insn_effects *e = decode(s, i, &other);

		if (is_wait(s, &other, e, counters) || graph_call_of(s->g, i))
			return false;
		if (is_needed(s, &other, acquire))
			return true;
	}
	return false;
}

#define FINDINGS "common/analysis/memory/unordered.def"
#define FINDINGS_TABLE unordered_rules
#include "common/analysis/finding/rules.h"

/* Appends the instructions, as in "buffer_gl1_inv and buffer_gl0_inv". */
static void
print_needs(const struct isa *isa, const struct fence_item *needs, unsigned n, struct buf *out)
{
	for (unsigned i = 0; i < n; i++) {
		struct buf line = {0};

		fence_print(isa, &needs[i], &line);
		buf_printf(out, "%s%.*s", i ? " and " : "", (int)line.n - 1, (char *)line.p);
		buf_free(&line);
	}
}

static void
report_missing(struct order_search *s, struct findings *out, unsigned kind, uint32_t insn,
	const struct fence_item *needs, uint8_t n)
{
	const char *text = kinds[kind].text, *first = strstr(text, "%s"), *second = strstr(first + 2, "%s");
	struct finding *f = findings_add(out, &kinds[kind], s->function, s->g->insns[insn].at);
	struct buf words = {0};

	print_needs(s->isa, needs, n, &words);
	f->text = arena_printf(&out->arena, "%.*s%s%.*s%.*s%s", (int)(first - text), text, fence_scope_name(s->shown->scope),
		(int)(second - first - 2), first + 2, (int)words.n, (char *)words.p, second + 2);
	buf_free(&words);
}

/* Returns whether every meaning has cache operations. If some meaning has none, the access may not need any. */
static bool
all_need(const struct order_search *s, bool acquire)
{
	for (unsigned i = 0; i < s->n; i++)
		if (!(acquire ? s->meanings[i].nacquire : s->meanings[i].nrelease))
			return false;
	return true;
}

/* Returns whether the results are inconclusive: some path is unknown, and no path has the cache operations. */
static bool
is_open(unsigned found)
{
	return found & UNKNOWN && !(found & MET);
}

static void
check_access(struct order_search *s, uint32_t i, struct findings *out)
{
	struct insn insn;
	const struct insn_effects *e = decode(s, i, &insn);
	uint8_t spaces;
	unsigned operation = fence_operation_of(e, &spaces), after = 0, before = 0;

	if (operation == FENCE_ALONE || (e->space != SPACE_global && e->space != SPACE_flat) || !find_meanings(s, operation, &insn))
		return;
	const struct meaning *m = s->shown;
	bool acquire = operation != FENCE_STORE && all_need(s, true);
	bool release = operation != FENCE_LOAD && all_need(s, false);
	if (acquire)
		after = search_from(s, i, true);
	if (release)
		before = search_from(s, i, false);
	if (operation != FENCE_LOAD && operation != FENCE_STORE) { /* an atomic may be only an acquire or only a release */
		if (after == PLAIN && before == PLAIN)
			report_missing(s, out, RULE_neither, i, m->acquire, m->nacquire);
		else if (after && before && !((after | before) & MET))
			incompletes_add(&out->missed, INCOMPLETE_order, s->function, s->g->insns[i].at, 1);
	} else if (is_open(after) || is_open(before)) {
		incompletes_add(&out->missed, INCOMPLETE_order, s->function, s->g->insns[i].at, 1);
	} else if (acquire) {
		if (after == PLAIN)
			report_missing(s, out, RULE_acquire, i, m->acquire, m->nacquire);
		else if (is_unwaited(s, i, true, e->counters))
			report_missing(s, out, RULE_acquire_early, i, m->acquire, m->nacquire);
	} else if (release) {
		if (before == PLAIN)
			report_missing(s, out, RULE_release, i, m->release, m->nrelease);
		else if (is_unwaited(s, i, false, e->counters))
			report_missing(s, out, RULE_unwaited, i, m->release, m->nrelease);
	}
}

void
unordered_find(const struct flow *flow, struct findings *out)
{
	for (size_t f = 0; f < flow->nfunctions; f++) {
		const struct graph *g = flow->functions[f].graph;
		struct order_search s = {.flow = flow, .g = g, .function = (uint32_t)f, .isa = flow->code->isa,
			.is_kernel = flow->functions[f].kind == ENTRY_KERNEL};

		s.seen = array_make(g->nblocks, sizeof *s.seen);
		s.due = array_make(g->nblocks, sizeof *s.due);
		for (uint32_t b = 0; b < g->nblocks; b++)
			for (uint32_t i = g->blocks[b].first;
				g->blocks[b].idom != GRAPH_NONE && i < g->blocks[b].first + g->blocks[b].count; i++)
				check_access(&s, i, out);
		alloc_free(s.seen);
		alloc_free(s.due);
	}
	findings_sort(out);
}

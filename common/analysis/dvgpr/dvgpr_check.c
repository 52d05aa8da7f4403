/* Findings about dynamic VGPRs: uses of registers that the wave does not have, or whose values were lost; requests whose outcome nothing looks
 * at; waits for other waves while a wave has more than one block.
 *
 * If the size of a block is not known, code must be right for both. Each register that is missing with large blocks is missing with small ones,
 * too; what is missing with small blocks only is not proven to be wrong. */
#include <stdio.h>
#include <string.h>

#include "common/analysis/dvgpr/size.h"
#include "common/analysis/path/path.h"
#include "common/analysis/wait/wait.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/dvgpr/rule.def"
#define FINDINGS_TABLE dvgpr_rules
#define FINDINGS_FIND dvgpr_find
#include "common/analysis/finding/rules.h"

enum {
	MOST_NODES = 512,     /* limit of the blocks and states that a search for a path visits */
	MOST_LOST = 64,       /* limit of the requests that are tried as the one that has freed a register */
	MESSAGE_DEALLOC = 3,  /* MSG_DEALLOC_VGPRS of enums.tbl */
	TEXT = 64,
};

/* A step of a search for a path. */
struct dvgpr_node {
	uint32_t block, edge, parent; /* edge: that enters the block; parent: index of the node before; GRAPH_NONE: none */
	struct dvgpr_state st;
};

struct dvgpr_check {
	const struct flow *flow;
	struct dvgpr *d;
	struct findings *out;
	uint32_t *reported;   /* indexed by instruction of the current function: bits of the rules that are broken there, for large blocks */
	uint32_t *seen, search; /* seen: indexed by block: the last search backwards that has reached it; search: its number */
	uint32_t *due;        /* the blocks that such a search has still to visit */
	uint32_t function;
	const struct graph *g;
	bool uncertain;       /* the size of a block is not known, and this is the smaller one */
	const struct dvgpr_request *requests; /* of the current function */
	size_t nrequests;
	uint32_t *before;     /* indexed by request: the sizes before it */
	uint32_t *after;      /* indexed by call: the sizes after it */
	uint32_t unknown, nunknown; /* the first instruction that uses a VGPR without a known size, and their number */
	struct paths paths;   /* opened for the first finding */
	struct dvgpr_node *nodes;
	size_t nnodes, nodes_cap;
};

/* A path on which the wave has one of the sizes. */
struct origin {
	const struct dvgpr_request *request; /* the last request on it; NULL: none */
	bool success;         /* the outcome of the request */
	uint32_t from;        /* its first instruction */
	const uint32_t *edges;
	uint32_t n;
	bool proven;
};

/* Returns whether a rule was found broken at an instruction for large blocks. */
static bool
is_reported(const struct dvgpr_check *c, unsigned rule, uint32_t insn)
{
	return c->uncertain && c->reported[insn] >> rule & 1;
}

static struct finding *
report(struct dvgpr_check *c, unsigned rule, uint32_t insn)
{
	struct finding *f = findings_add(c->out, &kinds[rule], c->function, c->g->insns[insn].at);

	f->doubtful = c->uncertain;
	c->reported[insn] |= 1u << rule;
	return f;
}

/* Sets the text, in which %a stands for a number of VGPRs. */
static void
set_number(struct dvgpr_check *c, struct finding *f, unsigned vgprs)
{
	char text[TEXT];

	snprintf(text, sizeof text, "%u VGPR%s%s", vgprs, vgprs == 1 ? "" : "s", c->uncertain ? " if blocks have 16" : "");
	f->access = text;
	finding_set_text(c->out, f, NULL);
	f->access = NULL;
}

/* Returns the request of an instruction, or NULL. */
static const struct dvgpr_request *
request_at(const struct dvgpr_check *c, uint32_t insn)
{
	size_t i = array_below32(c->requests, c->nrequests, sizeof c->requests[0], offsetof(struct dvgpr_request, insn), insn);

	return i < c->nrequests && c->requests[i].insn == insn ? &c->requests[i] : NULL;
}

/* Returns whether an instruction may change the size. */
static bool
resizes(const struct dvgpr_check *c, uint32_t insn)
{
	return request_at(c, insn) || graph_call_of(c->g, insn);
}

static void
add_node(struct dvgpr_check *c, uint32_t block, uint32_t edge, uint32_t parent, const struct dvgpr_state *st)
{
	for (size_t i = 0; i < c->nnodes; i++)
		if (c->nodes[i].block == block && !memcmp(c->nodes[i].st.sizes, st->sizes, sizeof st->sizes) &&
				c->nodes[i].st.saved == st->saved)
			return;
	if (c->nnodes < MOST_NODES)
		*APPEND(c->nodes, c->nnodes, c->nodes_cap) = (struct dvgpr_node){block, edge, parent, *st};
}

/* Continues from a node at an instruction of its block. Returns whether the goal is reached there with this size. */
static bool
advance(struct dvgpr_check *c, uint32_t number, uint32_t first, uint32_t goal, uint32_t size)
{
	struct dvgpr_node at = c->nodes[number];
	const struct graph_block *b = &c->g->blocks[at.block];
	uint32_t end = b->first + b->count, stop = first;

	while (stop < end && stop != goal && !resizes(c, stop))
		stop++;
	dvgpr_pass(c->d, c->function, first, stop, &at.st);
	if (stop == goal)
		return dvgpr_sizes(&at.st) & size;
	for (uint32_t e = b->edge; e < b->edge + b->nedges && stop == end; e++) {
		struct dvgpr_state st = at.st;

		if (c->g->edges[e].to != GRAPH_NONE && dvgpr_edge(c->d, &c->g->edges[e], &st))
			add_node(c, c->g->edges[e].to, e, number, &st);
	}
	return false;
}

/* Searches for a path from out->from to a goal without other requests, given the state before an instruction of the same block, or at its end.
 * Stores its edges in the arena of the findings. */
static bool
find_path(struct dvgpr_check *c, uint32_t first, const struct dvgpr_state *st, uint32_t goal, uint32_t size, struct origin *out)
{
	uint32_t number = 0, n = 0;

	c->nnodes = 0;
	add_node(c, graph_block_of(c->g, out->from), GRAPH_NONE, GRAPH_NONE, st);
	while (!advance(c, number, first, goal, size)) {
		if (++number == c->nnodes)
			return false;
		first = c->g->blocks[c->nodes[number].block].first;
	}
	for (uint32_t i = number; c->nodes[i].parent != GRAPH_NONE; i = c->nodes[i].parent)
		n++;
	uint32_t *edges;
	out->edges = edges = arena_take(&c->out->arena, n * sizeof *edges);
	out->n = n;
	for (uint32_t i = number; c->nodes[i].parent != GRAPH_NONE; i = c->nodes[i].parent)
		edges[--n] = c->nodes[i].edge;
	if (!c->paths.g)
		paths_open(&c->paths, c->flow->code, c->g);
	out->proven = paths_proven(&c->paths, out->from, out->edges, out->n);
	return true;
}

/* Finds a path on which the wave has a size from an instruction on, unless the path that was found before is proven. */
static void
take_origin(struct dvgpr_check *c, const struct origin *o, const struct dvgpr_state *st, uint32_t first, uint32_t insn, unsigned size,
	struct origin *out, bool *found)
{
	struct origin now = *o;

	if ((*found && out->proven) || !find_path(c, first, st, insn, 1u << size, &now))
		return;
	*out = now;
	*found = true;
}

/* Takes the outcomes of a request that lead to a size. */
static void
take_request(struct dvgpr_check *c, size_t number, uint32_t insn, unsigned size, struct origin *out, bool *found)
{
	const struct dvgpr_request *r = &c->requests[number];
	struct dvgpr_state st;

	for (unsigned success = 2; success-- > 0;)
		for (unsigned before = 0; before < DVGPR_SIZES; before++) {
			if (!(c->before[number] >> before & 1) || (!success && before != size) ||
					!dvgpr_after(c->d, r, before, success, &st) || !(dvgpr_sizes(&st) >> size & 1))
				continue;
			st.sizes[success] = 1u << size;
			take_origin(c, &(struct origin){.request = r, .success = success, .from = r->insn}, &st, r->insn + 1, insn, size, out, found);
		}
}

/* Takes what may change the size before instruction `end` of a block, if it is the last such instruction, or the start of the function. Returns
 * whether there is any. */
static bool
take_last(struct dvgpr_check *c, uint32_t block, uint32_t end, uint32_t insn, unsigned size, struct origin *out, bool *found)
{
	const struct graph_block *b = &c->g->blocks[block];

	while (end > b->first && !resizes(c, end - 1))
		end--;
	const struct dvgpr_request *r = end > b->first ? request_at(c, end - 1) : NULL;
	if (r) {
		take_request(c, (size_t)(r - c->requests), insn, size, out, found);
		return true;
	}
	struct dvgpr_state st;
	dvgpr_start(1u << size, &st);
	if (end > b->first) {
		if (c->after[graph_call_of(c->g, end - 1) - c->g->calls] >> size & 1)
			take_origin(c, &(struct origin){.from = end - 1}, &st, end, insn, size, out, found);
		return true;
	}
	if (block == c->g->entry && b->count && dvgpr_entered(c->d, c->function) >> size & 1)
		take_origin(c, &(struct origin){.from = b->first}, &st, b->first, insn, size, out, found);
	return false;
}

/* Finds a path on which the wave has a size at an instruction: from a request that succeeded, one that failed, a call, or the start. Searches
 * backwards for these. */
static bool
find_origin(struct dvgpr_check *c, uint32_t insn, unsigned size, struct origin *out)
{
	uint32_t block = graph_block_of(c->g, insn), n = 0, next = 0;
	bool found = false, ends = take_last(c, block, insn, insn, size, out, &found);

	c->search++;
	for (;;) {
		const struct graph_block *b = &c->g->blocks[block];

		for (uint32_t i = b->pred; i < b->pred + b->npreds && !ends; i++) {
			uint32_t from = c->g->edges[c->g->preds[i]].from;

			if (c->seen[from] == c->search)
				continue;
			c->seen[from] = c->search;
			c->due[n++] = from;
		}
		if (next == n || next == MOST_NODES || (found && out->proven))
			return found;
		block = c->due[next++];
		b = &c->g->blocks[block];
		ends = take_last(c, block, b->first + b->count, insn, size, out, &found);
	}
}

static unsigned
rule_of(const struct dvgpr_check *c, const struct origin *o, unsigned size, unsigned end)
{
	if (!size && end <= dvgpr_block(c->d))
		return RULE_dvgpr_none;
	if (!o->request)
		return RULE_dvgpr_beyond;
	if (!o->success)
		return RULE_dvgpr_failed;
	for (unsigned before = size + 1; before < DVGPR_SIZES; before++)
		if (c->before[o->request - c->requests] >> before & 1 && end <= before * DVGPR_UNIT)
			return RULE_dvgpr_freed;
	return RULE_dvgpr_beyond;
}

/* Reports an operand beyond a size that the wave may have. Returns whether all sizes are too small. */
static bool
check_beyond(struct dvgpr_check *c, uint32_t insn, const struct insn_operand *op, uint32_t sizes)
{
	unsigned end = op->first + op->count, size = (end - 1) / DVGPR_UNIT < DVGPR_SIZES - 1 ? (end - 1) / DVGPR_UNIT : DVGPR_SIZES - 1;
	uint32_t missing = sizes & ((2u << size) - 1) & DVGPR_KNOWN;
	struct origin o = {0};
	bool always = missing && !(sizes & DVGPR_ANY) && (sizes & DVGPR_KNOWN) == missing;

	if (!missing || (sizes & DVGPR_DOUBT && !always))
		return false;
	while (!(missing >> size & 1))
		size--;
	if (!find_origin(c, insn, size, &o))
		return always;
	unsigned rule = rule_of(c, &o, size, end);
	if (is_reported(c, RULE_dvgpr_beyond, insn) || is_reported(c, RULE_dvgpr_failed, insn) ||
			is_reported(c, RULE_dvgpr_freed, insn) || is_reported(c, RULE_dvgpr_none, insn))
		return always;
	struct finding *f = report(c, rule, insn);
	f->file = op->file;
	f->first = op->first;
	f->count = op->count;
	f->doubtful |= !o.proven;
	f->depends = o.request;
	f->from = c->g->insns[o.from].at;
	f->path = o.edges;
	f->npath = o.request ? o.n : 0;
	set_number(c, f, size * DVGPR_UNIT);
	return always;
}

struct writes {
	const struct dvgpr_check *c;
	unsigned vgpr;
};

/* Used as path_search.pass: no instruction writes the register or may free it again. */
static bool
keeps_lost(void *context, unsigned *age, uint32_t block, uint32_t first, uint32_t end)
{
	const struct writes *w = context;
	unsigned unit = insn_unit(FILE_vgpr, w->vgpr);

	(void)age;
	(void)block;
	for (uint32_t i = first; i < end; i++) {
		if (graph_call_of(w->c->g, i))
			return false;
		for (uint32_t k = w->c->g->insns[i].use; k < w->c->g->insns[i + 1].use; k++) {
			const struct graph_use *u = &w->c->g->uses[k];

			if (u->what & USE_WRITES && u->unit <= unit && unit < u->unit + graph_use_units(u))
				return false;
		}
	}
	return true;
}

/* Returns whether a request may free a register. */
static bool
frees(const struct dvgpr_check *c, size_t request, unsigned vgpr)
{
	unsigned unit = vgpr / DVGPR_UNIT;

	return c->requests[request].sizes & ((2u << unit) - 1) && c->before[request] & DVGPR_KNOWN & ~((2u << unit) - 1);
}

/* Reports the first register of an operand that has lost its value on some path. */
static void
check_lost(struct dvgpr_check *c, uint32_t insn, const struct insn_operand *op, const struct dvgpr_state *st)
{
	unsigned v = op->first, end = op->first + op->count;

	while (v < end && v < DVGPR_VGPRS && !(st->lost[v / 64] >> v % 64 & 1))
		v++;
	if (v == end || v >= DVGPR_VGPRS || is_reported(c, RULE_dvgpr_lost, insn))
		return;
	if (!c->paths.g)
		paths_open(&c->paths, c->flow->code, c->g);
	size_t nearest = array_below32(c->requests, c->nrequests, sizeof c->requests[0], offsetof(struct dvgpr_request, insn), insn);
	for (size_t k = 0; k < c->nrequests && k < MOST_LOST; k++) {
		size_t i = k < nearest ? nearest - 1 - k : k; /* those before the instruction first */
		struct writes w = {c, v};
		struct path path;

		if (!frees(c, i, v) || !paths_find(&c->paths, &(struct path_search){.from = c->requests[i].insn, .to = insn, .pass = keeps_lost,
				.context = &w, .key = v}, &c->out->arena, &path))
			continue;
		struct finding *f = report(c, RULE_dvgpr_lost, insn);
		f->file = op->file;
		f->first = (uint16_t)v;
		f->count = 1;
		f->doubtful |= !path.proven;
		f->depends = true;
		f->from = c->g->insns[c->requests[i].insn].at;
		f->path = path.edges;
		f->npath = path.n;
		return;
	}
}

static void
check_request(struct dvgpr_check *c, const struct dvgpr_request *r, const struct dvgpr_state *st)
{
	uint32_t sizes = dvgpr_sizes(st), fails = DVGPR_ANY;

	for (unsigned n = 0; n < DVGPR_SIZES; n++)
		if (!r->known || r->too_many || (r->sizes && r->sizes >> (n + 1)))
			fails |= 1u << n;
	if (c->flow->functions[c->function].start.dynamic == DYNAMIC_OFF && !c->uncertain)
		report(c, RULE_dvgpr_off, r->insn);
	if (!c->flow->code->isa->wave32 && !c->uncertain)
		report(c, RULE_dvgpr_wave64, r->insn);
	if (r->ignores && !c->uncertain)
		set_number(c, report(c, RULE_dvgpr_bits, r->insn), r->number);
	if (r->known && !r->sizes && !is_reported(c, RULE_dvgpr_too_many, r->insn))
		set_number(c, report(c, RULE_dvgpr_too_many, r->insn), dvgpr_most(c->d));
	if (!r->unread || (r->known && r->sizes == 1) || !(sizes & fails) || is_reported(c, RULE_dvgpr_unchecked, r->insn))
		return;
	struct finding *f = report(c, RULE_dvgpr_unchecked, r->insn);
	f->doubtful |= !r->known || !(sizes & fails & DVGPR_KNOWN & ~1u) || sizes & DVGPR_DOUBT; /* a wave may keep a block after 0 */
}

/* Returns whether an instruction ends a loop of one block that goes on until memory changes: it has loads, but no stores, and no iteration uses
 * what an earlier one has computed. */
static bool
ends_poll(const struct dvgpr_check *c, uint32_t insn)
{
	const struct graph_block *b = &c->g->blocks[graph_block_of(c->g, insn)];
	struct set writes = {{0}}, done = {{0}};
	bool repeats = false, loads = false;

	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++)
		repeats |= c->g->edges[e].to == c->g->edges[e].from;
	if (!repeats || insn + 1 != b->first + b->count)
		return false;
	for (unsigned pass = 0; pass < 2; pass++)
		for (uint32_t i = b->first; i < b->first + b->count; i++) {
			struct insn decoded;

			graph_decode(c->flow->code, &c->g->insns[i], &decoded);
			const struct insn_effects *e = insn_effects(c->flow->code->isa, &decoded);
			loads |= e->memory & (1 << MEMORY_load | 1 << MEMORY_return);
			if (e->memory & (1 << MEMORY_store | 1 << MEMORY_dma) || resizes(c, i))
				return false;
			for (uint32_t k = c->g->insns[i].use; k < c->g->insns[i + 1].use; k++) {
				const struct graph_use *u = &c->g->uses[k];
				unsigned n = graph_use_units(u);

				for (unsigned unit = u->unit; unit < u->unit + n && pass; unit++)
					if (u->what & USE_READS && set_has(&writes, unit) && !set_has(&done, unit))
						return false;
			}
			for (uint32_t k = c->g->insns[i].use; k < c->g->insns[i + 1].use; k++)
				if (c->g->uses[k].what & USE_WRITES)
					set_add(pass ? &done : &writes, c->g->uses[k].unit, graph_use_units(&c->g->uses[k]));
		}
	return loads;
}

/* Notes that a wave waits for others while it has more than a block. */
static void
check_wait(struct dvgpr_check *c, uint32_t insn, uint32_t sizes)
{
	unsigned size = DVGPR_SIZES - 1;

	while (size && !(sizes >> size & 1))
		size--;
	if (size * DVGPR_UNIT > dvgpr_block(c->d) && !c->uncertain)
		set_number(c, report(c, RULE_dvgpr_holds, insn), size * DVGPR_UNIT);
}

/* Counts an instruction whose registers are not checked, because the size became unknown in the function. */
static void
count_unknown(struct dvgpr_check *c, uint32_t insn, uint32_t sizes)
{
	if (!(sizes & DVGPR_ANY) || dvgpr_entered(c->d, c->function) & DVGPR_ANY || c->uncertain)
		return;
	c->unknown = c->nunknown++ ? c->unknown : insn;
}

static void
check_insn(void *user, uint32_t number, const struct dvgpr_state *st)
{
	struct dvgpr_check *c = user;
	const struct graph_insn *i = &c->g->insns[number];
	const struct dvgpr_request *r = request_at(c, number);
	bool beyond = false;

	if (r)
		check_request(c, r, st);
	struct insn insn;
	graph_decode(c->flow->code, i, &insn);
	const struct insn_effects *e = insn_effects(c->flow->code->isa, &insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(c->flow->code->isa, &insn, i->gpr_idx, op);
	for (unsigned k = 0; k < n; k++) {
		if (op[k].file != FILE_vgpr || !op[k].count || op[k].access & (ACCESS_may | ACCESS_index))
			continue;
		beyond |= op[k].first + op[k].count > dvgpr_block(c->d);
		if (!check_beyond(c, number, &op[k], dvgpr_sizes(st)) && op[k].access & ACCESS_read && !insn_operand_repeated(op, n, k))
			check_lost(c, number, &op[k], st);
	}
	if (beyond)
		count_unknown(c, number, dvgpr_sizes(st));
	if (e->operation == OPERATION_barrier || e->operation == OPERATION_barrier_wait ||
			(e->flow == CONTROL_conditional && ends_poll(c, number)))
		check_wait(c, number, dvgpr_sizes(st));
	if (e->operation == OPERATION_message && insn_message(c->flow->code->isa, &insn) == MESSAGE_DEALLOC &&
			c->flow->functions[c->function].start.dynamic == DYNAMIC_ON && !c->uncertain)
		report(c, RULE_dvgpr_dealloc, number);
}

static void
note_before(void *user, uint32_t insn, const struct dvgpr_state *st)
{
	struct dvgpr_check *c = user;
	const struct dvgpr_request *r = request_at(c, insn);
	const struct graph_call *call = insn ? graph_call_of(c->g, insn - 1) : NULL;

	if (r)
		c->before[r - c->requests] = dvgpr_sizes(st);
	if (call)
		c->after[call - c->g->calls] = dvgpr_sizes(st);
}

static void
check_function(struct dvgpr_check *c, struct dvgpr *d, bool uncertain)
{
	c->d = d;
	c->uncertain = uncertain;
	c->requests = dvgpr_requests(d, c->function, &c->nrequests);
	c->before = array_make(c->nrequests, sizeof *c->before);
	c->after = array_make(c->g->ncalls, sizeof *c->after);
	dvgpr_visit_all(d, c->function, note_before, c);
	c->nunknown = 0;
	dvgpr_visit_all(d, c->function, check_insn, c);
	if (c->nunknown)
		incompletes_add(&c->out->missed, INCOMPLETE_dvgpr, c->function, c->g->insns[c->unknown].at, c->nunknown);
	alloc_free(c->before);
	alloc_free(c->after);
}

/* Operations in flight at requests that free their results. */
struct dvgpr_pending {
	struct findings *out;
	const struct flow *flow;
	struct dvgpr *d;
	uint32_t function;        /* of which `before` is; GRAPH_NONE: none */
	uint32_t *before;         /* indexed by request: the sizes before it */
};

/* Returns the number of the request that is an instruction, or SIZE_MAX. */
static size_t
pending_request(const struct dvgpr_pending *p, uint32_t function, uint32_t insn, const struct dvgpr_request **r)
{
	size_t n;

	*r = dvgpr_requests(p->d, function, &n);
	size_t i = array_below32(*r, n, sizeof **r, offsetof(struct dvgpr_request, insn), insn);
	return i < n && (*r)[i].insn == insn ? i : SIZE_MAX;
}

static void
note_sizes(void *user, uint32_t insn, const struct dvgpr_state *st)
{
	struct dvgpr_pending *p = user;
	const struct dvgpr_request *r;
	size_t i = pending_request(p, p->function, insn, &r);

	if (i != SIZE_MAX)
		p->before[i] = dvgpr_sizes(st);
}

/* Returns whether an instruction asks for a known number of VGPRs that is not 0: a wave that is about to end frees all of them. */
static bool
asks(void *user, uint32_t function, uint32_t insn)
{
	struct dvgpr_pending *p = user;
	const struct dvgpr_request *r;
	size_t i = pending_request(p, function, insn, &r);

	if (i == SIZE_MAX || !r[i].known || r[i].sizes & 1)
		return false;
	size_t n;
	if (p->function != function) {
		dvgpr_requests(p->d, function, &n);
		alloc_free(p->before);
		p->before = array_make(n, sizeof *p->before);
		p->function = function;
		dvgpr_visit_all(p->d, function, note_sizes, p);
	}
	return true;
}

static void
take_pending(void *user, uint32_t function, uint32_t insn, uint64_t from, unsigned unit, unsigned count)
{
	struct dvgpr_pending *p = user;
	const struct graph *g = p->flow->functions[function].graph;
	const struct dvgpr_request *r;
	size_t request = pending_request(p, function, insn, &r);
	unsigned number, file = insn_unit_file(unit, &number), kept = 0, size = DVGPR_SIZES - 1;
	const struct graph_insn *operation = graph_insn_at(g, from);

	for (unsigned n = 0; n < DVGPR_SIZES; n++)
		kept = r[request].sizes >> n & 1 ? n * DVGPR_UNIT : kept;
	while (size && !(p->before[request] >> size & 1))
		size--;
	if (file != FILE_vgpr || number + count <= kept || number + count > size * DVGPR_UNIT || !operation)
		return;
	struct insn decoded;
	graph_decode(p->flow->code, operation, &decoded);
	struct finding *f = findings_add(p->out, &kinds[RULE_dvgpr_pending], function, g->insns[insn].at);
	f->file = FILE_vgpr;
	f->first = (uint16_t)(number > kept ? number : kept);
	f->count = (uint16_t)(number + count - f->first);
	f->depends = true;
	f->from = from;
	finding_set_text(p->out, f, insn_mnemonic(&decoded));
}

static void
find_pending(const struct flow *flow, struct dvgpr *d, struct findings *out)
{
	struct dvgpr_pending p = {.out = out, .flow = flow, .d = d, .function = GRAPH_NONE};

	waits_ask(flow, &(struct waits_question){asks, take_pending, &p});
	alloc_free(p.before);
}

void
dvgpr_find(const struct flow *flow, struct findings *out)
{
	struct dvgpr_check c = {.flow = flow, .out = out};
	const struct target_dvgpr *m = target_dvgpr(flow->code->isa->target);
	struct dvgpr *small = NULL;

	if (!dvgpr_is_used(flow))
		return;
	struct dvgpr *large = dvgpr_open(flow, dvgpr_known_block(flow) ? dvgpr_known_block(flow) : m->large);
	if (!dvgpr_known_block(flow))
		small = dvgpr_open(flow, m->small);
	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		c.function = i;
		c.g = flow->functions[i].graph;
		c.reported = array_make(c.g->ninsns, sizeof *c.reported);
		c.seen = array_make(c.g->nblocks, sizeof *c.seen);
		c.due = array_make(c.g->nblocks, sizeof *c.due);
		c.search = 0;
		check_function(&c, large, false);
		if (small)
			check_function(&c, small, true);
		if (c.paths.g)
			paths_close(&c.paths);
		c.paths = (struct paths){0};
		alloc_free(c.reported);
		alloc_free(c.seen);
		alloc_free(c.due);
	}
	find_pending(flow, large, out);
	alloc_free(c.nodes);
	dvgpr_close(large);
	if (small)
		dvgpr_close(small);
	findings_sort(out);
}

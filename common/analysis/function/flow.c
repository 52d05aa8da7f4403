/* Finds the functions of a section: functions that symbols define, callees of calls, and labels that no known path reaches. The
 * rest of the section becomes gaps. */
#include "common/analysis/function/flow.h"

#include <stdlib.h>
#include <string.h>

#include "common/analysis/call/calls.h"
#include "common/analysis/function/build.h"
#include "common/analysis/function/unreached.h"
#include "common/analysis/graph/order.h"
#include "common/analysis/graph/reachable_code.h"
#include "common/analysis/value/scalar.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Functions under construction, in the order in which they were found. The marks of struct reach contain indices in this order;
 * number_functions() then sorts the functions. */
struct open {
	struct flow *flow;
	struct reach reach;
	size_t functions_cap, within_cap, nwithin;
};

static bool
is_place(const struct graph_code *code, uint64_t at)
{
	return at < code->size && at % 4 == 0;
}

static uint32_t
add_function(struct open *o, const struct graph_symbol *s, uint32_t within)
{
	*APPEND(o->flow->functions, o->flow->nfunctions, o->functions_cap) =
		(struct graph_function){.name = s->name, .at = s->at, .end = s->at, .kind = s->kind, .shared = s->shared,
			.start = s->start};
	*APPEND(o->reach.within, o->nwithin, o->within_cap) = within;
	o->reach.mark[s->at / 4] |= REACH_BEGINS;
	return (uint32_t)o->flow->nfunctions - 1;
}

/* Returns whether a symbol describes its location better than the symbol that created f. Symbols with a size are preferred, then
 * kernels. For a function with undefined behavior, compilers may emit no code: its symbol, of size 0, is then at the start of the
 * next function. */
static bool
describes_better(const struct graph_symbol *s, const struct graph_function *f)
{
	bool sized = f->end > f->at;

	return s->size && !sized ? true : !s->size && sized ? false : s->kind < f->kind;
}

/* Adds the functions that symbols define. Of several equally good symbols at one location, the first one is used. */
static void
add_symbols(struct open *o)
{
	const struct graph_code *code = o->flow->code;
	struct flow *flow = o->flow;

	for (size_t i = 0; i < code->nsymbols; i++) {
		const struct graph_symbol *s = &code->symbols[i];
		struct graph_function *f = flow->nfunctions ? &flow->functions[flow->nfunctions - 1] : NULL;

		if (s->kind >= ENTRY_LABEL || !is_place(code, s->at))
			continue;
		if (!f || f->at != s->at) {
			uint32_t number = add_function(o, s, GRAPH_NONE);

			f = &flow->functions[number];
		} else if (describes_better(s, f)) {
			f->name = s->name;
			f->kind = s->kind;
			f->start = s->start;
		}
		f->shared |= s->shared;
		if (s->size && f->end < s->at + s->size)
			f->end = s->at + s->size;
	}
	for (size_t i = 0; i < flow->nfunctions; i++) {
		struct graph_function *f = &flow->functions[i];
		uint64_t next = i + 1 < flow->nfunctions ? flow->functions[i + 1].at : code->size;

		if (f->end <= f->at || f->end > next)
			f->end = next;
	}
	o->reach.nsymbols = flow->nfunctions;
}

/* Adds a function at the offset of a callee or label, unless this offset belongs to another function. */
static void
add_found(struct open *o, const struct graph_symbol *s)
{
	if (is_place(o->flow->code, s->at) && !(o->reach.mark[s->at / 4] & (REACH_OWNER | REACH_BEGINS)))
		add_function(o, s, reach_symbol(&o->reach, s->at));
}

static bool
is_shared(const struct graph_code *code, uint64_t at)
{
	size_t i = array_below(code->symbols, code->nsymbols, sizeof code->symbols[0], at);
	bool shared = false;

	for (; i < code->nsymbols && code->symbols[i].at == at; i++)
		shared |= code->symbols[i].shared;
	return shared;
}

static void
add_called(struct open *o, const struct graph *g)
{
	for (uint32_t i = 0; i < g->ncalls; i++)
		if (g->calls[i].to != GRAPH_NONE)
			add_found(o, &(struct graph_symbol){.at = g->calls[i].to, .kind = ENTRY_FUNCTION, .name = STR(""),
				.shared = is_shared(o->flow->code, g->calls[i].to), .start = {.kernarg = -1}});
}

static void
reach_jumps(struct open *o, uint32_t number, const struct scalar_result *result)
{
	for (size_t i = 0; i < result->njumps; i++) {
		const struct build_jump *j = &result->jumps[i];
		const struct graph_insn *insn = graph_insn_at(o->flow->functions[number].graph, j->at);
		uint64_t to = j->to;

		if (!insn || insn->flow != CONTROL_jump_indirect)
			continue;
		if (j->target == BUILD_HERE)
			reach_from(&o->reach, number, to);
		for (unsigned n = 0; j->target == BUILD_TABLE && n < BUILD_MOST_TARGETS; n++) {
			if (!reach_pointer(o->reach.code, j->to + 8 * n, &to) || !reach_owns(&o->reach, number, to))
				break;
			reach_from(&o->reach, number, to);
		}
	}
}

/* Returns whether control flow, or the registers that instructions access, depend on values of scalar registers. */
static bool
needs_values(const struct graph *g)
{
	if (set_has(&g->written, insn_unit(FILE_gpr_idx, 0)))
		return true;
	for (uint32_t i = 0; i < g->ninsns; i++)
		switch (g->insns[i].flow) {
		case CONTROL_call_indirect: case CONTROL_jump_indirect: case CONTROL_fork: case CONTROL_join: case CONTROL_trap_return:
			return true;
		}
	return false;
}

/* Builds the graph of a function, and repeats this as long as jumps reach new locations. again: the function was analyzed
 * earlier, before the registers that its calls clobber were final. */
static void
work_out(struct open *o, uint32_t number, bool again)
{
	enum { MOST_WORK = 64 }; /* limit of decoded instructions, as a multiple of the section's size */
	struct graph_function *f = &o->flow->functions[number];
	struct reach *r = &o->reach;
	struct scalar_result result = {0};
	struct set clobbered = {{0}};
	uint32_t second = reach_second(r, number);
	uint64_t work = 0;

	r->nleaders = 0;
	if (again) {
		build_leaders(r, f->graph);
		clobbered = f->graph->clobbered;
	} else {
		reach_from(r, number, f->at);
		if (second)
			reach_from(r, number, second);
	}
	do {
		result.leads_on = false;
		reach_jumps(o, number, &result);
		build_free(f->graph);
		f->graph = build_graph(r, number, result.jumps, result.njumps);
		if (second && f->graph->entry != GRAPH_NONE)
			build_enter(f->graph, (uint32_t)r->code->size, &second, 1, false);
		f->graph->clobbered = clobbered;
		order_blocks(f->graph);
		if (!r->code->shape_only || needs_values(f->graph))
			scalar_follow(r, number, again, &result);
		work += f->graph->ninsns;
		build_settle(f->graph, r->code, result.jumps, result.njumps);
	} while (result.leads_on && work <= MOST_WORK * (r->code->size / 4 + 64));
	order_loops(f->graph);
	if (!again)
		calls_clobber(r, f->graph);
	alloc_free(result.jumps);
}

static void
work_out_from(struct open *o, size_t first)
{
	for (size_t i = first; i < o->flow->nfunctions; i++) {
		if (o->reach.mark[o->flow->functions[i].at / 4] & REACH_INSN && i >= o->reach.nsymbols) {
			o->flow->functions[i].end = 0; /* function i is dropped, because an earlier function contains its code */
			continue;
		}
		work_out(o, (uint32_t)i, false);
		add_called(o, o->flow->functions[i].graph);
	}
}

static void
work_out_again(struct open *o)
{
	size_t n = o->flow->nfunctions;
	bool *changed = array_make(n, sizeof *changed);

	calls_close(&o->reach, changed);
	for (size_t i = 0; i < n; i++)
		if (changed[i]) {
			work_out(o, (uint32_t)i, true);
			add_called(o, o->flow->functions[i].graph);
		}
	work_out_from(o, n);
	alloc_free(changed);
}

/* Adds a function at each unreached label. If the section has no functions at all, adds one at its start. */
static void
add_labels(struct open *o)
{
	const struct graph_code *code = o->flow->code;
	struct graph_symbol start = {.kind = ENTRY_LABEL, .name = code->name, .start = {.kernarg = -1}};

	if (!o->flow->nfunctions && code->size) {
		for (size_t i = 0; i < code->nsymbols && !code->symbols[i].at; i++)
			if (code->symbols[i].kind != ENTRY_DATA)
				start.name = code->symbols[i].name;
		add_function(o, &start, GRAPH_NONE);
		work_out_from(o, 0);
	}
	for (size_t i = 0; i < code->nsymbols; i++)
		if (code->symbols[i].kind == ENTRY_LABEL) {
			size_t n = o->flow->nfunctions;

			add_found(o, &code->symbols[i]);
			work_out_from(o, n);
		}
}

static int
compare_functions(const void *va, const void *vb)
{
	const struct graph_function *a = va, *b = vb;

	return a->at < b->at ? -1 : a->at > b->at;
}

static void
number_calls(const struct flow *flow, struct graph *g)
{
	for (uint32_t i = 0; i < g->ncalls; i++)
		if (g->calls[i].to != GRAPH_NONE)
			g->calls[i].to = graph_function_at(flow, g->calls[i].to);
}

static void
number_functions(struct flow *flow)
{
	size_t n = 0;

	for (size_t i = 0; i < flow->nfunctions; i++)
		if (flow->functions[i].graph)
			flow->functions[n++] = flow->functions[i];
	flow->nfunctions = n;
	if (n)
		qsort(flow->functions, n, sizeof flow->functions[0], compare_functions);
	for (size_t i = 0; i < n; i++)
		number_calls(flow, flow->functions[i].graph);
	for (size_t i = 0; i < n; i++) { /* without a sized symbol, a function ends with its last block */
		struct graph_function *f = &flow->functions[i];

		if (f->end <= f->at && f->graph->nblocks)
			f->end = f->graph->blocks[f->graph->nblocks - 1].end;
	}
}

/* Appends the functions reached from `first` to call_order, callees before callers. */
static void
order_calls(struct flow *flow, uint32_t first, uint32_t *stack, uint32_t *next, size_t *n)
{
	uint32_t depth = 0;

	stack[depth++] = first;
	next[first] = 1; /* indexed by function: index of the next call to visit, plus one; 0: not visited */
	while (depth) {
		uint32_t f = stack[depth - 1];
		const struct graph *g = flow->functions[f].graph;

		if (next[f] <= g->ncalls) {
			uint32_t to = g->calls[next[f]++ - 1].to;

			if (to != GRAPH_NONE && !next[to]) {
				next[to] = 1;
				stack[depth++] = to;
			}
		} else {
			flow->call_order[(*n)++] = f;
			depth--;
		}
	}
}

static void
find_call_order(struct flow *flow)
{
	uint32_t *stack = array_make(2 * flow->nfunctions, sizeof *stack), *next = stack + flow->nfunctions;
	size_t n = 0;

	flow->call_order = array_make(flow->nfunctions, sizeof flow->call_order[0]);
	for (size_t i = 0; i < flow->nfunctions; i++)
		if (!next[i])
			order_calls(flow, (uint32_t)i, stack, next, &n);
	alloc_free(stack);
}

static uint32_t
function_around(const struct flow *flow, uint64_t at)
{
	size_t n = array_upto(flow->functions, flow->nfunctions, sizeof flow->functions[0], at);

	return n && at < flow->functions[n - 1].end ? (uint32_t)n - 1 : GRAPH_NONE;
}

/* Returns whether an unreached instruction is padding, a leftover branch, or a program end. */
static bool
is_harmless(const struct graph_code *code, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(code->isa, insn);

	return e->properties & 1 << PROPERTY_padding || e->flow == CONTROL_branch || e->flow == CONTROL_end;
}

/* Extends a gap that begins at gap->at to the longest sequence of only instructions or only invalid words. Sets gap->is_code
 * and gap->is_padding. Sets *runs_on to whether control falls through the last instruction. */
static void
extend_gap(const struct graph_code *code, struct graph_gap *gap, uint64_t end, bool *runs_on)
{
	uint64_t at = gap->at;

	gap->is_padding = true;
	struct insn insn;
	for (uint64_t size; at < end; at += size ? size : 4) {
		bool zero = !memcmp(code->bytes + at, "\0\0\0\0", end - at < 4 ? end - at : 4);

		size = insn_decode(code->isa, code->bytes + at, end - at, &insn);
		if (at == gap->at)
			gap->is_code = size;
		else if (gap->is_code != (size != 0))
			break;
		gap->is_padding &= zero || (size && is_harmless(code, &insn));
		*runs_on = size && graph_falls_through(insn_effects(code->isa, &insn)->flow);
	}
	gap->end = at < end ? at : end;
}

/* Adds the unreached code and data between two offsets. Next to data, decodable words count as code only if control falls neither
 * into data nor out of the gap. */
static void
add_gaps(struct flow *flow, uint64_t at, uint64_t end, uint32_t function, size_t *cap)
{
	struct graph_gap *data = NULL;
	uint64_t from = at;

	while (at < end) {
		struct graph_gap gap = {.at = at, .function = function};
		bool runs_on = false;

		extend_gap(flow->code, &gap, end, &runs_on);
		at = gap.end;
		gap.is_code &= (gap.at == from && at == end) || !runs_on;
		if (data && !gap.is_code) {
			data->end = at;
			data->is_padding &= gap.is_padding;
			continue;
		}
		*APPEND(flow->gaps, flow->ngaps, *cap) = gap;
		data = gap.is_code ? NULL : &flow->gaps[flow->ngaps - 1];
	}
}

/* The data that a symbol of kind ENTRY_DATA begins; find_gaps() moves it on. */
struct data_range {
	uint64_t at, end;
	size_t next;          /* index of the next symbol */
};

/* Moves on to the last such data at or before an offset. Returns whether it contains the offset. */
static bool
is_data(const struct graph_code *code, struct data_range *data, uint64_t at)
{
	for (; data->next < code->nsymbols && code->symbols[data->next].at <= at; data->next++) {
		const struct graph_symbol *s = &code->symbols[data->next];

		if (s->kind == ENTRY_DATA)
			*data = (struct data_range){s->at, s->size ? s->at + s->size : code->size, data->next};
		else if (s->kind < ENTRY_LABEL && s->at > data->at)
			data->end = data->end < s->at ? data->end : s->at;
	}
	return at < data->end;
}

/* Adds the unreached part of an object. It is like padding: no check concerns it. */
static void
add_data(struct flow *flow, uint64_t at, uint64_t end, uint32_t function, size_t *cap)
{
	*APPEND(flow->gaps, flow->ngaps, *cap) = (struct graph_gap){.at = at, .end = end, .function = function, .is_padding = true};
}

static void
find_gaps(struct flow *flow, const uint32_t *mark)
{
	uint64_t size = flow->code->size / 4 * 4;
	struct data_range range = {0};
	size_t cap = 0;

	for (uint64_t at = 0; at < size;) {
		uint64_t from = at;
		uint32_t function = GRAPH_NONE;
		bool data = is_data(flow->code, &range, at);

		if (mark[at / 4] & (REACH_INSN | REACH_INSIDE)) {
			at += 4;
			continue;
		}
		function = function_around(flow, at);
		while (at < size && !(mark[at / 4] & (REACH_INSN | REACH_INSIDE)) &&
				(at == from || graph_function_at(flow, at) == GRAPH_NONE) && function_around(flow, at) == function &&
				is_data(flow->code, &range, at) == data)
			at += 4;
		(data ? add_data : add_gaps)(flow, from, at, function, &cap);
	}
}

/* Builds the graphs that include unreached code. Each gap is assigned to the preceding function. `old` has the functions in the
 * unsorted order, to which the marks refer. */
static void
add_whole(struct open *o, struct flow *old)
{
	struct flow *flow = o->flow;
	uint32_t *number = array_make(flow->nfunctions, sizeof *number);

	for (size_t i = 0; i < old->nfunctions; i++)
		if (old->functions[i].graph)
			number[graph_function_at(flow, old->functions[i].at)] = (uint32_t)i;
	o->reach.flow = old;
	for (size_t i = 0, end; i < flow->ngaps; i = end) {
		size_t before = array_upto(flow->functions, flow->nfunctions, sizeof flow->functions[0], flow->gaps[i].at);
		struct graph_function *f = &flow->functions[before ? before - 1 : 0];

		for (end = i + 1; end < flow->ngaps && (f + 1 == flow->functions + flow->nfunctions || flow->gaps[end].at < f[1].at);)
			end++;
		f->whole = unreached_graph(&o->reach, number[f - flow->functions], flow, flow->gaps + i, end - i);
		if (f->whole)
			number_calls(flow, f->whole);
	}
	alloc_free(number);
}

struct flow *
flow_open(const struct graph_code *code)
{
	struct open o = {.flow = array_make(1, sizeof *o.flow)};

	o.flow->code = code;
	o.reach.code = code;
	o.reach.flow = o.flow;
	o.reach.mark = array_make(code->size / 4 + 1, sizeof o.reach.mark[0]);
	o.reach.form = array_make(code->size / 4 + 1, sizeof o.reach.form[0]);
	o.reach.shape = array_make(code->size / 4 + 1, sizeof o.reach.shape[0]);
	add_symbols(&o);
	work_out_from(&o, 0);
	add_labels(&o);
	work_out_again(&o);
	struct flow old = *o.flow;
	old.functions = alloc_array(old.nfunctions, sizeof old.functions[0]);
	if (old.nfunctions)
		memcpy(old.functions, o.flow->functions, old.nfunctions * sizeof old.functions[0]);
	number_functions(o.flow);
	find_call_order(o.flow);
	find_gaps(o.flow, o.reach.mark);
	if (o.flow->nfunctions)
		add_whole(&o, &old);
	alloc_free(old.functions);
	alloc_free(o.reach.mark);
	alloc_free(o.reach.form);
	alloc_free(o.reach.shape);
	alloc_free(o.reach.within);
	alloc_free(o.reach.todo);
	alloc_free(o.reach.leaders);
	return o.flow;
}

void
flow_close(struct flow *flow)
{
	if (!flow)
		return;
	for (size_t i = 0; i < flow->nfunctions; i++) {
		build_free(flow->functions[i].graph);
		build_free(flow->functions[i].whole);
	}
	alloc_free(flow->functions);
	alloc_free(flow->gaps);
	alloc_free(flow->call_order);
	alloc_free(flow);
}

#include "common/analysis/wait/wait_report.h"

#include <stddef.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* What each block does to the operations of one order on one counter, computed on first use. */
struct report_spans {
	const struct insn_count *count; /* of these operations */
	struct report_block {
		bool known;
		struct flight_span span;
	} *blocks;
};

/* Returns what the instructions from `first` up to `end`, exclusive, do to the operations that the path search tracks. After a
 * call, none of them is tracked further. */
static struct flight_span
span_of(const struct wait_report *r, uint32_t first, uint32_t end)
{
	const struct report_spans *spans = &r->spans[r->tracked];
	const struct graph *g = r->g;
	size_t call = array_below32(g->calls, g->ncalls, sizeof g->calls[0], offsetof(struct graph_call, insn), first);

	if (call < g->ncalls && g->calls[call].insn < end)
		return (struct flight_span){0};
	return flight_span(r->code, spans->count, first, end);
}

/* Returns whether the operation that is tracked is still in flight after the instructions from `first` up to `end`, exclusive, of a
 * block. Used as path_search.pass. Updates *age, the number of newer events. */
static bool
stays_in_flight(void *context, unsigned *age, uint32_t block, uint32_t first, uint32_t end)
{
	const struct wait_report *r = context;
	struct report_block *b = &r->spans[r->tracked].blocks[block];
	const struct graph_block *whole = &r->g->blocks[block];
	struct flight_span span;

	if (first != whole->first || end != whole->first + whole->count) {
		span = span_of(r, first, end);
	} else {
		if (!b->known)
			*b = (struct report_block){true, span_of(r, first, end)};
		span = b->span;
	}
	if (*age >= span.below)
		return false;
	*age += span.newer;
	return true;
}

static void
track(struct wait_report *r, const struct insn_count *count)
{
	for (r->tracked = 0; r->tracked < r->nspans; r->tracked++)
		if (r->spans[r->tracked].count->counter == count->counter && r->spans[r->tracked].count->order == count->order)
			return;
	*APPEND(r->spans, r->nspans, r->spans_cap) = (struct report_spans){count,
		array_make(r->g->nblocks, sizeof(struct report_block))};
}

/* Finds a path on which the event is still in flight at an instruction, and records the path in the finding. */
static void
find_path(struct wait_report *r, const struct flight *f, uint32_t insn, struct finding *d)
{
	struct path_search what = {.from = flight_event(r->code, f)->insn, .to = insn, .pass = stays_in_flight, .context = r};

	if (r->flow->code->safe)
		return;
	if (!r->paths.g)
		paths_open(&r->paths, r->flow->code, r->g);
	track(r, flight_count(r->code, f));
	what.key = (unsigned)r->tracked;
	struct path path;
	if (!paths_find(&r->paths, &what, &r->out->arena, &path))
		return;
	d->path = path.edges;
	d->npath = path.n;
	d->doubtful = !path.proven;
	if (path.left_out)
		incompletes_add(&r->out->missed, INCOMPLETE_paths, r->function, d->at, 1);
}

struct finding *
wait_report_add(struct wait_report *r, const struct finding_kind *kind, uint32_t insn, const struct flight *f, unsigned need,
	unsigned first, unsigned count)
{
	const struct flight_event *event = flight_event(r->code, f);
	const struct graph *g = r->between->bodies[event->function].g;
	unsigned counter = flight_count(r->code, f)->counter;

	struct finding *d = findings_add(r->out, kind, r->function, r->g->insns[insn].at);
	unsigned number;
	d->file = (uint8_t)insn_unit_file(first, &number);
	d->first = (uint16_t)number;
	d->count = (uint16_t)count;
	d->depends = !event->unknown;
	d->from = d->depends ? g->insns[event->insn].at : 0;
	d->waits = true;
	d->counter = (uint8_t)counter;
	d->most = (uint8_t)need;
	d->fix = flight_fix(r->code->isa, counter, need, &r->out->arena);
	if (d->depends) {
		struct insn from;

		graph_decode(r->flow->code, &g->insns[event->insn], &from);
		finding_set_text(r->out, d, insn_mnemonic(&from));
	}
	if (d->depends && event->function == r->function)
		find_path(r, f, insn, d);
	return d;
}

void
wait_report_open(struct wait_report *r, uint32_t function, struct findings *out)
{
	r->out = out;
	r->function = function;
	r->g = r->between->bodies[function].g;
}

void
wait_report_close(struct wait_report *r)
{
	r->out = NULL;
	if (r->paths.g)
		paths_close(&r->paths);
	r->paths = (struct paths){0};
	for (size_t i = 0; i < r->nspans; i++)
		alloc_free(r->spans[i].blocks);
	alloc_free(r->spans);
	r->spans = NULL;
	r->nspans = r->spans_cap = 0;
}

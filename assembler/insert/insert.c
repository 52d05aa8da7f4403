/* Finds missing waits and no-operations with the checks of common/analysis, and inserts them into the gaps before instructions. */
#include "assembler/insert/insert.h"

#include <elf.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/insert/join.h"
#include "assembler/insert/jumps.h"
#include "assembler/parse/reader.h"
#include "assembler/value/fixup.h"
#include "common/analysis/function/object_input.h"
#include "common/analysis/hazard/hazard.h"
#include "common/analysis/race/at_barrier.h"
#include "common/analysis/wait/wait.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"

enum { NOP_STATES = 8 /* wait states of the longest s_nop that every processor supports */ };

void
insert_note(struct insertions *all, struct loc loc, size_t printed, unsigned address)
{
	struct insertion *in = arena_alloc(&all->in->arena, sizeof *in);

	*in = (struct insertion){.frag = position_here(&all->in->values).frag, .what = all->on, .address = (uint8_t)address,
		.printed = printed};
	memset(in->most, INSN_ANY, sizeof in->most);
	sect_gap(&all->in->values, (struct gap){.kind = GAP_CODE, .code = &in->bytes, .loc = loc});
	*APPEND(all->v, all->n, all->cap) = in;
}

/* ---- words that are written as data */

struct insert_data
insert_data_begin(const struct insertions *all, size_t printed)
{
	const struct sub *sub = all->in->values.sects.sub;

	return (struct insert_data){sub->last, sub->n, sub->nfixes, printed};
}

/* Returns whether a fixup writes bytes on both sides of an offset in the current subsection. nfixes: only the last fixups are tested. */
static bool
is_in_fixup(const struct sub *sub, uint64_t at, size_t nfixes)
{
	for (size_t i = sub->nfixes - nfixes; i < sub->nfixes; i++) {
		const struct pending_fixup *fix = &sub->fixes[i];

		if (fix->kind == FIX_RELOC)
			continue;
		uint64_t start = fix->frag->start + fix->offset;
		if (start < at && at < start + fix->width / 8)
			return true;
	}
	return false;
}

/* Returns whether nothing needs to be inserted before a word: it is zero, or an instruction that only fills space. */
static bool
is_filler(const struct insertions *all, const uint8_t word[4])
{
	struct insn insn;

	return !le_get32(word) || (all->in->has_processor && insn_decode(&all->in->id.isa, word, 4, &insn) &&
		insn_effects(&all->in->id.isa, &insn)->properties & 1 << PROPERTY_padding);
}

void
insert_data_end(struct insertions *all, const struct insert_data *before, struct loc loc)
{
	struct values *vals = &all->in->values;
	struct sub *sub = vals->sects.sub;
	struct insertion *last = NULL;
	uint64_t last_at = 0;

	if (sub->last != before->frag) /* the directive has made a gap, so the layout decides on the bytes */
		return;
	for (uint64_t at = before->n + (-(before->n - sub->words) & 3); at < sub->n; at += 4) {
		size_t nfixes = sub->nfixes - before->nfixes;

		if (last && (all->in->opt.type == FILE_ASM || is_in_fixup(sub, at, nfixes) || sub->n - at < 4 ||
				is_filler(all, sub->data.p + at)))
			continue;
		struct insertion *in = arena_alloc(&all->in->arena, sizeof *in);
		*in = (struct insertion){.what = all->on, .printed = before->printed};
		memset(in->most, INSN_ANY, sizeof in->most);
		in->frag = fixup_split(vals, at, (struct gap){.kind = GAP_CODE, .code = &in->bytes, .loc = loc}, nfixes);
		*APPEND(all->v, all->n, all->cap) = in;
		if (last)
			last->data = at - last_at;
		last = in;
		last_at = at;
	}
	if (last)
		last->data = sub->n - last_at;
}

/* ---- findings */

/* A gap of the current section, with the address of the instruction after it. */
struct insert_point {
	uint64_t at;   /* address of the instruction; must be the first member, for array_upto() */
	struct insertion *in;
};

struct insert_pass {
	struct insertions *all;
	struct insert_point *points;
	size_t npoints;
	struct joins joins;
	struct hoist hoist;
	bool more;     /* whether this pass has added instructions */
};

static int
compare_points(const void *va, const void *vb)
{
	const struct insert_point *a = va, *b = vb;

	return a->at < b->at ? -1 : a->at > b->at;
}

/* Collects the gaps of a section that allow insertions of the kind `what`, INSERT_…. */
static void
find_points(struct insert_pass *r, const struct section *s, unsigned what)
{
	struct section_items gaps = by_section_get(&r->all->gaps, s);

	r->points = array_make(gaps.n, sizeof *r->points);
	r->npoints = 0;
	for (size_t i = 0; i < gaps.n; i++) {
		struct insertion *in = r->all->v[gaps.v[i]];

		if (in->what & what)
			r->points[r->npoints++] = (struct insert_point){in->frag->next->address, in};
	}
	if (r->npoints)
		qsort(r->points, r->npoints, sizeof *r->points, compare_points);
}

/* Returns the gap before the instruction at an offset, or NULL. */
static struct insertion *
point_at(const struct insert_pass *r, uint64_t at)
{
	size_t i = array_upto(r->points, r->npoints, sizeof *r->points, at);

	return i && r->points[i - 1].at == at ? r->points[i - 1].in : NULL;
}

struct insert_missed {
	struct loc loc;         /* location of the first instruction that was not analyzed */
	unsigned what;          /* kind of the insertion, INSERT_… */
	struct incomplete one;
};

static void
add_missed(struct insert_pass *r, unsigned what, const struct insertion *in, const struct incomplete *one)
{
	*APPEND(r->all->missed, r->all->nmissed, r->all->missed_cap) = (struct insert_missed){in->frag->gap.loc, what, *one};
}

/* Returns whether an unreached location may be code, as in --check. */
static bool
may_be_code(const struct flow *flow, uint64_t at)
{
	size_t i = array_upto(flow->gaps, flow->ngaps, sizeof *flow->gaps, at);

	return i && at < flow->gaps[i - 1].end && flow_gap_missed(flow, &flow->gaps[i - 1]);
}

/* Returns the gap before the instruction of a finding, or NULL if nothing is to be inserted there. An instruction that is written as data
 * cannot get an insertion if no gap is before it, or if no known path reaches it, so that it may be data; this is reported. */
static struct insertion *
point_of(struct insert_pass *r, const struct flow *flow, const struct finding *f, unsigned what)
{
	size_t i = array_upto(r->points, r->npoints, sizeof *r->points, f->at);
	struct insert_point *point = i ? &r->points[i - 1] : NULL;

	if (!point || (point->at != f->at && f->at >= point->at + point->in->data))
		return NULL;
	bool reached = graph_insn_at(flow->functions[f->function].graph, f->at);
	if (point->at == f->at && (reached || !point->in->data))
		return point->in;
	if (reached || may_be_code(flow, f->at))
		add_missed(r, what, point->in, &(struct incomplete){reached ? INCOMPLETE_data : INCOMPLETE_unclear, f->function, f->at, 1});
	return NULL;
}

static void
add_why(struct insert_pass *r, struct insertion *in, const struct flow *flow, const struct finding *f)
{
	char registers[INSN_REGISTERS_TEXT + 1] = "";
	const char *from = "";

	if (f->waits && !f->depends) { /* the reason is the same for all registers and counters */
		if (!in->why.n)
			in->why = STR("what can be in flight where this is entered");
		return;
	}
	if (!f->depends && !f->count) {
		in->why = in->why.n ? in->why : STR("the jump that leads here");
		return;
	}
	if (f->count)
		registers[insn_print_registers(f->file, f->first, f->count, registers)] = 0;
	struct insn insn;
	if (f->depends && graph_decode_at(flow->code, f->from, &insn))
		from = insn_mnemonic(&insn);
	const char *why = arena_printf(&r->all->in->arena, "%s%s%s%s", registers, *registers && *from ? " of " : "", from,
		f->leaves ? " on leaving the function" : "");
	if (!str_ends(in->why, why)) /* several rules may require wait states between the same two instructions */
		in->why = str_from(arena_printf(&r->all->in->arena, "%.*s%s%s", STR_ARG(in->why), in->why.n ? ", " : "", why));
}

/* Returns the insertion point for the wait that a finding requires, or NULL if insertion is not enabled there. Sets *most to the
 * value that the counter may have at that point. */
static struct insertion *
wait_point(struct insert_pass *r, const struct flow *flow, const struct finding *f, uint8_t *most)
{
	const struct graph *g = graph_whole(&flow->functions[f->function]);
	struct insertion *own = point_of(r, flow, f, INSERT_WAITS);
	uint8_t joined_most = f->most;

	*most = f->most;
	if (!own || own->what & INSERT_EACH || !graph_insn_at(g, f->at))
		return own;
	uint32_t insn = (uint32_t)(graph_insn_at(g, f->at) - g->insns);
	struct insertion *before = point_at(r, g->insns[hoist_to(&r->hoist, flow, f, insn)].at);
	if (before && before != own)
		return before;
	struct insertion *joined = point_at(r, g->insns[joins_find(&r->joins, flow, f, insn, &joined_most)].at);
	if (!joined)
		return own;
	*most = joined_most;
	return joined;
}

static void
insert_for_wait(struct insert_pass *r, const struct flow *flow, const struct finding *f)
{
	uint8_t most;
	struct insertion *in = f->waits ? wait_point(r, flow, f, &most) : NULL;

	if (!in || in->most[f->counter] <= most)
		return;
	in->most[f->counter] = most;
	in->text.n = 0;
	add_why(r, in, flow, f);
	r->more = true;
}

/* Inserts waits for the operations of the caller at the start of a function that returns. Does nothing for kernels, and
 * for functions that begin with waits. */
static void
insert_at_entry(struct insert_pass *r, const struct flow *flow, const struct sched *sched, uint32_t function)
{
	const struct graph_function *f = &flow->functions[function];
	const uint8_t *modes = sched_modes(sched, function);
	const struct graph *g = f->graph;
	struct insertion *in = point_at(r, f->at);
	bool returns = false;

	for (uint32_t i = 0; i < g->nedges; i++)
		returns |= g->edges[i].reason == EDGE_RETURNS;
	if (!in || !returns || f->kind == ENTRY_KERNEL || in->why.n || g->insns[g->blocks[graph_first_block(f)].first].flags & HAS_WAIT)
		return;
	waits_at_entry(flow->code->isa, modes && modes[g->blocks[graph_first_block(f)].first] & SCHED_EXPERT, in->most);
	in->text.n = 0;
	in->why = STR("what the caller left");
	r->more = true;
}

/* Returns the wait states of "s_nop N", or 0 for another instruction. */
static unsigned
nop_states(const char *fix)
{
	static const char nop[] = "s_nop ";

	return str_starts(str_from(fix), nop) ? (unsigned)strtoul(fix + sizeof nop - 1, NULL, 10) + 1 : 0;
}

/* Returns whether `lines` already contains this line, because another rule has required it. */
static bool
has_line(struct str lines, const char *text)
{
	size_t n = strlen(text);

	for (const char *p = lines.p, *end = p + lines.n; p < end; p = (const char *)memchr(p, '\n', (size_t)(end - p)) + 1)
		if ((size_t)(end - p) > n && !memcmp(p, text, n) && p[n] == '\n')
			return true;
	return false;
}

/* Inserts the instructions that a hazard requires. If several findings require an s_nop before the same instruction,
 * the longest suffices: *most is the number of wait states inserted so far before the instruction at *at. */
static void
insert_for_hazard(struct insert_pass *r, const struct flow *flow, const struct finding *f, unsigned *most, uint64_t *at)
{
	struct insertion *in = f->fix && f->kind->severity == FINDING_WARNING ? point_of(r, flow, f, INSERT_NOPS) : NULL;
	unsigned states = f->fix ? nop_states(f->fix) : 0;

	if (!in)
		return;
	if (*at != f->at)
		*most = 0;
	*at = f->at;
	if (states ? states <= *most : has_line(in->others, f->fix))
		return;
	if (states)
		in->states += states - *most;
	else
		in->others = str_from(arena_printf(&r->all->in->arena, "%.*s%s\n", STR_ARG(in->others), f->fix));
	*most = states ? states : *most;
	in->text.n = 0;
	add_why(r, in, flow, f);
	r->more = true;
}

/* ---- code that could not be checked */

/* Records instructions that are in no control-flow graph and therefore cannot be analyzed. Ignores padding, and code after the
 * end of a program. */
static void
note_gaps(struct insert_pass *r, const struct flow *flow, unsigned what)
{
	bool *seen = array_make(flow->code->size / 4 + 1, sizeof *seen);

	for (size_t i = 0; i < flow->nfunctions; i++) {
		const struct graph *g = graph_whole(&flow->functions[i]);

		for (uint32_t k = 0; k < g->ninsns; k++)
			seen[g->insns[k].at / 4] = true;
	}
	for (size_t i = 0; i < flow->ngaps; i++) {
		const struct graph_gap *gap = &flow->gaps[i];
		size_t at = array_below(r->points, r->npoints, sizeof *r->points, gap->at), n = 0;
		const struct insertion *first = NULL;

		if (!flow_gap_matters(flow, gap))
			continue;
		for (; at < r->npoints && r->points[at].at < gap->end; at++)
			if (!r->points[at].in->data && !seen[r->points[at].at / 4]) {
				first = first ? first : r->points[at].in;
				n++;
			}
		if (first)
			add_missed(r, what, first, &(struct incomplete){INCOMPLETE_unclear, gap->function, gap->at, n});
	}
	alloc_free(seen);
}

static void
note_missed(struct insert_pass *r, const struct flow *flow, unsigned what, struct incompletes *missed)
{
	flow_incomplete(flow, missed);
	incompletes_sort(missed);
	note_gaps(r, flow, what);
	for (size_t i = 0; i < missed->n; i++) {
		const struct incomplete *one = &missed->v[i];
		const struct insertion *in = point_at(r, one->at);

		/* Ignore jumps to unknown locations: all counters are waited for before such a jump, so its targets need no waits for
		 * earlier operations. */
		if (in && incomplete_misses(one->reason) && one->reason != INCOMPLETE_jump && one->reason != INCOMPLETE_unreached &&
				one->reason != INCOMPLETE_unclear)
			add_missed(r, what, in, one);
	}
}

/* Reports the jumps whose targets have changed, each jump once. */
static void
report_jumps(const struct insertions *all)
{
	size_t last = 0;

	for (size_t i = 0; all->jumps && i < all->jumps->n; i++) {
		const struct jump *t = &all->jumps->v[i];
		size_t at = t->from.gap ? t->from.gap : t->to.gap;

		if (!t->lost || !at || at == last)
			continue;
		last = at;
		struct loc loc = all->v[at - 1]->frag->gap.loc;
		diag_error(all->in->diag, loc, "inserted instructions change the target of this jump: its distance is a number");
		diag_note(all->in->diag, loc, "a difference of labels would include the inserted instructions");
	}
}

void
insert_report(const struct insertions *all, bool done)
{
	for (size_t i = 0; i < all->nmissed; i++) {
		const struct insert_missed *m = &all->missed[i];
		bool waits = m->what == INSERT_WAITS;
		char text[INCOMPLETE_TEXT];

		incomplete_print(&m->one, text);
		diag_error(all->in->diag, m->loc, "%s cannot be inserted: %s", waits ? "waits" : "no-operations", text);
		diag_note(all->in->diag, m->loc, "if nothing needs to be inserted here, write %s manual before it",
			waits ? ".amdgcn_waits" : ".amdgcn_nops");
	}
	report_jumps(all);
	for (size_t i = 0; i < all->n && !done; i++)
		if (all->v[i]->text.n) {
			diag_error(all->in->diag, all->v[i]->frag->gap.loc, "inserting instructions from here on does not converge");
			return;
		}
}

static void
make_text(struct insertions *all, struct insertion *in)
{
	struct arena *arena = &all->in->arena;
	char waits[INSN_WAITS_TEXT];
	size_t n = insn_print_waits(&all->in->id.isa, in->most, waits);

	in->text = str_from(arena_printf(arena, "%s%s%.*s", waits, n ? "\n" : "", STR_ARG(in->others)));
	for (unsigned left = in->states; left;) {
		unsigned some = left < NOP_STATES ? left : NOP_STATES;

		in->text = str_from(arena_printf(arena, "%.*ss_nop %u\n", STR_ARG(in->text), some - 1));
		left -= some;
	}
	in->bytes.n = 0;
}

static void
add_addresses(struct graph_code *code, const struct insertions *all, const struct section *s)
{
	struct section_items gaps = by_section_get(&all->gaps, s);
	size_t cap = 0;

	for (size_t i = 0; i < gaps.n; i++) {
		const struct insertion *in = all->v[gaps.v[i]];

		if (in->address)
			*APPEND(code->addresses, code->naddresses, cap) = (struct graph_address){in->frag->next->address, in->address};
	}
	if (code->naddresses)
		qsort(code->addresses, code->naddresses, sizeof *code->addresses, array_compare64);
}

/* Determines the waits or no-operations that a section needs; `what` selects INSERT_WAITS or INSERT_NOPS. The waits
 * must be inserted before no-operations are determined, because they count as wait states. */
static void
find_in_section(struct insert_pass *r, const struct graph_code *laid_out, const struct section *s, unsigned what)
{
	struct graph_code code = *laid_out;
	struct findings found = {0};
	uint64_t at = UINT64_MAX;
	unsigned most = 0;

	find_points(r, s, what);
	joins_section(&r->joins);
	r->hoist = (struct hoist){0};
	struct flow *flow;
	struct sched *sched;
	if (r->npoints && code.bytes) {
		code.shape_only = code.safe = true;
		add_addresses(&code, r->all, s);
		flow = flow_open(&code);
		if (what == INSERT_WAITS) {
			waits_check(flow, &found);
			barrier_find(flow, &found);
		} else
			hazards_check(flow, HAZARD_NOTES, &found);
		findings_sort(&found);
		sched = what == INSERT_WAITS ? sched_open(flow) : NULL;
		for (size_t i = 0; i < flow->nfunctions && what == INSERT_WAITS; i++)
			insert_at_entry(r, flow, sched, (uint32_t)i);
		sched_close(sched);
		for (size_t i = 0; i < found.n; i++)
			if (what == INSERT_WAITS)
				insert_for_wait(r, flow, &found.v[i]);
			else
				insert_for_hazard(r, flow, &found.v[i], &most, &at);
		note_missed(r, flow, what, &found.missed);
		jumps_take(r->all->jumps, r->all, s, flow);
		findings_free(&found);
		flow_close(flow);
		alloc_free(code.addresses);
	}
	hoist_free(&r->hoist);
	alloc_free(r->points);
}

static const struct section *
section_of_gap(const void *all, size_t i)
{
	const struct frag *frag = ((const struct insertions *)all)->v[i]->frag;

	return frag->next ? frag->sub->section : NULL;
}

bool
insert_find(struct insertions *all, struct diag *quiet, const struct buf *image)
{
	const struct values *vals = &all->in->values;
	struct insert_pass r = {.all = all};

	all->nmissed = 0;
	struct elfin elf;
	if (!image->n || !elfin_memory(&elf, quiet, "object", image->p, image->n))
		return false;
	struct flow_object object;
	flow_object_open(&object, &elf, &all->in->id.isa);
	if (!all->jumps) {
		by_section_make(&all->gaps, &vals->sects, all->n, section_of_gap, all);
		all->jumps = jumps_new(vals->sects.n);
	}
	joins_start(&r.joins, &all->in->id.isa, all->join);
	for (unsigned what = INSERT_WAITS; what <= INSERT_NOPS && !r.more; what *= 2)
		for (size_t i = 0; i < vals->sects.n; i++)
			find_in_section(&r, &object.codes[vals->sects.p[i]->number], vals->sects.p[i], what);
	for (size_t i = 0; i < all->n && r.more; i++)
		if (all->v[i]->why.n && !all->v[i]->text.n)
			make_text(all, all->v[i]);
	flow_object_close(&object);
	elfin_close(&elf);
	return r.more;
}

const struct insertion *
insert_at(struct position p)
{
	const struct gap *gap = &p.frag->gap;
	const struct frag *next = p.frag->next;

	if (gap->kind != GAP_CODE || !gap->code->n || p.offset != next->start - p.frag->start)
		return NULL;
	return (const struct insertion *)((const char *)gap->code - offsetof(struct insertion, bytes));
}

void
insert_free(struct insertions *all)
{
	alloc_free(all->v);
	alloc_free(all->missed);
	by_section_free(&all->gaps);
	jumps_free(all->jumps);
}

void
insert_start(struct insertions *all, struct reader *in)
{
	all->in = in;
	all->on = in->opt.insert;
	all->join = in->opt.join;
}

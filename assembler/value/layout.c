/* Layout: computes the address of each fragment and the size of each gap.
 *
 * While the source is read, the bytes of each subsection go into one buffer. Where the number of bytes is unknown (.align, .org,
 * .skip with an expression, .uleb128 of a difference, the nop that gfx10.1 requires after some branches), the buffer is split: the
 * bytes up to there form a fragment, which is followed by a gap. A label is a fragment and an offset in it, so it remains valid
 * when fragments move.
 *
 * Sizes of gaps depend on addresses, and addresses on sizes, so gaps are measured until nothing moves. For alignment one pass
 * suffices. .uleb128 only grows in most passes, so the iteration ends quickly. If sizes oscillate, an error is reported after
 * ROUNDS passes. Branches come last: whether a branch needs its nop is decided for a whole section by one layout, as in LLVM, and
 * a nop is never removed, so this iteration ends as well.
 *
 * Invariants: before the layout, addresses are meaningless. After it, if laid_out is set, every fragment has its address,
 * section.size is final, and section.data has all bytes except those that fixups write. A section without gaps, the common case,
 * is placed at once, and its buffer is used directly. */
#include "assembler/value/layout.h"

#include <elf.h>
#include <stdlib.h>

#include "assembler/value/values.h"

/* ROUNDS: limit of passes until nothing moves. RELAX_ROUNDS: an s_nop moves other branches to the distance 0x3f, in real code a few
 * times; after so many times, all branches get one. */
enum { ROUNDS = 100, RELAX_ROUNDS = 32 };

/* Sets *address to the address, within the section, that a .org specifies. Returns an error message or NULL. */
static const char *
org_address(const struct gap *gap, const struct section *s, int64_t *address, struct loc *at)
{
	struct expr_value v;
	const char *why = expr_eval(gap->expr, &v, at);
	if (why)
		return why;
	*address = v.num;
	if (v.minus || (v.plus && (v.plus->state != SYM_LABEL || v.plus->frag->sub->section != s)))
		return ".org needs a number or an address in its section";
	if (v.plus)
		*address += v.plus->value + (int64_t)v.plus->frag->address;
	return NULL;
}

/* Sets the size of a gap that begins at the given address. Returns an error message or NULL. */
static const char *
measure(struct gap *gap, const struct section *s, uint64_t address, struct loc *at)
{
	int64_t num = 0;
	const char *why = NULL;
	*at = gap->loc;
	uint8_t bytes[16];
	switch (gap->kind) {
	case GAP_NONE:
		gap->size = 0;
		break;
	case GAP_ALIGN:
		gap->size = (0 - address) & (gap->align - 1);
		if (gap->max && gap->size > gap->max)
			gap->size = 0;
		break;
	case GAP_FILL:
		why = expr_number(gap->expr, &num, at);
		if (!why && (num < 0 || num > INT32_MAX))
			why = "the size is not between 0 and 2147483647";
		gap->size = why ? 0 : (uint64_t)num * gap->unit;
		break;
	case GAP_ORG:
		why = org_address(gap, s, &num, at);
		if (!why && num < (int64_t)address)
			why = ".org cannot move backwards";
		if (!why && num - (int64_t)address > INT32_MAX)
			why = ".org cannot move the location counter by more than 2147483647 bytes";
		gap->size = why ? 0 : (uint64_t)num - address;
		break;
	case GAP_CODE:
		gap->size = gap->code->n;
		break;
	case GAP_BRANCH: /* relax() sets the size */
		break;
	default:
		why = expr_number(gap->expr, &num, at);
		gap->size = leb_bytes(why ? 0 : num, gap->kind == GAP_SLEB, bytes);
	}
	return why;
}

/* Returns whether a section of this size is too large. If so, reports an error at loc. */
static bool
is_too_large(struct values *vals, uint64_t size, struct loc loc)
{
	uint64_t most = vals->source->opt->max_size;
	if (size > most)
		diag_error(vals->diag, loc, "the object would have more than %llu bytes; --max-size raises this limit",
			(unsigned long long)most);
	return size > most;
}

/* Computes the addresses of a section's fragments and the sizes of its gaps. Returns whether any fragment moved. */
static bool
place_fragments(struct values *vals, struct section *s, bool report)
{
	struct diag *diag = vals->diag;
	uint64_t address = 0;
	bool moved = false;
	struct loc at;
	for (struct sub *sub = s->subs; sub; sub = sub->next) {
		for (struct frag *f = sub->first; f; f = f->next) {
			moved |= f->address != address || !f->placed;
			f->address = address;
			f->placed = true;
			address += (f->next ? f->next->start : sub->n) - f->start;
			const char *why = measure(&f->gap, s, address, &at);
			if (why && report)
				expr_complain(diag, f->gap.expr, why, at);
			address += f->gap.size;
			if (report && f->gap.size && s->type != SHT_NOBITS && is_too_large(vals, address, f->gap.loc))
				report = false;
		}
	}
	s->size = address;
	return moved;
}

static void
write_gap(const struct gap *gap, uint8_t *p)
{
	int64_t num = 0;
	if (gap->kind == GAP_CODE) {
		memcpy(p, gap->code->p, gap->size);
		return;
	}
	if (gap->kind != GAP_ULEB && gap->kind != GAP_SLEB) {
		gap_bytes(gap, gap->size, p);
		return;
	}
	struct loc at;
	expr_number(gap->expr, &num, &at);
	leb_bytes(num, gap->kind == GAP_SLEB, p);
}

void
layout_image(const struct section *s, uint8_t *p)
{
	for (const struct sub *sub = s->subs; sub; sub = sub->next) {
		for (const struct frag *f = sub->first; f; f = f->next) {
			uint64_t n = (f->next ? f->next->start : sub->n) - f->start;
			if (n)
				memcpy(p + f->address, sub->data.p + f->start, n);
			if (f->gap.size)
				write_gap(&f->gap, p + f->address + n);
		}
	}
}

static void
join_subsections(struct values *vals, struct section *s)
{
	if (s->type == SHT_NOBITS || !s->subs)
		return;
	if (!s->subs->next && !s->subs->first->next) {
		s->data = s->subs->data.p;
		return;
	}
	uint8_t *data = arena_alloc(vals->arena, s->size ? s->size : 1);
	layout_image(s, data);
	for (struct sub *sub = s->subs; sub; sub = sub->next)
		buf_free(&sub->data);
	s->data = data;
}

/* Returns whether a branch that ends where `next` starts must be followed by an s_nop: gfx10.1 mishandles a branch with the offset
 * 0x3f. As in LLVM, a branch that the linker resolves always gets the s_nop. */
static bool
needs_nop(const struct gap *gap, const struct frag *next)
{
	struct expr_value v;
	struct loc at;
	if (expr_eval(gap->expr, &v, &at) || (!v.plus && !v.minus))
		return false;
	if (v.minus || v.plus->state != SYM_LABEL || v.plus->bind != STB_LOCAL ||
		v.plus->frag->sub->section != next->sub->section)
		return true;
	uint64_t target = v.plus->frag->address + (uint64_t)(v.plus->value + v.num);
	return target - next->address == 0x3f * 4;
}

/* Adds an s_nop after each branch that needs one, or after every branch. An s_nop is never removed. Returns whether any was added. As in
 * LLVM, the decisions about all branches of a section are based on the same layout. */
static bool
relax(struct section *s, bool every)
{
	bool any = false;
	for (struct sub *sub = s->subs; sub; sub = sub->next)
		for (struct frag *f = sub->first; f; f = f->next)
			if (f->gap.kind == GAP_BRANCH && !f->gap.size && (every || needs_nop(&f->gap, f->next))) {
				f->gap.size = 4;
				any = true;
			}
	return any;
}

/* Repeats the layout until no fragment moves. Returns false if the addresses do not converge. */
static bool
place_until_stable(struct values *vals)
{
	struct sections *ss = &vals->sects;
	bool moved = true;
	for (int round = 0; moved && round < ROUNDS; round++) {
		moved = false;
		for (size_t i = 0; i < ss->n; i++)
			moved |= place_fragments(vals, ss->p[i], false);
	}
	return !moved;
}

bool
layout_place(struct values *vals)
{
	struct sections *ss = &vals->sects;
	bool settled, relaxed;
	unsigned round = 0;
	do {
		settled = place_until_stable(vals);
		relaxed = false;
		for (size_t i = 0; settled && i < ss->n; i++)
			relaxed |= relax(ss->p[i], round >= RELAX_ROUNDS);
		round++;
	} while (relaxed);
	unsigned before = diag_error_count(vals->diag);
	for (size_t i = 0; i < ss->n; i++)
		place_fragments(vals, ss->p[i], true);
	if (!settled && diag_error_count(vals->diag) == before)
		diag_error(vals->diag, (struct loc){0}, "the sizes of .skip, .org or .uleb128 do not converge: they depend on each other");
	ss->placed = settled && diag_error_count(vals->diag) == before;
	return !values_errors(vals);
}

void
layout_finish(struct values *vals)
{
	struct sections *ss = &vals->sects;
	if (vals->source->opt->partial ? !ss->placed : values_errors(vals) != 0)
		return;
	ss->laid_out = true;
	for (size_t i = 0; i < ss->n; i++)
		join_subsections(vals, ss->p[i]);
}

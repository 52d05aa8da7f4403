/* .amdgcn_pops_…: each directive expands to the text of a sequence from common/analysis/pops, which is read like the body of a
 * macro. */
#include <string.h>

#include "assembler/check/check.h"
#include "assembler/dir/pops.h"
#include "assembler/macro/reg_name.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

static bool
is_there(struct pops *pops, const struct dir *d, struct loc loc)
{
	const struct isa *isa = &pops->in->id.isa;

	if (!processor_known(pops->in, loc))
		return false;
	if (pops_has(isa, (enum pops_sequence)d->arg))
		return true;
	if (!pops_of(isa))
		diag_error(pops->in->diag, loc, "%s has no ordered sections", isa->target->name);
	else if (d->arg == POPS_END)
		diag_error(pops->in->diag, loc, "on %s the last export leaves the ordered section: write .amdgcn_pops_leave", isa->target->name);
	else
		diag_error(pops->in->diag, loc, "on %s pixels of one wave do not overlap", isa->target->name);
	return false;
}

/* Pushes the text onto the input, which frees the text. scratch holds the register effects of the instructions, or is NULL.
 * Messages show `body` in place of the instructions. */
static void
expand(struct pops *pops, const struct dir *d, struct statement *st, struct buf *text, struct check_scratch *scratch,
	const struct diag_body *body)
{
	for (size_t i = 1; scratch && i < text->n; i++)
		scratch->count += text->p[i] == '\n' && text->p[i - 1] != ':';
	if (scratch) {
		scratch->loc = st->loc;
		check_note_scratch(pops->checks, *scratch);
	}
	if (text->n && input_text(&pops->in->source, SOURCE_SEQUENCE, d->name, text, st->loc, 0))
		diag_source_body(pops->in->diag, body, NULL);
}

struct pops_operands {
	char text[1 + POPS_SCRATCH + POPS_MASKS][POPS_REGISTER_TEXT];
	struct reg_unit_run {
		unsigned file, first, count;
		struct loc loc;
	} run[1 + POPS_SCRATCH + POPS_MASKS];
	unsigned n;
};

static bool
overlaps(const struct reg_unit_run *a, const struct reg_unit_run *b)
{
	return a->file == b->file && a->first < b->first + b->count && b->first < a->first + a->count;
}

/* Parses a scalar register operand: a lane mask or one dword. It must not overlap the operands parsed before. */
static bool
take_register(struct pops *pops, struct node *n, bool is_mask, const char *what, struct pops_operands *ops)
{
	unsigned dwords = is_mask && !pops->in->id.isa.wave32 ? 2 : 1;
	struct reg_unit_run *run = &ops->run[ops->n];
	struct arg a;

	arg_begin(&a, n);
	arg_resolve(&pops->in->match, n, &a);
	if (a.kind == ARG_BAD) {
		diag_error(pops->in->diag, a.why_loc, a.why, pops->in->id.isa.target->name);
		return false;
	}
	const struct reg_unit *u = a.kind == ARG_REG && a.code < 128 ? &isa_reg_units[pops->in->id.isa.target->column][a.code] : NULL;
	if (!u || (u->file != FILE_sgpr && u->file != FILE_vcc && u->file != FILE_ttmp)) {
		diag_error(pops->in->diag, n->loc, "expected a scalar register for %s", what);
		return false;
	}
	if (a.dwords != dwords) {
		diag_error(pops->in->diag, n->loc, "%s is %s", what, !is_mask ? "1 register" : dwords == 1 ? "1 register in wave32" :
			"2 registers in wave64");
		return false;
	}
	*run = (struct reg_unit_run){u->file, u->first, dwords, n->loc};
	if (u->first % dwords) {
		diag_error(pops->in->diag, n->loc, "a pair of scalar registers begins at an even one");
		return false;
	}
	for (unsigned i = 0; i < ops->n; i++)
		if (overlaps(run, &ops->run[i])) {
			diag_error(pops->in->diag, n->loc, "%s needs a register of its own", what);
			diag_note(pops->in->diag, ops->run[i].loc, "this is the same");
			return false;
		}
	ops->text[ops->n][insn_print_registers(u->file, u->first, dwords, ops->text[ops->n])] = 0;
	ops->n++;
	return true;
}

static bool
take_registers(struct pops *pops, const struct dir *d, struct statement *st, struct pops_operands *ops)
{
	unsigned masks = pops_masks((enum pops_sequence)d->arg), n = 1 + masks + pops_scratch((enum pops_sequence)d->arg);
	struct node *arg = st->operands;

	if (pops->names->n && !reg_names_replace(pops->names, arg))
		return false;
	for (unsigned i = 0; i < n; i++, arg = arg->next) {
		const char *what = i == 0 ? d->arg == POPS_ENTER ? "COLLISION_WAVEID" : "INTRAWAVE_COLLISION" : i <= masks ? "a lane mask" :
			"a scratch register";

		if (!arg) {
			diag_error(pops->in->diag, st->end, "%s needs %u registers: %s is missing", d->name, n, what);
			return false;
		}
		if (!take_register(pops, arg, i && i <= masks, what, ops))
			return false;
	}
	if (!arg)
		return true;
	diag_error(pops->in->diag, arg->loc, "%s takes no more than %u registers", d->name, n);
	return false;
}

static void
add_registers(const struct pops_operands *ops, unsigned first, unsigned n, struct set *set)
{
	for (unsigned i = first; i < first + n && i < ops->n; i++)
		set_add(set, insn_unit(ops->run[i].file, ops->run[i].first), ops->run[i].count);
}

static struct pops_registers
registers_of(const struct pops_operands *ops, unsigned masks)
{
	struct pops_registers r = {.argument = str_from(ops->text[0])};

	for (unsigned i = 1; i < ops->n; i++)
		*(i <= masks ? &r.mask[i - 1] : &r.scratch[i - 1 - masks]) = str_from(ops->text[i]);
	return r;
}

/* .amdgcn_pops_enter COLLISION_WAVEID, scratch, scratch, scratch. From GFX11 on, the directive has no operands. */
void
dir_pops_enter(struct pops *pops, const struct dir *d, struct statement *st)
{
	struct pops *p = pops;
	struct pops_operands ops = {0};
	struct buf text = {0};

	if (!is_there(pops, d, st->loc))
		return;
	if (pops_of(&pops->in->id.isa) & POPS_BY_ANY_EVENT) {
		if (st->operands) {
			diag_error(pops->in->diag, st->operands->loc, "%s takes no registers on %s", d->name, pops->in->id.isa.target->name);
			return;
		}
	} else if (!take_registers(pops, d, st, &ops)) {
		return;
	}
	struct pops_registers r = registers_of(&ops, 0);
	p->entered = true;
	pops->checks->on = pops->checks->pops_errors = true;
	p->counters = 0;
	pops_text(&pops->in->id.isa, POPS_ENTER, &r, p->sections++, &text);
	struct check_scratch scratch = {0};
	add_registers(&ops, 1, POPS_SCRATCH, &scratch.lost);
	expand(pops, d, st, &text, &scratch, &(struct diag_body){.text = st->name, .at = st->loc});
}

/* .amdgcn_pops_layers INTRAWAVE_COLLISION, mask, mask, scratch, scratch */
void
dir_pops_layers(struct pops *pops, const struct dir *d, struct statement *st)
{
	struct pops *p = pops;
	struct pops_operands ops = {0};
	struct buf text = {0};

	if (!is_there(pops, d, st->loc))
		return;
	if (p->in_layers) {
		diag_error(pops->in->diag, st->loc, "the preceding loop over layers has no .amdgcn_pops_next");
		diag_note(pops->in->diag, p->layers_loc, "it begins here");
		return;
	}
	p->in_layers = true;
	p->layers = p->sections++;
	p->layers_loc = input_file_loc(&pops->in->source, st->loc);
	p->layers_bad = !take_registers(pops, d, st, &ops);
	if (p->layers_bad)
		return;
	struct pops_registers r = registers_of(&ops, POPS_MASKS);
	for (unsigned i = 0; i < POPS_MASKS; i++)
		memcpy(p->mask[i], ops.text[1 + i], sizeof p->mask[i]);
	pops_text(&pops->in->id.isa, POPS_LAYERS, &r, p->layers, &text);
	struct check_scratch scratch = {0};
	add_registers(&ops, 1, POPS_MASKS + 1, &scratch.kept); /* the masks, and the scratch register that holds the
	                                                        * remaining layers */
	add_registers(&ops, 2 + POPS_MASKS, 1, &scratch.lost);
	p->layers_lost = scratch.kept;
	set_join(&p->layers_lost, &scratch.lost);
	expand(pops, d, st, &text, &scratch, &(struct diag_body){.text = st->name, .at = st->loc});
}

/* Parses names of counters. Afterwards *c is at the end of the line or at the first word that is not a counter. Sets
 * *counters to the named counters or, if there are no names, to all counters that may be pending. Returns false after
 * an error. */
static bool
take_counters(struct pops *pops, struct cursor *c, unsigned *counters)
{
	unsigned one, all = 0;

	for (;;) {
		struct cursor next = *c;

		one = pops_counters(&pops->in->id.isa, cursor_word(&next));
		if (!one && all && cursor_at_end(c)) {
			diag_error(pops->in->diag, lex_loc(&pops->in->source.lexer, c->p), "an argument is missing after the comma");
			return false;
		}
		all |= one;
		*counters = all ? all : pops->counters;
		if (!one)
			return true;
		cursor_blanks(&next);
		*c = next;
		if (!cursor_pass(c, ','))
			return true;
	}
}

/* .amdgcn_pops_next [counter, …] */
void
dir_pops_next(struct pops *pops, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&pops->in->source);
	struct pops *p = pops;
	struct buf text = {0};

	if (!is_there(pops, d, st->loc))
		return;
	unsigned counters;
	if (!take_counters(pops, &c, &counters) || !cursor_ends(&pops->in->source, &c, d->name))
		return;
	if (!p->in_layers) {
		diag_error(pops->in->diag, st->loc, "%s without .amdgcn_pops_layers", d->name);
		return;
	}
	struct pops_registers r = {.mask = {str_from(p->mask[0]), str_from(p->mask[1])}, .counters = counters};
	p->in_layers = false;
	p->counters &= ~counters;
	if (p->layers_bad)
		return;
	pops_text(&pops->in->id.isa, POPS_NEXT, &r, p->layers, &text);
	expand(pops, d, st, &text, &(struct check_scratch){.lost = p->layers_lost}, &(struct diag_body){.text = st->name, .at = st->loc});
}

/* Copies the export instruction by which the wave leaves the ordered section, without "done". If the line has no
 * export, writes an export without data. Returns false after an error. */
static bool
take_export(struct pops *pops, struct cursor *c, struct buf *out)
{
	struct loc loc = lex_loc(&pops->in->source.lexer, c->p);

	if (cursor_at_end(c)) {
		buf_printf(out, "exp mrt0 off, off, off, off");
		return true;
	}
	struct str name = cursor_word(&(struct cursor){c->p, c->end});
	if (!str_eqz(name, "exp") && !str_eqz(name, "export")) {
		diag_error(pops->in->diag, loc, "expected vm, vs, lgkm or an export");
		return false;
	}
	while (!cursor_at_end(c)) {
		struct str w = cursor_word(c);

		if (!w.n)
			cursor_copy(c, out);
		else if (!str_eqz(w, "done"))
			buf_put(out, w.p, w.n);
		else
			cursor_blanks(c);
	}
	while (out->n && strchr(" \t", out->p[out->n - 1]))
		out->n--;
	return true;
}

/* .amdgcn_pops_leave [counter, …][, export]; .amdgcn_pops_end */
void
dir_pops_leave(struct pops *pops, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&pops->in->source);
	const struct isa *isa = &pops->in->id.isa;
	struct pops *p = pops;
	struct pops_registers r = {0};
	struct buf text = {0}, export = {0};
	struct diag_body body = {.text = st->name, .at = st->loc};
	bool ok = is_there(pops, d, st->loc);

	if (ok && !p->entered) {
		diag_error(pops->in->diag, st->loc, "%s without .amdgcn_pops_enter", d->name);
		ok = false;
	}
	if (ok && p->in_layers) {
		diag_error(pops->in->diag, st->loc, "%s inside the loop over layers: it must come after the loop", d->name);
		diag_note(pops->in->diag, p->layers_loc, "it begins here");
		ok = false;
	}
	if (ok && d->arg == POPS_LEAVE)
		ok = take_counters(pops, &c, &r.counters);
	if (ok && pops_of(isa) & POPS_BY_ANY_EVENT) {
		if (!cursor_at_end(&c))
			body = (struct diag_body){.text = {c.p, (size_t)(c.end - c.p)}, .at = lex_loc(&pops->in->source.lexer, c.p)};
		ok = take_export(pops, &c, &export);
		r.argument = (struct str){(char *)export.p, export.n};
	} else if (ok && !cursor_at_end(&c)) {
		diag_error(pops->in->diag, lex_loc(&pops->in->source.lexer, c.p), d->arg == POPS_LEAVE ? "expected vm, vs or lgkm" :
			"%s takes no arguments", d->name);
		ok = false;
	}
	if (ok) {
		pops_text(isa, (enum pops_sequence)d->arg, &r, 0, &text);
		expand(pops, d, st, &text, NULL, &body);
	}
	buf_free(&export);
}

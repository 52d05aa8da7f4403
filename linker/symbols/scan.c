/* Determines what each relocation needs at run time: nothing, a GOT entry, or a dynamic relocation. Reports relocations for which
 * AMDGPU has no dynamic relocation. */
#include "linker/symbols/scan.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/text/demangle.h"

const char *
scan_symbol_name(const struct symbols *symbols, const struct link_symbol *y)
{
	if (!y)
		return "no symbol";
	if (y->type == STT_SECTION && y->sec)
		return y->sec->name;
	return y->name.n ? symbol_shown(symbols, y) : "a symbol without a name";
}

static bool
is_absolute(const struct link_symbol *y)
{
	return !y || (!y->preemptible &&
		(y->state == SYMBOL_UNDEFINED || (y->state == SYMBOL_DEFINED && !y->sec && !y->reserved)));
}

enum { SHOWN_REFERENCES = 3 }; /* maximum number of references that messages list for each symbol */

struct reference {
	struct link_symbol *symbol;
	const struct insec *sec;
	uint64_t offset, order;
	const char *instead; /* if the loader cannot supply the value: the relocation with which it could; else NULL */
};

struct scan {
	struct symbols *symbols;
	struct reference *v; /* the first SHOWN_REFERENCES references of each undefined symbol */
	size_t n, cap;
};

/* If a relocation needs the address of an undefined symbol at link time, returns the one with which the loader could define the symbol.
 * Otherwise returns NULL. */
static const char *
instead_of(const struct symbols *symbols, const struct elfin_rela *r, const struct reloc_kind *k, const struct link_symbol *y)
{
	if (!y || y->state != SYMBOL_UNDEFINED || y->bind == STB_WEAK || !y->preemptible || !opts_is_pic(symbols->opt))
		return NULL;
	return k->formula == RELOC_S_A_P ? "gotpcrel" : k->formula == RELOC_S_A && r->type != R_AMDGPU_ABS64 ? "R_AMDGPU_ABS64" : NULL;
}

static void
check_undefined(struct scan *c, const struct insec *s, const struct elfin_rela *r, struct link_symbol *y, const char *instead)
{
	if (!y || y->state != SYMBOL_UNDEFINED || y->bind == STB_WEAK)
		return;
	if (c->symbols->opt->allow_undefined && y->visibility == STV_DEFAULT && !instead)
		return;
	if (y->nreferences++ == 0)
		y->first_reference = (uint32_t)c->n;
	if (y->nreferences <= SHOWN_REFERENCES) {
		uint64_t order = c->n;

		*APPEND(c->v, c->n, c->cap) = (struct reference){y, s, r->offset, order, instead};
	}
}

bool
scan_is_dynamic(const struct link_options *opt, const struct reloc_kind *k, const struct link_symbol *y)
{
	return k->formula == RELOC_S_A && opts_is_pic(opt) && !is_absolute(y);
}

static void
add_dynrela(struct symbols *symbols, struct insec *s, uint64_t offset, struct link_symbol *y, int64_t addend)
{
	*APPEND(symbols->dynrelas, symbols->ndynrelas, symbols->capdynrelas) = (struct dynrela){
		.sec = s,
		.offset = offset,
		.type = y->preemptible ? R_AMDGPU_ABS64 : R_AMDGPU_RELATIVE64,
		.symbol = y,
		.addend = addend,
		.relative = !y->preemptible,
	};
}

static void
scan_absolute(struct symbols *symbols, struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k,
	struct link_symbol *y)
{
	if (!scan_is_dynamic(symbols->opt, k, y))
		return;
	if (r->type != R_AMDGPU_ABS64)
		RELOCATION_ERROR(s, r,
			"relocation %s cannot be used against symbol %s: its value is known only when the output is "
			"loaded; use R_AMDGPU_ABS64",
			k->name, scan_symbol_name(symbols, y));
	else if (!(s->flags & SHF_WRITE) && symbols->opt->text)
		RELOCATION_ERROR(s, r,
			"relocation %s cannot be used against symbol %s in a read-only section; make the section "
			"writable or link with -z notext",
			k->name, scan_symbol_name(symbols, y));
	else
		add_dynrela(symbols, s, r->offset, y, r->addend);
}

static void
scan_relative(struct symbols *symbols, const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k,
	const struct link_symbol *y)
{
	if (!opts_is_pic(symbols->opt))
		return;
	if (y && y->preemptible)
		RELOCATION_ERROR(s, r,
			"relocation %s cannot be used against symbol %s, which may be replaced when the output is "
			"loaded; make it hidden or protected, or use gotpcrel",
			k->name, scan_symbol_name(symbols, y));
	else if (!y || (y->state == SYMBOL_DEFINED && is_absolute(y) && !y->scripted)) /* a linker script may give the symbol an
	                                                                                * address later */
		RELOCATION_ERROR(s, r, "relocation %s cannot refer to the absolute symbol %s", k->name, scan_symbol_name(symbols, y));
}

static void
scan_got(const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k, struct link_symbol *y)
{
	if (y)
		y->needs_got = true;
	else
		RELOCATION_ERROR(s, r, "relocation %s needs a symbol", k->name);
}

static void
add_got(struct symbols *symbols, struct link_symbol *y)
{
	if (!y->needs_got)
		return;
	*APPEND(symbols->got, symbols->ngot, symbols->capgot) = y;
	y->got = (uint32_t)symbols->ngot;
	if (opts_is_pic(symbols->opt) && !is_absolute(y))
		add_dynrela(symbols, NULL, (symbols->ngot - 1) * 8, y, 0);
}

static void
scan_one(struct scan *c, struct insec *s, const struct elfin_rela *r)
{
	struct symbols *symbols = c->symbols;
	const struct reloc_kind *k = relocation_kind(s, r);
	struct link_symbol *y = relocation_symbol(s, r);

	if (!k || k->formula == RELOC_NONE)
		return;
	if (y && (y->discarded || (y->sec && !y->sec->live))) {
		RELOCATION_ERROR(s, r, "%s refers to %s, which %s", k->name, scan_symbol_name(symbols, y),
			!y->sec ? "is in a section that is not linked" : y->sec->discarded ? "was dropped with its section group" :
			"is in a section that /DISCARD/ drops");
		return;
	}
	if (y && y->lds) {
		RELOCATION_ERROR(s, r, "%s refers to %s in LDS, which is not allocated here", k->name, scan_symbol_name(symbols, y));
		return;
	}
	const char *instead = instead_of(symbols, r, k, y);
	check_undefined(c, s, r, y, instead);
	if (instead)
		return;
	switch ((enum reloc_formula)k->formula) {
	case RELOC_S_A: scan_absolute(symbols, s, r, k, y); break;
	case RELOC_S_A_P: scan_relative(symbols, s, r, k, y); break;
	case RELOC_G_A_P: scan_got(s, r, k, y); break;
	case RELOC_NONE:
	case RELOC_B_A: break;
	}
}

/* Callback of str_nearest(): returns the name of symbol i, "" if the symbol is not defined, or NULL at the end. */
static const char *
defined_name(void *user, size_t i)
{
	const struct symbols *symbols = user;

	if (i >= symbols->n)
		return NULL;
	return symbols->v[i]->state == SYMBOL_DEFINED ? symbols->v[i]->name.p : "";
}

static int
compare_references(const void *a, const void *b)
{
	const struct reference *x = a, *y = b;

	if (x->symbol != y->symbol)
		return x->symbol->first_reference < y->symbol->first_reference ? -1 : 1;
	return x->order < y->order ? -1 : x->order > y->order;
}

static void
report_reference(struct symbols *symbols, const struct reference *r, bool hint)
{
	static const char *const scopes[] = {"", "internal ", "hidden ", "protected "};
	const struct link_symbol *y = r->symbol;
	const char *near = hint ? str_nearest(y->name, defined_name, symbols) : NULL;

	if (near && symbols->opt->demangle)
		near = demangle(symbols->arena, near);

	/* a symbol without default visibility cannot be defined by another object at run time */
	(symbols->opt->warn_undefined && y->visibility == STV_DEFAULT && !r->instead ? diag_warning : diag_error)(symbols->diag, (struct loc){0},
		"%s:(%s+%#llx): undefined %ssymbol: %s%s%s%s", r->sec->file->name, r->sec->name,
		(unsigned long long)r->offset, scopes[y->visibility], scan_symbol_name(symbols, y), near ? "; did you mean " : "",
		near ? near : "", near ? "?" : "");
	if (r->instead && !near)
		diag_note(symbols->diag, (struct loc){0}, "if another object defines it when the output is loaded, use %s", r->instead);
}

/* HINTS: maximum number of undefined symbols for which similar names are suggested. HINT_SYMBOLS: with this many symbols or more,
 * no names are suggested, because each suggestion compares a name with the names of all symbols. */
enum { HINTS = 10, HINT_SYMBOLS = 100000 };

static void
report_undefined(struct scan *c)
{
	unsigned symbols = 0;

	if (c->n)
		qsort(c->v, c->n, sizeof *c->v, compare_references);
	for (size_t i = 0; i < c->n; i++) {
		const struct reference *r = &c->v[i];

		if (i == 0 || r[-1].symbol != r->symbol)
			report_reference(c->symbols, r, symbols++ < HINTS && c->symbols->n < HINT_SYMBOLS);
		else
			diag_note(c->symbols->diag, (struct loc){0}, "also at %s:(%s+%#llx)", r->sec->file->name, r->sec->name,
				(unsigned long long)r->offset);
		if ((i + 1 == c->n || r[1].symbol != r->symbol) && r->symbol->nreferences > SHOWN_REFERENCES)
			diag_note(c->symbols->diag, (struct loc){0}, "and at %u more", r->symbol->nreferences - SHOWN_REFERENCES);
	}
	alloc_free(c->v);
}

void
scan_relocations(struct symbols *symbols)
{
	struct scan c = {.symbols = symbols};

	for (size_t i = 0; i < symbols->inputs->nsections; i++) {
		struct insec *s = symbols->inputs->sections[i];

		relocation_check(s);
		/* sections that are not loaded need nothing at run time */
		for (size_t j = 0; j < s->relas.n && s->flags & SHF_ALLOC; j++) {
			struct elfin_rela r = relocation_at(s, j);

			scan_one(&c, s, &r);
		}
	}
	report_undefined(&c);
	for (size_t i = 0; i < symbols->n; i++)
		add_got(symbols, symbols->v[i]);
	for (size_t i = 0; i < symbols->inputs->nfiles; i++) {
		for (size_t j = 0; j < symbols->inputs->files[i]->nlocals; j++)
			add_got(symbols, symbols->inputs->files[i]->symbols[j]);
	}
}

/* Relocations. The scan decides for each one what it needs at run time: nothing, an entry of the
 * GOT, a dynamic relocation, or more than AMDGPU has, which is an error. When addresses are known
 * they are applied by the rows of reloc.def. */
#include "common/elf/reloc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/text/demangle.h"
#include "linker/layout/address.h"
#include "linker/output/relocate.h"
#include "linker/symbols/resolve.h"

/* An error at a place in an input section. */
#define ERROR_AT(s, r, fmt, ...)                                                                                       \
	diag_error((s)->file->elf.diag, (struct loc){0}, "%s:(%s+%#llx): " fmt, (s)->file->name, (s)->name,                                 \
		(unsigned long long)(r)->offset, __VA_ARGS__)

/* Of a place that is not in the section check_kind complains. */
static int64_t
implicit_addend(const struct insec *s, const struct elfin_rela *r)
{
	const struct reloc_kind *kind = reloc_find(r->type);
	bool inside = kind && s->data && r->offset <= s->size && kind->bytes <= s->size - r->offset;

	return inside ? reloc_implicit(kind, s->data + r->offset) : 0;
}

struct elfin_rela
relocate_at(const struct insec *s, size_t i)
{
	struct elfin_rela r = elfin_rela(&s->relas, i);

	if (r.implicit)
		r.addend = implicit_addend(s, &r);
	return r;
}

void
relocate_check(struct insec *s)
{
	const struct elfin_section *bad = s->bad_relas;

	s->bad_relas = NULL;
	if (!bad || !elfin_reltab(&s->file->elf, bad, &s->relas))
		return;
	for (size_t i = 0; i < s->relas.n; i++) {
		struct elfin_rela r = elfin_rela(&s->relas, i);

		if (r.symbol < s->file->nsymbols)
			continue;
		ERROR_AT(s, &r, "relocation %zu refers to symbol %u, which does not exist", i, r.symbol);
		s->relas.n = i;
	}
}

struct symbol *
relocate_symbol(const struct insec *s, const struct elfin_rela *r)
{
	return r->symbol ? s->file->symbols[r->symbol] : NULL;
}

static const char *
symbol_name(struct link *l, const struct symbol *y)
{
	if (!y)
		return "no symbol";
	if (y->type == STT_SECTION && y->sec)
		return y->sec->name;
	return y->name.n ? resolve_shown(l, y) : "a symbol without a name";
}

/* Whether the value is a number that is the same wherever the output is loaded. */
static bool
is_absolute(const struct symbol *y)
{
	return !y || (!y->preemptible &&
			     (y->state == SYMBOL_UNDEFINED || (y->state == SYMBOL_DEFINED && !y->sec && !y->reserved)));
}

enum { PLACES = 3 }; /* of a symbol that messages name */

/* A reference to a symbol that is not defined. */
struct reference {
	struct symbol *symbol;
	const struct insec *sec;
	uint64_t offset, order;
};

/* What the scan hands on. */
struct scan {
	struct link *l;
	struct reference *v; /* the first PLACES of each symbol */
	size_t n, cap;
};

static void
check_undefined(struct scan *c, const struct insec *s, const struct elfin_rela *r, struct symbol *y)
{
	if (!y || y->state != SYMBOL_UNDEFINED || y->bind == STB_WEAK)
		return;
	if (c->l->opt.allow_undefined && y->visibility == STV_DEFAULT)
		return;
	if (y->nreferences++ == 0)
		y->first_reference = (uint32_t)c->n;
	if (y->nreferences <= PLACES) {
		uint64_t order = c->n;

		*APPEND(c->v, c->n, c->cap) = (struct reference){y, s, r->offset, order};
	}
}

/* The relocation's row if it can be applied at all, else an error and NULL. */
static const struct reloc_kind *
check_kind(const struct insec *s, const struct elfin_rela *r)
{
	const struct reloc_kind *k = reloc_find(r->type);

	if (!k || k->formula == RELOC_B_A) {
		ERROR_AT(s, r, "relocation type %u%s%s is not allowed in an object file", r->type, k ? " " : "",
			k ? k->name : "");
		return NULL;
	}
	if (k->bytes && (!s->data || r->offset > s->size || s->size - r->offset < k->bytes)) {
		ERROR_AT(s, r, "%s is outside the section, which has %#llx bytes", k->name,
			s->data ? (unsigned long long)s->size : 0);
		return NULL;
	}
	return k;
}

/* Whether the value is only known when the output is loaded. */
static bool
is_dynamic(const struct link *l, const struct reloc_kind *k, const struct symbol *y)
{
	return k->formula == RELOC_S_A && is_pic(l) && !is_absolute(y);
}

static void
add_dynrela(struct link *l, struct insec *s, uint64_t offset, struct symbol *y, int64_t addend)
{
	*APPEND(l->dynrelas, l->ndynrelas, l->capdynrelas) = (struct dynrela){
		.sec = s,
		.offset = offset,
		.type = y->preemptible ? R_AMDGPU_ABS64 : R_AMDGPU_RELATIVE64,
		.symbol = y,
		.addend = addend,
		.relative = !y->preemptible,
	};
}

static void
scan_absolute(struct link *l, struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k, struct symbol *y)
{
	if (!is_dynamic(l, k, y))
		return;
	if (r->type != R_AMDGPU_ABS64)
		ERROR_AT(s, r,
			"relocation %s cannot be used against symbol %s: its value is known only when the output is "
			"loaded; only R_AMDGPU_ABS64 can wait for that",
			k->name, symbol_name(l, y));
	else if (!(s->flags & SHF_WRITE) && l->opt.text)
		ERROR_AT(s, r,
			"relocation %s cannot be used against symbol %s in a read-only section; make the section "
			"writable or link with -z notext",
			k->name, symbol_name(l, y));
	else
		add_dynrela(l, s, r->offset, y, r->addend);
}

static void
scan_relative(struct link *l, const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k,
	const struct symbol *y)
{
	if (!is_pic(l))
		return;
	if (y && y->preemptible)
		ERROR_AT(s, r,
			"relocation %s cannot be used against symbol %s, which may be replaced when the output is "
			"loaded; make it hidden or protected, or use gotpcrel",
			k->name, symbol_name(l, y));
	else if (!y || (y->state == SYMBOL_DEFINED && is_absolute(y)))
		ERROR_AT(s, r, "relocation %s cannot refer to the absolute symbol %s", k->name, symbol_name(l, y));
}

static void
scan_got(const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k, struct symbol *y)
{
	if (y)
		y->needs_got = true;
	else
		ERROR_AT(s, r, "relocation %s needs a symbol", k->name);
}

static void
add_got(struct link *l, struct symbol *y)
{
	if (!y->needs_got)
		return;
	*APPEND(l->got, l->ngot, l->capgot) = y;
	y->got = (uint32_t)l->ngot;
	if (is_pic(l) && !is_absolute(y))
		add_dynrela(l, NULL, (l->ngot - 1) * 8, y, 0);
}

static void
scan_one(struct scan *c, struct insec *s, const struct elfin_rela *r)
{
	struct link *l = c->l;
	const struct reloc_kind *k = check_kind(s, r);
	struct symbol *y = relocate_symbol(s, r);

	if (!k || k->formula == RELOC_NONE)
		return;
	if (y && !address_exists(y, r->addend)) {
		ERROR_AT(s, r, "%s refers to %s, which %s", k->name, symbol_name(l, y),
			!y->sec ? "is in a section that is not linked" : y->sec->discarded ? "was dropped with its section group" :
				  "is in a section that /DISCARD/ drops");
		return;
	}
	if (y && y->lds) {
		ERROR_AT(s, r, "%s refers to %s in LDS, which is not allocated here", k->name, symbol_name(l, y));
		return;
	}
	check_undefined(c, s, r, y);
	switch ((enum reloc_formula)k->formula) {
	case RELOC_S_A: scan_absolute(l, s, r, k, y); break;
	case RELOC_S_A_P: scan_relative(l, s, r, k, y); break;
	case RELOC_G_A_P: scan_got(s, r, k, y); break;
	case RELOC_NONE:
	case RELOC_B_A: break;
	}
}

/* The names of defined symbols, for str_nearest. */
static const char *
defined_name(void *user, size_t i)
{
	const struct link *l = user;

	if (i >= l->nsymbols)
		return NULL;
	return l->symbols[i]->state == SYMBOL_DEFINED ? l->symbols[i]->name.p : "";
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
report_reference(struct link *l, const struct reference *r, bool hint)
{
	static const char *const scopes[] = {"", "internal ", "hidden ", "protected "};
	const struct symbol *y = r->symbol;
	const char *near = hint ? str_nearest(y->name, defined_name, l) : NULL;

	if (near && l->opt.demangle)
		near = demangle(&l->arena, near);

	/* What is not of default visibility cannot be defined later. */
	(l->opt.warn_undefined && y->visibility == STV_DEFAULT ? diag_warning : diag_error)(l->diag, (struct loc){0},
		"%s:(%s+%#llx): undefined %ssymbol: %s%s%s%s", r->sec->file->name, r->sec->name,
		(unsigned long long)r->offset, scopes[y->visibility], symbol_name(l, y), near ? "; did you mean " : "",
		near ? near : "", near ? "?" : "");
}

/* Looking for the nearest name looks at all of them. */
enum { HINTS = 10, HINT_SYMBOLS = 100000 };

/* An error for each symbol, at its first place; notes for some others. */
static void
report_undefined(struct scan *c)
{
	unsigned symbols = 0;

	if (c->n)
		qsort(c->v, c->n, sizeof *c->v, compare_references);
	for (size_t i = 0; i < c->n; i++) {
		const struct reference *r = &c->v[i];

		if (i == 0 || r[-1].symbol != r->symbol)
			report_reference(c->l, r, symbols++ < HINTS && c->l->nsymbols < HINT_SYMBOLS);
		else
			diag_note(c->l->diag, (struct loc){0}, "also at %s:(%s+%#llx)", r->sec->file->name, r->sec->name,
				(unsigned long long)r->offset);
		if ((i + 1 == c->n || r[1].symbol != r->symbol) && r->symbol->nreferences > PLACES)
			diag_note(c->l->diag, (struct loc){0}, "and at %u more", r->symbol->nreferences - PLACES);
	}
	free(c->v);
}

void
relocate_scan(struct link *l)
{
	struct scan c = {.l = l};

	for (size_t i = 0; i < l->nins; i++) {
		struct insec *s = l->ins[i];

		relocate_check(s);
		/* What is not loaded needs nothing at run time. */
		for (size_t j = 0; j < s->relas.n && s->flags & SHF_ALLOC; j++) {
			struct elfin_rela r = relocate_at(s, j);

			scan_one(&c, s, &r);
		}
	}
	report_undefined(&c);
	for (size_t i = 0; i < l->nsymbols; i++)
		add_got(l, l->symbols[i]);
	for (size_t i = 0; i < l->nfiles; i++) {
		for (size_t j = 0; j < l->files[i]->nlocals; j++)
			add_got(l, l->files[i]->symbols[j]);
	}
}

/* What debug information has in place of an address in a section that was dropped: 0, but 1 where 0
 * would end a list. */
static uint64_t
tombstone(const struct insec *s)
{
	return strcmp(s->name, ".debug_ranges") == 0 || strcmp(s->name, ".debug_loc") == 0;
}

static uint64_t
value(const struct link *l, const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k,
	const struct symbol *y)
{
	uint64_t place = s->out->addr + s->offset + r->offset;
	uint64_t address = y ? address_of(y, r->addend) : (uint64_t)r->addend;

	if (y && !address_exists(y, r->addend) && !(s->flags & SHF_ALLOC))
		return tombstone(s);
	switch ((enum reloc_formula)k->formula) {
	case RELOC_S_A: return address;
	case RELOC_S_A_P: return address - place;
	case RELOC_G_A_P:
		assert(y->got);
		return l->synth.got->out->addr + l->synth.got->offset + (uint64_t)(y->got - 1) * 8 +
		       (uint64_t)r->addend - place;
	case RELOC_NONE:
	case RELOC_B_A: break;
	}
	return 0;
}

/* What was merged has no bytes after its end: nothing says where these would be. */
static bool
check_merged(const struct insec *s, const struct elfin_rela *r, const struct reloc_kind *k, const struct symbol *y)
{
	uint64_t offset = y ? y->value + (y->type == STT_SECTION ? (uint64_t)r->addend : 0) : 0;

	if (!y || !y->sec || !y->sec->merged || offset < y->sec->size)
		return true;
	ERROR_AT(s, r, "%s refers to offset %#llx of %s, whose strings or constants end at %#llx", k->name,
		(unsigned long long)offset, y->sec->name, (unsigned long long)y->sec->size);
	return false;
}

/* contents: the section's bytes on their way to the output. */
static void
apply_one(struct link *l, const struct insec *s, const struct elfin_rela *r, uint8_t *contents)
{
	bool loaded = s->flags & SHF_ALLOC;
	const struct reloc_kind *k = check_kind(s, r);
	const struct symbol *y = relocate_symbol(s, r);
	uint64_t v;

	if (!k || k->formula == RELOC_NONE || !check_merged(s, r, k, y) || (loaded && is_dynamic(l, k, y)))
		return;
	if (k->formula == RELOC_G_A_P && !loaded) {
		ERROR_AT(s, r, "%s is not allowed in a section that is not loaded", k->name);
		return;
	}
	v = value(l, s, r, k, y);
	if (!reloc_write(k, contents + r->offset, v))
		ERROR_AT(s, r, "%s does not fit: the value %#llx for %s is out of range or not aligned", k->name,
			(unsigned long long)v, symbol_name(l, y));
}

/* The bytes of an output section are never in memory all at once: they go through a chunk, and large
 * input sections without relocations straight from the mapped file. */
enum { CHUNK = 1 << 20 };

static void
flush(struct buf *chunk, elfout_put *put, void *to)
{
	put(to, chunk->p, chunk->n);
	chunk->n = 0;
}

/* Between sections there are zeros, or what a linker script asks for, which begins with the gap, phase bytes before; zeros are also
 * in place of sections that have no bytes. */
static void
fill(struct buf *chunk, uint32_t pattern, uint64_t phase, uint64_t n, elfout_put *put, void *to)
{
	while (n) {
		size_t part = n < CHUNK ? (size_t)n : CHUNK, from = chunk->n;

		buf_fill(chunk, 0, part);
		for (size_t i = 0; pattern && i < part; i++, phase++)
			chunk->p[from + i] = (uint8_t)(pattern >> (24 - 8 * (phase & 3)));
		if (chunk->n >= CHUNK)
			flush(chunk, put, to);
		n -= part;
	}
}

void
relocate_contents(struct link *l, const struct outsec *o, elfout_put *put, void *to)
{
	struct buf chunk = {0};
	uint64_t end = 0, gap = 0; /* the end of what was handed on; of the last input section */

	for (size_t i = 0; i < o->nins; i++) {
		const struct insec *s = o->ins[i];
		size_t nrelas = l->opt.kind == OUTPUT_RELOCATABLE ? 0 : s->relas.n, size = s->data ? s->size : 0;

		assert(s->data || s->type == SHT_NOBITS || !s->size);
		if (size) {
			fill(&chunk, o->fill, end - gap, s->offset - end, put, to);
			end = s->offset + size;
			gap = s->written ? gap : end;
		}
		if (!nrelas && size >= CHUNK) {
			flush(&chunk, put, to);
			put(to, s->data, size);
			continue;
		}
		buf_put(&chunk, s->data, size);
		for (size_t k = 0; k < nrelas; k++) {
			struct elfin_rela r = relocate_at(s, k);

			apply_one(l, s, &r, chunk.p + chunk.n - size);
		}
		if (chunk.n >= CHUNK)
			flush(&chunk, put, to);
	}
	fill(&chunk, o->fill, end - gap, o->size - end, put, to);
	flush(&chunk, put, to);
	buf_free(&chunk);
}

/* Segments, addresses and file offsets; the second half of layout, see layout.c. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "linker/layout/layout.h"
#include "linker/layout/section.h"
#include "linker/script/eval.h"
#include "linker/script/find.h"
#include "linker/script/place.h"

enum { ROWS_MAX = 20 };

/* No gap of a file is larger. */
#define FILE_MAX ((uint64_t)1 << 40)

static uint32_t
permissions(const struct outsec *o)
{
	return PF_R | (o->flags & SHF_WRITE ? PF_W : 0) | (o->flags & SHF_EXECINSTR ? PF_X : 0);
}

static Elf64_Phdr *
add_segment(struct link *l, uint32_t type, uint32_t flags)
{
	Elf64_Phdr *p = &l->phdrs[l->nphdrs];

	if (l->nphdrs + 1 > sizeof l->phdrs / sizeof l->phdrs[0])
		die("too many segments");
	l->nphdrs++;
	*p = (Elf64_Phdr){.p_type = type, .p_flags = flags};
	return p;
}

/* Whether two sections with the same permissions cannot be in one segment. With SECTIONS there is no room between them that could
 * go with the file's. */
static bool
needs_load(const struct link *l, const struct outsec *last, const struct outsec *o)
{
	if (last->relro != o->relro && (last->relro || !l->script.has_sections))
		return true;
	if (o->command && o->command->lma)
		return true;
	return !l->script.has_sections && last->type == SHT_NOBITS && o->type != SHT_NOBITS;
}

/* Makes the loadable segments and says of each section which one it is in and whether it is the first
 * there. */
static void
make_loads(struct link *l)
{
	Elf64_Phdr *load = add_segment(l, PT_LOAD, PF_R);
	const struct outsec *last = NULL;

	for (size_t i = 0; i < l->nouts; i++) {
		struct outsec *o = l->outs[i];

		if (!(o->flags & SHF_ALLOC))
			continue;
		/* Only the end of a segment can be without contents in the file; relro data end with
		 * a page of their own. */
		if (load->p_flags != permissions(o) || (last && needs_load(l, last, o))) {
			load = add_segment(l, PT_LOAD, permissions(o));
			o->starts_load = true;
		}
		o->load = load;
		last = o;
	}
}

static void
make_notes(struct link *l)
{
	const struct outsec *last = NULL;

	for (size_t i = 0; i < l->nouts; i++) {
		struct outsec *o = l->outs[i];
		bool note = o->type == SHT_NOTE && o->flags & SHF_ALLOC;

		if (note && (!last || last->align != o->align))
			add_segment(l, PT_NOTE, PF_R);
		if (note)
			o->note = &l->phdrs[l->nphdrs - 1];
		last = note ? o : NULL;
	}
}

/* Whether a row of PHDRS has the section. */
static bool
row_has(const struct segment_row *r, const struct outsec *o)
{
	for (const struct word *w = o->command->segments_of; w; w = w->next) {
		if (str_eq(w->text, r->name))
			return true;
	}
	return false;
}

static void
check_rows(struct link *l, const struct outsec *o)
{
	for (const struct word *w = o->command->segments.first; w; w = w->next) {
		const struct segment_row *r = l->script.segments;

		while (r && !str_eq(r->name, w->text))
			r = r->next;
		if (!r && !str_eqz(w->text, "NONE"))
			diag_error(l->diag, w->at, "segment %s is not in PHDRS", w->text.p);
	}
}

/* The segments of PHDRS, in its order. */
static void
make_rows(struct link *l)
{
	struct script_place place = {.l = l, .report = true};
	size_t n = 0;

	for (const struct segment_row *r = l->script.segments; r; r = r->next) {
		uint32_t flags = r->has_flags ? (uint32_t)script_number_of(&place, r->flags) : PF_R;
		bool first = !r->filehdr && !r->phdrs;
		Elf64_Phdr *p;

		if (++n > ROWS_MAX) {
			diag_error(l->diag, r->at, "more than %d segments", ROWS_MAX);
			return;
		}
		p = add_segment(l, r->type, flags);
		l->rows[p - l->phdrs] = r;
		for (size_t i = 0; i < l->nouts; i++) {
			struct outsec *o = l->outs[i];

			if (!row_has(r, o))
				continue;
			if (!r->has_flags)
				p->p_flags |= permissions(o);
			if (r->type != PT_LOAD)
				continue;
			o->load = p;
			o->starts_load = first;
			first = false;
		}
	}
	for (size_t i = 0; i < l->nouts; i++)
		check_rows(l, l->outs[i]);
}

static void
make_segments(struct link *l)
{
	bool relro = false;

	if (l->script.segments) {
		make_rows(l);
		return;
	}

	for (size_t i = 0; i < l->nouts; i++)
		relro |= l->outs[i]->relro;
	add_segment(l, PT_PHDR, PF_R);
	make_loads(l);
	if (l->synth.dynamic)
		add_segment(l, PT_DYNAMIC, permissions(l->synth.dynamic->out));
	if (relro)
		add_segment(l, PT_GNU_RELRO, PF_R);
	if (l->opt.gnustack)
		add_segment(l, PT_GNU_STACK, PF_R | PF_W | (l->opt.execstack ? PF_X : 0))->p_memsz =
			l->opt.stack_size;
	make_notes(l);
}

static void
place_inputs(struct outsec *o)
{
	uint64_t at = 0;

	for (size_t i = 0; i < o->nins; i++) {
		at = align_up(at, o->ins[i]->align);
		o->ins[i]->offset = at;
		at += o->ins[i]->size;
	}
	o->size = at;
	/* Padding between the inputs may have made it no table any more. */
	if (o->entsize && o->size % o->entsize)
		o->entsize = 0;
}

/* The address of the first byte after o. */
static uint64_t
place_section(struct link *l, struct outsec *o, uint64_t at)
{
	uint64_t page = l->opt.page;

	place_inputs(o);
	if (!(o->flags & SHF_ALLOC))
		return at;
	/* On a new page, but at the place in it that the file offset has. */
	if (o->starts_load)
		at = align_up(at, page) + at % page;
	o->addr = align_up(at, o->align);
	if (l->synth.relro_padding && o == l->synth.relro_padding->out) {
		o->size = align_up(o->addr, l->opt.common_page) - o->addr;
		return o->addr;
	}
	return o->addr + o->size;
}

static uint64_t
place_in_file(struct outsec *o, uint64_t at)
{
	uint64_t align;

	if (!o->load)
		return o->type == SHT_NOBITS ? at : align_up(at, o->align);
	if (o->starts_load) {
		align = o->load->p_align;
		at += (o->addr - at) & (align - 1);
		o->load->p_offset = at;
		o->load->p_vaddr = o->addr;
		return at;
	}
	if (o->type == SHT_NOBITS)
		return at;
	return o->load->p_offset + (o->addr - o->load->p_vaddr);
}

/* Widens a segment so that it holds the section. */
static void
cover(Elf64_Phdr *p, const struct outsec *o)
{
	if (p->p_memsz == 0 && p->p_align == 0) {
		p->p_offset = o->offset;
		p->p_vaddr = o->addr;
	}
	if (p->p_align < o->align)
		p->p_align = o->align;
	if (o->type != SHT_NOBITS)
		p->p_filesz = o->offset + o->size - p->p_offset;
	p->p_memsz = o->addr + o->size - p->p_vaddr;
}

static bool
segment_has(const struct link *l, const Elf64_Phdr *p, const struct outsec *o)
{
	const struct segment_row *row = l->rows[p - l->phdrs];

	if (p->p_type != PT_LOAD && row)
		return row_has(row, o);
	switch (p->p_type) {
	case PT_LOAD: return o->load == p;
	case PT_NOTE: return o->note == p;
	case PT_GNU_RELRO: return o->relro;
	case PT_DYNAMIC: return o == l->synth.dynamic->out;
	}
	return false;
}

static void
fill_segment(struct link *l, Elf64_Phdr *p)
{
	struct script_place place = {.l = l, .report = true};
	const struct segment_row *row = l->rows[p - l->phdrs];
	const struct outsec *first = NULL;

	for (size_t i = 0; i < l->nouts; i++) {
		const struct outsec *o = l->outs[i];

		if (!segment_has(l, p, o))
			continue;
		cover(p, o);
		first = first ? first : o;
	}
	if (p->p_type == PT_GNU_RELRO)
		p->p_align = 1;
	p->p_paddr = p->p_vaddr + (first ? first->lma_offset : 0);
	if (row && row->lma)
		p->p_paddr = script_number_of(&place, row->lma);
}

/* The segment's alignment must be known before the first section in it gets its offset. */
static void
align_loads(struct link *l)
{
	for (size_t i = 0; i < l->nouts; i++) {
		Elf64_Phdr *p = l->outs[i]->load;

		if (p && p->p_align < l->outs[i]->align)
			p->p_align = l->outs[i]->align;
	}
	for (size_t i = 0; i < l->nphdrs; i++) {
		Elf64_Phdr *p = &l->phdrs[i];

		if (p->p_type == PT_LOAD && p->p_align < l->opt.page)
			p->p_align = l->opt.page;
	}
}

/* Whether the segment begins with the file header. */
static bool
has_headers(const struct link *l, const Elf64_Phdr *p)
{
	const struct segment_row *row = l->rows[p - l->phdrs];

	return l->script.segments ? row && (row->filehdr || row->phdrs) : p == &l->phdrs[1];
}

/* Drops loadable segments that turned out to be empty: nothing can be mapped for them. The place of their headers stays. If the
 * headers are not mapped, there is no PT_PHDR either. */
static void
drop_empty(struct link *l, bool mapped)
{
	size_t n = 0;

	for (size_t i = 0; i < l->nphdrs; i++) {
		Elf64_Phdr *p = &l->phdrs[i];
		bool load = p->p_type == PT_LOAD, headers = mapped && has_headers(l, p);
		bool empty = load ? !headers : p->p_type == PT_PHDR && !mapped, first = !headers;

		for (size_t j = 0; j < l->nouts; j++) {
			if (l->outs[j]->load == p && l->outs[j]->size)
				empty = false;
		}
		for (size_t j = 0; j < l->nouts; j++) {
			struct outsec *o = l->outs[j];

			if (o->load == p) {
				o->load = empty ? NULL : &l->phdrs[n];
				o->starts_load = first && !empty;
				first = false;
			}
			if (o->note == p)
				o->note = &l->phdrs[n];
		}
		if (empty)
			continue;
		l->rows[n] = l->rows[i];
		l->phdrs[n++] = *p;
	}
	l->nphdrs = n;
}

/* The last section of those that end at such a place. */
static struct outsec *
last_before(const struct link *l, enum reserved_place place)
{
	struct outsec *last = NULL;

	for (size_t i = 0; i < l->nouts; i++) {
		struct outsec *o = l->outs[i];

		if (o->flags & SHF_ALLOC && (place != RESERVED_END_OF_CODE || !(o->flags & SHF_WRITE)) &&
			(place != RESERVED_END_OF_DATA || o->type != SHT_NOBITS))
			last = o;
	}
	return last;
}

static void
set_reserved(struct link *l, struct symbol *y)
{
	const struct reserved *r = layout_reserved;
	struct reserved at;

	while (r->name && !str_eqz(y->name, r->name))
		r++;
	at = *r;
	if (!at.name) {
		bool start = str_starts(y->name, "__start_");

		/* Names end with a NUL. */
		at.place = start ? RESERVED_START : RESERVED_END;
		at.section = y->name.p + strlen(start ? "__start_" : "__stop_");
	}
	if (at.section)
		y->out = section_find(l, str_from(at.section));
	else if (at.place != RESERVED_HEADER)
		y->out = last_before(l, at.place);
	if (y->out)
		y->value = at.place < RESERVED_END ? 0 : y->out->size;
	else if (at.place == RESERVED_START_OR_ZERO)
		y->reserved = false; /* a number */
	else
		y->value = l->headers_at;
}

static bool
check_end(struct link *l, const struct outsec *o)
{
	if (!(o->flags & SHF_ALLOC) || (o->addr >> 47 == 0 && o->size <= ((uint64_t)1 << 47) - o->addr))
		return true;
	link_error(l, "section %.*s ends beyond the address space", STR_ARG(o->name));
	return false;
}

/* Returns false after an error. */
static bool
place_sections(struct link *l, uint64_t headers)
{
	uint64_t at = l->opt.image_base + headers;
	bool ok = true;

	if (script_rules(l))
		script_place(l, headers);
	for (size_t i = 0; i < l->nouts && ok && !diag_error_count(l->diag); i++) {
		if (!script_rules(l))
			at = place_section(l, l->outs[i], at);
		ok = check_end(l, l->outs[i]);
	}
	return ok && diag_error_count(l->diag) == 0;
}

/* Whether the headers have an address, which is then l->headers_at. With SECTIONS they go where the page of the first section has
 * room before it, or, if PHDRS asks for them, anywhere below it. */
static bool
map_headers(struct link *l, uint64_t headers)
{
	uint64_t least = UINT64_MAX, page = l->opt.page, base = 0;
	bool asked = false, loads = !l->script.segments;

	l->headers_at = l->opt.image_base;
	if (!script_rules(l))
		return true;
	for (size_t i = 0; i < l->nouts; i++) {
		if (l->outs[i]->flags & SHF_ALLOC && l->outs[i]->addr < least)
			least = l->outs[i]->addr;
	}
	for (const struct segment_row *r = l->script.segments; r; r = r->next) {
		asked |= r->filehdr || r->phdrs;
		loads |= r->type == PT_LOAD;
	}
	if (least == UINT64_MAX || !loads)
		return !l->script.segments;
	if (l->script.has_sections && !asked)
		base = least & ~(page - 1);
	if (headers > least - base && asked)
		link_error(l, "the headers that PHDRS asks for do not fit before the first section, at %#llx", (unsigned long long)least);
	if (headers > least - base)
		return false;
	l->headers_at = (least - headers) & ~(page - 1);
	return true;
}

static void
fill_headers(struct link *l, uint64_t headers)
{
	for (size_t i = 0; i < l->nphdrs; i++) {
		Elf64_Phdr *p = &l->phdrs[i];
		const struct segment_row *row = l->rows[i];
		bool whole = row ? row->filehdr : p->p_type == PT_LOAD;
		uint64_t from = whole ? 0 : sizeof(Elf64_Ehdr);

		if (row ? !row->filehdr && !row->phdrs : p->p_type != PT_PHDR && !has_headers(l, p))
			continue;
		p->p_offset = from;
		p->p_vaddr = p->p_paddr = l->headers_at + from;
		p->p_filesz = p->p_memsz = (row && !row->phdrs ? sizeof(Elf64_Ehdr) : headers) - from;
		if (p->p_align < 8)
			p->p_align = 8;
	}
}

/* Returns false after an error. */
static bool
place_file(struct link *l, uint64_t headers)
{
	uint64_t at = headers;

	/* What is loaded comes first, in the order of addresses but for a script's. */
	for (size_t pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < l->nouts; i++) {
			struct outsec *o = l->outs[i];

			if (((o->flags & SHF_ALLOC) == 0) != (pass == 1))
				continue;
			o->offset = place_in_file(o, at);
			if (o->offset < at || o->offset - at > FILE_MAX) {
				link_error(l, "section %.*s, at %#llx, cannot be in the file: it is not after the section before it",
					STR_ARG(o->name), (unsigned long long)o->addr);
				return false;
			}
			at = o->offset;
			if (o->type != SHT_NOBITS)
				at += o->size;
		}
	}
	return true;
}

/* Addresses and sizes of what is loaded, to see whether two overlap. */
struct span {
	uint64_t at, size;
	const struct outsec *sec;
};

static int
compare_spans(const void *a, const void *b)
{
	const struct span *x = a, *y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

static void
check_overlaps(struct link *l, bool loads)
{
	struct span *v = arena_alloc(&l->arena, (l->nouts + 1) * sizeof *v);
	size_t n = 0;

	for (size_t i = 0; i < l->nouts; i++) {
		const struct outsec *o = l->outs[i];

		if (o->flags & SHF_ALLOC && o->size)
			v[n++] = (struct span){o->addr + (loads ? o->lma_offset : 0), o->size, o};
	}
	if (n)
		qsort(v, n, sizeof *v, compare_spans);
	for (size_t i = 1; i < n; i++) {
		if (v[i].at - v[i - 1].at < v[i - 1].size)
			link_error(l, "sections %.*s, at %#llx, and %.*s, at %#llx, overlap%s", STR_ARG(v[i - 1].sec->name),
				(unsigned long long)v[i - 1].at, STR_ARG(v[i].sec->name), (unsigned long long)v[i].at,
				loads ? " where they are loaded" : "");
	}
}

void
layout_assign(struct link *l)
{
	uint64_t headers;
	bool mapped;

	make_segments(l);
	headers = sizeof(Elf64_Ehdr) + l->nphdrs * sizeof(Elf64_Phdr);
	if (!place_sections(l, headers))
		return;
	mapped = map_headers(l, headers);
	drop_empty(l, mapped);
	align_loads(l);
	if (mapped)
		fill_headers(l, headers);
	if (!place_file(l, headers))
		return;
	if (script_rules(l))
		check_overlaps(l, false);
	if (script_rules(l) && !diag_error_count(l->diag))
		check_overlaps(l, true);
	for (size_t i = 0; i < l->nphdrs; i++) {
		if (l->phdrs[i].p_type != PT_PHDR || l->rows[i])
			fill_segment(l, &l->phdrs[i]);
	}
	for (size_t i = 0; i < l->nsymbols; i++) {
		if (l->symbols[i]->reserved && !l->symbols[i]->scripted)
			set_reserved(l, l->symbols[i]);
	}
}

/* Assigns segments, addresses and file offsets: the second half of layout, described in layout.c. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "linker/layout/layout.h"
#include "linker/layout/reserved_address.h"
#include "linker/layout/script_eval.h"
#include "linker/layout/script_address.h"
#include "linker/options/value.h"

enum { ROWS_MAX = 20 };

static uint32_t
segment_flags(const struct outsec *o)
{
	return PF_R | (o->flags & SHF_WRITE ? PF_W : 0) | (o->flags & SHF_EXECINSTR ? PF_X : 0);
}

static Elf64_Phdr *
add_segment(struct image *image, uint32_t type, uint32_t flags)
{
	Elf64_Phdr *p = &image->phdrs[image->nphdrs];

	if (image->nphdrs + 1 > sizeof image->phdrs / sizeof image->phdrs[0])
		die("too many segments");
	image->nphdrs++;
	*p = (Elf64_Phdr){.p_type = type, .p_flags = flags};
	return p;
}

/* Returns whether a section must begin a new segment although it has the same permissions as the preceding section. With SECTIONS,
 * the script assigns the addresses and often leaves no space to begin a new page, so fewer sections begin a segment. */
static bool
needs_load(const struct image *image, const struct outsec *last, const struct outsec *o)
{
	if (last->relro != o->relro && (last->relro || !image->script->has_sections))
		return true;
	if (o->command && o->command->lma)
		return true;
	return !image->script->has_sections && last->type == SHT_NOBITS && o->type != SHT_NOBITS;
}

static void
make_loads(struct image *image)
{
	Elf64_Phdr *load = add_segment(image, PT_LOAD, PF_R);
	const struct outsec *last = NULL;

	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];

		if (!(o->flags & SHF_ALLOC))
			continue;
		/* A section without contents must be at the end of its segment, because only the end can be absent from the file. Data
		 * after relro data begin on a new page, because the loader makes the pages of relro data read-only. */
		if (load->p_flags != segment_flags(o) || (last && needs_load(image, last, o))) {
			load = add_segment(image, PT_LOAD, segment_flags(o));
			o->starts_load = true;
		}
		o->load = load;
		last = o;
	}
}

static void
make_notes(struct image *image)
{
	const struct outsec *last = NULL;

	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];
		bool note = o->type == SHT_NOTE && o->flags & SHF_ALLOC;

		if (note && (!last || last->align != o->align || (o->command && o->command->lma)))
			add_segment(image, PT_NOTE, PF_R);
		if (note)
			o->note = &image->phdrs[image->nphdrs - 1];
		last = note ? o : NULL;
	}
}

static bool
row_has(const struct segment_row *r, const struct outsec *o)
{
	for (const struct script_word *w = o->command->segments_of; w; w = w->next) {
		if (str_eq(w->text, r->name))
			return true;
	}
	return false;
}

static void
check_rows(struct image *image, const struct outsec *o)
{
	for (const struct script_word *w = o->command->segments.first; w; w = w->next) {
		const struct segment_row *r = image->script->segments;

		while (r && !str_eq(r->name, w->text))
			r = r->next;
		if (!r && !str_eqz(w->text, "NONE"))
			diag_error(image->diag, w->at, "segment %s is not in PHDRS", w->text.p);
	}
}

static void
make_rows(struct image *image)
{
	struct script_counter place = {.image = image, .report = true};
	size_t n = 0;

	for (const struct segment_row *r = image->script->segments; r; r = r->next) {
		uint32_t flags = r->has_flags ? (uint32_t)script_eval_number(&place, r->flags) : PF_R;
		bool first = !r->filehdr && !r->phdrs;
		Elf64_Phdr *p;

		if (++n > ROWS_MAX) {
			diag_error(image->diag, r->at, "more than %d segments", ROWS_MAX);
			return;
		}
		p = add_segment(image, r->type, flags);
		image->rows[p - image->phdrs] = r;
		for (size_t i = 0; i < image->nouts; i++) {
			struct outsec *o = image->outs[i];

			if (!row_has(r, o))
				continue;
			if (!r->has_flags)
				p->p_flags |= segment_flags(o);
			if (r->type != PT_LOAD)
				continue;
			o->load = p;
			o->starts_load = first;
			first = false;
		}
	}
	for (size_t i = 0; i < image->nouts; i++)
		check_rows(image, image->outs[i]);
}

/* Checks that relro sections are adjacent, because they form one segment. Returns whether there are any relro sections. */
static bool
check_relro(struct image *image)
{
	bool any = false, ended = false;

	for (size_t i = 0; i < image->nouts; i++) {
		const struct outsec *o = image->outs[i];

		if (!(o->flags & SHF_ALLOC))
			continue;
		if (o->relro && ended)
			link_error(image, "section %.*s is relro, but not next to the relro sections before it; -z norelro links it",
				STR_ARG(o->name));
		ended |= any && !o->relro;
		any |= o->relro;
	}
	return any;
}

static void
make_segments(struct image *image)
{
	bool relro;

	if (image->script->segments) {
		make_rows(image);
		return;
	}
	relro = check_relro(image);
	add_segment(image, PT_PHDR, PF_R);
	make_loads(image);
	if (image->dynamic)
		add_segment(image, PT_DYNAMIC, segment_flags(image->dynamic->out));
	if (relro)
		add_segment(image, PT_GNU_RELRO, PF_R);
	if (image->eh_frame_hdr && image->eh_frame_hdr->out)
		add_segment(image, PT_GNU_EH_FRAME, segment_flags(image->eh_frame_hdr->out));
	if (image->opt->gnustack)
		add_segment(image, PT_GNU_STACK, PF_R | PF_W | (image->opt->execstack ? PF_X : 0))->p_memsz =
			image->opt->stack_size;
	make_notes(image);
}

static void
assign_input_offsets(struct outsec *o)
{
	uint64_t at = 0;

	for (size_t i = 0; i < o->nins; i++) {
		at = align_up(at, o->ins[i]->align);
		o->ins[i]->offset = at;
		at = add_up(at, o->ins[i]->size);
	}
	o->size = at;
	/* with padding between the input sections, the section may not be an array of entries, so sh_entsize must be 0 */
	if (o->entsize && o->size % o->entsize)
		o->entsize = 0;
}

/* Assigns the section's address: the address given by --section-start, or else the next suitable address at or after `at`. Returns
 * the address at or after which the next section may start. */
static uint64_t
assign_address(struct image *image, struct outsec *o, uint64_t at)
{
	uint64_t page = image->opt->page;

	assign_input_offsets(o);
	if (!(o->flags & SHF_ALLOC))
		return at;
	/* a segment begins on a new page, at the same offset within the page as in the file */
	if (o->start)
		at = *o->start;
	else if (o->starts_load)
		at = add_up(align_up(at, page), at % page);
	o->addr = align_up(at, o->align);
	if (image->relro_padding && o == image->relro_padding->out) {
		o->size = align_up(o->addr, image->opt->common_page) - o->addr;
		return o->addr;
	}
	return add_up(o->addr, o->size);
}

static uint64_t
assign_file_offset(struct outsec *o, uint64_t at)
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

static void
widen_segment(Elf64_Phdr *p, const struct outsec *o)
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
segment_has(const struct image *image, const Elf64_Phdr *p, const struct outsec *o)
{
	const struct segment_row *row = image->rows[p - image->phdrs];

	if (p->p_type != PT_LOAD && row)
		return row_has(row, o);
	switch (p->p_type) {
	case PT_LOAD: return o->load == p;
	case PT_NOTE: return o->note == p;
	case PT_GNU_RELRO: return o->relro;
	case PT_DYNAMIC: return o == image->dynamic->out;
	case PT_GNU_EH_FRAME: return o == image->eh_frame_hdr->out;
	}
	return false;
}

static void
fill_segment(struct image *image, Elf64_Phdr *p)
{
	struct script_counter place = {.image = image, .report = true};
	const struct segment_row *row = image->rows[p - image->phdrs];
	const struct outsec *first = NULL;

	for (size_t i = 0; i < image->nouts; i++) {
		const struct outsec *o = image->outs[i];

		if (!segment_has(image, p, o))
			continue;
		widen_segment(p, o);
		first = first ? first : o;
	}
	if (p->p_type == PT_GNU_RELRO && first)
		p->p_align = 1;
	p->p_paddr = p->p_vaddr + (first ? first->lma_offset : 0);
	if (row && row->lma)
		p->p_paddr = script_eval_number(&place, row->lma);
	if (add_up(p->p_paddr, p->p_memsz) == UINT64_MAX && row)
		diag_error(image->diag, row->at, "segment %.*s ends beyond the address space where it is loaded, at %#llx", STR_ARG(row->name),
			(unsigned long long)p->p_paddr);
}

/* Sets the alignment of loadable segments, on which the file offsets of their first sections depend. */
static void
align_loads(struct image *image)
{
	for (size_t i = 0; i < image->nouts; i++) {
		Elf64_Phdr *p = image->outs[i]->load;

		if (p && p->p_align < image->outs[i]->align)
			p->p_align = image->outs[i]->align;
	}
	for (size_t i = 0; i < image->nphdrs; i++) {
		Elf64_Phdr *p = &image->phdrs[i];

		if (p->p_type == PT_LOAD && p->p_align < image->opt->page)
			p->p_align = image->opt->page;
	}
}

static bool
has_headers(const struct image *image, const Elf64_Phdr *p)
{
	const struct segment_row *row = image->rows[p - image->phdrs];

	return image->script->segments ? row && (row->filehdr || row->phdrs) : p == &image->phdrs[1];
}

/* Drops empty loadable segments, because nothing can be mapped for them. Drops PT_PHDR if the headers are not mapped. The space for
 * dropped program headers remains. */
static void
drop_empty(struct image *image, bool mapped)
{
	size_t n = 0;

	for (size_t i = 0; i < image->nphdrs; i++) {
		Elf64_Phdr *p = &image->phdrs[i];
		bool load = p->p_type == PT_LOAD, headers = mapped && has_headers(image, p);
		bool empty = load ? !headers : p->p_type == PT_PHDR && !mapped, first = !headers;

		for (size_t j = 0; j < image->nouts; j++) {
			if (image->outs[j]->load == p && image->outs[j]->size)
				empty = false;
		}
		for (size_t j = 0; j < image->nouts; j++) {
			struct outsec *o = image->outs[j];

			if (o->load == p) {
				o->load = empty ? NULL : &image->phdrs[n];
				o->starts_load = first && !empty;
				first = false;
			}
			if (o->note == p)
				o->note = &image->phdrs[n];
		}
		if (empty)
			continue;
		image->rows[n] = image->rows[i];
		image->phdrs[n++] = *p;
	}
	image->nphdrs = n;
}

static bool
check_end(struct image *image, const struct outsec *o)
{
	bool fits = o->addr <= ADDRESS_END && o->size <= ADDRESS_END - o->addr;
	uint64_t loaded = o->addr + o->lma_offset;

	if (!(o->flags & SHF_ALLOC) || (fits && add_up(loaded, o->size) < UINT64_MAX))
		return true;
	link_error(image, fits ? "section %.*s ends beyond the address space where it is loaded, at %#llx" :
		"section %.*s ends beyond the address space", STR_ARG(o->name), (unsigned long long)loaded);
	return false;
}

static bool
assign_addresses(struct image *image, uint64_t headers)
{
	uint64_t at = image->opt->image_base + headers;
	bool ok = true;

	if (script_rules(image->script))
		script_address_assign(image, headers);
	for (size_t i = 0; i < image->nouts && ok && !diag_error_count(image->diag); i++) {
		if (!script_rules(image->script))
			at = assign_address(image, image->outs[i], at);
		ok = check_end(image, image->outs[i]);
	}
	return ok && diag_error_count(image->diag) == 0;
}

static bool
map_headers(struct image *image, uint64_t headers)
{
	enum header_address result = reserved_map_headers(image, headers);

	if (result == HEADERS_DO_NOT_FIT)
		link_error(image, "the headers that PHDRS requests do not fit before the first section, at %#llx",
			(unsigned long long)reserved_first_address(image));
	return result == HEADERS_MAPPED;
}

static void
fill_headers(struct image *image, uint64_t headers)
{
	for (size_t i = 0; i < image->nphdrs; i++) {
		Elf64_Phdr *p = &image->phdrs[i];
		const struct segment_row *row = image->rows[i];
		bool whole = row ? row->filehdr : p->p_type == PT_LOAD;
		uint64_t from = whole ? 0 : sizeof(Elf64_Ehdr);

		if (row ? !row->filehdr && !row->phdrs : p->p_type != PT_PHDR && !has_headers(image, p))
			continue;
		p->p_offset = from;
		p->p_vaddr = p->p_paddr = image->headers_at + from;
		p->p_filesz = p->p_memsz = (row && !row->phdrs ? sizeof(Elf64_Ehdr) : headers) - from;
		if (p->p_align < 8)
			p->p_align = 8;
	}
}

static bool
assign_file_offsets(struct image *image, uint64_t headers)
{
	uint64_t at = headers;

	/* Loaded sections come first. They are in address order unless a script orders them. */
	for (size_t pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < image->nouts; i++) {
			struct outsec *o = image->outs[i];

			if (((o->flags & SHF_ALLOC) == 0) != (pass == 1))
				continue;
			o->offset = assign_file_offset(o, at);
			if ((int64_t)(o->offset - at) < 0) {
				link_error(image, "section %.*s, at %#llx, cannot be in the file: it is not after the section before it",
					STR_ARG(o->name), (unsigned long long)o->addr);
				return false;
			}
			if (!layout_count_gaps(image, o, o->offset - at))
				return false;
			at = o->offset;
			if (o->type != SHT_NOBITS)
				at += o->size;
		}
	}
	return true;
}

struct address_range {
	uint64_t at, size;
	const struct outsec *sec;
};

static int
compare_spans(const void *a, const void *b)
{
	const struct address_range *x = a, *y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

static void
check_overlaps(struct image *image, bool loads)
{
	struct address_range *v = arena_alloc(image->arena, (image->nouts + 1) * sizeof *v);
	size_t n = 0;

	for (size_t i = 0; i < image->nouts; i++) {
		const struct outsec *o = image->outs[i];

		if (o->flags & SHF_ALLOC && o->size)
			v[n++] = (struct address_range){o->addr + (loads ? o->lma_offset : 0), o->size, o};
	}
	if (n)
		qsort(v, n, sizeof *v, compare_spans);
	for (size_t i = 1; i < n; i++) {
		if (v[i].at - v[i - 1].at < v[i - 1].size)
			link_error(image, "sections %.*s, at %#llx, and %.*s, at %#llx, overlap%s", STR_ARG(v[i - 1].sec->name),
				(unsigned long long)v[i - 1].at, STR_ARG(v[i].sec->name), (unsigned long long)v[i].at,
				loads ? " where they are loaded" : "");
	}
}

void
layout_assign(struct image *image)
{
	uint64_t headers;
	bool mapped;

	make_segments(image);
	headers = sizeof(Elf64_Ehdr) + image->nphdrs * sizeof(Elf64_Phdr);
	if (!assign_addresses(image, headers))
		return;
	mapped = map_headers(image, headers);
	drop_empty(image, mapped);
	align_loads(image);
	if (mapped)
		fill_headers(image, headers);
	if (!assign_file_offsets(image, headers))
		return;
	if (script_rules(image->script) || image->opt->nstarts)
		check_overlaps(image, false);
	if (script_rules(image->script) && !diag_error_count(image->diag))
		check_overlaps(image, true);
	for (size_t i = 0; i < image->nphdrs; i++) {
		if (image->phdrs[i].p_type != PT_PHDR || image->rows[i])
			fill_segment(image, &image->phdrs[i]);
	}
	reserved_assign(image);
}

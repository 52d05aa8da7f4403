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

static uint32_t
segment_flags(const struct outsec *o)
{
	return PF_R | (o->flags & SHF_WRITE ? PF_W : 0) | (o->flags & SHF_EXECINSTR ? PF_X : 0);
}

static Elf64_Phdr *
add_segment(struct image *image, uint32_t type, uint32_t flags)
{
	Elf64_Phdr *p = &image->phdrs[image->nphdrs++];

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
has_headers(const struct image *image, const Elf64_Phdr *p)
{
	const struct segment_row *row = image->rows[p - image->phdrs];

	return image->script->segments ? row && (row->filehdr || row->phdrs) : p == &image->phdrs[1];
}

/* Determines the sections with which loadable segments begin; a segment with headers begins with them if they are mapped. */
static void
find_starts(struct image *image, bool mapped)
{
	bool *begun = arena_take(image->arena, (image->nphdrs + 1) * sizeof *begun);

	for (size_t i = 0; i < image->nphdrs; i++)
		begun[i] = mapped && has_headers(image, &image->phdrs[i]);
	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];

		if (!o->load)
			continue;
		o->starts_load = !begun[o->load - image->phdrs];
		begun[o->load - image->phdrs] = true;
	}
}

/* Indexes the rows of PHDRS by name. */
static void
index_rows(struct image *image)
{
	map_free(&image->row_numbers);
	for (size_t i = image->nphdrs; i-- > 0;) {
		bool isnew = true;
		uint32_t *number = image->rows[i] ? map_put(&image->row_numbers, image->rows[i]->name, &isnew) : NULL;

		image->same_name[i] = isnew ? 0 : *number + 1;
		if (number)
			*number = (uint32_t)i;
	}
}

/* Calls visit() for each segment of PHDRS that a section names. */
static void
each_row(struct image *image, struct outsec *o, void (*visit)(struct image *image, Elf64_Phdr *p, struct outsec *o))
{
	for (const struct script_word *w = o->command ? o->command->segments_of : NULL; w; w = w->next) {
		const uint32_t *first = map_get(&image->row_numbers, w->text);

		for (uint32_t next = first ? *first + 1 : 0; next; next = image->same_name[next - 1])
			visit(image, &image->phdrs[next - 1], o);
	}
}

static void
check_rows(struct image *image, const struct outsec *o)
{
	for (const struct script_word *w = o->command->segments.first; w; w = w->next)
		if (!map_get(&image->row_numbers, w->text) && !str_eqz(w->text, "NONE"))
			diag_error(image->diag, w->at, "segment %s is not in PHDRS", w->text.p);
}

/* Adds a section to a segment of PHDRS. A section of several PT_LOAD segments is loaded with the last one. */
static void
join_row(struct image *image, Elf64_Phdr *p, struct outsec *o)
{
	if (!image->rows[p - image->phdrs]->has_flags)
		p->p_flags |= segment_flags(o);
	if (p->p_type == PT_LOAD && (!o->load || o->load < p))
		o->load = p;
}

static void
make_rows(struct image *image)
{
	struct script_counter place = {.image = image, .report = true};

	for (const struct segment_row *r = image->script->segments; r; r = r->next) {
		uint32_t flags = r->has_flags ? (uint32_t)script_eval_number(&place, r->flags) : PF_R;

		image->rows[image->nphdrs] = r;
		add_segment(image, r->type, flags);
	}
	index_rows(image);
	for (size_t i = 0; i < image->nouts; i++) {
		each_row(image, image->outs[i], join_row);
		check_rows(image, image->outs[i]);
	}
	find_starts(image, true);
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
	/* PT_PHDR, the first PT_LOAD, PT_DYNAMIC, PT_GNU_RELRO, PT_GNU_EH_FRAME, PT_GNU_STACK; each section can begin a PT_LOAD and a PT_NOTE */
	size_t most = 6 + 2 * image->nouts;

	for (const struct segment_row *r = image->script->segments; r; r = r->next)
		most++;
	image->phdrs = arena_alloc(image->arena, most * sizeof *image->phdrs);
	image->rows = arena_alloc(image->arena, most * sizeof(struct segment_row *));
	image->same_name = arena_alloc(image->arena, most * sizeof *image->same_name);
	if (image->script->segments) {
		make_rows(image);
		return;
	}
	bool relro = check_relro(image);
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
	if (!o->load)
		return o->type == SHT_NOBITS ? at : align_up(at, o->align);
	uint64_t align;
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

/* Returns whether a section is in a segment that the linker makes for a single section or for the relro sections. */
static bool
is_special(const struct image *image, const Elf64_Phdr *p, const struct outsec *o)
{
	switch (p->p_type) {
	case PT_GNU_RELRO: return o->relro;
	case PT_DYNAMIC: return o == image->dynamic->out;
	case PT_GNU_EH_FRAME: return o == image->eh_frame_hdr->out;
	}
	return false;
}

static void
fill(struct image *image, Elf64_Phdr *p, const struct outsec *o)
{
	const struct outsec **first = &image->firsts[p - image->phdrs];

	widen_segment(p, o);
	*first = *first ? *first : o;
}

static void
fill_row(struct image *image, Elf64_Phdr *p, struct outsec *o)
{
	if (p->p_type != PT_LOAD)
		fill(image, p, o);
}

/* Sets the load address of a segment, and the alignment of relro. */
static void
place_segment(struct image *image, Elf64_Phdr *p)
{
	struct script_counter place = {.image = image, .report = true};
	const struct segment_row *row = image->rows[p - image->phdrs];
	const struct outsec *first = image->firsts[p - image->phdrs];

	if (p->p_type == PT_GNU_RELRO && first)
		p->p_align = 1;
	p->p_paddr = p->p_vaddr + (first ? first->lma_offset : 0);
	if (row && row->lma)
		p->p_paddr = script_eval_number(&place, row->lma);
	if (add_up(p->p_paddr, p->p_memsz) == UINT64_MAX && row)
		diag_error(image->diag, row->at, "segment %.*s ends beyond the address space where it is loaded, at %#llx", STR_ARG(row->name),
			(unsigned long long)p->p_paddr);
}

static void
fill_segments(struct image *image)
{
	image->firsts = arena_alloc(image->arena, (image->nphdrs + 1) * sizeof(struct outsec *));
	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];

		if (o->load)
			fill(image, o->load, o);
		if (o->note)
			fill(image, o->note, o);
		each_row(image, o, fill_row);
	}
	for (size_t i = 0; i < image->nphdrs; i++) {
		Elf64_Phdr *p = &image->phdrs[i];

		/* at most one segment of each of these types */
		for (size_t k = 0; !image->rows[i] && (p->p_type == PT_GNU_RELRO || p->p_type == PT_DYNAMIC || p->p_type == PT_GNU_EH_FRAME) &&
				k < image->nouts; k++)
			if (is_special(image, p, image->outs[k]))
				fill(image, p, image->outs[k]);
		if (p->p_type != PT_PHDR || image->rows[i])
			place_segment(image, p);
	}
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

/* Drops empty loadable segments, because nothing can be mapped for them. Drops PT_PHDR if the headers are not mapped. The space for
 * dropped program headers remains. */
static void
drop_empty(struct image *image, bool mapped)
{
	bool *kept = arena_take(image->arena, (image->nphdrs + 1) * sizeof *kept);
	Elf64_Phdr **moved = arena_take(image->arena, (image->nphdrs + 1) * sizeof(Elf64_Phdr *));
	size_t n = 0;

	find_starts(image, mapped);
	for (size_t i = 0; i < image->nphdrs; i++) {
		const Elf64_Phdr *p = &image->phdrs[i];

		kept[i] = p->p_type == PT_LOAD ? mapped && has_headers(image, p) : p->p_type != PT_PHDR || mapped;
	}
	for (size_t i = 0; i < image->nouts; i++)
		if (image->outs[i]->load && image->outs[i]->size)
			kept[image->outs[i]->load - image->phdrs] = true;
	for (size_t i = 0; i < image->nphdrs; i++) {
		moved[i] = kept[i] ? &image->phdrs[n] : NULL;
		if (!kept[i])
			continue;
		image->rows[n] = image->rows[i];
		image->phdrs[n++] = image->phdrs[i];
	}
	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];

		if (o->load)
			o->load = moved[o->load - image->phdrs];
		if (o->note)
			o->note = moved[o->note - image->phdrs];
		o->starts_load &= o->load != NULL;
	}
	image->nphdrs = n;
	index_rows(image);
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
	make_segments(image);
	if (image->nphdrs >= PN_XNUM) {
		link_error(image, "%zu segments; ELF files have at most %d", image->nphdrs, PN_XNUM - 1);
		return;
	}
	uint64_t headers = sizeof(Elf64_Ehdr) + image->nphdrs * sizeof(Elf64_Phdr);
	if (!assign_addresses(image, headers))
		return;
	bool mapped = map_headers(image, headers);
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
	fill_segments(image);
	reserved_assign(image);
}

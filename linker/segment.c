/* Segments, addresses and file offsets; the second half of layout, see layout.c. */
#include <assert.h>
#include <string.h>

#include "common/base/diag.h"
#include "linker/layout.h"
#include "linker/section.h"

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
		if (load->p_flags != permissions(o) ||
			(last && (last->relro != o->relro ||
					 (last->type == SHT_NOBITS && o->type != SHT_NOBITS)))) {
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

static void
make_segments(struct link *l)
{
	bool relro = false;

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

static void
fill_segment(struct link *l, Elf64_Phdr *p)
{
	for (size_t i = 0; i < l->nouts; i++) {
		const struct outsec *o = l->outs[i];

		if ((p->p_type == PT_LOAD && o->load == p) || (p->p_type == PT_NOTE && o->note == p) ||
			(p->p_type == PT_GNU_RELRO && o->relro) ||
			(p->p_type == PT_DYNAMIC && o == l->synth.dynamic->out))
			cover(p, o);
	}
	if (p->p_type == PT_GNU_RELRO)
		p->p_align = 1;
	p->p_paddr = p->p_vaddr;
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

/* Drops loadable segments that turned out to be empty: nothing can be mapped for them. The place of
 * their headers stays. */
static void
drop_empty(struct link *l)
{
	size_t n = 0;

	for (size_t i = 0; i < l->nphdrs; i++) {
		Elf64_Phdr *p = &l->phdrs[i];
		bool empty = p->p_type == PT_LOAD && i > 1;

		for (size_t j = 0; j < l->nouts; j++) {
			if (l->outs[j]->load == p && l->outs[j]->size)
				empty = false;
		}
		for (size_t j = 0; j < l->nouts; j++) {
			struct outsec *o = l->outs[j];

			if (o->load == p) {
				o->load = empty ? NULL : &l->phdrs[n];
				o->starts_load &= !empty;
			}
			if (o->note == p)
				o->note = &l->phdrs[n];
		}
		if (!empty)
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
		y->value = l->opt.image_base;
}

void
layout_assign(struct link *l)
{
	uint64_t base = l->opt.image_base, headers, at;
	Elf64_Phdr *first;

	make_segments(l);
	headers = sizeof(Elf64_Ehdr) + l->nphdrs * sizeof(Elf64_Phdr);
	at = base + headers;
	for (size_t i = 0; i < l->nouts; i++) {
		at = place_section(l, l->outs[i], at);
		if (at >> 47) {
			link_error(l, "section %.*s ends beyond the address space", STR_ARG(l->outs[i]->name));
			return;
		}
	}
	drop_empty(l);
	align_loads(l);
	l->phdrs[0].p_offset = sizeof(Elf64_Ehdr);
	l->phdrs[0].p_vaddr = l->phdrs[0].p_paddr = base + sizeof(Elf64_Ehdr);
	l->phdrs[0].p_filesz = l->phdrs[0].p_memsz = headers - sizeof(Elf64_Ehdr);
	l->phdrs[0].p_align = 8;
	first = &l->phdrs[1];
	first->p_vaddr = base;
	first->p_filesz = first->p_memsz = headers;
	at = headers;
	for (size_t i = 0; i < l->nouts; i++) {
		struct outsec *o = l->outs[i];

		o->offset = place_in_file(o, at);
		assert(o->offset >= at);
		at = o->offset;
		if (o->type != SHT_NOBITS)
			at += o->size;
	}
	for (size_t i = 1; i < l->nphdrs; i++)
		fill_segment(l, &l->phdrs[i]);
	for (size_t i = 0; i < l->nsymbols; i++) {
		if (l->symbols[i]->reserved)
			set_reserved(l, l->symbols[i]);
	}
}

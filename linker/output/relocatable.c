/* -r: links several object files into one. Sections with equal name, type, flags, entry size, group and (for
 * SHF_LINK_ORDER) linked-to section are joined. Relocations and symbols are adjusted to the joined sections. Strings
 * and constants are not merged, and common symbols are not allocated. The files' .note.GNU-stack are replaced with one that, like
 * ld.lld's, never requires an executable stack.
 *
 * The section groups are the first sections in the file. The section symbols are the first symbols. The number of a
 * section symbol is therefore the section's number minus the number of groups. */
#include "linker/output/relocatable.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reloc.h"
#include "linker/output/map.h"
#include "linker/input/relocation.h"
#include "linker/layout/layout.h"
#include "linker/output/relocate.h"
#include "linker/output/write.h"

struct object {
	struct linked *l;
	struct elfout out;
	struct elfout_section *sections;
	uint32_t ngroups;
	struct elfout_symbol *symbols;
	size_t nsymbols, capsymbols;
};

static uint64_t
flags_of(const struct insec *s)
{
	return s->flags | (s->group ? SHF_GROUP : 0);
}

static char *
key_of(struct linked *l, const struct insec *s, const char *other)
{
	return arena_printf(l->arena, "%s %x %llx %llx %p %s", s->name, s->type, (unsigned long long)flags_of(s),
		(unsigned long long)s->entsize, (void *)s->group, other);
}

static void
join_section(struct linked *l, struct map *names, struct insec *s)
{
	uint64_t flags = flags_of(s);
	char *key = key_of(l, s, s->link_order ? key_of(l, s->link_order, "") : "");
	bool isnew;
	uint32_t *index = map_put(names, str_from(key), &isnew);
	struct outsec *o;

	if (isnew) {
		*index = (uint32_t)l->image->nouts;
		o = arena_alloc(l->arena, sizeof *o);
		*o = (struct outsec){
			.name = str_from(s->name),
			.type = s->type,
			.flags = flags,
			.entsize = s->entsize,
		};
		*APPEND(l->image->outs, l->image->nouts, l->image->capouts) = o;
	}
	o = l->image->outs[*index];
	if (o->align < s->align)
		o->align = s->align;
	s->out = o;
	s->offset = align_up(o->size, s->align);
	o->size = add_up(s->offset, s->size);
	*APPEND(o->ins, o->nins, o->capins) = s;
}

static uint32_t
section_number(const struct link_symbol *y)
{
	if (y->state == SYMBOL_UNDEFINED)
		return SHN_UNDEF;
	if (y->state == SYMBOL_COMMON)
		return SHN_COMMON;
	if (y->lds)
		return SHN_AMDGPU_LDS;
	return y->sec ? y->sec->out->number : SHN_ABS;
}

static void
add_symbol(struct object *b, struct link_symbol *y)
{
	*APPEND(b->symbols, b->nsymbols, b->capsymbols) = (struct elfout_symbol){
		.name = y->name,
		.value = y->value + (y->sec ? y->sec->offset : 0),
		.size = y->size,
		.section = section_number(y),
		.bind = y->bind,
		.type = y->type,
		.other = (uint8_t)((y->other & ~3) | y->visibility),
	};
	y->index = (uint32_t)b->nsymbols;
}

/* Returns whether the symbol is in the output. Symbols that are defined in dropped sections are omitted. */
static bool
is_present(const struct link_symbol *y)
{
	return !y->discarded && (!y->sec || y->sec->out);
}

static void
add_locals(struct object *b, struct input_file *f)
{
	for (size_t i = 1; i < f->nlocals; i++) {
		struct link_symbol *y = f->symbols[i];

		if (y->type == STT_SECTION && y->sec && y->sec->out)
			y->index = y->sec->out->number - b->ngroups;
		else if (y->type != STT_SECTION && is_present(y) && (y->used || !symbol_is_stripped(b->l->opt, y)))
			add_symbol(b, y);
	}
}

static void
mark_used(struct linked *l)
{
	for (size_t i = 0; i < l->inputs->nsections; i++) {
		struct insec *s = l->inputs->sections[i];

		relocation_check(s);
		for (size_t j = 0; j < s->relas.n; j++) {
			struct elfin_rela r = relocation_at(s, j);
			struct link_symbol *y = relocation_symbol(s, &r);

			if (y)
				y->used = true;
		}
	}
}

/* Adds the symbol of a group's signature. Like LLVM, writes it as a local symbol in the group's SHT_GROUP section. */
static void
add_signature(struct object *b, const struct group *g)
{
	struct link_symbol *y = g->file->symbols[g->symbol];

	if (!g->first || g->symbol >= g->file->nlocals || y->index)
		return;
	*APPEND(b->symbols, b->nsymbols, b->capsymbols) = (struct elfout_symbol){
		.name = y->name,
		.section = g->number,
		.bind = STB_LOCAL,
		.type = STT_NOTYPE,
	};
	y->index = (uint32_t)b->nsymbols;
}

static void
make_symbols(struct object *b)
{
	struct linked *l = b->l;

	for (size_t i = 0; i < l->image->nouts; i++)
		*APPEND(b->symbols, b->nsymbols, b->capsymbols) = (struct elfout_symbol){
			.section = l->image->outs[i]->number,
			.bind = STB_LOCAL,
			.type = STT_SECTION,
		};
	for (size_t i = 0; i < l->inputs->nfiles; i++)
		add_locals(b, l->inputs->files[i]);
	for (const struct group *g = l->inputs->group_list; g; g = g->next)
		add_signature(b, g);
	for (size_t i = 0; i < l->symbols->n; i++) {
		if (l->symbols->v[i]->state != SYMBOL_NONE && is_present(l->symbols->v[i]))
			add_symbol(b, l->symbols->v[i]);
	}
}

static struct elfout_rela
make_rela(const struct insec *s, const struct elfin_rela *r)
{
	const struct link_symbol *y = relocation_symbol(s, r);
	struct elfout_rela out = {s->offset + r->offset, 0, r->type, r->addend};

	if (y && !is_present(y)) {
		/* debug information may refer to dropped sections */
		if (s->flags & SHF_ALLOC)
			diag_error(s->file->elf.diag, (struct loc){0}, "%s:(%s+%#llx): %s was dropped with its section group",
				s->file->name, s->name, (unsigned long long)r->offset, y->name.p);
		out.type = R_AMDGPU_NONE;
		out.addend = 0;
	} else if (y) {
		out.symbol = y->index;
		if (y->type == STT_SECTION && y->sec)
			out.addend += (int64_t)(y->sec->offset + y->value);
	}
	return out;
}

static void
fill_section(struct object *b, const struct outsec *o, struct elfout_section *out)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nins; i++)
		n += o->ins[i]->relas.n;
	struct elfout_rela *relas = arena_alloc(b->l->arena, n * sizeof *relas);
	n = 0;
	for (size_t i = 0; i < o->nins; i++) {
		const struct insec *s = o->ins[i];

		for (size_t j = 0; j < s->relas.n; j++) {
			struct elfin_rela r = relocation_at(s, j);

			relas[n++] = make_rela(s, &r);
		}
	}
	*out = (struct elfout_section){
		.name = o->name,
		.type = o->type,
		.flags = o->flags,
		.align = o->align,
		.entsize = o->entsize && o->size % o->entsize == 0 ? o->entsize : 0,
		.size = o->size,
		.link = o->ins[0]->link_order && o->ins[0]->link_order->out ? o->ins[0]->link_order->out->number : 0,
		.relas = relas,
		.nrelas = n,
	};
	write_compressed(b->l, o, out);
}

/* Lists the output sections of a group's members and their relocation sections. An output section is listed only for
 * the first of the members that were joined into it. */
static void
fill_group(struct object *b, const struct group *g, struct elfout_section *out)
{
	const struct link_symbol *y = g->file->symbols[g->symbol];
	const struct insec *s = g->first;
	struct buf words = {0};

	buf_put_le(&words, g->flags, 4);
	do {
		if (s->out && s->out->ins[0] == s) {
			uint32_t rela = b->sections[s->out->number - 1].rela;

			buf_put_le(&words, s->out->number, 4);
			if (rela)
				buf_put_le(&words, rela, 4);
		}
		s = s->group_next;
	} while (s != g->first);
	*out = (struct elfout_section){
		.name = STR(".group"),
		.type = SHT_GROUP,
		.align = 4,
		.entsize = 4,
		.data = words.p,
		.size = words.n,
		.info = y->index,
	};
}

static void
put_contents(void *user, size_t i, elfout_put *put, void *to)
{
	const struct object *b = user;

	relocate_contents(b->l, b->l->image->outs[i - b->ngroups], put, to);
}

/* The sections follow each other in the file. */
static void
count_gaps(struct image *image)
{
	uint64_t at = sizeof(Elf64_Ehdr);

	for (size_t j = 0; j < image->nouts; j++) {
		const struct outsec *o = image->outs[j];
		uint64_t offset = align_up(at, o->align);

		if (!layout_count_gaps(image, o, offset - at))
			return;
		at = offset + (o->type == SHT_NOBITS ? 0 : o->size);
	}
}

void
relocatable_link(struct linked *l)
{
	struct object b = {.l = l};
	struct map names = {0};

	for (size_t j = 0; j < l->inputs->nsections; j++)
		join_section(l, &names, l->inputs->sections[j]);
	map_free(&names);
	for (struct group *g = l->inputs->group_list; g; g = g->next)
		b.ngroups += g->first != NULL;
	mark_used(l);
	uint32_t number = b.ngroups;
	for (struct group *g = l->inputs->group_list; g; g = g->next)
		g->number = g->first ? number-- : 0;
	for (size_t j = 0; j < l->image->nouts; j++)
		l->image->outs[j]->number = b.ngroups + (uint32_t)j + 1;
	make_symbols(&b);
	b.sections = arena_alloc(l->arena, (b.ngroups + l->image->nouts + 1) * sizeof *b.sections);
	b.out = (struct elfout){.diag = l->diag, .files = &l->opt->files,
		.type = ET_REL,
		.osabi = l->inputs->osabi,
		.abiversion = l->inputs->abiversion,
		.flags = l->inputs->e_flags,
		.sections = b.sections,
		.nsections = b.ngroups + l->image->nouts + 1,
		.symbols = b.symbols,
		.nsymbols = b.nsymbols,
		.contents = put_contents,
		.user = &b,
	};
	count_gaps(l->image);
	for (size_t j = 0; j < l->image->nouts; j++)
		fill_section(&b, l->image->outs[j], &b.sections[b.ngroups + j]);
	b.sections[b.out.nsections - 1] = (struct elfout_section){.name = STR(GNU_STACK), .type = SHT_PROGBITS, .align = 1, .data = ""};
	elfout_number_relas(b.sections, b.out.nsections);
	for (const struct group *g = l->inputs->group_list; g; g = g->next) {
		if (g->first)
			fill_group(&b, g, &b.sections[g->number - 1]);
	}
	b.out.entry = write_entry(l);
	map_write(l);
	write_file(l, &b.out);
	alloc_free(b.symbols);
}

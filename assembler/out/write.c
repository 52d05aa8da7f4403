/* From sections and symbols to the description of an ELF file that elfout writes. */
#include "assembler/out/write.h"

#include <elf.h>
#include <stdlib.h>

#include "assembler/as.h"
#include "common/base/le.h"
#include "common/base/map.h"
#include "common/elf/amdgpu.h"
#include "common/elf/compress.h"
#include "common/elf/elfout.h"
#include "common/elf/reloc.h"

struct writer {
	struct as *as;
	struct elfout_section *sections;
	size_t nsections;
	struct elfout_symbol *symbols;
	uint32_t nlocals;
};

static uint32_t
section_number(const struct symbol *s)
{
	switch (s->state) {
	case SYM_LABEL:
		return s->frag->sub->section->number;
	case SYM_NUM:
		return SHN_ABS;
	case SYM_COMMON:
		return SHN_COMMON;
	case SYM_LDS:
		return SHN_AMDGPU_LDS;
	default:
		return s->signature ? (uint32_t)s->value : SHN_UNDEF;
	}
}

static void
put_symbol(struct writer *w, const struct symbol *s)
{
	int64_t size = 0;
	struct loc at;
	const char *why = s->size ? expr_number(s->size, &size, &at) : NULL;
	if (why)
		expr_complain(w->as->diag, s->size, why, at);
	uint64_t value = (uint64_t)s->value;
	if (s->state == SYM_LABEL)
		value += s->frag->address;
	else if (s->state == SYM_COMMON || s->state == SYM_LDS)
		value = 1ull << s->align;
	else if (s->state == SYM_UNDEFINED)
		value = 0;
	w->symbols[s->number - 1] = (struct elfout_symbol){.name = s->name, .value = value,
		.size = (uint64_t)size, .section = section_number(s), .bind = s->bind, .type = s->type,
		.other = s->other};
}

static void
put_symbols(struct writer *w)
{
	struct as *as = w->as;
	for (uint32_t i = 0; i < as->values.syms.n; i++)
		if (sym_at(&as->values.syms, i)->number && sym_at(&as->values.syms, i)->type != STT_SECTION)
			put_symbol(w, sym_at(&as->values.syms, i));
	for (size_t i = 0; i < as->values.sects.n; i++) {
		const struct section *s = as->values.sects.p[i];
		if (s->sym->number)
			w->symbols[s->sym->number - 1] = (struct elfout_symbol){.name = {"", 0},
				.section = s->number, .type = STT_SECTION};
	}
	if (as->file)
		w->symbols[0] = (struct elfout_symbol){.name = as->file->name, .section = SHN_ABS,
			.type = STT_FILE};
}

static bool
is_wanted(const struct as *as, const struct section *s)
{
	return s->size || s->user || s->sym->used || (!as->opt.no_text && str_eqz(s->name, ".text"));
}

/* Where relocations have no addends, these are in the bytes. That of a branch already is. */
static void
put_addends(const struct section *s)
{
	for (size_t i = 0; i < s->nrelocs; i++) {
		const struct reloc *r = &s->relocs[i];
		const struct reloc_kind *kind = reloc_find(r->type);
		if (!kind || !r->addend || kind->check == RELOC_DWORDS16 || kind->bytes > s->size ||
			r->offset > s->size - kind->bytes)
			continue;
		le_put((uint8_t *)s->data + r->offset, (uint64_t)r->addend, kind->bytes);
	}
}

static const struct elfout_rela *
relas(struct as *as, const struct section *s)
{
	if (object_has_rel(as->id.os))
		put_addends(s);
	struct elfout_rela *r = arena_alloc(&as->arena, (s->nrelocs + 1) * sizeof *r);
	for (size_t i = 0; i < s->nrelocs; i++)
		r[i] = (struct elfout_rela){.offset = s->relocs[i].offset, .type = s->relocs[i].type,
			.symbol = s->relocs[i].sym ? s->relocs[i].sym->number : 0,
			.addend = s->relocs[i].addend};
	return r;
}

/* The group sections come first; each holds its flag and its members' numbers. A symbol that only names a
 * group is in it. */
static size_t
count_groups(struct as *as)
{
	size_t n = 0;
	struct map last = {0}; /* the last section of each so far */
	for (size_t i = 0; i < as->values.sects.n; i++) {
		struct symbol *group = as->values.sects.p[i]->group;
		if (!group)
			continue;
		bool isnew;
		struct str key = {(const char *)&as->values.sects.p[i]->group, sizeof group};
		uint32_t *at = map_put(&last, key, &isnew);
		if (!isnew)
			as->values.sects.p[*at]->group_next = as->values.sects.p[i];
		*at = (uint32_t)i;
		as->values.sects.p[i]->group_first = isnew;
		if (!isnew)
			continue;
		n++;
		if (group->state == SYM_UNDEFINED && !group->used && !group->bound) {
			group->signature = true;
			group->value = (int64_t)n;
		}
		group->used = true;
	}
	map_free(&last);
	return n;
}

static void
put_groups(struct writer *w)
{
	struct as *as = w->as;
	size_t at = 0;
	elfout_number_relas(w->sections, w->nsections);
	for (size_t i = 0; i < as->values.sects.n; i++) {
		const struct section *first = as->values.sects.p[i];
		size_t n = 0;
		if (!first->group_first)
			continue;
		for (const struct section *s = first; s; s = s->group_next)
			n += 2;
		uint8_t *words = arena_alloc(&as->arena, 4 * (n + 1)), *end = words + 4;
		le_put32(words, first->comdat ? GRP_COMDAT : 0);
		for (const struct section *s = first; s; s = s->group_next) {
			if (!s->number)
				continue;
			le_put32(end, s->number);
			end += 4;
			if (s->nrelocs) {
				le_put32(end, w->sections[s->number - 1].rela);
				end += 4;
			}
		}
		w->sections[at++] = (struct elfout_section){.name = STR(".group"), .type = SHT_GROUP,
			.align = 4, .entsize = 4, .data = words, .size = (size_t)(end - words),
			.info = first->group->number};
	}
}

static void
put_sections(struct writer *w, size_t ngroups)
{
	struct as *as = w->as;
	w->nsections = ngroups;
	for (size_t i = 0; i < as->values.sects.n; i++) {
		struct section *s = as->values.sects.p[i];
		if (!s->number)
			continue;
		struct elfout_section *out = &w->sections[w->nsections++];
		if (s->link && s->link->state != SYM_LABEL)
			diag_error(as->diag, s->link->loc, "the linked-to symbol '%.*s' is in no section", STR_ARG(s->link->name));
		*out = (struct elfout_section){.name = s->name, .type = s->type,
			.flags = s->flags, .align = s->align, .entsize = s->entsize,
			.data = s->data, .size = s->size, .relas = relas(as, s), .nrelas = s->nrelocs,
			.link = s->link && s->link->state == SYM_LABEL ? section_number(s->link) : 0};
		if (as->dwarf.compress)
			elf_compress_debug(out, as->dwarf.compress, &s->compressed);
	}
	if (as->comment.n)
		w->sections[w->nsections++] = (struct elfout_section){.name = STR(".comment"),
			.type = SHT_PROGBITS, .flags = SHF_MERGE | SHF_STRINGS, .align = 1, .entsize = 1,
			.data = as->comment.p, .size = as->comment.n};
}

static void
put_addrsig(struct writer *w)
{
	struct as *as = w->as;
	if (!as->wants_addrsig)
		return;
	uint8_t *p = arena_alloc(&as->arena, as->naddrsig * 10 + 1);
	size_t n = 0;
	for (size_t i = 0; i < as->naddrsig; i++)
		if (as->addrsig[i]->number)
			n += leb_bytes(as->addrsig[i]->number, false, p + n);
	w->sections[w->nsections++] = (struct elfout_section){.name = STR(".llvm_addrsig"),
		.type = SHT_LLVM_ADDRSIG, .flags = SHF_EXCLUDE, .align = 1, .data = p, .size = n};
}

void
write_object(struct as *as, struct buf *image)
{
	struct writer w = {.as = as};
	size_t ngroups = count_groups(as);
	uint32_t number = (uint32_t)ngroups;
	for (size_t i = 0; i < as->values.sects.n; i++) {
		struct section *s = as->values.sects.p[i];
		if (is_wanted(as, s))
			s->number = ++number;
	}
	uint32_t nsymbols = sym_finish(&as->values, as->file ? 1 : 0, &w.nlocals);
	w.sections = arena_alloc(&as->arena, (number + 2) * sizeof *w.sections);
	w.symbols = arena_alloc(&as->arena, (nsymbols + 1) * sizeof *w.symbols);
	put_symbols(&w);
	put_sections(&w, ngroups);
	put_addrsig(&w);
	put_groups(&w); /* names sections of relocations, whose numbers come after all others */
	struct elfout out = {.diag = as->diag, .type = ET_REL, .osabi = object_osabi(as->id.os),
		.abiversion = object_abiversion(as->id.os, as->id.version),
		.flags = as->has_processor ? object_flags(&as->id) : 0,
		.sections = w.sections, .nsections = w.nsections,
		.symbols = w.symbols, .nsymbols = nsymbols, .rel = object_has_rel(as->id.os)};
	if (diag_error_count(as->diag))
		return;
	if (image)
		elfout_make(&out, "object", image);
	else
		elfout_write(&out, as->opt.output);
}

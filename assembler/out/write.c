/* Builds the description of the ELF file from sections and symbols; elfout writes the file from it. */
#include "assembler/out/write.h"

#include <elf.h>
#include <stdlib.h>

#include "assembler/parse/reader.h"
#include "assembler/value/values.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/memory/map.h"
#include "common/elf/amdgpu.h"
#include "common/elf/compress.h"
#include "common/elf/elfout.h"
#include "common/elf/reloc.h"
#include "common/hsa/object.h"

struct object_writer {
	struct object_output *out;
	uint32_t compress;
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
put_symbol(struct object_writer *w, const struct symbol *s)
{
	int64_t size = 0;
	struct loc at;
	const char *why = s->size ? expr_number(s->size, &size, &at) : NULL;
	if (why)
		expr_complain(w->out->in->diag, s->size, why, at);
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
put_symbols(struct object_writer *w)
{
	struct object_output *o = w->out;
	struct symtab *syms = &o->in->values.syms;
	for (uint32_t i = 0; i < syms->n; i++)
		if (sym_at(syms, i)->number && sym_at(syms, i)->type != STT_SECTION)
			put_symbol(w, sym_at(syms, i));
	for (size_t i = 0; i < o->in->values.sects.n; i++) {
		const struct section *s = o->in->values.sects.p[i];
		if (s->sym->number)
			w->symbols[s->sym->number - 1] = (struct elfout_symbol){.name = {"", 0},
				.section = s->number, .type = STT_SECTION};
	}
	if (o->in->values.syms.file)
		w->symbols[0] = (struct elfout_symbol){.name = o->in->values.syms.file->name, .section = SHN_ABS,
			.type = STT_FILE};
}

static bool
is_wanted(const struct object_output *o, const struct section *s)
{
	if (o->analyzed)
		return s->data;
	return s->size || s->user || s->sym->used || (!o->in->opt.no_text && str_eqz(s->name, ".text"));
}

/* Stores addends in the bytes of the section, for targets whose relocations have no addend field. The bytes of a branch already
 * contain the addend. */
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

static struct elfout_rela
rela(const void *relas_of, size_t i)
{
	const struct section *s = relas_of;
	const struct reloc *r = &s->relocs[i];
	return (struct elfout_rela){.offset = r->offset, .type = r->type, .symbol = r->sym ? r->sym->number : 0, .addend = r->addend};
}

/* Links the sections of each group through group_next, and returns the number of groups. The SHT_GROUP sections come
 * first in the section table. A symbol that serves only as the signature of a group is local, and belongs to the
 * group's SHT_GROUP section. */
static size_t
count_groups(struct sections *ss)
{
	size_t n = 0;
	struct map last = {0}; /* maps each group to the last of its sections found so far */
	for (size_t i = 0; i < ss->n; i++) {
		struct symbol *group = ss->p[i]->group;
		if (!group)
			continue;
		bool isnew;
		struct str key = {(const char *)&ss->p[i]->group, sizeof group};
		uint32_t *at = map_put(&last, key, &isnew);
		if (!isnew)
			ss->p[*at]->group_next = ss->p[i];
		*at = (uint32_t)i;
		ss->p[i]->group_first = isnew;
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
put_groups(struct object_writer *w)
{
	struct object_output *o = w->out;
	size_t at = 0;
	elfout_number_relas(w->sections, w->nsections);
	for (size_t i = 0; i < o->in->values.sects.n; i++) {
		const struct section *first = o->in->values.sects.p[i];
		size_t n = 0;
		if (!first->group_first)
			continue;
		for (const struct section *s = first; s; s = s->group_next)
			n += 2;
		uint8_t *words = arena_alloc(&o->in->arena, 4 * (n + 1)), *end = words + 4;
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
put_sections(struct object_writer *w, size_t ngroups)
{
	struct object_output *o = w->out;
	w->nsections = ngroups;
	for (size_t i = 0; i < o->in->values.sects.n; i++) {
		struct section *s = o->in->values.sects.p[i];
		if (!s->number)
			continue;
		struct elfout_section *out = &w->sections[w->nsections++];
		if (s->link && s->link->state != SYM_LABEL)
			diag_error(o->in->diag, s->link->loc, "the linked-to symbol '%.*s' is in no section", STR_ARG(s->link->name));
		if (object_has_rel(o->in->id.os))
			put_addends(s);
		*out = (struct elfout_section){.name = s->name, .type = s->type,
			.flags = s->flags | (o->analyzed ? SHF_EXECINSTR : 0), .align = s->align, .entsize = s->entsize,
			.data = s->data, .size = s->size, .relas_of = s, .nrelas = s->nrelocs,
			.link = s->link && s->link->state == SYM_LABEL ? section_number(s->link) : 0};
		if (w->compress)
			elf_compress_debug(out, w->compress, &s->compressed);
	}
	if (o->comment.n)
		w->sections[w->nsections++] = (struct elfout_section){.name = STR(".comment"),
			.type = SHT_PROGBITS, .flags = SHF_MERGE | SHF_STRINGS, .align = 1, .entsize = 1,
			.data = o->comment.p, .size = o->comment.n};
}

/* Reports an error and returns false if the alignment of sections makes the object larger than --max-size permits. */
static bool
check_alignments(const struct object_writer *w)
{
	struct diag *diag = w->out->in->diag;
	uint64_t most = w->out->in->opt.max_size, end = sizeof(Elf64_Ehdr);

	for (size_t i = 0; i < w->nsections; i++) {
		const struct elfout_section *s = &w->sections[i];
		const struct section *source = s->relas_of;

		end = (end + s->align - 1) / s->align * s->align + (s->type == SHT_NOBITS ? 0 : s->size);
		if (!source || end - sizeof(Elf64_Ehdr) <= most) /* --max-size limits the contents, without the ELF header */
			continue;
		diag_error(diag, source->aligned, "section '%.*s' with an alignment of %llu makes the object larger than %llu bytes; "
			"--max-size raises this limit", STR_ARG(s->name), (unsigned long long)s->align, (unsigned long long)most);
		return false;
	}
	return true;
}

static void
put_addrsig(struct object_writer *w)
{
	struct object_output *o = w->out;
	if (!o->wants_addrsig)
		return;
	uint8_t *p = arena_alloc(&o->in->arena, o->naddrsig * 10 + 1);
	size_t n = 0;
	for (size_t i = 0; i < o->naddrsig; i++)
		if (o->addrsig[i]->number)
			n += leb_bytes(o->addrsig[i]->number, false, p + n);
	w->sections[w->nsections++] = (struct elfout_section){.name = STR(".llvm_addrsig"),
		.type = SHT_LLVM_ADDRSIG, .flags = SHF_EXCLUDE, .align = 1, .data = p, .size = n};
}

/* Writes the described object as write_object() specifies. */
static void
write_described(const struct object_writer *w, const struct elfout *out, struct buf *image,
	void (*checked)(void *user, const struct buf *image), void *user)
{
	const struct reader *in = w->out->in;
	bool fits = check_alignments(w);
	if (values_errors(&in->values) && !in->opt.partial)
		return;
	if (image && fits)
		elfout_make(out, "object", image);
	if (checked && !values_errors(&in->values))
		checked(user, image);
	if (diag_error_count(in->diag))
		return;
	if (in->opt.output && in->opt.type == FILE_OBJ)
		elfout_write(out, in->opt.output);
}

void
write_object(struct object_output *o, uint32_t flags, uint32_t compress, struct buf *image,
	void (*checked)(void *user, const struct buf *image), void *user)
{
	struct object_writer w = {.out = o, .compress = compress};
	size_t ngroups = count_groups(&o->in->values.sects);
	uint32_t number = (uint32_t)ngroups;
	for (size_t i = 0; i < o->in->values.sects.n; i++) {
		struct section *s = o->in->values.sects.p[i];
		s->number = is_wanted(o, s) ? ++number : 0;
	}
	uint32_t nsymbols = sym_finish(&o->in->values, o->in->values.syms.file ? 1 : 0, &w.nlocals);
	w.sections = array_make(number + (size_t)2, sizeof *w.sections);
	w.symbols = array_make(nsymbols + (size_t)1, sizeof *w.symbols);
	put_symbols(&w);
	put_sections(&w, ngroups);
	put_addrsig(&w);
	put_groups(&w); /* after all sections: groups contain the indices of relocation sections */
	struct elfout out = {.diag = o->in->diag, .type = ET_REL, .osabi = object_osabi(o->in->id.os),
		.abiversion = object_abiversion(o->in->id.os, o->in->id.version),
		.flags = flags,
		.sections = w.sections, .nsections = w.nsections,
		.symbols = w.symbols, .nsymbols = nsymbols, .rela = rela, .rel = object_has_rel(o->in->id.os), .files = &o->in->source.files};
	write_described(&w, &out, image, checked, user);
	alloc_free(w.sections);
	alloc_free(w.symbols);
}

void
output_start(struct object_output *o, struct reader *in)
{
	o->in = in;
}

void
output_free(struct object_output *o)
{
	buf_free(&o->comment);
	alloc_free(o->addrsig);
}

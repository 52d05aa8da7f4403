/* Reading one object file: its sections and local symbols, and what is wrong with them. The bytes, and with them names and
 * contents, stay where they are. A thread that reads ahead (ahead.c) and the one that links come here, the latter with
 * the groups, too. */
#include "linker/object.h"

#include <string.h>

#include "common/base/le.h"
#include "common/elf/amdgpu.h"
#include "common/elf/compress.h"

enum { ALIGN_MAX = 1 << 26 };

/* Whether a section of this type and name has contents that are laid out. */
static bool
is_linked(const struct options *opt, const struct elfin_section *s)
{
	bool debug = strncmp(s->name, ".debug", 6) == 0 || strncmp(s->name, ".zdebug", 7) == 0;

	switch (s->hdr.sh_type) {
	case SHT_NULL:
	case SHT_SYMTAB:
	case SHT_STRTAB:
	case SHT_RELA:
	case SHT_REL:
	case SHT_GROUP:
	case SHT_SYMTAB_SHNDX:
	case SHT_LLVM_ADDRSIG:
		return false;
	}
	/* Properties hold for all objects or for none; no loader asks. */
	if (strcmp(s->name, ".note.gnu.property") == 0)
		return false;
	if (opt->kind != OUTPUT_RELOCATABLE &&
		(s->hdr.sh_flags & SHF_EXCLUDE || strcmp(s->name, ".note.GNU-stack") == 0))
		return false;
	return !(debug && !(s->hdr.sh_flags & SHF_ALLOC) && opt->strip != STRIP_NONE);
}

/* The bytes of a compressed section; false after an error. */
static bool
uncompress(const struct reader *r, struct file *f, size_t i, struct insec *s)
{
	Elf64_Chdr header;
	const char *why = elf_uncompress_header(s->data, s->size, &header);
	uint8_t *bytes = NULL;

	if (!why) {
		bytes = arena_alloc(r->arena, header.ch_size);
		why = elf_uncompress(s->data, s->size, &header, bytes);
	}
	if (why) {
		link_error(r, "%s: section %zu (%s): cannot decompress: %s", f->name, i, s->name, why);
		return false;
	}
	s->data = bytes;
	s->size = header.ch_size;
	s->align = header.ch_addralign ? header.ch_addralign : 1;
	s->flags &= ~(uint64_t)SHF_COMPRESSED;
	return true;
}

static void
load_section(const struct reader *r, struct file *f, size_t i)
{
	const struct elfin_section *in = &f->elf.sections[i];
	struct insec *s;

	f->has_groups |= in->hdr.sh_type == SHT_GROUP;
	if (!is_linked(r->opt, in))
		return;
	s = arena_alloc(r->arena, sizeof *s);
	*s = (struct insec){
		.file = f,
		.name = in->name,
		.type = in->hdr.sh_type,
		.flags = in->hdr.sh_flags & ~(uint64_t)(SHF_INFO_LINK | SHF_GROUP),
		.align = in->hdr.sh_addralign ? in->hdr.sh_addralign : 1,
		.entsize = in->hdr.sh_entsize,
		.size = in->hdr.sh_size,
		.data = in->data,
		.retain = in->hdr.sh_flags & SHF_GNU_RETAIN,
	};
	s->group_next = s;
	f->sections[i] = s;
	if (s->flags & SHF_COMPRESSED && !uncompress(r, f, i, s))
		return;
	if (s->align & (s->align - 1) || s->align > ALIGN_MAX)
		link_error(r, "%s: section %zu (%s): %llu is not a valid alignment", f->name, i,
			s->name, (unsigned long long)s->align);
	if (s->flags & SHF_TLS)
		link_error(r, "%s: section %zu (%s): thread-local data does not exist on a GPU", f->name, i,
			s->name);
	if (s->type == SHT_NOBITS && s->size > UINT64_C(1) << 40)
		link_error(r, "%s: section %zu (%s): %#llx is not a valid size", f->name, i, s->name,
			(unsigned long long)s->size);
}

/* A SHF_LINK_ORDER section belongs to another one, or to none. */
static void
follow(struct insec *s, struct insec *to)
{
	s->link_order = to;
	if (!to)
		return;
	s->next_follower = to->followers;
	to->followers = s;
}

/* Which section a section of relocations or a SHF_LINK_ORDER section belongs to. */
static void
connect_section(struct file *f, size_t i)
{
	const struct elfin_section *in = &f->elf.sections[i];
	bool relocs = in->hdr.sh_type == SHT_RELA || in->hdr.sh_type == SHT_REL;
	size_t target = relocs ? in->hdr.sh_info : in->hdr.sh_link;

	if (!relocs && !(in->hdr.sh_flags & SHF_LINK_ORDER && f->sections[i]))
		return;
	if (target >= f->elf.nsections) {
		link_error(&f->elf, "%s: section %zu (%s) refers to section %zu, which does not exist", f->name, i,
			in->name, target);
		return;
	}
	if (!relocs) {
		follow(f->sections[i], f->sections[target]);
	} else if (f->sections[target]) {
		if (f->sections[target]->relocated)
			link_error(&f->elf, "%s: section %zu (%s) has relocations in more than one section",
				f->name, target, f->sections[target]->name);
		f->sections[target]->relocated = true;
		f->sections[target]->bad_relas = in;
	}
}

static struct symbol *
local_symbol(const struct reader *r, struct file *f, const struct elfin_symbol *in)
{
	struct symbol *y = arena_alloc(r->arena, sizeof *y);

	*y = (struct symbol){
		.name = str_from(in->name),
		.state = in->section == SHN_UNDEF ? SYMBOL_UNDEFINED : SYMBOL_DEFINED,
		.file = f,
		.value = in->value,
		.size = in->size,
		.bind = STB_LOCAL,
		.type = in->type,
		.other = in->other,
		.visibility = ELF64_ST_VISIBILITY(in->other),
		.lds = in->reserved && in->section == SHN_AMDGPU_LDS,
		.regular = true,
	};
	if (!in->reserved)
		y->sec = f->sections[in->section];
	y->discarded = !in->reserved && in->section != SHN_UNDEF && (!y->sec || y->sec->discarded);
	return y;
}

/* Type 10 is a kernel in code object V2, and STT_GNU_IFUNC after it. */
static void
check_types(const struct file *f)
{
	const unsigned char *ident = f->elf.hdr.e_ident;

	if (ident[EI_OSABI] == ELFOSABI_AMDGPU_HSA && ident[EI_ABIVERSION] == ELFABIVERSION_AMDGPU_HSA_V2)
		return;
	for (size_t i = 0; i < f->nsymbols; i++) {
		const struct elfin_symbol y = elfin_symbol(&f->symtab, i);

		if (y.type == STT_GNU_IFUNC)
			link_error(&f->elf, "%s: symbol %s is an indirect function (STT_GNU_IFUNC), which code objects do not support",
				f->name, y.name);
	}
}

/* The symbol table, and the array of symbols with the local ones. */
static bool
load_symbols(const struct reader *r, struct file *f)
{
	const struct elfin_section *table = elfin_find(&f->elf, SHT_SYMTAB, NULL);
	size_t n, nlocals;

	if (!table)
		return true;
	if (!elfin_symtab(&f->elf, table, &f->symtab))
		return false;
	n = f->nsymbols = f->symtab.n;
	nlocals = table->hdr.sh_info;
	if (r->opt->kind != OUTPUT_RELOCATABLE)
		check_types(f);
	if (nlocals == 0 && n)
		nlocals = 1;
	if (nlocals > n) {
		link_error(r, "%s: section %zu (%s): sh_info counts more local symbols than there are symbols", f->name,
			elfin_number(&f->elf, table), table->name);
		nlocals = n;
	}
	f->symbols = arena_alloc(r->arena, n * sizeof *f->symbols);
	f->nlocals = nlocals;
	for (size_t i = 0; i < nlocals; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);

		f->symbols[i] = local_symbol(r, f, &in);
	}
	return true;
}

/* Opens the relocations of all sections, but for those in which something is wrong. Returns whether there are none. */
static bool
open_relas(struct file *f)
{
	bool ok = true;

	for (size_t i = 1; i < f->nsections; i++) {
		struct insec *s = f->sections[i];

		if (!s || !s->bad_relas)
			continue;
		if (elfin_reltab_try(&f->elf, s->bad_relas, &s->relas) && (!s->relas.n || s->relas.top < f->nsymbols))
			s->bad_relas = NULL;
		else
			ok = false;
	}
	return ok;
}

bool
object_is_linkable(const struct file *f)
{
	return f->elf.hdr.e_machine == EM_AMDGPU && f->elf.hdr.e_type == ET_REL;
}

bool
object_read(const struct reader *r, struct file *f)
{
	f->nsections = f->elf.nsections;
	f->sections = arena_alloc(r->arena, (f->nsections + 1) * sizeof *f->sections);
	for (size_t i = 1; i < f->nsections; i++)
		load_section(r, f, i);
	for (size_t i = 1; i < f->nsections; i++)
		connect_section(f, i);
	if (!load_symbols(r, f))
		return false;
	/* The headers of 20,000 objects take more memory than their code. */
	if (open_relas(f) && !f->has_groups)
		elfin_forget_sections(&f->elf);
	return true;
}

/* A section group: the members live and die together; of a COMDAT group one file's copy is kept. */
static void
load_group(struct link *l, struct file *f, const struct elfin_section *in)
{
	size_t number = elfin_number(&f->elf, in), count = in->hdr.sh_size / 4;
	struct elfin_symbol y;
	struct group *g;
	bool isnew = true;
	uint32_t word;

	if (in->hdr.sh_size % 4 || count == 0 || !in->data || in->hdr.sh_info >= f->nsymbols) {
		link_error(l, "%s: section %zu (%s): malformed section group", f->name, number, in->name);
		return;
	}
	y = elfin_symbol(&f->symtab, in->hdr.sh_info);
	word = le_get32(in->data);
	if (word & GRP_COMDAT)
		map_put(&l->groups,
			str_from(y.type == STT_SECTION && !y.reserved
					 ? f->elf.sections[y.section].name
					 : y.name),
			&isnew);
	g = arena_alloc(&l->arena, sizeof *g);
	*g = (struct group){
		.file = f, .flags = word, .symbol = in->hdr.sh_info, .next = l->group_list};
	if (isnew)
		l->group_list = g;
	for (size_t i = 1; i < count; i++) {
		struct insec *s;

		word = le_get32(in->data + 4 * i);
		if (word >= f->elf.nsections) {
			link_error(l, "%s: section %zu (%s): its member %u does not exist", f->name, number,
				in->name, word);
			return;
		}
		s = f->sections[word];
		if (!s)
			continue;
		s->discarded = !isnew;
		s->group = g;
		if (g->first) {
			struct insec *next = s->group_next;

			s->group_next = g->first->group_next;
			g->first->group_next = next;
		} else {
			g->first = s;
		}
	}
}

void
object_group(struct link *l, struct file *f)
{
	if (!f->has_groups)
		return;
	for (size_t i = 1; i < f->elf.nsections; i++) {
		if (f->elf.sections[i].hdr.sh_type == SHT_GROUP)
			load_group(l, f, &f->elf.sections[i]);
	}
	for (size_t i = 0; i < f->nlocals; i++) {
		struct symbol *y = f->symbols[i];

		y->discarded |= y->sec && y->sec->discarded;
	}
}

/* Reads and checks an object file: its sections, local symbols and section groups. Names and contents are not copied; they point
 * into the file's bytes. */
#include "linker/input/object.h"

#include <string.h>

#include "common/base/memory/le.h"
#include "common/elf/amdgpu.h"
#include "common/elf/compress.h"
#include "common/hsa/info/info.h"
#include "linker/input/link_symbol.h"

/* Returns whether a section of this type contains code or data to link. ELF tables, such as symbol tables and
 * relocation sections, do not: they describe other sections. */
static bool
has_contents(uint32_t type)
{
	switch (type) {
	case SHT_NULL:
	case SHT_SYMTAB:
	case SHT_STRTAB:
	case SHT_RELA:
	case SHT_REL:
	case SHT_GROUP:
	case SHT_SYMTAB_SHNDX:
		return false;
	}
	return true;
}

/* Returns whether ld.lld links a section of this type. Besides the listed types, ld.lld accepts processor-specific
 * types, OS-specific types unless SHF_OS_NONCONFORMING is set, and application-specific types of sections that are not
 * loaded. */
static bool
is_known_type(const Elf64_Shdr *hdr)
{
	switch (hdr->sh_type) {
	case SHT_PROGBITS:
	case SHT_NOTE:
	case SHT_NOBITS:
	case SHT_INIT_ARRAY:
	case SHT_FINI_ARRAY:
	case SHT_PREINIT_ARRAY:
		return true;
	}
	if (hdr->sh_type >= SHT_LOUSER)
		return !(hdr->sh_flags & SHF_ALLOC);
	return hdr->sh_type >= SHT_LOPROC || (hdr->sh_type >= SHT_LOOS && !(hdr->sh_flags & SHF_OS_NONCONFORMING));
}

static bool
is_linked(const struct link_options *opt, const struct elfin_section *s)
{
	bool debug = strncmp(s->name, ".debug", 6) == 0 || strncmp(s->name, ".zdebug", 7) == 0;

	if (!has_contents(s->hdr.sh_type) || s->hdr.sh_type == SHT_LLVM_ADDRSIG)
		return false;
	/* Property notes are valid only if all objects have them, and loaders of code objects do not read them. The build
	 * ID of an input file does not identify the output file. */
	if (strcmp(s->name, ".note.gnu.property") == 0 || strcmp(s->name, ".note.gnu.build-id") == 0)
		return false;
	if (strcmp(s->name, GNU_STACK) == 0 || (opt->kind != OUTPUT_RELOCATABLE && s->hdr.sh_flags & SHF_EXCLUDE))
		return false;
	return !(debug && !(s->hdr.sh_flags & SHF_ALLOC) && opt->strip != STRIP_NONE);
}

/* Decompresses section i. *left is the number of bytes to which sections of the file may still decompress. */
static bool
unpack(const struct input_object_reader *r, struct input_file *f, size_t i, struct insec *s, uint64_t *left)
{
	struct elf_packed packed;
	const char *why = elf_packed_read(&packed, false, s->data, s->size, left);
	uint8_t *bytes = NULL;

	if (!why) {
		bytes = arena_take(r->arena, packed.size);
		why = elf_unpack(&packed, bytes);
	}
	if (why) {
		link_error(r, "%s: section %zu (%s): cannot decompress: %s", f->name, i, s->name, why);
		return false;
	}
	s->data = bytes;
	s->size = packed.size;
	s->align = packed.align;
	s->flags &= ~(uint64_t)SHF_COMPRESSED;
	return true;
}

static void
check_section(const struct input_object_reader *r, const struct input_file *f, size_t i)
{
	const struct elfin_section *in = &f->elf.sections[i];
	const struct insec *s = f->sections[i];

	if (!r->opt->unknown_types && !is_known_type(&in->hdr))
		link_error(r, "%s: section %zu (%s): unknown section type %#x; --no-warn-mismatch links it as it is", f->name, i,
			s->name, s->type);
	if (r->opt->merge && s->flags & SHF_MERGE && s->flags & SHF_WRITE && s->entsize && s->size)
		link_error(r, "%s: section %zu (%s): a mergeable section (SHF_MERGE) cannot be writable; -O0 merges nothing", f->name,
			i, s->name);
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

static struct insec *
new_section(const struct input_object_reader *r, struct input_file *f, const struct elfin_section *in)
{
	struct insec *s = arena_alloc(r->arena, sizeof *s);

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
	return s;
}

/* Notes the sections of object linking (common/hsa/info), which have contents to read even if they are not linked. */
static void
load_info(const struct input_object_reader *r, struct input_file *f, size_t i)
{
	const struct elfin_section *in = &f->elf.sections[i];

	if (!in->data)
		return;
	if (strcmp(in->name, INFO_SECTION) == 0 && in->hdr.sh_type == SHT_PROGBITS) {
		f->info = f->sections[i] ? f->sections[i] : new_section(r, f, in);
		f->info_number = i;
	} else if (strcmp(in->name, INFO_STRINGS) == 0) {
		f->info_strings = in->data;
		f->ninfo_strings = in->hdr.sh_size;
	}
}

static void
load_section(const struct input_object_reader *r, struct input_file *f, size_t i, uint64_t *left)
{
	const struct elfin_section *in = &f->elf.sections[i];

	f->has_groups |= in->hdr.sh_type == SHT_GROUP;
	if (in->hdr.sh_flags & SHF_EXECINSTR && strcmp(in->name, GNU_STACK) == 0 && r->opt->kind != OUTPUT_RELOCATABLE && !r->opt->execstack)
		link_error(r, "%s: the file requires an executable stack, which -z execstack allows", f->name);
	if (!is_linked(r->opt, in)) {
		if (in->hdr.sh_flags & SHF_EXCLUDE)
			load_info(r, f, i);
		return;
	}
	struct insec *s = new_section(r, f, in);
	f->sections[i] = s;
	if (in->hdr.sh_flags & SHF_EXCLUDE)
		load_info(r, f, i);
	if (!(s->flags & SHF_COMPRESSED) || unpack(r, f, i, s, left))
		check_section(r, f, i);
}

static void
add_follower(struct insec *s, struct insec *to)
{
	s->link_order = to;
	s->next_follower = to->followers;
	to->followers = s;
}

static void
attach_relocations(struct input_file *f, struct insec *s, size_t number, const struct elfin_section *relocs)
{
	if (s->relocated)
		link_error(&f->elf, "%s: section %zu (%s) has relocations in more than one section", f->name, number, s->name);
	s->relocated = true;
	s->bad_relas = relocs;
}

static void
refuse_target(const struct input_file *f, size_t i, const char *field, size_t target, const char *must)
{
	const struct elfin_section *v = f->elf.sections;

	if (target == 0 || target >= f->elf.nsections)
		link_error(&f->elf, "%s: section %zu (%s): %s is %zu, but must be the number of %s", f->name, i, v[i].name, field,
			target, must);
	else
		link_error(&f->elf, "%s: section %zu (%s): %s is %zu (%s), but must be the number of %s", f->name, i, v[i].name,
			field, target, v[target].name, must);
}

/* Attaches a relocation section or a SHF_LINK_ORDER section to the section to which it refers. For a SHT_SYMTAB_SHNDX
 * section, checks that it refers to a symbol table. */
static void
connect_section(struct input_file *f, size_t i)
{
	const Elf64_Shdr *in = &f->elf.sections[i].hdr;
	bool relocs = in->sh_type == SHT_RELA || in->sh_type == SHT_REL;
	size_t target = relocs ? in->sh_info : in->sh_link;
	bool exists = target < f->elf.nsections;
	uint32_t type = exists ? f->elf.sections[target].hdr.sh_type : SHT_NULL;
	struct insec *to = exists ? f->sections[target] : NULL;

	if (relocs && exists && f->info && target == f->info_number)
		to = f->info;
	if (relocs && !has_contents(type)) {
		refuse_target(f, i, "sh_info", target, "a section that can be relocated");
	} else if (relocs && to) {
		attach_relocations(f, to, target, &f->elf.sections[i]);
	} else if (in->sh_type == SHT_SYMTAB_SHNDX && type != SHT_SYMTAB) {
		refuse_target(f, i, "sh_link", target, "a symbol table");
	} else if (f->sections[i] && in->sh_flags & SHF_LINK_ORDER && target) {
		if (to)
			add_follower(f->sections[i], to);
		else
			refuse_target(f, i, "sh_link", target, "a section that is linked");
	}
}

static struct link_symbol *
local_symbol(const struct input_object_reader *r, struct input_file *f, const struct elfin_symbol *in)
{
	struct link_symbol *y = arena_alloc(r->arena, sizeof *y);

	*y = (struct link_symbol){
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

static void
check_binding(const struct input_file *f, const struct elfin_section *table, size_t i, const struct elfin_symbol *y)
{
	uint32_t nlocals = table->hdr.sh_info;

	if (i < nlocals ? y->bind == STB_LOCAL : y->bind == STB_GLOBAL || y->bind == STB_WEAK || y->bind == STB_GNU_UNIQUE)
		return;
	if (i >= nlocals && y->bind != STB_LOCAL)
		link_error(&f->elf, "%s: symbol %zu (%s): unknown binding %u", f->name, i, y->name, y->bind);
	else
		link_error(&f->elf, "%s: symbol %zu (%s) is %s, but sh_info of section %zu (%s) counts %u local symbols", f->name, i,
			y->name, y->bind == STB_LOCAL ? "local" : "not local", elfin_number(&f->elf, table), table->name, nlocals);
}

static void
check_symbols(const struct input_object_reader *r, const struct input_file *f, const struct elfin_section *table)
{
	const unsigned char *ident = f->elf.hdr.e_ident;
	/* Symbol type 10 is a kernel in code object V2, and STT_GNU_IFUNC in later versions. */
	bool kernels = ident[EI_OSABI] == ELFOSABI_AMDGPU_HSA && ident[EI_ABIVERSION] == ELFABIVERSION_AMDGPU_HSA_V2;

	for (size_t i = 0; i < f->nsymbols; i++) {
		const struct elfin_symbol y = elfin_symbol(&f->symtab, i);

		check_binding(f, table, i, &y);
		if (y.type == STT_GNU_IFUNC && !kernels && r->opt->kind != OUTPUT_RELOCATABLE)
			link_error(r, "%s: symbol %s is an indirect function (STT_GNU_IFUNC), which code objects do not support",
				f->name, y.name);
		else if (y.type == STT_TLS)
			link_error(r, "%s: symbol %s is thread-local (STT_TLS), which does not exist on a GPU", f->name, y.name);
	}
}

static bool
load_symbols(const struct input_object_reader *r, struct input_file *f)
{
	const struct elfin_section *table = elfin_find(&f->elf, SHT_SYMTAB, NULL);

	if (!table)
		return true;
	if (!elfin_symtab(&f->elf, table, &f->symtab))
		return false;
	f->nsymbols = f->symtab.n;
	if (table->hdr.sh_info == 0 || table->hdr.sh_info > f->nsymbols) {
		link_error(r, "%s: section %zu (%s): sh_info is %u, but must be the number of local symbols, 1 to %zu", f->name,
			elfin_number(&f->elf, table), table->name, table->hdr.sh_info, f->nsymbols);
		f->nsymbols = 0;
		return false;
	}
	check_symbols(r, f, table);
	f->symbols = arena_alloc(r->arena, f->nsymbols * sizeof *f->symbols);
	f->nlocals = table->hdr.sh_info;
	for (size_t i = 0; i < f->nlocals; i++) {
		const struct elfin_symbol in = elfin_symbol(&f->symtab, i);

		f->symbols[i] = local_symbol(r, f, &in);
	}
	return true;
}

/* Opens the relocation section of a section, if there is one. Returns false if it is invalid. */
static bool
open_rela(struct input_file *f, struct insec *s)
{
	if (!s || !s->bad_relas)
		return true;
	if (!elfin_reltab_try(&f->elf, s->bad_relas, &s->relas) || (s->relas.n && s->relas.top >= f->nsymbols))
		return false;
	s->bad_relas = NULL;
	return true;
}

/* Opens the valid relocation sections. Returns false if any relocation section is invalid. */
static bool
open_relas(struct input_file *f)
{
	bool ok = open_rela(f, f->info);

	for (size_t i = 1; i < f->nsections; i++)
		ok &= open_rela(f, f->sections[i]);
	return ok;
}

bool
object_is_linkable(const struct input_file *f)
{
	return f->elf.hdr.e_machine == EM_AMDGPU && f->elf.hdr.e_type == ET_REL;
}

bool
object_read(const struct input_object_reader *r, struct input_file *f)
{
	uint64_t left = elf_packed_limit(f->elf.nbytes);

	f->nsections = f->elf.nsections;
	f->sections = arena_alloc(r->arena, (f->nsections + 1) * sizeof *f->sections);
	for (size_t i = 1; i < f->nsections; i++)
		load_section(r, f, i, &left);
	for (size_t i = 1; i < f->nsections; i++)
		connect_section(f, i);
	if (!load_symbols(r, f))
		return false;
	/* The section headers of 20,000 objects are larger than their code. Free them if they are no longer needed. */
	if (open_relas(f) && !f->has_groups)
		elfin_forget_sections(&f->elf);
	return true;
}

static bool
check_group(const struct inputs *inputs, const struct input_file *f, const struct elfin_section *in)
{
	const Elf64_Shdr *hdr = &in->hdr;
	size_t number = elfin_number(&f->elf, in);

	if (hdr->sh_size % 4 || !in->data || (hdr->sh_entsize && hdr->sh_entsize != 4)) {
		link_error(inputs, "%s: section %zu (%s): its %#llx bytes are not a section group: flags and members of 4 bytes each",
			f->name, number, in->name, (unsigned long long)hdr->sh_size);
		return false;
	}
	if (hdr->sh_info >= f->nsymbols) {
		link_error(inputs, "%s: section %zu (%s): symbol %u, the signature of the section group, does not exist", f->name,
			number, in->name, hdr->sh_info);
		return false;
	}
	uint32_t flags = le_get32(in->data);
	if (flags & ~(uint32_t)GRP_COMDAT)
		link_error(inputs, "%s: section %zu (%s): unknown flags %#x of a section group", f->name, number, in->name, flags);
	for (size_t i = 1; i < hdr->sh_size / 4; i++) {
		uint32_t member = le_get32(in->data + 4 * i);

		if (member >= f->elf.nsections) {
			link_error(inputs, "%s: section %zu (%s): its member %u does not exist", f->name, number, in->name, member);
			return false;
		}
		if (f->sections[member] && f->sections[member]->group)
			link_error(inputs, "%s: section %zu (%s): its member %u (%s) is already a member of a group", f->name, number,
				in->name, member, f->sections[member]->name);
	}
	return true;
}

static void
join_group(struct group *g, struct insec *s)
{
	s->group = g;
	g->alloc |= (s->flags & SHF_ALLOC) != 0;
	if (g->first) {
		struct insec *next = s->group_next;

		s->group_next = g->first->group_next;
		g->first->group_next = next;
	} else {
		g->first = s;
	}
}

/* Reads a section group, and lists its members. Of several COMDAT groups with the same signature, only the first is
 * kept; the members of the others are marked as discarded. */
static void
load_group(struct inputs *inputs, struct input_file *f, const struct elfin_section *in)
{
	bool isnew = true;

	if (!check_group(inputs, f, in))
		return;
	struct elfin_symbol y = elfin_symbol(&f->symtab, in->hdr.sh_info);
	uint32_t flags = le_get32(in->data);
	if (flags & GRP_COMDAT)
		map_put(&inputs->groups,
			str_from(y.type == STT_SECTION && !y.reserved
				? f->elf.sections[y.section].name
				: y.name),
			&isnew);
	struct group *g = arena_alloc(inputs->arena, sizeof *g);
	*g = (struct group){
		.file = f, .flags = flags, .symbol = in->hdr.sh_info, .next = inputs->group_list};
	if (isnew)
		inputs->group_list = g;
	for (size_t i = 1; i < in->hdr.sh_size / 4; i++) {
		struct insec *s = f->sections[le_get32(in->data + 4 * i)];

		if (!s || s->group)
			continue;
		s->discarded = !isnew;
		join_group(g, s);
	}
}

void
object_group(struct inputs *inputs, struct input_file *f)
{
	if (!f->has_groups)
		return;
	for (size_t i = 1; i < f->elf.nsections; i++) {
		if (f->elf.sections[i].hdr.sh_type == SHT_GROUP)
			load_group(inputs, f, &f->elf.sections[i]);
	}
	for (size_t i = 0; i < f->nlocals; i++) {
		struct link_symbol *y = f->symbols[i];

		y->discarded |= y->sec && y->sec->discarded;
	}
}

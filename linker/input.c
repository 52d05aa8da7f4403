/* Input files: relocatable objects and archives of them, in the order of the command line. A member
 * of an archive is loaded when a name that it defines is wanted, however late; so is an object after
 * --start-lib. Entering a file's symbols (resolve.c) only notes which members are wanted: they are loaded
 * when the file is done, so loading never nests. */
#include <assert.h>
#include <errno.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "common/base/le.h"
#include "common/elf/amdgpu.h"
#include "common/elf/archive.h"
#include "common/elf/compress.h"
#include "linker/input.h"
#include "linker/resolve.h"

/* An archive, or a single object that is loaded when it is wanted. */
struct archive {
	const char *name;
	Elf *elf;
	struct map loaded;     /* members by their offset */
	const uint8_t *object; /* NULL: it is an archive */
	size_t size;
	const char *of; /* the thin archive that the object is a member of, or NULL */
};

enum { ALIGN_MAX = 1 << 26 };

/* Whether a section of this type and name has contents that are laid out. */
static bool
is_linked(const struct link *l, const struct elfin_section *s)
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
	if (l->opt.kind != OUTPUT_RELOCATABLE &&
		(s->hdr.sh_flags & SHF_EXCLUDE || strcmp(s->name, ".note.GNU-stack") == 0))
		return false;
	return !(debug && !(s->hdr.sh_flags & SHF_ALLOC) && l->opt.strip != STRIP_NONE);
}

/* The bytes of a compressed section; false after an error. */
static bool
uncompress(struct link *l, struct file *f, size_t i, struct insec *s)
{
	Elf64_Chdr header;
	const char *why = elf_uncompress_header(s->data, s->size, &header);
	uint8_t *bytes = NULL;

	if (!why) {
		bytes = arena_alloc(&l->arena, header.ch_size);
		why = elf_uncompress(s->data, s->size, &header, bytes);
	}
	if (why) {
		link_error(l, "%s: section %zu (%s): cannot decompress: %s", f->name, i, s->name, why);
		return false;
	}
	s->data = bytes;
	s->size = header.ch_size;
	s->align = header.ch_addralign ? header.ch_addralign : 1;
	s->flags &= ~(uint64_t)SHF_COMPRESSED;
	return true;
}

static void
load_section(struct link *l, struct file *f, size_t i)
{
	const struct elfin_section *in = &f->elf.sections[i];
	struct insec *s;

	if (!is_linked(l, in))
		return;
	s = arena_alloc(&l->arena, sizeof *s);
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
	if (s->flags & SHF_COMPRESSED && !uncompress(l, f, i, s))
		return;
	if (s->align & (s->align - 1) || s->align > ALIGN_MAX)
		link_error(l, "%s: section %zu (%s): %llu is not a valid alignment", f->name, i,
			s->name, (unsigned long long)s->align);
	if (s->flags & SHF_TLS)
		link_error(l, "%s: section %zu (%s): thread-local data does not exist on a GPU", f->name, i,
			s->name);
	if (s->type == SHT_NOBITS && s->size > UINT64_C(1) << 40)
		link_error(l, "%s: section %zu (%s): %#llx is not a valid size", f->name, i, s->name,
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
		if (f->sections[target]->rela)
			link_error(&f->elf, "%s: section %zu (%s) has relocations in more than one section",
				f->name, target, f->sections[target]->name);
		f->sections[target]->rela = in;
	}
}

/* A section group: the members live and die together; of a COMDAT group one file's copy is kept. */
static void
load_group(struct link *l, struct file *f, const struct elfin_section *in,
	const struct elfin_symbol *symbols, size_t nsymbols)
{
	size_t number = elfin_number(&f->elf, in), count = in->hdr.sh_size / 4;
	const struct elfin_symbol *y;
	struct group *g;
	bool isnew = true;
	uint32_t word;

	if (in->hdr.sh_size % 4 || count == 0 || !in->data || in->hdr.sh_info >= nsymbols) {
		link_error(l, "%s: section %zu (%s): malformed section group", f->name, number, in->name);
		return;
	}
	y = &symbols[in->hdr.sh_info];
	word = le_get32(in->data);
	if (word & GRP_COMDAT)
		map_put(&l->groups,
			str_from(y->type == STT_SECTION && !y->reserved
					 ? f->elf.sections[y->section].name
					 : y->name),
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

static struct symbol *
local_symbol(struct link *l, struct file *f, const struct elfin_symbol *in)
{
	struct symbol *y = arena_alloc(&l->arena, sizeof *y);

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
check_types(const struct file *f, const struct elfin_symbol *symbols, size_t n)
{
	const unsigned char *ident = f->elf.hdr.e_ident;

	if (ident[EI_OSABI] == ELFOSABI_AMDGPU_HSA && ident[EI_ABIVERSION] == ELFABIVERSION_AMDGPU_HSA_V2)
		return;
	for (size_t i = 0; i < n; i++) {
		if (symbols[i].type == STT_GNU_IFUNC)
			link_error(&f->elf, "%s: symbol %s is an indirect function (STT_GNU_IFUNC), which code objects do not support",
				f->name, symbols[i].name);
	}
}

static void
load_symbols(struct link *l, struct file *f)
{
	const struct elfin_section *table = elfin_find(&f->elf, SHT_SYMTAB, NULL);
	struct elfin_symbol *symbols = NULL;
	size_t n = 0, nlocals;

	if (table && !elfin_symbols(&f->elf, table, &symbols, &n))
		return;
	nlocals = table ? table->hdr.sh_info : 0;
	if (l->opt.kind != OUTPUT_RELOCATABLE)
		check_types(f, symbols, n);
	if (nlocals == 0 && n)
		nlocals = 1;
	if (nlocals > n) {
		link_error(l, "%s: section %zu (%s): sh_info counts more local symbols than there are symbols", f->name,
			elfin_number(&f->elf, table), table->name);
		nlocals = n;
	}
	for (size_t i = 1; i < f->elf.nsections; i++) {
		if (f->elf.sections[i].hdr.sh_type == SHT_GROUP)
			load_group(l, f, &f->elf.sections[i], symbols, n);
	}
	f->symbols = arena_alloc(&l->arena, n * sizeof *f->symbols);
	f->nsymbols = n;
	f->nlocals = nlocals;
	for (size_t i = 0; i < nlocals; i++)
		f->symbols[i] = local_symbol(l, f, &symbols[i]);
	resolve_file(l, f, symbols);
	free(symbols);
}

static bool
is_bitcode(const void *bytes, size_t n)
{
	return n >= 4 &&
	       (memcmp(bytes, "BC\xc0\xde", 4) == 0 || memcmp(bytes, "\xde\xc0\x17\x0b", 4) == 0);
}

/* An error that says what it is that cannot be linked. */
static void
refuse(struct link *l, const char *name, const void *bytes, size_t n)
{
	const uint8_t *p = bytes;
	bool text = n > 0;

	for (size_t i = 0; i < n && i < 256; i++)
		text &= p[i] >= 0x20 ? p[i] < 0x7f : p[i] >= '\t' && p[i] <= '\r';
	if (is_bitcode(p, n))
		link_error(l, "%s: LLVM bitcode; it must be compiled before it is linked", name);
	else if (text)
		link_error(l, "%s: a text file, not an object; linker scripts are not supported", name);
	else
		link_error(l, "%s: not an ELF file%s", name, n ? "" : ": it is empty");
}

/* The bytes stay for the run; archive is NULL or what they are a member of. */
static void
load_object(struct link *l, const char *name, const char *archive, const void *bytes, size_t n)
{
	struct file *f = arena_alloc(&l->arena, sizeof *f);

	f->name = name;
	f->archive = archive;
	if (!elfin_is_elf(bytes, n)) {
		refuse(l, name, bytes, n);
		return;
	}
	if (!elfin_memory(&f->elf, l->diag, name, bytes, n))
		return;
	if (f->elf.hdr.e_machine != EM_AMDGPU) {
		*APPEND(l->strangers, l->nstrangers, l->capstrangers) = f;
		return;
	}
	if (f->elf.hdr.e_type != ET_REL) {
		link_error(l, "%s: not a relocatable object%s", name,
			f->elf.hdr.e_type == ET_DYN ? " but a shared one" : "");
		return;
	}
	if (l->opt.trace)
		printf("%s\n", name);
	f->number = l->nfiles;
	*APPEND(l->files, l->nfiles, l->capfiles) = f;
	f->sections = arena_alloc(&l->arena, (f->elf.nsections + 1) * sizeof *f->sections);
	for (size_t i = 1; i < f->elf.nsections; i++)
		load_section(l, f, i);
	for (size_t i = 1; i < f->elf.nsections; i++)
		connect_section(f, i);
	load_symbols(l, f);
}

static const char *
member_name(struct link *l, const struct archive *a, const struct archive_member *m)
{
	return arena_printf(&l->arena, "%s(%s)", a->name, m->hdr.ar_name);
}

static void
load_member(struct link *l, struct archive *a, const struct archive_member *m)
{
	if (m->n)
		load_object(l, member_name(l, a, m), a->name, m->bytes, m->n);
}

/* Loads the archive member at this offset unless it was loaded before. */
static void
load_from(struct link *l, struct archive *a, uint64_t offset)
{
	struct archive_member m;
	const char *why;
	Elf *member;
	struct str key = arena_str(&l->arena, (struct str){(const char *)&offset, sizeof offset});
	bool isnew;

	map_put(&a->loaded, key, &isnew);
	if (!isnew)
		return;
	if (a->object) {
		load_object(l, a->name, a->of, a->object, a->size);
		return;
	}
	member = elf_rand(a->elf, offset) ? elf_begin(-1, ELF_C_READ_MMAP, a->elf) : NULL;
	why = member ? archive_member(&l->arena, member, &m) : elf_errmsg(-1);
	if (why)
		link_error(l, "%s: no member at %#llx: %s", a->name, (unsigned long long)offset, why);
	else
		load_member(l, a, &m);
	elf_end(member);
}

static void
load_asked(struct link *l)
{
	const struct symbol *y;

	while ((y = resolve_asked(l)) != NULL)
		load_from(l, y->archive, y->member);
}

/* A member that is wanted already is loaded at once. */
static void
note_lazy(struct link *l, struct archive *a, uint64_t member, struct str name)
{
	resolve_lazy(l, a, a->name, member, name);
	load_asked(l);
}

/* Enters the names that an object defines, which is loaded as this member when one of them is
 * wanted. */
static void
index_object(struct link *l, struct archive *a, uint64_t member, const void *bytes, size_t size)
{
	const struct elfin_section *table;
	struct elfin_symbol *symbols = NULL;
	struct elfin e;
	size_t n = 0;

	if (!elfin_memory(&e, l->diag, a->name, bytes, size))
		return;
	table = elfin_find(&e, SHT_SYMTAB, NULL);
	if (table && !elfin_symbols(&e, table, &symbols, &n))
		n = 0;
	for (size_t i = 0; i < n; i++) {
		if (symbols[i].bind != STB_LOCAL && symbols[i].section != SHN_UNDEF)
			note_lazy(l, a, member, str_from(symbols[i].name));
	}
	free(symbols);
	elfin_close(&e);
}

/* Where an archive has no index. */
static void
index_member(struct link *l, struct archive *a, const struct archive_member *m)
{
	if (elfin_is_elf(m->bytes, m->n))
		index_object(l, a, m->place, m->bytes, m->n);
	else if (is_bitcode(m->bytes, m->n))
		refuse(l, member_name(l, a, m), m->bytes, m->n);
	else if (m->n)
		diag_warning(l->diag, (struct loc){0}, "%s: not an object, ignored", member_name(l, a, m));
}

/* The bytes of a file for the run, NULL after an error. */
static struct buf *
read_file(struct link *l, const char *path)
{
	struct buf *file = arena_alloc(&l->arena, sizeof *file);

	if (!buf_read_file(file, path)) {
		link_error(l, "cannot read %s: %s", path, strerror(errno));
		return NULL;
	}
	*APPEND(l->opened.v, l->opened.n, l->opened.cap) = path;
	return file;
}

static void
load_lazy(struct link *l, const char *name, const char *of, const struct buf *file)
{
	struct archive *a = arena_alloc(&l->arena, sizeof *a);

	*a = (struct archive){.name = name, .object = file->p, .size = file->n, .of = of};
	if (elfin_is_elf(file->p, file->n))
		index_object(l, a, 0, file->p, file->n);
	else
		refuse(l, name, file->p, file->n);
}

/* What is done with the members of an archive. */
struct walk {
	struct link *l;
	struct archive *a;
	bool whole;
};

static void
load_archive(struct link *l, const char *name, const struct buf *file, bool whole);

static void
walk_member(void *user, const struct archive_member *m)
{
	struct walk *w = user;
	const struct buf *file = m->path ? read_file(w->l, m->path) : NULL;

	if (!m->path)
		(w->whole ? load_member : index_member)(w->l, w->a, m);
	else if (!file)
		return;
	else if (archive_is(file->p, file->n) && !archive_is_thin(file->p, file->n))
		load_archive(w->l, m->path, file, w->whole);
	else if (w->whole)
		load_object(w->l, member_name(w->l, w->a, m), w->a->name, file->p, file->n);
	else
		load_lazy(w->l, member_name(w->l, w->a, m), w->a->name, file);
	load_asked(w->l);
}

static void
load_archive(struct link *l, const char *name, const struct buf *file, bool whole)
{
	struct archive *a = arena_alloc(&l->arena, sizeof *a);
	struct walk w = {l, a, whole};
	const Elf_Arsym *index = NULL;
	const char *why;
	size_t count;

	elf_version(EV_CURRENT);
	a->name = name;
	/* The index of a thin archive is not needed, as the objects are at hand. */
	if (!whole && !archive_is_thin(file->p, file->n)) {
		a->elf = elf_memory((char *)file->p, file->n);
		index = elf_getarsym(a->elf, &count);
	}
	for (; index && index->as_name; index++)
		note_lazy(l, a, index->as_off, str_from(index->as_name));
	if (index)
		return;
	why = archive_each(&l->arena, name, file->p, file->n, walk_member, &w);
	if (why)
		link_error(l, "%s: malformed archive: %s", name, why);
}

/* The path of a library, NULL after an error. */
static const char *
find_library(struct link *l, const char *name)
{
	for (size_t i = 0; i < l->opt.search.n; i++) {
		const char *dir = l->opt.search.v[i];
		const char *path = name[0] == ':'
					   ? arena_printf(&l->arena, "%s/%s", dir, name + 1)
					   : arena_printf(&l->arena, "%s/lib%s.a", dir, name);

		if (access(path, R_OK) == 0)
			return path;
	}
	link_error(l, "cannot find library -l%s", name);
	return NULL;
}

/* --just-symbols: the file's global symbols as numbers. */
static void
load_values(struct link *l, const char *name, const struct buf *file)
{
	struct file *f = arena_alloc(&l->arena, sizeof *f);
	const struct elfin_section *table;
	struct elfin_symbol *symbols = NULL;
	size_t n = 0;

	f->name = name;
	if (!elfin_memory(&f->elf, l->diag, name, file->p, file->n))
		return;
	table = elfin_find(&f->elf, SHT_SYMTAB, NULL);
	if (table && !elfin_symbols(&f->elf, table, &symbols, &n))
		return;
	f->elf.nsections = 0; /* nothing of them is linked */
	f->number = l->nfiles;
	*APPEND(l->files, l->nfiles, l->capfiles) = f;
	resolve_values(l, f, symbols, n);
	free(symbols);
}

static void
load(struct link *l, const struct input_arg *in)
{
	const char *name = in->library ? find_library(l, in->name) : in->name;
	struct buf *file = name ? read_file(l, name) : NULL;

	if (!file)
		return;
	if (strcmp(name, "-") == 0)
		name = "<stdin>";
	if (in->just_symbols)
		load_values(l, name, file);
	else if (archive_is(file->p, file->n))
		load_archive(l, name, file, in->whole_archive);
	else if (in->lazy)
		load_lazy(l, name, NULL, file);
	else
		load_object(l, name, NULL, file->p, file->n);
	load_asked(l);
}

struct symbol *
input_want(struct link *l, struct str name)
{
	struct symbol *y = resolve_want(l, name);

	load_asked(l);
	return y;
}

void
input_load(struct link *l)
{
	for (size_t i = 0; i < l->opt.trace_symbols.n; i++)
		resolve_name(l, str_from(l->opt.trace_symbols.v[i]))->traced = true;
	for (size_t i = 0; i < l->opt.required.n; i++)
		resolve_want(l, str_from(l->opt.required.v[i]));
	for (size_t i = 0; i < l->opt.undefined.n; i++)
		resolve_want(l, str_from(l->opt.undefined.v[i]));
	for (size_t i = 0; i < l->opt.ninputs; i++)
		load(l, &l->opt.inputs[i]);
	if (l->opt.entry && map_get(&l->names, str_from(l->opt.entry)))
		input_want(l, str_from(l->opt.entry));
	for (size_t i = 0; i < l->opt.undefined_globs.n; i++)
		while (resolve_want_glob(l, l->opt.undefined_globs.v[i]))
			load_asked(l);
	assert(l->nwanted == 0);
	if (l->nfiles == 0 && l->nstrangers == 0 && !diag_error_count(l->diag))
		link_error(l, "no object files to link");
}

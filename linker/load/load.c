/* Loads input files (relocatable objects and archives) in command-line order. An archive member, or an object after --start-lib,
 * is loaded as soon as a symbol that it defines is referenced, even if the reference is in a later file. Entering a file's symbols
 * (resolve.c) only requests members. The members are loaded after the file, so that loading an object never nests. */
#include <assert.h>
#include <errno.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/guard.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/elf/archive.h"
#include "common/elf/reuse.h"
#include "linker/input/parallel.h"
#include "linker/load/load.h"
#include "linker/input/object.h"
#include "linker/script/read.h"
#include "linker/symbols/resolve.h"

enum { SCRIPTS_MAX = 16 };

/* An archive, or a single object that is loaded on demand. */
struct archive {
	const char *name;
	Elf *elf;
	struct reuse limit;    /* number of bytes that members may still have */
	bool overlaps;         /* the limit was exceeded; no further member is loaded */
	struct map loaded;     /* set of loaded members; the keys are the bytes of their offsets in the archive */
	const uint8_t *object; /* bytes of the single object; NULL: an archive */
	size_t size;
	const char *of; /* name of the thin archive that contains the object; NULL: none */
	struct guard_cleanup cleanup; /* closes elf */
};

static bool
is_bitcode(const void *bytes, size_t n)
{
	return n >= 4 &&
		(memcmp(bytes, "BC\xc0\xde", 4) == 0 || memcmp(bytes, "\xde\xc0\x17\x0b", 4) == 0);
}

/* First bytes of files that are often passed to a linker by mistake. */
static const struct magic {
	const char *bytes, *what;
} magics[] = {
	{"BC\xc0\xde", "LLVM bitcode; it must be compiled before it is linked"},
	{"\xde\xc0\x17\x0b", "LLVM bitcode; it must be compiled before it is linked"},
	{"__CLANG_OFFLOAD_BUNDLE__", "a bundle of several targets' code; amdgcn-objdump --offloading --extract takes the objects out"},
	{"CCOB", "a bundle of several targets' code; amdgcn-objdump --offloading --extract takes the objects out"},
	{"\x10\xff\x10\xad", "a bundle of several targets' code; amdgcn-objdump --offloading --extract takes the objects out"},
	{"\x1f\x8b", "compressed by gzip"},
	{"(\xb5/\xfd", "compressed by zstd"},
	{"\xcf\xfa\xed\xfe", "a Mach-O file, not an ELF file"},
	{"MZ", "a PE file, not an ELF file"},
};

static void
refuse_input(struct loader *l, const char *name, const void *bytes, size_t n)
{
	const uint8_t *p = bytes;
	bool text = n > 0;

	for (size_t i = 0; i < sizeof magics / sizeof magics[0]; i++) {
		if (str_starts((struct str){bytes, n}, magics[i].bytes)) {
			link_error(l, "%s: %s", name, magics[i].what);
			return;
		}
	}
	for (size_t i = 0; i < n && i < 256; i++)
		text &= p[i] >= 0x20 ? p[i] < 0x7f : p[i] >= '\t' && p[i] <= '\r';
	if (text)
		link_error(l, "%s: a text file, not an object", name);
	else
		link_error(l, "%s: not an ELF file%s", name, n ? "" : ": it is empty");
}

/* Adds an object to the list of files, and enters its symbols. has_symbols: the result of object_read(). */
static void
enter_object(struct loader *l, struct input_file *f, bool has_symbols)
{
	if (l->opt->trace)
		opts_print_line(l->opt, "%s", f->name);
	f->number = l->inputs->nfiles;
	*APPEND(l->inputs->files, l->inputs->nfiles, l->inputs->capfiles) = f;
	if (!has_symbols)
		return;
	object_group(l->inputs, f);
	resolve_file(l->symbols, f);
}

/* Loads an object. bytes must stay valid for the run. archive: the name of the archive that contains the object, or NULL. elf:
 * libelf's handle for the bytes, or NULL. */
static void
load_object(struct loader *l, const char *name, const char *archive, const void *bytes, size_t n, Elf *elf)
{
	const struct input_object_reader reader = {.diag = l->diag, .arena = l->arena, .opt = l->opt};
	struct input_file *f = arena_alloc(l->arena, sizeof *f);

	f->name = name;
	f->archive = archive;
	if (!elfin_is_elf(bytes, n))
		refuse_input(l, name, bytes, n);
	else if (!elfin_member(&f->elf, l->diag, name, bytes, n, elf))
		return;
	else if (f->elf.hdr.e_machine != EM_AMDGPU)
		*APPEND(l->inputs->foreign, l->inputs->nforeign, l->inputs->capforeign) = f;
	else if (!object_is_linkable(f))
		link_error(l, "%s: not a relocatable object%s", name,
			f->elf.hdr.e_type == ET_DYN    ? " but a shared one"
			: f->elf.hdr.e_type == ET_EXEC ? " but an executable"
			: "");
	else
		enter_object(l, f, object_read(&reader, f));
}

static const char *
member_name(struct loader *l, const struct archive *a, const struct archive_member *m)
{
	size_t archive = strlen(a->name), member = strlen(m->hdr.ar_name);
	char *name = arena_alloc(l->arena, archive + member + 3);

	memcpy(name, a->name, archive);
	name[archive] = '(';
	memcpy(name + archive + 1, m->hdr.ar_name, member);
	name[archive + 1 + member] = ')';
	return name;
}

static void
load_member(struct loader *l, struct archive *a, const struct archive_member *m)
{
	if (m->n)
		load_object(l, member_name(l, a, m), a->name, m->bytes, m->n, m->elf);
}

static void
load_from(struct loader *l, struct archive *a, uint64_t offset)
{
	struct str key = arena_str(l->arena, (struct str){(const char *)&offset, sizeof offset});
	bool isnew;

	map_put(&a->loaded, key, &isnew);
	if (!isnew || a->overlaps)
		return;
	if (a->object) {
		load_object(l, a->name, a->of, a->object, a->size, NULL);
		return;
	}
	errno = 0;
	Elf *member = elf_rand(a->elf, offset) ? elf_begin(-1, ELF_C_READ_MMAP, a->elf) : NULL;
	struct guard_cleanup cleanup;
	guard_push(&cleanup, archive_end, member);
	struct archive_member m;
	const char *why = member ? archive_member(l->arena, member, &m) : elfin_why();
	if (why)
		link_error(l, "%s: its index names a member at %#llx: %s", a->name, (unsigned long long)offset, why);
	else if ((a->overlaps = !reuse_take(&a->limit, m.n)))
		link_error(l, "%s: its index names members that overlap: they contain more than %d times the archive's bytes", a->name,
			REUSE_CONTENTS);
	else
		load_member(l, a, &m);
	guard_pop(&cleanup);
	elf_end(member);
}

static void
load_requested(struct loader *l)
{
	const struct link_symbol *y;

	while ((y = resolve_next_request(l->symbols)) != NULL)
		load_from(l, y->archive, y->member);
}

static void
note_lazy(struct loader *l, struct archive *a, uint64_t member, struct str name)
{
	resolve_lazy(l->symbols, a, a->name, member, name);
	load_requested(l);
}

/* Records the symbols that an object defines, so that a reference to one of them loads the object. member: offset of the object in
 * the archive; 0 for a single object. */
static void
index_object(struct loader *l, struct archive *a, uint64_t member, const void *bytes, size_t size)
{
	struct elfin_symtab symbols = {0};
	struct elfin e;

	if (!elfin_memory(&e, l->diag, a->name, bytes, size))
		return;
	const struct elfin_section *table = elfin_find(&e, SHT_SYMTAB, NULL);
	if (table)
		elfin_symtab(&e, table, &symbols);
	for (size_t i = 0; i < symbols.n; i++) {
		const struct elfin_symbol y = elfin_symbol(&symbols, i);

		if (y.bind != STB_LOCAL && y.section != SHN_UNDEF)
			note_lazy(l, a, member, str_from(y.name));
	}
	elfin_close(&e);
}

static void
index_member(struct loader *l, struct archive *a, const struct archive_member *m)
{
	if (elfin_is_elf(m->bytes, m->n))
		index_object(l, a, m->place, m->bytes, m->n);
	else if (is_bitcode(m->bytes, m->n))
		refuse_input(l, member_name(l, a, m), m->bytes, m->n);
	else if (m->n)
		diag_warning(l->diag, (struct loc){0}, "%s: not an object, ignored", member_name(l, a, m));
}

static void
load_lazy(struct loader *l, const char *name, const char *of, const struct buf *file)
{
	struct archive *a = arena_alloc(l->arena, sizeof *a);

	*a = (struct archive){.name = name, .object = file->p, .size = file->n, .of = of};
	if (elfin_is_elf(file->p, file->n))
		index_object(l, a, 0, file->p, file->n);
	else
		refuse_input(l, name, file->p, file->n);
}

struct archive_visit {
	struct loader *l;
	struct archive *a;
	bool whole;
};

static void
load_archive(struct loader *l, const char *name, const struct buf *file, bool whole);

static void
visit_member(void *user, const struct archive_member *m)
{
	struct archive_visit *w = user;
	const struct buf *file = m->path ? file_read_member(w->l->inputs, m->path) : NULL;

	if (!m->path)
		(w->whole ? load_member : index_member)(w->l, w->a, m);
	else if (!file)
		return;
	else if (archive_is(file->p, file->n) && !archive_is_thin(file->p, file->n))
		load_archive(w->l, m->path, file, w->whole);
	else if (w->whole)
		load_object(w->l, member_name(w->l, w->a, m), w->a->name, file->p, file->n, NULL);
	else
		load_lazy(w->l, member_name(w->l, w->a, m), w->a->name, file);
	load_requested(w->l);
}

static void
load_archive(struct loader *l, const char *name, const struct buf *file, bool whole)
{
	struct archive *a = arena_alloc(l->arena, sizeof *a);
	struct archive_visit w = {l, a, whole};
	const Elf_Arsym *index = NULL;

	elf_version(EV_CURRENT);
	l->has_archives = true;
	a->name = name;
	a->limit = reuse_start(file->n, REUSE_CONTENTS);
	size_t count;
	/* The index of a thin archive is not used, because all its members are read anyway. */
	if (!whole && !archive_is_thin(file->p, file->n)) {
		errno = 0;
		a->elf = elf_memory((char *)file->p, file->n);
		guard_push(&a->cleanup, archive_end, a->elf); /* a->elf stays open, because members may be loaded until the link
		                                               * ends */
		index = a->elf ? elf_getarsym(a->elf, &count) : NULL;
		if (!index && errno == ENOMEM)
			die_of_memory();
	}
	for (; index && index->as_name; index++)
		note_lazy(l, a, index->as_off, str_from(index->as_name));
	if (index)
		return;
	const char *why = archive_each(l->arena, name, file->p, file->n, visit_member, &w);
	if (why)
		link_error(l, "%s: malformed archive: %s", name, why);
}

static const char *
library_file(struct loader *l, const char *name)
{
	return name[0] == ':' ? name + 1 : arena_printf(l->arena, "lib%s.a", name);
}

static const char *
find_library(struct loader *l, const char *name)
{
	const char *file = library_file(l, name);
	struct buf folders = {0};

	for (size_t i = 0; i < l->opt->search.n; i++) {
		const char *path = arena_printf(l->arena, "%s/%s", l->opt->search.v[i], file);

		if (file_exists(l->inputs, path)) {
			buf_free(&folders);
			return path;
		}
		buf_printf(&folders, "%s%s", i ? ", " : " in ", l->opt->search.v[i]);
	}
	if (folders.n)
		link_error(l, "cannot find library -l%s: no %s%.*s", name, file, (int)folders.n, (char *)folders.p);
	else
		link_error(l, "cannot find library -l%s: no -L names a folder with %s", name, file);
	buf_free(&folders);
	return NULL;
}

/* Handles --just-symbols: enters the global symbols of a file as absolute symbols. */
static void
load_values(struct loader *l, const char *name, const struct buf *file)
{
	struct input_file *f = arena_alloc(l->arena, sizeof *f);

	f->name = name;
	if (!elfin_memory(&f->elf, l->diag, name, file->p, file->n))
		return;
	const struct elfin_section *table = elfin_find(&f->elf, SHT_SYMTAB, NULL);
	if (table && !elfin_symtab(&f->elf, table, &f->symtab))
		return;
	elfin_forget_sections(&f->elf); /* no section of the file is linked */
	f->number = l->inputs->nfiles;
	*APPEND(l->inputs->files, l->inputs->nfiles, l->inputs->capfiles) = f;
	resolve_values(l->symbols, f);
}

static bool
is_text(const struct buf *file)
{
	bool text = file->n > 0 && !is_bitcode(file->p, file->n);

	for (size_t i = 0; i < sizeof magics / sizeof magics[0]; i++)
		text &= !str_starts((struct str){(const char *)file->p, file->n}, magics[i].bytes);
	for (size_t i = 0; i < file->n && i < 256; i++)
		text &= file->p[i] >= 0x20 ? file->p[i] < 0x7f : file->p[i] >= '\t' && file->p[i] <= '\r';
	return text;
}

static void
load_input(struct loader *l, const struct input_arg *in, const struct preread *read);

struct loading {
	struct loader *l;
	const struct input_arg *in;
	struct names files;
};

static void
note_file(void *user, struct loc at, struct str name)
{
	struct loading *w = user;

	(void)at;
	*APPEND(w->files.v, w->files.n, w->files.cap) = name.p;
}

/* Loads a file that a script names. "-lNAME" is a library. Any other name is first used as a path, then looked up in the
 * directories of -L. */
static void
load_named(struct loader *l, const struct input_arg *from, const char *name)
{
	const struct preread none = {0};
	struct input_arg in = *from;

	in.script = false;
	in.library = strncmp(name, "-l", 2) == 0;
	in.name = in.library ? name + 2 : name;
	if (!in.library && name[0] != '/')
		in.name = file_search(l->inputs, name);
	load_input(l, &in, &none);
}

/* Reads a linker script, given by -T or as an input, and loads the files that it names. The nesting depth is limited to
 * SCRIPTS_MAX, because scripts may name each other in a cycle. */
static void
load_script(struct loader *l, const struct input_arg *in, const char *name, const struct buf *file)
{
	struct loading w = {.l = l, .in = in};

	if (l->scripts == SCRIPTS_MAX) {
		link_error(l, "%s: linker scripts refer to each other in a cycle", name);
		return;
	}
	l->scripts++;
	if (script_read(l->script, name, file, note_file, &w)) {
		for (size_t i = 0; i < w.files.n && !diag_error_count(l->diag); i++)
			load_named(l, in, w.files.v[i]);
	} else if (!in->script) {
		diag_note(l->diag, (struct loc){0}, "%s is not an object: it is read as a linker script", name);
	}
	l->scripts--;
	alloc_free(w.files.v);
}

/* Loads an input. read: the result of parallel_read() for the input; all zero: the file is not read yet. */
static void
load_input(struct loader *l, const struct input_arg *in, const struct preread *read)
{
	const char *name = in->library ? find_library(l, in->name) : in->script ? file_search(l->inputs, in->name) : in->name;
	const struct buf *file = read->is_read ? &read->bytes : name ? file_read(l->inputs, name, (struct loc){0}) : NULL;

	if (!file)
		return;
	if (read->is_read)
		*APPEND(l->inputs->opened.v, l->inputs->opened.n, l->inputs->opened.cap) = name;
	if (strcmp(name, "-") == 0)
		name = "<stdin>";
	if (read->file) {
		read->file->elf.diag = l->diag;
		enter_object(l, read->file, true);
	} else if (in->script) {
		load_script(l, in, name, file);
	} else if (in->just_symbols) {
		load_values(l, name, file);
	} else if (archive_is(file->p, file->n)) {
		load_archive(l, name, file, in->whole_archive);
	} else if (!elfin_is_elf(file->p, file->n) && is_text(file)) {
		load_script(l, in, name, file);
	} else if (in->lazy) {
		load_lazy(l, name, NULL, file);
	} else {
		load_object(l, name, NULL, file->p, file->n, NULL);
	}
	load_requested(l);
}

static void
load_command_line(struct loader *l)
{
	const struct preread none = {0}, *read = parallel_read(l->inputs);

	for (size_t i = 0; i < l->opt->ninputs; i++)
		load_input(l, &l->opt->inputs[i], read ? &read[i] : &none);
}

struct link_symbol *
load_wanted(struct loader *l, struct str name)
{
	struct link_symbol *y = resolve_want(l->symbols, name);

	load_requested(l);
	return y;
}

static bool
is_provided(const struct loader *l, struct str name)
{
	const struct link_symbol *y = symbol_find(l->symbols, name);

	return y && (y->state == SYMBOL_UNDEFINED || y->state == SYMBOL_LAZY);
}

/* Loads the archive members that define symbols in the expressions of linker scripts. A newly referenced symbol may
 * activate another PROVIDE, whose expression refers to further symbols. The search is therefore repeated until it finds
 * no new symbol. */
static void
load_referred(struct loader *l)
{
	for (bool more = true; more;) {
		more = false;
		for (struct script_word *w = l->script->referred.first; w; w = w->next) {
			if (w->wanted || (w->provided.n && !is_provided(l, w->provided)))
				continue;
			w->wanted = more = true;
			load_wanted(l, w->text);
		}
	}
}

void
load_inputs(struct loader *l)
{
	for (size_t i = 0; i < l->opt->trace_symbols.n; i++)
		resolve_name(l->symbols, str_from(l->opt->trace_symbols.v[i]))->traced = true;
	for (size_t i = 0; i < l->opt->required.n; i++)
		resolve_want(l->symbols, str_from(l->opt->required.v[i]));
	for (size_t i = 0; i < l->opt->undefined.n; i++)
		resolve_want(l->symbols, str_from(l->opt->undefined.v[i]));
	load_command_line(l);
	for (size_t i = 0; i < l->opt->undefined.n; i++) /* EXTERN in a script may have added names */
		load_wanted(l, str_from(l->opt->undefined.v[i]));
	if (l->opt->entry && symbol_find(l->symbols, str_from(l->opt->entry)))
		load_wanted(l, str_from(l->opt->entry));
	load_referred(l);
	for (size_t i = 0; i < l->opt->undefined_globs.n; i++)
		while (resolve_want_glob(l->symbols, l->opt->undefined_globs.v[i]))
			load_requested(l);
	assert(l->symbols->nwanted == 0);
	if (l->inputs->nfiles == 0 && l->inputs->nforeign == 0 && !diag_error_count(l->diag))
		link_error(l, "no object files to link%s",
			l->has_archives ? ": no archive member is referenced; --whole-archive links all members" : "");
}

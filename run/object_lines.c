#include "run/object_lines.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/alloc.h"
#include "common/debug/lines.h"

struct object_lines {
	struct run_options *o;
	struct diag *diag;           /* drops messages: the library has reported what is wrong with the object */
	struct elfin elf;
	const char *folder;          /* the working directory with a slash; empty: unknown */
	struct debug_host host;
	struct debug_lines lines;
	struct elfin_symbol *symbols; /* of an object that is not linked */
	size_t nsymbols, near;       /* near: index of the symbol that was found last */
};

static void
drop(void *user, const struct diag_message *message)
{
	(void)user;
	(void)message;
}

static void
warn(void *user, const char *text)
{
	const struct object_lines *l = user;

	diag_warning(l->o->diag, (struct loc){0}, "%s: %s", l->elf.name, text);
}

/* Returns a path relative to the working directory if the file is below it, as amdgcn-objdump --check prints it. */
static struct str
shorten(void *user, struct str path)
{
	const struct object_lines *l = user;
	size_t n = strlen(l->folder);

	return n && str_starts(path, l->folder) ? (struct str){path.p + n, path.n - n} : path;
}

static const char *
working_folder(struct arena *arena)
{
	char *folder = getcwd(NULL, 0);
	const char *out = folder ? arena_printf(arena, "%s/", folder) : "";

	free(folder);
	return out;
}

struct object_lines *
object_lines_open(struct run_options *o, const char *path, const void *bytes, size_t n)
{
	struct object_lines *l = alloc_zeroed(1, sizeof *l);

	l->o = o;
	l->diag = diag_new("amdgcn-run", drop, NULL);
	l->folder = working_folder(&o->arena);
	l->host = (struct debug_host){.elf = &l->elf, .arena = &o->arena, .path = shorten, .warn = warn, .user = l};
	if (elfin_memory(&l->elf, l->diag, path, bytes, n))
		debug_lines_read(&l->lines, &l->host);
	if (!l->lines.nspans) {
		object_lines_close(l);
		return NULL;
	}
	const struct elfin_section *table = l->elf.hdr.e_type == ET_REL ? elfin_find(&l->elf, SHT_SYMTAB, NULL) : NULL;
	if (table)
		elfin_symbols(&l->elf, table, &l->symbols, &l->nsymbols);
	return l;
}

void
object_lines_close(struct object_lines *l)
{
	if (!l)
		return;
	if (l->lines.image.host)
		debug_lines_free(&l->lines);
	alloc_free(l->symbols);
	elfin_close(&l->elf);
	diag_free(l->diag);
	alloc_free(l);
}

/* Returns the symbol with a name, or NULL. */
static const struct elfin_symbol *
find_symbol(struct object_lines *l, const char *name)
{
	for (size_t i = 0; i < l->nsymbols; i++) {
		size_t k = (l->near + i) % l->nsymbols;
		const struct elfin_symbol *s = &l->symbols[k];

		if (s->reserved || s->section == SHN_UNDEF || strcmp(s->name, name) != 0)
			continue;
		l->near = k;
		return s;
	}
	return NULL;
}

struct amdgcn_location
object_lines_find(struct object_lines *l, uint64_t address, const char *function, uint64_t offset)
{
	const struct elfin_symbol *symbol = function ? find_symbol(l, function) : NULL;
	const struct line_span *at = NULL;

	if (l->elf.hdr.e_type != ET_REL)
		at = debug_lines_find(&l->lines, 0, address);
	else if (symbol)
		at = debug_lines_find(&l->lines, symbol->section, symbol->value + offset);
	if (!at || at->file == DEBUG_NO_FILE || !at->line)
		return (struct amdgcn_location){0};
	return (struct amdgcn_location){l->lines.files[at->file].path.p, at->line, at->column};
}

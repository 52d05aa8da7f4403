/* Symbols: definitions, scope. */
#ifndef LINKER_RESOLVE_H
#define LINKER_RESOLVE_H

#include "linker/link.h"

/* Enters a file's global symbols, f->symbols[f->nlocals..]; archive members that they call for are
 * loaded at once. symbols are those of the file. */
void
resolve_file(struct link *l, struct file *f, const struct elfin_symbol *symbols);

/* Enters a file's n symbols that are global and defined as numbers. */
void
resolve_values(struct link *l, struct file *f, const struct elfin_symbol *symbols, size_t n);

/* Loads the archive members that define names which match. */
void
resolve_glob(struct link *l, const char *pattern);

/* Makes a name undefined, so that an archive member is loaded for it. */
void
resolve_want(struct link *l, struct str name);

/* The symbol of a name that is wanted now; an archive member that defines it is loaded. */
struct symbol *
resolve_load(struct link *l, struct str name);

/* Gives a common symbol its place. */
void
resolve_common(struct link *l, struct symbol *y);

/* Notes that an archive member defines a name; loads it if the name is wanted. */
void
resolve_lazy(struct link *l, struct archive *a, uint64_t member, struct str name);

/* The symbol of a name, made if there is none. */
struct symbol *
resolve_name(struct link *l, struct str name);

/* Gives common symbols a place and decides which symbols are exported and which can be replaced at
 * run time. */
void
resolve_finish(struct link *l);

/* Once it is known which sections are linked: drops names that only others refer to, and defines
 * __start_NAME and __stop_NAME where they are wanted. */
void
resolve_after_gc(struct link *l);

#endif

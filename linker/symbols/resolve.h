/* Symbols: definitions, scope. */
#ifndef LINKER_RESOLVE_H
#define LINKER_RESOLVE_H

#include "linker/link.h"

/* Enters the global symbols of f->symtab, f->symbols[f->nlocals..]; those that archive members define are asked
 * for. */
void
resolve_file(struct link *l, struct file *f);

/* Enters those of f->symtab that are global and defined, as numbers. */
void
resolve_values(struct link *l, struct file *f);

/* Makes a name undefined, so that an archive member is asked for. */
struct symbol *
resolve_want(struct link *l, struct str name);

/* Asks for the archive members that define names which match; true if there are any. */
bool
resolve_want_glob(struct link *l, const char *pattern);

/* The symbol whose archive member is to be loaded next, which is undefined from now on; NULL: none.
 * Members go after the file that asks for them, and what they ask for themselves before what that file
 * asks for later. */
const struct symbol *
resolve_asked(struct link *l);

/* A symbol's name for messages and maps: that of a C++ name is the source's, unless --no-demangle. */
const char *
resolve_shown(struct link *l, const struct symbol *y);

/* Whether other objects may refer to the symbol, or are to define it. An executable that is not loaded
 * anywhere has no .dynsym, but keeps with --gc-sections what is exported. */
bool
resolve_is_exported(const struct link *l, const struct symbol *y);

/* Gives a common symbol its place. */
void
resolve_common(struct link *l, struct symbol *y);

/* Notes that a member of the archive called file defines a name, and asks for it if it is wanted. */
void
resolve_lazy(struct link *l, struct archive *a, const char *file, uint64_t member, struct str name);

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

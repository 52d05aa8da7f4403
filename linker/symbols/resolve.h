/* Symbols: definitions, scope. */
#ifndef LINKER_RESOLVE_H
#define LINKER_RESOLVE_H

#include "linker/symbols/symbol.h"

/* Enters the global symbols of f->symtab, f->symbols[f->nlocals..]; those that archive members define are asked
 * for. */
void
resolve_file(struct symbols *symbols, struct input_file *f);

/* Enters those of f->symtab that are global and defined, as numbers. */
void
resolve_values(struct symbols *symbols, struct input_file *f);

/* Makes a name undefined, so that an archive member is asked for. */
struct link_symbol *
resolve_want(struct symbols *symbols, struct str name);

/* Asks for the archive members that define names which match; true if there are any. */
bool
resolve_want_glob(struct symbols *symbols, const char *pattern);

/* The symbol whose archive member is to be loaded next, which is undefined from now on; NULL: none.
 * Members go after the file that asks for them, and what they ask for themselves before what that file
 * asks for later. */
const struct link_symbol *
resolve_asked(struct symbols *symbols);

/* Whether other objects may refer to the symbol, or are to define it. An executable that is not loaded
 * anywhere has no .dynsym, but keeps with --gc-sections what is exported. */
bool
resolve_is_exported(const struct symbols *symbols, const struct link_symbol *y);

/* Gives a common symbol its place. */
void
resolve_common(struct symbols *symbols, struct link_symbol *y);

/* Notes that a member of the archive called file defines a name, and asks for it if it is wanted. */
void
resolve_lazy(struct symbols *symbols, struct archive *a, const char *file, uint64_t member, struct str name);

/* The symbol of a name, made if there is none. */
struct link_symbol *
resolve_name(struct symbols *symbols, struct str name);

/* Defines the symbols of the linker's own that something refers to; an error if the input defines one that it may not. */
void
resolve_reserved(struct symbols *symbols);

/* Gives common symbols a place and decides which symbols are exported and which can be replaced at
 * run time. */
void
resolve_finish(struct symbols *symbols);

/* Once it is known which sections are linked: drops names that only others refer to or define, and defines
 * __start_NAME and __stop_NAME where they are wanted. */
void
resolve_after_gc(struct symbols *symbols);

#endif

/* Symbol resolution: definitions and scopes. */
#ifndef LINKER_RESOLVE_H
#define LINKER_RESOLVE_H

#include "linker/symbols/symbol.h"

/* Enters the global symbols of f->symtab, and sets f->symbols[f->nlocals..]. Requests the archive members that define undefined
 * ones. */
void
resolve_file(struct symbols *symbols, struct input_file *f);

/* Enters the global, defined symbols of f->symtab as absolute symbols. */
void
resolve_values(struct symbols *symbols, struct input_file *f);

/* Makes a name wanted: undefined if nothing defines it; if an archive member defines it, requests the member. Returns the symbol. */
struct link_symbol *
resolve_want(struct symbols *symbols, struct str name);

/* Requests the archive members that define names matching the pattern. Returns whether there are any. */
bool
resolve_want_glob(struct symbols *symbols, const char *pattern);

/* Returns the next requested symbol, whose archive member the caller has to load; NULL if there is none. The symbol is undefined
 * afterwards. Members follow the file that requests them; the members that a member requests precede later requests of that file. */
const struct link_symbol *
resolve_asked(struct symbols *symbols);

/* Whether other objects may refer to the symbol, or are expected to define it. A position-dependent executable has no .dynsym, but
 * --gc-sections keeps exported symbols there, too. */
bool
resolve_is_exported(const struct symbols *symbols, const struct link_symbol *y);

/* Allocates a common symbol in a section of its own. */
void
resolve_common(struct symbols *symbols, struct link_symbol *y);

/* Records that a member of archive a, called file, defines a name, and requests the member if the name is wanted. */
void
resolve_lazy(struct symbols *symbols, struct archive *a, const char *file, uint64_t member, struct str name);

/* Returns the symbol with this name; makes it if necessary. */
struct link_symbol *
resolve_name(struct symbols *symbols, struct str name);

/* Defines linker-defined symbols that something refers to. Reports those that the input defines but must not. */
void
resolve_reserved(struct symbols *symbols);

/* Allocates common symbols, and determines which symbols are exported and which are preemptible. */
void
resolve_finish(struct symbols *symbols);

/* After the sections to link are known: symbols that only dropped sections use are no longer exported, and wanted __start_NAME and
 * __stop_NAME are defined. */
void
resolve_after_gc(struct symbols *symbols);

#endif

/* Symbol resolution: selects the definition of each name, and determines which symbols are exported and preemptible. */
#ifndef LINKER_RESOLVE_H
#define LINKER_RESOLVE_H

#include "linker/symbols/symbol.h"

/* Enters the global symbols of f->symtab, and sets the entries of f->symbols from f->nlocals on. Requests the archive members that
 * define undefined symbols. */
void
resolve_file(struct symbols *symbols, struct input_file *f);

/* Enters the defined global symbols of f->symtab as absolute symbols. */
void
resolve_values(struct symbols *symbols, struct input_file *f);

/* Marks a name as referenced, and returns its symbol. The symbol becomes undefined if nothing defines it. If an archive member
 * defines it, requests the member. */
struct link_symbol *
resolve_want(struct symbols *symbols, struct str name);

/* Requests the archive members that define symbols whose names match the pattern. Returns whether any name matches. */
bool
resolve_want_glob(struct symbols *symbols, const char *pattern);

/* Returns the next requested symbol, whose archive member the caller must load, or NULL if nothing is requested. Sets
 * the symbol's state to undefined. Members are loaded after the file that requests them. The requests that a loaded
 * member makes are handled before older requests. */
const struct link_symbol *
resolve_next_request(struct symbols *symbols);

/* Returns whether other objects may reference the symbol, or are expected to define it. A position-dependent executable has no
 * .dynsym, but --gc-sections keeps the symbols that --export-dynamic-symbol or a dynamic list names. */
bool
resolve_is_exported(const struct symbols *symbols, const struct link_symbol *y);

/* Allocates a common symbol in a new section that contains only this symbol. */
void
resolve_common(struct symbols *symbols, struct link_symbol *y);

/* Records that a member of archive a defines a name, and requests the member if the name is referenced. file: the name of the
 * archive, for --trace-symbol. */
void
resolve_lazy(struct symbols *symbols, struct archive *a, const char *file, uint64_t member, struct str name);

struct link_symbol *
resolve_name(struct symbols *symbols, struct str name);

/* Defines the linker-defined symbols that are referenced. Reports other definitions of symbols that only the linker may define. */
void
resolve_reserved(struct symbols *symbols);

/* Allocates common symbols, and determines which symbols are exported and which are preemptible. */
void
resolve_finish(struct symbols *symbols);

/* Updates symbols after the linked sections are known: symbols that only dropped sections reference are no longer exported, and
 * referenced symbols __start_NAME and __stop_NAME are defined. */
void
resolve_after_gc(struct symbols *symbols);

#endif

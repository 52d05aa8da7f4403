/* Symbols: one for each global name in all files, with their run-time needs. */
#ifndef LINKER_SYMBOL_H
#define LINKER_SYMBOL_H

#include "linker/input/file.h"
#include "linker/input/link_symbol.h"
#include "linker/script/tree.h"

/* A dynamic relocation. */
struct dynrela {
	struct insec *sec; /* NULL: the GOT */
	uint64_t offset;   /* byte offset in sec */
	uint32_t type;
	struct link_symbol *symbol;
	int64_t addend;
	bool relative; /* the addend is relative to symbol's address */
};

/* The symbols of a link, and the run-time needs of its relocations. */
struct symbols {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct map names;       /* indices in v, by name */
	struct link_symbol **v; /* in order of first occurrence */
	size_t n, cap;
	struct link_symbol **wanted; /* symbols whose archive members are requested; the last one is loaded first */
	size_t nwanted, capwanted;
	/* Run-time needs of relocations. */
	struct link_symbol **got;
	size_t ngot, capgot;
	struct dynrela *dynrelas;
	size_t ndynrelas, capdynrelas;
};

/* Returns an empty symbol table. It borrows all arguments. */
struct symbols
symbol_new(struct diag *diag, const struct link_options *opt, struct arena *arena, struct inputs *inputs, struct script *script);

/* Whether a version script or --exclude-libs makes the symbol local. */
static inline bool
symbol_is_made_local(const struct link_symbol *y)
{
	return y->version ? y->version->local : y->excluded;
}

/* Whether -x, -X or a similar option omits a local symbol. */
bool
symbol_is_stripped(const struct link_options *opt, const struct link_symbol *y);

/* Returns the symbol with this name; NULL if no file, option or script names it. */
struct link_symbol *
symbol_find(const struct symbols *symbols, struct str name);

/* Returns a symbol's name for messages and maps; C++ names are demangled unless --no-demangle is given. */
const char *
symbol_shown(const struct symbols *symbols, const struct link_symbol *y);

/* Frees the lists. The symbols are in the arena. */
void
symbol_free(struct symbols *symbols);

#endif

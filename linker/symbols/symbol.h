/* Symbols: one for each name of all files together, and what they need at run time. */
#ifndef LINKER_SYMBOL_H
#define LINKER_SYMBOL_H

#include "linker/input/file.h"
#include "linker/input/link_symbol.h"
#include "linker/script/tree.h"

struct dynrela {
	struct insec *sec; /* NULL: the GOT */
	uint64_t offset;   /* in sec */
	uint32_t type;
	struct link_symbol *symbol;
	int64_t addend;
	bool relative; /* symbol's address is part of the addend */
};

struct symbols {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct map names;       /* to v[] */
	struct link_symbol **v; /* in the order in which files name them */
	size_t n, cap;
	struct link_symbol **wanted; /* those for which archive members are to be loaded, the next one last */
	size_t nwanted, capwanted;
	/* What relocations need at run time. */
	struct link_symbol **got;
	size_t ngot, capgot;
	struct dynrela *dynrelas;
	size_t ndynrelas, capdynrelas;
};

struct symbols
symbol_new(struct diag *diag, const struct link_options *opt, struct arena *arena, struct inputs *inputs, struct script *script);

/* Whether a version script or --exclude-libs keeps the symbol in the output. */
static inline bool
symbol_is_made_local(const struct link_symbol *y)
{
	return y->version ? y->version->local : y->excluded;
}

/* Whether -x, -X or the like leaves a local symbol out. */
bool
symbol_is_stripped(const struct link_options *opt, const struct link_symbol *y);

/* The symbol of a name, NULL if no file, option or script names it. */
struct link_symbol *
symbol_find(const struct symbols *symbols, struct str name);

/* A symbol's name for messages and maps: that of a C++ name is the source's, unless --no-demangle. */
const char *
symbol_shown(const struct symbols *symbols, const struct link_symbol *y);

/* Frees the lists; the symbols are in the arena. */
void
symbol_free(struct symbols *symbols);

#endif

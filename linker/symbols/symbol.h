/* The symbol table of the link: one symbol for each global name in all files, with the GOT entries and dynamic relocations. */
#ifndef LINKER_SYMBOL_H
#define LINKER_SYMBOL_H

#include "linker/input/file.h"
#include "linker/input/link_symbol.h"
#include "linker/script/tree.h"

struct dynrela {
	struct insec *sec; /* section that contains the relocated field; NULL: the GOT */
	uint64_t offset;   /* byte offset in sec */
	uint32_t type;
	struct link_symbol *symbol;
	int64_t addend;
	bool relative; /* R_AMDGPU_RELATIVE64: in the output, the addend is the address of symbol + addend */
};

struct symbols {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct map names;       /* maps names to indexes in v */
	struct link_symbol **v; /* symbols in order of the first occurrence of their names */
	size_t n, cap;
	struct link_symbol **wanted; /* symbols whose archive members are requested; the last one is loaded first */
	size_t nwanted, capwanted;
	/* The GOT entries, each represented by its symbol, and the dynamic relocations. */
	struct link_symbol **got;
	size_t ngot, capgot;
	struct dynrela *dynrelas;
	size_t ndynrelas, capdynrelas;
};

/* Returns an empty symbol table. All arguments must outlive it. */
struct symbols
symbol_new(struct diag *diag, const struct link_options *opt, struct arena *arena, struct inputs *inputs, struct script *script);

/* Returns whether a version script or --exclude-libs makes the symbol local. */
static inline bool
symbol_is_made_local(const struct link_symbol *y)
{
	return y->version ? y->version->local : y->excluded;
}

/* Returns whether -x, -X or a similar option omits a local symbol. */
bool
symbol_is_stripped(const struct link_options *opt, const struct link_symbol *y);

/* Returns the symbol with this name, or NULL if no file, option or script contains the name. */
struct link_symbol *
symbol_find(const struct symbols *symbols, struct str name);

/* Returns a symbol's name for messages and maps; C++ names are demangled unless --no-demangle is given. */
const char *
symbol_shown(const struct symbols *symbols, const struct link_symbol *y);

/* Frees the lists. The symbols are in the arena. */
void
symbol_free(struct symbols *symbols);

#endif

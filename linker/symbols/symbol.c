#include "linker/symbols/symbol.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/text/demangle.h"

struct symbols
symbol_new(struct diag *diag, const struct link_options *opt, struct arena *arena, struct inputs *inputs, struct script *script)
{
	return (struct symbols){.diag = diag, .opt = opt, .arena = arena, .inputs = inputs, .script = script};
}

bool
symbol_is_stripped(const struct link_options *opt, const struct link_symbol *y)
{
	bool temporary = str_starts(y->name, ".L");

	switch (opt->discard) {
	case DISCARD_ALL: return true;
	case DISCARD_LOCALS: return temporary;
	case DISCARD_NOTHING: return false;
	case DISCARD_DEFAULT: break;
	}
	return temporary && y->sec && y->sec->flags & SHF_MERGE;
}

struct link_symbol *
symbol_find(const struct symbols *symbols, struct str name)
{
	const uint32_t *index = map_get(&symbols->names, name);

	return index ? symbols->v[*index] : NULL;
}

const char *
symbol_shown(const struct symbols *symbols, const struct link_symbol *y)
{
	/* names from string tables are NUL-terminated */
	return symbols->opt->demangle && y->name.n ? demangle(symbols->arena, y->name.p) : y->name.p;
}

void
symbol_free(struct symbols *symbols)
{
	alloc_free(symbols->v);
	alloc_free(symbols->wanted);
	alloc_free(symbols->got);
	alloc_free(symbols->dynrelas);
	map_free(&symbols->names);
}

#include "assembler/scan/source.h"

#include "common/base/memory/alloc.h"

void
source_start(struct source *src, struct diag *diag, struct arena *arena, const struct settings *opt)
{
	src->diag = diag;
	src->arena = arena;
	src->opt = opt;
	lex_init(&src->lexer, diag, &src->nodes);
}

void
source_free(struct source *src)
{
	input_free(src);
	lex_free(&src->lexer);
	node_free(&src->nodes);
	alloc_free(src->depend.paths);
	files_free(&src->files);
	map_free(&src->depend.known);
}

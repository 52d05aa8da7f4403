#include "assembler/parse/reader.h"

#include "common/base/file/buf.h"

void
reader_start(struct reader *in)
{
	if (!in->opt.max_size)
		in->opt.max_size = SETTINGS_MAX_SIZE;
	if (!in->opt.max_rounds)
		in->opt.max_rounds = SETTINGS_MAX_ROUNDS;
	if (!in->opt.join)
		in->opt.join = SETTINGS_JOIN;
	source_start(&in->source, in->diag, &in->arena, &in->opt);
	values_start(&in->values, &in->source);
}

/* Frees the arena last, because all parts allocate from it. */
void
reader_free(struct reader *in)
{
	values_free(&in->values);
	source_free(&in->source);
	buf_free(&in->scratch);
	arena_free(&in->arena);
}

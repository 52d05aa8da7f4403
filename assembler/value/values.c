#include "assembler/value/values.h"

#include "assembler/scan/source.h"

void
values_start(struct values *vals, struct source *src)
{
	vals->diag = src->diag;
	vals->arena = src->arena;
	vals->source = src;
	sect_init(vals);
}

unsigned
values_errors(const struct values *vals)
{
	return diag_error_count(vals->diag) - vals->metadata_errors;
}

void
values_free(struct values *vals)
{
	sections_free(&vals->sects);
	sym_free(&vals->syms);
}

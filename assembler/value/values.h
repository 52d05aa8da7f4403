/* Symbols and sections of a run: the state that the files of this folder share. */
#ifndef ASSEMBLER_VALUE_VALUES_H
#define ASSEMBLER_VALUE_VALUES_H

#include "assembler/scan/source.h"
#include "assembler/value/sect.h"
#include "assembler/value/sym.h"

struct values {
	struct diag *diag;     /* not owned */
	struct arena *arena;   /* not owned; arena of the whole run */
	struct source *source; /* not owned; has the options, and converts locations in expansions */
	struct symtab syms;
	struct sections sects;
	unsigned metadata_errors; /* errors of metadata so far, which concern neither layout nor code */
};

/* Returns the number of errors so far, without those of metadata. */
unsigned
values_errors(const struct values *vals);

/* Initializes vals. The current section is .text. src must outlive vals. */
void
values_start(struct values *vals, struct source *src);

void
values_free(struct values *vals);

#endif

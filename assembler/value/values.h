/* What names and numbers stand for in one run: all that the files of this folder share. */
#ifndef ASSEMBLER_VALUE_VALUES_H
#define ASSEMBLER_VALUE_VALUES_H

#include "assembler/scan/source.h"
#include "assembler/value/sect.h"
#include "assembler/value/sym.h"

struct values {
	struct diag *diag;     /* borrowed, … */
	struct arena *arena;   /* … for the whole run, … */
	struct source *source; /* … where the places are in, too */
	struct symtab syms;
	struct sections sects;
};

/* Begins with the section .text; what is lent is the source's. */
void
values_start(struct values *vals, struct source *src);

void
values_free(struct values *vals);

#endif

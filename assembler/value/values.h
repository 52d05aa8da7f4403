/* Values of names and numbers in a run: state that the files of this folder share. */
#ifndef ASSEMBLER_VALUE_VALUES_H
#define ASSEMBLER_VALUE_VALUES_H

#include "assembler/scan/source.h"
#include "assembler/value/sect.h"
#include "assembler/value/sym.h"

struct values {
	struct diag *diag;     /* borrowed, … */
	struct arena *arena;   /* … for the whole run … */
	struct source *source; /* … which also owns locations */
	struct symtab syms;
	struct sections sects;
};

/* Begins with the section .text; the source must outlive it. */
void
values_start(struct values *vals, struct source *src);

void
values_free(struct values *vals);

#endif

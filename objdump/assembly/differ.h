/* Differences in the behavior of instructions that two processors have in common; see differ.tbl. */
#ifndef OBJDUMP_DIFFER_H
#define OBJDUMP_DIFFER_H

#include "common/isa/insn.h"

enum differ_row {
#define DIFFER(name, ...) DIFFER_##name,
#include "objdump/assembly/differ.def"
	DIFFER_ROWS
};

/* A difference between two processors. */
struct difference {
	const char *from, *to; /* behavior of the instructions on the old processor, and on the new one */
};

/* Returns whether a row of differ.tbl applies to code that is moved from one processor to another. Stores the behaviors in *out. */
bool
differ_applies(unsigned row, const struct isa *from, const struct isa *to, struct difference *out);

/* Returns the rows whose patterns match a mnemonic, as a bit mask. The mnemonic must have no encoding suffix. */
unsigned
differ_rows(const char *mnemonic);

#endif

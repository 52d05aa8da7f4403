/* Instructions that behave differently on two processors that both have them; see differ.def. */
#ifndef OBJDUMP_DIFFER_H
#define OBJDUMP_DIFFER_H

#include "common/isa/insn.h"

enum differ_row {
#define DIFFER(name, instructions, processors, needs, there, elsewhere, source) DIFFER_##name,
#include "objdump/assembly/differ.def"
	DIFFER_ROWS
};

/* A difference between two processors. */
struct difference {
	const char *from, *to; /* behavior of the instructions on the old processor, and on the new one */
};

/* Returns whether a row applies from one processor to another, and sets *out. */
bool
differ_applies(unsigned row, const struct isa *from, const struct isa *to, struct difference *out);

/* Returns the rows whose patterns a mnemonic without encoding matches, as a bit mask. */
unsigned
differ_rows(const char *mnemonic);

#endif

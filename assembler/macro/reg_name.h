/* Names for registers, which LLVM's assembler has not: ".reg acc, v[16:31]"; then acc is v[16:31], acc[3] is v19
 * and acc[0:1] is v[16:17]. */
#ifndef ASSEMBLER_MACRO_REG_NAME_H
#define ASSEMBLER_MACRO_REG_NAME_H

#include "common/base/map.h"
#include "common/isa/node.h"

struct as;

struct alias {
	struct str name;       /* of the register: vcc; else of its file: v */
	int64_t first, count;  /* count 0: a register without a number */
};

struct aliases {
	struct map map; /* name to index in p */
	struct alias *p;
	size_t n, cap;
};

/* Puts registers in the place of their names in the operands of an instruction. Returns false after an error. */
bool
alias_replace(struct as *as, struct node *operands);

void
alias_free(struct aliases *a);

#endif

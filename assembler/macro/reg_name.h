/* Names for registers, which LLVM's assembler does not have: ".reg acc, v[16:31]"; then acc is v[16:31], acc[3] is v19
 * and acc[0:1] is v[16:17]. */
#ifndef ASSEMBLER_MACRO_REG_NAME_H
#define ASSEMBLER_MACRO_REG_NAME_H

#include "assembler/match/operand/node.h"
#include "common/base/memory/map.h"

struct source;

/* What a name stands for. */
struct reg_name {
	struct str name;       /* of the register: vcc; else of its file: v */
	int64_t first, count;  /* count 0: a register without a number */
};

struct reg_names {
	struct source *source; /* borrowed */
	struct map map; /* name to index in p */
	struct reg_name *p;
	size_t n, cap;
};

/* Puts registers in the place of their names in the operands of an instruction. Returns false after an error. */
bool
reg_names_replace(struct reg_names *names, struct node *operands);

void
reg_names_free(struct reg_names *names);

/* The source lasts for the run. */
void
reg_names_start(struct reg_names *names, struct source *src);

#endif

/* Named registers, an extension over LLVM's assembler: after ".reg acc, v[16:31]" acc is v[16:31], acc[3] is v19 and acc[0:1] is
 * v[16:17]. */
#ifndef ASSEMBLER_MACRO_REG_NAME_H
#define ASSEMBLER_MACRO_REG_NAME_H

#include "assembler/match/operand/node.h"
#include "common/base/memory/map.h"

struct source;

/* The registers of a name. */
struct reg_name {
	struct str name;       /* of the register, vcc, or its class, v */
	int64_t first, count;  /* count 0: a register without a number */
};

struct reg_names {
	struct source *source; /* borrowed */
	struct map map; /* from name to index in p */
	struct reg_name *p;
	size_t n, cap;
};

/* Replaces names by registers in the operands of an instruction. Returns false after an error. */
bool
reg_names_replace(struct reg_names *names, struct node *operands);

void
reg_names_free(struct reg_names *names);

/* The source must outlive the run. */
void
reg_names_start(struct reg_names *names, struct source *src);

#endif

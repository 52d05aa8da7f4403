/* Named registers, an extension over LLVM's assembler. After ".reg acc, v[16:31]", acc denotes v[16:31], acc[3] denotes v19, and
 * acc[0:1] denotes v[16:17]. */
#ifndef ASSEMBLER_MACRO_REG_NAME_H
#define ASSEMBLER_MACRO_REG_NAME_H

#include "assembler/node/node.h"
#include "common/base/memory/map.h"

struct reader;

struct reg_name {
	struct str denoted_by;
	struct loc loc;        /* location of the .reg directive, in a file */
	struct str name;       /* name of the register, such as vcc, or of its class, such as v */
	int64_t first, count;  /* range of register numbers; count is 0 for a register without a number */
};

struct reg_names {
	struct reader *in; /* not owned */
	struct map map; /* maps names to indexes in p */
	struct reg_name *p;
	size_t n, cap;
};

/* Replaces names of registers in a list of operands. Returns false after an error. */
bool
reg_names_replace(struct reg_names *names, struct node *operands);

void
reg_names_free(struct reg_names *names);

/* Initializes `names`; `in` must outlive it. */
void
reg_names_start(struct reg_names *names, struct reader *in);

#endif

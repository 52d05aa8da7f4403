/* Conditional assembly: .if and related directives. Their rows in directive.def refer to enum cond_test. Branches that
 * are not assembled are skipped without parsing. */
#ifndef ASSEMBLER_MACRO_COND_H
#define ASSEMBLER_MACRO_COND_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct cond {
	struct loc loc;
	bool taken;      /* a branch was assembled, or its condition had an error: all further branches are skipped */
	bool had_else;
};

struct reader;

/* The stack of open conditionals. Each file or expansion that is being read records the depth of the stack at its
 * beginning, so that the conditionals opened in it are closed at its end. */
struct conds {
	struct reader *in; /* not owned */
	struct cond *p;
	size_t cap;
};

enum cond_test {
	COND_EQ, COND_NE, COND_GE, COND_GT, COND_LE, COND_LT, /* compare a number with 0 */
	COND_DEF, COND_NDEF,
	COND_B, COND_NB,   /* test whether the rest of the line is blank */
	COND_C, COND_NC,   /* compare two unquoted strings */
	COND_EQS, COND_NES, /* compare two quoted strings */
};

/* Reports an error for each conditional after the first n, and closes it. *open is the number of open conditionals. */
void
cond_close(const struct conds *cs, size_t *open, struct diag *diag, size_t n);

/* Initializes cs; `in` must outlive it. */
void
cond_start(struct conds *cs, struct reader *in);

void
cond_free(struct conds *cs);

#endif

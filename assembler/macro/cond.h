/* .if and related directives: rows of directive.def that name a test here. Statements in a skipped branch are skipped line by
 * line. */
#ifndef ASSEMBLER_MACRO_COND_H
#define ASSEMBLER_MACRO_COND_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct cond {
	struct loc loc;  /* of .if */
	bool taken;      /* a branch has been assembled */
	bool had_else;
};

/* The open conditionals. The input has their number, because a text that is left closes its own. */
struct conds {
	struct cond *p;
	size_t cap;
};

enum cond_test {
	COND_EQ, COND_NE, COND_GE, COND_GT, COND_LE, COND_LT, /* compare the number with 0 */
	COND_DEF, COND_NDEF,
	COND_B, COND_NB,   /* blank */
	COND_C, COND_NC,   /* compare texts */
	COND_EQS, COND_NES, /* compare strings */
};

/* Reports and closes the conditionals opened after the first n; *open: number of open ones. */
void
cond_close(const struct conds *cs, size_t *open, struct diag *diag, size_t n);

void
cond_free(struct conds *cs);

#endif

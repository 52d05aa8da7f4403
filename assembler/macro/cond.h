/* .if and its kind: rows of directive.def that name a test here. Statements in a branch not taken are
 * skipped a line at a time. */
#ifndef ASSEMBLER_MACRO_COND_H
#define ASSEMBLER_MACRO_COND_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

struct cond {
	struct loc loc;  /* of .if */
	bool taken;      /* a branch was taken */
	bool had_else;
};

/* Those that are open: how many there are is the input's, since a text that is left closes its own. */
struct conds {
	struct cond *p;
	size_t cap;
};

enum cond_test {
	COND_EQ, COND_NE, COND_GE, COND_GT, COND_LE, COND_LT, /* the number against 0 */
	COND_DEF, COND_NDEF,
	COND_B, COND_NB,   /* blank */
	COND_C, COND_NC,   /* the texts */
	COND_EQS, COND_NES, /* the strings */
};

/* Reports and closes the conditionals opened since there were n; *open: how many there are. */
void
cond_close(const struct conds *cs, size_t *open, struct diag *diag, size_t n);

void
cond_free(struct conds *cs);

#endif

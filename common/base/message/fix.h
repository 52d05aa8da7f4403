/* Fixes of errors, for a caller that receives messages as values. */
#ifndef BASE_FIX_H
#define BASE_FIX_H

#include "common/base/message/diag.h"

/* A fix of the preceding error or warning: `text` replaces n bytes at the location. */
struct diag_fix {
	const char *file;
	uint32_t line, column; /* both from 1; the column counts bytes */
	size_t n;
	const char *text;
};

/* Receives a fix. The fix is valid only during the call. */
typedef void diag_fix_sink(void *user, const struct diag_fix *fix);

/* Passes fixes to a function, with the argument `user` of diag_new(). */
void
diag_set_fix_sink(struct diag *d, diag_fix_sink *sink);

#endif

/* The arguments of a macro's call, cut out of the line as GNU as and llvm-mc cut them. */
#ifndef ASSEMBLER_MACRO_MACRO_ARGS_H
#define ASSEMBLER_MACRO_MACRO_ARGS_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/text/cursor.h"
#include "common/base/buf.h"

struct macro;
struct macros;

/* Copies one argument: to a comma or to blanks with no operator next to them, outside of parentheses. Blanks
 * next to operators are left out, and the quotes of a string. Returns false after an error. */
bool
cursor_argument(struct macros *ms, struct cursor *c, struct buf *out);

/* The arguments of a call, by parameter; n is SIZE_MAX for one that is not given. */
struct args {
	struct buf text;
	size_t *from, *n;
};

/* Reads the arguments of m at c. Returns false after an error. */
bool
args_read(struct macros *ms, const struct macro *m, struct cursor c, struct args *a);

#endif

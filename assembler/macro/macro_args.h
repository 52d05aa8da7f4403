/* The arguments of a macro's call, cut out of the line as GNU as and llvm-mc cut them. */
#ifndef ASSEMBLER_MACRO_MACRO_ARGS_H
#define ASSEMBLER_MACRO_MACRO_ARGS_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/scan/cursor.h"
#include "common/base/file/buf.h"

struct macro;
struct macros;

/* Reads one argument: to a comma or to blanks with no operator next to them, outside of parentheses. Blanks
 * next to operators are left out, and the quotes of a string. It is a slice of the line if nothing is left out within it, else
 * it is added to out, and lasts until more is. Returns false after an error. */
bool
cursor_argument(struct macros *ms, struct cursor *c, struct buf *out, struct str *value);

/* An argument of a call: n bytes of the line, or if that is NULL of a text, from there on; n is SIZE_MAX if it is not given. */
struct macro_arg {
	const char *line;
	size_t from, n;
};

/* The arguments of a call, by parameter. */
struct args {
	struct buf text;
	struct macro_arg *arg;
};

/* Reads the arguments of m at c. Returns false after an error. */
bool
args_read(struct macros *ms, const struct macro *m, struct cursor c, struct args *a);

#endif

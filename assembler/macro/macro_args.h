/* The arguments of a macro call, split as GNU as and llvm-mc split them. */
#ifndef ASSEMBLER_MACRO_MACRO_ARGS_H
#define ASSEMBLER_MACRO_MACRO_ARGS_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/scan/cursor.h"
#include "common/base/file/buf.h"

struct macro;
struct macros;

/* Reads one argument: up to a comma, or to blanks without an operator next to them, outside of parentheses. Blanks next to
 * operators and the quotes of strings are omitted. The value is a slice of the line if nothing within it is omitted; otherwise it
 * is appended to out and valid until out grows. Returns false after an error. */
bool
cursor_argument(struct macros *ms, struct cursor *c, struct buf *out, struct str *value);

/* An argument: n bytes of the line, or of a text if that is not NULL; n is SIZE_MAX if it is not given. */
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

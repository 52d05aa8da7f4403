/* The arguments of macro calls, split as GNU as and llvm-mc split them. */
#ifndef ASSEMBLER_MACRO_MACRO_ARGS_H
#define ASSEMBLER_MACRO_MACRO_ARGS_H

#include <stdbool.h>
#include <stddef.h>

#include "assembler/scan/cursor.h"
#include "common/base/file/buf.h"

struct macro;
struct macros;

/* Reads one argument. It ends at a comma outside parentheses, or at blanks that are outside parentheses and not next to an
 * operator. Blanks next to operators and the quotes of strings are omitted. If no text is omitted within the argument, *value is
 * a slice of the line. Otherwise the text is appended to `out`, and *value is valid until `out` grows. Returns false after an
 * error. */
bool
cursor_argument(struct macros *ms, struct cursor *c, struct buf *out, struct str *value);

/* An argument: n bytes that begin at `line` or, if that is NULL, at offset `from` of args.text. n is SIZE_MAX if the argument is
 * omitted. */
struct macro_arg {
	const char *line;
	size_t from, n;
};

/* The arguments of a call, indexed by parameter. */
struct args {
	struct buf text;
	struct macro_arg *arg;
};

/* Reads the arguments of a call, which begin at c. a->arg must have an element for each parameter. Returns false after an
 * error. */
bool
args_read(struct macros *ms, const struct macro *m, struct cursor c, struct args *a);

#endif

/* The arguments of a macro's call, cut out of the line as GNU as and llvm-mc cut them. */
#ifndef ASSEMBLER_MACRO_ARGS_H
#define ASSEMBLER_MACRO_ARGS_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/buf.h"
#include "common/base/str.h"

struct as;
struct macro;

/* A place in a line. */
struct cursor {
	const char *p, *end;
};

/* The rest of the current line. */
struct cursor
cursor_line(struct as *as);

void
cursor_blanks(struct cursor *c);

/* Passes a character if it is the next, and blanks behind it. */
bool
cursor_pass(struct cursor *c, char what);

/* Whether nothing but a comment is left. */
bool
cursor_at_end(const struct cursor *c);

/* The same, blanks passed; that there is more behind the directive of this name is reported. */
bool
cursor_ends(struct as *as, struct cursor *c, const char *name);

/* Passes a word, empty if none is here. */
struct str
cursor_word(struct cursor *c);

/* Copies one character, or a string whole. */
void
cursor_copy(struct cursor *c, struct buf *out);

/* Passes blanks and comments. */
void
cursor_space(struct cursor *c);

/* Copies one argument: to a comma or to blanks with no operator beside them, outside of parentheses. Blanks
 * beside operators are left out, and the quotes of a string. Returns false after an error. */
bool
cursor_argument(struct as *as, struct cursor *c, struct buf *out);

/* The arguments of a call, by parameter; n is SIZE_MAX of one that is not given. */
struct args {
	struct buf text;
	size_t *from, *n;
};

/* Reads the arguments of m at c. Returns false after an error. */
bool
args_read(struct as *as, const struct macro *m, struct cursor c, struct args *a);

#endif

/* The arguments of directives. Each function takes the argument at *arg, advances *arg, and reports an error if the argument is
 * missing or of the wrong kind; "what" names it in the message. */
#ifndef ASSEMBLER_PARSE_DIRECTIVE_ARGUMENT_H
#define ASSEMBLER_PARSE_DIRECTIVE_ARGUMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "assembler/match/operand/node.h"
#include "assembler/value/expr.h"
#include "common/base/file/buf.h"

struct as;

bool
arg_number(struct as *as, struct statement *st, struct node **arg, const char *what, int64_t *num);

const struct expr *
arg_expr(struct as *as, struct statement *st, struct node **arg, const char *what);

bool
arg_name(struct as *as, struct statement *st, struct node **arg, const char *what, struct str *name);

/* A string with its escapes resolved, appended to out. */
bool
arg_string(struct as *as, struct statement *st, struct node **arg, const char *what, struct buf *out);

/* Reports an argument after the last one. Returns whether there is none. */
bool
arg_end(struct diag *diag, struct node *arg);

/* The expression of a node; NULL, without a report, if it is not a number. */
const struct expr *
arg_as_expr(struct as *as, const struct node *n);

#endif

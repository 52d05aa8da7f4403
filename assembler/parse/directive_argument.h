/* The arguments of directives. Each function consumes the argument at *arg and advances *arg. If the argument is missing or has
 * the wrong kind, the function reports an error and returns false or NULL. `what` names the argument in the message. */
#ifndef ASSEMBLER_PARSE_DIRECTIVE_ARGUMENT_H
#define ASSEMBLER_PARSE_DIRECTIVE_ARGUMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "assembler/node/node.h"
#include "assembler/value/expr.h"
#include "common/base/file/buf.h"

struct reader;

bool
arg_number(struct reader *in, struct statement *st, struct node **arg, const char *what, int64_t *num);

const struct expr *
arg_expr(struct reader *in, struct statement *st, struct node **arg, const char *what);

bool
arg_name(struct reader *in, struct statement *st, struct node **arg, const char *what, struct str *name);

/* Appends a string, with its escape sequences decoded, to out. */
bool
arg_string(struct reader *in, struct statement *st, struct node **arg, const char *what, struct buf *out);

/* Returns true if there are no more arguments. Otherwise reports an error and returns false. */
bool
arg_end(struct diag *diag, struct node *arg);

/* Returns the expression of a node. If the node is not a number, returns NULL without reporting an error. */
const struct expr *
arg_as_expr(struct reader *in, const struct node *n);

#endif

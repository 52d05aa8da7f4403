/* --liveness: the registers in use beside the instructions of -d: live ones, and those that the instruction writes. */
#ifndef OBJDUMP_LIVENESS_H
#define OBJDUMP_LIVENESS_H

#include "common/analysis/live/live.h"
#include "objdump/code/disasm.h"

struct liveness;

/* Analyzes a section of the file; NULL: it has no code with known control flow. Free the result with liveness_free. */
struct liveness *
liveness_find(const struct disasm *d, const struct code *c);

/* NULL is allowed. */
void
liveness_free(struct liveness *l);

/* Prints the heading of the columns if a function begins at the address. */
void
liveness_head(struct liveness *l, struct disasm *d, uint64_t at);

/* Prints the columns of the instruction at an address in the section. */
void
liveness_put(struct liveness *l, struct disasm *d, uint64_t at);

/* Number of columns. */
size_t
liveness_width(const struct liveness *l, const struct disasm *d);

/* The same as JSON keys of the instruction's object. */
void
liveness_json(struct liveness *l, struct disasm *d, uint64_t at);

#endif

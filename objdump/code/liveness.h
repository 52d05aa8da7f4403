/* --liveness: prints the registers in use beside the instructions of -d: live registers, and registers that the instruction
 * writes. */
#ifndef OBJDUMP_LIVENESS_H
#define OBJDUMP_LIVENESS_H

#include "objdump/code/disasm.h"

struct liveness;

/* Analyzes a section of the file. Returns NULL if it has no code with known control flow. Free the result with liveness_free(). */
struct liveness *
liveness_find(const struct disasm *d, const struct code *c);

/* Frees l, which may be NULL. */
void
liveness_free(struct liveness *l);

/* Prints the headings of the columns, if a function begins at offset `at` in the section. */
void
liveness_head(struct liveness *l, struct disasm *d, uint64_t at);

/* Prints the columns of the instruction at offset `at` in the section. */
void
liveness_put(struct liveness *l, struct disasm *d, uint64_t at);

/* Returns the number of columns that liveness_put() prints. */
size_t
liveness_width(const struct liveness *l, const struct disasm *d);

/* Writes the same data as liveness_put(), as keys of the instruction's JSON object. */
void
liveness_json(struct liveness *l, struct disasm *d, uint64_t at);

#endif

/* What scalar operations make of constants. effects.def says what each computes; no register and no address is known here. */
#ifndef VALUE_FOLD_H
#define VALUE_FOLD_H

#include <stdbool.h>
#include <stdint.h>

enum { FOLD_MOST = 64 }; /* results of one operation that are listed */

/* Computes OPERATION_… of two sources, of bits (32 or 64) each; the second is ignored where there is only one. *carry is scc before,
 * and after it the carry or borrow, by those that have one. Returns false if the operation computes nothing. */
bool
fold(unsigned operation, unsigned bits, const uint64_t s[2], bool *carry, uint64_t *result);

/* Lists the results that an operation can have if only its source number known (0 or 1) is, which is k: of a mask, a field, a
 * minimum, a shift. Returns how many there are, 0 if they are more than FOLD_MOST. */
unsigned
fold_any(unsigned operation, unsigned bits, unsigned known, uint64_t k, uint64_t results[FOLD_MOST]);

/* Whether fold_any() has something to say of the operation. */
bool
fold_narrows(unsigned operation);

#endif

/* Constant folding of scalar operations, which effects.def defines. The caller handles registers and addresses. */
#ifndef VALUE_FOLD_H
#define VALUE_FOLD_H

#include <stdbool.h>
#include <stdint.h>

enum { FOLD_MOST = 64 }; /* limit of the number of results that fold_any() lists */

/* Computes OPERATION_… on two sources of `bits` bits (32 or 64); an operation with one source ignores the second. *carry is scc:
 * on entry the carry or borrow in, and on return the carry or borrow out, for operations that use them. Returns false if the
 * operation cannot be folded. */
bool
fold(unsigned operation, unsigned bits, const uint64_t s[2], bool *carry, uint64_t *result);

/* Lists the possible results of an operation if only the source with index `known` (0 or 1) is known and has the value k. Supports
 * masks, bit fields, minima and right shifts. Returns the number of results, or 0 if it exceeds FOLD_MOST or the operation is not
 * supported. */
unsigned
fold_any(unsigned operation, unsigned bits, unsigned known, uint64_t k, uint64_t results[FOLD_MOST]);

/* Returns whether fold_any() supports the operation. */
bool
fold_narrows(unsigned operation);

#endif

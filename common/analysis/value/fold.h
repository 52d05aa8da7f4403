/* Constant folding of scalar operations. effects.def defines each operation; registers and addresses are the caller's concern. */
#ifndef VALUE_FOLD_H
#define VALUE_FOLD_H

#include <stdbool.h>
#include <stdint.h>

enum { FOLD_MOST = 64 }; /* limit of the results that fold_any() lists */

/* Computes OPERATION_… on two sources of bits (32 or 64) each; an operation of one source ignores the second. *carry is scc: the
 * carry-in or borrow-in, then the carry-out or borrow-out of operations that have one. Returns false if the operation cannot be
 * folded. */
bool
fold(unsigned operation, unsigned bits, const uint64_t s[2], bool *carry, uint64_t *result);

/* Lists the possible results of an operation if only one source is known: source number known (0 or 1) is k. Supports masks, bit
 * fields, minima and right shifts. Returns their number, or 0 if it exceeds FOLD_MOST or the operation is not supported. */
unsigned
fold_any(unsigned operation, unsigned bits, unsigned known, uint64_t k, uint64_t results[FOLD_MOST]);

/* Whether fold_any() supports the operation. */
bool
fold_narrows(unsigned operation);

#endif

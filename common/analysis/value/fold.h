/* The possible results of scalar operations of which only one source is known. */
#ifndef VALUE_FOLD_H
#define VALUE_FOLD_H

#include <stdbool.h>
#include <stdint.h>

enum { FOLD_MOST = 64 }; /* limit of the number of results that fold_any() lists */

/* Lists the possible results of an operation if only the source with index `known` (0 or 1) is known and has the value k. Supports
 * masks, bit fields, minima and right shifts. Returns the number of results, or 0 if it exceeds FOLD_MOST or the operation is not
 * supported. */
unsigned
fold_any(unsigned operation, unsigned bits, unsigned known, uint64_t k, uint64_t results[FOLD_MOST]);

/* Returns whether fold_any() supports the operation. */
bool
fold_narrows(unsigned operation);

#endif

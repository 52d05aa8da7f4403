/* Values of registers as sums over the bits of the work-item IDs, for addresses of LDS:
 *
 *	constant + bit[0] * (bit 0 of x) + … + symbol[0].times * (symbol 0) + … + step * N,  0 <= N <= count
 *
 * A symbol is a number that is unknown but the same for all lanes of the work-group, such as an argument or a loop's counter.
 * N is of each lane, and not known. Sums wrap at 32 bits in hardware; here they are taken not to. */
#ifndef RACE_LINEAR_H
#define RACE_LINEAR_H

#include <stdbool.h>
#include <stdint.h>

enum {
	LINEAR_ID = 10,               /* bits of an ID, x first, then y, z */
	LINEAR_BITS = 3 * LINEAR_ID,
	LINEAR_SYMBOLS = 2,
};
#define LINEAR_ANY UINT32_MAX     /* count: N has no limit */

struct linear_symbol {
	uint32_t id;
	int32_t times;                /* 0: there is none */
};

/* Without padding, so that equal ones have equal bytes. */
struct linear {
	int32_t constant;
	int32_t bit[LINEAR_BITS];
	struct linear_symbol symbol[LINEAR_SYMBOLS]; /* by id, those that there are first */
	uint32_t step, count;         /* step 0: there is no N, and count is 0 */
};

struct linear
linear_constant(uint32_t v);

struct linear
linear_of_symbol(uint32_t id);

/* Any value. */
struct linear
linear_unknown(void);

/* Whether it is a constant. */
bool
linear_is_constant(const struct linear *a);

/* Whether it is the same for all lanes of the work-group. */
bool
linear_is_uniform(const struct linear *a);

/* a + times * b */
struct linear
linear_add(const struct linear *a, const struct linear *b, int32_t times);

/* A value that covers both: a, and any multiple of what all their differences are multiples of. */
struct linear
linear_either(const struct linear *a, const struct linear *b);

/* What divides every part of a but its constant, 0 if there is none. */
uint32_t
linear_divisor(const struct linear *a);

/* The operations of operation.def on up to three values. */
#define KIND(name, meaning) LINEAR_##name,
enum linear_operation {
#include "common/analysis/race/operation.def"
	LINEAR_OPERATIONS
};
#undef KIND

struct linear
linear_compute(enum linear_operation operation, const struct linear s[3]);

#endif

/* Represents register values, such as LDS addresses, as sums over the bits of work-item IDs:
 *
 *	constant + bit[0] * (bit 0 of x) + … + symbol[0].times * (symbol 0) + … + step * N,  0 <= N <= count
 *
 * A symbol is an unknown number that is uniform, that is, the same in all lanes of the work-group, such as an argument or a loop
 * counter. N is unknown and may be different in each lane. Hardware wraps sums at 32 bits; this analysis assumes that no sum
 * wraps. */
#ifndef VALUE_LINEAR_H
#define VALUE_LINEAR_H

#include <stdbool.h>
#include <stdint.h>

enum {
	LINEAR_ID = 10,               /* bits per ID, in the order x, y, z */
	LINEAR_BITS = 3 * LINEAR_ID,
	LINEAR_SYMBOLS = 2,
};
#define LINEAR_ANY UINT32_MAX     /* value of linear.count if N has no limit */

struct linear_symbol {
	uint32_t id;
	int32_t times;                /* factor; 0: unused entry */
};

/* A sum. It has no padding, so that equal values have equal bytes. */
struct linear {
	int32_t constant;
	int32_t bit[LINEAR_BITS];
	struct linear_symbol symbol[LINEAR_SYMBOLS]; /* sorted by id; unused entries are last */
	uint32_t step, count;         /* step: coefficient of N; count: 0 <= N <= count; both are 0 without a term in N */
};

struct linear
linear_constant(uint32_t v);

struct linear
linear_of_symbol(uint32_t id);

struct linear
linear_unknown(void);

bool
linear_is_unknown(const struct linear *a);

/* Returns whether the sum has only a constant term. */
bool
linear_is_constant(const struct linear *a);

/* Returns whether the value is the same in all lanes of the work-group. */
bool
linear_is_uniform(const struct linear *a);

/* Returns a + times * b. */
struct linear
linear_add(const struct linear *a, const struct linear *b, int32_t times);

/* Returns a sum that covers both a and b: a plus an unknown multiple of the greatest common divisor of all terms of a - b. */
struct linear
linear_either(const struct linear *a, const struct linear *b);

/* Returns the greatest common divisor of all coefficients, or 0 if the sum has only a constant term. */
uint32_t
linear_divisor(const struct linear *a);

enum linear_logic { LINEAR_AND, LINEAR_OR, LINEAR_XOR };

/* Returns a sum with the bits that a bitwise operation makes of those of a and b, of which some can be unknown. */
struct linear
linear_combine(enum linear_logic operation, const struct linear *a, const struct linear *b);

/* Returns a << by and a * b, or an unknown value if the result is not a sum. */
struct linear
linear_shift_left(const struct linear *a, const struct linear *by);

struct linear
linear_multiply(const struct linear *a, const struct linear *b);

/* Returns the n bits of a value from bit `from` on, or an unknown value if these are not constants. */
struct linear
linear_field(const struct linear *a, const struct linear *from, const struct linear *n);

#endif

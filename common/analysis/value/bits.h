/* Known bits and the range of a number. Computed from the trees of programs (meaning/tree.h), they are the transfer function for operands
 * whose values are unknown or known in part, such as an unknown number and a mask. */
#ifndef VALUE_BITS_H
#define VALUE_BITS_H

#include "common/meaning/tree.h"

/* A number of 1 to 64 bits. Its other bits are 0 in all members; least and most are signed numbers of its width. */
struct bits {
	uint8_t width;
	uint64_t zero, one;          /* the bits that are known to be 0, and to be 1 */
	int64_t least, most;
};

enum { BITS_MOST = 64 }; /* limit of the numbers that bits_list() lists */

struct bits
bits_unknown(unsigned width);

struct bits
bits_constant(unsigned width, uint64_t v);

/* Returns the join of two numbers of the same width. */
struct bits
bits_either(const struct bits *a, const struct bits *b);

/* Returns whether it is known what the number is, and sets *v to it. */
bool
bits_known(const struct bits *a, uint64_t *v);

/* Lists the numbers that it can be. Returns how many these are, or 0 if they exceed BITS_MOST. */
unsigned
bits_list(const struct bits *a, uint64_t v[BITS_MOST]);

/* The inputs of a program, as far as they are known. Each function returns a number of `width` bits; NULL: none is known. */
struct bits_inputs {
	struct bits (*operand)(void *context, unsigned slot, unsigned width);
	struct bits (*implied)(void *context, unsigned implied, unsigned width); /* IMPLIED_… */
	const struct insn *insn;     /* for fields of the encoding */
	void *context;
};

/* Returns the known bits and the range of a tree's value. The tree may be NULL. */
struct bits
bits_of_tree(const struct meaning_node *n, const struct bits_inputs *in);

/* Returns whether a tree, NULL included, can have few values although some operand is unknown. */
bool
bits_narrows(const struct meaning_node *n);

#endif

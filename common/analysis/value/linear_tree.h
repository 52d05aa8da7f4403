/* Computes what instructions compute (meaning/tree.h) with sums (linear.h) instead of numbers. */
#ifndef VALUE_LINEAR_TREE_H
#define VALUE_LINEAR_TREE_H

#include "common/analysis/value/linear.h"
#include "common/meaning/tree.h"

/* The inputs of a program, as far as they are known. A function that is NULL knows none. */
struct linear_inputs {
	struct linear (*operand)(void *context, unsigned slot); /* the lower dword of the operand with this index */
	struct linear (*one_lane)(void *context, const struct linear *a); /* what a is in one lane */
	struct linear (*lanes_before)(void *context, const struct linear *mask, unsigned first); /* the number of lanes in a mask of
	                                                     * 32 lanes, of which lane `first` is the first, that come before this lane */
	const struct insn *insn; /* for fields of the encoding */
	void *context;
};

/* Returns the lower dword of the value of a tree, NULL included. The value is unknown if it is not a sum. */
struct linear
linear_of_tree(const struct meaning_node *n, const struct linear_inputs *in);

/* A comparison of two sums of 32 bits. */
struct linear_compare {
	uint8_t kind;        /* NODE_equal, NODE_not_equal, NODE_less or NODE_less_equal */
	bool is_signed;
	struct linear left, right;
};

/* Sets *out to the comparison that is the value of a tree. Returns false if it is none. */
bool
linear_compare_of_tree(const struct meaning_node *n, const struct linear_inputs *in, struct linear_compare *out);

/* Sets *is to the result of a comparison. Returns false if it is not one of constants. */
bool
linear_compare_known(const struct linear_compare *c, bool *is);

#endif

/* Aligns two sequences, such as the instructions of two versions of a function. Elements are numbers; equal numbers are equal
 * elements. */
#ifndef BASE_ALIGN_H
#define BASE_ALIGN_H

#include <stddef.h>
#include <stdint.h>

enum { ALIGN_NONE = -1 };

/* Indices of an element of each sequence. ALIGN_NONE: only the other sequence has the element. */
struct align_pair {
	int32_t a, b;
};

/* All elements of both sequences, in order. Between two pairs of equal elements, the other elements of the first sequence come
 * first. */
struct alignment {
	struct align_pair *v;
	size_t n, cap;
	size_t replaced; /* number of elements that were not aligned, because the sequences differ too much around them */
};

/* Aligns two sequences so that as many equal elements as possible are pairs, except where the sequences differ too much. The caller
 * calls align_free(). */
struct alignment
align_sequences(const uint32_t *a, size_t n, const uint32_t *b, size_t m);

/* Aligns the elements between the pairs of `coarse` again; the pairs are kept. a and b contain other numbers for the same elements:
 * for example, instructions that only differ in their registers may have the same number. The caller calls align_free(). */
struct alignment
align_refine(const struct alignment *coarse, const uint32_t *a, const uint32_t *b);

void
align_free(struct alignment *alignment);

#endif

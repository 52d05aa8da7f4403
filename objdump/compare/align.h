/* Aligns two arrays by a longest common subsequence. */
#ifndef COMPARE_ALIGN_H
#define COMPARE_ALIGN_H

#include <stddef.h>
#include <stdint.h>

#define ALIGN_NONE UINT32_MAX

/* Indices of equal elements; ALIGN_NONE: only the other array has the element. */
struct align_pair {
	uint32_t a, b;
};

struct alignment {
	struct align_pair *v;    /* in the order of both arrays */
	size_t n, cap;
	size_t replaced;         /* number of elements that were not compared, because too many edits would be needed */
};

/* Aligns a, which has na elements, with b. The caller frees out->v. */
void
align(const uint32_t *a, uint32_t na, const uint32_t *b, uint32_t nb, struct alignment *out);

#endif

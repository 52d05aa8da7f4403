/* Aligns two arrays: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986. If that needs too many edits, the arrays
 * are divided at elements that occur once in each of them, in the same order in both ("patience diff"), and the parts are aligned. */
#include "objdump/compare/align.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"

enum { MOST_EDITS = 2000 };

/* The arrays, or parts of them. */
struct sides {
	const uint32_t *a, *b;
	uint32_t na, nb;
	uint32_t at_a, at_b;     /* indices of the first elements in the whole arrays */
};

static void
put(struct alignment *out, const struct sides *s, uint32_t a, uint32_t b)
{
	*APPEND(out->v, out->n, out->cap) = (struct align_pair){a == ALIGN_NONE ? a : s->at_a + a, b == ALIGN_NONE ? b : s->at_b + b};
}

/* ---- Myers's algorithm. A diagonal k has the points x, x - k. After d edits, reach[k] is the largest reachable x on diagonal k, for
 * -d <= k <= d. */

/* Returns the values of `reach` before edit d, for the diagonals -d - 1 to d + 1, in an array of such values for 0, 1, … edits. */
static uint32_t *
trace_of(uint32_t *trace, int64_t d)
{
	return trace + d * (d + 2) + d + 1;
}

/* Returns whether a path of d edits reaches diagonal k by an element of b. */
static bool
is_down(const uint32_t *reach, int64_t d, int64_t k)
{
	return k == -d || (k != d && reach[k - 1] < reach[k + 1]);
}

/* Appends the pairs of a path of d edits to the ends of both arrays. */
static void
backtrack(const struct sides *s, uint32_t *trace, uint32_t d, struct alignment *out)
{
	size_t first = out->n;
	int64_t x = s->na, y = s->nb;

	for (int64_t e = d; e >= 0; e--) {
		const uint32_t *reach = trace_of(trace, e);
		int64_t k = x - y;
		bool down = is_down(reach, e, k);
		int64_t from = e ? reach[down ? k + 1 : k - 1] : 0, start = e ? from + !down : 0;

		while (x > start) {
			x--, y--;
			put(out, s, (uint32_t)x, (uint32_t)y);
		}
		if (e && down)
			put(out, s, ALIGN_NONE, (uint32_t)--y);
		else if (e)
			put(out, s, (uint32_t)--x, ALIGN_NONE);
	}
	for (size_t i = first, k = out->n; i + 1 < k; i++) {
		struct align_pair swapped = out->v[i];

		out->v[i] = out->v[--k];
		out->v[k] = swapped;
	}
}

/* Returns false if more than MOST_EDITS edits are needed. */
static bool
align_part(const struct sides *s, struct alignment *out)
{
	uint32_t most = s->na < MOST_EDITS && s->nb < MOST_EDITS - s->na ? s->na + s->nb : MOST_EDITS;
	uint32_t *room = array_make(2 * (size_t)most + 3, sizeof *room), *reach = room + most + 1;
	uint32_t *trace = array_make(((size_t)most + 1) * (most + 3), sizeof *trace); /* mostly not touched */
	bool done = false;

	for (uint32_t d = 0; d <= most && !done; d++) {
		memcpy(trace_of(trace, d) - d - 1, reach - d - 1, (2 * (size_t)d + 3) * sizeof *reach);
		for (int64_t k = -(int64_t)d; k <= d && !done; k += 2) {
			int64_t x = d == 0 ? 0 : is_down(reach, d, k) ? reach[k + 1] : (int64_t)reach[k - 1] + 1, y = x - k;

			while (x < s->na && y < s->nb && s->a[x] == s->b[y])
				x++, y++;
			reach[k] = (uint32_t)x;
			done = x >= s->na && y >= s->nb;
		}
		if (done)
			backtrack(s, trace, d, out);
	}
	free(trace);
	free(room);
	return done;
}

/* ---- patience diff */

/* An element that occurs once in each array. */
struct anchor {
	uint32_t a, b;
	uint32_t before;         /* index of the previous anchor in the longest sequence that ends here; ALIGN_NONE: none */
};

/* Returns the elements with their indices, sorted. */
static uint64_t *
sort(const uint32_t *v, uint32_t n)
{
	uint64_t *sorted = array_make(n, sizeof *sorted);

	for (uint32_t i = 0; i < n; i++)
		sorted[i] = (uint64_t)v[i] << 32 | i;
	qsort(sorted, n, sizeof *sorted, array_compare64);
	return sorted;
}

/* Returns the number of equal elements from sorted[i] on. */
static uint32_t
count_equal(const uint64_t *sorted, uint32_t n, uint32_t i)
{
	uint32_t k = i;

	while (k < n && sorted[k] >> 32 == sorted[i] >> 32)
		k++;
	return k - i;
}

static int
compare_anchors(const void *va, const void *vb)
{
	const struct anchor *a = va, *b = vb;

	return a->a < b->a ? -1 : a->a > b->a;
}

/* Returns the anchors, sorted by their indices in a. */
static struct anchor *
find_anchors(const struct sides *s, uint32_t *n)
{
	struct anchor *found = array_make(s->na < s->nb ? s->na : s->nb, sizeof *found);
	uint64_t *a = sort(s->a, s->na), *b = sort(s->b, s->nb);
	uint32_t i = 0, k = 0;

	*n = 0;
	while (i < s->na && k < s->nb) {
		uint32_t in_a = count_equal(a, s->na, i), in_b = count_equal(b, s->nb, k);

		if (a[i] >> 32 == b[k] >> 32 && in_a == 1 && in_b == 1)
			found[(*n)++] = (struct anchor){(uint32_t)a[i], (uint32_t)b[k], ALIGN_NONE};
		if (a[i] >> 32 < b[k] >> 32) {
			i += in_a;
		} else if (a[i] >> 32 > b[k] >> 32) {
			k += in_b;
		} else {
			i += in_a;
			k += in_b;
		}
	}
	free(a);
	free(b);
	qsort(found, *n, sizeof *found, compare_anchors);
	return found;
}

/* Keeps the longest sequence of anchors that are in the same order in both arrays. Returns its length. */
static uint32_t
keep_sequence(struct anchor *v, uint32_t n)
{
	uint32_t *ends = array_make(n, sizeof *ends); /* by length - 1: the anchor with the lowest index in b that ends a sequence */
	uint32_t length = 0, last;

	for (uint32_t i = 0; i < n; i++) {
		uint32_t low = 0, high = length;

		while (low < high) {
			uint32_t mid = low + (high - low) / 2;

			if (v[ends[mid]].b < v[i].b)
				low = mid + 1;
			else
				high = mid;
		}
		v[i].before = low ? ends[low - 1] : ALIGN_NONE;
		ends[low] = i;
		length += low == length;
	}
	last = length ? ends[length - 1] : ALIGN_NONE;
	for (uint32_t i = length; i-- > 0; last = v[last].before)
		ends[i] = last;
	for (uint32_t i = 0; i < length; i++)
		v[i] = v[ends[i]];
	free(ends);
	return length;
}

/* Aligns the elements before an anchor, or lists them as replaced. */
static void
align_between(const struct sides *s, struct alignment *out)
{
	if (align_part(s, out))
		return;
	for (uint32_t i = 0; i < s->na; i++)
		put(out, s, i, ALIGN_NONE);
	for (uint32_t i = 0; i < s->nb; i++)
		put(out, s, ALIGN_NONE, i);
	out->replaced += (size_t)s->na + s->nb;
}

void
align(const uint32_t *a, uint32_t na, const uint32_t *b, uint32_t nb, struct alignment *out)
{
	const struct sides whole = {a, b, na, nb, 0, 0};
	struct anchor *anchors;
	uint32_t n, at_a = 0, at_b = 0;

	*out = (struct alignment){0};
	if (align_part(&whole, out))
		return;
	anchors = find_anchors(&whole, &n);
	n = keep_sequence(anchors, n);
	for (uint32_t i = 0; i <= n; i++) {
		uint32_t end_a = i < n ? anchors[i].a : na, end_b = i < n ? anchors[i].b : nb;

		align_between(&(struct sides){a + at_a, b + at_b, end_a - at_a, end_b - at_b, at_a, at_b}, out);
		if (i < n)
			put(out, &whole, end_a, end_b);
		at_a = end_a + 1;
		at_b = end_b + 1;
	}
	free(anchors);
}

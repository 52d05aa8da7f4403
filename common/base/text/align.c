/* Aligns sequences: the longest common subsequence (E. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986). Memory and
 * time grow with the square of the number of edits, which is therefore limited. Sequences with more edits are first divided at
 * elements that occur exactly once in each (patience diff). */
#include "common/base/text/align.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Maximum number of edits between two anchors (elements that occur exactly once in both sequences). If more would be necessary, all
 * elements between the anchors count as replaced. */
enum { MOST_EDITS = 2000 };

/* A range of each sequence: n elements from a on, and m elements from b on. */
struct align_part {
	const uint32_t *a, *b;
	int32_t n, m;
	int32_t at_a, at_b; /* index of a[0] and b[0] in the whole sequences */
};

static void
add_pair(struct alignment *out, int32_t a, int32_t b)
{
	*APPEND(out->v, out->n, out->cap) = (struct align_pair){a, b};
}

/* Returns whether the furthest path to diagonal k with d edits ends by inserting an element of b. v[k] is the furthest x, an index
 * in a, on diagonal k with d - 1 edits. */
static bool
comes_from_b(const int32_t *v, int32_t d, int32_t k)
{
	return k == -d || (k != d && v[k - 1] < v[k + 1]);
}

/* v[d] contains, for each diagonal from -d to d, the furthest x that is reached with d edits. */
struct align_trace {
	int32_t **v;
	int32_t n;
};

/* Follows the shortest path back from its end, and appends its pairs in order from its start. */
static void
trace_back(const struct align_part *p, const struct align_trace *trace, struct alignment *out)
{
	size_t first = out->n;
	int32_t x = p->n, y = p->m;

	for (int32_t d = trace->n - 1; d >= 0; d--) {
		const int32_t *v = d ? trace->v[d - 1] + d - 1 : NULL;
		int32_t k = x - y;
		bool down = d && comes_from_b(v, d, k);
		int32_t from_x = !d ? 0 : down ? v[k + 1] : v[k - 1], from_y = !d ? 0 : from_x - (down ? k + 1 : k - 1);
		int32_t stop = !d || down ? from_x : from_x + 1;

		while (x > stop && y > from_y + (d && down)) {
			x--;
			y--;
			add_pair(out, p->at_a + x, p->at_b + y);
		}
		if (d && down)
			add_pair(out, ALIGN_NONE, p->at_b + --y);
		else if (d)
			add_pair(out, p->at_a + --x, ALIGN_NONE);
	}
	for (size_t i = first, k = out->n; i + 1 < k; i++) {
		struct align_pair swapped = out->v[i];

		out->v[i] = out->v[--k];
		out->v[k] = swapped;
	}
}

/* Stores in v the furthest x of each diagonal with d edits. last: the furthest x with d - 1 edits, or NULL if d is 0. Returns
 * whether a path reaches the end of both sequences. */
static bool
step(const struct align_part *p, const int32_t *last, int32_t *v, int32_t d)
{
	for (int32_t k = -d; k <= d; k += 2) {
		int32_t x = !d ? 0 : comes_from_b(last, d, k) ? last[k + 1] : last[k - 1] + 1;

		while (x < p->n && x - k < p->m && x - k >= 0 && p->a[x] == p->b[x - k])
			x++;
		v[k] = x;
		if (x >= p->n && x - k >= p->m)
			return true;
	}
	return false;
}

/* Appends an alignment with the fewest edits. Returns false, without appending anything, if it needs more than MOST_EDITS. */
static bool
align_shortest(const struct align_part *p, struct alignment *out)
{
	int32_t most = p->n + p->m < MOST_EDITS ? p->n + p->m : MOST_EDITS;
	struct align_trace trace = {.v = alloc_array((size_t)most + 1, sizeof *trace.v)};
	bool found = false;

	while (!found && trace.n <= most) {
		int32_t d = trace.n, *v = alloc_array(2 * (size_t)d + 1, sizeof *v);

		found = step(p, d ? trace.v[d - 1] + d - 1 : NULL, v + d, d);
		trace.v[trace.n++] = v;
	}
	if (found)
		trace_back(p, &trace, out);
	for (int32_t i = 0; i < trace.n; i++)
		alloc_free(trace.v[i]);
	alloc_free(trace.v);
	return found;
}

struct align_element {
	uint32_t value;
	int32_t at;
};

static int
compare_elements(const void *x, const void *y)
{
	const struct align_element *p = x, *q = y;

	return p->value != q->value ? (p->value < q->value ? -1 : 1) : (p->at > q->at) - (p->at < q->at);
}

static int
compare_pairs(const void *x, const void *y)
{
	const struct align_pair *p = x, *q = y;

	return (p->a > q->a) - (p->a < q->a);
}

static struct align_element *
sort_elements(const uint32_t *values, int32_t n)
{
	struct align_element *out = alloc_array((size_t)n + 1, sizeof *out);

	for (int32_t i = 0; i < n; i++)
		out[i] = (struct align_element){values[i], i};
	qsort(out, (size_t)n, sizeof *out, compare_elements);
	return out;
}

static bool
is_unique(const struct align_element *v, int32_t n, int32_t i)
{
	return (i == 0 || v[i - 1].value != v[i].value) && (i + 1 == n || v[i + 1].value != v[i].value);
}

/* Stores a pair for each value that occurs exactly once in both sequences, sorted by a. Returns the number of pairs. */
static size_t
unique_pairs(const struct align_part *p, struct align_pair *out)
{
	struct align_element *a = sort_elements(p->a, p->n), *b = sort_elements(p->b, p->m);
	size_t n = 0;

	for (int32_t i = 0, k = 0; i < p->n; i++) {
		while (k < p->m && b[k].value < a[i].value)
			k++;
		if (k < p->m && b[k].value == a[i].value && is_unique(a, p->n, i) && is_unique(b, p->m, k))
			out[n++] = (struct align_pair){a[i].at, b[k].at};
	}
	alloc_free(a);
	alloc_free(b);
	qsort(out, n, sizeof *out, compare_pairs);
	return n;
}

/* Reduces the pairs, which are sorted by a, to a longest subsequence in which b increases, too. Returns its length. */
static size_t
longest_chain(struct align_pair *pairs, size_t n)
{
	size_t *ends = alloc_array(n + 1, sizeof *ends), *before = alloc_array(n + 1, sizeof *before), length = 0;

	for (size_t i = 0; i < n; i++) {
		size_t low = 0, high = length;

		while (low < high) {
			size_t mid = (low + high) / 2;

			if (pairs[ends[mid]].b < pairs[i].b)
				low = mid + 1;
			else
				high = mid;
		}
		before[i] = low ? ends[low - 1] : 0;
		ends[low] = i;
		length += low == length;
	}
	struct align_pair *chain = alloc_array(length + 1, sizeof *chain);
	for (size_t i = length, k = length ? ends[length - 1] : 0; i--; k = before[k])
		chain[i] = pairs[k];
	memcpy(pairs, chain, length * sizeof *chain);
	alloc_free(chain);
	alloc_free(ends);
	alloc_free(before);
	return length;
}

static void
align_part(const struct align_part *p, struct alignment *out)
{
	if (align_shortest(p, out))
		return;
	for (int32_t i = 0; i < p->n; i++)
		add_pair(out, p->at_a + i, ALIGN_NONE);
	for (int32_t i = 0; i < p->m; i++)
		add_pair(out, ALIGN_NONE, p->at_b + i);
	out->replaced += (size_t)p->n + (size_t)p->m;
}

static void
align_by_anchors(const struct align_part *p, struct alignment *out)
{
	struct align_pair *anchors = alloc_array((size_t)p->n + 1, sizeof *anchors);
	size_t n = longest_chain(anchors, unique_pairs(p, anchors));
	int32_t i = 0, k = 0;

	anchors[n] = (struct align_pair){p->n, p->m};
	for (size_t at = 0; at <= n; at++) {
		struct align_pair c = anchors[at];

		align_part(&(struct align_part){p->a + i, p->b + k, c.a - i, c.b - k, p->at_a + i, p->at_b + k}, out);
		if (at < n)
			add_pair(out, p->at_a + c.a, p->at_b + c.b);
		i = c.a + 1;
		k = c.b + 1;
	}
	alloc_free(anchors);
}

/* Sorts each run of elements that are in only one sequence: elements of the first sequence come first. */
static void
sort_edits(struct alignment *out)
{
	struct align_pair *added = alloc_array(out->n + 1, sizeof *added);

	for (size_t i = 0; i < out->n;) {
		size_t to = i, n = 0;

		for (; i < out->n && (out->v[i].a == ALIGN_NONE || out->v[i].b == ALIGN_NONE); i++)
			if (out->v[i].a == ALIGN_NONE)
				added[n++] = out->v[i];
			else
				out->v[to++] = out->v[i];
		memcpy(out->v + to, added, n * sizeof *added);
		while (i < out->n && out->v[i].a != ALIGN_NONE && out->v[i].b != ALIGN_NONE)
			i++;
	}
	alloc_free(added);
}

static void
align_whole(const struct align_part *p, struct alignment *out)
{
	int32_t first = 0, last = 0, least = p->n < p->m ? p->n : p->m;

	while (first < least && p->a[first] == p->b[first])
		add_pair(out, p->at_a + first, p->at_b + first), first++;
	while (last < least - first && p->a[p->n - 1 - last] == p->b[p->m - 1 - last])
		last++;
	struct align_part rest = {p->a + first, p->b + first, p->n - first - last, p->m - first - last, p->at_a + first,
		p->at_b + first};
	if (!align_shortest(&rest, out))
		align_by_anchors(&rest, out);
	for (int32_t i = last; i; i--)
		add_pair(out, p->at_a + p->n - i, p->at_b + p->m - i);
}

struct alignment
align_sequences(const uint32_t *a, size_t n, const uint32_t *b, size_t m)
{
	struct alignment out = {0};

	align_whole(&(struct align_part){a, b, (int32_t)n, (int32_t)m, 0, 0}, &out);
	sort_edits(&out);
	return out;
}

struct alignment
align_refine(const struct alignment *coarse, const uint32_t *a, const uint32_t *b)
{
	struct alignment out = {.replaced = coarse->replaced};
	int32_t next_a = 0, next_b = 0;

	for (size_t i = 0; i < coarse->n;) {
		struct align_pair pair = coarse->v[i];
		struct align_part p = {a + next_a, b + next_b, 0, 0, next_a, next_b};

		for (; i < coarse->n && (coarse->v[i].a == ALIGN_NONE || coarse->v[i].b == ALIGN_NONE); i++) {
			p.n += coarse->v[i].a != ALIGN_NONE;
			p.m += coarse->v[i].b != ALIGN_NONE;
		}
		align_whole(&p, &out);
		next_a += p.n;
		next_b += p.m;
		if (i == coarse->n)
			break;
		pair = coarse->v[i++];
		add_pair(&out, pair.a, pair.b);
		next_a = pair.a + 1;
		next_b = pair.b + 1;
	}
	sort_edits(&out);
	return out;
}

void
align_free(struct alignment *alignment)
{
	alloc_free(alignment->v);
	*alignment = (struct alignment){0};
}

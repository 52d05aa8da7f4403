/* Tests alignments. Every element must occur once, in order. The elements of a pair must be equal. Short sequences must have as
 * many pairs as the longest common subsequence. A long sequence with a few changes, or with too many edits in one part, must be
 * aligned before and after the changes. Refining must keep the pairs. */
#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/text/align.h"
#include "testsuite/prop/random.h"

enum { CASES = 3000, SHORT = 24, LONG = 6000 };

static int failed;

static void
expect(int condition, const char *what)
{
	if (condition)
		return;
	printf("%s\n", what);
	failed = 1;
}

static size_t
count_pairs(const struct alignment *p)
{
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++)
		n += p->v[i].a != ALIGN_NONE && p->v[i].b != ALIGN_NONE;
	return n;
}

/* Checks that the alignment contains every element once, in order. */
static void
check_whole(const struct alignment *p, size_t n, size_t m)
{
	int32_t a = 0, b = 0;

	for (size_t i = 0; i < p->n; i++) {
		expect(p->v[i].a == ALIGN_NONE || p->v[i].a == a++, "an element of the first sequence is out of order");
		expect(p->v[i].b == ALIGN_NONE || p->v[i].b == b++, "an element of the second sequence is out of order");
		expect(p->v[i].a != ALIGN_NONE || p->v[i].b != ALIGN_NONE, "a pair without elements");
		expect(!i || p->v[i].b != ALIGN_NONE || p->v[i - 1].a != ALIGN_NONE, "an element of the first sequence follows one of the second");
	}
	expect((size_t)a == n && (size_t)b == m, "an element is missing");
}

static void
check_equal(const struct alignment *p, const uint32_t *a, const uint32_t *b)
{
	for (size_t i = 0; i < p->n; i++)
		expect(p->v[i].a == ALIGN_NONE || p->v[i].b == ALIGN_NONE || a[p->v[i].a] == b[p->v[i].b], "a pair of different elements");
}

static size_t
longest_common(const uint32_t *a, size_t n, const uint32_t *b, size_t m)
{
	size_t best[SHORT + 1][SHORT + 1] = {0};

	for (size_t i = 1; i <= n; i++)
		for (size_t k = 1; k <= m; k++) {
			size_t skip = best[i - 1][k] > best[i][k - 1] ? best[i - 1][k] : best[i][k - 1];

			best[i][k] = a[i - 1] == b[k - 1] && best[i - 1][k - 1] + 1 > skip ? best[i - 1][k - 1] + 1 : skip;
		}
	return best[n][m];
}

static void
check_short(void)
{
	for (int i = 0; i < CASES; i++) {
		uint32_t a[SHORT], b[SHORT], a2[SHORT], b2[SHORT];
		size_t n = below(SHORT + 1), m = below(SHORT + 1), kinds = 1 + below(8);

		for (size_t k = 0; k < SHORT; k++) {
			a[k] = below(kinds);
			b[k] = below(kinds);
			a2[k] = a[k] / 2;
			b2[k] = b[k] / 2;
		}
		struct alignment p = align_sequences(a, n, b, m), q = align_refine(&p, a2, b2);

		check_whole(&p, n, m);
		check_equal(&p, a, b);
		expect(count_pairs(&p) == longest_common(a, n, b, m), "not the longest common subsequence");
		check_whole(&q, n, m);
		check_equal(&q, a2, b2);
		expect(count_pairs(&q) >= count_pairs(&p), "refining loses pairs");
		align_free(&p);
		align_free(&q);
	}
}

static void
check_long(void)
{
	uint32_t *a = alloc_array(LONG, sizeof *a), *b = alloc_array(LONG, sizeof *b);

	for (uint32_t i = 0; i < LONG; i++)
		a[i] = b[i] = i;
	for (uint32_t i = 100; i < LONG; i += 500)
		b[i] = LONG + i;
	struct alignment p = align_sequences(a, LONG, b, LONG);
	check_whole(&p, LONG, LONG);
	check_equal(&p, a, b);
	expect(count_pairs(&p) == LONG - 12 && !p.replaced, "12 changes are not aligned around");
	align_free(&p);
	/* all elements of the middle third differ */
	for (uint32_t i = LONG / 3; i < LONG / 3 * 2; i++)
		b[i] = 2 * LONG + i;
	p = align_sequences(a, LONG, b, LONG);
	check_whole(&p, LONG, LONG);
	check_equal(&p, a, b);
	expect(count_pairs(&p) == LONG / 3 * 2 - 8 && p.replaced == LONG / 3 * 2, "the parts around replaced elements are not aligned");
	align_free(&p);
	alloc_free(a);
	alloc_free(b);
}

int
main(void)
{
	check_short();
	check_long();
	return failed;
}
